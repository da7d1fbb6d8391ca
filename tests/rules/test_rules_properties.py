"""What holds in every game, whatever the cards: checked on games that hypothesis chooses."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from dealing import play_out, random_move
from hypothesis import given, settings
from hypothesis import strategies as st

from game.raiders.rules import (
    Options,
    decode,
    describe,
    encode,
    legal,
    light,
    new_game,
    redact,
    refusal,
    step,
    torches,
    view,
)
from game.raiders.rules.cards import BOSSES, DUNGEON, LEVELS, MOVES, ROOMS, ROW
from game.raiders.rules.events import Entered, GameOver
from game.raiders.rules.rng import Rng
from game.raiders.rules.state import supply

SOLO = [
    Options("solo", health=health, boss_finale=boss) for health in (5, 8) for boss in (False, True)
]
GAMES = [
    *((seats, Options(mode)) for mode in ("standard", "tactical") for seats in (3, 4, 5)),
    (2, Options("duo")),
    *((1, options) for options in SOLO),
]
DECK = Counter({room.key: room.copies for room in DUNGEON})

games = st.tuples(st.sampled_from(GAMES), st.integers(0, 2**64 - 1))


def deal(chosen):
    """The game that hypothesis chose, and chance for its players."""
    (seats, options), seed = chosen
    return new_game(seed, seats, options)[0], Rng(seed + 1)


def wander(chosen, steps):
    """The state after some random steps, torches lit now and then; before the end if it comes."""
    state, chance = deal(chosen)
    for _ in range(steps):
        for seat in torches(state):
            if chance.below(3) == 0:
                state, _ = light(state, seat)
        moves = {seat: random_move(state, seat, chance) for seat in state.pending}
        after, _ = step(state, moves)
        if not after.pending:
            return state, chance
        state = after
    return state, chance


@given(games)
@settings(max_examples=60)
def test_a_game_is_25_rooms_and_somebody_can_move_until_it_is_over(chosen):
    states, happened = play_out(*deal(chosen))
    for state in states[:-1]:
        assert state.pending
        assert all(legal(state, seat) for seat in state.pending)
        assert state.over is None
    assert states[-1].over is not None
    entered = 1 + sum(isinstance(event, Entered) for events in happened for event in events)
    assert entered == states[-1].at + 1
    if states[-1].over.reason == "count":
        assert entered == 25
    overs = [event for events in happened for event in events if isinstance(event, GameOver)]
    assert len(overs) == 1
    assert overs[0].winners == states[-1].over.winners


@given(games)
@settings(max_examples=60)
def test_items_are_conserved_six_of_each(chosen):
    for state in play_out(*deal(chosen))[0]:
        in_hands = Counter(item for seat in describe(state)["seats"] for item in seat["items"])
        stays = ROOMS[describe(state)["row"][state.at % ROW]["room"]]
        on_table = Counter(
            move
            for move in state.laid
            if move is not None
            and not move.isdigit()
            and state.over is None
            and (move != "ball" or getattr(stays, "escape", None) == "ball")
        )
        for item, left in supply(state).items():
            assert left >= 0
            assert left + in_hands[item] + on_table[item] == 6


@given(games)
@settings(max_examples=60)
def test_hands_and_levels_are_consistent_and_coins_and_wounds_in_range(chosen):
    for state in play_out(*deal(chosen))[0]:
        assert decode(encode(state)) == state
        for seat, own in enumerate(view(state, None).seats):
            assert sorted((*own.hand, *own.played)) == [1, 2, 3, 4, 5]
            assert len(own.played) <= state.at % ROW + (state.laid[seat] is not None)
            assert 0 <= own.coins <= 20
            assert own.wounds >= 0
        assert len(state.rows) == state.at % ROW


@given(games)
@settings(max_examples=40)
def test_a_step_never_changes_the_state_it_is_given(chosen):
    state, chance = deal(chosen)
    while state.pending:
        before = repr(state)
        moves = {seat: random_move(state, seat, chance) for seat in state.pending}
        after, _ = step(state, moves)
        assert repr(state) == before
        state = after


@given(games)
@settings(max_examples=40)
def test_replaying_the_log_gives_the_same_hashes(chosen):
    state, chance = deal(chosen)
    log, hashes = [], []
    while state.pending:
        moves = {seat: random_move(state, seat, chance) for seat in state.pending}
        state, _ = step(state, moves)
        log.append(moves)
        hashes.append(digest(state))
    again, _ = deal(chosen)
    for moves, expected in zip(log, hashes, strict=True):
        again, _ = step(again, moves)
        assert digest(again) == expected


def digest(state):
    return hashlib.sha256(encode(state).encode()).hexdigest()


@given(games, st.integers(0, 26))
@settings(max_examples=100)
def test_legal_moves_and_refusals_agree(chosen, steps):
    state, _ = wander(chosen, steps)
    assert decode(encode(state)) == state
    for seat in range(len(state.coins)):
        seen = view(state, seat)
        for move in MOVES:
            assert (refusal(seen, seat, move) is None) == (move in legal(state, seat))


@given(games, st.integers(0, 26), st.data())
@settings(max_examples=150)
def test_what_a_seat_may_not_know_changes_nothing_it_sees(chosen, steps, data):
    state, chance = wander(chosen, steps)
    seat = data.draw(st.sampled_from([None, *range(len(state.coins))]))
    twin = redealt(state, seat, chance)
    assert view(twin, seat) == view(state, seat)
    for other in range(len(state.coins)):
        assert legal(twin, other) == legal(state, other)
    for other in torches(state):
        if other != seat:
            lit, events = light(state, other)
            twin_lit, twin_events = light(twin, other)
            assert view(lit, seat) == view(twin_lit, seat)
            assert [redact(e, seat) for e in events] == [redact(e, seat) for e in twin_events]


def redealt(state, seat, chance):
    """Another world that ``seat`` might be in: all that it may not know, dealt anew."""
    first = state.at - state.at % ROW
    known = dict(enumerate(room.key for room in state.dungeon.rooms[: state.at + 1]))
    for place, room in enumerate(view(state, seat).row):
        if room.room is not None:
            known[first + place] = room.room
    left = DECK - Counter(known.values())
    if state.dungeon.mode == "solo":
        del left["chamber_armoury"]
    unknown = chance.sample(sorted(left.elements()), len([*left.elements()]))
    keys = [known.get(at) or unknown.pop() for at in range(25)]
    if state.dungeon.rooms[24] in BOSSES and 24 not in known:
        keys[24] = chance.choice(BOSSES).key
    levels = "".join(chance.choice(LEVELS) for _ in range(5))
    dungeon = type(state.dungeon)(
        state.dungeon.mode,
        state.dungeon.characters,
        tuple(ROOMS[key] for key in keys),
        state.dungeon.up[: first + ROW] + levels[first + ROW :],
        state.dungeon.health,
    )
    attack = state.attack
    if attack is not None:
        attack = attack._replace(deck=tuple(chance.sample(attack.deck, len(attack.deck))))
    return state._replace(dungeon=dungeon, attack=attack, rng=chance.next())


def test_the_worlds_of_the_last_test_do_differ():
    state, _ = new_game(3, 4)
    twin = redealt(state, None, Rng(1))
    assert twin.dungeon.rooms[:1] == state.dungeon.rooms[:1]
    assert twin.dungeon != state.dungeon


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_new_games_of_every_kind_begin(seats, options):
    state, events = new_game(11, seats, options)
    assert events
    assert state.pending
    assert view(state, None).mode == options.mode
