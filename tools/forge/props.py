"""Props and icons. Every prop is a function draw(forge, **state); PROPS lists size and states."""
from __future__ import annotations
import math
import numpy as np
from .forge import Forge, polar
from .palette import INDEX


def chest(f: Forge, open=0.0, glow=0.0):
    """48x44. Front view tilted a little to show the lid. open 0..1"""
    x0, x1, y = 8, 40, 22                                   # body
    if open > 0:                                              # lid swings back: seen from inside
        h = 4 + 12 * open
        f.poly([(x0 + 1, y), (x0 + 2, y - h), (x0 + 6, y - h - 3), (x1 - 6, y - h - 3), (x1 - 2, y - h), (x1 - 1, y)], "wood", round=3, bias=-.05)
        f.poly([(x0 + 4, y), (x0 + 5, y - h + 1), (x1 - 5, y - h + 1), (x1 - 4, y)], "maw", round=2, line=False)
        for x in (x0 + 3, x1 - 3): f.cone(x, y - 1, 1.6, x + (1 if x < 24 else -1), y - h - 1, 1.5, "gold", weight=1.2)
        # treasure heap
        g = f.group()
        f.poly([(x0 + 2, y + 3), (x0 + 6, y - 2), (x0 + 13, y - 6), (x0 + 18, y - 7), (x0 + 25, y - 4), (x1 - 2, y + 3)], "gold", round=5, smooth=3, group=g, bias=.1)
        for (cx, cy) in ((13, 20), (18, 17), (24, 15), (29, 18), (34, 20), (21, 20), (27, 21)):
            f.ellipse(cx, cy, 2.7, 1.9, "gold", shadow=.7, bias=.1); f.crease([(cx - 1.2, cy), (cx + 1.2, cy)], .5, .25)
        gem(f, 16.5, 14.5, 3.0, "scarlet"); gem(f, 31, 15, 2.6, "teal")
        f.cone(33.5, 17, .9, 38, 8.5, .9, "gold"); f.ellipse(38.6, 7.6, 1.8, 1.8, "gold")
    # front box: three planks
    g = f.group()
    f.poly([(x0, y), (x1, y), (x1 - 1, y + 18), (x0 + 1, y + 18)], "wood", round=2.4, group=g, bias=.02)
    for yy in (y + 6, y + 12): f.crease([(x0, yy), (x1, yy)], .6, .34, only=g)
    for yy in (y + 7, y + 13): f.crease([(x0, yy), (x1, yy)], .45, -.14, only=g)
    f.poly([(x0 - .6, y + 15), (x1 + .6, y + 15), (x1 + .2, y + 19), (x0 - .2, y + 19)], "gold", round=1.6)
    if open == 0:                                             # barrel lid
        g = f.group()
        f.poly([(x0 - 1, y + 1), (x0 - 1, y - 5), (x0 + 2, y - 11), (x0 + 7, y - 14), (x1 - 7, y - 14), (x1 - 2, y - 11), (x1 + 1, y - 5), (x1 + 1, y + 1)], "wood", round=11, group=g, bias=.05)
        for yy in (y - 9.5, y - 4.5): f.crease([(x0 - 1, yy), (x1 + 1, yy)], .6, .34, only=g)
        f.poly([(x0 - 1.6, y - 1.4), (x1 + 1.6, y - 1.4), (x1 + 1.6, y + 2), (x0 - 1.6, y + 2)], "gold", round=1.5)
        for x in (x0 + 4, x1 - 4):
            f.curve([(x, y + 1), (x, y - 8), (x + (2 if x < 24 else -2), y - 13)], [1.9, 1.9, 1.6], "gold", weight=1.2)
    else:
        f.poly([(x0 - .8, y - .6), (x1 + .8, y - .6), (x1 + .8, y + 2.4), (x0 - .8, y + 2.4)], "gold", round=1.4)
    for x in (x0 + 4, x1 - 4):
        f.poly([(x - 2, y + 2), (x + 2, y + 2), (x + 2, y + 18), (x - 2, y + 18)], "gold", round=1.5)
        f.ellipse(x, y + 9.5, 1.0, 1.0, "brass", line=False, shadow=0, bias=-.2)
    f.poly([(21, y - 1.5), (27, y - 1.5), (27, y + 5), (24, y + 8), (21, y + 5)], "gold", round=1.8)
    f.stamp(["kk", "kk", ".k"], 23, y + 1, {"k": "ink"})

def gem(f, x, y, r, mat):
    for k, (a, b) in enumerate(((-150, -30), (-30, 90), (90, 210))):
        f.poly([(x, y), polar(x, y, a, r), polar(x, y, (a + b) / 2, r), polar(x, y, b, r)], mat, round=0,
               tilt=[(-.3, -.9), (.8, .3), (-.6, .6)][k], group=None if k else f.group(), weight=1.3, line=k == 0, shadow=0, bias=.12)

