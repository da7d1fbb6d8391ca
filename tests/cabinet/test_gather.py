"""A saved game of several people goes on: they take their seats first, through real SDL events."""

import pygame
import pytest
from pads import tap_pad
from playing import FRAME, click, start, tap
from test_couch import play_on, sit

from game.app import Launch
from game.cabinet.devices import KEYBOARD, Device
from game.cabinet.gather import _BEGIN, GRACE, GatherScene
from game.cabinet.settings import INSTANT
from game.cabinet.title import TitleScene
from game.raiders import play
from game.raiders.scene import TableScene
from game.raiders.session import GameSetup, Session

ENTER, ESCAPE, DOWN = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN
LEFT_JOINS, RIGHT_JOINS, LEFT_LEAVES = pygame.K_e, pygame.K_o, pygame.K_q
THREE = ("person", "careful", "person", "person")


def resumed(*seats, language="en"):
    """An app before a saved game of these seats, as after a start of the program."""
    app = start(None, launch=Launch(language=language, speed=INSTANT))
    app.context.preferences.change(bot_speed=INSTANT)
    app.context.saves.write(Session.begin(GameSetup("standard", seats, 5)).record())
    app.context.pads.open()
    app.stack = type(app.stack)(play.title(app.context))
    tap(app, ENTER, ENTER)
    return app


def wait(app, seconds=GRACE + FRAME):
    for _ in range(int(seconds / FRAME) + 1):
        app.frame(FRAME)


def insist(app, key):
    """Begin although not everybody sits: the first press asks, the second one begins."""
    tap(app, key)
    assert isinstance(app.stack.top, GatherScene)
    assert "Accept again" in app.stack.top.spoken
    wait(app)
    tap(app, key)


def devices(app):
    return {seat: app.context.seats.device(seat) for seat in app.context.seats.taken}


def test_whoever_is_alone_is_not_asked():
    assert isinstance(resumed("person", "careful", "random").stack.top, TableScene)
    assert isinstance(resumed("careful", "careful", "random").stack.top, TableScene)


def test_people_sit_down_in_order_and_a_game_of_mixed_devices_goes_on_to_its_end(plug):
    app, pad = resumed(*THREE), plug()
    assert isinstance(app.stack.top, GatherScene)
    tap_pad(app, pad, "a")
    tap(app, LEFT_JOINS, RIGHT_JOINS)
    mine = Device("pad", pad.number)
    assert devices(app) == {0: mine, 2: Device("left"), 3: Device("right")}
    wait(app)
    tap_pad(app, pad, "a")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.choices.couch.private == (0, 2, 3)
    assert play_on(app, {0: pad}).session.table.over


def restarted(app):
    """The program left by closing its window, and started again on the same folder."""
    app.stack.save()
    app.context.pads.close()
    again = start(None, launch=Launch(language="en", speed=INSTANT))
    again.context.preferences.change(bot_speed=INSTANT)
    again.context.pads.open()
    again.stack = type(again.stack)(play.title(again.context))
    tap(again, ENTER, ENTER)
    return again


def test_a_game_saved_in_a_level_goes_on_after_a_restart_to_its_end(plug):
    devices_of = ("pad", "left", "right")
    app, pads = sit(plug, "standard", ("person",) * 3, devices_of)
    before = play_on(app, pads, until=lambda table: len(table.session.table.log) >= 7)
    again, pad = restarted(app), plug()
    assert isinstance(again.stack.top, GatherScene)
    assert not devices(again)
    tap(again, RIGHT_JOINS)
    tap_pad(again, pad, "a")
    tap(again, LEFT_JOINS)
    mine = {0: Device("right"), 1: Device("pad", pad.number), 2: Device("left")}
    assert devices(again) == mine
    wait(again)
    tap(again, LEFT_JOINS)
    table = again.stack.top
    assert table.session.record() == before.session.record()
    assert table.choices.couch.private == (0, 1, 2)
    assert play_on(again, {1: pad}).session.table.over
    assert not again.context.saves.exists


def test_a_seat_is_changed_left_and_taken_again(plug):
    app, pad = resumed(*THREE), plug()
    tap_pad(app, pad, "a", "dpdown")
    assert list(devices(app)) == [2]
    tap_pad(app, pad, "dpdown", "dpdown", "dpup")
    assert list(devices(app)) == [3]
    tap(app, LEFT_JOINS)
    tap_pad(app, pad, "dpup")  # seat 0 is taken by now
    assert devices(app) == {0: Device("left"), 2: Device("pad", pad.number)}
    tap(app, LEFT_LEAVES)
    assert list(devices(app)) == [2]


