import pygame
import pytest
from pads import tap_pad
from playing import FRAME, Probe, click, post, start, tap

from game.app import Launch
from game.cabinet import pause
from game.cabinet.input import Press
from game.cabinet.menu import Confirm, Focus
from game.cabinet.pause import PAGES, PauseScene
from game.cabinet.scene import Push, Quit
from game.cabinet.settings import Settings, choices

UP, DOWN, LEFT, RIGHT = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


def paused(**launch):
    """An app at its pause menu, over a game, over a title."""
    app = start(Probe(), launch=Launch(**launch))
    app.stack.apply(Push(Probe(losing=True)))
    app.stack.apply(Push(PauseScene(app.context, in_game=True), over=True))
    app.frame(FRAME)
    return app


@pytest.mark.parametrize("keys", [[ENTER], [ESCAPE], [pygame.K_p], [DOWN, DOWN, ESCAPE]])
def test_the_pause_can_be_left_in_many_ways(keys):
    app = paused()
    tap(app, *keys)
    assert len(app.stack.scenes) == 2


def test_back_goes_back_one_step_at_a_time():
    app = paused()
    tap(app, DOWN, ENTER, ESCAPE)
    assert isinstance(app.stack.top, PauseScene)
    tap(app, ESCAPE)
    assert isinstance(app.stack.top, Probe)


def test_every_setting_can_be_reached_and_changed_by_keys():
    app = paused()
    for page, names in PAGES.items():
        tap(app, DOWN, RIGHT)
        for name in names:
            before = getattr(app.context.settings, name)
            tap(app, LEFT if before == choices(name)[-1] else RIGHT)
            assert getattr(app.context.settings, name) != before, (page, name)
            tap(app, DOWN)
        tap(app, ESCAPE)
    assert app.window.fullscreen


def test_every_value_of_a_setting_can_be_chosen_by_confirm():
    app = paused()
    tap(app, DOWN, ENTER, DOWN)
    seen = []
    for _ in choices("speed"):
        tap(app, ENTER)
        seen.append(app.context.settings.speed)
    assert sorted(seen) == sorted(choices("speed"))


def test_a_slider_ends_at_its_ends():
    app = paused()
    tap(app, DOWN, DOWN, DOWN, RIGHT, DOWN, DOWN, DOWN)
    tap(app, *[LEFT] * 9)
    assert app.context.settings.shake == 0
    tap(app, *[RIGHT] * 9)
    assert app.context.settings.shake == 100


def test_the_language_changes_at_once_and_is_kept(home):
    app = paused(language="en")
    tap(app, DOWN, RIGHT, RIGHT)
    assert app.context.locale.language == "es"
    assert '"language": "es"' in (home / "preferences.json").read_text()
    app.frame(FRAME)


def section(app, name):
    """Where a section's button is in a window twice the size of the canvas."""
    x, y = pause._SECTIONS[app.stack.top._sections.index(name)].center
    return 2 * x, 2 * y


def test_the_mouse_alone_changes_a_setting_and_resumes():
    app = paused()
    click(app, section(app, "play"))
    click(app, (2 * 500, 2 * 104))  # the right half of its second row
    assert app.context.settings.speed == 2
    click(app, (2 * 400, 2 * 104))
    assert app.context.settings.speed == 1
    click(app, section(app, "picture"))
    click(app, (2 * 500, 2 * 104))
    assert app.context.settings.fill
    click(app, section(app, "resume"))
    assert isinstance(app.stack.top, Probe)


def test_the_right_button_goes_back():
    app = paused()
    click(app, (400, 300), pygame.BUTTON_RIGHT)
    assert isinstance(app.stack.top, Probe)


def test_leaving_a_game_that_is_kept_asks_nothing():
    app = paused()
    tap(app, UP, ENTER)
    assert not isinstance(app.stack.top, Confirm)
    for _ in range(30):
        app.frame(FRAME)
    assert len(app.stack.scenes) == 1


