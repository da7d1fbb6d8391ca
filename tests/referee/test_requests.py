"""Every operation of the referee, and what it refuses."""

import hashlib
import json

import pytest

from game.referee import Session, answer, encode

STANDARD = {"op": "new", "game": "raiders", "mode": "standard", "seats": 3, "seed": 7}
SOLO = STANDARD | {"mode": "solo", "seats": 1}
TACTICAL = STANDARD | {"mode": "tactical"}


def send(session, line):
    data = line if isinstance(line, bytes) else line.encode()
    told = json.loads(encode(answer(session, data)))
    assert told["ok"] is ("error" not in told)
    return told


def ask(session, **request):
    return send(session, json.dumps(request))


@pytest.fixture
def session():
    session = Session()
    assert ask(session, **STANDARD)["ok"]
    return session


def refused(session, line):
    """The sentence of a refusal, which changes nothing."""
    before = ask(session, op="state")
    told = send(session, line if isinstance(line, str | bytes) else json.dumps(line))
    assert not told["ok"]
    assert ask(session, op="state") == before
    assert told["error"].endswith((".", "..."))
    assert "Traceback" not in told["error"]
    assert "failed" not in told["error"]
    return told["error"]


# ------------------------------------------------------------------ what it does


def test_new_tells_the_state_and_what_happened(session):
    told = ask(session, **STANDARD)
    assert told["state"]["pending"] == [0, 1, 2]
    assert [event["type"] for event in told["events"]] == ["level", "entered"]
    assert [room["up"] for room in told["events"][0]["row"]] == [
        room["room"] is not None for room in told["events"][0]["row"]
    ]


def test_the_same_seed_is_the_same_game():
    assert ask(Session(), **STANDARD) == ask(Session(), **STANDARD)
    assert ask(Session(), **STANDARD) != ask(Session(), **STANDARD | {"seed": 8})


def test_legal_lists_the_moves_of_those_who_owe_one(session):
    legal = ask(session, op="legal")["legal"]
    assert legal.keys() == {"0", "1", "2"}
    assert legal["0"][:5] == ["1", "2", "3", "4", "5"]


def test_step_reveals_and_goes_on(session):
    told = ask(session, op="step", moves={"0": "3", "1": "5", "2": "1"})
    assert told["events"][:3] == [
        {"type": "revealed", "seat": 0, "move": "3"},
        {"type": "revealed", "seat": 1, "move": "5"},
        {"type": "revealed", "seat": 2, "move": "1"},
    ]
    assert told["state"]["place"] == 1
    assert told["state"] == ask(session, op="state")["state"]


def test_a_torch_shows_its_seat_alone(session):
    items = [["torch"], [], []]
    ask(session, **STANDARD, items=items, deal={"levels": ["UDDUU"] * 5})
    told = ask(session, op="light", seat=0)
    row = told["state"]["row"]
    assert told["seen"] == {"1": row[1]["room"], "2": row[2]["room"]}
    assert told["events"][0] == {"type": "torch", "seat": 0}
    assert ask(session, op="view", seat=0)["view"]["row"] == row
    for other in (1, 2, None):
        assert ask(session, op="view", seat=other)["view"]["row"][1] == {"room": None, "up": False}


def test_a_view_uses_the_words_of_the_state(session):
    state = ask(session, op="state")["state"]
    view = ask(session, op="view", seat=1)["view"]
    assert state.keys() <= view.keys()
    assert {key: view[key] for key in state if key != "row"} == {
        key: state[key] for key in state if key != "row"
    }


def test_save_and_load_are_the_same_state(session):
    ask(session, op="step", moves={"0": "3", "1": "5", "2": "1"})
    saved = ask(session, op="save")["record"]
    state = ask(session, op="state")["state"]
    ask(session, op="step", moves={"0": "1", "1": "1", "2": "2"})
    other = Session()
    assert ask(other, op="load", record=saved)["state"] == state
    assert ask(session, op="load", record=saved)["state"] == state
    assert ask(session, op="save")["record"] == saved


