"""The bosses' rulings Z, and the final count F, in the words of the rulebook."""

# ruff: noqa: N802 - a test bears the id of the ruling that it checks

from __future__ import annotations

import pytest
from dealing import before_boss, game, play, play_on, told

from game.raiders.rules import Outcome, describe, legal, light, outcome, pending, view
from game.raiders.rules.cards import BOSSES
from game.raiders.rules.events import (
    Attacked,
    CoinsChanged,
    Defeated,
    Eliminated,
    Entered,
    Escaped,
    Fainted,
    GameOver,
    ItemReturned,
    Withstood,
)
from game.raiders.rules.finish import final_count
from game.raiders.rules.state import supply

POWER = ("1", "2", "3", "4", "5")
ALL_ITEMS = (("torch", "ball", "key", "sword"), (), (), ())


@pytest.mark.parametrize(
    ("boss", "items"),
    [
        ("vampire", ("sword", "ball")),
        ("golem", ("sword", "ball")),
        ("wolf_pack", ("sword", "torch", "ball")),
        ("mega_dragon", ("key", "sword", "ball")),
        ("necromancer", ("sword", "ball")),
    ],
)
def test_B3_which_items_may_be_played_against_which_boss(boss, items):
    assert legal(before_boss(boss, items=ALL_ITEMS), 0) == (*POWER, *items)


def test_B5_after_a_ball_a_torch_may_still_escape_the_wolf_pack():
    state = play_on(before_boss("wolf_pack", items=ALL_ITEMS), "ball", "1", "1", "1")
    assert legal(state, 0) == (*POWER, "sword", "torch")


def test_B6_against_the_necromancer_a_ball_is_an_escape_and_nothing_else():
    state = before_boss("necromancer", items=(("ball",), (), (), ()))
    state, events = play(state, "ball", "1", "2", "3")
    assert told(events, Escaped) == [Escaped(0, "ball")]
    assert told(events, ItemReturned) == [ItemReturned(0, "ball")]
    assert pending(state) == ()
    assert state.wounds == (2, 4, 2, 2)


def test_B7_torches_and_balls_used_to_escape_go_back_after_the_room():
    state = before_boss("wolf_pack", items=(("torch",), ("ball",), (), ()))
    state = play_on(state, "torch", "ball", "1", "1")
    assert supply(state) == {"torch": 5, "ball": 6, "key": 6, "sword": 6}
    state, events = play(state, "5")
    assert supply(state)["torch"] == 6
    assert told(events, ItemReturned) == [ItemReturned(0, "torch")]


@pytest.mark.parametrize(("sign", "known"), [("U", "golem"), ("D", None)])
def test_Z1_the_boss_takes_the_fifth_place_of_the_fifth_row_and_obeys_the_level_card(sign, known):
    state = game(last="golem", levels=("UUUUU",) * 4 + ("UUUU" + sign,))
    for at in range(20):
        state = play_on(state, str(at % 5 + 1))
    assert view(state, None).level == 5
    assert view(state, None).row[4].room == known
    for card in "1234":
        state, events = play(state, card)
    assert told(events, Entered) == [Entered(5, 4, "golem", was_up=sign == "U")]


def test_Z1_a_boss_is_resolved_as_a_monster():
    fallen, events = play(before_boss("vampire"), "5", "5", "5", "3")
    assert told(events, Defeated) == [Defeated(18, 18)]
    assert (fallen.wounds, fallen.coins) == ((2,) * 4, (5,) * 4)
    state, events = play(before_boss("vampire"), "5", "5", "4", "3")
    assert told(events, Withstood) == [Withstood(17, 18)]
    assert (state.wounds, state.coins) == ((2, 2, 2, 3), (5, 5, 5, 3))


@pytest.mark.parametrize(
    ("boss", "wounds", "coins"),
    [
        ("tax_collector", 0, 3),
        ("sphinx", 2, 0),
        ("wolf_pack", 2, 0),
        ("minotaur", 1, 0),
        ("vampire", 1, 2),
        ("necromancer", 2, 0),
        ("mega_dragon", 3, 0),
        ("golem", 3, 0),
    ],
)
def test_Z1_what_each_boss_does_to_the_attacked(boss, wounds, coins):
    state = play_on(before_boss(boss), "1", "2", "2", "3")
    assert state.wounds == (2 + wounds, 2, 2, 2)
    assert state.coins[:3] == (5 - coins, 5, 5)


