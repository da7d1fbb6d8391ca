"""Which moves may be made, and why another may not (B3 to B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.cards import MOVES, POWER, ROOMS, Boss, Monster, Move, Room, Treasure
from game.raiders.rules.state import EVERY_SEAT, MOVE_BIT, POWER_BITS, SEAT_BITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.raiders.rules.state import State
    from game.raiders.rules.view import View

ONE_SEAT = (1 << SEAT_BITS) - 1

MENU: tuple[tuple[Move, ...], ...] = tuple(
    tuple(move for move in MOVES if bits & MOVE_BIT[move]) for bits in range(1 << SEAT_BITS)
)
"""The moves of a seat by its bits."""


class IllegalMove(ValueError):
    """A move or joint move that the rules do not allow; its text is one sentence."""


def takes(room: Room) -> frozenset[Move]:
    """The items that may be laid in ``room`` (B3)."""
    match room:
        case Treasure():
            return frozenset({"key", "ball"})
        case Monster() | Boss(escape=None):
            return frozenset({"sword", "ball"})
        case Boss(escape=escape) if escape is not None:
            return frozenset({"sword", "ball", escape})
        case _:
            return frozenset({"ball"})


FIRST: dict[str, int] = {
    key: EVERY_SEAT * (POWER_BITS + sum(MOVE_BIT[item] for item in takes(room)))
    for key, room in ROOMS.items()
}
"""By room, what may be laid there first: the bits of every seat."""

SECOND: dict[str, int] = {
    key: bits & ~(EVERY_SEAT * MOVE_BIT["ball"]) for key, bits in FIRST.items()
}
"""By room, what may be laid there after a crystal ball (B5): the bits of every seat."""


def allow(room: Room, held: int, laid: Sequence[Move | None], waiting: tuple[int, ...]) -> int:
    """The legal moves, as bits, of the seats ``waiting`` in ``room``."""
    first, second = FIRST[room.key], SECOND[room.key]
    allowed = 0
    for seat in waiting:
        allowed |= (first if laid[seat] is None else second) & ONE_SEAT << SEAT_BITS * seat
    return allowed & held


def pending(state: State) -> tuple[int, ...]:
    """The seats that owe a choice, ascending; none once the game is over."""
    return state.pending


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """The seat's legal moves: power cards ascending, then key, sword, torch, ball.

    Empty for a seat that owes no choice.
    """
    return MENU[state.allowed >> SEAT_BITS * seat & ONE_SEAT]


def refusal(view: View, seat: int, move: Move) -> str | None:
    """Why ``move`` is not legal for ``seat``: the end of a locale key; None: it is legal.

    ``not_pending``, ``spent`` (that power card lies face up), ``no_item``, ``not_here``, or
    ``ball_again`` (after a ball anything but a ball, B5).
    """
    player = view.seats[seat]
    if seat not in view.pending:
        return "not_pending"
    if move in POWER:
        return None if int(move) in player.hand else "spent"
    if move not in player.items:
        return "no_item"
    if move not in takes(ROOMS[view.here]):
        return "not_here"
    return "ball_again" if move == "ball" and player.laid == "ball" else None