def test_save_keeps_torches_and_fixed_deals():
    session = Session()
    ask(session, **TACTICAL, items=[["torch"], [], []], deal={"map": 1}, coins=[1, 2, 3])
    ask(session, op="light", seat=0)
    ask(session, op="step", moves={"1": "2"})
    other = Session()
    loaded = ask(other, op="load", record=ask(session, op="save")["record"])
    assert loaded["state"] == ask(session, op="state")["state"]
    assert ask(other, op="view", seat=0) == ask(session, op="view", seat=0)


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_bot_tells_a_legal_move_and_the_same_when_asked_again(session, bot):
    told = ask(session, op="bot", seat=1, bot=bot)
    assert told["move"] in ask(session, op="legal")["legal"]["1"]
    assert ask(session, op="bot", seat=1, bot=bot) == told


def test_games_lists_games_modes_and_bots():
    (game,) = ask(Session(), op="games")["games"]
    assert game["game"] == "raiders"
    assert {entry["mode"]: entry["seats"] for entry in game["modes"]} == {
        "standard": [3, 4, 5],
        "tactical": [3, 4, 5],
        "duo": [2],
        "solo": [1],
    }
    assert game["bots"] == ["random", "careful"]


def test_solo_with_everything_dealt_and_null_for_what_is_not():
    rooms = ["dragon", "dragon", "troll", "troll", "thing", "goblin", "goblin", "skeleton"]
    rooms += ["zombie", "zombie", "snake", "treasure_4", "treasure_3", "treasure_2", "treasure_1"]
    rooms += ["treasure_4_2"] * 2 + ["treasure_3_2"] * 2 + ["chamber_vault"] * 2
    rooms += ["trap_lava", "trap_coins", "trap_spikes", "medusa"]
    attack = [3, 5, 5, 4, 4, 4, 4, 3, 3, 3]
    deal = {"characters": ["scout"], "rooms": rooms, "levels": ["UUUUU"] * 5, "attack": attack}
    told = ask(Session(), **SOLO, health=8, boss_finale=True, deal=deal | {"map": None})
    assert told["state"]["attack"] == {"shown": [3], "left": 9, "strength": 3}
    assert [room["room"] for room in told["state"]["row"]] == rooms[:5]
    assert told["state"]["seats"][0]["wounds"] == 2


@pytest.mark.parametrize(
    "name", [7, "x", None, True, 1.5, [1, {"a": []}], {"b": 2}, 10**50, "é\ud800"]
)
def test_any_id_comes_back_with_answers_and_refusals(name):
    told = ask(Session(), op="games", id=name)
    assert told["ok"]
    assert told["id"] == name
    told = ask(Session(), op="dance", id=name)
    assert not told["ok"]
    assert told["id"] == name
    assert "id" not in ask(Session(), op="games")


# ------------------------------------------------------------------ what it refuses


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"\x00\n",
        b"{",
        b"not json",
        b'{"op": "state"} {"op": "state"}',
        b"{'op': 'state'}",
        b'{"op": NaN}',
        b'{"op": "state", "id": Infinity}',
        b'{"op": "state", "id": 1e999}',
        b'{"op": "state", "id": ' + b"9" * 5000 + b"}",
        b'{"op": "state", "op": "state"}',
        b'{"op": "\xff\xfe"}',
        b"\xef\xbb\xbf{}x",
        b'{"op": "sta\x00te"}',
        b'{"op": "state", "id": "tab\tin it"}',
        b"[" * 100_000,
        b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"a":' * 50_000,
        b"[]",
        b"null",
        b"3",
        b'"state"',
        b"true",
    ],
)
def test_lines_that_are_no_requests(session, line):
    assert refused(session, line)


@pytest.mark.parametrize(
    "op", [None, 1, True, [], {}, "", "dance", "STATE", "__class__", "x" * 9999]
)
def test_operations_that_are_none(session, op):
    assert len(refused(session, {"op": op})) < 400
    assert '"op"' in refused(session, {"id": 1})


