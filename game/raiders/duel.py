"""Two cards side by side: a pair of players', or the lone raider's against the attack card."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.cabinet.cards import card
from game.cabinet.text import render
from game.cabinet.widgets import panel, put

if TYPE_CHECKING:
    from pygame import Surface

WIDE, TALL = 188, 66
_PLACES = (38, 150)
_TONES = {"good": "good", "bad": "wound", "even": "stone4"}


@lru_cache(maxsize=128)
def duel_band(
    cards: tuple[tuple[str, str], ...], shown: int, sign: str, tone: str, struck: frozenset[str]
) -> Surface:
    """Up to two cards, each ``(hero, face)``, of which ``shown`` lie there, and what parts them.

    ``sign`` is ``<``, ``=``, ``>``, or empty as long as it is not told; ``tone``: good, bad or
    even; ``struck`` are the heroes whose card is rimmed red.
    """
    plate = panel(WIDE, TALL, "gilt").copy()
    for (hero, face), x in list(zip(cards, _PLACES, strict=False))[:shown]:
        state = "lose" if hero in struck or (sign and hero == "deck") else "normal"
        put(plate, card(hero, face, "M", state), (x, TALL // 2), (0.5, 0.5))
    if sign:
        ramp = _TONES[tone]
        put(plate, render(sign, "huge", ramp), (WIDE // 2, TALL // 2), (0.5, 0.5))
    return plate
