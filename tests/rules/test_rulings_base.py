"""The base game's rulings B, T, M, C and X, in the words of the rulebook."""

# ruff: noqa: N802 - a test bears the id of the ruling that it checks

from __future__ import annotations

from collections import Counter

import pytest
from dealing import ALL_DOWN, choices, game, play, play_on, rooms, told

from game.raiders.rules import (
    Deal,
    IllegalMove,
    Options,
    describe,
    legal,
    light,
    new_game,
    pending,
    step,
    torches,
    view,
)
from game.raiders.rules.cards import BOSSES, CHARACTERS, DUNGEON, LEVELS
from game.raiders.rules.events import (
    Attacked,
    ChestOpened,
    CoinsChanged,
    Defeated,
    Entered,
    ItemReturned,
    ItemShort,
    ItemTaken,
    LevelBegun,
    Revealed,
    Swapped,
    TorchLit,
    TrapSprung,
    Withstood,
    WoundsChanged,
    redact,
)
from game.raiders.rules.state import supply

DECK = Counter({room.key: room.copies for room in DUNGEON})
POWER = ("1", "2", "3", "4", "5")


# Setup


def test_B1_the_room_deck_has_thirty_cards_and_ten_bosses():
    assert DECK.total() == 30
    assert len(BOSSES) == 10


@pytest.mark.parametrize("seed", range(40))
def test_B1_shuffle_set_six_aside_and_put_a_boss_at_the_bottom(seed):
    state, _ = new_game(seed, 4)
    keys = [room.key for room in state.dungeon.rooms]
    assert len(keys) == 25
    assert not Counter(keys[:24]) - DECK
    assert keys[24] in {boss.key for boss in BOSSES}


@pytest.mark.parametrize("seed", range(40))
def test_B1_five_of_seven_level_cards_lay_out_the_rows(seed):
    state, events = new_game(seed, 3)
    up = state.dungeon.up
    rows = [up[at : at + 5] for at in range(0, 25, 5)]
    assert set(rows) <= set(LEVELS)
    assert len(set(rows)) == 5
    begun = told(events, LevelBegun)[0]
    expected = [
        room.key if sign == "U" else None
        for room, sign in zip(state.dungeon.rooms[:5], rows[0], strict=True)
    ]
    assert begun.row == tuple(expected)


def test_B1_every_room_boss_and_level_card_turns_up_in_some_deal():
    deals = [new_game(seed, 3)[0].dungeon for seed in range(300)]
    assert {room.key for deal in deals for room in deal.rooms} == {*DECK} | {b.key for b in BOSSES}
    assert {deal.up[:5] for deal in deals} == set(LEVELS)


@pytest.mark.parametrize("seed", range(30))
def test_B2_characters_are_dealt_all_different_with_what_their_cards_say(seed):
    state, _ = new_game(seed, 5)
    seats = describe(state)["seats"]
    assert {seat["character"] for seat in seats} == set(CHARACTERS)
    for seat in seats:
        card = CHARACTERS[seat["character"]]
        assert (seat["coins"], seat["wounds"]) == (card.coins, card.wounds)
        assert seat["items"] == sorted(card.items)
        assert seat["hand"] == [1, 2, 3, 4, 5]
    assert describe(state)["supply"] == {"torch": 5, "ball": 4, "key": 5, "sword": 5}


def test_B2_the_same_seed_deals_the_same_game_for_ever():
    state, _ = new_game(7, 4)
    assert [room.key for room in state.dungeon.rooms[:5]] == [
        "dragon", "treasure_2_1", "treasure_3", "trap_spikes", "trap_boulder",
    ]  # fmt: skip
    assert new_game(7, 4) == new_game(7, 4)
    assert new_game(7, 4) != new_game(8, 4)


# Choosing

ALL_ITEMS = (("torch", "ball", "key", "sword"),) * 3


