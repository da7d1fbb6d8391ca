"""The table keeps moves sealed, and its recording makes the same game again."""

from __future__ import annotations

import copy
import json
import types

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cabinet.table import Game, Table
from game.raiders import rules
from game.raiders.rules import cards

GAMES = [pytest.param(rules, 3, rules.Options("standard"), id="raiders")]


def raiders_table(seed: int = 7) -> Table:
    return Table.begin(rules, seed, 3, rules.Options("standard"))


def play_some(table: Table, decisions: int) -> Table:
    for number in range(decisions):
        if not table.pending:
            break
        for seat in table.pending:
            legal = table.legal(seat)
            table.seal(seat, legal[number % len(legal)])
        table.advance()
    return table


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_game_keeps_the_contract(game: types.ModuleType, seats: int, options) -> None:
    names = [name for name in vars(Game) if not name.startswith("_")]
    assert [name for name in names if not callable(getattr(game, name, None))] == []
    table = Table.begin(game, 1, seats, options)
    assert table.opening
    assert table.pending
    assert all(table.legal(seat) for seat in table.pending)
    assert table.over is None


def test_only_who_has_sealed_is_told() -> None:
    table = raiders_table()
    table.seal(1, "5")
    assert table.sealed == {1}
    assert table.view(0) == table.view(0)
    assert all(seat.laid is None for seat in table.view(0).seats)
    assert not table.ready


def test_a_sealed_torch_that_is_lit_is_sealed_no_more() -> None:
    rooms = [room.key for room in cards.DUNGEON for _ in range(room.copies)][:24]
    options = rules.Options(
        deal=rules.Deal(rooms=(*rooms, "wolf_pack")), items=(("torch",), (), ("torch", "torch"))
    )
    table = play_some(Table.begin(rules, 1, 3, options), 24)
    for seat, move in enumerate(("torch", "1", "torch")):
        table.seal(seat, table.legal(seat)[0] if move == "1" else move)
    table.light(0)
    table.light(2)
    assert table.sealed == {1, 2}
    table.seal(0, table.legal(0)[0])
    assert table.advance()


def test_a_sealed_move_changes_nothing_that_anybody_sees() -> None:
    table = raiders_table()
    before = [table.view(seat) for seat in (None, 0, 1, 2)]
    table.seal(1, "5")
    assert [table.view(seat) for seat in (None, 0, 1, 2)] == before


def test_sealing_again_changes_the_move_and_unsealing_takes_it_back() -> None:
    table = raiders_table()
    table.seal(0, "1")
    table.seal(0, "2")
    table.seal(1, "3")
    table.unseal(1)
    assert table.sealed == {0}
    table.seal(1, "4")
    table.seal(2, "4")
    table.advance()
    assert table.log == [{"moves": {"0": "2", "1": "4", "2": "4"}}]


@pytest.mark.parametrize("move", ["6", "", "torch", "sword!", None, 3])
def test_an_illegal_move_cannot_be_sealed(move) -> None:
    table = raiders_table()
    with pytest.raises(ValueError, match="Seat 0 may not play"):
        table.seal(0, move)
    assert table.sealed == frozenset()


def test_nothing_is_revealed_before_everybody_has_chosen() -> None:
    table = raiders_table()
    table.seal(0, "1")
    with pytest.raises(ValueError, match="still has to choose"):
        table.advance()
    assert table.sealed == {0}


@given(st.integers(0, 2**64), st.integers(0, 40))
def test_a_recording_makes_the_same_game_again(seed: int, decisions: int) -> None:
    table = play_some(raiders_table(seed), decisions)
    again = Table.replay(rules, json.loads(json.dumps(table.record())))
    assert again.record() == table.record()
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [
        table.view(seat) for seat in (None, 0, 1, 2)
    ]


SPOILS = [
    lambda record: record.pop("seed"),
    lambda record: record.update(seats=True),
    lambda record: record.update(seats=9),
    lambda record: record.update(options=None),
    lambda record: record["options"].pop("deal"),
    lambda record: record["options"].update(mode="chess"),
    lambda record: record["options"].update(coins=7),
    lambda record: record["options"]["deal"].update(rooms="troll"),
    lambda record: record.update(log={}),
    lambda record: record["log"].append("moves"),
    lambda record: record["log"].append({"light": True}),
    lambda record: record["log"].append({"light": 99}),
    lambda record: record["log"].append({"moves": {"0": "1"}}),
    lambda record: record["log"].append({"moves": {"0": "9", "1": "1", "2": "1"}}),
    lambda record: record["log"].append({"moves": {}, "light": 0}),
    lambda record: record["log"].append({"moves": {"0": [], "1": {}, "2": None}}),
]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_spoiled_recording_is_refused_in_a_sentence(spoil) -> None:
    record = copy.deepcopy(play_some(raiders_table(), 4).record())
    spoil(record)
    with pytest.raises(ValueError, match=r"\.$"):
        Table.replay(rules, record)
