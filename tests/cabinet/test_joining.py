"""Who joins the party in the set-up, leaves it, and is kept in it, by real SDL events."""

import pygame
from pads import tap_pad
from playing import FRAME, at_setup, click, listening, tap, wait

from game.cabinet.chairs import invited
from game.cabinet.devices import KEYBOARD, Device
from game.cabinet.scene import Push
from game.cabinet.settings import INSTANT
from game.cabinet.title import TitleScene
from game.raiders import play
from game.raiders.scene import TableScene
from game.raiders.setup_options import option_texts
from game.raiders.setup_seats import GRACE


def kinds(app):
    seats = app.stack.top.choice.seats
    devices = [app.context.seats.device(seat) for seat in range(len(seats))]
    return [device.kind if device else kind for device, kind in zip(devices, seats, strict=True)]


def test_joining_and_leaving_by_one_button_each(plug):
    app = at_setup()
    assert kinds(app) == ["keyboard", "careful", "careful", "careful", "open"]
    first, second = plug(), plug()
    tap_pad(app, first, "a")
    tap(app, pygame.K_e)
    assert kinds(app) == ["right", "left", "careful", "careful", "pad"]
    tap_pad(app, second, "a")
    assert kinds(app) == ["right", "left", "pad", "careful", "pad"]
    tap_pad(app, first, "b")
    assert kinds(app) == ["right", "left", "pad", "careful", "open"]
    tap(app, pygame.K_q)
    assert kinds(app) == ["right", "careful", "pad", "careful", "open"]
    tap_pad(app, first, "a")
    assert kinds(app) == ["right", "careful", "pad", "careful", "pad"]


def test_the_number_of_players_sends_bots_away_and_never_people(plug):
    app = at_setup()
    pads = [plug() for _ in range(2)]
    for pad in pads:
        tap_pad(app, pad, "a")
    assert kinds(app) == ["keyboard", "pad", "careful", "careful", "pad"]
    tap(app, *[pygame.K_LEFT] * 4, pygame.K_RETURN)
    assert kinds(app) == ["keyboard", "pad", "open", "open", "pad"]
    tap_pad(app, plug(), "a")
    tap_pad(app, plug(), "a")
    tap(app, pygame.K_RETURN)
    assert kinds(app) == ["keyboard", "pad", "pad", "pad", "pad"]


def test_where_all_are_people_one_more_is_told_that_no_seat_is_left(plug):
    app = at_setup()
    for _ in range(4):
        tap_pad(app, plug(), "a")
    tap_pad(app, plug(), "a")
    wait(app, GRACE)
    scene = app.stack.top
    assert kinds(app) == ["keyboard", "pad", "pad", "pad", "pad"]
    last = Device("pad", app.context.pads.devices()[-1].number)
    assert app.context.device_name(last) in scene._about()
    assert scene._deal is None


def test_a_third_friend_at_one_keyboard_presses_what_is_another_s_by_now(plug):
    app = at_setup()
    tap(app, pygame.K_e)
    assert kinds(app) == ["right", "careful", "careful", "careful", "left"]
    wait(app, GRACE)
    tap(app, pygame.K_o)
    assert app.stack.top._deal is None
    assert app.context.device_name(Device("right")) in app.stack.top._about()
    tap(app, pygame.K_KP_PLUS)
    assert kinds(app).count("numbers") == 1
    wait(app, GRACE)
    tap(app, pygame.K_o)
    assert isinstance(app.stack.top, TableScene)


def test_what_is_offered_is_free(plug):
    app = at_setup()
    offered = lambda: [device.kind for device in invited(app.context)]  # noqa: E731
    assert offered() == ["pad", "left", "right"]
    pad = plug()
    tap_pad(app, pad, "a")
    assert offered() == ["left", "right"]
    tap(app, pygame.K_e)
    assert offered() == ["numbers"]
    app.context.seats.clear()
    assert offered() == ["pad", "keyboard"]


def test_nobody_starts_while_somebody_is_sitting_down_and_then_the_host_does(plug):
    app = at_setup()
    pad = plug()
    tap_pad(app, pad, "a")
    tap(app, pygame.K_RETURN)
    assert app.stack.top._deal is None
    wait(app, GRACE)
    tap_pad(app, pad, "a")
    assert app.stack.top._deal is None
    assert app.context.device_name(KEYBOARD) in app.stack.top._about()
    tap(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, TableScene)


