"""The panels round the table as cached surfaces: draw them, do not draw on them.

    seat_panel(SeatLook(...))             120x36, one a seat: top bar, x = widgets.SEAT_COLUMNS, y = 2
    reserve_panel(supply, title)          120x36, in the first free seat's place
    level_map(rooms, place, title)        152x56, the row of five rooms: bottom bar, x = 4, y = 301
    facts_panel(w, head, lines)           w x 56, a headline and two lines
    trap_table(title, rows, force, unit)  152x56, what each highest card does; the line that applies is lit
    supply_panel(supply, title)           152x56, what is left of each item
    sum_band(cards, strength, shown)      440x74, the cards' sum against the strength, with its gauge
    health_panel, treasure_panel, progress_panel    the solo top bar
    attack_table(look)                    220x112, the attack deck on its lectern
    attack_counts(title, shown)           152x56, how many of each attack card are used
    hand_places(spent) and draw_hand      the row of large cards

Texts come in already in the reader's language. ``room_icon`` gives the icon of a room.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.cabinet.cards import SIZES, card, card_back, shield
from game.cabinet.palette import HERO_COLOURS, RGB
from game.cabinet.pieces import piece
from game.cabinet.text import (
    Icon,
    Part,
    Words,
    draw_rich,
    draw_text,
    render,
)
from game.cabinet.widgets import (
    blank,
    chip,
    clip_corners,
    frame_on,
    hatch,
    meter,
    panel,
    put,
)

_MARKS = {
    "win": ("gold4", "gold2"),
    "second": ("steel4", "steel2"),
    "lose": ("red4", "red2"),
}
_KINDS = {"treasure": "chest", "chamber": "chamber", "trap": "trap"}
_MONSTERS = frozenset({"dragon", "troll", "thing", "goblin", "skeleton", "zombie", "snake"})
_DECK = (("5", 2), ("4", 4), ("3", 4))


def room_icon(room: str) -> str:
    """The icon of a room key: chest, chamber, trap, skull (a monster) or boss."""
    if room in _MONSTERS:
        return "skull"
    return _KINDS.get(room.partition("_")[0], "boss")


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What a seat panel shows; ``hand`` are the power cards left, ``laid`` the one on the table.

    ``mark``: win (gold), second (silver), lose (red), active (white) or None. ``status``:
    ``choosing`` (three dots), ``sealed`` (a card back) or empty. ``out``: in a few letters, why the
    seat is not in the game any more.
    """

    hero: str
    name: str
    coins: int
    wounds: int
    hand: tuple[int, ...] = (1, 2, 3, 4, 5)
    laid: int | None = None
    items: int = 0
    status: str = ""
    mark: str | None = None
    map_holder: bool = False
    out: str | None = None


@lru_cache(maxsize=256)
def seat_panel(look: SeatLook) -> pygame.Surface:
    """A player: portrait, name, emblem, coins, wounds, cards left, items, whether sealed."""
    plate = panel(120, 36, "seat", None if look.out else look.hero).copy()
    if look.mark and not look.out:
        high, low = _MARKS.get(look.mark, ("white", HERO_COLOURS[look.hero][2]))
        frame_on(plate, high, low)
    suffix = "_off" if look.out else ""
    put(plate, piece(f"portrait{suffix}/{look.hero}"), (3, 3))
    plate.fill(RGB["ink"], (31, 3, 1, 30))
    draw_text(plate, look.name, (36, 4), "bold", "stone4" if look.out else "cream", width=66)
    put(plate, piece(f"emblem{suffix}/{look.hero}"), (105, 3))
    _counters(plate, look)
    if look.out:
        draw_text(plate, look.out, (36, 25), "small", "danger", width=80)
    else:
        put(plate, pips(look.hero, look.hand, look.laid), (35, 24))
        _items(plate, look.items)
        _status(plate, look)
    return plate


