"""Cloth on a painted wall, or hanging free, and the few pictures in which a draught moves it."""

from __future__ import annotations

import pygame

REACH = 2
"""The most pixels that the tail of a cloth swings aside."""
BENDS = ((0, 0, 0, 0), (0, 0, 1, 1), (0, 1, 1, 2), (0, 0, 0, 1), (0, 0, -1, -1), (0, 0, 0, -1))
"""How far the four quarters of a cloth hang aside, from its rod down; the first is at rest."""
GUST = (3, 1, 2, 2, 1, 3, 0, 5, 4, 4, 5, 0, 3, 1, 3, 0, 5, 0)
"""A breath of wind: it lifts the cloth, lets it swing back, and dies away."""
CALM = 14
"""How many ticks a cloth hangs still between two gusts."""


def swaying(picture: pygame.Surface, box: pygame.Rect) -> tuple[pygame.Surface, ...]:
    """Let the cloth that is painted in ``box`` of ``picture`` stir; each is ``REACH`` wider."""
    seen = box.inflate(2 * REACH, 0)
    return _in_turn([_bent(picture.subsurface(seen), bend) for bend in BENDS])


def hanging(picture: pygame.Surface) -> tuple[pygame.Surface, ...]:
    """Let cloth that is a picture of its own stir before what is behind it; as wide as it is."""
    return _in_turn([_shifted(picture, bend) for bend in BENDS])


def _in_turn(bent: list[pygame.Surface]) -> tuple[pygame.Surface, ...]:
    return tuple(bent[number] for number in (*(0,) * CALM, *GUST))


def _shifted(cloth: pygame.Surface, bend: tuple[int, ...]) -> pygame.Surface:
    moved = pygame.Surface(cloth.get_size(), pygame.SRCALPHA)
    width, height = cloth.get_size()
    quarter = -(-height // len(bend))
    for edge in (0, width - REACH):  # it goes on outside of its picture
        moved.blit(cloth, (edge, 0), (edge, 0, REACH, height))
    for number, aside in enumerate(bend):
        moved.blit(cloth, (aside, number * quarter), (0, number * quarter, width, quarter))
    return moved


def _bent(flat: pygame.Surface, bend: tuple[int, ...]) -> pygame.Surface:
    """The cloth in one bend; the wall beside it goes on where the cloth has left it."""
    moved = flat.copy()
    width, height = flat.get_size()
    for row in range(height):
        aside = bend[row * len(bend) // height]
        moved.blit(flat, (REACH + aside, row), (REACH, row, width - 2 * REACH, 1))
        if aside > 0:
            moved.blit(flat, (REACH, row), (REACH - aside, row, aside, 1))
        elif aside < 0:
            moved.blit(flat, (width - REACH + aside, row), (width - REACH, row, -aside, 1))
    return moved
