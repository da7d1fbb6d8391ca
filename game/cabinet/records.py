"""The best solo runs, ranked as S8 says."""

from __future__ import annotations

import logging
import re
from collections import Counter
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from game.cabinet import folders
from game.cabinet.pieces import has

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_LOG = logging.getLogger(__name__)

_NUMBERS = range(100)
_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")

KEPT = 10
"""How many runs the table of records holds."""


@dataclass(frozen=True, slots=True)
class Run:
    """A finished solo run.

    ``coins`` and ``wounds`` as it ended, ``health`` the H it was started with, ``character`` its
    key, ``survived`` False for a run that ended at ten wounds, ``day`` as ``2030-12-31``.
    """

    coins: int
    health: int
    wounds: int
    character: str
    survived: bool
    day: str

    @property
    def rank_key(self) -> tuple[int, int, int]:
        """S8: most coins first, then the lower health, then fewer wounds; smaller is better."""
        return (-self.coins, self.health, self.wounds)


class Records:
    """The table of records and the file behind it."""

    def __init__(self, path: Path) -> None:
        """Keep the runs in ``path``; the file need not exist, and is read when first needed."""
        self._path = path
        self._runs: tuple[Run, ...] | None = None

    def runs(self) -> tuple[Run, ...]:
        """The best runs, best first; entries that make no sense are left out with a log line."""
        if self._runs is None:
            self._runs = _best(_read(self._path))
        return self._runs

    def add(self, run: Run) -> int | None:
        """Enter a run; its place counted from 0, or None if it is not among the best.

        Runs that another program has entered meanwhile are kept.
        """
        kept = _read(self._path)
        ours = Counter(self.runs()) - Counter(kept)
        self._runs = _best([*kept, *ours.elements(), run])
        place = next((index for index, each in enumerate(self._runs) if each is run), None)
        if place is not None:
            folders.write_json(self._path, [asdict(each) for each in self._runs])
        return place


def _best(runs: Iterable[Run]) -> tuple[Run, ...]:
    return tuple(sorted(runs, key=lambda run: run.rank_key)[:KEPT])


def _read(path: Path) -> list[Run]:
    record = folders.read_json(path)
    if record is None:
        return []
    entries = record if isinstance(record, list) else [record]
    runs = [run for entry in entries if (run := _run(entry))]
    if len(runs) < len(entries):
        _LOG.warning("%s holds %d spoiled records.", path, len(entries) - len(runs))
    return runs


def _run(entry: object) -> Run | None:
    match entry:
        case {
            "coins": int(coins),
            "health": int(health),
            "wounds": int(wounds),
            "character": str(character),
            "survived": bool(survived),
            "day": str(day),
        } if _can_be_shown((coins, health, wounds), character, day):
            return Run(coins, health, wounds, character, survived, day)
    return None


def _can_be_shown(numbers: Iterable[int], character: str, day: str) -> bool:
    """Whether there is a place for the numbers, a sign of the character and such a day."""
    return (
        all(type(number) is int and number in _NUMBERS for number in numbers)
        and has(f"emblem/{character}")
        and _DAY.fullmatch(day) is not None
    )
