"""More monsters, same forge: troll, thing, zombie, snake, dragon. All face LEFT, feet on y = height - 4."""
from __future__ import annotations
import cmath, math
from contextlib import contextmanager
import numpy as np
from .forge import Forge, polar, ik, spline
from .heroes import blade, smear
from .monsters import wave, EYES, W, H, OX, OY, goblin, skeleton, monster_frames
from .palette import MAT, _m

MAT.update({
    "troll":   _m("night blue1 steel1 steel2 steel3 steel4", rim=.2),
    "trollb":  _m("night stone2 stone3 bone2 bone3 bone4", rim=.2),
    "nose":    _m("umber red1 skin1 skin2 skin3", rim=.2),
    "jelly":   _m("green1 green1 green2 green3 green4 moss4 cream", rim=.5),
    "jdeep":   _m("green1 night green1 green2 green3", contrast=.8, rim=.3),
    "jbone":   _m("green1 green2 moss3 bone3 bone4", rim=.2),
    "jiron":   _m("night teal1 steel2 steel3 steel4", rim=.3, contrast=1.2),
    "jgold":   _m("green1 green2 gold3 gold4 cream"),
    "serpent": _m("night purp1 purp2 purp3 purp4", rim=.25),
    "saddle":  _m("ink night purp1 purp2", rim=.2),
    "drakel":  _m("night blue1 blue2 blue3 blue4", texture="scale", tex_amp=.15, tex_mid=True, rim=.25),
    "drakes":  _m("night blue1 blue2 blue3 blue4", rim=.2),
    "drakew":  _m("ink night blue1 teal1 teal2 teal3", contrast=1.15),
    "fin":     _m("night teal1 teal2 teal3 teal4", rim=.2),
    "pale":    _m("umber bone2 bone3 bone4 cream", contrast=.9),
    "venom":   _m("teal2 teal3 green4 teal4 cream white", emit=.9),
    "rot":     _m("night stone2 moss2 moss3 moss4 bone4", rim=.15),
    "shirt":   _m("night stone1 steel1 steel2 steel3", rim=.15),
    "hairz":   _m("ink umber wood1 wood2 wood3", rim=.2),
    "rags":    _m("umber wood1 wood2 wood3", rim=.1),
})


class Stage(Forge):
    """A forge whose shapes can be turned about a pivot BEFORE they are rasterised: a falling body is
    re-drawn and re-lit in its new position. Stamps only move with the body; they are never turned."""
    m = (1 + 0j, 0j)
    floor = 0.0                                     # whatever lies below this line is cut flat

    @contextmanager
    def turned(self, ang, px=0.0, py=0.0, dx=0.0, dy=0.0):
        old, r, p = self.m, cmath.rect(1, math.radians(ang)), complex(px, py)
        self.m = (old[0] * r, old[0] * (p + complex(dx, dy) - p * r) + old[1])
        yield
        self.m = old

    def _pt(self, x, y):
        z = complex(x, y) * self.m[0] + self.m[1]
        return super()._pt(z.real, z.imag)

    def ellipse(self, x, y, rx, ry, mat, rot=0.0, **kw):
        return super().ellipse(x, y, rx, ry, mat, rot=rot + math.degrees(cmath.phase(self.m[0])), **kw)

    def poly(self, pts, mat, tilt=(0, 0), **kw):
        z = complex(*tilt) * self.m[0]
        return super().poly(pts, mat, tilt=(z.real, z.imag), **kw)

    def stamp(self, rows, x, y, key=EYES):
        w, h = max(map(len, rows)) / 2, len(rows) / 2
        z = complex(x + w, y + h) * self.m[0] + self.m[1]
        super().stamp(rows, z.real - w, z.imag - h, key)

    def render(self, **kw):
        if self.floor: self.part[self.Y > self.floor] = 0
        return super().render(**kw)

    def where(self, x, y):
        """Untransformed position of a point of the turned body (to hang arms and heads on it)."""
        z = complex(x, y) * self.m[0] + self.m[1]
        return z.real, z.imag


def key(act, hurt, rest, wind, swing, hit, pain):
    """Blend key poses (tuples of numbers): act -1 wind-up, 0 rest, .5 swing, 1 hit, 2 rest again."""
    k = [float(np.interp(act, (-1, 0, .5, 1, 2), v)) for v in zip(wind, rest, swing, hit, rest)]
    return [a + (b - a) * hurt for a, b in zip(k, pain)]


def fall(dead, *poses):
    """Blend evenly spaced key poses over dead = 0..1."""
    at = np.linspace(0, 1, len(poses))
    return [float(np.interp(dead, at, v)) for v in zip(*poses)]


def lerp(a, b, k):
    return a + (b - a) * k


def dust(f, x, y, k, n=4, mat="stone"):
    """Puffs along the floor; k 0..1 = age."""
    for i in range(n):
        d = (i - (n - 1) / 2) * 2 / n
        f.ellipse(x + d * (7 + 7 * k), y - 1.5 - (2.5 - abs(d) * 2) * k * 1.6, 3.2 - k - abs(d) * .6, 2.6 - k - abs(d) * .4, mat, bias=.25, shadow=0)


# ------------------------------------------------------------------ troll
TROLL = 100, 88

def club(f, x, y, ang, L=23):
    n = polar(0, 0, ang + 90, 1)
    def q(a, s): p = polar(x, y, ang, a); return p[0] + n[0] * s, p[1] + n[1] * s
    for a, s in ((L * .72, 5.2), (L * .72, -5.2), (L * .98, 4.6), (L * .98, -4.6)):
        f.cone(*q(a, s * .8), 1.4, *q(a + .6, s * 1.6), .3, "iron", weight=1.3)
    g = f.curve([q(-5, 0), q(0, 0), q(L * .5, 0), q(L * .8, 0), q(L, 0)], [1.7, 1.8, 3.6, 5.4, 4.6], "wood", n=8)
    f.cone(*q(L + 3, 0), 1.4, *q(L + 7, 0), .3, "iron", weight=1.3)
    f.crease([q(L * .5, -1.4), q(L * .9, -1.2)], .6, .3, only=g)
    f.cone(*q(L * .55, 3.8), 1.1, *q(L * .55, -3.8), 1.1, "iron", only=g)
    f.cone(*q(L * .84, 5.6), 1.2, *q(L * .84, -5.6), 1.2, "iron", only=g)


