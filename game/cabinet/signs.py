"""Signs with a text on them: plaques, ribbons, notes, tags, numbers that rise."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.frames import blank, clip_corners, panel, plate_of, put
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.text import LINE, draw_text, render, text_width


@lru_cache(maxsize=64)
def plaque(text: str, kind: str = "gold", w: int | None = None) -> pygame.Surface:
    """The name of a room or screen on a gilded plate, 32 px high."""
    wide = w or text_width(text, "title") + 48
    plate = panel(wide, 32, "gilt").copy()
    for x in (12, wide - 13):
        for step, colour in enumerate(("gold1", "gold2", "gold3", "gold4")):
            reach = 3 - step
            for k in range(-reach, reach + 1):
                half = reach - abs(k)
                plate.fill(RGB[colour], (x - half, 16 + k, 2 * half + 1, 1))
    draw_text(plate, text, (wide / 2, 9), "title", kind, 0.5, width=wide - 40)
    return plate


@lru_cache(maxsize=64)
def ribbon(w: int, lines: int = 1) -> pygame.Surface:
    """A dark band with gold hairlines for lines over the room; 20 px high for one of them."""
    band = blank(w, 20)
    left, right, middle = piece("ribbon/left"), piece("ribbon/right"), piece("ribbon/middle")
    for x in range(24, w - 24, 4):
        band.blit(middle, (x, 0))
    band.fill((0, 0, 0, 0), (w - 24, 0, 24, 20))
    band.blit(left, (0, 0))
    band.blit(right, (w - 24, 0))
    return band if lines == 1 else _taller(band, LINE * (lines - 1))


def _taller(band: pygame.Surface, more: int) -> pygame.Surface:
    """The upper and the lower half of a band, its middle rows again and again between them."""
    w, h = band.get_size()
    half = h // 2
    tall = blank(w, h + more)
    tall.blit(band, (0, 0), (0, 0, w, half))
    for row in range(more):
        tall.blit(band, (0, half + row), (0, half - 2 + row % 4, w, 1))
    tall.blit(band, (0, half + more), (0, half, w, h - half))
    return tall


@lru_cache(maxsize=64)
def tooltip(
    lines: tuple[str, ...], head: str | None = None, *, tip: str = "down", tip_x: int | None = None
) -> pygame.Surface:
    """A parchment note; its beak points ``down`` or ``up``, or there is ``none``."""
    texts = [(head, "bold")] if head else []
    texts += [(line, "small") for line in lines]
    w = max(text_width(text, style) for text, style in texts) + 16
    h = 9 + 11 * len(texts)
    note, top = blank(w, h + 5), 5 if tip == "up" else 0
    note.blit(_parchment(w, h), (0, top))
    if tip != "none":
        _beak(note, w // 2 if tip_x is None else tip_x, h, tip)
    for k, (text, style) in enumerate(texts):
        draw_text(note, text, (8, top + 6 + 11 * k), style, "note", shadow=False)
    return note


def _parchment(w: int, h: int) -> pygame.Surface:
    sheet = plate_of(w, h, "bone4", "cream", "bone3")
    sheet.fill(RGB["bone4"], (1, 2, 1, h - 4))
    return sheet


def _beak(note: pygame.Surface, x: int, h: int, tip: str) -> None:
    for k in range(5):
        y = h - 1 + k if tip == "down" else 5 - k
        note.fill(RGB["ink"], (x - 4 + k, y, 9 - 2 * k, 1))
        if k < 4:
            colour = RGB["bone3" if tip == "down" else "cream"]
            note.fill(colour, (x - 3 + k, y, 7 - 2 * k, 1))


@lru_cache(maxsize=256)
def chip(
    text: str,
    icon: str | None = None,
    colour: str = "cream",
    edge: str = "stone3",
    style: str = "bold",
    h: int = 17,
    w: int | None = None,
) -> pygame.Surface:
    """A small tag: an icon, a text, or both."""
    sign = piece(icon if "/" in icon else f"icon/{icon}") if icon else None
    room = sign.get_width() + (4 if text else 0) if sign else 0
    wide = w or text_width(text, style) + room + 12
    tag = blank(wide, h)
    tag.fill(RGB["ink"])
    tag.fill(RGB["night"], (1, 1, wide - 2, h - 2))
    tag.fill(RGB[edge], (1, 1, wide - 2, 1))
    tag.fill(RGB[edge], (1, 1, 1, h - 2))
    clip_corners(tag)
    x = (wide - text_width(text, style) - room) // 2
    if sign:
        put(tag, sign, (x, h / 2), (0, 0.5))
    draw_text(tag, text, (x + room, (h - 7) // 2), style, colour, width=wide - 6)
    return tag


@lru_cache(maxsize=64)
def floater(text: str, kind: str = "coin") -> pygame.Surface:
    """A number that rises over a head: ``coin``, ``wound`` or ``heal``."""
    number = render(text, "title", kind)
    sign = piece({"coin": "icon/coin", "wound": "icon/wound", "heal": "icon/heart"}[kind])
    label = blank(number.get_width() + sign.get_width() - 2, 28)
    label.blit(number, (0, 0))
    put(label, sign, (number.get_width() - 2, 15), (0, 0.5))
    return label