def test_Z1_the_tax_collector_takes_what_there_is():
    assert play_on(before_boss("tax_collector", coins=(1,) * 4), "1", "2", "2", "2").coins[0] == 0


@pytest.mark.parametrize(
    ("seats", "strengths"),
    [(3, (11, 14)), (4, (14, 18)), (5, (16, 23))],
)
def test_Z1_the_strength_of_every_boss(seats, strengths):
    strong = {"minotaur", "vampire", "necromancer"}
    never = {"mega_dragon", "golem", "mummy"}
    for boss in BOSSES:
        _, events = play(before_boss(boss.key, seats=seats), "1")
        expected = None if boss.key in never else strengths[boss.key in strong]
        assert told(events, Withstood) == [Withstood(seats, expected)]


def test_Z1_three_cannot_be_defeated():
    for boss in ("mega_dragon", "mummy"):
        _, events = play(before_boss(boss), "5")
        assert told(events, Withstood) == [Withstood(20, None)]


@pytest.mark.parametrize(
    ("boss", "item"), [("wolf_pack", "torch"), ("necromancer", "ball"), ("mega_dragon", "key")]
)
def test_Z2_an_escaped_player_adds_nothing_and_cannot_be_attacked(boss, item):
    state = before_boss(boss, items=((item,), (), (), ()))
    state, events = play(state, item, "3", "4", "5")
    assert told(events, Escaped) == [Escaped(0, item)]
    assert told(events, Withstood)[0].total == 12
    assert told(events, Attacked) == [Attacked(1)]


def test_Z2_the_strength_does_not_fall():
    state = before_boss("wolf_pack", items=(("torch",), (), (), ()))
    _, events = play(state, "torch", "5", "5", "3")
    assert told(events, Withstood) == [Withstood(13, 14)]
    _, events = play(state, "torch", "5", "5", "4")
    assert told(events, Defeated) == [Defeated(14, 14)]


def test_Z2_all_escaped_nobody_is_attacked():
    state = before_boss("mega_dragon", items=(("key",),) * 4)
    state, events = play(state, "key")
    assert told(events, Attacked) == []
    assert state.wounds == (2,) * 4


@pytest.mark.parametrize(("boss", "pay"), [("sphinx", 2), ("minotaur", 1)])
def test_Z3_the_highest_card_is_paid_whether_or_not_the_boss_falls(boss, pay):
    stands = play_on(before_boss(boss), "1", "2", "3", "4")
    assert stands.coins == (5, 5, 5, 5 + pay)
    falls, events = play(before_boss(boss), "5", "5", "5", "4")
    assert falls.coins == (5 + pay, 5 + pay, 5 + pay, 5)
    assert told(events, CoinsChanged)[0] == CoinsChanged(0, pay, 5 + pay, "tribute")


@pytest.mark.parametrize(("boss", "pay"), [("sphinx", 2), ("minotaur", 1)])
def test_Z3_only_if_all_played_the_same_and_it_was_not_defeated_is_nobody_paid(boss, pay):
    assert play_on(before_boss(boss), "3").coins == (5,) * 4
    assert play_on(before_boss(boss), "5").coins == (5 + pay,) * 4


def test_Z4_medusa_the_attacked_are_out_and_the_survivors_go_to_the_count():
    state = before_boss("medusa", wounds=(2, 2, 2, 9), coins=(20, 5, 6, 7))
    state, events = play(state, "1", "2", "3", "4")
    assert told(events, Eliminated) == [Eliminated(0)]
    assert outcome(state) == Outcome((2,), (3,), "count")
    assert [seat["out"] for seat in describe(state)["seats"]] == [True, False, False, False]
    assert state.wounds == (2, 2, 2, 9)


def test_Z4_all_attacked_everybody_loses_and_nobody_wins():
    state, events = play(before_boss("medusa"), "3")
    assert outcome(state) == Outcome((), (), "medusa")
    assert events[-1] == GameOver((), "medusa")


