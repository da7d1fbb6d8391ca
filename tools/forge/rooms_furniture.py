"""Things that people made and left in rooms: each a drawing on a canvas of its own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .rooms_machines import MACHINES
from .wicks import CANDLES, STUBS

if TYPE_CHECKING:
    from collections.abc import Callable

    from .forge import Forge


def barrel(f: Forge) -> None:
    """An oak barrel with two hoops."""
    body = f.group()
    f.poly([(4, 4), (24, 4), (27, 13), (27, 23), (24, 33), (4, 33), (1, 23), (1, 13)], "wood", round=12, group=body)
    for x in (8, 14, 20):
        f.crease([(x, 4), (x + (x - 14) * 0.2, 18), (x, 33)], 0.6, 0.3, only=body)
    for y in (9, 27):
        f.curve([(1.6, y), (14, y + 2), (26.4, y)], [1.4, 1.5, 1.4], "iron")
    f.ellipse(14, 4.4, 10, 3, "wood", bias=-0.1)


def crate(f: Forge) -> None:
    """A packing case with a cross brace."""
    f.poly([(1, 6), (31, 6), (31, 30), (1, 30)], "wood", round=1.4, bias=-0.06)
    for y in (12, 18, 24):
        f.crease([(3, y), (29, y)], 0.6, 0.3)
    f.cone(5, 10, 1.9, 27, 27, 1.9, "wood", bias=0.05)
    for box in ((1, 6, 5, 30), (27, 6, 31, 30), (1, 5, 31, 9.5), (1, 26.5, 31, 30.5)):
        f.poly([(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])], "wood", round=1.2, bias=0.06)
    f.poly([(3, 1), (29, 1), (31, 6), (1, 6)], "wood", round=0, tilt=(-0.1, -0.9))


def crates(f: Forge) -> None:
    """Three cases in a heap with a sack."""
    f.oy = 22
    crate(f)
    f.ox = 31
    crate(f)
    f.ox, f.oy = 13, -4
    crate(f)
    f.ox, f.oy = 0, 0


def sack(f: Forge) -> None:
    """A tied sack."""
    f.poly([(4, 23), (1, 16), (4, 9), (9, 6), (14, 6), (19, 9), (22, 16), (20, 23)], "cloth", round=9, smooth=3, bias=-0.08)
    f.curve([(9, 6), (11.5, 3), (7, 1)], [2, 1.8, 1.2], "cloth")
    f.curve([(13, 6), (12, 3), (16, 1)], [2, 1.8, 1.2], "cloth")
    f.cone(8, 6, 1.2, 15, 6, 1.2, "leather")


def urn(f: Forge) -> None:
    """A clay urn with a band."""
    f.poly([(6, 27), (2, 18), (3, 11), (8, 7), (7, 3), (13, 3), (12, 7), (17, 11), (18, 18), (14, 27)], "bull", round=8, smooth=3)
    f.cone(6, 2.6, 1.5, 14, 2.6, 1.5, "bull")
    f.curve([(2.6, 15), (10, 17), (17.4, 15)], [1, 1.1, 1], "brass", shadow=0)


def canopic(f: Forge) -> None:
    """A jar with the head of a jackal."""
    f.poly([(3, 15), (13, 15), (15, 20), (12, 31), (4, 31), (1, 20)], "cloth", round=6, smooth=2)
    f.curve([(2, 21), (8, 23), (14, 21)], [0.9, 1, 0.9], "teal", shadow=0)
    f.poly([(4, 15), (4, 8), (3, 1), (6.4, 5), (9.6, 5), (13, 1), (12, 8), (15, 12), (12, 15)], "black", round=3)
    f.stamp(["g"], 9, 9, {"g": "gold3"})


def coffin(f: Forge) -> None:
    """A closed coffin seen from the side, on two blocks."""
    for x in (12, 60):
        f.poly([(x - 6, 27), (x + 6, 27), (x + 6, 33), (x - 6, 33)], "stone", round=1.4)
    f.poly([(2, 14), (22, 9), (76, 12), (76, 28), (2, 28)], "bullmane", round=2, bias=-0.02)
    f.poly([(0, 12), (22, 5), (24, 2), (74, 5), (78, 12), (76, 15), (22, 11), (2, 16)], "bull", round=1.6, bias=-0.05)
    f.crease([(4, 21), (74, 21)], 0.6, 0.3)
    f.cone(40, 15.5, 1.2, 40, 25, 1.2, "gold")
    f.cone(36.5, 18.5, 1.1, 43.5, 18.5, 1.1, "gold")
    for x in (12, 64):
        f.ellipse(x, 21, 1.8, 1.8, "brass")


def coffin_upright(f: Forge) -> None:
    """An open coffin against the wall, lined with cloth."""
    shape = [(9, 2), (29, 2), (37, 22), (30, 79), (8, 79), (1, 22)]
    f.poly(shape, "bull", round=2.4, bias=-0.05)
    f.poly([(11, 7), (27, 7), (32.6, 23), (26, 74), (12, 74), (5.4, 23)], "red", round=3, bias=-0.2, shadow=0)
    for x in (12, 19, 26):
        f.crease([(x, 9), (x + (x - 19) * 0.2, 40), (x * 0.6 + 7.6, 72)], 0.8, 0.22)


def sarcophagus(f: Forge) -> None:
    """A painted case in the shape of its dead king."""
    body = f.group()
    f.poly([(12, 4), (28, 4), (33, 16), (38, 30), (34, 88), (6, 88), (2, 30), (7, 16)], "yellow", round=8, smooth=2, group=body, bias=-0.12)
    f.poly([(11, 5), (29, 5), (34, 28), (27, 30), (26, 12), (14, 12), (13, 30), (6, 28)], "blue", round=3, smooth=1)
    f.ellipse(20, 17, 6.4, 8, "tan", bias=-0.04)
    f.stamp(["k..k", "....", ".kk."], 18, 15, {"k": "umber"})
    f.cone(20, 25, 1.4, 20, 31, 1.2, "blue")
    f.curve([(7, 40), (20, 47), (33, 40)], [2, 2.4, 2], "yellow")
    f.curve([(7, 46), (20, 53), (33, 46)], [1.4, 1.6, 1.4], "teal")
    for y in (60, 70, 80):
        f.curve([(6, y), (20, y + 2), (34, y)], [1, 1.2, 1], "blue", shadow=0)
    f.cone(20, 54, 1.1, 20, 84, 1.1, "red", shadow=0)


def sarcophagus_stone(f: Forge) -> None:
    """A stone tomb with its lid pushed aside."""
    f.poly([(4, 18), (82, 18), (80, 41), (6, 41)], "stone", round=2)
    for x in (18, 36, 54):
        f.poly([(x, 22), (x + 14, 22), (x + 14, 37), (x, 37)], "stone", round=1.4, bias=-0.14, shadow=0)
    f.poly([(8, 12), (78, 12), (82, 18), (4, 18)], "shadow", round=0)
    f.poly([(18, 6), (84, 9), (90, 15), (20, 13)], "stone", round=1.4, tilt=(-0.1, -0.7))
    f.poly([(20, 13), (90, 15), (90, 18.6), (20, 16.6)], "stone", round=1, bias=-0.1)


def candelabra(f: Forge) -> None:
    """Five candles on an iron stand, burning."""
    f.cone(16, 60, 1.5, 16, 20, 1.5, "iron")
    f.poly([(8, 63), (16, 57), (24, 63)], "iron", round=1.6)
    for x, y in CANDLES["candelabra"].tops:
        f.curve([(16, 30), ((16 + x) / 2, 29), (x, y + 6)], [1.2, 1.1, 1.1], "iron")
        f.cone(x, y + 4, 1.4, x, y, 1.4, "bone", weight=1.3)
        f.stamp(["c", "g", "r"], x - 0.5, y - 5, {"c": "gold4", "g": "gold3", "r": "red3"})


def candles(f: Forge) -> None:
    """A cluster of stubs on the floor, burning."""
    for x, top in STUBS:
        f.cone(x, 17, 2.1, x, top, 1.9, "bone", bias=-0.06)
        f.stamp(["c", "g", "r"], x - 0.5, top - 5, {"c": "gold4", "g": "gold3", "r": "red3"})
    f.poly([(2, 17), (23, 17), (21, 19.6), (4, 19.6)], "bone", round=1, bias=-0.2)


def candles_green(f: Forge) -> None:
    """The same, with a fire that is not of this world."""
    for x, top in STUBS:
        f.cone(x, 17, 2.1, x, top, 1.9, "black")
        f.stamp(["c", "g", "r"], x - 0.5, top - 5, {"c": "green4", "g": "green4", "r": "green3"})
    f.poly([(2, 17), (23, 17), (21, 19.6), (4, 19.6)], "black", round=1)


def brazier(f: Forge) -> None:
    """An iron bowl of embers on three legs; a torch point above it gives the flame."""
    for x in (7, 15, 23):
        f.cone(15, 20, 1.5, x, 37, 1.4, "iron")
    f.poly([(1, 8), (29, 8), (24, 18), (6, 18)], "iron", round=3)
    f.ellipse(15, 8, 14, 3, "iron", bias=0.1)
    f.ellipse(15, 7.6, 11.6, 2.2, "lava", line=False, shadow=0, bias=-0.25)


def campfire(f: Forge) -> None:
    """Logs in a ring of stones; a torch point above them gives the flame."""
    for x, y in ((6, 15), (14, 17), (22, 18), (31, 17.6), (39, 16)):
        f.ellipse(x, y, 5, 3.8, "stone", bias=-0.08)
    f.cone(8, 13, 2.6, 36, 8, 2.2, "wood")
    f.cone(37, 13, 2.6, 10, 7, 2.2, "wood")
    f.ellipse(22.5, 9, 9, 3, "lava", shadow=0, bias=-0.3)


def tent(f: Forge) -> None:
    """A tent of patched hides."""
    f.poly([(2, 66), (40, 6), (52, 6), (94, 66)], "tanhide", round=5, bias=-0.14)
    f.poly([(30, 66), (44, 20), (50, 20), (62, 66)], "shadow", round=0)
    f.poly([(44, 14), (30, 66), (22, 66), (38, 22)], "tanhide", round=3, bias=0.02)
    f.poly([(50, 14), (62, 66), (70, 66), (56, 24)], "tanhide", round=3, bias=-0.08)
    f.cone(40, 8, 1.6, 50, 1, 1.2, "wood")
    f.cone(53, 8, 1.6, 43, 1, 1.2, "wood")
    f.poly([(68, 38), (80, 40), (78, 52), (67, 49)], "moss", round=1.2, bias=-0.1)
    f.crease([(70, 38), (71, 50)], 0.6, 0.3)


def totem(f: Forge) -> None:
    """A stake with a horned skull and feathers."""
    f.cone(14, 74, 2.4, 14, 18, 2, "wood")
    f.ellipse(14, 13, 8, 7.4, "bone", bias=-0.08)
    f.poly([(10, 17), (18, 17), (17, 23), (11, 23)], "bone", round=2, bias=-0.08)
    f.curve([(7, 9), (2, 7), (1, 1)], [2, 1.7, 0.6], "bone")
    f.curve([(21, 9), (26, 7), (27, 1)], [2, 1.7, 0.6], "bone")
    f.stamp(["kk..kk", "kk..kk", "..kk..", "......", "k.k.k."], 11, 12, {"k": "ink"})
    f.cone(5, 30, 1.3, 23, 30, 1.3, "wood")
    for x, mat in ((7, "red"), (20, "green")):
        f.poly([(x, 31), (x + 3, 38), (x + 1, 46), (x - 2, 38)], mat, round=1.2, bias=-0.05)


def weapon_rack(f: Forge) -> None:
    """Swords, an axe and a spear in a frame of oak."""
    for x in (3, 73):
        f.cone(x, 8, 2.2, x, 60, 2.2, "wood")
    for y in (18, 48):
        f.poly([(1, y), (75, y), (75, y + 5), (1, y + 5)], "wood", round=1.4, bias=0.02)
    for x in (13, 27):
        f.poly([(x - 2, 44), (x - 2, 10), (x, 5), (x + 2, 10), (x + 2, 44)], "steel", round=1.4, bias=-0.14)
        f.cone(x - 5, 45, 1.4, x + 5, 45, 1.4, "brass")
        f.cone(x, 47, 1.4, x, 55, 1.4, "leather")
    f.cone(43, 3, 1.4, 43, 58, 1.4, "wood")
    f.poly([(43, 7), (53, 3), (55, 13), (52, 20), (43, 16)], "steel", round=2, bias=-0.14)
    f.cone(63, 12, 1.3, 63, 58, 1.3, "wood")
    f.poly([(63, 0), (66.4, 8), (63, 14), (59.6, 8)], "steel", round=1.6, bias=-0.1)


def armour_stand(f: Forge) -> None:
    """A suit of plate on a post."""
    f.cone(18, 40, 2, 18, 62, 2, "wood")
    f.poly([(6, 65), (18, 60), (30, 65)], "wood", round=1.4)
    f.poly([(8, 22), (28, 22), (27, 42), (18, 46), (9, 42)], "steel", round=6, bias=-0.16)
    f.crease([(18, 24), (18, 44)], 0.7, 0.3)
    for x in (6, 30):
        f.ellipse(x, 24, 5.6, 4.8, "steel", bias=-0.12)
    f.ellipse(18, 12, 7.4, 8.6, "steel", bias=-0.12)
    f.stamp(["kkkkkkk", "...k...", "...k..."], 15, 11, {"k": "ink"})
    f.curve([(18, 4), (24, 1), (28, 6)], [2, 2.4, 1], "red")


def shield(mat: str) -> Callable[[Forge], None]:
    """A shield on the wall with crossed blades behind it."""

    def draw(f: Forge) -> None:
        for a, b in (((3, 4), (37, 40)), ((37, 4), (3, 40))):
            f.cone(*a, 1.5, *b, 1.9, "steel", bias=-0.12)
        f.poly([(8, 8), (32, 8), (32, 24), (20, 38), (8, 24)], "iron", round=2)
        f.poly([(11, 11), (29, 11), (29, 23), (20, 33), (11, 23)], mat, round=6, bias=-0.06)
        f.cone(20, 12, 1.5, 20, 31, 1.5, "brass")
        f.cone(12, 19, 1.5, 28, 19, 1.5, "brass")

    return draw


def desk(f: Forge) -> None:
    """A clerk's desk under ledgers, scales and heaps of coin."""
    f.poly([(6, 30), (94, 30), (92, 62), (8, 62)], "wood", round=2, bias=-0.12)
    for x in (12, 66):
        f.poly([(x, 36), (x + 22, 36), (x + 22, 58), (x, 58)], "wood", round=1.6, bias=0.0)
        f.ellipse(x + 11, 47, 2, 2, "brass")
    f.poly([(1, 24), (99, 24), (99, 31), (1, 31)], "wood", round=1.6, bias=0.08)
    f.poly([(10, 18), (30, 18), (30, 24), (10, 24)], "red", round=1.2, bias=-0.1)
    f.poly([(12, 12), (29, 12), (29, 18), (12, 18)], "blue", round=1.2, bias=-0.1)
    f.poly([(11, 7), (27, 7), (27, 12), (11, 12)], "cloth", round=1.2, bias=-0.15)
    f.cone(66, 23, 1.3, 66, 4, 1.1, "brass")
    f.cone(55, 6, 0.9, 77, 6, 0.9, "brass")
    for x in (55, 77):
        f.cone(x, 6, 0.5, x, 15, 0.5, "brass")
        f.ellipse(x, 16, 5, 1.8, "brass")
    for x, y in ((40, 21), (44, 22), (84, 21), (88, 19), (88, 22), (92, 22)):
        f.ellipse(x, y, 3, 1.9, "gold", bias=-0.12)


