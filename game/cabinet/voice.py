"""Reading aloud: every sentence of the game as a plain line, as speech, and in large print.

Scenes say what has the focus (``spoken``) and tell what happens through :meth:`Voice.say`. Where
those sentences go is for the player to choose: to standard output, to the speech program of the
system if there is one, or into a band of large letters.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cabinet.large_print import LargePrint
from game.cabinet.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.settings import Preferences

_LOG = logging.getLogger(__name__)


@dataclass(slots=True)
class Voice:
    """Says sentences; ``line`` takes each as plain text, if anybody reads along."""

    preferences: Preferences
    line: Callable[[str], None] | None = None
    large: LargePrint = field(init=False)
    _focus: str = ""
    _speech: Speech = field(default_factory=Speech)

    def __post_init__(self) -> None:
        self.large = LargePrint(self.preferences)

    def say(self, sentence: str, printed: str | None = None) -> None:
        """Something happened: tell it; ``printed`` is what large print shows of it, None: all."""
        if printed != "":
            self.large.tell(printed or sentence)
        self._utter(sentence, passing=False)

    def _utter(self, sentence: str, *, passing: bool) -> None:
        if self.line:
            self._print(self.line, sentence)
        settings = self.preferences.current
        if settings.speech:
            self._speech.say(sentence, settings.language, passing=passing)

    def _print(self, line: Callable[[str], None], sentence: str) -> None:
        """A reader that has gone, or a full disk, ends the lines and not the game."""
        try:
            line(sentence)
        except OSError as error:
            _LOG.warning("What is said is printed no more: %s.", error.strerror)
            self.line = None

    def focus(self, sentence: str) -> None:
        """What the player's keys would act on now; said only when it is another thing."""
        if sentence != self._focus:
            self._focus = sentence
            if sentence:
                self._utter(sentence, passing=True)

    def update(self, seconds: float) -> None:
        """Large print turns its pages, and the voice goes on to the next sentence."""
        self.large.update(seconds)
        if self.preferences.current.speech:
            self._speech.update()
        else:
            self.close()

    def close(self) -> None:
        """Stop speaking."""
        self._speech.stop()
