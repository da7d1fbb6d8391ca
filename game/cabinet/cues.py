"""The table from cue to sound: what ``assets/cues.toml`` says, as values."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.cabinet.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Cue:
    """What sounds at one moment of the game.

    Of the sounds ``play`` one sounds each time, in turn, from the first again after ``rest``
    seconds of silence; ``also`` sound with it.  ``of`` holds other sounds for what the cue is of
    (a room, a hero, a card).  Within ``every`` seconds a cue sounds once.  With ``duck`` the music
    stands back for as long as the sound lasts.
    """

    play: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    of: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    every: float = 0.04
    rest: float = float("inf")
    duck: bool = False

    def sounds(self, of: tuple[str, ...]) -> tuple[str, ...]:
        """The sounds for the first thing of ``of`` that has its own, or the usual ones."""
        return next((self.of[each] for each in of if each in self.of), self.play)


@dataclass(frozen=True, slots=True)
class Tune:
    """A piece of music: ``length`` seconds, a loop.

    It may give way every ``step`` seconds, on a strong beat; with ``resume`` it goes on later
    where it was left.
    """

    file: str
    length: float
    step: float
    resume: bool = False


@dataclass(frozen=True, slots=True)
class CueTable:
    """Every cue and every tune by its name; the order is that in which sounds are needed."""

    cues: Mapping[str, Cue]
    tunes: Mapping[str, Tune]

    @property
    def sounds(self) -> tuple[str, ...]:
        """Every sound that some cue plays, once, in the order of the table."""
        found: dict[str, None] = {}
        for cue in self.cues.values():
            for names in (cue.play, cue.also, *cue.of.values()):
                found.update(dict.fromkeys(names))
        return tuple(found)


def load() -> CueTable:
    """Read the table.

    Raises:
        OSError, tomllib.TOMLDecodeError, TypeError, KeyError: the file is missing or spoiled.
    """
    text = (data_root() / "assets" / "cues.toml").read_text(encoding="utf-8")
    record = tomllib.loads(text)
    return CueTable(
        {name: _cue(entry) for name, entry in record["cue"].items()},
        {name: Tune(**entry) for name, entry in record["music"].items()},
    )


def _cue(entry: dict[str, Any]) -> Cue:
    """TOML's lists become tuples; the rest is as in :class:`Cue`."""
    record = dict(entry)
    for name in ("play", "also"):
        record[name] = tuple(record.get(name, ()))
    record["of"] = {name: tuple(sounds) for name, sounds in record.get("of", {}).items()}
    return Cue(**record)
