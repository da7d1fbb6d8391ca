"""Whether a state read from a text could be one of a game: a damaged save must not be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.cards import ATTACK_DECK, BOSSES, HEALTH, MOVES, ROOM_COUNT, ROW
from game.raiders.rules.legal import legal
from game.raiders.rules.options import Deal, Options, check_options
from game.raiders.rules.state import played, supply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.raiders.rules.state import Attack, State


def check_sound(state: State) -> None:
    """Refuse a state that no game comes to.

    Raises:
        ValueError: what is wrong with it, in one sentence.
        TypeError: something in it is of the wrong kind.
    """
    _check_setting(state)
    seats = len(state.coins)
    sound = {
        "place": state.at in range(ROOM_COUNT),
        "chance": state.rng in range(1 << 64),
        "items": all(items >= 0 for items in state.items) and min(supply(state).values()) >= 0,
        "cards": len(state.rows) == state.at % ROW
        and all(_is_row(row, seats) and None not in row for row in state.rows)
        and _is_row(state.laid, seats)
        and all(len({*played(state, seat)}) == len(played(state, seat)) for seat in range(seats)),
        "seats": all(_are_seats(some, seats) for some in (state.pending, state.out, state.lit)),
        "choices": (not state.pending) == (state.over is not None)
        and all(legal(state, seat) for seat in state.pending),
        "map": (state.holder in range(seats))
        if state.dungeon.mode == "tactical"
        else state.holder is None,
        "attack": _is_attack(state.attack, state.dungeon.mode == "solo"),
        "end": state.over is None
        or (
            state.over.reason in {"count", "medusa", "wounds"}
            and _are_seats(state.over.winners, seats)
            and _are_seats(state.over.fainted, seats)
        ),
    }
    for part, holds in sound.items():
        if not holds:
            raise ValueError(f"The {part} of this state cannot be.")


def _check_setting(state: State) -> None:
    """Refuse a mode, dungeon, coins or wounds that no game could be set up with."""
    dungeon = state.dungeon
    rows = tuple(dungeon.up[at : at + ROW] for at in range(0, len(dungeon.up), ROW))
    alone = dungeon.mode == "solo"
    if not alone and dungeon.health is not None:
        raise ValueError("Only a solo game has a health.")
    options = Options(
        mode=dungeon.mode,
        health=HEALTH[0] if dungeon.health is None else dungeon.health,
        boss_finale=alone and dungeon.rooms[-1] in BOSSES,
        deal=Deal(dungeon.characters, tuple(room.key for room in dungeon.rooms), rows),
        coins=state.coins,
        wounds=state.wounds,
    )
    check_options(options, len(state.items))


def _is_row(moves: Sequence[object], seats: int) -> bool:
    return len(moves) == seats and all(move is None or move in MOVES for move in moves)


def _are_seats(some: Sequence[object], seats: int) -> bool:
    return list(some) == [seat for seat in range(seats) if seat in some]


def _is_attack(attack: Attack | None, alone: bool) -> bool:
    if attack is None or not alone:
        return attack is None and not alone
    whole = sorted((*attack.deck, *attack.shown)) == sorted(ATTACK_DECK)
    return whole and attack.strength in (None, *attack.shown[-1:])