def coin(f, turn=0.0):
    """16x16 spinning coin, turn 0..1"""
    w = abs(math.cos(turn * math.pi)); rx = max(1.1, 6.2 * w)
    f.ellipse(8, 8, rx, 6.2, "gold", hz=2.2)
    if w > .5:
        f.ellipse(8, 8, rx - 1.8, 4.4, "gold", line=False, shadow=0, bias=-.22, hz=1)
        f.cone(8, 5.6, .8, 8, 10.4, .8, "gold", line=False, shadow=0, bias=.25)

def potion(f, mat="scarlet"):
    f.ellipse(8, 10.4, 5.4, 5.0, mat, bias=.06)
    f.cone(8, 5.6, 1.7, 8, 3.4, 1.7, "ghost", line=False, shadow=0)
    f.cone(8, 1.9, 1.3, 8, 3, 1.3, "wood"); f.cone(6, 4.8, .7, 10, 4.8, .7, "gold", shadow=0)
    f.stamp(["w", "w"], 5, 8, {"w": "white"})

def key(f):
    f.ellipse(4.6, 5, 3.6, 3.6, "gold"); f.ellipse(4.6, 5, 1.3, 1.3, "shadow", line=False, shadow=0)
    f.cone(7, 7, 1.1, 13.5, 13, 1.1, "gold", line=False); f.cone(11, 10.6, .9, 13, 8.8, .9, "gold", line=False); f.cone(13, 12.6, .9, 14.6, 11, .9, "gold", line=False)

def heart(f, mat="scarlet"):
    g = f.group()
    f.poly([(8, 14), (2, 8), (1.6, 5), (4, 2.4), (6.4, 2.6), (8, 4.6), (9.6, 2.6), (12, 2.4), (14.4, 5), (14, 8)], mat, round=4, smooth=2, group=g)
    f.stamp(["ww", "w."], 4, 4, {"w": "white"})

def drop(f):
    """Wound icon."""
    f.poly([(8, .8), (11, 6), (12.6, 9.6), (11.2, 13), (8, 14.4), (4.8, 13), (3.4, 9.6), (5, 6)], "scarlet", round=4, smooth=2)
    f.stamp(["w", "w"], 6, 9, {"w": "white"})

def crystal(f, t=0.0):
    """32x32 crystal ball."""
    f.poly([(8, 26), (24, 26), (27, 30.4), (5, 30.4)], "gold", round=2.2); f.cone(10, 25, 1.5, 22, 25, 1.5, "brass")
    f.ellipse(16, 14.5, 11, 11, "purple", bias=.1)
    a = t * 360
    f.curve([polar(16, 15, a, 6), polar(16, 15, a + 80, 4), polar(16, 15, a + 160, 6.5)], [.6, 1.6, .6], "teal", line=False, shadow=0, bias=.3)
    f.curve([polar(16, 15, a + 190, 5), polar(16, 15, a + 250, 3), polar(16, 15, a + 320, 6)], [.5, 1.3, .5], "slash", line=False, shadow=0)
    f.stamp([".ww", "ww.", "w.."], 10, 7, {"w": "white"})

def spikes(f, up=1.0):
    """32x24 spike trap."""
    f.poly([(1, 16), (31, 16), (31, 23), (1, 23)], "iron", round=1.6)
    f.poly([(3, 17), (29, 17), (29, 21), (3, 21)], "shadow", round=0, line=False, shadow=0)
    for x in (6, 12.6, 19.4, 26):
        h = 16 * up
        f.poly([(x - 2.6, 20), (x, 20 - h), (x, 20)], "steel", round=0, tilt=(-.9, -.2), group=f.group(), shadow=0)
        f.poly([(x, 20), (x, 20 - h), (x + 2.6, 20)], "steel", round=0, tilt=(1.0, .3), shadow=0, line=False)
    f.poly([(1, 20.4), (31, 20.4), (31, 23), (1, 23)], "iron", round=1)

def cauldron(f, t=0.0):
    """32x32 cauldron of lava."""
    for x in (8, 24): f.cone(x, 25, 2, x + (x - 16) * .15, 29.6, 1.6, "black")
    f.ellipse(16, 19, 13, 11, "black", bias=.06)
    f.ellipse(16, 10, 13, 3.8, "black", bias=.2); f.ellipse(16, 10, 10.8, 2.6, "lava", line=False, shadow=0, bias=-.28)
    for k in range(3):
        ph = (t + k / 3) % 1; f.ellipse(11 + k * 5, 9.6 - ph * 5, 1.8 - ph, 1.6 - ph, "fire", shadow=0, weight=1.4)
    f.curve([(5, 12), (2.4, 15), (5.4, 18)], [1.1, 1.2, 1.1], "iron"); f.curve([(27, 12), (29.6, 15), (26.6, 18)], [1.1, 1.2, 1.1], "iron")
    f.curve([(9, 11), (8.6, 15), (9, 18)], [1.2, 1.4, 1.0], "lava", shadow=0, bias=-.25)

