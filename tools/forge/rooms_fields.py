"""The fields of a room under the brush: named masks, ramps, skies and washes of light."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np

from .palette import INDEX
from .room import Room as LitRoom
from .room import noise
from .rooms_surfaces import FLOORS, WALLS

if TYPE_CHECKING:
    from game.cabinet.rooms import Room, Value

Mask = np.ndarray
SKIES = {
    "moon": "ink night blue1 steel1 steel2 steel3",
    "stars": "ink ink night blue1 blue2 steel2",
    "dusk": "ink night purp1 red1 red2 gold2",
    "desert": "umber wood2 wood3 wood4 bone3 bone3",
    "day": "night steel1 steel2 steel3 steel3 steel4",
    "green": "ink night green1 green2 green3 moss3",
    "blood": "ink umber red1 red1 red2 red3",
    "purple": "ink night purp1 purp1 purp2 purp3",
}


class Painter(LitRoom):
    """A lit room built from a map: styles for wall and floor, then whatever the map adds."""

    def __init__(self, room: Room) -> None:
        """Lay the wall and the floor that the map's properties ask for."""
        self.room = room
        self.materials: dict[str, int] = {}
        self.washes: list[tuple[np.ndarray, str]] = []
        seed = int(room.option("seed", zlib.crc32(room.key.encode()) % 1000))
        super().__init__(wall=int(room.option("horizon", 124)), seed=seed, theme=room.theme)
        self.y, self.x = np.mgrid[0 : self.h, 0 : self.w].astype(float)

    def option(self, name: str, otherwise: Value) -> Value:
        """A property of the map."""
        return self.room.option(name, otherwise)

    def _wall(self) -> None:
        sky = str(self.option("sky", ""))
        self.y, self.x = np.mgrid[0 : self.h, 0 : self.w].astype(float)
        above = self.y < self.wall
        if sky:
            self.sky(above, sky)
        kept = (self.A.copy(), self.emit.copy(), self.mat.copy())
        self.open_air = np.zeros((self.h, self.w), bool)
        WALLS[str(self.option("wall", "blocks"))](self)
        self.emit[above & ~self.open_air & (self.mat != self.materials.get("sky", -1))] = 0
        for field, before in zip((self.A, self.emit, self.mat), kept, strict=True):
            field[self.open_air] = before[self.open_air]

    def _floor(self) -> None:
        FLOORS[str(self.option("floor", "flags"))](self)

    def ramp(self, names: str, key: str | None = None) -> int:
        """The number of a material that has this ramp of six colours, dark to light."""
        key = key or names
        if key not in self.materials:
            self.materials[key] = len(self.ramps)
            self.ramps.append([INDEX[name] for name in names.split()])
        return self.materials[key]

    def fill(
        self,
        mask: Mask,
        ramp: str | None = None,
        tone: float | np.ndarray | None = None,
        height: float | np.ndarray | None = None,
        glow: float | np.ndarray | None = None,
    ) -> None:
        """Give the pixels of `mask` a ramp (None: the room's stone), tone, height and own light."""
        self.mat[mask] = 0 if ramp is None else self.ramp(ramp)
        for field, value in ((self.A, tone), (self.H, height), (self.emit, glow)):
            if value is not None:
                field[mask] = value[mask] if isinstance(value, np.ndarray) else value

    def shade(self, mask: Mask, factor: float) -> None:
        """Darken the tone of the pixels of `mask`."""
        self.A[mask] *= factor
        self.emit[mask] *= factor

    def box(self, x: float, y: float, width: float, height: float) -> Mask:
        """Pixels of an upright rectangle."""
        across = (self.x >= x) & (self.x < x + width)
        return across & (self.y >= y) & (self.y < y + height)

    def oval(self, x: float, y: float, across: float, down: float) -> np.ndarray:
        """Distance from a centre in radii: below 1 is inside."""
        return np.hypot((self.x + 0.5 - x) / across, (self.y + 0.5 - y) / down)

    def poly(self, points: list[tuple[float, float]]) -> Mask:
        """Pixels inside a polygon, by the even-odd rule."""
        inside = np.zeros((self.h, self.w), bool)
        px, py = self.x + 0.5, self.y + 0.5
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            if ay == by:
                continue
            crosses = (ay > py) != (by > py)
            inside ^= crosses & (px < (bx - ax) * (py - ay) / (by - ay) + ax)
        return inside

    def line(self, points: list[tuple[float, float]], thick: float) -> Mask:
        """Pixels within `thick` of a broken line."""
        near = np.zeros((self.h, self.w), bool)
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            dx, dy = bx - ax, by - ay
            t = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
            near |= np.hypot(self.x - ax - dx * t, self.y - ay - dy * t) <= thick
        return near

    def rough(self, cell: float) -> np.ndarray:
        """Smooth noise over the whole room, -1 to 1."""
        return noise(self.rng, self.w, self.h, cell)

    def wash(self, field: np.ndarray, colour: str) -> None:
        """Add light by hand, where no lamp is: shafts, the glow of lava."""
        self.washes.append((field, colour))

    def sky(self, mask: Mask, kind: str) -> None:
        """Open air behind `mask`: a banded gradient down to the horizon, clouds and stars."""
        rows = self.y / max(1, self.wall)
        cloud = np.repeat(self.rough(34)[:, :: 1], 1, 1)
        streak = noise(self.rng, self.w, self.h * 5, 40)[::5][: self.h]
        level = 0.10 + 0.34 * rows + 0.10 * np.clip(streak + cloud * 0.4, 0, 1)
        stars = self.rng.random((self.h, self.w)) > 0.9968
        level = np.where(stars & (rows < 0.75), 0.8, level)
        self.materials["sky"] = len(self.ramps)
        self.ramps.append([INDEX[name] for name in SKIES[kind].split()])
        self.mat[mask] = self.materials["sky"]
        self.A[mask] = 0
        self.H[mask] = 0
        self.emit[mask] = level[mask]
