"""One door to what the forge draws for the interface: heroes at twice the size, portraits, props.

    sp = art.big_hero("knight", "cheer", 2)      -> Sprite(img, ax, ay, rx): ax, ay = the point that stands on the floor
"""
from __future__ import annotations
from collections import namedtuple
import numpy as np
from ..forge import Forge
from ..rig import Joints, animations
from ..turn import Turned
from .. import heroes, props

Sprite = namedtuple("Sprite", "img ax ay rx")
_mem: dict = {}


def cached(key, fn):
    """Draw once a run; the same array each time, so copy it before painting on it."""
    if key not in _mem: _mem[key] = np.asarray(fn()).astype(int)
    return _mem[key]


def trim(img, ax, ay):
    ys, xs = np.where(img > 0)
    y0, y1, x0, x1 = ys.min(), ys.max() + 1, xs.min(), xs.max() + 1
    return img[y0:y1, x0:x1], ax - x0, ay - y0


class Scaled(Turned):
    """The same drawing commands on a larger canvas: geometry is re-drawn, stamps are enlarged (scale2x)."""
    k = 2.0
    def _s(self, p): return tuple(self.k * v for v in p)
    def ellipse(self, x, y, rx, ry, mat, rot=0.0, hz=None, **kw):
        return super().ellipse(x, y, rx * self.k, ry * self.k, mat, rot=rot, hz=hz and hz * self.k, **self._kw(kw))
    def cone(self, x0, y0, r0, x1, y1, r1, mat, **kw):
        return super().cone(x0, y0, r0 * self.k, x1, y1, r1 * self.k, mat, **self._kw(kw))
    def curve(self, pts, radii, mat, n=6, **kw):
        return super().curve(pts, [r * self.k for r in radii], mat, n=n, **self._kw(kw))
    def poly(self, pts, mat, round=2.0, smooth=0, soft=0.0, **kw):
        return super().poly(pts, mat, round=round * self.k, smooth=smooth, soft=soft * self.k, **self._kw(kw))
    def crease(self, pts, width, amount=.3, only=None, n=6):
        return super().crease(pts, width * self.k, amount, only, n)
    def _kw(self, kw):
        if "merge" in kw: kw = {**kw, "merge": kw["merge"] * self.k}
        if "z" in kw: kw = {**kw, "z": kw["z"] * self.k}
        return kw
    def _contact(self, win, mask, group, amount, dx=.9, dy=1.5):
        return super()._contact(win, mask, group, amount, dx * self.k, dy * self.k)
    def _pt(self, x, y):
        x, y = self.at(x, y); x, y = (x + self.ox) * self.k, (y + self.oy) * self.k
        return (self.w - x if self.flip else x), y
    def stamp(self, rows, x, y, key):
        wd = max(len(r) for r in rows); g = np.array([list(r.ljust(wd, ".")) for r in rows])
        h, w = g.shape; P = np.pad(g, 1, mode="edge"); out = np.empty((h * 2, w * 2), g.dtype)      # Scale2x
        for j in range(h):
            for i in range(w):
                e = g[j, i]; b, d, f, q = P[j, i + 1], P[j + 1, i], P[j + 1, i + 2], P[j + 2, i + 1]
                out[2*j, 2*i] = d if d == b and b != f and d != q else e
                out[2*j, 2*i+1] = f if b == f and b != d and f != q else e
                out[2*j+1, 2*i] = d if d == q and d != b and q != f else e
                out[2*j+1, 2*i+1] = f if q == f and d != q and b != f else e
        if self._a or (self._qx, self._qy) != (self._px, self._py):              # turned figure: the stamp turns in quarter steps
            cx, cy = self.at(x + w / 2, y + h / 2); out = np.rot90(out, -(round(self._a / 90) % 4)); x, y = cx - out.shape[1] / 4, cy - out.shape[0] / 4
        self.stamps.append((["".join(r) for r in out], x, y, key))


def _hero(name, anim, k, flip, big):
    draw, body, idle, wind, strike = heroes.HEROES[name]
    p = animations(idle, wind, strike, heroes.OWN.get(name))[anim][k]
    W, H, ox, oy = heroes.FRAME_W, heroes.FRAME_H, heroes.FRAME_OX, heroes.FRAME_OY
    f = Scaled(W * 2, H * 2, ox=ox, oy=oy - p.hop, flip=flip) if big else Turned(W, H, ox=ox, oy=oy - p.hop, flip=flip)
    if p.turn or p.to: f.place(p.turn, p.pivot, p.to or p.pivot)
    draw(f, Joints(body, p), p)
    return f.render()


def big_hero(name, anim="idle", k=0, flip=False):
    a = cached(f"bighero/{name}/{anim}/{k}/{flip}", lambda: _hero(name, anim, k, flip, True))
    fx, fy = heroes.FEET
    img, ax, ay = trim(a, 2 * (heroes.FRAME_W - fx if flip else fx), 2 * fy)
    return Sprite(img, ax, ay, 34)


def portrait(name):
    """28x28 head and shoulders."""
    def make():
        draw, body, idle, wind, strike = heroes.HEROES[name]
        f = Turned(heroes.HERO_W, heroes.HERO_H, oy=heroes.LIFT); j = Joints(body, idle); draw(f, j, idle)
        x, y = int(j.head[0]) - 13, int(j.head[1]) + heroes.LIFT - 16
        return f.render()[y:y + 28, x:x + 28]
    return cached(f"portrait/{name}", make)


def prop(name):
    return cached(f"prop/{name}", lambda: props.prop(name))


def forged(key, w, h, fn, ss=4, **kw):
    """Cache for one-off forge drawings: fn(f) draws."""
    def make():
        f = Forge(w, h, ss=ss, **kw); fn(f); return f.render()
    return cached(f"forged/{key}", make)
