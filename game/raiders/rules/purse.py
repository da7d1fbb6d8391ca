"""Coins and wounds change hands: the new standings, with the events written down.

What becomes of a seat depends on so little (which seat, how many it had, how many more) that each
change is worked out once, its event made once, and both are looked up ever after.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from game.raiders.rules.cards import COIN_CAP
from game.raiders.rules.events import CoinsChanged, Event, WoundsChanged

Kind = Literal["coins", "wounds"]


class Change(dict[int, tuple[int, Event | None]]):
    """What becomes of one seat's coins or wounds, by what they were before.

    Each entry holds what they are then, and the event; None where nothing changes.
    """

    def __init__(self, kind: Kind, seat: int, amount: int, why: str) -> None:
        """A change by ``amount`` of which no entry is worked out yet."""
        super().__init__()
        self.kind, self.seat, self.amount, self.why = kind, seat, amount, why

    def __missing__(self, before: int) -> tuple[int, Event | None]:
        """Work out the entry for ``before``: coins are 0 to 20 (T4, X2), wounds 0 or more (C2)."""
        after = max(0, before + self.amount)
        tell: type[CoinsChanged | WoundsChanged] = WoundsChanged
        if self.kind == "coins":
            after, tell = min(after, COIN_CAP), CoinsChanged
        event = tell(self.seat, after - before, after, self.why)
        self[before] = entry = after, None if after == before else event
        return entry


Changes = tuple[tuple[int, Change], ...]
"""Seats, each with its change, in the order in which they are told."""


def pay(seats: tuple[int, ...], amount: int, why: str) -> Changes:
    """Each of ``seats`` gets so many coins; a negative amount takes them."""
    return _changes("coins", seats, amount, why)


def hurt(seats: tuple[int, ...], amount: int, why: str) -> Changes:
    """Each of ``seats`` suffers so many wounds; a negative amount heals."""
    return _changes("wounds", seats, amount, why)


@cache
def _changes(kind: Kind, seats: tuple[int, ...], amount: int, why: str) -> Changes:
    return tuple((seat, _change(kind, seat, amount, why)) for seat in seats if amount)


_change = cache(Change)


def settle(standing: tuple[int, ...], due: Changes, events: list[Event]) -> tuple[int, ...]:
    """The coins or wounds of all seats after the changes ``due``, told in ``events``."""
    if not due:
        return standing
    result = list(standing)
    for seat, change in due:
        result[seat], event = change[result[seat]]
        if event is not None:
            events.append(event)
    return tuple(result)
