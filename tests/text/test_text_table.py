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


SPOILED = ["", "[]", '{"game": "raiders", "setup": {}}']


@pytest.mark.parametrize("text", SPOILED)
def test_a_spoiled_save_is_not_gone_on_with_and_stays(monkeypatch, capsys, home, text) -> None:
    save = home / "raiders-text.json"
    save.write_text(text)
    typed(monkeypatch, "1\n2\n")
    assert main(["--continue", "--lang", "en"]) == 1
    told = f"The saved game cannot be read: {save}. 'dungeon-arcade text --new' puts it aside"
    assert told in capsys.readouterr().out
    assert save.read_text() == text
    assert list(home.iterdir()) == [save]


@pytest.mark.parametrize("text", SPOILED)
def test_a_new_game_puts_a_spoiled_save_aside(monkeypatch, capsys, home, text) -> None:
    (home / "raiders-text.json").write_text(text)
    typed(monkeypatch, "1\n")
    assert main(["--new", *SOLO]) == 0
    aside = home / "raiders-text.json.spoiled"
    assert f"it is kept as {aside}." in capsys.readouterr().out
    assert aside.read_text() == text


def test_a_save_that_is_a_folder_is_said_to_be_unreadable(monkeypatch, capsys, home) -> None:
    (home / "raiders-text.json").mkdir()
    typed(monkeypatch, "")
    assert main(["--continue", "--lang", "en"]) == 1
    assert "The saved game cannot be read" in capsys.readouterr().out


class Keyboard(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def unfinished(monkeypatch, home) -> str:
    """A game that was left, as its file tells it."""
    typed(monkeypatch, "5\n4\nquit\nyes\n")
    main(SOLO)
    return (home / "raiders-text.json").read_text()


def test_who_begins_anew_is_asked_before_the_old_game_is_lost(
    monkeypatch, capsys, home, unfinished
) -> None:
    for answer, left in (("quit", True), ("2\n1\n", False)):
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", Keyboard(f"{answer}\n"))
        assert main(SOLO) == 0
        assert "There is an unfinished game. What now?" in capsys.readouterr().out
        assert ((home / "raiders-text.json").read_text() == unfinished) == left


def test_whoever_is_asked_may_go_on_instead(monkeypatch, capsys, unfinished) -> None:
    assert unfinished
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", Keyboard("1\n"))
    assert main(SOLO) == 0
    assert "cards 1 2 3" in capsys.readouterr().out


def test_where_nobody_can_be_asked_an_unfinished_game_is_kept(
    monkeypatch, capsys, home, unfinished
) -> None:
    typed(monkeypatch, ANY_CARD)
    assert main(SOLO) == 1
    assert "'dungeon-arcade text --new' gives it up." in capsys.readouterr().out
    assert (home / "raiders-text.json").read_text() == unfinished
    typed(monkeypatch, ANY_CARD)
    assert main(["--new", *SOLO]) == 0
    assert "The final count:" in capsys.readouterr().out


def test_sentences_name_the_command_that_was_typed(monkeypatch, capsys) -> None:
    monkeypatch.setenv("DUNGEON_ARCADE_COMMAND", "python3 tools/play.py")
    typed(monkeypatch, "1\nquit\nyes\n")
    assert main(SOLO) == 0
    assert "'python3 tools/play.py text --continue' takes it up again." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--mode", "chess"])
    assert capsys.readouterr().err.startswith("python3 tools/play.py text: ")


def test_the_help_says_that_the_window_keeps_another_save(capsys) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "The terminal and the window each keep a saved game of their own." in told


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


def test_the_name_of_a_file_is_not_broken_at_its_hyphens(monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    terminal = Terminal(io.StringIO(), Screen(), locale.load("en"))
    terminal.line("It is kept as raiders-text.json.")
    assert terminal.writing.getvalue() == "It is kept as\nraiders-text.json.\n"


def test_lines_of_a_file_stay_whole(monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    terminal = Terminal(io.StringIO(), io.StringIO(), locale.load("en"))
    terminal.line("x " * 40)
    assert terminal.writing.getvalue() == "x " * 40 + "\n"


@pytest.mark.parametrize("answer", ["0000000012", "000000001" + "0" * 5000, "٤", "0", "99999"])
def test_a_number_of_any_length_is_no_trap(monkeypatch, answer) -> None:
    typed(monkeypatch, f"{answer}\nquit\n")
    assert main(["--lang", "en"]) == 0
