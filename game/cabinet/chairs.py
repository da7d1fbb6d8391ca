"""Who plays which seat, in the middle of a game: take over, hand to a bot, and back.

Two scenes: the list that the pause menu leads to, and the question when a pad has dropped out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.devices import KEYBOARD, MOUSE, Device
from game.cabinet.menu import Backdrop, Focus, draw_choosing, draw_note, leave
from game.cabinet.scene import Pop
from game.cabinet.text import Icon, Words, draw_rich, draw_text
from game.cabinet.widgets import button, glyph, panel, plaque

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Chair, Change, Party
    from game.cabinet.text import Part

_BOX = pygame.Rect(150, 60, 340, 230)
_LINES = tuple(pygame.Rect(166, 98 + 30 * line, 308, 24) for line in range(6))
_ASK = pygame.Rect(140, 98, 360, 164)
_ANSWERS = tuple(pygame.Rect(180, 164 + 26 * line, 280, 22) for line in range(3))
_STAY, _BOT, _GO = range(3)


def take(context: Context, party: Party, seat: int, device: Device) -> None:
    """Let a person play ``seat`` with ``device``.

    A device that plays another seat already, or that shows every move, becomes common: those who
    share it choose behind the curtain.
    """
    seats = context.seats
    party.hand_over(seat, to_bot=False)
    if device == MOUSE or seats.owner(device) not in (None, seat):
        seats.leave(seats.owner(device))
        seats.leave(seat)
    else:
        seats.join(device, seat)


def give_to_bot(context: Context, party: Party, seat: int) -> None:
    """Let a bot play ``seat`` until somebody takes it over."""
    context.seats.leave(seat)
    party.hand_over(seat, to_bot=True)


def draw_player(
    canvas: pygame.Surface, context: Context, chair: Chair, seat: int, at: tuple[int, int]
) -> None:
    """Who plays a seat: the picture and the name of a bot, or of a device."""
    device = context.seats.device(seat)
    icon = "icon/bot" if chair.bot else (device or KEYBOARD).icon
    words = Words(player_name(context, chair, seat), "soft")
    draw_rich(canvas, (Icon(icon), words), at, gap=6)


def player_name(context: Context, chair: Chair, seat: int) -> str:
    """Who plays a seat: a bot, a device, or whoever has the common one."""
    device = context.seats.device(seat)
    if chair.bot or not device:
        return context.locale.say("chairs.bot" if chair.bot else "chairs.shared")
    return context.device_name(device)


def invited(context: Context) -> tuple[Device, ...]:
    """A device of each kind that could still join; a pad unless all that are there play."""
    pads, seats = context.pads.devices(), context.seats
    free = [pad for pad in pads if seats.owner(pad) is None] if pads else [Device("pad")]
    return (*free[:1], *seats.invitation())


def invitation(context: Context) -> tuple[Part, ...]:
    """The buttons that a newcomer joins with, on each kind of device that could."""
    signs = (glyph(context.glyph("confirm", each)) for each in invited(context))
    return (*signs, Words(context.locale.say("setup.join"), "head"))


class ChairsScene:
    """The seats as lines: confirm hands a person's to a bot, and takes over a bot's."""

    def __init__(self, context: Context, party: Party) -> None:
        """``party`` is the game's scene."""
        self._context = context
        self._party = party
        self._focus = Focus()
        self._backdrop = Backdrop()

    def on_press(self, press: Press) -> Change | None:
        """The device that confirms is the one that takes over."""
        if press.down and press.button in {"back", "menu", "context"}:
            return self._close()
        chairs = self._party.chairs()
        if not self._focus.hear(press, _LINES[: len(chairs) + 1]):
            return None
        seat = self._focus.index
        if seat == len(chairs):
            return self._close()
        place = self._place(press.device, seat)
        if place is None:
            give_to_bot(self._context, self._party, seat)
        else:
            take(self._context, self._party, place, press.device)
            self._focus.index = place
        return None

    def _close(self) -> Change:
        self._context.seats.joining = False
        return Pop()

    def update(self, seconds: float) -> None:  # noqa: ARG002 - nothing moves
        """Whoever has a part of the keyboard may join with it."""
        self._context.seats.joining = True

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return _LINES[self._focus.index]

    @property
    def spoken(self) -> str:
        """The seat in focus, who plays it, and what can be done."""
        chairs = self._party.chairs()
        if self._focus.index == len(chairs):
            return self._context.locale.say("menu.prompt.back")
        seat = self._focus.index
        player = player_name(self._context, chairs[seat], seat)
        return f"{chairs[seat].name}: {player}. {self._context.locale.say('chairs.help')}"

    def draw(self, canvas: pygame.Surface) -> None:
        """A line for each seat, and back."""
        say = self._context.locale.say
        self._backdrop.draw(canvas, self._context.settings.language)
        canvas.blit(panel(*_BOX.size), _BOX)
        title = plaque(say("chairs.title"), w=230)
        canvas.blit(title, title.get_rect(midtop=(320, 45)))
        chairs = self._party.chairs()
        for seat, (chair, line) in enumerate(zip(chairs, _LINES, strict=False)):
            state = "focus" if seat == self._focus.index else "normal"
            canvas.blit(button(line.width, chair.name, state, line.height, align=0), line)
            draw_player(canvas, self._context, chair, seat, (line.x + 150, line.y + 9))
            if seat == self._open_seat:
                parts = invitation(self._context)
                draw_rich(canvas, parts, (line.right - 12, line.y + 9), 1, gap=4)
        last = _LINES[len(chairs)]
        state = "focus" if self._focus.index == len(chairs) else "normal"
        canvas.blit(button(last.width, say("menu.prompt.back"), state, last.height), last)
        note = say("chairs.help")
        draw_note(canvas, self._context, note, (320, _BOX.bottom - 14), width=324)
        draw_choosing(canvas, self._context)

    def _place(self, device: Device, seat: int) -> int | None:
        """The seat that ``device`` takes over, asking for ``seat``; None: that one goes to a bot.

        A newcomer turns nobody out who has a device: there is the first bot's seat for them.
        """
        if self._party.chairs()[seat].bot:
            return seat
        seats, people = self._context.seats, self._people
        if not seats.may_join(device):
            return None
        shares = len(people) > 1 and seats.device(seat) is None
        return seat if shares else self._open_seat

    @property
    def _people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self._party.chairs()) if not chair.bot]

    @property
    def _open_seat(self) -> int | None:
        """The first bot's seat, where a newcomer sits down; None as long as people share."""
        if not all(map(self._context.seats.device, self._people)):
            return None
        bots = (seat for seat, chair in enumerate(self._party.chairs()) if chair.bot)
        return next(bots, None)


