"""Between people: the curtain, the wait, and what a torch has shown to one of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.cards import card_back
from game.cabinet.pieces import piece
from game.cabinet.text import draw_lines, draw_text, text_width
from game.cabinet.widgets import button, glyph, keycap, legend, panel, put
from game.raiders import panels
from game.raiders.say import capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import Surface

    from game.cabinet.input import Press
    from game.cabinet.locale import Locale
    from game.raiders.rules.view import View

BOX = pygame.Rect(160, 301, 320, 56)
TORCH_BUTTON = pygame.Rect(4, 44, 92, 20)
RECAP_BUTTON = pygame.Rect(452, 44, 96, 20)
PAUSE_BUTTON = pygame.Rect(552, 44, 84, 20)
PEEK = pygame.Rect(110, 120, 420, 110)


def clicks(press: Press, box: pygame.Rect) -> bool:
    """Whether a press is a click into ``box``."""
    return press.button == "click" and press.at is not None and box.collidepoint(press.at)


def opens(press: Press) -> bool:
    """Whether this press draws the curtain aside."""
    return press.button == "confirm" or clicks(press, BOX)


def draw_curtain(
    canvas: Surface, locale: Locale, hero: str, prompts: tuple[tuple[str, str], ...]
) -> None:
    """Pass the device on: whose turn it is, and what to press, each a glyph and its word."""
    put(canvas, panel(*BOX.size, "seat", hero), BOX.topleft)
    put(canvas, card_back(hero, "M"), (BOX.x + 14, BOX.y + 5))
    put(canvas, piece(f"portrait/{hero}"), (BOX.x + 54, BOX.y + 13))
    who = locale.say(f"character.{hero}.the")
    draw_text(canvas, locale.say("hud.pass_to", who=who), (BOX.x + 92, BOX.y + 10), "bold", "head")
    note = locale.say("hud.pass_note")
    draw_text(canvas, note, (BOX.x + 92, BOX.y + 24), "small", "soft", width=220)
    row = tuple(((sign,), word) for sign, word in prompts)
    put(canvas, legend(224, row, 0.0, 10), (BOX.x + 92, BOX.y + 36))


def draw_waiting(canvas: Surface, locale: Locale, names: Sequence[str], back: str | None) -> None:
    """All people here have chosen, others think; the glyph ``back`` takes a card back."""
    put(canvas, panel(*BOX.size), BOX.topleft)
    who = capital(locale.join(tuple(names)))
    text = locale.say("hud.thinking", names=who, n=len(names)) if names else ""
    if text_width(text) > BOX.width - 20:
        text = locale.say("hud.waiting")
    draw_text(canvas, text, (BOX.centerx, BOX.y + 14), "bold", "head", 0.5)
    if back:
        prompt = keycap((back,), locale.say("hud.waiting_back"))
        put(canvas, prompt, (BOX.centerx, BOX.y + 32), (0.5, 0))


def draw_button(canvas: Surface, box: pygame.Rect, text: str, icon: str | None, sign: str) -> None:
    """A button in a corner of the room: light a torch, open the recap, or pause."""
    put(canvas, _corner(text, icon, sign, box.width), box.topleft)


@cache
def _corner(text: str, icon: str | None, sign: str, wide: int) -> Surface:
    return button(wide, text, h=20, icon=icon, hint=sign, style="small", align=0)


def draw_hold(canvas: Surface, locale: Locale, hero: str, hold: str, done: str) -> None:
    """What a torch has shown waits covered: whose it is, and the glyphs to look and to end."""
    put(canvas, panel(*PEEK.size, "seat", hero), PEEK.topleft)
    who = locale.say(f"character.{hero}.the")
    draw_text(canvas, locale.say("hud.peek"), (PEEK.centerx, PEEK.y + 12), "bold", "magic", 0.5)
    put(canvas, piece(f"portrait/{hero}"), (PEEK.centerx, PEEK.y + 28), (0.5, 0))
    alone = locale.say("couch.only_for", who=who)
    draw_text(canvas, alone, (PEEK.centerx, PEEK.y + 66), "small", "head", 0.5, width=400)
    prompts = (((hold,), locale.say("couch.hold")), ((done,), locale.say("couch.done")))
    put(canvas, legend(PEEK.width - 20, prompts), (PEEK.x + 10, PEEK.bottom - 24))


def draw_peek(canvas: Surface, locale: Locale, view: View, sign: str) -> None:
    """What the torch showed: the row as this seat knows it now, each room with its name."""
    put(canvas, panel(*PEEK.size, "gilt"), PEEK.topleft)
    draw_text(canvas, locale.say("hud.peek"), (PEEK.centerx, PEEK.y + 10), "bold", "magic", 0.5)
    for place, each in enumerate(view.row):
        state = "past" if place < view.place else "now" if place == view.place else "next"
        x = PEEK.x + 46 + 82 * place
        put(canvas, panels.map_cell(each.room, each.up, state), (x, PEEK.y + 26), (0.5, 0))
        hidden = bool(each.room) and not each.up
        name = locale.say(f"room.{each.room}.name") if each.room else "?"
        colour = "magic" if hidden else "faint"
        draw_lines(canvas, name, (x, PEEK.y + 62), 80, "small", colour, 0.5)
    note = locale.say("hud.peek_note")
    draw_text(canvas, note, (PEEK.centerx, PEEK.bottom - 17), "small", "soft", 0.5)
    put(canvas, glyph(sign), (PEEK.right - 8, PEEK.bottom - 7), (1, 1))