def test_Z4_medusa_defeated_harms_nobody():
    state = play_on(before_boss("medusa"), "5", "5", "3", "1")
    assert state.out == ()
    assert outcome(state).reason == "count"


def test_Z5_golem_fives_and_swords_are_worth_1_and_tie_with_real_ones():
    state = before_boss("golem", items=((), ("sword",), (), ()))
    state, events = play(state, "5", "sword", "1", "2")
    assert told(events, Withstood) == [Withstood(5, None)]
    assert state.wounds == (5, 5, 5, 2)


def test_Z6_the_mummy_attacks_all_who_tie_for_the_highest_card():
    assert play_on(before_boss("mummy"), "4", "1", "4", "3").wounds == (5, 2, 5, 2)
    state = before_boss("mummy", items=(("sword",), (), (), ()))
    assert play_on(state, "sword", "1", "5", "3").wounds == (5, 2, 5, 2)


# The final count


def counted(coins, wounds, out=()):
    return final_count("standard", coins, wounds, out)


@pytest.mark.parametrize("seats", [4, 5])
def test_F1_four_or_five_players_all_who_tie_for_the_most_wounds_faint(seats):
    wounds = (6, 6, 1, 0, 0)[:seats]
    assert counted((9, 9, 1, 2, 3)[:seats], wounds) == Outcome((seats - 1,), (0, 1), "count")


def test_F1_three_players_one_faints_only_if_alone_with_the_most_wounds():
    assert counted((9, 2, 1), (6, 5, 1)) == Outcome((1,), (0,), "count")
    assert counted((9, 2, 1), (6, 6, 1)) == Outcome((0,), (), "count")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_F1_all_with_the_same_number_nobody_faints(seats):
    assert counted((1, 2, 9, 1, 1)[:seats], (4,) * seats) == Outcome((2,), (), "count")


def test_F1_only_players_still_in_the_game_are_counted():
    assert counted((1, 2, 3, 9), (5, 5, 4, 20), out=(3,)) == Outcome((2,), (0, 1), "count")
    assert counted((1, 2, 3, 9), (5, 5, 5, 20), out=(3,)) == Outcome((2,), (), "count")
    assert counted((1, 2, 3), (7, 1, 9), out=(2,)) == Outcome((1,), (0,), "count")


def test_F1_a_lone_survivor_does_not_faint():
    assert counted((1, 2, 3), (7, 1, 9), out=(0, 1)) == Outcome((2,), (), "count")


def test_F2_the_most_coins_wins():
    assert counted((3, 7, 5, 9), (1, 1, 1, 2)).winners == (1,)


def test_F2_then_the_fewest_wounds():
    assert counted((7, 7, 5, 9), (2, 1, 1, 3)).winners == (1,)


def test_F2_then_a_shared_victory():
    assert counted((7, 7, 5, 9), (1, 1, 1, 3)).winners == (0, 1)


def test_F2_the_end_of_a_game_tells_who_fainted_and_who_won():
    state = before_boss("golem", coins=(1, 9, 3, 4), wounds=(0, 6, 1, 1))
    state, events = play(state, "2", "1", "3", "3")
    assert events[-2:] == (Fainted(1, 9), GameOver((3,), "count"))
    assert outcome(state) == Outcome((3,), (1,), "count")


def test_after_the_end_everything_stays_as_the_last_room_left_it():
    state = before_boss("golem", items=(("sword", "torch"), (), (), ()))
    state = play_on(state, "sword", "1", "3", "3")
    said = describe(state)
    assert (said["level"], said["place"], said["pending"]) == (5, 4, [])
    assert [seat["laid"] for seat in said["seats"]] == ["sword", "1", "3", "3"]
    assert said["seats"][1]["hand"] == [2, 3, 4, 5]
    assert said["supply"] == {"torch": 5, "ball": 6, "key": 6, "sword": 6}
    assert legal(state, 0) == ()
    with pytest.raises(ValueError, match="The game is over"):
        play(state._replace(pending=()), *())
    with pytest.raises(ValueError, match="no torch to light"):
        light(state, 0)
