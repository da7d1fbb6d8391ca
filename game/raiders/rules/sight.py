"""Building what one seat may know; nothing that is secret to it may leave by here (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.cards import ITEMS, ROW
from game.raiders.rules.resolve import torches
from game.raiders.rules.state import item_names, played, power_cards, supply
from game.raiders.rules.view import AttackView, RoomView, SeatView, View

if TYPE_CHECKING:
    from game.raiders.rules.state import Attack, State


def view(state: State, seat: int | None) -> View:
    """The game as ``seat`` may know it; None is the public.

    Raises:
        ValueError: there is no such seat.
    """
    if seat is not None and seat not in range(len(state.coins)):
        raise ValueError(f"There is no seat {seat}.")
    left = supply(state)
    return View(
        me=seat,
        mode=state.dungeon.mode,
        level=state.at // ROW + 1,
        place=state.at % ROW,
        row=_row(state, seat in state.lit),
        seats=tuple(_seat(state, other) for other in range(len(state.coins))),
        pending=state.pending,
        torches=torches(state),
        supply=tuple((item, left[item]) for item in ITEMS),
        map_holder=state.holder,
        attack=None if state.attack is None else _attack(state.attack),
        health=state.dungeon.health,
        over=state.over,
    )


def is_up(state: State, place: int) -> bool:
    """Whether the room at ``place`` of the row lies face up: by the level card, or entered."""
    here = state.at % ROW
    return place <= here or state.dungeon.up[state.at - here + place] == "U"


def _row(state: State, knows: bool) -> tuple[RoomView, ...]:
    first = state.at - state.at % ROW
    row = []
    for place, room in enumerate(state.dungeon.rooms[first : first + ROW]):
        up = is_up(state, place)
        row.append(RoomView(room.key if up or knows else None, up))
    return tuple(row)


def _seat(state: State, seat: int) -> SeatView:
    return SeatView(
        character=state.dungeon.characters[seat],
        coins=state.coins[seat],
        wounds=state.wounds[seat],
        hand=power_cards(state, seat),
        played=played(state, seat),
        items=item_names(state.items[seat]),
        laid=state.laid[seat],
        out=seat in state.out,
    )


def _attack(attack: Attack) -> AttackView:
    return AttackView(attack.shown, len(attack.deck), attack.strength)