def ledgers(f: Forge) -> None:
    """A crooked stack of account books."""
    y = 40.0
    for index, mat in enumerate(("red", "cloth", "blue", "green", "purple", "cloth")):
        shift = math.sin(index * 2.1) * 2.4
        f.poly([(3 + shift, y - 6), (27 + shift, y - 6), (27 + shift, y), (3 + shift, y)], mat, round=1.3, bias=-0.12)
        f.poly([(24 + shift, y - 5), (28 + shift, y - 5), (28 + shift, y - 1), (24 + shift, y - 1)], "cloth", round=0.6, shadow=0)
        y -= 6
    f.curve([(14, 5), (18, 2), (25, 3)], [0.6, 1.4, 0.4], "white")


def throne(f: Forge) -> None:
    """A high seat of gilded wood with a red cushion."""
    f.poly([(6, 76), (6, 14), (14, 4), (24, 0.8), (34, 4), (42, 14), (42, 76)], "wood", round=3, bias=-0.02)
    f.poly([(12, 48), (12, 16), (24, 8), (36, 16), (36, 48)], "red", round=4, bias=-0.08)
    f.poly([(3, 46), (45, 46), (47, 55), (1, 55)], "red", round=3, bias=0.0)
    f.poly([(4, 55), (44, 55), (43, 82), (5, 82)], "wood", round=2, bias=-0.14)
    for x in (5, 43):
        f.cone(x, 38, 2.6, x, 56, 2.6, "gold", bias=-0.15)
        f.ellipse(x, 36, 3.4, 3.4, "gold", bias=-0.15)
    for x, y in ((6, 13), (24, 2.6), (42, 13)):
        f.ellipse(x, y, 2.8, 2.8, "gold", bias=-0.15)


