"""What walls and floors are made of: each style writes height and tone into a painter's fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .room import noise

if TYPE_CHECKING:
    from collections.abc import Callable

    from .rooms import Painter

Field = np.ndarray
VANISH = 420
"""How far above the foot of the wall the lines of the floor meet, in pixels."""


def world(painter: Painter) -> tuple[Field, Field, Field, Field]:
    """Floor rows as y and x, and the same pixels seen from above: across (px) and deep (px)."""
    y, x = np.mgrid[painter.wall : painter.h, 0 : painter.w].astype(float)
    scale = (y - painter.wall + VANISH) / VANISH
    across = (x - painter.w / 2) / scale
    deep = 520 * (1 - 1 / (1 + (y - painter.wall) / 190))
    return y, x, across, deep


def cells(across: Field, deep: Field, size: float, rng: np.random.Generator) -> tuple[Field, ...]:
    """Jittered cells: the number of each pixel's cell, how far its border is, offset x and y."""
    column, row = np.floor(across / size).astype(int), np.floor(deep / size).astype(int)
    left, top = column.min() - 2, row.min() - 2
    grid = rng.uniform(0.12, 0.88, (row.max() - top + 3, column.max() - left + 3, 2))
    first = np.full(across.shape, 9e9)
    second = first.copy()
    number = np.zeros(across.shape, int)
    offsets = np.zeros((2, *across.shape))
    for step_y in (-1, 0, 1):
        for step_x in (-1, 0, 1):
            j, i = row + step_y - top, column + step_x - left
            dx = across - (column + step_x + grid[j, i, 0]) * size
            dy = deep - (row + step_y + grid[j, i, 1]) * size
            far = np.hypot(dx, dy)
            nearer = far < first
            second = np.where(nearer, first, np.minimum(second, far))
            first = np.where(nearer, far, first)
            number = np.where(nearer, j * grid.shape[1] + i, number)
            offsets = np.where(nearer, np.stack([dx, dy]), offsets)
    return number, second - first, offsets[0], offsets[1]


def _tones(number: Field, spread: float, rng: np.random.Generator) -> Field:
    return rng.normal(0, spread, number.max() + 1)[number]


# ------------------------------------------------------------------------------- walls
def gloom(painter: Painter, top: float = 0.70) -> None:
    """The upper wall loses itself in the dark."""
    rows = np.arange(painter.wall)[:, None] / painter.wall
    painter.A[: painter.wall] *= top + (1.06 - top) * np.clip(rows * 2.2, 0, 1)


def _roughen(painter: Painter, amount: float) -> None:
    rough = noise(painter.rng, painter.w, painter.wall, 9) * 0.5
    rough += noise(painter.rng, painter.w, painter.wall, 4) * 0.3
    painter.H[: painter.wall] += rough * amount
    painter.A[: painter.wall] += rough * amount * 0.09


def _courses(painter: Painter, high: tuple[int, int], wide: tuple[int, int], spread: float) -> None:
    y, row = 0, 0
    while y < painter.wall:
        height = min(int(painter.rng.integers(*high)), painter.wall - y)
        x = -int(painter.rng.integers(0, wide[0]))
        while x < painter.w:
            width = int(painter.rng.integers(*wide))
            painter._block(x, y, x + width, y + height, 1.0, float(painter.rng.normal(0, spread)))
            x += width
        y, row = y + height, row + 1


def wall_blocks(painter: Painter) -> None:
    """Dressed stones with a plinth."""
    painter._wall_of_blocks()


def wall_ashlar(painter: Painter) -> None:
    """Large smooth stones laid to the hair."""
    _courses(painter, (23, 29), (46, 84), 0.045)
    _roughen(painter, 0.25)
    _plinth(painter, 12, 0.08)
    gloom(painter, 0.74)


def wall_bricks(painter: Painter) -> None:
    """Small bricks in a running bond."""
    for row, y in enumerate(range(0, painter.wall, 9)):
        for x in range(-20 + (row % 2) * 11, painter.w, 22):
            tone = float(painter.rng.normal(0, 0.07))
            painter._block(x, y, x + 22, min(y + 9, painter.wall), 0.8, tone)
    _roughen(painter, 0.6)
    _plinth(painter, 10, 0.05)
    gloom(painter)


def wall_rubble(painter: Painter) -> None:
    """Round field stones, as in a cellar or a hut."""
    y, x = np.mgrid[0 : painter.wall, 0 : painter.w].astype(float)
    number, border, _, _ = cells(x * 0.72, y, 15, painter.rng)
    painter.H[: painter.wall] = 2.8 * np.clip(border / 5, 0, 1) ** 0.6
    painter.A[: painter.wall] = np.where(border < 1.3, 0.2, 0.58 + _tones(number, 0.08, painter.rng))
    _roughen(painter, 0.4)
    gloom(painter)


