"""art.py - one door to every sprite, with a disk cache.  Nothing here is drawn; it only asks the forge.

    sp = art.hero("knight", "cheer", 2)      -> Sprite(img, ax, ay, rx): ax, ay = the point that stands on the floor
    art.big_hero(...)                        -> the hero re-forged at twice the size (silhouettes of the title only)
"""
from __future__ import annotations
import hashlib, os, tempfile
from collections import namedtuple
from pathlib import Path
import numpy as np
from ..forge import Forge
from ..rig import Joints, animations
from ..turn import Turned
from .. import heroes, monsters, monsters2, bosses, bosses2, bosses3, props

def _sources():
    """A change to any of the drawing code starts a cache of its own."""
    here = Path(__file__).resolve().parent
    drawn = [p for p in sorted(here.parent.glob("*.py")) + [here / f"{n}.py" for n in ("art", "stage", "logo", "ui", "icons", "mockups")] if not p.name.startswith("build_")]
    return hashlib.md5(b"".join(p.read_bytes() for p in drawn)).hexdigest()[:12]


CACHE = os.path.join(tempfile.gettempdir(), "dungeon-arcade-forge", _sources())
Sprite = namedtuple("Sprite", "img ax ay rx")
_mem: dict = {}


def cached(key, fn):
    if key in _mem: return _mem[key]
    p = os.path.join(CACHE, key.split("/")[0] + "_" + hashlib.md5(key.encode()).hexdigest()[:16] + ".npy")
    if os.path.exists(p): a = np.load(p)
    else:
        a = np.asarray(fn()).astype(np.uint8); os.makedirs(CACHE, exist_ok=True); np.save(p, a)
    _mem[key] = a.astype(int)
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


def hero(name, anim="idle", k=0, flip=False):
    a = cached(f"hero/{name}/{anim}/{k}/{flip}", lambda: _hero(name, anim, k, flip, False))
    fx, fy = heroes.FEET
    img, ax, ay = trim(a, heroes.FRAME_W - fx if flip else fx, fy)
    return Sprite(img, ax, ay, 17)


def big_hero(name, anim="idle", k=0, flip=False):
    a = cached(f"bighero/{name}/{anim}/{k}/{flip}", lambda: _hero(name, anim, k, flip, True))
    fx, fy = heroes.FEET
    img, ax, ay = trim(a, 2 * (heroes.FRAME_W - fx if flip else fx), 2 * fy)
    return Sprite(img, ax, ay, 34)


def torchbearer(name="scout"):
    """A hero who holds a burning torch up in the near hand."""
    from dataclasses import replace
    draw, body, idle, *_ = heroes.HEROES[name]
    p = replace(idle, nhand=(11, .5), fhand=(3.5, 9), lean=1.0, nfoot=(3, 0), ffoot=(-1, 0))
    j = Joints(body, p)
    def make():
        f = Turned(heroes.FRAME_W, heroes.FRAME_H, ox=heroes.FRAME_OX, oy=heroes.FRAME_OY); draw(f, j, p); x, y = j.nhand
        f.cone(x - 2, y + 4, 1.3, x + 4.4, y - 9, 1.7, "wood"); f.cone(x + 3.6, y - 8, 2.4, x + 4.8, y - 10.4, 2.8, "iron")
        o = x + 5.4, y - 11.4
        f.poly([(o[0] - 4.4, o[1] + 1), (o[0] - 5, o[1] - 4), (o[0] - 2.6, o[1] - 6), (o[0] - 2, o[1] - 11), (o[0] + .6, o[1] - 7.6), (o[0] + 2.4, o[1] - 14), (o[0] + 3.6, o[1] - 7), (o[0] + 5, o[1] - 4), (o[0] + 4.2, o[1] + 1)], "lava", round=4, smooth=2, shadow=0)
        f.poly([(o[0] - 2.4, o[1] + .6), (o[0] - 2, o[1] - 3.6), (o[0] + .4, o[1] - 5), (o[0] + 1.8, o[1] - 9), (o[0] + 2.8, o[1] - 3.4), (o[0] + 2.2, o[1] + .6)], "fire", round=3, smooth=2, line=False, shadow=0)
        f.ellipse(x, y, 2.1, 2.1, "skin"); return f.render()
    a = cached(f"torchbearer/{name}", make); fx, fy = heroes.FEET
    img, ax, ay = trim(a, fx, fy); x, y = j.nhand
    return Sprite(img, ax, ay, 17), (round(x + heroes.FRAME_OX + 5 - fx), round(y + heroes.FRAME_OY - 16 - fy))      # flame relative to the feet


def portrait(name):
    """28x28 head and shoulders."""
    def make():
        draw, body, idle, wind, strike = heroes.HEROES[name]
        f = Turned(heroes.HERO_W, heroes.HERO_H, oy=heroes.LIFT); j = Joints(body, idle); draw(f, j, idle)
        x, y = int(j.head[0]) - 13, int(j.head[1]) + heroes.LIFT - 16
        return f.render()[y:y + 28, x:x + 28]
    return cached(f"portrait/{name}", make)


def monster(name, flip=False, **pose):
    key = f"mon/{name}/{flip}/{sorted(pose.items())}"
    if name in monsters2.MONSTERS2 or (name in monsters2.DEFEATED and "dead" in pose):
        a = cached(key, lambda: monsters2.frame(name, flip=flip, **pose)); ax, ay = monsters2.ANCHOR[name]; rx = monsters2.SHADOW[name]
    else:
        def make():
            f = Forge(monsters.W, monsters.H, flip=flip); monsters.MONSTERS[name](f, **pose)
            im = f.render(outline="teal1" if name == "ghost" else "ink", sel=name != "ghost")
            return monsters.dissolve(im, 48, 64) if name == "ghost" else im
        a = cached(key, make); ax, ay = {"spider": (38, 60), "ghost": (38, 60)}.get(name, monsters2.ANCHOR.get(name, (38, 60))); rx = {"spider": 26, "ghost": 12}.get(name, 17)
    im, x, y = trim(a, a.shape[1] - ax if flip else ax, ay)
    return Sprite(im, x, y, rx)


def boss(name, **pose):
    key = f"boss/{name}/{sorted(pose.items())}"
    if name in bosses2.BOSSES2:
        d, w, h, ox, oy = bosses2.BOSSES2[name]; ay = bosses2.GROUND[name]; cls = Forge
        ax, rx = {"medusa": (112, 74), "vampire": (102, 46), "sphinx": (104, 84), "wolf_pack": (128, 104), "necromancer": (108, 50)}[name]
    elif name in bosses3.BOSSES3:
        d, w, h, ox, oy = bosses3.BOSSES3[name]; ax, ay = bosses3.FEET[name]; rx, cls = 60, Turned
    else:
        d, w, h, ox, oy = bosses.BOSSES[name]; ax, ay, rx, cls = w // 2 + 10, 134 + oy if name == "mega_dragon" else h - 6, 62, Turned
    def make():
        f = cls(w, h, ox=ox, oy=oy); d(f, **pose); return f.render()
    im, x, y = trim(cached(key, make), ax, ay)
    return Sprite(im, x, y, rx)


def prop(name):
    return cached(f"prop/{name}", lambda: props.prop(name))


def forged(key, w, h, fn, ss=4, **kw):
    """Cache for one-off forge drawings: fn(f) draws."""
    def make():
        f = Forge(w, h, ss=ss, **kw); fn(f); return f.render()
    return cached(f"forged/{key}", make)
