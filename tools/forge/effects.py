"""Effects of the stage, drawn from the same palette as the cast; every one is a sheet of its own.

`once` is played through and gone, `loop` goes round. The feet of a sheet are the point where it
happens: the hit, the ground under a puff, the foot of a flame, the middle of a ring.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from . import bosses, bosses2, bosses3, props
from .flames import FIRE, GHOUL, TEAL, Flame, banded, blob, flame_loop
from .forge import Forge, polar
from .palette import INDEX, MAT, Material
from .sheets import Picture, Strip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MAT.setdefault("puff", Material(("stone1", "stone2", "stone3", "stone4", "stone5", "white"), emit=0.3, contrast=0.9))
MAT.setdefault("smoke", Material(("ink", "night", "stone1", "stone2", "stone3"), emit=0.2, contrast=0.9))
MAT.setdefault("magic", Material(("purp1", "purp2", "purp3", "purp4", "ice", "white"), emit=0.5))

Point = tuple[int, int]


def strips() -> dict[str, Callable[[], Strip]]:
    """Every effect by its name, still to be drawn."""
    from .breath import breath  # noqa: PLC0415

    return {
        "effect/slash": lambda: once(_slashes(1), (32, 32), 16),
        "effect/slash_left": lambda: once(_slashes(-1), (32, 32), 16),
        "effect/claw": lambda: once(_claws(), (24, 24), 14),
        "effect/spark": lambda: once(_sparks("fire", "gold4"), (20, 20), 16),
        "effect/spark_red": lambda: once(_sparks("scarlet", "red4"), (20, 20), 16),
        "effect/spark_magic": lambda: once(_sparks("magic", "purp4"), (20, 20), 16),
        "effect/twinkle": lambda: once(_twinkles("gold4", "white"), (8, 8), 12),
        "effect/twinkle_teal": lambda: once(_twinkles("teal4", "white"), (8, 8), 12),
        "effect/coin": lambda: loop(_small_coins(), (6, 6), 12),
        "effect/coin_big": lambda: loop(_big_coins(), (8, 8), 12),
        "effect/wound": lambda: once(_wounds(), (12, 14), 12),
        "effect/drop": lambda: loop(_falling_drops(), (5, 7), 8),
        "effect/dust": lambda: once(_dust(), (24, 22), 12),
        "effect/escape": lambda: once(_escape(), (32, 52), 12),
        "effect/smoke": lambda: once(_smoke(), (16, 44), 8),
        "effect/torch": lambda: loop(flame_loop(Flame(20, 28, 6.0), 8), (10, 24), 10),
        "effect/flame": lambda: loop(flame_loop(Flame(32, 44, 10.0, sway=3), 8), (16, 41), 10),
        "effect/flame_small": lambda: loop(flame_loop(Flame(12, 16, 3.4, blobs=7, sway=1.2), 6), (6, 14), 10),
        "effect/green_fire": lambda: loop(flame_loop(Flame(32, 44, 10.0, GHOUL, sway=3), 8), (16, 41), 10),
        "effect/teal_fire": lambda: loop(flame_loop(Flame(20, 28, 6.0, TEAL), 8), (10, 24), 10),
        "effect/bolt": lambda: loop(_bolts(TEAL), (26, 10), 12),
        "effect/bolt_green": lambda: loop(_bolts(GHOUL), (26, 10), 12),
        "effect/fireball": lambda: loop(_bolts(FIRE), (26, 10), 12),
        "effect/lava": lambda: once(_lava(), (28, 38), 12),
        "effect/shard": lambda: loop(_shards(3.6), (7, 7), 12),
        "effect/shard_big": lambda: loop(_shards(6.4), (11, 11), 10),
        "effect/bone": lambda: loop(_bones(), (8, 8), 12),
        "effect/bat": lambda: loop(_bats(), (14, 10), 12),
        "effect/ring": lambda: loop(_rings(("teal2", "teal3", "teal4", "white")), (36, 14), 8),
        "effect/ring_purple": lambda: loop(_rings(("purp2", "purp3", "purp4", "white")), (36, 14), 8),
        "effect/ring_red": lambda: loop(_rings(("red1", "red2", "red3", "red4")), (36, 14), 8),
        "effect/shock": lambda: once(_shock(), (48, 18), 14),
        "effect/glint": lambda: once(_glints(46, 62), (0, 0), 18),
        "effect/glint_medium": lambda: once(_glints(30, 46), (0, 0), 18),
        "effect/stars": lambda: loop(_stars(), (16, 8), 10),
        "effect/puzzled": lambda: loop(_question_marks(), (22, 12), 8),
        "effect/heal": lambda: once(_heal(), (16, 40), 10),
        "effect/paper": lambda: loop(_papers(), (7, 6), 8),
        "effect/bite": lambda: once(_bites(), (22, 28), 16),
        "effect/skull": lambda: loop(_skulls(), (14, 16), 10),
        "effect/vortex": lambda: loop(_vortex(("purp2", "purp3", "purp4", "ice")), (24, 24), 12),
        "effect/vortex_teal": lambda: loop(_vortex(("teal2", "teal3", "teal4", "white")), (24, 24), 12),
        "effect/gaze": lambda: once(_gaze(), (24, 24), 12),
        "effect/slime": lambda: once(_slime(), (18, 18), 12),
        "effect/dragon_flame": _dragon_flame,
        "effect/dragon_breath": breath,
    }


def once(frames: Sequence[Picture], feet: Point, rate: int) -> Strip:
    """An effect that is played through and gone."""
    return Strip({"once": frames}, feet, {"once": rate})


def loop(frames: Sequence[Picture], feet: Point, rate: int) -> Strip:
    """An effect that goes round."""
    return Strip({"loop": frames}, feet, {"loop": rate})


# ------------------------------------------------------------------ pixels
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
    return np.array([[INDEX[key[mark]] if mark in key else 0 for mark in row] for row in rows], np.uint8)


def paste(img: Picture, part: Picture, x: float, y: float) -> None:
    """Put the opaque pixels of `part` with its middle on a point, clipped."""
    left, top = round(x - part.shape[1] / 2), round(y - part.shape[0] / 2)
    for row, line in enumerate(part):
        for column, colour in enumerate(line):
            inside = 0 <= top + row < img.shape[0] and 0 <= left + column < img.shape[1]
            if colour and inside:
                img[top + row, left + column] = colour


# ------------------------------------------------------------------ blows
def _slashes(way: int) -> list[Picture]:
    """A blade's crescent: thin, full, hollow, torn. `way` 1 cuts to the right, -1 to the left."""
    out = []
    for a0, a1, width in ((-150, -70, 5), (-128, 22, 12), (-70, 40, 7), (-10, 46, 3)):
        f = Forge(64, 64, flip=way < 0)
        bosses3.arc_smear(f, 28, 34, 26, a0, a1, width)
        out.append(f.render(outline=None))
    torn = (np.add.outer(np.arange(64), np.arange(64)) % 3) > 0
    return [*out[:3], np.where(torn, out[3], 0)]


