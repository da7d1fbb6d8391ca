"""A room's picture from its map: build, light, furnish; and the same room in the dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from .forge import _blur
from .palette import INDEX, RGB
from .rooms_decor import DECOR_OBJECTS
from .rooms_fields import Painter
from .rooms_floors import FLOOR_OBJECTS
from .rooms_props import GLOWING, OF_STONE, PROPS, draw, sconce
from .rooms_shelves import SHELF_OBJECTS
from .rooms_walls import WALL_OBJECTS
from .sheets import png
from .ui.ui import DARKER, relight

if TYPE_CHECKING:
    from pathlib import Path

    from game.cabinet.rooms import Prop, Room

OBJECTS = {**WALL_OBJECTS, **SHELF_OBJECTS, **DECOR_OBJECTS, **FLOOR_OBJECTS}
"""What a map may be built of: the class of an object, and what paints it."""
FLAME = 7
"""How far above its anchor the middle of a torch's flame is, in pixels."""
LOOKUP = {colour: number for number, colour in enumerate(RGB)}


class PaintError(ValueError):
    """A map that the painter cannot follow, in one sentence."""


def pictures(room: Room) -> tuple[np.ndarray, np.ndarray]:
    """The room lit by its torches and the room in the dark, as palette numbers."""
    painter = _built(room)
    lamps, painter.lights = painter.lights, []
    dark = painter.render(ambient=painter.ambient * 0.8, vignette=0.5)
    painter.lights = lamps
    for light in room.lights:
        power = float(room.option("torch_power", 1.1))
        reach = float(room.option("torch_reach", 84))
        painter.light(light.x, light.y - FLAME, 24, power, reach, 1.2, light.colour)
    for prop in room.props:
        _shine(painter, prop)
    lit = painter.render(vignette=float(room.option("vignette", 0.3)))
    lamp = _blur(painter.lit, 5)
    for light in room.lights:
        if light.holder == "sconce":
            _put(lit, sconce(), light.x - 12, light.y - 20)
    edges = _edges(painter)
    for prop in sorted((*room.litter, *room.props), key=lambda each: each.y):
        _furnish(lit, prop, lamp, painter)
        edges |= _contour(prop, lit.shape)
    return lit, _darkened(dark, edges)


def _built(room: Room) -> Painter:
    painter = Painter(room)
    for each in room.features:
        if each.kind not in OBJECTS:
            known = ", ".join(sorted(OBJECTS))
            raise PaintError(f"{room.key} has an object of class {each.kind}; known are {known}.")
        OBJECTS[each.kind](painter, each)
    return painter


def _shine(painter: Painter, prop: Prop) -> None:
    if prop.image.stem in GLOWING:
        colour, power, reach, rise = GLOWING[prop.image.stem]
        middle = prop.x + prop.width / 2
        painter.light(middle, prop.y - prop.height * rise, 16, power, reach, 1.3, colour)


def _furnish(image: np.ndarray, prop: Prop, lamp: np.ndarray, painter: Painter) -> None:
    """Set a prop on the floor (or the wall), in the light of its place."""
    sprite = picture(prop)
    left, top = prop.x, prop.y - prop.height
    cut, place = _window(sprite, left, top, image.shape)
    sprite = sprite[cut]
    if prop.image.stem in OF_STONE:
        sprite = _of_this_stone(sprite, painter.local[place])
    if prop.y > painter.wall + 4 and not prop.image.stem.startswith("litter"):
        _shadow(image, prop)
    if prop.image.stem not in GLOWING:
        sprite = np.where(sprite > 0, relight(sprite.copy(), _shade_steps(prop, lamp)), 0)
    image[place] = np.where(sprite > 0, sprite, image[place])


def _shade_steps(prop: Prop, lamp: np.ndarray) -> float:
    """How many slots darker a prop is here: whole ones, since sprites are never dithered."""
    rows = slice(max(0, prop.y - prop.height), min(prop.y + 4, lamp.shape[0]))
    columns = slice(max(0, prop.x), min(prop.x + prop.width, lamp.shape[1]))
    light = float(lamp[rows, columns].mean()) if lamp[rows, columns].size else 1.0
    return float(np.clip(round((0.86 - light) * 2.0), 0, 1))


