"""Sound through one guard: without an audio device the game is silent, and goes on."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.cues import Cue, CueTable
    from game.cabinet.jukebox import Jukebox
    from game.cabinet.settings import Settings
    from game.cabinet.soundbank import SoundBank

_LOG = logging.getLogger(__name__)

EFFECTS_GAIN, MUSIC_GAIN = 0.6, 0.5
"""Room for many sounds at once, so that their sum does not clip."""
WIDTH = 0.7
"""How far to the side the edge of the stage sounds: 1 would leave the other ear in silence."""


class Sounds(Protocol):
    """What plays cues: :meth:`Audio.play`, or :func:`silence`."""

    def __call__(self, cue: str, *of: str, pan: float = 0.0) -> None:
        """Play a cue; ``of`` what, the most special first; ``pan`` from -1, left, to 1."""
        ...


def silence(cue: str, *of: str, pan: float = 0.0) -> None:
    """Play nothing."""


@dataclass(slots=True)
class _Last:
    """When a cue sounded last, and how many times in a row."""

    at: float = float("-inf")
    turn: int = 0


class Audio:
    """The loudspeaker; :meth:`open` it after the first frame, for devices may take their time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Open nothing yet; ``clock`` tells seconds."""
        self._clock = clock
        self._table: CueTable | None = None
        self._bank: SoundBank | None = None
        self._jukebox: Jukebox | None = None
        self._voices: list[pygame.mixer.Channel] = []
        self._started: list[float] = []
        self._last: dict[tuple[str, tuple[str, ...]], _Last] = {}
        self._due: list[tuple[str, float, bool]] = []
        self._effects = 0.0

    @property
    def bank(self) -> SoundBank | None:
        """The decoded sounds; None before :meth:`open` and after :meth:`close`."""
        return self._bank

    @property
    def music(self) -> Jukebox | None:
        """What plays the music; None while there is no device."""
        return self._jukebox

    def open(self) -> None:
        """Begin to open the device and to decode; returns at once."""
        from game.cabinet import cues  # noqa: PLC0415 - the first frame does without
        from game.cabinet.soundbank import SoundBank  # noqa: PLC0415

        try:
            self._table = cues.load()
        except (OSError, ValueError, TypeError, KeyError) as error:
            _LOG.warning("No sound: the table of cues cannot be read: %s.", error)
        else:
            self._bank = SoundBank(self._table.sounds)

    def close(self) -> None:
        """Let go of the device."""
        if self._bank:
            self._bank.close()
        self._bank = self._jukebox = None
        self._due.clear()

    def play(self, cue: str, *of: str, pan: float = 0.0) -> None:
        """Play the sounds of ``cue``, as :class:`Sounds` tells; a cue without any is silence."""
        known = self._table.cues.get(cue) if self._table else None
        if known is None or not self._jukebox:
            return
        self._due += [(name, pan, known.duck) for name in self._next(cue, known, of)]
        self._sound_due()

    def update(self, seconds: float, tune: str | None, settings: Settings) -> None:
        """Let ``seconds`` pass: music goes over to ``tune``, volumes follow the settings."""
        if not self._bank or not self._bank.open or not self._table:
            return
        master = 0.0 if settings.muted else _gain(settings.volume)
        self._effects = EFFECTS_GAIN * master * _gain(settings.effects)
        try:
            if not self._jukebox:
                self._jukebox = self._set_up(self._table)
            if self._bank.complete:
                volume = MUSIC_GAIN * master * _gain(settings.music)
                self._jukebox.update(seconds, tune, volume)
        except pygame.error as error:
            self._lose(error)
        self._sound_due()

    def _set_up(self, table: CueTable) -> Jukebox:
        from game.cabinet.jukebox import Jukebox  # noqa: PLC0415
        from game.cabinet.soundbank import CHANNELS  # noqa: PLC0415

        self._voices = [pygame.mixer.Channel(number) for number in range(CHANNELS)]
        self._started = [0.0] * CHANNELS
        return Jukebox(table.tunes)

    def _lose(self, error: pygame.error) -> None:
        """The device is gone: one line, then silence."""
        _LOG.warning("The sound is lost: %s.", error)
        self.close()

    def _next(self, name: str, cue: Cue, of: tuple[str, ...]) -> tuple[str, ...]:
        """The sounds whose turn it is; none when the cue has only just sounded."""
        choices, now = cue.sounds(of), self._clock()
        last = self._last.setdefault((name, choices), _Last())
        if now - last.at < cue.every:
            return ()
        last.turn = last.turn + 1 if now - last.at < cue.rest else 0
        last.at = now
        return (*choices[last.turn % len(choices) :][:1], *cue.also) if choices else ()

    def _sound_due(self) -> None:
        """Play what is due; if a sound is being decoded just now, nobody waits but the sound."""
        bank = self._bank
        if not self._due or not bank or not bank.hold():
            return
        due, self._due = self._due, []
        try:
            self._sound_all(bank, due)
        except pygame.error as error:
            self._lose(error)

    def _sound_all(self, bank: SoundBank, due: list[tuple[str, float, bool]]) -> None:
        try:
            for name, pan, duck in due:
                self._sound(name, pan, duck=duck)
        finally:
            bank.release()

    def _sound(self, name: str, pan: float, *, duck: bool) -> None:
        sound = self._bank.get(name) if self._bank else None
        if sound is None or not self._jukebox:
            return
        channel = self._voice()
        channel.play(sound)
        side = max(-1.0, min(1.0, pan)) * WIDTH
        left, right = min(1.0, 1 - side), min(1.0, 1 + side)
        channel.set_volume(left * self._effects, right * self._effects)
        if duck:
            self._jukebox.duck(sound.get_length())

    def _voice(self) -> pygame.mixer.Channel:
        """A channel that is free, or else the one that has sounded longest."""
        free = (at for at, channel in enumerate(self._voices) if not channel.get_busy())
        number = next(free, self._started.index(min(self._started)))
        self._started[number] = self._clock()
        return self._voices[number]


def _gain(percent: int) -> float:
    """Half way on the slider sounds half as loud, which is a quarter of the power's root."""
    return (percent / 100) ** 2
