"""Light that stays inside the palette: pictures some steps down or up their colours' ramps."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import RGB

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.palette import Rgb

RAMPS = (
    "ink night stone1 stone2 stone3 stone4 stone5",
    "ink umber wood1 bone1 bone2 bone3 bone4 cream",
    "night steel1 steel2 steel3 steel4 ice",
    "night purp1 purp2 purp3 purp4",
    "umber gold1 gold2 gold3 gold4",
    "umber red1 red2 red3 red4",
    "night teal1 teal2 teal3 teal4",
    "night green1 green2 green3 green4",
    "umber wood1 wood2 wood3 wood4",
    "night blue1 blue2 blue3 blue4",
    "night moss1 moss2 moss3 moss4",
    "umber skin1 skin2 skin3 skin4",
)
"""Each colour's neighbours, the darkest first."""

_ONWARD = (("gold4", "cream"), ("cream", "white"), ("wood4", "bone3"), ("stone5", "white"))
SOFT = 40
"""The usual width of a light's dithered rim, in pixels."""

_KEY: Rgb = (255, 0, 255)
_BAYER = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)
_CLEAR = 255  # the index that stands for nothing
_CELL = 4
_FLATNESS = 0.8  # the discs lie in the picture's perspective


def shaded(picture: Surface, steps: int) -> Surface:
    """A copy ``steps`` down its ramps (negative: up); transparent stays transparent."""
    indexed = pygame.Surface(picture.get_size(), depth=8)
    indexed.set_palette(_palette(0))
    indexed.fill(_CLEAR)
    indexed.blit(picture, (0, 0))
    indexed.set_palette(_palette(steps))
    out = indexed.convert()
    if picture.get_colorkey() is not None:
        out.set_colorkey(_KEY, pygame.RLEACCEL)
    return out


@cache
def light_disc(radius: int, softness: int) -> Surface:
    """A disc of the veil's key colour with a dithered rim, on nothing: it stamps light into a veil.

    ``radius`` is the lit part in pixels, ``softness`` the width of the rim.
    """
    half = -(-(radius + softness) // _CELL) * _CELL
    disc = pygame.Surface((2 * half, 2 * half)).convert()
    disc.set_colorkey((0, 0, 0))
    for down in range(2 * half):
        for across in range(_CELL):
            reach = radius + softness * _BAYER[down % _CELL * _CELL + across] / 15
            inside = reach**2 - ((down - half) / _FLATNESS) ** 2
            if inside > 0:
                start = half - int(inside**0.5) // _CELL * _CELL
                disc.blit(_dots(across), (start, down), (0, 0, 2 * (half - start), 1))
    return disc


def veil_of(dark: Surface) -> Surface:
    """The dark picture as a veil: where light is stamped into it, it lets through what is below."""
    veil = dark.copy()
    veil.set_colorkey(_KEY)
    return veil


def stamp(veil: Surface, x: int, y: int, radius: int, softness: int = SOFT) -> None:
    """Let light through the veil around (x, y); the dither of all lights lies on one grid."""
    disc = light_disc(radius, softness)
    half = disc.get_width() // 2
    veil.blit(disc, ((x - half) // _CELL * _CELL, (y - half) // _CELL * _CELL))


def spotlit(room: Surface, spots: tuple[tuple[int, int], ...], steps: int = 2) -> Surface:
    """The room in shade but for a beam on each of ``spots`` (the feet of whoever is meant)."""
    out, lit = shaded(room, steps), shaded(room, -1)
    holes = veil_of(lit)
    cover = pygame.Surface(room.get_size())
    cover.set_colorkey((0, 0, 0))
    for x, y in spots:
        pygame.draw.polygon(cover, _KEY, ((x - 15, 0), (x + 15, 0), (x + 46, y), (x - 46, y)))
        pygame.draw.ellipse(cover, _KEY, (x - 56, y - 14, 112, 28))
    inverse = pygame.mask.from_threshold(cover, _KEY, (1, 1, 1))
    inverse.invert()
    inverse.to_surface(holes, setcolor=_KEY, unsetcolor=None)
    out.blit(holes, (0, 0))
    return out


@cache
def _dots(across: int) -> Surface:
    """A line of the key colour with one dot a cell."""
    line = pygame.Surface((4 * 256, 1)).convert()
    line.set_colorkey((0, 0, 0))
    for x in range(across, line.get_width(), _CELL):
        line.set_at((x, 0), _KEY)
    return line


@cache
def _palette(steps: int) -> tuple[Rgb, ...]:
    moved = _moves(down=steps > 0)
    names = list(RGB)
    for _ in range(abs(steps)):
        names = [moved.get(name, name) for name in names]
    colours = [RGB[name] for name in names]
    return (*colours, *[colours[0]] * (_CLEAR - len(colours)), _KEY)


@cache
def _moves(*, down: bool) -> dict[str, str]:
    pairs = [pair for ramp in RAMPS for pair in zip(ramp.split(), ramp.split()[1:], strict=False)]
    if down:
        first: dict[str, str] = {}
        for dark, light in pairs:
            first.setdefault(light, dark)
        return {**first, "night": "ink", "umber": "ink", "white": "stone5"}
    up: dict[str, str] = dict(_ONWARD)
    for dark, light in pairs:
        up.setdefault(dark, light)
    return up
