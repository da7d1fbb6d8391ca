"""Random games in all modes, state by state against the naive reading of the rules."""

from __future__ import annotations

import pytest
from naive import NaiveGame

from game.raiders.rules import Options, describe, legal, light, new_game, step, torches
from game.raiders.rules.cards import ITEMS, MODES
from game.raiders.rules.rng import Rng


def rich_options(mode, seats, chance):
    """Options that start anywhere: any purse, any wounds, any items that there are."""
    alone = mode == "solo"
    pool = chance.sample(ITEMS * 6, chance.below(25))
    items = tuple(tuple(pool[seat::seats]) for seat in range(seats))
    return Options(
        mode=mode,
        health=5 + chance.below(4) if alone else 6,
        boss_finale=alone and chance.below(2) == 0,
        coins=tuple(chance.below(21) for _ in range(seats)),
        wounds=tuple(chance.below(9) for _ in range(seats)),
        items=None if alone else items,
    )


def naive_twin(state):
    """The same deal, told to the naive game."""
    dungeon, attack = state.dungeon, state.attack
    return NaiveGame(
        dungeon.mode,
        describe(state)["seats"],
        [room.key for room in dungeon.rooms],
        [dungeon.up[at : at + 5] for at in range(0, 25, 5)],
        () if attack is None else (*attack.shown, *attack.deck),
        state.holder,
    )


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("part", range(5))
def test_random_games_agree_state_by_state(mode, part):
    chance = Rng(part)
    for seed in range(part * 30, part * 30 + 30):
        seats = chance.choice(MODES[mode])
        options = rich_options(mode, seats, chance) if seed % 3 else Options(mode)
        state, _ = new_game(seed, seats, options)
        twin = naive_twin(state)
        while state.pending:
            assert describe(state) == twin.describe()
            for seat in range(seats):
                assert list(legal(state, seat)) == twin.legal(seat)
            for seat in torches(state):
                if chance.below(8) == 0:
                    state, _ = light(state, seat)
                    twin.light(seat)
            if state.attack is not None and not state.attack.deck:
                break  # the naive game cannot shuffle
            moves = {seat: choose(state, seat, chance) for seat in state.pending}
            state, _ = step(state, moves)
            twin.step(moves)
        assert describe(state) == twin.describe()


def choose(state, seat, chance):
    """Any legal move, items more often than chance would have them."""
    may = legal(state, seat)
    items = [move for move in may if move in ITEMS]
    return chance.choice(items if items and chance.below(2) else may)
