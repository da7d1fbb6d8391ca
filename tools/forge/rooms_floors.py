"""What lies on the floor or is let into it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .rooms_decor import LAVA, SLIME, STEEL, branched
from .rooms_walls import DYES, GOLD, IRON, WOOD

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.rooms import Feature

    from .rooms_fields import Mask, Painter

LIQUIDS = {"water": STEEL, "slime": SLIME, "lava": LAVA, "blood": "ink umber red1 red1 red2 red3",
           "murk": "ink night green1 green2 moss2 moss3", "abyss": "ink ink ink night stone1 stone2"}


def _slab(painter: Painter, it: Feature, lean: float = 0.32, inset: float = 0.0) -> Mask:
    """The box as it lies in perspective: its far edge is narrower."""
    out = it.height * lean * (it.x + it.width / 2 - 320) / 320
    spread = it.height * lean * 0.5
    return painter.poly([
        (it.x + spread - out * 0.5 + inset, it.y + inset * 0.6),
        (it.x + it.width - spread - out * 0.5 - inset, it.y + inset * 0.6),
        (it.x + it.width + spread + out * 0.5 - inset, it.y + it.height - inset * 0.6),
        (it.x - spread + out * 0.5 + inset, it.y + it.height - inset * 0.6),
    ])


def rug(painter: Painter, it: Feature) -> None:
    """A carpet with a woven border and a field of lozenges."""
    dye = DYES[str(it.option("colour", "red"))]
    trim = DYES[str(it.option("trim", "gold"))]
    whole = _slab(painter, it)
    weave = 0.45 + 0.035 * ((painter.x + painter.y) % 2) + painter.rough(10) * 0.05
    painter.shade(np.roll(whole, 2, 0) & ~whole, 0.35)
    painter.fill(whole, trim, weave + 0.06, 1.0, 0.0)
    painter.fill(_slab(painter, it, inset=3), dye, weave, 1.0)
    border = _slab(painter, it, inset=7) & ~_slab(painter, it, inset=10)
    painter.fill(border, trim, weave + 0.04)
    u = (painter.x - it.x - it.width / 2) / (1 + (painter.y - it.y) / 420)
    v = (painter.y - it.y) * 1.9
    lozenge = np.abs((u % 40) - 20) + np.abs((v % 40) - 20)
    field = _slab(painter, it, inset=14) & (np.abs(lozenge - 9) < 2)
    painter.fill(field, trim, weave - 0.08)
    if it.option("worn", False):
        bare = whole & (painter.rough(9) > 0.36)
        painter.A[bare] *= 0.72
        fringe = whole & ~_slab(painter, it, inset=4) & (painter.rough(3) > 0.25)
        painter.fill(fringe, None, 0.4, 0.4)


def pool(painter: Painter, it: Feature) -> None:
    """Water, slime, lava, blood or nothing at all in a hollow of the floor."""
    kind = str(it.option("of", "water"))
    far = painter.oval(it.x + it.width / 2, it.y + it.height / 2, it.width / 2, it.height / 2)
    far = far + painter.rough(17) * 0.12 + painter.rough(6) * 0.05
    inside = (far < 1) & (painter.y >= painter.wall + 1)
    bank = (far < 1 + 5 / max(8, it.height)) & ~inside & (painter.y >= painter.wall)
    painter.fill(bank, None, 0.16, -1.0)
    painter.fill(bank & np.roll(inside, 2, 0), None, 0.74, 2.0)
    _liquid(painter, inside, kind, it)


def channel(painter: Painter, it: Feature) -> None:
    """A straight gutter of a liquid across the floor, with kerbs."""
    kind = str(it.option("of", "lava"))
    rim = _slab(painter, it, inset=-4)
    inside = _slab(painter, it)
    painter.fill(rim & ~inside, None, 0.62, 3.0, 0.0)
    painter.A[rim & ~inside & ((painter.x + painter.y) % 22 < 1)] = 0.25
    _liquid(painter, inside, kind, it)
    top = inside & ~np.roll(inside, 3, 0)
    painter.fill(top, None, 0.12, -3.0, 0.0)


def _liquid(painter: Painter, inside: Mask, kind: str, it: Feature) -> None:
    ripple = np.sin(painter.y * 0.9 + painter.rough(15) * 5) * 0.5 + painter.rough(6) * 0.5
    own = {"slime": 0.12, "abyss": -0.2, "murk": 0.1, "blood": 0.05}.get(kind, 0.06)
    tone, glow = 0.30 + 0.12 * ripple, own + 0.05 * ripple
    if kind == "lava":
        vein = np.abs(painter.rough(13) + painter.rough(6) * 0.5)
        tone, glow = 0.02, np.clip(0.66 - vein * 1.1, 0.1, 0.6)
    painter.fill(inside, LIQUIDS[kind], tone, ripple * 0.6, glow)
    colours = {"lava": ("fire", 0.45), "slime": ("green", 0.3)}
    if kind in colours:
        colour, power = colours[kind]
        reach = painter.oval(it.x + it.width / 2, it.y + it.height / 2, it.width * 0.5 + 70, it.height * 0.5 + 50)
        painter.wash(np.clip(1.0 - reach, 0, 1) ** 1.3 * power, colour)


def fissure(painter: Painter, it: Feature) -> None:
    """A crooked crack across the floor, with lava in it or with nothing."""
    middle = it.y + it.height / 2
    lines = branched(painter, (it.x, middle), (it.x + it.width, middle), 0.16 + it.height / it.width * 0.3)
    wide = float(it.option("wide", 2))
    inside = np.zeros((painter.h, painter.w), bool)
    for number, line in enumerate(lines):
        for index, (one, two) in enumerate(zip(line, line[1:], strict=False)):
            taper = 1 - abs(index / 8 - 1) if number == 0 else 0.7 - index / 24
            inside |= painter.line([one, two], max(0.6, wide * taper * (0.7 if number else 1)))
    inside &= painter.y >= painter.wall
    edge = (np.roll(inside, -1, 0) | np.roll(inside, -2, 0) | np.roll(inside, 1, 1) | np.roll(inside, -1, 1)) & ~inside
    painter.fill(edge & (painter.y >= painter.wall), None, 0.12, -1.0)
    painter.fill(np.roll(inside, 1, 0) & ~inside & ~edge, None, 0.7, 2.0)
    _liquid(painter, inside, str(it.option("of", "lava")), it)


def circle(painter: Painter, it: Feature) -> None:
    """Rings, a star and signs drawn on the floor, alight in one colour."""
    colour = str(it.option("colour", "green"))
    x, y = it.x + it.width / 2, it.y + it.height / 2
    across, down = it.width / 2, it.height / 2
    far = painter.oval(x, y, across, down)
    thin = 1.6 / across
    lines = (np.abs(far - 0.97) < thin * 1.6) | (np.abs(far - 0.76) < thin)
    corner = [(x + math.sin(k * 2.513) * across * 0.76, y - math.cos(k * 2.513) * down * 0.76) for k in range(6)]
    lines |= painter.line(corner, 0.8)
    angle = np.degrees(np.arctan2((painter.y - y) / down, (painter.x - x) / across))
    lines |= (far > 0.81) & (far < 0.92) & (np.abs((angle % 20) - 10) < 4.5) & ((angle * 3 + far * 70) % 9 < 5)
    painter.shade((far < 1.02) & (painter.y > painter.wall), 0.75)
    painter.fill(lines & (painter.y > painter.wall), DYES[colour], 0.3, 0.5, 0.62)
    painter.wash(np.clip(1.25 - far, 0, 0.5) * 0.7 * (painter.y > painter.wall - 30), colour)


def plates(painter: Painter, it: Feature) -> None:
    """An iron floor plate with rows of holes for the spikes."""
    rim, plate = _slab(painter, it, inset=-3), _slab(painter, it)
    painter.fill(rim & ~plate, IRON, 0.3, -1.0, 0.0)
    painter.fill(plate, IRON, 0.6 + painter.rough(6) * 0.06, 1.5, 0.0)
    painter.A[plate & ~np.roll(plate, 1, 0)] = 0.85
    u = (painter.x - it.x - it.width / 2) / (1 + (painter.y - it.y) / 300)
    row = (painter.y - it.y) // 8
    spot = np.hypot(((u + row * 7) % 14) - 7, (((painter.y - it.y) % 8) - 4) * 1.7)
    hole = _slab(painter, it, inset=5) & (spot < 3.2)
    painter.fill(hole, IRON, 0.02, -3.0)
    painter.A[np.roll(hole, 1, 0) & ~hole & plate] = 0.8


def grate(painter: Painter, it: Feature) -> None:
    """A barred drain in the floor; something may shine below."""
    rim, plate = _slab(painter, it, inset=-3), _slab(painter, it)
    painter.fill(rim & ~plate, None, 0.6, 2.0, 0.0)
    glow = str(it.option("glow", ""))
    painter.fill(plate, DYES.get(glow, IRON), 0.04, -4.0, 0.34 if glow else 0.0)
    bars = plate & (((painter.x - it.x) % 8 < 3) | ((painter.y - it.y) % 9 < 2))
    painter.fill(bars, IRON, 0.5, 2.0, 0.0)
    painter.A[bars & ((painter.x - it.x) % 8 < 1)] = 0.75
    if glow:
        far = painter.oval(it.x + it.width / 2, it.y, it.width, it.height * 1.8)
        painter.wash(np.clip(1 - far, 0, 1) * 0.7, glow)


def dais(painter: Painter, it: Feature) -> None:
    """Steps up to a platform of stone."""
    steps = int(it.option("steps", 2))
    for step in range(steps):
        inset = step * 9
        lift = step * 7
        top = painter.poly([
            (it.x + inset + 8, it.y - lift), (it.x + it.width - inset - 8, it.y - lift),
            (it.x + it.width - inset, it.y + it.height - lift - inset),
            (it.x + inset, it.y + it.height - lift - inset),
        ])
        front = painter.box(it.x + inset, it.y + it.height - lift - inset, it.width - 2 * inset, 9)
        painter.fill(front, None, 0.34, 1.0, 0.0)
        painter.A[front & ((painter.x - it.x) % 36 < 1)] = 0.14
        painter.fill(top, None, 0.6, 0.6, 0.0)
        joint = ((painter.x - 320) / (1 + (painter.y - painter.wall) / 420)) % 44 < 1
        painter.A[top & joint] = 0.28
        edge = painter.box(it.x + inset, it.y + it.height - lift - inset - 2, it.width - 2 * inset, 2)
        painter.fill(edge, GOLD if it.option("gilt", False) else None, 0.78, 2.0)
    foot = painter.box(it.x - 4, it.y + it.height + 9, it.width + 8, 5)
    painter.shade(foot, 0.5)


def rails(painter: Painter, it: Feature) -> None:
    """A mine track across the floor."""
    for x in range(it.x, it.x + it.width, 22):
        sleeper = painter.poly([(x + 4, it.y), (x + 13, it.y), (x + 10, it.y + it.height), (x, it.y + it.height)])
        painter.shade(np.roll(sleeper, 2, 0) & ~sleeper, 0.5)
        painter.fill(sleeper, WOOD, 0.4 + float(painter.rng.normal(0, 0.05)), 1.5)
    for y in (it.y + 3, it.y + it.height - 6):
        rail = painter.box(it.x, y, it.width, 3)
        painter.fill(rail, STEEL, 0.4, 1.0)
        painter.A[rail & (painter.y < y + 1)] = 0.6
        painter.shade(painter.box(it.x, y + 3, it.width, 2), 0.4)


def grave(painter: Painter, it: Feature) -> None:
    """An open pit in the earth with the soil heaped beside it."""
    pit = _slab(painter, it)
    heap = painter.oval(it.x + it.width * 0.5, it.y + 1, it.width * 0.62, 10)
    clod = painter.rough(3)
    mound = (heap + clod * 0.14 < 1) & ~pit & (painter.y < it.y + 3)
    painter.fill(mound, "ink umber wood1 bone1 wood2 bone2", 0.45 + clod * 0.12, clod * 2 + 4, 0.0)
    painter.fill(pit, "ink ink umber wood1 bone1 bone2", 0.05 + 0.2 * (painter.y - it.y < 4), -4.0, 0.0)
    painter.A[np.roll(pit, 1, 0) & ~pit] *= 1.5


def drift(painter: Painter, it: Feature) -> None:
    """A heap of sand, coins, earth, ash or straw against the wall or on the floor."""
    kind = str(it.option("of", "sand"))
    ramps = {"sand": "ink umber wood2 wood3 wood4 bone3", "gold": GOLD, "earth": "ink umber wood1 bone1 wood2 bone2",
             "ash": "ink ink night stone1 stone2 stone3", "straw": "ink umber gold1 wood3 wood4 wood4",
             "rubble": "", "snow": "night stone2 stone3 stone4 steel4 steel4"}
    u = np.clip((painter.x - it.x) / it.width, 0, 1)
    bump = np.sin(u * math.pi) ** 0.8 * it.height
    fine = painter.rough(2.2 if kind in ("gold", "rubble", "straw") else 6)
    crest = it.y + it.height - bump - painter.rough(14) * 3 - fine * (2.4 if kind in ("gold", "rubble") else 1)
    base = it.y + it.height + np.sin(u * math.pi) * 5
    heap = (painter.x >= it.x) & (painter.x < it.x + it.width) & (painter.y > crest) & (painter.y < base)
    lift = (base - crest) * 0.2 + fine * {"gold": 3.2, "rubble": 1.8}.get(kind, 1.2)
    side = -0.1 * (u - 0.4) - 0.06 * (painter.y - crest) / max(8, it.height)
    tone = 0.56 + side + fine * (0.2 if kind == "gold" else 0.07)
    painter.shade(np.roll(heap, 4, 1) & ~heap, 0.6)
    painter.fill(heap, ramps[kind] or None, tone, lift, 0.03 if kind == "gold" else 0.0)
    painter.A[heap & (painter.y > base - 1.5)] = 0.12


FLOOR_OBJECTS: dict[str, Callable[[Painter, Feature], None]] = {
    "rug": rug, "pool": pool, "channel": channel, "fissure": fissure, "circle": circle,
    "plates": plates, "grate": grate, "dais": dais, "rails": rails, "grave": grave, "drift": drift,
}
