"""Reading aloud: every sentence of the game as a plain line, as speech, and in large print.

Scenes say what has the focus (``spoken``) and tell what happens through :meth:`Voice.say`. Where
those sentences go is for the player to choose: to standard output, to the speech program of the
system if there is one, or into a band of large letters.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import rgb
from game.cabinet.text import render, wrap

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable

    from game.cabinet.settings import Preferences

_LOG = logging.getLogger(__name__)

PROGRAMS = {"spd-say": ("--language", "{language}", "--"), "espeak-ng": ("-v", "{language}", "--")}
"""The speech programs that are looked for, and their arguments before the sentence."""

PRINT_STAYS = 6.0
"""Seconds that a sentence is shown in large print."""

_WIDTH, _LINE, _PAD = 624, 11, 4


@dataclass(slots=True)
class Voice:
    """Says sentences; ``line`` takes each as plain text, if anybody reads along."""

    preferences: Preferences
    line: Callable[[str], None] | None = None
    last: str = ""
    _shown: float = 0.0
    _focus: str = ""
    _mute: bool = False
    _speaking: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def say(self, sentence: str) -> None:
        """Something happened: tell it."""
        self.last, self._shown = sentence, PRINT_STAYS
        if self.line:
            self.line(sentence)
        if self.preferences.current.speech:
            self._speak(sentence)

    def focus(self, sentence: str) -> None:
        """What the player's keys would act on now; said only when it is another thing."""
        if sentence != self._focus:
            self._focus = sentence
            if sentence:
                self.say(sentence)

    def update(self, seconds: float) -> None:
        """Large print goes away after a while; a speech program that has ended is forgotten."""
        self._shown = max(0.0, self._shown - seconds)
        self._speaking = [each for each in self._speaking if each.poll() is None]

    def draw(self, canvas: pygame.Surface, top: int | None) -> None:
        """The last sentence in large print, below ``top``, or at the foot of the canvas."""
        scale = self.preferences.current.text_size
        if scale > 1 and self._shown > 0 and self.last:
            band = _large(self.last, scale)
            y = canvas.get_height() - band.get_height() if top is None else top
            canvas.blit(band, (0, y))

    def _speak(self, sentence: str) -> None:
        """Hand a sentence to the system's voice; without one there is a line in the log, once."""
        import shutil  # noqa: PLC0415 - most players never need them
        import subprocess  # noqa: PLC0415

        program = next((name for name in PROGRAMS if shutil.which(name)), None)
        if program is None or self._mute:
            if not self._mute:
                _LOG.warning("There is no speech program (%s).", ", ".join(PROGRAMS))
            self._mute = True
            return
        language = self.preferences.current.language
        words = [word.format(language=language) for word in PROGRAMS[program]]
        try:
            self._speaking.append(
                subprocess.Popen(  # noqa: S603 - a program of the system, and our own sentence
                    [program, *words, sentence],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            )
        except OSError as error:
            _LOG.warning("%s does not speak: %s.", program, error.strerror)
            self._mute = True


def _large(sentence: str, scale: int) -> pygame.Surface:
    """A dark band as wide as the canvas, the sentence in letters ``scale`` times as large."""
    lines = wrap(sentence, _WIDTH // scale)
    band = pygame.Surface((640, (_LINE * len(lines) + 1) * scale + 2 * _PAD))
    band.fill(rgb("ink"))
    band.fill(rgb("gold2"), (0, 0, 640, 1))
    band.fill(rgb("gold2"), (0, band.get_height() - 1, 640, 1))
    for number, text in enumerate(lines):
        letters = pygame.transform.scale_by(render(text, "small", "white"), scale)
        band.blit(letters, letters.get_rect(midtop=(320, _PAD + number * _LINE * scale - scale)))
    return band
