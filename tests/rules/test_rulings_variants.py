"""The variants' rulings: V tactical, D two players, S solo, in the words of the rulebooks."""

# ruff: noqa: N802 - a test bears the id of the ruling that it checks

from __future__ import annotations

from collections import Counter

import pytest
from dealing import before_boss, choices, game, play, play_on, told

from game.raiders.rules import Options, Outcome, describe, new_game, outcome, pending, view
from game.raiders.rules.cards import ATTACK_DECK, BOSSES, CHARACTERS, DUNGEON
from game.raiders.rules.events import (
    AttackDrawn,
    Attacked,
    ChestOpened,
    Confused,
    Defeated,
    Eliminated,
    Escaped,
    GameOver,
    ItemReturned,
    MapMoved,
    Revealed,
    Swapped,
    TrapSprung,
    Withstood,
)
from game.raiders.rules.state import supply

# Tactical


def tactical(*first, **options):
    return game(*first, mode="tactical", seats=4, map_holder=2, **options)


def in_turn(state, *moves):
    """Play one move after the other; the state and the last events."""
    events = ()
    for move in moves:
        state, events = play(state, move)
    return state, events


def test_V1_the_first_map_holder_is_drawn_at_random():
    holders = {new_game(seed, 4, Options(mode="tactical"))[0].holder for seed in range(60)}
    assert holders == {0, 1, 2, 3}
    state, events = new_game(3, 4, Options(mode="tactical"))
    assert events[0] == MapMoved(state.holder)


def test_V1_players_play_face_up_clockwise_from_the_map_holder():
    state = tactical("goblin")
    order = []
    for card in "1234":
        order += pending(state)
        state, events = play(state, card)
        assert Revealed(order[-1], card) in events
    assert order == [2, 3, 0, 1]


def test_V1_what_was_played_lies_open_while_the_others_choose():
    state, _ = in_turn(tactical("goblin"), "5", "2")
    assert [seat.laid for seat in view(state, 0).seats] == [None, None, "5", "2"]
    assert view(state, 0).seats[2].hand == (1, 2, 3, 4)
    assert choices(state) == {0: ("1", "2", "3", "4", "5")}


def test_V2_a_ball_passes_the_turn_and_a_second_card_follows_when_all_have_played():
    items = ((), ("ball",), ("ball",), ())
    state = tactical("goblin", items=items)
    state, events = in_turn(state, "ball")
    assert events == (Revealed(2, "ball"), ItemReturned(2, "ball"))
    assert supply(state)["ball"] == 5
    state, _ = in_turn(state, "2", "3", "ball")
    assert pending(state) == (2,)
    state, events = in_turn(state, "5")
    assert events == (Swapped(2, "5"),)
    assert pending(state) == (1,)
    state, events = in_turn(state, "4")
    assert events[0] == Swapped(1, "4")
    assert told(events, Defeated) == [Defeated(14, 14)]


def test_V3_the_map_goes_to_the_highest_card_played():
    state, events = in_turn(tactical("goblin"), "1", "2", "5", "3")
    assert state.holder == 0
    assert told(events, MapMoved) == [MapMoved(0)]
    assert pending(state) == (0,)


def test_V3_keys_and_swords_are_5():
    state, _ = in_turn(tactical("treasure_4", items=((), (), (), ("key",))), "4", "key", "3", "1")
    assert state.holder == 3
    state, _ = in_turn(tactical("goblin", items=((), ("sword",), (), ())), "4", "1", "3", "sword")
    assert state.holder == 1


def test_V3_of_several_to_the_nearest_clockwise_from_the_holder_who_counts_as_0():
    state, events = in_turn(tactical("goblin"), "5", "5", "1", "5")
    assert state.holder == 2
    assert told(events, MapMoved) == []
    state, _ = in_turn(tactical("goblin"), "1", "2", "5", "5")
    assert state.holder == 0


def test_V3_the_map_stays_across_levels_and_moves_after_the_last_room_too():
    state = tactical("goblin")
    for level_card in ("1", "2", "3", "4"):
        state, _ = in_turn(state, *[level_card] * 4)
    state, _ = in_turn(state, "5", "5", "5", "5")
    assert view(state, None).level == 2
    assert pending(state) == (2,)
    last = before_boss("vampire", mode="tactical", map_holder=2)
    last, _ = in_turn(last, "1", "2", "3", "1")
    assert last.over is not None
    assert last.holder == 0


def test_V3_an_escaped_player_laid_no_card_that_could_win_the_map():
    last = before_boss("mega_dragon", mode="tactical", map_holder=2, items=((), (), ("key",), ()))
    last, _ = in_turn(last, "key", "4", "3", "1")
    assert last.holder == 3


