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
    ribbon(w)                      20 px dark band whose ends fade
    tooltip(lines, head, tip)      parchment note with a beak
    chip(text, icon, ...)          small tag
    floater(text, kind)            number that rises over a head: coin | wound | heal
    glyph(name, off)               key:Z, pad:A, dpad:lr, pill:START, mouse, mouse:right
    keycap(glyphs, text)           glyphs and a word, 15 px high
    legend(w, prompts)             a row of those
    bubble()                       three dots: somebody is choosing

Cards are in :mod:`game.cabinet.cards`, the panels of the table in :mod:`game.raiders.panels`.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.palette import HERO_COLOURS, RGB, Rgb
from game.cabinet.pieces import has, piece
from game.cabinet.text import draw_text, render, text_width

SEAT_COLUMNS = tuple(4 + 128 * k for k in range(5))
"""Left edges of the five seat panels, which are 120 wide; a player's things stand in one column."""

COLUMN_CENTRES = tuple(64 + 128 * k for k in range(5))

_FACES = {
    "normal": ("stone1", "stone3", "night", "stone5"),
    "focus": ("wood1", "gold4", "gold2", "cream"),
    "pressed": ("gold1", "gold1", "gold3", "white"),
    "disabled": ("night", "stone1", "stone1", "stone3"),
}
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


def clip_corners(surface: pygame.Surface, colour: Rgb | tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
    """Take the four corner pixels off."""
    w, h = surface.get_size()
    for place in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)):
        surface.set_at(place, colour)


def frame_on(surface: pygame.Surface, high: str = "gold4", low: str = "gold2") -> None:
    """Draw the 2 px focus frame on a widget's own border."""
    w, h = surface.get_size()
    pygame.draw.rect(surface, RGB["ink"], (0, 0, w, h), 1)
    for k in (1, 2):
        _bevel(surface, pygame.Rect(k, k, w - 2 * k, h - 2 * k), RGB[high], RGB[low])
    clip_corners(surface)


def _bevel(surface: pygame.Surface, box: pygame.Rect, high: Rgb, low: Rgb) -> None:
    surface.fill(high, (box.x, box.y, box.w, 1))
    surface.fill(high, (box.x, box.y, 1, box.h))
    surface.fill(low, (box.x, box.bottom - 1, box.w, 1))
    surface.fill(low, (box.right - 1, box.y, 1, box.h))


def _plate(w: int, h: int, face: str, high: str, low: str) -> pygame.Surface:
    plate = blank(w, h)
    plate.fill(RGB["ink"])
    plate.fill(RGB[face], (1, 1, w - 2, h - 2))
    _bevel(plate, pygame.Rect(1, 1, w - 2, h - 2), RGB[high], RGB[low])
    clip_corners(plate)
    return plate


@lru_cache(maxsize=256)
def panel(w: int, h: int, kind: str = "stone", hero: str | None = None) -> pygame.Surface:
    """A plate: ``stone`` with rivets, plain ``slab``, sunken ``inset``, ``gilt``, or a ``seat``'s."""
    high, low = _EDGES[kind]
    if hero:
        dark, middle, _ = HERO_COLOURS[hero]
        high, low = middle, dark
    plate = _plate(w, h, "night", high, low)
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


