"""The small pictures of the interface by name, cut from the sheets that the build made.

Names (``assets/ui/index.json`` has them all): ``icon/chest`` ``icon_off/chest`` ``glyph/pad:A``
``arrow/right/gold4`` ``emblem/knight`` ``emblem_off/knight`` ``portrait/knight`` (28x30)
``portrait_off/knight`` ``card/L/knight/3`` ``card_back/M/rogue`` ``shield/steel`` ``item/torch``
``marker/red`` ``star`` ``crown`` ``medal/1`` ``pedestal/deck`` ``torch/0-3`` ``coin/0-5`` ``logo``.
A sheet is read when its first piece is asked for; nothing here needs a display.
"""

from __future__ import annotations

import json
from functools import cache

import pygame

from game.cabinet.paths import data_root


def folder(name: str) -> str:
    """The path of a folder of built pictures, ``ui`` or ``fonts``."""
    return str(data_root() / "assets" / name)


@cache
def _index() -> dict[str, tuple[str, int, int, int, int]]:
    with open(f"{folder('ui')}/index.json", encoding="utf-8") as file:  # noqa: PTH123
        entries: dict[str, list[str | int]] = json.load(file)
    return {
        name: (str(sheet), int(x), int(y), int(w), int(h))
        for name, (sheet, x, y, w, h) in entries.items()
    }


@cache
def _sheet(name: str) -> pygame.Surface:
    return pygame.image.load(f"{folder('ui')}/{name}.png")


@cache
def piece(name: str) -> pygame.Surface:
    """The picture called ``name``; the same surface each time, so draw it but do not draw on it.

    Raises:
        KeyError: the build makes no such piece.
    """
    _, _, _, w, h = _index()[name]
    return _cut(name, pygame.Surface((w, h), pygame.SRCALPHA))


def _cut(name: str, picture: pygame.Surface) -> pygame.Surface:
    sheet, x, y, w, h = _index()[name]
    picture.blit(_sheet(sheet), (0, 0), (x, y, w, h))
    return picture


def has(name: str) -> bool:
    """Whether the build made a piece of this name."""
    return name in _index()


@cache
def backdrop(name: str) -> pygame.Surface:
    """A picture that fills the canvas, opaque and in the display's format when there is one."""
    _, _, _, w, h = _index()[name]
    return _cut(name, pygame.Surface((w, h)))
