"""turn.py - a Forge whose geometry can be moved and turned before it is drawn.

    f = Turned(w, h); f.place(angle, pivot, to) ... f.place()

Only *points* are turned (and ellipse axes / facet tilts with them); the light stays where it is and the
sprite is shaded anew, so a fallen figure is re-drawn, never a rotated picture.  Text-grid stamps are turned
in exact quarter turns with numpy.rot90, i.e. pixel for pixel.
"""
from __future__ import annotations
import math
import numpy as np
from .forge import Forge


class Turned(Forge):
    _a, _px, _py, _qx, _qy = 0.0, 0.0, 0.0, 0.0, 0.0

    def place(self, angle=0.0, pivot=(0.0, 0.0), to=None):
        """Turn what follows by `angle` degrees (clockwise on screen) about `pivot`, which lands on `to`."""
        self._a, (self._px, self._py) = angle, pivot
        self._qx, self._qy = pivot if to is None else to

    def at(self, x, y):
        """Where a point of the untouched figure lands."""
        if not (self._a or self._qx != self._px or self._qy != self._py): return x, y
        a = math.radians(self._a); c, s = math.cos(a), math.sin(a)
        dx, dy = x - self._px, y - self._py
        return self._qx + dx * c - dy * s, self._qy + dx * s + dy * c

    def _pt(self, x, y):
        return super()._pt(*self.at(x, y))

    def ellipse(self, x, y, rx, ry, mat, rot=0.0, **kw):
        return super().ellipse(x, y, rx, ry, mat, rot=rot + self._a, **kw)

    def poly(self, pts, mat, tilt=(0, 0), **kw):
        if self._a and (tilt[0] or tilt[1]):
            a = math.radians(self._a); c, s = math.cos(a), math.sin(a)
            tilt = (tilt[0] * c - tilt[1] * s, tilt[0] * s + tilt[1] * c)
        return super().poly(pts, mat, tilt=tilt, **kw)

    def stamp(self, rows, x, y, key):
        if not self._a and (self._qx, self._qy) == (self._px, self._py): return super().stamp(rows, x, y, key)
        wd = max(len(r) for r in rows); g = np.array([list(r.ljust(wd, ".")) for r in rows])
        q = round(self._a / 90) % 4
        cx, cy = self.at(x + wd / 2, y + len(rows) / 2)          # the stamp turns about its own centre
        g = np.rot90(g, -q); h, w = g.shape
        self.stamps.append(([''.join(row) for row in g], round(cx - w / 2), round(cy - h / 2), key))

    def render(self, **kw):
        self.place()                                              # stamp positions are already final
        return super().render(**kw)
