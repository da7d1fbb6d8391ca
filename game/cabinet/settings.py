"""The player's settings: one frozen value, and the small file that keeps it."""

from __future__ import annotations

import logging
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeGuard

from game.cabinet import folders
from game.cabinet.locale import LANGUAGES, Locale, load, system_language

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_LOG = logging.getLogger(__name__)

INSTANT = 1000
"""The speed at which nothing is waited for."""

SPEEDS = (1, 2, 4, INSTANT)
PERCENT = tuple(range(0, 101, 10))

DEFAULT_KEYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "up": ("up",),
        "down": ("down",),
        "left": ("left",),
        "right": ("right",),
        "confirm": ("return", "enter", "space"),
        "back": ("escape", "backspace"),
        "menu": ("p", "f10"),
        "hurry": ("left shift", "right shift"),
        "recap": ("r", "tab"),
        "1": ("1", "[1]"),
        "2": ("2", "[2]"),
        "3": ("3", "[3]"),
        "4": ("4", "[4]"),
        "5": ("5", "[5]"),
        "key": ("6", "k"),
        "sword": ("7", "s"),
        "torch": ("8", "t"),
        "ball": ("9", "b"),
    }
)
"""Buttons and the names of the keys that press them, the one to show first."""


def _choice(default: Any, *choices: Any) -> Any:
    return field(default=default, metadata={"choices": choices})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player prefers; every value is one of :func:`choices`.

    ``speed`` and ``bot_speed`` multiply time on the stage and while bots think (:data:`INSTANT`
    waits for nothing); ``fill`` scales the picture to the whole window, not by whole numbers;
    ``shake`` is a percentage, and so are the volumes: ``music`` and ``effects`` are shares of
    ``master``; ``keys`` names the keys of each button.
    """

    language: str = field(default_factory=system_language, metadata={"choices": LANGUAGES})
    speed: int = _choice(1, *SPEEDS)
    bot_speed: int = _choice(1, *SPEEDS)
    fill: bool = _choice(False, False, True)
    fullscreen: bool = _choice(False, False, True)
    reduced_motion: bool = _choice(False, False, True)
    shake: int = _choice(100, 0, 25, 50, 75, 100)
    flashes: bool = _choice(True, False, True)
    master: int = _choice(80, *PERCENT)
    music: int = _choice(70, *PERCENT)
    effects: int = _choice(100, *PERCENT)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: DEFAULT_KEYS)


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
    good = {name: value for name, value in record.items() if name in known and name != "keys"}
    bad = [name for name, value in good.items() if not _valid(name, value)]
    bad += sorted(str(name) for name in record.keys() - known)
    if bad:
        _LOG.warning("These settings are not understood and were left out: %s.", ", ".join(bad))
    kept = {name: value for name, value in good.items() if name not in bad}
    return Settings(**kept, keys=_keys_from_record(record.get("keys", {})))


def to_record(settings: Settings) -> dict[str, Any]:
    """The settings as plain data for JSON; keys only where they differ from the defaults."""
    record = asdict(replace(settings, keys={}))
    record["keys"] = {
        button: list(names)
        for button, names in settings.keys.items()
        if names != DEFAULT_KEYS[button]
    }
    return record


def _valid(name: str, value: object) -> bool:
    """A value counts only with its own type: 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in choices(name))


def _keys_from_record(record: object) -> Mapping[str, tuple[str, ...]]:
    given = record if isinstance(record, dict) else {"": record}
    good = {
        button: tuple(names)
        for button, names in given.items()
        if button in DEFAULT_KEYS and _valid_names(names)
    }
    bad = given.keys() - good.keys()
    if bad:
        _LOG.warning("The keys of these buttons are not understood: %s.", ", ".join(map(str, bad)))
    return MappingProxyType({**DEFAULT_KEYS, **good})


def _valid_names(names: object) -> TypeGuard[list[str]]:
    return (
        isinstance(names, list)
        and len(names) > 0
        and all(isinstance(name, str) and name for name in names)
    )


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
