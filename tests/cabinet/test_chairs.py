"""Seats that change their players in mid-game: dropped pads, takeovers, bots."""

from dataclasses import dataclass, field

import pygame
import pytest
from pads import NINTENDO, SONY, tap_pad
from playing import FRAME, Probe, click, start, tap

from game.cabinet.chairs import DEAD, AwayScene, ChairsScene
from game.cabinet.devices import KEYBOARD, Device
from game.cabinet.menu import Confirm
from game.cabinet.scene import Chair, Push

UP, DOWN, LEFT, RIGHT = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE
NAMES = ("Scout", "Knight", "Rogue")


@dataclass
class Game(Probe):
    """A scene of three seats: who plays them is all there is to it."""

    bots: set = field(default_factory=lambda: {2})
    losing: bool = True

    def chairs(self):
        return tuple(Chair(name, seat in self.bots) for seat, name in enumerate(NAMES))

    def hand_over(self, seat, *, to_bot):
        (self.bots.add if to_bot else self.bots.discard)(seat)


@pytest.fixture
def app():
    app = start(Probe())
    app.context.pads.open()
    app.stack.apply(Push(Game()))
    app.frame(FRAME)
    return app


def game(app):
    return app.stack.scenes[1]


def frames(app, count=1):
    for _ in range(count):
        app.frame(FRAME)


def till_asked(app):
    """Until the question about a lost pad hears presses."""
    frames(app, int(DEAD / FRAME) + 3)


def seat_pads(app, plug, *seats):
    pads = [plug() for _ in seats]
    frames(app)
    for pad, seat in zip(pads, seats, strict=True):
        app.context.seats.join(Device("pad", pad.number), seat)
    return pads


def players(app):
    return [app.context.seats.device(seat) for seat in range(3)]


