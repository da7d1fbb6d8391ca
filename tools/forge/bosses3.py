"""Bosses, part two: golem, mummy, tax collector. Same forge, same light; all face left.

Every draw function takes t (idle phase 0..1), act (-1 wind-up .. 1 strike), hurt (0..1) and
down (0..1, defeated).  BOSSES3 has the layout of bosses.BOSSES; boss3_frames() delivers the animations."""
from __future__ import annotations
import math
import numpy as np
from .forge import Forge, polar, ik, spline
from .turn import Turned
from .bosses import puffs
from .palette import MAT, _m
from .monsters import wave, EYES

# materials only these bosses use -----------------------------------------------------------------
MAT.setdefault("clay", _m("umber umber wood1 wood1 wood2 wood3", rim=.2))
MAT.setdefault("rockglow", _m("night teal1 teal1 teal2 teal3 teal4"))
MAT.setdefault("rune", _m("teal1 teal2 teal3 teal4 ice white", emit=1.0))
MAT.setdefault("rock", _m("night stone1 stone2 stone3 stone4 stone5", contrast=1.12, rim=.22))
MAT.setdefault("basalt", _m("ink night stone1 stone2 stone2 stone3", contrast=1.1, rim=.3))
MAT.setdefault("velvet", _m("ink green1 green1 green2 green2 green3", contrast=1.05, rim=.2))
MAT.setdefault("wrap", _m("umber bone1 bone2 bone3 bone4", rim=.16))
MAT.setdefault("dry", _m("ink umber wood1 skin1 wood2 wood3", rim=.2))
MAT.setdefault("cursed", _m("umber purp1 purp2 purp3 purp4"))
MAT.setdefault("curse", _m("purp1 purp2 purp3 purp4 white white", emit=.9))
MAT.setdefault("lapis", _m("night blue1 blue1 blue2 blue2 blue3"))
MAT.setdefault("felt", _m("ink night stone1 stone1 stone2 stone3", rim=.2))
MAT.setdefault("ruddy", _m("umber skin1 red2 red3 red4 skin4 cream", contrast=.8))
MAT.setdefault("linen", _m("stone1 stone3 stone4 stone5 white white", contrast=.95))
MAT.setdefault("page", _m("umber bone2 bone3 bone4 cream white", contrast=.9))
MAT.setdefault("lichen", _m("night green1 moss2 moss3 moss4"))

GLOW = {"a": "teal1", "b": "teal2", "c": "teal3", "d": "teal4", "e": "ice", "w": "white", "k": "ink", "n": "night", "s": "stone1", "t": "stone2", "u": "stone3", "v": "stone4"}


def mix(a, b, t):
    return a + (b - a) * t


# ================================================================== golem
GOLEM_W, GOLEM_H = 216, 196              # body drawn at offset (40, 50); feet y = 136 -> 186

def rock_pts(x, y, rx, ry, seed=0, n=8, jag=.13, turn=0.0, square=.0):
    pts = []
    for i in range(n):
        a = (i + .5 * math.sin(seed * 3.1 + i * 2.3) * .7) / n * 360
        k = 1 + jag * math.sin(seed * 12.9 + i * 7.7)
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        e = 2 + square * 8
        q = (abs(c) ** e + abs(s) ** e) ** (-1 / e)
        b = math.radians(turn); px, py = c * rx * k * q, s * ry * k * q
        pts.append((x + px * math.cos(b) - py * math.sin(b), y + px * math.sin(b) + py * math.cos(b)))
    return pts

def rock(f, x, y, rx, ry, seed=0, mat="rock", n=8, jag=.13, turn=0.0, rnd=1.0, square=.0, **kw):
    """A boulder: irregular polygon with chiselled facets (the distance field makes the ridges)."""
    return f.poly(rock_pts(x, y, rx, ry, seed, n, jag, turn, square), mat, round=min(rx, ry) * rnd, **kw)

def crack(f, g, *pts, w=.7, amt=.34):
    """A crack with a lit lower lip."""
    f.crease([(x + .9, y + 1.1) for x, y in pts], w * .8, -.16, only=g, n=1)
    f.crease(list(pts), w, amt, only=g, n=1)

def moss(f, g, pts, drip=(), bias=0.0):
    """Moss cap on top of a rock, with hanging tufts."""
    m = f.poly(pts, "lichen", only=g, round=2.6, bias=bias)
    for x, y, l in drip: f.curve([(x, y), (x + .3, y + l * .6), (x - .4, y + l)], [1.7, 1.4, .4], "lichen", only=g, bias=bias + .04)

RUNES = {"a": ["c...c", "cc.cc", ".ccc.", "..c..", "..c..", ".ccc.", "cc.cc"],
         "b": ["..c..", ".cc..", "cc...", "ccccc", "...cc", "..cc.", "..c.."],
         "c": ["...c...", "..ccc..", ".cc.cc.", "cc.c.cc", "...c...", ".ccccc.", "...c...", "...c..."],
         "d": ["c.c.c", ".ccc.", "..c.."]}

def rune(f, key, x, y, lit=1.0):
    col = {"c": "ice" if lit > .8 else "teal4" if lit > .5 else "teal3" if lit > .25 else "teal1"}
    rows = RUNES[key]
    f.stamp(rows, x + 1, y + 1, {"c": "teal1" if lit > .3 else "night"})      # the carved, lit lower edge
    f.stamp(rows, x, y, col)


# where each part ends up when the golem falls apart: x, y, turn, start of its fall
HEAP = {"thighR": (118, 123, 30, .5), "footR": (112, 128, 0, .9), "thighL": (40, 124, -25, .5), "footL": (52, 128, 0, .9),
        "fistR": (150, 118, 60, 0), "foreR": (136, 120, 80, .05), "upR": (127, 112, 40, .1), "shR": (112, 107, 50, .2),
        "pelvis": (84, 119, 8, .45), "belly": (70, 119, -14, .4), "chest": (84, 105, 10, .35), "head": (72, 82, -20, .3),
        "shL": (44, 111, -50, .15), "upL": (24, 119, -60, .1), "foreL": (14, 120, -85, .05), "fistL": (-4, 118, -40, 0)}


def shards(f, pts, mat="rock"):
    """Flying splinters: (x, y, angle, length)."""
    for x, y, a, l in pts:
        f.poly([polar(x, y, a, l), polar(x, y, a + 125, l * .62), polar(x, y, a - 140, l * .55)], mat, round=2, facet=True, shadow=0, weight=1.2)

def arc_smear(f, cx, cy, r, a0, a1, width, mat="slash", n=18, sy=1.0):
    """Crescent left behind by a fast weapon: thin at a0, wide at a1."""
    out, inn = [], []
    for i in range(n + 1):
        k = i / n; x, y = polar(0, 0, mix(a0, a1, k), 1)
        w = width * max(.05, k ** 1.3)
        out.append((cx + x * r, cy + y * r * sy)); inn.append((cx + x * (r - w), cy + y * (r - w) * sy))
    f.poly(out + inn[::-1], mat, round=width * .5, line=False, shadow=0)


