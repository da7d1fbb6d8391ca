"""What is heard on the couch: who has sealed, how time runs out, and who plays with what."""

import pygame
import pytest
from pads import SONY, tap_pad
from playing import FRAME, start, tap
from test_couch import press_card, secretive, sit
from test_gather import resumed

from game.app import Launch
from game.cabinet.pause import PauseScene
from game.cabinet.scene import Push


def ear(app):
    """The lines that are said from now on."""
    lines = []
    app.context.voice.line = lines.append
    return lines


def test_it_is_told_who_has_sealed_and_never_which_card(plug):
    heard = []
    for card in ("1", "4"):
        app, pads, table = secretive(plug)
        lines = ear(app)
        press_card(app, pads, 0, card)
        heard.append(lines)
        for pad in pads.values():
            pad.unplug()
        app.context.pads.close()
    name = table.chairs()[0].name
    assert heard == [[f"{name} has chosen."]] * 2


def test_another_card_in_its_place_says_nothing_and_a_card_taken_back_is_told(plug):
    app, pads, table = secretive(plug)
    press_card(app, pads, 0, "2")
    lines = ear(app)
    press_card(app, pads, 0, "3")
    assert lines == []
    name = table.chairs()[0].name
    table.choices.pass_on(0, to_bot=False)
    assert lines == [f"{name} chooses again."]


def test_bots_and_those_behind_the_curtain_are_not_told_of(plug):
    seats = ("person", "person", "careful", "careful")
    app, _pads = sit(plug, "standard", seats, (None, None))
    table, lines = app.stack.top, ear(app)
    for _ in range(60):
        app.frame(FRAME)
    tap(app, pygame.K_RETURN, pygame.K_2)
    for _ in range(60):
        app.frame(FRAME)
    assert table.session.table.sealed >= {0, 2, 3}
    assert not [line for line in lines if "has chosen" in line]


def test_the_last_seconds_are_told_once(plug):
    app, pads, table = secretive(plug, timer=20)
    lines = ear(app)
    for _ in range(int(19 / FRAME)):
        app.frame(FRAME)
    assert lines == ["10 seconds left.", "5 seconds left."]
    press_card(app, pads, 0, "4")
    for _ in range(int(2 / FRAME)):
        app.frame(FRAME)
    assert table.session.table.log
    people = [f"{chair.name} has chosen." for chair in table.chairs()[:3]]
    assert set(people) <= set(lines)


def test_whoever_sets_ten_seconds_is_not_told_that_ten_are_left(plug):
    app, _pads, _table = secretive(plug, timer=10)
    lines = ear(app)
    for _ in range(int(9 / FRAME)):
        app.frame(FRAME)
    assert lines == ["5 seconds left."]


@pytest.mark.parametrize("size", [2, 3])
def test_what_is_heard_on_the_couch_takes_no_place_of_large_print(plug, size):
    app, pads, table = secretive(plug, text_size=size, timer=10)
    for _ in range(60):
        app.context.voice.large.update(0.5)
    press_card(app, pads, 0, "2")
    assert table.draw_print(app.window.canvas) is None


def test_the_pause_tells_who_plays_which_seat(plug):
    seats = ("person", "careful", "person")
    app, _pads = sit(plug, "standard", seats, ("pad", None, "left"))
    names = [chair.name for chair in app.stack.top.chairs()]
    tap(app, pygame.K_F10)
    menu = app.stack.top
    assert isinstance(menu, PauseScene)
    heard = set()
    for _ in range(9):
        heard.add(menu.spoken)
        tap(app, pygame.K_DOWN)
    kinds = [app.context.device_name(app.context.seats.device(seat)) for seat in (0, 2)]
    told = f"{names[0]}: {kinds[0]}. {names[1]}: Bot. {names[2]}: {kinds[1]}."
    (seats_section,) = [line for line in heard if line.startswith("Seats.")]
    assert seats_section.endswith(told)
    assert len([line for line in heard if names[0] in line]) == 1


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "Accept: lower button. Back: right button."),
        ("es", "Aceptar: botón de abajo. Volver: botón derecho."),
    ],
)
def test_the_pause_tells_which_button_does_what(plug, language, end):
    app = start(None, launch=Launch(language=language))
    app.context.pads.open()
    app.stack.apply(Push(PauseScene(app.context, in_game=False)))
    pad = plug(model=SONY)
    app.frame(FRAME)
    tap_pad(app, pad, *["dpdown"] * 4)
    assert end in app.stack.top.spoken
    tap(app, pygame.K_UP, pygame.K_DOWN)
    assert end not in app.stack.top.spoken


def test_take_your_seats_begins_with_the_list_of_them(plug):
    app, pad = resumed("person", "careful", "person"), plug()
    chairs = app.stack.top._chairs
    told = [f"{chairs[0].name}: Free", f"{chairs[1].name}: Bot", f"{chairs[2].name}: Free"]
    assert app.stack.top.spoken.startswith(". ".join(["TAKE YOUR SEATS", *told]))
    tap_pad(app, pad, "a")
    device = app.context.device_name(app.context.seats.device(0))
    assert app.stack.top.spoken.startswith(f"{chairs[0].name}: {device}. ")
