"""The system's own voice: sentences one after the other, through whichever program speaks."""

from __future__ import annotations

import logging
import os
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

_LOG = logging.getLogger(__name__)

_SENTENCE = "DUNGEON_ARCADE_SENTENCE"
_SYNTHESIZER = "[System.Speech.Synthesis.SpeechSynthesizer]::new()"

PROGRAMS = {
    "spd-say": ("--priority", "{priority}", "--language", "{language}", "--", "{sentence}"),
    "espeak-ng": ("-v", "{language}", "--", "{sentence}"),
    "say": ("{sentence}",),
    # The sentence comes by the environment, so that no part of it is ever read as a command.
    "powershell": (
        "-NoProfile",
        "-Command",
        f"Add-Type -AssemblyName System.Speech; {_SYNTHESIZER}.Speak($env:{_SENTENCE})",
    ),
}
"""The speech programs that are looked for, and their arguments: speech-dispatcher, eSpeak, and
those of macOS and Windows."""


@dataclass(slots=True)
class Speech:
    """Speaks; without a program for it there is one line in the log and silence."""

    _waiting: deque[tuple[str, str, bool]] = field(default_factory=deque)
    _speaking: subprocess.Popen[bytes] | None = None
    _passing: bool = False
    _mute: bool = False

    def say(self, sentence: str, language: str, *, passing: bool) -> None:
        """Speak once all before has been spoken.

        A ``passing`` sentence, about the focus, takes the place of an earlier one of its kind.
        """
        if self._mute:
            return
        if passing:
            self._waiting = deque(each for each in self._waiting if not each[2])
            if self._passing:
                self._break_off()
        self._waiting.append((sentence, language, passing))
        self.update()

    def stop(self) -> None:
        """Be silent at once."""
        self._waiting.clear()
        self._break_off()

    def _break_off(self) -> None:
        if self._speaking:
            self._speaking.terminate()

    def update(self) -> None:
        """Go on to the next sentence when one has been spoken."""
        if self._speaking and self._speaking.poll() is not None:
            self._speaking = None
        if self._waiting and not self._speaking:
            self._start(*self._waiting.popleft())

    def _start(self, sentence: str, language: str, passing: bool) -> None:
        import shutil  # noqa: PLC0415 - most players never need them
        import subprocess  # noqa: PLC0415

        program = next((name for name in PROGRAMS if shutil.which(name)), None)
        if program is None:
            self._fall_silent(f"There is no speech program ({', '.join(PROGRAMS)}).")
            return
        # With this priority speech-dispatcher itself lets a new sentence take an old one's place.
        values = {"priority": "text" if passing else "message", "language": language}
        words = [word.format(sentence=sentence, **values) for word in PROGRAMS[program]]
        try:
            self._speaking = subprocess.Popen(  # noqa: S603 - a program of the system, our sentence
                [program, *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**os.environ, _SENTENCE: sentence},
            )
        except OSError as error:
            self._fall_silent(f"{program} does not speak: {error.strerror}.")
        self._passing = passing

    def _fall_silent(self, why: str) -> None:
        _LOG.warning(why)
        self._mute = True
        self._waiting.clear()
