"""Random games through the referee and through the oracle: every state must be the same.

``GAMES=20000 pytest tests/referee/test_differential.py`` plays more of them.
"""

import importlib.util
import json
import os
import random
from pathlib import Path

import pytest

from game.referee import Session, answer

_spec = importlib.util.spec_from_file_location("oracle", Path(__file__).with_name("oracle.py"))
oracle = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(oracle)

GAMES = int(os.environ.get("GAMES", "240"))
TABLES = [
    ("standard", 3),
    ("standard", 4),
    ("standard", 5),
    ("tactical", 3),
    ("tactical", 4),
    ("tactical", 5),
    ("duo", 2),
    ("solo", 1),
]


def ask(session, **request):
    told = answer(session, json.dumps(request).encode())
    assert told["ok"], (request, told)
    return json.loads(json.dumps(told))


def random_request(chance, mode, seats, boss):
    """A ``new`` request whose deal is fixed in every part."""
    finale = mode != "solo" or chance.random() < 0.6
    copies = {
        key: 0 if mode == "solo" and key == "chamber_armoury" else number
        for key, number in oracle.COPIES.items()
    }
    deck = [key for key, number in copies.items() for _ in range(number)]
    rooms = chance.sample(deck, 24 if finale else 25) + ([boss] if finale else [])
    letters = chance.choice([oracle.LEVELS, None])
    levels = (
        chance.sample(letters, 5)
        if letters
        else ["".join(chance.choice("UD") for _ in range(5)) for _ in range(5)]
    )
    deal = {
        "characters": chance.sample(list(oracle.CHARACTERS), seats),
        "rooms": rooms,
        "levels": levels,
    }
    request = {"op": "new", "game": "raiders", "mode": mode, "seats": seats, "deal": deal}
    request["seed"] = chance.getrandbits(64)
    if mode == "solo":
        request |= {"health": chance.randint(5, 8), "boss_finale": finale}
        deal["attack"] = chance.sample(oracle.ATTACK, 10)
    if mode == "tactical":
        deal["map"] = chance.randrange(seats)
    return request | random_start(chance, mode, seats)


def random_start(chance, mode, seats):
    """Coins, wounds and items to begin with, in some of the games."""
    start = {}
    if chance.random() < 0.3:
        start["coins"] = [chance.randint(0, 20) for _ in range(seats)]
    if chance.random() < 0.3:
        start["wounds"] = [chance.randint(0, 10) for _ in range(seats)]
    elif chance.random() < 0.3:
        start["wounds"] = [chance.randint(6, 9)] * seats
    if chance.random() < 0.4 and mode != "solo":
        supply = chance.sample(["torch", "ball", "key", "sword"] * 6, 12)
        start["items"] = [supply[seat::seats] for seat in range(seats)]
    return start


def begin_oracle(request):
    deal = request["deal"]
    return oracle.begin(
        request["mode"],
        deal["characters"],
        deal["rooms"],
        deal["levels"],
        attack=deal.get("attack"),
        map_holder=deal.get("map"),
        health=request.get("health", 6),
        coins=request.get("coins"),
        wounds=request.get("wounds"),
        items=request.get("items"),
    )


def check(game, told, before):
    """The referee's answer against the oracle's state, and its events against both states."""
    settle(game, told)
    assert told["state"] == oracle.state(game)
    for kind in ("coins", "wounds"):
        held = [seat[kind] for seat in before["seats"]]
        for event in told["events"]:
            if event["type"] == kind:
                held[event["seat"]] += event["change"]
                assert held[event["seat"]] == event[kind]
        assert held == [seat[kind] for seat in told["state"]["seats"]]
    check_other_events(told["events"], before, told["state"])


def check_other_events(events, before, after):
    """Items, places, the map, who is out and how it ended: as the events tell it."""
    supply = dict(before["supply"])
    told = {key: before[key] for key in ("level", "place", "map", "over")}
    out = {seat for seat, player in enumerate(before["seats"]) if player["out"]}
    fainted = []
    for event in events:
        match event:
            case {"type": "returned", "item": item}:
                supply[item] += 1
            case {"type": "item", "item": item}:
                supply[item] -= 1
            case {"type": "entered", "level": level, "place": place, "room": room}:
                told |= {"level": level, "place": place}
                assert after["row"][place]["room"] == room
            case {"type": "map", "seat": seat}:
                told["map"] = seat
            case {"type": "out", "seat": seat}:
                out.add(seat)
            case {"type": "fainted", "seat": seat}:
                fainted.append(seat)
            case {"type": "over", "winners": winners, "reason": reason}:
                told["over"] = {"winners": winners, "fainted": fainted, "reason": reason}
    assert supply == after["supply"]
    assert told == {key: after[key] for key in told}
    assert out == {seat for seat, player in enumerate(after["seats"]) if player["out"]}


def settle(game, told):
    """After a reshuffle only the referee knows the attack card: the oracle takes its word."""
    if oracle.unsettled(game):
        drawn = [event for event in told["events"] if event["type"] == "attack_drawn"]
        oracle.settle(game, drawn[-1]["strength"])


def check_views(session, game, lit):
    """Every seat's view is the state, less the rooms that the seat may not know."""
    state = oracle.state(game)
    for seat in [None, *range(len(state["seats"]))]:
        view = ask(session, op="view", seat=seat)["view"]
        row = [
            place if place["up"] or seat in lit else {"room": None, "up": False}
            for place in state["row"]
        ]
        assert {key: view[key] for key in state} == state | {"row": row}


def random_moves(chance, legal, alike):
    """A joint move; in some games all play alike where they can, which tries rulings of its own."""
    common = set.intersection(*map(set, legal.values()))
    if common and alike:
        return dict.fromkeys(legal, chance.choice(sorted(common)))
    return {seat: chance.choice(choices[-4:]) for seat, choices in legal.items()}


def loaded(session):
    """Another session that goes on from this one's record."""
    other = Session()
    told = ask(other, op="load", record=ask(session, op="save")["record"])
    assert told["state"] == ask(session, op="state")["state"]
    return other


def play(chance, mode, seats, boss):
    session, request = Session(), random_request(chance, mode, seats, boss)
    game, lit, alike = begin_oracle(request), set(), chance.random() < 0.3
    told = ask(session, **request)
    assert told["state"] == oracle.state(game)
    while oracle.pending(game):
        before, level = told["state"], told["state"]["level"]
        legal = {str(seat): oracle.legal(game, seat) for seat in oracle.pending(game)}
        assert ask(session, op="legal")["legal"] == legal
        holders = [n for n, seat in enumerate(game["seats"]) if "torch" in seat["items"]]
        if holders and chance.random() < 0.1:
            seat = chance.choice(holders)
            told = ask(session, op="light", seat=seat)
            assert told["seen"] == oracle.light(game, seat)
            lit.add(seat)
        else:
            moves = random_moves(chance, legal, alike)
            told = ask(session, op="step", moves=moves)
            oracle.play(game, {int(seat): move for seat, move in moves.items()})
        check(game, told, before)
        lit = lit if told["state"]["level"] == level else set()
        if chance.random() < 0.05:
            check_views(session, game, lit)
            session = loaded(session)
    assert ask(session, op="legal")["legal"] == {}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_state_is_the_oracles(number):
    mode, seats = TABLES[number]
    for turn in range(max(10, GAMES // len(TABLES))):
        seed = number * 1_000_000 + turn
        try:
            play(random.Random(seed), mode, seats, list(oracle.BOSSES)[turn % 10])
        except AssertionError as error:
            raise AssertionError(f"game {seed} ({mode}, {seats} seats)") from error
