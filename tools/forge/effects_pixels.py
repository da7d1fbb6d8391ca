"""Small pictures set pixel by pixel, and clouds of soft lobes, for the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .forge import Forge
from .palette import INDEX, MAT, Material
from .sheets import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

MAT.setdefault(
    "puff",
    Material(("stone1", "stone2", "stone3", "stone4", "stone5", "white"), emit=0.3, contrast=0.9),
)
MAT.setdefault(
    "smoke", Material(("ink", "night", "stone1", "stone2", "stone3"), emit=0.2, contrast=0.9)
)


def canvas(width: int, height: int) -> Picture:
    """An empty picture."""
    return np.zeros((height, width), np.uint8)


def dot(img: Picture, x: float, y: float, colour: str, size: int = 1) -> None:
    """A square of `size` pixels about a point, clipped."""
    left, top = round(x - size / 2 + 0.01), round(y - size / 2 + 0.01)
    img[max(0, top) : max(0, top + size), max(0, left) : max(0, left + size)] = INDEX[colour]


def rimmed(img: Picture, colour: str = "ink") -> Picture:
    """The picture with a contour one pixel wide; the canvas must leave room for it."""
    out = img.copy()
    solid = img > 0
    for step, axis in ((1, 0), (-1, 0), (1, 1), (-1, 1)):
        out[np.roll(solid, step, axis) & ~solid] = INDEX[colour]
    return out


def stamped(rows: Sequence[str], key: dict[str, str]) -> Picture:
    """A picture from a text grid."""
    return np.array(
        [[INDEX[key[mark]] if mark in key else 0 for mark in row] for row in rows], np.uint8
    )


def paste(img: Picture, part: Picture, x: float, y: float) -> None:
    """Put the opaque pixels of `part` with its middle on a point, clipped."""
    left, top = round(x - part.shape[1] / 2), round(y - part.shape[0] / 2)
    for row, line in enumerate(part):
        for column, colour in enumerate(line):
            inside = 0 <= top + row < img.shape[0] and 0 <= left + column < img.shape[1]
            if colour and inside:
                img[top + row, left + column] = colour


def cloud(
    width: int, height: int, lobes: Sequence[tuple[float, float, float]], mat: str = "puff"
) -> Picture:
    """Soft lobes that make one cloud; a lobe of no size is left out."""
    f = Forge(width, height)
    g = f.group()
    for x, y, r in lobes:
        if r > 0.7:
            f.ellipse(x, y, r, r * 0.86, mat, group=g, merge=1, z=r * 0.5, line=False, shadow=0)
    return f.render(outline=MAT[mat].ramp[0], sel=False)
