"""From indexed arrays to files: trimming, packing, and PNG bytes that never vary.

A sheet is a grid: one row an animation, one column a frame, every cell of one size. Single
pictures share one atlas per family (the part of the name before the slash).
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from .palette import RGB

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Picture = np.ndarray
"""Rows of palette numbers; 0 is transparent."""

Box = tuple[int, int, int, int]
Point = tuple[int, int]

ATLAS_WIDTH = 256


@dataclass(frozen=True)
class Strip:
    """The animations of one figure, before trimming: every frame on one canvas size."""

    frames: Mapping[str, Sequence[Picture]]
    feet: Point
    fps: Mapping[str, int]
    points: Mapping[str, Sequence[Point]] = field(default_factory=dict)
    """Places that belong to the drawing, such as a mouth: one for each frame of an animation."""


def bounds(pictures: Sequence[Picture]) -> Box:
    """Left, top, right and bottom of everything drawn on any of the pictures."""
    drawn = np.any([picture > 0 for picture in pictures], axis=0)
    rows, columns = np.flatnonzero(drawn.any(1)), np.flatnonzero(drawn.any(0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def trimmed(picture: Picture) -> Picture:
    """The picture without its empty border."""
    left, top, right, bottom = bounds([picture])
    return picture[top:bottom, left:right]


def sheet_grid(strip: Strip) -> tuple[Picture, dict[str, object]]:
    """The picture of a sheet and its entry in the index."""
    left, top, right, bottom = bounds([each for row in strip.frames.values() for each in row])
    width, height = right - left, bottom - top
    columns = max(len(row) for row in strip.frames.values())
    grid = np.zeros((height * len(strip.frames), width * columns), np.uint8)
    for y, row in enumerate(strip.frames.values()):
        for x, frame in enumerate(row):
            cell = frame[top:bottom, left:right]
            grid[y * height : (y + 1) * height, x * width : (x + 1) * width] = cell
    entry: dict[str, object] = {
        "size": [width, height],
        "feet": [strip.feet[0] - left, strip.feet[1] - top],
        "frames": {name: len(row) for name, row in strip.frames.items()},
        "fps": {name: strip.fps[name] for name in strip.frames},
    }
    if strip.points:
        entry["points"] = {
            name: [[x - left, y - top] for x, y in row] for name, row in strip.points.items()
        }
    return grid, entry


def atlas(pictures: Mapping[str, Picture]) -> tuple[Picture, dict[str, Box]]:
    """Pictures side by side on shelves, the tallest first, and where each one lies."""
    order = sorted(pictures, key=lambda name: (-pictures[name].shape[0], name))
    width = max(ATLAS_WIDTH, *(picture.shape[1] for picture in pictures.values()))
    places: dict[str, Box] = {}
    x = y = shelf = 0
    for name in order:
        high, wide = pictures[name].shape
        if x + wide > width:
            x, y, shelf = 0, y + shelf, 0
        places[name] = (x, y, wide, high)
        x, shelf = x + wide, max(shelf, high)
    out = np.zeros((y + shelf, width), np.uint8)
    for name, (x, y, wide, high) in places.items():
        out[y : y + high, x : x + wide] = pictures[name]
    return out, {name: places[name] for name in sorted(places)}


def png(picture: Picture) -> bytes:
    """The picture as an 8-bit indexed PNG in the master palette, number 0 transparent."""
    high, wide = picture.shape
    rows = np.zeros((high, wide + 1), np.uint8)  # the leading 0 of a row: no filter
    rows[:, 1:] = picture
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    palette = bytes(value for colour in RGB for value in colour)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"tRNS", b"\0"))
    body = (*parts, (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in body)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
