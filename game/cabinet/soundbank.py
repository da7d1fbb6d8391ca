"""The device and the decoded sounds: opened and read in the background, so that no frame waits."""

from __future__ import annotations

import logging
import os
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.cabinet.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_LOG = logging.getLogger(__name__)

RATE, BUFFER = 44100, 512
"""Samples a second, and samples that the device takes at a time: 12 ms."""
CHANNELS = 24
STANDARD_ERROR = 2
GAP = 0.001
"""Seconds between two sounds that are decoded, for others to use the mixer."""


class SoundBank:
    """Short sounds by their names under ``assets/sounds``.

    One thread opens the device and then decodes them in order. Decoding runs in C and leaves the
    interpreter to the game, but it locks the mixer: whoever wants something of the mixer
    meanwhile should :meth:`hold` the bank first, and come again if that fails.
    """

    def __init__(self, names: Iterable[str]) -> None:
        """Open the device and decode, in the background."""
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._stopping = threading.Event()
        self._done = threading.Event()
        self._opened = False
        self._mixer = threading.Lock()
        self._thread = threading.Thread(target=self._work, args=(tuple(names),), daemon=True)
        self._thread.start()

    @property
    def open(self) -> bool:
        """Whether there is a device, and it is open."""
        return self._opened

    @property
    def complete(self) -> bool:
        """Whether all sounds are decoded."""
        return self._done.is_set()

    def get(self, name: str) -> pygame.mixer.Sound | None:
        """The sound, or None as long as it is not decoded."""
        return self._sounds.get(name)

    def hold(self) -> bool:
        """Keep the mixer from decoding until :meth:`release`; False if it decodes just now."""
        return self._mixer.acquire(blocking=False)

    def release(self) -> None:
        """Let decoding go on."""
        self._mixer.release()

    def wait(self) -> None:
        """Wait until all sounds are decoded, or there is no device: for tools and tests."""
        self._thread.join()

    def close(self) -> None:
        """Stop, and let go of the device; waits for the one sound that is being decoded."""
        self._stopping.set()
        self._thread.join()
        self._sounds.clear()
        if self._opened:
            self._opened = False
            pygame.mixer.quit()

    def _work(self, names: tuple[str, ...]) -> None:
        if not self._open():
            return
        for name in names:
            if self._stopping.is_set():
                return
            with self._mixer:
                self._decode(name)
            self._stopping.wait(GAP)
        self._done.set()

    def _open(self) -> bool:
        """With no device there the log gets one line, and the game is silent.

        A device of another rate has to convert the whole mix: sounds converted one by one as they
        are decoded, down to 32 kHz for one, crashed SDL's mixer as they were played.
        """
        try:
            with _native_silence():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            _LOG.warning("No sound: %s.", error)
            return False
        self._opened = True
        return True

    def _decode(self, name: str) -> None:
        try:
            path = data_root() / "assets" / "sounds" / f"{name}.ogg"
            self._sounds[name] = pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            _LOG.warning("The sound %s cannot be read: %s.", name, error)


@contextmanager
def _native_silence() -> Iterator[None]:
    """Keep what the system's sound libraries print of a missing device off the terminal.

    They write to the process's standard error by themselves; what the game has to say of it comes
    afterwards, in one line.
    """
    try:
        kept = os.dup(STANDARD_ERROR)
    except OSError:  # there is no standard error to keep clean
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), STANDARD_ERROR)
        yield
    finally:
        os.dup2(kept, STANDARD_ERROR)
        os.close(kept)
