"""Room painter: deferred lighting on a height map, then banding with ordered dither.

1. build  height H(x,y)  and  albedo A(x,y)  for wall and floor (numpy, seeded per room)
2. light  ambient + point lights; each light uses the surface normal taken from H
3. band   light*albedo into a COLD ramp (stone) or a WARM ramp (umber-bone) - the choice and the
          band edges are dithered with a 4x4 Bayer matrix, so every pixel is a palette colour
Backgrounds never use the two brightest slots: those belong to characters and treasure.
"""
from __future__ import annotations
import math
import numpy as np
from .palette import INDEX

BAYER = (np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) + .5) / 16
def _ramp(names): return [INDEX[n] for n in names.split()]

# theme: cold ramp (unlit stone), warm ramp (stone in light), ambient level
THEMES = {
    "chamber":  ("ink night stone1 stone2 stone3 stone4", "ink umber wood1 bone1 bone2 wood4", .30),
    "treasure": ("ink umber wood1 bone1 bone2 bone3", "ink umber gold1 wood3 wood4 gold4", .34),
    "lair":     ("ink night moss1 green1 moss2 moss3", "ink umber wood1 moss2 moss3 moss4", .27),
    "traps":    ("ink night steel1 stone2 steel2 steel3", "ink umber wood1 bone1 bone2 wood4", .28),
    "boss":     ("ink night purp1 stone2 stone3 stone4", "ink umber red1 red2 red3 gold3", .24),
    # single rooms and families of rooms
    "scorched": ("ink umber wood1 red1 wood2 skin2", "ink umber red1 red2 gold2 wood4", .26),
    "cavern":   ("ink night stone1 bone1 bone2 bone3", "ink umber wood1 bone1 wood3 wood4", .30),
    "sewer":    ("ink night green1 teal1 green2 moss3", "ink night moss1 green2 moss3 moss4", .30),
    "camp":     ("ink night stone1 bone1 stone3 bone3", "ink umber wood1 wood2 gold2 gold3", .30),
    "graves": ("ink night steel1 stone2 steel2 steel3", "ink night green1 green2 moss2 moss3", .28),
    "jungle":   ("ink night green1 moss1 moss2 moss3", "ink umber moss1 moss2 moss3 moss4", .32),
    "cellar":   ("ink night stone1 bone1 bone2 bone3", "ink umber wood1 wood2 wood3 wood4", .27),
    "store":    ("ink night steel1 stone2 stone3 stone4", "ink umber wood1 bone1 bone2 wood4", .32),
    "royal": ("ink night purp1 stone2 stone3 stone4", "ink umber wood1 wood3 wood4 bone3", .32),
    "gilded": ("ink umber wood1 wood2 wood3 wood4", "ink umber gold1 wood3 wood4 gold3", .30),
    "jade": ("ink night green1 teal1 teal2 teal3", "ink umber gold1 moss3 wood4 gold3", .30),
    "crimson": ("ink umber red1 red1 skin1 skin2", "ink umber gold1 gold2 wood4 gold3", .32),
    "alchemy":  ("ink night blue1 stone2 stone3 stone4", "ink umber wood1 bone1 bone2 wood4", .34),
    "foundry":  ("ink ink umber stone1 bone1 bone2", "ink umber red1 red2 gold2 gold3", .30),
    "dread":    ("ink night stone1 stone2 stone3 stone4", "ink umber red1 skin1 skin2 skin3", .27),
    "quarrel":  ("ink umber wood1 wood2 bone2 bone3", "ink umber gold1 wood3 wood4 gold3", .30),
    "office":   ("ink umber wood1 wood2 wood3 wood4", "ink umber gold1 wood3 wood4 gold3", .32),
    "garden": ("ink night steel1 steel2 stone4 stone4", "ink night teal1 teal2 teal3 teal3", .36),
    "desert": ("ink umber wood1 wood2 wood3 wood4", "ink umber gold1 wood3 wood4 gold3", .42),
    "moonlit": ("ink night blue1 steel1 steel2 steel2", "ink night steel1 steel2 steel3 steel3", .30),
    "maze":     ("ink umber red1 skin1 skin2 wood4", "ink umber gold1 skin2 wood4 gold3", .28),
    "vampire":  ("ink night purp1 red1 stone3 stone4", "ink umber red1 red2 red3 gold3", .28),
    "ritual":   ("ink night purp1 stone1 stone2 stone3", "ink night green1 green2 green3 green4", .30),
    "inferno": ("ink ink umber wood1 red1 red2", "ink umber red1 red2 gold2 gold3", .30),
    "quarry": ("ink night stone1 stone2 steel2 stone4", "ink umber wood1 bone1 bone2 bone3", .34),
    "tomb":     ("ink night teal1 bone1 bone2 bone3", "ink umber gold1 gold2 wood4 gold3", .28),
    "crypt":    ("ink night stone1 teal1 stone3 stone4", "ink night teal1 teal2 teal3 teal4", .28),
}
WOOD = [INDEX[n] for n in "ink umber wood1 wood2 wood3 wood4".split()]
MOSS = [INDEX[n] for n in "ink night green1 moss2 moss3 moss4".split()]
# colours of light: the ramp that stone takes on where such a light prevails ("warm" is the theme's own)
LIGHTS = {
    "fire": "ink umber red1 red2 red3 gold2", "gold": "ink umber gold1 wood3 wood4 gold3", "teal": "ink night teal1 teal2 teal2 teal3",
    "green": "ink night green1 green2 green3 green3", "moon": "ink night steel1 steel2 steel2 steel3", "purple": "ink night purp1 purp2 purp2 purp3",
    "day": "ink umber bone1 bone2 bone2 bone3", "blue": "ink night blue1 blue2 blue2 blue3", "torch": "ink umber wood1 bone1 bone2 wood4",
    "blood": "ink umber red1 red1 red2 red3",
}
CLOTH = {"red": "ink umber red1 red2 red3 red4", "blue": "ink night blue1 blue2 blue3 blue4", "purple": "ink night purp1 purp2 purp3 purp4"}


