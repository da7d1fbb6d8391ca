"""Packing of indexed pictures into sheets: PNG files of the master palette and where things lie in them."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from ..palette import RGB

if TYPE_CHECKING:
    from collections.abc import Mapping

WIDTH = 1024


def png(picture: np.ndarray, palette: list[tuple[int, int, int]] = RGB) -> bytes:
    """An 8-bit PNG; colour 0 is clear when the picture uses it. The same picture gives the same bytes."""
    image = Image.fromarray(np.ascontiguousarray(picture).astype(np.uint8), "P")
    image.putpalette([part for colour in palette for part in colour])
    clear = {"transparency": 0} if (picture == 0).any() else {}
    out = io.BytesIO()
    image.save(out, "PNG", optimize=False, compress_level=9, **clear)
    return out.getvalue()


def pack(pictures: Mapping[str, np.ndarray], width: int = WIDTH):
    """One sheet of ``pictures``, and ``name -> (x, y, w, h)``: shelves, the tallest first."""
    places: dict[str, tuple[int, int, int, int]] = {}
    x = y = shelf = 0
    width = max(width, max(picture.shape[1] for picture in pictures.values()))
    for name in sorted(pictures, key=lambda key: (-pictures[key].shape[0], key)):
        h, w = pictures[name].shape
        if x + w > width:
            x, y, shelf = 0, y + shelf, 0
        places[name] = (x, y, w, h)
        x, shelf = x + w, max(shelf, h)
    sheet = np.zeros((y + shelf, width), np.uint8)
    for name, (left, top, w, h) in places.items():
        sheet[top : top + h, left : left + w] = pictures[name]
    return sheet, dict(sorted(places.items()))
