"""Everything that shakes or flashes the picture goes through here, and obeys one setting each."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.settings import Preferences

LARGEST = 5
"""Pixels of the canvas that a shake moves the stage at most."""

_RATE_X, _RATE_Y = 71.0, 89.0  # radians a second: quick, and never in step with each other


class Shake:
    """A shake and a flash, each dying away; the program lets its time pass once a frame."""

    def __init__(self, preferences: Preferences) -> None:
        """Obey the settings ``shake``, ``flashes`` and ``reduced_motion`` of ``preferences``."""
        self._preferences = preferences
        self._time = 0.0
        self._strength = self._left = self._length = 0.0
        self._flash_colour = (255, 255, 255)
        self._flash_left = 0.0

    def kick(self, strength: float = 1.0, seconds: float = 0.3) -> None:
        """Shake the stage; 1.0 is the strongest. A weaker kick does not calm a stronger one."""
        if strength >= self._fading_strength:
            self._strength, self._left, self._length = min(1.0, strength), seconds, seconds

    def flash(self, colour: tuple[int, int, int], seconds: float = 0.07) -> None:
        """Light the stage up in ``colour`` for a moment."""
        self._flash_colour, self._flash_left = colour, seconds

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._time += seconds
        self._left = max(0.0, self._left - seconds)
        self._flash_left = max(0.0, self._flash_left - seconds)

    @property
    def offset(self) -> tuple[int, int]:
        """How far to draw the stage from its place now, in canvas pixels."""
        settings = self._preferences.current
        share = 0.0 if settings.reduced_motion else settings.shake / 100
        reach = LARGEST * share * self._fading_strength
        across, down = math.sin(self._time * _RATE_X), math.sin(self._time * _RATE_Y)
        return round(reach * across), round(reach * down)

    def draw_flash(self, canvas: Surface) -> None:
        """Brighten ``canvas`` (or the part of it that is the stage) while a flash lasts."""
        if self._flash_left > 0 and self._preferences.current.flashes:
            import pygame  # noqa: PLC0415 - the shake itself needs no display

            canvas.fill(self._flash_colour, special_flags=pygame.BLEND_RGB_ADD)

    @property
    def _fading_strength(self) -> float:
        return self._strength * self._left / self._length if self._left else 0.0
