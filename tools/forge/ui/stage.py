"""What the painted halls are made of: arches, niches, rugs, pedestals, a portcullis, beams of light."""
from __future__ import annotations
import numpy as np
from ..palette import INDEX as I, MAT, _m
from ..forge import Forge
from ..room import Room, THEMES, _ramp
from .ui import LIGHTER, relight, tile
from . import art
from .. import props

MAT.setdefault("marble", _m("night stone2 stone3 stone4 stone5 white", rim=.2))


class Set(Room):
    """Room with larger architecture."""
    def _ring(self, cx, w, h, base, t, albedo=.66, lift=3.4, seam=20, hgt=15):
        yy, xx = np.mgrid[0:self.h, 0:self.w]; r = w / 2; cy = base - h + r
        d = np.where(yy < cy, np.hypot(xx - cx + .5, yy - cy), np.abs(xx - cx + .5)); ok = yy < base
        ring = (d < r + t) & (d >= r) & ok; hole = (d < r) & ok
        ang = np.degrees(np.arctan2(yy - cy, xx - cx + .5)); sm = np.where(yy < cy, np.abs((ang % seam) - seam / 2) > seam / 2 - 1.0, (yy - int(cy)) % hgt == 0)
        q = (d - r) / t; self.H[ring] = (lift * np.clip(np.minimum(q, 1 - q) * 4, 0, 1))[ring]; self.A[ring] = albedo; self.mat[ring] = 0; self.A[ring & sm] = .24
        return hole, d, r

    def doorway(self, cx, w=56, h=86, t=10):
        """Arch whose opening is left black: paste something into Set.opening()."""
        hole, d, r = self._ring(cx, w, h, self.wall, t); self.H[hole] = -8; self.A[hole] = .04; self.mat[hole] = 0
        return hole

    def niche(self, cx, w, h, base=None, t=9, deep=.62):
        """Alcove: the wall goes on inside, set back and in shade at its upper left."""
        base = base or self.wall
        hole, d, r = self._ring(cx, w, h, base, t)
        self.A[hole] *= (deep + .3 * np.clip((r - d) / 16, 0, 1))[hole]; self.A[hole & (r - d < 2)] *= .4
        yy, xx = np.mgrid[0:self.h, 0:self.w]; self.A[hole & (xx - (cx - r) < 7)] *= .6
        return hole

    def recess(self, x, y, w, h):
        self.A[y:y + h, x:x + w] *= .45

    def step(self, x, y, w, h, lift=2.4, tone=.1):
        self._block(x, y, x + w, y + h, lift, tone); self.mat[y:y + h, max(0, x):x + w] = 0


def lit_ramp(theme): return [_ramp(n) for n in THEMES[theme][:2]]


def remap(img, mask, ramp, themes=("chamber", "treasure", "traps", "boss", "crypt", "lair"), smooth=0):
    """Give painted floor another material but keep its light (rugs, pools, blood)."""
    lut = np.zeros(80, int); ramp = [I[n] for n in ramp.split()]
    for th in themes:
        for rp in lit_ramp(th):
            for k, c in enumerate(rp): lut[c] = k
    slot = lut[img]
    if smooth:                                                            # swallow the joints of the flags, then soften
        from ..forge import _blur
        slot = np.floor(np.clip(_blur(_maxf(slot, smooth).astype(float), 9) - .15, 0, 4) + tile(*img.shape)).astype(int)
    img[mask] = np.array(ramp)[np.clip(slot[mask], 0, len(ramp) - 1)]


def quad(shape, pts):
    from PIL import Image, ImageDraw
    im = Image.new("1", (shape[1], shape[0])); ImageDraw.Draw(im).polygon([tuple(p) for p in pts], fill=1); return np.array(im)


def _maxf(a, r):
    out = a.copy()
    for ax in (0, 1):
        b = out.copy()
        for k in range(-r, r + 1): out = np.maximum(out, np.roll(b, k, ax))
    return out