def _of_this_stone(sprite: np.ndarray, local: np.ndarray) -> np.ndarray:
    """Rubble takes the colours that the room's own stone has where it lies."""
    out = sprite.copy()
    for slot, name in enumerate(("night", "stone1", "stone2", "stone3", "stone4", "stone5")):
        same = sprite == INDEX[name]
        out[same] = local[..., slot][same]
    return out


def _shadow(image: np.ndarray, prop: Prop) -> None:
    y, x = np.mgrid[0 : image.shape[0], 0 : image.shape[1]]
    across = prop.width * (0.52 if prop.height < prop.width * 1.2 else 0.36)
    far = ((x - prop.x - prop.width / 2 - 2) / across) ** 2
    far = far + ((y - prop.y + 2) / np.clip(across * 0.2, 3, 8)) ** 2
    for limit in (1.0, 0.6):
        image[far < limit] = DARKER[image[far < limit]]


def picture(prop: Prop) -> np.ndarray:
    """The prop's picture as palette numbers; a colour that is not in the palette is an error."""
    if prop.mirrored and prop.image.stem in PROPS:
        return draw(prop.image.stem, mirrored=True)
    with Image.open(prop.image) as opened:
        pixels = np.array(opened.convert("RGBA"))
    numbers = np.zeros(pixels.shape[:2], int)
    for colour in np.unique(pixels[pixels[..., 3] > 0][:, :3], axis=0):
        same = (pixels[..., :3] == colour).all(axis=2) & (pixels[..., 3] > 0)
        if tuple(int(part) for part in colour) not in LOOKUP:
            raise PaintError(f"{prop.image.name} has a colour outside the palette: {tuple(colour)}.")
        numbers[same] = LOOKUP[tuple(int(part) for part in colour)]
    return numbers[:, ::-1] if prop.mirrored else numbers


def _window(sprite: np.ndarray, left: int, top: int, shape: tuple[int, ...]) -> tuple[tuple, tuple]:
    """The part of a sprite that falls inside the picture, and where it falls."""
    high, wide = sprite.shape
    y0, y1 = max(0, top), min(shape[0], top + high)
    x0, x1 = max(0, left), min(shape[1], left + wide)
    cut = slice(y0 - top, max(y0 - top, y1 - top)), slice(x0 - left, max(x0 - left, x1 - left))
    return cut, (slice(y0, max(y0, y1)), slice(x0, max(x0, x1)))


def _put(image: np.ndarray, sprite: np.ndarray, left: int, top: int) -> None:
    cut, place = _window(sprite, left, top, image.shape)
    image[place] = np.where(sprite[cut] > 0, sprite[cut], image[place])


def _edges(painter: Painter) -> np.ndarray:
    """Where what is built stands out: the outlines of pillars, arches and cloth."""
    jump = np.abs(np.diff(painter.H, axis=1, prepend=0)) + np.abs(np.diff(painter.H, axis=0, prepend=0))
    changed = np.diff(painter.mat, axis=1, prepend=0) != 0
    return (jump > 5.5) | (changed & (jump > 2.5))


def _contour(prop: Prop, shape: tuple[int, ...]) -> np.ndarray:
    mark = np.zeros(shape, int)
    _put(mark, picture(prop), prop.x, prop.y - prop.height)
    solid = mark > 0
    inner = solid.copy()
    for axis in (0, 1):
        inner &= np.roll(solid, 1, axis) & np.roll(solid, -1, axis)
    return solid & ~inner if prop.height > 16 else np.zeros(shape, bool)


def _darkened(image: np.ndarray, edges: np.ndarray) -> np.ndarray:
    black = relight(image.copy(), 3.0)
    black[edges] = INDEX["stone1"]
    faint = edges & ((np.arange(image.shape[1])[None, :] + np.arange(image.shape[0])[:, None]) % 2 == 0)
    black[faint] = INDEX["night"]
    return black


def save(numbers: np.ndarray, path: Path) -> None:
    """Write palette numbers as an 8-bit picture; number 0 is see-through."""
    path.write_bytes(png(numbers.astype(np.uint8)))