def _claws() -> list[Picture]:
    """Three strokes from upper right to lower left."""
    out = []
    for start, end, width in ((0, 0.5, 1.6), (0, 1, 3.0), (0.25, 1, 2.4), (0.62, 1, 1.4)):
        f = Forge(48, 48)
        for k in (-1, 0, 1):
            x0, y0 = 34 + k * 9, 5 + k * 2 + abs(k) * 3
            x1, y1 = 10 + k * 9, 42 + k * 2 - abs(k) * 3
            at = [(x0 + (x1 - x0) * q + 5 * math.sin(q * 3.1), y0 + (y1 - y0) * q) for q in np.linspace(start, end, 5)]
            f.curve(at, [0.3, width * 0.8, width, width * 0.7, 0.3], "scarlet", shadow=0, weight=1.3)
            f.curve(at, [0.2, width * 0.3, width * 0.45, width * 0.25, 0.2], "slash", shadow=0, line=False, weight=1.4)
        out.append(f.render(outline="red1", sel=False))
    return out


def _sparks(mat: str, crumb: str) -> list[Picture]:
    """A hit: a core, a star, a torn star, crumbs."""
    out = []
    for core, long, short, hole in ((5, 8, 6, 0), (6, 18, 11, 0), (5, 19, 9, 4.5)):
        f = Forge(40, 40)
        pts = [polar(20, 20, k * 22.5 - 90, (long, core, short, core)[k % 4] * (1 if k % 8 or core == 5 else 1.05)) for k in range(16)]
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


