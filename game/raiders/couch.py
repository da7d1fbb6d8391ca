"""Several people before one screen: who may press what, and choices that nobody else can see.

A person with a device of their own has *sealed buttons*: each card has a fixed button, pressing
it moves nothing and shows nothing. People without one share the free devices, one after another,
behind the curtain; so does whoever plays with the mouse, whose arrow everybody can follow.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

import pygame

from game.cabinet.devices import MOUSE
from game.cabinet.palette import RGB
from game.cabinet.widgets import SEAT_COLUMNS, put
from game.raiders.panels import choosing
from game.raiders.panels.choosing import Key
from game.raiders.rules import refusal
from game.raiders.rules.cards import ITEMS, POWER

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.raiders.rules import Move
    from game.raiders.rules.view import View
    from game.raiders.session import Session

TOP = 299
"""The row of the panels below the seats."""
LIFT = 58
"""How much higher an open hand lies where panels are below it, in pixels."""
NOTE = 1.8
"""Seconds that the reason for a refusal is shown."""
GRACE = 0.4
"""Seconds at the start of a choice in which confirm lays no card: it was meant to hurry on."""
LAST_SECONDS = (10, 5)
"""So many seconds before its end it is said that the time to choose runs out."""


@dataclass(slots=True)
class Couch:
    """The people of one game; ``refused`` tells for seats why a card was refused, and how long."""

    context: Context
    session: Session
    refused: dict[int, tuple[str, float]] = field(default_factory=dict)
    looking: bool = False
    left: float = 0.0
    _grace: float = 0.0

    @property
    def _secret(self) -> bool:
        """Whether there is anything to hide from anybody in this room."""
        return len(self.session.people) > 1 and self.session.setup.mode != "tactical"

    @property
    def private(self) -> tuple[int, ...]:
        """The seats that choose by sealed buttons."""
        return tuple(seat for seat in self.session.people if self._secret and self._own(seat))

    @property
    def shared(self) -> tuple[int, ...]:
        """The people who choose one after another: behind the curtain, in turn, or alone."""
        private = self.private
        return tuple(seat for seat in self.session.people if seat not in private)

    def _own(self, seat: int) -> Device | None:
        """The device of a seat that shows nothing to the others."""
        device = self.context.seats.device(seat)
        return None if device == MOUSE else device

    def may(self, press: Press, seat: int) -> bool:
        """Whether a press may act for ``seat``: alone all may; else its own device, or a free one.

        A mouse that somebody plays with is free for those who share all the same: it shows
        everything anyhow. Who has keys has the mouse beside them too, if it has no seat.
        """
        if len(self.session.people) == 1 or press.seat == seat:
            return True
        own = self.context.seats.device(seat)
        if own is None:
            return press.seat is None or press.device == MOUSE
        beside = press.device == MOUSE and own.on_keyboard
        return press.seat is None and (beside or own == MOUSE)

    def owes(self, seat: int) -> bool:
        """Whether a seat has still to seal a card."""
        return seat in self.session.table.pending and seat not in self.session.table.sealed

    def hides(self, seat: int) -> bool:
        """Whether what a torch has shown to ``seat`` is covered, since nobody holds to look."""
        return seat in self.private and not self.looking

    # -- sealed buttons --------------------------------------------------------------------

    def chosen(self, press: Press) -> tuple[int, str] | None:
        """The seat and the card of a press on a sealed button; a card that may not be laid is told.

        Until the last seat has sealed, another press changes the choice.
        """
        seat, card, table = press.seat, press.card, self.session.table
        if seat is None or card is None or seat not in self.private or seat not in table.pending:
            return None
        if press.button == "confirm" and self._grace > 0:
            return None
        if card in table.legal(seat):
            return seat, card
        reason = refusal(table.view(seat), seat, cast("Move", card))
        self.refused[seat] = (reason or "not_here", NOTE)
        return None

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._grace -= seconds
        self.refused = {
            seat: (why, left - seconds)
            for seat, (why, left) in self.refused.items()
            if left > seconds
        }

    def begin(self) -> None:
        """Another choice is due."""
        self._grace = GRACE

    def tell_sealed(self, seat: int) -> None:
        """Say who seals a card, never which; not again if another card takes its place.

        Only of those who choose all at once: the others hear whose turn comes, bots are quick.
        """
        if seat in self.private and self.owes(seat):
            self._tell(self._words("aloud.has_sealed", seat))

    def tell_unsealed(self, seat: int) -> None:
        """Say who has taken a card back."""
        if seat in self.private:
            self._tell(self._words("aloud.chooses_again", seat))

    def _words(self, key: str, seat: int) -> str:
        hero = self.session.table.view(None).seats[seat].character
        return self.context.locale.say(key, who=self.context.locale.say(f"character.{hero}.name"))

    def _tell(self, sentence: str) -> None:
        """To the ears: the eyes find padlocks and the clock, as large as large print."""
        self.context.voice.say(sentence, printed="")

    # -- time to choose --------------------------------------------------------------------

    def wind(self) -> None:
        """A choice begins: the timer starts anew, if there is one."""
        self.left = float(self.context.settings.timer)

    def late(self, seconds: float, seats: tuple[int, ...]) -> dict[int, str]:
        """The seats of ``seats`` that have run out of time, each with its lowest card."""
        if not self.context.settings.timer or not any(map(self.owes, seats)):
            return {}
        before, self.left = self.left, self.left - seconds
        self._warn(before)
        if self.left > 0:
            return {}
        table = self.session.table
        return {seat: table.legal(seat)[0] for seat in seats if self.owes(seat)}

    def _warn(self, before: float) -> None:
        """Say that time runs out."""
        for last in LAST_SECONDS:
            if self.left <= last < before:
                self._tell(self.context.locale.say("aloud.seconds_left", n=last))

    def forced(self) -> dict[int, str]:
        """The people who have no choice, and the card each has to lay, if that is wished."""
        table = self.session.table
        owing = [seat for seat in self.session.people if self.owes(seat)]
        if not self.context.settings.forced:
            return {}
        return {s: table.legal(s)[0] for s in owing if len(table.legal(s)) == 1}

    @staticmethod
    def place(seat: int) -> pygame.Rect:
        """Where the panel of a seat lies."""
        return pygame.Rect((SEAT_COLUMNS[seat], TOP), choosing.SIZE)

    def clicked(self, press: Press, seat: int) -> bool:
        """Whether a press is a click on the panel of a seat, where the seats have panels."""
        there = press.at is not None and self.place(seat).collidepoint(press.at)
        return there and press.button == "click" and self.private != ()

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, canvas: Surface, turn: int | None, *, opened: bool, peek: bool) -> None:
        """A panel below each seat; ``turn`` is the seat that the curtain is drawn to.

        ``opened``: its hand lies open.  ``peek``: what its torch has shown is looked at, and all
        the others wait.
        """
        canvas.fill(RGB["night"], (0, TOP - 1, 640, 61))
        view = self.session.table.view(None)
        for seat in range(len(view.seats)):
            if peek or (opened and seat == turn):
                panel = self._waits(view, seat, "chooses" if seat == turn else "later")
            else:
                panel = self._panel(view, seat, turn)
            put(canvas, panel, self.place(seat).topleft)

    def draw_timer(self, canvas: Surface, printed: int) -> None:
        """The time that is left to choose; below large print, if that ends at row ``printed``."""
        total = self.context.settings.timer
        if total and any(map(self.owes, self.session.people)):
            left = max(0, min(total, int(self.left + 0.99)))
            text = self.context.locale.say("settings.seconds", n=left)
            large = self.context.settings.text_size > 1
            panel = choosing.timer_panel(left, total, text, large=large)
            put(canvas, panel, self.timer_place(printed))

    def timer_place(self, printed: int) -> tuple[int, int]:
        """Where the time is shown."""
        return (4, printed + 4) if printed else choosing.TIMER.topleft

    def _panel(self, view: View, seat: int, turn: int | None) -> Surface:
        say, hero = self.context.locale.say, view.seats[seat].character
        name = say(f"character.{hero}.name")
        if seat not in view.pending:
            out = "icon/skull" if view.seats[seat].out else "icon/hollow"
            later = "" if view.seats[seat].out else say("couch.later")
            return choosing.waiting_panel(hero, out, name, later, None)
        if seat in self.session.table.sealed:
            return self._ready(seat, hero)
        if self.session.is_bot(seat):
            line = say("couch.thinking")
            return choosing.waiting_panel(hero, "icon/bot", say("seat.bot"), line, None)
        if seat in self.private:
            return self._buttons(view, seat, hero)
        if seat == turn:
            sign = self._sign("confirm", seat)
            return choosing.waiting_panel(hero, "icon/eye", name, say("hud.pass_show"), sign)
        return self._waits(view, seat, "later")

    def _waits(self, view: View, seat: int, what: str) -> Surface:
        """Somebody who has nothing to press here, and what they do: ``chooses`` or ``later``."""
        hero, say = view.seats[seat].character, self.context.locale.say
        name = say(f"character.{hero}.name")
        return choosing.waiting_panel(
            hero,
            "icon/eye" if what == "chooses" else "icon/hourglass",
            name,
            say(f"couch.{what}"),
            None,
        )

    def _ready(self, seat: int, hero: str) -> Surface:
        say = self.context.locale.say
        own = self.context.seats.device(seat)
        # Where the button is a card's too there is none to spare: another card is the change.
        spare = own and not set(self._buttons_for("back", own)) & self._card_buttons(own)
        change = ("back",) if spare else (POWER[0], POWER[-1]) if seat in self.private else ()
        signs = tuple(self._sign(button, seat) for button in change)
        return choosing.ready_panel(hero, (say("setup.ready"), say("couch.change")), signs)

    def _buttons(self, view: View, seat: int, hero: str) -> Surface:
        if seat in self.refused:
            text = self.context.locale.say(f"couch.{self.refused[seat][0]}")
            head = self.context.locale.say("couch.refused")
            return choosing.waiting_panel(hero, "icon/cross", head, text, None)
        legal = self.session.table.legal(seat)
        cards = tuple(Key(move, self._sign(move, seat), move not in legal) for move in POWER)
        items = tuple(
            Key(item, self._sign(item, seat), not self._useful(view, seat, item))
            for item in ITEMS
            if item in view.seats[seat].items
        )
        own = self.context.seats.device(seat)
        assert own is not None
        number = str(self.context.pads.place(own)) if own.kind == "pad" else ""
        page = self._sign("page", seat) if self._buttons_for("page", own) else None
        return choosing.buttons_panel(hero, cards, choosing.Items(items, page), (own.icon, number))

    def _useful(self, view: View, seat: int, item: str) -> bool:
        """Whether an item can be laid here, or a torch lit."""
        legal = self.session.table.legal(seat)
        return item in legal or (item == "torch" and seat in view.torches)

    def _buttons_for(self, action: str, device: Device) -> tuple[str, ...]:
        return self.context.actions(device).get(action, ())

    def _card_buttons(self, device: Device) -> frozenset[str]:
        """The buttons that lay a card at once, without a page being held."""
        at_once = POWER if self._buttons_for("page", device) else (*POWER, *ITEMS)
        return frozenset(b for card in at_once for b in self._buttons_for(card, device))

    def _sign(self, button: str, seat: int) -> str:
        """The glyph on a seat's own device, or on the one that is shared."""
        seats = self.context.seats
        return self.context.glyph(button, seats.device(seat) or seats.at_hand)