@pytest.mark.parametrize(
    ("room", "items"),
    [
        ("treasure_4_2", ("key", "ball")),
        ("goblin", ("sword", "ball")),
        ("chamber_vault", ("ball",)),
        ("trap_lava", ("ball",)),
    ],
)
def test_B3_which_items_may_be_played_in_which_room(room, items):
    state = game(room, seats=3, items=ALL_ITEMS)
    assert legal(state, 0) == (*POWER, *items)


def test_B3_a_power_card_already_played_on_this_level_may_not_be_played_again():
    state = play_on(game("goblin", "zombie", seats=3), "5", "4", "1")
    assert choices(state) == {0: POWER[:4], 1: ("1", "2", "3", "5"), 2: POWER[1:]}


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ({0: "1", 1: "2"}, "Seat 2 owes a choice."),
        ({0: "1", 1: "2", 2: "3", 3: "4"}, "Seat 3 owes no choice."),
        ({0: "1", 1: "2", 2: "key"}, "Seat 2 may not play 'key' now."),
        ({0: "1", 1: "2", 2: "9"}, "Seat 2 may not play '9' now."),
        ({0: "1", 1: "2", 2: ["3"]}, "Seat 2 may not play ['3'] now."),
        ({"0": "1", "1": "2", "2": "3"}, "Seat 0 owes a choice."),
        ({}, "Seat 0 owes a choice."),
    ],
)
def test_B3_an_illegal_or_partial_joint_move_is_refused_and_changes_nothing(moves, sentence):
    state = game("treasure_4_2", seats=3)
    before = repr(state)
    with pytest.raises(IllegalMove) as refused:
        step(state, moves)
    assert str(refused.value) == sentence
    assert repr(state) == before


def test_B4_a_torch_shows_its_player_every_face_down_room_left_in_the_row():
    state = game(
        "goblin", "zombie", "trap_lava", "thing", "snake",
        seats=3, levels=("UDUDU",) * 5, items=(("torch",), (), ("torch",)),
    )  # fmt: skip
    lit, events = light(state, 0)
    assert events == (
        TorchLit(0, ((1, "zombie"), (3, "thing"))),
        ItemReturned(0, "torch"),
    )
    assert [room.room for room in view(lit, 0).row] == [
        "goblin", "zombie", "trap_lava", "thing", "snake",
    ]  # fmt: skip
    assert [room.up for room in view(lit, 0).row] == [True, False, True, False, True]


def test_B4_and_nobody_else():
    state = game(levels=ALL_DOWN, seats=3, items=(("torch",), ("torch",), ()))
    lit, events = light(state, 0)
    for other in (1, 2, None):
        assert [room.room for room in view(lit, other).row][1:] == [None] * 4
        assert redact(events[0], other) == TorchLit(0, None)
    assert redact(events[0], 0) == events[0]


def test_B4_lighting_is_no_play_and_the_torch_goes_back_at_once():
    state = game(seats=3, items=(("torch", "torch"), (), ()))
    lit, _ = light(state, 0)
    assert pending(lit) == pending(state)
    assert legal(lit, 0) == legal(state, 0)
    assert supply(state)["torch"] == 4
    assert supply(lit)["torch"] == 5
    assert torches(lit) == (0,)


def test_B4_several_players_may_light_one_and_one_may_be_lit_in_any_room():
    state = game("goblin", levels=ALL_DOWN, seats=3, items=(("torch",),) * 3)
    state, _ = light(state, 2)
    state = play_on(state, "1", "1", "1")
    state, events = light(state, 0)
    assert [place for place, _ in events[0].seen] == [2, 3, 4]
    assert torches(state) == (1,)


def test_B4_a_torch_may_be_lit_by_one_who_owes_no_choice_while_somebody_does():
    state = game("goblin", levels=ALL_DOWN, seats=3, items=(("ball",), ("torch",), ()))
    state = play_on(state, "ball", "2", "3")
    assert pending(state) == (0,)
    lit, _ = light(state, 1)
    assert view(lit, 1).row[4].room is not None


def test_B4_what_was_seen_is_known_for_that_level_only():
    state, _ = light(game(levels=ALL_DOWN, seats=3, items=(("torch",), (), ())), 0)
    for cards in "12345":
        assert view(state, 0).row[4].room is not None
        state = play_on(state, cards)
    assert view(state, 0).level == 2
    assert view(state, 0).row[4].room is None