def _twinkles(colour: str, core: str) -> list[Picture]:
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


def _bites() -> list[Picture]:
    """Two rows of fangs that open, snap shut, and spring apart."""
    out = []
    for gap, count in ((8, 5), (14, 5), (0, 5), (4, 5)):
        f = Forge(44, 56)
        for way in (-1, 1):
            root = 28 + way * (gap + 8)
            f.curve([(6, root + way * 3), (22, root - way * 1), (38, root + way * 3)], [1.2, 2.2, 1.2], "scarlet", shadow=0)
            for k in range(count):
                x = 22 + (k - (count - 1) / 2) * 6.6
                long = (11 if k in (0, count - 1) else 7) * (1 if way < 0 else 0.9)
                base = root + way * abs(k - (count - 1) / 2) * 0.8
                f.poly([(x - 2.6, base), (x + 2.6, base), (x + 0.3, base - way * long)], "bone", round=1.6, facet=True, shadow=0, bias=0.12)
        out.append(f.render())
    return out


def _gaze() -> list[Picture]:
    """An eye opens, its light breaks out, and it is gone."""
    out = []
    ys, xs = np.mgrid[0:48, 0:48]
    dx, dy = xs - 23.5, ys - 23.5
    for age, (wide, tall) in enumerate(((11, 1.6), (14, 5), (15, 8), (16, 9), (13, 4), (8, 1.2))):
        img = canvas(48, 48)
        if age in (2, 3, 4):
            ray = (np.degrees(np.arctan2(dy, dx)) + 9 * age) % 30 < (9, 12, 6)[age - 2]
            reach = np.hypot(dx, dy)
            img[ray & (reach > 17) & (reach < (20, 24, 24)[age - 2]) & (reach > (15, 17, 21)[age - 2])] = INDEX["teal3"]
        lid = np.abs(dy) < tall * (1 - (np.abs(dx) / wide) ** 2)
        img[lid] = INDEX["white"]
        pupil = np.hypot(dx, dy)
        img[lid & (pupil < 6.5)] = INDEX["teal2"]
        img[lid & (pupil < 5)] = INDEX["teal4"]
        img[lid & (np.abs(dx) < 1.2) & (np.abs(dy) < 6)] = INDEX["ink"]
        img[lid & (np.hypot(dx + 3, dy + 3) < 1.6)] = INDEX["white"]
        out.append(rimmed(img, "teal1"))
    return out


def _skulls() -> list[Picture]:
    """A burning skull of the necromancer; it flies to the left."""
    out = []
    for number in range(4):
        f = Forge(36, 32)
        bosses2.skull(f, 14, 17, 0.8, jaw=(0, 1, 2, 1)[number], fire=0.9, t=number / 4, lean=0.9)
        out.append(f.render())
    return out


def _vortex(ramp: tuple[str, str, str, str]) -> list[Picture]:
    """Three arms of light that wind inwards, for what is changed by magic."""
    out = []
    ys, xs = np.mgrid[0:48, 0:48]
    far, angle = np.hypot(xs - 23.5, ys - 23.5), np.degrees(np.arctan2(ys - 23.5, xs - 23.5))
    for number in range(6):
        wind = (angle - far * 9 + number * 20) % 120
        wide = 46 * (1 - far / 26)
        img = canvas(48, 48)
        img[(far < 22.5) & (wind < wide)] = INDEX[ramp[0]]
        img[(far < 19) & (wind < wide * 0.7)] = INDEX[ramp[1]]
        img[(far < 13) & (wind < wide * 0.5)] = INDEX[ramp[2]]
        img[far < 4.5] = INDEX[ramp[2]]
        img[far < 2.8] = INDEX[ramp[3]]
        out.append(img)
    return out


def _slime() -> list[Picture]:
    """A splat of the thing's jelly."""
    out = []
    for reach, size in ((5, 5.5), (9, 4.2), (13, 3.0), (15, 1.6)):
        f = Forge(36, 36)
        g = f.group()
        for k in range(7):
            x, y = polar(18, 18, k * 51.4, reach * (0.75 + 0.25 * (k % 2)))
            f.ellipse(x, y + reach * 0.12, size * (1 - 0.25 * (k % 3 == 0)), size, "jelly", group=g, merge=1)
        if reach < 9:
            f.ellipse(18, 18, 8, 7, "jelly", group=g, merge=2)
        out.append(f.render(outline="green1", sel=False))
    return out


