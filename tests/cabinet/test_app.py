import json
import logging
import os
import signal
import sys
from types import SimpleNamespace

import pygame
import pytest
from playing import Probe, post

from game import __main__ as command
from game import app as program
from game.cabinet.scene import Push


@pytest.fixture
def play(monkeypatch, capsys):
    """Run ``dungeon-arcade play`` with a first scene of the test's own."""

    def run(scene, *arguments):
        module = SimpleNamespace(title=lambda _context: scene)
        monkeypatch.setattr(program, "import_module", lambda _name: module)
        code = command.main(["play", *arguments])
        return code, capsys.readouterr()

    return run


class Broken(Probe):
    def update(self, _seconds):
        raise RuntimeError("a mistake in a scene")


def test_frames_ends_the_program_after_so_many(play):
    probe = Probe()
    code, output = play(probe, "--frames", "7")
    assert (code, probe.drawn) == (0, 7)
    assert output.err == ""


def test_the_window_has_the_size_that_was_asked_for(play):
    sizes = []

    class Measuring(Probe):
        def draw(self, canvas):
            sizes.append((canvas.get_size(), pygame.display.get_window_size()))

    play(Measuring(), "--frames", "1", "--size", "1920x1080")
    assert sizes == [((640, 360), (1920, 1080))]


def test_a_mistake_saves_the_game_and_says_one_sentence(play, home):
    table = Broken()
    code, output = play(table, "--frames", "9", "--lang", "en")
    assert code == 1
    assert table.saved == 1
    log_file = home / "dungeon-arcade.log"
    assert output.err == (
        "Something went wrong and the game had to end; what could be saved is saved. "
        f"Details: {log_file}\n"
    )
    assert "RuntimeError: a mistake in a scene" in log_file.read_text()


def test_a_mistake_while_saving_changes_nothing_about_that(play):
    class Hopeless(Broken):
        def save(self):
            raise RuntimeError("and again")

    code, output = play(Hopeless(), "--frames", "9")
    assert code == 1
    assert len(output.err.splitlines()) == 1


def test_ctrl_c_saves_and_leaves(play):
    class Interrupted(Probe):
        def update(self, _seconds):
            raise KeyboardInterrupt

    probe = Interrupted()
    code, output = play(probe)
    assert (code, probe.saved, output.err) == (0, 1, "")


@pytest.mark.skipif(os.name == "nt", reason="Windows ends a process without asking it")
def test_being_ended_by_the_system_saves_and_leaves_without_a_question(play):
    class Ended(Probe):
        def update(self, _seconds):
            os.kill(os.getpid(), signal.SIGTERM)

    probe = Ended(losing=True)
    code, output = play(probe, "--frames", "9")
    assert (code, probe.saved, output.err) == (0, 1, "")


def test_a_log_that_cannot_be_written_is_no_error(play, home, monkeypatch):
    (home / "file").write_text("")
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(home / "file" / "deeper"))
    code, output = play(Broken(), "--frames", "9")
    assert code == 1
    assert "Traceback" not in output.err


def test_a_log_line_with_a_traceback_is_one_line_in_the_terminal(play, home):
    class Logging(Probe):
        def update(self, _seconds):
            try:
                int("a bot's mistake")
            except ValueError:
                logging.getLogger("game.bots").warning("A bot failed.", exc_info=True)

    _, output = play(Logging(), "--frames", "1")
    assert output.err == "dungeon-arcade: A bot failed.\n"
    assert "Traceback" in (home / "dungeon-arcade.log").read_text()


def test_without_an_audio_device_one_line_and_silence(play, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    code, output = play(Probe(), "--frames", "3")
    assert code == 0
    assert len(output.err.splitlines()) == 1
    assert output.err.startswith("dungeon-arcade: No sound: ")


def test_a_spoiled_settings_file_does_not_stop_the_game(play, home):
    (home / "preferences.json").write_text('{"language": 7, "fill": true')
    code, output = play(Probe(), "--frames", "3")
    assert code == 0
    assert len(output.err.splitlines()) == 1
    assert (home / "preferences.json.spoiled").exists()


def test_no_display_in_a_terminal_goes_on_as_text(play, monkeypatch):
    def no_window(*_arguments, **_options):
        raise program.NoDisplayError("none")

    heard = []
    table = SimpleNamespace(main=lambda arguments: heard.append(arguments) or 5)
    monkeypatch.setattr(program, "Window", no_window)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(program, "import_module", lambda _name: table)
    assert command.main(["play", "--lang", "es", "--seed", "7"]) == 5
    assert heard == [["--lang", "es", "--seed", "7"]]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--size", "0x0"],
        ["--size", "wide"],
        ["--size", f"{'9' * 5000}x1"],
        ["--seed", "one"],
        ["--seed", "-1"],
        ["--seed", "9" * 5000],
        ["--lang", "xx"],
        ["--speed", "3"],
        ["--what"],
    ],
)
def test_arguments_that_make_no_sense_are_refused_in_a_sentence(arguments, capsys):
    with pytest.raises(SystemExit) as refusal:
        command.main(arguments)
    assert refusal.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("dungeon-arcade play: ")
    assert len(error.splitlines()) == 1
    assert len(error) < 120


def test_an_unknown_command_is_refused_in_a_sentence(capsys):
    assert command.main(["fly"]) == 2
    assert "there is no command 'fly'" in capsys.readouterr().err


def test_help_and_version(capsys):
    assert command.main(["--help"]) == 0
    assert command.main(["--version"]) == 0
    output = capsys.readouterr().out
    assert all(name in output for name in command.COMMANDS)
    assert output.splitlines()[-1].startswith("dungeon-arcade ")


def test_a_missing_package_is_named_in_a_sentence(monkeypatch, capsys):
    def absent(_name):
        raise ModuleNotFoundError("No module named 'pygame'", name="pygame")

    monkeypatch.setattr(command, "import_module", absent)
    assert command.main([]) == 1
    assert capsys.readouterr().err == "dungeon-arcade: the package pygame is not installed.\n"


def test_the_seed_of_the_command_line_is_every_games_seed():
    assert program.open_context(program.Launch(seed=7)).new_seed() == 7
    assert program.open_context(program.Launch()).new_seed() < 2**32


def test_settings_of_the_command_line_are_in_force_and_not_saved(play, home):
    class Asking(Probe):
        def update(self, _seconds):
            post(pygame.KEYDOWN, key=pygame.K_F11)

    play(Asking(), "--frames", "3", "--speed", "instant", "--lang", "es")
    saved = json.loads((home / "preferences.json").read_text())
    assert (saved["speed"], saved["language"]) == (1, "en")


def test_a_scene_is_pushed_over_another_in_the_running_loop(play):
    second = Probe()
    first = Probe(answer=Push(second))

    class Pressing(Probe):
        pass

    post_once = iter([True])

    def update(_seconds):
        if next(post_once, False):
            post(pygame.KEYDOWN, key=pygame.K_1)

    first.update = update
    play(first, "--frames", "5")
    assert second.drawn > 0
