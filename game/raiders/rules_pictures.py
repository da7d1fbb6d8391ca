"""The pictures of the rules' pages: corners of the game's rooms, with its figures and cards.

Each is a function of the window to draw in, the words, and the seconds since the page was opened.
The numbers are those of the rulebook's own examples.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.cabinet import assets, rooms
from game.cabinet.cards import card, card_back, shield
from game.cabinet.pieces import piece
from game.cabinet.text import draw_text
from game.cabinet.widgets import chip, floater, panel, put
from game.raiders import panels
from game.raiders.choreo.scenery import gift_image, room_of
from game.raiders.panels.sums import Summand
from game.raiders.rules.cards import ROOMS, Chamber, Trap
from game.raiders.say import capital

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pygame import Surface

    from game.cabinet.locale import Locale

WINDOW = pygame.Rect(15, 47, 610, 170)
"""The window's place on the canvas."""

_LEFT, _TOP = 15, 86
"""The pixel of a room that lies in the window's corner."""
_PARTY = ("scout", "knight", "rogue", "warrior", "sorcerer")
_LINE_UP = (48, 142, 236, 330)
_COLUMNS = (64, 192, 320, 448, 576)


@lru_cache(maxsize=4)
def _painted(key: str, level: int) -> Surface:
    return rooms.paint(room_of(key), level)


def _room(window: Surface, key: str, level: int = 1) -> None:
    """The lower part of a room, where everything happens."""
    window.blit(_painted(key, level), (0, 0), (_LEFT, _TOP, *window.get_size()))


def _anchor(key: str, name: str) -> tuple[int, int]:
    x, y = room_of(key).anchors[name]
    return round(x) - _LEFT, round(y) - _TOP


def _figure(
    window: Surface,
    name: str,
    at: tuple[int, int],
    clock: float,
    animation: str = "idle",
    radius: int = 13,
) -> None:
    """A figure of the stage, on its shadow."""
    drawn = assets.sheet(name)
    frames = drawn.frames[animation]
    number = int((clock + at[0] * 0.037) * drawn.fps[animation])
    number = min(number, len(frames) - 1) if animation == "faint" else number % len(frames)
    put(window, assets.shadow(radius), (at[0], at[1] - 1), (0.5, 0.5))
    window.blit(frames[number], (at[0] - drawn.feet[0], at[1] - drawn.feet[1]))


def _party(window: Surface, clock: float, seats: int = 5, y: int = 162) -> None:
    for hero, x in zip(_PARTY[:seats], _COLUMNS, strict=False):
        _figure(window, hero, (x - _LEFT, y), clock)


def _goal(window: Surface, locale: Locale, clock: float) -> None:
    """Five heroes before a heap of gold, with what each of them carries."""
    del locale
    _room(window, "treasure_4")
    _party(window, clock)
    for hero, x, coins, wounds in zip(
        _PARTY, _COLUMNS, (7, 9, 12, 5, 8), (3, 2, 6, 1, 4), strict=True
    ):
        del hero
        put(window, chip(str(coins), "coin"), (x - _LEFT - 16, 94), (0.5, 0.5))
        put(window, chip(str(wounds), "wound"), (x - _LEFT + 16, 94), (0.5, 0.5))


def _cards(window: Surface, locale: Locale, clock: float) -> None:
    """A hand with one card laid in the room before, and one on its way."""
    del locale
    _room(window, "treasure_2")
    _figure(window, "knight", (78, 160), clock, "play")
    put(window, card_back("knight", "M"), (142, 96), (0.5, 0.5))
    for k, face in enumerate("12345"):
        state = "disabled" if face == "3" else "focus" if face == "4" else "normal"
        lift = 10 if face == "4" else 0
        put(window, card("knight", face, "L", state), (248 + 64 * k, 100 - lift), (0.5, 0.5))


def _monsters(window: Surface, locale: Locale, clock: float) -> None:
    """The rulebook's dragon: 5, 4, 3 and 3 are 15, and it has 18."""
    del locale
    _room(window, "dragon")
    x, y = _anchor("dragon", "foe")
    _figure(window, "dragon", (x, y), clock, radius=30)
    for hero, along in zip(_PARTY, _LINE_UP, strict=False):
        _figure(window, hero, (along, 160), clock)
    values = (5, 4, 3, 3)
    cards = tuple(Summand(h, str(v), v) for h, v in zip(_PARTY[:4], values, strict=True))
    band = panels.sum_band(cards, 18, None, frozenset({"rogue", "warrior"}), 420)
    put(window, band, (226, 6), (0.5, 0))
    for place in (2, 3):
        put(window, floater("+3", "wound"), (_LINE_UP[place] + 26, 112), (0.5, 0.5))


def _treasure(window: Surface, locale: Locale, clock: float) -> None:
    """The rulebook's chests of 4 and 2: three 4s, a 2 and a 1."""
    del locale
    _room(window, "treasure_4_2")
    chest = assets.image("prop/chest_open")
    for name, coins in (("loot", 4), ("loot_2", 2)):
        x, y = _anchor("treasure_4_2", name)
        put(window, chest, (x, y), (0.5, 1))
        put(window, chip(str(coins), "coin"), (x, y + 2), (0.5, 0.5))
    _party(window, clock, y=164)
    for hero, x, face, gain in zip(
        _PARTY, _COLUMNS, "44421", ("+1", "+1", "+1", "+2", ""), strict=True
    ):
        state = {"+1": "win", "+2": "second"}.get(gain, "normal")
        put(window, card(hero, face, "M", state), (x - _LEFT - 18, 100), (0.5, 0.5))
        if gain:
            put(window, floater(gain, "coin"), (x - _LEFT + 22, 100), (0.5, 0.5))


