"""Plates and frames: what every widget is made on."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.palette import HERO_COLOURS, RGB, Rgb

SEAT_COLUMNS = tuple(4 + 128 * k for k in range(5))
"""Left edges of the five seat panels, which are 120 wide; a player's things stand in one column."""


COLUMN_CENTRES = tuple(64 + 128 * k for k in range(5))


_EDGES = {
    "stone": ("stone3", "stone1"),
    "slab": ("stone2", "stone1"),
    "gilt": ("gold3", "gold1"),
    "seat": ("stone3", "stone1"),
    "inset": ("ink", "stone2"),
}


def blank(w: int, h: int) -> pygame.Surface:
    """A clear surface."""
    return pygame.Surface((w, h), pygame.SRCALPHA)


def put(
    canvas: pygame.Surface,
    picture: pygame.Surface,
    at: tuple[float, float],
    anchor: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Draw ``picture`` so that its ``anchor`` (0 left or top, 1 right or bottom) is on ``at``."""
    w, h = picture.get_size()
    canvas.blit(picture, (round(at[0] - anchor[0] * w), round(at[1] - anchor[1] * h)))


def clip_corners(surface: pygame.Surface) -> None:
    """Take the four corner pixels off."""
    w, h = surface.get_size()
    for place in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)):
        surface.set_at(place, (0, 0, 0, 0))


def bevel(surface: pygame.Surface, box: pygame.Rect, high: Rgb, low: Rgb) -> None:
    """Light the upper and left edges of a box, shade the others."""
    surface.fill(high, (box.x, box.y, box.w, 1))
    surface.fill(high, (box.x, box.y, 1, box.h))
    surface.fill(low, (box.x, box.bottom - 1, box.w, 1))
    surface.fill(low, (box.right - 1, box.y, 1, box.h))


def frame_on(surface: pygame.Surface, high: str = "gold4", low: str = "gold2") -> None:
    """Draw the 2 px focus frame on a widget's own border."""
    w, h = surface.get_size()
    pygame.draw.rect(surface, RGB["ink"], (0, 0, w, h), 1)
    for k in (1, 2):
        bevel(surface, pygame.Rect(k, k, w - 2 * k, h - 2 * k), RGB[high], RGB[low])
    clip_corners(surface)


def plate_of(w: int, h: int, face: str, high: str, low: str) -> pygame.Surface:
    """A plate with an ink rim and a bevel; ``face high low`` are colours."""
    plate = blank(w, h)
    plate.fill(RGB["ink"])
    plate.fill(RGB[face], (1, 1, w - 2, h - 2))
    bevel(plate, pygame.Rect(1, 1, w - 2, h - 2), RGB[high], RGB[low])
    clip_corners(plate)
    return plate


@lru_cache(maxsize=256)
def panel(w: int, h: int, kind: str = "stone", hero: str | None = None) -> pygame.Surface:
    """A plate: ``stone`` with rivets, ``slab``, sunken ``inset``, ``gilt``, or a ``seat``'s."""
    high, low = _EDGES[kind]
    if hero:
        dark, middle, _ = HERO_COLOURS[hero]
        high, low = middle, dark
    plate = plate_of(w, h, "night", high, low)
    if kind == "stone":
        _rivets(plate)
    if kind == "gilt":
        _gild(plate)
    return plate


def _rivets(plate: pygame.Surface) -> None:
    w, h = plate.get_size()
    for x, y in ((3, 3), (w - 5, 3), (3, h - 5), (w - 5, h - 5)):
        plate.fill(RGB["gold2"], (x, y, 2, 2))
        plate.set_at((x, y), RGB["gold4"])


def _gild(plate: pygame.Surface) -> None:
    w, h = plate.get_size()
    plate.fill(RGB["gold4"], (1, 1, w - 2, 1))
    pygame.draw.rect(plate, RGB["umber"], (2, 2, w - 4, h - 4), 1)
    plate.set_at((1, 1), RGB["cream"])
    for place in ((w - 2, 1), (1, h - 2), (w - 2, h - 2)):
        plate.set_at(place, RGB["gold3"])


@lru_cache(maxsize=64)
def focus_frame(w: int, h: int, high: str = "gold4", low: str = "gold2") -> pygame.Surface:
    """The focus frame alone, clear inside."""
    frame = blank(w, h)
    frame_on(frame, high, low)
    return frame


def hatch(surface: pygame.Surface, box: pygame.Rect, colours: tuple[str, str], step: int) -> None:
    """Fill a box with diagonal stripes 2 px wide, ``step`` apart."""
    for y in range(box.top, box.bottom):
        for x in range(box.left, box.right):
            surface.set_at((x, y), RGB[colours[0 if (x + y) % step < 2 else 1]])
