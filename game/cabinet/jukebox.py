"""Music that follows the game: one stream, changed on the beat, faded by hand a frame at a time.

A file opens and starts in less than a millisecond. Two things would hold the picture up: to load
during a fade of the mixer's own, which waits for its end, and to decode a whole tune, which
locks the mixer for a tenth of a second; so neither is done.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from game.cabinet.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.cabinet.cues import Tune

_LOG = logging.getLogger(__name__)

FADE_OUT, FADE_IN = 0.4, 0.08
"""Seconds before the beat in which a tune fades away, and after it in which the next is there."""
DUCKED = 0.38
"""How loud music is under a sting."""
DUCK_DOWN, DUCK_UP = 0.1, 0.9
"""Seconds that music takes to stand back, and to come forward again."""


class Jukebox:
    """Plays the tune that is wanted from the next beat of the present one on."""

    def __init__(self, tunes: Mapping[str, Tune]) -> None:
        """Play nothing yet."""
        self._tunes = tunes
        self._unknown: set[str] = set()
        self._playing: str | None = None
        self._started_at = 0.0
        self._left_at: dict[str, float] = {}
        self._leave_in: float | None = None
        self._level = 0.0
        self._duck_for = 0.0
        self._stand_back = 1.0

    @property
    def playing(self) -> str | None:
        """The name of the tune that sounds."""
        return self._playing

    @property
    def loudness(self) -> float:
        """How much of the volume is heard, from 0 to 1: less in a fade and under a sting."""
        return self._level * self._stand_back

    def duck(self, seconds: float) -> None:
        """Stand back for so long."""
        self._duck_for = max(self._duck_for, seconds)

    def update(self, seconds: float, wanted: str | None, volume: float) -> None:
        """Let ``seconds`` pass on the way to ``wanted``, a name of the table; None is silence.

        A tune that cannot be read, or that the table has not, is silence too, with a line in the
        log.

        Raises:
            pygame.error: the device is gone.
        """
        if not (wanted is None or self._has(wanted)):
            wanted = None
        if wanted == self._playing:
            self._leave_in = None
        elif self._leave_in is None:
            self._leave_in = self._until_beat()
        self._fade(seconds)
        if self._leave_in is not None and self._leave_in <= 0:
            self._change(wanted)
        self._step_duck(seconds)
        pygame.mixer.music.set_volume(self.loudness * volume)

    def _has(self, wanted: str) -> bool:
        """Whether the table has a tune; what it has not is told once."""
        if wanted not in self._tunes and wanted not in self._unknown:
            self._unknown.add(wanted)
            _LOG.warning("No music: cues.toml has no tune %s.", wanted)
        return wanted in self._tunes

    def _fade(self, seconds: float) -> None:
        if self._leave_in is None:
            self._level = min(1.0, self._level + seconds / FADE_IN)
            return
        self._leave_in -= seconds
        if self._leave_in < FADE_OUT:
            self._level = min(self._level, max(0.0, self._leave_in / FADE_OUT))

    @property
    def _position(self) -> float:
        """How many seconds into its file the tune is, rounds of the loop not counted off."""
        return self._started_at + max(0, pygame.mixer.music.get_pos()) / 1000

    def _until_beat(self) -> float:
        """Seconds until the tune may give way, at least those of the fade."""
        if self._playing is None:
            return 0.0
        step = self._tunes[self._playing].step
        left = step - self._position % step
        while left < FADE_OUT:
            left += step
        return left

    def _change(self, wanted: str | None) -> None:
        """Leave one tune and begin another, where it was left if it can go on there."""
        if self._playing is not None:
            self._left_at[self._playing] = self._position
            pygame.mixer.music.stop()
        self._playing, self._leave_in, self._level = None, None, 0.0
        if wanted is None:
            return
        tune = self._tunes[wanted]
        at = self._left_at.get(wanted, 0.0) % tune.length if tune.resume else 0.0
        self._started_at = round(at / tune.step) * tune.step % tune.length
        self._playing = wanted
        try:
            pygame.mixer.music.load(data_root() / "assets" / "music" / f"{tune.file}.ogg")
        except (pygame.error, OSError) as error:
            _LOG.warning("The tune %s cannot be read: %s", wanted, error)
        else:
            pygame.mixer.music.play(-1, start=self._started_at)

    def _step_duck(self, seconds: float) -> None:
        self._duck_for = max(0.0, self._duck_for - seconds)
        if self._duck_for > 0:
            self._stand_back = max(DUCKED, self._stand_back - seconds / DUCK_DOWN)
        else:
            self._stand_back = min(1.0, self._stand_back + seconds / DUCK_UP)
