"""Fire of every colour: blobs that rise, shrink and come again, cut into bands of one ramp.

Every loop closes on itself. A flame is a heap of blobs whose phases are spread evenly; the field
is the deepest blob at each pixel, and each band of the ramp is a level of the field.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .palette import INDEX
from .sheets import Picture

FIRE = ("red2", "red3", "gold3", "gold4", "cream", "white")
GHOUL = ("green1", "green2", "green3", "green4", "cream", "white")
TEAL = ("teal1", "teal2", "teal3", "teal4", "ice", "white")
LEVELS = (0.02, 0.16, 0.33, 0.52, 0.73, 0.94)


@dataclass(frozen=True)
class Flame:
    """A flame that stands on a point."""

    width: int
    height: int
    radius: float
    ramp: tuple[str, ...] = FIRE
    blobs: int = 9
    sway: float = 2.0
    lean: float = 0.0
    """How far the tip is blown to the right, in pixels."""


def flame_loop(shape: Flame, count: int) -> list[Picture]:
    """`count` frames of a standing flame; its foot is the middle of the last row but two."""
    return [_flame(shape, number / count) for number in range(count)]


def _flame(shape: Flame, time: float) -> Picture:
    """A body that breathes, and tongues that leave it one after another."""
    field = np.zeros((shape.height, shape.width))
    foot_x, foot_y = shape.width / 2, shape.height - 2 - shape.radius * 0.7
    reach = foot_y - 1
    for number in range(shape.blobs):
        side = (number * 0.618) % 1 - 0.5
        age = (time + number / shape.blobs) % 1
        x = foot_x + side * shape.radius * 1.3 * (1 - age) + shape.lean * age**1.5
        x += math.sin(math.tau * (age - time * 2) + number * 0.4) * shape.sway * age
        y = foot_y - reach * (0.15 * age + 0.85 * age**1.3)
        wide = shape.radius * (0.80 - 0.72 * age) * (0.85 + 0.15 * math.cos(number * 2.4))
        blob(field, x, y, wide, shape.radius * (0.85 - 0.2 * age), 0.9 - 0.62 * age)
    sway = math.sin(math.tau * time) * shape.sway * 0.35
    for high, wide, tall, heat in (
        (0.0, 1.0, 0.75, 0.80),
        (0.35, 0.9, 1.0, 0.92),
        (1.0, 0.62, 1.1, 0.78),
        (1.8, 0.36, 1.0, 0.5),
    ):
        bend = sway * high + shape.lean * high * shape.radius / reach
        blob(
            field,
            foot_x + bend,
            foot_y - high * shape.radius,
            wide * shape.radius,
            tall * shape.radius,
            heat,
        )
    return banded(field, shape.ramp)


def blob(
    field: np.ndarray, x: float, y: float, wide: float, tall: float, heat: float = 1.0
) -> None:
    """Raise the field to a dome of this heat."""
    ys, xs = np.mgrid[0 : field.shape[0], 0 : field.shape[1]]
    away = ((xs + 0.5 - x) / max(wide, 0.3)) ** 2 + ((ys + 0.5 - y) / max(tall, 0.3)) ** 2
    dome = np.clip(1 - away, 0, 1) * heat
    # Two domes melt into one where they meet: more than the higher, less than the sum.
    np.copyto(field, np.maximum(field, dome) + 0.16 * np.minimum(field, dome))


def banded(field: np.ndarray, ramp: tuple[str, ...]) -> Picture:
    """The field as bands of the ramp, the hottest last."""
    out = np.zeros(field.shape, np.uint8)
    for level, name in zip(LEVELS, ramp, strict=True):
        out[field > level] = INDEX[name]
    return out
