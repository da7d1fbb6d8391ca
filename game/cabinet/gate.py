"""The portcullis between screens: it falls before one, and rises before the next."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.settings import INSTANT

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.context import Context
    from game.cabinet.scene import Change

FALL, DARK, RISE = 0.24, 0.06, 0.4
"""Seconds it falls, stands in the dark, and rises."""

_BOUNCE = 4
_BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


class Gate:
    """The portcullis of one scene; a player who wants no motion never sees it."""

    def __init__(self, context: Context, *, risen: bool = False) -> None:
        """Start open, or closed and rising."""
        self._context = context
        self._clock = RISE if risen or not self._wanted else 0.0
        self._make: Callable[[], Change] | None = None

    @property
    def _wanted(self) -> bool:
        settings = self._context.settings
        return not settings.reduced_motion and settings.speed < INSTANT

    @property
    def falling(self) -> bool:
        """Whether the scene is about to go: it should hear no more presses."""
        return self._make is not None

    def fall(self, make: Callable[[], Change]) -> Change | None:
        """Let it fall, and make the change in the dark; at once where no motion is wanted."""
        if not self._wanted:
            return make()
        self._context.audio.play("gate")
        self._clock, self._make = 0.0, make
        return None

    def update(self, seconds: float) -> Change | None:
        """Move on; the change that it fell for comes when it is down and the screen dark."""
        self._clock += seconds
        if not self._make or self._clock < FALL + DARK:
            return None
        make, self._make = self._make, None
        self._clock = 0.0  # should this scene be seen again, its gate rises
        return make()

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw it over everything else of the scene."""
        if self.falling:
            self._draw_at(canvas, min(1.0, self._clock / FALL) ** 2)
        elif self._clock < RISE:
            self._draw_at(canvas, (1 - self._clock / RISE) ** 2)

    def _draw_at(self, canvas: pygame.Surface, down: float) -> None:
        """``down`` is how much of the screen it covers, 0 to 1; what is behind darkens."""
        if down >= 1:
            canvas.fill(RGB["ink"])
        elif down > 0.3:
            canvas.blit(_mesh(int(down * 12)), (0, 0))
        bars = piece("gate/portcullis")
        landed = self.falling and self._clock > FALL
        jump = _BOUNCE if landed and self._clock < FALL + DARK / 2 else 0
        canvas.blit(bars, (0, round(bars.get_height() * (down - 1)) - jump))


@cache
def _mesh(density: int) -> pygame.Surface:
    """Ink on ``density`` of every 16 pixels, in the dither of all pictures."""
    mesh = pygame.Surface((640, 360), 0, 8)  # a byte a pixel: there may be ten of these
    mesh.set_palette([RGB["white"], RGB["ink"]])
    mesh.set_colorkey(0)
    for y in range(4):
        for x in range(4):
            if _BAYER[y][x] < density:
                mesh.set_at((x, y), 1)
    for size in (4, 8, 16, 32, 64, 128, 256, 512):
        mesh.blit(mesh, (size, 0), (0, 0, size, 4))
    for size in (4, 8, 16, 32, 64, 128, 256):
        mesh.blit(mesh, (0, size), (0, 0, 640, size))
    return mesh