def golem(f: Forge, t=0.0, act=0.0, hurt=0.0, down=0.0, lit=None, fx=""):
    """act: -1 fists over the head .. 1 slammed into the ground; down 0..1 crumbles."""
    br = wave(t, 0, 1.0); up, dn = max(0, -act), max(0, act)
    lit = lit if lit is not None else max(0, (.62 + .3 * math.sin(t * math.tau)) + .5 * abs(act) - hurt * .5 - down * 1.2)
    cx, cy = 80 - 9 * dn + 4 * up + 12 * hurt, 57 + br * .7 + 12 * dn - 3 * up + 3 * hurt
    b = cy - 57
    def part(key, x, y):
        """Everything drawn until the next call belongs to this piece; (x, y) is its middle."""
        tx, ty, turn, t0 = HEAP[key]
        k = min(1, max(0, (down - t0) / (1 - t0))); k *= k
        f.place(turn * k, (x, y), (mix(x, tx, math.sqrt(k) * .6 + k * .4), mix(y, ty, k)))
        return k
    if fx == "shock":                                                  # dust wall behind the fists
        x, y = cx - 40, 134
        puffs(f, [(x - 40, y - 8, 10), (x - 52, y - 3, 7), (x - 30, y - 17, 9), (x + 54, y - 8, 10), (x + 66, y - 3, 7), (x + 42, y - 16, 8), (x + 6, y - 14, 9), (x + 16, y - 6, 9), (x - 8, y - 8, 9)])
        for a, l in ((-168, 70), (-152, 62), (-136, 52), (-30, 56), (-14, 66)): f.cone(*polar(x + 4, y - 2, a, 34), 1.3, *polar(x + 4, y - 2, a, l), .4, "slash", line=False, shadow=0, weight=2)
    # legs --------------------------------------------------------------
    def leg(s, x, fx, seed, bias):
        if down < .6: f.place(); f.curve([(x, 98 + b * .5), ((x + fx) / 2, 110), (fx, 118)], [11, 11, 9], "clay", bias=bias - .04)
        part("thigh" + s, (x + fx) / 2, 110)
        rock(f, (x + fx) / 2 + .5, 107 + b * .3, 16, 13, seed, "basalt", bias=bias + .06, square=.12)
        part("foot" + s, fx, 127)
        g = f.poly([(fx - 13, 121), (fx - 6, 115), (fx + 9, 115), (fx + 15, 122), (fx + 16, 136), (fx - 20, 136), (fx - 19, 128)], "rock", round=9, bias=bias + .02)
        for k in range(3): f.crease([(fx - 14.5 + k * 8, 129.4), (fx - 15.5 + k * 8, 136)], .8, .42, only=g)
        crack(f, g, (fx + 4, 116), (fx + 6, 121), (fx + 3, 125), (fx + 6, 130))
    leg("R", 97, 109 + 2 * dn, 3.3, -.10); leg("L", 65, 54 - 5 * dn, 1.7, .02)
    # arms ----------------------------------------------------------------
    def arm(s, sx, sy, h, seed, bias, bend):
        k, e = ik(sx, sy, *h, 32, 35, bend=bend)
        if down < .15:
            f.place(); f.curve([(sx, sy), ((sx + k[0]) / 2, (sy + k[1]) / 2), k, e], [10, 9, 9, 8], "clay", bias=bias - .04)
        ang = math.degrees(math.atan2(k[1] - sy, k[0] - sx))
        x, y = mix(sx, k[0], .66), mix(sy, k[1], .66)
        part("up" + s, x, y); rock(f, x, y, 13, 11.5, seed, "basalt", turn=ang, bias=bias + .06)
        ang = math.degrees(math.atan2(e[1] - k[1], e[0] - k[0]))
        x, y = mix(k[0], e[0], .46), mix(k[1], e[1], .46)
        part("fore" + s, x, y); g = rock(f, x, y, 17, 14.5, seed + .4, turn=ang, bias=bias, square=.1)
        crack(f, g, polar(x, y, ang + 60, 13), polar(x, y, ang + 50, 7), polar(x, y, ang + 100, 5), polar(x, y, ang + 120, 1))
        rune(f, "b" if s == "L" else "a", x - 3, y - 2, lit)
        part("fist" + s, e[0], e[1] + 2)
        fist(f, e[0], e[1] + 2, seed, bias, up)
    def fist(f, x, y, seed, bias, up):
        d = -1 if up > .5 else 1                                      # overhead: knuckles point up
        rock(f, x, y - 3 * d, 18, 13, seed + 1.1, bias=bias, square=.2, jag=.08)
        for k, (q, w) in enumerate(((13.4, -1.4), (4.8, .6), (-4.2, .8), (-12.8, -1))):
            X, Y = x + q, y + (8.6 + w) * d
            f.poly([(X - 3, Y - 8), (X + 3, Y - 8), (X + 4.6, Y - 4), (X + 4.4, Y + 4), (X + 2.4, Y + 7), (X - 2.6, Y + 7), (X - 4.6, Y + 4), (X - 4.6, Y - 4)], "rock", round=4, facet=True, bias=bias - .04 * (k < 2) + .02)
        if not up:
            s_ = 1 if x < cx else -1
            f.poly([(x + 9 * s_, y - 7), (x + 15 * s_, y - 6), (x + 19 * s_, y + 3), (x + 16 * s_, y + 10), (x + 11 * s_, y + 8), (x + 10 * s_, y)], "rock", round=4.4, facet=True, bias=bias)
    sw_ = wave(t, .12, 1.3)
    nh = (cx - 52 - 4 * hurt, cy + 50 + sw_ - 26 * hurt) if not act else (mix(cx - 50, cx - 26, up), mix(cy + 50, cy - 66, up)) if up else (mix(cx - 50, cx - 58, dn), mix(cy + 50, 119, dn))
    fh = (cx + 50 + 4 * hurt, cy + 48 - sw_ - 18 * hurt) if not act else (mix(cx + 50, cx + 22, up), mix(cy + 48, cy - 70, up)) if up else (mix(cx + 50, cx - 12, dn), mix(cy + 48, 121, dn))
    far_front = dn > .3
    if not far_front: arm("R", cx + 38, cy - 12, fh, 5.2, -.07, -1 if up < .5 else 1)
    # torso: pelvis, belly slab, chest -------------------------------------
    if down < .3: f.place(); f.ellipse(mix(80, cx, .5), 90 + b * .5, 25, 22, "clay")
    part("pelvis", 80, 100); x, y = 80 + (cx - 80) * .2, 98 + b * .3
    rock(f, x + 13, y, 13, 10, 6.1, "basalt", bias=.02); rock(f, x - 14, y, 13, 10, 2.3, "basalt", bias=.08)
    f.poly([(x - 10, y - 8), (x + 8, y - 8), (x + 6, y + 8), (x - 1, y + 16), (x - 8, y + 8)], "rock", round=8)
    part("belly", mix(80, cx, .6), 84)
    x, y = mix(80, cx, .6) - 2, 83 + b * .6
    g = f.poly([(x - 21, y - 6), (x - 8, y - 10), (x + 12, y - 9), (x + 24, y - 5), (x + 20, y + 5), (x + 6, y + 9), (x - 12, y + 8), (x - 20, y + 3)], "rock", round=9)
    def shoulder_r():
        part("shR", cx + 38, cy - 18)
        g = rock(f, cx + 38, cy - 18, 22, 20, 4.4, bias=-.03)
        moss(f, g, [(cx + 20, cy - 40), (cx + 60, cy - 40), (cx + 56, cy - 24), (cx + 46, cy - 28), (cx + 38, cy - 25), (cx + 30, cy - 29), (cx + 24, cy - 27), (cx + 18, cy - 30)], ((cx + 52, cy - 27, 7), (cx + 33, cy - 28, 6)), -.04)
        crack(f, g, (cx + 45, cy - 16), (cx + 42, cy - 10), (cx + 46, cy - 6), (cx + 42, cy + 1))
    if not far_front: shoulder_r()
    part("chest", cx, cy)
    g = f.poly([(cx - 35, cy - 20), (cx - 15, cy - 31), (cx + 17, cy - 31), (cx + 37, cy - 18), (cx + 36, cy + 4), (cx + 25, cy + 19), (cx + 4, cy + 24), (cx - 18, cy + 22), (cx - 33, cy + 8)], "rock", round=26)
    core(f, g, round(cx + 1), round(cy + 6), lit)
    crack(f, g, (cx + 30, cy - 18), (cx + 24, cy - 12), (cx + 27, cy - 5), (cx + 21, cy + 1), (cx + 24, cy + 8))
    crack(f, g, (cx - 29, cy + 8), (cx - 23, cy + 11), (cx - 21, cy + 17))
    if far_front: arm("R", cx + 38, cy - 12, fh, 5.2, -.05, -1); shoulder_r()
    # near arm and shoulder ---------------------------------------------------
    arm("L", cx - 43, cy - 9, nh, 8.1, .02, 1 if up < .5 else -1)
    part("shL", cx - 42, cy - 14)
    g = rock(f, cx - 42, cy - 14, 22, 19, 7.5, bias=.02)
    moss(f, g, [(cx - 66, cy - 38), (cx - 20, cy - 38), (cx - 22, cy - 26), (cx - 30, cy - 28), (cx - 36, cy - 23), (cx - 45, cy - 27), (cx - 53, cy - 21), (cx - 64, cy - 23)], ((cx - 37, cy - 25, 7), (cx - 54, cy - 23, 8)))
    rune(f, "c", cx - 47, cy - 16, lit)
    # head -----------------------------------------------------------------
    hx, hy = round(cx - 9 - 4 * dn + 4 * hurt), round(cy - 29 + 4 * dn - hurt)
    part("head", hx, hy + 2)
    golem_head(f, hx, hy, lit, act, hurt, down, t)
    f.place()
    if fx == "smear":
        arc_smear(f, cx + 4, cy - 4, 84, -84, -206, 17, "slash", sy=1.0)
    if fx == "shock":
        x, y = cx - 40, 134
        puffs(f, [(x - 44, y - 2, 6), (x - 36, y - 5, 5), (x - 53, y, 4), (x + 60, y - 2, 6), (x + 69, y, 4), (x + 52, y - 1, 4)])
        shards(f, [(x - 42, y - 34, -130, 7), (x - 28, y - 48, -110, 6), (x + 40, y - 40, -60, 6), (x - 56, y - 20, 200, 6), (x + 64, y - 26, -40, 6), (x + 2, y - 36, -90, 6), (x - 12, y - 22, -100, 5)])
    if fx == "settle": puffs(f, [(-2, 133, 4.4), (-11, 135, 3), (158, 133, 4), (166, 135, 2.6)])
    if fx == "chips":                                                   # splinters fly off towards the blow
        shards(f, [(cx - 60, cy - 38, -150, 9), (cx - 74, cy - 16, 190, 8), (cx - 50, cy - 56, -120, 7), (cx - 66, cy + 8, 170, 6), (cx - 84, cy - 40, 200, 5), (cx - 14, cy - 74, -80, 6), (cx - 78, cy - 60, -140, 5)])
        puffs(f, [(cx - 50, cy - 34, 5), (cx - 57, cy - 28, 3.4)])
    if fx == "dust": puffs(f, [(4, 130, 7), (-8, 133, 5), (18, 133, 5), (150, 131, 7), (162, 133, 5), (96, 133, 5), (66, 134, 4)])
    f.place()


def core(f, g, x, y, lit):
    """Carved disc with the name of life in it."""
    f.ellipse(x, y, 14, 13, "rockglow", only=g, keep=True, bias=.02 if lit > .5 else -.1)
    f.ellipse(x, y, 11.5, 10.5, "shadow", only=g, shadow=0)
    m = "ghost" if lit > .3 else "deep"
    f.curve([polar(x, y, a, 9.6) for a in range(0, 361, 30)], [.8] * 13, "rune", only=g, weight=1.5, bias=-.28 if lit > .6 else -.45 if lit > .3 else -.62)
    c = {"c": "ice" if lit > .8 else "teal4" if lit > .5 else "teal3" if lit > .25 else "teal1", "d": "teal3" if lit > .5 else "teal2" if lit > .25 else "teal1"}
    f.stamp(["c...c...c", "cc..c..cc", ".cc.c.cc.", "..ccccc..", "...ccc...", "...ccc...", "..cc.cc..", ".cc...cc.", "cc.....cc"], x - 4, y - 4, c)


