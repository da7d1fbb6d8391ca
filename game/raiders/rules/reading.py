"""Reading the cards on the table: what was laid, compared once for every kind of room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import ITEMS, Boss, Item, Move
from game.raiders.rules.events import Event, Revealed
from game.raiders.rules.state import MOVE_BIT, SEAT_BITS

if TYPE_CHECKING:
    from collections.abc import Sequence

VALUE: dict[Move, int] = {
    "1": 1,
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "key": 5,  # T1
    "sword": 5,
    "torch": 0,  # an escape
    "ball": 0,  # an escape, or it waits for its second card
}
"""What a move counts where cards are compared or added, as a rule."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What lies on the table when every seat has laid a move.

    - ``bits``: the moves as bits; ``revealed``: the events of all turned up together
    - ``items``: the items laid, each with its seat; ``balls``: the seats with a crystal ball
    - ``total``: the sum of the values; ``top``: the highest value (0: all escaped, Z2)
    - ``highest``, ``second``, ``lowest``: the seats with the highest, the second-highest and the
      lowest value of those who have not escaped; ``second`` is empty where all are equal
    """

    bits: int
    revealed: tuple[Event, ...]
    items: tuple[tuple[int, Item], ...]
    balls: tuple[int, ...]
    total: int
    top: int
    highest: tuple[int, ...]
    second: tuple[int, ...]
    lowest: tuple[int, ...]


revealed = cache(Revealed)


class Readings(dict["tuple[Move, ...]", Reading]):
    """The reading of every table of moves, worked out when first asked for (at most 9**5)."""

    def __init__(self, fives: int, keys: int) -> None:
        """An empty book where a 5 or a sword counts ``fives`` and a key ``keys``."""
        super().__init__()
        self.value = {**VALUE, "5": fives, "sword": fives, "key": keys}

    def __missing__(self, laid: tuple[Move, ...]) -> Reading:
        """Compare the moves laid.

        Raises:
            KeyError: something in ``laid`` is no move.
        """
        values = tuple([self.value[move] for move in laid])
        ranks = sorted({*values} - {0}, reverse=True)
        self[laid] = reading = Reading(
            bits=sum(MOVE_BIT[move] << SEAT_BITS * seat for seat, move in enumerate(laid)),
            revealed=tuple(revealed(seat, move) for seat, move in enumerate(laid)),
            items=tuple(
                (seat, item) for seat, move in enumerate(laid) for item in ITEMS if item == move
            ),
            balls=_seats_with(laid, ["ball"]),
            total=sum(values),
            top=ranks[0] if ranks else 0,
            highest=_seats_with(values, ranks[:1]),
            second=_seats_with(values, ranks[1:2]),
            lowest=_seats_with(values, ranks[-1:]),
        )
        return reading


READINGS = Readings(fives=5, keys=5)
"""How moves compare in every room but some bosses'."""

GOLEM_READINGS = Readings(fives=1, keys=5)  # Z5
MEGA_DRAGON_READINGS = Readings(fives=5, keys=0)  # a key escapes (Z2)


def readings_against(boss: Boss) -> Readings:
    """How moves compare against ``boss``."""
    if boss.fives == 1:
        return GOLEM_READINGS
    return MEGA_DRAGON_READINGS if boss.escape == "key" else READINGS


def _seats_with(table: Sequence[object], wanted: Sequence[object]) -> tuple[int, ...]:
    return _shared(tuple([seat for seat, entry in enumerate(table) if entry in wanted]))


@cache
def _shared(seats: tuple[int, ...]) -> tuple[int, ...]:
    """The one copy of these seats: thousands of readings then share a few dozen tuples."""
    return seats
