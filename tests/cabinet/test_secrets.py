"""What a hurried, a strange or another's press does to a hand; what is drawn to press is right."""

import logging

import pygame
import pytest
from pads import SONY, tap_pad
from playing import click, start, tap, wait
from test_couch import FRAME, choosing, play_on, press_card, secretive, sit, torch_table

from game.cabinet.bindings import CARDS, POWER
from game.cabinet.chairs import AwayScene
from game.cabinet.devices import MOUSE, Device
from game.cabinet.pause import PauseScene
from game.cabinet.pieces import piece
from game.cabinet.widgets import put
from game.raiders import choosing_view
from game.raiders.corner import corner_panel
from game.raiders.couch import GRACE, Couch
from game.raiders.curtain import BOX
from game.raiders.hud import latest
from game.raiders.panels.choosing import Items, Key, buttons_panel

ENTER = pygame.K_RETURN
THREE = ("person", "person", "careful")


def at_curtain(plug, devices=(None, None)):
    """A table at which the first who shares is asked behind the curtain."""
    app, pads = sit(plug, "standard", THREE, devices)
    choosing(app, pads)
    wait(app, GRACE)
    assert app.stack.top.choices.hand is None
    return app, pads, app.stack.top.choices


def sealed(app):
    return app.stack.top.session.table.sealed & set(app.stack.top.session.people)


# -- hurry ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["standard", "solo", "duo", "tactical"])
def test_alone_a_press_to_hurry_on_lays_no_card(plug, mode):
    seats = {"solo": ("person",), "duo": THREE[1:]}.get(mode, ("person", "careful", "careful"))
    app, _pads = sit(plug, mode, seats, (None,))
    table = app.stack.top
    while table.busy or table.choices.hand is None:
        app.frame(FRAME)
    tap(app, ENTER)
    assert not sealed(app)
    wait(app, GRACE)
    tap(app, ENTER)
    assert sealed(app) or len(table.session.table.log)


def test_two_presses_behind_the_curtain_lay_no_card(plug):
    app, _pads, choices = at_curtain(plug)
    tap(app, ENTER, ENTER)
    assert choices.hand.seat == 0
    assert not sealed(app)
    wait(app, GRACE)
    tap(app, ENTER, ENTER)
    assert sealed(app) == {0}
    assert choices.hand is None, "the second press must not show the next one's cards"


# -- whose hand it is -------------------------------------------------------------------------


def test_a_hand_is_played_on_the_device_that_drew_the_curtain_aside(plug):
    app, _pads, choices = at_curtain(plug)
    pad = plug()
    tap(app, ENTER)
    wait(app, GRACE)
    tap_pad(app, pad, "dpright", "a")
    assert choices.hand.focus == 0
    assert not sealed(app)
    assert app.context.device_name(Device("pad", pad.number)) in app.stack.top.hud.happened
    tap(app, ENTER)
    assert sealed(app) == {0}


def test_a_pad_may_be_what_is_passed_on(plug):
    app, _pads, choices = at_curtain(plug)
    pad = plug()
    for seat in (0, 1):
        wait(app, GRACE)
        tap_pad(app, pad, "a")
        assert choices.hand.seat == seat
        wait(app, GRACE)
        tap_pad(app, pad, "a")
    wait(app, 1.0)
    assert len(app.stack.top.session.table.log) == 1


def test_whoever_has_the_keyboard_has_the_mouse_too(plug):
    app, _pads, choices = at_curtain(plug)
    tap(app, ENTER)
    wait(app, GRACE)
    click(app, [2 * each for each in choices.hand._boxes()[3].center])
    assert sealed(app) == {0}


def test_a_hand_whose_device_is_gone_can_be_played_on_another(plug):
    app, _pads, choices = at_curtain(plug)
    pad = plug()
    tap_pad(app, pad, "a")
    assert choices.hand
    pad.unplug()
    for _ in range(4):
        app.frame(FRAME)
    while isinstance(app.stack.top, AwayScene):
        wait(app, 1.0)
        tap(app, ENTER)
    play_on(app, {}, until=lambda table: len(table.session.table.log) >= 2)


def test_back_covers_the_hand_and_only_then_takes_the_last_card_back(plug):
    app, _pads, choices = at_curtain(plug)
    tap(app, ENTER)
    wait(app, GRACE)
    tap(app, ENTER)
    wait(app, GRACE)
    tap(app, ENTER)
    assert choices.hand.seat == 1
    tap(app, pygame.K_ESCAPE)
    assert (choices.hand, choices.drawn_to, sealed(app)) == (None, 1, {0})
    tap(app, pygame.K_ESCAPE)
    assert (choices.drawn_to, sealed(app)) == (0, set())


def test_taking_back_a_sealed_card_leaves_the_hand_of_another_open(plug):
    app, _pads = sit(plug, "standard", THREE, ("keyboard", "mouse"))
    choosing(app, {})
    choices = app.stack.top.choices
    wait(app, GRACE)
    tap(app, pygame.K_3)
    click(app, (2 * BOX.centerx, 2 * BOX.centery))
    assert (choices.hand.seat, sealed(app)) == (1, {0})
    tap(app, pygame.K_ESCAPE)
    assert (choices.hand.seat, sealed(app)) == (1, set())
    wait(app, GRACE)
    click(app, [2 * each for each in choices.hand._boxes()[3].center])
    assert sealed(app) == {1}


