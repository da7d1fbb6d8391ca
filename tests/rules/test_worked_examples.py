"""The rulebook's own worked examples, figure by figure."""

# ruff: noqa: N802 - a test bears the id of the ruling that it checks

from __future__ import annotations

from dealing import game, play, told

from game.raiders.rules.events import Attacked, ChestOpened, Withstood


def test_T2_T3_example_two_chests_of_4_and_2():
    """A, B and C play 4, D 2, E 1: one coin each, D takes the second chest, E nothing."""
    state = game("treasure_4_2", seats=5, coins=(0,) * 5)
    state, events = play(state, "4", "4", "4", "2", "1")
    assert state.coins == (1, 1, 1, 2, 0)
    assert told(events, ChestOpened) == [
        ChestOpened(1, 4, (0, 1, 2), 1),
        ChestOpened(2, 2, (3,), 2),
    ]


def test_M1_M3_example_a_dragon_of_18_for_four_players():
    """A plays 5, B 4, C and D 3: 15 falls short, so C and D receive 3 wounds each."""
    state = game("dragon", seats=4, wounds=(0,) * 4)
    state, events = play(state, "5", "4", "3", "3")
    assert told(events, Withstood) == [Withstood(15, 18)]
    assert told(events, Attacked) == [Attacked(2), Attacked(3)]
    assert state.wounds == (0, 0, 3, 3)
