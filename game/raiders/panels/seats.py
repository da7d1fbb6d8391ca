"""A player: the panel of a seat, and its marks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.cabinet.cards import card_back
from game.cabinet.palette import HERO_COLOURS, RGB
from game.cabinet.pieces import piece
from game.cabinet.text import draw_text
from game.cabinet.widgets import blank, frame_on, panel, put

_MARKS = {
    "win": ("gold4", "gold2"),
    "second": ("steel4", "steel2"),
    "lose": ("red4", "red2"),
}
_ITEM_PLACES = 5


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What a seat panel shows; ``hand`` are the power cards left, ``laid`` the one on the table.

    ``mark``: win (gold), second (silver), lose (red), active (white) or None. ``status``:
    ``choosing`` (three dots), ``sealed`` (a card back) or empty. ``out``: in a few letters, why the
    seat is not in the game any more. ``large``: coins and wounds take the place of the name,
    and a sealed card that of the portrait.
    """

    hero: str
    name: str
    coins: int
    wounds: int
    hand: tuple[int, ...] = (1, 2, 3, 4, 5)
    laid: int | None = None
    items: tuple[str, ...] = ()
    status: str = ""
    mark: str | None = None
    map_holder: bool = False
    out: str | None = None
    large: bool = False


@lru_cache(maxsize=64)
def seat_panel(look: SeatLook) -> pygame.Surface:
    """A player: portrait, name, emblem, coins, wounds, cards left, items, whether sealed."""
    plate = panel(120, 36, "seat", None if look.out else look.hero).copy()
    if look.mark and not look.out:
        high, low = _MARKS.get(look.mark, ("white", HERO_COLOURS[look.hero][2]))
        frame_on(plate, high, low)
    suffix = "_off" if look.out else ""
    sealed = look.large and look.status == "sealed"
    picture = _sealed(look.hero) if sealed else piece(f"portrait{suffix}/{look.hero}")
    put(plate, picture, (3, 3))
    plate.fill(RGB["ink"], (31, 3, 1, 30))
    put(plate, piece(f"emblem{suffix}/{look.hero}"), (105, 3))
    if look.map_holder:
        put(plate, piece("icon/map"), (18, 23))
    (_large_counters if look.large else _counters)(plate, look)
    if look.out:
        draw_text(plate, look.out, (36, 25), "small", "danger", width=80)
    else:
        put(plate, pips(look.hero, look.hand, look.laid), (35, 24))
        _items(plate, look.items)
        _status(plate, look)
    return plate


def _counters(plate: pygame.Surface, look: SeatLook) -> None:
    draw_text(plate, look.name, (36, 4), "bold", "stone4" if look.out else "cream", width=66)
    off = "_off" if look.out else ""
    put(plate, piece(f"icon{off}/coin"), (35, 13))
    draw_text(plate, str(look.coins), (46, 14), "bold", "stone4" if look.out else "accent")
    put(plate, piece(f"icon{off}/wound"), (68, 13))
    draw_text(plate, str(look.wounds), (79, 14), "bold", "stone4" if look.out else "danger")


def _large_counters(plate: pygame.Surface, look: SeatLook) -> None:
    """Numbers to be read from the sofa; who it is the portrait and the emblem tell."""
    off = "_off" if look.out else ""
    for x, kind, number in ((33, "coin", look.coins), (69, "wound", look.wounds)):
        put(plate, piece(f"icon{off}/{kind}"), (x, 11), (0, 0.5))
        draw_text(plate, str(number), (x + 10, 5), "title", "steel" if look.out else kind, width=26)


def _items(plate: pygame.Surface, items: tuple[str, ...]) -> None:
    """Each item by its small picture; of many, the first three and how many more."""
    shown = items if len(items) <= _ITEM_PLACES else items[:3]
    for k, item in enumerate(shown):
        put(plate, piece(f"mini/{item}"), (88 + 6 * k, 25))
    if len(shown) < len(items):
        draw_text(plate, f"+{len(items) - len(shown)}", (107, 27), "micro", "soft")


def _status(plate: pygame.Surface, look: SeatLook) -> None:
    if look.status == "sealed" and not look.large:
        put(plate, sealed_mark(look.hero), (106, 16))
    elif look.status == "choosing":
        for k in range(3):
            plate.fill(RGB["stone4"], (105 + 4 * k, 19, 2, 2))
            plate.fill(RGB["ink"], (105 + 4 * k, 21, 2, 1))


@lru_cache(maxsize=8)
def _sealed(hero: str) -> pygame.Surface:
    """A card back under a lock, as large as a portrait."""
    picture = blank(28, 30)
    picture.fill(RGB["ink"])
    put(picture, card_back(hero, "S"), (14, 15), (0.5, 0.5))
    put(picture, piece("icon/lock"), (14, 15), (0.5, 0.5))
    return picture


@lru_cache(maxsize=8)
def sealed_mark(hero: str) -> pygame.Surface:
    """A small card back in the hero's colours: a move is sealed."""
    dark, middle, _ = HERO_COLOURS[hero]
    mark = piece("icon/cardback").copy()
    pixels = pygame.PixelArray(mark)
    pixels.replace(RGB["blue2"], RGB[dark])
    pixels.replace(RGB["blue3"], RGB[middle])
    pixels.close()
    return mark


@lru_cache(maxsize=256)
def pips(hero: str, hand: tuple[int, ...], laid: int | None = None) -> pygame.Surface:
    """The five power cards, 9x9 each: lit in hand, dark once played, ringed while on the table."""
    dark, middle, _ = HERO_COLOURS[hero]
    face, edge = {"rogue": ("gold2", "gold4"), "sorcerer": ("purp2", "purp4")}.get(
        hero, (dark, middle)
    )
    row = blank(49, 9)
    for value in range(1, 6):
        box, held = pygame.Rect(10 * (value - 1), 0, 9, 9), value in hand
        row.fill(RGB["white" if value == laid else "ink"], box)
        row.fill(RGB[face if held else "night"], box.inflate(-2, -2))
        if held:
            row.fill(RGB[edge], (box.x + 1, 1, 7, 1))
        colour = "white" if held or value == laid else "stone2"
        draw_text(row, str(value), (box.x + 3, 2), "micro", colour)
    return row
