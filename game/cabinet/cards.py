"""Cards and shields as cached surfaces: draw them, do not draw on them.

    card(hero, face, size, state)  face "1"-"5", key, sword, torch, ball;
                                   size L 46x62, M 30x46, S 20x26
    card_back(hero, size)          hero may be "deck", the attack deck of the solo game
    card_turn(hero, face, k)       an M card turning over, k = 0 (back) ... 5 (face)
    shield(strength)               a foe's strength on its shield, 36x42

States of a card: normal, disabled (spent), focus (gold rim), pressed (white rim), win (gold),
second (silver), lose (red). A rim makes the card 2 px larger on every side; :func:`card_turn`
always has that size, so that the turning card stays in place.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.text import draw_text
from game.cabinet.widgets import blank, clip_corners, put

SIZES = {"L": (46, 62), "M": (30, 46), "S": (20, 26)}

_RIMS = {
    "focus": ("cream", "gold4"),
    "pressed": ("white", "white"),
    "win": ("cream", "gold4"),
    "second": ("white", "steel4"),
    "lose": ("red4", "red3"),
}


@lru_cache(maxsize=512)
def card(hero: str, face: str, size: str = "L", state: str = "normal") -> pygame.Surface:
    """A card face up, in a frame of the hero's colour."""
    if state == "disabled":
        return piece(f"card_off/{size}/{hero}/{face}")
    return _rimmed(piece(f"card/{size}/{hero}/{face}"), state)


@lru_cache(maxsize=64)
def card_back(hero: str, size: str = "M", state: str = "normal") -> pygame.Surface:
    """A card face down: lattice and emblem."""
    return _rimmed(piece(f"card_back/{size}/{hero}"), state)


def _rimmed(plain: pygame.Surface, state: str) -> pygame.Surface:
    if state not in _RIMS:
        return plain
    outer, inner = _RIMS[state]
    w, h = plain.get_size()
    larger = blank(w + 4, h + 4)
    larger.fill(RGB[outer])
    larger.fill(RGB[inner], (1, 1, w + 2, h + 2))
    clip_corners(larger)
    larger.blit(plain, (2, 2))
    return larger


@lru_cache(maxsize=512)
def card_turn(hero: str, face: str, k: int) -> pygame.Surface:
    """Step ``k`` (0 to 5) of an M card that is turned face up; each width is drawn, none scaled."""
    if k in (1, 2, 3):
        return piece(f"card_turn/{hero}/{k}")
    if k == 4:
        return piece(f"card_turn/{hero}/4/{face}")
    w, h = SIZES["M"]
    framed = blank(w + 4, h + 4)
    framed.blit(card_back(hero) if k == 0 else card(hero, face, "M"), (2, 2))
    return framed


@lru_cache(maxsize=64)
def shield(strength: int | None, kind: str = "steel") -> pygame.Surface:
    """A foe's strength on its shield; None, which cannot be defeated, shows a skull."""
    arms = piece(f"shield/{kind}").copy()
    if strength is None:
        put(arms, piece("icon/skull"), (18, 19), (0.5, 0.5))
    else:
        draw_text(arms, str(strength), (18.5, 12), "title", "coin", 0.5)
    return arms