def golem_head(f, hx, hy, lit, act, hurt, down, t):
    op = round(5 * max(0, act) + 3 * hurt)
    if down < .3: f.ellipse(hx + 8, hy + 14, 14, 9, "clay")
    # jaw slab, underbite
    f.poly([(hx - 20, hy + 10), (hx + 11, hy + 10), (hx + 12, hy + 19 + op), (hx - 19, hy + 19 + op)], "shadow", round=2)
    if op > 2: f.ellipse(hx - 5, hy + 14 + op * .5, 12, 2 + op * .5, "rune", line=False, shadow=0, bias=-.3)
    for x, h in ((-19, 6), (-12, 4), (-5, 3.4), (2, 4), (9, 5.4)):
        f.poly([(hx + x - 3, hy + 18 + op), (hx + x - 2.2, hy + 16 - h + op), (hx + x + 1.8, hy + 16 - h + op), (hx + x + 3, hy + 18 + op)], "bone", round=1.8, facet=True, weight=1.2, bias=-.05)
    g = f.poly([(hx - 25, hy + 15 + op), (hx - 12, hy + 16 + op), (hx + 6, hy + 15 + op * .7), (hx + 16, hy + 10 + op * .4), (hx + 18, hy + 18 + op * .5), (hx + 10, hy + 26 + op), (hx - 12, hy + 29 + op), (hx - 24, hy + 24 + op)], "rock", round=7)
    crack(f, g, (hx, hy + 27 + op), (hx - 3, hy + 23 + op), (hx + 1, hy + 19 + op))
    # skull block
    g = f.poly([(hx - 21, hy - 8), (hx - 13, hy - 21), (hx + 7, hy - 23), (hx + 20, hy - 13), (hx + 23, hy + 4), (hx + 17, hy + 14), (hx + 6, hy + 15), (hx - 15, hy + 14), (hx - 23, hy + 5)], "rock", round=16, bias=.03)
    sock = [(hx - 22, hy - 3), (hx + 12, hy - 5), (hx + 11, hy + 3), (hx + 7, hy + 7), (hx + 1, hy + 7), (hx - 3, hy + 3), (hx - 11, hy + 3), (hx - 15, hy + 6), (hx - 21, hy + 5)]
    if lit > .3: f.poly([(x, y + 3) for x, y in sock], "rockglow", only=g, keep=True, round=0, bias=-.04 if lit < .6 else .04)
    f.poly(sock, "shadow", only=g, round=1, shadow=0)
    # nose wedge, then the brow that shades the eyes
    f.poly([(hx - 11, hy - 2), (hx - 6, hy - 3), (hx - 2, hy + 8), (hx - 6, hy + 11), (hx - 14, hy + 10)], "rock", round=6, bias=.06)
    eyes(f, hx, hy, lit, hurt, down)
    f.poly([(hx - 25, hy - 7), (hx - 19, hy - 12), (hx - 9, hy - 8), (hx + 4, hy - 10), (hx + 15, hy - 14), (hx + 22, hy - 9), (hx + 18, hy - 3), (hx + 6, hy - 2), (hx - 4, hy + 2), (hx - 9, hy + 2), (hx - 17, hy - 2), (hx - 25, hy - 3)], "rock", round=6, bias=.07, shadow=.8)
    rune(f, "d", hx - 8, hy - 18, lit)
    # moss and the little sprout
    moss(f, g, [(hx - 4, hy - 27), (hx + 26, hy - 27), (hx + 26, hy + 3), (hx + 21, hy), (hx + 17, hy - 10), (hx + 11, hy - 15), (hx + 5, hy - 18), (hx, hy - 18)], ((hx + 19, hy - 8, 10),))
    w = wave(t, .2, 1.4) + 4 * hurt
    f.curve([(hx + 10, hy - 20), (hx + 10.5, hy - 25), (hx + 9 + w * .4, hy - 30)], [1.2, 1.0, .8], "green", weight=1.4)
    for d in (-1, 1):
        x, y = hx + 9 + w * .4, hy - 29.5
        f.poly([(x, y), (x + 2.5 * d, y - 4.2), (x + 8.4 * d, y - 4 + d * w * .5), (x + 5 * d, y + .8)], "green", round=1.8, smooth=3, bias=.12 if d < 0 else .02)


def eyes(f, hx, hy, lit, hurt, down):
    k = {"w": "white" if lit > .8 else "ice", "c": "teal4" if lit > .4 else "teal3", "d": "teal3" if lit > .4 else "teal2", "k": "ink", "g": "teal1"}
    x = hx - 19
    if down > .5: f.stamp(["ggg...............ggggg"], x, hy + 3, k)
    elif hurt > .4: f.stamp(["dcc................ccd", "..dcc............ccd..", "dcc...............cccd"], x, hy + 1, k)
    else: f.stamp(["cc..................cc", "cwcc.............cccwc", "dcwwc...........ccwwcd", ".dccd...........dcccd."], x, hy, k)


# ================================================================== tax collector
TAX_W, TAX_H = 240, 172                  # body drawn at offset (72, 24); feet y = 136 -> 160

def quill(f, nib, end, width=11.0, bend=7.0, ink="blue"):
    """A goose quill as long as a lance. nib -> end; the vane starts a third up the shaft."""
    L = math.hypot(end[0] - nib[0], end[1] - nib[1]); a = math.degrees(math.atan2(end[1] - nib[1], end[0] - nib[0]))
    n = polar(0, 0, a - 90, 1)
    def c(s, off=0.0):
        x, y = mix(nib[0], end[0], s), mix(nib[1], end[1], s)
        k = bend * math.sin(math.pi * s * .9) + off
        return x + n[0] * k, y + n[1] * k
    s0 = .36
    def side(sg, w, cut):
        pts = [c(s0 - .02)]
        for i in range(1, 13):
            s = s0 + (1 - s0) * i / 12
            k = w * min(1, (i / 2.2)) * (1 - max(0, i - 8) / 4.6) * (1 + .10 * math.sin(i * 1.7))
            if i in cut: k *= .45
            pts.append(c(s - (.035 if i in cut else 0), sg * k))
        pts.append(c(1.02, sg * .3))
        return pts + [c(s0 + (1 - s0) * i / 6) for i in range(5, -1, -1)]
    g = f.group()
    f.poly(side(-1, width * .8, (5,)), "linen", round=3, group=g, bias=-.16)
    f.poly(side(1, width, (4, 8)), "linen", round=3.4, group=g, bias=.04)
    for i in range(1, 11):                                            # barbs
        s = s0 + (1 - s0) * i / 11.5
        f.crease([c(s), c(s + .045, width * .9)], .5, .13, only=g); f.crease([c(s), c(s + .045, -width * .8)], .5, .13, only=g)
    f.curve([c(k / 8) for k in range(9)], [1.5, 1.6, 1.6, 1.5, 1.3, 1.2, 1.0, .8, .5], "bone", weight=1.4, shadow=.5)
    b, tip = c(.10), nib
    f.poly([c(.12, 2.2), c(.05, 2.6), tip, c(.05, -2.6), c(.12, -2.2)], "gold", round=1.6, facet=True, weight=1.3)
    f.poly([c(.045, 1.5), polar(*tip, a, -2.5), c(.045, -1.5)], ink, round=1.4, facet=True, weight=1.4, shadow=0, bias=-.2)
    return a


def sack(f, x, y, r, tie="red", coin=True, bias=0.0):
    """Money bag standing on y."""
    g = f.group()
    f.poly([(x - r * .3, y - r * 1.75), (x - r * .95, y - r * .9), (x - r * 1.05, y - r * .3), (x - r * .7, y), (x + r * .7, y), (x + r * 1.05, y - r * .3), (x + r * .95, y - r * .95), (x + r * .3, y - r * 1.75)],
           "cloth", round=r * .8, smooth=4, group=g, bias=bias)
    f.crease([(x - r * .15, y - r * 1.6), (x - r * .5, y - r), (x - r * .55, y - r * .5)], .7, .22, only=g); f.crease([(x + r * .15, y - r * 1.6), (x + r * .45, y - r * 1.1)], .7, .22, only=g)
    f.poly([(x - r * .28, y - r * 1.7), (x - r * .62, y - r * 2.2), (x - r * .1, y - r * 2.05), (x + r * .2, y - r * 2.3), (x + r * .58, y - r * 2.05), (x + r * .28, y - r * 1.7)], "cloth", round=2, group=g, bias=bias + .05)
    f.cone(x - r * .36, y - r * 1.68, 1.3, x + r * .36, y - r * 1.68, 1.3, tie, weight=1.2)
    if coin:
        f.ellipse(x, y - r * .72, r * .46, r * .5, "gold", only=g, shadow=0, hz=2)
        f.ellipse(x, y - r * .72, r * .2, r * .26, "brass", only=g, shadow=0, bias=-.2)