def _counters(plate: pygame.Surface, look: SeatLook) -> None:
    off = "_off" if look.out else ""
    put(plate, piece(f"icon{off}/coin"), (35, 13))
    draw_text(plate, str(look.coins), (46, 14), "bold", "stone4" if look.out else "accent")
    put(plate, piece(f"icon{off}/wound"), (68, 13))
    draw_text(plate, str(look.wounds), (79, 14), "bold", "stone4" if look.out else "danger")
    if look.map_holder:
        put(plate, piece("icon/map"), (18, 23))


def _items(plate: pygame.Surface, count: int) -> None:
    if not count:
        return
    plate.fill(RGB["ink"], (88, 24, 7, 9))
    plate.fill(RGB["purp2"], (89, 25, 5, 7))
    plate.fill(RGB["purp4"], (89, 25, 5, 1))
    plate.fill(RGB["purp4"], (89, 25, 1, 7))
    plate.set_at((91, 28), RGB["cream"])
    draw_text(plate, f"x{count}" if count < 10 else str(count), (97, 27), "micro", "soft")


def _status(plate: pygame.Surface, look: SeatLook) -> None:
    if look.status == "sealed":
        put(plate, sealed_mark(look.hero), (106, 16))
    elif look.status == "choosing":
        for k in range(3):
            plate.fill(RGB["stone4"], (105 + 4 * k, 19, 2, 2))
            plate.fill(RGB["ink"], (105 + 4 * k, 21, 2, 1))


@lru_cache(maxsize=8)
def sealed_mark(hero: str) -> pygame.Surface:
    """A small card back in the hero's colours: a move is sealed."""
    dark, middle, _ = HERO_COLOURS[hero]
    mark = piece("icon/cardback").copy()
    pixels = pygame.PixelArray(mark)
    pixels.replace(RGB["blue2"], RGB[dark])  # type: ignore[no-untyped-call]
    pixels.replace(RGB["blue3"], RGB[middle])  # type: ignore[no-untyped-call]
    pixels.close()
    return mark


@lru_cache(maxsize=256)
def pips(hero: str, hand: tuple[int, ...], laid: int | None = None) -> pygame.Surface:
    """The five power cards, 9x9 each: lit in hand, dark once played, ringed while on the table."""
    dark, middle, _ = HERO_COLOURS[hero]
    face, edge = {"rogue": ("gold2", "gold4"), "sorcerer": ("purp2", "purp4")}.get(hero, (dark, middle))
    row = blank(49, 9)
    for value in range(1, 6):
        box, held = pygame.Rect(10 * (value - 1), 0, 9, 9), value in hand
        row.fill(RGB["white" if value == laid else "ink"], box)
        row.fill(RGB[face if held else "night"], box.inflate(-2, -2))
        if held:
            row.fill(RGB[edge], (box.x + 1, 1, 7, 1))
        colour = "white" if held or value == laid else "stone2"
        draw_text(row, str(value), (box.x + 3, 2), "micro", colour)
    return row


ITEM_ORDER = ("torch", "ball", "key", "sword")


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


@lru_cache(maxsize=64)
def level_map(
    rooms: tuple[tuple[str | None, bool], ...], place: int, title: str
) -> pygame.Surface:
    """The row of rooms, each ``(key or None, face up)``; a key that is not face up was peeked at."""
    plate = panel(152, 56).copy()
    draw_text(plate, title, (10, 6), "small", "soft", width=132)
    for k, (room, up) in enumerate(rooms):
        state = "past" if k < place else "now" if k == place else "next"
        put(plate, map_cell(room, up, state), (7 + 28 * k, 19))
    return plate


