"""Reading the cards on the table: what everybody laid, compared once for every kind of room."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.raiders.rules.cards import ITEMS, POWER, Boss, Item, Move, Room

CARD_VALUE: dict[Move | None, int] = {
    "1": 1,
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "key": 5,  # T1
    "sword": 5,
    "torch": 0,  # an escape, or a ball that waits for its second card
    "ball": 0,
}


class Reading(NamedTuple):
    """The values laid, by seat (0: escaped), their ``total``, and who laid what.

    ``highest``, ``second`` and ``lowest`` are the seats with the highest, the second-highest and
    the lowest value of those who have not escaped; ``second`` is empty where all are equal.
    ``cards`` are the power cards laid, by seat (0: none); ``items`` the items laid, with the seat.
    """

    values: tuple[int, ...]
    total: int
    top: int
    highest: tuple[int, ...]
    second: tuple[int, ...]
    lowest: tuple[int, ...]
    cards: tuple[int, ...]
    items: tuple[tuple[int, Item], ...]


@lru_cache(maxsize=1 << 15)
def read(laid: tuple[Move | None, ...], fives: int = 5, escape: Item | None = None) -> Reading:
    """Compare the moves laid; ``fives`` is what a 5 or a sword counts (Z5).

    Those who laid the item of ``escape`` count for nothing (Z2).
    """
    values = tuple(0 if move == escape else CARD_VALUE[move] for move in laid)
    if fives != 5:
        values = tuple(fives if value == 5 else value for value in values)
    ranks = sorted({value for value in values if value}, reverse=True)
    return Reading(
        values,
        sum(values),
        ranks[0] if ranks else 0,
        _seats_with(values, ranks[0]) if ranks else (),
        _seats_with(values, ranks[1]) if len(ranks) > 1 else (),
        _seats_with(values, ranks[-1]) if ranks else (),
        tuple(int(move) if move in POWER else 0 for move in laid),
        tuple((seat, move) for seat, move in enumerate(laid) if move in ITEMS),
    )


def read_in(room: Room, laid: tuple[Move | None, ...]) -> Reading:
    """Compare the moves laid in ``room``."""
    if isinstance(room, Boss):
        return read(laid, room.fives, room.escape)
    return read(laid)


def _seats_with(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(seat for seat, other in enumerate(values) if other == value)
