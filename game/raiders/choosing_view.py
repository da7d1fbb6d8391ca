"""What stands at the foot of the screen, and over the room, while people choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.devices import MOUSE
from game.cabinet.text import Icon, Words
from game.cabinet.widgets import legend, put, ribbon
from game.raiders import curtain, panels
from game.raiders.panels.choosing import turn_sign

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.raiders.choices import Choices
    from game.raiders.choreo.show import Show
    from game.raiders.hud import Hud

HINT_ROW = 264
"""Where it is told how a card of an open hand is laid."""


def draw(choices: Choices, canvas: Surface, hud: Hud) -> None:
    """All of it: the room's rule, the buttons, the panels of the seats, or a hand."""
    if choices.peek and not choices.couch.private:
        hud.draw_message(canvas, choices.context.glyph)
        _draw_look(choices, canvas)
        return
    hud.aside = bool(choices.couch.private)
    hud.draw_rule(canvas)
    if not hud.bare:  # the recap's sheet would cut them
        _draw_buttons(choices.context, canvas)
    choices.couch.draw_timer(canvas, hud.printed)
    if choices.couch.private:
        choices.couch.draw(canvas, choices.drawn_to, opened=bool(choices.hand), peek=choices.peek)
        hud.draw_aside(canvas)
    if choices.peek:
        _draw_look(choices, canvas)
    elif choices.hand:
        _draw_hand(choices, canvas)
    elif not choices.couch.private:
        _draw_curtain(choices, canvas)


def asked(choices: Choices, seat: int) -> Device:
    """The device that whoever plays ``seat`` would use: their own, or the one that is shared."""
    seats = choices.context.seats
    return seats.device(seat) or (seats.last if choices.alone is not None else seats.at_hand)


def _draw_hand(choices: Choices, canvas: Surface) -> None:
    hand, context = choices.hand, choices.context
    assert hand is not None
    hand.draw(canvas, context.locale)
    _draw_torch_button(choices, canvas, hand.seat)
    if hand.note(context.locale):
        return
    if choices.open and choices.alone is None:
        _draw_turn(choices, canvas, hand.seat)
    elif choices.untaught:
        device = asked(choices, hand.seat)
        say = context.locale.say
        choose = context.arrows(device, upright=False), say("hud.choose_card")
        lay = (context.glyph("confirm", device),), say("hud.lay_card")
        prompts = (lay,) if device == MOUSE else (choose, lay)
        x, y, wide = panels.HAND_BOX.x, HINT_ROW - hand.lift, panels.HAND_BOX.width
        put(canvas, ribbon(wide), (x, y - 3))
        put(canvas, legend(wide, prompts), (x, y))


def _draw_turn(choices: Choices, canvas: Surface, seat: int) -> None:
    """Where all is open: whose turn it is, and on what they play."""
    context = choices.context
    device = context.seats.device(seat)
    name = context.device_name(device) if device else context.locale.say("chairs.shared")
    icon = Icon(device.icon if device and device != MOUSE else "icon/people")
    words = Words(choices.show.name(seat), "head", "bold"), icon, Words(name, "soft")
    sign = turn_sign(choices.show.chair(seat).character, words)
    put(canvas, sign, _clear_place(choices.show, sign.get_rect()).topleft)


def _clear_place(show: Show, sign: pygame.Rect) -> pygame.Rect:
    """Where a sign above the hand hides no hero who has laid a card: in the middle, or aside."""
    row, middle = HINT_ROW - 4, panels.HAND_BOX.centerx
    laid = [hero for hero, chair in zip(show.heroes, show.chairs, strict=True) if chair.laid]
    heroes = [pygame.Rect(x - 20, y - 56, 80, 56) for x, y in map(show.spot, laid)]
    places = (sign.move(x, row) for x in (middle - sign.width // 2, 636 - sign.width, 4))
    clear = (place for place in places if place.collidelist(heroes) < 0)
    return next(clear, sign.move(middle - sign.width // 2, row))


def _draw_look(choices: Choices, canvas: Surface) -> None:
    """What a torch has shown, or a cover over it until its bearer holds to look."""
    assert choices.hand is not None
    locale, seat = choices.context.locale, choices.hand.seat
    own = asked(choices, seat)
    hold, done = choices.context.glyph("confirm", own), choices.context.glyph("back", own)
    if choices.couch.hides(seat):
        hero = choices.show.chair(seat).character
        curtain.draw_hold(canvas, locale, hero, hold, done)
    else:
        curtain.draw_peek(canvas, locale, choices.session.table.view(seat), hold)


def _draw_curtain(choices: Choices, canvas: Surface) -> None:
    context, show, couch = choices.context, choices.show, choices.couch
    seat, table = choices.drawn_to, choices.session.table
    sealed = [each for each in couch.shared if each in table.sealed]
    if seat is not None:
        device = asked(choices, seat)
        prompts = [(context.glyph("confirm", device), context.locale.say("hud.pass_show"))]
        if sealed:
            again = context.locale.say("hud.pass_back", who=show.the(sealed[-1]))
            prompts.append((context.glyph("back", device), again))
        hero = show.chair(seat).character
        curtain.draw_curtain(canvas, context.locale, hero, tuple(prompts))
        return
    waiting = filter(couch.owes, table.pending)
    back = context.glyph("back", asked(choices, sealed[-1])) if sealed else None
    curtain.draw_waiting(canvas, context.locale, [show.the(each) for each in waiting], back)


def _draw_torch_button(choices: Choices, canvas: Surface, seat: int) -> None:
    if choices.may_light(seat):
        context, device = choices.context, asked(choices, seat)
        look = context.locale.say("hud.look")
        sign = context.glyph("page" if device.kind == "pad" else "torch", device)
        curtain.draw_button(canvas, curtain.TORCH_BUTTON, look, "torch", sign)


def _draw_buttons(context: Context, canvas: Surface) -> None:
    """What can always be done while cards are chosen."""
    recap = context.locale.say("hud.recap_hint")
    curtain.draw_button(canvas, curtain.RECAP_BUTTON, recap, None, context.glyph("recap"))
    curtain.draw_button(canvas, curtain.PAUSE_BUTTON, "", "pause", context.glyph("menu"))
