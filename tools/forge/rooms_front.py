"""What stands and hangs before a room: dark shapes at its edges, nearer than everybody in it.

They stand at the right edge, lit from the room; for the left a map mirrors them. They leave the
middle free: nothing is wider than the way from the edge to whoever stands next to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .forge import Forge
from .palette import MAT, Material

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

MAT.setdefault("near", Material(("ink", "ink", "night", "stone1", "stone2"), contrast=1.3))
MAT.setdefault("near_leaf", Material(("ink", "ink", "night", "green1", "green2"), contrast=1.2))
MAT.setdefault("near_cloth", Material(("ink", "ink", "umber", "red1", "red2"), contrast=1.3))
MAT.setdefault("near_wood", Material(("ink", "ink", "umber", "wood1", "wood2"), contrast=1.3))


def pillar(f: Forge) -> None:
    """Half a column with its foot."""
    f.poly([(-10, -4), (9, -4), (9, 222), (-10, 222)], "near", round=7)
    for x in (2, 6):
        f.crease([(x, 16), (x, 216)], 0.8, 0.3)
    f.poly([(-10, -4), (14, -4), (13, 5), (10, 11), (-10, 11)], "near", round=3)
    for top, wide in ((216, 11), (230, 12), (246, 17)):
        f.poly([(-10, top), (wide, top), (wide, 260), (-10, 260)], "near", round=2.4)


def rubble(f: Forge) -> None:
    """Blocks that fell out of the wall."""
    f.poly([(-8, 8), (8, 3), (14, 15), (6, 40), (-8, 40)], "near", round=3, facet=True)
    f.poly([(4, 20), (17, 15), (24, 24), (20, 40), (2, 40)], "near", round=3, facet=True)
    f.poly([(17, 30), (27, 26), (33, 40), (15, 40)], "near", round=3, facet=True)


def crags(f: Forge) -> None:
    """Points of rock."""
    for points in (
        [(-8, 56), (-6, 6), (2, 2), (8, 22), (14, 56)],
        [(6, 56), (12, 26), (16, 24), (22, 42), (26, 56)],
        [(18, 56), (25, 42), (29, 44), (34, 56)],
    ):
        f.poly(points, "near", round=5, facet=True)


def icicles(f: Forge) -> None:
    """Stone that hangs from the vault."""
    for left, right, tip, deep in ((-6, 20, 4, 58), (12, 34, 22, 36), (28, 48, 36, 22), (42, 62, 50, 12)):
        f.poly([(left, -6), (right, -6), (tip + 2, deep), (tip, deep)], "near", round=5, facet=True)


def chain(f: Forge) -> None:
    """A chain with its hook."""
    for number in range(9):
        y = 4 + number * 8
        if number % 2:
            f.cone(7, y - 3, 1.4, 7, y + 3, 1.4, "near")
        else:
            f.curve([(4.4, y), (5, y - 4), (9, y - 4), (9.6, y)], [1.3, 1.3, 1.3, 1.3], "near")
            f.curve([(4.4, y), (5, y + 4), (9, y + 4), (9.6, y)], [1.3, 1.3, 1.3, 1.3], "near")
    f.curve([(7, 72), (12, 78), (9, 86), (3, 84), (2, 79)], [1.8, 1.8, 1.8, 1.5, 0.8], "near")


def roots(f: Forge) -> None:
    """Roots that have come through the vault."""
    for start, bend, end, wide in (
        ((4, -3), (10, 34), (2, 74), 3.4),
        ((16, -3), (20, 20), (14, 46), 2.6),
        ((26, -3), (36, 14), (30, 32), 2.2),
        ((42, -3), (46, 8), (52, 20), 1.8),
        ((8, 24), (18, 44), (20, 60), 1.6),
    ):
        f.curve([start, bend, end], [wide, wide * 0.7, 0.5], "near_wood")


def leaves(f: Forge) -> None:
    """Blades and fronds."""
    for number, (x, lean, tall) in enumerate(
        ((1, 5, 44), (5, -6, 36), (8, 9, 38), (12, 2, 28), (15, 9, 26), (20, 5, 17), (24, 7, 11))
    ):
        bend = (x + lean * 0.3, 48 - tall * 0.6)
        f.curve([(x, 50), bend, (x + lean, 48 - tall)], [2.6, 2.2, 0.5], "near_leaf")
        if number % 2 == 0:
            f.curve([(x, 50), (x - lean * 0.5, 48 - tall * 0.4), (x - lean, 48 - tall * 0.55)], [2, 1.6, 0.5], "near_leaf")


def curtain(f: Forge) -> None:
    """A heavy curtain, tied back."""
    f.poly([(-6, -4), (46, -4), (34, 28), (20, 62), (10, 96), (-6, 100)], "near_cloth", round=5, smooth=2)
    for x in (8, 18, 28, 38):
        f.crease([(x, 0), (x * 0.72, 34), (x * 0.3, 92)], 1.6, 0.5)
    f.poly([(-6, 94), (11, 94), (13, 130), (12, 176), (8, 202), (8, 262), (-6, 262)], "near_cloth", round=5, smooth=2)
    for x in (1, 5):
        f.crease([(x, 100), (x + 1.5, 160), (x, 256)], 1.4, 0.5)
    f.cone(-4, 96, 2.4, 11, 95, 2.4, "near")
    f.cone(10, 97, 1.4, 12, 110, 2.6, "near")


def post(f: Forge) -> None:
    """A post with its brace, as in mines and sheds."""
    f.poly([(-8, -4), (9, -4), (9, 260), (-8, 260)], "near_wood", round=3)
    f.crease([(4, 20), (5, 120), (3, 250)], 0.8, 0.4)
    f.poly([(6, 46), (6, 32), (38, -4), (52, -4)], "near_wood", round=2.4)
    f.poly([(-8, -4), (70, -4), (70, 5), (-8, 7)], "near_wood", round=2.4)
    f.poly([(-8, 244), (11, 246), (13, 260), (-8, 260)], "near", round=2.4)


FRONT: dict[str, tuple[int, int, Callable[[Forge], None]]] = {
    "front_pillar": (22, 256, pillar), "front_rubble": (36, 40, rubble),
    "front_crags": (36, 56, crags), "front_icicles": (64, 60, icicles),
    "front_chain": (15, 90, chain), "front_roots": (56, 78, roots),
    "front_leaves": (34, 50, leaves), "front_curtain": (48, 256, curtain),
    "front_post": (72, 256, post),
}
"""Everything that can stand before a room."""


def draw(name: str) -> np.ndarray:
    """One of them as palette numbers; what is written for the left edge is turned round."""
    width, height, paint = FRONT[name]
    forge = Forge(width, height, flip=True)
    paint(forge)
    return forge.render()
