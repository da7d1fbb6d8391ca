"""The whole truth about a game, as small immutable values.

A step copies ``State`` once, so it is a flat tuple of ints and tuples.  Two notations keep it so:

- *items* of a seat: four decimal digits that count its torches, balls, keys and swords: ``1002``
  is a torch and two swords.
- *moves* of all seats at once: a set of bits, nine a seat from seat 0 upward, in the order of
  ``MOVES``, so that three octal digits are a seat: ``0o_037_237`` is the five power cards of
  seat 1 and those and a torch of seat 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.raiders.rules.cards import ITEMS, MOVES, ROW, SUPPLY, Boss, Item, Mode, Move, Room
from game.raiders.rules.view import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

ITEM_DIGIT: dict[Item, int] = {"torch": 1000, "ball": 100, "key": 10, "sword": 1}
"""What one copy of an item adds to a seat's items."""

SEAT_BITS = len(MOVES)
MOVE_BIT: dict[Move, int] = {move: 1 << index for index, move in enumerate(MOVES)}
EVERY_SEAT = 0o_001_001_001_001_001
"""A seat's bits times this are the bits of all five seats there can be."""
POWER_BITS = 0o_037
"""The power cards among a seat's bits."""
POWER_OF_ALL = POWER_BITS * EVERY_SEAT
"""The power cards among the bits of all five seats."""


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

    - ``at``: the room the party stands in, 0 to 24
    - ``coins``, ``wounds``, ``items`` (see above): by seat
    - ``held``: the moves in hand, as bits (see above); follows from ``items`` and what was laid
    - ``rows``: what was laid in the rooms of this level so far, each by seat (B8)
    - ``laid``: what each seat has revealed in this room, or None
    - ``pending``: the seats that owe a choice; ``allowed``: their legal moves, as bits
    - ``out``: the seats that Medusa took; ``lit``: those that lit a torch on this level
    - ``holder``: who has the map, in tactical games; ``attack``: the attack deck, in solo games
    - ``rng``: the state of the chance still to come; ``over``: how the game ended
    """

    dungeon: Dungeon
    at: int
    coins: tuple[int, ...]
    wounds: tuple[int, ...]
    items: tuple[int, ...]
    held: int
    rows: tuple[tuple[Move | None, ...], ...]
    laid: tuple[Move | None, ...]
    pending: tuple[int, ...]
    allowed: int
    out: tuple[int, ...]
    lit: tuple[int, ...]
    holder: int | None
    attack: Attack | None
    rng: int
    over: Outcome | None


def played(state: State, seat: int) -> tuple[int, ...]:
    """The seat's power cards lying face up, in playing order (B8)."""
    moves = [laid[seat] for laid in (*state.rows, state.laid)]
    return tuple([int(move) for move in moves if move is not None and move.isdigit()])


def power_cards(state: State, seat: int) -> tuple[int, ...]:
    """The seat's power cards still in hand, ascending."""
    return power_cards_among(state.held >> SEAT_BITS * seat & POWER_BITS)


@cache
def power_cards_among(bits: int) -> tuple[int, ...]:
    """The power cards among a seat's bits, ascending."""
    return tuple(card for card in range(1, ROW + 1) if bits & 1 << card - 1)


def count(items: int, item: Item) -> int:
    """How many copies of ``item`` these items hold."""
    return items // ITEM_DIGIT[item] % 10


@cache
def gather(names: tuple[Item, ...]) -> int:
    """The items of these names, one entry a copy."""
    return sum(ITEM_DIGIT[item] for item in names)


@cache
def item_names(items: int) -> tuple[Item, ...]:
    """The names of these items, sorted, one entry a copy."""
    return tuple(item for item in sorted(ITEMS) for _ in range(count(items, item)))


@cache
def item_bits(items: int) -> int:
    """A seat's bits for these items."""
    return sum(MOVE_BIT[item] for item in ITEMS if count(items, item))


def with_items(held: int, items: Iterable[int]) -> int:
    """The moves in hand, as bits: the power cards of ``held`` and the items of all seats."""
    held &= POWER_OF_ALL
    for seat, own in enumerate(items):
        held |= item_bits(own) << SEAT_BITS * seat
    return held


def ball_escapes(room: Room) -> bool:
    """Whether a crystal ball leads out of this room instead of asking for a second card (B6)."""
    return isinstance(room, Boss) and room.escape == "ball"


def on_table(state: State) -> list[Move | None]:
    """The moves laid in this room whose items have not gone back to the supply yet (B5, B7)."""
    if state.over is not None:
        return []
    balls = ball_escapes(state.dungeon.rooms[state.at])
    return [move for move in state.laid if balls or move != "ball"]


def supply(state: State) -> dict[Item, int]:
    """The copies of each item in the supply: six, less those in hands and on the table."""
    table = on_table(state)
    return {
        item: SUPPLY - sum(count(items, item) for items in state.items) - table.count(item)
        for item in ITEMS
    }


def unseen_places(state: State) -> list[int]:
    """The places of the row that still lie face down."""
    here = state.at % ROW
    first = state.at - here
    return [place for place in range(here + 1, ROW) if state.dungeon.up[first + place] == "D"]
