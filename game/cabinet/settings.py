"""The player's settings: one frozen value, and the small file that keeps it."""

from __future__ import annotations

import logging
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from game.cabinet import folders
from game.cabinet.bindings import (
    DEFAULTS,
    bindings_from_record,
    bindings_record,
    taught_from_record,
)
from game.cabinet.locale import LANGUAGES, Locale, load, system_language

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from game.cabinet.bindings import Bindings

_LOG = logging.getLogger(__name__)

INSTANT = 1000
"""The speed at which nothing is waited for."""

SPEEDS = (1, 2, 4, INSTANT)
PERCENT = tuple(range(0, 101, 10))
_TABLES = frozenset({"bindings", "taught"})
_NONE_TAUGHT: Mapping[str, Mapping[str, str]] = MappingProxyType({})

TIMES = (0, 10, 20, 30, 45, 60, 90)
"""Seconds to choose in; 0 is as long as you like."""


def _choice(default: Any, *choices: Any) -> Any:
    return field(default=default, metadata={"choices": choices})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player prefers; every value is one of :func:`choices`.

    ``speed`` and ``bot_speed`` multiply time on the stage and while bots think (:data:`INSTANT`
    waits for nothing); ``forced`` plays a move for you that has no alternative; ``timer`` is the
    seconds to choose in, 0 for no limit; ``text_size`` from 2 on shows every sentence that many
    times as large, ``speech`` reads it aloud; ``fill`` scales the picture to the whole window, not
    by whole numbers; ``colour_blind`` tells red from green by blue, ``crt`` draws the lines of a
    tube; ``shake`` is a percentage, and so are the volumes: ``music`` and ``effects`` are shares
    of ``volume``; ``bindings`` says what the buttons of each kind of device do, ``taught`` which
    button is which on joysticks that only their owner knows, by GUID.
    """

    language: str = field(default_factory=system_language, metadata={"choices": LANGUAGES})
    speed: int = _choice(1, *SPEEDS)
    bot_speed: int = _choice(1, *SPEEDS)
    forced: bool = _choice(False, False, True)
    timer: int = _choice(0, *TIMES)
    text_size: int = _choice(1, 1, 2, 3)
    speech: bool = _choice(False, False, True)
    fill: bool = _choice(False, False, True)
    fullscreen: bool = _choice(False, False, True)
    reduced_motion: bool = _choice(False, False, True)
    shake: int = _choice(100, 0, 25, 50, 75, 100)
    flashes: bool = _choice(True, False, True)
    colour_blind: bool = _choice(False, False, True)
    crt: int = _choice(0, 0, 1, 2)
    muted: bool = _choice(False, False, True)
    volume: int = _choice(80, *PERCENT)
    music: int = _choice(70, *PERCENT)
    effects: int = _choice(100, *PERCENT)
    rumble: bool = _choice(True, False, True)
    bindings: Bindings = field(default_factory=lambda: DEFAULTS)
    taught: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: _NONE_TAUGHT)


@cache
def choices(name: str) -> tuple[Any, ...]:
    """The values that the setting ``name`` may have, in the order of the menu."""
    (found,) = (each for each in fields(Settings) if each.name == name)
    return tuple(found.metadata["choices"])


def from_record(record: object) -> Settings:
    """The settings in a record; what is unknown or broken keeps its default, with a log line."""
    if not isinstance(record, dict):
        _LOG.warning("The settings are not a table; the defaults are used.")
        return Settings()
    known = {each.name for each in fields(Settings)}
    good = {name: value for name, value in record.items() if name in known - _TABLES}
    bad = [name for name, value in good.items() if not _valid(name, value)]
    bad += sorted(str(name) for name in record.keys() - known)
    if bad:
        _LOG.warning("These settings are not understood and were left out: %s.", ", ".join(bad))
    kept = {name: value for name, value in good.items() if name not in bad}
    bindings = bindings_from_record(record.get("bindings", {}))
    return Settings(**kept, bindings=bindings, taught=taught_from_record(record.get("taught", {})))


def to_record(settings: Settings) -> dict[str, Any]:
    """The settings as plain data for JSON; buttons only where they differ from the defaults."""
    record = asdict(replace(settings, bindings={}, taught={}))
    record["bindings"] = bindings_record(settings.bindings)
    record["taught"] = {guid: dict(names) for guid, names in settings.taught.items()}
    return record


def _valid(name: str, value: object) -> bool:
    """A value counts only with its own type: 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in choices(name))


class Preferences:
    """The settings in force and the file behind them: the one place where they change."""

    def __init__(self, path: Path, **for_now: Any) -> None:
        """Read ``path``; ``for_now`` holds settings of the command line, which are not saved."""
        self._path = path
        record = folders.read_json(path)
        self._saved = Settings() if record is None else from_record(record)
        self._current = replace(self._saved, **for_now)

    @property
    def current(self) -> Settings:
        """The settings in force."""
        return self._current

    @property
    def locale(self) -> Locale:
        """The words of the language in force."""
        return load(self._current.language)

    def change(self, **changes: Any) -> None:
        """Put new values in force and save them; without a writable folder they last the day."""
        self._saved = replace(self._saved, **changes)
        self._current = replace(self._current, **changes)
        folders.write_json(self._path, to_record(self._saved))