def cart(f: Forge) -> None:
    """A mine cart full of ore."""
    for x, y, r in ((16, 12, 7), (28, 9, 8), (41, 12, 7), (23, 13, 6), (35, 13, 6)):
        f.ellipse(x, y, r, r * 0.8, "stone")
    for x, y in ((20, 9), (33, 8), (40, 12)):
        f.ellipse(x, y, 2, 1.6, "teal", bias=-0.1)
    f.poly([(3, 14), (55, 14), (49, 36), (9, 36)], "wood", round=2, bias=-0.06)
    f.crease([(6, 22), (52, 22)], 0.6, 0.3)
    f.crease([(8, 29), (50, 29)], 0.6, 0.3)
    for x in (6, 29, 52):
        f.cone(x, 14, 1.7, x + (29 - x) * 0.2, 36, 1.7, "iron")
    f.poly([(2, 12), (56, 12), (56, 16), (2, 16)], "iron", round=1.4)
    for x in (17, 41):
        f.ellipse(x, 38, 5.4, 5.4, "iron")
        f.ellipse(x, 38, 1.6, 1.6, "brass")


def pickaxes(f: Forge) -> None:
    """Two picks left against each other."""
    for flip in (1, -1):
        cx = 20 + flip * 3
        f.cone(cx - flip * 12, 37, 1.5, cx + flip * 8, 8, 1.5, "wood")
        f.curve([(cx + flip * 1, 3), (cx + flip * 8, 8), (cx + flip * 12, 17)], [0.7, 2.2, 0.7], "steel", bias=-0.1)