def noise(rng, w, h, cell):
    """Smooth value noise in -1..1."""
    gw, gh = int(w / cell) + 3, int(h / cell) + 3
    g = rng.uniform(-1, 1, (gh, gw))
    y, x = np.mgrid[0:h, 0:w] / cell
    x0, y0 = x.astype(int), y.astype(int); fx, fy = x - x0, y - y0
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    a = g[y0, x0] * (1 - fx) + g[y0, x0 + 1] * fx; b = g[y0 + 1, x0] * (1 - fx) + g[y0 + 1, x0 + 1] * fx
    return a * (1 - fy) + b * fy


class Room:
    def __init__(self, w=640, h=256, wall=128, seed=1, theme="chamber"):
        cold, warm, self.ambient = THEMES[theme]; self.cold, self.warm = _ramp(cold), _ramp(warm)
        self.w, self.h, self.wall = w, h, wall
        self.rng = np.random.default_rng(seed)
        self.H = np.zeros((h, w)); self.A = np.full((h, w), .6)
        self.mat = np.zeros((h, w), int)                       # 0 stone, 1 wood, 2 moss, 3.. cloth
        self.ramps = [self.cold, WOOD, MOSS]
        self.lights = []; self.washes = getattr(self, "washes", [])
        self.emit = np.zeros((h, w))                           # light that a surface gives by itself (lava, windows)
        self._wall(); self._floor()

    # ------------------------------------------------------------- surfaces
    def _block(self, x0, y0, x1, y1, lift=1.0, tone=0.0):
        """One dressed stone: bevelled edge and chipped corners."""
        x0, x1, y0, y1 = max(0, x0), min(self.w, x1), max(0, y0), min(self.h, y1)
        if x1 - x0 < 2 or y1 - y0 < 2: return
        yy, xx = np.mgrid[y0:y1, x0:x1]
        d = np.minimum(np.minimum(xx - x0, x1 - 1 - xx), np.minimum(yy - y0, y1 - 1 - yy)).astype(float)
        self.H[y0:y1, x0:x1] = lift * np.clip(d / 2.0, 0, 1) * 2.0
        self.A[y0:y1, x0:x1] = np.where(d < .5, .22, .60 + tone)

    def _wall(self): self._wall_of_blocks()
    def _floor(self): self._floor_of_flags()

    def _wall_of_blocks(self):
        r, y, row = self.rng, 0, 0
        while y < self.wall - 10:
            hgt = int(r.integers(14, 19)); hgt = min(hgt, self.wall - 10 - y)
            x = -int(r.integers(0, 24))
            while x < self.w:
                wd = int(r.integers(22, 42))
                self._block(x, y, x + wd, y + hgt, 1.0, float(r.normal(0, .055)))
                x += wd
            y += hgt; row += 1
        x = -10                                                      # plinth
        while x < self.w:
            wd = int(r.integers(34, 60)); self._block(x, self.wall - 10, x + wd, self.wall, 1.5, .06); x += wd
        n = noise(r, self.w, self.wall, 9) * .5 + noise(r, self.w, self.wall, 4) * .3
        self.H[:self.wall] += n * .55
        self.A[:self.wall] += n * .05
        yy = np.arange(self.wall)[:, None] / self.wall
        self.A[:self.wall] *= .70 + .36 * np.clip(yy * 2.2, 0, 1)             # ceiling gloom
        for _ in range(9): self._crack(int(r.integers(10, self.w - 10)), int(r.integers(6, self.wall - 34)))
        self._moss()

    def _crack(self, x, y):
        r = self.rng; a = r.uniform(40, 140)
        for _ in range(int(r.integers(8, 20))):
            a += r.normal(0, 28); x += math.cos(math.radians(a)); y += math.sin(math.radians(a))
            ix, iy = int(x), int(y)
            if 1 <= ix < self.w - 1 and 1 <= iy < self.wall - 12: self.H[iy, ix] -= 2.2; self.A[iy, ix] *= .5

    def _moss(self):
        n = noise(self.rng, self.w, self.h, 22) + noise(self.rng, self.w, self.h, 5) * .6
        yy = np.arange(self.h)[:, None]
        near = np.exp(-np.abs(yy - (self.wall - 3)) / 9.0)
        m = (n * .6 + near * 1.1 > 1.06)
        self.mat[m] = 2; self.H[m] += .5

    def _floor_of_flags(self):
        """Flagstones in mild perspective: rows get taller towards the viewer."""
        r = self.rng; y = self.wall; k = 0
        vx, vy = self.w / 2, self.wall - 420                                   # vanishing point far above
        while y < self.h:
            hgt = 9 + 3.4 * k; y1 = int(min(self.h, y + hgt)); y0 = int(y)
            step = 46; off = (k % 2) * step / 2 + r.uniform(-6, 6)
            for i in range(-12, 13):
                self._flag(vx, vy, i * step + off, (i + 1) * step + off, y0, y1, float(r.normal(0, .05)))
            y = y1; k += 1
        fl = slice(self.wall, self.h)
        n = noise(r, self.w, self.h - self.wall, 11) * .5 + noise(r, self.w, self.h - self.wall, 4) * .3
        self.H[fl] += n * .5; self.A[fl] += n * .045
        self.A[self.wall:self.wall + 5] *= np.array([.35, .5, .65, .8, .9])[:, None]     # contact shadow of the wall

    def _flag(self, vx, vy, b0, b1, y0, y1, tone):
        for y in range(y0, min(y1, self.h)):
            s = (y - vy) / (self.wall - vy)
            x0, x1 = vx + b0 * s, vx + b1 * s
            a, b = int(round(x0)), int(round(x1))
            if b <= 0 or a >= self.w: continue
            a, b = max(0, a), min(self.w, b)
            xs = np.arange(a, b)
            d = np.minimum(np.minimum(xs - x0, x1 - xs), min(y - y0, y1 - 1 - y) * 1.4 + .2)
            self.H[y, a:b] = np.clip(d / 2.2, 0, 1) * 1.6
            self.A[y, a:b] = np.where(d < .8, .24, .52 + tone)

    # ------------------------------------------------------------- furniture of the wall
    def pillar(self, x, w=26):
        x0, x1 = max(0, x), min(self.w, x + w)
        sl = slice(0, self.wall + 4), slice(x0, x1)
        u = (np.arange(x0, x1) - x - w / 2 + .5) / (w / 2)
        self.H[sl] = (9 * np.sqrt(np.clip(1 - u * u, 0, 1)) + np.cos(u * 9.5) * .5)[None, :]
        self.A[sl] = np.where(np.abs(u) > .97, .15, .62)[None, :]
        self.mat[sl] = 0
        for y in range(34, self.wall - 20, 30): self.A[y, x0:x1] *= .45              # drum joints
        for y, h, e in ((0, 9, 4), (10, 4, 2), (self.wall - 12, 5, 2), (self.wall - 7, 12, 5)):
            self._block(x - e, y, x + w + e, y + h, 2.2, .08)
            self.mat[y:y + h, max(0, x - e):x + w + e] = 0
        n = self.A[0:self.wall, x1:x1 + 7].shape[1]
        self.A[0:self.wall, x1:x1 + 7] *= np.linspace(.55, .95, 7)[None, :n]        # cast shadow

    def arch(self, cx, w=54, h=96, depth=.10):
        """Doorway: dark opening with voussoirs."""
        top = self.wall - h
        yy, xx = np.mgrid[0:self.wall, 0:self.w]
        r = w / 2; cy = top + r
        d = np.where(yy < cy, np.hypot(xx - cx + .5, yy - cy), np.abs(xx - cx + .5))
        ring = (d < r + 11) & (d >= r); hole = d < r
        ang = np.degrees(np.arctan2(yy - cy, xx - cx + .5))
        seam = np.where(yy < cy, (np.abs((ang % 20) - 10) > 9.0), ((yy - int(cy)) % 15 == 0))
        t = (d - r) / 11
        hh = 3.4 * np.clip(np.minimum(t, 1 - t) * 4, 0, 1)
        self.H[:self.wall][ring] = hh[ring]; self.A[:self.wall][ring] = .66; self.mat[:self.wall][ring] = 0
        self.A[:self.wall][ring & seam] = .24
        self.H[:self.wall][hole] = -8; self.mat[:self.wall][hole] = 0
        self.A[:self.wall][hole] = (depth * np.clip((r - d) / r * -.6 + 1, 0, 1))[hole]

    def banner(self, x, w=30, h=64, y=14, color="red"):
        k = len(self.ramps); self.ramps.append([INDEX[n] for n in CLOTH[color].split()])
        yy, xx = np.mgrid[y:y + h, x:x + w]
        tail = (yy - y) < h - 11 + np.abs(xx - x - w / 2 + .5) * .75
        u = (xx - x) / w
        fold = np.sin(u * 10 + (yy - y) * .02) * 1.5
        H, A, M = self.H[y:y + h, x:x + w], self.A[y:y + h, x:x + w], self.mat[y:y + h, x:x + w]
        H[tail] = (4 + fold)[tail]; A[tail] = .56; M[tail] = k
        g = len(self.ramps); self.ramps.append([INDEX[n] for n in "ink umber gold1 gold2 gold3 gold4".split()])
        edge = tail & ((xx - x < 2) | (x + w - 1 - xx < 2) | (yy - y > h - 14 + np.abs(xx - x - w / 2 + .5) * .75))
        M[edge] = g
        c = (np.abs(xx - x - w / 2 + .5) + np.abs(yy - y - 24) < 8.5) & ~(np.abs(xx - x - w / 2 + .5) + np.abs(yy - y - 24) < 5)
        c |= (np.abs(xx - x - w / 2 + .5) + np.abs(yy - y - 24) < 2.6)
        M[c] = g
        self._bar(x - 3, y - 3, w + 6, 3); self.A[y:y + h, x + w:x + w + 4] *= .6
        sl = self.A[y + h - 8:y + h + 3, x:x + w]; sl[self.mat[y + h - 8:y + h + 3, x:x + w] < 2] *= .7

    def _bar(self, x, y, w, h):
        self.H[y:y + h, x:x + w] = 6; self.A[y:y + h, x:x + w] = .6; self.mat[y:y + h, x:x + w] = 1

    def light(self, x, y, z=26, power=1.0, radius=88, warm=1.0, colour="warm"):
        self.lights.append((x, y, z, power, radius, warm, colour))

    # ------------------------------------------------------------- render
    def render(self, ambient=None, flicker=0.0, vignette=.30):
        h, w = self.h, self.w
        ambient = self.ambient if ambient is None else ambient
        yy, xx = np.mgrid[0:h, 0:w]
        gy, gx = np.gradient(self.H)
        nx, ny, nz = -gx * .55, -gy * .55, np.ones_like(gx)
        floor = yy >= self.wall
        ny = np.where(floor, ny - .9, ny)                       # the floor faces up
        n = np.sqrt(nx * nx + ny * ny + nz * nz); nx, ny, nz = nx / n, ny / n, nz / n
        base = ambient * (.72 + .5 * (-nx * .5 - ny * .6 + nz * .35))
        lit = base.copy(); warm = np.zeros_like(lit); tinted = {"warm": np.zeros_like(lit)}
        for k, (lx, ly, lz, p, rad, wm, colour) in enumerate(self.lights):
            p = p * (1 + flicker * math.sin(k * 2.4 + flicker * 40))
            dx, dy = lx - xx, (ly - yy)
            dz = np.full_like(lit, lz)
            dyf = np.where(floor, (self.wall - 6 - yy) * 1.25 - 14, dy)   # floor is nearer to the viewer than its y says
            dd = np.sqrt(dx * dx + dyf * dyf + dz * dz)
            ndl = np.clip((nx * dx + ny * np.where(floor, ly - yy, dy) * 1.0 + nz * dz) / np.sqrt(dx * dx + dy * dy + dz * dz), 0, 1)
            e = p * ndl / (1 + (dd / rad) ** 2) ** 1.5
            lit += e; warm += e * wm; tinted[colour] = tinted.get(colour, 0) + e * wm
        for field, colour in self.washes:
            lit += field; warm += field; tinted[colour] = tinted.get(colour, 0) + field
        self.lit = lit                                          # kept: props are shaded by the light of their place
        v = self.A * lit * 1.55
        v *= 1 - vignette * (((xx - w / 2) / (w / 2)) ** 2) ** 1.4
        v *= 1 - .10 * np.clip((yy - self.wall) / (h - self.wall), 0, 1) * (1 - np.clip(warm, 0, 1))
        v += self.emit
        wr = np.clip(warm / (lit + 1e-6), 0, 1)
        tile = np.tile(BAYER, (h // 4 + 1, w // 4 + 1))[:h, :w]
        q = np.clip(v * 5.6, 0, 5.49)
        idx = np.clip((q + (tile - .5) * np.where(q < 1.5, .34, .52) + .5).astype(int), 0, 5)
        out = np.array(self.cold)[idx]
        best = np.full((h, w), -1.0); local = np.broadcast_to(np.array(self.cold), (h, w, 6)).copy()
        for colour, part in tinted.items():                     # where lights of several colours meet, the strongest wins
            ramp = self.warm if colour == "warm" else _ramp(LIGHTS[colour])
            spread = .5 if colour == "warm" else 1.1
            m = (wr * 1.55 - .42 + (tile - .5) * spread > .5) & (part * (1 + (tile - .5) * spread) > best); out = np.where(m, np.array(ramp)[idx], out); local[m] = ramp
            best = np.where(m, part * (1 + (tile - .5) * spread), best)
        self.local = local                                      # the ramp of stone at each pixel: rubble is of the same stone
        for k, ramp in enumerate(self.ramps):
            if k: out = np.where(self.mat == k, np.array(ramp)[idx], out)
        return out