def test_a_dropped_pad_pauses_the_game_and_returning_it_goes_on(app, plug):
    seat_pads(app, plug, 0, 1)[1].unplug()
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)
    assert "Knight" in app.stack.top.spoken
    again = plug()
    frames(app, 2)
    assert isinstance(app.stack.top, AwayScene)
    tap_pad(app, again, "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[1] == Device("pad", again.number)
    assert game(app).buttons == []


def test_any_device_may_take_the_seat_and_the_returning_pad_has_none(app, plug):
    seat_pads(app, plug, 0, 1)[1].unplug()
    till_asked(app)
    tap(app, ENTER)
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[1] == KEYBOARD
    again = plug()
    tap_pad(app, again, "a")
    assert players(app)[1] == KEYBOARD
    assert game(app).heard[-1].seat is None


def test_a_device_that_plays_already_becomes_common(app, plug):
    first, second = seat_pads(app, plug, 0, 1)
    second.unplug()
    till_asked(app)
    tap_pad(app, first, "a")
    assert isinstance(app.stack.top, Confirm)
    tap_pad(app, first, "a")
    assert isinstance(app.stack.top, AwayScene)
    assert players(app)[0] == Device("pad", first.number)
    tap_pad(app, first, "a", "dpleft", "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app) == [None, None, None]


def test_a_bot_may_play_on(app, plug):
    seat_pads(app, plug, 0, 1)[1].unplug()
    till_asked(app)
    tap(app, DOWN, ENTER)
    frames(app)
    assert app.stack.top is game(app)
    assert game(app).bots == {1, 2}


def test_two_pads_dropped_are_two_questions(app, plug):
    for pad in seat_pads(app, plug, 0, 1):
        pad.unplug()
    till_asked(app)
    assert "Scout" in app.stack.top.spoken
    tap(app, DOWN, ENTER)
    assert "Knight" in app.stack.top.spoken
    tap(app, ENTER)
    frames(app)
    assert app.stack.top is game(app)
    assert game(app).bots == {0, 2}
    assert players(app)[1] == KEYBOARD


def test_of_two_pads_dropped_each_gets_its_own_seat_whichever_is_back_first(app, plug):
    first, second = plug(model=SONY), plug(model=NINTENDO)
    frames(app)
    for seat, pad in enumerate((first, second)):
        app.context.seats.join(Device("pad", pad.number), seat)
    first.unplug()
    second.unplug()
    till_asked(app)
    again = [plug(model=model) for model in (NINTENDO, SONY)]
    tap_pad(app, again[0], "a")
    assert isinstance(app.stack.top, AwayScene)
    assert players(app)[:2] == [None, Device("pad", again[0].number)]
    tap_pad(app, again[1], "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[:2] == [Device("pad", pad.number) for pad in (again[1], again[0])]


def test_waiting_for_a_pad_never_traps(app, plug):
    seat_pads(app, plug, 0)[0].unplug()
    till_asked(app)
    tap(app, ESCAPE)
    assert isinstance(app.stack.top, AwayScene)
    tap(app, ENTER)
    frames(app, 30)
    assert len(app.stack.scenes) == 1
    assert app.context.seats.missing == frozenset()


def test_a_pad_dropped_in_a_menu_over_the_game_pauses_too(app, plug):
    (pad,) = seat_pads(app, plug, 0)
    app.stack.apply(Push(ChairsScene(app.context, game(app)), over=True))
    pad.unplug()
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)


def test_a_pad_dropped_where_no_game_runs_only_frees_its_seat(plug):
    app = start(Probe())
    app.context.pads.open()
    seat_pads(app, plug, 0)[0].unplug()
    till_asked(app)
    assert len(app.stack.scenes) == 1
    assert app.context.seats.missing == frozenset()


def test_seats_go_to_bots_and_back_by_one_button(app, plug):
    (pad,) = seat_pads(app, plug, 0)
    app.stack.apply(Push(ChairsScene(app.context, game(app)), over=True))
    tap_pad(app, pad, "a")
    assert game(app).bots == {0, 2}
    assert players(app)[0] is None
    tap_pad(app, pad, "dpdown", "dpdown", "a")
    assert game(app).bots == {0}
    assert players(app)[2] == Device("pad", pad.number)
    tap(app, UP, ENTER)  # Knight has the keyboard, which is nobody's own
    assert players(app)[1] == KEYBOARD
    tap(app, UP, UP, ENTER)
    assert app.stack.top is game(app)


def test_the_mouse_takes_a_seat_behind_the_curtain(app):
    app.stack.apply(Push(ChairsScene(app.context, game(app)), over=True))
    click(app, (2 * 200, 2 * 168))
    assert game(app).bots == set()
    assert players(app) == [None, None, None]


def at_seats(app):
    app.stack.apply(Push(ChairsScene(app.context, game(app)), over=True))
    frames(app)


def test_a_newcomer_gets_the_first_bots_seat_and_turns_nobody_out(app, plug):
    seat_pads(app, plug, 0, 1)
    at_seats(app)
    third, fourth = plug(), plug()
    tap_pad(app, third, "a")
    assert game(app).bots == set()
    assert players(app)[2] == Device("pad", third.number)
    tap_pad(app, fourth, "dpup", "a")  # no bot is left: now it hands the seat in focus to one
    assert game(app).bots == {1}
    tap_pad(app, fourth, "a")
    assert players(app)[1] == Device("pad", fourth.number)


def test_a_part_of_the_keyboard_joins_and_only_there_its_keys_are_its_own(app, plug):
    seat_pads(app, plug, 1)
    app.context.seats.join(KEYBOARD, 0)
    at_seats(app)
    tap(app, pygame.K_e)
    assert players(app)[0] == Device("right")
    assert players(app)[2] == Device("left")
    tap(app, ESCAPE)
    assert app.stack.top is game(app)
    assert not app.context.seats.joining


def test_a_part_of_the_keyboard_takes_the_seat_of_a_dropped_pad(app, plug):
    pad = seat_pads(app, plug, 1)[0]
    app.context.seats.join(KEYBOARD, 0)
    pad.unplug()
    till_asked(app)
    tap(app, pygame.K_o)
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[:2] == [Device("left"), Device("right")]
    assert not app.context.seats.joining


def test_no_part_of_the_keyboard_stays_apart_in_the_title(app, plug):
    pad = seat_pads(app, plug, 1)[0]
    at_seats(app)
    pad.unplug()
    till_asked(app)
    tap(app, ESCAPE, LEFT, ENTER)
    frames(app, 60)
    assert len(app.stack.scenes) == 1
    assert not app.context.seats.joining


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_fits_in_both_languages(app, plug, language, caplog):
    app.context.preferences.change(language=language)
    app.stack.apply(Push(ChairsScene(app.context, game(app)), over=True))
    seat_pads(app, plug, 0)[0].unplug()
    frames(app, 3)
    tap(app, ENTER)
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
