import json
import os

import pytest

from game import __main__ as command
from game.cabinet import locale
from game.raiders.session import GameSetup, Session


def played(decisions):
    session = Session.begin(GameSetup("duo", ("random", "careful"), seed=5))
    for _ in range(decisions):
        session.seal_bots()
        session.table.advance()
    return session


def test_a_recorded_game_is_told_again(home, capsys):
    (home / "game.json").write_text(json.dumps(played(6).record()))
    assert command.main(["replay", str(home / "game.json"), "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len([line for line in told if not line]) >= 7
    (home / "table.json").write_text(json.dumps(played(6).table.record()))
    assert command.main(["replay", str(home / "table.json"), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == told


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "7", "[" * 3000, '{"table": 1}', '{"seed": 1, "seats": 2}', "\xff"]
)
def test_a_file_that_is_no_recording_is_refused_in_a_sentence(home, capsys, text):
    (home / "game.json").write_bytes(text.encode("latin-1"))
    assert command.main(["replay", str(home / "game.json")]) == 1
    error = capsys.readouterr().err
    assert error.startswith("dungeon-arcade replay: ")
    assert "Traceback" not in error


def test_a_pipe_is_not_waited_for(home, capsys):
    os.mkfifo(home / "game.json")
    assert command.main(["replay", str(home / "game.json")]) == 1
    assert "game.json cannot be read: " in capsys.readouterr().err


def test_a_missing_file_is_named(home, capsys):
    assert command.main(["replay", str(home / "none.json")]) == 1
    assert capsys.readouterr().err.endswith(
        "none.json cannot be read: No such file or directory.\n"
    )


@pytest.mark.parametrize("words", ["x = [", "x = 1", "[event]\nlevel.other = '{level'"])
def test_spoiled_words_are_not_blamed_on_the_recording(home, capsys, monkeypatch, words):
    (home / "assets" / "locale").mkdir(parents=True)
    (home / "assets" / "locale" / "en.toml").write_text(words)
    (home / "game.json").write_text(json.dumps(played(1).record()))
    monkeypatch.setattr(locale, "data_root", lambda: home)
    locale.load.cache_clear()
    assert command.main(["replay", str(home / "game.json"), "--lang", "en"]) == 1
    locale.load.cache_clear()
    error = capsys.readouterr().err
    assert "en.toml" in error
    assert "game.json" not in error
    assert len(error.splitlines()) == 1
