"""What stands in rooms: chests, pedestals, doors, traps, and the items shown on pedestals.

`pictures()` are the single images, `strips()` the ones that move; sizes are those of the screens.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from . import props
from .flames import Flame, flame_loop
from .forge import Forge, polar
from .items import crown, forged, item
from .palette import INDEX, MAT, Material
from .sheets import Picture, Strip, trimmed

if TYPE_CHECKING:
    from collections.abc import Callable

MAT.setdefault(
    "marble", Material(("night", "stone2", "stone3", "stone4", "stone5", "white"), rim=0.2)
)

PODIUM = {"1": (92, 80), "2": (84, 58), "3": (84, 44)}


def pictures() -> dict[str, Picture]:
    """Every single image by its name."""
    return {
        "prop/chest_closed": trimmed(props.prop("chest_closed")),
        "prop/chest_ajar": trimmed(props.prop("chest_ajar")),
        "prop/chest_open": trimmed(props.prop("chest_open")),
        "prop/big_chest_closed": trimmed(big_chest(0.0)),
        "prop/big_chest_open": trimmed(big_chest(1.0)),
        "prop/pedestal": pedestal(72, 46, "stone", "gold"),
        "prop/pedestal_plain": pedestal(56, 44, "stone"),
        "prop/plinth": pedestal(96, 34, "stone"),
        "prop/plinth_marble": pedestal(108, 44, "marble", "gold"),
        **{f"prop/podium_{place}": podium(place) for place in PODIUM},
        "prop/throne_base": pedestal(208, 40, "stone", "gold"),
        "prop/crown": trimmed(crown()),
        "prop/portcullis": portcullis(64, 112, 14, "iron", 0.05),
        "prop/gate_teeth": portcullis(160, 40, 16, "black", 0.1),
        "prop/door": door_leaf(60, 108),
        "prop/stairs": stairs_down(),
        "prop/torch_bracket": trimmed(forged(24, 40, _bracket)),
        "prop/chain": trimmed(chain(10)),
        "prop/boulder_small": trimmed(props.prop("boulder")),
        **{
            f"item/{name}": item(name)
            for name in ("torch", "ball", "key", "sword", "potion", "coin")
        },
        **{f"eyes/{kind}_{colour}": eyes(kind, colour) for kind in EYES for colour in EYE_COLOURS},
    }


def strips() -> dict[str, Callable[[], Strip]]:
    """Every fixture that moves, still to be drawn."""
    return {
        "prop/chest": lambda: Strip({"open": _chest_opening()}, (24, 41), {"open": 12}),
        "prop/torch": lambda: Strip({"burn": _wall_torch()}, (12, 33), {"burn": 10}),
        "prop/cauldron": lambda: _props_strip("cauldron", 4, (16, 31), "boil", 6),
        "prop/ball": lambda: _props_strip("crystal", 4, (16, 31), "glow", 4),
        "prop/spikes": lambda: Strip({"rise": _spikes_rising()}, (32, 23), {"rise": 24}),
        "prop/boulder": lambda: Strip({"roll": _boulder_turns()}, (58, 110), {"roll": 12}),
    }


def _props_strip(name: str, count: int, feet: tuple[int, int], anim: str, rate: int) -> Strip:
    frames = [props.prop(f"{name}_{number}") for number in range(count)]
    return Strip({anim: frames}, feet, {anim: rate})


def _chest_opening() -> list[Picture]:
    return [forged(48, 44, lambda forge, k=k: props.chest(forge, k)) for k in (0.0, 0.2, 0.6, 1.0)]


def _spikes_rising() -> list[Picture]:
    """Two plates of spikes side by side, 64 pixels wide: flat, peeping, out too far, out."""
    rows = [
        forged(32, 26, lambda forge, k=k: _spike_plate(forge, k)) for k in (0.1, 0.5, 1.12, 1.0)
    ]
    return [np.hstack([row, row]) for row in rows]


def _spike_plate(forge: Forge, up: float) -> None:
    forge.oy = 2
    props.spikes(forge, up)


def _boulder_turns() -> list[Picture]:
    return [boulder(number / 8) for number in range(8)]


def pedestal(width: int, height: int, mat: str, trim: str | None = None) -> Picture:
    """A block with a foot and a cap; `trim` is the material of a line around the cap."""
    w, h = width, height

    def draw(f: Forge) -> None:
        g = f.group()
        f.poly([(6, 10), (w - 6, 10), (w - 6, h - 5), (6, h - 5)], mat, round=3, group=g)
        f.poly(
            [(11, 15), (w - 11, 15), (w - 11, h - 9), (11, h - 9)],
            mat,
            round=1.4,
            tilt=(0.1, 0.25),
            group=f.group(),
            shadow=0,
            bias=-0.1,
        )
        f.poly([(2, h - 8), (w - 2, h - 8), (w - 1, h - 1), (1, h - 1)], mat, round=2.2)
        f.poly([(1, 5), (w - 1, 5), (w - 1, 11), (1, 11)], mat, round=2)
        f.poly(
            [(5, 1), (w - 5, 1), (w - 1, 5.4), (1, 5.4)],
            mat,
            round=0,
            tilt=(-0.15, -1.1),
            group=f.group(),
            shadow=0,
        )
        if trim:
            f.poly(
                [(2, 7.6), (w - 2, 7.6), (w - 2, 9.4), (2, 9.4)],
                trim,
                round=1,
                line=False,
                shadow=0,
            )

    return forged(w, h, draw)


def podium(place: str) -> Picture:
    """The step of the first, second or third in the final count."""
    width, height = PODIUM[place]
    mat = "marble" if place == "1" else "stone"
    return pedestal(width, height, mat, {"1": "gold", "2": "steel", "3": "brass"}[place])


class _Larger(Forge):
    """The same drawing commands a third larger; stamps keep their size."""

    scale = 4 / 3

    def _pt(self, x, y):
        return super()._pt(x * self.scale, y * self.scale)

    def ellipse(self, x, y, rx, ry, mat, rot=0.0, hz=None, **kw):
        return super().ellipse(
            x, y, rx * self.scale, ry * self.scale, mat, rot=rot, hz=hz and hz * self.scale, **kw
        )

    def cone(self, x0, y0, r0, x1, y1, r1, mat, **kw):
        return super().cone(x0, y0, r0 * self.scale, x1, y1, r1 * self.scale, mat, **kw)

    def curve(self, pts, radii, mat, n=6, **kw):
        return super().curve(pts, [r * self.scale for r in radii], mat, n=n, **kw)

    def poly(self, pts, mat, round=2.0, **kw):
        return super().poly(pts, mat, round=round * self.scale, **kw)

    def crease(self, pts, width, amount=0.3, only=None, n=6):
        return super().crease(pts, width * self.scale, amount, only, n)


def big_chest(opened: float) -> Picture:
    """The chest of the richest treasure rooms, 64 x 60."""
    forge = _Larger(64, 60)
    props.chest(forge, opened)
    return forge.render()


def boulder(turn: float, radius: int = 52) -> Picture:
    """The rolling stone of the trap; `turn` in whole turns. It is lit anew at every turn."""
    c = radius + 6

    def draw(f: Forge) -> None:
        g = f.group()
        rng = np.random.default_rng(5)
        pts = [
            polar(
                c,
                c,
                turn * 360 + a,
                radius * (0.95 + 0.05 * math.sin(a * 2.7) + 0.02 * rng.normal()),
            )
            for a in range(0, 360, 20)
        ]
        f.poly(pts, "stone", round=radius * 1.0, smooth=3, group=g)
        for a, r, s in (
            (200, 26, 15),
            (250, 30, 11),
            (150, 34, 10),
            (310, 22, 12),
            (20, 30, 13),
            (80, 34, 10),
            (120, 16, 11),
        ):
            p = polar(c, c, turn * 360 + a, r)
            f.poly(
                [
                    polar(*p, turn * 360 + k * 72 + a, s * (1 + 0.2 * math.sin(k * 3 + a)))
                    for k in range(5)
                ],
                "stone",
                round=4,
                group=g,
                merge=3,
                z=radius * 0.8 - 6,
                bias=-0.02,
                only=g,
                keep=True,
            )
        for a, r, long in (
            (210, 18, 17),
            (300, 26, 14),
            (60, 22, 18),
            (140, 28, 12),
            (10, 8, 12),
            (250, 36, 9),
        ):
            p = polar(c, c, turn * 360 + a, r)
            q = polar(*p, turn * 360 + a + 55, long * 0.6)
            s = polar(*q, turn * 360 + a + 5, long * 0.6)
            t = polar(*s, turn * 360 + a + 70, long * 0.4)
            f.crease([p, q, s, t], 1.0, 0.34, only=g)
            f.crease([(x + 1.2, y + 1.4) for x, y in (p, q, s, t)], 0.7, -0.16, only=g)
        for a, r in ((175, 40), (225, 30), (285, 42), (120, 42), (35, 42), (330, 34)):
            x, y = polar(c, c, turn * 360 + a, r)
            f.crease([(x - 1.5, y), (x + 1.5, y + 0.5)], 1.6, 0.2, only=g)

    return forged(2 * c, 2 * c, draw, supersampling=3)


def door_leaf(width: int, height: int) -> Picture:
    """A closed oak door with iron straps, for the opening of an arch."""
    w, h = width, height

    def draw(f: Forge) -> None:
        f.poly(
            [(0, 0), (w, 0), (w, h), (0, h)],
            "wood",
            round=0,
            tilt=(-0.2, -0.1),
            line=False,
            bias=-0.16,
        )
        for x in range(0, w, 9):
            f.crease([(x, 0), (x, h)], 0.7, 0.34)
            f.crease([(x + 1.2, 0), (x + 1.2, h)], 0.5, -0.1)
        for y in (26, 62):
            f.poly([(0, y), (w, y), (w, y + 7), (0, y + 7)], "iron", round=1.6, bias=-0.1)
            for x in range(5, w, 11):
                f.ellipse(x, y + 3.5, 1.7, 1.7, "iron", shadow=0.6)

    return forged(w, h, draw)


def portcullis(width: int, height: int, gap: int, mat: str, bias: float) -> Picture:
    """Bars with points below; `gap` is the distance of two bars."""
    w, h = width, height

    def draw(f: Forge) -> None:
        for y in range(8, h - 8, 18):
            f.poly([(0, y), (w, y), (w, y + 4), (0, y + 4)], mat, round=1.4, bias=bias - 0.08)
        x = gap / 2
        while x < w:
            f.poly(
                [(x - 2.4, 0), (x + 2.4, 0), (x + 2.4, h - 9), (x, h - 1), (x - 2.4, h - 9)],
                mat,
                round=1.8,
                bias=bias,
            )
            x += gap
            for y in range(10, h - 8, 18):
                f.ellipse(x - gap, y, 2.2, 2.2, mat, shadow=0.5, bias=bias)

    return forged(w, h, draw)


def chain(links: int) -> Picture:
    """A hanging chain."""

    def draw(f: Forge) -> None:
        for k in range(links):
            if k % 2:
                f.ellipse(4, 3 + k * 4.2, 1.1, 2.8, "iron", weight=1.3)
            else:
                f.ellipse(4, 3 + k * 4.2, 2.6, 2.8, "iron")
                f.ellipse(4, 3 + k * 4.2, 1.0, 1.3, "shadow", line=False, shadow=0)

    return forged(8, int(6 + links * 4.2), draw)


def _bracket(f: Forge) -> None:
    """A wall torch that is out."""
    f.poly([(9, 22), (15, 22), (14, 36), (10, 36)], "iron", round=1.6)
    f.cone(12, 34, 1.5, 12, 24, 2.2, "wood")
    f.poly([(6.5, 20), (17.5, 20), (16, 25), (8, 25)], "iron", round=1.8)
    f.ellipse(12, 20, 4.4, 1.2, "shadow", line=False, shadow=0)


def _wall_torch() -> list[Picture]:
    """The bracket with its fire, eight frames."""
    out = []
    for fire in flame_loop(Flame(20, 26, 5.4, sway=1.8), 8):
        frame = np.zeros((44, 24), np.uint8)
        frame[4:] = forged(24, 40, _bracket)
        part = frame[1:27, 2:22]
        part[fire > 0] = fire[fire > 0]
        out.append(frame)
    return out


def stairs_down(width: int = 124, height: int = 52, steps: int = 6) -> Picture:
    """A stair in the floor that goes down and away into the dark."""
    ys, xs = np.mgrid[0:height, 0:width]
    top, bottom, middle = 6, height - 8, width / 2
    share = np.clip((ys - top) / (bottom - top), 0, 1)
    half = 40 + 10 * share
    aside = np.abs(xs + 0.5 - middle)
    out = np.zeros((height, width), np.uint8)
    kerb = (aside < half + 8) & (ys > 0) & (ys < height - 1)
    hole = (aside < half) & (ys >= top) & (ys < bottom)
    out[kerb] = INDEX["stone2"]
    out[kerb & (ys < top - 2)] = INDEX["stone3"]
    out[kerb & (ys >= bottom + 3)] = INDEX["stone1"]
    out[kerb & ((ys == bottom) | (ys == bottom + 1))] = INDEX["stone4"]
    joint = ((xs + (ys >= bottom) * 11) % 22 == 0) & ((ys < top) | (ys >= bottom))
    side = (aside >= half) & (ys >= top) & (ys < bottom) & (ys % 12 == 4)
    out[kerb & (joint | side)] = INDEX["night"]
    edge = kerb & ~(
        np.roll(kerb, 1, 0) & np.roll(kerb, -1, 0) & np.roll(kerb, 1, 1) & np.roll(kerb, -1, 1)
    )
    out[edge] = INDEX["ink"]
    out[hole] = INDEX["ink"]
    treads = ("stone4", "stone3", "stone2", "stone1", "night", "ink")
    tall = (bottom - top) / steps
    for number, tread in enumerate(treads):
        low = bottom - number * tall
        step = hole & (ys >= low - tall) & (ys < low) & (aside < half - 3 - number * 2.4)
        out[step] = INDEX[tread]
        out[step & (ys < low - tall + 1)] = INDEX[("stone5", *treads[:5])[number]]
        out[step & (ys >= low - 1)] = INDEX["ink"]
    return out


EYES = {
    "round": [".##.", "####", "####", ".##."],
    "slit": [".##.", "#kk#", "#kk#", ".##."],
    "angry": ["#...", "###.", "####", ".##."],
    "tall": ["##", "##", "##"],
    "dot": ["##", "##"],
    "big": [".###.", "##k##", "#kkk#", "##k##", ".###."],
}
EYE_COLOURS = {"gold": "gold4", "red": "red4", "teal": "teal4"}


def eyes(kind: str, colour: str, gap: int = 6) -> Picture:
    """A pair of eyes in the dark."""
    number = INDEX[EYE_COLOURS[colour]]
    one = np.array(
        [[{"#": number, "k": INDEX["ink"], ".": 0}[mark] for mark in row] for row in EYES[kind]]
    )
    return np.hstack([one, np.zeros((len(one), gap), int), one[:, ::-1]])
