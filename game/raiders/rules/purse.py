"""Coins and wounds change hands: the new standings, with the events written down.

Events are frozen, so equal ones are made once and shared.
"""

from __future__ import annotations

from functools import cache

from game.raiders.rules.cards import COIN_CAP
from game.raiders.rules.events import CoinsChanged, Event, WoundsChanged

coins_changed = cache(CoinsChanged)
wounds_changed = cache(WoundsChanged)


def pay(
    coins: tuple[int, ...], seats: tuple[int, ...], amount: int, why: str, events: list[Event]
) -> tuple[int, ...]:
    """Give each of ``seats`` coins, up to the cap of 20 (T4); a negative amount takes them.

    Nobody holds fewer than 0 (X2).  A seat whose coins do not change gets no event.
    """
    purses = list(coins)
    for seat in seats:
        before = purses[seat]
        after = before + amount
        if after > COIN_CAP:
            after = COIN_CAP
        elif after < 0:
            after = 0
        if after != before:
            purses[seat] = after
            events.append(coins_changed(seat, after - before, after, why))
    return tuple(purses)


def hurt(
    wounds: tuple[int, ...], seats: tuple[int, ...], amount: int, why: str, events: list[Event]
) -> tuple[int, ...]:
    """Deal each of ``seats`` wounds; a negative amount heals, not below 0 (C2)."""
    if not seats:
        return wounds
    bodies = list(wounds)
    for seat in seats:
        before = bodies[seat]
        after = before + amount if amount > -before else 0
        if after != before:
            bodies[seat] = after
            events.append(wounds_changed(seat, after - before, after, why))
    return tuple(bodies)