@lru_cache(maxsize=64)
def map_cell(room: str | None, up: bool, state: str) -> pygame.Surface:  # noqa: FBT001
    """One room of the map, 26x30; ``state``: past (ticked), now (gold) or next."""
    cell = panel(26, 30, "slab").copy()
    fill = {"past": "night", "now": "wood2", "next": "stone1"}[state]
    cell.fill(RGB[fill], (2, 2, 22, 26))
    if state == "now":
        frame_on(cell)
    if not up:
        _bars(cell)
    if room:
        put(cell, piece(f"icon{'_off' if state == 'past' else ''}/{room_icon(room)}"), (13, 15), (0.5, 0.5))
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


@dataclass(frozen=True, slots=True)
class Summand:
    """A card of a sum: whose, which face, what it counts."""

    hero: str
    face: str
    value: int


@lru_cache(maxsize=128)
def sum_band(
    cards: tuple[Summand, ...],
    strength: int | None,
    shown: int | None = None,
    struck: frozenset[str] = frozenset(),
    w: int = 440,
) -> pygame.Surface:
    """Cards, total, strength, and a gauge with one segment a card; what is missing is hatched red.

    ``shown`` is how many cards have dropped in (None: all, and then the verdict too); ``struck``
    are the heroes whose card is rimmed red.
    """
    visible = cards if shown is None else cards[:shown]
    total = sum(one.value for one in visible)
    plate = panel(w, 74, "gilt").copy()
    _sum_line(plate, cards, len(visible), total, strength, struck, verdict=shown is None)
    put(plate, _gauge(w - 16, visible, total, strength, verdict=shown is None), (8, 59))
    return plate


def _sum_line(  # noqa: PLR0913
    plate: pygame.Surface,
    cards: tuple[Summand, ...],
    shown: int,
    total: int,
    strength: int | None,
    struck: frozenset[str],
    *,
    verdict: bool,
) -> None:
    parts: list[tuple[pygame.Surface, bool]] = []
    for k, one in enumerate(cards):
        state = "lose" if verdict and one.hero in struck else "normal"
        parts.append((card(one.hero, one.face, "M", state), k < shown))
        parts.append((render("+" if k < len(cards) - 1 else "=", "title", "stone4"), k < shown))
    parts.append((_trim(render(str(total), "huge", "coin")), shown > 0))
    sign, ramp = _verdict(total, strength)
    parts.append((render(sign, "title", ramp), verdict))
    parts.append((shield(strength), True))
    w = plate.get_width()
    gap = (w - 28 - sum(picture.get_width() for picture, _ in parts)) / (len(parts) - 1)
    x = 14.0
    for picture, visible in parts:
        if visible:
            put(plate, picture, (x, 31), (0, 0.5))
        x += picture.get_width() + gap


def _trim(picture: pygame.Surface) -> pygame.Surface:
    return picture.subsurface(picture.get_bounding_rect())


def _verdict(total: int, strength: int | None) -> tuple[str, str]:
    if strength is None or total < strength:
        return "<", "wound"
    return ("=" if total == strength else ">"), "good"


def _gauge(
    w: int, cards: tuple[Summand, ...], total: int, strength: int | None, *, verdict: bool
) -> pygame.Surface:
    bar = blank(w, 10)
    bar.fill(RGB["ink"])
    bar.fill(RGB["umber"], (1, 1, w - 2, 8))
    whole = max(strength or 25, total, 1)
    unit, x = (w - 2) / whole, 1.0
    for one in cards:
        left, right = int(x), int(x + one.value * unit)
        _segment(bar, one.hero, left, right)
        x += one.value * unit
    if verdict and strength is not None and total < strength:
        hatch(bar, pygame.Rect(int(x), 1, w - 1 - int(x), 8), ("red3", "umber"), 6)
    for k in range(1, whole):
        bar.fill(RGB["ink"], (int(1 + k * unit), 7, 1, 2))
    if verdict and strength is not None and total > strength:
        notch = int(1 + strength * unit)
        bar.fill(RGB["white"], (notch - 1, 0, 2, 10))
        bar.fill(RGB["ink"], (notch + 1, 0, 1, 10))
    return bar