def test_B4_no_torch_no_light():
    state = game(seats=3, items=(("torch",), (), ()))
    with pytest.raises(IllegalMove, match="Seat 1 has no torch to light now"):
        light(state, 1)


def test_B5_a_ball_lets_its_player_choose_again_having_seen_the_others():
    state = game("goblin", seats=3, items=(("ball",), (), ()))
    state, events = play(state, "ball", "2", "3")
    assert events == (
        Revealed(0, "ball"), Revealed(1, "2"), Revealed(2, "3"), ItemReturned(0, "ball"),
    )  # fmt: skip
    assert [seat.laid for seat in view(state, 0).seats] == ["ball", "2", "3"]
    assert pending(state) == (0,)
    state, events = play(state, "5")
    assert events[0] == Swapped(0, "5")
    assert Withstood(10, 11) in events


def test_B5_several_choose_in_secret_and_reveal_together():
    state = game("goblin", seats=3, items=(("ball",), ("ball",), ()))
    state, _ = play(state, "ball", "ball", "3")
    assert pending(state) == (0, 1)
    state, events = play(state, "5", "4")
    assert events[:2] == (Swapped(0, "5"), Swapped(1, "4"))


def test_B5_the_second_card_is_any_legal_one_but_a_ball():
    state = game("goblin", seats=3, items=(("ball", "ball", "sword"), (), ()))
    state = play_on(state, "ball", "2", "3")
    assert legal(state, 0) == (*POWER, "sword")
    assert legal(state, 1) == ()
    with pytest.raises(IllegalMove):
        step(state, {0: "ball"})
    with pytest.raises(IllegalMove, match="Seat 1 owes no choice"):
        step(state, {0: "1", 1: "1"})


def test_B5_the_ball_goes_back_to_the_supply_at_once():
    state = game("chamber_armoury", seats=3, items=(("ball",), (), ()))
    assert supply(state)["ball"] == 5
    state = play_on(state, "ball", "1", "1")
    assert supply(state)["ball"] == 6


def test_B7_a_played_item_leaves_the_hand_as_it_is_revealed_and_a_sword_goes_back_after_the_room():
    state = game("goblin", seats=3, items=(("ball",), ("sword",), ()))
    state = play_on(state, "ball", "sword", "3")
    assert view(state, None).seats[1].items == ()
    assert supply(state)["sword"] == 5
    state, events = play(state, "2")
    assert supply(state)["sword"] == 6
    assert told(events, ItemReturned) == [ItemReturned(1, "sword")]


def test_B8_power_cards_lie_face_up_until_the_level_ends_and_then_come_back():
    state = game(seats=3)
    for card in "3512":
        state = play_on(state, card)
    assert view(state, None).seats[0].played == (3, 5, 1, 2)
    assert view(state, None).seats[0].hand == (4,)
    state = play_on(state, "4")
    assert view(state, None).seats[0].played == ()
    assert view(state, None).seats[0].hand == (1, 2, 3, 4, 5)


def test_B8_keys_and_swords_are_never_power_cards_lying_face_up():
    state = game("treasure_4_2", "goblin", seats=3, items=(("key", "sword"), (), ()))
    state = play_on(play_on(state, "key", "1", "2"), "sword", "3", "4")
    assert view(state, None).seats[0].played == ()
    assert view(state, None).seats[1].played == (1, 3)


# Treasure


def test_T1_a_key_counts_as_5_in_every_comparison():
    state = game("treasure_4", seats=3, items=(("key",), (), ()), coins=(0, 0, 0))
    assert play_on(state, "key", "5", "4").coins == (2, 2, 0)


def test_T2_the_first_chest_goes_to_the_highest_card():
    assert play_on(game("treasure_4", coins=(0,) * 4), "5", "4", "3", "2").coins == (4, 0, 0, 0)


