"""Which key does what: glyphs of keys, pads and mouse, and rows of prompts."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.frames import blank, clip_corners, put
from game.cabinet.palette import RGB
from game.cabinet.pieces import has, piece
from game.cabinet.text import draw_text, text_width

MOUSE_DRAWN = frozenset({"left", "middle", "right", "wheel up", "wheel down"})
"""What of a mouse has a picture; other buttons are called by their names."""


MOST = 60
"""The room that a sign has where nothing else is said: so many pixels of width."""

_MARGINS = 8  # beside the word on a key
_CAPS = {
    "key": ("stone5", "white", "stone3"),
    "pill": ("stone2", "stone4", "stone1"),
    "off": ("stone2", "stone3", "stone1"),
}
"""The face of a key or button, its upper edge and its foot."""


@lru_cache(maxsize=128)
def glyph(name: str, *, off: bool = False, room: int = MOST) -> pygame.Surface:
    """A sign 13 px high: ``key:Z`` ``key:left`` ``pad:A`` ``dpad:lr`` ``stick:up`` ``mouse``.

    The word on a key has its initials, or its beginning, where it has no ``room``, in pixels.
    """
    if has(f"glyph/{name}"):
        return piece(f"{'glyph_off' if off else 'glyph'}/{name}")
    kind, _, word = name.partition(":")
    return _mouse(word) if kind == "mouse" else _cap(kind, word, room, off=off)


def _cap(kind: str, word: str, room: int, *, off: bool) -> pygame.Surface:
    """A key, or the dark button of a pad, with a word or an arrow on it."""
    arrow = word in ("up", "down", "left", "right")
    if not arrow and text_width(word) + _MARGINS > room:
        word = _fitting(word, room - 2)
    wide = 7 if arrow else text_width(word)
    w = max(13, wide + max(2, min(_MARGINS, room - wide)))
    cap = _blank_cap(w, "off" if off else kind)
    colour = "ink" if kind == "key" else "white"
    if arrow:
        put(cap, piece(f"arrow/{word}/{colour}"), (w / 2, 5.5), (0.5, 0.5))
    else:
        draw_text(cap, word, ((w - text_width(word)) // 2, 2), "small", colour, shadow=False)
    return cap


def _blank_cap(w: int, kind: str) -> pygame.Surface:
    face, high, foot = _CAPS.get(kind, _CAPS["pill"])
    cap = blank(w, 13)
    cap.fill(RGB["ink"])
    cap.fill(RGB[foot], (1, 1, w - 2, 11))
    cap.fill(RGB[face], (1, 1, w - 2, 9))
    cap.fill(RGB[high], (1, 1, w - 2, 1))
    clip_corners(cap)
    return cap


def _fitting(word: str, room: int) -> str:
    """A word or, where it is too long, its initials, or as much of it as there is room for."""
    first, *others = word.split()
    initials = "".join(part[0] for part in (first, *others)) if others else _capitals(word)
    beginnings = (word[:length] for length in range(len(word), 0, -1))
    tried = (word, initials, *beginnings) if len(initials) > 1 else (word, *beginnings)
    return next((each for each in tried if text_width(each) <= room), word[:1])


def _capitals(word: str) -> str:
    return "".join(letter for letter in word if letter.isupper() or not letter.isalpha())


def _mouse(button_name: str) -> pygame.Surface:
    """A mouse with one button lit, or beside its wheel an arrow."""
    turns = button_name.startswith("wheel")
    body = blank(21 if turns else 11, 13)
    pygame.draw.rect(body, RGB["ink"], (0, 0, 11, 13), border_radius=4)
    pygame.draw.rect(body, RGB["stone5"], (1, 1, 9, 11), border_radius=3)
    body.fill(RGB["stone3"], (1, 6, 9, 1))
    body.fill(RGB["stone3"], (5, 1, 1, 5))
    if turns or button_name == "middle":
        body.fill(RGB["ink"], (3, 1, 5, 6))
        body.fill(RGB["gold3"], (4, 2, 3, 4))
    else:
        left = 6 if button_name == "right" else 1
        pygame.draw.rect(body, RGB["gold3"], (left, 1, 4, 5), border_top_left_radius=2)
    if turns:
        arrow = button_name.removeprefix("wheel ")
        put(body, piece(f"arrow/{arrow}/gold4"), (17, 6), (0.5, 0.5))
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
    w: int,
    prompts: tuple[tuple[tuple[str, ...], str], ...],
    align: float = 0.5,
    gap: int = 16,
    colour: str = "soft",
) -> pygame.Surface:
    """A row of prompts, each ``(glyphs, text)``."""
    signs = [keycap(glyphs, text, colour) for glyphs, text in prompts]
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
