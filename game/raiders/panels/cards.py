"""The row of large cards that a player chooses from."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.cards import SIZES, card
from game.cabinet.palette import RGB
from game.cabinet.widgets import blank, clip_corners, put

HAND_BOX = pygame.Rect(160, 282, 320, 74)
"""Where the hand lies on the canvas; a card in focus rises 8 px inside it."""


@lru_cache(maxsize=256)
def hand_places(spent: tuple[bool, ...], w: int = 320) -> tuple[int, ...]:
    """The left edge of every card of a hand; a crowded one closes up, its spent cards most."""
    crowded = len(spent) > 6
    weights = [0.45 if used and crowded else 1.0 for used in spent]
    wide = SIZES["L"][0]
    unit = min(52.0, (w - wide - 4) / max(0.5, sum(weights[:-1])))
    places = [unit * sum(weights[:k]) for k in range(len(spent))]
    start = (w - wide - places[-1]) / 2
    return tuple(round(start + place) for place in places)


def draw_hand(
    canvas: pygame.Surface,
    at: tuple[int, int],
    hero: str,
    cards: tuple[tuple[str, str], ...],
    focus: int | None = None,
) -> None:
    """Draw a hand of ``(face, state)`` in 320x74 at ``at``; the card in focus comes on top."""
    places = hand_places(tuple(state == "disabled" for _, state in cards))
    order = [k for k in range(len(cards)) if k != focus]
    for k in order if focus is None else [*order, focus]:
        face, state = cards[k]
        raised = k == focus
        picture = card(hero, face, "L", "focus" if raised and state == "normal" else state)
        rim = (picture.get_width() - SIZES["L"][0]) // 2
        put(canvas, picture, (at[0] + places[k] - rim, at[1] + (4 if raised else 12) - rim))
    if focus is not None and cards[focus][1] == "disabled":
        box = (at[0] + places[focus] - 2, at[1] + 2)
        canvas.blit(spent_focus(), box)


@lru_cache(maxsize=1)
def spent_focus() -> pygame.Surface:
    """The rim of a spent card that has the focus: the cursor is always seen."""
    w, h = SIZES["L"]
    rim = blank(w + 4, h + 4)
    pygame.draw.rect(rim, RGB["stone4"], (0, 0, w + 4, h + 4), 2)
    clip_corners(rim)
    return rim
