"""The demo behind the title: a real game of bots, silent and unsaved, until somebody comes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.cabinet.audio import Audio
from game.cabinet.gate import Gate
from game.cabinet.saves import Saves
from game.cabinet.scene import Pop
from game.cabinet.text import Words, draw_rich, draw_text
from game.cabinet.voice import Voice
from game.cabinet.widgets import glyph, panel
from game.raiders.scene import TableScene
from game.raiders.session import GameSetup, Session

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene

SEATS = ("careful", "careful", "random", "careful", "random")
LENGTH = 90.0
"""Seconds after which the title comes back by itself."""

_BLINK_ON, _BLINK = 0.6, 1.0
_NAME, _PROMPT = pygame.Rect(4, 301, 152, 56), pygame.Rect(484, 301, 152, 56)
_POINTING = frozenset({"point", "previous", "next"})


class _Unsaved(Saves):
    """Saves that keep nothing: the player's own game stays as it is."""

    def write(self, record: Mapping[str, Any]) -> bool:
        """Keep nothing."""
        del record
        return False

    def clear(self) -> None:
        """There is nothing to clear."""


class _Mute(Voice):
    """A voice that says nothing."""

    def say(self, sentence: str, printed: str | None = None) -> None:
        """Say nothing."""

    def focus(self, sentence: str) -> None:
        """Say nothing."""


class DemoScene:
    """A table of bots under the logo; any press leads back to the title."""

    def __init__(self, context: Context) -> None:
        """Deal a game for five bots."""
        self._context = context
        self._gate = Gate(context)
        self._clock = 0.0
        apart = replace(
            context,
            audio=Audio(),
            saves=_Unsaved(Path()),
            voice=_Mute(context.preferences),
        )
        session = Session.begin(GameSetup("standard", SEATS, context.new_seed()))
        self.table = TableScene(apart, session, pause=_nobody, results=_nobody)
        self.table.hud.demo = True

    def on_press(self, press: Press) -> Change | None:
        """Whatever is pressed, the title comes back."""
        if press.down and press.button not in _POINTING and not self._gate.falling:
            return self._gate.fall(Pop)
        return None

    def update(self, seconds: float) -> Change | None:
        """The game goes on; at its end, or after a while, the title comes back."""
        self._clock += seconds
        change = self._gate.update(seconds)
        if change or self._gate.falling:
            return change
        self.table.update(seconds)
        over = self.table.session.table.over is not None and not self.table.busy
        return self._gate.fall(Pop) if over or self._clock > LENGTH else None

    def draw(self, canvas: pygame.Surface) -> None:
        """The table; in the corners of its bar the name of the game, and what to press."""
        self.table.draw(canvas)
        canvas.blit(panel(*_NAME.size, "gilt"), _NAME)
        draw_text(canvas, "DUNGEON", (_NAME.centerx, _NAME.y + 11), "title", "gold", 0.5)
        draw_text(canvas, "ARCADE", (_NAME.centerx, _NAME.y + 31), "title", "steel", 0.5)
        canvas.blit(panel(*_PROMPT.size), _PROMPT)
        if self._clock % _BLINK < _BLINK_ON:
            words = Words(self._context.locale.say("title.press"), "accent", "bold")
            parts = (words, glyph(self._context.glyph("confirm")))
            draw_rich(canvas, parts, (_PROMPT.centerx, _PROMPT.centery - 4), 0.5, gap=6)
        self._gate.draw(canvas)


def _nobody() -> Scene:
    """A demo has no pause and no final count.

    Raises:
        AssertionError: always.
    """
    raise AssertionError("Nobody plays the demo.")
