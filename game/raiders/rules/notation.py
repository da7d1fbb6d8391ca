"""States as text: ``encode`` and ``decode`` for saves and hashes, ``describe`` for the referee."""

from __future__ import annotations

import json
from typing import Any

from game.raiders.rules.cards import ROOMS, ROW, Move
from game.raiders.rules.legal import allow
from game.raiders.rules.sight import is_up
from game.raiders.rules.sound import check_sound
from game.raiders.rules.state import (
    MOVE_BIT,
    SEAT_BITS,
    Attack,
    Dungeon,
    State,
    item_names,
    played,
    power_cards,
    supply,
    with_items,
)
from game.raiders.rules.view import Outcome
from game.raiders.rules.walk import ALL_POWER


def describe(state: State) -> dict[str, object]:
    """The whole truth as plain JSON values: the "state" of the referee."""
    first = state.at - state.at % ROW
    rooms = state.dungeon.rooms[first : first + ROW]
    attack = state.attack
    return {
        "game": "raiders",
        "mode": state.dungeon.mode,
        "level": state.at // ROW + 1,
        "place": state.at % ROW,
        "row": [{"room": room.key, "up": is_up(state, place)} for place, room in enumerate(rooms)],
        "seats": [_describe_seat(state, seat) for seat in range(len(state.coins))],
        "pending": list(state.pending),
        "supply": dict(supply(state)),
        "map": state.holder,
        "attack": None
        if attack is None
        else {
            "shown": list(attack.shown),
            "left": len(attack.deck),
            "strength": attack.strength,
        },
        "over": None if state.over is None else _describe_outcome(state.over),
    }


def _describe_seat(state: State, seat: int) -> dict[str, object]:
    return {
        "character": state.dungeon.characters[seat],
        "coins": state.coins[seat],
        "wounds": state.wounds[seat],
        "hand": list(power_cards(state, seat)),
        "played": list(played(state, seat)),
        "items": list(item_names(state.items[seat])),
        "laid": state.laid[seat],
        "out": seat in state.out,
    }


def _describe_outcome(outcome: Outcome) -> dict[str, object]:
    return {
        "winners": list(outcome.winners),
        "fainted": list(outcome.fainted),
        "reason": outcome.reason,
    }


def encode(state: State) -> str:
    """The state as one line of text; ``decode`` gives it back."""
    dungeon = state.dungeon
    return json.dumps(
        {
            "mode": dungeon.mode,
            "characters": dungeon.characters,
            "rooms": [room.key for room in dungeon.rooms],
            "up": dungeon.up,
            "health": dungeon.health,
            "at": state.at,
            "coins": state.coins,
            "wounds": state.wounds,
            "items": state.items,
            "rows": state.rows,
            "laid": state.laid,
            "pending": state.pending,
            "out": state.out,
            "lit": state.lit,
            "map": state.holder,
            "attack": state.attack,
            "rng": state.rng,
            "over": None if state.over is None else _describe_outcome(state.over),
        },
        separators=(",", ":"),
    )


def decode(text: str) -> State:
    """The state that ``encode`` wrote.

    Raises:
        ValueError: the text is not such a state.
    """
    try:
        state = _rebuild(json.loads(text))
        check_sound(state)
    except (KeyError, TypeError, IndexError, ValueError, OverflowError, RecursionError) as error:
        raise ValueError("This text is not a state of Dungeon Raiders.") from error
    return state


def _rebuild(fields: dict[str, Any]) -> State:
    """The state of these fields; the moves in hand and those allowed follow from them."""
    dungeon = Dungeon(
        fields["mode"],
        tuple(fields["characters"]),
        tuple(ROOMS[key] for key in fields["rooms"]),
        fields["up"],
        fields["health"],
    )
    items, laid, pending = tuple(fields["items"]), tuple(fields["laid"]), tuple(fields["pending"])
    rows = tuple(tuple(row) for row in fields["rows"])
    held = _held((*rows, laid), items)
    attack, over = fields["attack"], fields["over"]
    return State(
        dungeon=dungeon,
        at=fields["at"],
        coins=tuple(fields["coins"]),
        wounds=tuple(fields["wounds"]),
        items=items,
        held=held,
        rows=rows,
        laid=laid,
        pending=pending,
        allowed=allow(dungeon.rooms[fields["at"]], held, laid, pending),
        out=tuple(fields["out"]),
        lit=tuple(fields["lit"]),
        holder=fields["map"],
        attack=None if attack is None else Attack(tuple(attack[0]), tuple(attack[1]), attack[2]),
        rng=fields["rng"],
        over=None
        if over is None
        else Outcome(tuple(over["winners"]), tuple(over["fainted"]), over["reason"]),
    )


def _held(rows: tuple[tuple[Move | None, ...], ...], items: tuple[int, ...]) -> int:
    """The moves in hand, as bits, after these rooms of a level."""
    held = ALL_POWER[len(items)]
    for laid in rows:
        for seat, move in enumerate(laid):
            if move is not None:
                held &= ~(MOVE_BIT[move] << SEAT_BITS * seat)
    return with_items(held, items)