def test_nobody_begins_who_only_meant_to_sit():
    app = resumed(*THREE)
    tap(app, ENTER, ENTER)
    assert isinstance(app.stack.top, GatherScene)
    wait(app)
    insist(app, ENTER)
    assert isinstance(app.stack.top, TableScene)


def test_a_newcomer_is_waited_for_anew(plug):
    app, pad = resumed(*THREE), plug()
    tap(app, ENTER)
    wait(app)
    tap(app, ENTER)
    tap_pad(app, pad, "a")
    wait(app)
    insist(app, ENTER)
    assert app.stack.top.choices.couch.private == (2,)


def test_whoever_begins_shares_with_those_who_have_no_device(plug):
    app, pad = resumed(*THREE), plug()
    tap_pad(app, pad, "a")
    tap(app, ENTER)
    assert devices(app)[2] == KEYBOARD
    wait(app)
    insist(app, ENTER)
    assert app.stack.top.choices.couch.private == (0,)
    assert app.stack.top.choices.couch.shared == (2, 3)
    play_on(app, {0: pad}, until=lambda table: len(table.session.table.log) >= 3)


def test_a_half_of_the_keyboard_that_begins_leaves_its_keys_to_those_who_share(plug):
    app = resumed(*THREE)
    tap(app, LEFT_JOINS, RIGHT_JOINS)
    wait(app)
    insist(app, LEFT_JOINS)
    assert isinstance(app.stack.top, TableScene)
    assert devices(app) == {2: Device("right")}
    assert app.context.seats.common == KEYBOARD
    wait(app)
    tap(app, ENTER)
    assert app.stack.top.choices.hand.seat == 0


def test_the_mouse_begins_for_people_who_share_everything():
    app = resumed(*THREE)
    click(app, (5, 5))
    assert isinstance(app.stack.top, GatherScene)
    click(app, (2 * _BEGIN.centerx, 2 * _BEGIN.centery))
    assert isinstance(app.stack.top, TableScene)
    assert not devices(app)


def test_what_is_left_of_a_keyboard_begins_too():
    app = resumed(*THREE)
    tap(app, LEFT_JOINS)
    wait(app)
    insist(app, ENTER)
    assert isinstance(app.stack.top, TableScene)


def test_back_gets_up_and_then_leaves_without_loss(plug):
    app, pad = resumed(*THREE), plug()
    tap_pad(app, pad, "a", "b")
    assert not devices(app)
    tap_pad(app, pad, "b")
    assert isinstance(app.stack.top, TitleScene)
    assert app.context.saves.exists
    assert not app.context.seats.joining


def test_who_only_looks_on_sends_nobody_away(plug):
    app, pad, stranger = resumed(*THREE), plug(), plug()
    tap_pad(app, stranger, "b")
    wait(app)
    assert isinstance(app.stack.top, TitleScene)
    tap(app, ENTER)
    wait(app)
    tap_pad(app, pad, "a")
    tap_pad(app, stranger, "b")
    tap(app, LEFT_LEAVES)
    wait(app)
    assert isinstance(app.stack.top, GatherScene)
    assert devices(app) == {0: Device("pad", pad.number)}
    tap(app, ESCAPE)
    wait(app)
    assert isinstance(app.stack.top, TitleScene)


def test_a_pad_that_drops_out_frees_its_seat(plug):
    app, pad = resumed(*THREE), plug()
    tap_pad(app, pad, "a")
    pad.unplug()
    wait(app, 2 * FRAME)
    assert isinstance(app.stack.top, GatherScene)
    assert not devices(app)
    tap(app, LEFT_JOINS)
    assert list(devices(app)) == [0]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_step_is_said_and_fits(plug, language, caplog):
    app, pad = resumed("person", "person", "person", "person", "careful", language=language), plug()
    said = [app.stack.top.spoken]
    for step in ("a", "dpdown", "b"):
        tap_pad(app, pad, step)
        said.append(app.stack.top.spoken)
    assert len(set(said)) == len(said)
    tap(app, LEFT_JOINS, RIGHT_JOINS, DOWN)
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
