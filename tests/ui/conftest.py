"""Scenes of the interface on a canvas of the test's own, with a home folder of its own."""

import logging

import pygame
import pytest

from game.app import Launch, open_context
from game.cabinet import text
from game.cabinet.input import Press

FRAME = 1 / 60


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(tmp_path))


@pytest.fixture(autouse=True)
def canvas():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    yield pygame.Surface((640, 360))
    pygame.quit()


@pytest.fixture(params=["en", "es"])
def context(request):
    return open_context(Launch(language=request.param, seed=5))


@pytest.fixture(autouse=True)
def texts_fit(caplog):
    """Text never leaves its box: a warning of the text module fails the test."""
    caplog.set_level(logging.WARNING, "game.cabinet.text")
    text.warn_too_wide.cache_clear()
    yield
    for when in ("setup", "call"):
        assert [r.message for r in caplog.get_records(when) if "TextTooWide" in r.message] == []


@pytest.fixture
def press():
    """Press buttons (or hear whole presses); answers the last change, gates passed."""

    def run(scene, *buttons):
        answer = None
        for button in buttons:
            given = button if isinstance(button, Press) else Press(button)
            answer = scene.on_press(given)
        while answer is None and scene._gate.falling:
            answer = scene.update(FRAME)
        return answer

    return run


@pytest.fixture
def live():
    """Let a scene live for some seconds; answers its last change."""

    def run(scene, seconds):
        answer = None
        for _ in range(round(seconds / FRAME)):
            answer = scene.update(FRAME) or answer
        return answer

    return run
