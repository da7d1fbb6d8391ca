"""A program under test: the real loop, window and input, with scenes of the test's own."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.app import App, Launch, open_context
from game.cabinet.input import Press
from game.cabinet.settings import INSTANT
from game.cabinet.window import Window
from game.raiders import play
from game.raiders.setup_scene import SetupScene

FRAME = 1 / 60

opened = []
"""The contexts of the running test; their pads are closed when it ends."""


@dataclass
class Probe:
    """A scene that notes what it hears and answers with what it was told to."""

    answer: object = None
    losing: bool = False
    heard: list[Press] = field(default_factory=list)
    saved: int = 0
    drawn: int = 0

    def on_press(self, press):
        self.heard.append(press)
        answer, self.answer = self.answer, None
        return answer

    def update(self, _seconds):
        return None

    def draw(self, canvas):
        self.drawn += 1
        canvas.fill("navy")

    def would_lose(self):
        return self.losing

    def save(self):
        self.saved += 1

    @property
    def buttons(self):
        """What went down, in order."""
        return [press.button for press in self.heard if press.down]


def start(first, size=(1280, 720), launch=None):
    """An app showing ``first``; events of earlier tests are dropped."""
    context = open_context(launch or Launch())
    window = Window(size, "test", fullscreen=False, fill=False)
    opened.append(context)
    pygame.event.clear()
    return App(context, window, first)


def listening():
    """An app that hears pads, as it does after its first frame."""
    app = start(Probe())
    app.context.pads.open()
    app.frame(FRAME)
    return app


def post(kind, **values):
    pygame.event.post(pygame.Event(kind, **values))


def tap(app, *keys, mod=0):
    """Press and let go of keys, a frame for each."""
    for key in keys:
        post(pygame.KEYDOWN, key=key, mod=mod)
        app.frame(FRAME)
        post(pygame.KEYUP, key=key, mod=mod)
        app.frame(FRAME)


def click(app, at, button=pygame.BUTTON_LEFT):
    """Click on a place of the window."""
    post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
    post(pygame.MOUSEBUTTONUP, pos=at, button=button)
    app.frame(FRAME)


def wait(app, seconds):
    """Let time pass."""
    for _ in range(round(seconds / FRAME) + 1):
        app.frame(FRAME)


def at_setup():
    """An app at the set-up, come from the title, where nothing takes time."""
    app = start(None, launch=Launch(language="en", speed=INSTANT, seed=5))
    app.context.preferences.change(bot_speed=INSTANT)
    app.context.pads.open()
    app.stack = type(app.stack)(play.title(app.context))
    wait(app, 1.0)
    tap(app, pygame.K_RETURN, pygame.K_RETURN)
    wait(app, 1.0)
    assert isinstance(app.stack.top, SetupScene)
    return app
