"""The lone raider: health, treasure, progress, and the attack deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.cabinet.cards import card, card_back
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.text import Icon, Words, draw_rich, draw_text
from game.cabinet.widgets import blank, chip, meter, panel, put

_DECK = (("5", 2), ("4", 4), ("3", 4))
_COUNTS = ("bold", "head", "white", "danger")
_LARGE_COUNTS = ("title", "coin", "steel", "wound")
"""The style of the counts; the colours of a card's value, of its count, and when all are used."""


@lru_cache(maxsize=32)
def health_panel(
    hero: str, name: str, life: int, total: int, words: str, *, large: bool = False
) -> pygame.Surface:
    """Solo: portrait, name and one heart a wound that is left to take; 248x36."""
    plate = panel(248, 36, "seat", hero).copy()
    put(plate, piece(f"portrait/{hero}"), (3, 3))
    plate.fill(RGB["ink"], (31, 3, 1, 30))
    draw_text(plate, name, (38, 6), "bold", "head", width=90)
    put(plate, piece(f"emblem/{hero}"), (232, 3))
    if large:
        draw_text(plate, f"{life}/{total}", (226, 3), "title", "heal", 1, width=90)
    else:
        draw_text(plate, words, (226, 6), "small", "soft", 1, width=90)
    for k in range(total):
        put(plate, piece("icon/heart" if k < life else "icon/hollow"), (38 + 20 * k, 19))
    return plate


@lru_cache(maxsize=64)
def treasure_panel(
    title: str, coins: int, target: int, words: str, *, large: bool = False
) -> pygame.Surface:
    """Solo: the coins against the target; ``words`` follow the number ("of 20"); 248x36."""
    plate = panel(248, 36, "slab").copy()
    draw_rich(plate, (Icon("icon/coin"), Words(title, "soft")), (10, 6), gap=4)
    number = Words(str(coins), "coin", "title") if large else Words(str(coins), "accent", "bold")
    draw_rich(plate, (number, Words(words, "soft")), (238, 6), 1, gap=5)
    put(plate, meter(228, min(coins, target), target, "gold", 11), (10, 19))
    return plate


@lru_cache(maxsize=32)
def progress_panel(level: str, room: str, place: int) -> pygame.Surface:
    """Solo: level and room in words, and five cells; 128x36."""
    plate = panel(128, 36, "slab").copy()
    draw_text(plate, level, (10, 6), "bold", "head", width=46)
    draw_text(plate, room, (118, 6), "small", "soft", 1, width=68)
    for k in range(5):
        cell = panel(20, 12, "inset").copy()
        colour = "gold3" if k == place else "stone2" if k < place else "night"
        cell.fill(RGB[colour], (1, 1, 18, 10))
        if k < place:
            cell.blit(piece("icon/check"), (5, 2), (0, 1, 10, 7))
        put(plate, cell, (10 + 22 * k, 19))
    return plate


@dataclass(frozen=True, slots=True)
class AttackLook:
    """The attack deck as it lies: ``strength`` is the card turned up now (None: none).

    ``used`` are the earlier cards in order; ``labels``: "7 left", "Attack", "2 used".
    """

    left: int
    strength: int | None
    used: tuple[int, ...]
    labels: tuple[str, str, str]


DECK_AT = (27, 2)
"""Where the top card of the deck lies inside :func:`attack_table`."""


FACE_AT = (87, 9)
"""Where the card turned up lies inside :func:`attack_table` (2 px more, with its rim)."""


@lru_cache(maxsize=64)
def attack_table(look: AttackLook) -> pygame.Surface:
    """The lectern with the deck, the card turned up, and the used ones; 220x112."""
    table = blank(220, 112)
    put(table, piece("pedestal/deck"), (110, 110), (0.5, 1))
    for k in range((look.left + 1) // 2):
        put(table, card_back("deck", "L"), (DECK_AT[0] - 4 + k, 72 - 2 * k), (0, 1))
    if look.strength is not None:
        put(table, card("deck", str(look.strength), "L", "lose"), (110, 73), (0.5, 1))
    _used_cards(table, look.used)
    for x, words, colour in zip(
        (47, 110, 172), look.labels, ("soft", "danger", "soft"), strict=True
    ):
        put(table, chip(words, None, colour, "stone3", "small", 15, 60), (x, 92), (0.5, 0.5))
    return table


def _used_cards(table: pygame.Surface, used: tuple[int, ...]) -> None:
    step = min(26.0, 42 / max(1, len(used) - 1))
    for k, value in enumerate(used):
        put(table, card("deck", str(value), "M", "disabled"), (140 + k * step, 73), (0, 1))


@lru_cache(maxsize=64)
def attack_counts(title: str, shown: tuple[int, ...], *, large: bool = False) -> pygame.Surface:
    """Which attack cards have been seen since the last shuffle, the one on the table included.

    ``large``: the numbers take the room of the title.
    """
    plate = panel(152, 56).copy()
    style, head, plain, full = _LARGE_COUNTS if large else _COUNTS
    top, step, rise = (4, 17, 2) if large else (19, 12, -1)
    if not large:
        draw_text(plate, title, (10, 6), "small", "soft", width=134)
    for row, (value, total) in enumerate(_DECK):
        y, used = top + step * row, shown.count(int(value))
        draw_text(plate, value, (12, y), style, head)
        for k in range(total):
            put(plate, _deck_pip(spent=k < used), (30 + 12 * k, y + rise))
        colour = full if used == total else plain
        draw_text(plate, f"{used}/{total}", (142, y), style, colour, 1, width=60)
    return plate


def _deck_pip(*, spent: bool) -> pygame.Surface:
    pip = blank(9, 10)
    pip.fill(RGB["ink"])
    pip.fill(RGB["stone1" if spent else "red2"], (1, 1, 7, 8))
    if spent:
        pygame.draw.line(pip, RGB["stone3"], (1, 1), (7, 7))
        return pip
    pip.fill(RGB["red4"], (1, 1, 7, 1))
    pip.fill(RGB["red1"], (3, 3, 3, 4))
    return pip
