"""Seats that change their players in mid-game: dropped pads, takeovers, bots."""

from dataclasses import dataclass, field

import pygame
import pytest
from pads import NINTENDO, SONY, tap_pad
from playing import FRAME, Probe, click, start, tap

from game.cabinet.chairs import DEAD, AwayScene, ChairsScene, invited
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


def test_only_whoever_would_share_a_device_answers_whether_they_will(app, plug):
    first, lost = seat_pads(app, plug, 0, 1)
    lost.unplug()
    till_asked(app)
    tap_pad(app, first, "a", "dpleft")
    assert isinstance(app.stack.top, Confirm)
    again = plug()
    tap_pad(app, again, "a")
    assert isinstance(app.stack.top, AwayScene)
    assert players(app)[0] == Device("pad", first.number)
    tap_pad(app, again, "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[:2] == [Device("pad", pad.number) for pad in (first, again)]


def test_a_neighbour_keeps_the_half_of_the_keyboard_that_is_theirs(app):
    seats = app.context.seats
    seats.join(Device("left"), 0)
    seats.join(Device("right"), 1)
    app.stack.apply(Push(ChairsScene(app.context, game(app)), over=True))
    frames(app)
    tap(app, pygame.K_k, ENTER)
    assert seats.device(0) == Device("left")
    assert [each.kind for each in invited(app.context)] == ["pad", "right"]
    tap(app, pygame.K_e)
    assert seats.device(0) == Device("left")


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
    assert not app.context.seats.taken


def test_a_pad_dropped_between_two_games_is_asked_for_when_the_next_begins(plug):
    app = start(Probe())
    app.context.pads.open()
    seat_pads(app, plug, 0)[0].unplug()
    frames(app)
    app.stack.apply(Push(Game()))
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)


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


def test_a_press_that_was_meant_for_the_game_answers_nothing(app, plug):
    first, second = seat_pads(app, plug, 0, 1)
    second.unplug()
    frames(app, 2)
    tap_pad(app, first, "a")
    tap(app, ENTER, ESCAPE)
    assert isinstance(app.stack.top, AwayScene)
    assert app.context.seats.missing == {1}