def tax_collector(f: Forge, t=0.0, act=0.0, hurt=0.0, down=0.0, fx="", fall=None, hat=None):
    """act: -1 quill drawn back .. 1 lunge; faces left; ground y = 136.
    fall: (angle, x, y) turns the body about (82, 110), which lands on (x, y); hat: (x, y) of the lost hat."""
    br = wave(t, 0, 1.0); up, dn = max(0, -act), max(0, act)
    lean = -11 * dn + 6 * up + 4 * hurt
    cx, cy = 82 + lean, 86 + br * .6 + 3 * dn + 2 * hurt           # middle of the belly
    hx, hy = round(cx - 5 - 3 * dn + 2 * hurt), round(cy - 50 + 2 * dn + hurt)
    sw = wave(t, .15, 1.4) - 3 * dn + 3 * hurt
    gone = fall is not None
    # sacks stay where they are ------------------------------------------------
    if fx == "spill": quill(f, (128, 134), (141, 40), bend=6)
    sack(f, 147, 136, 11, "blue", bias=-.08)
    if fx != "spill": sack(f, 132, 136, 14, "red", bias=-.02)
    if gone: f.place(fall[0], (82, 110), fall[1:])
    elif hurt: f.place(7 * hurt, (106, 136))                            # rocked back on his heels
    # coat tails
    f.poly([(cx - 20, cy), (cx + 34, cy), (cx + 44, cy + 20), (cx + 46 + sw, cy + 38), (cx + 36 + sw, cy + 42), (cx + 22, cy + 36), (cx - 10, cy + 34), (cx - 24 + sw, cy + 41), (cx - 32, cy + 36)], "velvet", round=7, soft=.6, bias=-.12)
    # legs -----------------------------------------------------------------
    def leg(x, fx_, bias, fy=0):
        g = f.group()
        f.curve([(x, 108), ((x + fx_) / 2 - 1, 116), (fx_, 121 + fy)], [13, 11, 7.5], "purple", group=g, bias=bias)
        f.curve([(fx_, 122 + fy), (fx_ + 1.4, 127 + fy), (fx_, 132 + fy)], [5.6, 6, 3.6], "linen", bias=bias)
        f.cone(fx_ - 6, 121.4 + fy, 1.7, fx_ + 6, 121.4 + fy, 1.7, "gold", bias=bias, weight=1.2)
        f.poly([(fx_ - 16, 136 + fy), (fx_ - 15, 132.6 + fy), (fx_ - 7, 130 + fy), (fx_ - 2, 128.6 + fy), (fx_ + 5, 129 + fy), (fx_ + 6.4, 136 + fy)], "felt", round=3, bias=bias + .1)
        f.poly([(fx_ - 9, 127.6 + fy), (fx_ - 3, 126.4 + fy), (fx_ - 2, 131.6 + fy), (fx_ - 8, 132.8 + fy)], "gold", round=1.4, facet=True, weight=1.3, bias=bias)
    leg(98 + lean * .4, 103 - 4 * gone, -.1, 2 * gone); leg(66 + lean * .4, 60 - 15 * dn - 10 * gone, .02, -1 * gone)
    # torso: coat, waistcoat laid over the same sphere -------------------------
    g = f.group()
    f.ellipse(cx, cy + 2, 41, 33, "velvet", group=g)
    f.poly([(cx - 24, cy - 32), (cx + 20, cy - 34), (cx + 34, cy - 20), (cx + 38, cy), (cx - 36, cy), (cx - 32, cy - 18)], "velvet", round=14, smooth=4, group=g, merge=6, z=4)
    vest = [(cx - 22, cy - 34), (cx + 6, cy - 34), (cx + 12, cy - 14), (cx + 15, cy + 6), (cx + 13, cy + 40), (cx - 34, cy + 40), (cx - 40, cy + 12), (cx - 33, cy - 12)]
    f.poly(vest, "yellow", only=g, keep=True, round=0, smooth=4, bias=.04)
    for q in (0, 1):                                                    # gold braid along the coat edge
        edge = [(cx + 5, cy - 34), (cx + 12, cy - 14), (cx + 15, cy + 6), (cx + 13, cy + 38)] if q == 0 else [(cx - 24, cy - 32), (cx - 33, cy - 12), (cx - 39.6, cy + 10)]
        f.curve(edge, [2.4, 2.6, 2.6, 2.2][:len(edge)], "gold", only=g, bias=-.04 if q == 0 else .05, weight=1.2)
    for k in range(5):                                                  # straining buttons
        x, y = cx - 12 - (1.5, 3, 3.4, 2.4, .5)[k], cy - 16 + k * 10
        f.crease([(x - 9 + abs(k - 2), y + 1.6), (x, y), (x + 9, y + 1.6)], .6, .14, only=g)
        f.ellipse(x, y, 1.9, 1.9, "gold", weight=1.4, shadow=.8)
    f.poly([(cx - 37, cy + 17), (cx - 24, cy + 24), (cx - 4, cy + 26), (cx + 14, cy + 23), (cx + 13, cy + 30), (cx - 4, cy + 33), (cx - 24, cy + 31), (cx - 34, cy + 25)], "red", only=g, round=3)
    f.poly([(cx - 21, cy + 22), (cx - 8, cy + 24), (cx - 8, cy + 34), (cx - 20, cy + 33)], "gold", round=2, facet=True); f.poly([(cx - 18, cy + 25), (cx - 11, cy + 26), (cx - 11, cy + 31), (cx - 17, cy + 30.4)], "red", round=1, line=False, shadow=0, bias=-.1)
    # chain of office -----------------------------------------------------------
    ch = spline([(cx - 27, cy - 27), (cx - 26, cy - 16), (cx - 14, cy - 7), (cx + 2, cy - 13), (cx + 12, cy - 28)], 5)
    for x, y in ch[::2]: f.ellipse(x, y, 1.9, 1.9, "gold", weight=1.2, shadow=.6)
    f.ellipse(cx - 14, cy - 3, 6.4, 6.4, "gold"); f.ellipse(cx - 14, cy - 3, 3.4, 3.4, "scarlet", line=False, weight=1.2)
    # arms -----------------------------------------------------------------------
    def sleeve(sx, sy, k, e, bias, ep):
        g = f.group()
        f.curve([(sx, sy), ((sx + k[0]) / 2 + .5, (sy + k[1]) / 2), k], [12, 11.4, 9.4], "velvet", group=g, bias=bias)
        f.curve([k, e], [9.4, 7.4], "velvet", group=g, merge=2, bias=bias)
        a = math.degrees(math.atan2(e[1] - k[1], e[0] - k[0]))
        c0, c1 = polar(*e, a, -11), polar(*e, a, -3.4)
        lace = polar(*e, a, -.6)
        for d in (-5, 0, 5): f.ellipse(*polar(*lace, a + 90, d), 3.6, 3.4, "linen", bias=bias)
        f.cone(*c0, 9, *c1, 9.6, "velvet", bias=bias + .1); f.cone(*polar(*c1, a + 90, 8.4), 1.4, *polar(*c1, a - 90, 8.4), 1.4, "gold", weight=1.2, bias=bias)
        # epaulette
        for q in range(5):
            x, y = sx + ep * (-2 + q * 3.2), sy - 6 + q * 1.9 + (q > 3)
            f.cone(x, y, 1.7, x + ep * 1.2, y + 6, 1.2, "gold", bias=bias - .06, weight=1.1)
        f.ellipse(sx + ep * 4, sy - 7.4, 10.4, 4.2, "gold", rot=22 * ep, bias=bias)
    def open_hand(x, y, a, bias=0.0):
        f.ellipse(x, y, 5.6, 5.2, "skin", bias=bias)
        for q in (-40, -14, 12, 40): f.cone(*polar(x, y, a + q, 3.6), 1.9, *polar(x, y, a + q, 8.6), 1.5, "skin", weight=1.1, bias=bias)
    k, e = (cx + 47, cy - 4), (cx + 37, cy + 10)
    if gone: k, e = (cx + 40, cy - 34), (cx + 36, cy - 50)
    sleeve(cx + 27, cy - 22, k, e, -.06, 1)
    if not gone:
        ledger(f, cx + 24, cy + 2 + br * .4, t, sw)
        f.ellipse(e[0] - 2, e[1] + 1, 5.6, 5, "skin", bias=-.03)
        for q in (-3, 0, 3): f.cone(e[0] - 3, e[1] + 1 + q, 1.9, e[0] - 7.6, e[1] + q, 1.6, "skin", weight=1.1)
    else: open_hand(e[0], e[1] - 3, -90, -.03)
    # where the quill is: hand, direction of the nib, length in front of / behind the hand
    I, Wd, S = (-45, 3 + br * .5, 95, 46, 62), (-50, -42, 146, 46, 66), (-66, -6, 170, 46, 64)
    hxo, hyo, qa, q1, q2 = [mix(a, b, up) for a, b in zip(I, Wd)] if up else [mix(a, b, dn) for a, b in zip(I, S)]
    hand = (cx + hxo, cy + hyo)
    if not act: q1 = min(q1, 134.5 - hand[1])
    nib, end = polar(*hand, qa, q1), polar(*hand, qa + 180, q2)
    if up > .5: quill(f, nib, end, bend=-7)
    if hat: tax_head(f, hx, hy, act, hurt, t, down, False)
    else: tax_head(f, hx, hy, act, hurt, t, down)
    if gone:
        k, hand = (cx - 40, cy - 34), (cx - 46, cy - 52)
        sleeve(cx - 25, cy - 22, k, hand, .02, -1); open_hand(hand[0], hand[1] - 3, -90)
    else:
        if up <= .5 and dn <= .5: quill(f, nib, end)
        if up > .5: k = (cx - 46, cy - 22)
        elif dn: k = (mix(cx - 46, cx - 46, dn), mix(cy - 17, cy - 10, dn))
        else: k = (cx - 46, cy - 17)
        sleeve(cx - 25, cy - 22, k, hand, .02, -1)
        if dn > .5: quill(f, nib, end, bend=-5)
        a = math.degrees(math.atan2(hand[1] - k[1], hand[0] - k[0])); h2 = polar(*hand, a, 3)
        f.ellipse(*h2, 5.8, 5.4, "skin")
        n = qa - 90
        for q in (-2.9, 0, 2.9):
            c = polar(*h2, qa, q); f.cone(*polar(*c, n, -3.4), 1.8, *polar(*c, n, 3.2), 1.7, "skin", weight=1.1)
    f.place()
    if fx == "smear":
        for o, b, l, w in ((-6, 22, 40, .9), (-3, 8, 46, 1.5), (4, 6, 40, 1.2), (8, 16, 30, .8)):
            x, y = polar(*polar(*nib, qa + 90, o), qa + 180, b); f.cone(x, y, w, *polar(x, y, qa + 180, l), .3, "slash", line=False, shadow=0, weight=2)
    if fx == "ink":
        x, y = nib
        for a, l, r in ((176, 13, 3.6), (212, 12, 3.0), (140, 12, 3.2), (245, 15, 2.2), (110, 15, 2.4), (196, 22, 2.6), (158, 23, 2.2), (228, 24, 1.7), (178, 30, 1.6), (128, 25, 1.6)):
            p = polar(x, y, a, l); f.curve([polar(x, y, a, 3), polar(x, y, a, l * .6), p], [.6, r * .5, r * .8], "blue", shadow=0, bias=-.06, line=False); f.ellipse(*p, r, r * .9, "blue", shadow=0, bias=-.02)
        f.ellipse(x, y, 5, 4.6, "blue", shadow=0, bias=.05)
    if fx: papers(f, fx, t)
    if hat: tricorn(f, hat[0], hat[1], 0)