@pytest.mark.parametrize("op", ["legal", "step", "light", "view", "state", "save", "bot"])
def test_what_needs_a_game(op):
    told = ask(Session(), op=op, seat=0, moves={}, bot="random")
    assert told["error"] == 'There is no game yet: begin with "new" or "load".'


BAD_VALUES = [True, False, -1, 2.0, 1e300, 10**400, "1", "", None, [], {}, [[]], {"0": 1}]


@pytest.mark.parametrize("field", ["game", "mode", "seats", "seed"])
def test_new_without_a_field_or_with_a_wrong_one(session, field):
    request = {key: value for key, value in STANDARD.items() if key != field}
    assert f'"{field}"' in refused(session, request)
    for value in BAD_VALUES:
        refused(session, request | {field: value})


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 2},
        {"seats": 6},
        {"mode": "duo"},
        {"mode": "solo"},
        {"mode": "chess"},
        {"game": "chess"},
        {"health": 6},
        {"boss_finale": True},
        {"coins": [1, 2]},
        {"coins": [1, 2, 21]},
        {"coins": [1, 2, -1]},
        {"coins": [1, 2, True]},
        {"coins": [1, 2, 3.0]},
        {"coins": "123"},
        {"wounds": [1, 2, -1]},
        {"wounds": [0, 0, 10**30]},
        {"items": [["torch"], []]},
        {"items": [["torch"] * 7, [], []]},
        {"items": [["torch"] * 3, ["torch"] * 2, ["torch"] * 2]},
        {"items": [["lamp"], [], []]},
        {"items": [[["torch"]], [], []]},
        {"items": ["torch", [], []]},
        {"deal": []},
        {"deal": {"weather": 1}},
        {"deal": {"characters": ["knight", "knight", "rogue"]}},
        {"deal": {"characters": ["knight", "rogue"]}},
        {"deal": {"characters": ["knight", "rogue", "pope"]}},
        {"deal": {"characters": "kni"}},
        {"deal": {"rooms": ["dragon"] * 24 + ["medusa"]}},
        {"deal": {"rooms": ["dragon"]}},
        {"deal": {"rooms": [["dragon"]] * 25}},
        {"deal": {"levels": ["UUUUU"] * 4}},
        {"deal": {"levels": ["UUUUU"] * 4 + ["UUUU"]}},
        {"deal": {"levels": ["UUUUU"] * 4 + ["UUUUX"]}},
        {"deal": {"levels": "UUUUU"}},
        {"deal": {"levels": [["U"] * 5] * 5}},
        {"deal": {"attack": [5, 5, 4, 4, 4, 4, 3, 3, 3, 3]}},
        {"deal": {"map": 0}},
    ],
)
def test_games_that_cannot_be(session, wrong):
    assert refused(session, STANDARD | wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"health": 4},
        {"health": 9},
        {"health": True},
        {"health": 6.0},
        {"boss_finale": 1},
        {"boss_finale": "yes"},
        {"items": [["torch"]]},
        {"deal": {"attack": [5] * 10}},
        {"deal": {"attack": [5, 5, 4, 4, 4, 4, 3, 3, 3]}},
        {"deal": {"attack": [5, 5, 4, 4, 4, 4, 3, 3, 3, True]}},
        {"deal": {"attack": "5544443333"}},
    ],
)
def test_solo_games_that_cannot_be(session, wrong):
    assert refused(session, SOLO | wrong)


@pytest.mark.parametrize("holder", [3, -1, "0", True, 0.0])
def test_maps_that_nobody_can_hold(session, holder):
    assert refused(session, TACTICAL | {"deal": {"map": holder}})


