"""Tables set as a test needs them: fixed deals, and a party standing in a room of choice."""

from __future__ import annotations

from collections import Counter

from game.raiders.rules import Deal, Options, legal, new_game, step
from game.raiders.rules.cards import CHARACTERS, DUNGEON, ROOM_COUNT
from tools._standing import stand

ALL_UP = ("UUUUU",) * 5
ALL_DOWN = ("DDDDD",) * 5
NO_ITEMS = ((),) * 5


def rooms(*first, last="vampire", without=()):
    """A legal deal of 25 rooms that begins with ``first``; ``last`` None: no boss at its end."""
    left = Counter({room.key: room.copies for room in DUNGEON if room.key not in without})
    left.subtract(first)
    assert min(left.values()) >= 0
    ends = () if last is None else (last,)
    filling = sorted(left.elements())[: ROOM_COUNT - len(first) - len(ends)]
    return (*first, *filling, *ends)


def game(*first, mode="standard", seats=4, last="vampire", levels=ALL_UP, seed=1, **options):
    """A new game whose rooms begin with ``first``; seats start bare unless told otherwise."""
    fixed = {"characters": tuple(CHARACTERS)[:seats], "levels": levels}
    alone = mode == "solo"
    finale = {"boss_finale": True} if alone and last is not None else {}
    deal = {
        key: options.pop(key) for key in ("attack", "map_holder", "characters") if key in options
    }
    fixed["rooms"] = rooms(*first, last=last, without=("chamber_armoury",) if alone else ())
    if not alone:
        options.setdefault("items", NO_ITEMS[:seats])
        options.setdefault("coins", (5,) * seats)
        options.setdefault("wounds", (2,) * seats)
    state, _ = new_game(
        seed, seats, Options(mode=mode, deal=Deal(**fixed | deal), **finale, **options)
    )
    return state


def before_boss(boss, **options):
    """A game in its last room, before ``boss``, everybody with five power cards in hand."""
    options.setdefault("seats", {"duo": 2, "solo": 1}.get(options.get("mode"), 4))
    return stand(game(last=boss, **options), ROOM_COUNT - 1)


def play(state, *moves):
    """Step with the pending seats' moves, in seat order; one move may stand for all."""
    moves = moves * len(state.pending) if len(moves) == 1 else moves
    return step(state, dict(zip(state.pending, moves, strict=True)))


def play_on(state, *moves):
    """The state alone after ``play``."""
    return play(state, *moves)[0]


def told(events, kind):
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def choices(state):
    """Every pending seat's legal moves."""
    return {seat: legal(state, seat) for seat in state.pending}


def random_move(state, seat, chance):
    """Any legal move of a seat."""
    return chance.choice(legal(state, seat))


def play_out(state, chance):
    """Play at random to the end: every state and every step's events."""
    states, happened = [state], []
    while state.pending:
        moves = {seat: random_move(state, seat, chance) for seat in state.pending}
        state, events = step(state, moves)
        states.append(state)
        happened.append(events)
    return states, happened