def papers(f, fx, t):
    """Loose pages in the air or on the floor, and the spilt coins."""
    P = {"papers": ((14, 62, 20), (34, 22, -30), (118, 20, 40)), "papers2": ((4, 84, 60), (26, 6, 10), (144, 58, -20), (32, 56, 35)), "papers3": ((-14, 110, 12), (8, 66, -24), (148, 84, 30))}.get(fx, ())
    for x, y, a in P:
        g = f.poly([polar(x, y, a + b, 8.4) for b in (35, 145, 215, 325)], "page", round=2)
        for o in (-2.4, .4, 3): f.crease([polar(*polar(x, y, a + 90, o), a + 180, 4.6), polar(*polar(x, y, a + 90, o), a, 4.6)], .5, .3, only=g)
    if fx == "spill":
        for x, y in ((120, 133), (127, 135), (112, 136), (136, 134), (131, 131), (142, 136), (104, 135), (12, 136), (150, 136)):
            f.ellipse(x, y - 1.5, 3.4, 2.0, "gold", shadow=.8); f.crease([(x - 1.6, y - 1.6), (x + 1.6, y - 1.6)], .5, .25)
        for x, y in ((34, 135), (78, 136)):
            g = f.poly([(x - 10, y - 1), (x - 5, y - 4), (x + 10, y - 3.4), (x + 6, y)], "page", round=1.5)
            f.crease([(x - 4, y - 2), (x + 5, y - 1.8)], .5, .3, only=g)


def ledger(f, x, y, t, sway=0.0):
    """The open tax roll, with a bill that reaches the floor."""
    w = wave(t, .3, 1.5) + sway * 1.2; e = 134
    g = f.poly([(x - 9, y + 6), (x + 6, y + 7), (x + 7, y + 24), (x + 5 + w, e - 9), (x + 8 + w, e), (x - 6 + w, e), (x - 9 + w, e - 11), (x - 8, y + 22)], "page", round=4, soft=.8)
    for k in range(7):
        yy = y + 15 + k * 4.4; xx = x - 5.5 + w * max(0, k - 2) * .22
        f.crease([(xx, yy), (xx + (9 if k % 3 else 6), yy + .3)], .55, .34, only=g)
    f.cone(x - 5 + w, e, 2.4, x + 8 + w, e, 2.4, "page", bias=-.04); f.ellipse(x + 8 + w, e, 1.2, 1.3, "wood", line=False, shadow=0)
    c = f.poly([(x - 20, y - 13), (x - 1, y - 11), (x + 18, y - 15), (x + 19, y + 9), (x, y + 13), (x - 20, y + 11)], "scarlet", round=2)
    L = f.poly([(x - 18, y - 14), (x - 9, y - 15.4), (x - 1, y - 12.4), (x - 1, y + 9.6), (x - 9, y + 7), (x - 18, y + 8.4)], "page", round=3, group=f.group(), bias=.02)
    R = f.poly([(x - 1, y - 12.4), (x + 7, y - 16.6), (x + 16.4, y - 16), (x + 17, y + 6.4), (x + 8, y + 6.6), (x - 1, y + 9.6)], "page", round=3, group=f.group(), bias=-.06, shadow=.4)
    for k in range(5):
        f.crease([(x - 16, y - 9.6 + k * 3.6), (x - 9, y - 10.8 + k * 3.6), (x - 3.6, y - 8.8 + k * 3.6)], .5, .3, only=L)
        if k < 4: f.crease([(x + 2, y - 9.6 + k * 3.6), (x + 8, y - 12.4 + k * 3.6), (x + 14, y - 12 + k * 3.6)], .5, .3, only=R)
    f.poly([(x - 3, y - 11), (x + .6, y - 11), (x + .4, y + 12), (x + 1 + w * .5, y + 21), (x - 1 + w * .5, y + 18), (x - 3.4 + w * .5, y + 20.4), (x - 2.6, y + 12)], "red", round=1.4)
    f.ellipse(x + 11, y - 9, 3.4, 3.2, "scarlet", shadow=.7)


def tax_head(f, hx, hy, act, hurt, t, down=0.0, hat=True):
    up, dn = max(0, -act), max(0, act)
    sw = wave(t, .2, 1.0)
    # queue and bow, left wig rolls
    f.curve([(hx + 16, hy + 10), (hx + 26, hy + 16), (hx + 27 + sw, hy + 26)], [4.6, 4.4, 1.0], "linen", bias=-.12)
    f.poly([(hx + 21, hy + 11), (hx + 30, hy + 6), (hx + 31, hy + 15), (hx + 24, hy + 15), (hx + 29, hy + 22), (hx + 23, hy + 21), (hx + 19, hy + 15)], "felt", round=2, bias=.1)
    for k, (dx, dy) in enumerate(((-17.6, -4), (-18.4, 3.4))): f.ellipse(hx + dx, hy + dy, 5.4, 4.2, "linen", rot=-8, bias=.02)
    # cravat below the chins
    for k, (dx, dy, r) in enumerate(((-3, 33, 5.2), (-3, 28, 7.4), (-9, 24.4, 6), (6, 24.4, 6))):
        f.ellipse(hx + dx, hy + dy, r * 1.25, r * .8, "linen", rot=(-12, 6, -16, 16)[k], shadow=.6, bias=.12)
    # face: chins, jowls, skull
    g = f.group()
    f.ellipse(hx - 1, hy + 17, 17, 8, "skin", group=g, bias=.30, shadow=.4)
    f.ellipse(hx, hy - 2, 17.6, 17, "skin", group=g, merge=1, z=4, bias=.08)
    f.ellipse(hx - 7, hy + 9, 11.4, 8.6, "skin", group=g, merge=2, z=9, bias=.14); f.ellipse(hx + 8, hy + 9.6, 12, 9, "skin", group=g, merge=2, z=8, bias=.18)
    f.crease([(hx - 15, hy + 16.6), (hx - 5, hy + 19), (hx + 8, hy + 18.4), (hx + 16, hy + 14.6)], .8, .34, only=g)
    f.crease([(hx - 10, hy + 22), (hx + 1, hy + 23.4), (hx + 11, hy + 21.6)], .6, .24, only=g)
    for x, y, r in ((-13, 7, 3.2), (9.6, 6.6, 4.4)): f.ellipse(hx + x, hy + y, r, r * .8, "ruddy", only=g, keep=True, bias=.02)
    # mouth
    op = round(4 * max(dn, hurt))
    if op > 1:
        f.poly([(hx - 11, hy + 11), (hx - 1, hy + 11), (hx - 1, hy + 13 + op), (hx - 4, hy + 15 + op), (hx - 9, hy + 14 + op)], "maw", round=1.5, shadow=.3)
        f.stamp(["wwgwww"], hx - 9, hy + 13, {"w": "white", "g": "gold4"})
    else: f.stamp([".......d", ".ddgddd.", "..hhhh.."], hx - 10, hy + 14, {"d": "umber", "g": "gold4", "h": "red4"})
    f.poly([(hx - 9, hy + 18 + op), (hx - 3, hy + 18 + op), (hx - 6, hy + 24 + op)], "felt", round=1.6, bias=.1, shadow=.4)
    # nose and moustache
    f.curve([(hx - 4, hy - 4), (hx - 7, hy), (hx - 9, hy + 4)], [2.6, 3.6, 4.9], "skin", shadow=.4, bias=.12)
    f.ellipse(hx - 10, hy + 4.2, 5.6, 4.8, "ruddy", shadow=.3, bias=.10)
    f.stamp(["cc", "c."], hx - 13, hy + 1, {"c": "cream"})
    f.curve([(hx - 8.6, hy + 9.6), (hx - 14, hy + 12.4), (hx - 20.4, hy + 10), (hx - 21.8, hy + 5), (hx - 19, hy + 3.4)], [2.0, 2.3, 1.7, 1.2, .5], "felt", bias=.12, weight=1.2, shadow=.15)
    f.curve([(hx - 6.6, hy + 9.6), (hx, hy + 12.6), (hx + 7, hy + 10.4), (hx + 9, hy + 5.4), (hx + 6, hy + 4)], [2.0, 2.5, 1.8, 1.2, .5], "felt", bias=.12, weight=1.2, shadow=.15)
    # eyes: sneering lids, monocle on the near one
    if hurt > .4:
        f.stamp(["kk....", "..kkk.", "kk...."], hx + 2, hy - 4, EYES); f.stamp(["...k", "kkk.", "...k"], hx - 15, hy - 4, EYES)
        f.curve([polar(hx + 12 + 3 * hurt, hy + 6, a, 5) for a in range(0, 361, 45)], [.9] * 9, "gold", weight=1.6, shadow=.3)
    else:
        f.ellipse(hx + 4.5, hy - 2.5, 6.4, 6.2, "gold", shadow=.5); f.ellipse(hx + 4.5, hy - 2.5, 4.9, 4.8, "slash", line=False, shadow=0, bias=-.06)
        f.stamp(["ssssss..", "ddddddd.", "wkkwwww.", "wkkwwww.", ".wwwww.."], hx + 1, hy - 6, {"s": "skin3", "d": "skin1", "w": "white", "k": "ink"})
        if abs(t - .5) < .01: f.stamp(["...w.", "..w..", ".w..w", "...w."], hx + 4, hy - 6, {"w": "ice"})          # a glint runs over the monocle
        f.stamp(["sssss", "ddddd", "wkkww", "wkkww", ".ww.."], hx - 16, hy - 6, {"s": "skin3", "d": "skin1", "w": "white", "k": "ink"})
    f.curve([(hx + 10, hy + 1), (hx + 15, hy + 8), (hx + 14, hy + 18), (hx + 10, hy + 28)], [.5, .5, .5, .5], "gold", weight=2.4, line=False, shadow=.3)
    f.curve([(hx - 18, hy - 12 + up), (hx - 13.4, hy - 10.4 + up), (hx - 9, hy - 7)], [1.1, 1.8, 1.3], "felt", bias=.08, weight=1.2, shadow=.4)
    f.curve([(hx - 2, hy - 7.6), (hx + 4, hy - 11.4 - dn), (hx + 11, hy - 9.4)], [1.2, 1.9, .9], "felt", bias=.08, weight=1.2, shadow=.4)
    # right wig rolls
    for k, (dx, dy) in enumerate(((19, 9.6), (20.4, 2.2), (19.6, -5.4))):
        f.ellipse(hx + dx, hy + dy, 7.2, 4.6, "linen", rot=10, bias=.0); f.ellipse(hx + dx + 4.2, hy + dy + .8, 2.1, 2.1, "dust", line=False, shadow=0, bias=-.25)
    if hat: tricorn(f, hx + 2 * hurt, hy - 14 - 5 * hurt, sw)
    else: f.ellipse(hx + 4, hy - 12, 17, 8, "linen", shadow=.4); f.curve([(hx - 12, hy - 11), (hx - 4, hy - 17), (hx + 8, hy - 18)], [3.4, 5, 4], "linen", bias=.05)