def test_in_the_open_whoever_is_not_in_turn_is_told_who_is(plug):
    app, pads = sit(plug, "tactical", THREE, ("pad", "pad"))
    choosing(app, pads)
    table = app.stack.top
    while table.choices.drawn_to is None:
        app.frame(FRAME)
    turn = table.choices.drawn_to
    tap_pad(app, pads[1 - turn], "a")
    assert table.show.the(turn) in table.hud.happened
    assert not sealed(app)


@pytest.mark.parametrize("laid", [(), (2,), (0, 2), (2, 3, 4)])
def test_in_the_open_the_sign_of_the_turn_hides_nobody_s_card(plug, laid):
    seats = ("person", "person", "careful", "careful", "careful")
    app, pads = sit(plug, "tactical", seats, ("pad", "pad"))
    choosing(app, pads)
    show = app.stack.top.show
    for seat, chair in enumerate(show.chairs):
        chair.laid = "3" if seat in laid else None
    place = choosing_view._clear_place(show, pygame.Rect(0, 0, 130, 20))
    heroes = (pygame.Rect(show.spot(show.heroes[seat]), (1, 1)) for seat in laid)
    cards = [hero.inflate(2, 2).move(20, -20) for hero in heroes]
    assert place.collidelist(cards) < 0
    assert app.window.canvas.get_rect().contains(place)
    assert (place.centerx == 320) == (2 not in laid)


def test_in_the_open_whose_turn_it_is_not_is_forgotten_with_the_turn(plug):
    app, pads = sit(plug, "tactical", THREE, ("pad", "pad"))
    choosing(app, pads)
    table = app.stack.top
    while table.choices.drawn_to is None:
        app.frame(FRAME)
    turn = table.choices.drawn_to
    wait(app, GRACE)
    tap_pad(app, pads[1 - turn], "a")
    assert table.hud.remind > 0
    tap_pad(app, pads[turn], "a")
    while table.choices.drawn_to in (None, turn):
        app.frame(FRAME)
    assert table.hud.remind <= 0 or table.show.the(turn) not in table.hud.happened


def test_in_the_open_nobody_takes_back_another_s_card(plug):
    app, pads = sit(plug, "tactical", THREE, ("pad", "pad"))
    choosing(app, pads)
    table = app.stack.top
    while table.choices.drawn_to is None:
        app.frame(FRAME)
    turn = table.choices.drawn_to
    wait(app, GRACE)
    app.context.preferences.change(speed=1, bot_speed=1)  # there is time to take it back
    tap_pad(app, pads[turn], "a")
    assert sealed(app) == {turn}
    tap_pad(app, pads[1 - turn], "b")  # nothing of theirs: that is the pause
    assert isinstance(app.stack.top, PauseScene)
    tap_pad(app, pads[1 - turn], "b")
    assert sealed(app) == {turn}
    tap_pad(app, pads[turn], "b")
    assert not sealed(app)


# -- what is drawn to press -------------------------------------------------------------------


def test_the_curtain_shows_a_button_of_what_is_shared(plug):
    app, pads, choices = at_curtain(plug, ("pad", None))
    tap_pad(app, pads[0], "dpleft")
    assert choosing_view.asked(choices, 1).kind == "keyboard"
    pads[0].unplug()


def test_what_is_drawn_for_the_recap_and_the_pause_works_while_halves_of_the_keyboard_play(plug):
    app, pads = sit(plug, "standard", ("person", "person", "careful"), ("left", "right"))
    choosing(app, pads)
    context, table = app.context, app.stack.top
    for action, key in (("recap", pygame.K_TAB), ("menu", pygame.K_F10)):
        shown = context.glyph(action).removeprefix("key:").lower()
        assert pygame.key.key_code(shown) == key
    tap(app, pygame.K_TAB)
    assert table.recap.open
    tap(app, pygame.K_TAB)
    assert not table.recap.open
    tap(app, pygame.K_F10)
    assert isinstance(app.stack.top, PauseScene)


def test_no_key_that_is_drawn_belongs_to_somebody_else(plug):
    app, pads = sit(plug, "standard", ("person",) * 3, ("left", "right", "numbers"))
    choosing(app, pads)
    bindings = app.context.settings.bindings
    taken = {
        k for kind in ("left", "right", "numbers") for ks in bindings[kind].values() for k in ks
    }
    for action, keys in bindings["keyboard"].items():
        shown = app.context.glyph(action, Device("keyboard"))
        if set(keys) - taken:
            assert shown not in {app.context.sign(key, Device("keyboard")) for key in taken}