# ------------------------------------------------------------------ coins and wounds
COIN = {
    0: ["..ggg..", ".gccGG.", "gcgGGdG", "gcGwDdG", "ggGwDdG", "gGGwDdd", "gGGGGdd", ".GGddd.", "..ddd.."],
    1: [".ggg.", "gcGGd", "gcwDd", "gGwDd", "gGwDd", "gGwDd", "GGGGd", "GGddd", ".ddd."],
    2: [".g.", "gcd", "gwd", "gwd", "gwd", "gwd", "gGd", "gGd", ".d."],
    3: ["c", "g", "g", "g", "G", "G", "G", "d", "d"],
}
COIN_KEY = {"g": "gold4", "G": "gold3", "d": "gold2", "D": "gold1", "c": "cream", "w": "white"}


def _small_coins() -> list[Picture]:
    """Eight turns of a coin of nine pixels, for a heap of them in the air."""
    out = []
    for face in (0, 1, 2, 3, 2, 1, 0, 1):
        img = canvas(13, 13)
        part = stamped(COIN[face], COIN_KEY)
        paste(img, part if len(out) < 4 else part[:, ::-1], 6.5, 6.5)
        out.append(rimmed(img))
    return out[:6]


def _big_coins() -> list[Picture]:
    out = []
    for number in range(8):
        f = Forge(16, 16)
        props.coin(f, number / 8)
        out.append(f.render())
    return out


def _wounds() -> list[Picture]:
    """A wound: the drop falls and bursts on the ground."""
    out = []
    for number in range(6):
        img = canvas(25, 28)
        if number < 2:
            f = Forge(25, 28)
            y = 2 + number * 7
            f.poly([(12.5, y), (15.4, y + 5.4), (15.8, y + 8), (12.5, y + 10.6), (9.2, y + 8), (9.6, y + 5.4)], "scarlet", round=3, smooth=2)
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


def _falling_drops() -> list[Picture]:
    return [rimmed(np.pad(stamped(rows, {"r": "red3", "e": "red4", "R": "red2", "w": "white"}), 1)) for rows in (
        ["...r...", "...r...", "..rre..", "..rre..", ".rerrr.", ".rwrrR.", ".rwrrR.", "..rRR..", "......."],
        [".......", "...r...", "..rrr..", "..rre..", ".rerrr.", ".rwrrR.", ".rrrRR.", "..RRR..", "......."])]


# ------------------------------------------------------------------ clouds
def cloud(width: int, height: int, lobes: Sequence[tuple[float, float, float]], mat: str = "puff") -> Picture:
    """Soft lobes that make one cloud; a lobe of no size is left out."""
    f = Forge(width, height)
    g = f.group()
    for x, y, r in lobes:
        if r > 0.7:
            f.ellipse(x, y, r, r * 0.86, mat, group=g, merge=1, z=r * 0.5, line=False, shadow=0)
    return f.render(outline=MAT[mat].ramp[0], sel=False)


def _dust() -> list[Picture]:
    """Dust kicked up by feet or a fall: two heaps that part and thin."""
    out = []
    for age in range(6):
        size = (4.2, 5.4, 4.8, 3.8, 2.6, 1.5)[age]
        lobes = []
        for side in (-1, 1):
            x = 24 + side * (3 + 3.2 * age)
            lobes += [(x, 20 - age * 0.9, size), (x + side * size * 0.9, 21 - age * 0.5, size * 0.7), (x - side * size * 0.8, 21 - age * 0.2, size * 0.62 * (age < 4))]
        out.append(cloud(48, 26, lobes))
    return out


def _escape() -> list[Picture]:
    """A hero is gone in a cloud: it swells, is torn by light, and rises in shreds."""
    out = []
    for age in range(8):
        swell = (7, 12, 14, 13, 11, 8.4, 5.6, 3.2)[age]
        lobes = []
        for k in range(8):
            x, y = polar(32, 36 - age * 0.8, k * 45 + age * 8, swell * 0.55 + 1.6 * age)
            rise = max(0, age - 3) * (1.2 + (k * 3 % 4) * 0.8)
            lobes.append((x, y - rise, swell * (0.62 - 0.05 * (k % 3)) * (1 if age < 3 else (1, 0.6, 0.82, 0.45)[k % 4])))
        if age < 4:
            lobes.append((32, 34 - age, swell * 0.85))
        img = cloud(64, 60, lobes)
        for k in range(6):
            if age:
                x, y = polar(32, 32 - age * 2, k * 60 + age * 24, 11 + age * 2.0)
                dot(img, x, y, ("gold4", "white", "teal4")[k % 3], 2 if age < 5 else 1)
        out.append(img)
    return out


