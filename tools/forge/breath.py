"""The long green breath of the small dragon, on a canvas of its own."""

from __future__ import annotations

import math

import numpy as np

from .flames import banded, blob
from .palette import INDEX
from .sheets import Picture, Strip

WIDTH, HEIGHT = 120, 52
MOUTH = (114, 20)
RAMP = ("teal1", "teal2", "teal3", "green4", "cream", "white")


def breath() -> Strip:
    """Birth, loop and end; it blows to the left and sinks a little. Its feet are the mouth."""
    birth = [_breath(0.1, 0.0, 0.35), _breath(0.3, 0.0, 0.7)]
    loop = [_breath(number / 4, 0.0, 1.0) for number in range(4)]
    end = [_breath(0.1, 0.45, 1.0), _breath(0.4, 0.78, 1.0)]
    frames = {"birth": birth, "loop": loop, "end": end}
    return Strip(frames, MOUTH, {"birth": 12, "loop": 12, "end": 10})


def _breath(time: float, gone: float, reach: float) -> Picture:
    field = np.zeros((HEIGHT, WIDTH))
    sparks = np.zeros((HEIGHT, WIDTH), np.uint8)
    for number in range(16):
        way = (time + number / 16) % 1
        if way < gone or way > reach:
            continue
        sway = math.sin(way * 8 - time * math.tau) * 4 * way + ((number * 7 % 5) - 2) * 3.2 * way
        x, y = MOUTH[0] - 4 - 104 * way, MOUTH[1] + 12 * way + sway
        size = 2.4 + 12 * way**0.8 * (1 - 0.42 * way) * (0.8 + 0.2 * (number % 3))
        fade = 1.1 - 0.75 * way
        blob(field, x, y, size * 1.5, size * (1 if way < 0.8 else 0.7), fade * (0.8 if gone else 1))
        if number % 3 == 0 and way > 0.3:
            side = -1 if number % 2 else 1
            sparks[int(y + side * (size + 3)) % HEIGHT, int(x + 3)] = INDEX["teal4"]
    out = banded(field, RAMP)
    return np.where(out > 0, out, sparks)
