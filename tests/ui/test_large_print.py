"""Large print on every screen: it fits, is not too tall, and covers nothing that matters."""

import logging

import pygame
import pytest

from game.app import App, Launch, open_context
from game.cabinet.large_print import TALL
from game.cabinet.scene import Focused, Printed
from game.cabinet.window import CANVAS_SIZE, Window
from game.raiders import panels
from tools._review_screens import SCREENS

TOP_BAR, HAND = pygame.Rect(0, 0, 640, 39), panels.HAND_BOX


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