def tricorn(f, x, y, sw=0.0):
    f.poly([(x - 22, y - 4), (x - 14, y - 12), (x + 2, y - 17), (x + 18, y - 13), (x + 27, y - 5), (x + 10, y)], "felt", round=4, bias=-.04)          # back flap
    f.curve([(x + 10, y - 6), (x + 20, y - 20), (x + 32, y - 22), (x + 40 + sw, y - 13 + sw)], [2.4, 5.4, 5.6, 1.2], "red", bias=.02)                    # plume
    f.curve([(x + 11, y - 7), (x + 21, y - 19), (x + 33, y - 20)], [.5, .6, .5], "gold", line=False, shadow=0, weight=2)
    g = f.group()
    f.ellipse(x + 1, y - 8, 14, 11, "felt", group=g, bias=.02, shadow=.5)
    a = [(x - 7, y + 3), (x - 18, y - 1), (x - 29, y - 8), (x - 23, y - 14), (x - 13, y - 16), (x - 6, y - 13)]
    b = [(x - 7, y + 3), (x - 6, y - 13), (x + 5, y - 17), (x + 18, y - 16), (x + 31, y - 9), (x + 20, y - 1), (x + 6, y + 3)]
    f.poly(b, "felt", round=4, bias=.06, shadow=.5); f.poly(a, "felt", round=4, bias=.14, shadow=.5)
    f.curve([(x - 29, y - 8), (x - 23, y - 14), (x - 13, y - 16), (x - 6, y - 13)], [1.2, 1.6, 1.6, 1.6], "gold", weight=1.3)
    f.curve([(x - 6, y - 13), (x + 5, y - 17), (x + 18, y - 16), (x + 31, y - 9)], [1.6, 1.6, 1.6, 1.2], "gold", weight=1.3, bias=-.04)
    f.ellipse(x + 12, y - 9, 5, 4.6, "red"); f.ellipse(x + 12, y - 9, 2.2, 2.2, "gold", line=False, weight=1.2)


# ================================================================== mummy
MUMMY_W, MUMMY_H = 268, 178              # body drawn at offset (98, 32); feet y = 136 -> 168

def bandage(f, pts, radii, step=5.4, skew=22, bias=0.0, group=None, mat="wrap", amt=.36, n=7, start=.5, **kw):
    """A limb wound in strips: every turn leaves a dark edge with a light one below it."""
    g = group or f.group()
    f.curve(pts, radii, mat, group=g, bias=bias, n=n, **kw)
    c = spline([(*p, r) for p, r in zip(pts, radii)], 12); acc, flip = step * start, 1
    for a, b in zip(c, c[1:]):
        acc += math.hypot(b[0] - a[0], b[1] - a[1])
        if acc >= step:
            acc -= step; ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])); r = b[2]
            sk = skew + (9 if flip > 0 else -9)
            l, q = polar(b[0], b[1], ang - 90 + sk, r * 1.02), polar(b[0], b[1], ang + 90 + sk, r * 1.02)
            m = polar(b[0], b[1], ang, r * .3)
            d = polar(0, 0, ang, 1.2)
            f.crease([(l[0] + d[0], l[1] + d[1]), (m[0] + d[0], m[1] + d[1]), (q[0] + d[0], q[1] + d[1])], .6, -.14, only=g)
            f.crease([l, m, q], .7, amt, only=g); flip = -flip
    return g

def strip(f, pts, w=2.4, bias=0.0, mat="wrap", tail=True, **kw):
    """A loose end of bandage: a flat ribbon that shows its folds."""
    c = spline(pts, 6); L, R = [], []
    for i, p in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(len(c) - 1, i + 1)]
        ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        L.append(polar(*p, ang - 90, w)); R.append(polar(*p, ang + 90, w))
    a, b = c[-2], c[-1]; ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    end = [polar(*L[-1], ang, w * 1.5), polar(*b, ang, w * .2), polar(*R[-1], ang, w * 1.2)] if tail else []
    g = f.poly(L + end + R[::-1], mat, round=w * .9, bias=bias, weight=1.15, **kw)
    for i in range(4, len(c) - 2, 7):
        f.crease([L[i], R[min(len(R) - 1, i + 1)]], .6, .22, only=g)
    return g


def mummy(f: Forge, t=0.0, act=0.0, hurt=0.0, down=0.0, fx=""):
    """act: -1 arm drawn back .. 1 bandages lash out; faces left; ground y = 136."""
    br = wave(t, 0, 1.0); up, dn = max(0, -act), max(0, act)
    lean = -15 * dn + 8 * up + 7 * hurt
    if down > .55: return mummy_heap(f, (down - .55) / .45, t)
    if hurt: f.place(8 * hurt, (110, 136))                             # rocked back on one heel
    sink = 48 * down
    px, py = 84 + lean * .3, 83 + br * .3 + 2 * dn + sink
    cx, cy = 82 + lean, 52 + br * .8 + 3 * dn + 2 * hurt + sink
    hx, hy = round(cx - 5 - 5 * dn + 2 * hurt), round(cy - 34 + 3 * dn + hurt)
    w = [wave(t, i * .21, 1.6) for i in range(5)]
    # loose ends behind the body ------------------------------------------------
    strip(f, [(px + 10, py + 2), (px + 22, min(py + 12, 122)), (px + 24 + w[0], min(py + 26, 128)), (px + 33 + w[1], min(py + 38, 131))], 2.6, -.15)
    strip(f, [(cx + 16, cy + 2), (cx + 30, cy + 10 + w[2]), (cx + 36 + w[3], cy + 22), (cx + 46 + w[3], cy + 27)], 2.4, -.15)
    # legs ------------------------------------------------------------------------
    def leg(x, kx, fx_, bias):
        bandage(f, [(x, py + 2), ((x + kx) / 2 - 1, (py + 110) / 2 + sink * .2), (kx, 110 + sink * .3)], [10, 9, 6.6], bias=bias)
        g = bandage(f, [(kx, 109 + sink * .3), (kx + 1.6, 118 + sink * .2), (fx_, 131)], [6.6, 7, 4.6], bias=bias)
        f.ellipse(kx - 2, 110 + sink * .3, 4.4, 3.0, "dry", only=g, shadow=0, bias=bias)
        bandage(f, [(fx_ + 3, 131), (fx_ - 5, 132.4), (fx_ - 13, 133.6)], [4.4, 3.8, 2.4], bias=bias, step=3.8)
    leg(px + 10, px + 15, 102, -.12); leg(px - 10, px - 16 - 4 * hurt, 66 - 8 * dn - 5 * hurt, .02)
    # right arm with the crook ------------------------------------------------------
    def arm(sx, sy, h, bend, bias, l1=25, l2=26):
        k, e = ik(sx, sy, *h, l1, l2, bend=bend)
        bandage(f, [(sx, sy), ((sx + k[0]) / 2 + bend, (sy + k[1]) / 2), k], [9, 8, 5.6], bias=bias)
        g = bandage(f, [k, ((k[0] + e[0]) / 2, (k[1] + e[1]) / 2), e], [5.8, 6.4, 4.2], bias=bias)
        a = math.degrees(math.atan2(e[1] - k[1], e[0] - k[0]))
        c0, c1 = polar(*e, a, -8), polar(*e, a, -2)
        f.cone(*c0, 6.2, *c1, 5.8, "gold", bias=bias); f.cone(*polar(*e, a, -5), 6.2, *polar(*e, a, -4.6), 6.2, "lapis", line=False, shadow=0, bias=bias)
        return k, e, a
    hand = (cx + 34, cy + 24)
    crook(f, hand[0] + 2, hand[1], 134)
    k, e, a = arm(cx + 22, cy - 10, hand, -1, -.08)
    f.ellipse(e[0], e[1] + 2, 5, 5, "dry")
    for q in (-2.6, .2, 3): f.cone(e[0] + 3.4, e[1] + 1.6 + q, 1.8, e[0] - 2.6, e[1] + 2.2 + q, 1.6, "dry", weight=1.1, bias=.05)
    # torso -----------------------------------------------------------------------
    g = f.group()
    f.poly([(cx - 26, cy - 14), (cx - 12, cy - 20), (cx + 14, cy - 20), (cx + 27, cy - 13), (cx + 24, cy + 2), (px + 14, py - 10), (px + 14, py + 4), (px - 14, py + 4), (px - 15, py - 10), (cx - 24, cy + 3)], "wrap", round=15, smooth=5, group=g)
    for k in range(7):
        y = mix(cy - 2, py - 3, k / 6); x = mix(cx, px, k / 6); wd = mix(26, 15, k / 6)
        s = (4 if k % 2 else -3)
        f.crease([(x - wd, y - s + 1.1), (x - 2, y + 3.1), (x + wd, y + s + 1.1)], .5, -.12, only=g)
        f.crease([(x - wd, y - s), (x - 2, y + 2), (x + wd, y + s)], .65, .28, only=g)
    f.poly([(cx + 3, cy + 4), (cx + 15, cy + 2), (cx + 17, cy + 8), (cx + 8, cy + 11)], "dry", only=g, round=2, smooth=3)
    for q in (0, 1): f.crease([(cx + 5, cy + 5.6 + q * 3), (cx + 15, cy + 4.4 + q * 3)], .5, -.25, only=g)
    kilt(f, px, py, w, min(1, (131 - py) / 36))
    # left arm, reaching -------------------------------------------------------------
    I, U, D = (-52, 4 + wave(t, .25, 1.2)), (-45, -42), (-66, -10)
    hand = (cx + mix(I[0], U[0], up) if up else cx + mix(I[0], D[0], dn), cy + (mix(I[1], U[1], up) if up else mix(I[1], D[1], dn)) - 26 * hurt)
    if up <= .5: strip(f, [(hand[0] + 16, hand[1] + 2), (hand[0] + 14 + w[1], hand[1] + 16), (hand[0] + 18 + w[2], hand[1] + 26), (hand[0] + 12 + w[2], hand[1] + 36)], 2.5, -.03)
    k, e, a = arm(cx - 25, cy - 8, hand, -1 if up < .5 else 1, .02)
    strip(f, [(k[0] + 2, k[1] + 4), (k[0] + 3 + w[0], k[1] + 15), (k[0] - 2 + w[1], k[1] + 23)], 2.2, .0)
    if up > .5:                                                        # the bandages gather round the raised hand
        for q, r in ((0, 9), (130, 12), (240, 10)):
            strip(f, [polar(e[0] - 2, e[1] - 4, q + z, r + z * .03) for z in (0, 50, 100, 150, 190)], 2.1, .02)
    if fx == "lash1": lash(f, e[0] - 6, e[1], .5, t)
    if fx == "lash2": lash(f, e[0] - 6, e[1], 1.0, 1.0)
    claw(f, e[0], e[1], a)
    # crossed bands, neck, collar ----------------------------------------------------
    for p, bs in (([(cx - 20, cy - 14), (cx - 6, cy + 6), (px + 13, py - 14)], -.02), ([(cx + 20, cy - 12), (cx + 2, cy + 8), (px - 14, py - 12)], .05)):
        strip(f, p, 2.7, bs, tail=False, only=g, shadow=0); f.crease([(x + 1.5, y + 3.2) for x, y in p], .7, .3, only=g)
    bandage(f, [(hx + 2, hy + 8), (hx + 3, hy + 20)], [9, 9.6], bias=-.16, shadow=.5)
    usekh(f, cx - 1, cy - 13)
    mummy_head(f, hx, hy, act, hurt, t)
    f.place()