def test_T2_a_tie_shares_it_rounding_down_and_ignoring_any_remainder():
    state, events = play(game("treasure_4", coins=(0,) * 4), "5", "5", "5", "2")
    assert state.coins == (1, 1, 1, 0)
    assert told(events, ChestOpened) == [ChestOpened(1, 4, (0, 1, 2), 1)]


def test_T2_fewer_coins_than_sharers_they_receive_nothing_and_it_passes_to_nobody():
    state, events = play(game("treasure_2_1", coins=(0,) * 4), "5", "5", "5", "2")
    assert state.coins == (0, 0, 0, 1)
    assert told(events, ChestOpened)[0] == ChestOpened(1, 2, (0, 1, 2), 0)


def test_T3_the_second_chest_goes_to_the_second_highest_card_shared_likewise():
    state = game("treasure_3_2", seats=5, coins=(0,) * 5)
    assert play_on(state, "5", "4", "4", "3", "1").coins == (3, 1, 1, 0, 0)


def test_T3_everybody_on_one_value_nobody_takes_the_second_chest():
    state, events = play(game("treasure_4_2", coins=(0,) * 4), "3")
    assert state.coins == (1, 1, 1, 1)
    assert told(events, ChestOpened)[1] == ChestOpened(2, 2, (), 0)


def test_T4_a_player_holds_at_most_20_coins_and_what_exceeds_it_is_lost():
    state, events = play(game("treasure_4", coins=(18, 0, 0, 0)), "5", "4", "3", "2")
    assert state.coins == (20, 0, 0, 0)
    assert told(events, CoinsChanged) == [CoinsChanged(0, 2, 20, "chest")]
    state, events = play(game("treasure_4", coins=(20, 0, 0, 0)), "5", "4", "3", "2")
    assert told(events, CoinsChanged) == []


# Monsters


@pytest.mark.parametrize(("seats", "strength"), [(3, 11), (4, 14), (5, 18)])
def test_M1_the_strength_is_the_one_for_the_number_of_players(seats, strength):
    _, events = play(game("goblin", seats=seats), "1")
    assert told(events, Withstood) == [Withstood(seats, strength)]


def test_M2_a_total_equal_to_the_strength_defeats_it_and_nobody_is_hurt():
    state, events = play(game("goblin"), "5", "5", "3", "1")
    assert told(events, Defeated) == [Defeated(14, 14)]
    assert state.wounds == (2, 2, 2, 2)


def test_M2_a_sword_counts_as_5():
    _, events = play(game("goblin", items=(("sword",), (), (), ())), "sword", "5", "3", "1")
    assert told(events, Defeated) == [Defeated(14, 14)]


def test_M3_otherwise_every_player_with_the_lowest_card_suffers_the_printed_wounds():
    state, events = play(game("skeleton", wounds=(0, 1, 2, 3)), "1", "5", "1", "2")
    assert state.wounds == (3, 1, 5, 3)
    assert told(events, Attacked) == [Attacked(0), Attacked(2)]


def test_M3_there_is_no_limit_to_wounds():
    assert play_on(game("skeleton", wounds=(25, 0, 0, 0)), "1", "2", "2", "2").wounds[0] == 28


# Chambers


def test_C1_the_armoury_gives_each_card_its_item():
    state, events = play(game("chamber_armoury", seats=5), "1", "2", "3", "4", "5")
    assert [seat.items for seat in view(state, None).seats] == [
        ("torch",), ("ball",), ("key",), ("sword",), (),
    ]  # fmt: skip
    assert state.wounds == (2, 2, 2, 2, 1)
    assert told(events, ItemTaken)[0] == ItemTaken(0, "torch")


def test_C1_more_takers_than_copies_none_of_them_gets_it():
    hoard = ("torch",) * 5
    state, events = play(game("chamber_armoury", items=(hoard, (), (), ())), "2", "1", "1", "3")
    assert told(events, ItemShort) == [ItemShort("torch", (1, 2))]
    assert [seat.items for seat in view(state, None).seats] == [
        ("ball", *hoard), (), (), ("key",),
    ]  # fmt: skip
    assert supply(state)["torch"] == 1


