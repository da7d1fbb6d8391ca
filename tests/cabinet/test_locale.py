"""The languages say the same things, nothing is missing and nothing is left over."""

from __future__ import annotations

import ast
import re
import string
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.cabinet import locale

GAME = Path(locale.__file__).parents[1]
ENGLISH, SPANISH = locale.load("en"), locale.load("es")
PLURALS = (".one", ".other")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def spoken_key(key: str) -> str:
    """The key by which the code asks: without the plural's form."""
    return next((key.removesuffix(form) for form in PLURALS if key.endswith(form)), key)


@cache
def literals() -> frozenset[str]:
    """Every string and number that stands in the code, and the names of classes' fields."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    constants = {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    return frozenset(
        constants
        | {
            node.target.id
            for node in nodes
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
    )


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(GAME.rglob("*.py")))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string in the code, its fields as groups."""
    return tuple(
        re.compile(
            "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                for part in node.values
            )
        )
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and any("." in str(getattr(p, "value", "")) for p in node.values)
    )


KEYS = {pygame.key.name(getattr(pygame, key)) for key in dir(pygame) if key.startswith("K_")}
"""What SDL calls the keys that anybody may set."""


def is_asked_for(key: str) -> bool:
    if key in literals() or key.removeprefix("input.key.") in KEYS:
        return True
    for pattern in patterns():
        match = pattern.fullmatch(key)
        if match and all(is_word(group) for group in match.groups()):
            return True
    return False


def is_word(group: str) -> bool:
    """Whether what an f-string's field stood for is a word of the code, or two of them."""
    return group in literals() or all(part in literals() for part in group.split("."))


def test_both_languages_have_the_same_keys() -> None:
    assert ENGLISH.entries.keys() == SPANISH.entries.keys()


@pytest.mark.parametrize("key", sorted(ENGLISH.entries))
def test_a_text_has_the_same_fields_in_both_languages(key: str) -> None:
    assert fields(ENGLISH.entries[key]) == fields(SPANISH.entries[key])


@pytest.mark.parametrize("key", sorted({spoken_key(key) for key in ENGLISH.entries}))
def test_every_text_is_asked_for_somewhere(key: str) -> None:
    assert is_asked_for(key)


def test_every_key_in_the_code_has_a_text() -> None:
    known = {spoken_key(key) for key in ENGLISH.entries}
    tables = {key.partition(".")[0] for key in known}
    dotted = re.compile(rf"(?:{'|'.join(sorted(tables))})(?:\.[a-z0-9_]+)+")
    asked = {text for text in literals() if dotted.fullmatch(text) and not text.endswith("_")}
    assert asked - known - set(ENGLISH.entries) == set()


def test_a_plural_is_chosen_by_n() -> None:
    assert ENGLISH.say("event.coins_gained", Who="The Rogue", n=1) == "The Rogue gains 1 coin."
    assert SPANISH.say("event.coins_gained", Who="El Pícaro", n=2) == "El Pícaro gana 2 monedas."


def test_spanish_contracts_its_articles() -> None:
    attacked = SPANISH.say("event.attacked", Foe="El Trol", who="el Pícaro")
    assert attacked == "El Trol ataca al Pícaro."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("a",), "a"),
        (("a", "b"), "a y b"),
        (("a", "Íñigo"), "a e Íñigo"),
        (("a", "hielo"), "a y hielo"),
    ],
)
def test_spanish_lists(words: tuple[str, ...], sentence: str) -> None:
    assert SPANISH.join(words) == sentence


def test_an_unknown_language_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="choose one of en, es"):
        locale.load("xx")


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(OSError, match=r"'no\.such\.key' is missing") as refused:
        ENGLISH.say("no.such.key")
    assert refused.value.filename.endswith("en.toml")


@pytest.mark.parametrize("spoiled", [b"[text\n", b"\xff"])
def test_a_spoiled_file_of_words_is_named(tmp_path, monkeypatch, spoiled: bytes) -> None:
    (tmp_path / "assets" / "locale").mkdir(parents=True)
    path = tmp_path / "assets" / "locale" / "en.toml"
    path.write_bytes(spoiled)
    monkeypatch.setattr(locale, "data_root", lambda: tmp_path)
    with pytest.raises(OSError, match="it is not TOML") as refused:
        locale.load.__wrapped__("en")
    assert refused.value.filename == str(path)