def rug(img, x0, x1, y0, y1, slant=.35, color="red"):
    d = (y1 - y0) * slant; cx = (x0 + x1) / 2
    q = lambda k: quad(img.shape, [(x0 + k, y0 + k * .6), (x1 - k, y0 + k * .6), (x1 + d - k, y1 - k * .6), (x0 - d + k, y1 - k * .6)])
    m = q(0); gold = "ink umber gold1 gold2 gold3 gold3"; cl = {"red": "ink umber red1 red2 red3 red3", "blue": "ink night blue1 blue2 blue2 blue3", "purple": "ink night purp1 purp2 purp2 purp3"}[color]
    src = img.copy()
    for mk, rp in ((m & ~q(3), gold), (q(3), cl), (q(7) & ~q(9), gold)):
        t = src.copy(); remap(t, mk, rp, smooth=3); img[mk] = t[mk]
    e = np.roll(m, 1, 0) & ~m; img[e] = I["ink"]


def glow(img, cx, cy, rx, ry, steps=1.6, lut=None, floor=None):
    """Lighten towards a centre, dithered (spot on the floor, halo of an item)."""
    yy, xx = np.mgrid[0:img.shape[0], 0:img.shape[1]]; d = np.sqrt(((xx - cx) / rx) ** 2 + ((yy - cy) / ry) ** 2)
    s = np.clip(1 - d, 0, 1) * steps
    if floor is not None: s = s * floor
    return relight(img, s, LIGHTER if lut is None else lut)


def beam(img, x, y0, w0, y1, w1, steps=1.0, soft=10):
    """Shaft of light: trapezium, lighter inside, soft edges."""
    yy, xx = np.mgrid[0:img.shape[0], 0:img.shape[1]]; t = np.clip((yy - y0) / (y1 - y0), 0, 1); half = w0 + (w1 - w0) * t
    s = np.clip((half - np.abs(xx - x)) / soft, 0, 1) * steps * ((yy >= y0) & (yy <= y1))
    return relight(img, s, LIGHTER)


# ---------------------------------------------------------------------- props
def pedestal(w=56, h=44, mat="stone", trim=None):
    def draw(f):
        g = f.group()
        f.poly([(6, 10), (w - 6, 10), (w - 6, h - 5), (6, h - 5)], mat, round=3, group=g)
        f.poly([(11, 15), (w - 11, 15), (w - 11, h - 9), (11, h - 9)], mat, round=1.4, tilt=(.1, .25), group=f.group(), shadow=0, bias=-.1)
        f.poly([(2, h - 8), (w - 2, h - 8), (w - 1, h - 1), (1, h - 1)], mat, round=2.2)
        f.poly([(1, 5), (w - 1, 5), (w - 1, 11), (1, 11)], mat, round=2)
        f.poly([(5, 1), (w - 5, 1), (w - 1, 5.4), (1, 5.4)], mat, round=0, tilt=(-.15, -1.1), group=f.group(), shadow=0)
        if trim: f.poly([(2, 7.6), (w - 2, 7.6), (w - 2, 9.4), (2, 9.4)], trim, round=1, line=False, shadow=0)
    return art.forged(f"pedestal/{w}/{h}/{mat}/{trim}", w, h, draw)


