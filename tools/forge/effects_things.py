"""Small things in the air: coins, drops, splinters, bones, bats, papers."""

from __future__ import annotations

import numpy as np

from . import bosses2, props
from .effects_pixels import canvas, dot, paste, rimmed, stamped
from .forge import Forge, polar
from .heroes import bow_arrow
from .sheets import Picture

COIN = {
    0: [
        "..ggg..",
        ".gccGG.",
        "gcgGGdG",
        "gcGwDdG",
        "ggGwDdG",
        "gGGwDdd",
        "gGGGGdd",
        ".GGddd.",
        "..ddd..",
    ],
    1: [".ggg.", "gcGGd", "gcwDd", "gGwDd", "gGwDd", "gGwDd", "GGGGd", "GGddd", ".ddd."],
    2: [".g.", "gcd", "gwd", "gwd", "gwd", "gwd", "gGd", "gGd", ".d."],
    3: ["c", "g", "g", "g", "G", "G", "G", "d", "d"],
}


COIN_KEY = {"g": "gold4", "G": "gold3", "d": "gold2", "D": "gold1", "c": "cream", "w": "white"}


def small_coins() -> list[Picture]:
    """Eight turns of a coin of nine pixels, for a heap of them in the air."""
    out = []
    for face in (0, 1, 2, 3, 2, 1, 0, 1):
        img = canvas(13, 13)
        part = stamped(COIN[face], COIN_KEY)
        paste(img, part if len(out) < 4 else part[:, ::-1], 6.5, 6.5)
        out.append(rimmed(img))
    return out[:6]


def big_coins() -> list[Picture]:
    """Eight turns of the large coin."""
    out = []
    for number in range(8):
        f = Forge(16, 16)
        props.coin(f, number / 8)
        out.append(f.render())
    return out


def wounds() -> list[Picture]:
    """A wound: the drop falls and bursts on the ground."""
    out = []
    for number in range(6):
        img = canvas(25, 28)
        if number < 2:
            f = Forge(25, 28)
            y = 2 + number * 7
            f.poly(
                [
                    (12.5, y),
                    (15.4, y + 5.4),
                    (15.8, y + 8),
                    (12.5, y + 10.6),
                    (9.2, y + 8),
                    (9.6, y + 5.4),
                ],
                "scarlet",
                round=3,
                smooth=2,
            )
            img = f.render()
        else:
            age = number - 1
            for k in range(9):
                side = (k - 4) / 4
                x = 12.5 + side * (2.6 + 2.3 * age)
                y = 24 - (1 - side * side) * (5.5, 8, 5, 1)[age - 1] * (1 - 0.3 * (k % 2))
                dot(img, x, y, ("red4", "red3")[k % 2], (3, 2, 2, 1)[age - 1])
            if age < 3:
                dot(img, 12.5, 23, "red3", 6 - 2 * age)
            img = rimmed(img, "red1") if age < 4 else img
        out.append(img)
    return out


def falling_drops() -> list[Picture]:
    """A drop in the air, two shapes."""
    return [
        rimmed(np.pad(stamped(rows, {"r": "red3", "e": "red4", "R": "red2", "w": "white"}), 1))
        for rows in (
            [
                "...r...",
                "...r...",
                "..rre..",
                "..rre..",
                ".rerrr.",
                ".rwrrR.",
                ".rwrrR.",
                "..rRR..",
                ".......",
            ],
            [
                ".......",
                "...r...",
                "..rrr..",
                "..rre..",
                ".rerrr.",
                ".rwrrR.",
                ".rrrRR.",
                "..RRR..",
                ".......",
            ],
        )
    ]


def shards(size: float) -> list[Picture]:
    """A splinter of stone that tumbles."""
    middle = size * 1.7 + 1
    out = []
    for number in range(4):
        f = Forge(round(2 * middle), round(2 * middle))
        a = number * 90 + 20
        pts = [
            polar(middle, middle, a + turn, size * far)
            for turn, far in ((0, 1.35), (80, 0.8), (150, 1.1), (215, 0.75), (290, 0.95))
        ]
        f.poly(pts, "stone", round=size * 0.7, facet=True, bias=0.1)
        out.append(f.render())
    return out


def bones() -> list[Picture]:
    """A bone that tumbles."""
    out = []
    for number in range(4):
        f = Forge(18, 18)
        a, g = number * 45 + 10, f.group()
        ends = polar(9, 9, a, 5), polar(9, 9, a + 180, 5)
        f.cone(*ends[0], 1.3, *ends[1], 1.3, "bone", group=g, weight=1.2)
        for end, back in zip(ends, (0, 180), strict=True):
            for side in (-60, 60):
                f.ellipse(*polar(*end, a + back + side, 1.6), 1.7, 1.6, "bone", group=g)
        out.append(f.render())
    return out


def bats() -> list[Picture]:
    """A small bat; it flies either way."""
    out = []
    for flap in (1.0, 0.2, -0.9, -0.2):
        f = Forge(28, 22)
        bosses2.bat(f, 14, 11 - flap, 0.8, flap, 0.18)
        out.append(f.render())
    return out


def skulls() -> list[Picture]:
    """A burning skull of the necromancer; it flies to the left."""
    out = []
    for number in range(4):
        f = Forge(36, 32)
        bosses2.skull(f, 14, 17, 0.8, jaw=(0, 1, 2, 1)[number], fire=0.9, t=number / 4, lean=0.9)
        out.append(f.render())
    return out


def papers() -> list[Picture]:
    """A sheet of the collector's accounts that flutters down."""
    key = {"k": "ink", "w": "bone4", "b": "bone3", "l": "bone2", "W": "white"}
    return [
        stamped(rows, key)
        for rows in (
            [
                ".............",
                ".kkkkkkkkkk..",
                ".kWwwwwwwwkk.",
                "..kwllllwwwk.",
                "..kwwwwwwwwk.",
                "...kwlllwwwbk",
                "...kwwwwwwwbk",
                "....kkkkkkkkk",
                ".............",
            ],
            [
                ".............",
                ".............",
                "..kkk........",
                ".kWwwkkkkkkk.",
                "..kwllwwwwwbk",
                "...kkkwllwbk.",
                "......kkkkk..",
                ".............",
                ".............",
            ],
            [
                ".............",
                "..kkkkkkkkkk.",
                ".kkwwwwwwwWk.",
                ".kwwwllllwk..",
                ".kwwwwwwwwk..",
                "kbwwwlllwk...",
                "kbwwwwwwwk...",
                "kkkkkkkkk....",
                ".............",
            ],
            [
                ".............",
                ".............",
                "........kkk..",
                ".kkkkkkkwwWk.",
                "kbwwwwwllwk..",
                ".kbwllwkkk...",
                "..kkkkk......",
                ".............",
                ".............",
            ],
        )
    ]


def arrow(way: int) -> list[Picture]:
    """An arrow in flight; `way` 1 to the right, -1 to the left."""
    f = Forge(28, 9, flip=way < 0)
    bow_arrow(f, 16.5, 4.7, (2.5, 4.5))
    return [f.render()]
