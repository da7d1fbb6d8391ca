"""The small flames of candles: painted at rest in the rooms, and flickering as sheets over them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .effects_pixels import canvas, stamped
from .sheets import Picture, Strip

if TYPE_CHECKING:
    from collections.abc import Callable

TALL = 6
"""Rows of a flame; it ends three rows over its candle, and is at rest in the lower half."""
FRAMES = ("....g..c.gcggcg.r.", "....g..c..wggcg.r.", ".......c.gwggcg.r.", ".g..g..c.gw.gcg.r.")
FRAMES += ("......g..gc.gcg.r.", ".......c.gwg.cg.r.", "..g....c..wggcg.r.", ".......c.gwggc..r.")
"""A flame of three pixels by six, row after row; what is at rest is covered in all of them."""
WARM = {"w": "cream", "c": "gold4", "g": "gold3", "r": "red3"}
GHOUL = {"w": "cream", "c": "green4", "g": "green3", "r": "green3"}


@dataclass(frozen=True)
class Candles:
    """A prop of so many pixels whose candles end at ``tops``, and the colours of their flames."""

    width: int
    height: int
    tops: tuple[tuple[int, int], ...]
    key: dict[str, str]


STUBS = ((5, 11), (11, 6), (17, 9), (21, 14))
CANDLES = {
    "candelabra": Candles(32, 65, ((4, 17), (10, 14), (16, 12), (22, 14), (28, 17)), WARM),
    "candles": Candles(26, 21, STUBS, WARM),
    "candles_green": Candles(26, 21, STUBS, GHOUL),
}
"""Every prop with candles."""


def strips() -> dict[str, Callable[[], Strip]]:
    """The flames of every prop with candles, to be laid over it: its feet are the prop's."""
    return {f"flame/{name}": lambda name=name: _strip(CANDLES[name]) for name in CANDLES}


def _strip(prop: Candles) -> Strip:
    frames = [_burning(prop, number) for number in range(len(FRAMES))]
    return Strip({"burn": frames}, (prop.width // 2, prop.height), {"burn": 9})


def _burning(prop: Candles, number: int) -> Picture:
    """One moment: no two flames of a prop are in step."""
    out = canvas(prop.width, prop.height)
    for place, (x, top) in enumerate(prop.tops):
        flat = FRAMES[(number + 3 * place) % len(FRAMES)]
        rows = [flat[start : start + 3] for start in range(0, len(flat), 3)]
        flame = stamped(rows, prop.key)
        y = max(0, top - 2 - TALL)
        column = round(x - 0.5)  # where the forge stamps what is painted at rest
        out[y : top - 2, column - 1 : column + 2] = flame[TALL - (top - 2 - y) :]
    return out