def test_back_on_a_device_without_a_seat_sends_nobody_away(plug):
    app = at_setup()
    pads = [plug() for _ in range(5)]
    for pad in pads:
        tap_pad(app, pad, "a")
    before = kinds(app)
    tap_pad(app, pads[4], "b", "b")
    wait(app, 1.0)
    assert kinds(app) == before
    tap_pad(app, pads[0], "b", "b")
    wait(app, 1.0)
    assert kinds(app).count("pad") == 3
    tap(app, pygame.K_ESCAPE)
    wait(app, 1.0)
    assert isinstance(app.stack.top, TitleScene)


def test_whoever_opens_the_next_set_up_finds_the_bots_that_guests_had_replaced(plug):
    app = at_setup()
    pads = [plug() for _ in range(4)]
    for pad in pads:
        tap_pad(app, pad, "a")
    tap(app, pygame.K_ESCAPE)
    wait(app, 1.0)
    tap_pad(app, pads[2], "a")
    assert kinds(app) == ["pad", "careful", "careful", "careful", "open"]


def test_a_seat_with_a_device_is_left_by_that_device_alone(plug):
    app = at_setup()
    pad = plug()
    tap_pad(app, pad, "a")
    before = kinds(app)
    click(app, [2 * each for each in app.stack.top.places(1)[4].center])
    assert kinds(app) == before
    assert app.context.device_name(app.context.seats.device(4)) in app.stack.top._about()
    tap(app, pygame.K_UP, pygame.K_RETURN)
    assert kinds(app) == before


def test_whoever_has_the_keyboard_plays_with_the_mouse_after_a_click_on_their_seat(plug):
    app = at_setup()
    tap_pad(app, plug(), "a")
    wait(app, GRACE)
    click(app, [2 * each for each in app.stack.top.places(1)[0].center])
    assert kinds(app) == ["mouse", "careful", "careful", "careful", "pad"]
    click(app, [2 * each for each in app.stack.top.places(2)[4].center])
    wait(app, 2)
    assert isinstance(app.stack.top, TableScene)


def test_the_mouse_on_another_seat_starts_for_the_keyboard_beside_it(plug):
    app = at_setup()
    wait(app, GRACE)
    while kinds(app)[1] != "mouse":
        click(app, [2 * each for each in app.stack.top.places(1)[1].center])
    wait(app, GRACE)
    click(app, [2 * each for each in app.stack.top.places(2)[4].center])
    wait(app, 2)
    assert isinstance(app.stack.top, TableScene)


def test_who_keeps_a_half_of_the_keyboard_keeps_it_while_others_come_and_go(plug):
    app = at_setup()
    tap(app, pygame.K_e, pygame.K_q)
    assert kinds(app)[0] == "right"
    tap(app, pygame.K_e)
    assert (kinds(app)[0], kinds(app)[4]) == ("right", "left")
    tap(app, pygame.K_q)
    wait(app, GRACE)
    tap(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, TableScene)
    assert app.context.seats.device(0) == KEYBOARD


def test_back_at_the_title_the_party_is_kept_for_the_next_time(plug):
    app = at_setup()
    tap(app, pygame.K_ESCAPE)
    wait(app, 1.0)
    tap(app, pygame.K_RETURN)
    wait(app, 1.0)
    pad = plug()
    tap_pad(app, pad, "a")
    tap(app, pygame.K_UP, pygame.K_RIGHT, pygame.K_RETURN)
    before = kinds(app)
    choice = app.stack.top.choice
    tap(app, pygame.K_ESCAPE)
    wait(app, 1.0)
    assert isinstance(app.stack.top, TitleScene)
    tap(app, pygame.K_RETURN)
    assert kinds(app) == before
    assert app.stack.top.choice == choice
    tap(app, pygame.K_ESCAPE)
    wait(app, 1.0)
    pad.unplug()
    app.frame(FRAME)
    tap(app, pygame.K_RETURN)
    assert "pad" not in kinds(app)
    assert app.stack.top.choice.people == 1


