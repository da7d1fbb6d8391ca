"""The screens on which buttons are set, and on which an unknown joystick is learnt."""

import pygame
import pytest
from pads import UNKNOWN, tap_pad
from playing import FRAME, Probe, click, start, tap

from game.cabinet.bindings import DEFAULTS, SETTABLE, clashes, rebound
from game.cabinet.buttons import PATIENCE, ButtonsScene
from game.cabinet.devices import Device
from game.cabinet.scene import Push
from game.cabinet.teach import ASKED, TeachScene

UP, DOWN, LEFT, RIGHT = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


@pytest.fixture
def app():
    app = start(Probe())
    app.context.pads.open()
    app.frame(FRAME)
    return app


def game(app):
    return app.stack.scenes[0]


def frames(app, count=1):
    for _ in range(count):
        app.frame(FRAME)


# -- buttons ---------------------------------------------------------------------------------


def at_buttons(app):
    app.stack.apply(Push(ButtonsScene(app.context), over=True))
    frames(app)


def place_of(app, action):
    return app.stack.top._places()[app.stack.top._actions.index(action) + 1].center


def click_on(app, at):
    click(app, (2 * at[0], 2 * at[1]))


def test_every_action_of_every_kind_has_a_line_and_can_be_reached_by_keys(app):
    at_buttons(app)
    for kind in SETTABLE:
        assert app.stack.top._kind == kind
        assert set(app.stack.top._actions) == DEFAULTS[kind].keys()
        for _ in app.stack.top._places():
            assert app.stack.top.spoken
            tap(app, DOWN)
        tap(app, RIGHT)


def test_an_action_gets_a_new_button_and_the_defaults_come_back(app):
    at_buttons(app)
    click_on(app, place_of(app, "3"))
    tap(app, pygame.K_x)
    assert app.context.settings.bindings["keyboard"]["3"] == ("x", "[3]")
    tap(app, DOWN, pygame.K_3)
    click_on(app, app.stack.top._places()[-1].center)
    assert app.context.settings.bindings["keyboard"] == DEFAULTS["keyboard"]


def test_a_button_of_a_pad_is_taken_from_a_pad_alone(app, plug):
    pad = plug()
    tap_pad(app, pad, "y")
    at_buttons(app)
    assert app.stack.top._kind == "pad"
    click_on(app, place_of(app, "confirm"))
    tap(app, pygame.K_x)
    tap_pad(app, pad, "x")
    assert app.context.settings.bindings["pad"]["confirm"] == ("x",)
    app.stack.apply(None)
    tap_pad(app, pad, "x")
    tap_pad(app, pad, "a")
    assert app.context.settings.bindings["pad"]["confirm"] == ("a",)


def test_the_mouse_is_set_too_and_one_of_its_buttons_always_chooses(app):
    at_buttons(app)
    tap(app, pygame.K_LEFT)
    scene, settings = app.stack.top, app.context.preferences
    assert scene._kind == "mouse"
    at = place_of(app, "context")
    click_on(app, at)
    click_on(app, at)  # the left button, for both: choosing is what it still does
    assert clashes("mouse", settings.current.bindings["mouse"]) == {"left": ("click", "context")}
    click_on(app, place_of(app, "click"))
    click(app, (2 * at[0], 2 * at[1]), pygame.BUTTON_RIGHT)
    assert settings.current.bindings["mouse"]["click"] == ("right",)
    assert clashes("mouse", settings.current.bindings["mouse"]) == {}
    reset = scene._places()[-1].center
    click(app, (2 * reset[0], 2 * reset[1]), pygame.BUTTON_RIGHT)
    assert settings.current.bindings["mouse"] == DEFAULTS["mouse"]


def give(app, action, *keys):
    """Set an action to a key by the screen."""
    click_on(app, place_of(app, action))
    tap(app, *keys)


def test_what_clashes_is_told_by_its_button(app):
    at_buttons(app)
    give(app, "4", UP)
    give(app, "5", DOWN)
    keys = app.context.settings.bindings["keyboard"]
    assert clashes("keyboard", keys) == {"up": ("up", "4"), "down": ("down", "5")}
    app.stack.top._focus.index = 0
    assert (
        "up arrow is shared: Up and Card 4. down arrow is shared: Down and Card 5."
        in app.stack.top.spoken
    )
    frames(app, 2)
    foot = pygame.Rect(60, 306, 520, 18)
    before = pygame.image.tobytes(app.window.canvas.subsurface(foot), "RGB")
    app.stack.top._focus.index = app.stack.top._actions.index("5") + 1
    frames(app, 2)  # what has the focus is told first
    assert pygame.image.tobytes(app.window.canvas.subsurface(foot), "RGB") != before


