"""The rooms of a level, what a room does, and the supply of items."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.text import Icon, Part, Words, draw_rich, draw_text
from game.cabinet.widgets import frame_on, panel, put

_KINDS = {"treasure": "chest", "chamber": "chamber", "trap": "trap"}


_MONSTERS = frozenset({"dragon", "troll", "thing", "goblin", "skeleton", "zombie", "snake"})


def room_icon(room: str) -> str:
    """The icon of a room key: chest, chamber, trap, skull (a monster) or boss."""
    if room in _MONSTERS:
        return "skull"
    return _KINDS.get(room.partition("_")[0], "boss")


@lru_cache(maxsize=64)
def level_map(rooms: tuple[tuple[str | None, bool], ...], place: int, title: str) -> pygame.Surface:
    """The row of rooms, each ``(key or None, face up)``; a key not face up was peeked at."""
    plate = panel(152, 56).copy()
    draw_text(plate, title, (10, 6), "small", "soft", width=132)
    for k, (room, up) in enumerate(rooms):
        state = "past" if k < place else "now" if k == place else "next"
        put(plate, map_cell(room, up, state), (7 + 28 * k, 19))
    return plate


@lru_cache(maxsize=64)
def map_cell(room: str | None, up: bool, state: str) -> pygame.Surface:
    """One room of the map, 26x30; ``state``: past (ticked), now (gold) or next."""
    cell = panel(26, 30, "slab").copy()
    fill = {"past": "night", "now": "wood2", "next": "stone1"}[state]
    cell.fill(RGB[fill], (2, 2, 22, 26))
    if state == "now":
        frame_on(cell)
    if not up:
        _bars(cell)
    if room:
        put(
            cell,
            piece(f"icon{'_off' if state == 'past' else ''}/{room_icon(room)}"),
            (13, 15),
            (0.5, 0.5),
        )
    if room and not up:
        put(cell, piece("icon/eye"), (13, 28), (0.5, 1))
    elif not room:
        cell.fill(RGB["ink"], (8, 9, 10, 13))
        draw_text(cell, "?", (13, 12), "bold", "stone4", 0.5)
    if state == "past":
        put(cell, piece("icon/check"), (24, 28), (1, 1))
    return cell


def _bars(cell: pygame.Surface) -> None:
    for x in range(5, 24, 5):
        cell.fill(RGB["ink"], (x, 3, 2, 24))
        cell.fill(RGB["stone2"], (x, 3, 1, 24))


def facts_panel(
    w: int, head: str, lines: tuple[tuple[Part, ...], ...], *, gap: int = 5
) -> pygame.Surface:
    """A headline and up to two rich lines; not cached, as its parts may be surfaces."""
    plate = panel(w, 56).copy()
    draw_text(plate, head, (10, 7), "bold", "head", width=w - 18)
    for k, parts in enumerate(lines):
        draw_rich(plate, parts, (10, 23 + 16 * k), gap=gap, width=w - 18)
    return plate


@lru_cache(maxsize=64)
def trap_table(
    title: str, rows: tuple[tuple[int, int], ...], force: int | None, unit: str
) -> pygame.Surface:
    """``rows`` are (highest card, amount); ``unit`` is coin (lost) or wound (gained)."""
    plate = panel(152, 56).copy()
    draw_text(plate, title, (10, 6), "small", "soft", width=132)
    step = 138 // len(rows)
    for k, (value, amount) in enumerate(rows):
        at = ((155 - len(rows) * step) // 2 + k * step, 17)
        put(plate, _trap_row(step - 3, value, amount, unit, lit=value == force), at)
    return plate


def _trap_row(w: int, value: int, amount: int, unit: str, *, lit: bool) -> pygame.Surface:
    row = panel(w, 34, "inset").copy()
    if lit:
        row.fill(RGB["wood2"], (1, 1, w - 2, 32))
        frame_on(row)
    colour = "white" if lit else "stone4"
    draw_text(row, str(value), (w // 2 + 1, 6), "bold", colour, 0.5)
    row.fill(RGB["gold4" if lit else "stone2"], (5, 16, w - 10, 1))
    sign = "" if not amount else "\u2212" if unit == "coin" else "+"
    words = Words(f"{sign}{amount}", "cream" if lit else "stone4")
    icon = Icon(f"icon{'' if lit else '_off'}/{unit}")
    draw_rich(row, (words, icon), (w // 2, 21), 0.5, gap=2)
    return row


@lru_cache(maxsize=64)
def reserve_panel(supply: tuple[tuple[str, int], ...], title: str) -> pygame.Surface:
    """What is left in the item supply, in the place of a free seat."""
    plate = panel(120, 36, "slab").copy()
    draw_text(plate, title, (60, 5), "small", "faint", 0.5, width=110)
    for k, (item, count) in enumerate(supply):
        x = 8 + 28 * k
        put(plate, piece(f"icon{'' if count else '_off'}/{item}"), (x + 5, 22), (0.5, 0.5))
        draw_text(plate, str(count), (x + 14, 19), "bold", "white" if count else "off")
    return plate


@lru_cache(maxsize=64)
def supply_panel(supply: tuple[tuple[str, int], ...], title: str) -> pygame.Surface:
    """The same for the bottom bar, for a chamber."""
    plate = panel(152, 56).copy()
    draw_text(plate, title, (10, 6), "small", "soft", width=134)
    for k, (item, count) in enumerate(supply):
        well = panel(30, 28, "inset").copy()
        put(well, piece(f"icon{'' if count else '_off'}/{item}"), (9, 14), (0.5, 0.5))
        draw_text(well, str(count), (22, 11), "bold", "white" if count else "off", 0.5)
        put(plate, well, (8 + 35 * k, 20))
    return plate
