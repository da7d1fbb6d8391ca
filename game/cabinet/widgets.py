"""Widgets as pictures: functions of size, text and state that return a cached surface.

Draw what they return, never draw on it. States are ``normal focus pressed disabled``; icons and
glyphs are names of :mod:`game.cabinet.pieces` without their folder (``chest``, ``pad:A``).

    panel(w, h, kind, hero)        stone | slab | inset | gilt | seat (in a hero's colour)
    focus_frame(w, h, colours)     the 2 px frame alone
    button(w, text, state, ...)    push button, tab (selected), menu line (bare)
    stepper(w, text, state)        value between two arrows
    slider(w, value, total, state) ten steps and the like
    toggle(on, words, state)       two-position switch, 44x14
    meter(w, value, total, kind)   segmented bar: red gold teal green steel; ghost = hatched change
    plaque(text, kind, w)          32 px gilded plate: gold | blood | magic | steel
    ribbon(w, lines)               dark band whose ends fade, 20 px for one line
    tooltip(lines, head, tip)      parchment note with a beak
    chip(text, icon, ...)          small tag
    floater(text, kind)            number that rises over a head: coin | wound | heal
    glyph(name, off, room)         key:Z, pad:A, dpad:lr, pill:START, mouse, mouse:right
    keycap(glyphs, text)           glyphs and a word, 15 px high
    legend(w, prompts)             a row of those
    bubble()                       three dots: somebody is choosing

Cards are in :mod:`game.cabinet.cards`, the panels of the table in :mod:`game.raiders.panels`.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.frames import (
    COLUMN_CENTRES,
    SEAT_COLUMNS,
    blank,
    clip_corners,
    focus_frame,
    frame_on,
    hatch,
    panel,
    plate_of,
    put,
)
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.prompts import bubble, glyph, keycap, legend
from game.cabinet.signs import chip, floater, plaque, ribbon, tooltip
from game.cabinet.text import draw_text, text_width

__all__ = [
    "COLUMN_CENTRES",
    "SEAT_COLUMNS",
    "blank",
    "bubble",
    "button",
    "chip",
    "clip_corners",
    "floater",
    "focus_frame",
    "frame_on",
    "glyph",
    "hatch",
    "keycap",
    "legend",
    "meter",
    "panel",
    "plaque",
    "put",
    "ribbon",
    "slider",
    "stepper",
    "toggle",
    "tooltip",
]

_HINTED = 27  # what the text of a button, its icon and the sign behind it stand apart
_FACES = {
    "normal": ("stone1", "stone3", "night", "stone5"),
    "focus": ("wood1", "gold4", "gold2", "cream"),
    "pressed": ("gold1", "gold1", "gold3", "white"),
    "disabled": ("night", "stone1", "stone1", "stone3"),
}


@lru_cache(maxsize=512)
def button(  # noqa: PLR0913 - each of them changes the picture
    w: int,
    text: str,
    state: str = "normal",
    h: int = 20,
    *,
    icon: str | None = None,
    hint: str | None = None,
    align: float = 0.5,
    selected: bool = False,
    bare: bool = False,
    style: str = "bold",
) -> pygame.Surface:
    """Push button; ``selected``: an open tab; ``bare``: a menu line, framed only in focus.

    ``icon`` stands before the text, the glyph ``hint`` at the right end.
    """
    face, high, low, colour = _FACES[state]
    if bare and state in ("normal", "disabled"):
        plate = blank(w, h)
    elif selected and state == "normal":
        plate, colour = _tab(w, h), "gold4"
    else:
        plate = plate_of(w, h, face, high, low)
    if state == "focus":
        frame_on(plate)
        put(plate, piece("arrow/right/gold4"), (6, h / 2), (0, 0.5))
    _write_on(plate, text, state, colour, icon, align, style)
    if hint:
        room = w - text_width(text, style) - (_HINTED if text or icon else 12)
        room -= piece(f"icon/{icon}").get_width() if icon else 0
        put(plate, glyph(hint, off=state == "disabled", room=room), (w - 6, h / 2), (1, 0.5))
    return plate


def _tab(w: int, h: int) -> pygame.Surface:
    plate = plate_of(w, h, "umber", "gold3", "gold2")
    plate.fill(RGB["gold2"], (1, 2, 1, h - 3))
    plate.fill(RGB["gold3"], (1, h - 3, w - 2, 2))
    return plate


def _write_on(
    plate: pygame.Surface,
    text: str,
    state: str,
    colour: str,
    icon: str | None,
    align: float,
    style: str,
) -> None:
    w, h = plate.get_size()
    shift = 1 if state == "pressed" else 0
    sign = piece(f"{'icon_off' if state == 'disabled' else 'icon'}/{icon}") if icon else None
    room = sign.get_width() + 5 if sign else 0
    x = (w - text_width(text, style) - room) // 2 if align else 16
    if sign:
        put(plate, sign, (x + shift, h / 2 + shift), (0, 0.5))
    at = (x + room + shift, (h - 7) // 2 + shift)
    draw_text(plate, text, at, style, colour, width=w - 8 - room)


@lru_cache(maxsize=256)
def stepper(w: int, text: str, state: str = "normal", h: int = 20) -> pygame.Surface:
    """A value between two arrows."""
    face, high, low, colour = _FACES[state]
    plate = plate_of(w, h, face, high, low)
    if state == "focus":
        frame_on(plate)
    arrows = {"normal": "stone4", "focus": "gold4", "pressed": "white", "disabled": "stone2"}[state]
    put(plate, piece(f"arrow/left/{arrows}"), (8, h / 2), (0, 0.5))
    put(plate, piece(f"arrow/right/{arrows}"), (w - 8, h / 2), (1, 0.5))
    shift = 1 if state == "pressed" else 0
    at = (w / 2 + shift, (h - 7) // 2 + shift)
    draw_text(plate, text, at, "bold", colour, 0.5, width=w - 32)
    return plate


@lru_cache(maxsize=128)
def slider(
    w: int, value: int, total: int, state: str = "normal", *, framed: bool = True
) -> pygame.Surface:
    """A row of ``total`` cells, ``value`` of them lit; unframed inside a row that has the focus."""
    plate = panel(w, 14, "inset").copy()
    lit = {"disabled": "stone1", "focus": "gold4"}.get(state, "gold3")
    foot = {"disabled": "stone1", "focus": "gold3"}.get(state, "gold2")
    step = (w - 8) / total
    for k in range(total):
        left, right = 4 + round(k * step), 4 + round((k + 1) * step) - 1
        plate.fill(RGB[lit if k < value else "night"], (left, 3, right - left, 8))
        if k < value:
            plate.fill(RGB[foot], (left, 9, right - left, 2))
        else:
            pygame.draw.rect(plate, RGB["stone1"], (left, 3, right - left, 8), 1)
    if state == "focus" and framed:
        pygame.draw.rect(plate, RGB["gold4"], (1, 1, w - 2, 12), 1)
    return plate


@lru_cache(maxsize=32)
def toggle(on: bool, words: tuple[str, str], state: str = "normal") -> pygame.Surface:
    """A two-position switch, 44x14: ``words`` are those of on and of off."""
    plate = panel(44, 14, "inset").copy()
    off = state == "disabled"
    plate.fill(RGB["night" if off else "green2" if on else "stone1"], (2, 2, 40, 10))
    x = 28 if on else 2
    plate.fill(RGB["stone2" if off else "stone5"], (x, 2, 14, 10))
    plate.fill(RGB["stone3" if off else "white"], (x, 2, 14, 1))
    plate.fill(RGB["stone3"], (x, 11, 14, 1))
    for k in (5, 8):
        plate.fill(RGB["stone3"], (x + k, 4, 1, 6))
    colour = "stone3" if off else "white" if on else "stone5"
    draw_text(plate, words[0 if on else 1], (15 if on else 30, 4), "small", colour, 0.5, width=26)
    if state == "focus":
        pygame.draw.rect(plate, RGB["gold4"], (1, 1, 42, 12), 1)
    return plate


_BARS = {
    "red": ("red2", "red3", "red4", "umber"),
    "gold": ("gold2", "gold3", "gold4", "umber"),
    "teal": ("teal2", "teal3", "teal4", "stone1"),
    "green": ("green2", "green3", "green4", "stone1"),
    "steel": ("steel2", "steel3", "steel4", "stone1"),
}


@lru_cache(maxsize=512)
def meter(
    w: int,
    value: int,
    total: int,
    kind: str = "red",
    h: int = 8,
    ghost: int = 0,
    *,
    ticks: bool = True,
) -> pygame.Surface:
    """A segmented bar; ``ghost`` segments are about to be won (positive) or lost (negative)."""
    dark, middle, light, empty = _BARS[kind]
    bar = blank(w, h)
    bar.fill(RGB["ink"])
    bar.fill(RGB[empty], (1, 1, w - 2, h - 2))
    reach = (w - 2) * value // total
    bar.fill(RGB[middle], (1, 1, reach, h - 2))
    bar.fill(RGB[light], (1, 1, reach, 1))
    bar.fill(RGB[dark], (1, h - 2, reach, 1))
    if ghost:
        ends = sorted((reach, (w - 2) * (value + ghost) // total))
        stripes = (light, "umber") if ghost > 0 else ("white", dark)
        hatch(bar, pygame.Rect(1 + ends[0], 1, ends[1] - ends[0], h - 2), stripes, 4)
    for k in range(1, total) if ticks else ():
        bar.fill(RGB["ink"], (1 + (w - 2) * k // total, 1, 1, h - 2))
    return bar
