"""Where log lines go: warnings to standard error, one line each; everything to a file."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.cabinet import folders

if TYPE_CHECKING:
    from io import TextIOWrapper

LOG_FILE = "dungeon-arcade.log"


class _QuietFile(logging.FileHandler):
    """A log file that is opened by its first line; one that cannot be written is no error."""

    def _open(self) -> TextIOWrapper:
        """Opening a pipe that nobody reads would wait for ever."""
        with suppress(FileNotFoundError):
            folders.refuse_special(Path(self.baseFilename))
        return super()._open()

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """A line that finds the disk full is lost, and nothing else."""

    def close(self) -> None:
        with suppress(OSError):
            super().close()


class _OneLine(logging.Formatter):
    """A sentence for the terminal, whatever traceback comes with it for the file."""

    def format(self, record: logging.LogRecord) -> str:
        return f"dungeon-arcade: {record.getMessage()}"


def start(folder: Path) -> Path:
    """Send the lines of the whole game to standard error and to a file in ``folder``.

    Details of an error (level DEBUG) go to the file alone. Returns the file's path.
    """
    path = folder / LOG_FILE
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    to_file = _QuietFile(path, encoding="utf-8", delay=True)
    to_file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    to_terminal = logging.StreamHandler()
    to_terminal.setLevel(logging.WARNING)
    to_terminal.setFormatter(_OneLine())
    root = logging.getLogger("game")
    root.handlers = [to_file, to_terminal]
    root.setLevel(logging.DEBUG)
    root.propagate = False
    return path
