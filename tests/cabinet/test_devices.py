"""Pads through real SDL events: finding, dropping, returning, sticks, unknown makes."""

import pygame
import pytest
from pads import UNKNOWN, tap_pad
from playing import FRAME, Probe, listening, start, tap

from game.cabinet.devices import Device
from game.cabinet.input import Press
from game.cabinet.scene import Push

CENTRED, UP = 0, 1


@pytest.fixture
def app():
    return listening()


def heard(app):
    """What went down, and hurry as it comes up."""
    presses = app.stack.scenes[0].heard
    return [press for press in presses if press.down or press.button == "hurry"]


def buttons(app):
    return [press.button for press in heard(app) if press.down]


def test_a_pad_presses_buttons(app, plug):
    pad = plug()
    tap_pad(app, pad, "a", "b", "start", "dpup", "guide")
    assert buttons(app) == ["confirm", "back", "menu", "up", "other"]
    assert {press.device for press in heard(app)} == {Device("pad", pad.number)}


def test_a_pad_plugged_in_before_the_start_is_found(plug):
    pad = plug()
    app = start(Probe())
    app.context.pads.open()
    app.frame(FRAME)
    tap_pad(app, pad, "a")
    assert buttons(app) == ["confirm"]


def test_nothing_is_looked_for_before_the_first_frame(plug):
    app = start(Probe())
    pad = plug()
    tap_pad(app, pad, "a")
    assert heard(app) == []


def test_two_identical_pads_are_told_apart(app, plug):
    first, second = plug(), plug()
    app.context.seats.join(Device("pad", first.number), 2)
    app.context.seats.join(Device("pad", second.number), 0)
    tap_pad(app, second, "a")
    tap_pad(app, first, "a")
    assert [press.seat for press in heard(app)] == [0, 2]
    pads = app.context.pads
    assert [pads.place(Device("pad", pad.number)) for pad in (first, second)] == [1, 2]
    assert pads.guid(Device("pad", first.number)) == pads.guid(Device("pad", second.number))


def test_a_pad_unplugged_among_others_leaves_them_alone(app, plug):
    pads = [plug() for _ in range(4)]
    app.frame(FRAME)
    pads[1].unplug()
    pads[0].unplug()
    late = plug()
    for pad in (pads[2], pads[3], late):
        tap_pad(app, pad, "a")
    assert [press.device.number for press in heard(app)] == [
        pads[2].number,
        pads[3].number,
        late.number,
    ]


def test_a_dropped_pad_leaves_its_seat_missing_and_a_returning_one_has_none(app, plug):
    pad = plug()
    app.frame(FRAME)
    seats = app.context.seats
    seats.join(Device("pad", pad.number), 3)
    pad.unplug()
    app.controls.poll(FRAME)
    assert seats.missing == {3}
    assert seats.device(3) is None
    again = plug()
    tap_pad(app, again, "a")
    assert heard(app)[-1].seat is None


def test_what_a_dropped_pad_held_is_let_go(app, plug):
    pad = plug()
    app.frame(FRAME)
    pad.push("rt", 1)
    pad.hold("dpdown")
    app.frame(FRAME)
    pad.unplug()
    for _ in range(60):
        app.frame(FRAME)
    assert [(press.button, press.down) for press in heard(app) if press.button == "hurry"] == [
        ("hurry", True),
        ("hurry", False),
    ]
    assert buttons(app).count("down") == 1


def test_a_stick_is_a_direction_once_and_does_not_flutter(app, plug):
    pad = plug()
    for share in (0.2, 0.55, 0.65, 0.55, 0.65, 0.5, 0.3, 0.65, 0.0, -0.9, 0.0):
        pad.push("lx", share)
        app.frame(FRAME)
    assert buttons(app) == ["right", "right", "left"]


def test_a_stick_repeats_while_held(app, plug):
    pad = plug()
    app.frame(FRAME)
    pad.push("ly", 1)
    for _ in range(60):
        app.frame(FRAME)
    pad.push("ly", 0)
    for _ in range(30):
        app.frame(FRAME)
    assert 7 <= buttons(app).count("down") <= 9


