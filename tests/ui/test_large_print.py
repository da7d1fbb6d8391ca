"""Large print on every screen: it fits, is not too tall, and covers nothing that matters."""

import logging

import pygame
import pytest

from game.app import App, Launch, open_context
from game.cabinet.chairs import DEAD, AwayScene
from game.cabinet.devices import Device
from game.cabinet.input import Press
from game.cabinet.large_print import TALL
from game.cabinet.scene import Focused, Printed, Push
from game.cabinet.window import CANVAS_SIZE, Window
from game.raiders import panels, play
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