def _segment(bar: pygame.Surface, hero: str, left: int, right: int) -> None:
    dark, middle, light = HERO_COLOURS[hero]
    bar.fill(RGB[middle], (left, 1, right - left, 8))
    bar.fill(RGB[light], (left, 1, right - left, 1))
    bar.fill(RGB[dark], (left, 7, right - left, 2))
    bar.fill(RGB["ink"], (right - 1, 1, 1, 8))


@lru_cache(maxsize=32)
def health_panel(hero: str, name: str, life: int, total: int, words: str) -> pygame.Surface:
    """Solo: portrait, name and one heart a wound that is left to take; 248x36."""
    plate = panel(248, 36, "seat", hero).copy()
    put(plate, piece(f"portrait/{hero}"), (3, 3))
    plate.fill(RGB["ink"], (31, 3, 1, 30))
    draw_text(plate, name, (38, 6), "bold", "head", width=90)
    put(plate, piece(f"emblem/{hero}"), (232, 3))
    draw_text(plate, words, (226, 6), "small", "soft", 1, width=90)
    for k in range(total):
        put(plate, piece("icon/heart" if k < life else "icon/hollow"), (38 + 20 * k, 19))
    return plate


@lru_cache(maxsize=64)
def treasure_panel(title: str, coins: int, target: int, words: str) -> pygame.Surface:
    """Solo: the coins against the target; ``words`` follow the number ("of 20"); 248x36."""
    plate = panel(248, 36, "slab").copy()
    draw_rich(plate, (Icon("icon/coin"), Words(title, "soft")), (10, 6), gap=4)
    draw_rich(plate, (Words(str(coins), "accent", "bold"), Words(words, "soft")), (238, 6), 1, gap=5)
    put(plate, meter(228, min(coins, target), target, "gold", 11), (10, 19))
    return plate


@lru_cache(maxsize=32)
def progress_panel(level: str, room: str, place: int) -> pygame.Surface:
    """Solo: level and room in words, and five cells; 128x36."""
    plate = panel(128, 36, "slab").copy()
    draw_text(plate, level, (10, 6), "bold", "head", width=46)
    draw_text(plate, room, (118, 6), "small", "soft", 1, width=68)
    for k in range(5):
        cell = panel(20, 12, "inset").copy()
        colour = "gold3" if k == place else "stone2" if k < place else "night"
        cell.fill(RGB[colour], (1, 1, 18, 10))
        if k < place:
            cell.blit(piece("icon/check"), (5, 2), (0, 1, 10, 7))
        put(plate, cell, (10 + 22 * k, 19))
    return plate


@dataclass(frozen=True, slots=True)
class AttackLook:
    """The attack deck as it lies: ``strength`` is the card turned up now (None: none).

    ``used`` are the earlier cards in order; ``labels``: "7 left", "Attack", "2 used".
    """

    left: int
    strength: int | None
    used: tuple[int, ...]
    labels: tuple[str, str, str]


DECK_AT = (27, 2)
"""Where the top card of the deck lies inside :func:`attack_table`."""

FACE_AT = (87, 9)
"""Where the card turned up lies inside :func:`attack_table` (2 px more, with its rim)."""


