"""The book in which one room's resolution is written: purses, wounds, hands and what happened.

Mutable, but it lives only within one step.  The events it writes are frozen, so equal ones are
made once and shared.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import COIN_CAP
from game.raiders.rules.events import (
    CoinsChanged,
    Event,
    WoundsChanged,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

coins_changed = lru_cache(maxsize=1 << 13)(CoinsChanged)
wounds_changed = lru_cache(maxsize=1 << 13)(WoundsChanged)


class Ledger:
    """Coins, wounds and hands by seat, the seats that are out, and the events in order."""

    __slots__ = ("coins", "events", "hands", "out", "wounds")

    def __init__(
        self,
        coins: tuple[int, ...],
        wounds: tuple[int, ...],
        hands: list[int],
        events: list[Event],
    ) -> None:
        """Open the book; ``hands`` and ``events`` are written on as they are."""
        self.coins = list(coins)
        self.wounds = list(wounds)
        self.hands = hands
        self.events = events
        self.out: list[int] = []

    def pay(self, seats: Iterable[int], amount: int, why: str) -> None:
        """Give each of ``seats`` coins, up to the cap of 20 (T4); a negative amount takes them.

        Nobody holds fewer than 0 (X2).  A seat whose coins do not change gets no event.
        """
        for seat in seats:
            before = self.coins[seat]
            after = min(max(before + amount, 0), COIN_CAP)
            if after != before:
                self.coins[seat] = after
                self.events.append(coins_changed(seat, after - before, after, why))

    def hurt(self, seats: Iterable[int], amount: int, why: str) -> None:
        """Deal each of ``seats`` wounds; a negative amount heals, not below 0 (C2)."""
        for seat in seats:
            before = self.wounds[seat]
            after = max(before + amount, 0)
            if after != before:
                self.wounds[seat] = after
                self.events.append(wounds_changed(seat, after - before, after, why))