def test_accept_and_a_direction_swap_their_buttons_and_it_is_said(app, plug):
    pad = plug()
    tap_pad(app, pad, "y")
    at_buttons(app)
    click_on(app, place_of(app, "confirm"))
    tap_pad(app, pad, "dpup")
    assert app.context.settings.bindings["pad"]["confirm"] == ("dpup",)
    assert app.context.settings.bindings["pad"]["up"] == ("a", "lefty-")
    assert "Accept and Up have swapped their buttons." in app.stack.top.spoken
    tap_pad(app, pad, "dpup", "dpup")  # it accepts: the line is waiting; and has that button
    assert app.context.settings.bindings["pad"]["confirm"] == ("dpup",)
    assert "Already a button for: Accept." in app.stack.top.spoken


def test_a_button_is_taken_from_an_action_with_further_ones(app):
    at_buttons(app)
    give(app, "ball", pygame.K_3)
    keys = app.context.settings.bindings["keyboard"]
    assert (keys["ball"], keys["3"]) == (("3", "b"), ("[3]",))
    assert "That button was taken from: Card 3." in app.stack.top.spoken
    assert not clashes("keyboard", keys)


def test_a_press_on_another_device_is_refused_with_a_word(app, plug, monkeypatch):
    pad, sounds, said = plug(), [], []
    monkeypatch.setattr(app.context.audio, "play", sounds.append)
    tap_pad(app, pad, "y")
    at_buttons(app)
    app.context.voice.line = said.append
    click_on(app, place_of(app, "confirm"))
    sounds.clear()
    tap(app, ENTER)
    assert said[-1] == "That is another device. Press it here: Controllers."
    assert sounds == ["refuse"]
    tap_pad(app, pad, "a")  # its old button: all is as it was, without a keyboard
    assert app.context.settings.bindings == DEFAULTS
    tap_pad(app, pad, "b")
    assert app.stack.top is game(app)


@pytest.mark.parametrize("end", ["escape", "click", "time"])
def test_waiting_for_a_button_ends(app, end):
    at_buttons(app)
    click_on(app, place_of(app, "4"))
    if end == "escape":
        tap(app, ESCAPE)
    elif end == "click":
        click_on(app, (5, 5))
    else:
        frames(app, int(PATIENCE / FRAME) + 2)
    assert app.stack.top.spoken.startswith("All stays as it was. Card 4: ")
    tap(app, pygame.K_x)
    assert app.context.settings.bindings == DEFAULTS
    tap(app, ESCAPE)
    assert app.stack.top is game(app)


def test_the_seconds_to_press_a_button_in_are_counted_down(app):
    at_buttons(app)
    click_on(app, place_of(app, "4"))
    foot, seen = pygame.Rect(60, 306, 520, 18), set()
    for _ in range(int(PATIENCE) * 4):
        frames(app, int(1 / FRAME / 4))
        seen.add(pygame.image.tobytes(app.window.canvas.subsurface(foot), "RGB"))
    assert len(seen) >= PATIENCE


# -- teaching --------------------------------------------------------------------------------


def test_an_unknown_joystick_is_learnt_and_plays_then(app, plug):
    stick = plug(UNKNOWN)
    tap_pad(app, stick, "x")
    assert isinstance(app.stack.top, TeachScene)
    names = ["y", "x", "dpup", "dpdown", "dpleft", "dpright", "back", "leftshoulder", "rightstick"]
    tap_pad(app, stick, "y", *names)  # one twice, which counts once
    assert app.stack.top is game(app)
    tap_pad(app, stick, "y", "dpleft")
    assert game(app).buttons == ["confirm", "left"]
    assert game(app).heard[0].device == Device("pad", stick.number)


STEERED = ["a", "b", "dpup", "dpdown", "dpleft", "dpright"]
"""The buttons that a joystick must have, as its owner presses them."""


def test_buttons_that_a_joystick_lacks_are_skipped_and_a_lesson_can_be_left(app, plug):
    stick = plug(UNKNOWN)
    tap_pad(app, stick, "x")
    tap(app, ESCAPE)
    assert app.stack.top is game(app)
    assert not app.context.settings.taught
    tap_pad(app, stick, "x", *STEERED)
    tap(app, *[ENTER] * (len(ASKED) - len(STEERED)))
    assert app.stack.top is game(app)
    (lesson,) = app.context.settings.taught.values()
    assert list(lesson.values()) == STEERED


