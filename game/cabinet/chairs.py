"""Who plays which seat, in the middle of a game: take over, hand to a bot, and back.

Two scenes: the list that the pause menu leads to, and the question when a pad has dropped out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.devices import MOUSE, Device
from game.cabinet.menu import Backdrop, Confirm, Focus, draw_choosing, draw_note, leave
from game.cabinet.scene import Pop, Push
from game.cabinet.text import Icon, Words, draw_rich, draw_text
from game.cabinet.widgets import button, glyph, panel, plaque

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Party
    from game.cabinet.text import Part

_BOX = pygame.Rect(150, 60, 340, 230)
_LINES = tuple(pygame.Rect(166, 94 + 28 * line, 308, 24) for line in range(6))
_ASK = pygame.Rect(140, 98, 360, 164)
_ANSWERS = tuple(pygame.Rect(180, 164 + 26 * line, 280, 22) for line in range(3))
_TAKE, _BOT, _GO = range(3)
_ALONE = "icon/solo"

DEAD = 0.7
"""Seconds that the question about a lost pad hears nothing: presses were meant for the game."""


def take(context: Context, party: Party, device: Device, *places: int) -> None:
    """Let people play the seats ``places`` with ``device``.

    It becomes common if there are several of them, if it plays for somebody else already, or if
    it shows every move: those who share it choose behind the curtain.
    """
    seats = context.seats
    for seat in places:
        party.hand_over(seat, to_bot=False)
    own = len(places) == 1 and device != MOUSE and seats.room_for(device)
    if own and not _plays_others(context, party, device, places[0]):
        seats.join(device, places[0])
    else:
        seats.share(device, *places)


def give_to_bot(context: Context, party: Party, seat: int) -> None:
    """Let a bot play ``seat`` until somebody takes it over."""
    context.seats.leave(seat)
    party.hand_over(seat, to_bot=True)


def _plays_others(context: Context, party: Party, device: Device, seat: int) -> bool:
    """Whether somebody beside ``seat`` plays with a device, alone or with others."""
    seats = context.seats
    owner = seats.owner(device)
    if owner is not None:
        return owner != seat
    return seats.common == device and not {seat}.issuperset(seats.unseated(party.chairs()))


def _share_first(context: Context, party: Party, device: Device, *places: int) -> Change:
    """Ask whoever plays with a device before others play with it too."""

    def agreed() -> None:
        if _plays_others(context, party, device, places[0]):  # it may have dropped out meanwhile
            take(context, party, device, *places)

    return Push(Confirm(context, "share", Pop(), agreed, device), over=True)


def draw_player(
    canvas: pygame.Surface, context: Context, party: Party, seat: int, at: tuple[int, int]
) -> None:
    """Who plays a seat: the picture and the name of a bot, of a device, or of those who share."""
    device = context.seats.device(seat)
    if device:
        icon = device.icon
    else:
        icon = {"bot": "icon/bot", "shared": "icon/people"}.get(_kind(context, party, seat), _ALONE)
    words = Words(player_name(context, party, seat), "soft")
    draw_rich(canvas, (Icon(icon), words), at, gap=6)


def player_name(context: Context, party: Party, seat: int) -> str:
    """Who plays a seat: a bot, a device, or whoever has the common one."""
    device = context.seats.device(seat)
    if device:
        return context.device_name(device)
    return context.locale.say(f"chairs.{_kind(context, party, seat)}")


def _kind(context: Context, party: Party, seat: int) -> str:
    """Who plays a seat that has no device of its own."""
    chairs = party.chairs()
    if chairs[seat].bot:
        return "bot"
    if len(context.seats.unseated(chairs)) > 1:
        return "shared"
    return "any" if sum(not chair.bot for chair in chairs) == 1 else "free"


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
    """The seats as lines: confirm hands a person's to a bot, and takes over a bot's.

    Handed to a bot by mistake, a seat goes back by confirm again.
    """

    def __init__(self, context: Context, party: Party) -> None:
        """``party`` is the game's scene."""
        self._context = context
        self._party = party
        self._focus = Focus()
        self._backdrop = Backdrop()
        self._device = context.seats.last
        self._given: dict[int, Device | None] = {}

    def on_press(self, press: Press) -> Change | None:
        """The device that confirms is the one that takes over."""
        self._device = press.device
        if press.down and press.button in {"back", "menu", "context"}:
            return self._close()
        chairs = self._party.chairs()
        if not self._focus.hear(press, _LINES[: len(chairs) + 1]):
            return None
        if self._focus.index == len(chairs):
            return self._close()
        return self._change_player(press.device, self._focus.index)

    def _change_player(self, device: Device, seat: int) -> Change | None:
        context, party = self._context, self._party
        match self._deed(device, seat):
            case "bot", _:
                self._given[seat] = context.seats.device(seat)
                give_to_bot(context, party, seat)
            case "undo", _:
                self._give_back(seat)
            case "share", _:
                return _share_first(context, party, device, seat)
            case _, place:
                take(context, party, device, place)
                self._focus.index = place
        return None

    def _give_back(self, seat: int) -> None:
        """To whoever had it before the bot."""
        before = self._given.pop(seat)
        self._party.hand_over(seat, to_bot=False)
        if before:
            self._context.seats.join(before, seat)

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
        player = player_name(self._context, self._party, seat)
        return f"{chairs[seat].name}: {player}. {self._help}"

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
            draw_player(canvas, self._context, self._party, seat, (line.x + 150, line.y + 9))
            if seat == self._open_seat:
                parts = invitation(self._context)
                draw_rich(canvas, parts, (line.right - 12, line.y + 9), 1, gap=4)
        last = _LINES[len(chairs)]
        state = "focus" if self._focus.index == len(chairs) else "normal"
        canvas.blit(button(last.width, say("menu.prompt.back"), state, last.height), last)
        draw_note(canvas, self._context, self._help, (320, _BOX.bottom - 14), width=324)
        draw_choosing(canvas, self._context)

    @property
    def _help(self) -> str:
        """What confirm does with the seat in focus; nothing where there is none."""
        chairs = self._party.chairs()
        if self._focus.index == len(chairs):
            return ""
        deed, seat = self._deed(self._device, self._focus.index)
        return self._context.locale.say(f"chairs.help.{deed}", who=chairs[seat].name)

    def _deed(self, device: Device, seat: int) -> tuple[str, int]:
        """What confirm on ``device`` does, asked for ``seat``, and to which seat."""
        if not self._party.chairs()[seat].bot:
            place = self._place(device, seat)
            return ("bot", seat) if place is None else ("take", place)
        seats = self._context.seats
        newcomer = seats.may_join(device) and device != seats.common
        if self._may_undo(seat) and not newcomer:
            return "undo", seat
        busy = _plays_others(self._context, self._party, device, seat)
        return ("share" if busy else "take"), seat

    def _may_undo(self, seat: int) -> bool:
        """Whether a bot has got a seat here, and what played it is free, or the common device."""
        if seat not in self._given:
            return False
        seats, pads, before = self._context.seats, self._context.pads, self._given[seat]
        if before is None:
            return seats.common is not None
        there = before.kind != "pad" or pads.place(before) > 0
        return there and seats.owner(before) is None and seats.room_for(before)

    def _place(self, device: Device, seat: int) -> int | None:
        """The seat that ``device`` takes, asking for a person's; None: that one goes to a bot.

        A newcomer turns nobody out who has a device: there is the first bot's seat for them. But
        a pad that was lost comes back to its own seat.
        """
        seats = self._context.seats
        if not seats.may_join(device):
            return None
        if seats.device(seat) is None:
            others = sum(not chair.bot for chair in self._party.chairs()) > 1
            free = others and not _plays_others(self._context, self._party, device, seat)
            return seat if free else None
        if self._was_its_own(device, seat):
            return seat
        former = self._former(device)
        return self._open_seat if former is None else former

    def _former(self, device: Device) -> int | None:
        """The seat that a device has given to a bot here."""
        chairs = self._party.chairs()
        given = (seat for seat, before in self._given.items() if before == device)
        return next((seat for seat in given if chairs[seat].bot), None)

    def _was_its_own(self, device: Device, seat: int) -> bool:
        """Whether a pad of this model has dropped out of ``seat``, and another device plays it."""
        seats, pads = self._context.seats, self._context.pads
        now = seats.device(seat)
        return now is not None and pads.bound(device) == seats.had(seat) != pads.bound(now)

    @property
    def _open_seat(self) -> int | None:
        """The first bot's seat, where a newcomer sits down; None as long as people share."""
        if self._context.seats.unseated(self._party.chairs()):
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
        self._dead = DEAD

    def on_press(self, press: Press) -> Change | None:
        """Confirm on a pad that comes back takes its seat, on another device what has the focus.

        Back looks at the way out.
        """
        if self._dead > 0 or not press.down:
            return None
        if press.button in {"back", "menu", "context"}:
            self._focus.index = _GO
            return None
        if self._comes_back(press) or not self._focus.hear(press, _ANSWERS) or self._seat is None:
            return None
        if self._focus.index == _TAKE:
            return self._take(press.device, self._context.seats.partners(self._seat))
        if self._focus.index == _BOT:
            give_to_bot(self._context, self._party, self._seat)
        else:
            return self._leave()
        self._focus = Focus()  # the next seat is asked about from the start
        return None

    def _comes_back(self, press: Press) -> bool:
        """Let a pad play the missing seats of its model, if it does nothing else; whether so."""
        seats, device = self._context.seats, press.device
        mine = seats.missed(self._context.pads.bound(device)) if press.button == "confirm" else ()
        if not mine or _plays_others(self._context, self._party, device, mine[0]):
            return False
        take(self._context, self._party, device, *mine)
        self._focus = Focus()
        return True

    def _take(self, device: Device, places: tuple[int, ...]) -> Change | None:
        if _plays_others(self._context, self._party, device, places[0]):
            return _share_first(self._context, self._party, device, *places)
        take(self._context, self._party, device, *places)
        return None

    def _leave(self) -> Change:
        self._context.seats.joining = False
        return leave(self._context)

    def update(self, seconds: float) -> Change | None:
        """Go back to the game once nobody is missing; parts of the keyboard may help too."""
        self._dead -= seconds
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
        told = say(self._words[self._focus.index]), say("away.title"), self._note
        return ". ".join(told)

    @property
    def _note(self) -> str:
        return self._context.locale.say("away.note", who=self._name)

    def draw(self, canvas: pygame.Surface) -> None:
        """Whose pad it was, and what can be done."""
        say = self._context.locale.say
        self._backdrop.draw(canvas, (self._context.settings.language, self._seat))
        canvas.blit(panel(*_ASK.size, "gilt"), _ASK)
        draw_text(canvas, say("away.title"), (320, 116), "title", "gold", 0.5, width=340)
        draw_text(canvas, self._note, (320, 144), "small", "soft", 0.5, width=344)
        for index, (line, word) in enumerate(zip(_ANSWERS, self._words, strict=True)):
            ready = index == self._focus.index and self._dead <= 0
            state = "focus" if ready else "normal"
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
