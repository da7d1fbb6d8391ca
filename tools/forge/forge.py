"""forge.py - the sprite forge: 2.5D bodies quantised to pixel art.

Shapes are drawn in *sprite pixels* (floats, y down) on a super-sampled canvas.
Each shape knows its surface normal, so one light (top-left, towards the viewer)
shades everything alike.  `render()` then
    1. votes one part per pixel (majority of the sub-samples, weighted),
    2. bands the mean light of that part into the material's ramp,
    3. removes orphan pixels,
    4. draws inner lines where a later part overlaps an earlier one,
    5. stamps hand-made text-grid details,
    6. draws the selective outer outline.
The result is an indexed image in the master palette.
"""
from __future__ import annotations
import math
import numpy as np
from PIL import Image, ImageDraw
from .palette import MAT, RGB, INDEX, Material

LIGHT = np.array([-0.55, -0.66, 0.51]); LIGHT /= np.linalg.norm(LIGHT)
HALF = LIGHT + np.array([0, 0, 1.0]); HALF /= np.linalg.norm(HALF)
RIM = np.array([0.70, 0.38, 0.0]); RIM /= np.linalg.norm(RIM)

# ---------------------------------------------------------------- textures
def _tex_mail(x, y):
    return np.where((np.floor(x) + np.floor(y)) % 2 == 0, .5, -.5)
def _tex_grain(x, y):
    return np.sin(y * 2.3 + np.sin(x * .45) * 1.2) * .5
def _tex_scale(x, y):
    """Overlapping scallops, 7 x 4 px: only their lower rims are marked."""
    r = np.floor(y / 4.0); u = (x + (r % 2) * 3.5) % 7 - 3.5; v = y - r * 4.0
    e = u * u / 12.25 + v * v / 16.0
    return np.where((e > .70) & (e < 1.0) & (v > 1), -1.0, np.where((e > .2) & (e < .5) & (u < -.5) & (v > 1), .35, 0.0))
def _tex_fur(x, y):
    return np.sin(x * 2.1 + np.sin(y * 1.3) * 1.7) * np.sin(y * .9 + x * .3)
TEXTURES = {"mail": _tex_mail, "grain": _tex_grain, "scale": _tex_scale, "fur": _tex_fur}

# ---------------------------------------------------------------- geometry helpers
def polar(x, y, ang, length):
    """Point at `length` from (x, y); 0 deg = right, 90 = down, -90 = up."""
    a = math.radians(ang)
    return x + math.cos(a) * length, y + math.sin(a) * length

def limb(x, y, a1, l1, a2, l2):
    """Two-bone limb: returns joint (elbow/knee) and end (hand/foot)."""
    j = polar(x, y, a1, l1)
    return j, polar(*j, a2, l2)

def ik(x, y, tx, ty, l1, l2, bend=1):
    """Two-bone inverse kinematics: returns joint and reachable end."""
    dx, dy = tx - x, ty - y
    d = max(1e-3, math.hypot(dx, dy)); d2 = min(d, (l1 + l2) * .999)
    tx, ty = x + dx / d * d2, y + dy / d * d2
    a = math.acos(max(-1, min(1, (l1 * l1 + d2 * d2 - l2 * l2) / (2 * l1 * d2))))
    base = math.atan2(dy, dx) + bend * a
    return (x + math.cos(base) * l1, y + math.sin(base) * l1), (tx, ty)

def spline(pts, n=8, closed=False):
    """Catmull-Rom through `pts`."""
    p = [np.array(q, float) for q in pts]
    if closed: p = [p[-1]] + p + [p[0], p[1]]
    else: p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1:i + 3]
        for k in range(n):
            t = k / n
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                             + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed: out.append(p[-2])
    return [tuple(q) for q in out]

def _blur(a, r):
    """Separable box blur, two passes."""
    r = int(round(r))
    if r < 1: return a
    for _ in range(2):
        for ax in (0, 1):
            pad = [(0, 0), (0, 0)]; pad[ax] = (r + 1, r)
            c = np.cumsum(np.pad(a, pad, mode="edge"), axis=ax)
            n = 2 * r + 1
            a = (c[n:] - c[:-n]) / n if ax == 0 else (c[:, n:] - c[:, :-n]) / n
    return a