def troll(f: Stage, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    b, br, down = round(wave(t, 0, .9)) * (dead == 0), wave(t, .3, .5), dead > .6
    lean, low, ax, ay, ang, op = key(act, hurt, (0, 0, 25, 55, 134, 0), (3, -1, 43, 17, -18, 1), (-3, 1, 31, 19, -154, 2), (-6, 4, 29, 55, 146, 2.4), (13, 0, 30, 22, 242, 3.4))
    tip, kneel, dx, hdx, hdy = 0, 0, 0, 5 * hurt, -7 * hurt
    if dead: tip, kneel, dx, hdx, hdy, ax, ay, ang, op = fall(dead, (0, 0, 0, 0, 0, 25, 55, 134, 0), (-13, 4, 3, -5, 12, 30, 60, 168, 2.6), (-27, 6.5, 4, -3, 14, 29, 60, 150, 2), (-54, 8, 8, -6, 31, 46, 69, 172, 2), (-58, 8.5, 8, -6, 33, 51, 71.4, 181, 1))
    cx, cy = 51 + lean * .7 + dx, 37 + b + low + kneel
    px, py = 52 + lean * .2 + dx, 57 + low * .6 + kneel
    hx, hy = round(27 + lean + hdx), round(31 + b + low * 1.3 + hdy)
    def tleg(x, fx, bias):
        k, ft = ik(x, py, fx, 72.5, 9, 8.5, bend=1)
        g = f.group()
        f.curve([(x, py), k, ft], [7.4, 6.2, 4.6], "troll", group=g, bias=bias)
        f.ellipse(ft[0] - 2.4, 72.8, 7.2, 3.2, "troll", group=g, merge=1.4, bias=bias)
        for i in range(3): f.ellipse(ft[0] - 8 + i * 3.2, 73.9, 1.5, 1.3, "bone", line=False, weight=1.3, bias=bias)
    def tarm(sx, sy, h, bend, bias, r=1.0):
        k, e = ik(sx, sy, *h, 13, 13.5, bend=bend)
        g = f.group()
        f.ellipse(sx, sy, 7.4 * r, 7.0 * r, "troll", group=g, bias=bias)
        f.curve([(sx, sy), k], [6.2 * r, 4.6 * r], "troll", group=g, merge=1.4, bias=bias)
        f.curve([k, (lerp(k[0], e[0], .45), lerp(k[1], e[1], .45)), e], [4.6 * r, 5.6 * r, 3.8 * r], "troll", group=g, merge=1.2, bias=bias)
        a, c = [lerp(k[i], e[i], .60) for i in (0, 1)], [lerp(k[i], e[i], .80) for i in (0, 1)]
        f.cone(*a, 5.4 * r, *c, 4.9 * r, "leather", bias=bias)
        f.ellipse(*e, 4.9 * r, 4.6 * r, "troll", bias=bias + .03)
    if not down: tarm(cx + 15, cy - 1, (cx + 22, cy + 24 - b), -1, -.12)
    tleg(px + 7, px + 11 + dx * .5, -.14)
    tleg(px - 6, px - 10 + act * -1.5 + dx * 2.4, 0)
    with f.turned(tip, px, py):
        # mane behind the hump: long tufts, each a lock of its own
        for k in range(7):
            a = -128 + k * 18; x, y = polar(cx + 3, cy - 4, a, 13); tx, ty = polar(cx + 6, cy - 1, a + 20, 24 - abs(k - 3) * 1.2 + (k % 2) * 1.5)
            f.curve([(x, y), (lerp(x, tx, .5) + 1, lerp(y, ty, .5) - 1.6), (tx, ty)], [4.2, 3.0, .4], "ginger", shadow=.5, bias=.05 - .02 * k)
        # hump, chest and pot belly
        g = f.group()
        f.ellipse(cx + 3, cy - 2, 18.5 + br, 16 + br, "troll", rot=22, group=g)
        f.ellipse(px - 1, py - 3, 13, 8, "troll", group=g, merge=4)
        f.ellipse(cx - 5, cy + 11, 14.5, 12.5, "troll", group=g, merge=3, z=4)
        f.poly([(cx - 19, cy + 8), (cx - 13, cy + 2), (cx - 4, cy + 2), (cx + 2, cy + 9), (cx + 1, cy + 18), (cx - 8, cy + 24), (cx - 17, cy + 19)], "trollb", only=g, round=9, smooth=5, bias=.02)
        f.crease([(cx - 13, cy + 18), (cx - 12, cy + 20.4)], .8, .4, only=g)
        for x, y, r in ((6, -11, 2.2), (12, -6, 2.8), (15, 2, 2.0), (8, -3, 1.5)): f.ellipse(cx + x, cy + y, r, r * .8, "troll", rot=40, only=g, keep=True, bias=-.16)
        nsh = f.where(cx - 5, cy + 2)
    with f.turned(tip * .6, px, py):                                        # fur kilt
        kl = 1 - .055 * kneel
        f.poly([(px - 14, py - 2), (px, py + 1), (px + 13, py - 3), (px + 13, py + 5 * kl), (px + 9, py + 10 * kl), (px + 6, py + 6 * kl), (px + 2, py + 12 * kl), (px - 2, py + 7 * kl), (px - 6, py + 13 * kl), (px - 10, py + 7 * kl), (px - 13.6, py + 9 * kl)], "leather", round=3, soft=.3)
        f.curve([(px - 14, py - 2), (px - 1, py + 1.6), (px + 13, py - 3)], [1.6, 1.8, 1.6], "cloth")
        f.ellipse(px - 5, py + 2, 3.2, 3.0, "bone"); f.stamp(["k.k", "k.k"], px - 6.5, py + 1)
    if down: tarm(*nsh, (nsh[0] - 24, 71), -1, .04)
    # head: ear, skull, underbite, brow, eyes, nose, tusks
    f.poly([(hx + 5, hy - 2), (hx + 9, hy - 8), (hx + 18, hy - 14), (hx + 15, hy - 4), (hx + 8, hy + 4)], "troll", round=2.4, smooth=3, bias=.03)
    f.poly([(hx + 8, hy - 3), (hx + 11, hy - 7), (hx + 16, hy - 11), (hx + 13, hy - 4), (hx + 9, hy)], "nose", round=1.2, smooth=3, line=False, shadow=0, bias=-.1)
    g = f.group()
    f.ellipse(hx, hy - 3, 9.8, 8.4, "troll", group=g, bias=.18 if down else .09)
    f.poly([(hx - 10, hy + 1), (hx + 7, hy), (hx + 8, hy + 6), (hx + 2, hy + 11 + op), (hx - 8, hy + 11 + op), (hx - 12, hy + 7 + op * .6)], "troll", round=4.5, smooth=4, group=g, merge=1.4, z=1, bias=.2 if down else .14)
    f.curve([(hx - 10, hy - 4.4), (hx - 5, hy - 5.6), (hx, hy - 4.6), (hx + 6, hy - 6.6)], [1.2, 2.0, 2.4, 1.4], "troll", group=g, merge=.5, z=8, bias=.05)
    f.crease([(hx - 10, hy - 2.6), (hx - 5, hy - 3.6), (hx + 1, hy - 2.6), (hx + 6, hy - 4.4)], .8, .3, only=g)
    f.stamp(["k.k..k.k", ".k....k.", "k.k..k.k"] if dead > .6 else ["kkk..kk.kk", ".k....kkk.", "kkk..kk.kk"] if hurt > .4 or dead else ["kkk..kkkkk.", "kykk..kkkyk", "kyk...kykyk", ".k.....kkk."], hx - 9, hy - 4)
    f.stamp(["kkkkkkkkkkkk"] + (["kRbRRRRbRRRk"] if op > 1.8 else []) + ([".kRRRRRRRRk.", "..kkkkkkkk.."] if op >= 1 else []), hx - 8, hy + 6)
    if dead > .6: f.stamp(["rRr", "rrr", ".r."], hx - 4, hy + 7)
    f.curve([(hx - 4, hy - 4), (hx - 6.6, hy + 0), (hx - 8.4, hy + 2.6)], [1.8, 3.0, 2.8], "nose")
    for x in (-9, 3): f.curve([(hx + x, hy + 9 + op), (hx + x * 1.12, hy + 6 + op), (hx + x * 1.14 - .4, hy + 1.4 + op)], [2.0, 1.8, .3], "bone", weight=1.4)
    # near arm and club
    if .2 < act < .8: smear(f, 37, 33, 30, -56, -146, 10)
    if .8 < act < 1.2: dust(f, 13, 75, .5, 5)
    if dead == .75: dust(f, 30, 75, .4, 6)
    club(f, ax, ay, ang)
    if not down: tarm(*nsh, (ax, ay), 1 if -.5 < act < .8 else -1, .04)


# ------------------------------------------------------------------ zombie
ZOMBIE = 72, 64

def zombie(f: Stage, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    b, sw = round(wave(t, 0, .8)) * (dead == 0), wave(t, .2, 1.6)
    lean, low, nx, ny, fx, fy, jaw, tilt = key(act, hurt, (0, 0, -12, 9, -16, -3, 1, -8), (8, -1, -15, -17, -9, -24, 3, 12), (-6, 1, -13, -3, -17, -8, 2, -12), (-8, 3, -15, 6, -17, 1, 3, -16), (6, 1, -2, 12, -12, 4, 2, 14))
    tip, dx, hdx, hdy, legs = 0, 0, 0, 0, 0
    if dead: tip, low, dx, hdx, hdy, tilt, legs, nx, ny, fx, fy, jaw = fall(dead, (0, 0, 0, 0, 0, -8, 0, -12, 9, -16, -3, 1), (12, 2, 1, 6, 0, 18, 1, -3, 14, -8, 6, 2), (-24, 7, 2, -8, 10, -16, 4, -8, 10, -8, 10, 2), (-70, 8, 6, -15, 25, -26, 12, -14, 1, -8, 6, 2), (-80, 9, 6, -17, 27, -30, 15, -17, -2, -8, 4, 1))
    cx, cy = 38 + lean * .8 + dx, 37 + b + low
    px, py = 41 + lean * .2 + dx, 47 + low * .7
    hx, hy = round(31 + lean * 1.1 + hdx), round(23 + b + low * (dead == 0) + hdy)
    def zleg(x, fx, bias, torn):
        k, ft = ik(x, py, fx, 57.4, 6.4, 6.4, bend=1)
        g = f.group()
        f.curve([k, (lerp(k[0], ft[0], .5) + .4, lerp(k[1], ft[1], .5)), ft], [2.4, 2.4, 1.8], "rot", group=g, bias=bias)
        f.cone(ft[0] + 1.6, ft[1] + .8, 2.0, ft[0] - 5, ft[1] + 1.4, 1.6, "rot", group=g, merge=.6, bias=bias)
        f.stamp(["b.b"], ft[0] - 6, ft[1] + 1)
        e = lerp(k[0], ft[0], torn), lerp(k[1], ft[1], torn)
        g = f.curve([(x, py), k, e], [3.7, 3.0, 2.6], "rags", bias=bias)
        f.cone(e[0] - 1.4, e[1], 1.3, e[0] - 2.2, e[1] + 3, .3, "rags", group=g, bias=bias, weight=1.2)
    def zarm(sx, sy, x, y, bend, bias):
        k, e = ik(sx, sy, x, y, 7.6, 8.0, bend=bend)
        g = f.group()
        f.curve([(sx, sy), k], [2.6, 2.2], "rot", group=g, bias=bias)
        f.curve([k, (lerp(k[0], e[0], .5), lerp(k[1], e[1], .5)), e], [2.3, 2.4, 1.8], "rot", group=g, bias=bias, merge=.5)
        f.ellipse(e[0] - .6, e[1] + .4, 2.4, 2.1, "rot", group=g, merge=.5, bias=bias)
        for i in range(3): f.curve([(e[0] - 2 + i * 1.3, e[1] + .4), (e[0] - 4 + i * 1.4, e[1] + 1.8), (e[0] - 4.2 + i * 1.6, e[1] + 4.8)], [1.1, .9, .4], "rot", line=False, weight=1.3, bias=bias + .06 - .06 * i)
        g = f.curve([(sx, sy), (lerp(sx, k[0], .45), lerp(sy, k[1], .45)), (lerp(sx, k[0], .75), lerp(sy, k[1], .75))], [3.7, 3.5, 3.2], "shirt", bias=bias)
        f.cone(lerp(sx, k[0], .7), lerp(sy, k[1], .7) + 1.4, 1.6, lerp(sx, k[0], 1) + .6, lerp(sy, k[1], 1) + 3.4, .3, "shirt", group=g, bias=bias)
    with f.turned(tip, px, py): nsh, fsh, nk = f.where(cx - 4, cy - 5), f.where(cx + 1, cy - 6), f.where(cx - 2, cy - 8)
    zarm(*fsh, fsh[0] + fx - 1, fsh[1] + fy + 6 + sw, 1, -.1)
    zleg(px + 3, px + 7.6 - act + legs, -.04, .12)
    zleg(px - 3, px - 7 - act * 2 + legs * 1.4, 0, .05)
    with f.turned(tip, px, py): ztorso(f, cx, cy, px, py)
    # head
    if dead > .4: f.ellipse(*nk, 3.0, 2.6, "rot", bias=-.1); f.ellipse(nk[0] - .6, nk[1], 1.8, 1.6, "maw", line=False); f.ellipse(nk[0] - .8, nk[1], .9, .9, "bone", line=False, weight=1.4)
    else: f.cone(cx - 2, cy - 7, 2.6, hx + 1, hy + 5, 2.4, "rot", bias=-.1)
    if dead > .6: zarm(*nsh, nsh[0] + nx + 4, nsh[1] + ny + 5, 1, .03)
    zhead(f, hx, hy, tilt, jaw, hurt > .4 or dead)
    if dead <= .6: zarm(*nsh, nsh[0] + nx + 4, nsh[1] + ny + 5 - sw * .6, 1, .03)


def ztorso(f, cx, cy, px, py):
    """Ragged shirt over an open belly: shoulders hang forward."""
    g = f.group()
    f.poly([(cx - 7, cy - 7), (cx, cy - 10), (cx + 6, cy - 8), (cx + 9, cy - 1), (px + 5.6, py + 1), (px - 5.6, py + 1), (cx - 6, cy + 3)], "shirt", round=5, smooth=4, group=g)
    f.poly([(px - 6, py - 1), (px + 5.4, py - 1), (px + 7, py + 4), (px + 4, py + 2), (px + 2.4, py + 6), (px, py + 2.6), (px - 3, py + 5.4), (px - 4.4, py + 2.4), (px - 7, py + 4.6)], "shirt", round=2.4, group=g, merge=1)
    f.poly([(cx - 5, cy + 1), (cx - 2, cy - 2.4), (cx + 2.4, cy), (cx + 3, cy + 6), (cx + 0, cy + 9), (cx - 4.4, cy + 7)], "maw", only=g, round=1.6, smooth=3)
    for i in range(3): f.curve([(cx - 4.4 + i * .3, cy + 1.4 + i * 2.4), (cx - 1.4, cy + .6 + i * 2.4), (cx + 2.4, cy + 1.8 + i * 2.4)], [.7, .9, .6], "bone", weight=1.3, line=False)
    f.poly([(cx + 4, cy - 5), (cx + 7.4, cy - 4), (cx + 7.8, cy), (cx + 4.4, cy - .6)], "rags", only=g, round=.8, bias=.1)
    f.curve([(px - 5.8, py - 1.4), (px, py - .2), (px + 6, py - 1.6)], [.9, 1.1, .9], "cloth", shadow=.7); f.curve([(px - 2, py - .4), (px - 3, py + 2), (px - 2.4, py + 4.6)], [1.0, .8, .6], "cloth")


def zhead(f, hx, hy, tilt, jaw, shut):
    with f.turned(tilt, hx, hy + 4):
        g = f.group()
        f.ellipse(hx + 7, hy + .6, 1.8, 2.6, "rot", group=g, bias=-.05)
        f.poly([(hx - 5.6, hy + 3), (hx + 4, hy + 3), (hx + 3.6, hy + 7.6 + jaw), (hx - 1, hy + 9.4 + jaw), (hx - 5, hy + 7.8 + jaw)], "rot", round=3, smooth=3, group=g, bias=-.04)
        f.ellipse(hx + .4, hy - 2, 7.8, 7.6, "rot", group=g, bias=.03)
        f.poly([(hx - 7, hy - 2), (hx + 1, hy - 1), (hx + 3.4, hy + 4), (hx - 1, hy + 6), (hx - 6, hy + 5)], "rot", round=2.4, smooth=3, group=g, merge=1, z=1, bias=.03)
        f.poly([(hx - .6, hy - 9.6), (hx + 5, hy - 9), (hx + 9, hy - 5), (hx + 10, hy + 1), (hx + 11.6, hy + 5), (hx + 8.8, hy + 4), (hx + 7.8, hy + 6), (hx + 6.8, hy + 0), (hx + 5.6, hy - 3), (hx + 3.4, hy - 6)], "hairz", round=2.4, smooth=2)
        for pts in ([(hx - 1, hy - 8.6), (hx - 4, hy - 9.4), (hx - 6.6, hy - 7)], [(hx + 1, hy - 9), (hx + .6, hy - 11), (hx - 1.6, hy - 12)]): f.curve(pts, [1.2, .9, .3], "hairz", weight=1.3, shadow=.5)
        f.crease([(hx - 4.6, hy + 1.6), (hx - 2, hy + 2.4)], .6, .3, only=g)
        f.stamp(["kkk..kkk.", "krk.kwwwk", "kkk.kwkwk", "..k.kwwwk", ".....kkk."] if not shut else ["k.k..k.k.", ".k....k..", "k.k..k.k."], hx - 6, hy - 3)
        f.stamp(["kkkkkkk", "kbkbkkb"] + ["kRRRRRk"] * round(jaw) + ["bkkbkbk", "kkkkkk."], hx - 5, hy + 3)


# ------------------------------------------------------------------ thing
THING = 72, 64

def rounded(pts, r):
    """Cut every corner of a polygon r px before it (the spline then rounds it)."""
    out = []
    for i, (x, y) in enumerate(pts):
        for nx, ny in (pts[i - 1], pts[(i + 1) % len(pts)]):
            k = min(.45, r / max(1e-3, math.hypot(nx - x, ny - y)))
            out.append((lerp(x, nx, k), lerp(y, ny, k)))
    return out


def inset(pts, r):
    """Pull the corners of a convex polygon r px towards its middle."""
    mx, my = sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts)
    return [(x - (x - mx) / max(1, math.hypot(x - mx, y - my)) * r, y - (y - my) / max(1, math.hypot(x - mx, y - my)) * r) for x, y in pts]


def thing(f: Stage, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Gelatinous cube: bright skin, dark inside, victims, then edges and glints on top."""
    sx, hh, w, tx, ty, tr = key(act, hurt, (0, 42, 0, 16, 36, 0), (5, 35, 2, 20, 34, 0), (-2, 45, -2, 13, 16, 6), (-5, 38, 1, 9, 47, 6.4), (7, 35, 2, 22, 40, 0))
    if dead: sx, hh, w = fall(dead, (0, 42, 0), (3, 32, 1), (0, 22, 3), (0, 13, 4), (0, 8, 5))
    else: sx += wave(t, .25, 1.0); hh += wave(t, 0, 1.3); w -= wave(t, 0, .8)
    hh, cx, G, heap = round(hh), 38 - dead, 59.6, dead > .6
    q = hh / 42
    BL, BM, BR = (cx - 23 - w, G - 4 * q), (cx - 13, G + .4), (cx + 24 + w, G - 3 * q)
    TL, TM, TR, TB = (cx - 22 - w * .4 + sx, G - hh + 4 * q), (cx - 12 + sx, G - hh + 9 * q), (cx + 22 + w * .4 + sx, G - hh + 6 * q), (cx + 8 + sx, G - hh + .8)
    BB = (cx + 9 + sx * .2, G - 13 * q)
    g = f.group()
    for x, rx, ry in ((-22 - w, 4.6, 1.9), (-14, 8, 2.2), (5, 9, 1.6), (19 + w, 8, 1.7)): f.ellipse(cx + x, G - .4, rx, ry, "jelly", group=g)
    if heap:
        f.ellipse(cx, G + 1, 25 + w, hh, "jelly", group=g, hz=hh, bias=-.24); f.ellipse(cx - 17, G + 1, 9 + w, hh * .7, "jelly", group=g, merge=1, hz=hh, bias=-.24)
        f.ellipse(cx + 3, G + 1, 19 + w, hh - 3.4, "jdeep", only=g, hz=hh, bias=-.12); f.ellipse(cx - 16, G + 1, 6 + w, hh * .7 - 2.4, "jdeep", only=g, hz=hh, bias=-.2)
        f.stamp(["cww", "w.."], cx - 20, G - hh * .6)
    else:
        f.poly(rounded([BL, TL, TB, TR, BR, BM], 5 * q + 1), "jelly", round=6, smooth=3, group=g, merge=1)
        f.poly(rounded(inset([BL, TL, TM, BM], 3 * q), 3), "jelly", only=g, keep=True, bias=-.22, round=0, smooth=3)
        f.poly(rounded(inset([BM, TM, TR, BR], 4 * q), 4), "jdeep", only=g, round=10, smooth=3, bias=-.12)
        f.poly(rounded(inset([TL, TM, TR, TB], 3 * q), 2), "jelly", only=g, round=0, smooth=3, bias=-.12)
        f.crease([BB, (TB[0], TB[1] + 6 * q)], .7, -.26, only=g); f.crease([(BL[0] + 6, BL[1] - q), BB, (BR[0] - 5, BR[1] - 2 * q)], .7, -.26, only=g, n=1)
    if tr:                                                                  # pseudopod, with somebody's arm in it
        m = lerp(cx - 18, tx, .6), lerp(G - hh * .6, ty, .5) - 5
        pd = f.curve([(cx - 12, G - hh * .55), m, (tx, ty)], [10, 7.6, tr], "jelly", group=f.group(), merge=0)
        f.curve([(cx - 13, G - hh * .52), (m[0] + 1, m[1] + 1), (tx + .4, ty)], [6.5, 4.8, tr - 1.7], "jdeep", only=pd, bias=-.12)
        f.curve([(cx - 15, G - hh * .4), (m[0] + 1.6, m[1] + 1.6), (lerp(m[0], tx, .5), lerp(m[1], ty, .5))], [1.3, 1.1, 1.2], "jbone", weight=1.3, bias=.08)
        an = math.degrees(math.atan2(ty - m[1], tx - m[0])); k = lerp(m[0], tx, .55), lerp(m[1], ty, .55)
        for a in (-44, 0, 44): f.curve([k, polar(*k, an + a, 3.2), polar(*k, an + a * .7, 7)], [.8, .6, .5], "jbone", line=False, weight=1.6, shadow=0, bias=.1)
        f.stamp(["cw", "w."], m[0] - 3, m[1] - 4)
    # victims: coins, a thigh bone, a sword hilt, a skull that still wears its helmet
    for x, y in ((6, 4), (12, 5), (9, 6.6), (17, 4.4)): f.ellipse(cx + x, G - y * max(q, .5), 2.3, 1.7, "jgold", weight=1.2)
    b0, b1 = (cx + lerp(13, 10, dead), G - lerp(14, 3.6, dead)), (cx + lerp(19, 26, dead) + sx * .6, G - lerp(hh * .7, 5, dead))
    e = math.degrees(math.atan2(b1[1] - b0[1], b1[0] - b0[0])); d = f.group()
    f.cone(*b0, 1.3, *b1, 1.3, "jbone", group=d, weight=1.2)
    for (x, y), o in ((b0, 180), (b1, 0)):
        for k in (-55, 55): f.ellipse(*polar(x, y, e + o + k, 1.6), 1.7, 1.6, "jbone", group=d, weight=1.2)
    hx, hy = round(cx - 1 + sx * .5), round(G - max(hh * .5, 8.4))
    h = f.group()
    f.ellipse(hx, hy, 7.4, 7.0, "jbone", group=h, bias=.05)
    f.poly([(hx - 6.4, hy + 1), (hx + 2.4, hy + 2), (hx + 2.4, hy + 7.6), (hx - 5, hy + 8.6)], "jbone", round=2, group=h, merge=1, bias=.12)
    f.stamp(["kkk..kkk", "kyk..kyk" if not (hurt > .4 or dead > .3) else "kkk..kkk", "kkk.kkkk", "...k....", "........", "kbkbkbk."], hx - 6, hy - 1)
    f.poly([(hx - 7.6, hy - 2.4), (hx - 5.6, hy - 8), (hx - 1, hy - 10), (hx + 4, hy - 9.8), (hx + 8.4, hy - 6.6), (hx + 9.2, hy + 2), (hx + 6, hy + 2.6), (hx + 4.4, hy - 2.4)], "jiron", round=3.4, smooth=3)
    # edges, reflections, glints
    for a, c in () if heap else ((TL, TM), (TM, TR), (TM, BM)): f.cone(lerp(a[0], c[0], .08), lerp(a[1], c[1], .08), .7, lerp(a[0], c[0], .92), lerp(a[1], c[1], .92), .7, "jelly", only=g, weight=1.6, bias=.3 - .12 * (c is BM))
    if q > .4:
        x = cx + 8 + sx * .6
        f.crease([(x + 12, G - hh * .76), (x - 2, G - hh * .12)], 1.8, -.22); f.crease([(x + 15, G - hh * .68), (x + 5, G - hh * .22)], .6, -.22)
        for k, (x, y) in enumerate(((-18, .36), (10, .52), (10, .76), (-17, .62))): f.stamp(["cl", "ll"] if k < 3 else ["c"], cx + x + sx * y, G - hh * y - wave(t, k * .3, 1.2), {"l": "green4", "c": "cream"})
        f.stamp(["ww", "w."], TM[0] - 1, TM[1] + 1); f.stamp(["w", "w", "c"], BL[0] + 2 + (TL[0] - BL[0]) * .7, lerp(BL[1], TL[1], .7)); f.stamp(["cww"], TB[0] - 6, TB[1] + 3)


# ------------------------------------------------------------------ snake
SNAKE = 104, 64

def snake(f: Stage, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    hx, hy, ax, ay, bx, by, mx, my, op, hd = key(act, hurt, (23, 14, 50, 38, 42, 30, 37, 20, 2.4, 1), (41, 12, 54, 37, 53, 27, 49, 17, 4, 1.15), (6, 20, 47, 36, 37, 25, 24, 17, 9, .7), (-8, 37, 45, 36, 33, 27, 14, 27, 8, .42), (36, 17, 53, 38, 49, 29, 45, 20, 3.4, .7))
    sag = 0
    if dead: hx, hy, ax, ay, bx, by, mx, my, op, hd, sag = fall(dead, (23, 14, 50, 38, 42, 30, 37, 20, 2.4, 1, 0), (36, 13, 53, 37, 50, 27, 46, 17, 5, .8, 0), (20, 33, 50, 37, 43, 30, 32, 26, 3, .6, 1), (17, 49, 48, 38, 38, 34, 26, 38, 2, .42, 2), (17, 52.6, 48, 40, 38, 38, 27, 42, 1.4, .36, 3))
    s0, s1 = wave(t, 0, 1.2) * (not dead), wave(t, .3, 1.0) * (not dead)
    mx, my, bx = mx + s1, my + s0 * .5, bx + s1 * .6
    hx, hy = round(hx + s0), round(hy + s1 * .7)
    def coil(pts, r, saddles=(), bias=0.0, belly=True):
        g = f.curve(pts, [r] * len(pts), "serpent", n=10, bias=bias); c = spline(pts, 10)
        for k in saddles:
            i = int(k * (len(c) - 2)); (x, y), (x2, y2) = c[i], c[i + 1]
            e = math.degrees(math.atan2(y2 - y, x2 - x)); u, v = polar(0, 0, e, 1), polar(0, 0, e + 90, r)
            f.poly([(x + u[0] * p + v[0] * q, y + u[1] * p + v[1] * q) for p, q in ((-4.4, 1), (0, 1.1), (4.4, 1), (2.6, .3), (0, -.1), (-2.6, .3))], "saddle", only=g, keep=True, bias=-.1, round=0)
        if belly: f.curve([(x, y + r * .86) for x, y in pts], [r * .34] * len(pts), "belly", only=g, n=10, bias=-.1)
    def front(): coil([(57, 45 + sag), (48, 47.6 + sag), (36, 48 + sag), (26, 47 + sag), (20, 44 + sag)], 5.8, (.3, .68))
    # tail and back halves of the coils, front of the lower one
    f.curve([(56, 54), (64, 50 + sag), (66.6, 43 + s0 + sag * 2.6), (64 + s1 + sag, 34 + s0 + sag * 5.6)], [5, 4, 2.6, .5], "serpent", bias=-.05)
    coil([(13, 52), (24, 46), (40, 44), (56, 47), (62, 52)], 6, bias=-.2, belly=False)
    coil([(20, 45 + sag), (30, 40 + sag), (42, 39 + sag), (54, 42 + sag), (56, 46 + sag)], 5.4, bias=-.16, belly=False)
    coil([(62, 51), (52, 54.4), (38, 54.6), (22, 54), (13, 51)], 6.6, (.25, .55, .85))
    # neck and hood
    ux, uy = mx - bx, my - by; e = math.degrees(math.atan2(uy, ux)); u, n = polar(0, 0, e, 1), polar(0, 0, e + 90, 1)
    ox, oy = lerp(bx, mx, .75), lerp(by, my, .75)
    def at(p, q): return ox + u[0] * p + n[0] * q * hd, oy + u[1] * p + n[1] * q * hd
    g = f.group()
    f.curve([(43, 46 + sag), (ax, ay), (bx, by), (mx, my), (hx + 5, hy + 1)], [6.6, 6.2, 5.6, 5.2, 4.6], "serpent", group=g, n=8)
    if dead > .4: front(); f.curve([(bx, by), (mx, my), (hx + 5, hy + 1)], [5.6, 5.2, 4.6], "serpent", group=g, n=8)
    f.poly([at(-13, 4), at(-8, 10), at(0, 13.4), at(7, 11), at(12, 3), at(11, -5), at(6, -10.4), at(0, -12), at(-8, -9), at(-13, -4)], "serpent", round=5, smooth=4, group=g, merge=1.5, z=3)
    rb, qb = 2.4 + 2.2 * hd, 2.6 / hd
    bl = [at(-15, -qb * .6), at(-8, -qb * .8), at(0, -qb), at(8, -qb)]
    f.curve(bl, [rb * .8, rb, rb, rb * .8], "belly", only=g, bias=-.06)
    for k in range(1, 9): (x, y), (v, w) = [polar(*at(-16 + k * 2.8, -qb * .85), e + o, 3.6) for o in (-90, 90)]; f.crease([(x, y), (v, w)], .6, .3, only=g)
    if dead <= .4: front()
    # head: tongue, jaw, gape, fangs, skull
    tx, ty = hx - 14 + (wave(t, .5, 1) > .5) * 3, hy + 3 + op * .5 + s1 * .6
    if act <= .2: f.stamp(["r.....", ".rrrrr", "r....."], tx, ty)
    f.curve([(hx + 5, hy + 4), (hx - 1, hy + 5 + op * .6), (hx - 8, hy + 3.6 + op)], [2.8, 2.4, 1.5], "belly", bias=.08)
    f.poly([(hx + 3, hy + 1), (hx - 9, hy + 1), (hx - 9, hy + 2.6 + op), (hx - 1, hy + 3.6 + op * .6)], "maw", round=1, shadow=0, line=False, bias=.1)
    f.stamp(["cb..cb", "cb..cb", ".b...b"] if op < 4 else ["cb..cb", "cb..cb", "cb..cb", ".b...b", ".b...b"], hx - 10, hy + 3)
    g = f.group()
    f.ellipse(hx + 1.4, hy - .8, 8.6, 6, "serpent", group=g, rot=8, bias=.03, shadow=.5)
    f.ellipse(hx - 6.4, hy + .2, 5.6, 3.6, "serpent", group=g, merge=1.2, bias=.03, shadow=.5)
    f.curve([(hx - 6, hy - 3), (hx - 1, hy - 4.6), (hx + 5, hy - 4.4)], [1.0, 1.8, 1.2], "serpent", group=g, merge=.4, z=5, bias=.06)
    f.stamp(["kkkk.", "kykyk", ".kyk."] if not (hurt > .4 or dead) else ["kpk", "pkp", "kpk"], hx - 4, hy - 3, {**EYES, "p": "purp4"})
    f.stamp(["k"], hx - 10, hy - 1)


# ------------------------------------------------------------------ dragon
DRAGON = 112, 92

def bat_wing(f, sh, el, wr, tips, root, bias):
    """Small bat wing: one scalloped membrane panel per finger gap, then the bones."""
    fan = [*tips, root]
    for i in range(len(fan) - 1):
        a, b = fan[i], fan[i + 1]
        m = (lerp((a[0] + b[0]) / 2, wr[0], .28), lerp((a[1] + b[1]) / 2, wr[1], .28))
        f.poly([wr, a, (lerp(a[0], m[0], .5), lerp(a[1], m[1], .62)), m, (lerp(b[0], m[0], .5), lerp(b[1], m[1], .62)), b] + ([el] if i == len(fan) - 2 else []), "drakew", round=6, soft=.7, bias=bias - .03 * i, shadow=.4)
    for tip in tips: f.curve([wr, (lerp(wr[0], tip[0], .5), lerp(wr[1], tip[1], .5) - 1.4), tip], [1.7, 1.3, .4], "drakes", bias=bias, weight=1.3, shadow=.6)
    g = f.group()
    f.curve([sh, (lerp(sh[0], el[0], .5) - 1, lerp(sh[1], el[1], .5)), el], [4.0, 3.0, 2.2], "drakes", group=g, bias=bias)
    f.curve([el, (lerp(el[0], wr[0], .5), lerp(el[1], wr[1], .5) - 1), wr], [2.3, 1.9, 1.8], "drakes", group=g, merge=.8, bias=bias)
    f.curve([wr, (wr[0] - 1.6, wr[1] - 2.6), (wr[0] - 1.2, wr[1] - 5)], [1.4, 1.0, .3], "bone", bias=bias, weight=1.3)


def venom(f, x, y, k):
    """Green flame from the mouth; k 0..1 = size."""
    p = [(x + 2, y - 2), (x - 5 * k, y - 4), (x - 10 * k, y - 3), (x - 18 * k, y - 6), (x - 15 * k, y), (x - 20 * k, y + 3), (x - 15 * k, y + 5), (x - 16 * k, y + 10), (x - 8 * k, y + 6), (x - 3 * k, y + 6), (x + 2, y + 3)]
    f.poly(p, "venom", round=4, smooth=4, shadow=0, bias=-.3)
    f.poly([(x + (a - x) * .7, y + 1 + (b - y - 1) * .55) for a, b in p], "venom", round=3, smooth=4, line=False, shadow=0)


def dragon(f: Stage, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Young two-legged wyvern. act: -1 rears back, wings high .. 1 spits green fire."""
    hx, hy, nx, ny, wf, op, lean = key(act, hurt, (25, 30, 41, 41, 0, 1.4, 0), (38, 23, 51, 37, -3, 1, 3), (33, 30, 44, 39, 5, 6, -1), (32, 33, 42, 41, 8, 7, -2), (40, 26, 50, 39, -3, 5, 5))
    b, fl = round(wave(t, 0, .8)), wave(t, .15, 3) + wf
    dy = fold = legs = 0
    if dead: b, fl, (hx, hy, nx, ny, op, lean, dy, fold, legs) = 0, 4, fall(dead, (25, 30, 41, 41, 1.4, 0, 0, 0, 0), (37, 28, 49, 41, 5, 4, 3, .15, 0), (24, 50, 42, 52, 4, 0, 10, .5, 3), (21, 74, 41, 68, 2, -1, 17, .9, 8), (20, 76, 40, 70, 2, -1, 18, 1, 9))
    hx, hy = round(hx), round(hy + b)
    cx, cy, hp = 52 + lean * .6, 52 + b + dy, min(66 + dy, 75)
    tw = wave(t, .3, 2)
    def leg(x, y, fx, bias):
        k, ft = ik(x, y, fx, 80.6, 10, 11, bend=-1)
        g = f.group()
        f.curve([(x, y), (lerp(x, k[0], .5) - 1, lerp(y, k[1], .5)), k], [7.6, 6.6, 4.2], "drakel", group=g, bias=bias)
        f.curve([k, ft], [3.8, 3.0], "drakes", group=g, merge=1, bias=bias)
        f.ellipse(ft[0] - 2, 81.4, 5.4, 2.6, "drakes", group=g, merge=1, bias=bias)
        for i in range(3): f.curve([(ft[0] - 7 + i * 3, 81), (ft[0] - 8.4 + i * 3, 82), (ft[0] - 8.8 + i * 3, 84)], [1.2, .9, .3], "bone", weight=1.3, bias=bias)
    def wing(up, down, bias):
        p = [(lerp(a, c, fold) + lean * (i < 2) * (1 - fold), lerp(v, w, fold) + b + fl * q * (1 - fold)) for i, ((a, v, q), (c, w)) in enumerate(zip(up, down))]
        bat_wing(f, p[0], p[1], p[2], p[3:6], p[6], bias)
    wing([(50, 43, 0), (50, 30, .3), (48, 14, .6), (27, 7, 1), (23, 17, .8), (36, 30, .4), (48, 46, 0)], [(48, 64), (44, 57), (36, 60), (24, 70), (28, 80), (40, 83), (48, 72)], -.14)
    # tail
    g = f.group()
    f.poly([(84, 62 + tw + fold * 16), (92, 55 + tw + fold * 20), (91, 66 + tw + fold * 13), (93, 74 + tw + fold * 8), (84, 70 + tw + fold * 12)], "fin", round=2.4, facet=True)
    f.curve([(60, 62 + dy * .6), (70, 74 + fold * 3), (80, 76 + tw * .3 + fold * 4), (86, 66 + tw + fold * 14)], [9, 6, 3.6, 1.6], "drakel", n=8, group=g)
    leg(62, hp, 66 + legs, -.16)
    # body and neck; fins behind the spine
    g = f.group()
    neck = [(cx - 2, cy - 4), (nx + 4, ny), (nx, ny - 7), (hx + 6, hy + 1)]; c = spline(neck, 8)
    for k in range(6):
        (x, y), (x2, y2) = c[4 + k * 4 - (k > 4)], c[5 + k * 4 - (k > 4)]
        e = math.degrees(math.atan2(y2 - y, x2 - x)); r = 10.5 - k * .9
        p, q = polar(x, y, e + 90, r - 4.4), polar(*polar(x, y, e + 90, r + 4), e + 180, 4)
        f.poly([polar(*p, e, 3.4), q, polar(*p, e + 180, 3.2)], "fin", round=2, facet=True, weight=1.2)
    f.ellipse(cx + 4, cy + 8, 15, 13, "drakel", group=g, rot=24)
    f.ellipse(cx - 4, cy - 2, 11, 12, "drakel", group=g, merge=4, z=1, rot=-20)
    f.curve(neck, [11, 7.4, 5.8, 4.8], "drakel", group=g, merge=3, z=2, n=8)
    bl = [(*polar(*c[i], math.degrees(math.atan2(c[i + 1][1] - c[i][1], c[i + 1][0] - c[i][0])) - 90, 4.6 - i * .06), 3.0 + (23 - i) * .06) for i in (22, 16, 10, 5)] + [(cx - 13, cy, 4.6), (cx - 11, cy + 10, 5), (cx - 5, cy + 19, 3.6)]
    bl = bl[:3] if dead > .6 else bl
    f.curve([p[:2] for p in bl], [p[2] for p in bl], "pale", only=g, n=6); c = spline([p[:2] for p in bl], 6)
    for i in range(2, len(c) - 1, 3):
        e = math.degrees(math.atan2(c[i + 1][1] - c[i][1], c[i + 1][0] - c[i][0]))
        f.crease([polar(*c[i], e - 90, 5), c[i], polar(*c[i], e + 90, 3)], .6, .36, only=g)
    leg(54, hp, 52 - legs, .02)
    wing([(58, 46, 0), (70, 33, .3), (66, 13, .7), (86, 7, 1), (94, 25, .9), (91, 44, .6), (66, 54, 0)], [(57, 64), (64, 52), (80, 55), (101, 70), (97, 82), (80, 84), (60, 76)], .1 + .06 * fold)
    # head: jaw, flame, teeth, skull, horns, cheek fin, eye
    f.curve([(hx + 1, hy - 5), (hx + 3, hy - 10), (hx + 8, hy - 14)], [1.8, 1.4, .3], "bone", bias=-.2)
    f.poly([(hx + 3, hy + 2), (hx - 14, hy + 1), (hx - 13, hy + 5 + op), (hx, hy + 6 + op * .5)], "maw", round=2, line=False)
    if .2 < act < .8: f.ellipse(hx - 8, hy + 4 + op * .4, 4, 2.4, "venom", line=False, shadow=0)
    g = f.group()

    f.poly([(hx + 5, hy + 5), (hx - 3, hy + 5 + op * .5), (hx - 12, hy + 4.4 + op), (hx - 15.5, hy + 3.4 + op * 1.1), (hx - 14, hy + 6.4 + op), (hx - 4, hy + 9.4 + op * .5), (hx + 5, hy + 9)], "drakes", round=2.6, smooth=4, group=g)
    if act > .8: venom(f, hx - 12.6, hy + 4 + op * .4, .85 if act < 1.2 else .5)
    g = f.group()
    f.poly([(hx + 8, hy - 4), (hx + 2, hy - 7), (hx - 4, hy - 5.4), (hx - 10, hy - 2.6), (hx - 15, hy - 3), (hx - 18, hy + .6), (hx - 15, hy + 3.4), (hx - 8, hy + 3), (hx - 2, hy + 5), (hx + 5, hy + 7), (hx + 9, hy + 4)], "drakes", round=4, smooth=4, group=g, bias=.03)
    f.ellipse(hx + 2.6, hy + .4, 6.2, 5.6, "drakes", group=g, merge=2, z=1)
    f.crease([(hx - 15.6, hy - 1), (hx - 14, hy - .4)], .7, .5)
    f.poly([(hx + 4, hy + 1), (hx + 13, hy - 1), (hx + 11, hy + 3), (hx + 14, hy + 6), (hx + 10, hy + 7), (hx + 10, hy + 11), (hx + 4, hy + 7)], "fin", round=1.8, facet=True, bias=-.05)
    f.curve([(hx - 7, hy - 3.4), (hx - 2, hy - 5), (hx + 4, hy - 5)], [1.1, 1.8, 1.4], "drakes", group=g, bias=.1)
    f.stamp(["kkkkk", "yykyk", ".yyk."] if not (hurt > .4 or dead) else ["k..k", ".kk.", "k..k"], hx - 5, hy - 3)
    f.stamp(["b.bkbkkbkk", "b...b....."], hx - 16, hy + 3)
    if op > 3: f.stamp(["b.....", "b..b.b"], hx - 14, hy + 3 + op * .95)
    f.curve([(hx + 5, hy - 4.6), (hx + 10, hy - 7.6), (hx + 17, hy - 8.6)], [2.4, 1.9, .3], "bone")
    f.curve([(hx - 13, hy - 2.4), (hx - 12.4, hy - 4.6), (hx - 10.6, hy - 6.4)], [1.5, 1.1, .3], "bone", weight=1.2)
    return hx - 12.6, hy + 4 + op * .4                      # mouth: where the breath starts


# ------------------------------------------------------------------ how goblin and skeleton fall
def goblin_down(f: Stage, dead=1.0):
    """Topples over backwards (the living sprite, turned), then lies flat (a drawing of its own)."""
    ang, dx, dy = fall(dead, (0, 0, 0), (14, -2, 0), (42, -8, -2), (42, -8, -2), (42, -8, -2))
    if dead < .6:
        with f.turned(ang, 44, 57, dx, dy): goblin(f, hurt=1)
        return
    u = 4 if dead < .9 else 0                                  # bounce
    hx, hy, m = 51, 50 - u, "goblin"
    bx, by = (66, 45) if u else (63, 55)
    f.ellipse(bx, by, 5, 5 - u * .5, "wood"); f.ellipse(bx, by, 1.8, 1.8, "iron")
    def gleg(k, ft, toe, bias):
        g = f.group()
        f.cone(27, 54 - u, 3.4, *k, 2.6, m, group=g, bias=bias); f.cone(*k, 2.6, *ft, 1.9, m, group=g, merge=.6, bias=bias)
        f.cone(*k, 2.7, lerp(k[0], ft[0], .7), lerp(k[1], ft[1], .7), 2.3, "cloth", shadow=.4, bias=bias - .05)
        f.cone(*ft, 2.0, *toe, 1.6, m, group=g, bias=bias)
        f.cone(*toe, .8, toe[0] - 1.4, toe[1] - .6, .4, "bone", line=False, weight=1.3)
    gleg((20, 52 - u * 1.5), (13, 56 - u * 1.6), (12, 50 - u * 2), -.1); gleg((20.6, 47 - u), (16, 57 - u), (10.6, 58 - u), .02)
    # belly up, vest under it, cloth over the hips
    g = f.group()
    f.poly([(27, 52 - u), (33, 48 - u), (41, 47 - u), (47, 50 - u), (48, 58), (38, 60), (27, 59 - u)], m, round=6, smooth=4, group=g)
    f.ellipse(36, 51 - u, 6.4, 4.8, m, group=g, merge=1.5, z=2.5); f.crease([(35, 47.4 - u), (36.4, 48 - u)], .6, .4, only=g)
    f.poly([(30, 55 - u), (38, 55.4 - u * .5), (45, 52 - u), (49, 52 - u), (49, 60), (30, 61)], "leather", round=3, smooth=3)
    f.poly([(24, 51 - u), (30, 50 - u), (31, 58 - u), (27, 60), (23, 58 - u), (20.6, 59 - u), (22, 55 - u)], "red", round=2.4, soft=.3); f.poly([(29.4, 49.6 - u), (31.6, 49.4 - u), (32.6, 60 - u), (30.4, 60 - u)], "leather", round=1.1)
    # head on its side
    def ear(base, tip, up, q):
        f.poly([base, (base[0] + up[0], base[1] + up[1]), tip, (base[0] - up[0] * .3, base[1] - up[1])], m, round=2.4, smooth=3, bias=q)
        f.poly([(lerp(base[0], tip[0], .2), lerp(base[1], tip[1], .2) - .6), (lerp(base[0], tip[0], .5), lerp(base[1], tip[1], .5) - 1.6), (lerp(base[0], tip[0], .8), lerp(base[1], tip[1], .8)), (lerp(base[0], tip[0], .45), lerp(base[1], tip[1], .45) + 1.4)], "red", round=1.0, smooth=3, line=False, shadow=0)
    ear((hx + 6, hy + 1), (hx + 17, hy + 8), (3, -4), -.05)
    with f.turned(14, hx, hy):
        ear((hx - 5, hy - 4), (hx - 15, hy - 13), (3, -4), 0)
        g = f.group()
        f.ellipse(hx, hy - 1.6, 8.6, 7.2, m, group=g, bias=.03)
        f.poly([(hx - 7.6, hy), (hx + 7, hy), (hx + 5.4, hy + 5.6), (hx - 1.4, hy + 9), (hx - 6, hy + 5.4)], m, round=4, smooth=4, group=g, merge=1.4, z=.6, bias=.03)
        f.curve([(hx - 1, hy - 7), (hx + 1.8, hy - 10.6), (hx + 5.4, hy - 11.5)], [1.6, 1.5, .4], "black"); f.curve([(hx + 2, hy - 7), (hx + 5, hy - 9.6), (hx + 9, hy - 9.4)], [1.5, 1.3, .4], "black")
        f.stamp(["k.k...k.k", ".k.....k.", "k.k...k.k"], hx - 6, hy - 4)
        f.curve([(hx - 2.4, hy - 1.6), (hx - 4.8, hy + 1.4), (hx - 8, hy + 2.8)], [1.2, 1.9, 1.5], m, bias=.06)
        f.stamp(["kkkkkkkk", "kbkrrkbk", ".kkrrkk.", "...rr..."], hx - 4, hy + 3)
    # arm flung out, blade on the floor
    if u:
        n, q = blade(f, 25, 40, 200, 17, 2.4, "iron", taper=4); f.cone(q[0] + n[0] * 2.8, q[1] + n[1] * 2.8, .9, q[0] - n[0] * 2.8, q[1] - n[1] * 2.8, .9, "wood", weight=1.4); f.cone(25, 40, 1, *polar(25, 40, 20, 3), 1, "wood")
    else:
        f.poly([(40, 59.6), (24, 59.8), (20, 58), (27, 56.6), (32, 57.2), (36, 56.4), (40, 57)], "iron", round=1.8, facet=True, weight=1.3); f.cone(41, 55.6, .9, 41, 60, .9, "wood", weight=1.4); f.cone(41, 58, 1, 45, 58, 1, "wood")
    g = f.group()
    f.cone(46, 52 - u, 3.0, 50, 57, 2.4, m, group=g); f.cone(50, 57, 2.4, 46, 58.4, 2.1, m, group=g, merge=.8); f.ellipse(45, 58.2, 2.6, 2.2, m, bias=.04)


def skeleton_down(f: Stage, dead=1.0):
    """Comes apart: every bone flies from its standing place to its place in the heap."""
    px, py, cx, cy, hx, hy = 38, 43, 37, 31, 34, 17
    def part(x0, y0, x1, y1, ang, late=0.0, hop=0.0):
        k = min(1, max(0, (dead - late) / (1 - late))); k = min(1, k * 1.12)
        return f.turned(ang * k, x0, y0, (x1 - x0) * k, (y1 - y0) * k * k - hop * math.sin(k * math.pi))
    def bone(x, y, ang, L, bias=0.0, r=1.3):
        a, b = polar(x, y, ang, -L / 2), polar(x, y, ang, L / 2); g = f.group()
        f.cone(*a, r, *b, r * .9, "bone", group=g, bias=bias, weight=1.2)
        for (u, v), o in ((a, 180), (b, 0)):
            for q in (-60, 60): f.ellipse(*polar(u, v, ang + o + q, 1.0), 1.4, 1.3, "bone", group=g, bias=bias)
    if dead > .6: dust(f, 40, 59, dead - .5, 9)
    # cape, shield, legs and far arm
    with part(44, 36, 48, 55, 62): f.poly([(cx - 3, cy - 6), (cx + 7, cy - 6), (cx + 9, cy + 4), (px + 11, py + 8), (px + 7, py + 5), (px + 5, py + 10), (px + 2, py + 4), (cx + 2, cy + 4)], "purple", round=3, soft=.4, bias=-.08)
    with part(35, 40, 58, 53.6, 100, 0, 4): f.ellipse(35, 40, 6.4, 8, "wood"); f.ellipse(34.8, 40, 2.2, 2.6, "iron")
    with part(43, 54, 51, 58.4, 100): bone(43, 54, 92, 8.5, -.12)
    with part(41.6, 46.5, 42, 58.2, -96, .1): bone(41.6, 46.5, 78, 8.5, -.12)
    with part(43, 31, 63, 58, 80, 0, 8): bone(43, 31, 75, 8, -.12)
    # pelvis and its rag, ribs
    with part(px, py, 36, 55, -24, .1):
        g = f.group()
        f.poly([(px - 5, py - 3), (px, py - 1.4), (px + 5, py - 3), (px + 4, py + 1.5), (px, py + 3), (px - 4, py + 1.5)], "bone", round=2.2, smooth=3, group=g)
        f.poly([(px - 6, py - 1), (px + 6, py - 1), (px + 5, py + 3), (px + 2, py + 7), (px, py + 4), (px - 3, py + 8), (px - 5, py + 4)], "red", round=2.4, soft=.3, bias=-.05); f.cone(px - 5.6, py - .6, 1.1, px + 5.6, py - .6, 1.1, "leather")
    with part(cx, cy, 45, 53.6, 66, .05):
        f.cone(cx + 1, cy + 8, 1.5, cx, cy - 6, 1.5, "bone")
        for y, wd in ((-4.6, 6.4), (-1.6, 6.8), (1.4, 6.2), (4.2, 4.8)): f.curve([(cx + wd, cy + y - .6), (cx + 2.4, cy + y - 1), (cx - wd * .6, cy + y + .2), (cx - wd - .4, cy + y + 1.8), (cx - wd * .4, cy + y + 2)], [.9, 1.1, 1.3, 1.1, .7], "bone", weight=1.2, shadow=.8)
        f.cone(cx - 3, cy - 5, 1.0, cx - 3.4, cy + 4, .7, "bone", line=False, shadow=.4); f.ellipse(cx - 6, cy - 4, 2.8, 2.3, "iron")
    with part(32, 54, 24, 58.4, 84): bone(32, 54, 92, 8.5)
    with part(34, 46.5, 33, 58.2, -70, .1): bone(34, 46.5, 102, 8.5)
    # skull and helm roll on top of the heap
    with part(hx, hy, 36, 48, -14, .2):
        g = f.group()
        f.poly([(hx - 6, hy + 3), (hx + 3.6, hy + 3), (hx + 3, hy + 8), (hx - 5.4, hy + 9)], "bone", round=2, group=g)
        f.ellipse(hx + .6, hy - 1, 7.6, 7.0, "bone", group=g, bias=.03)
        f.poly([(hx - 7, hy - 1), (hx + 1, hy), (hx + 1.4, hy + 4.4), (hx - 6.4, hy + 5)], "bone", round=2, group=g, merge=1, z=1, bias=.03)
        f.stamp(["kkk..kkk", "krk..krk" if dead < .6 else "kkk..kkk", "kkk.kkkk", "...k....", "........", "bkbkbkb.", "kkkkkkk.", "bkbkbkb."], hx - 6, hy - 2)
    with part(hx, hy - 4, 39, 43.6, 14, .25, 5):
        f.poly([(hx - 7.4, hy - 3.6), (hx - 6, hy - 8.6), (hx + 1, hy - 11.4), (hx + 8, hy - 8), (hx + 9.4, hy + 1), (hx + 6, hy + 2), (hx + 4, hy - 3.4)], "iron", round=4, smooth=3, shadow=.7)
        f.curve([(hx + .6, hy - 10.6), (hx + 6, hy - 13), (hx + 11, hy - 9), (hx + 12.4, hy - 3)], [.8, 1.9, 1.7, .4], "red", weight=1.1)
    # sword arm: the blade sticks in the floor
    with part(29, 33, 21, 57, 130, 0, 6): bone(29, 33, 70, 8)
    with part(27, 36, 14, 42, -154, 0, 10):
        n, q = blade(f, 27, 36, 250, 20, 1.9, "iron", taper=4)
        f.cone(q[0] + n[0] * 3.2, q[1] + n[1] * 3.2, 1.0, q[0] - n[0] * 3.2, q[1] - n[1] * 3.2, 1.0, "brass", weight=1.4); f.cone(27, 36, 1.0, *polar(27, 36, 70, 3), 1.0, "wood")


# name: (draw, width, height); ANCHOR: the point between the feet; SHADOW: half width of the floor shadow
MONSTERS2 = {"troll": (troll, *TROLL), "zombie": (zombie, *ZOMBIE), "thing": (thing, *THING), "snake": (snake, *SNAKE), "dragon": (dragon, *DRAGON)}
DEFEATED = {"goblin": goblin_down, "skeleton": skeleton_down}              # the missing animation of monsters.py
# how far the drawing of each lies from the corner of its canvas
OFFSET = {"troll": (8, 8), "zombie": (0, 0), "thing": (0, 0), "snake": (28, 0), "dragon": (8, 4), "goblin": (OX, OY), "skeleton": (OX, OY)}
ANCHOR = {"troll": (60, 84), "zombie": (41, 60), "thing": (38, 60), "snake": (66, 60), "dragon": (65, 88), "goblin": (39 + OX, 60 + OY), "skeleton": (38 + OX, 60 + OY)}
SHADOW = {"troll": 25, "zombie": 15, "thing": 27, "snake": 26, "dragon": 27, "goblin": 18, "skeleton": 16}
POSES = {"idle": [dict(t=i / 4) for i in range(4)], "act": [dict(act=a) for a in (-1, .5, 1, 1.6)],
         "hurt": [dict(hurt=1), dict(hurt=.5)], "defeated": [dict(dead=d) for d in (.25, .5, .75, 1)]}
FPS = {"idle": 5, "act": 10, "hurt": 8, "defeated": 8}


def frame(name, flip=False, **pose):
    draw, w, h = MONSTERS2[name] if name in MONSTERS2 else (DEFEATED[name], W, H)
    ox, oy = OFFSET[name]; f = Stage(w, h, flip=flip, ox=-ox if flip else ox, oy=oy); f.floor = h - 4; draw(f, **pose)
    return f.render()


def mouths():
    """Where the dragon's breath starts, on its canvas: one point for every frame of an animation."""
    ox, oy = OFFSET["dragon"]
    at = {a: [dragon(Stage(1, 1, ss=1), **p) for p in ps] for a, ps in POSES.items()}
    return {a: [(round(x) + ox, round(y) + oy) for x, y in row] for a, row in at.items()}


def monster2_frames(name):
    """All animations of a monster of this file; for goblin and skeleton the old ones plus `defeated`."""
    if name in MONSTERS2: return {a: [frame(name, **p) for p in ps] for a, ps in POSES.items()}
    return {**monster_frames(name), "defeated": [frame(name, **p) for p in POSES["defeated"]]}