def item(name):
    """32x32 showpieces for pedestals."""
    if name == "ball": return art.prop("crystal_0")
    def torch(f):
        f.cone(16, 31, 1.8, 16, 17, 2.6, "wood"); f.poly([(11.5, 13), (20.5, 13), (19, 18), (13, 18)], "iron", round=1.8)
        f.poly([(11, 13.4), (9.6, 9), (12, 6), (12.4, 2.6), (15, 4), (16.8, 0), (18, 4), (20.4, 2.4), (20.4, 7), (22.2, 9.4), (20.6, 13.4)], "lava", round=5, smooth=2, shadow=0)
        f.poly([(13, 13), (12.6, 9.6), (14.6, 7), (16.2, 3.6), (17.8, 7), (19.2, 10), (19, 13)], "fire", round=3.5, smooth=2, line=False, shadow=0)
    def key(f):
        f.ellipse(16, 8, 6.6, 6.6, "gold", hz=2.4); f.ellipse(16, 8, 3, 3, "shadow", line=False, shadow=0)
        f.cone(16, 14, 1.7, 16, 30, 1.7, "gold"); f.cone(16, 15.6, 2.4, 16, 16.4, 2.4, "brass")
        for y, l in ((24, 5.4), (29, 6.6)): f.poly([(17, y - 1.6), (16 + l, y - 1.6), (16 + l, y + 1.6), (17, y + 1.6)], "gold", round=1.2)
        f.stamp(["w", "w"], 11, 5, {"w": "white"})
    def sword(f):
        from ..heroes import sword as sw
        sw(f, 16, 6.5, 90, 25, 2.6)
        f.ellipse(16, 3, 2.2, 2.2, "scarlet", weight=1.4)
    def potion(f):
        f.ellipse(16, 20.5, 9.6, 9, "scarlet", bias=.06); f.ellipse(16, 17, 7, 3, "lava", line=False, shadow=0, bias=-.2)
        f.cone(16, 12, 3.2, 16, 7, 3.0, "ghost", line=False, shadow=0); f.cone(16, 3, 2.2, 16, 5.6, 2.4, "wood"); f.cone(12.6, 10, 1.1, 19.4, 10, 1.1, "gold", shadow=0)
        f.stamp([".ww", "ww.", "w..", "w.."], 9, 15, {"w": "white"}); f.stamp(["w", "."], 21, 23, {"w": "cream"})
    return art.forged(f"item/{name}", 32, 32, {"torch": torch, "key": key, "sword": sword, "potion": potion}[name])


def crown():
    def draw(f):
        for x, y in ((6, 7), (18, 3), (30, 7)): f.poly([(x - 5.5, 17), (x, y), (x + 5.5, 17)], "gold", round=2)
        g = f.group(); f.poly([(3, 14), (33, 14), (31, 22), (5, 22)], "gold", round=2.4, group=g); f.cone(5, 21.6, 1.3, 31, 21.6, 1.3, "brass")
        for x, y in ((6, 6.4), (18, 2.8), (30, 6.4)): f.ellipse(x, y, 2, 2, "scarlet" if x == 18 else "teal", weight=1.3)
        for x, m in ((10, "teal"), (18, "scarlet"), (26, "teal")): f.ellipse(x, 17.6, 1.9, 1.9, m, weight=1.3)
    return art.forged("crown", 36, 26, draw)


def star(c="gold4"):
    from .icons import grid
    return grid("""
...k...
..kgk..
kkkgkkk
kgggggk
.kgggk.
kggkggk
kkk.kkk""")


def big_chest(opened=True):
    """64x60 chest: the same drawing commands on a canvas 4/3 as large."""
    def make():
        f = art.Scaled(64, 60); f.k = 4 / 3
        f.stamp = lambda rows, x, y, key: Forge.stamp(f, rows, x, y, key)
        props.chest(f, 1.0 if opened else 0.0); return f.render()
    return art.cached(f"bigchest/{opened}", make)


def portcullis(w, h, gap=12, mat="iron", bias=-.05):
    def draw(f):
        for y in range(8, h - 8, 18): f.poly([(0, y), (w, y), (w, y + 4), (0, y + 4)], mat, round=1.4, bias=bias - .08)
        x = gap / 2
        while x < w:
            f.poly([(x - 2.4, 0), (x + 2.4, 0), (x + 2.4, h - 9), (x, h - 1), (x - 2.4, h - 9)], mat, round=1.8, bias=bias); x += gap
            for y in range(10, h - 8, 18): f.ellipse(x - gap, y, 2.2, 2.2, mat, shadow=.5, bias=bias)
    return art.forged(f"portcullis/{w}/{h}/{gap}/{mat}/{bias}", w, h, draw)


