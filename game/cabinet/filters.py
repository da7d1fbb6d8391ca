"""What a picture goes through on its way to the screen: colours that more eyes tell apart, lines.

Both work on whatever was drawn, so every screen has them and no drawing knows of them.
"""

from __future__ import annotations

import pygame

SHARE = 153
"""How much of the difference of red and green goes into blue, of 255."""

LINES = {1: 208, 2: 152}
"""The brightness of the dark lines of a tube, of 255: soft and strong."""

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
        # The bytes of a pixel are blue, green, red, alpha. Read in another order, or from the
        # second byte on, one part of a colour becomes another without any arithmetic.
        size = canvas.get_size()
        length = 4 * size[0] * size[1]
        red, green = _bytes(self._red)[:length], _bytes(self._green)[1 : length + 1]
        as_blue = pygame.image.frombuffer(red, size, "RGBA")
        canvas.blit(as_blue, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        as_blue = pygame.image.frombuffer(green, size, "BGRA")
        canvas.blit(as_blue, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _bytes(surface: pygame.Surface) -> memoryview:
    # pygame's own types do not tell that its buffers are buffers.
    return memoryview(surface.get_buffer())  # type: ignore[arg-type]


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
    for row in range(rows):
        bottom = round((row + 1) * step)
        screen.fill(dark, (0, bottom - thick, width, thick), pygame.BLEND_RGB_MULT)