class AwayScene:
    """The game waits for a seat whose pad has dropped out, until somebody sees to it."""

    def __init__(self, context: Context, party: Party) -> None:
        """Ask about the first of the seats that are missing."""
        self._context = context
        self._party = party
        self._focus = Focus()
        self._backdrop = Backdrop()

    def on_press(self, press: Press) -> Change | None:
        """Confirm on any device takes the seat with it; back looks at the way out."""
        if press.down and press.button in {"back", "menu", "context"}:
            self._focus.index = _GO
            return None
        if not self._focus.hear(press, _ANSWERS) or self._seat is None:
            return None
        if self._focus.index == _STAY:
            take(self._context, self._party, self._place(self._seat, press.device), press.device)
        elif self._focus.index == _BOT:
            give_to_bot(self._context, self._party, self._seat)
        else:
            return self._leave()
        self._focus = Focus()  # the next seat is asked about from the start
        return None

    def _place(self, seat: int, device: Device) -> int:
        """The seat that ``device`` takes: that of a missing pad of its model before ``seat``."""
        seats = self._context.seats
        mine = seats.missed(self._context.pads.bound(device)) if seats.may_join(device) else None
        return seat if mine is None else mine

    def _leave(self) -> Change:
        self._context.seats.joining = False
        return leave(self._context)

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002 - nothing moves
        """Go back to the game once nobody is missing; parts of the keyboard may help too."""
        self._context.seats.joining = self._seat is not None
        return Pop() if self._seat is None else None

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return _ANSWERS[self._focus.index]

    @property
    def spoken(self) -> str:
        """The answer in focus, and who is missing."""
        say = self._context.locale.say
        return f"{say(self._words[self._focus.index])}. {say('away.note', who=self._name)}"

    def draw(self, canvas: pygame.Surface) -> None:
        """Whose pad it was, and what can be done."""
        say = self._context.locale.say
        self._backdrop.draw(canvas, (self._context.settings.language, self._seat))
        canvas.blit(panel(*_ASK.size, "gilt"), _ASK)
        draw_text(canvas, say("away.title"), (320, 116), "title", "gold", 0.5, width=340)
        draw_text(canvas, say("away.note", who=self._name), (320, 144), "small", "soft", 0.5)
        for index, (line, word) in enumerate(zip(_ANSWERS, self._words, strict=True)):
            state = "focus" if index == self._focus.index else "normal"
            canvas.blit(button(line.width, say(word), state, line.height), line)
        draw_choosing(canvas, self._context)

    @property
    def _words(self) -> tuple[str, str, str]:
        return "away.take", "away.bot", "pause.leave"

    @property
    def _seat(self) -> int | None:
        return min(self._context.seats.missing, default=None)

    @property
    def _name(self) -> str:
        return "" if self._seat is None else self._party.chairs()[self._seat].name
