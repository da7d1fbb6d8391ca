"""The package's edges: impossible games, texts of states, chance, and what it imports."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
from dealing import game, play_on, rooms

from game.raiders import rules
from game.raiders.rules import Deal, Options, decode, describe, encode, new_game, refusal, view
from game.raiders.rules.cards import ATTACK_DECK, ITEMS, MOVES
from game.raiders.rules.events import LevelBegun
from game.raiders.rules.rng import Rng

HERE = Path(rules.__file__).parent


def dealt(**deal):
    return {"deal": Deal(**deal)}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {}, "A standard game has 3 or 4 or 5 seats, not 2."),
        (6, {}, "A standard game has 3 or 4 or 5 seats, not 6."),
        (True, {"mode": "solo"}, "A solo game has 1 seats, not True."),
        (4, {"mode": "chess"}, "There is no mode 'chess'; the modes are"),
        (1, {"mode": "solo", "health": 9}, "The starting health is 5 to 8, not 9."),
        (3, {"boss_finale": True}, "Only a solo game has a boss finale"),
        (3, dealt(characters=("scout", "scout", "rogue")), "The characters must all be different."),
        (3, dealt(characters=("scout", "rogue")), "There must be a list of 3 characters."),
        (3, dealt(characters=("scout", "rogue", "bard")), "There is no character 'bard'."),
        (3, dealt(rooms=("goblin",) * 24), "There must be a list of 25 rooms."),
        (3, dealt(rooms=(*["goblin"] * 24, "golem")), "There are only 2 of the room 'goblin'"),
        (3, dealt(rooms=("golem", *rooms(last="golem")[1:])), "The room 'golem' cannot be there."),
        (3, dealt(rooms=rooms(last=None)), "The last room must be a boss"),
        (3, dealt(rooms=(1,) * 25), "An entry of rooms cannot be 1."),
        (1, {"mode": "solo", **dealt(rooms=rooms(last=None))}, "The room 'chamber_armoury' cannot"),
        (3, dealt(levels=("UUUUU",) * 4), "There must be a list of 5 levels."),
        (3, dealt(levels=("UUUUX",) * 5), "A level is 5 letters U or D, not 'UUUUX'."),
        (3, dealt(attack=ATTACK_DECK), "Only a solo game has an attack deck."),
        (1, {"mode": "solo", **dealt(attack=(5,) * 10)}, "The attack deck is two 5s"),
        (3, dealt(map_holder=0), "Only a tactical game has a map."),
        (3, {"mode": "tactical", **dealt(map_holder=3)}, "The map cannot go to seat 3."),
        (3, {"coins": (21, 0, 0)}, "A seat holds at most 20 coins."),
        (3, {"coins": (-1, 0, 0)}, "The coins cannot be fewer than none."),
        (3, {"coins": (1, 2)}, "There must be a list of 3 coins."),
        (3, {"wounds": (-1, 0, 0)}, "The wounds cannot be fewer than none."),
        (3, {"wounds": (1.5, 0, 0)}, "An entry of wounds cannot be 1.5."),
        (3, {"items": (("key",) * 4, ("key",) * 3, ())}, "There are only 6 of the item 'key'"),
        (3, {"items": (("lamp",), (), ())}, "There is no item 'lamp'."),
        (3, {"items": ((), ())}, "There must be a list of 3 items."),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_one_sentence(seats, options, sentence):
    with pytest.raises(ValueError, match=r".") as refused:
        new_game(1, seats, Options(**options))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_the_state_as_the_referee_shows_it():
    state = game("dragon", "trap_lava", levels=("UDUDU",) * 5, seats=3, items=(("sword",), (), ()))
    said = describe(state)
    assert json.loads(json.dumps(said)) == said
    assert said["row"][:2] == [{"room": "dragon", "up": True}, {"room": "trap_lava", "up": False}]
    assert said["seats"][0] == {
        "character": "scout", "coins": 5, "wounds": 2, "hand": [1, 2, 3, 4, 5], "played": [],
        "items": ["sword"], "laid": None, "out": False,
    }  # fmt: skip
    assert said["supply"] == {"torch": 6, "ball": 6, "key": 6, "sword": 5}
    assert (said["pending"], said["map"], said["attack"], said["over"]) == (
        [0, 1, 2],
        None,
        None,
        None,
    )
    after = describe(play_on(state, "1", "2", "3"))
    assert [seat["laid"] for seat in after["seats"]] == [None, None, None]
    assert (after["level"], after["place"]) == (1, 1)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", "7", "{", '{"mode": "standard"}', "[" * 100_000, '"' + "x" * 50],
)
def test_a_text_that_is_no_state_is_refused_in_one_sentence(text):
    with pytest.raises(ValueError, match=r"^This text is not a state of Dungeon Raiders\.$"):
        decode(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("at", 25), ("at", -1), ("at", "3"), ("coins", [1]), ("coins", [1, 2, 3, 99]),
        ("wounds", [-1, 0, 0, 0]), ("items", [7000, 0, 0, 0]), ("rooms", ["cellar"] * 25),
        ("up", "U"), ("laid", ["9", None, None, None]), ("pending", [9]), ("mode", "chess"),
        ("rows", [["1", "1", "1"]]), ("rng", -1), ("map", 7), ("attack", [[], [], None, 1]),
        ("over", {"winners": [0]}), ("characters", ["scout"] * 4), ("lit", [5]), ("out", "no"),
    ],
)  # fmt: skip
def test_a_damaged_state_is_refused(field, value):
    fields = json.loads(encode(game()))
    fields[field] = value
    with pytest.raises(ValueError, match="not a state"):
        decode(json.dumps(fields))


def test_splitmix64_gives_the_published_numbers():
    chance = Rng(1234567)
    assert [chance.next() for _ in range(3)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423,
    ]  # fmt: skip


def test_chance_is_fair_enough():
    chance = Rng(5)
    throws = [chance.below(6) for _ in range(6000)]
    assert all(900 < throws.count(face) < 1100 for face in range(6))
    firsts = [chance.sample("abc", 2) for _ in range(6000)]
    assert all(900 < firsts.count([a, b]) < 1100 for a in "abc" for b in "abc" if a != b)


@pytest.mark.parametrize(
    ("move", "why"),
    [("5", None), ("torch", "not_here"), ("key", "no_item"), ("sword", None), ("ball", None)],
)
def test_why_a_move_is_refused(move, why):
    state = game("goblin", seats=3, items=(("torch", "sword", "ball", "ball"), (), ()))
    assert refusal(view(state, 0), 0, move) == why


def test_why_a_move_is_refused_later_in_a_level():
    state = game("goblin", "zombie", seats=3, items=(("ball", "ball"), (), ()))
    state = play_on(state, "ball", "2", "3")
    assert refusal(view(state, 0), 0, "ball") == "ball_again"
    assert refusal(view(state, 1), 1, "3") == "not_pending"
    state = play_on(state, "4")
    assert refusal(view(state, 0), 0, "4") == "spent"
    assert {refusal(view(state, 0), 0, move) for move in MOVES} == {None, "spent", "no_item"}


def test_there_is_no_view_for_a_seat_that_is_not_there():
    with pytest.raises(ValueError, match="There is no seat 4"):
        view(game(), 4)


def test_a_level_is_told_as_the_public_sees_it():
    _, events = new_game(1, 3, Options(deal=Deal(rooms=rooms("troll"), levels=("UDDDD",) * 5)))
    assert events[0] == LevelBegun(1, ("troll", None, None, None, None))


def test_the_rules_import_the_standard_library_only_and_no_random():
    for module in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0
                names = [node.module]
            for name in names:
                inside = name.startswith("game.raiders.rules")
                assert inside or name.split(".")[0] in sys.stdlib_module_names, (module.name, name)
                assert name.split(".")[0] not in {"random", "secrets", "time", "os"}, module.name


def test_loading_the_rules_loads_nothing_heavy():
    heavy = ("random", "pygame", "esper", "pytmx", "numpy", "asyncio")
    code = f"import sys, game.raiders.rules; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=HERE.parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_supply_lists_all_four_items():
    assert [item for item, _ in view(game(), None).supply] == list(ITEMS)
