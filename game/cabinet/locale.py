"""Words of one language, looked up by dotted key: ``assets/locale/<language>.toml``."""

from __future__ import annotations

import errno
import os
import tomllib
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from game.cabinet.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

LANGUAGES = ("en", "es")


@dataclass(frozen=True, slots=True)
class Locale:
    """The sentences of ``language``; make one with :func:`load`.

    ``entries`` maps dotted keys to texts with ``{fields}``; ``contractions`` are the pairs that
    melt where a field meets the words around it (Spanish ``a el`` is ``al``).
    """

    language: str
    entries: Mapping[str, str]
    contractions: tuple[tuple[str, str], ...] = ()

    def say(self, key: str, /, **fields: object) -> str:
        """The text of ``key`` with its fields filled in; ``n`` chooses between one and other.

        Raises:
            OSError: no text has that key, or it has other fields: the file is spoiled.
        """
        try:
            text = self.entries.get(key)
            if text is None:
                text = self.entries[f"{key}.{'one' if fields.get('n') in (1, -1) else 'other'}"]
            return self._contract(text.format(**fields)) if fields else text
        except (KeyError, IndexError, ValueError) as error:
            why = f"the text {key!r} is missing or cannot be filled in ({error})"
            raise _spoiled(self.language, why) from error

    def has(self, key: str) -> bool:
        """Whether :meth:`say` knows this key."""
        return key in self.entries or f"{key}.other" in self.entries

    def join(self, words: tuple[str, ...]) -> str:
        """A list as a sentence has it: ``a, b and c``."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.say(self._and_before(words[-1]))} {words[-1]}"

    def _contract(self, text: str) -> str:
        for apart, together in self.contractions:
            text = text.replace(apart, together)
        return text

    def _and_before(self, word: str) -> str:
        """Spanish says ``e`` for ``y`` before the sound of an i."""
        starts_with_i = word.lower().startswith(("i", "hi", "í")) and not word.lower().startswith(
            "hie"
        )
        return "list.and_before_i" if starts_with_i else "list.and"


@cache
def load(language: str) -> Locale:
    """The locale of ``language``.

    Raises:
        ValueError: there is no such language.
        OSError: its file is missing or spoiled.
    """
    if language not in LANGUAGES:
        raise ValueError(
            f"There is no language {language!r}; choose one of {', '.join(LANGUAGES)}."
        )
    try:
        table = tomllib.loads(_path(language).read_text("utf-8"))
    except ValueError as error:
        raise _spoiled(language, f"it is not TOML ({error})") from error
    contractions = tuple((apart, together) for apart, together in table.pop("contractions", ()))
    return Locale(language, MappingProxyType(dict(_flatten(table))), contractions)


def _path(language: str) -> Path:
    return data_root() / "assets" / "locale" / f"{language}.toml"


def _spoiled(language: str, why: str) -> OSError:
    return OSError(errno.EINVAL, why, str(_path(language)))


def system_language() -> str:
    """The language that the environment asks for, where there is a locale for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _flatten(table: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{prefix}{key}.")
        else:
            yield prefix + key, str(value)