def test_C1_enough_copies_for_all_takers_and_each_gets_one():
    hoard = ("torch",) * 4
    state = play_on(game("chamber_armoury", items=(hoard, (), (), ())), "2", "1", "1", "3")
    assert supply(state)["torch"] == 0


def test_C2_coins_and_potions_are_never_shared_out():
    state = play_on(game("chamber_vault", coins=(0,) * 4, wounds=(5,) * 4), "4", "4", "5", "5")
    assert state.coins == (3, 3, 0, 0)
    assert state.wounds == (5, 5, 3, 3)


def test_C2_the_vault_gives_one_two_three_coins_and_potions_of_one_and_two():
    state = game("chamber_vault", seats=5, coins=(0,) * 5, wounds=(5,) * 5)
    state = play_on(state, "1", "2", "3", "4", "5")
    assert state.coins == (1, 2, 0, 3, 0)
    assert state.wounds == (5, 5, 4, 5, 3)


def test_C2_wounds_stop_at_0():
    state, events = play(game("chamber_vault", wounds=(1, 0, 2, 2)), "5", "5", "1", "1")
    assert state.wounds == (0, 0, 2, 2)
    assert told(events, WoundsChanged) == [WoundsChanged(0, -1, 0, "chamber")]


# Traps


@pytest.mark.parametrize(
    ("trap", "amounts"),
    [("trap_lava", (0, 0, 1, 2, 3)), ("trap_coins", (0, 1, 1, 2, 2))],
)
def test_X1_the_highest_card_sets_what_the_richest_lose(trap, amounts):
    for card, amount in enumerate(amounts, start=1):
        low = "1" if card > 1 else str(card)
        state = play_on(game(trap, coins=(9, 8, 7, 6)), low, low, low, str(card))
        assert state.coins == (9 - amount, 8, 7, 6)


@pytest.mark.parametrize(
    ("trap", "amounts"),
    [("trap_spikes", (0, 0, 1, 2, 2)), ("trap_boulder", (0, 1, 1, 1, 2))],
)
def test_X1_the_highest_card_sets_what_the_least_wounded_suffer(trap, amounts):
    for card, amount in enumerate(amounts, start=1):
        low = "1" if card > 1 else str(card)
        state = play_on(game(trap, wounds=(1, 2, 3, 4)), low, low, str(card), low)
        assert state.wounds == (1 + amount, 2, 3, 4)


def test_X1_a_ball_users_second_card_is_the_one_that_counts():
    state = game("trap_lava", seats=3, items=(("ball",), (), ()), coins=(9, 1, 1))
    state, events = play(play_on(state, "ball", "1", "2"), "4")
    assert told(events, TrapSprung) == [TrapSprung(4, 2, (0,))]
    assert state.coins == (7, 1, 1)


def test_X2_all_who_tie_suffer_in_full_and_ties_are_judged_before_anybody_suffers():
    assert play_on(game("trap_lava", coins=(6, 6, 5, 6)), "5", "1", "1", "1").coins == (3, 3, 5, 3)
    assert play_on(game("trap_spikes", wounds=(1, 1, 2, 3)), "5").wounds == (3, 3, 2, 3)


def test_X2_coins_stop_at_0():
    state, events = play(game("trap_lava", coins=(2, 1, 0, 0)), "5")
    assert state.coins == (0, 1, 0, 0)
    assert told(events, CoinsChanged) == [CoinsChanged(0, -2, 0, "trap")]


# Going on


def test_entering_turns_a_face_down_room_up():
    state = game("goblin", "zombie", levels=ALL_DOWN)
    assert view(state, None).row[1].room is None
    state, events = play(state, "1")
    assert told(events, Entered) == [Entered(1, 1, "zombie", was_up=False)]
    assert view(state, None).row[1].up


def test_deal_in_part_and_the_rest_is_drawn():
    state, _ = new_game(3, 3, Options(deal=Deal(rooms=rooms("dragon", "dragon"))))
    assert [room.key for room in state.dungeon.rooms[:2]] == ["dragon", "dragon"]
    assert state.dungeon.up[:5] in LEVELS
