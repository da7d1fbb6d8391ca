"""Reading aloud: every sentence of the game as a plain line, as speech, and in large print.

Scenes say what has the focus (``spoken``) and tell what happens through :meth:`Voice.say`. Where
those sentences go is for the player to choose: to standard output, to the speech program of the
system if there is one, or into a band of large letters.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import rgb
from game.cabinet.speech import Speech
from game.cabinet.text import render, wrap
from game.cabinet.window import CANVAS_HEIGHT, CANVAS_WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.settings import Preferences

PRINT_STAYS = 5.0
"""Seconds that a page of large print is shown."""

PRINT_TALL = 118
"""The most rows of the canvas that a page of large print takes."""

_WIDTH, _LINE, _PAD = 624, 11, 4


@dataclass(slots=True)
class Voice:
    """Says sentences; ``line`` takes each as plain text, if anybody reads along."""

    preferences: Preferences
    line: Callable[[str], None] | None = None
    last: str = ""
    _since: float = 0.0
    _focus: str = ""
    _speech: Speech = field(default_factory=Speech)

    def say(self, sentence: str) -> None:
        """Something happened: tell it."""
        self.last, self._since = sentence, 0.0
        if self.line:
            self.line(sentence)
        settings = self.preferences.current
        if settings.speech:
            self._speech.say(sentence, settings.language, passing=sentence == self._focus)

    def focus(self, sentence: str) -> None:
        """What the player's keys would act on now; said only when it is another thing."""
        if sentence != self._focus:
            self._focus = sentence
            if sentence:
                self.say(sentence)

    def update(self, seconds: float) -> None:
        """Large print turns its pages, and the voice goes on to the next sentence."""
        self._since += seconds
        if self.preferences.current.speech:
            self._speech.update()
        else:
            self.close()

    def close(self) -> None:
        """Stop speaking."""
        self._speech.stop()

    def draw(
        self, canvas: pygame.Surface, focus: pygame.Rect | None, top: int | None
    ) -> pygame.Rect | None:
        """The last sentence in large print, page by page; where it is, if it is to be seen.

        Below ``top`` it goes when it has been read. Without one it stays as long as it tells what
        has the focus, at the foot of the canvas or, to keep off ``focus``, at its head.
        """
        scale = self.preferences.current.text_size
        if scale == 1 or not self.last:
            return None
        pages, turn = _pages(self.last, scale), int(self._since / PRINT_STAYS)
        if top is None and self.last == self._focus:
            turn %= len(pages)
        if turn >= len(pages):
            return None
        band = _large(pages[turn], scale)
        return canvas.blit(band, (0, _place(band, focus) if top is None else top))


def _place(band: pygame.Surface, focus: pygame.Rect | None) -> int:
    """The top of a band at the foot of the canvas, or at its head, if it would cover ``focus``."""
    foot = CANVAS_HEIGHT - band.get_height()
    return 0 if focus and focus.bottom > foot else foot


@lru_cache(maxsize=32)
def _pages(sentence: str, scale: int) -> tuple[tuple[str, ...], ...]:
    """The lines of a sentence in letters ``scale`` times as large, as many on a page as fit."""
    lines = wrap(sentence, _WIDTH // scale)
    most = ((PRINT_TALL - 2 * _PAD) // scale - 1) // _LINE
    return tuple(lines[at : at + most] for at in range(0, len(lines), most))


@lru_cache(maxsize=8)
def _large(lines: tuple[str, ...], scale: int) -> pygame.Surface:
    """A dark band as wide as the canvas, the lines in letters ``scale`` times as large."""
    band = pygame.Surface((CANVAS_WIDTH, (_LINE * len(lines) + 1) * scale + 2 * _PAD))
    band.fill(rgb("ink"))
    band.fill(rgb("gold2"), (0, 0, CANVAS_WIDTH, 1))
    band.fill(rgb("gold2"), (0, band.get_height() - 1, CANVAS_WIDTH, 1))
    for number, text in enumerate(lines):
        letters = pygame.transform.scale_by(render(text, "small", "white"), scale)
        at = CANVAS_WIDTH // 2, _PAD + (number * _LINE - 1) * scale
        band.blit(letters, letters.get_rect(midtop=at))
    return band
