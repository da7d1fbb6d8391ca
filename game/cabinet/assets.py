"""Pictures of the stage: sheets with animations and single images, loaded when first asked for.

`tools/build_assets.py` draws them into `assets/sprites/` with an index. Nothing is read at import.
All are opaque pixels on a colour key, in the display's format when there is a display, so that
they can be blitted as fast as the machine allows.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

import pygame
from pygame import Surface

from game.cabinet.paths import data_root

Look = Literal["plain", "white", "red", "grey", "dark"]
"""How a figure is shown: as drawn, as a flash of white or red, as stone, or as a silhouette."""

Point = tuple[int, int]

_BUILD = "run: python tools/build_assets.py sprites"
_INK = (14, 10, 22)
_EDGE = (70, 65, 92)
_WHITE = (255, 250, 240)
_GREYS = (
    (14, 10, 22),
    (45, 40, 66),
    (70, 65, 92),
    (105, 102, 127),
    (150, 149, 166),
    (201, 202, 208),
)
_BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


class AssetError(Exception):
    """A picture is missing or cannot be read; the message is one sentence for a person."""


@dataclass(frozen=True)
class Sheet:
    """The animations of one figure or effect.

    Heroes look right, everything else left. A frame is put with its `feet` on the floor:
    `canvas.blit(frame, (x - feet[0], y - feet[1]))`.
    """

    frames: dict[str, list[Surface]]
    feet: Point
    """The point of every frame that stands on the floor, in pixels from its upper left."""
    fps: dict[str, int]
    """Frames a second of each animation."""
    points: dict[str, list[Point]] = field(default_factory=dict)
    """A place on each frame that other pictures hang on, such as the dragon's mouth."""

    def length(self, animation: str) -> float:
        """Seconds the animation takes once."""
        return len(self.frames[animation]) / self.fps[animation]

    def at(self, animation: str, seconds: float, *, loop: bool = True) -> Surface:
        """The frame shown so many seconds after the start; without `loop` the last one stays."""
        row = self.frames[animation]
        number = max(0, int(seconds * self.fps[animation]))
        return row[number % len(row)] if loop else row[min(number, len(row) - 1)]


@cache
def sheet(name: str, look: Look = "plain") -> Sheet:
    """The sheet of this name, such as "knight", "mega_dragon" or "effect/spark".

    Raises:
        AssetError: There is no such sheet, or its file is missing.
    """
    entry = _entry("sheets", name)
    grid = _picture(entry["file"])
    width, height = entry["size"]
    frames = {
        animation: [
            _ready(grid.subsurface((x * width, y * height, width, height)), look)
            for x in range(count)
        ]
        for y, (animation, count) in enumerate(entry["frames"].items())
    }
    points = {
        animation: [(x, y) for x, y in row] for animation, row in entry.get("points", {}).items()
    }
    return Sheet(frames, (entry["feet"][0], entry["feet"][1]), dict(entry["fps"]), points)


@cache
def image(name: str, look: Look = "plain") -> Surface:
    """The single picture of this name, such as "icon/coin" or "portrait/knight".

    Raises:
        AssetError: There is no such picture, or its file is missing.
    """
    file, x, y, width, height = _entry("images", name)
    return _ready(_picture(file).subsurface((x, y, width, height)), look)


@cache
def shadow(half_width: int, half_height: int | None = None) -> Surface:
    """A floor shadow: solid in the middle, a mesh of pixels at its rim. Blit it by its centre."""
    tall = half_height or max(3, half_width // 4)
    out = Surface((2 * half_width, 2 * tall), depth=8)
    out.set_palette([(0, 0, 0), _INK])
    for y in range(2 * tall):
        for x in range(2 * half_width):
            away = ((x + 0.5) / half_width - 1) ** 2 + ((y + 0.5) / tall - 1) ** 2
            if away < 0.5 + _BAYER[y % 4][x % 4] / 32:
                out.set_at((x, y), 1)
    return _ready(out, "plain")


def sheet_names() -> list[str]:
    """The names of all sheets."""
    return list(_index()["sheets"])


def image_names() -> list[str]:
    """The names of all single pictures."""
    return list(_index()["images"])


def forget() -> None:
    """Drop everything loaded, for a display of another format."""
    for each in (sheet, image, shadow, _picture, _index):
        each.cache_clear()


@cache
def _index() -> dict[str, dict[str, Any]]:
    path = data_root() / "assets" / "sprites" / "index.json"
    try:
        index: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise AssetError(f"The list of pictures {path} cannot be read; {_BUILD}") from problem
    return index


def _entry(kind: str, name: str) -> Any:
    try:
        return _index()[kind][name]
    except KeyError:
        raise AssetError(f"There is no picture {name!r} among the {kind}; {_BUILD}") from None


@cache
def _picture(file: str) -> Surface:
    path = data_root() / "assets" / "sprites" / file
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error) as problem:
        raise AssetError(f"The picture {path} cannot be read; {_BUILD}") from problem


def _ready(part: Surface, look: Look) -> Surface:
    """A copy of its own, recoloured, in the display's format."""
    own = part.copy()
    own.set_colorkey(None)
    own.set_palette(_palette(list(part.get_palette()), look))
    own.set_colorkey(0)
    if look == "dark":
        own = _silhouette(own)
    if pygame.display.get_init() and pygame.display.get_surface():
        own = own.convert()
    key = own.get_colorkey()
    if key is not None:
        own.set_colorkey(key, pygame.RLEACCEL)
    return own


def _palette(colours: list[pygame.Color], look: Look) -> list[Any]:
    if look == "plain":
        return list(colours)
    return [colours[0], *(_shown(colour, look) for colour in colours[1:])]


def _shown(colour: pygame.Color, look: Look) -> tuple[int, int, int]:
    light = (colour.r * 3 + colour.g * 6 + colour.b) // 10
    if look == "grey":
        return _GREYS[min(len(_GREYS) - 1, light * 7 // 256)]
    if look == "red":
        return (95, 18, 49) if light < 60 else (220, 67, 55) if light < 160 else (247, 131, 80)
    return _WHITE if look == "white" else _INK


def _silhouette(figure: Surface) -> Surface:
    """Ink with a rim one pixel wide, for figures in a dark room."""
    whole = pygame.mask.from_surface(figure)
    inner = whole.copy()
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        inner = inner.overlap_mask(whole, step)
    out = Surface(figure.get_size())
    whole.to_surface(out, setcolor=_EDGE, unsetcolor=(0, 0, 0))
    inner.to_surface(out, setcolor=_INK, unsetcolor=None)
    out.set_colorkey((0, 0, 0))
    return out
