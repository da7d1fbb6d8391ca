"""Stones, bones, plants, treasure and statues; and the table of all props of the rooms."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from . import heroes
from .forge import Forge, polar
from .palette import INDEX, MAT, RGB, Material
from .rig import Joints, animations
from .rooms_furniture import FURNITURE
from .sheets import trimmed
from .turn import Turned

if TYPE_CHECKING:
    from collections.abc import Callable

MAT.setdefault("marble", Material(("night", "stone2", "stone3", "stone4", "stone5", "white"), rim=0.2))


def tombstone(f: Forge) -> None:
    """A round-headed stone with a worn line of writing."""
    f.poly([(3, 37), (3, 14), (7, 5), (14, 2), (21, 5), (25, 14), (25, 37)], "stone", round=3, bias=-0.06)
    for y, w in ((14, 7), (18, 8), (22, 6)):
        f.crease([(14 - w, y), (14 + w, y)], 0.8, 0.24)
    f.crease([(18, 4), (16, 10), (20, 15)], 0.8, 0.3)


def grave_cross(f: Forge) -> None:
    """A leaning cross of stone."""
    f.poly([(11, 41), (8, 3), (15, 2), (18, 41)], "stone", round=2.4, bias=-0.06)
    f.poly([(1, 13), (26, 11), (26.6, 17.4), (1.4, 19.4)], "stone", round=2.2, bias=-0.03)


def tombstone_broken(f: Forge) -> None:
    """A stone snapped off, its head in the grass."""
    f.poly([(2, 27), (2, 10), (8, 13), (13, 7), (18, 12), (23, 8), (24, 27)], "stone", round=2.6, bias=-0.06)
    f.poly([(24, 27), (27, 20), (34, 17), (41, 21), (42, 27)], "stone", round=4, bias=-0.04)


def bones(f: Forge) -> None:
    """A few long bones."""
    for a, b in (((3, 12), (24, 7)), ((8, 5), (31, 12)), ((20, 13), (36, 9))):
        f.cone(*a, 1.3, *b, 1.3, "bone", bias=-0.14)
        for x, y in (a, b):
            f.ellipse(x, y - 0.9, 1.8, 1.5, "bone", bias=-0.14)
            f.ellipse(x + 0.6, y + 1.1, 1.8, 1.5, "bone", bias=-0.14)


def skull(f: Forge) -> None:
    """One skull."""
    f.ellipse(9, 8, 7, 6.8, "bone", bias=-0.14)
    f.poly([(4, 11), (14, 11), (13, 16), (5, 16)], "bone", round=2, bias=-0.14)
    f.stamp(["kk.kk", "kk.kk", ".....", "..k..", ".....", "k.k.k"], 5, 8, {"k": "ink"})


def skulls(f: Forge) -> None:
    """A heap of skulls."""
    for x, y in ((10, 22), (24, 23), (38, 22), (17, 14), (31, 14), (24, 6)):
        f.ellipse(x, y, 6.6, 6.2, "bone", bias=-0.16)
        f.poly([(x - 4, y + 3), (x + 4, y + 3), (x + 3, y + 7), (x - 3, y + 7)], "bone", round=1.8, bias=-0.16)
        f.stamp(["kk.kk", "kk.kk", ".....", "..k.."], x - 3, y, {"k": "ink"})


def ribcage(f: Forge) -> None:
    """The ribs of something large."""
    f.curve([(3, 24), (20, 12), (44, 10), (62, 19)], [1.6, 2.4, 2.6, 1.8], "bone", bias=-0.16)
    for x in range(12, 58, 8):
        top = 12 + abs(x - 35) * 0.12
        f.curve([(x, top), (x - 5, top + 7), (x - 1, 29)], [1.7, 1.5, 0.7], "bone", bias=-0.14)
    f.ellipse(66, 20, 7, 6, "bone", bias=-0.14)
    f.poly([(68, 20), (77, 23), (76, 28), (66, 26)], "bone", round=2, bias=-0.14)
    f.stamp(["kk", "kk"], 66, 18, {"k": "ink"})


def mushrooms(mat: str, stem: str) -> Callable[[Forge], None]:
    """A family of mushrooms."""

    def draw(f: Forge) -> None:
        for x, y, r in ((24, 10, 9), (10, 17, 7), (35, 19, 6), (18, 23, 4)):
            f.curve([(x, y), (x + 1, (y + 29) / 2), (x, 29)], [r * 0.24, r * 0.26, r * 0.34], stem, bias=-0.1)
            f.poly([(x - r, y + 2), (x - r * 0.7, y - r * 0.55), (x, y - r * 0.85), (x + r * 0.7, y - r * 0.55), (x + r, y + 2)], mat, round=r * 0.7, smooth=2, bias=-0.06)
            for k in range(3):
                f.ellipse(x - r * 0.4 + k * r * 0.4, y - 1 - (k % 2) * r * 0.3, 0.9, 0.8, stem, line=False, shadow=0, weight=1.4)

    return draw


def heap(scale: float, relics: bool) -> Callable[[Forge], None]:
    """A heap of coins, perhaps with a cup, a crown and gems in it."""

    def draw(f: Forge) -> None:
        w, h = 90 * scale, 38 * scale
        rng = np.random.default_rng(7)
        f.poly([(1, h - 1), (w * 0.2, h * 0.55), (w * 0.42, h * 0.16), (w * 0.56, h * 0.14), (w * 0.8, h * 0.6), (w - 1, h - 1)], "gold", round=h * 0.6, smooth=3, bias=-0.22)
        for _ in range(int(40 * scale)):
            x = rng.uniform(0.1, 0.9)
            low = h * (0.2 + abs(x - 0.5) * 1.3)
            y = rng.uniform(min(low, h - 5), h - 3)
            f.ellipse(x * w, y, 2.8, 1.8, "gold", shadow=0.7, bias=float(rng.uniform(-0.26, -0.06)))
        if relics:
            f.cone(w * 0.3, h * 0.42, 1.4, w * 0.27, h * 0.16, 1.4, "gold", bias=-0.1)
            f.ellipse(w * 0.265, h * 0.12, 5, 4, "gold", bias=-0.1)
            for x, y, mat in ((0.46, 0.4, "scarlet"), (0.62, 0.6, "teal"), (0.72, 0.72, "purple"), (0.36, 0.74, "blue")):
                f.poly([polar(w * x, h * y, k * 90, 3.4) for k in range(4)], mat, round=2, weight=1.3)

    return draw


def rocks(f: Forge) -> None:
    """Boulders fallen from the wall."""
    for x, y, r in ((48, 28, 15), (19, 30, 17), (35, 36, 11), (60, 38, 7), (5, 40, 5)):
        points = [polar(x, y, a, r * (1 + 0.12 * math.sin(a * 2.7 + x))) for a in range(0, 360, 40)]
        f.poly([(px, min(py, 44)) for px, py in points], "stone", round=r * 0.5, facet=True, bias=-0.12)


def stalagmite(f: Forge) -> None:
    """Teeth of the floor."""
    for x, top, w in ((16, 3, 8), (28, 24, 6), (6, 30, 5)):
        f.poly([(x - w, 51), (x - w * 0.4, top + 16), (x, top), (x + w * 0.5, top + 16), (x + w, 51)], "stone", round=w * 0.8, bias=-0.12)


def crystals(mat: str) -> Callable[[Forge], None]:
    """A cluster of crystals that shine."""

    def draw(f: Forge) -> None:
        for x, top, lean, w in ((14, 14, -6, 5), (30, 12, 7, 5), (22, 3, 0, 6.4), (9, 26, -5, 3.4), (37, 25, 5, 3.4)):
            f.poly([(x - w, 40), (x - w + lean, top + 8), (x + lean, top), (x + lean, 40)], mat, round=0, tilt=(-0.8, -0.2), bias=-0.04)
            f.poly([(x + lean, top), (x + w + lean, top + 8), (x + w, 40), (x, 40)], mat, round=0, tilt=(0.9, 0.2), shadow=0, bias=-0.06, line=False)

    return draw


def fern(f: Forge) -> None:
    """A clump of fern."""
    for a in (-160, -135, -112, -90, -68, -45, -20):
        length = 22 - abs(a + 90) * 0.07
        p, q = polar(22, 27, a, length * 0.6), polar(22, 27, a, length)
        f.curve([(22, 28), p, (q[0], q[1] + 5)], [1.2, 2.6, 0.5], "green", bias=-0.12)


def palm(f: Forge) -> None:
    """A palm in the sand."""
    f.curve([(30, 95), (27, 70), (30, 46), (36, 26)], [4, 3, 2.6, 2.4], "wood", bias=-0.06)
    for y in range(32, 92, 7):
        f.crease([(24, y), (38, y + 1)], 0.7, 0.26)
    for a in (-170, -140, -105, -70, -35, -5, 30, 150):
        p = polar(37, 25, a, 16)
        q = polar(37, 25, a, 29)
        f.curve([(37, 25), p, (q[0], q[1] + 9)], [1.4, 3.4, 0.6], "green", bias=-0.08)


def obelisk(f: Forge) -> None:
    """A needle of sandstone with signs cut into it."""
    f.poly([(5, 96), (9, 12), (14, 2), (19, 12), (23, 96)], "bull", round=0, tilt=(-0.35, -0.1), bias=-0.02)
    f.poly([(14, 2), (19, 12), (23, 96), (15, 96), (14, 12)], "bull", round=0, tilt=(0.8, 0.1), line=False, shadow=0)
    for y in range(20, 84, 11):
        f.crease([(11, y), (14, y + 3), (11, y + 6)], 0.8, 0.26)
    f.poly([(1, 95), (27, 95), (27, 103), (1, 103)], "bull", round=1.8)


def dead_tree(f: Forge) -> None:
    """A tree without a leaf."""
    f.curve([(40, 100), (37, 70), (42, 44), (36, 20)], [7, 5, 4, 2], "bullmane")
    for a, b, c in (((40, 62), (58, 50), (66, 30)), ((41, 46), (24, 36), (14, 16)), ((38, 30), (50, 18), (52, 3)), ((60, 48), (70, 46), (78, 38)), ((24, 36), (12, 38), (4, 32))):
        f.curve([a, b, c], [3, 2.2, 0.7], "bullmane")
    for x in (30, 50):
        f.curve([(40, 94), ((x + 40) / 2, 98), (x, 102)], [5, 3.4, 1], "bullmane")


def eggs(f: Forge) -> None:
    """A clutch of speckled eggs in a nest."""
    f.ellipse(24, 20, 22, 6, "hair", bias=-0.2)
    for x, y in ((12, 14), (24, 11), (36, 14), (19, 18), (31, 18)):
        f.ellipse(x, y, 5.6, 7.2, "moss", bias=-0.02)
        for dx, dy in ((-2, -1), (1, 2), (2, -3)):
            f.ellipse(x + dx, y + dy, 0.9, 0.9, "green", line=False, shadow=0, weight=1.4)
    f.curve([(2, 20), (24, 27), (46, 20)], [2, 2.4, 2], "hair", bias=-0.1)


def idol(f: Forge) -> None:
    """A squat golden god."""
    f.poly([(4, 50), (38, 50), (40, 60), (2, 60)], "stone", round=2)
    f.ellipse(21, 38, 14, 13, "gold", bias=-0.18)
    f.ellipse(21, 16, 12, 12, "gold", bias=-0.16)
    f.poly([(9, 9), (33, 9), (29, 2), (13, 2)], "gold", round=2, bias=-0.1)
    for x in (14, 28):
        f.ellipse(x, 15, 3, 2.6, "scarlet")
    f.stamp(["kkkkkkkk", ".k.kk.k.", "kkkkkkkk"], 17, 21, {"k": "umber"})
    f.curve([(8, 32), (4, 42), (16, 46)], [3.4, 3.2, 3], "gold", bias=-0.14)
    f.curve([(34, 32), (38, 42), (26, 46)], [3.4, 3.2, 3], "gold", bias=-0.2)


def jackal(f: Forge) -> None:
    """A black jackal of stone, lying on its shrine."""
    f.poly([(3, 44), (61, 44), (61, 60), (3, 60)], "yellow", round=2, bias=-0.22)
    f.poly([(1, 40), (63, 40), (63, 45), (1, 45)], "yellow", round=1.6, bias=-0.12)
    f.poly([(18, 40), (20, 26), (34, 24), (54, 28), (58, 40)], "black", round=7, smooth=2)
    f.cone(8, 38, 2.4, 26, 38, 3, "black")
    f.cone(22, 32, 5, 20, 16, 4, "black")
    f.poly([(24, 18), (21, 2), (18, 9), (15, 2), (14, 12), (4, 17), (5, 20), (15, 21), (22, 22)], "black", round=3)
    f.cone(18, 26, 4.2, 24, 27, 4.2, "gold", bias=-0.15)
    f.stamp(["g"], 13, 14, {"g": "gold4"})


def lion(f: Forge) -> None:
    """A lion of sandstone on its plinth."""
    f.poly([(2, 46), (60, 46), (62, 56), (0, 56)], "bull", round=1.8)
    f.poly([(12, 46), (14, 26), (30, 22), (52, 30), (56, 46)], "bull", round=8, smooth=2)
    f.cone(6, 44, 2.8, 22, 44, 3.2, "bull")
    f.ellipse(20, 18, 13, 14, "bull", bias=-0.1)
    f.ellipse(17, 18, 8, 9, "bull", bias=0.08)
    f.stamp(["kk..kk", "......", "..kk..", ".kkkk."], 13, 16, {"k": "umber"})


def column_drum(f: Forge) -> None:
    """A fallen piece of a column."""
    f.poly([(6, 4), (44, 4), (44, 28), (6, 28)], "marble", round=10, bias=-0.12)
    f.ellipse(8, 16, 6, 12, "marble", bias=-0.05)
    f.ellipse(8, 16, 3.4, 8, "marble", line=False, shadow=0, bias=-0.2)
    for y in (9, 16, 22):
        f.crease([(14, y), (44, y)], 0.8, 0.22)


def cocoon(f: Forge) -> None:
    """A victim wrapped in slime, hanging."""
    f.curve([(14, 0), (14, 12), (14, 34), (14, 54)], [1, 6, 10, 3], "moss", bias=-0.06)
    for y in (14, 24, 34, 44):
        f.crease([(4, y), (14, y + 4), (24, y)], 0.9, 0.26)
    f.ellipse(14, 22, 4, 4.6, "bone", bias=-0.12)
    f.stamp(["kk.kk", "kk.kk", "..k.."], 12, 21, {"k": "ink"})


def petrified(figure: str, anim: str, frame: int) -> Callable[[bool], np.ndarray]:
    """A hero's own picture, turned to stone: the light of each colour picks a slot of stone."""

    def draw(mirrored: bool) -> np.ndarray:
        paint, body, idle, wind, strike = heroes.HEROES[figure]
        pose = animations(idle, wind, strike, heroes.OWN.get(figure))[anim][frame]
        forge = Turned(
            heroes.FRAME_W, heroes.FRAME_H, flip=mirrored,
            ox=heroes.FRAME_OX, oy=heroes.FRAME_OY - pose.hop,
        )
        paint(forge, Joints(body, pose), pose)
        sprite = trimmed(forge.render())
        bright = np.array([(0.3 * r + 0.59 * g + 0.11 * b) / 255 for r, g, b in RGB])
        stone = np.array([INDEX[name] for name in "night stone1 stone2 stone3 stone4 stone5".split()])
        slots = stone[np.clip((bright[sprite] ** 0.75 * 6.0).astype(int), 0, 5)]
        figure_of_stone = np.where(sprite > 0, slots, 0)
        base = Forge(44, 14)
        base.poly([(3, 4), (41, 4), (43, 13), (1, 13)], "stone", round=2, bias=-0.1)
        base.poly([(6, 1), (38, 1), (41, 5), (3, 5)], "stone", round=1, tilt=(-0.1, -0.9), bias=-0.1)
        return _stacked(figure_of_stone, base.render())

    return draw


