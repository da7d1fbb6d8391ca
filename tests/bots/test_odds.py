"""What the careful bot reckons with: the rulebook's examples, and the oracle's word."""

import importlib.util
import random
from pathlib import Path

import pytest

from game.raiders.bots import odds
from game.raiders.bots.odds import ESCAPED, Lot
from game.raiders.rules import cards

_path = Path(__file__).parents[1] / "referee" / "oracle.py"
_spec = importlib.util.spec_from_file_location("oracle", _path)
oracle = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(oracle)


def test_the_rulebooks_chests():
    assert odds.lot("treasure_4_2", 4, (1, 2, 4, 4)) == Lot(coins=1, rival_coins=4)
    assert odds.lot("treasure_4_2", 2, (1, 4, 4, 4)) == Lot(coins=2, rival_coins=3)
    assert odds.lot("treasure_4_2", 1, (2, 4, 4, 4)).coins == 0


def test_the_rulebooks_dragon():
    assert odds.lot("dragon", 3, (3, 4, 5)) == Lot(wounds=3, rival_wounds=3)
    assert odds.lot("dragon", 5, (3, 3, 4)) == Lot(rival_wounds=6)
    assert odds.lot("dragon", 5, (3, 5, 5)) == Lot()


def test_a_crowd_is_every_combination_with_its_chance():
    crowd = odds.crowd([{1: 0.5, 2: 0.5}, {2: 1.0}, {1: 0.25, 3: 0.75}])
    assert crowd == {(1, 1, 2): 0.125, (1, 2, 3): 0.375, (1, 2, 2): 0.125, (2, 2, 3): 0.375}
    assert sum(odds.any_crowd(4).values()) == pytest.approx(1)
    assert sum(odds.any_crowd(4, 1).values()) == pytest.approx(1)
    assert sum(odds.highest(3, 4)) == pytest.approx(1)
    assert odds.highest(5, 4)[:4] == (0, 0, 0, 0)
    assert odds.highest(3, 0) == (0, 0, 1, 0, 0)


def fight(key, moves):
    """The oracle's changes of coins and wounds, and who is out, when these moves meet a room."""
    count = len(moves)
    game = oracle.begin(
        "duo" if count == 2 else "standard",
        list(oracle.CHARACTERS)[:count],
        [key] * 25,
        ["UUUUU"] * 5,
        coins=[10] * count,
        wounds=[0] * count,
        items=[["sword", "torch", "ball", "key"]]
        + [["sword", "torch", "ball", "key"]] * (count - 1),
    )
    for seat, move in enumerate(moves):
        game["seats"][seat]["laid"] = move
    oracle.resolve(game)
    return [(seat["coins"] - 10, seat["wounds"], seat["out"]) for seat in game["seats"]]


@pytest.mark.parametrize("key", [key for key in cards.ROOMS if not key.startswith(("tr", "ch"))])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_foes_do_what_the_rules_say(key, count):
    chance = random.Random(f"{key} {count}")
    moves = ["1", "2", "3", "4", "5", "sword", "sword"]
    moves += (
        [cards.ROOMS[key].escape or "5"] * 2 if isinstance(cards.ROOMS[key], cards.Boss) else []
    )
    for _ in range(60):
        laid = [chance.choice(moves) for _ in range(count)]
        mine, *others = (odds.worth(cards.ROOMS[key], move) for move in laid)
        lot = odds.lot(key, mine, tuple(sorted(others)))
        (coins, wounds, out), *rest = fight(key, laid)
        assert lot == (coins, wounds, out, *(sum(column) for column in zip(*rest, strict=True)))


@pytest.mark.parametrize("key", [key for key in cards.ROOMS if key.startswith("treasure")])
def test_chests_go_where_the_rules_say(key):
    chance = random.Random(key)
    for _ in range(60):
        laid = [chance.choice("12345") for _ in range(chance.randint(2, 5))]
        (coins, _, _), *rest = fight(key, laid)
        lot = odds.lot(key, int(laid[0]), tuple(sorted(int(move) for move in laid[1:])))
        assert (lot.coins, lot.rival_coins) == (coins, sum(other[0] for other in rest))


def test_an_escape_is_told_from_a_card():
    wolves, dragon = cards.ROOMS["wolf_pack"], cards.ROOMS["mega_dragon"]
    assert odds.worth(wolves, "torch") == ESCAPED
    assert odds.worth(dragon, "key") == ESCAPED
    assert odds.worth(dragon, "sword") == 5
    assert odds.worth(cards.ROOMS["golem"], "sword") == 1
    assert odds.lot("wolf_pack", ESCAPED, (ESCAPED, ESCAPED)) == Lot()


def test_what_is_typical_is_the_mean():
    assert odds.typical("mega_dragon", 1, 2).wounds == pytest.approx(3)
    assert odds.typical("mega_dragon", 5, 2).wounds == pytest.approx(3 / 25)
    assert odds.typical("golem", 5, 2).wounds == pytest.approx(3)
