"""Dust, smoke, bolts of light and lava."""

from __future__ import annotations

import math

import numpy as np

from .effects_pixels import cloud, dot
from .flames import banded, blob
from .forge import polar
from .sheets import Picture


def dust() -> list[Picture]:
    """Dust kicked up by feet or a fall: two heaps that part and thin."""
    out = []
    for age in range(6):
        size = (4.2, 5.4, 4.8, 3.8, 2.6, 1.5)[age]
        lobes = []
        for side in (-1, 1):
            x = 24 + side * (3 + 3.2 * age)
            lobes += [
                (x, 20 - age * 0.9, size),
                (x + side * size * 0.9, 21 - age * 0.5, size * 0.7),
                (x - side * size * 0.8, 21 - age * 0.2, size * 0.62 * (age < 4)),
            ]
        out.append(cloud(48, 26, lobes))
    return out


def escape() -> list[Picture]:
    """A hero is gone in a cloud: it swells, is torn by light, and rises in shreds."""
    out = []
    for age in range(8):
        swell = (7, 12, 14, 13, 11, 8.4, 5.6, 3.2)[age]
        lobes = []
        for k in range(8):
            x, y = polar(32, 36 - age * 0.8, k * 45 + age * 8, swell * 0.55 + 1.6 * age)
            rise = max(0, age - 3) * (1.2 + (k * 3 % 4) * 0.8)
            lobes.append(
                (
                    x,
                    y - rise,
                    swell
                    * (0.62 - 0.05 * (k % 3))
                    * (1 if age < 3 else (1, 0.6, 0.82, 0.45)[k % 4]),
                )
            )
        if age < 4:
            lobes.append((32, 34 - age, swell * 0.85))
        img = cloud(64, 60, lobes)
        for k in range(6):
            if age:
                x, y = polar(32, 32 - age * 2, k * 60 + age * 24, 11 + age * 2.0)
                dot(img, x, y, ("gold4", "white", "teal4")[k % 3], 2 if age < 5 else 1)
        out.append(img)
    return out


def smoke() -> list[Picture]:
    """A wisp that rises and thins."""
    out = []
    for age in range(8):
        lobes = []
        for k in range(4):
            life = age / 8 + k * 0.16
            y = 42 - 34 * min(1, life)
            lobes.append(
                (
                    16 + 4 * math.sin(life * 6 + k),
                    y,
                    (2 + 5.5 * math.sin(min(1, life) * math.pi)) * (1 - age / 10),
                )
            )
        out.append(cloud(32, 48, lobes, "smoke"))
    return out


def bolts(ramp: tuple[str, ...]) -> list[Picture]:
    """A ball of light that flies to the right with its tail behind."""
    out = []
    for number in range(4):
        field = np.zeros((20, 36))
        for k in range(7):
            age = (number / 4 + k / 7) % 1
            blob(
                field,
                24 - 20 * age,
                10 + math.sin(age * 7 + k * 2) * 2.6 * age,
                6 * (1 - age) + 0.8,
                4.6 * (1 - age) + 0.6,
                0.75 - 0.5 * age,
            )
        blob(field, 26, 10, 7, 6.4, 1.1)
        out.append(banded(field, ramp))
    return out


def lava() -> list[Picture]:
    """Lava splashes up from its pool and falls back."""
    out = []
    for age in range(7):
        field = np.zeros((42, 56))
        time = (age + 0.6) / 7
        for k in range(9):
            side = (k - 4) / 4
            x = 28 + side * (6 + 20 * time)
            y = 38 - (1 - abs(side) * 0.55) * 62 * time * (1.06 - time) * (1.15 - 0.3 * (k % 2))
            size = 4.6 * (1 - 0.62 * time) * (1 - 0.25 * (k % 2))
            blob(field, x, y, size, size * (1.5 if time < 0.4 else 1.05), 0.72)
        heap = 1 - time
        blob(field, 28, 39, 13 * heap + 3, 13 * heap * (1.2 - time), 0.8)
        out.append(banded(field, ("red1", "red2", "red3", "gold3", "gold4", "cream")))
    return out


POUR_WIDTH, POUR_HEIGHT = 44, 150


def pour() -> dict[str, list[Picture]]:
    """Lava poured from above on one who stands at the feet: it comes, runs, and breaks off."""
    birth = [_pour(0.0, (0, reach)) for reach in (0.35, 0.75)]
    runs = [_pour(number / 4, (0, 1)) for number in range(4)]
    end = [_pour(0.3, (gone, 1)) for gone in (0.35, 0.7)]
    return {"birth": birth, "loop": runs, "end": end}


def _pour(time: float, stretch: tuple[float, float]) -> Picture:
    field = np.zeros((POUR_HEIGHT, POUR_WIDTH))
    ground, middle = POUR_HEIGHT - 6, POUR_WIDTH / 2
    for number in range(26):
        way = (number / 26 + time / 26 * 4) % 1
        if stretch[0] <= way <= stretch[1]:
            wide = 7.5 - 2.0 * way + 1.4 * math.sin(number * 2.1)
            blob(
                field, middle + math.sin(number * 1.3) * 1.6, 4 + (ground - 4) * way, wide, 9, 0.74
            )
    if stretch[1] == 1:
        for number in range(8):
            age = (time + number / 8) % 1
            side = (number - 3.5) / 3.5
            y = ground - 40 * age * (1.1 - age) * (1.4 - abs(side))
            blob(
                field, middle + side * (7 + 12 * age), y, 3.4 * (1.1 - age), 3.4 * (1.1 - age), 0.6
            )
        blob(field, middle, ground, 17, 5.5, 0.66)
    return banded(field, ("red1", "red2", "red3", "gold3", "gold4", "cream"))