def _stacked(body: np.ndarray, base: np.ndarray) -> np.ndarray:
    wide = max(body.shape[1], base.shape[1])
    out = np.zeros((body.shape[0] + base.shape[0] - 3, wide), int)
    left = (wide - base.shape[1]) // 2
    out[-base.shape[0] :, left : left + base.shape[1]] = base
    left = (wide - body.shape[1]) // 2
    part = out[: body.shape[0], left : left + body.shape[1]]
    part[body > 0] = body[body > 0]
    return out


def _litter(rows: str, **colours: str) -> Callable[[], np.ndarray]:
    key = {".": 0, **{letter: INDEX[name] for letter, name in colours.items()}}

    def draw() -> np.ndarray:
        out = np.zeros((16, 16), int)
        lines = rows.split()
        for j, line in enumerate(lines):
            for i, letter in enumerate(line):
                out[15 - len(lines) + j, (16 - len(line)) // 2 + i] = key[letter]
        return out

    return draw


LITTER: dict[str, Callable[[], np.ndarray]] = {
    "litter_pebbles": _litter("....ss...... .s.sllk..... sls.kk..ss.. kk.....slk..", s="stone2", l="stone3", k="ink"),
    "litter_bone": _litter("b........b.. lbbbbbbbbl.. bkkkkkkkkb..", b="bone2", l="bone3", k="ink"),
    "litter_skull": _litter(".bbbb.. blllbb. bkbkbb. bbkbbk. .bbbk.. .kkkk..", b="bone2", l="bone3", k="ink"),
    "litter_coins": _litter(".....gg..... .gg.ddk..gg. .ddk.....ddk ...gg....... ...ddk......", g="gold3", d="gold2", k="ink"),
    "litter_moss": _litter("...m..n..... .mnm.mnm..m. mnmnmnnmmnm.", m="green1", n="moss2"),
    "litter_straw": _litter("y....y..y.. .y.yy.wy.yy ywy..yw.y..", y="wood3", w="wood4"),
    "litter_blood": _litter("....r....... .rrrr..r.... rrRrrrr...r. .rrrrr......", r="red1", R="red2"),
    "litter_paper": _litter("..ccccc.... .cbcbcc.... ccccccck... kkkkkkk....", c="bone3", b="bone2", k="ink"),
    "litter_shards": _litter(".s.......... slk..s...s.. slk.slk.lk..", s="stone3", l="stone2", k="ink"),
    "litter_ash": _litter("...s........ ..sns..s.... .snnns.nn.s.", s="stone1", n="night"),
    "litter_potsherd": _litter("..w....... .wwk..w... wwwk.wwk..", w="wood2", k="ink"),
    "litter_mushroom": _litter("...rr...... ..rprr.r... ..kbkkrpr.. ...b..kbk.. ...b...b...", r="red1", p="red2", b="bone2", k="ink"),
    "litter_scales": _litter("g..g....g... .gm.gm.g.gm.", g="moss3", m="moss2"),
    "litter_gem": _litter("...t.... ..tTt... ..ttk... ...k....", t="teal2", T="teal3", k="ink"),
}
NATURE: dict[str, tuple[int, int, Callable[[Forge], None]]] = {
    "tombstone": (28, 39, tombstone), "grave_cross": (28, 43, grave_cross),
    "tombstone_broken": (44, 29, tombstone_broken), "bones": (40, 17, bones),
    "skull": (18, 18, skull), "skulls": (48, 32, skulls), "ribcage": (80, 32, ribcage),
    "mushrooms": (44, 31, mushrooms("red", "bone")),
    "mushrooms_glow": (44, 31, mushrooms("teal", "ghost")),
    "gold_heap": (90, 39, heap(1.0, relics=True)), "gold_small": (46, 20, heap(0.5, relics=False)),
    "gold_great": (150, 64, heap(1.66, relics=True)),
    "rocks": (70, 46, rocks), "stalagmite": (36, 53, stalagmite),
    "crystals_purple": (46, 42, crystals("purple")), "crystals_teal": (46, 42, crystals("teal")),
    "fern": (44, 31, fern), "palm": (74, 98, palm), "obelisk": (28, 105, obelisk),
    "dead_tree": (82, 104, dead_tree), "eggs": (48, 29, eggs), "idol": (42, 62, idol),
    "jackal": (64, 62, jackal), "lion": (62, 58, lion), "drum": (46, 31, column_drum),
    "cocoon": (28, 58, cocoon),
}
STATUES: dict[str, Callable[[bool], np.ndarray]] = {
    "statue_knight": petrified("knight", "hurt", 0), "statue_scout": petrified("scout", "hurt", 0),
    "statue_warrior": petrified("warrior", "act", 2), "statue_rogue": petrified("rogue", "walk", 1),
    "statue_sorcerer": petrified("sorcerer", "hurt", 0),
}
PROPS = (*FURNITURE, *NATURE, *STATUES, *LITTER)
"""Names of all props; each becomes `assets/rooms/props/<name>.png`."""
OF_STONE = {"rocks", "stalagmite", "drum", "tomb", "tombstone", "grave_cross", "tombstone_broken"}
"""Props of the room's own stone: they take its colours."""
GLOWING = {
    "candelabra": ("gold", 0.7, 46, 0.85), "candles": ("gold", 0.5, 34, 0.8),
    "candles_green": ("green", 0.6, 36, 0.8), "lantern": ("gold", 0.8, 52, 0.4),
    "mushrooms_glow": ("teal", 0.6, 44, 0.7), "crystals_purple": ("purple", 0.7, 52, 0.6),
    "crystals_teal": ("teal", 0.7, 52, 0.6),
}
"""Props that shine: colour, power, reach in pixels, height of the light as a share of the prop's."""


@cache
def draw(name: str, mirrored: bool = False) -> np.ndarray:
    """The picture of a prop as palette numbers; mirrored it is drawn anew, lit from the same side."""
    if name in STATUES:
        return STATUES[name](mirrored)
    if name in LITTER:
        return LITTER[name]()[:, :: -1 if mirrored else 1]
    width, height, paint = {**FURNITURE, **NATURE}[name]
    forge = Forge(width, height, flip=mirrored)
    paint(forge)
    return forge.render()


@cache
def sconce() -> np.ndarray:
    """The holder of a wall torch, 24 x 40, without its flame; the flame begins at row 20."""
    f = Forge(24, 40)
    f.poly([(9, 22), (15, 22), (14, 36), (10, 36)], "iron", round=1.6)
    f.cone(12, 34, 1.5, 12, 24, 2.2, "wood")
    f.poly([(6.5, 20), (17.5, 20), (16, 25), (8, 25)], "iron", round=1.8)
    return f.render()