@lru_cache(maxsize=64)
def attack_table(look: AttackLook) -> pygame.Surface:
    """The lectern with the deck, the card turned up, and the used ones; 220x112."""
    table = blank(220, 112)
    put(table, piece("pedestal/deck"), (110, 110), (0.5, 1))
    for k in range((look.left + 1) // 2):
        put(table, card_back("deck", "L"), (DECK_AT[0] - 4 + k, 72 - 2 * k), (0, 1))
    if look.strength is not None:
        put(table, card("deck", str(look.strength), "L", "lose"), (110, 73), (0.5, 1))
    _used_cards(table, look.used)
    for x, words, colour in zip((47, 110, 172), look.labels, ("soft", "danger", "soft"), strict=True):
        put(table, chip(words, None, colour, "stone3", "small", 15, 60), (x, 92), (0.5, 0.5))
    return table


def _used_cards(table: pygame.Surface, used: tuple[int, ...]) -> None:
    step = min(26.0, 42 / max(1, len(used) - 1))
    for k, value in enumerate(used):
        put(table, card("deck", str(value), "M", "disabled"), (140 + k * step, 73), (0, 1))


@lru_cache(maxsize=64)
def attack_counts(title: str, shown: tuple[int, ...]) -> pygame.Surface:
    """Which attack cards have been seen since the last shuffle, the one on the table included."""
    plate = panel(152, 56).copy()
    draw_text(plate, title, (10, 6), "small", "soft", width=134)
    for row, (value, total) in enumerate(_DECK):
        y, used = 18 + 12 * row, shown.count(int(value))
        draw_text(plate, value, (12, y + 1), "bold", "head")
        for k in range(total):
            put(plate, _deck_pip(spent=k < used), (26 + 12 * k, y))
        colour = "danger" if used == total else "white"
        draw_text(plate, f"{used}/{total}", (140, y + 1), "bold", colour, 1)
    return plate


def _deck_pip(*, spent: bool) -> pygame.Surface:
    pip = blank(9, 10)
    pip.fill(RGB["ink"])
    pip.fill(RGB["stone1" if spent else "red2"], (1, 1, 7, 8))
    if spent:
        pygame.draw.line(pip, RGB["stone3"], (1, 1), (7, 7))
        return pip
    pip.fill(RGB["red4"], (1, 1, 7, 1))
    pip.fill(RGB["red1"], (3, 3, 3, 4))
    return pip


HAND_BOX = pygame.Rect(160, 282, 320, 74)
"""Where the hand lies on the canvas; a card in focus rises 8 px inside it."""


@lru_cache(maxsize=256)
def hand_places(spent: tuple[bool, ...], w: int = 320) -> tuple[int, ...]:
    """The left edge of every card of a hand: 52 apart; a crowded hand closes up, spent cards most."""
    crowded = len(spent) > 6
    weights = [0.45 if used and crowded else 1.0 for used in spent]
    wide = SIZES["L"][0]
    unit = min(52.0, (w - wide - 4) / max(0.5, sum(weights[:-1])))
    places = [unit * sum(weights[:k]) for k in range(len(spent))]
    start = (w - wide - places[-1]) / 2
    return tuple(round(start + place) for place in places)


def draw_hand(
    canvas: pygame.Surface,
    at: tuple[int, int],
    hero: str,
    cards: tuple[tuple[str, str], ...],
    focus: int | None = None,
) -> None:
    """Draw a hand of ``(face, state)`` in a box of 320x74 at ``at``; the one in focus comes on top."""
    places = hand_places(tuple(state == "disabled" for _, state in cards))
    order = [k for k in range(len(cards)) if k != focus]
    for k in order if focus is None else [*order, focus]:
        face, state = cards[k]
        raised = k == focus
        picture = card(hero, face, "L", "focus" if raised and state == "normal" else state)
        rim = (picture.get_width() - SIZES["L"][0]) // 2
        put(canvas, picture, (at[0] + places[k] - rim, at[1] + (4 if raised else 12) - rim))
    if focus is not None and cards[focus][1] == "disabled":
        box = (at[0] + places[focus] - 2, at[1] + 2)
        canvas.blit(spent_focus(), box)


@lru_cache(maxsize=1)
def spent_focus() -> pygame.Surface:
    """The rim of a spent card that has the focus: the cursor is always seen."""
    w, h = SIZES["L"]
    rim = blank(w + 4, h + 4)
    pygame.draw.rect(rim, RGB["stone4"], (0, 0, w + 4, h + 4), 2)
    clip_corners(rim)
    return rim