def test_a_boss_stands_only_at_the_end(session):
    deck = ask(Session(), **STANDARD)
    assert deck["ok"]
    rooms = ["dragon", "dragon", "troll", "troll", "thing", "goblin", "goblin", "skeleton"]
    rooms += ["zombie", "zombie", "snake", "treasure_4", "treasure_3", "treasure_2", "treasure_1"]
    rooms += ["treasure_4_2"] * 2 + ["treasure_3_2"] * 2 + ["chamber_vault"] * 2
    rooms += ["trap_lava", "trap_coins", "trap_spikes", "medusa"]
    assert ask(Session(), **STANDARD, deal={"rooms": rooms})["ok"]
    assert refused(session, STANDARD | {"deal": {"rooms": [rooms[-1], *rooms[:-1]]}})
    assert refused(session, STANDARD | {"deal": {"rooms": [*rooms[:-1], "trap_boulder"]}})
    assert refused(session, SOLO | {"deal": {"rooms": rooms}})
    assert refused(session, STANDARD | {"deal": {"rooms": [*rooms[:-1], "dungeon"]}})


@pytest.mark.parametrize(
    "moves",
    [
        None,
        [],
        ["1", "2", "3"],
        "123",
        {},
        {"0": "1", "1": "2"},
        {"0": "1", "1": "2", "2": "3", "3": "4"},
        {"0": "1", "1": "2", "02": "3"},
        {"0": "1", "1": "2", " 2": "3"},
        {"0": "1", "1": "2", "2": 3},
        {"0": "1", "1": "2", "2": True},
        {"0": "1", "1": "2", "2": None},
        {"0": "1", "1": "2", "2": ["3"]},
        {"0": "1", "1": "2", "2": {"3": 3}},
        {"0": "1", "1": "2", "2": "6"},
        {"0": "1", "1": "2", "2": "0"},
        {"0": "1", "1": "2", "2": " 3"},
        {"0": "1", "1": "2", "2": "key"},
        {"0": "1", "1": "2", "2": "torch"},
        {"0": "1", "1": "2", "2": "three" * 10_000},
    ],
)
def test_moves_that_cannot_be(session, moves):
    assert refused(session, {"op": "step", "moves": moves})
    assert refused(session, {"op": "step"})


def test_a_refused_step_seals_nothing(session):
    refused(session, {"op": "step", "moves": {"0": "1", "1": "2", "2": "6"}})
    assert ask(session, op="step", moves={"0": "5", "1": "4", "2": "3"})["ok"]
    assert [seat["played"] for seat in ask(session, op="state")["state"]["seats"]] == [
        [5],
        [4],
        [3],
    ]


@pytest.mark.parametrize("op", ["light", "view", "bot"])
@pytest.mark.parametrize("seat", [True, False, 3, -1, 1.0, "0", [], {}, 10**30, "missing"])
def test_seats_that_are_none(session, op, seat):
    request = {"op": op, "seat": seat, "bot": "random"}
    if seat == "missing":
        del request["seat"]
    assert refused(session, request)


def test_a_torch_that_nobody_has(session):
    ask(session, **STANDARD, items=[["torch"], [], []])
    assert ask(session, op="light", seat=0)["ok"]
    assert refused(session, {"op": "light", "seat": 0})
    assert refused(session, {"op": "light", "seat": 1})
    assert refused(session, {"op": "light", "seat": None})


@pytest.mark.parametrize("bot", [None, 1, [], {}, "", "deep blue"])
def test_bots_that_are_none(session, bot):
    assert refused(session, {"op": "bot", "seat": 0, "bot": bot})
    assert refused(session, {"op": "bot", "seat": 0})


def test_a_bot_is_asked_only_for_a_choice_that_is_owed(session):
    ask(session, **TACTICAL, deal={"map": 1})
    assert ask(session, op="bot", seat=1, bot="careful")["ok"]
    assert refused(session, {"op": "bot", "seat": 0, "bot": "careful"})


def test_nothing_is_owed_once_the_game_is_over():
    session = Session()
    told = ask(session, **STANDARD, items=[["torch"], [], []])
    while told["state"]["pending"]:
        legal = ask(session, op="legal")["legal"]
        told = ask(session, op="step", moves={seat: moves[0] for seat, moves in legal.items()})
    assert told["events"][-1] == {"type": "over"} | {
        key: told["state"]["over"][key] for key in ("winners", "reason")
    }
    assert ask(session, op="legal")["legal"] == {}
    assert refused(session, {"op": "step", "moves": {}}) == "The game is over."
    assert refused(session, {"op": "light", "seat": 0})
    assert refused(session, {"op": "bot", "seat": 0, "bot": "random"})
    saved = ask(session, op="save")["record"]
    assert ask(Session(), op="load", record=saved)["state"] == told["state"]


