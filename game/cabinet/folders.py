"""The player's own files: where they are, and how they are read and written without harm."""

from __future__ import annotations

import errno
import json
import logging
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

_LOG = logging.getLogger(__name__)
_NAME = "dungeon-arcade"
_NOWHERE = Path(os.devnull) / _NAME
"""Where nothing can be kept: reading finds nothing there, writing says so in the log."""

_STALE = 60  # seconds


def config_folder() -> Path:
    """Where settings are kept; the variable DUNGEON_ARCADE_HOME moves it."""
    return _home() or _platform_folder("user_config_path")


def state_folder() -> Path:
    """Where saves, records and the log are kept; DUNGEON_ARCADE_HOME moves it."""
    return _home() or _platform_folder("user_state_path")


def _home() -> Path | None:
    home = os.environ.get("DUNGEON_ARCADE_HOME")
    return Path(home) if home else None


def _platform_folder(kind: str) -> Path:
    import platformdirs  # noqa: PLC0415 - the first frame does without it where it can

    try:
        folder: Path = getattr(platformdirs, kind)(_NAME, appauthor=False)
    except RuntimeError:  # a user without a home folder, as in some containers
        return _NOWHERE
    return folder


def read_json(path: Path) -> Any:
    """What a file holds, or None if there is no such file or it is spoiled.

    A spoiled file is put aside, not deleted, with one line in the log.
    """
    try:
        return load_json(path)
    except OSError as error:
        _LOG.warning("%s cannot be read: %s.", path, error.strerror)
    except ValueError as error:
        put_aside(path, str(error))
    return None


def load_json(path: Path) -> Any:
    """What a file holds, or None if there is no such file.

    Raises:
        OSError: it cannot be read, or is no regular file.
        ValueError: it is not JSON.
    """
    try:
        refuse_special(path)
        return json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (ValueError, RecursionError):
        raise ValueError("it is not JSON") from None


def refuse_special(path: Path) -> None:
    """Keep off what is no regular file: a pipe waits for ever, a device may never end.

    Raises:
        OSError: it is a pipe, a folder or a device; or there is nothing.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "it is no regular file", str(path))


def write_json(path: Path, data: Any) -> bool:
    """Write a file as a whole or not at all; whether it was written.

    A folder that cannot be written costs one line in the log and nothing else.
    """
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _sweep(path)
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        fresh.write_text(text, "utf-8", errors="backslashreplace")
        fresh.replace(path)
    except OSError as error:
        _LOG.warning("%s cannot be written: %s.", path, error.strerror)
        with suppress(OSError):
            fresh.unlink()
        return False
    return True


def _sweep(path: Path) -> None:
    """Delete what programs that were killed in the middle of writing ``path`` have left.

    Writing takes no time worth mentioning: what is this old belongs to nobody any more.
    """
    for left in path.parent.glob(f"{path.name}.*.new"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > _STALE:
                left.unlink()


def put_aside(path: Path, why: str) -> Path | None:
    """Rename a spoiled file to ``<name>.spoiled``, so that nothing is lost, and say so.

    Returns where it is now, or None if it could not be moved.
    """
    aside = path.with_name(f"{path.name}.spoiled")
    try:
        path.replace(aside)
    except OSError as error:
        _LOG.warning("%s is spoiled (%s) and cannot be moved: %s.", path, why, error.strerror)
        return None
    _LOG.warning("%s is spoiled (%s); it was put aside as %s.", path, why, aside.name)
    return aside


def remove(path: Path) -> None:
    """Delete a file if it is there."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _LOG.warning("%s cannot be deleted: %s.", path, error.strerror)