def usekh(f, x, y, s=1.0):
    """Broad collar: gold, lapis and carnelian rings with drop beads."""
    for k in range(13):
        q = math.radians(-4 + k * 15.6); f.ellipse(x + math.cos(q) * 26 * s, y + math.sin(q) * 18 * s, 1.8, 2.4, "gold", weight=1.2, shadow=.6)
    for rx, ry, m, b in ((26, 17, "gold", .14), (23.4, 14.6, "lapis", .3), (18.6, 11.2, "scarlet", .22), (15.4, 8.8, "gold", .1), (12, 6, "lapis", .1)):
        f.ellipse(x, y, rx * s, ry * s, m, line=rx > 25, shadow=.6 if rx > 25 else 0, bias=b, hz=10)
    for k in range(15):
        q = math.radians(k * 180 / 14); f.crease([(x + math.cos(q) * 19 * s, y + math.sin(q) * 11.6 * s), (x + math.cos(q) * 23 * s, y + math.sin(q) * 14.2 * s)], .5, .22)


def lash(f, x, y, reach, t=0.0):
    """Bandages flying from the hand; reach 0..1."""
    tips = []
    for k, (dy0, dy1, l, ph) in enumerate(((-7, -24, 60, .0), (5, 18, 64, .45), (-1, -3, 76, .2))):
        L = l * reach
        p = [(x - L * q, y + mix(dy0 * .3, dy1, q) * (.4 + .6 * reach) + math.sin(q * 8 + ph * 6.28 + t) * 4.5 * q) for q in (0, .2, .4, .6, .8, 1)]
        strip(f, p, 2.8, (-.06, .0, .05)[k]); tips.append(p[-1])
    if reach > .8:
        for k, (px, py) in enumerate(tips):
            for a, r0, r1 in ((180, 4, 9), (225, 4, 8), (135, 4, 8), (265, 4, 7), (95, 4, 7)):
                f.cone(*polar(px - 2, py, a, r0), 1.1, *polar(px - 2, py, a, r1), .4, "curse", line=False, shadow=0, weight=2, bias=-.1)


def claw(f, x, y, a, bias=0.0):
    f.ellipse(*polar(x, y, a, 3), 5.2, 4.6, "dry", rot=a, bias=bias)
    for q, l in ((34, 7), (12, 10), (-10, 10.5), (-32, 9)):
        b = polar(x, y, a + q, 6); m = polar(*b, a + q * .6, l * .6)
        f.curve([b, m, polar(*m, a + q * .3 - 40, l * .55)], [2.0, 1.7, .5], "dry", weight=1.2, bias=bias + .08)


def crook(f, x, y, foot, m=1):
    """Heka sceptre: blue and gold bands."""
    pts = [(x + 3 * m, foot), (x, y), (x - 3 * m, y - 34), (x - 4 * m, y - 56), (x + 1 * m, y - 68), (x + 11 * m, y - 70), (x + 16 * m, y - 62), (x + 12 * m, y - 56)]
    g = f.curve(pts, [1.7, 2.0, 2.2, 2.4, 2.6, 2.6, 2.2, 1.6], "gold", weight=1.2)
    c = spline(pts, 14)
    for i in range(6, len(c) - 2, 9):
        for q in range(3):
            p = c[min(len(c) - 1, i + q)]; f.ellipse(p[0], p[1], 3.0, 1.6, "lapis", only=g, shadow=0, keep=True, bias=.02)


def mummy_heap(f, k, t=0.0):
    """All that is left: a mound of linen, the regalia and a fading curse. k 0..1 sinks."""
    h = mix(50, 36, k); wd = mix(35, 44, k); x0 = 84
    # the crook falls to the right
    f.place(mix(28, 85, k * k), (116, 134), (mix(116, 60, k), 132)); crook(f, 116, 108, 134, -1); f.place()
    g = f.poly([(x0 - wd, 136), (x0 - wd + 4, 128), (x0 - wd * .55, 136 - h * .62), (x0 - 8, 136 - h), (x0 + 14, 136 - h * .94), (x0 + wd * .62, 136 - h * .5), (x0 + wd - 3, 129), (x0 + wd, 136)], "wrap", round=18, smooth=4, bias=.03)
    for i in range(11):
        s = i * 1.7; y = 136 - h * (.10 + .78 * ((i * .37) % 1)); x = x0 + wd * .5 * math.sin(s * 2.3)
        r = wd * (.34 + .12 * math.sin(s * 5))
        strip(f, [(x - r, y + 5 + 2 * math.sin(s)), (x - r * .4, y - 3), (x + r * .3, y - 2 + 2 * math.cos(s)), (x + r, y + 5)], 2.6, -.04 + .08 * math.sin(s * 3), only=g, shadow=0)
        f.crease([(x - r, y + 8.4 + 2 * math.sin(s)), (x - r * .4, y + .6), (x + r * .3, y + 1.6 + 2 * math.cos(s)), (x + r, y + 8.4)], .7, .34, only=g)
    # apron and belt spill over the front
    ap = f.poly([(x0 - 4, 136 - h * .5), (x0 + 10, 136 - h * .55), (x0 + 14, 128), (x0 + 11, 135), (x0 + 2, 136), (x0 - 4, 133), (x0 - 1, 126)], "lapis", round=3, bias=.05)
    for q in range(4): f.poly([(x0 - 8, 121 + q * 5), (x0 + 16, 119 + q * 5), (x0 + 16, 121 + q * 5), (x0 - 8, 123 + q * 5)], "gold", only=ap, keep=True, round=0)
    for p in ([(x0 - wd + 8, 132), (x0 - wd - 6, 134), (x0 - wd - 18, 133 + k)], [(x0 + wd - 10, 131), (x0 + wd + 6, 134), (x0 + wd + 12, 131), (x0 + wd + 20, 134)]): strip(f, p, 2.4, 0)
    usekh(f, x0 - 2, 136 - h + 4, .82)
    # a forearm still reaches out
    b = bandage(f, [(x0 - 26, 124 - 6 * (1 - k)), (x0 - 36, 122 - 10 * (1 - k)), (x0 - 46, 127 - 14 * (1 - k))], [6, 5.6, 4.4])
    f.cone(x0 - 41, 124 - 12 * (1 - k), 5.6, x0 - 45, 126.4 - 13 * (1 - k), 5.4, "gold"); claw(f, x0 - 47, 125.4 - 12 * (1 - k), 165)
    # the head settles on top
    hx, hy = x0 - 8, round(136 - h - 20 + 8 * k)
    f.place(-14 * k, (hx, hy), (hx - 4 * k, hy + 4 * k)); mummy_head(f, hx, hy, 0, 0, t, glow=.9 if k < .4 else 0, lap=.62); f.place()
    for q, (x, y, r) in enumerate(((x0 - 12, 136 - h - 50, 4.6), (x0 + 2, 136 - h - 64, 3.4), (x0 - 22, 136 - h - 70, 2.4))):
        y -= 10 * k; f.curve([(x + 1, y + r * 2.2), (x + 2, y + r), (x, y), (x - 3, y - r), (x - 1, y - r * 2)], [.4, r * .8, r, r * .6, .3], "curse", shadow=0, bias=-.12 - .18 * k)


