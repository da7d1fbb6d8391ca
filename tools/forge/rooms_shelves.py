"""Shelves and what stands on them: books, bottles, jars, skulls, coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .rooms_walls import DYES, GOLD, IRON, WOOD

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.rooms import Feature

    from .rooms_fields import Painter


def shelf(painter: Painter, it: Feature) -> None:
    """A case of boards that holds books, bottles, jars, skulls, gold or weapons."""
    painter.fill(painter.box(it.x, it.y, it.width, it.height), WOOD, 0.2, 0.0, 0.0)
    painter.shade(painter.box(it.x + it.width, it.y + 3, 6, it.height), 0.55)
    rows = max(1, round(it.height / 24))
    step = it.height / rows
    for row in range(rows):
        floor = round(it.y + (row + 1) * step)
        _stock(painter, it, floor - 3, step - 7, str(it.option("holds", "books")))
        board = painter.box(it.x, floor - 3, it.width, 3)
        painter.fill(board, WOOD, 0.62, 3.0)
        painter.shade(painter.box(it.x + 3, floor, it.width - 6, 2), 0.5)
    for x in (it.x, it.x + it.width - 4):
        painter.fill(painter.box(x, it.y - 2, 4, it.height + 2), WOOD, 0.6, 3.4)
    painter.fill(painter.box(it.x - 2, it.y - 4, it.width + 4, 4), WOOD, 0.7, 4.0)


def _stock(painter: Painter, it: Feature, floor: int, room: float, holds: str) -> None:
    x = it.x + 5
    draw = {"books": _book, "bottles": _bottle, "jars": _jar, "skulls": _skull, "gold": _coins}[holds]
    while x < it.x + it.width - 8:
        if painter.rng.random() < 0.1:
            x += int(painter.rng.integers(3, 8))
            continue
        x += draw(painter, x, floor, room, it.x + it.width - 5 - x) + 1


def _book(painter: Painter, x: int, floor: int, room: float, left: int) -> int:
    width = min(left, int(painter.rng.integers(3, 6)))
    height = int(room * painter.rng.uniform(0.66, 0.96))
    dye = DYES[str(painter.rng.choice(["red", "blue", "green", "purple", "bone", "black"]))]
    spine = painter.box(x, floor - height, width, height)
    painter.fill(spine, dye, 0.52, 2.0)
    painter.A[spine & (painter.x < x + 1)] = 0.3
    band = spine & ((painter.y == floor - height + 3) | (painter.y == floor - 3))
    painter.fill(band, GOLD, 0.5)
    return width


def _bottle(painter: Painter, x: int, floor: int, room: float, left: int) -> int:
    radius = min(left / 2, painter.rng.uniform(3, 4.6))
    dye = DYES[str(painter.rng.choice(["red", "blue", "green", "purple", "teal", "gold"]))]
    belly = painter.oval(x + radius, floor - radius, radius, radius)
    neck = painter.box(x + radius - 1, floor - 2 * radius - 4, 2, 5)
    painter.fill(belly < 1, dye, 0.5, np.clip(1 - belly, 0, 1) * 5, 0.12)
    painter.fill(neck, IRON, 0.55, 1.0)
    painter.A[painter.oval(x + radius - 1.2, floor - radius - 1.2, 1.1, 1.1) < 1] = 1.0
    return int(2 * radius) + 1


def _jar(painter: Painter, x: int, floor: int, room: float, left: int) -> int:
    width = min(left, int(painter.rng.integers(7, 11)))
    height = int(room * painter.rng.uniform(0.5, 0.85))
    body = painter.oval(x + width / 2, floor - height / 2, width / 2, height / 2) < 1
    body |= painter.box(x + 1, floor - height * 0.6, width - 2, height * 0.6)
    shine = 1 - np.abs(painter.x - x - width * 0.35) / width
    painter.fill(body, DYES["bone"], 0.3 + 0.3 * shine, 3 * shine)
    painter.fill(painter.box(x + 1, floor - height - 1, width - 2, 2), WOOD, 0.6, 3.0)
    return width


def _skull(painter: Painter, x: int, floor: int, room: float, left: int) -> int:
    dome = painter.oval(x + 5, floor - 6, 5, 5)
    head = (dome < 1) | painter.box(x + 2, floor - 4, 6, 4)
    painter.fill(head, DYES["bone"], 0.5, np.clip(1.2 - dome, 0, 1) * 5)
    for eye in (x + 2, x + 6):
        painter.A[painter.box(eye, floor - 7, 2, 3)] = 0.05
    painter.A[painter.box(x + 4, floor - 2, 1, 2) | painter.box(x + 6, floor - 2, 1, 2)] = 0.1
    return 11


def _coins(painter: Painter, x: int, floor: int, room: float, left: int) -> int:
    width = min(left, int(painter.rng.integers(6, 9)))
    height = int(painter.rng.integers(3, max(5, int(room * 0.8))))
    stack = painter.box(x, floor - height, width, height)
    painter.fill(stack, GOLD, 0.4 + 0.25 * ((painter.y + x) % 3 < 1), 2.0, 0.05)
    painter.A[stack & (painter.x >= x + width - 1)] = 0.25
    return width


SHELF_OBJECTS: dict[str, Callable[[Painter, Feature], None]] = {"shelf": shelf}