# ------------------------------------------------------------------ records that were changed


def changed(record, path, value):
    """The record with one value replaced, and a digest that fits it again."""
    copy = json.loads(json.dumps(record))
    place = copy
    for key in path[:-1]:
        place = place[key]
    if value is None and path[-1] in place and isinstance(place, dict):
        del place[path[-1]]
    else:
        place[path[-1]] = value
    del copy["digest"]
    text = json.dumps(copy, sort_keys=True)
    return copy | {"digest": hashlib.sha256(text.encode()).hexdigest()}


CHANGES = [
    (["game"], "chess"),
    (["game"], None),
    (["seed"], None),
    (["seed"], True),
    (["seed"], 7.0),
    (["seats"], 9),
    (["seats"], "3"),
    (["extra"], 1),
    (["options"], []),
    (["options"], None),
    (["options", "mode"], "duo"),
    (["options", "mode"], ["standard"]),
    (["options", "mode"], {}),
    (["options", "mode"], 7),
    (["options", "health"], True),
    (["options", "health"], 6.0),
    (["options", "boss_finale"], 0),
    (["options", "coins"], 3),
    (["options", "coins"], [1, 2, 30]),
    (["options", "coins"], [1, 2, None]),
    (["options", "coins"], [1, 2, "3"]),
    (["options", "coins"], [1, 2, [3]]),
    (["options", "wounds"], {"0": 1}),
    (["options", "items"], [1, 2, 3]),
    (["options", "items"], ["a", "b", "c"]),
    (["options", "items"], [[["torch"]], [], []]),
    (["options", "items"], [[{}], [], []]),
    (["options", "deal"], 5),
    (["options", "deal", "rooms"], [{}] * 25),
    (["options", "deal", "rooms"], 25),
    (["options", "deal", "levels"], [5] * 5),
    (["options", "deal", "characters"], [{}, {}, {}]),
    (["options", "deal", "map_holder"], 1),
    (["options", "extra"], 1),
    (["log"], {}),
    (["log"], None),
    (["log", 0], 5),
    (["log", 0], {}),
    (["log", 0], {"moves": {"0": "1"}}),
    (["log", 0], {"moves": {"0": "1", "1": "1", "2": "1"}, "light": 0}),
    (["log", 0, "moves"], []),
    (["log", 0, "moves", "0"], 3),
    (["log", 0, "moves", "0"], "torch"),
    (["log", 0, "moves", "0"], ["3"]),
    (["log", 0, "moves", "3"], "3"),
    (["log", 1], {"light": 0}),
    (["log", 1], {"light": True}),
    (["log", 1], {"light": 99}),
    (["log", 1], {"light": -1}),
]


@pytest.mark.parametrize(("path", "value"), CHANGES)
def test_records_that_were_changed(session, path, value):
    ask(session, **STANDARD, items=[[], [], []])
    ask(session, op="step", moves={"0": "3", "1": "5", "2": "1"})
    ask(session, op="step", moves={"0": "2", "1": "1", "2": "3"})
    record = ask(session, op="save")["record"]
    assert refused(session, {"op": "load", "record": changed(record, path, value)})


def test_records_without_their_digest(session):
    ask(session, op="step", moves={"0": "3", "1": "5", "2": "1"})
    record = ask(session, op="save")["record"]
    record["log"][0]["moves"]["0"] = "4"
    assert "changed" in refused(session, {"op": "load", "record": record})
    del record["digest"]
    assert "changed" in refused(session, {"op": "load", "record": record})
    for value in (None, [], "x", 1, True, {}):
        assert refused(session, {"op": "load", "record": value})
    assert refused(session, {"op": "load"})