# Two players


def duo(*first, **options):
    return game(*first, mode="duo", seats=2, **options)


def test_D1_rooms_levels_boss_and_set_up_as_in_the_base_game():
    state, _ = new_game(5, 2, Options(mode="duo"))
    assert len(state.dungeon.rooms) == 25
    assert state.dungeon.rooms[24].key in {boss.key for boss in BOSSES}
    for seat in describe(state)["seats"]:
        card = CHARACTERS[seat["character"]]
        assert (seat["coins"], seat["wounds"], seat["items"]) == (
            card.coins, card.wounds, sorted(card.items),
        )  # fmt: skip


def test_D1_treasure_is_shared_and_the_second_chest_given_as_in_the_base_game():
    assert play_on(duo("treasure_4_2", coins=(0, 0)), "5", "1").coins == (4, 2)
    assert play_on(duo("treasure_4_2", coins=(0, 0)), "3", "3").coins == (2, 2)


def test_D2_with_10_or_more_wounds_the_other_wins_at_once():
    state, events = play(duo("skeleton", wounds=(7, 9), coins=(20, 0)), "1", "2")
    assert outcome(state) == Outcome((1,), (), "wounds")
    assert events[-1] == GameOver((1,), "wounds")
    assert pending(state) == ()


def test_D2_nine_wounds_are_survived():
    assert outcome(play_on(duo("skeleton", wounds=(6, 9)), "1", "2")) is None


def test_D2_both_in_the_same_room_fewer_wounds_then_more_coins_then_shared():
    def both(wounds, coins):
        return outcome(play_on(duo("trap_spikes", wounds=wounds, coins=coins), "5", "5"))

    assert both((9, 9), (3, 4)) == Outcome((1,), (), "wounds")
    assert both((9, 9), (4, 4)) == Outcome((0, 1), (), "wounds")


def test_D2_starting_wounds_count():
    state, events = new_game(1, 2, Options(mode="duo", wounds=(10, 3)))
    assert outcome(state) == Outcome((1,), (), "wounds")
    assert events[-1] == GameOver((1,), "wounds")
    assert pending(state) == ()
    state, _ = new_game(1, 2, Options(mode="duo", wounds=(12, 11)))
    assert outcome(state).winners == (1,)


def test_D3_monsters_can_never_be_defeated_and_the_lower_card_is_attacked():
    state, events = play(duo("snake"), "5", "4")
    assert told(events, Withstood) == [Withstood(9, None)]
    assert state.wounds == (2, 5)


def test_D3_equal_cards_confuse_the_monster_and_nobody_is_attacked():
    state, events = play(duo("snake", items=(("sword",), ())), "sword", "5")
    assert told(events, Confused) == [Confused()]
    assert told(events, Attacked) == []
    assert state.wounds == (2, 2)


@pytest.mark.parametrize(("boss", "pay"), [("sphinx", 2), ("minotaur", 1)])
def test_D3_the_sphinx_and_the_minotaur_pay_the_higher_card_and_nobody_if_equal(boss, pay):
    assert play_on(before_boss(boss, mode="duo"), "2", "1").coins == (5 + pay, 5)
    assert play_on(before_boss(boss, mode="duo"), "5", "5").coins == (5, 5)


def test_D3_the_mummy_attacks_the_higher_card():
    assert play_on(before_boss("mummy", mode="duo"), "2", "4").wounds == (2, 5)
    assert play_on(before_boss("mummy", mode="duo"), "4", "4").wounds == (2, 2)


def test_D3_the_golem_takes_a_5_for_a_1():
    assert play_on(before_boss("golem", mode="duo"), "5", "2").wounds == (5, 2)
    assert play_on(before_boss("golem", mode="duo"), "5", "1").wounds == (2, 2)


def test_D3_if_one_player_escapes_the_other_is_attacked_and_if_both_do_nobody():
    state = before_boss("wolf_pack", mode="duo", items=(("torch",), ("torch",)))
    one, events = play(state, "torch", "5")
    assert told(events, Escaped) == [Escaped(0, "torch")]
    assert one.wounds == (2, 4)
    assert play_on(state, "torch", "torch").wounds == (2, 2)


def test_D4_medusa_the_attacked_player_loses_and_the_other_wins():
    state, events = play(before_boss("medusa", mode="duo", coins=(20, 0)), "1", "2")
    assert outcome(state) == Outcome((1,), (), "medusa")
    assert told(events, Eliminated) == [Eliminated(0)]


def test_D4_medusa_confused_takes_nobody():
    assert outcome(play_on(before_boss("medusa", mode="duo"), "2", "2")).reason == "count"


