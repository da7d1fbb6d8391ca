"""From the title through whole games and back, by posted keys alone."""

import pygame
import pytest
from playing import post, start, tap

from game.app import Launch
from game.cabinet.menu import Confirm
from game.cabinet.pause import PauseScene
from game.cabinet.scene import Leave
from game.cabinet.settings import INSTANT
from game.cabinet.title import TitleScene
from game.raiders import play
from game.raiders.results import ResultsScene
from game.raiders.scene import TableScene
from game.raiders.session import GameSetup
from game.raiders.setup_scene import SetupScene
from tools import watch

FRAME = 1 / 30
MODES = {
    "standard": ("careful", "person", "random"),
    "tactical": ("person", "careful", "person"),
    "duo": ("person", "careful"),
    "solo": ("person",),
}


@pytest.fixture(autouse=True)
def brisk_hands(monkeypatch):
    monkeypatch.setattr(watch, "PILOT_PAUSE", FRAME)


def at_title(language="en"):
    app = start(None, launch=Launch(language=language, speed=INSTANT, seed=4))
    app.context.preferences.change(bot_speed=INSTANT)
    app.stack = type(app.stack)(play.title(app.context))
    return app


def at_table(app, mode):
    app.stack.apply(watch.Push(play.begun(app.context, GameSetup(mode, MODES[mode], seed=4))))
    return app.stack.top


def run(app, steps, frames=20_000):
    """Let frames pass until the steps are done; they must be, before so many."""
    for _ in range(frames):
        if next(steps, "done") == "done":
            return
        app.frame(FRAME)
    raise AssertionError("it never ends")


def run_to_choice(app, table):
    for _ in range(900):
        if not table.busy and table.choices.hand:
            return
        app.frame(FRAME)
    raise AssertionError("nobody is asked")


def pilot(app, table):
    return watch.pilot(watch.Hands(app, FRAME, shoot=lambda: None), table)


def wait_for(app, kind, frames=900):
    for _ in range(frames):
        if isinstance(app.stack.top, kind):
            return app.stack.top
        app.frame(FRAME)
    raise AssertionError(f"{kind.__name__} never came, but {type(app.stack.top).__name__}")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_played_by_keys_and_comes_back_to_the_title(mode, language):
    app = at_title(language)
    table = at_table(app, mode)
    run(app, pilot(app, table))
    assert table.session.table.over
    assert not app.context.saves.exists
    wait_for(app, ResultsScene)
    tap(app, pygame.K_ESCAPE)
    wait_for(app, TitleScene)


def test_from_the_title_to_the_first_room_by_enter_alone():
    app = at_title()
    for _ in range(12):
        if isinstance(app.stack.top, TableScene):
            break
        tap(app, pygame.K_RETURN)
        for _ in range(60):
            app.frame(FRAME)
    assert isinstance(app.stack.top, TableScene)
    assert app.context.saves.exists
    assert not app.stack.would_lose()


def test_a_game_left_is_taken_up_again_where_it_was():
    app = at_title()
    table = at_table(app, "solo")
    steps = pilot(app, table)
    while len(table.session.table.log) < 5:
        next(steps)
        app.frame(FRAME)
    for _ in range(60):
        app.frame(FRAME)
    tap(app, pygame.K_p)
    assert isinstance(app.stack.top, PauseScene)
    tap(app, pygame.K_UP, pygame.K_RETURN)
    wait_for(app, TitleScene)
    tap(app, pygame.K_RETURN)
    tap(app, pygame.K_RETURN)
    resumed = wait_for(app, TableScene)
    assert resumed is not table
    assert resumed.session.record() == table.session.record()
    assert resumed.recap.told == table.recap.told
    run(app, pilot(app, resumed))
    assert resumed.session.table.over


def test_a_saved_game_is_not_given_up_unasked(home):
    app = at_title()
    table = at_table(app, "solo")
    table.save()
    app.stack.apply(Leave())
    kept = (home / "saved-game.json").read_text()
    tap(app, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(app.stack.top, Confirm)
    tap(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, TitleScene)
    tap(app, pygame.K_RETURN, pygame.K_LEFT, pygame.K_RETURN)
    wait_for(app, SetupScene)
    assert (home / "saved-game.json").read_text() == kept


def test_nothing_is_said_to_be_saved_that_is_not(home):
    app = at_title()
    table = at_table(app, "solo")
    (home / "saved-game.json").unlink()
    (home / "saved-game.json").mkdir()
    table.save()
    assert app.stack.would_lose()
    post(pygame.QUIT)
    app.frame(FRAME)
    assert "would be lost" in app.stack.top.spoken
    tap(app, pygame.K_ESCAPE, pygame.K_p, pygame.K_UP, pygame.K_RETURN)
    assert "would be lost" in app.stack.top.spoken
    tap(app, pygame.K_LEFT, pygame.K_RETURN)
    wait_for(app, TitleScene)


def test_closing_the_window_asks_nothing_where_nothing_is_lost():
    app = at_title()
    table = at_table(app, "standard")
    post(pygame.QUIT)
    app.frame(FRAME)
    assert not app.running
    again = at_title()
    tap(again, pygame.K_RETURN, pygame.K_RETURN)
    assert wait_for(again, TableScene).session.record() == table.session.record()


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT])
def test_a_recap_in_which_nothing_is_told_yet_is_scrolled_without_harm(key):
    app = at_title()
    table = at_table(app, "solo")
    run_to_choice(app, table)
    tap(app, pygame.K_3)
    for _ in range(60):
        app.frame(FRAME)
    app.stack.apply(Leave())
    tap(app, pygame.K_RETURN, pygame.K_RETURN)
    resumed = wait_for(app, TableScene)
    run_to_choice(app, resumed)
    resumed.recap.told.clear()
    tap(app, pygame.K_r, key)
    assert resumed.recap.open
    tap(app, pygame.K_r)
    assert not resumed.recap.open


@pytest.mark.parametrize("text", ["", "{}", '{"game": "raiders", "setup": 7}', "[1]"])
def test_a_spoiled_save_is_no_game_and_no_error(home, text):
    (home / "saved-game.json").write_text(text)
    app = at_title()
    tap(app, pygame.K_RETURN, pygame.K_RETURN)
    for _ in range(30):
        app.frame(FRAME)
    assert isinstance(app.stack.top, TitleScene)
    assert (home / "saved-game.json.spoiled").exists()
    assert not app.context.saves.exists


def test_the_pause_changes_the_language_of_the_table_at_once(caplog):
    app = at_title()
    table = at_table(app, "standard")
    steps = pilot(app, table)
    while len(table.session.table.log) < 2:
        next(steps)
        app.frame(FRAME)
    while table.busy:
        app.frame(FRAME)
    tap(app, pygame.K_p, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT)
    assert app.context.locale.language == "es"
    tap(app, pygame.K_p)
    assert app.stack.top is table
    run(app, steps)
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
