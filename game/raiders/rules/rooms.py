"""Resolving treasure rooms, chambers and traps: coins and wounds after them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.raiders.rules.cards import CHAMBERS, POWER, SUPPLY, Item, Move, Trap, Treasure
from game.raiders.rules.events import ChestOpened, ItemShort, ItemTaken, TrapSprung
from game.raiders.rules.purse import hurt, pay
from game.raiders.rules.state import ITEM_DIGIT, count

if TYPE_CHECKING:
    from game.raiders.rules.events import Event
    from game.raiders.rules.reading import Reading

chest_opened = cache(ChestOpened)
trap_sprung = cache(TrapSprung)
item_taken = cache(ItemTaken)


def open_chests(
    room: Treasure, reading: Reading, coins: tuple[int, ...], events: list[Event]
) -> tuple[int, ...]:
    """The highest card takes the first chest, the second-highest the second (T2, T3)."""
    coins = _open_chest(1, room.chests[0], reading.highest, coins, events)
    if len(room.chests) > 1:
        coins = _open_chest(2, room.chests[1], reading.second, coins, events)
    return coins


def open_chests_alone(
    room: Treasure, reading: Reading, coins: tuple[int, ...], events: list[Event]
) -> tuple[int, ...]:
    """A player alone takes every chest whose value the card exceeds (S6)."""
    for rank, value in enumerate(room.chests, start=1):
        takers = (0,) if reading.top > value else ()
        coins = _open_chest(rank, value, takers, coins, events)
    return coins


def _open_chest(
    rank: int, value: int, seats: tuple[int, ...], coins: tuple[int, ...], events: list[Event]
) -> tuple[int, ...]:
    each = value // len(seats) if seats else 0
    events.append(chest_opened(rank, value, seats, each))
    return pay(coins, seats, each, "chest", events) if each else coins


def spring(
    room: Trap,
    reading: Reading,
    coins: tuple[int, ...],
    wounds: tuple[int, ...],
    events: list[Event],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The highest card sets the force; all with most coins or fewest wounds suffer (X1, X2)."""
    amount = room.amounts[reading.top - 1]
    if room.takes == "coins":
        victims = _seats_with(coins, max(coins))
        events.append(trap_sprung(reading.top, amount, victims))
        return pay(coins, victims, -amount, "trap", events), wounds
    victims = _seats_with(wounds, min(wounds))
    events.append(trap_sprung(reading.top, amount, victims))
    return coins, hurt(wounds, victims, amount, "trap", events)


def _seats_with(table: tuple[object, ...], wanted: object) -> tuple[int, ...]:
    return tuple([seat for seat, entry in enumerate(table) if entry == wanted])


GIFTS = {chamber.key: chamber.gifts for chamber in CHAMBERS}


class Gifts(NamedTuple):
    """What a chamber gives for the cards laid: amounts, each with the seats that get it."""

    items: tuple[tuple[Item, tuple[int, ...]], ...]
    coins: tuple[tuple[int, tuple[int, ...]], ...]
    potions: tuple[tuple[int, tuple[int, ...]], ...]


@cache
def gifts_for(chamber: str, laid: tuple[Move, ...]) -> Gifts:
    """Everybody gets what their card asks for in the chamber of this key."""
    cards = zip(POWER, GIFTS[chamber], strict=True)
    asked = [(gift, _seats_with(laid, card)) for card, gift in cards]
    return Gifts(
        tuple((gift.item, seats) for gift, seats in asked if gift.item and seats),
        tuple((gift.coins, seats) for gift, seats in asked if gift.coins and seats),
        tuple((gift.potion, seats) for gift, seats in asked if gift.potion and seats),
    )


def give(
    gifts: Gifts,
    coins: tuple[int, ...],
    wounds: tuple[int, ...],
    items: tuple[int, ...],
    events: list[Event],
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Hand out a chamber's gifts: the coins, wounds and items after it (C1, C2)."""
    held, stock = sum(items), list(items)
    for item, seats in gifts.items:
        if len(seats) > SUPPLY - count(held, item):
            events.append(ItemShort(item, seats))
            continue
        for seat in seats:
            stock[seat] += ITEM_DIGIT[item]
            events.append(item_taken(seat, item))
    for amount, seats in gifts.coins:
        coins = pay(coins, seats, amount, "chamber", events)
    for amount, seats in gifts.potions:
        wounds = hurt(wounds, seats, -amount, "chamber", events)
    return coins, wounds, tuple(stock)