def test_a_pad_comes_back_to_its_seat_wherever_the_focus_is(app, plug):
    seat_pads(app, plug, 0, 1)[1].unplug()
    till_asked(app)
    assert "press Accept on it" in app.stack.top.spoken
    tap(app, DOWN)
    again = plug()
    tap_pad(app, again, "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[1] == Device("pad", again.number)


@pytest.mark.parametrize("stand_in", ["keyboard", "pad"])
def test_a_pad_that_was_replaced_takes_its_own_seat_back(app, plug, stand_in):
    first, second = plug(model=SONY), plug(model=NINTENDO)
    frames(app)
    for seat, pad in enumerate((first, second)):
        app.context.seats.join(Device("pad", pad.number), seat)
    second.unplug()
    till_asked(app)
    if stand_in == "pad":
        tap_pad(app, plug(model=SONY), "a")
    else:
        tap(app, ENTER)
    frames(app)
    assert app.stack.top is game(app)
    before = players(app)[1]
    at_seats(app)
    again = plug(model=NINTENDO)
    tap_pad(app, again, "dpdown")
    assert app.stack.top.spoken.endswith("Accept: you play Knight with this device.")
    tap_pad(app, again, "a")
    assert players(app) == [*(Device("pad", pad.number) for pad in (first, again)), None]
    assert app.context.seats.owner(before) is None
    assert game(app).bots == {2}


def test_those_who_shared_a_pad_share_it_again_by_one_press(app, plug):
    pad = plug()
    tap_pad(app, pad, "a")
    pad.unplug()
    till_asked(app)
    assert app.context.seats.missing == {0, 1}
    again = plug()
    tap_pad(app, again, "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app) == [None, None, None]
    assert app.context.seats.common == Device("pad", again.number)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_pads_alike_come_back_to_a_seat_each(app, plug, order):
    for pad in seat_pads(app, plug, 0, 1):
        pad.unplug()
    till_asked(app)
    again = [plug(), plug()]
    first, second = (again[k] for k in order)
    tap_pad(app, first, "a", "a")  # a second press of the same pad is a question
    assert isinstance(app.stack.top, Confirm)
    tap_pad(app, first, "b")
    tap_pad(app, second, "a")
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[:2] == [Device("pad", pad.number) for pad in (first, second)]


def test_a_pad_that_several_share_is_missed_also_when_another_was_used_last(app, plug):
    shared = seat_pads(app, plug, 0)[0]
    app.context.seats.join(KEYBOARD, 2)
    game(app).bots.clear()
    app.context.seats.share(Device("pad", shared.number), 1)
    tap(app, RIGHT)
    shared.unplug()
    till_asked(app)
    assert app.context.seats.missing == {0, 1}


def test_the_whole_keyboard_takes_over_as_the_free_half_and_the_list_says_so(app, plug):
    seat_pads(app, plug, 1)[0].unplug()
    app.context.seats.join(Device("left"), 0)
    till_asked(app)
    tap(app, ENTER)
    frames(app)
    assert app.stack.top is game(app)
    assert players(app)[:2] == [Device("left"), Device("right")]
    at_seats(app)
    tap(app, DOWN)
    assert app.stack.top.spoken.startswith("Knight: Keyboard, right.")


def test_where_both_halves_play_the_whole_keyboard_is_shared(app, plug):
    pad = seat_pads(app, plug, 2)[0]
    game(app).bots.clear()
    for seat, half in enumerate(("left", "right")):
        app.context.seats.join(Device(half), seat)
    pad.unplug()
    till_asked(app)
    tap(app, ENTER)
    frames(app)
    assert players(app) == [Device("left"), Device("right"), None]
    assert app.context.seats.common == KEYBOARD


def test_the_list_tells_who_shares_and_who_is_alone(app, plug):
    at_seats(app)
    assert app.stack.top.spoken.startswith("Scout: Shares a device.")
    tap(app, DOWN)
    seat_pads(app, plug, 0)
    assert app.stack.top.spoken.startswith("Knight: Any free device.")
    game(app).bots.add(0)
    app.context.seats.leave(0)
    assert app.stack.top.spoken.startswith("Knight: Any device.")


def test_accept_hands_a_seat_to_a_bot_and_back_and_says_so_before(app, plug):
    first, second = seat_pads(app, plug, 0, 1)
    at_seats(app)
    mine = [Device("pad", pad.number) for pad in (first, second)]
    for pad in (first, second):  # one's own seat, and that of somebody else
        tap_pad(app, pad, "dpup", "dpdown")
        assert app.stack.top.spoken.endswith("Accept: a bot plays on. Again: as before.")
        tap_pad(app, pad, "a")
        assert game(app).bots == {0, 2}
        tap_pad(app, pad, "a")
        assert game(app).bots == {2}
        assert players(app)[:2] == mine


def test_a_device_that_plays_is_asked_before_it_takes_a_bots_seat_too(app, plug):
    pad = seat_pads(app, plug, 0, 1)[0]
    at_seats(app)
    tap_pad(app, pad, "dpdown", "dpdown")
    assert app.stack.top.spoken.endswith("Accept: this device plays Rogue too.")
    tap_pad(app, pad, "a")
    assert isinstance(app.stack.top, Confirm)
    tap_pad(app, pad, "dpleft", "a")
    assert game(app).bots == set()
    assert [device is None for device in players(app)] == [True, False, True]
    assert app.context.seats.common == Device("pad", pad.number)


def test_a_device_that_drops_out_while_it_is_asked_shares_nothing(app, plug):
    pad = seat_pads(app, plug, 0, 1)[0]
    at_seats(app)
    tap_pad(app, pad, "dpup", "dpup", "a")
    pad.unplug()
    till_asked(app)
    tap(app, ENTER, LEFT, ENTER)
    assert players(app)[0] == KEYBOARD
    assert game(app).bots == {2}


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
    first, second = seat_pads(app, plug, 0, 1)
    for name in ("dpup", "dpup", "a", "b", "dpup", "a"):
        tap_pad(app, first, name)
    second.unplug()
    first.unplug()
    till_asked(app)
    tap(app, ENTER)
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]


def test_who_joins_again_has_the_seat_that_they_gave_to_a_bot(app, plug):
    game(app).bots.clear()
    first, second = seat_pads(app, plug, 0, 1)
    app.context.seats.join(KEYBOARD, 2)
    at_seats(app)
    tap_pad(app, second, "dpdown", "a")
    tap_pad(app, first, "dpup", "a")
    assert game(app).bots == {0, 1}
    tap(app, DOWN, DOWN)
    tap_pad(app, second, "a")
    assert (game(app).bots, players(app)[1]) == ({0}, Device("pad", second.number))
    tap(app, DOWN)
    tap_pad(app, first, "a")
    assert (game(app).bots, players(app)[0]) == (set(), Device("pad", first.number))