def test_a_joystick_that_moves_by_itself_asks_no_more_once_its_lesson_was_left(app, plug):
    stick = plug(UNKNOWN)
    stick.push("ly", 0.0)
    frames(app)
    stick.push("ly", -1)
    frames(app)
    assert isinstance(app.stack.top, TeachScene)
    tap(app, ESCAPE)
    for share in (1, -1, 1, -1):
        stick.push("ly", share)
        frames(app)
        assert app.stack.top is game(app)
    tap_pad(app, stick, "x")
    assert isinstance(app.stack.top, TeachScene)
    before = app.stack.top.spoken
    stick.push("ly", 1)
    frames(app)
    assert app.stack.top.spoken != before


def test_a_joystick_whose_lesson_is_forgotten_leaves_its_seat(app, plug):
    stick = plug(UNKNOWN)
    tap_pad(app, stick, "x", *STEERED)
    tap(app, *[ENTER] * (len(ASKED) - len(STEERED)))
    pad = Device("pad", stick.number)
    app.context.seats.join(pad, 1)
    at_buttons(app)
    app.stack.top._name = app.context.pads.bound(pad)
    tap(app, UP, ENTER)
    assert not app.context.settings.taught
    assert app.context.seats.missing == {1}


def test_what_menus_need_cannot_be_skipped(app, plug):
    stick, said = plug(UNKNOWN), []
    tap_pad(app, stick, "x")
    app.context.voice.line = said.append
    for name in STEERED:
        asked = app.stack.top.spoken
        tap(app, ENTER)
        assert said[-1].startswith("Nobody can play without this one: ")
        assert app.stack.top.spoken == asked
        tap_pad(app, stick, name)
    assert app.stack.top.spoken == "Press: Pause (start)"


def test_a_lesson_says_what_to_do_what_a_button_is_used_for_and_goes_one_back(app, plug):
    stick, said = plug(UNKNOWN), []
    tap_pad(app, stick, "x")
    assert "press each button as it is named. Press: Accept" in app.stack.top.spoken
    app.context.voice.line = said.append
    tap_pad(app, stick, "x", "x")
    assert said[-1] == "That button is already used for: Accept (lower button)."
    tap_pad(app, stick, "y")
    tap(app, LEFT)  # that was a mistake
    assert app.stack.top.spoken == "Press: Back (right button)"
    tap_pad(app, stick, *STEERED[1:])
    tap(app, LEFT, ENTER, ENTER, ENTER)
    assert isinstance(app.stack.top, TeachScene)
    tap_pad(app, stick, "dpright")
    tap(app, ENTER, LEFT, ENTER, ENTER, ENTER)  # skipped, too, is taken back
    assert app.stack.top is game(app)
    tap_pad(app, stick, "x", "b", "dpright")
    assert game(app).buttons == ["confirm", "back", "right"]


def test_a_taught_joystick_accepts_whatever_other_pads_do_it_with(app, plug):
    mine = rebound(rebound(DEFAULTS, "pad", "confirm", "x"), "pad", "up", "guide")
    app.context.preferences.change(bindings=mine)
    stick = plug(UNKNOWN)
    tap_pad(app, stick, "x", *STEERED)
    tap(app, ENTER, ENTER, ENTER)
    tap_pad(app, stick, *STEERED)
    assert game(app).buttons == ["confirm", "back", "up", "down", "left", "right"]
    assert app.context.settings.bindings["pad"] == mine["pad"]


def test_a_joystick_pulled_out_ends_its_lesson(app, plug):
    stick = plug(UNKNOWN)
    tap_pad(app, stick, "x")
    stick.unplug()
    frames(app, 2)
    assert app.stack.top is game(app)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_fits_in_both_languages(app, plug, language, caplog):
    app.context.preferences.change(language=language)
    at_buttons(app)
    for _ in SETTABLE:
        for _ in app.stack.top._places():
            tap(app, DOWN)
        tap(app, ENTER)
    tap(app, DOWN, ENTER)
    frames(app)
    tap(app, ESCAPE, ESCAPE)
    stick = plug(UNKNOWN)
    tap_pad(app, stick, "x", "a", "a")
    tap(app, ENTER)
    frames(app)
    tap_pad(app, stick, *STEERED[1:])
    tap(app, *[ENTER] * len(ASKED))
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