def _smoke() -> list[Picture]:
    """A wisp that rises and thins."""
    out = []
    for age in range(8):
        lobes = []
        for k in range(4):
            life = age / 8 + k * 0.16
            y = 42 - 34 * min(1, life)
            lobes.append((16 + 4 * math.sin(life * 6 + k), y, (2 + 5.5 * math.sin(min(1, life) * math.pi)) * (1 - age / 10)))
        out.append(cloud(32, 48, lobes, "smoke"))
    return out


# ------------------------------------------------------------------ fire and stone
def _bolts(ramp: tuple[str, ...]) -> list[Picture]:
    """A ball of light that flies to the right with its tail behind."""
    out = []
    for number in range(4):
        field = np.zeros((20, 36))
        for k in range(7):
            age = (number / 4 + k / 7) % 1
            blob(field, 24 - 20 * age, 10 + math.sin(age * 7 + k * 2) * 2.6 * age, 6 * (1 - age) + 0.8, 4.6 * (1 - age) + 0.6, 0.75 - 0.5 * age)
        blob(field, 26, 10, 7, 6.4, 1.1)
        out.append(banded(field, ramp))
    return out


def _lava() -> list[Picture]:
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


def _shards(size: float) -> list[Picture]:
    """A splinter of stone that tumbles."""
    middle = size * 1.7 + 1
    out = []
    for number in range(4):
        f = Forge(round(2 * middle), round(2 * middle))
        a = number * 90 + 20
        pts = [polar(middle, middle, a + turn, size * far) for turn, far in ((0, 1.35), (80, 0.8), (150, 1.1), (215, 0.75), (290, 0.95))]
        f.poly(pts, "stone", round=size * 0.7, facet=True, bias=0.1)
        out.append(f.render())
    return out


def _bones() -> list[Picture]:
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


def _bats() -> list[Picture]:
    """A small bat; it flies either way."""
    out = []
    for flap in (1.0, 0.2, -0.9, -0.2):
        f = Forge(28, 22)
        bosses2.bat(f, 14, 11 - flap, 0.8, flap, 0.18)
        out.append(f.render())
    return out


def _shock() -> list[Picture]:
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


# ------------------------------------------------------------------ magic
def _rings(ramp: tuple[str, str, str, str]) -> list[Picture]:
    """A circle of light on the floor, with marks that run round it."""
    out = []
    ys, xs = np.mgrid[0:28, 0:72]
    for number in range(8):
        img = canvas(72, 28)
        away = np.hypot((xs - 35.5) / 34, (ys - 13.5) / 12.5)
        angle = (np.degrees(np.arctan2((ys - 13.5) * 2.7, xs - 35.5)) - number * 7.5) % 60
        img[(away < 1.0) & (away > 0.9)] = INDEX[ramp[1]]
        img[(away < 1.0) & (away > 0.9) & (angle < 22)] = INDEX[ramp[2]]
        img[(away < 0.7) & (away > 0.63)] = INDEX[ramp[0]]
        img[(away < 0.86) & (away > 0.74) & (np.abs(angle - 30) < 6)] = INDEX[ramp[2]]
        img[(away < 0.83) & (away > 0.78) & (np.abs(angle - 30) < 3)] = INDEX[ramp[3]]
        out.append(img)
    return out


def _glints(width: int, height: int) -> list[Picture]:
    """A bar of light that runs over a card of this size, in a mesh so that the card shows."""
    out = []
    ys, xs = np.mgrid[0:height, 0:width]
    for number in range(6):
        at = (xs + ys * 0.5) - (number + 0.5) / 6 * (width + height * 0.5)
        img = canvas(width, height)
        img[(np.abs(at) < 6) & ((xs + ys) % 2 == 0)] = INDEX["cream"]
        img[np.abs(at - 1) < 2] = INDEX["white"]
        out.append(img)
    return out