def test_leaving_a_game_that_cannot_be_kept_asks_and_no_is_the_default():
    app = paused()
    app.context.saves.kept = False
    tap(app, UP, ENTER)
    assert isinstance(app.stack.top, Confirm)
    tap(app, ENTER)
    assert isinstance(app.stack.top, PauseScene)
    tap(app, ENTER, LEFT, ENTER)
    assert len(app.stack.scenes) == 4  # the gate falls over all of them
    tap(app, UP, ESCAPE)
    assert len(app.stack.scenes) == 4
    for _ in range(30):
        app.frame(FRAME)
    assert len(app.stack.scenes) == 1


def test_nobody_has_to_wait_for_the_gate():
    app = paused()
    app.context.saves.kept = False
    tap(app, UP, ENTER, LEFT, ENTER, ENTER)
    assert len(app.stack.scenes) == 1
    app = paused()
    app.context.preferences.change(reduced_motion=True)
    tap(app, UP, ENTER, LEFT, ENTER)
    assert len(app.stack.scenes) == 1


def test_from_the_title_there_is_no_game_to_leave():
    app = start(Probe())
    app.stack.apply(Push(PauseScene(app.context, in_game=False)))
    tap(app, UP, ENTER)
    assert len(app.stack.scenes) == 1


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_page_fits_its_boxes_in_both_languages(language, caplog):
    app = paused(language=language)
    for _ in range(6):
        tap(app, DOWN, RIGHT)
        for _ in range(5):
            for _ in choices("speed"):
                tap(app, ENTER)
            if app.context.settings.language != language:
                app.context.preferences.change(language=language)
            tap(app, DOWN)
        if not isinstance(app.stack.top, PauseScene):
            tap(app, ESCAPE)
        tap(app, ESCAPE)
        if isinstance(app.stack.top, Probe):
            app.stack.apply(Push(PauseScene(app.context, in_game=True), over=True))
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]


def test_closing_the_window_asks_only_where_a_game_runs():
    app = start(Probe())
    post(pygame.QUIT)
    app.frame(FRAME)
    assert not app.running


def test_closing_the_window_of_a_game_asks():
    app = start(Probe())
    table = Probe(losing=True)
    app.stack.apply(Push(table))
    post(pygame.QUIT)
    app.frame(FRAME)
    assert isinstance(app.stack.top, Confirm)
    tap(app, ESCAPE)
    assert app.stack.top is table
    post(pygame.QUIT)
    app.frame(FRAME)
    tap(app, LEFT, ENTER)
    assert not app.running


def test_closing_the_window_twice_is_an_answer():
    app = start(Probe(losing=True))
    for _ in range(2):
        post(pygame.QUIT)
        app.frame(FRAME)
    assert not app.running


def test_the_answers_can_be_clicked():
    app = start(Probe(losing=True))
    post(pygame.QUIT)
    app.frame(FRAME)
    click(app, (2 * 400, 2 * 210))
    assert app.running
    post(pygame.QUIT)
    app.frame(FRAME)
    assert app.stack.top.change == Quit()
    click(app, (2 * 240, 2 * 210))
    assert not app.running


def test_focus_goes_round_and_follows_the_mouse():
    rects = [pygame.Rect(0, 20 * line, 50, 10) for line in range(3)]
    focus = Focus()
    assert not focus.hear(Press("up"), rects)
    assert focus.index == 2
    focus.hear(Press("next", at=(5, 5)), rects)
    assert focus.index == 0
    assert not focus.hear(Press("point", at=(5, 25)), rects)
    assert focus.index == 1
    assert not focus.hear(Press("click", at=(5, 15)), rects)
    assert focus.hear(Press("click", at=(5, 45)), rects)
    assert focus.hear(Press("confirm"), rects)
    assert focus.index == 2
    assert not Focus().hear(Press("confirm"), [])


def test_settings_start_as_they_were():
    assert start(Probe()).context.settings == Settings()


def test_a_pad_alone_reaches_and_changes_settings(plug):
    app = paused(language="en")
    app.context.pads.open()
    pad = plug()
    for _ in range(app.stack.top._sections.index("ease")):
        tap_pad(app, pad, "dpdown")
    tap_pad(app, pad, "a", "a")
    assert app.context.settings.text_size == 2
    tap_pad(app, pad, "dpdown", "dpdown", "dpright")
    assert app.context.settings.colour_blind
    tap_pad(app, pad, "b", "start")
    assert isinstance(app.stack.top, Probe)
