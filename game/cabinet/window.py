"""The window: it shows the 640x360 canvas as large as it can, and knows where the mouse is on it.

SDL's own scaling goes through a renderer that is slow without a graphics card; so the window is
a plain surface, and the canvas is scaled here.
"""

from __future__ import annotations

import logging
import os
import sys
import warnings

import pygame

from game.cabinet.filters import Colours, Glow, draw_lines

_LOG = logging.getLogger(__name__)

CANVAS_SIZE = CANVAS_WIDTH, CANVAS_HEIGHT = 640, 360


class NoDisplayError(Exception):
    """There is no screen to play on."""


def place(window: tuple[int, int], fill: bool) -> pygame.Rect:
    """Where the canvas lies in a window of this size, centred.

    It is scaled by a whole number, unless ``fill`` asks for all of the window that its shape
    allows, or the window is smaller than the canvas.
    """
    exact = min(window[0] / CANVAS_WIDTH, window[1] / CANVAS_HEIGHT)
    scale = exact if fill or exact < 1 else int(exact)
    size = max(1, round(CANVAS_WIDTH * scale)), max(1, round(CANVAS_HEIGHT * scale))
    return pygame.Rect((window[0] - size[0]) // 2, (window[1] - size[1]) // 2, *size)


class Window:
    """The one window, or the whole screen."""

    def __init__(self, size: tuple[int, int], title: str, *, fullscreen: bool, fill: bool) -> None:
        """Open it; ``size`` is that of the window, also when it starts as the whole screen.

        Raises:
            NoDisplayError: there is no screen, or it cannot be used.
        """
        _start_display()
        self._windowed_size = size
        self.fullscreen = not fullscreen
        self.fill = fill
        self.colour_blind = False
        self.crt = 0
        pygame.display.set_caption(title)
        self.set_fullscreen(fullscreen)
        self.canvas = pygame.Surface(CANVAS_SIZE).convert()
        self._scaler = _Scaler(self.canvas, CANVAS_SIZE)
        self._colours: Colours | None = None
        self._glow = Glow(self.canvas)

    def set_fullscreen(self, on: bool) -> None:
        """Take the whole screen, or give it back; a screen that cannot be had leaves the window."""
        if on == self.fullscreen:
            return
        if on:
            self._windowed_size = self._size_to_come_back_to()
            try:
                _set_mode((0, 0), pygame.FULLSCREEN)
            except pygame.error as error:
                _LOG.warning("The whole screen cannot be used: %s.", error)
                on = False
        if not on:
            self._open_windowed()
        self.fullscreen = on

    def present(self) -> None:
        """Show the canvas, with whatever the settings add to it."""
        if self.colour_blind:
            self._colours = self._colours or Colours(self.canvas)
            self._colours.apply()
        if self.crt:
            self._glow.apply(self.crt)
        screen = pygame.display.get_surface() or self.canvas
        rect = place(screen.get_size(), self.fill)
        if rect.size != screen.get_size():
            screen.fill("black")
        if rect.size != self._scaler.size:
            self._scaler = _Scaler(self.canvas, rect.size)
        picture = screen.subsurface(rect)
        self._scaler.draw(picture)
        if self.crt:
            draw_lines(picture, CANVAS_HEIGHT, self.crt)
        pygame.display.flip()

    def to_canvas(self, at: tuple[int, int]) -> tuple[int, int] | None:
        """The canvas pixel under a place of the window, or None beside the picture."""
        rect = place(pygame.display.get_window_size(), self.fill)
        if not rect.collidepoint(at):
            return None
        across = (at[0] - rect.x) * CANVAS_WIDTH // rect.width
        return across, (at[1] - rect.y) * CANVAS_HEIGHT // rect.height

    def _open_windowed(self) -> None:
        try:
            _set_mode(self._windowed_size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        _keep_larger_than(CANVAS_SIZE)

    def _size_to_come_back_to(self) -> tuple[int, int]:
        surface = pygame.display.get_surface()
        return surface.get_size() if surface else self._windowed_size


def _start_display() -> None:
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    chosen = "SDL_VIDEODRIVER" in os.environ
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "linux" and not chosen and not any(map(os.environ.get, screens)):
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY is set")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    if not chosen and pygame.display.get_driver() in {"dummy", "offscreen"}:
        raise NoDisplayError("SDL found no screen")


def _set_mode(size: tuple[int, int], flags: int) -> None:
    """Open the window; one of another size than was asked for is drawn as it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        pygame.display.set_mode(size, flags)


def _keep_larger_than(size: tuple[int, int]) -> None:
    """Ask the window manager; where it does not obey, the canvas is shown smaller."""
    with warnings.catch_warnings():
        # pygame 3 will have another way; the display module of this one has none.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = size


class _Scaler:
    """Puts the canvas into a part of the screen; what it needs for a size is made once."""

    def __init__(self, canvas: pygame.Surface, size: tuple[int, int]) -> None:
        self._canvas = canvas
        self.size = size
        factor = size[0] // CANVAS_WIDTH
        self._wide = pygame.Surface((factor * CANVAS_WIDTH, CANVAS_HEIGHT)).convert()
        self._rows = [
            (self._wide.subsurface((0, row, size[0], 1)), (0, row * factor + copy))
            for row in range(CANVAS_HEIGHT if self._whole else 0)
            for copy in range(factor)
        ]

    @property
    def _whole(self) -> bool:
        """Whether every pixel of the canvas becomes a square of whole pixels."""
        return self.size[0] % CANVAS_WIDTH == 0 and self.size[1] % CANVAS_HEIGHT == 0

    def draw(self, target: pygame.Surface) -> None:
        """Rows blitted one by one are quicker than ``transform.scale`` from 3x on, equal at 2x."""
        if self.size == CANVAS_SIZE:
            target.blit(self._canvas, (0, 0))
        elif self._whole:
            pygame.transform.scale(self._canvas, self._wide.get_size(), self._wide)
            target.fblits(self._rows)
        elif self.size[0] < CANVAS_WIDTH:
            target.blit(pygame.transform.smoothscale(self._canvas, self.size), (0, 0))
        else:
            pygame.transform.scale(self._canvas, self.size, target)