def boulder(f, turn=0.0):
    g = f.group()
    pts = [polar(24, 24, turn * 360 + a, 18.6 + 1.5 * math.sin(a * 2.7)) for a in range(0, 360, 24)]
    f.poly(pts, "stone", round=20, smooth=3, group=g)
    for a, r in ((20, 10), (140, 12), (260, 9), (320, 4)):
        p = polar(24, 24, turn * 360 + a, r); q = polar(*p, turn * 360 + a + 60, 6); s = polar(*q, turn * 360 + a + 10, 5)
        f.crease([p, q, s], .8, .3, only=g)

def torch(f, t=0.0):
    """24x40 wall torch with a living flame."""
    f.poly([(9, 22), (15, 22), (14, 36), (10, 36)], "iron", round=1.6); f.cone(12, 34, 1.5, 12, 24, 2.2, "wood")
    f.poly([(6.5, 20), (17.5, 20), (16, 25), (8, 25)], "iron", round=1.8)
    a, b = math.sin(t * math.tau) * 1.6, math.cos(t * math.tau) * 1.2
    f.poly([(7.4, 20), (6, 15 + b), (8.4, 11), (8.6 + a * .6, 6 - b), (11, 8.4), (12.6 + a, 1 + b), (14, 7), (16 + a * .5, 6 - b), (16.4, 12), (18, 15 - b), (16.6, 20)],
           "lava", round=5, smooth=2, shadow=0)
    f.poly([(9, 20), (8.6, 16), (10.6, 12 + b), (12.2 + a * .7, 7.6), (13.8, 12), (15.4, 16 - b), (15, 20)], "fire", round=3.5, smooth=2, line=False, shadow=0)

# Player emblems: 9x9, told apart by SHAPE first, colour second.
EMBLEM = {
    "scout":    ["....#....", "....#....", "...###...", "...###...", "..#####..", "..#####..", ".#######.", "#########", "#########"],   # triangle
    "knight":   ["#########", "#########", "#########", "#########", "#########", ".#######.", ".#######.", "..#####..", "....#...."],   # shield
    "rogue":    ["....#....", "...###...", "..#####..", ".#######.", "#########", ".#######.", "..#####..", "...###...", "....#...."],   # diamond
    "warrior":  ["...###...", "...###...", "...###...", "#########", "#########", "#########", "...###...", "...###...", "...###..."],   # cross
    "sorcerer": ["....#....", "...###...", "...###...", "#########", ".#######.", "..#####..", ".#######.", ".##...##.", "##.....##"],   # star
}
# (dark, main, light) per player; the five mains differ by >= 20 CIE76 under every dichromacy (cvd.py)
PLAYER = {"scout": ("teal1", "teal3", "teal4"), "knight": ("blue1", "blue2", "blue3"), "rogue": ("gold1", "gold4", "cream"),
          "warrior": ("red1", "red3", "red4"), "sorcerer": ("purp2", "purp4", "white")}

def emblem(name):
    dark, mid, light = PLAYER[name]
    img = np.zeros((11, 11), int)
    m = np.zeros((11, 11), bool)
    for y, r in enumerate(EMBLEM[name]):
        for x, c in enumerate(r): m[y + 1, x + 1] = c == "#"
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1): img[np.roll(np.roll(m, dy, 0), dx, 1)] = INDEX["ink"]
    img[m] = INDEX[mid]; img[m & ~np.roll(m, 1, 0)] = INDEX[light]; img[m & ~np.roll(m, -1, 0)] = INDEX[dark] if name == "rogue" else INDEX[mid]
    return img

PROPS = {
    "chest_closed": (48, 44, lambda f: chest(f, 0)), "chest_ajar": (48, 44, lambda f: chest(f, .35)), "chest_open": (48, 44, lambda f: chest(f, 1)),
    **{f"coin_{i}": (16, 16, lambda f, i=i: coin(f, i / 6)) for i in range(6)},
    "potion": (16, 16, potion), "key": (16, 16, key), "heart": (16, 16, heart), "drop": (16, 16, drop),
    **{f"crystal_{i}": (32, 32, lambda f, i=i: crystal(f, i / 4)) for i in range(4)},
    "spikes_0": (32, 24, lambda f: spikes(f, .15)), "spikes_1": (32, 24, lambda f: spikes(f, 1)),
    **{f"cauldron_{i}": (32, 32, lambda f, i=i: cauldron(f, i / 4)) for i in range(4)},
    **{f"torch_{i}": (24, 40, lambda f, i=i: torch(f, i / 4)) for i in range(4)},
    "boulder": (48, 48, boulder),
}

def prop(name):
    w, h, fn = PROPS[name]
    f = Forge(w, h); fn(f); return f.render()
