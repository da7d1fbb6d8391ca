"""The bots: legal, the same for the same seed, and kept from spoiling a game."""

import logging
import re
from pathlib import Path

import pytest

from game.arena import Tally, count, play, wilson
from game.raiders import rules
from game.raiders.bots import BOTS, Bot, seat_choice, seat_lights, seat_rng
from game.raiders.rules.rng import Rng
from game.raiders.session import GameSetup

SEATS = {"standard": 5, "tactical": 3, "duo": 2, "solo": 1}
DOCUMENT = Path(__file__).parents[2] / "docs" / "adding-a-bot.md"


def start(mode="standard", seats=3, **options):
    state, _ = rules.new_game(1, seats, rules.Options(mode=mode, **options))
    return state


def seat(monkeypatch, name, bot):
    monkeypatch.setitem(BOTS, name, bot)


@pytest.mark.parametrize("name", ["random", "careful"])
@pytest.mark.parametrize("mode", SEATS)
def test_bots_play_whole_games_of_every_mode_without_a_fault(name, mode, caplog):
    for seed in range(4):
        end = play(GameSetup(mode, (name,) * SEATS[mode], seed))
        assert end.over is not None
    assert caplog.records == []


@pytest.mark.parametrize("name", ["random", "careful"])
def test_the_same_seed_is_the_same_game(name):
    games = [play(GameSetup("standard", (name,) * 4, 5)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != play(GameSetup("standard", (name,) * 4, 6))


def test_solo_with_a_boss_at_every_health(caplog):
    for health in (5, 6, 7, 8):
        setup = GameSetup("solo", ("careful",), 1, health, boss_finale=True)
        assert play(setup).over is not None
    assert caplog.records == []


def test_careful_wins_far_more_than_its_share_against_random():
    names = ("careful", "random", "random")
    tallies = [Tally(name) for name in names]
    for seed in range(60):
        count(tallies, play(GameSetup("standard", names, seed)))
    low, _ = wilson(tallies[0].won, 60)
    assert low > 0.6


def test_random_plays_every_legal_move():
    state = start(items=(("ball", "key", "sword"), (), ()))
    view, legal = rules.view(state, 0), rules.legal(state, 0)
    rng = Rng(1)
    assert {seat_choice("random", view, legal, rng) for _ in range(200)} == set(legal)


def test_a_bot_that_raises_plays_the_first_legal_move(monkeypatch, caplog):
    def choose(view, legal, rng):
        raise RuntimeError("out of ideas")

    seat(monkeypatch, "broken", Bot(choose))
    state = start()
    with caplog.at_level(logging.WARNING):
        move = seat_choice("broken", rules.view(state, 0), rules.legal(state, 0), Rng(1))
    assert move == "1"
    assert "broken" in caplog.text


@pytest.mark.parametrize("move", ["6", 1, None, "torch", ["1"], {}])
def test_a_bot_that_cheats_plays_the_first_legal_move(monkeypatch, caplog, move):
    seat(monkeypatch, "cheat", Bot(lambda *_: move))
    state = start(items=((), (), ()))
    with caplog.at_level(logging.WARNING):
        played = seat_choice("cheat", rules.view(state, 0), rules.legal(state, 0), Rng(1))
    assert played == "1"
    assert "cheat" in caplog.text


def test_a_game_goes_on_with_a_bot_that_raises(monkeypatch):
    seat(monkeypatch, "broken", Bot(lambda *_: 1 / 0, lambda *_: 1 / 0))
    end = play(GameSetup("standard", ("broken", "random", "careful"), 3))
    assert end.over is not None


def test_torches_are_asked_for_only_where_they_may_be_lit(monkeypatch, caplog):
    asked = []
    seat(monkeypatch, "curious", Bot(lambda *_: "1", lambda *_: asked.append(1) or True))
    with_torch = rules.view(start(items=(("torch",), (), ())), 0)
    without = rules.view(start(items=((), (), ())), 0)
    assert seat_lights("curious", with_torch, Rng(1))
    assert not seat_lights("curious", without, Rng(1))
    assert asked == [1]
    assert not seat_lights("random", with_torch, Rng(1))
    seat(monkeypatch, "curious", Bot(lambda *_: "1", lambda *_: 1 / 0))
    with caplog.at_level(logging.WARNING):
        assert not seat_lights("curious", with_torch, Rng(1))
    assert "curious" in caplog.text


def test_careful_lights_a_torch_where_much_is_dark():
    def lights(row):
        deal = rules.Deal(levels=(row,) * 5)
        return seat_lights("careful", view_with_torch(deal), Rng(1))

    def view_with_torch(deal):
        return rules.view(start(items=(("torch",), (), ()), deal=deal), 0)

    assert lights("UDDUU")
    assert not lights("UUUUD")
    assert not lights("UUUUU")


def test_a_seats_chance_is_its_own_and_comes_again():
    draws = [seat_rng(1, 2, seat).next() for seat in range(5)]
    assert len(set(draws)) == 5
    assert draws == [seat_rng(1, 2, seat).next() for seat in range(5)]


def test_the_document_is_right(monkeypatch, capsys):
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 3
    seat(monkeypatch, "thrifty", None)  # so that it is unseated afterwards
    exec("\n".join(blocks), {})  # noqa: S102
    winners, coins = capsys.readouterr().out.split("[")
    assert winners.startswith("(")
    assert len(coins.split(",")) == 3