@pytest.mark.parametrize(
    ("coins", "wounds", "winners"),
    [((5, 4), (9, 0), (0,)), ((4, 4), (3, 2), (1,)), ((4, 4), (2, 2), (0, 1))],
)
def test_D5_nobody_faints_more_coins_then_fewer_wounds_then_shared(coins, wounds, winners):
    state = before_boss("golem", mode="duo", coins=coins, wounds=wounds)
    assert outcome(play_on(state, "2", "2")) == Outcome(winners, (), "count")


# Solo

THREES_FIRST = (3, 3, 3, 3, 4, 4, 4, 4, 5, 5)


def solo(*first, **options):
    options.setdefault("last", None)
    options.setdefault("attack", THREES_FIRST)
    return game(*first, mode="solo", seats=1, **options)


@pytest.mark.parametrize("seed", range(30))
def test_S1_without_the_armouries_and_two_more_25_rooms_and_no_boss(seed):
    keys = [room.key for room in new_game(seed, 1, Options(mode="solo"))[0].dungeon.rooms]
    assert len(keys) == 25
    assert "chamber_armoury" not in keys
    assert not Counter(keys) - Counter(rooms_of_solo())


def rooms_of_solo():
    return [r.key for r in DUNGEON for _ in range(r.copies) if r.key != "chamber_armoury"]


def test_S1_the_boss_finale_puts_a_random_boss_last():
    finale = Options(mode="solo", boss_finale=True)
    dungeons = [new_game(seed, 1, finale)[0].dungeon.rooms for seed in range(80)]
    assert len({dungeon[24].key for dungeon in dungeons}) == 10
    assert all(room.key != "chamber_armoury" for dungeon in dungeons for room in dungeon)


@pytest.mark.parametrize("character", CHARACTERS)
def test_S2_start_with_2_coins_and_no_items_whatever_the_character_says(character):
    state = solo(characters=(character,))
    seat = describe(state)["seats"][0]
    assert (seat["character"], seat["coins"], seat["items"]) == (character, 2, [])


def test_S2_there_are_no_items_in_the_game():
    with pytest.raises(ValueError, match="There are no items in a solo game"):
        new_game(1, 1, Options(mode="solo", items=(("torch",),)))


@pytest.mark.parametrize("health", [5, 6, 7, 8])
def test_S3_starting_health_h_means_10_minus_h_wounds(health):
    state = solo(health=health)
    assert state.wounds == (10 - health,)
    assert view(state, 0).health == health


def test_S3_potions_may_heal_past_h_but_never_below_0_wounds():
    assert play_on(solo("chamber_vault", health=8), "5").wounds == (0,)
    assert play_on(solo("chamber_vault", wounds=(1,)), "5").wounds == (0,)


def test_S4_ten_attack_cards_shuffled():
    decks = {new_game(seed, 1, Options(mode="solo"))[0].attack for seed in range(20)}
    assert len(decks) == 20
    for attack in decks:
        assert sorted((*attack.shown, *attack.deck)) == sorted(ATTACK_DECK)


def test_S4_on_entering_a_monster_room_the_top_card_is_the_strength_and_stays_face_up():
    state = solo(
        "treasure_1",
        "goblin",
        "zombie",
        "treasure_2",
        attack=(4, 3, *THREES_FIRST[1:4], 4, 4, 4, 5, 5),
    )
    assert describe(state)["attack"] == {"shown": [], "left": 10, "strength": None}
    state, events = play(state, "1")
    assert events[-1] == AttackDrawn(4, 9, reshuffled=False)
    assert describe(state)["attack"] == {"shown": [4], "left": 9, "strength": 4}
    state = play_on(state, "5")
    assert describe(state)["attack"] == {"shown": [4, 3], "left": 8, "strength": 3}
    state = play_on(state, "4")
    assert describe(state)["attack"] == {"shown": [4, 3], "left": 8, "strength": None}


def test_S4_when_the_deck_is_empty_and_another_is_needed_the_used_ones_are_shuffled():
    monsters = ("dragon", "dragon", "troll", "troll", "thing", "goblin", "goblin", "skeleton",
                "zombie", "zombie", "snake")  # fmt: skip
    state = solo(*monsters, health=8)
    drawn = 1
    while drawn < 11:
        state, events = play(state._replace(wounds=(0,)), "12345"[state.at % 5])
        drawn += 1
        assert told(events, AttackDrawn)[0].reshuffled == (drawn == 11)
        if drawn == 10:
            assert view(state, 0).attack.left == 0
    said = describe(state)["attack"]
    assert said["left"] == 9
    assert said["shown"] == [said["strength"]]
    assert sorted((*state.attack.shown, *state.attack.deck)) == sorted(ATTACK_DECK)


