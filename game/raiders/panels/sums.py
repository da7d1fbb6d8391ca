"""The cards' sum against a foe's strength."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.cabinet.cards import card, shield
from game.cabinet.palette import HERO_COLOURS, RGB
from game.cabinet.text import render
from game.cabinet.widgets import blank, hatch, panel, put

TALL = 68
"""Height of the band, in pixels: hung from the top of a room it ends over every boss's head."""


@dataclass(frozen=True, slots=True)
class Summand:
    """A card of a sum: whose, which face, what it counts."""

    hero: str
    face: str
    value: int


@lru_cache(maxsize=16)
def sum_band(
    cards: tuple[Summand, ...],
    strength: int | None,
    shown: int | None = None,
    struck: frozenset[str] = frozenset(),
    w: int = 440,
) -> pygame.Surface:
    """Cards, total, strength, and a gauge with one segment a card; what is missing is hatched red.

    ``shown`` is how many cards have dropped in (None: all, and then the verdict too); ``struck``
    are the heroes whose card is rimmed red.
    """
    visible = cards if shown is None else cards[:shown]
    total = sum(one.value for one in visible)
    plate = panel(w, TALL, "gilt").copy()
    _sum_line(plate, cards, len(visible), total, strength, struck, verdict=shown is None)
    put(plate, _gauge(w - 16, visible, total, strength, verdict=shown is None), (8, 53))
    return plate


def _sum_line(
    plate: pygame.Surface,
    cards: tuple[Summand, ...],
    shown: int,
    total: int,
    strength: int | None,
    struck: frozenset[str],
    *,
    verdict: bool,
) -> None:
    parts: list[tuple[pygame.Surface, bool]] = []
    for k, one in enumerate(cards):
        state = "lose" if verdict and one.hero in struck else "normal"
        parts.append((card(one.hero, one.face, "M", state), k < shown))
        parts.append((render("+" if k < len(cards) - 1 else "=", "title", "stone4"), k < shown))
    parts.append((_trim(render(str(total), "huge", "coin")), shown > 0))
    sign, ramp = _verdict(total, strength)
    parts.append((render(sign, "title", ramp), verdict))
    parts.append((shield(strength), True))
    w = plate.get_width()
    gap = (w - 28 - sum(picture.get_width() for picture, _ in parts)) / (len(parts) - 1)
    x = 14.0
    for picture, visible in parts:
        if visible:
            put(plate, picture, (x, 28), (0, 0.5))
        x += picture.get_width() + gap


def _trim(picture: pygame.Surface) -> pygame.Surface:
    return picture.subsurface(picture.get_bounding_rect())


def _verdict(total: int, strength: int | None) -> tuple[str, str]:
    if strength is None or total < strength:
        return "<", "wound"
    return ("=" if total == strength else ">"), "good"


def _gauge(
    w: int, cards: tuple[Summand, ...], total: int, strength: int | None, *, verdict: bool
) -> pygame.Surface:
    bar = blank(w, 10)
    bar.fill(RGB["ink"])
    bar.fill(RGB["umber"], (1, 1, w - 2, 8))
    whole = max(strength or 25, total, 1)
    unit, x = (w - 2) / whole, 1.0
    for one in cards:
        left, right = int(x), int(x + one.value * unit)
        _segment(bar, one.hero, left, right)
        x += one.value * unit
    if verdict and strength is not None and total < strength:
        hatch(bar, pygame.Rect(int(x), 1, w - 1 - int(x), 8), ("red3", "umber"), 6)
    for k in range(1, whole):
        bar.fill(RGB["ink"], (int(1 + k * unit), 7, 1, 2))
    if verdict and strength is not None and total > strength:
        notch = int(1 + strength * unit)
        bar.fill(RGB["white"], (notch - 1, 0, 2, 10))
        bar.fill(RGB["ink"], (notch + 1, 0, 1, 10))
    return bar


def _segment(bar: pygame.Surface, hero: str, left: int, right: int) -> None:
    dark, middle, light = HERO_COLOURS[hero]
    bar.fill(RGB[middle], (left, 1, right - left, 8))
    bar.fill(RGB[light], (left, 1, right - left, 1))
    bar.fill(RGB[dark], (left, 7, right - left, 2))
    bar.fill(RGB["ink"], (right - 1, 1, 1, 8))
