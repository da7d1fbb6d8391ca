"""What stands at or hangs on a wall: each class of map object is one function here."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .room import CLOTH, noise

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.rooms import Feature

    from .rooms_fields import Mask, Painter

IRON = "ink night stone1 stone2 stone3 stone4"
WOOD = "ink umber wood1 wood2 wood3 wood4"
GOLD = "ink umber gold1 gold2 gold3 gold4"
LEAF = "ink night green1 green2 green3 moss3"
DYES = {
    "red": "ink umber red1 red2 red3 red4", "blue": "ink night blue1 blue2 blue3 blue4",
    "purple": "ink night purp1 purp2 purp3 purp4", "green": "ink night green1 green2 green3 green4",
    "teal": "ink night teal1 teal2 teal3 teal4", "black": "ink ink night stone1 stone2 stone3",
    "gold": GOLD, "bone": "ink umber bone1 bone2 bone3 bone4",
}
GLASS = {"moon": "moon", "day": "day", "purple": "purple", "blood": "fire", "green": "green",
         "desert": "gold", "stars": "moon", "dusk": "fire"}
SIGNS = (
    "..#..|.###.|#.#.#|..#..|..#..", "#####|#...#|#.#.#|#...#|#####", "..#..|.#.#.|#...#|.#.#.|..#..",
    "#....|##...|#.#..|#####|....#", ".###.|#...#|.###.|..#..|.###.", "#.#.#|#.#.#|.###.|..#..|..#..",
    ".##..|#..#.|####.|#...#|#...#", "#...#|.#.#.|..#..|.#.#.|#...#", "..##.|.#...|.###.|.#.#.|##.##",
)


def pillar(painter: Painter, it: Feature) -> None:
    """A column from floor to ceiling; round, square, fluted or broken (as high as its box)."""
    style = str(it.option("style", "round"))
    before = [field.copy() for field in (painter.H, painter.A, painter.mat, painter.emit)]
    if style == "square":
        _pier(painter, it)
    else:
        painter.pillar(it.x, it.width)
    shaft = painter.box(it.x - 5, 0, it.width + 10, painter.wall + 5)
    painter.emit[shaft] = 0
    if style == "fluted":
        flute = np.sin((painter.x - it.x) / it.width * math.pi * 11) * 1.7
        body = painter.box(it.x + 1, 15, it.width - 2, painter.wall - 28)
        painter.H[body] += flute[body]
        painter.A[body] += flute[body] * 0.05 + 0.06
    if style == "broken":
        left = painter.wall - it.height + noise(painter.rng, painter.w, 1, 5)[0] * 7
        gone = shaft & (painter.y < left[None, :])
        for field, old in zip((painter.H, painter.A, painter.mat, painter.emit), before, strict=True):
            field[gone] = old[gone]
        painter.A[shaft & ~gone & (painter.y < left[None, :] + 2)] *= 1.2


def _pier(painter: Painter, it: Feature) -> None:
    for y in range(0, painter.wall - 10, 26):
        tone = float(painter.rng.normal(0.04, 0.03))
        painter._block(it.x, y, it.x + it.width, min(y + 26, painter.wall - 8), 4.0, tone)
    for y, height, out in ((0, 12, 5), (painter.wall - 12, 16, 5)):
        painter._block(it.x - out, y, it.x + it.width + out, y + height, 5.0, 0.1)
    painter.mat[0 : painter.wall + 4, max(0, it.x) : it.x + it.width] = 0
    painter.A[: painter.wall, it.x + it.width : it.x + it.width + 7] *= 0.62


def arch(painter: Painter, it: Feature) -> None:
    """A doorway: `dark`, or behind it stairs, bars, a door, rooms, gold, sky, sealed."""
    painter.arch(it.x + it.width // 2, it.width, painter.wall - it.y)
    hole = _arched(painter, it.x, it.y, it.width, painter.wall - it.y)
    painter.emit[hole] = 0
    painter.A[hole] *= 0.5
    style = str(it.option("style", "dark"))
    if style in _BEHIND:
        _BEHIND[style](painter, it, hole)


def _arched(painter: Painter, x: float, y: float, width: float, height: float) -> Mask:
    radius = width / 2
    middle = x + radius
    below = painter.box(x, y + radius, width, height - radius)
    return below | ((painter.oval(middle, y + radius, radius, radius) < 1) & (painter.y < y + radius))


def _behind_bars(painter: Painter, it: Feature, hole: Mask) -> None:
    bars = hole & ((painter.x - it.x) % 9 < 3)
    cross = hole & ((painter.y - it.y) % 24 < 3)
    tone = 0.34 + 0.3 * ((painter.x - it.x) % 9 < 1)
    painter.fill(cross, IRON, 0.5, 3.0)
    painter.fill(bars, IRON, tone, 4.0)


def _behind_door(painter: Painter, it: Feature, hole: Mask) -> None:
    board = (painter.x - it.x) % 9
    grain = painter.rough(3) * 0.05
    painter.fill(hole, WOOD, np.where(board < 1, 0.18, 0.5 + grain), np.clip(board, 0, 2) * 0.7 + 2)
    for y in (it.y + 26, painter.wall - 24):
        strap = hole & (painter.y >= y) & (painter.y < y + 6)
        painter.fill(strap, IRON, 0.55, 4.0)
        painter.A[strap & ((painter.x - it.x) % 11 < 2)] = 0.85
        painter.A[hole & (painter.y >= y + 6) & (painter.y < y + 8)] *= 0.5


def _behind_rooms(painter: Painter, it: Feature, hole: Mask) -> None:
    """Passage behind passage, each darker: a labyrinth."""
    for step in range(1, 4):
        inset = it.width * 0.16 * step
        x, y = it.x + inset + step, it.y + inset * 1.1
        outer = _arched(painter, x - 4, y - 4, it.width - 2 * inset + 6, painter.wall - y + 4 - step * 4)
        inner = _arched(painter, x, y, it.width - 2 * inset - 2, painter.wall - y - step * 4)
        painter.A[outer & ~inner & hole] = 0.42 - step * 0.09
        painter.H[outer & ~inner & hole] = 3
        painter.A[inner & hole] = 0.05
        floor = hole & ~outer & (painter.y > painter.wall - step * 4 - 4)
        painter.A[floor] = 0.34 - step * 0.06


def _behind_stairs(painter: Painter, it: Feature, hole: Mask) -> None:
    count = 7
    for step in range(count):
        y = painter.wall - (step + 1) * 7
        inset = step * 1.6
        tread = painter.box(it.x + inset, y, it.width - 2 * inset, 7) & hole
        painter.A[tread] = 0.5 - step * 0.06
        painter.H[tread] = 2
        painter.A[tread & (painter.y < y + 2)] = 0.72 - step * 0.07


def _behind_gold(painter: Painter, it: Feature, hole: Mask) -> None:
    """A lit strongroom: heaps of coin behind bars of iron."""
    heap = hole & (painter.y > painter.wall - 30 + 8 * np.sin(painter.x * 0.13) + painter.rough(4) * 4)
    grit = painter.rough(1.6)
    painter.fill(heap, GOLD, 0.5 + grit * 0.25, grit * 1.5, 0.22)
    painter.wash(np.clip(1 - painter.oval(it.x + it.width / 2, painter.wall, 70, 40), 0, 1) * 0.5, "gold")


def _behind_sky(painter: Painter, it: Feature, hole: Mask) -> None:
    """Open air, down to the sill."""
    painter.sky(hole & (painter.y < painter.wall - 2), str(it.option("sky", "moon")))
    painter.emit[hole] *= 1.2


def _behind_seal(painter: Painter, it: Feature, hole: Mask) -> None:
    """A slab that nobody has opened, with a seal of gold."""
    x, y = it.x + it.width / 2, it.y + (painter.wall - it.y) * 0.5
    course = (painter.y - it.y) % 24 < 1
    painter.fill(hole, None, np.where(course, 0.2, 0.44 + painter.rough(8) * 0.05), 1.0)
    far = painter.oval(x, y, it.width * 0.26, it.width * 0.26)
    painter.fill((far < 1) & (far > 0.72), GOLD, 0.6, 4.0)
    painter.fill(far < 0.5, GOLD, 0.55, 5 * np.clip(1 - far, 0, 1))
    rope = hole & (np.abs(painter.y - y - np.abs(painter.x - x) * 0.12) < 1.5) & (far >= 1)
    painter.fill(rope, DYES["bone"], 0.6, 3.0)


_BEHIND = {"sky": _behind_sky, "sealed": _behind_seal, "bars": _behind_bars, "door": _behind_door, "rooms": _behind_rooms,
           "stairs": _behind_stairs, "gold": _behind_gold}


def gate(painter: Painter, it: Feature) -> None:
    """A way out at the left or right edge: half an arch; two rooms side by side make it whole."""
    left = it.x < painter.w / 2
    edge = it.x if left else it.x + it.width
    reach = it.width
    top = it.y
    centre = edge
    flat = top + reach
    d = np.where(painter.y < flat, np.hypot(painter.x + 0.5 - centre, painter.y - flat),
                 np.abs(painter.x + 0.5 - centre))
    above = painter.y < painter.wall + 2
    thick = 12
    style = str(it.option("style", "stone"))
    if style == "rough":
        d = d + painter.rough(9) * 5 + painter.rough(4) * 2
    ring = (d >= reach) & (d < reach + thick) & above
    hole = (d < reach) & above
    _voussoirs(painter, ring, d - reach, thick, flat, centre, style)
    depth = np.clip(d / reach, 0, 1)
    painter.fill(hole, None, 0.02 + 0.16 * depth**3, -6, 0.0)
    shadow = np.clip(1 - np.abs(painter.x - edge) / (reach + 26), 0, 1)
    below = painter.y >= painter.wall
    painter.A *= np.where(below, 1 - 0.86 * shadow**0.8, 1)


def _voussoirs(painter: Painter, ring: Mask, d: np.ndarray, thick: float, flat: float,
               centre: float, style: str) -> None:
    ramp = WOOD if style == "wood" else None
    t = d / thick
    height = 4 * np.clip(np.minimum(t, 1 - t) * 4, 0, 1)
    angle = np.degrees(np.arctan2(painter.y - flat, painter.x + 0.5 - centre))
    seam = np.where(painter.y < flat, np.abs((angle % 18) - 9) > 8.1, (painter.y - flat) % 16 < 1)
    tone = np.full_like(t, 0.68) + painter.rough(6) * 0.05
    if style != "rough":
        tone = np.where(seam, 0.22, tone)
    painter.fill(ring, ramp, tone, height, 0.0)
    rim = ring & ((t > 0.93) | (t < 0.06))
    painter.A[rim] = 0.16


def banner(painter: Painter, it: Feature) -> None:
    """A hanging cloth with a golden hem; torn if the map says so."""
    colour = str(it.option("colour", "red"))
    CLOTH.setdefault(colour, DYES[colour])
    before = [field.copy() for field in (painter.H, painter.A, painter.mat)]
    painter.banner(it.x, it.width, it.height, it.y, color=colour)
    if it.option("torn", False):
        rag = painter.rough(3.2) + (painter.y - it.y) / it.height * 0.9
        torn = painter.box(it.x - 3, it.y, it.width + 8, it.height + 8) & (rag > 0.95)
        for field, old in zip((painter.H, painter.A, painter.mat), before, strict=True):
            field[torn] = old[torn]


def drape(painter: Painter, it: Feature) -> None:
    """A wide curtain in heavy folds, gathered at the top."""
    area = painter.box(it.x, it.y, it.width, it.height)
    u = (painter.x - it.x) / it.width
    fold = np.sin(u * it.width / 3.4 + np.sin(painter.y * 0.04) * 0.8)
    hem = it.y + it.height - 3 - 3 * fold
    area &= painter.y < hem
    painter.fill(area, DYES[str(it.option("colour", "red"))], 0.46 + 0.10 * fold, 4 + 3 * fold, 0.0)
    painter.fill(area & (painter.y > hem - 4), GOLD, 0.5)
    painter.shade(painter.box(it.x + it.width, it.y, 6, it.height), 0.6)
    painter.fill(painter.box(it.x - 4, it.y - 4, it.width + 8, 5), GOLD, 0.55, 6.0, 0.0)


def window(painter: Painter, it: Feature) -> None:
    """Glass that lets in the night or the day, in a stone frame; it sheds light on the floor."""
    kind = str(it.option("sky", "moon"))
    x, y, width, height = it.x, it.y, it.width, it.height
    frame = _pointed(painter, x - 5, y - 7, width + 10, height + 11)
    glass = _pointed(painter, x, y, width, height)
    painter.fill(frame & ~glass, None, 0.66, 3.0, 0.0)
    painter.fill(painter.box(x - 8, y + height, width + 16, 5), None, 0.72, 4.0, 0.0)
    painter.shade(painter.box(x - 6, y + height + 5, width + 12, 3), 0.5)
    painter.sky(glass, kind)
    rise = (painter.y - y) / height
    painter.emit[glass] += 0.12 + 0.2 * (1 - np.abs(rise[glass] - 0.5))
    bar = ((painter.x - x - width // 2) ** 2 < 1.5) | ((painter.y - y) % 17 < 1.5)
    lozenge = ((painter.x + painter.y) % 12 < 1) | ((painter.x - painter.y) % 12 < 1)
    leaded = bar if it.option("style", "bars") == "bars" else bar | lozenge
    painter.emit[glass & leaded] = 0.03
    painter.emit[glass & ~_pointed(painter, x + 1, y + 1, width - 2, height - 2)] = 0.02
    _moonbeam(painter, it, GLASS[kind])


def _pointed(painter: Painter, x: float, y: float, width: float, height: float) -> Mask:
    radius = width
    spring = y + width * 0.86
    body = painter.box(x, spring, width, y + height - spring)
    left = painter.oval(x + width, spring, radius, radius) < 1
    right = painter.oval(x, spring, radius, radius) < 1
    return body | (left & right & (painter.y < spring) & (painter.x >= x) & (painter.x < x + width))


def _moonbeam(painter: Painter, it: Feature, colour: str) -> None:
    power = float(it.option("power", 0.5))
    lean = float(it.option("lean", 0.35))
    start, end = it.y + it.height * 0.4, 226
    t = np.clip((painter.y - start) / (end - start), 0, 1)
    middle = it.x + it.width / 2 + (painter.y - start) * lean
    half = it.width / 2 + t * it.width * 0.35
    inside = np.clip((half - np.abs(painter.x - middle)) / 6, 0, 1)
    fade = np.where(painter.y < painter.wall, 0.35 * t, 0.5 + 0.5 * t)
    pool = np.clip((end + 8 - painter.y) / 14, 0, 1) * (painter.y > start)
    painter.wash(inside * fade * pool * power, colour)


def beam(painter: Painter, it: Feature) -> None:
    """A shaft of light without a window: a box of it, from its top down to the floor."""
    _moonbeam(painter, it, str(it.option("colour", "day")))


def portal(painter: Painter, it: Feature) -> None:
    """A round hole in the wall, ringed with stone."""
    x, y, radius = it.x + it.width / 2, it.y + it.height / 2, it.width / 2
    far = np.hypot(painter.x + 0.5 - x, painter.y + 0.5 - y)
    ring = (far >= radius) & (far < radius + 11) & (painter.y < painter.wall)
    angle = np.degrees(np.arctan2(painter.y - y, painter.x - x))
    seam = np.abs((angle % 18) - 9) > 8.2
    t = (far - radius) / 11
    painter.fill(ring, None, np.where(seam, 0.22, 0.66), 4 * np.clip(np.minimum(t, 1 - t) * 4, 0, 1), 0.0)
    hole = (far < radius) & (painter.y < painter.wall)
    painter.fill(hole, None, 0.03 + 0.12 * np.clip(far / radius, 0, 1) ** 4, -6.0, 0.0)


def mouth(painter: Painter, it: Feature) -> None:
    """A ragged hole in the rock with the sky behind it, a moon if there is room, and trees."""
    ragged = painter.oval(it.x + it.width / 2, it.y + it.height / 2, it.width / 2, it.height / 2)
    ragged = ragged + painter.rough(14) * 0.13 + painter.rough(5) * 0.07
    hole = (ragged < 1) & (painter.y < painter.wall - 4)
    rim = (ragged < 1.14) & ~hole & (painter.y < painter.wall)
    painter.A[rim] = np.clip(painter.A[rim] * 1.25 + 0.06, 0, 0.8)
    painter.sky(hole, str(it.option("sky", "moon")))
    if it.option("moon", True):
        moon(painter, it.x + it.width * 0.62, it.y + it.height * 0.36, it.height * 0.17, hole)
    if it.option("trees", True):
        _pines(painter, it, hole)
    field = np.clip(1.5 - painter.oval(it.x + it.width / 2, 190, it.width * 0.55, 70), 0, 1)
    painter.wash(field * (painter.y > painter.wall) * float(it.option("power", 0.5)), GLASS[str(it.option("sky", "moon"))])


def moon(painter: Painter, x: float, y: float, radius: float, where: Mask) -> None:
    """A full moon with its halo and its seas."""
    far = painter.oval(x, y, radius, radius)
    halo = where & (far < 2.6)
    painter.emit[halo] += np.clip(0.3 * (2.6 - far[halo]) / 1.6, 0, 0.3)
    disc = where & (far < 1)
    sea = painter.rough(radius * 0.45)
    painter.fill(disc, "night steel1 steel2 steel3 steel4 ice", 0.0, 0.0,
                 np.where(sea > 0.25, 0.62, 0.8) - 0.12 * far)


def _pines(painter: Painter, it: Feature, hole: Mask) -> None:
    ground = it.y + it.height * 0.78
    for _ in range(max(4, it.width // 11)):
        x = it.x + painter.rng.uniform(0, it.width)
        tall = painter.rng.uniform(0.24, 0.52) * it.height
        level = painter.y - (ground - tall * 0.8)
        spread = np.clip(level, 0, tall) * 0.24 * (0.55 + 0.45 * ((level % 7) / 7))
        tree = hole & (level > 0) & (np.abs(painter.x - x) < spread + 0.5)
        painter.emit[tree] = 0.03 + 0.06 * (painter.rng.random() > 0.5)
    snow = hole & (painter.y > ground + painter.rough(20) * 4)
    painter.emit[snow] = (0.2 + painter.rough(12) * 0.1)[snow]


def niche(painter: Painter, it: Feature) -> None:
    """An arched hollow in the wall, set back and in shade."""
    ring = _arched(painter, it.x - 6, it.y - 6, it.width + 12, it.height + 6)
    hole = _arched(painter, it.x, it.y, it.width, it.height)
    painter.fill(ring & ~hole, None, 0.68, 3.4)
    painter.A[ring & ~hole & ((painter.x + painter.y * 2) % 15 < 1)] = 0.3
    inside = (painter.x - it.x) / it.width
    painter.fill(hole, None, 0.16 + 0.2 * inside + 0.1 * (painter.y - it.y) / it.height, 0.0)
    painter.A[hole & (painter.x < it.x + 4)] *= 0.4
    sill = painter.box(it.x - 8, it.y + it.height, it.width + 16, 5)
    painter.fill(sill & (painter.y < painter.wall), None, 0.74, 4.0)
    lamp = str(it.option("lamp", ""))
    if lamp:
        painter.light(it.x + it.width / 2, it.y + it.height - 14, 12, 0.8, it.width * 0.8, 1.4, lamp)


WALL_OBJECTS: dict[str, Callable[[Painter, Feature], None]] = {
    "pillar": pillar, "arch": arch, "gate": gate, "banner": banner, "drape": drape,
    "window": window, "beam": beam, "portal": portal, "mouth": mouth, "niche": niche,
}
