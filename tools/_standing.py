"""A party put before a room of choice in the middle of its game, for reviews and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.legal import allow
from game.raiders.rules.state import with_items
from game.raiders.rules.walk import ALL_POWER, EVERYBODY, NOTHING_LAID, turn_up_attack

if TYPE_CHECKING:
    from game.raiders.rules import State


def stand(state: State, at: int) -> State:
    """The same game with the party before the choice in room ``at``, all power cards in hand."""
    room, seats = state.dungeon.rooms[at], len(state.coins)
    held = with_items(ALL_POWER[seats], state.items)
    waiting = EVERYBODY[seats] if state.holder is None else (state.holder,)
    state = state._replace(
        at=at,
        held=held,
        rows=(),
        laid=NOTHING_LAID[seats],
        pending=waiting,
        allowed=allow(room, held, NOTHING_LAID[seats], waiting),
    )
    if state.attack is None:
        return state
    attack, rng = turn_up_attack(state.attack._replace(strength=None), state.rng, room, [])
    return state._replace(attack=attack, rng=rng)
