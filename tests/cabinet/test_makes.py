"""Pads of several makers: their signs, buttons of their own for each model, and rumble."""

import logging
from dataclasses import replace

import pygame
import pytest
from pads import NINTENDO, SONY, UNKNOWN, tap_pad
from playing import FRAME, click, listening, tap
from pygame import K_DOWN, K_LEFT, K_RETURN, K_RIGHT

from game.cabinet.bindings import DEFAULTS, actions_of, rebound, reset
from game.cabinet.buttons import ButtonsScene
from game.cabinet.devices import Device
from game.cabinet.makes import SIGNS, family, make
from game.cabinet.pieces import has
from game.cabinet.prompts import glyph
from game.cabinet.scene import Push
from game.cabinet.settings import from_record, to_record
from game.cabinet.teach import TeachScene

DUALSENSE = "pad:054c:0ce6"
USB, BLUETOOTH = "0300fb004c050000e60c000011810000", "0500a1b24c050000e60c000000016800"


@pytest.fixture
def app():
    return listening()


def found(app, pad):
    """The device of a pad that was plugged in just now."""
    app.frame(FRAME)
    return Device("pad", pad.number)


def test_a_model_is_the_same_by_cable_and_by_air():
    assert make(USB) == make(BLUETOOTH) == "054c:0ce6"


@pytest.mark.parametrize("guid", ["", "ff000e1c4d79204f776e000000007601", "0" * 32])
def test_a_pad_without_numbers_is_known_by_its_whole_guid(guid):
    assert make(guid) == guid


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("Wireless Controller PS4 style", "sony"),
        ("Core (Plus) Wired Controller for Nintendo Switch", "nintendo"),
        ("Xbox 360 Controller", ""),
        ("USB Gamepad", ""),
    ],
)
def test_a_pad_of_another_maker_goes_by_its_name(name, signs):
    assert family("0" * 32, name) == signs


def test_every_maker_marks_the_buttons_that_play():
    for signs in SIGNS.values():
        assert signs.keys() == SIGNS[""].keys()
        for sign in signs.values():
            assert glyph(sign).get_height() == 13
            assert has(f"glyph/{sign}") or sign.startswith("pill:")


def test_prompts_show_the_signs_of_the_pad_in_use(app, plug):
    context = app.context
    pads = {name: found(app, plug(model=each)) for name, each in (("s", SONY), ("n", NINTENDO))}
    assert context.glyph("confirm", pads["s"]) == "pad:cross"
    assert context.glyph("page", pads["s"]) == "pill:L1"
    assert context.glyph("confirm", pads["n"]) == "pad:A"
    assert context.glyph("page", pads["n"]) == "pill:L"
    assert context.glyph("confirm", found(app, plug())) == "pad:A"


def at_buttons(app):
    app.stack.apply(Push(ButtonsScene(app.context), over=True))


def shown(app, action):
    scene = app.stack.top
    at = scene._places()[scene._actions.index(action) + 1].center
    return 2 * at[0], 2 * at[1]


def test_a_model_has_buttons_of_its_own_and_others_keep_theirs(app, plug):
    sony, other = plug(model=SONY), plug()
    tap_pad(app, sony, "y")
    at_buttons(app)
    tap(app, K_RIGHT)
    assert app.stack.top._name in {DUALSENSE, app.context.pads.bound(found(app, other))}
    if app.stack.top._name != DUALSENSE:
        tap(app, K_RIGHT)
    assert app.stack.top.spoken.startswith("DualSense Wireless Controller. ")
    click(app, shown(app, "confirm"))
    tap_pad(app, other, "x")  # another model: not what is waited for
    assert app.context.settings.bindings == DEFAULTS
    tap_pad(app, sony, "x")
    assert app.context.glyph("confirm", found(app, sony)) == "pad:square"
    assert app.context.glyph("confirm", found(app, other)) == "pad:A"
    assert app.context.glyph("back", found(app, sony)) == "pad:circle"
    kept = from_record(to_record(app.context.settings)).bindings
    assert actions_of(kept, DUALSENSE) == {**DEFAULTS["pad"], "confirm": ("x",)}
    while app.stack.top._focus.index != len(app.stack.top._places()) - 1:
        tap(app, K_DOWN)
    tap_pad(app, sony, "x")  # its confirm: defaults again
    assert app.context.settings.bindings == DEFAULTS