def cage(f: Forge) -> None:
    """A hanging cage with what is left of somebody."""
    f.cone(18, 0, 1.1, 18, 10, 1.1, "iron")
    f.ellipse(18, 30, 5, 5.6, "bone", bias=-0.12)
    f.stamp(["kk.kk", "kk.kk", "..k.."], 16, 28, {"k": "ink"})
    f.curve([(18, 36), (17, 44), (18, 50)], [1.6, 1.4, 1.6], "bone", bias=-0.15)
    for y in (40, 44):
        f.curve([(12, y + 1), (18, y - 1), (24, y + 1)], [0.9, 1, 0.9], "bone", bias=-0.15)
    f.ellipse(18, 10.6, 9, 2.4, "iron")
    for x in (5, 11.4, 18, 24.6, 31):
        f.curve([(18 + (x - 18) * 0.5, 11), (x, 26), (x, 52)], [0.9, 1, 1], "iron", shadow=0.4)
    f.poly([(3, 51), (33, 51), (31, 56), (5, 56)], "iron", round=1.6)


def cauldron_small(f: Forge) -> None:
    """A cooking pot of something green."""
    for x in (8, 26):
        f.cone(x, 25, 1.8, x + (x - 17) * 0.15, 30, 1.5, "black")
    f.ellipse(17, 19, 13.4, 10.6, "black")
    f.ellipse(17, 10.4, 13.4, 3.6, "black", bias=0.16)
    f.ellipse(17, 10.4, 11, 2.4, "green", line=False, shadow=0, bias=-0.05)
    for x, y in ((12, 9), (20, 10), (17, 7)):
        f.ellipse(x, y, 1.6, 1.4, "green", shadow=0, weight=1.3)