def test_while_one_looks_by_a_torch_the_others_have_nothing_to_press(plug):
    app, pads, table, seat = torch_table(plug)
    app.frame(FRAME)
    before = app.window.canvas.subsurface((0, 299, 640, 61)).copy()
    pads[seat].hold("leftshoulder")
    tap_pad(app, pads[seat], "dpright")
    pads[seat].let_go("leftshoulder")
    wait(app, 1.0)
    assert table.choices.peek
    waiting = app.window.canvas.subsurface((0, 299, 640, 61))
    assert waiting.get_view("2").raw != before.get_view("2").raw
    assert table.session.table.sealed.isdisjoint(pads)


@pytest.mark.parametrize("count", range(len(CARDS) - len(POWER) + 1))
@pytest.mark.parametrize("page", ["pill:LB", "pill:L1", None])
def test_all_items_stand_beside_their_buttons(count, page, caplog):
    start(None)
    caplog.set_level(logging.WARNING)
    cards = tuple(Key(card, "dpad:l") for card in POWER)
    keys = tuple(Key(item, "dpad:l") for item in CARDS[5 : 5 + count])
    plate = buttons_panel("knight", cards, Items(keys, page), ("icon/pad", "1"))
    bare = buttons_panel("knight", cards, Items(), ("icon/pad", "1"))
    assert not caplog.records
    if count:
        assert plate.get_view("2").raw != bare.get_view("2").raw


def test_two_pads_of_different_makes_have_each_their_own_signs(plug):
    app, _pads, table = secretive(plug)
    pad = plug(model=SONY)
    app.frame(FRAME)
    app.context.seats.join(Device("pad", pad.number), 0)
    assert table.choices.couch._sign("page", 0) == "pill:L1"
    assert table.choices.couch._sign("page", 1) == "pill:LB"


def test_what_happened_is_told_whole_for_as_long_as_two_lines_have_room():
    start(None)
    short, long = "The Scout gains 1 coin.", "The Warrior takes a sword."
    assert latest(short, 400) == (short,)
    assert latest(f"{short}\n{long}", 400) == (f"{short} {long}",)
    told = latest("\n".join([long] * 9), 260)
    assert len(told) == 2
    assert "".join(told).endswith("sword.")


def test_a_click_on_the_panel_of_the_keyboard_s_player_goes_on_with_the_mouse(plug):
    app, pads = sit(plug, "duo", THREE[:2], ("keyboard", "pad"))
    choosing(app, pads)
    wait(app, GRACE)
    table, panel = app.stack.top, Couch.place(0).center
    click(app, (2 * Couch.place(1).centerx, 2 * panel[1]))
    assert app.context.seats.device(0) == Device("keyboard")
    click(app, (2 * panel[0], 2 * panel[1]))
    wait(app, GRACE)
    assert app.context.seats.device(0) == MOUSE
    assert (table.choices.couch.private, table.choices.drawn_to) == ((1,), 0)
    click(app, (2 * panel[0], 2 * panel[1]))
    wait(app, GRACE)
    assert table.choices.hand.seat == 0
    press_card(app, pads, 1, "2")
    assert sealed(app) == {1}


@pytest.mark.parametrize(
    ("mode", "seats", "over_room"),
    [
        ("duo", THREE[:2], 0),
        ("standard", THREE, 1),
        ("standard", (*THREE, "careful"), 2),
    ],
)
def test_the_map_and_the_rule_leave_the_room_free_where_few_play(plug, mode, seats, over_room):
    app, pads = sit(plug, mode, seats, ("pad", "pad"))
    choosing(app, pads)
    wait(app, GRACE)
    hud, foot = app.stack.top.hud, app.window.canvas.get_height() - 64
    places = hud._asides()
    assert sum(y < foot for _x, y in places) == over_room
    for (x, y), picture in zip(places, (hud._map(), corner_panel(hud.show, None)), strict=True):
        assert y < foot or x > 128 * len(seats)
        shown = app.window.canvas.subsurface((x, y), picture.get_size())
        middle = shown.get_rect().center
        assert shown.get_at(middle) == picture.get_at(middle)


def test_in_the_open_the_map_hangs_over_whoever_holds_it(plug):
    app, pads = sit(plug, "tactical", THREE, ("pad", "pad"))
    choosing(app, pads)
    wait(app, GRACE)
    show, drawn = app.stack.top.show, piece("icon/map_open")
    for seat, entity in enumerate(show.heroes):
        x, y = show.spot(entity)
        over = app.window.canvas.copy()
        put(over, drawn, (x, y - 54), (0.5, 1))
        same = pygame.image.tobytes(over, "RGB") == pygame.image.tobytes(app.window.canvas, "RGB")
        assert same == (show.board.holder == seat)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("device", ["left", "right", "numbers", "keyboard", "pad"])
def test_a_sealed_card_says_how_it_is_changed_on_every_device(plug, caplog, language, device):
    caplog.set_level(logging.WARNING)
    app, pads = sit(plug, "standard", THREE, (device, "pad"))
    app.context.preferences.change(language=language)
    choosing(app, pads)
    wait(app, GRACE)
    press_card(app, pads, 0, "3")
    app.frame(FRAME)
    assert sealed(app) == {0}
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
