"""People and bots at one table; a resumed game goes on as it would have."""

from __future__ import annotations

import json

import pytest

from game.raiders.session import GameSetup, Session


def finish(session: Session) -> Session:
    while not session.table.over:
        session.light_bots()
        session.seal_bots()
        session.table.advance()
    return session


def test_bots_of_a_resumed_game_choose_as_they_would_have() -> None:
    session = Session.begin(GameSetup("standard", ("careful", "random", "random"), 9))
    for _ in range(6):
        session.light_bots()
        session.seal_bots()
        session.table.advance()
    again = Session.resume(json.loads(json.dumps(session.record())))
    assert finish(again).table.record() == finish(session).table.record()


def test_seats_may_ask_for_their_characters() -> None:
    drafted = ("sorcerer", "warrior", "scout")
    setup = GameSetup("standard", ("person", "random", "careful"), 9, characters=drafted)
    session = Session.begin(setup)
    again = Session.resume(json.loads(json.dumps(session.record())))
    for table in (session.table, again.table):
        assert tuple(seat.character for seat in table.view(None).seats) == drafted
        assert table.view(None).seats[0].items == ("ball", "ball")


def test_a_person_is_never_sealed_for() -> None:
    session = Session.begin(GameSetup("standard", ("person", "random", "careful"), 9))
    session.seal_bots()
    assert session.people == (0,)
    assert session.table.sealed == {1, 2}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("mode", "chess"),
        ("mode", 3),
        ("seats", ["alien", "random", "random"]),
        ("seats", "random"),
        ("seats", ["random", "random"]),
        ("seed", "7"),
        ("boss_finale", 1),
        ("characters", "scout"),
        ("characters", ["scout", "scout", "knight"]),
    ],
)
def test_a_spoiled_set_up_is_refused_in_a_sentence(field, value) -> None:
    record = json.loads(
        json.dumps(Session.begin(GameSetup("standard", ("random",) * 3, 1)).record())
    )
    record["setup"][field] = value
    with pytest.raises(ValueError, match=r"\.$"):
        Session.resume(record)


def test_a_set_up_that_does_not_fit_its_log_is_refused() -> None:
    session = Session.begin(GameSetup("standard", ("random",) * 3, 1))
    session.seal_bots()
    session.table.advance()
    record = session.record()
    record["setup"] |= {"mode": "solo", "seats": ["person"]}
    with pytest.raises(ValueError, match=r"\.$"):
        Session.resume(json.loads(json.dumps(record)))
