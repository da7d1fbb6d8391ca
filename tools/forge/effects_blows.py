"""Effects of blows: blades, claws, fangs, and what flies off where they land."""

from __future__ import annotations

import math

import numpy as np

from . import bosses3, monsters2  # noqa: F401 - monsters2 brings the jelly
from .effects_pixels import canvas, dot
from .forge import Forge, polar
from .palette import INDEX, MAT, Material
from .sheets import Picture

MAT.setdefault("magic", Material(("purp1", "purp2", "purp3", "purp4", "ice", "white"), emit=0.5))


def slashes(way: int) -> list[Picture]:
    """A blade's crescent: thin, full, hollow, torn. `way` 1 cuts to the right, -1 to the left."""
    out = []
    for a0, a1, width in ((-150, -70, 5), (-128, 22, 12), (-70, 40, 7), (-10, 46, 3)):
        f = Forge(64, 64, flip=way < 0)
        bosses3.arc_smear(f, 28, 34, 26, a0, a1, width)
        out.append(f.render(outline=None))
    torn = (np.add.outer(np.arange(64), np.arange(64)) % 3) > 0
    return [*out[:3], np.where(torn, out[3], 0)]


def claws() -> list[Picture]:
    """Three strokes from upper right to lower left."""
    out = []
    for start, end, width in ((0, 0.5, 1.6), (0, 1, 3.0), (0.25, 1, 2.4), (0.62, 1, 1.4)):
        f = Forge(48, 48)
        for k in (-1, 0, 1):
            x0, y0 = 34 + k * 9, 5 + k * 2 + abs(k) * 3
            x1, y1 = 10 + k * 9, 42 + k * 2 - abs(k) * 3
            at = [
                (x0 + (x1 - x0) * q + 5 * math.sin(q * 3.1), y0 + (y1 - y0) * q)
                for q in np.linspace(start, end, 5)
            ]
            f.curve(
                at, [0.3, width * 0.8, width, width * 0.7, 0.3], "scarlet", shadow=0, weight=1.3
            )
            f.curve(
                at,
                [0.2, width * 0.3, width * 0.45, width * 0.25, 0.2],
                "slash",
                shadow=0,
                line=False,
                weight=1.4,
            )
        out.append(f.render(outline="red1", sel=False))
    return out


def sparks(mat: str, crumb: str) -> list[Picture]:
    """A hit: a core, a star, a torn star, crumbs."""
    out = []
    for core, long, short, hole in ((5, 8, 6, 0), (6, 18, 11, 0), (5, 19, 9, 4.5)):
        f = Forge(40, 40)
        pts = [
            polar(
                20,
                20,
                k * 22.5 - 90,
                (long, core, short, core)[k % 4] * (1 if k % 8 or core == 5 else 1.05),
            )
            for k in range(16)
        ]
        f.poly(pts, mat, round=6, shadow=0, bias=0.12)
        img = f.render(outline=None)
        if hole:
            ys, xs = np.mgrid[0:40, 0:40]
            img[np.hypot(xs - 19.5, ys - 19.5) < hole] = 0
            img[(np.hypot(xs - 19.5, ys - 19.5) < 11) & ((xs + ys) % 5 == 0)] = 0
        out.append(img)
    for reach, size in ((15, 2), (18, 1)):
        img = canvas(40, 40)
        for k in range(8):
            x, y = polar(20, 20, k * 45 + 22, reach - (k % 2) * 4)
            dot(img, x, y, crumb, size)
        out.append(img)
    return out


def twinkles(colour: str, core: str) -> list[Picture]:
    """A star of four points that opens and closes."""
    out = []
    for arm, heart in ((1, 0), (3, 1), (6, 2), (7, 1), (4, 0), (1, 0)):
        img = canvas(17, 17)
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for k in range(arm + 1):
                dot(img, 8.5 + way[0] * k, 8.5 + way[1] * k, core if k <= heart else colour)
        if heart:
            for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                dot(img, 8.5 + x, 8.5 + y, colour)
        out.append(img)
    return out


def bites() -> list[Picture]:
    """Two rows of fangs that open, snap shut, and spring apart."""
    out = []
    for gap, count in ((8, 5), (14, 5), (0, 5), (4, 5)):
        f = Forge(44, 56)
        for way in (-1, 1):
            root = 28 + way * (gap + 8)
            f.curve(
                [(6, root + way * 3), (22, root - way * 1), (38, root + way * 3)],
                [1.2, 2.2, 1.2],
                "scarlet",
                shadow=0,
            )
            for k in range(count):
                x = 22 + (k - (count - 1) / 2) * 6.6
                long = (11 if k in (0, count - 1) else 7) * (1 if way < 0 else 0.9)
                base = root + way * abs(k - (count - 1) / 2) * 0.8
                f.poly(
                    [(x - 2.6, base), (x + 2.6, base), (x + 0.3, base - way * long)],
                    "bone",
                    round=1.6,
                    facet=True,
                    shadow=0,
                    bias=0.12,
                )
        out.append(f.render())
    return out


def slime() -> list[Picture]:
    """A splat of the thing's jelly."""
    out = []
    for reach, size in ((5, 5.5), (9, 4.2), (13, 3.0), (15, 1.6)):
        f = Forge(36, 36)
        g = f.group()
        for k in range(7):
            x, y = polar(18, 18, k * 51.4, reach * (0.75 + 0.25 * (k % 2)))
            f.ellipse(
                x,
                y + reach * 0.12,
                size * (1 - 0.25 * (k % 3 == 0)),
                size,
                "jelly",
                group=g,
                merge=1,
            )
        if reach < 9:
            f.ellipse(18, 18, 8, 7, "jelly", group=g, merge=2)
        out.append(f.render(outline="green1", sel=False))
    return out


def shock() -> list[Picture]:
    """A ring that runs out over the floor from a heavy blow, with dust on it."""
    out = []
    ys, xs = np.mgrid[0:36, 0:96]
    for age in range(5):
        reach = 10 + age * 9
        away = np.hypot((xs - 47.5), (ys - 17.5) * 2.7)
        img = canvas(96, 36)
        band = (away < reach) & (away > reach - (7, 6, 5, 3, 2)[age])
        img[band] = INDEX[("white", "cream", "stone5", "stone4", "stone3")[age]]
        if age > 2:
            img[(xs + ys) % (5 - age + 1) == 0] = 0
        out.append(img)
    return out
