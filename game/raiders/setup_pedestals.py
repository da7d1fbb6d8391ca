"""The niches of the set-up: a lit pedestal with whoever will stand on it, and the plate below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.cabinet.cards import card, card_back
from game.cabinet.palette import HERO_COLOURS
from game.cabinet.pieces import piece
from game.cabinet.text import Icon, Words, draw_rich, draw_text, text_width
from game.cabinet.widgets import COLUMN_CENTRES, SEAT_COLUMNS, chip, frame_on, glyph, panel, put
from game.raiders.rules.cards import CHARACTERS
from game.raiders.session import PERSON

if TYPE_CHECKING:
    from game.cabinet.locale import Locale
    from game.cabinet.text import Part
    from game.raiders.rules.view import SeatView

_HEROES = tuple(CHARACTERS)
_LIT_AT = (-60, 92)
_CREST_AT = (-22, 106)
_FEET = (64, 132)
_STAND = 233
_PLATE = (120, 52, 266)
_CHEER_FPS, _IDLE_FPS = 8.0, 4.0
_CHEERS = 1.5  # seconds of joy before a dealt character stands at ease


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a piece for an icon, a word, the keys that are theirs; what joins here."""

    icon: str
    word: str
    signs: tuple[str, ...] = ()
    join: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pedestal:
    """One niche: ``number`` of the seat, ``kind`` of its player (None: open).

    ``dealt`` is the seat once its character is up, ``since`` the seconds since then; ``spinning``
    while characters are being dealt, ``choosing`` while its player picks one. ``life`` is shown
    instead of the wounds, where there is one.
    """

    column: int
    number: int
    kind: str | None
    focus: bool = False
    dealt: SeatView | None = None
    since: float = 0.0
    spinning: bool = False
    player: Player = Player("", "")
    choosing: bool = False
    life: int | None = None


def draw_pedestal(canvas: pygame.Surface, locale: Locale, pedestal: Pedestal, clock: float) -> None:
    """Draw the niche, the figure, the seat's number and the plate."""
    x = COLUMN_CENTRES[pedestal.column]
    if pedestal.kind is None:
        draw_text(canvas, "+", (x, 158), "huge", "stone3", 0.5)
    else:
        canvas.blit(piece(f"setup/lit/{pedestal.column}"), (x + _LIT_AT[0], _LIT_AT[1]))
        if pedestal.dealt:
            _draw_dealt(canvas, pedestal, pedestal.dealt, x, clock)
        else:
            _draw_unknown(canvas, pedestal, x, clock)
    if pedestal.choosing:
        _draw_arrows(canvas, pedestal.column)
    _draw_number(canvas, locale, pedestal, x)
    canvas.blit(_plate(locale, pedestal), (SEAT_COLUMNS[pedestal.column], _PLATE[2]))


def _draw_unknown(canvas: pygame.Surface, pedestal: Pedestal, x: int, clock: float) -> None:
    """Nobody knows yet who it will be: the shadows of all five, one after another."""
    pace = 14.0 if pedestal.spinning else 0.9
    hero = _HEROES[int(clock * pace + 2 * pedestal.number) % len(_HEROES)]
    draw_text(canvas, "?", (x, 108), "huge", "steel", 0.5)
    canvas.blit(piece(f"shade/{hero}"), (x - _FEET[0], _STAND - _FEET[1]))


def _draw_dealt(
    canvas: pygame.Surface, pedestal: Pedestal, dealt: SeatView, x: int, clock: float
) -> None:
    hero = dealt.character
    canvas.blit(piece(f"setup/crest/{pedestal.column}/{hero}"), (x + _CREST_AT[0], _CREST_AT[1]))
    if pedestal.since < _CHEERS:
        frame = ("cheer", min(3, int(pedestal.since * _CHEER_FPS) % 4))
    else:
        frame = ("idle", int(clock * _IDLE_FPS + pedestal.number) % 4)
    figure = piece(f"big/{hero}/{frame[0]}/{frame[1]}")
    canvas.blit(figure, (x - _FEET[0], _STAND - _FEET[1]))
    if dealt.items:
        draw_rich(canvas, [Icon(f"icon/{item}") for item in dealt.items], (x, 242), 0.5, gap=4)


