"""Sparks, dust and drops: plain rows of numbers, outside the entities, drawn as small squares."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pygame

from game.cabinet.palette import RGB

if TYPE_CHECKING:
    from pygame import Surface

LIMIT = 320
"""Never more than this at once: the oldest make way."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind looks and moves.

    ``colours`` and ``sizes`` are gone through over ``life`` seconds; ``speed`` is the reach of the
    random start in pixels a second, ``lift`` what is added upwards, ``fall`` the weight in pixels
    a second squared (negative: it rises).
    """

    colours: tuple[str, ...]
    sizes: tuple[int, ...] = (2, 2, 1)
    life: float = 0.6
    speed: float = 60.0
    lift: float = 30.0
    fall: float = 160.0


KINDS = MappingProxyType(
    {
        "ember": Kind(("gold4", "gold3", "red4", "red3"), (1,), 1.1, 9, 22, -12),
        "dust": Kind(("bone3", "bone2", "stone3"), (3, 3, 2, 1), 0.55, 44, 14, 20),
        "spark": Kind(("white", "cream", "gold4", "gold3"), (2, 2, 1), 0.42, 130, 40, 240),
        "glint": Kind(("white", "cream", "gold4"), (1, 2, 1), 0.7, 34, 30, 10),
        "blood": Kind(("red4", "red3", "red2"), (3, 2, 2, 1), 0.6, 74, 60, 330),
        "stone": Kind(("stone5", "stone4", "stone3"), (3, 2, 2), 0.7, 84, 70, 360),
        "magic": Kind(("white", "teal4", "teal3", "teal2"), (2, 2, 1), 0.8, 50, 26, -30),
        "hex": Kind(("white", "purp4", "purp3", "purp2"), (2, 2, 1), 0.8, 56, 20, -26),
        "fire": Kind(("white", "gold4", "gold3", "red4", "red2"), (3, 4, 3, 2), 0.5, 70, 20, -60),
        "lava": Kind(("cream", "gold4", "gold3", "red3", "red2"), (4, 3, 3, 2), 0.8, 90, 110, 420),
        "poison": Kind(("green4", "green3", "green2"), (2, 3, 2), 0.7, 46, 30, 90),
        "bone": Kind(("white", "bone4", "bone3"), (2, 3, 2), 0.7, 90, 70, 360),
        "heal": Kind(("white", "green4", "teal4"), (1, 2, 1), 0.9, 24, 36, -20),
        "smoke": Kind(("stone4", "stone3", "stone2"), (3, 4, 4, 3), 0.9, 22, 24, -14),
        "confetti": Kind(("red3", "gold4", "teal3", "blue3", "purp4"), (3,), 2.2, 60, -10, 40),
        "firefly": Kind(("green4", "teal4", "green3", "teal4"), (1,), 2.6, 10, 3, -2),
        "mote": Kind(("gold4", "cream", "gold3"), (1,), 1.8, 5, 2, -5),
        "ash": Kind(("gold3", "red4", "red3", "stone3"), (1,), 2.4, 10, 26, -8),
        "drip": Kind(("steel3", "steel2"), (1, 2), 0.9, 2, 0, 260),
    }
)


@dataclass(slots=True)
class Particles:
    """All that fly now, as parallel rows; ``chance`` is for looks only."""

    kinds: list[Kind] = field(default_factory=list)
    xs: list[float] = field(default_factory=list)
    ys: list[float] = field(default_factory=list)
    across: list[float] = field(default_factory=list)
    down: list[float] = field(default_factory=list)
    ages: list[float] = field(default_factory=list)
    tints: list[int] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(7))

    def burst(self, kind: str, x: float, y: float, count: int, spread: float = 4.0) -> None:
        """Throw ``count`` of a kind from around (x, y), in pixels of the world."""
        made = KINDS[kind]
        chance = self.chance
        for _ in range(count):
            self.kinds.append(made)
            self.xs.append(x + chance.uniform(-spread, spread))
            self.ys.append(y + chance.uniform(-spread / 2, spread / 2))
            self.across.append(chance.uniform(-made.speed, made.speed))
            self.down.append(chance.uniform(-made.speed, made.speed * 0.4) - made.lift)
            self.ages.append(0.0)
            self.tints.append(chance.randrange(8))
        self._trim(len(self.kinds) - LIMIT)

    def step(self, seconds: float) -> None:
        """Let time pass; those that have lived their time are gone."""
        old = False
        for each, kind in enumerate(self.kinds):
            self.ages[each] += seconds
            self.xs[each] += self.across[each] * seconds
            self.ys[each] += self.down[each] * seconds
            self.down[each] += kind.fall * seconds
            old = old or self.ages[each] >= kind.life
        if old:
            self._drop_old()

    def blits(self, left: float, top: float) -> list[tuple[Surface, tuple[int, int]]]:
        """What to draw, with the world's (left, top) in the corner."""
        out = []
        for each, kind in enumerate(self.kinds):
            share = self.ages[each] / kind.life
            colours, sizes = kind.colours, kind.sizes
            lasting = len(sizes) == 1 and kind.fall > 0  # confetti keeps its colour
            shift = self.tints[each] if lasting else int(share * len(colours))
            dot = _dot(colours[shift % len(colours)], sizes[int(share * len(sizes))])
            out.append((dot, (int(self.xs[each] - left), int(self.ys[each] - top))))
        return out

    def clear(self) -> None:
        """Nothing flies any more."""
        self._trim(len(self.kinds))

    def _rows(self) -> tuple[list[Any], ...]:
        return self.kinds, self.xs, self.ys, self.across, self.down, self.ages, self.tints

    def _trim(self, count: int) -> None:
        if count > 0:
            for row in self._rows():
                del row[:count]

    def _drop_old(self) -> None:
        keep = [age < kind.life for age, kind in zip(self.ages, self.kinds, strict=True)]
        for row in self._rows():
            row[:] = [value for value, kept in zip(row, keep, strict=True) if kept]


@cache
def _dot(colour: str, size: int) -> Surface:
    dot = pygame.Surface((size, size)).convert()
    dot.fill(RGB[colour])
    return dot