def test_S5_a_monster_falls_only_to_a_card_strictly_higher():
    state, events = play(solo("skeleton"), "4")
    assert told(events, Defeated) == [Defeated(4, 3)]
    assert state.wounds == (4,)
    state, events = play(solo("skeleton"), "3")
    assert told(events, Withstood) == [Withstood(3, 3)]
    assert state.wounds == (7,)


def test_S5_a_5_cannot_be_beaten():
    state = solo("skeleton", attack=(5, *THREES_FIRST[:9]))
    assert play_on(state, "5").wounds == (7,)


@pytest.mark.parametrize(("card", "coins"), [("5", 6), ("4", 2), ("3", 2), ("2", 0), ("1", 0)])
def test_S6_every_chest_is_judged_alone_and_one_card_may_take_both(card, coins):
    assert play_on(solo("treasure_4_2", coins=(0,)), card).coins == (coins,)


def test_S6_the_events_tell_of_both_chests():
    _, events = play(solo("treasure_4_2"), "4")
    assert told(events, ChestOpened) == [ChestOpened(1, 4, (), 0), ChestOpened(2, 2, (0,), 2)]


@pytest.mark.parametrize(
    ("card", "coins", "wounds"),
    [("1", 3, 5), ("2", 4, 5), ("3", 2, 4), ("4", 5, 5), ("5", 2, 3)],
)
def test_S7_chambers_as_printed(card, coins, wounds):
    state = play_on(solo("chamber_vault", wounds=(5,)), card)
    assert (state.coins, state.wounds) == ((coins,), (wounds,))


def test_S7_traps_always_catch_you_and_your_own_card_sets_the_force():
    state, events = play(solo("trap_lava", coins=(9,)), "4")
    assert told(events, TrapSprung) == [TrapSprung(4, 2, (0,))]
    assert state.coins == (7,)
    assert play_on(solo("trap_spikes", wounds=(4,)), "5").wounds == (6,)


def test_S8_the_run_ends_at_once_at_10_wounds_lost():
    state, events = play(solo("skeleton", wounds=(7,)), "1")
    assert outcome(state) == Outcome((), (), "wounds")
    assert events[-1] == GameOver((), "wounds")
    assert pending(state) == ()
    assert state.coins == (2,)


def test_S8_after_the_last_room_wounds_no_longer_matter():
    state = solo(health=8)
    while pending(state):
        state = play_on(state._replace(wounds=(3,)), "12345"[state.at % 5])
    assert outcome(state) == Outcome((0,), (), "count")
    assert state.at == 24


def test_S8_a_run_that_starts_with_10_wounds_is_lost_at_once():
    state, _ = new_game(1, 1, Options(mode="solo", wounds=(10,)))
    assert outcome(state) == Outcome((), (), "wounds")


def finale(boss, **options):
    options.setdefault("attack", THREES_FIRST)
    return before_boss(boss, mode="solo", **options)


@pytest.mark.parametrize("boss", ["wolf_pack", "necromancer"])
def test_S9_the_attack_card_is_the_strength(boss):
    state = finale(boss)
    assert view(state, 0).attack.strength == 3
    assert play_on(state, "4").wounds == (4,)
    assert play_on(state, "3").wounds == (6,)


@pytest.mark.parametrize("boss", ["mega_dragon", "golem", "mummy"])
def test_S9_for_three_none_is_turned_up_and_they_always_hit(boss):
    state = finale(boss)
    assert describe(state)["attack"]["strength"] is None
    state, events = play(state, "5")
    assert told(events, Attacked) == [Attacked(0)]
    assert state.wounds == (7,)


def test_S9_tax_collector_and_vampire_as_printed():
    state = play_on(finale("tax_collector"), "1")
    assert (state.coins, state.wounds) == ((0,), (4,))
    state = play_on(finale("vampire", coins=(9,)), "1")
    assert (state.coins, state.wounds) == ((7,), (5,))


def test_S9_medusas_hit_loses_the_run():
    assert outcome(play_on(finale("medusa"), "3")) == Outcome((), (), "medusa")
    assert outcome(play_on(finale("medusa"), "4")) == Outcome((0,), (), "count")


@pytest.mark.parametrize(("boss", "pay", "hit"), [("sphinx", 2, 2), ("minotaur", 1, 1)])
def test_S9_sphinx_and_minotaur_pay_only_if_defeated(boss, pay, hit):
    fell, stood = play_on(finale(boss), "4"), play_on(finale(boss), "3")
    assert (fell.coins, fell.wounds) == ((2 + pay,), (4,))
    assert (stood.coins, stood.wounds) == ((2,), (4 + hit,))


def test_S9_there_are_no_escapes():
    assert choices(finale("wolf_pack")) == {0: ("1", "2", "3", "4", "5")}
