"""The pedestals of chambers and the machines of traps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .forge import Forge


def magnet(f: Forge) -> None:
    """The horseshoe magnet that hangs over the trap of coins, with coins already on it."""
    f.poly([(34, 0), (54, 0), (58, 9), (30, 9)], "iron", round=2)
    f.cone(44, 9, 2.4, 44, 18, 2.4, "iron")
    for side in (-1, 1):
        x = 44 + side * 27
        f.curve([(44, 22), (44 + side * 20, 26), (x, 42), (x - side * 2, 60)], [9, 9, 9, 9], "red", group=7, merge=3, bias=-0.04)
        f.poly([(x - side * 2 - 10, 58), (x - side * 2 + 10, 58), (x - side * 2 + 10, 72), (x - side * 2 - 10, 72)], "steel", round=4, bias=-0.06)
        for dx, dy in ((-6, 72), (0, 75), (6, 73), (-2, 79), (4, 80)):
            f.ellipse(x - side * 2 + dx, dy, 3, 2.2, "gold", bias=-0.08)
    f.poly([(34, 12), (54, 12), (54, 20), (34, 20)], "brass", round=2)


def cauldron_great(f: Forge) -> None:
    """The great cauldron, brim-full of lava, by its two lugs."""
    for x in (8, 96):
        f.ellipse(x, 20, 6, 7, "iron")
        f.ellipse(x, 20, 2.6, 3.4, "shadow", line=False, shadow=0)
    f.poly([(8, 16), (96, 16), (94, 36), (80, 56), (64, 64), (40, 64), (24, 56), (10, 36)], "black", round=26, smooth=2, bias=0.06)
    f.ellipse(52, 15, 46, 9, "black", bias=0.2)
    f.ellipse(52, 14.4, 40, 6.4, "lava", line=False, shadow=0, bias=-0.24)
    for x, y, r in ((30, 13, 4), (52, 11, 5), (70, 14, 3.4)):
        f.ellipse(x, y, r, r * 0.7, "fire", shadow=0, bias=-0.1)
    for x, low in ((22, 40), (48, 34), (78, 46)):
        f.curve([(x, 18), (x + 1, 28), (x, low)], [2.6, 2.2, 1.6], "lava", shadow=0, bias=-0.2)
    for x in (20, 36, 52, 68, 84):
        f.ellipse(x, 27, 1.8, 1.8, "iron")


def cauldron_pour(f: Forge) -> None:
    """The same tipped over towards the viewer, its lava running out."""
    for x in (8, 96):
        f.ellipse(x, 34, 6, 7, "iron")
    f.poly([(10, 20), (30, 6), (52, 2), (74, 6), (94, 20), (98, 44), (86, 58), (18, 58), (6, 44)], "black", round=22, smooth=2, bias=0.06)
    f.ellipse(52, 44, 46, 20, "black", bias=0.2)
    f.ellipse(52, 46, 39, 15, "lava", line=False, shadow=0, bias=-0.2)
    f.poly([(26, 52), (78, 52), (72, 66), (68, 84), (36, 84), (32, 66)], "lava", round=8, shadow=0, bias=-0.12, line=False)
    f.poly([(38, 54), (64, 54), (60, 84), (44, 84)], "fire", round=6, shadow=0, bias=-0.12, line=False)


def pedestal(f: Forge) -> None:
    """The gilt pedestal of a chamber."""
    w, h = 72, 46
    f.poly([(6, 10), (w - 6, 10), (w - 6, h - 5), (6, h - 5)], "stone", round=3)
    f.poly([(11, 15), (w - 11, 15), (w - 11, h - 9), (11, h - 9)], "stone", round=1.4, tilt=(0.1, 0.25), shadow=0, bias=-0.1)
    f.poly([(2, h - 8), (w - 2, h - 8), (w - 1, h - 1), (1, h - 1)], "stone", round=2.2)
    f.poly([(1, 5), (w - 1, 5), (w - 1, 11), (1, 11)], "stone", round=2)
    f.poly([(5, 1), (w - 5, 1), (w - 1, 5.4), (1, 5.4)], "stone", round=0, tilt=(-0.15, -1.1), shadow=0)
    f.poly([(2, 7.6), (w - 2, 7.6), (w - 2, 9.4), (2, 9.4)], "gold", round=1, line=False, shadow=0)


MACHINES: dict[str, tuple[int, int, Callable[[Forge], None]]] = {
    "pedestal": (72, 46, pedestal), "magnet": (88, 84, magnet),
    "cauldron_great": (104, 68, cauldron_great), "cauldron_pour": (104, 84, cauldron_pour),
}
