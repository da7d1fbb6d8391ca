"""Before a saved game goes on: its people take their seats again, each with a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.chairs import invitation, player_name
from game.cabinet.gate import Gate
from game.cabinet.menu import draw_note, draw_prompts
from game.cabinet.pieces import backdrop
from game.cabinet.scene import Pop, Replace
from game.cabinet.text import Icon, Part, Words, draw_rich
from game.cabinet.widgets import button, panel, plaque

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Party, Scene

GRACE = 0.6
"""Seconds after somebody has sat down in which confirm does not begin: it was meant to sit."""

_BOX = pygame.Rect(110, 56, 420, 238)
_LINES = tuple(pygame.Rect(126, 94 + 28 * line, 388, 24) for line in range(5))
_BEGIN = pygame.Rect(220, 236, 200, 22)
_STEPS = {"up": -1, "left": -1, "down": 1, "right": 1}


class GatherScene:
    """Confirm on a free device takes a seat, the directions another one, back gets up again.

    Confirm on a device that has a seat begins. If somebody has none then, it is asked for twice,
    and whoever begins shares theirs: they choose one after the other behind the curtain.
    """

    def __init__(self, context: Context, party: Party, begin: Callable[[], Scene]) -> None:
        """``party`` tells who sits where, ``begin`` makes the scene that comes next."""
        self._context = context
        self._party = party
        self._chairs = party.chairs()
        self._begin = begin
        self._wait = 0.0
        self._sure = False
        self._gate = Gate(context)
        context.seats.clear()
        context.seats.joining = True
        lines = (context.locale.say("gather.title"), *map(self._line, range(len(self._chairs))))
        self._told = ". ".join(lines)

    def on_press(self, press: Press) -> Change | None:
        """What a press does depends on whether its device has a seat."""
        if not press.down or self._gate.falling:
            return None
        if press.button == "menu" or (press.at and press.button == "click"):
            begins = press.button == "menu" or _BEGIN.collidepoint(press.at or (0, 0))
            return self._go(press.device) if begins else None
        if press.button == "context" or (press.button == "back" and press.seat is None):
            return None if self._context.seats.looks_on(press.device) else self._leave()
        if press.seat is None:
            return self._hear_stranger(press)
        if press.button in _STEPS:
            self._move(press, press.seat, _STEPS[press.button])
        elif press.button == "back":
            self._context.seats.leave(press.seat)
            self._told, self._sure = self._line(press.seat), False
        elif press.button == "confirm" and self._wait <= 0:
            return self._begin_or_ask(press.device)
        return None

    def _begin_or_ask(self, device: Device) -> Change | None:
        """Begin; as long as somebody has no device, only at the second press."""
        if self._unseated and not self._sure:
            self._sure, self._wait = True, GRACE
            self._context.audio.play("refuse")
            return None
        return self._go(device)

    def update(self, seconds: float) -> Change | None:
        """The gate moves; a seat whose pad drops out is free again, until the game begins."""
        if not self._gate.falling:
            self._context.seats.forget_lost()
        self._wait -= seconds
        return self._gate.update(seconds)

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return _BEGIN

    @property
    def spoken(self) -> str:
        """At first all seats, then who has sat down just now; and what to do."""
        return f"{self._told}. {self._note}"

    def draw(self, canvas: pygame.Surface) -> None:
        """A line for each seat, and how to begin."""
        say = self._context.locale.say
        canvas.blit(backdrop("setup/backdrop"), (0, 0))
        canvas.blit(panel(*_BOX.size), _BOX)
        title = plaque(say("gather.title"), w=330)
        canvas.blit(title, title.get_rect(midtop=(320, 41)))
        for seat, line in enumerate(_LINES[: len(self._chairs)]):
            self._draw_line(canvas, seat, line)
        ready = "focus" if self._context.seats.taken else "normal"
        canvas.blit(button(_BEGIN.width, say("gather.begin"), ready, _BEGIN.height), _BEGIN)
        draw_note(canvas, self._context, self._note, (320, _BOX.bottom - 22), width=400)
        self._draw_prompts(canvas)
        self._gate.draw(canvas)

    @property
    def _note(self) -> str:
        """What to do; as long as somebody has no device, what becomes of them."""
        shares = self._unseated and self._context.seats.taken
        word = "sure" if shares and self._sure else "share" if shares else "help"
        return self._context.locale.say(f"gather.{word}")

    @property
    def _unseated(self) -> tuple[int, ...]:
        """The people who have no device yet."""
        return self._context.seats.unseated(self._chairs)

    def _hear_stranger(self, press: Press) -> Change | None:
        """Confirm on a device without a seat: it sits down, or begins where none is left."""
        seats = self._context.seats
        if press.button != "confirm":
            return None
        if self._unseated and seats.may_join(press.device):
            self._sit(press, self._unseated[0])
        elif seats.taken and self._wait <= 0:
            return self._begin_or_ask(press.device)
        return None

    def _move(self, press: Press, seat: int, step: int) -> None:
        """To the next free seat of a person."""
        free = sorted((*self._unseated, seat))
        target = free[(free.index(seat) + step) % len(free)]
        if target != seat:
            self._sit(press, target)

    def _sit(self, press: Press, seat: int) -> None:
        self._context.seats.join(press.device, seat)
        self._context.audio.play("confirm")
        self._wait, self._sure = GRACE, False
        self._told = self._line(seat)

    def _go(self, device: Device) -> Change | None:
        """Begin; ``device`` is that of whoever wished it, and is shared, if somebody has to."""
        if self._unseated:
            self._context.seats.share(device)
        self._context.seats.joining = False
        return self._gate.fall(lambda: Replace(self._begin()))

    def _leave(self) -> Change | None:
        self._context.seats.clear()
        self._context.seats.joining = False
        return self._gate.fall(Pop)

    def _line(self, seat: int) -> str:
        """A seat in words."""
        chair, device = self._chairs[seat], self._context.seats.device(seat)
        if device or chair.bot:
            return f"{chair.name}: {player_name(self._context, self._party, seat)}"
        return f"{chair.name}: {self._context.locale.say('gather.free')}"

    def _draw_line(self, canvas: pygame.Surface, seat: int, line: pygame.Rect) -> None:
        chair, device = self._chairs[seat], self._context.seats.device(seat)
        state = "disabled" if chair.bot else "normal"
        plate = button(line.width, chair.name, state, line.height, align=0, selected=bool(device))
        canvas.blit(plate, line)
        draw_rich(canvas, self._player(seat), (line.x + 150, line.y + 9), gap=6)

    def _player(self, seat: int) -> tuple[Part, ...]:
        """Who plays a seat: a bot, somebody's device, or whoever presses one of these buttons."""
        context, say = self._context, self._context.locale.say
        if self._chairs[seat].bot:
            return Icon("icon/bot"), Words(say("chairs.bot"), "faint")
        device = context.seats.device(seat)
        if device:
            return Icon(device.icon), Words(context.device_name(device), "soft")
        if seat != self._unseated[0]:
            return (Words(say("gather.free"), "faint"),)
        return invitation(context)

    def _draw_prompts(self, canvas: pygame.Surface) -> None:
        context = self._context
        confirm, back = (context.glyph("confirm"),), (context.glyph("back"),)
        if context.seats.owner(context.seats.last) is None:
            draw_prompts(canvas, context, ((confirm, "sit"), (back, "back")))
        else:
            move = context.arrows(), "move"
            draw_prompts(canvas, context, ((confirm, "begin"), move, (back, "up")))
