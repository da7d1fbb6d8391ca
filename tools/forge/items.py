"""Items as showpieces for pedestals and large cards, and the winner's crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import props
from .forge import Forge
from .heroes import sword
from .sheets import Picture

if TYPE_CHECKING:
    from collections.abc import Callable


def forged(
    width: int, height: int, draw: Callable[[Forge], object], supersampling: int = 4
) -> Picture:
    """A picture of this size, drawn by `draw`."""
    forge = Forge(width, height, ss=supersampling)
    draw(forge)
    return forge.render()


def item(name: str) -> Picture:
    """A 32 x 32 showpiece for a pedestal or a large card."""
    if name == "ball":
        return props.prop("crystal_0")
    draw = {"torch": _torch, "key": _key, "sword": _sword, "potion": _potion, "coin": _coins}[name]
    return forged(32, 32, draw)


def _torch(f: Forge) -> None:
    f.cone(16, 31, 1.8, 16, 17, 2.6, "wood")
    f.poly([(11.5, 13), (20.5, 13), (19, 18), (13, 18)], "iron", round=1.8)
    f.poly(
        [
            (11, 13.4),
            (9.6, 9),
            (12, 6),
            (12.4, 2.6),
            (15, 4),
            (16.8, 0),
            (18, 4),
            (20.4, 2.4),
            (20.4, 7),
            (22.2, 9.4),
            (20.6, 13.4),
        ],
        "lava",
        round=5,
        smooth=2,
        shadow=0,
    )
    f.poly(
        [(13, 13), (12.6, 9.6), (14.6, 7), (16.2, 3.6), (17.8, 7), (19.2, 10), (19, 13)],
        "fire",
        round=3.5,
        smooth=2,
        line=False,
        shadow=0,
    )


def _key(f: Forge) -> None:
    f.ellipse(16, 8, 6.6, 6.6, "gold", hz=2.4)
    f.ellipse(16, 8, 3, 3, "shadow", line=False, shadow=0)
    f.cone(16, 14, 1.7, 16, 30, 1.7, "gold")
    f.cone(16, 15.6, 2.4, 16, 16.4, 2.4, "brass")
    for y, bit in ((24, 5.4), (29, 6.6)):
        f.poly(
            [(17, y - 1.6), (16 + bit, y - 1.6), (16 + bit, y + 1.6), (17, y + 1.6)],
            "gold",
            round=1.2,
        )
    f.stamp(["w", "w"], 11, 5, {"w": "white"})


def _sword(f: Forge) -> None:
    sword(f, 16, 6.5, 90, 25, 2.6)
    f.ellipse(16, 3, 2.2, 2.2, "scarlet", weight=1.4)


def _potion(f: Forge) -> None:
    f.ellipse(16, 20.5, 9.6, 9, "scarlet", bias=0.06)
    f.ellipse(16, 17, 7, 3, "lava", line=False, shadow=0, bias=-0.2)
    f.cone(16, 12, 3.2, 16, 7, 3.0, "ghost", line=False, shadow=0)
    f.cone(16, 3, 2.2, 16, 5.6, 2.4, "wood")
    f.cone(12.6, 10, 1.1, 19.4, 10, 1.1, "gold", shadow=0)
    f.stamp([".ww", "ww.", "w..", "w.."], 9, 15, {"w": "white"})
    f.stamp(["w", "."], 21, 23, {"w": "cream"})


def _coins(f: Forge) -> None:
    """Two stacks of coins and one that leans."""
    for x, y, count in ((11, 28, 4), (21, 28, 6)):
        for k in range(count):
            f.ellipse(x + (k % 2) * 0.7, y - k * 2.9, 5.6, 2.5, "gold", hz=2, shadow=0.6)
    f.ellipse(6.5, 25, 3.4, 4.6, "gold", rot=24, hz=1.6)
    f.stamp(["w", "w"], 18, 12, {"w": "white"})


def crown() -> Picture:
    """The winner's crown, 36 x 26."""

    def draw(f: Forge) -> None:
        for x, y in ((6, 7), (18, 3), (30, 7)):
            f.poly([(x - 5.5, 17), (x, y), (x + 5.5, 17)], "gold", round=2)
        g = f.group()
        f.poly([(3, 14), (33, 14), (31, 22), (5, 22)], "gold", round=2.4, group=g)
        f.cone(5, 21.6, 1.3, 31, 21.6, 1.3, "brass")
        for x, y in ((6, 6.4), (18, 2.8), (30, 6.4)):
            f.ellipse(x, y, 2, 2, "scarlet" if x == 18 else "teal", weight=1.3)
        for x, m in ((10, "teal"), (18, "scarlet"), (26, "teal")):
            f.ellipse(x, 17.6, 1.9, 1.9, m, weight=1.3)

    return forged(36, 26, draw)