def test_a_change_of_screen_lets_go_of_pads_too(app, plug):
    pad = plug()
    app.frame(FRAME)
    pad.push("rt", 1)
    pad.hold("leftshoulder")
    app.frame(FRAME)
    second = Probe()
    app.stack.scenes[0].answer = Push(second)
    tap_pad(app, pad, "start")
    assert heard(app)[-1].button == "hurry"
    assert not heard(app)[-1].down
    tap_pad(app, pad, "dpleft")  # the shoulder is held, but does not count any more
    assert [(press.button, press.card) for press in second.heard] == [("left", "1")]


def test_the_second_page_is_held_and_shows_nothing_else(app, plug):
    pad = plug()
    tap_pad(app, pad, "dpleft", "a")
    pad.hold("rightshoulder")
    app.frame(FRAME)
    tap_pad(app, pad, "dpleft", "dpdown")
    pad.let_go("rightshoulder")
    app.frame(FRAME)
    tap_pad(app, pad, "dpdown")
    cards = [press.card for press in heard(app)]
    assert cards == ["1", "5", None, "key", "ball", "4"]
    assert buttons(app)[3:5] == ["key", "ball"]


def test_a_joystick_of_unknown_make_is_heard_raw(app, plug):
    stick = plug(UNKNOWN)
    app.frame(FRAME)
    presses = []
    for act in (
        lambda: stick.hold("x"),
        lambda: stick.turn_hat(UP),
        lambda: stick.turn_hat(CENTRED),
        lambda: stick.push("ly", -1),
    ):
        act()
        presses += app.controls.poll(FRAME)
    assert [press.source for press in presses] == ["button 2", "hat 0 up", "axis 1 -"]
    assert {(press.button, press.device.kind) for press in presses} == {("other", "unknown")}


def test_a_taught_joystick_is_a_pad_like_any_other(app, plug):
    stick = plug(UNKNOWN)
    app.frame(FRAME)
    unknown = Device("unknown", stick.number)
    lesson = {"button 2": "a", "hat 0 up": "dpup", "axis 1 -": "lefty-"}
    app.context.preferences.change(taught={app.context.pads.guid(unknown): lesson})
    tap_pad(app, stick, "x", "y")
    stick.turn_hat(UP)
    stick.push("ly", -1)
    app.frame(FRAME)
    assert buttons(app) == ["confirm", "up", "up"]
    pad = Device("pad", stick.number)
    assert {press.device for press in heard(app)} == {pad}
    app.context.seats.join(pad, 1)
    stick.unplug()
    app.controls.poll(FRAME)
    assert app.context.seats.missing == {1}


def test_a_pad_that_cannot_rumble_is_still(app, plug):
    pad = plug()
    app.frame(FRAME)
    app.context.pads.rumble(Device("pad", pad.number))
    app.context.pads.rumble(Device("pad", 99))
    app.context.pads.rumble(Device("keyboard"))


def test_clusters_of_the_keyboard_are_their_players(app):
    app.context.seats.join(Device("keyboard"), 0)
    tap(app, pygame.K_w)
    app.context.seats.join(Device("left"), 1)
    tap(app, pygame.K_w, pygame.K_u, pygame.K_RETURN)
    assert [(press.device.kind, press.seat, press.card) for press in heard(app)] == [
        ("keyboard", 0, None),
        ("left", 1, "2"),
        ("right", 0, "2"),
        ("keyboard", None, None),
    ]
    assert heard(app)[-1] == Press("confirm")


def test_a_key_held_while_its_cluster_joins_is_let_go(app):
    app.context.preferences.change()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_UP))
    app.frame(FRAME)
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_UP))
    app.context.seats.join(Device("numbers"), 1)
    for _ in range(60):
        app.frame(FRAME)
    assert buttons(app) == ["up"]