class Forge:
    """One sprite under construction."""

    def __init__(self, w, h, ss=4, flip=False, ox=0.0, oy=0.0):
        self.w, self.h, self.ss, self.flip = w, h, ss, flip
        self.ox, self.oy = ox, oy                        # global offset (bob, recoil)
        H, W = h * ss, w * ss
        self.part = np.zeros((H, W), np.int16)
        self.shade = np.zeros((H, W), np.float32)
        self.z = np.full((H, W), -1e3, np.float32)
        self.parts = [dict(mat=None, group=0, line=False, weight=1.0)]
        self._group = 0
        self.stamps = []
        ys, xs = np.mgrid[0:H, 0:W]
        self.X, self.Y = ((xs + .5) / ss).astype(np.float32), ((ys + .5) / ss).astype(np.float32)

    # ------------------------------------------------------------ coordinates
    def _pt(self, x, y):
        x, y = x + self.ox, y + self.oy
        return (self.w - x if self.flip else x), y

    def _win(self, x0, y0, x1, y1, pad=1.0):
        s = self.ss
        a = max(0, int((x0 - pad) * s)), max(0, int((y0 - pad) * s))
        b = min(self.w * s, int((x1 + pad) * s) + 1), min(self.h * s, int((y1 + pad) * s) + 1)
        return slice(a[1], max(a[1], b[1])), slice(a[0], max(a[0], b[0]))

    def group(self):
        """Start a new outline group; parts of one group have no line between them."""
        self._group += 1
        return self._group

    # ------------------------------------------------------------ shading core
    def _commit(self, win, mask, nx, ny, nz, h, mat, group=None, line=True, shadow=1.0,
                merge=0.0, bias=0.0, weight=1.0, only=None, z=0.0, keep=False):
        """Light a shape and write it to the canvas. Keywords shared by every primitive:

        group   outline group: parts of one group get no line between them (default: a new group)
        merge   >0: z-test against the same group, blending light over `merge` px (smooth union)
        z       height offset used by merge
        only    paint only over this group (a decal: belts, tabards); keep=True keeps its light
        line    False: no inner line around this part;  shadow: contact shadow strength (0..1)
        bias    brighter / darker (-.3..+.3);  weight >1: thin parts win the pixel vote
        """
        if mask.size == 0 or not mask.any(): return None
        m: Material = MAT[mat]
        if group is None: group = self.group() if only is None else only
        pid = len(self.parts)
        self.parts.append(dict(mat=m, group=group, line=line, weight=weight, win=win))
        part, shade, zb = self.part[win], self.shade[win], self.z[win]
        grp = np.array([p["group"] for p in self.parts[:-1]])[part]
        if only is not None:
            only = [only] if np.isscalar(only) else only
            mask = mask & np.isin(grp, only) & (part > 0)

        d = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
        lam = np.clip(d, 0, 1)
        s = .10 + .86 * lam
        s = .5 + (s - .5) * m.contrast
        s = s + m.rim * np.clip(nx * RIM[0] + ny * RIM[1], 0, 1) ** 2 * (1 - lam)
        if m.emit: s = s * (1 - m.emit) + m.emit * (.15 + .85 * nz)
        if m.texture:
            k = np.clip(1.25 - np.abs(s - .5) * 2.6, 0, 1) if m.tex_mid else 1.0
            s = s + m.tex_amp * k * TEXTURES[m.texture](self.X[win], self.Y[win])
        top = 1 - 1.02 / (len(m.ramp) - 1)                # last slot is kept for highlights
        s = np.clip(s, .02, top if m.spec else .97)
        if m.spec:
            sp = np.clip(nx * HALF[0] + ny * HALF[1] + nz * HALF[2], 0, 1) ** m.gloss
            s = np.where(sp > 1 - m.spec, np.maximum(s, top + .03 + .1 * sp), s)
        s = np.clip(s + bias, 0, .999)

        zz = z + h
        if only is not None and keep:
            s = np.clip(shade + bias, 0, .999)
        if merge > 0:
            same = (grp == group) & (part > 0)
            diff = zz - zb
            wgt = np.clip(.5 + diff / (2 * merge), 0, 1)
            s = np.where(same, s * wgt + shade * (1 - wgt), s)
            win_pix = mask & (~same | (diff > 0))
            soft = mask & same & (diff <= 0) & (diff > -merge)
            shade[soft] = s[soft]
        else:
            win_pix = mask
        if shadow and only is None:                       # contact shadow on what lies beneath
            self._contact(win, mask, group, shadow)
        part[win_pix] = pid
        shade[win_pix] = s[win_pix]
        zb[win_pix] = zz[win_pix]
        return group

    def _contact(self, win, mask, group, amount, dx=.9, dy=1.5):
        """Darken what lies just below-right of a freshly drawn shape."""
        s = self.ss; sy, sx = int(dy * s), int(dx * s)
        H, W = self.part.shape
        y0, x0 = win[0].start, win[1].start
        y1, x1 = min(H, win[0].stop + sy), min(W, win[1].stop + sx)
        h, w = mask.shape
        own = np.zeros((y1 - y0, x1 - x0), bool); own[:h, :w] = mask
        sh = np.zeros_like(own)
        m = mask[:max(0, own.shape[0] - sy), :max(0, own.shape[1] - sx)]    # nothing lies below the last rows
        sh[sy:sy + m.shape[0], sx:sx + m.shape[1]] = m
        part, shade = self.part[y0:y1, x0:x1], self.shade[y0:y1, x0:x1]
        hit = sh & ~own & (part > 0) & (self._groups()[part] != group)
        shade[hit] = np.maximum(.04, shade[hit] - .22 * amount)

    def _groups(self):
        return np.array([p["group"] for p in self.parts])

    # ------------------------------------------------------------ primitives
    def ellipse(self, x, y, rx, ry, mat, rot=0.0, hz=None, **kw):
        """Ellipsoid. hz = half depth."""
        x, y = self._pt(x, y)
        if self.flip: rot = -rot
        R = max(rx, ry); win = self._win(x - R, y - R, x + R, y + R)
        X, Y = self.X[win] - x, self.Y[win] - y
        a = math.radians(rot); c, s = math.cos(a), math.sin(a)
        u, v = X * c + Y * s, -X * s + Y * c
        q = (u / rx) ** 2 + (v / ry) ** 2
        mask = q <= 1
        hz = hz or min(rx, ry)
        h = hz * np.sqrt(np.clip(1 - q, 0, 1))
        gu, gv, gz = u / rx ** 2, v / ry ** 2, h / hz ** 2
        n = np.sqrt(gu ** 2 + gv ** 2 + gz ** 2) + 1e-6
        gu, gv, gz = gu / n, gv / n, gz / n
        return self._commit(win, mask, gu * c - gv * s, gu * s + gv * c, gz, h, mat, **kw)

    def cone(self, x0, y0, r0, x1, y1, r1, mat, **kw):
        """Tapered capsule from (x0,y0) radius r0 to (x1,y1) radius r1."""
        x0, y0 = self._pt(x0, y0); x1, y1 = self._pt(x1, y1)
        R = max(r0, r1)
        win = self._win(min(x0, x1) - R, min(y0, y1) - R, max(x0, x1) + R, max(y0, y1) + R)
        X, Y = self.X[win], self.Y[win]
        dx, dy = x1 - x0, y1 - y0; L2 = dx * dx + dy * dy + 1e-6
        t = np.clip(((X - x0) * dx + (Y - y0) * dy) / L2, 0, 1)
        r = r0 + (r1 - r0) * t
        ex, ey = X - (x0 + dx * t), Y - (y0 + dy * t)
        dd = np.sqrt(ex * ex + ey * ey)
        mask = dd <= r
        nx, ny = ex / (r + 1e-6), ey / (r + 1e-6)
        nz = np.sqrt(np.clip(1 - nx ** 2 - ny ** 2, 0, 1))
        return self._commit(win, mask, nx, ny, nz, nz * r, mat, **kw)

    def curve(self, pts, radii, mat, n=6, **kw):
        """Smooth tube through pts; radii given at pts. One part."""
        c = np.array(spline([(*p, r) for p, r in zip(pts, radii)], n))
        q = [self._pt(a, b) for a, b in c[:, :2]]
        xs, ys = np.array([a for a, _ in q]), np.array([b for _, b in q]); rs = np.maximum(c[:, 2], .05)
        R = rs.max(); win = self._win(xs.min() - R, ys.min() - R, xs.max() + R, ys.max() + R)
        X, Y = self.X[win], self.Y[win]
        best = np.full(X.shape, 9e9, np.float32); N = [np.zeros_like(X) for _ in range(3)]
        hh = np.zeros_like(X)
        for i in range(len(xs) - 1):
            dx, dy = xs[i + 1] - xs[i], ys[i + 1] - ys[i]; L2 = dx * dx + dy * dy + 1e-6
            t = np.clip(((X - xs[i]) * dx + (Y - ys[i]) * dy) / L2, 0, 1)
            r = rs[i] + (rs[i + 1] - rs[i]) * t
            ex, ey = X - (xs[i] + dx * t), Y - (ys[i] + dy * t)
            dd = np.sqrt(ex * ex + ey * ey) / r
            up = dd < best
            best[up] = dd[up]; N[0][up] = (ex / r)[up]; N[1][up] = (ey / r)[up]; hh[up] = r[up]
        mask = best <= 1
        nz = np.sqrt(np.clip(1 - N[0] ** 2 - N[1] ** 2, 0, 1))
        return self._commit(win, mask, N[0], N[1], nz, nz * hh, mat, **kw)

    def poly(self, pts, mat, round=2.0, smooth=0, soft=0.0, tilt=(0, 0), facet=False, **kw):
        """Polygon puffed up by `round` px (0 = flat). smooth=n rounds the outline with a spline.

        tilt  : leans the flat part's normal (x, y) - e.g. (0,-.5) faces upward
        facet : chamfer instead of round (blades, gems, plates)
        soft  : blur of the relief in px (cloth)
        """
        if smooth: pts = spline(pts, smooth, closed=True)
        q = [self._pt(*p) for p in pts]
        if self.flip: tilt = (-tilt[0], tilt[1])
        xs, ys = np.array([a for a, _ in q]), np.array([b for _, b in q])
        win = self._win(xs.min(), ys.min(), xs.max(), ys.max(), pad=1.5)
        X, Y = self.X[win], self.Y[win]
        if X.size == 0: return None
        s, x0, y0 = self.ss, win[1].start, win[0].start
        im = Image.new("1", (X.shape[1], X.shape[0]))
        ImageDraw.Draw(im).polygon([(a * s - x0 - .5, b * s - y0 - .5) for a, b in q], fill=1)
        mask = np.array(im)
        nx = np.full(X.shape, tilt[0], np.float32); ny = np.full(X.shape, tilt[1], np.float32)
        nz = np.ones_like(nx); h = np.zeros_like(nx)
        if round > 0:
            d = np.full(X.shape, 9e9, np.float32)
            for i in range(len(q)):
                (ax, ay), (bx, by) = q[i - 1], q[i]
                dx, dy = bx - ax, by - ay; L2 = dx * dx + dy * dy + 1e-9
                t = np.clip(((X - ax) * dx + (Y - ay) * dy) / L2, 0, 1)
                d = np.minimum(d, (X - ax - dx * t) ** 2 + (Y - ay - dy * t) ** 2)
            d = np.where(mask, np.sqrt(d), 0)
            t = np.clip(d / round, 0, 1)
            h = t * round * .8 if facet else round * np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1))
            if soft: h = _blur(h, soft * s)
            gy, gx = np.gradient(h, 1 / s)
            nx = nx - np.clip(gx, -4, 4); ny = ny - np.clip(gy, -4, 4)
        n = np.sqrt(nx ** 2 + ny ** 2 + nz ** 2)
        return self._commit(win, mask, nx / n, ny / n, nz / n, h, mat, **kw)

    def crease(self, pts, width, amount=.3, only=None, n=6):
        """Darken (amount>0) or lighten (<0) along a curve: folds, wrinkles, muscle lines."""
        c = spline(pts, n) if len(pts) > 2 else pts
        q = [self._pt(a, b) for a, b in c]
        xs, ys = [a for a, _ in q], [b for _, b in q]
        win = self._win(min(xs) - width, min(ys) - width, max(xs) + width, max(ys) + width)
        X, Y = self.X[win], self.Y[win]; d = np.full(X.shape, 9e9, np.float32)
        for i in range(len(q) - 1):
            dx, dy = xs[i + 1] - xs[i], ys[i + 1] - ys[i]; L2 = dx * dx + dy * dy + 1e-9
            t = np.clip(((X - xs[i]) * dx + (Y - ys[i]) * dy) / L2, 0, 1)
            d = np.minimum(d, np.hypot(X - xs[i] - dx * t, Y - ys[i] - dy * t))
        grp = np.array([p["group"] for p in self.parts])[self.part[win]]
        ok = (d < width) & (self.part[win] > 0)
        if only is not None: ok &= np.isin(grp, [only] if np.isscalar(only) else only)
        sh = self.shade[win]
        sh[ok] = np.clip(sh[ok] - amount * (1 - d[ok] / width * .5), .03, .99)

    def stamp(self, rows, x, y, key):
        """Hand-made detail. rows: list of strings; key: char -> palette colour name.
        (x, y) is the top-left pixel. '.' and ' ' are transparent."""
        self.stamps.append((rows, x, y, key))

    # ------------------------------------------------------------ finishing
    def render(self, outline="ink", sel=True, despeckle=True) -> np.ndarray:
        s, w, h = self.ss, self.w, self.h
        def blocks(a): return a.reshape(h, s, w, s).transpose(0, 2, 1, 3).reshape(h, w, s * s)
        P, S = blocks(self.part), blocks(self.shade)
        best = np.zeros((h, w), np.int16); votes = np.sum(P == 0, axis=2).astype(np.float32)
        light = np.zeros((h, w), np.float32)
        for pid in np.unique(P):
            if pid == 0: continue
            sy, sx = self.parts[pid]["win"]
            w_ = slice(sy.start // s, -(-sy.stop // s)), slice(sx.start // s, -(-sx.stop // s))
            m = P[w_] == pid; c = m.sum(2); v = c * self.parts[pid]["weight"]
            up = v > votes[w_]
            votes[w_][up] = v[up]; best[w_][up] = pid
            light[w_][up] = ((S[w_] * m).sum(2) / np.maximum(c, 1))[up]
        nramp = np.array([1] + [len(p["mat"].ramp) - 1 for p in self.parts[1:]])[best]
        band = np.clip((light * nramp).astype(int), 0, nramp - 1)
        if despeckle: band = self._despeckle(best, band)
        ramps = [[0] * 9] + [(p["mat"].idx + [0] * 9)[:9] for p in self.parts[1:]]
        ramps = np.array(ramps)
        img = ramps[best, band + 1]; img[best == 0] = 0
        # inner lines -----------------------------------------------------
        grp = np.array([p["group"] for p in self.parts])[best]
        lined = np.array([p["line"] for p in self.parts])[best]
        inner = np.zeros((h, w), bool)
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            nb, ng, nl = _shift(best, dy, dx), _shift(grp, dy, dx), _shift(lined, dy, dx)
            inner |= (best > 0) & (nb > best) & (ng != grp) & nl
        img[inner] = ramps[best, 0][inner]
        # stamps ------------------------------------------------------------
        for rows, x, y, key in self.stamps:
            X, Y = self._pt(x, y)
            wd = max(len(r) for r in rows)
            x0 = int(round(X)) - (wd if self.flip else 0); y0 = int(round(Y))
            for j, row in enumerate(rows):
                row = row.ljust(wd, ".")
                if self.flip: row = row[::-1]
                for i, ch in enumerate(row):
                    if ch in ". ": continue
                    px, py = x0 + i, y0 + j
                    if 0 <= px < w and 0 <= py < h: img[py, px] = INDEX[key[ch]]
        if outline: img = _outline(img, ramps, best, INDEX[outline], sel)
        return img

    @staticmethod
    def _despeckle(best, band):
        for _ in range(2):
            same = np.zeros(band.shape, int); cnt = np.zeros(band.shape, int)
            tot = np.zeros(band.shape, int)
            for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                nb, nband = _shift(best, dy, dx), _shift(band, dy, dx)
                ok = nb == best
                same += ok & (nband == band); cnt += ok; tot += np.where(ok, nband, 0)
            lone = (same == 0) & (cnt >= 3)
            band = np.where(lone, np.rint(tot / np.maximum(cnt, 1)).astype(int), band)
        return band


def _shift(a, dy, dx):
    out = np.zeros_like(a)
    h, w = a.shape
    out[max(0, -dy):h - max(0, dy), max(0, -dx):w - max(0, dx)] = \
        a[max(0, dy):h - max(0, -dy), max(0, dx):w - max(0, -dx)]
    return out


def _outline(img, ramps, best, ink, sel):
    """1 px outer contour. Selective: on the lit (top/left) side the contour takes the
    line colour of the material it borders; elsewhere it is plain ink."""
    out = img.copy()
    empty = img == 0
    line = ramps[best, 0]
    for dy, dx, lit in ((1, 0, True), (0, 1, True), (-1, 0, False), (0, -1, False)):
        # neighbour at +dy,+dx is solid -> this pixel is above / left of the solid
        nb = _shift(img, dy, dx); nl = _shift(line, dy, dx)
        hit = empty & (nb > 0)
        col = np.where(nl > 0, nl, ink) if (sel and lit) else np.full(img.shape, ink)
        out[hit] = col[hit]
    return out


def to_image(idx: np.ndarray) -> Image.Image:
    """Indexed array -> RGBA Pillow image."""
    lut = np.array([(*c, 255) for c in RGB], np.uint8); lut[0] = 0
    return Image.fromarray(lut[idx], "RGBA")
