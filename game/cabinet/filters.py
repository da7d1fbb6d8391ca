"""What a picture goes through on its way to the screen: colours that more eyes tell apart, a tube.

Both work on whatever was drawn, so every screen has them and no drawing knows of them.
"""

from __future__ import annotations

import pygame

SHARE = 153
"""How much of the difference of red and green goes into blue, of 255."""

LINES = {1: 208, 2: 152}
"""The brightness of the dark lines of a tube, of 255: soft and strong."""

GLOWS = {1: 72, 2: 116}
"""How much of the light shines on what is around it, of 255."""

DARKER = 56
"""What is darker than this does not shine."""

_SOFTER = 10
_LASTS = 3  # frames that the light is kept
_RED, _GREEN = (SHARE, 0, 0, 0), (0, SHARE, 0, 0)


class Colours:
    """Tells red from green by blue as well: blue + share x (red - green), for each pixel."""

    def __init__(self, canvas: pygame.Surface) -> None:
        """Keep what is needed for ``canvas``."""
        self._canvas = canvas
        width, height = canvas.get_size()
        # One row more than the picture: its bytes are also read from the second one on.
        self._red = pygame.Surface((width, height + 1), pygame.SRCALPHA, 32)
        self._green = self._red.copy()

    def apply(self) -> None:
        """Change the canvas as it is now."""
        canvas = self._canvas
        for part, only in ((self._red, _RED), (self._green, _GREEN)):
            part.fill((0, 0, 0, 255))
            part.blit(canvas, (0, 0))
            part.fill(only, special_flags=pygame.BLEND_RGBA_MULT)
        # The bytes of a pixel are blue, green, red, alpha. Read from the second or third byte on,
        # one part of a colour becomes another without any arithmetic.
        size = canvas.get_size()
        length = 4 * size[0] * size[1]
        green, red = _bytes(self._green)[1 : length + 1], _bytes(self._red)[2 : length + 2]
        red_in_blue = pygame.image.frombuffer(red, size, "BGRA")
        green_in_blue = pygame.image.frombuffer(green, size, "BGRA")
        # The difference first: a sum of bright colours would be cut off before it.
        redder = red_in_blue.copy()
        redder.blit(green_in_blue, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        green_in_blue.blit(red_in_blue, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        canvas.blit(redder, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        canvas.blit(green_in_blue, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _bytes(surface: pygame.Surface) -> memoryview:
    # pygame's own types do not tell that its buffers are buffers.
    return memoryview(surface.get_buffer())  # type: ignore[arg-type]


class Glow:
    """What is bright shines on what is around it, as on a tube; it lags a frame or two behind."""

    def __init__(self, canvas: pygame.Surface) -> None:
        """Keep what is needed for ``canvas``."""
        self._canvas = canvas
        self._light: pygame.Surface | None = None
        self._age = 0

    def apply(self, strength: int) -> None:
        """Add the light to the canvas as it is now; ``strength`` 1 or 2."""
        if self._light is None or self._age >= _LASTS:
            self._light, self._age = self._shine(strength), 0
        self._age += 1
        self._canvas.blit(self._light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _shine(self, strength: int) -> pygame.Surface:
        width, height = self._canvas.get_size()
        small = width // _SOFTER, height // _SOFTER
        soft = pygame.transform.smoothscale(self._canvas, small)
        soft.fill((DARKER,) * 3, special_flags=pygame.BLEND_RGB_SUB)
        soft.fill((GLOWS[strength],) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return pygame.transform.smoothscale(soft, (width, height))


def draw_lines(screen: pygame.Surface, rows: int, strength: int) -> None:
    """The dark line below each of the picture's ``rows``, as on a tube; ``strength`` 1 or 2.

    Rows of a single pixel have no room for lines.
    """
    width, height = screen.get_size()
    step = height / rows
    if step < 2:
        return
    dark = (LINES[strength],) * 3
    thick = max(1, int(step / 3))
    if step == int(step) and screen.get_pitch() == 4 * width and screen.get_bytesize() == 4:
        # Read as one row for each of the picture's, all dark lines lie in one rectangle.
        size = width * int(step), rows
        as_wide = pygame.image.frombuffer(_bytes(screen), size, "BGRA")
        across = width * thick
        as_wide.fill(dark, (size[0] - across, 0, across, rows), pygame.BLEND_RGB_MULT)
        return
    for row in range(rows):
        bottom = round((row + 1) * step)
        screen.fill(dark, (0, bottom - thick, width, thick), pygame.BLEND_RGB_MULT)