def altar(f: Forge) -> None:
    """A block of black stone with a cloth, a skull and a book."""
    f.poly([(8, 20), (72, 20), (70, 46), (10, 46)], "hide", round=2.4)
    f.poly([(2, 44), (78, 44), (80, 50), (0, 50)], "hide", round=2)
    f.poly([(2, 14), (78, 14), (76, 21), (4, 21)], "hide", round=2, bias=0.06)
    f.poly([(26, 14), (54, 14), (53, 36), (40, 42), (27, 36)], "purple", round=2, bias=-0.1)
    f.ellipse(40, 27, 5, 5, "teal", line=False, shadow=0, bias=-0.15)
    f.ellipse(18, 9, 5, 5, "bone", bias=-0.06)
    f.stamp(["kk.kk", "kk.kk", "..k.."], 16, 8, {"k": "ink"})
    f.poly([(48, 13), (56, 10), (64, 13), (64, 15), (56, 12.4), (48, 15)], "cloth", round=0.8)


def lectern(f: Forge) -> None:
    """An open book on a stand."""
    f.cone(15, 45, 1.8, 15, 18, 1.8, "wood")
    f.poly([(6, 47), (15, 42), (24, 47)], "wood", round=1.4)
    f.poly([(2, 14), (27, 10), (28, 18), (4, 22)], "wood", round=1.4)
    f.poly([(2, 11), (14, 11), (15, 18), (4, 19)], "cloth", round=1.2, bias=-0.06)
    f.poly([(15, 10), (27, 7), (28, 14), (16, 18)], "cloth", round=1.2, bias=-0.02)