@lru_cache(maxsize=512)
def button(  # noqa: PLR0913 - all of them change the picture
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
        plate = _plate(w, h, face, high, low)
    if state == "focus":
        frame_on(plate)
        put(plate, piece("arrow/right/gold4"), (6, h / 2), (0, 0.5))
    _write_on(plate, text, state, colour, icon, align, style)
    if hint:
        put(plate, glyph(hint, off=state == "disabled"), (w - 6, h / 2), (1, 0.5))
    return plate


def _tab(w: int, h: int) -> pygame.Surface:
    plate = _plate(w, h, "umber", "gold3", "gold2")
    plate.fill(RGB["gold2"], (1, 2, 1, h - 3))
    plate.fill(RGB["gold3"], (1, h - 3, w - 2, 2))
    return plate


def _write_on(  # noqa: PLR0913
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
    plate = _plate(w, h, face, high, low)
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
def toggle(on: bool, words: tuple[str, str], state: str = "normal") -> pygame.Surface:  # noqa: FBT001
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
def meter(  # noqa: PLR0913
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


def hatch(surface: pygame.Surface, box: pygame.Rect, colours: tuple[str, str], step: int) -> None:
    """Fill a box with diagonal stripes 2 px wide, ``step`` apart."""
    for y in range(box.top, box.bottom):
        for x in range(box.left, box.right):
            surface.set_at((x, y), RGB[colours[0 if (x + y) % step < 2 else 1]])


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
def ribbon(w: int) -> pygame.Surface:
    """A dark band with gold hairlines, 20 px high, for one line over the room."""
    band = blank(w, 20)
    left, right, middle = piece("ribbon/left"), piece("ribbon/right"), piece("ribbon/middle")
    for x in range(24, w - 24, 4):
        band.blit(middle, (x, 0))
    band.fill((0, 0, 0, 0), (w - 24, 0, 24, 20))
    band.blit(left, (0, 0))
    band.blit(right, (w - 24, 0))
    return band


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
    sheet = _plate(w, h, "bone4", "cream", "bone3")
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
def chip(  # noqa: PLR0913
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


@lru_cache(maxsize=128)
def glyph(name: str, *, off: bool = False) -> pygame.Surface:
    """A prompt, 13 px high: ``key:Z`` ``key:left`` ``pad:A`` ``dpad:lr`` ``pill:START`` ``mouse``."""
    if has(f"glyph/{name}"):
        return piece(f"{'glyph_off' if off else 'glyph'}/{name}")
    kind, _, word = name.partition(":")
    if kind == "mouse":
        return _mouse(word)
    arrow = word in ("up", "down", "left", "right")
    w = max(13, (7 if arrow else text_width(word)) + 8)
    cap = blank(w, 13)
    cap.fill(RGB["ink"])
    face, high, foot = (
        ("stone5", "white", "stone3") if kind == "key" else ("stone2", "stone4", "stone1")
    )
    if off:
        face, high, foot = "stone2", "stone3", "stone1"
    cap.fill(RGB[foot], (1, 1, w - 2, 11))
    cap.fill(RGB[face], (1, 1, w - 2, 9))
    cap.fill(RGB[high], (1, 1, w - 2, 1))
    clip_corners(cap)
    colour = "ink" if kind == "key" else "white"
    if arrow:
        put(cap, piece(f"arrow/{word}/{colour}"), (w / 2, 5.5), (0.5, 0.5))
    else:
        draw_text(cap, word, ((w - text_width(word)) // 2, 2), "small", colour, shadow=False)
    return cap


def _mouse(button_name: str) -> pygame.Surface:
    body = blank(11, 13)
    pygame.draw.rect(body, RGB["ink"], (0, 0, 11, 13), border_radius=4)
    pygame.draw.rect(body, RGB["stone5"], (1, 1, 9, 11), border_radius=3)
    body.fill(RGB["stone3"], (1, 6, 9, 1))
    body.fill(RGB["stone3"], (5, 1, 1, 5))
    left = 6 if button_name == "right" else 1
    pygame.draw.rect(body, RGB["gold3"], (left, 1, 4, 5), border_top_left_radius=2)
    return body


@lru_cache(maxsize=128)
def keycap(glyphs: tuple[str, ...], text: str, colour: str = "soft") -> pygame.Surface:
    """Glyphs and the word for what they do."""
    signs = [glyph(name) for name in glyphs]
    w = sum(sign.get_width() + 2 for sign in signs) + 3 + text_width(text)
    prompt, x = blank(w + 2, 15), 0
    for sign in signs:
        prompt.blit(sign, (x, 0))
        x += sign.get_width() + 2
    draw_text(prompt, text, (x + 3, 3), "small", colour)
    return prompt


@lru_cache(maxsize=64)
def legend(
    w: int, prompts: tuple[tuple[tuple[str, ...], str], ...], align: float = 0.5, gap: int = 16
) -> pygame.Surface:
    """A row of prompts, each ``(glyphs, text)``."""
    signs = [keycap(glyphs, text) for glyphs, text in prompts]
    total = sum(sign.get_width() for sign in signs) + gap * (len(signs) - 1)
    row, x = blank(w, 15), int((w - total) * align)
    for sign in signs:
        row.blit(sign, (x, 0))
        x += sign.get_width() + gap
    return row


@lru_cache(maxsize=2)
def bubble(dots: int = 3) -> pygame.Surface:
    """A speech bubble with dots: somebody is choosing. Its tail points down and left."""
    balloon = blank(25, 20)
    balloon.fill(RGB["ink"], (0, 0, 25, 15))
    balloon.fill(RGB["cream"], (1, 1, 23, 13))
    for place in ((0, 0), (24, 0), (0, 14), (24, 14)):
        balloon.set_at(place, (0, 0, 0, 0))
    for k in range(dots):
        balloon.fill(RGB["umber"], (6 + 5 * k, 6, 3, 3))
    balloon.fill(RGB["ink"], (3, 14, 6, 4))
    balloon.fill(RGB["cream"], (4, 13, 4, 4))
    balloon.fill(RGB["cream"], (3, 16, 3, 2))
    return balloon