def test_a_model_that_is_pulled_out_can_still_be_set_back(app, plug):
    sony = plug(model=SONY)
    found(app, sony)
    app.context.preferences.change(bindings=rebound(DEFAULTS, DUALSENSE, "recap", "x"))
    at_buttons(app)
    while app.stack.top._name != DUALSENSE:
        tap(app, K_LEFT)
    sony.unplug()
    app.frame(FRAME)
    assert app.stack.top.spoken
    tap(app, K_RIGHT, K_LEFT)
    assert app.stack.top._name != DUALSENSE


def test_what_is_set_for_all_pads_holds_for_a_model_unless_it_has_its_own():
    bindings = rebound(rebound(DEFAULTS, DUALSENSE, "recap", "x"), "pad", "back", "guide")
    assert actions_of(bindings, DUALSENSE)["back"] == ("guide",)
    assert actions_of(bindings, DUALSENSE)["recap"] == ("x", "back")
    assert actions_of(bindings, "pad:1234:5678")["recap"] == DEFAULTS["pad"]["recap"]
    assert actions_of(reset(bindings, DUALSENSE), DUALSENSE)["recap"] == DEFAULTS["pad"]["recap"]


def test_broken_buttons_of_a_model_fall_back_one_by_one(caplog):
    caplog.set_level(logging.WARNING)
    record = {DUALSENSE: {"recap": ["x"], "fly": ["y"], "back": 3}, "pad:x": 7}
    bindings = from_record({"bindings": record}).bindings
    assert bindings[DUALSENSE] == {"recap": ("x",)}
    assert actions_of(bindings, "pad:x") == DEFAULTS["pad"]
    assert len(caplog.records) == 1


def test_a_taught_joystick_is_a_model_too(app, plug):
    stick = plug(UNKNOWN)
    app.frame(FRAME)
    assert not app.context.pads.models()
    guid = app.context.pads.guid(Device("unknown", stick.number))
    app.context.preferences.change(taught={guid: {"button 2": "a"}})
    assert list(app.context.pads.models().values()) == [Device("pad", stick.number)]


def test_a_joystick_that_was_taught_wrongly_is_taught_anew(app, plug):
    stick = plug(UNKNOWN)
    guid = app.context.pads.guid(replace(found(app, stick), kind="unknown"))
    app.context.preferences.change(taught={guid: {"button 2": "a"}, "other": {"button 1": "b"}})
    at_buttons(app)
    while not app.stack.top._name.startswith("pad:"):
        tap(app, K_RIGHT)
    tap(app, *[K_DOWN] * (len(app.stack.top._places()) - 1), K_RETURN)
    assert app.context.settings.taught == {"other": {"button 1": "b"}}
    tap_pad(app, stick, "x")
    assert isinstance(app.stack.top, TeachScene)


def test_a_pad_rumbles_shortly_and_always_alike(app, plug):
    pad = plug()
    for _ in range(2):
        app.context.pads.rumble(found(app, pad))
        pygame.time.wait(120)  # SDL ends a rumble by the clock of the machine
        app.frame(FRAME)
    assert len(pad.shakes) == 2
    assert len(set(pad.shakes)) == 1


def test_directions_are_shown_as_they_are_set(app, plug):
    tap_pad(app, plug(), "y")
    context = app.context
    assert context.arrows() == ("dpad:lrud",)
    context.preferences.change(bindings=rebound(DEFAULTS, "pad", "up", "x"))
    assert context.arrows(sideways=False) == ("pad:X", "dpad:d")
    assert context.arrows(upright=False) == ("dpad:lr",)
    context.preferences.change(bindings=rebound(DEFAULTS, "pad", "up", "dpleft"))
    assert context.arrows(sideways=False) == ("dpad:l", "dpad:d")


def test_sticks_are_told_from_keys_and_the_arms_of_a_cross_from_each_other():
    ways = ("left", "right", "up", "down")
    names = [*(f"stick:{way}" for way in ways), *(f"key:{way}" for way in ways)]
    pictures = {pygame.image.tobytes(glyph(f"dpad:{way}"), "RGBA") for way in "lrud"}
    assert len(pictures) == 4
    assert len({pygame.image.tobytes(glyph(name), "RGBA") for name in names}) == 8
    assert all(SIGNS[""][f"left{axis}"] in names for axis in ("x-", "x+", "y-", "y+"))