def wall_cave(painter: Painter) -> None:
    """Living rock in facets, big ones and small, with a ragged foot and a toothed ceiling."""
    y, x = np.mgrid[0 : painter.wall, 0 : painter.w].astype(float)
    warp = noise(painter.rng, painter.w, painter.wall, 24) * 9
    big, edge, dx, dy = cells(x * 0.8 + warp, y + warp * 0.6, 40, painter.rng)
    small, fine, ex, ey = cells(x + warp, y * 1.15 - warp, 15, painter.rng)
    slope = painter.rng.normal(0, 0.22, (2, big.max() + 1))
    minor = painter.rng.normal(0, 0.16, (2, small.max() + 1))
    height = dx * slope[0][big] + dy * (slope[1][big] + 0.05)
    height += ex * minor[0][small] + ey * minor[1][small]
    painter.H[: painter.wall] = height * 1.5 + np.clip(edge / 4, 0, 1) * 2
    tone = 0.52 + _tones(big, 0.05, painter.rng) + _tones(small, 0.03, painter.rng)
    tone = np.where(edge < 1.4, 0.16, np.where(fine < 0.8, tone * 0.72, tone))
    painter.A[: painter.wall] = tone
    _roughen(painter, 0.4)
    gloom(painter, 0.5)
    _ceiling(painter)


def _ceiling(painter: Painter) -> None:
    ragged = noise(painter.rng, painter.w, 1, 30)[0] * 7 + noise(painter.rng, painter.w, 1, 9)[0] * 6
    teeth = np.abs(noise(painter.rng, painter.w, 1, 13)[0]) ** 3 * 34
    depth = np.clip(9 + ragged + teeth, 2, 52)
    y = np.arange(painter.wall)[:, None]
    dark = y < depth[None, :]
    painter.A[: painter.wall][dark] *= 0.22
    rim = ~dark & (y < depth[None, :] + 3)
    painter.A[: painter.wall][rim] *= 0.6


def wall_panels(painter: Painter) -> None:
    """Oak panels between posts above a dado; plaster nowhere."""
    wood = painter.ramp("ink umber wood1 wood2 wood3 wood4")
    painter.mat[: painter.wall] = wood
    for x in range(-16, painter.w, 48):
        for y0, y1 in ((6, 44), (46, 84), (88, painter.wall - 8)):
            tone = float(painter.rng.normal(0, 0.04))
            painter._block(x + 3, y0, x + 45, y1, 1.4, 0.02 + tone)
            painter._block(x + 8, y0 + 5, x + 40, y1 - 5, -0.9, tone - 0.05)
        painter._block(x - 3, 0, x + 3, painter.wall, 2.2, 0.1)
    for y0, y1 in ((0, 6), (82, 88), (painter.wall - 9, painter.wall)):
        painter._block(-4, y0, painter.w + 4, y1, 2.4, 0.12)
    grain = noise(painter.rng, painter.w, painter.wall, 3)
    stretched = np.repeat(grain[::6], 6, axis=0)[: painter.wall]
    painter.A[: painter.wall] += stretched * 0.05
    gloom(painter, 0.72)


def wall_logs(painter: Painter) -> None:
    """A palisade: pointed logs with the night above them."""
    wood = painter.ramp("ink umber wood1 wood2 bone2 wood4")
    x = -4
    while x < painter.w:
        width = int(painter.rng.integers(13, 19))
        top = int(painter.rng.integers(16, 34))
        _log(painter, x, width, top, wood)
        x += width
    for y in (52, 96):
        _beam(painter, y, wood)
    painter.A[painter.wall - 6 : painter.wall] *= 0.6


def _log(painter: Painter, x: int, width: int, top: int, wood: int) -> None:
    left, right = max(0, x), min(painter.w, x + width)
    if right <= left:
        return
    u = (np.arange(left, right) - x - width / 2 + 0.5) / (width / 2)
    y = np.arange(painter.wall)[:, None]
    body = y >= top + np.abs(u)[None, :] * 11
    part = slice(0, painter.wall), slice(left, right)
    grain = noise(painter.rng, right - left, painter.wall, 4)
    bark = 6 * np.sqrt(np.clip(1 - u * u, 0, 1))[None, :] + np.repeat(grain[::5], 5, 0)[: painter.wall]
    tone = 0.5 + float(painter.rng.normal(0, 0.06)) + grain * 0.05
    tone = np.where(np.abs(u)[None, :] > 0.9, 0.14, tone)
    painter.H[part] = np.where(body, bark, painter.H[part])
    painter.A[part] = np.where(body, tone, painter.A[part])
    painter.mat[part] = np.where(body, wood, painter.mat[part])
    painter.emit[part] = np.where(body, 0, painter.emit[part])


