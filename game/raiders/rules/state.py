"""The whole truth about a game, as small immutable values.

A step copies ``State`` once, so it is a flat tuple of ints and tuples of ints.  What a seat holds
is one number, its *hand*, written in decimal: four digits that count its torches, balls, keys and
swords, then five digits for the places of the level's row: the power card laid there, or 0.
``1002_35000`` holds a torch and two swords and has laid the 3 and the 5, so 1, 2 and 4 are left.
Laying a card or an item is then an addition.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game.raiders.rules.cards import ITEMS, ROW, SUPPLY, Boss, Item, Mode, Move, Room
from game.raiders.rules.view import Outcome

PLACES = (10_000, 1_000, 100, 10, 1)
"""The digit of a hand that stands for each place of the row."""

CLEARED = 100_000
"""``hand % CLEARED`` are the power cards lying face up, ``hand // CLEARED`` the items."""

ITEM_DIGIT: dict[Item, int] = {
    item: CLEARED * 10 ** (len(ITEMS) - 1 - index) for index, item in enumerate(ITEMS)
}
"""What one copy of an item adds to a hand."""


@dataclass(frozen=True, slots=True)
class Dungeon:
    """What is settled before the first room and never changes.

    ``rooms`` are the 25 in playing order; ``up`` holds the five level cards in a row, 25 letters
    U and D; ``health`` is the solo H (S3), else None.
    """

    mode: Mode
    characters: tuple[str, ...]
    rooms: tuple[Room, ...]
    up: str
    health: int | None = None


class Attack(NamedTuple):
    """Solo's attack deck (S4): ``deck`` face down, top first; ``shown`` the used cards in order.

    ``strength`` is the present foe's; None outside the rooms of monsters.
    """

    deck: tuple[int, ...]
    shown: tuple[int, ...]
    strength: int | None


class State(NamedTuple):
    """A game at a moment when somebody owes a choice, or when it is over.

    ``at`` is the room the party stands in, 0 to 24; ``coins``, ``wounds``, ``hands`` (see above),
    ``laid`` and ``choices`` are by seat.  ``laid`` is what a seat has revealed in this room;
    ``pending`` the seats that owe a choice and ``choices`` their legal moves (empty for others);
    ``out`` the seats that Medusa took; ``lit`` those that lit a torch on this level; ``holder``
    has the map in tactical games; ``rng`` is the state of the chance still to come.
    """

    dungeon: Dungeon
    at: int
    coins: tuple[int, ...]
    wounds: tuple[int, ...]
    hands: tuple[int, ...]
    laid: tuple[Move | None, ...]
    pending: tuple[int, ...]
    choices: tuple[tuple[Move, ...], ...]
    out: tuple[int, ...]
    lit: tuple[int, ...]
    holder: int | None
    attack: Attack | None
    rng: int
    over: Outcome | None


@cache
def played(hand: int) -> tuple[int, ...]:
    """The power cards lying face up, in playing order (B8)."""
    return tuple(int(digit) for digit in str(hand % CLEARED) if digit != "0")


@cache
def power_cards(hand: int) -> tuple[int, ...]:
    """The power cards still in hand, ascending."""
    return tuple(card for card in range(1, ROW + 1) if card not in played(hand))


def count(hand: int, item: Item) -> int:
    """How many copies of ``item`` the hand holds."""
    return hand // ITEM_DIGIT[item] % 10


@cache
def item_names(hand: int) -> tuple[Item, ...]:
    """The items in hand, sorted by name, one entry a copy."""
    return tuple(item for item in sorted(ITEMS) for _ in range(count(hand, item)))


def holding(items: tuple[Item, ...]) -> int:
    """The hand of a level's start with these items: all five power cards."""
    return sum(ITEM_DIGIT[item] for item in items)


def room_here(state: State) -> Room:
    """The room the party stands in."""
    return state.dungeon.rooms[state.at]


def ball_escapes(room: Room) -> bool:
    """Whether a crystal ball leads out of this room instead of asking for a second card (B6)."""
    return isinstance(room, Boss) and room.escape == "ball"


def on_table(state: State) -> list[Item]:
    """The items laid in this room that have not gone back to the supply yet (B5, B7)."""
    if state.over is not None:
        return []
    balls = ball_escapes(room_here(state))
    return [move for move in state.laid if move in ITEMS and (balls or move != "ball")]


def unseen_places(state: State) -> list[int]:
    """The places of the row that still lie face down."""
    here = state.at % ROW
    first = state.at - here
    return [place for place in range(here + 1, ROW) if state.dungeon.up[first + place] == "D"]


def supply(state: State) -> dict[Item, int]:
    """The copies of each item in the supply: six, less those in hands and on the table."""
    table = on_table(state)
    return {
        item: SUPPLY - sum(count(hand, item) for hand in state.hands) - table.count(item)
        for item in ITEMS
    }
