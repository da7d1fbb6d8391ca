"""What hangs, grows, is carved or bolted: smaller map objects of the wall."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .rooms_walls import DYES, GOLD, IRON, LEAF, SIGNS, WOOD
from .rooms_walls import moon as full_moon

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.rooms import Feature

    from .rooms_fields import Mask, Painter

COPPER = "ink umber red1 skin1 skin2 skin3"
STEEL = "ink night steel1 steel2 steel3 steel4"
WEB = "night stone2 stone3 stone4 stone4 stone5"
SLIME = "ink night green1 green2 green3 green4"


def vines(painter: Painter, it: Feature) -> None:
    """Creepers that hang from the top of the box, with leaves."""
    for start in range(it.x, it.x + it.width, 7):
        x = float(start + painter.rng.integers(-3, 4))
        length = it.height * painter.rng.uniform(0.25, 1.0)
        drift = painter.rng.uniform(-0.15, 0.15)
        for step in range(int(length)):
            x += drift + math.sin(step * 0.21 + start) * 0.35
            _put(painter, round(x), it.y + step, LEAF, 0.3, 2.0)
            if step % 4 == 0:
                _leaf(painter, round(x), it.y + step)


def _put(painter: Painter, x: int, y: int, ramp: str, tone: float, height: float) -> None:
    if 0 <= x < painter.w and 0 <= y < painter.h:
        painter.mat[y, x] = painter.ramp(ramp)
        painter.A[y, x], painter.H[y, x], painter.emit[y, x] = tone, height, 0.0


def _leaf(painter: Painter, x: int, y: int) -> None:
    side = 1 if painter.rng.random() < 0.5 else -1
    tone = float(painter.rng.uniform(0.45, 0.75))
    for dx, dy in ((1, 0), (2, 0), (1, 1), (2, 1), (3, 1), (2, 2)):
        _put(painter, x + side * dx, y + dy, LEAF, tone - 0.12 * dy, 4.0 - dy)


def web(painter: Painter, it: Feature) -> None:
    """A cobweb in the corner of the box; `corner` is left or right."""
    left = it.option("corner", "left") == "left"
    x0 = it.x if left else it.x + it.width
    far = np.hypot(painter.x - x0, painter.y - it.y)
    angle = np.degrees(np.arctan2(painter.y - it.y, (painter.x - x0) * (1 if left else -1)))
    inside = (angle >= 0) & (angle <= 90) & (far < min(it.width, it.height))
    spoke = np.abs((angle + 7.5) % 15 - 7.5) * far < 34
    sag = far + 3.2 * np.cos(np.radians((angle % 15) * 24 - 180))
    ring = np.abs(sag % 9) < 0.85
    thread = inside & ((spoke & (far > 3)) | (ring & (far > 5)))
    painter.fill(thread & ((painter.x + painter.y) % 5 != 0), WEB, 0.42, 1.0)


def chain(painter: Painter, it: Feature) -> None:
    """Links of iron from the top of the box to its foot."""
    x = it.x + it.width // 2
    for index, y in enumerate(range(it.y, it.y + it.height, 5)):
        if index % 2:
            painter.fill(painter.box(x - 1, y - 1, 2, 7), IRON, 0.62, 4.0, 0.0)
        else:
            oval = painter.oval(x, y + 3, 3.2, 4)
            painter.fill((oval < 1) & (oval > 0.45), IRON, 0.66, 4.0, 0.0)
        painter.A[painter.box(x + 3, y, 2, 5)] *= 0.7


def frieze(painter: Painter, it: Feature) -> None:
    """A carved band: a Greek key, signs, skulls, waves or plain gilding."""
    band = painter.box(it.x, it.y, it.width, it.height)
    style = str(it.option("style", "key"))
    dye = DYES.get(str(it.option("colour", "")))
    painter.fill(band, dye, 0.5, 2.5, 0.0)
    edge = band & ((painter.y < it.y + 2) | (painter.y >= it.y + it.height - 2))
    painter.fill(edge, GOLD if dye else None, 0.68, 4.0)
    cut = _pattern(painter, it, style) & band & ~edge
    painter.fill(cut, GOLD if dye else None, 0.62 if dye else 0.16, 1.0)
    painter.shade(painter.box(it.x, it.y + it.height, it.width, 3), 0.55)


def _pattern(painter: Painter, it: Feature, style: str) -> Mask:
    u, v = painter.x - it.x, painter.y - it.y - 3
    inner = it.height - 6
    if style == "waves":
        return np.abs(v - inner / 2 - np.sin(u * 0.3) * inner * 0.3) < 1.3
    if style == "key":
        rows = ("########", "#......#", "#.####.#", "#.#..#.#", "#.#....#", "#.######", "#.......", "########")
        index_x = (u // max(1, inner / 8) % 8).astype(int)
        index_y = np.clip(v // max(1, inner / 8), 0, 7).astype(int)
        table = np.array([[c == "#" for c in row] for row in rows])
        return table[index_y, index_x]
    return _sign_mask(painter, u, v, inner)


def _sign_mask(painter: Painter, u: np.ndarray, v: np.ndarray, inner: float) -> Mask:
    scale = max(1, inner // 6)
    step = 8 * scale
    column = (u // step).astype(int)
    row = (v // step).astype(int)
    pick = (column * 7 + row * 5 + column * row * 3) % len(SIGNS)
    table = np.array([[[c == "#" for c in row] for row in sign.split("|")] for sign in SIGNS])
    i, j = ((u % step) // scale).astype(int), ((v % step) // scale).astype(int)
    inside = (i < 5) & (j < 5) & (i >= 0) & (j >= 0)
    return table[pick, np.clip(j, 0, 4), np.clip(i, 0, 4)] & inside


def glyphs(painter: Painter, it: Feature) -> None:
    """A field of carved signs in columns, painted if a colour is named."""
    u, v = painter.x - it.x, painter.y - it.y
    dye = DYES.get(str(it.option("colour", "")))
    size = int(it.option("size", 2))
    area = painter.box(it.x, it.y, it.width, it.height)
    cut = area & _sign_mask(painter, u, v, 6 * size)
    worn = painter.rough(11) > 0.5
    if dye:
        painter.fill(cut & ~worn, dye, 0.6, -0.5)
    else:
        painter.A[cut & ~worn] *= 0.42
        painter.H[cut & ~worn] -= 1.6


def relief(painter: Painter, it: Feature) -> None:
    """Something great carved into the wall: a sun, skull, eye, bull or golem."""
    x, y = it.x + it.width / 2, it.y + it.height / 2
    body, lift, cuts = _RELIEFS[str(it.option("style", "sun"))](painter, x, y, min(it.width, it.height) / 2)
    eyes = str(it.option("eyes", ""))
    around = body.copy()
    for step in (1, 2, 3):
        around |= np.roll(np.roll(body, step, 0), step, 1)
    painter.A[around & ~body] *= 0.4
    painter.fill(body, DYES.get(str(it.option("colour", ""))), 0.55, lift, 0.0)
    for mask, tone in cuts:
        painter.A[mask] = tone
        painter.H[mask] -= 2 if tone < 0.3 else 0
        if tone == 0 and eyes:
            painter.fill(mask, DYES[eyes], 0.1, -3.0, 0.62)
    painter.A[body & ~(np.roll(body, 1, 1) & np.roll(body, -1, 1) & np.roll(body, -1, 0))] = 0.2


Carving = tuple[np.ndarray, np.ndarray, list[tuple[np.ndarray, float]]]


def _dome(far: np.ndarray, radius: float) -> np.ndarray:
    return np.sqrt(np.clip(1.05 - far**2, 0, 1)) * radius * 0.42 + 2


def _sun(painter: Painter, x: float, y: float, r: float) -> Carving:
    far = painter.oval(x, y, r, r)
    angle = np.degrees(np.arctan2(painter.y - y, painter.x - x))
    rays = (far < 1) & (far > 0.6) & (np.abs((angle % 30) - 15) < 14 * (1.1 - far))
    return rays | (far < 0.5), _dome(far * 2, r), [((far > 0.34) & (far < 0.4), 0.25)]


def _skull_face(painter: Painter, x: float, y: float, r: float) -> Carving:
    dome = painter.oval(x, y - r * 0.2, r * 0.86, r * 0.78)
    jaw = painter.poly([(x - r * 0.62, y + r * 0.2), (x + r * 0.62, y + r * 0.2), (x + r * 0.46, y + r), (x - r * 0.46, y + r)])
    eyes = painter.oval(x - r * 0.36, y - r * 0.1, r * 0.25, r * 0.28) < 1
    eyes |= painter.oval(x + r * 0.36, y - r * 0.1, r * 0.25, r * 0.28) < 1
    nose = painter.poly([(x, y + r * 0.16), (x + r * 0.14, y + r * 0.42), (x - r * 0.14, y + r * 0.42)])
    teeth = painter.box(x - r * 0.45, y + r * 0.58, r * 0.9, r * 0.36) & ((painter.x - round(x)) % 6 < 1.5)
    lip = painter.box(x - r * 0.45, y + r * 0.74, r * 0.9, 1.5)
    brow = painter.line([(x - r * 0.62, y - r * 0.46), (x - r * 0.1, y - r * 0.3)], 1.4)
    brow |= painter.line([(x + r * 0.62, y - r * 0.46), (x + r * 0.1, y - r * 0.3)], 1.4)
    pupils = painter.oval(x - r * 0.34, y - r * 0.06, r * 0.11, r * 0.11) < 1
    pupils |= painter.oval(x + r * 0.34, y - r * 0.06, r * 0.11, r * 0.11) < 1
    return (dome < 1) | jaw, _dome(dome, r), [(brow, 0.3), (eyes, 0.04), (pupils, 0), (nose, 0.08), (teeth | lip, 0.14)]


def _bull_face(painter: Painter, x: float, y: float, r: float) -> Carving:
    head = painter.poly([(x - r * 0.55, y - r * 0.45), (x + r * 0.55, y - r * 0.45), (x + r * 0.34, y + r * 0.7), (x + r * 0.2, y + r), (x - r * 0.2, y + r), (x - r * 0.34, y + r * 0.7)])
    horns = painter.line([(x - r * 0.4, y - r * 0.4), (x - r * 1.0, y - r * 0.5), (x - r * 1.25, y - r * 1.1)], r * 0.15)
    horns |= painter.line([(x + r * 0.4, y - r * 0.4), (x + r * 1.0, y - r * 0.5), (x + r * 1.25, y - r * 1.1)], r * 0.15)
    ears = (painter.oval(x - r * 0.75, y - r * 0.15, r * 0.3, r * 0.13) < 1) | (painter.oval(x + r * 0.75, y - r * 0.15, r * 0.3, r * 0.13) < 1)
    eyes = (painter.oval(x - r * 0.3, y - r * 0.05, r * 0.14, r * 0.1) < 1) | (painter.oval(x + r * 0.3, y - r * 0.05, r * 0.14, r * 0.1) < 1)
    nose = (painter.oval(x - r * 0.13, y + r * 0.72, r * 0.07, r * 0.09) < 1) | (painter.oval(x + r * 0.13, y + r * 0.72, r * 0.07, r * 0.09) < 1)
    ring = painter.oval(x, y + r * 0.98, r * 0.2, r * 0.2)
    return head | horns | ears, _dome(painter.oval(x, y, r * 0.6, r), r), [(eyes, 0), (nose, 0.1), ((ring < 1) & (ring > 0.6), 0.9)]


def _eye_face(painter: Painter, x: float, y: float, r: float) -> Carving:
    lens = (painter.oval(x, y + r * 0.45, r * 1.1, r) < 1) & (painter.oval(x, y - r * 0.45, r * 1.1, r) < 1)
    iris = painter.oval(x, y, r * 0.38, r * 0.38)
    cuts = [((iris < 1) & (iris > 0.8), 0.2), (iris < 0.8, 0.75), (painter.oval(x, y, r * 0.12, r * 0.3) < 1, 0)]
    return lens, _dome(painter.oval(x, y, r, r * 0.6), r), cuts


def _golem(painter: Painter, x: float, y: float, r: float) -> Carving:
    """A giant that the quarrymen have begun to free: head, shoulders and one arm."""
    head = painter.poly([(x - r * 0.36, y - r * 0.5), (x - r * 0.3, y - r * 0.92), (x + r * 0.3, y - r * 0.92), (x + r * 0.36, y - r * 0.5), (x + r * 0.26, y - r * 0.26), (x - r * 0.26, y - r * 0.26)])
    trunk = painter.poly([(x - r * 0.62, y - r * 0.34), (x + r * 0.62, y - r * 0.34), (x + r * 0.5, y + r), (x - r * 0.5, y + r)])
    arm = painter.poly([(x + r * 0.56, y - r * 0.36), (x + r * 0.96, y - r * 0.2), (x + r * 0.92, y + r * 0.7), (x + r * 0.6, y + r * 0.7)])
    stump = painter.poly([(x - r * 0.56, y - r * 0.36), (x - r * 0.94, y - r * 0.2), (x - r * 0.88, y + r * 0.1), (x - r * 0.62, y + r * 0.2)])
    eyes = painter.box(x - r * 0.24, y - r * 0.62, r * 0.16, r * 0.1) | painter.box(x + r * 0.08, y - r * 0.62, r * 0.16, r * 0.1)
    brow = painter.box(x - r * 0.34, y - r * 0.72, r * 0.68, r * 0.07)
    mouth = painter.box(x - r * 0.18, y - r * 0.42, r * 0.36, r * 0.05)
    rune = painter.line([(x, y - r * 0.1), (x - r * 0.14, y + r * 0.1), (x + r * 0.14, y + r * 0.1), (x, y + r * 0.34)], 1.3)
    seams = painter.line([(x - r * 0.5, y + r * 0.5), (x - r * 0.1, y + r * 0.42), (x + r * 0.46, y + r * 0.56)], 1) | painter.line([(x + r * 0.6, y + r * 0.2), (x + r * 0.94, y + r * 0.16)], 1)
    body = head | trunk | arm | stump
    chamfer = 6 + 2.5 * head - 1.5 * (arm | stump) + painter.rough(5) * 1.2
    return body, chamfer.astype(float), [(brow, 0.75), (mouth | seams, 0.14), (eyes | rune, 0)]


_RELIEFS: dict[str, Callable[[Painter, float, float, float], Carving]] = {
    "sun": _sun, "skull": _skull_face, "bull": _bull_face, "eye": _eye_face, "golem": _golem,
}


def gear(painter: Painter, it: Feature) -> None:
    """A toothed wheel on the wall."""
    x, y, r = it.x + it.width / 2, it.y + it.height / 2, it.width / 2
    angle = np.arctan2(painter.y - y, painter.x - x)
    teeth = max(8, int(r * 0.7))
    edge = 1 - 0.14 * (np.sin(angle * teeth) < 0)
    far = painter.oval(x, y, r, r)
    wheel = (far < edge) & ~((far < 0.66) & (far > 0.3) & (np.abs(np.sin(angle * 2.5)) > 0.35))
    painter.A[np.roll(np.roll(wheel, 4, 0), 3, 1) & ~wheel] *= 0.5
    ramp = COPPER if it.option("metal", "steel") == "copper" else STEEL
    lift = 3 + 2 * np.sin(np.clip(far, 0, 1) * 9)
    painter.fill(wheel, ramp, 0.46 + 0.06 * (far > 0.66), lift, 0.0)
    painter.fill(far < 0.16, GOLD, 0.6, 5.0)


def pipe(painter: Painter, it: Feature) -> None:
    """A pipe mouth in the wall with a stream of slime, water or lava to the floor."""
    x, r = it.x + it.width / 2, it.width / 2
    y = it.y + r
    ring = painter.oval(x, y, r, r)
    painter.fill(ring < 1, COPPER, 0.5, 3 + 4 * np.clip(1 - ring, 0, 1), 0.0)
    painter.fill(ring < 0.68, None, 0.03, -4.0)
    liquid = str(it.option("of", "slime"))
    u = (painter.x - x) / (r * 0.55)
    ripple = np.sin(painter.x * 1.7 + np.sin(painter.y * 0.16) * 1.4)
    wide = 1 + 0.35 * np.clip((painter.y - y) / 60, 0, 1) + painter.rough(7) * 0.2
    stream = (np.abs(u) < wide) & (painter.y > y + 1) & (painter.y < it.y + it.height)
    ramps = {"slime": SLIME, "water": STEEL, "lava": LAVA}
    painter.fill(stream, ramps[liquid], 0.36 + 0.14 * ripple, 2 + ripple, 0.08 if liquid != "lava" else 0.42 + 0.1 * ripple)
    painter.A[stream & (np.abs(u) > wide - 0.22)] = 0.2


LAVA = "red1 red2 red3 gold2 gold3 gold4"


def joists(painter: Painter, it: Feature) -> None:
    """Ceiling beams that run across, with braces at the posts."""
    wood = WOOD if it.option("of", "wood") == "wood" else STEEL
    beam = painter.box(it.x, it.y, it.width, it.height)
    grain = painter.rough(4) * 0.06
    roundness = np.sin(np.clip((painter.y - it.y) / it.height, 0, 1) * math.pi)
    painter.fill(beam, wood, 0.44 + grain, 5 + 3 * roundness, 0.0)
    painter.A[beam & ((painter.y < it.y + 1) | (painter.y >= it.y + it.height - 1))] = 0.18
    painter.shade(painter.box(it.x, it.y + it.height, it.width, 7), 0.5)
    if wood != WOOD:
        rivet = beam & ((painter.x - it.x) % 22 < 3) & (np.abs(painter.y - it.y - it.height / 2) < 1.5)
        painter.A[rivet] = 0.8


def post(painter: Painter, it: Feature) -> None:
    """An upright timber with a diagonal brace to the beam above it."""
    for mask in (painter.box(it.x, it.y, it.width, it.height),
                 painter.line([(it.x + it.width, it.y + 34), (it.x + it.width + 26, it.y + 2)], 4),
                 painter.line([(it.x, it.y + 34), (it.x - 26, it.y + 2)], 4)):
        painter.A[np.roll(mask, 5, 1) & ~mask] *= 0.6
        lift = 4 + 2 * np.sin((painter.x - it.x) / it.width * math.pi)
        painter.fill(mask, WOOD, 0.5 + painter.rough(4) * 0.06, lift, 0.0)
        painter.A[mask & ~np.roll(mask, -1, 1)] = 0.16


def scaffold(painter: Painter, it: Feature) -> None:
    """Poles, planks, a cross brace and a ladder."""
    for x in range(it.x, it.x + it.width + 1, 44):
        pole = painter.box(x, it.y, 4, it.height)
        painter.A[painter.box(x + 4, it.y, 4, it.height)] *= 0.6
        painter.fill(pole, WOOD, 0.52, 5 + 2 * np.sin((painter.x - x) * 0.8), 0.0)
    for y in range(it.y + 6, it.y + it.height - 20, 40):
        plank = painter.box(it.x - 8, y, it.width + 20, 5)
        painter.fill(plank, WOOD, 0.62, 6.0, 0.0)
        painter.A[plank & (painter.y >= y + 4)] = 0.2
        painter.shade(painter.box(it.x - 8, y + 5, it.width + 20, 6), 0.55)
        brace = painter.line([(it.x + 2, y + 6), (it.x + 44, y + 40)], 1.3)
        painter.fill(brace, WOOD, 0.4, 4.0)
    for y in range(it.y + 4, it.y + it.height, 7):
        painter.fill(painter.box(it.x + it.width - 20, y, 12, 2), WOOD, 0.5, 5.0)


def ramp(painter: Painter, it: Feature) -> None:
    """A masonry slope from the top left of the box down to its right foot."""
    top, foot = it.y, it.y + it.height
    slope = top + (painter.x - it.x) * it.height / it.width
    body = painter.box(it.x, 0, it.width, foot) & (painter.y >= slope) & (painter.y < foot)
    course = ((painter.y - foot) // 14).astype(int)
    joint = ((painter.y - foot) % 14 < 1) | ((painter.x + course * 17) % 34 < 1)
    painter.fill(body, None, np.where(joint, 0.2, 0.46 + painter.rough(7) * 0.05), 1.6, 0.0)
    tread = body & (painter.y < slope + 9)
    painter.fill(tread, None, 0.74, 3.0)
    painter.A[tread & ((painter.x - it.x) % 26 < 1)] = 0.3
    painter.A[body & (painter.y >= slope + 9) & (painter.y < slope + 12)] = 0.14
    painter.shade(painter.box(it.x, foot, it.width, 8) , 0.6)


def jagged(painter: Painter, start: tuple[float, float], end: tuple[float, float], rough: float) -> list[tuple[float, float]]:
    """A crooked way from one point to another: every half is bent again."""
    points = [start, end]
    while len(points) < 17:
        bent = [points[0]]
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            length = math.hypot(bx - ax, by - ay)
            off = painter.rng.uniform(-rough, rough) * length
            nx, ny = -(by - ay) / (length + 1e-6), (bx - ax) / (length + 1e-6)
            bent += [((ax + bx) / 2 + nx * off, (ay + by) / 2 + ny * off), (bx, by)]
        points = bent
    return points


def branched(painter: Painter, start: tuple[float, float], end: tuple[float, float], rough: float) -> list[list[tuple[float, float]]]:
    """A crooked line and the smaller ones that split off it."""
    trunk = jagged(painter, start, end, rough)
    lines = [trunk]
    for fork in (4, 7, 11):
        x, y = trunk[fork]
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) * painter.rng.uniform(0.14, 0.3)
        angle = math.atan2(end[1] - start[1], end[0] - start[0]) + painter.rng.choice([-1, 1]) * painter.rng.uniform(0.5, 1.0)
        lines.append(jagged(painter, (x, y), (x + math.cos(angle) * reach, y + math.sin(angle) * reach), rough))
    return lines


def crack(painter: Painter, it: Feature) -> None:
    """A split from the top to the foot of the box; `glow` lets fire show through."""
    lean = painter.rng.uniform(0.2, 0.8)
    lines = branched(painter, (it.x + it.width * lean, it.y), (it.x + it.width * (1 - lean), it.y + it.height), 0.28)
    core = painter.line(lines[0], 0.9)
    for line in lines[1:]:
        core |= painter.line(line, 0.5)
    around = core | np.roll(core, 1, 0) | np.roll(core, 1, 1) | np.roll(core, -1, 1)
    glow = str(it.option("glow", ""))
    painter.A[around & ~core] *= 0.45
    painter.fill(core, {"": None, "lava": LAVA}.get(glow, DYES.get(glow)), 0.04, -4.0, 0.52 if glow else 0.0)
    if glow:
        for x, y in lines[0][::6]:
            painter.light(x, y, 10, 0.2, 26, 1.6, "fire" if glow == "lava" else glow)


def scorch(painter: Painter, it: Feature) -> None:
    """Soot (or frost, blood, damp) that stains what is there already."""
    far = painter.oval(it.x + it.width / 2, it.y + it.height / 2, it.width / 2, it.height / 2)
    far = far + painter.rough(11) * 0.3
    strength = float(it.option("strength", 0.6))
    painter.A *= 1 - strength * np.clip(1.1 - far, 0, 1)


def light(painter: Painter, it: Feature) -> None:
    """Light whose source is not seen."""
    painter.light(it.x, it.y, float(it.option("near", 30)), float(it.option("power", 1.0)),
                  float(it.option("radius", 90)), 1.3, str(it.option("colour", "warm")))


def moonrise(painter: Painter, it: Feature) -> None:
    """A full moon in the open sky of the room."""
    where = painter.mat == painter.materials.get("sky", -1)
    full_moon(painter, it.x + it.width / 2, it.y + it.height / 2, it.width / 2, where)


def hills(painter: Painter, it: Feature) -> None:
    """Silhouettes in the sky: hills, dead trees, crosses or dunes and pyramids."""
    sky = painter.mat == painter.materials.get("sky", -1)
    style = str(it.option("style", "hills"))
    crest = it.y + it.height * 0.5 + painter.rough(60)[0] * it.height * 0.4
    if style == "pyramids":
        crest = np.full(painter.w, float(it.y + it.height))
        for x, tall in ((it.x + it.width * 0.3, 0.9), (it.x + it.width * 0.62, 0.6), (it.x + it.width * 0.85, 0.4)):
            crest = np.minimum(crest, it.y + it.height * (1 - tall) + np.abs(painter.x[0] - x) * 0.8)
    if style == "trees":
        for _ in range(it.width // 9):
            x, tall = painter.rng.uniform(it.x, it.x + it.width), painter.rng.uniform(10, it.height)
            crest = np.where(np.abs(painter.x[0] - x) < tall * 0.2, np.minimum(crest, it.y + it.height - tall + np.abs(painter.x[0] - x) * 4), crest)
    painter.emit[sky & (painter.y > crest[None, :])] = float(it.option("tone", 0.1))


DECOR_OBJECTS: dict[str, Callable[[Painter, Feature], None]] = {
    "vines": vines, "web": web, "chain": chain, "frieze": frieze, "glyphs": glyphs,
    "relief": relief, "gear": gear, "pipe": pipe, "joists": joists, "post": post,
    "scaffold": scaffold, "ramp": ramp, "crack": crack, "scorch": scorch, "light": light,
    "moon": moonrise, "hills": hills,
}
