"""The game in a plain terminal, played as a person types."""

from __future__ import annotations

import io

import pytest

from game.cabinet import locale
from game.cabinet.saves import Saves
from game.raiders.session import GameSetup, Session
from game.raiders.terminal import InputEndedError, LeftError, Terminal
from game.raiders.text_table import main, open_table

ANY_CARD = "".join(f"{number % 5 + 1}\n" for number in range(400))


def typed(monkeypatch, words: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(words))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(tmp_path))
    return tmp_path


def table_for(setup: GameSetup, words: str, tmp_path, language: str = "en"):
    terminal = Terminal(io.StringIO(words), io.StringIO(), locale.load(language))
    session = Session.begin(setup)
    return open_table(terminal, session, Saves(tmp_path / "save.json"))


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--mode", "solo", "--health", "8", "--no-boss-finale"], ""),
        (["--mode", "solo", "--health", "5", "--boss-finale"], ""),
        (["--mode", "tactical", "--seats", "person,person,careful"], ""),
        (["--mode", "duo", "--seats", "person,random"], ""),
        (["--seats", "random,person,careful,random"], ""),
    ],
)
def test_a_whole_game_by_numbers(monkeypatch, capsys, language, arguments, words) -> None:
    typed(monkeypatch, words + ANY_CARD)
    assert main([*arguments, "--lang", language, "--seed", "11"]) == 0
    printed = capsys.readouterr().out
    assert locale.load(language).say("text.count") in printed
    assert "{" not in printed


def test_the_questions_lead_to_a_game(monkeypatch, capsys) -> None:
    typed(monkeypatch, "nonsense\n4\n6\nyes\nwarrior\n" + ANY_CARD)
    assert main(["--lang", "en", "--seed", "3"]) == 0
    printed = capsys.readouterr().out
    assert "Type one of the numbers 1, 2, 3, 4." in printed
    assert "The attack card is a" in printed
    assert "Warrior (Person)" in printed


def test_people_take_turns_behind_a_curtain_and_see_no_other_hand(tmp_path) -> None:
    setup = GameSetup("standard", ("person", "person", "random"), 5)
    table = table_for(setup, "\n2\n\n\n4\n\n", tmp_path)
    with pytest.raises(InputEndedError):
        table.play()
    printed = table.terminal.writing.getvalue()
    assert printed.count("Pass the screen to") == 3
    assert printed.index("Done. Press Enter") < printed.index("plays a 2")


def test_a_torch_shows_its_rooms_to_one_person_only(tmp_path) -> None:
    setup = GameSetup("standard", ("person", "person", "random"), 2)
    session = Session.begin(setup)
    holder = next(
        s
        for s in range(60)
        if Session.begin(GameSetup("standard", ("person", "random", "random"), s))
        .table.view(0)
        .torches
        == (0,)
    )
    table = table_for(
        GameSetup("standard", ("person", "random", "random"), holder), "torch\nrecap\n", tmp_path
    )
    with pytest.raises(InputEndedError):
        table.play()
    assert "You light a torch: room" in table.terminal.writing.getvalue()
    assert "You light a torch" not in "\n".join(table.recap)
    assert session.table.view(0).torches is not None


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("sword", "You do not have this item."),
        ("7", "I do not understand '7'."),
        ("\x00\x07", "I do not understand"),
        ("x" * 500, "I do not understand"),
        ("help", "Type a card (1 to 5)"),
        ("rules", "coins"),
        ("recap", "Level 1"),
        ("look", "You have no torch."),
    ],
)
def test_a_word_gets_one_clear_answer(tmp_path, word, answer) -> None:
    setup = GameSetup("standard", ("person", "random", "random"), 4)
    table = table_for(setup, f"{word}\n", tmp_path)
    with pytest.raises(InputEndedError):
        table.play()
    assert answer in table.terminal.writing.getvalue()