def arrow_places(column: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the arrows to the previous and the next character stand in a niche."""
    x = COLUMN_CENTRES[column]
    return pygame.Rect(x - 58, 164, 22, 32), pygame.Rect(x + 36, 164, 22, 32)


def _draw_arrows(canvas: pygame.Surface, column: int) -> None:
    for side, place in zip(("left", "right"), arrow_places(column), strict=True):
        put(canvas, piece(f"arrow/{side}/gold4"), place.center, (0.5, 0.5))


def _draw_number(canvas: pygame.Surface, locale: Locale, pedestal: Pedestal, x: int) -> None:
    edge = HERO_COLOURS[pedestal.dealt.character][1] if pedestal.dealt else "stone4"
    text = locale.say("setup.seat_short", n=pedestal.number)
    colour = "stone4" if pedestal.kind is None else "cream"
    tag = chip(text, None, colour, edge if pedestal.kind else "stone2", "bold", 15, 28)
    put(canvas, tag, (x, 90), (0.5, 0))


def _plate(locale: Locale, pedestal: Pedestal) -> pygame.Surface:
    say, dealt = locale.say, pedestal.dealt
    plate = (panel(120, 52, "seat", dealt.character) if dealt else panel(120, 52, "slab")).copy()
    if pedestal.focus:
        frame_on(plate)
    if dealt:
        put(plate, piece(f"emblem/{dealt.character}"), (7, 5))
        draw_text(plate, say(f"character.{dealt.character}.name"), (66, 7), "bold", "head", 0.5)
    else:
        key = {None: "setup.open", PERSON: "setup.seat"}.get(pedestal.kind, "seat.bot")
        colour = "head" if pedestal.kind else "faint"
        draw_text(plate, say(key, n=pedestal.number), (60, 7), "bold", colour, 0.5, width=108)
    _write_player(plate, locale, pedestal)
    return plate


def _write_player(plate: pygame.Surface, locale: Locale, pedestal: Pedestal) -> None:
    player = pedestal.player
    signs: tuple[Part, ...] = tuple(glyph(name, room=21) for name in player.signs)
    join = _invitation(player.join, locale.say("setup.join"))
    if pedestal.kind is None:
        draw_rich(plate, (*join, Words(player.word, "soft")), (60, 32), 0.5, gap=4, width=112)
        return
    icon = Icon(player.icon)
    draw_rich(plate, (icon, Words(player.word, "soft")), (60, 22), 0.5, gap=5, width=108)
    if pedestal.dealt:
        life = pedestal.life
        icon = Icon("icon/wound" if life is None else "icon/heart")
        health = pedestal.dealt.wounds if life is None else life
        counters = (
            Icon("icon/coin"), Words(str(pedestal.dealt.coins), "accent", "bold"), "  ",
            icon, Words(str(health), "danger", "bold"),
        )  # fmt: skip
        draw_rich(plate, counters, (60, 37), 0.5, gap=3)
    elif join:
        word = Words(locale.say("setup.join"), "soft")
        draw_rich(plate, (*join, word), (60, 38), 0.5, gap=3, width=112)
    elif signs:
        draw_rich(plate, signs, (60, 38), 0.5, gap=2)
    else:
        ready = (Icon("icon/check"), Words(locale.say("setup.ready"), "good", "bold"))
        draw_rich(plate, ready, (60, 37), 0.5)


def _invitation(names: tuple[str, ...], word: str) -> tuple[Part, ...]:
    """The signs of the buttons to join with, as wide as they can be before ``word``."""
    room = (112 - text_width(word)) // max(1, len(names)) - 4
    return tuple(glyph(name, room=room) for name in names)


def draw_solo_niches(canvas: pygame.Surface, locale: Locale, *, boss_finale: bool) -> None:
    """What the lone player is up against: the attack deck, and the coins to reach."""
    say = locale.say
    for column in (1, 3):
        x = COLUMN_CENTRES[column]
        canvas.blit(piece(f"setup/lit/{column}"), (x + _LIT_AT[0], _LIT_AT[1]))
    deck = COLUMN_CENTRES[1]
    for k in range(4):
        put(canvas, card_back("deck", "L"), (deck - 12 + k, _STAND - 2 * k), (0.5, 1))
    put(canvas, card("deck", "5", "M"), (deck + 30, _STAND), (0.5, 1))
    _solo_plate(canvas, 1, say("setup.deck"), say("setup.deck_cards"))
    hoard = COLUMN_CENTRES[3]
    put(canvas, piece("prop/hoard"), (hoard, _STAND + 2), (0.5, 1))
    _solo_plate(canvas, 3, say("setup.target"), say("setup.target_coins"))
    if boss_finale:
        put(
            canvas, chip(say("setup.finale_sign"), "boss", "danger", "red3"), (hoard, 130), (0.5, 0)
        )


def draw_duel_niche(canvas: pygame.Surface) -> None:
    """Between the two of a duel: light, and nobody."""
    x = COLUMN_CENTRES[2]
    canvas.blit(piece("setup/lit/2"), (x + _LIT_AT[0], _LIT_AT[1]))
    draw_text(canvas, "VS", (x, 160), "huge", "blood", 0.5)


def _solo_plate(canvas: pygame.Surface, column: int, head: str, line: str) -> None:
    plate = panel(120, 52, "slab").copy()
    draw_text(plate, head, (60, 11), "bold", "head", 0.5, width=110)
    draw_text(plate, line, (60, 29), "small", "soft", 0.5, width=112)
    canvas.blit(plate, (SEAT_COLUMNS[column], _PLATE[2]))
