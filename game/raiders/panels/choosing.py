"""What lies below a seat while everybody chooses at once: cards on buttons, or that all is done.

Nothing here can show which card was chosen: it is not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.cards import card, card_back
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.text import Icon, Words, draw_rich, draw_text, rich_width
from game.cabinet.widgets import glyph, meter, panel, put

if TYPE_CHECKING:
    from game.cabinet.text import Part

SIZE = (120, 60)
TIMER = pygame.Rect(100, 44, 80, 20)
LATE = 5
"""Seconds from the end at which the timer turns red."""
_PITCH, _LEFT, _OWN = 18, 3, 106
_ITEMS = 45  # the row of the items


@dataclass(frozen=True, slots=True)
class Key:
    """A card and the glyph of the button that lays it; ``spent``: it cannot be laid now."""

    face: str
    sign: str
    spent: bool = False


@dataclass(frozen=True, slots=True)
class Items:
    """What a seat holds, and the glyph of the button to hold down with each key, if one is."""

    keys: tuple[Key, ...] = ()
    page: str | None = None


@lru_cache(maxsize=256)
def buttons_panel(
    hero: str, cards: tuple[Key, ...], items: Items, device: tuple[str, str]
) -> pygame.Surface:
    """Five small cards over their buttons, the items beside theirs, and whose they are.

    ``device`` is the picture of what the seat plays with, and its number, if it has one.
    """
    plate = panel(*SIZE, "seat", hero).copy()
    for place, each in enumerate(cards):
        _put_card(plate, hero, each, _LEFT + _PITCH * place)
    icon, number = device
    put(plate, piece(icon), (_OWN, 14), (0.5, 0.5))
    draw_text(plate, number, (_OWN, 26), "bold", "head", 0.5)
    if items.keys:
        plate.fill(RGB["stone2"], (5, _ITEMS - 1, SIZE[0] - 10, 1))
        _put_items(plate, items)
    return plate


def _put_items(plate: pygame.Surface, items: Items) -> None:
    """``LB`` + for all of them, then each button and what it lays; closer if there are many."""
    parts: list[Part] = [] if items.page is None else [_sign(items.page), Words("+", "soft")]
    for key in items.keys:
        parts += [_sign(key.sign, off=key.spent), _item(key)]
    room = SIZE[0] - 6
    if items.page and rich_width(parts, 0) > room:
        del parts[1]
    gap = next((gap for gap in (4, 3, 2, 1) if rich_width(parts, gap) <= room), 0)
    draw_rich(plate, parts, (SIZE[0] / 2, _ITEMS + 4), 0.5, gap=gap)


def _item(key: Key) -> pygame.Surface:
    """The small picture of an item, dim where it is of no use."""
    picture = piece(f"icon/{key.face}")
    if key.spent:
        picture = picture.copy()
        picture.set_alpha(90)
    return picture


def _put_card(plate: pygame.Surface, hero: str, key: Key, x: int) -> None:
    put(plate, card(hero, key.face, "S", "disabled" if key.spent else "normal"), (x, 4))
    put(plate, _sign(key.sign, off=key.spent), (x + 10, 31), (0.5, 0))


def _sign(name: str, *, off: bool = False) -> pygame.Surface:
    """What is on a button, no wider than a card."""
    return glyph(name, off=off, room=_PITCH)


@lru_cache(maxsize=64)
def ready_panel(hero: str, words: tuple[str, str], signs: tuple[str, ...]) -> pygame.Surface:
    """A card lies sealed: ``words`` for that, and for what ``signs`` do now.

    They are one, or the first and the last of a row of buttons.
    """
    plate = panel(*SIZE, "seat", hero).copy()
    put(plate, card_back(hero, "M"), (13, 5))
    put(plate, piece("icon/lock"), (28, 28), (0.5, 0.5))
    draw_rich(plate, (Icon("icon/check"), Words(words[0], "good", "bold")), (52, 14))
    if len(signs) == 1:
        button = glyph(signs[0], room=28)
        put(plate, button, (52, 30))
        left = 52 + button.get_width() + 3
        draw_text(plate, words[1], (left, 33), "small", "soft", width=SIZE[0] - left - 2)
    elif signs:
        first, last = (_sign(name) for name in signs)
        draw_rich(plate, (first, Words("...", "soft"), last), (52, 31), gap=2)
        draw_text(plate, words[1], (52, 47), "small", "soft", width=64)
    return plate


@lru_cache(maxsize=64)
def waiting_panel(hero: str, icon: str, head: str, line: str, sign: str | None) -> pygame.Surface:
    """Somebody whose cards are not shown: a bot, the next behind the curtain, one who is out."""
    plate = panel(*SIZE, "seat", hero).copy()
    put(plate, piece(icon), (19, 27), (0.5, 0.5))
    draw_text(plate, head, (36, 13), "bold", "head", width=80)
    if sign:
        button = glyph(sign, room=30)
        put(plate, button, (36, 28))
        draw_text(plate, line, (39 + button.get_width(), 31), "small", "soft")
    else:
        draw_text(plate, line, (36, 31), "small", "faint", width=82)
    return plate


@lru_cache(maxsize=128)
def timer_panel(left: int, total: int, text: str, *, large: bool = False) -> pygame.Surface:
    """How much time there is to choose; the bar has a part for each second.

    ``large``: the seconds alone, in large figures on a plate so narrow that it stands clear of
    what lies on a pedestal.
    """
    if large:
        return _large_timer(left)
    plate = panel(*TIMER.size, "slab").copy()
    put(plate, piece("icon/hourglass"), (10, 10), (0.5, 0.5))
    kind = "red" if left <= LATE else "gold"
    put(plate, meter(26, left, total, kind, ticks=False), (18, 10), (0, 0.5))
    draw_text(plate, text, (75, 7), "small", "accent", 1, width=28)
    return plate


def _large_timer(left: int) -> pygame.Surface:
    plate = panel(36, 38, "slab").copy()
    put(plate, piece("icon/hourglass"), (18, 10), (0.5, 0.5))
    draw_text(plate, str(left), (18, 19), "title", "wound" if left <= LATE else "coin", 0.5)
    return plate


@lru_cache(maxsize=32)
def turn_sign(hero: str, words: tuple[Part, ...]) -> pygame.Surface:
    """Whose turn it is, on a plate in the colours of ``hero``, 20 px high."""
    plate = panel(rich_width(words, 5) + 24, 20, "seat", hero).copy()
    draw_rich(plate, words, (12, 7), gap=5)
    return plate