def _beam(painter: Painter, y: int, wood: int) -> None:
    rows = slice(y, y + 9)
    painter.H[rows] = 9 + 3 * np.sin(np.linspace(0.3, 2.9, 9))[:, None]
    painter.A[rows] = 0.54 + noise(painter.rng, painter.w, 9, 7) * 0.05
    painter.A[y] = painter.A[y + 8] = 0.2
    painter.A[y + 9 : y + 12] *= 0.55
    painter.mat[rows] = wood
    painter.emit[rows] = 0


def wall_strata(painter: Painter) -> None:
    """A quarry face: beds of stone cut back in steps, with the marks of the drill."""
    y = 0
    while y < painter.wall:
        height = int(painter.rng.integers(18, 30))
        x = -int(painter.rng.integers(0, 60))
        while x < painter.w:
            width = int(painter.rng.integers(50, 130))
            back = float(painter.rng.choice([0.0, 1.4, 3.0]))
            painter._block(x, y, x + width, min(painter.wall, y + height), 1.5 + back, -0.05 + back * 0.03)
            for mark in range(x + 6, x + width - 4, 9):
                _drill(painter, mark, y + 3, height - 7)
            x += width
        y += height
    _roughen(painter, 0.9)
    gloom(painter, 0.6)


def _drill(painter: Painter, x: int, y: int, height: int) -> None:
    if not 1 <= x < painter.w - 1 or painter.rng.random() < 0.45:
        return
    rows = slice(y, min(painter.wall, y + int(height * painter.rng.uniform(0.4, 1))))
    painter.A[rows, x] *= 0.66
    painter.H[rows, x] -= 0.8


def wall_low(painter: Painter) -> None:
    """A low ruined wall with the map's sky behind it."""
    keep = int(painter.option("low", 74))
    painter._wall_of_blocks()
    edge = keep + noise(painter.rng, painter.w, 1, 34)[0] * 7 + noise(painter.rng, painter.w, 1, 8)[0] * 3
    gone = np.arange(painter.wall)[:, None] < np.round(edge / 4) * 4
    painter.A[: painter.wall][gone] = 0.0
    painter.H[: painter.wall][gone] = 0.0
    painter.mat[: painter.wall][gone] = 0
    painter.open_air = np.zeros((painter.h, painter.w), bool)
    painter.open_air[: painter.wall] = gone


def _plinth(painter: Painter, height: int, tone: float) -> None:
    x = -10
    while x < painter.w:
        width = int(painter.rng.integers(36, 64))
        painter._block(x, painter.wall - height, x + width, painter.wall, 1.6, tone)
        x += width


# ------------------------------------------------------------------------------ floors
def floor_flags(painter: Painter) -> None:
    """Flagstones."""
    painter._floor_of_flags()


def _lay(painter: Painter, height: Field, tone: Field) -> None:
    fine = noise(painter.rng, painter.w, painter.h - painter.wall, 5)
    painter.H[painter.wall :] = height + fine * 0.25
    painter.A[painter.wall :] = tone + fine * 0.03
    painter.A[painter.wall : painter.wall + 5] *= np.array([0.35, 0.5, 0.65, 0.8, 0.9])[:, None]


def _squares(painter: Painter, wide: float, deep_step: float, shift: float) -> tuple[Field, ...]:
    y, _, across, deep = world(painter)
    row = np.floor(deep / deep_step)
    moved = across + row * shift
    column = np.floor(moved / wide)
    scale = (y - painter.wall + VANISH) / VANISH
    du = np.minimum(moved - column * wide, (column + 1) * wide - moved) * scale
    dv = np.minimum(deep - row * deep_step, (row + 1) * deep_step - deep) * 0.45
    return column.astype(int), row.astype(int), du, dv


def floor_checker(painter: Painter) -> None:
    """Marble squares, light and dark in turn."""
    column, row, du, dv = _squares(painter, 42, 40, 0)
    edge = np.minimum(du, dv * 2)
    tone = np.where((column + row) % 2 == 0, 0.66, 0.34)
    vein = noise(painter.rng, painter.w, painter.h - painter.wall, 14)
    tone = tone + np.where(np.abs(vein) < 0.05, -0.08, 0.0)
    _lay(painter, np.clip(edge / 1.2, 0, 1) * 0.8, np.where(edge < 0.6, 0.2, tone))


def floor_tiles(painter: Painter) -> None:
    """Small square tiles with dark joints; some have gone."""
    column, row, du, dv = _squares(painter, 23, 21, 0)
    edge = np.minimum(du, dv * 2)
    number = (column - column.min()) * 97 + (row - row.min())
    tone = 0.5 + _tones(number, 0.07, painter.rng)
    tone = np.where(_tones(number, 1.0, painter.rng) > 2.2, 0.26, tone)
    _lay(painter, np.clip(edge / 1.4, 0, 1) * 1.2, np.where(edge < 0.7, 0.2, tone))


