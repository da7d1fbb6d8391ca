"""Which moves may be made, and why another may not (B3 to B6)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import (
    MOVES,
    POWER,
    ROOMS,
    Boss,
    Item,
    Monster,
    Move,
    Room,
    Treasure,
)
from game.raiders.rules.state import count, power_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.raiders.rules.state import State
    from game.raiders.rules.view import View


class IllegalMove(ValueError):
    """A move or joint move that the rules do not allow; its text is one sentence."""


class Menu(dict[int, "tuple[Move, ...]"]):
    """The legal moves of every hand where the items of ``takes`` may be laid, made as asked for."""

    def __init__(self, takes: frozenset[Item]) -> None:
        """An empty menu."""
        super().__init__()
        self.takes = takes

    def __missing__(self, hand: int) -> tuple[Move, ...]:
        """Work out the legal moves of ``hand`` and remember them."""
        power = power_cards(hand)
        self[hand] = moves = tuple(
            move for move in MOVES if (int(move) in power if move in POWER else self._lays(hand, move))
        )
        return moves

    def _lays(self, hand: int, item: str) -> bool:
        return any(item == taken and count(hand, taken) > 0 for taken in self.takes)


def takes(room: Room) -> frozenset[Item]:
    """The items that may be laid in ``room`` (B3)."""
    match room:
        case Treasure():
            return frozenset({"key", "ball"})
        case Monster():
            return frozenset({"sword", "ball"})
        case Boss(escape=escape):
            return frozenset({"sword", "ball", escape or "sword"})
        case _:
            return frozenset({"ball"})


@cache
def menu_of(items: frozenset[Item]) -> Menu:
    """The one menu for these items."""
    return Menu(items)


@cache
def first_menu(room: Room) -> Menu:
    """The moves that may be laid first in ``room``."""
    return menu_of(takes(room))


@cache
def second_menu(room: Room) -> Menu:
    """The moves that may follow a crystal ball in ``room`` (B5)."""
    return menu_of(takes(room) - {"ball"})


def choices_in(
    room: Room, laid: tuple[Move | None, ...], hands: Sequence[int], waiting: tuple[int, ...]
) -> tuple[tuple[Move, ...], ...]:
    """The legal moves of all seats while those of ``waiting`` owe a choice."""
    return tuple(
        () if seat not in waiting else (first_menu if move is None else second_menu)(room)[hand]
        for seat, (hand, move) in enumerate(zip(hands, laid, strict=True))
    )


def pending(state: State) -> tuple[int, ...]:
    """The seats that owe a choice, ascending; none once the game is over."""
    return state.pending


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """The seat's legal moves: power cards ascending, then key, sword, torch, ball.

    Empty for a seat that owes no choice.
    """
    return state.choices[seat]


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
