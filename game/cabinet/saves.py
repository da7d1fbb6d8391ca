"""The game in progress, kept after every step, so that closing the window loses nothing."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from game.cabinet import folders

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_LOG = logging.getLogger(__name__)


class Saves:
    """One saved game in one file, as plain data that the game itself understands."""

    def __init__(self, path: Path) -> None:
        """Keep the game in ``path``; the file need not exist.

        ``kept`` tells whether it could be written when that was last tried.
        """
        self.path = path
        self.kept = True

    @property
    def exists(self) -> bool:
        """Whether there is a game to continue; none, with a line in the log, if nobody may look."""
        try:
            return self.path.is_file()
        except OSError as error:
            _LOG.warning("%s cannot be read: %s.", self.path, error.strerror)
            return False

    def write(self, record: Mapping[str, Any]) -> bool:
        """Keep ``record`` instead of what was there; whether it could be written."""
        self.kept = folders.write_json(self.path, dict(record))
        return self.kept

    def read(self) -> dict[str, Any] | None:
        """The saved record, or None; a spoiled file is put aside with one line in the log."""
        record = folders.read_json(self.path)
        if record is None or isinstance(record, dict):
            return record
        self.put_aside("it holds no game")
        return None

    def load(self) -> dict[str, Any] | None:
        """The saved record, or None if there is none; a spoiled file stays where it is.

        Raises:
            OSError: the file cannot be read.
            ValueError: it holds no game.
        """
        record = folders.load_json(self.path)
        if record is None or isinstance(record, dict):
            return record
        raise ValueError("it holds no game")

    def put_aside(self, why: str) -> Path | None:
        """Give up on a save that cannot be continued, without deleting it; ``why`` is logged.

        Returns where it is now, or None if it could not be moved.
        """
        return folders.put_aside(self.path, why)

    def clear(self) -> None:
        """Forget the saved game: it is over."""
        folders.remove(self.path)