STAR = ["...k...", "..kgk..", "kkkgkkk", "kgcgggk", ".kgggk.", "kgkkkgk", "kk...kk"]
SMALL_STAR = ["..k..", ".kgk.", "kgggk", ".kgk.", "..k.."]


def _orbit(parts: Sequence[tuple[Picture, Picture]], width: int, height: int, count: int) -> list[Picture]:
    """Things that go round a head: (near, far) pictures on a flat ellipse, the far ones first."""
    out = []
    for number in range(count):
        img = canvas(width, height)
        turns = [(number / count / len(parts) * math.tau + k * math.tau / len(parts), pair) for k, pair in enumerate(parts)]
        for turn, (near, far) in sorted(turns, key=lambda each: math.sin(each[0])):
            front = math.sin(turn) > -0.2
            paste(img, near if front else far, width / 2 + math.cos(turn) * (width / 2 - 5), height / 2 + math.sin(turn) * (height / 2 - 4.5))
        out.append(img)
    return out


def _stars() -> list[Picture]:
    """Three stars round the head of one who has fainted."""
    key = {"k": "ink", "g": "gold4", "c": "cream"}
    pair = stamped(STAR, key), stamped(SMALL_STAR, {"k": "ink", "g": "gold3"})
    return _orbit([pair] * 3, 32, 16, 6)


QUESTION = ["..kkkkk..", ".kggggGk.", "kggGkgGGk", "kgGk.kgGk", ".kk.kgGGk", "...kgGGk.", "...kgGk..", "....kk...", "...kgGk..", "...kGGk..", "....kk..."]
SMALL_QUESTION = [".ggg.", "gg.gg", "...gg", "..gg.", ".....", "..gg."]


def _question_marks() -> list[Picture]:
    """Marks round the head of a foe that is confused."""
    pair = stamped(QUESTION, {"k": "ink", "g": "purp4", "G": "purp3"}), stamped(SMALL_QUESTION, {"g": "purp2"})
    return _orbit([pair] * 3, 44, 24, 6)


def _heal() -> list[Picture]:
    """Crosses and sparks that rise from one who drinks."""
    plus = rimmed(np.pad(stamped([".g.", "ggg", ".g."], {"g": "green4"}), 1), "green1")
    heart = rimmed(np.pad(stamped([".r.r.", "rerrr", "rrrrr", ".rrr.", "..r.."], {"r": "red3", "e": "white"}), 1))
    out = []
    for age in range(8):
        img = canvas(32, 44)
        for k in range(5):
            life = age / 8 * 1.5 - k * 0.12
            if 0 <= life <= 1:
                paste(img, heart if k % 2 else plus, 16 + (-10, 7, -2, 11, -7)[k] + math.sin(life * 6 + k) * 1.5, 38 - life * 32)
        out.append(img if img.any() else _last_spark(img))
    return out


def _last_spark(img: Picture) -> Picture:
    dot(img, 16, 6, "green4")
    return img


def _papers() -> list[Picture]:
    """A sheet of the collector's accounts that flutters down."""
    key = {"k": "ink", "w": "bone4", "b": "bone3", "l": "bone2", "W": "white"}
    return [stamped(rows, key) for rows in (
        [".............", ".kkkkkkkkkk..", ".kWwwwwwwwkk.", "..kwllllwwwk.", "..kwwwwwwwwk.", "...kwlllwwwbk", "...kwwwwwwwbk", "....kkkkkkkkk", "............."],
        [".............", ".............", "..kkk........", ".kWwwkkkkkkk.", "..kwllwwwwwbk", "...kkkwllwbk.", "......kkkkk..", ".............", "............."],
        [".............", "..kkkkkkkkkk.", ".kkwwwwwwwWk.", ".kwwwllllwk..", ".kwwwwwwwwk..", "kbwwwlllwk...", "kbwwwwwwwk...", "kkkkkkkkk....", "............."],
        [".............", ".............", "........kkk..", ".kkkkkkkwwWk.", "kbwwwwwllwk..", ".kbwllwkkk...", "..kkkkk......", ".............", "............."])]


def _dragon_flame() -> Strip:
    """Breath of the Mega Dragon: its feet belong on the point of the dragon's frame."""
    return Strip(bosses.flame_frames(), bosses.FLAME_AT, {"birth": 12, "loop": 10, "end": 10})
