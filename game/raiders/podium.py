"""Who stands where after the count: blocks by rank, the fallen on the floor, statues behind."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cabinet.pieces import piece
from game.cabinet.text import draw_text
from game.cabinet.widgets import put

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from game.raiders.standings import Standing

_BASE = 300
_FLOOR_TOP = 236
_FEET = (64, 132)
_HEIGHTS = {1: 80, 2: 58, 3: 44}
_NUMBERS = {1: ("huge", "coin"), 2: ("title", "steel"), 3: ("title", "bronze")}
_SLOTS = (200, 110, 290)
_BESIDE = ((364, 328), (36, 322))
_FLOOR = ((76, 336), (318, 338), (160, 338), (252, 338), (30, 330))
_CHEER_FPS, _IDLE_FPS = 8.0, 4.0
_HOP = 46.0


@dataclass(frozen=True, slots=True)
class End:
    """Where a seat ends: its feet, its block's rank (None: no block), which way it looks."""

    feet: tuple[int, int]
    block: int | None = None
    left: bool = False
    fate: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A figure on its way from ``start`` to its ``end``; both shares go from 0 to 1."""

    row: Standing
    end: End
    start: tuple[int, int]
    share: float
    fallen: float

    @property
    def feet(self) -> tuple[int, int]:
        """Where it stands now, in an arc from start to end."""
        (x0, y0), (x1, y1) = self.start, self.end.feet
        rise = _HOP * math.sin(math.pi * self.share) if (x0, y0) != (x1, y1) else 0.0
        return round(x0 + (x1 - x0) * self.share), round(y0 + (y1 - y0) * self.share - rise)


def lined_up(seats: int) -> dict[int, tuple[int, int]]:
    """Before the count everybody stands in a row, in the order of the seats."""
    return {seat: (200 + round(76 * (seat - (seats - 1) / 2)), 334) for seat in range(seats)}


def places(rows: tuple[Standing, ...], winners: tuple[int, ...]) -> dict[int, End]:
    """Where each seat ends; a lone survivor of a lost run has no block."""
    standing = [row for row in rows if not row.fate]
    ends: dict[int, End] = {}
    for k, row in enumerate(standing):
        if k < len(_SLOTS):
            rank = min(row.rank or 3, 3)
            ends[row.seat] = End((_SLOTS[k], _BASE + 3 - _HEIGHTS[rank]), rank, left=k == 2)
        else:
            ends[row.seat] = End(_BESIDE[k - len(_SLOTS)], left=k == len(_SLOTS))
    out = [row for row in rows if row.fate]
    floor = _FLOOR if winners else ((200, 300), (110, 322), (290, 322), (40, 334), (360, 334))
    for row, feet in zip(out, floor, strict=False):
        narrow = -28 if row.fate == "stone" and winners and feet[0] < 100 else 0
        ends[row.seat] = End((feet[0] + narrow, feet[1]), fate=row.fate, left=feet[0] > 300)
    return ends


def draw_blocks(
    canvas: pygame.Surface, ends: Mapping[int, End], share: float, *, numbered: bool
) -> None:
    """The blocks rise out of the rug as the ranks are told."""
    blocks = sorted(((end.block, end.feet[0]) for end in ends.values() if end.block), reverse=True)
    for rank, x in blocks:
        block, (style, ramp) = piece(f"podium/{rank}"), _NUMBERS[rank]
        shown = round(_HEIGHTS[rank] * share)
        canvas.blit(block, (x - block.get_width() // 2, _BASE - shown), (0, 0, 92, shown))
        if share >= 1 and numbered:
            half = 14 if style == "huge" else 7
            y = _BASE - _HEIGHTS[rank] // 2 + 3 - half
            draw_text(canvas, str(rank), (x, y), style, ramp, 0.5)


def draw_shadow(canvas: pygame.Surface, place: Place, shade: pygame.Surface) -> None:
    """The shadow of whoever stands or lies on the floor; ``shade`` is the floor without light."""
    (x, y), lying = place.feet, place.row.fate in ("faint", "fallen") and place.fallen > 0.5
    if place.end.block and place.share > 0:
        return
    rx, ry = (50, 7) if lying else (32, 7)
    for dy in range(-ry, ry + 1):
        half = round(rx * math.sqrt(1 - (dy / ry) ** 2))
        canvas.blit(shade, (x - half, y + dy - 2), (x - half, y + dy - 2 - _FLOOR_TOP, 2 * half, 1))


def draw_figure(canvas: pygame.Surface, place: Place, clock: float, *, joy: bool) -> None:
    """A hero cheering, waiting, fainting or turned to stone, its feet at its place."""
    hero, feet = place.row.hero, place.feet
    picture = piece(_pose(place, hero, clock, joy=joy))
    canvas.blit(picture, (feet[0] - _FEET[0], feet[1] - _FEET[1]))
    if place.row.fate in ("faint", "fallen") and place.fallen >= 1:
        _draw_stars(canvas, feet, clock)
    if joy:
        top = piece(f"big/{hero}/cheer/2").get_bounding_rect().top
        y = feet[1] - _FEET[1] + top - 8 + round(1.5 * math.sin(clock * 3))
        put(canvas, piece("crown"), (feet[0] + 4, y), (0.5, 1))


def _pose(place: Place, hero: str, clock: float, *, joy: bool) -> str:
    fate = place.row.fate
    if fate == "stone" and place.fallen > 0:
        return f"statue/{hero}"
    if fate in ("faint", "fallen") and place.fallen > 0.45:
        return f"big/{hero}/faint/{min(3, int((place.fallen - 0.45) * 12))}"
    if joy:
        return f"big/{hero}/cheer/{int(clock * _CHEER_FPS) % 4}"
    way = "left" if place.end.left and place.share >= 1 else "idle"
    return f"big/{hero}/{way}/{int(clock * _IDLE_FPS) % 4}"


def _draw_stars(canvas: pygame.Surface, feet: tuple[int, int], clock: float) -> None:
    """Three stars turn over the head of a fallen hero, which lies to the left of its feet."""
    for k in range(3):
        turn = clock * 2.4 + k * math.tau / 3
        at = (feet[0] - 32 + 15 * math.cos(turn), feet[1] - 50 + 5 * math.sin(turn))
        put(canvas, piece("star"), at, (0.5, 0.5))