def floor_slabs(painter: Painter) -> None:
    """Wide slabs laid in a bond, hardly a joint between them."""
    column, row, du, dv = _squares(painter, 92, 40, 46)
    edge = np.minimum(du, dv * 2)
    number = (column - column.min()) * 31 + (row - row.min())
    tone = 0.53 + _tones(number, 0.045, painter.rng)
    _lay(painter, np.clip(edge / 2, 0, 1) * 1.3, np.where(edge < 0.7, 0.24, tone))


def floor_planks(painter: Painter) -> None:
    """Boards that run towards the viewer, nailed at their ends."""
    _, row, du, _ = _squares(painter, 17, 1000, 0)
    y, _, across, deep = world(painter)
    board = np.floor(across / 17).astype(int)
    board -= board.min()
    cut = painter.rng.uniform(0, 160, board.max() + 1)[board]
    end = np.abs((deep + cut) % 160 - 2)
    piece = board * 9 + np.floor((deep + cut) / 160).astype(int)
    grain = np.sin(deep * 0.11 + across * 1.9 + np.sin(deep * 0.03) * 3) * 0.035
    tone = 0.52 + _tones(piece, 0.06, painter.rng) + grain
    tone = np.where((du < 0.8) | (end < 1.6), 0.2, tone)
    _lay(painter, np.clip(du / 2, 0, 1), tone + 0 * (row + y))
    painter.mat[painter.wall :] = painter.ramp("ink umber wood1 wood2 wood3 wood4")


def floor_cobbles(painter: Painter) -> None:
    """Round stones set in earth."""
    _, _, across, deep = world(painter)
    number, border, _, _ = cells(across, deep * 0.62, 19, painter.rng)
    tone = 0.52 + _tones(number, 0.07, painter.rng)
    tone = np.where(border < 1.5, 0.2, tone)
    _lay(painter, 2.4 * np.clip(border / 6, 0, 1) ** 0.6, tone)


def floor_earth(painter: Painter) -> None:
    """Trodden earth with stones that look out of it."""
    _, _, across, deep = world(painter)
    broad = noise(painter.rng, painter.w, painter.h - painter.wall, 46)
    number, border, _, _ = cells(across, deep * 0.5, 13, painter.rng)
    stone = (_tones(number, 1.0, painter.rng) > 1.75) & (border > 1.6)
    tone = 0.40 + broad * 0.07 + np.where(stone, 0.2, 0)
    height = broad * 2.2 + np.where(stone, 2.0 * np.clip(border / 4, 0, 1), 0)
    _lay(painter, height, tone)


def floor_sand(painter: Painter) -> None:
    """Blown sand: long low ripples, and dunes that swell under them."""
    _, _, across, deep = world(painter)
    broad = noise(painter.rng, painter.w, painter.h - painter.wall, 70)
    bend = broad * 5 + noise(painter.rng, painter.w, painter.h - painter.wall, 24) * 2.2
    wave = np.sin(deep * 0.42 + bend + np.sin(across * 0.02) * 1.5)
    calm = np.clip(noise(painter.rng, painter.w, painter.h - painter.wall, 40) + 0.5, 0, 1)
    _lay(painter, wave * 0.42 * calm + broad * 3, 0.5 + wave * 0.018 * calm + broad * 0.05)


def floor_rock(painter: Painter) -> None:
    """Cave floor: flat scales of rock with cracks between."""
    _, _, across, deep = world(painter)
    warp = noise(painter.rng, painter.w, painter.h - painter.wall, 30) * 12
    number, border, dx, dy = cells(across + warp, deep * 0.5 + warp * 0.4, 36, painter.rng)
    slope = painter.rng.normal(0, 0.05, (2, number.max() + 1))
    height = dx * slope[0][number] + dy * slope[1][number] + np.clip(border / 3, 0, 1) * 1.4
    tone = 0.46 + _tones(number, 0.055, painter.rng)
    _lay(painter, height, np.where(border < 1.3, 0.17, tone))


WALLS: dict[str, Callable[[Painter], None]] = {
    "blocks": wall_blocks, "ashlar": wall_ashlar, "bricks": wall_bricks, "rubble": wall_rubble,
    "cave": wall_cave, "panels": wall_panels, "logs": wall_logs, "strata": wall_strata,
    "low": wall_low,
}
FLOORS: dict[str, Callable[[Painter], None]] = {
    "flags": floor_flags, "checker": floor_checker, "tiles": floor_tiles, "slabs": floor_slabs,
    "planks": floor_planks, "cobbles": floor_cobbles, "earth": floor_earth, "sand": floor_sand,
    "rock": floor_rock,
}
