"""Large print on every screen: it fits, is not too tall, and covers nothing that matters."""

import logging

import pygame
import pytest

from game.app import App, Launch, open_context
from game.cabinet.chairs import DEAD, AwayScene
from game.cabinet.devices import Device
from game.cabinet.input import Press
from game.cabinet.large_print import FOOT, LOW, TALL
from game.cabinet.menu import Confirm
from game.cabinet.records import Run
from game.cabinet.scene import Focused, Pop, Printed, Push
from game.cabinet.teach import ASKED, TeachScene
from game.cabinet.window import CANVAS_SIZE, Window
from game.raiders import panels, play, records_scene
from game.raiders.panels import choosing
from game.raiders.session import GameSetup
from tools._review_screens import SCREENS, live, skip_to_choice

TOP_BAR, HAND = pygame.Rect(0, 0, 640, 39), panels.HAND_BOX
PANELS_TOP = 296
"""The row below which the panels of the table lie."""


@pytest.fixture
def window(tmp_path, monkeypatch):
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(tmp_path))
    return Window(CANVAS_SIZE, "test", fullscreen=False, fill=False)


def band_of(app, canvas):
    """Where the large print would be drawn now."""
    scene = app.stack.top
    if isinstance(scene, Printed):
        return scene.draw_print(canvas), None, True
    focus = scene.focus_box if isinstance(scene, Focused) else None
    return app.context.voice.large.draw(canvas, focus), focus, False


@pytest.mark.parametrize(("size", "language"), [(2, "en"), (2, "es"), (3, "en"), (3, "es")])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_it_fits_and_covers_no_focus(window, caplog, screen, size, language):
    caplog.set_level(logging.WARNING)
    context = open_context(Launch(language=language, seed=3))
    context.preferences.change(text_size=size)
    app = App(context, window, screen.open(context))
    canvas = pygame.Surface(CANVAS_SIZE)
    for _ in screen.walk(app, context):
        band, focus, in_game = band_of(app, canvas)
        if band is None:
            continue
        assert pygame.Rect((0, 0), CANVAS_SIZE).contains(band)
        assert band.height <= TALL
        assert focus is None or not band.colliderect(focus)
        assert not in_game or not (band.colliderect(TOP_BAR) or band.colliderect(HAND))
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]


def seated(window, people, language, size):
    """A game of so many people, each with a pad, at its first choice against the clock."""
    context = open_context(Launch(language=language, seed=3))
    context.preferences.change(text_size=size, timer=30)
    mode = "duo" if people == 2 else "standard"
    seats = ("person",) * people
    app = App(context, window, play.begun(context, GameSetup(mode, seats, 3)))
    for seat in range(people):
        context.seats.join(Device("pad", seat), seat)
    live(app, 0.2)
    skip_to_choice(app)
    live(app, 0.2)
    return app


@pytest.mark.parametrize(("size", "language"), [(2, "en"), (3, "es")])
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_it_leaves_sealed_buttons_and_the_clock_alone(window, caplog, people, size, language):
    caplog.set_level(logging.WARNING)
    app = seated(window, people, language, size)
    table, canvas = app.stack.top, pygame.Surface(CANVAS_SIZE)
    assert table.choices.couch.private == tuple(range(people))
    for _ in range(20):
        live(app, 0.3)
        band, clock = table.draw_print(canvas), choosing.TIMER.copy()
        clock.topleft = table.choices.couch.timer_place(table.hud.printed)
        assert band
        assert TOP_BAR.bottom <= band.top < band.bottom < clock.top < clock.bottom < PANELS_TOP
    for _ in range(60):
        app.context.voice.large.update(0.5)
    assert table.draw_print(canvas) is None  # in play a sentence goes when it has been read
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [2, 3])
def test_it_leaves_the_answers_alone_when_a_pad_is_missing(window, caplog, size, language):
    caplog.set_level(logging.WARNING)
    app = seated(window, 3, language, size)
    app.stack.apply(Push(AwayScene(app.context, app.stack.top), over=True))
    away = app.stack.top
    away.update(DEAD)
    for _ in range(3):
        app.context.voice.large.hold(away.spoken, at_once=True)
        band = app.context.voice.large.draw(pygame.Surface(CANVAS_SIZE), away.focus_box)
        assert band
        assert not band.colliderect(away.focus_box)
        assert pygame.Rect((0, 0), CANVAS_SIZE).contains(band)
        away.on_press(Press("down"))
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]


@pytest.mark.parametrize("size", [2, 3])
def test_at_the_head_it_covers_a_title_whole(window, size):
    context = open_context(Launch(language="en"))
    context.preferences.change(text_size=size)
    context.voice.large.hold("Start", at_once=True)
    at_the_foot = pygame.Rect(0, FOOT, 640, 10)
    assert context.voice.large.draw(window.canvas, at_the_foot) == (0, 0, 640, LOW)


@pytest.mark.parametrize("size", [2, 3])
def test_no_line_of_the_records_lies_half_under_it(window, monkeypatch, size):
    context = open_context(Launch(language="en"))
    context.preferences.change(text_size=size)
    for k in range(10):
        context.records.add(Run(20 - k, 5, k, "scout", survived=True, day="2030-10-20"))
    rows, draw_text = [], records_scene.draw_text
    monkeypatch.setattr(
        records_scene, "draw_text", lambda *text, **how: rows.append(draw_text(*text, **how))
    )
    records_scene.RecordsScene(context).draw(window.canvas)
    assert max(row.bottom for row in rows) < FOOT - TALL


def test_a_question_tells_the_answer_in_focus_before_what_becomes_of_the_game(window):
    context = open_context(Launch(language="en"))
    question = Confirm(context, "game", Pop())
    said, say = question.spoken, context.locale.say
    assert said.index(say("quit.game.no")) < said.index(say("quit.game.note"))


@pytest.mark.parametrize(("size", "language"), [(2, "en"), (2, "es"), (3, "en"), (3, "es")])
def test_each_button_of_a_new_pad_is_asked_for_below_its_picture(
    window, monkeypatch, caplog, size, language
):
    caplog.set_level(logging.WARNING)
    context = open_context(Launch(language=language))
    context.preferences.change(text_size=size)
    monkeypatch.setattr(context.pads, "guid", lambda _device: "03000000")
    monkeypatch.setattr(context.pads, "name", lambda _device: "USB Gamepad")
    pad, say = Device("unknown", 0), context.locale.say
    teach = TeachScene(context, pad)
    app = App(context, window, play.title(context))
    app.stack.apply(Push(teach, over=True))
    assert teach.spoken.startswith(say("teach.title"))
    for step, asked in enumerate(ASKED):
        live(app, 0.1)
        assert say(f"teach.{asked}") in teach.spoken
        assert context.voice.large.draw(window.canvas, None).bottom == FOOT
        assert context.voice.large.draw(window.canvas, None).top >= 250
        teach.on_press(Press("", device=pad, source=f"button {step}"))
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