def test_people_for_whom_a_mode_has_no_seat_are_there_again_in_the_next(plug):
    app = at_setup()
    for _ in range(3):
        tap_pad(app, plug(), "a")
    before = kinds(app)
    tap(app, *[pygame.K_UP] * 3, *[pygame.K_RIGHT] * 3)
    assert app.stack.top.choice.mode == "solo"
    tap(app, pygame.K_RIGHT)
    assert app.stack.top.choice.mode == "standard"
    assert kinds(app) == before


def test_the_mouse_sits_down_by_a_click_on_a_free_seat(plug):
    app = at_setup()
    click(app, [2 * each for each in app.stack.top.places(1)[4].center])
    assert kinds(app) == ["keyboard", "careful", "careful", "careful", "mouse"]
    tap(app, pygame.K_e)
    assert "mouse" in kinds(app)


def test_without_people_the_start_says_that_bots_play(plug):
    app = at_setup()
    tap(app, pygame.K_UP, *[pygame.K_LEFT] * 4, pygame.K_RETURN)
    scene = app.stack.top
    assert kinds(app)[0] == "careful"
    assert option_texts(app.context.locale, scene.choice)[4] == "Watch the bots"


def test_another_mode_takes_the_people_along(plug):
    app = at_setup()
    tap_pad(app, plug(), "a")
    tap(app, *[pygame.K_UP] * 3, pygame.K_RIGHT, pygame.K_RIGHT)
    assert app.stack.top.choice.mode == "duo"
    assert kinds(app) == ["keyboard", "pad"]
    tap(app, pygame.K_RIGHT)
    assert kinds(app) == ["keyboard"]


def at_setup_with_a_pad(plug):
    """The set-up as a pad has opened it."""
    app = listening()
    pad = plug()
    app.context.preferences.change(speed=INSTANT)
    tap_pad(app, pad, "a")
    app.stack.apply(Push(play.setup(app.context)))
    wait(app, GRACE)
    assert kinds(app)[0] == "pad"
    return app, pad


def test_where_others_have_both_halves_a_host_without_a_pad_takes_none_of_them(plug):
    app, pad = at_setup_with_a_pad(plug)
    tap(app, pygame.K_e)
    tap(app, pygame.K_o)
    pad.unplug()
    app.frame(FRAME)
    assert kinds(app) == ["person", "right", "careful", "careful", "left"]
    tap(app, pygame.K_KP_PLUS)
    assert kinds(app) == ["numbers", "right", "careful", "careful", "left"]
    tap_pad(app, plug(), "a")
    assert kinds(app) == ["numbers", "right", "pad", "careful", "left"]


def test_a_host_without_a_pad_has_the_half_that_is_free(plug):
    app, pad = at_setup_with_a_pad(plug)
    tap(app, pygame.K_e)
    pad.unplug()
    app.frame(FRAME)
    assert kinds(app) == ["right", "careful", "careful", "careful", "left"]


def test_a_host_whose_pad_drops_out_in_solo_takes_nobody_s_half(plug):
    app, pad = at_setup_with_a_pad(plug)
    tap(app, pygame.K_e)
    tap(app, pygame.K_o)
    wait(app, GRACE)
    tap_pad(app, pad, "dpup", "dpup", "dpleft")
    assert app.stack.top.choice.mode == "solo"
    pad.unplug()
    app.frame(FRAME)
    tap(app, pygame.K_RIGHT)
    assert app.stack.top.choice.mode == "standard"
    assert kinds(app) == ["right", "left", "careful", "careful", "open"]


def test_a_guest_whose_pad_drops_out_in_solo_is_gone_in_the_next_mode(plug):
    app = at_setup()
    pad = plug()
    tap_pad(app, pad, "a")
    assert kinds(app) == ["keyboard", "careful", "careful", "careful", "pad"]
    wait(app, GRACE)
    tap(app, pygame.K_UP, pygame.K_UP, pygame.K_LEFT)
    assert app.stack.top.choice.mode == "solo"
    pad.unplug()
    app.frame(FRAME)
    tap(app, pygame.K_RIGHT)
    assert kinds(app) == ["keyboard", "careful", "careful", "careful", "open"]