def _chambers(window: Surface, locale: Locale, clock: float) -> None:
    """The five pedestals of the armoury, and who asked for what."""
    del locale
    _room(window, "chamber_armoury")
    room = ROOMS["chamber_armoury"]
    assert isinstance(room, Chamber)
    for number, gift in enumerate(room.gifts, 1):
        x, y = _anchor("chamber_armoury", f"pedestal_{number}")
        put(window, gift_image(gift), (x, y + 1), (0.5, 1))
        put(window, card("bot", str(number), "S"), (x, y + 40), (0.5, 1))
    for hero, place, aside in zip(_PARTY, (1, 1, 3, 4, 5), (-16, 16, 0, 0, 0), strict=True):
        x, _ = _anchor("chamber_armoury", f"pedestal_{place}")
        _figure(window, hero, (x + aside, 162), clock)
        at = (x + aside, 106) if aside else (x + 22, 140)
        put(window, card(hero, str(place), "S"), at, (0.5, 0.5))


def _traps(window: Surface, locale: Locale, clock: float) -> None:
    """The lava over the richest, and the table that says what the highest card costs."""
    _room(window, "trap_lava")
    rich = _COLUMNS[2] - _LEFT
    pot = assets.sheet("prop/cauldron")
    boil = pot.frames["boil"][int(clock * pot.fps["boil"]) % len(pot.frames["boil"])]
    put(window, boil, (rich + 4, 48), (0.5, 0.5))
    _party(window, clock, 4)
    for hero, x, face, coins in zip(_PARTY, _COLUMNS, "5324", (4, 6, 9, 3), strict=False):
        state = "focus" if face == "5" else "normal"
        put(window, card(hero, face, "M", state), (x - _LEFT - 22, 104), (0.5, 0.5))
        put(window, chip(str(coins), "coin"), (x - _LEFT + 20, 116), (0.5, 0.5))
    put(window, floater("\u22123", "coin"), (rich + 24, 94), (0.5, 0.5))
    trap = ROOMS["trap_lava"]
    assert isinstance(trap, Trap)
    rows = tuple((value, trap.amounts[value - 1]) for value in (5, 4, 3, 2))
    put(window, panels.trap_table(locale.say("rules.highest"), rows, 5, "coin"), (452, 6))


def _items(window: Surface, locale: Locale, clock: float) -> None:
    """The four item cards in the hands of those who know how to use them."""
    _room(window, "chamber_vault")
    holders = (("scout", "torch"), ("sorcerer", "ball"), ("rogue", "key"), ("knight", "sword"))
    for k, (hero, item) in enumerate(holders):
        x = 80 + 150 * k
        _figure(window, hero, (x - 26, 162), clock)
        put(window, card(hero, item, "L"), (x + 20, 104), (0.5, 0.5))
        name = capital(locale.say(f"item.{item}.name"))
        put(window, chip(name), (x + 20, 54), (0.5, 0.5))


def _bosses(window: Surface, locale: Locale, clock: float) -> None:
    """The sphinx, its strength, and the party before it."""
    del locale
    _room(window, "sphinx")
    x, y = _anchor("sphinx", "foe")
    _figure(window, "sphinx", (x, y), clock, radius=60)
    _party(window, clock, 3, y=160)
    put(window, shield(14), (x - 116, 70), (0.5, 0.5))


def _end(window: Surface, locale: Locale, clock: float) -> None:
    """Who is worst wounded lies on the floor; of the others, the richest cheers."""
    del locale
    _room(window, "treasure_3")
    for hero, x, coins, wounds, pose in (
        ("rogue", 66, 12, 6, "faint"),
        ("knight", 216, 9, 2, "cheer"),
        ("sorcerer", 396, 8, 4, "idle"),
        ("scout", 546, 7, 3, "idle"),
    ):
        _figure(window, hero, (x, 160), clock, pose)
        put(window, chip(str(coins), "coin"), (x - 18, 92), (0.5, 0.5))
        put(window, chip(str(wounds), "wound"), (x + 18, 92), (0.5, 0.5))
    put(window, piece("crown"), (216, 72), (0.5, 0.5))
    put(window, piece("icon/faint"), (66, 72), (0.5, 0.5))


def _modes(window: Surface, locale: Locale, clock: float) -> None:
    """Four doors, one for each mode."""
    _room(window, "goblin")
    for k, (mode, icon, heroes) in enumerate(
        (
            ("standard", "people", ("scout", "knight", "rogue")),
            ("tactical", "map", ("warrior", "sorcerer", "scout")),
            ("duo", "duel", ("knight", "rogue")),
            ("solo", "solo", ("warrior",)),
        )
    ):
        x = 78 + 151 * k
        put(window, panel(120, 24), (x, 8), (0.5, 0))
        put(window, piece(f"icon/{icon}"), (x - 46, 20), (0.5, 0.5))
        draw_text(window, locale.say(f"mode.{mode}.name"), (x + 6, 17), "bold", "head", 0.5)
        for place, hero in enumerate(heroes):
            _figure(window, hero, (x + 34 * place - 17 * (len(heroes) - 1), 160), clock)


PICTURES: Mapping[str, Callable[[Surface, Locale, float], None]] = MappingProxyType(
    {
        "goal": _goal,
        "cards": _cards,
        "monsters": _monsters,
        "treasure": _treasure,
        "chambers": _chambers,
        "traps": _traps,
        "items": _items,
        "bosses": _bosses,
        "end": _end,
        "modes": _modes,
    }
)
"""What each page shows."""
