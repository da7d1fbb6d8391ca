"""Resolving treasure rooms, chambers and traps: coins and wounds after them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.raiders.rules.cards import CHAMBERS, POWER, SUPPLY, Item, Move, Trap, Treasure
from game.raiders.rules.events import ChestOpened, Event, ItemShort, ItemTaken, TrapSprung
from game.raiders.rules.purse import Changes, Kind, hurt, pay, settle
from game.raiders.rules.state import ITEM_DIGIT, MOVE_BIT, SEAT_BITS, count

if TYPE_CHECKING:
    from game.raiders.rules.reading import Reading


def open_chests(
    room: Treasure, reading: Reading, coins: tuple[int, ...], events: list[Event]
) -> tuple[int, ...]:
    """The highest card takes the first chest, the second-highest the second (T2, T3)."""
    chests = room.chests
    opened, shares = _open_chest(1, chests[0], reading.highest)
    events.append(opened)
    coins = settle(coins, shares, events)
    if len(chests) > 1:
        opened, shares = _open_chest(2, chests[1], reading.second)
        events.append(opened)
        coins = settle(coins, shares, events)
    return coins


def open_chests_alone(
    room: Treasure, reading: Reading, coins: tuple[int, ...], events: list[Event]
) -> tuple[int, ...]:
    """A player alone takes every chest whose value the card exceeds (S6)."""
    for rank, value in enumerate(room.chests, start=1):
        opened, shares = _open_chest(rank, value, (0,) if reading.top > value else ())
        events.append(opened)
        coins = settle(coins, shares, events)
    return coins


@cache
def _open_chest(rank: int, value: int, seats: tuple[int, ...]) -> tuple[ChestOpened, Changes]:
    each = value // len(seats) if seats else 0
    return ChestOpened(rank, value, seats, each), pay(seats, each, "chest")


def spring(
    room: Trap,
    reading: Reading,
    coins: tuple[int, ...],
    wounds: tuple[int, ...],
    events: list[Event],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The highest card sets the force; all with most coins or fewest wounds suffer (X1, X2)."""
    force = reading.top
    amount = room.amounts[force - 1]
    if room.takes == "coins":
        sprung, losses = _spring("coins", force, amount, _seats_with(coins, max(coins)))
        events.append(sprung)
        return settle(coins, losses, events), wounds
    sprung, blows = _spring("wounds", force, amount, _seats_with(wounds, min(wounds)))
    events.append(sprung)
    return coins, settle(wounds, blows, events)


@cache
def _spring(
    takes: Kind, force: int, amount: int, victims: tuple[int, ...]
) -> tuple[TrapSprung, Changes]:
    sprung = TrapSprung(force, amount, victims)
    if takes == "coins":
        return sprung, pay(victims, -amount, "trap")
    return sprung, hurt(victims, amount, "trap")


def _seats_with(table: tuple[object, ...], wanted: object) -> tuple[int, ...]:
    if table.count(wanted) == 1:
        return (table.index(wanted),)
    return tuple([seat for seat, entry in enumerate(table) if entry == wanted])


GIFTS = {chamber.key: chamber.gifts for chamber in CHAMBERS}


class Gifts(NamedTuple):
    """What a chamber gives for the cards laid: items, each with its takers, coins and potions."""

    items: tuple[tuple[Item, tuple[int, ...]], ...]
    coins: Changes
    potions: Changes


@cache
def gifts_for(chamber: str, laid: tuple[Move, ...]) -> Gifts:
    """Everybody gets what their card asks for in the chamber of this key."""
    cards = zip(POWER, GIFTS[chamber], strict=True)
    asked = [(gift, _seats_with(laid, card)) for card, gift in cards]
    return Gifts(
        tuple((gift.item, seats) for gift, seats in asked if gift.item and seats),
        tuple(due for gift, seats in asked for due in pay(seats, gift.coins, "chamber")),
        tuple(due for gift, seats in asked for due in hurt(seats, -gift.potion, "chamber")),
    )


item_taken = cache(ItemTaken)


def hand_out(
    gifts: Gifts, items: tuple[int, ...], held: int, events: list[Event]
) -> tuple[tuple[int, ...], int]:
    """Hand out a chamber's items: the items and the moves in hand after it (C1)."""
    stock, taken = list(items), sum(items)
    for item, seats in gifts.items:
        if len(seats) > SUPPLY - count(taken, item):
            events.append(ItemShort(item, seats))
            continue
        for seat in seats:
            stock[seat] += ITEM_DIGIT[item]
            held |= MOVE_BIT[item] << SEAT_BITS * seat
            events.append(item_taken(seat, item))
    return tuple(stock), held
