"""The font as sheets of roles: 1 outline or shadow, 2-5 the ramp from top to foot, 6 the lit edge.

The game gives the roles their colours as it sets a line, so that one sheet serves every colour.
Each style has two rows of cells: what lies under the letters, and the letters.
"""

from __future__ import annotations

import numpy as np

from ..pixfont import CELL, GLYPHS, TOP, mask
from .icons import _MICRO

SCALES = {"small": 1, "bold": 1, "title": 2, "huge": 4}
ROLES = [(0, 0, 0), (14, 10, 22), (255, 250, 240), (235, 225, 205), (215, 200, 170), (195, 175, 135), (255, 255, 255)]
PAD_TOP, PAD_FOOT, PAD_SIDE = 1, 3, 2


def _shift(m: np.ndarray, dx: int, dy: int) -> np.ndarray:
    return np.roll(np.roll(m, dy, 0), dx, 1)


def _cell(m: np.ndarray, scale: int) -> tuple[np.ndarray, np.ndarray]:
    m = np.pad(m, ((PAD_TOP, PAD_FOOT), (PAD_SIDE, PAD_SIDE)))
    under, body = np.zeros(m.shape, np.uint8), np.zeros(m.shape, np.uint8)
    ring = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)] + [(0, 2), (1, 2), (-1, 2)]
    for dx, dy in ring if scale > 1 else [(0, 1), (1, 1), (1, 0)]:
        under[_shift(m, dx, dy)] = 1
    cap_top, cap = PAD_TOP + TOP * scale, 7 * scale
    for y in range(m.shape[0]):
        body[y][m[y]] = 2 + min(3, max(0, int((y - cap_top) / cap * 4)))
    if scale > 1:
        body[m & ~np.roll(m, 1, 0)] = 6
    return under, body


def _style(cells: dict[str, np.ndarray], scale: int, cap_top: int, cap: int):
    pairs = {ch: _cell(m, scale) for ch, m in cells.items()}
    height = next(iter(pairs.values()))[0].shape[0]
    rows, places, x, y = [], {}, 0, 0
    for ch, (under, _) in pairs.items():
        w = under.shape[1]
        if x + w > 1024:
            x, y = 0, y + height
        places[ch] = [x, y, w, w - 2 * PAD_SIDE + scale]
        x += w
    layers = [np.zeros((y + height, 1024), np.uint8) for _ in range(2)]
    for ch, (px, py, w, _) in places.items():
        for layer, cell in zip(layers, pairs[ch], strict=True):
            layer[py : py + height, px : px + w] = cell
    rows = np.concatenate(layers)
    return rows, {"height": height, "top": cap_top, "cap": cap, "gap": scale, "layer": y + height, "glyphs": places}


def micro_cells() -> dict[str, np.ndarray]:
    """The 3x5 digits, without shadow."""
    return {ch: np.array([[c == "#" for c in r] for r in rows.split("|")]) for ch, rows in sorted(_MICRO.items())}


def sheets() -> dict[str, tuple[np.ndarray, dict]]:
    """``style -> (picture, index)`` of every style of the font."""
    out = {}
    for style, scale in SCALES.items():
        cells = {ch: mask(ch, style) for ch in sorted(GLYPHS)}
        out[style] = _style(cells, scale, PAD_TOP + TOP * scale, 7 * scale)
        assert all(m.shape[0] == CELL * scale for m in cells.values())
    picture, index = _style(micro_cells(), 1, PAD_TOP, 5)
    picture[: index["layer"]] = 0
    out["micro"] = picture, index
    return out