def hay(f: Forge) -> None:
    """A bed of straw."""
    f.poly([(1, 19), (6, 11), (16, 7), (30, 8), (42, 12), (47, 19)], "hair", round=7, smooth=2, bias=-0.16)
    for x in range(4, 44, 4):
        f.cone(x, 17, 0.6, x + math.sin(x) * 5, 9 + math.cos(x * 3) * 2, 0.6, "yellow", bias=-0.15, shadow=0.3)


def lantern(f: Forge) -> None:
    """A hanging lantern, lit."""
    f.cone(8, 0, 0.8, 8, 6, 0.8, "iron")
    f.poly([(3, 8), (8, 4), (13, 8)], "iron", round=1.2)
    f.poly([(4, 9), (12, 9), (12, 19), (4, 19)], "fire", round=3, bias=-0.1)
    for x in (4, 8, 12):
        f.cone(x, 9, 0.7, x, 19, 0.7, "iron", shadow=0)
    f.poly([(3, 19), (13, 19), (12, 22), (4, 22)], "iron", round=1.2)


FURNITURE: dict[str, tuple[int, int, Callable[[Forge], None]]] = {
    "barrel": (28, 36, barrel), "crate": (32, 32, crate), "crates": (64, 54, crates),
    "sack": (24, 25, sack), "urn": (20, 29, urn), "canopic": (16, 33, canopic),
    "coffin": (80, 34, coffin), "coffin_upright": (38, 81, coffin_upright),
    "sarcophagus": (40, 90, sarcophagus), "tomb": (92, 43, sarcophagus_stone),
    "candelabra": (32, 65, candelabra), "candles": (26, 21, candles),
    "candles_green": (26, 21, candles_green), "brazier": (30, 39, brazier),
    "campfire": (46, 22, campfire), "tent": (96, 68, tent), "totem": (28, 76, totem),
    "weapon_rack": (77, 62, weapon_rack), "armour_stand": (36, 67, armour_stand),
    "shield_red": (40, 44, shield("red")), "shield_blue": (40, 44, shield("blue")),
    "shield_green": (40, 44, shield("green")), "desk": (100, 64, desk),
    "ledgers": (32, 42, ledgers), "throne": (48, 84, throne), "cart": (58, 45, cart),
    "pickaxes": (40, 39, pickaxes), "cage": (36, 58, cage), "pot": (34, 32, cauldron_small),
    "altar": (80, 52, altar), "lectern": (30, 49, lectern), "hay": (48, 21, hay),
    "lantern": (16, 24, lantern), **MACHINES,
}
