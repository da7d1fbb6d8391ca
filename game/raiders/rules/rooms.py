"""Resolving treasure rooms, chambers and traps."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import SUPPLY, Chamber, Item, Mode, Trap, Treasure
from game.raiders.rules.events import ChestOpened, ItemShort, ItemTaken, TrapSprung
from game.raiders.rules.state import CLEARED, ITEM_DIGIT, count

if TYPE_CHECKING:
    from game.raiders.rules.ledger import Ledger
    from game.raiders.rules.reading import Reading

chest_opened = lru_cache(maxsize=1 << 10)(ChestOpened)
trap_sprung = lru_cache(maxsize=1 << 10)(TrapSprung)
item_taken = lru_cache(maxsize=None)(ItemTaken)


def open_chests(room: Treasure, mode: Mode, reading: Reading, ledger: Ledger) -> None:
    """The highest card takes the first chest, the second-highest the second (T2, T3).

    Alone, a card takes every chest of a lower value (S6).
    """
    for rank, value in enumerate(room.chests, start=1):
        if mode == "solo":
            seats = reading.highest if reading.top > value else ()
        else:
            seats = reading.highest if rank == 1 else reading.second
        each = value // len(seats) if seats else 0
        ledger.events.append(chest_opened(rank, value, seats, each))
        if each:
            ledger.pay(seats, each, "chest")


def spring(room: Trap, reading: Reading, ledger: Ledger) -> None:
    """The highest card sets the force; all with most coins or fewest wounds suffer (X1, X2)."""
    amount = room.amounts[reading.top - 1]
    standing = ledger.coins if room.takes == "coins" else ledger.wounds
    worst = max(standing) if room.takes == "coins" else min(standing)
    victims = tuple([seat for seat, has in enumerate(standing) if has == worst])
    ledger.events.append(trap_sprung(reading.top, amount, victims))
    if not amount:
        return
    if room.takes == "coins":
        ledger.pay(victims, -amount, "trap")
    else:
        ledger.hurt(victims, amount, "trap")


def give(room: Chamber, reading: Reading, ledger: Ledger) -> None:
    """Everybody gets what their card asks for; items only while there are enough (C1, C2)."""
    short = _shortages(room, reading, ledger)
    for seat, card in enumerate(reading.values):
        gift = room.gifts[card - 1]
        if gift.item is not None:
            if gift.item not in short:
                ledger.hands[seat] += ITEM_DIGIT[gift.item]
                ledger.events.append(item_taken(seat, gift.item))
        elif gift.coins:
            ledger.pay((seat,), gift.coins, "chamber")
        else:
            ledger.hurt((seat,), -gift.potion, "chamber")


def _shortages(room: Chamber, reading: Reading, ledger: Ledger) -> list[Item]:
    """The items that more seats ask for than the supply holds, written down (C1)."""
    held = CLEARED * sum([hand // CLEARED for hand in ledger.hands])
    short: list[Item] = []
    for card, gift in enumerate(room.gifts, start=1):
        item = gift.item
        if item is not None and reading.values.count(card) > SUPPLY - count(held, item):
            short.append(item)
            seats = tuple(seat for seat, value in enumerate(reading.values) if value == card)
            ledger.events.append(ItemShort(item, seats))
    return short