def test_leaving_saves_and_continuing_goes_on_where_it_was(monkeypatch, capsys, tmp_path) -> None:
    typed(monkeypatch, "5\n4\nquit\nyes\n")
    assert (
        main(["--mode", "solo", "--health", "8", "--no-boss-finale", "--seed", "1", "--lang", "en"])
        == 0
    )
    assert "takes it up again" in capsys.readouterr().out
    typed(monkeypatch, ANY_CARD)
    assert main(["--continue", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "cards 1 2 3" in printed
    assert "The final count:" in printed


SOLO = ["--mode", "solo", "--health", "8", "--no-boss-finale", "--seed", "1", "--lang", "en"]


def test_a_game_left_before_its_first_step_is_saved_too(monkeypatch, capsys, home) -> None:
    typed(monkeypatch, "1\nquit\nyes\n")
    assert main(SOLO) == 0
    assert "takes it up again" in capsys.readouterr().out
    assert (home / "raiders-text.json").exists()


def test_nothing_is_said_to_be_saved_that_is_not(monkeypatch, capsys, tmp_path) -> None:
    typed(monkeypatch, "")
    assert main(["--lang", "en"]) == 0
    assert "saved" not in capsys.readouterr().out
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(tmp_path / "file"))
    typed(monkeypatch, "1\n")
    assert main(SOLO) == 0
    printed = capsys.readouterr().out
    assert "The game could not be saved." in printed
    assert "is saved" not in printed


def test_a_spoiled_save_is_put_aside_and_a_new_game_begins(monkeypatch, capsys, home) -> None:
    (home / "raiders-text.json").write_text('{"game": "raiders", "setup": {}}')
    typed(monkeypatch, "")
    assert (
        main(["--continue", "--mode", "solo", "--health", "6", "--no-boss-finale", "--lang", "en"])
        == 0
    )
    assert "There is no saved game" in capsys.readouterr().out
    assert (home / "raiders-text.json.spoiled").exists()


def test_a_draft_that_cannot_be_is_refused_in_a_sentence(monkeypatch, capsys) -> None:
    typed(monkeypatch, "")
    draft = ["--seats", "person,random,random", "--characters", "scout,knight"]
    assert main([*draft, "--lang", "en"]) == 2
    assert "3 characters" in capsys.readouterr().out


def test_a_terminal_that_cannot_be_read_ends_the_game(tmp_path) -> None:
    class Broken(io.StringIO):
        def readline(self, *_):
            raise OSError

    table = table_for(GameSetup("solo", ("person",), 1), "", tmp_path)
    table.terminal = Terminal(Broken(), io.StringIO(), locale.load("en"))
    with pytest.raises(InputEndedError):
        table.play()


def test_quitting_asks_first(tmp_path) -> None:
    setup = GameSetup("solo", ("person",), 1)
    with pytest.raises(InputEndedError):
        table_for(setup, "quit\nno\n", tmp_path).play()
    with pytest.raises(LeftError):
        table_for(setup, "quit\nyes\n", tmp_path).play()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "person,alien,random"],
        ["--seats", "person,random"],
        ["--mode", "chess"],
        ["--seed", "x"],
        ["--health", "9"],
        ["--characters", "elf"],
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(capsys, arguments) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("dungeon-arcade text: ")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "quit\n"), ("es", "salir\n"), ("en", "4\nexit\n"), ("en", "4\n6\nquit\n")],
)
def test_the_questions_before_a_game_can_be_left(monkeypatch, capsys, language, words) -> None:
    typed(monkeypatch, words)
    assert main(["--lang", language]) == 0
    assert locale.load(language).say("text.end_of_input") not in capsys.readouterr().out


def test_a_game_can_be_left_before_the_curtain(tmp_path) -> None:
    table = table_for(GameSetup("duo", ("person", "person"), 4), "quit\nyes\n", tmp_path)
    with pytest.raises(LeftError):
        table.play()


class Screen(io.StringIO):
    """Something narrow that words are read on."""

    def isatty(self) -> bool:
        return True


def test_lines_are_broken_between_words_on_a_narrow_screen(monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    terminal = Terminal(io.StringIO(), Screen(), locale.load("en"))
    terminal.line("  The party enters the room of the Snake.")
    terminal.line("Short.")
    terminal.line()
    lines = terminal.writing.getvalue().split("\n")
    assert lines == ["  The party enters the", "  room of the Snake.", "Short.", "", ""]


def test_lines_of_a_file_stay_whole(monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    terminal = Terminal(io.StringIO(), io.StringIO(), locale.load("en"))
    terminal.line("x " * 40)
    assert terminal.writing.getvalue() == "x " * 40 + "\n"


@pytest.mark.parametrize("answer", ["0000000012", "000000001" + "0" * 5000, "٤", "0", "99999"])
def test_a_number_of_any_length_is_no_trap(monkeypatch, answer) -> None:
    typed(monkeypatch, f"{answer}\nquit\n")
    assert main(["--lang", "en"]) == 0