def kilt(f, px, py, w, k=1.0):
    K = lambda pts: [(x, py + (y - py) * k if y > py else y) for x, y in pts]
    lc = f.poly(K([(px - 16, py - 4), (px + 16, py - 4), (px + 20, py + 14), (px + 22 + w[1] * .6, py + 24), (px + 8, py + 27), (px - 6, py + 26), (px - 21 + w[0] * .6, py + 23), (px - 19, py + 12)]), "linen", round=6, soft=.6, bias=-.08)
    for q in range(7): f.crease([(px - 14 + q * 4.6, py - 1), (px - 18 + q * 6, py + 25 * k)], .6, .2, only=lc)
    ap = f.poly(K([(px - 8, py - 2), (px + 4, py - 2), (px + 6, py + 18), (px + 5 + w[2] * .6, py + 32), (px - 3 + w[2] * .6, py + 36), (px - 11 + w[2] * .6, py + 32), (px - 10, py + 18)]), "lapis", round=3, soft=.4, bias=.05)
    for q in range(6): f.poly([(px - 13, py + 4 + q * 6), (px + 9, py + 4 + q * 6), (px + 9, py + 6 + q * 6), (px - 13, py + 6 + q * 6)], "gold", only=ap, keep=True, round=0, bias=.02)
    f.poly([(px - 17, py - 8), (px + 17, py - 8), (px + 17, py - 1), (px - 17, py - 1)], "gold", round=3)
    for q in (-12, 10): f.ellipse(px + q, py - 4.4, 1.8, 1.8, "scarlet", weight=1.3, line=False)
    f.ellipse(px - 2, py - 4, 6.4, 5.6, "gold"); f.ellipse(px - 2, py - 4, 3.6, 3.2, "scarlet", line=False)


def mummy_head(f, hx, hy, act, hurt, t, glow=1.0, lap=1.0):
    up, dn = max(0, -act), max(0, act)
    def stripes(g, lines, wd=1.25):
        for p in lines: f.curve(p, [wd] * len(p), "lapis", only=g, keep=True, shadow=0, bias=.03)
    # nemes: back cloth with flares
    g = f.group()
    f.poly([(hx - 16, hy - 10), (hx - 12, hy - 21), (hx + 1, hy - 26), (hx + 14, hy - 22), (hx + 20, hy - 9), (hx + 26, hy + 6), (hx + 34, hy + 21), (hx + 20, hy + 25), (hx - 12, hy + 23), (hx - 30, hy + 19), (hx - 22, hy + 4)], "gold", round=8, smooth=3, group=g, shadow=.4)
    stripes(g, [[(hx - 34, y + 16), (hx - 21, y + 7), (hx - 10, y + .4), (hx + 1, y - 1), (hx + 12, y + .4), (hx + 24, y + 7), (hx + 38, y + 17)] for y in np.arange(hy - 21, hy + 16, 5)])
    # face, bound in linen: broad brow, hollow cheeks
    h = f.group()
    f.ellipse(hx - 2, hy - 3, 14, 13, "wrap", group=h, bias=.06)
    f.poly([(hx - 16, hy - 2), (hx + 12, hy - 2), (hx + 11, hy + 7), (hx + 6, hy + 11), (hx + 3, hy + 18), (hx - 9, hy + 18), (hx - 13, hy + 11), (hx - 16, hy + 7)], "wrap", round=8, smooth=3, group=h, merge=1.5, z=1, bias=.06)
    f.crease([(hx + 8, hy + 8), (hx + 3, hy + 13)], 2.2, .2, only=h); f.crease([(hx - 14, hy + 8), (hx - 11, hy + 13)], 1.6, .14, only=h)
    op = 4 * max(dn, hurt)
    for a, b, c in (((-17, -8), (-5, -10), (12, -8)), ((-16, 5.6), (-8, 8), (11, 4.6)), ((-12, 15.4), (-4, 17), (5, 15))):
        f.crease([(hx + x, hy + y + 1.2) for x, y in (a, b, c)], .55, -.12, only=h); f.crease([(hx + x, hy + y) for x, y in (a, b, c)], .65, .3, only=h)
    # the gap for the eyes, with their light on the linen
    gap = [(-16.6, -6), (-10, -3.6), (-5, -1.6), (2, -4), (11.4, -6.4), (11.6, 1), (6, 4), (0, 2.6), (-4, 1.6), (-8, 3.4), (-13, 4.4), (-16.6, 2)]
    if glow > .4: f.poly([(hx - 3 + (x + 3) * 1.06, hy + .4 + y * 1.36) for x, y in gap], "cursed", only=h, keep=True, round=0, bias=.0)
    f.poly([(hx + x, hy + y) for x, y in gap], "shadow", only=h, round=1, shadow=0, bias=-.1)
    f.poly([(hx - 6.4, hy - 1), (hx - 3.4, hy - 1.4), (hx - 3.6, hy + 6), (hx - 7.6, hy + 6.6)], "wrap", round=2, shadow=.4, bias=.1, line=False)      # nose
    k = {"p": "purp3", "q": "purp4", "w": "white", "d": "purp2"}
    if glow < .4: f.stamp(["pp..............pp"], hx - 14, hy + 1, {"p": "purp1"})
    elif hurt > .4: f.stamp(["pqp...............pq", "..pqq..........pqp..", "pqp..............pqp"], hx - 14, hy - 2, k)
    else: f.stamp(["pp.................p.", "qwqp.............pqqp", "wwwq............pqwwq", "pqqp............qwwqp", ".pp..............pp.."], hx - 15, hy - 3, k)
    # ragged mouth
    m = [(hx - 12, hy + 9), (hx - 4, hy + 10.6), (hx + 4, hy + 8.4), (hx + 3, hy + 12 + op), (hx - 1, hy + 14 + op), (hx - 8, hy + 14.4 + op), (hx - 11, hy + 13 + op)]
    f.poly(m, "maw", round=1, bias=-.12, shadow=.3)
    f.stamp(["b.bb.bb.bb.b", "b.bb.bb.bb.b"] if op < 2 else ["b.bb.bb.bb.b"] + ["............"] * (round(op) - 1) + [".b.bb.bb.b.."], hx - 10, hy + 10, {"b": "bone4"})
    # false beard
    b = f.curve([(hx - 4, hy + 17 + op), (hx - 6, hy + 24 + op), (hx - 9, hy + 32 + op), (hx - 14, hy + 34 + op)], [3.4, 3.2, 2.9, 1.8], "gold", weight=1.1, shadow=.5)
    stripes(b, [[(hx - 9 - q, hy + 21 + op + q * 4.2), (hx + 1 - q, hy + 20.4 + op + q * 4.2)] for q in range(4)], .9)
    # lappets over the collar
    for x0, x1, y1, bs in ((-25, -15.4, int(35 * lap), .04), (11.6, 23, int(39 * lap), -.06)):
        l = f.poly([(hx + x0 + (5 if x0 < 0 else 0), hy + 4), (hx + x1 + 1, hy + 2), (hx + x1 + 1, hy + y1), (hx + (x0 + x1) / 2, hy + y1 + 2), (hx + x0, hy + y1)], "gold", round=4, bias=bs, shadow=.5)
        stripes(l, [[(hx + x0 - 2, hy + y + 1), (hx + x1 + 3, hy + y)] for y in range(7, y1 + 2, 5)])
    # brow band and cobra
    f.curve([(hx - 16.6, hy - 8), (hx - 11, hy - 12.4), (hx - 2, hy - 14), (hx + 8, hy - 12.4), (hx + 14, hy - 6)], [2.0, 2.6, 2.8, 2.7, 2.2], "gold", bias=.06, shadow=.8)
    c = f.group()
    f.curve([(hx - 5, hy - 12), (hx - 4.4, hy - 18), (hx - 5.6, hy - 24), (hx - 10.6, hy - 26)], [2.4, 4.0, 3.0, 2.2], "teal", group=c, bias=.04)
    for q in range(3): f.crease([(hx - 7.4, hy - 15 - q * 2.6), (hx - 2, hy - 15 - q * 2.6)], .5, .22, only=c)
    f.ellipse(hx - 10, hy - 26, 3.2, 2.4, "gold", weight=1.2, line=True); f.stamp(["r"], hx - 12, hy - 27, {"r": "red3"})


# name: (draw, width, height, x offset, y offset)
BOSSES3 = {"golem": (golem, GOLEM_W, GOLEM_H, 40, 50), "tax_collector": (tax_collector, TAX_W, TAX_H, 72, 24), "mummy": (mummy, MUMMY_W, MUMMY_H, 98, 32)}
FEET = {"golem": (120, 186), "tax_collector": (152, 160), "mummy": (182, 168)}             # point on the canvas that stands on the floor

_IDLE = [dict(t=i / 4) for i in range(4)]
POSES3 = {
    "tax_collector": {"idle": _IDLE, "act": [dict(act=-1), dict(act=1, fx="smear"), dict(act=.9, fx="ink"), dict(act=.3)],
                      "hurt": [dict(hurt=1, fx="papers"), dict(hurt=.5)],
                      "defeated": [dict(hurt=1, fx="papers"), dict(hurt=1, fall=(30, 78, 96), hat=(104, 10), fx="papers2"), dict(hurt=1, fall=(66, 52, 79), hat=(30, 26), fx="papers3"), dict(hurt=1, fall=(90, 34, 82), hat=(-20, 126), fx="spill")]},
    "mummy": {"idle": _IDLE, "act": [dict(act=-1), dict(act=.8, fx="lash1"), dict(act=1, fx="lash2"), dict(act=.35, t=.3)], "hurt": [dict(hurt=1), dict(hurt=.5)],
              "defeated": [dict(hurt=1.2), dict(hurt=.8, down=.5), dict(down=.62), dict(down=1)]},
    "golem": {"idle": _IDLE, "act": [dict(act=-1), dict(act=.6, fx="smear"), dict(act=1, fx="shock"), dict(act=.25)],
              "hurt": [dict(hurt=1, fx="chips"), dict(hurt=.5)],
              "defeated": [dict(hurt=1, lit=.5, fx="chips", down=.12), dict(hurt=.6, down=.55), dict(down=.84, fx="dust"), dict(down=1, fx="settle")]},
}
FPS = {"idle": 5, "act": 10, "hurt": 8, "defeated": 6}


def boss3_frames(name):
    draw, w, h, ox, oy = BOSSES3[name]; out = {}
    for anim, ps in POSES3[name].items():
        out[anim] = []
        for p in ps:
            f = Turned(w, h, ox=ox, oy=oy); draw(f, **p); out[anim].append(f.render())
    return out
