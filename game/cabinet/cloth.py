"""Cloth that hangs on a painted wall, and the few pictures in which a draught moves it."""

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
    bent = [_bent(picture.subsurface(seen), bend) for bend in BENDS]
    return tuple(bent[number] for number in (*(0,) * CALM, *GUST))


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
