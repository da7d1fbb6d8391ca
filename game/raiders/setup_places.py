"""Where the set-up's tabs, seats and options lie, and how the focus goes along them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.widgets import SEAT_COLUMNS

if TYPE_CHECKING:
    from game.raiders.setup_choice import Choice

TABS, SEATS, OPTIONS = 0, 1, 2
"""The rows of the screen, from above."""

_TABS_AT = tuple(4 + 160 * k for k in range(4))


def places(choice: Choice, row: int) -> list[pygame.Rect]:
    """What of a row can be pointed at."""
    if row == TABS:
        return [pygame.Rect(x, 40, 152, 24) for x in _TABS_AT]
    if row == SEATS:
        return [pygame.Rect(SEAT_COLUMNS[k], 84, 120, 234) for k in choice.columns]
    return [pygame.Rect(x, 322, 120, 20) for x in SEAT_COLUMNS]


def hit(choice: Choice, at: tuple[int, int]) -> tuple[int, int] | None:
    """The row and the column of what lies at ``at``, if anything does."""
    for row in (TABS, SEATS, OPTIONS):
        column = pygame.Rect(at, (1, 1)).collidelist(places(choice, row))
        if column >= 0:
            return row, column
    return None


def nearest(choice: Choice, here: pygame.Rect, row: int) -> int:
    """The column of ``row`` that is nearest above or below ``here``."""
    xs = [place.centerx for place in places(choice, row)]
    return min(range(len(xs)), key=lambda k: abs(xs[k] - here.centerx))
