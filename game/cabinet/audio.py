"""Sound through one guard: without an audio device the game is silent, and goes on."""

from __future__ import annotations

import logging

import pygame

from game.cabinet.paths import data_root

_LOG = logging.getLogger(__name__)


class Audio:
    """The loudspeaker; :meth:`open` it after the first frame, for devices may take their time."""

    def __init__(self) -> None:
        """Open nothing yet."""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._open = False

    def open(self) -> None:
        """Open the device; with none there the log gets one line and the game is silent."""
        try:
            pygame.mixer.init(frequency=44100, buffer=512)
        except (pygame.error, NotImplementedError) as error:
            _LOG.warning("No sound: %s.", error)
        else:
            self._open = True

    def close(self) -> None:
        """Let go of the device."""
        if self._open:
            self._open = False
            pygame.mixer.quit()

    def play(self, cue: str) -> None:
        """Play the sound of ``cue``; a cue that has none yet is silence."""
        sound = self._sound(cue) if self._open else None
        if sound:
            sound.play()

    def _sound(self, cue: str) -> pygame.mixer.Sound | None:
        if cue not in self._sounds:
            path = data_root() / "assets" / "sounds" / f"{cue}.ogg"
            self._sounds[cue] = pygame.mixer.Sound(path) if path.is_file() else None
        return self._sounds[cue]
