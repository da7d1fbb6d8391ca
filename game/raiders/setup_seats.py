"""Joining on the couch: which device stands on which pedestal before a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cabinet.bindings import CLUSTERS, POWER
from game.cabinet.devices import KEYBOARD
from game.raiders.session import PERSON
from game.raiders.setup_choice import OPEN, Choice
from game.raiders.setup_pedestals import Player

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press

HOST = 0
"""The seat of whoever came to the set-up: it is never left, back leaves the screen."""


@dataclass(slots=True)
class Guests:
    """Seats people with their devices on the pedestals of a :class:`Choice`.

    ``known`` are the devices that have sat here: confirm on one of those is no wish to join.
    """

    context: Context
    known: set[Device] = field(default_factory=set)
    _seated: frozenset[int] = frozenset()

    def welcome(self, choice: Choice) -> None:
        """Whoever opened the set-up sits in its first seat; every device may join now."""
        seats = self.context.seats
        seats.clear()
        seats.joining = True
        if choice.seats[HOST] == PERSON:
            self._join(seats.last, HOST)

    def close(self) -> None:
        """Nobody joins any more."""
        self.context.seats.joining = False

    def joins(self, press: Press, choice: Choice) -> Choice | None:
        """The choice with one more person, if this press is somebody's who has no seat yet."""
        seats = self.context.seats
        stranger = press.button == "confirm" and press.device not in self.known
        if not stranger or not seats.may_join(press.device) or choice.mode == "solo":
            return None
        seat = self._free_seat(choice)
        if seat is None:
            return None
        self._join(press.device, seat)
        return choice.with_player(seat, PERSON)

    def gone(self, choice: Choice) -> Choice:
        """The choice without the guests whose pads have dropped out since the last look.

        Whoever opened the set-up stays: a keyboard is always there.
        """
        seats = self.context.seats
        for seat in self._seated - set(seats.taken):
            if seat == HOST:
                self._join(KEYBOARD, HOST)
            elif choice.seats[seat] == PERSON:
                choice = choice.with_player(seat, self._empty(choice))
        self._look()
        return choice

    def _look(self) -> None:
        """Remember who sits on a device of their own now."""
        self._seated = frozenset(self.context.seats.taken)

    @staticmethod
    def _empty(choice: Choice) -> str:
        """What takes the place of a guest: a duel is never open."""
        return "careful" if choice.mode == "duo" else OPEN

    def leaves(self, press: Press, choice: Choice) -> Choice | None:
        """The choice with one person less, if this press is back from a guest."""
        if press.button != "back" or press.seat in (None, HOST):
            return None
        assert press.seat is not None
        self.known.discard(press.device)
        self.context.seats.leave(press.seat)
        self._look()
        return choice.with_player(press.seat, self._empty(choice))

    def follow(self, before: Choice, choice: Choice) -> Choice:
        """Keep devices where people sit; in another mode they move up to its seats."""
        seats = self.context.seats
        if before.mode == choice.mode:
            self._follow_seats(before, choice)
            self._look()
            return choice
        devices = [device for seat in seats.taken if (device := seats.device(seat))]
        seats.clear()
        self._look()
        for device in devices:
            place = self._place_for(choice)
            if place is not None:
                self._join(device, place)
                choice = choice.with_player(place, PERSON)
        return choice

    def _follow_seats(self, before: Choice, choice: Choice) -> None:
        """A bot's seat has no device; a new person's has that of whoever asked, if it is free."""
        seats = self.context.seats
        for seat in seats.taken:
            if choice.seats[seat] != PERSON:
                seats.leave(seat)
        for seat, kind in enumerate(choice.seats):
            new = kind == PERSON and before.seats[seat] != PERSON
            if new and seats.last in self.known and seats.owner(seats.last) is None:
                self._join(seats.last, seat)

    def _join(self, device: Device, seat: int) -> None:
        self.known.add(device)
        self.context.seats.join(device, seat)
        self._look()

    def start(self, choice: Choice) -> None:
        """The game begins: its seats are counted without the open ones.

        If somebody has no device, the host's is for all who share: the curtain hides them.
        """
        people = [seat for seat, kind in enumerate(choice.seats) if kind == PERSON]
        if any(self.device(seat) is None for seat in people):
            self.context.seats.leave(HOST)
        taken = [k for k, kind in enumerate(choice.seats) if kind != OPEN]
        self.context.seats.move({old: new for new, old in enumerate(taken)})
        self.close()

    def device(self, seat: int) -> Device | None:
        """The device of a seat."""
        return self.context.seats.device(seat)

    def player(self, seat: int, kind: str) -> Player:
        """What is written on the plate of a seat."""
        context, say = self.context, self.context.locale.say
        if kind == OPEN:
            invited = context.seats.invitation()
            signs = [context.glyph("confirm", each) for each in invited]
            return Player("", say("setup.join"), tuple(signs))
        if kind != PERSON:
            return Player("icon/bot", say(f"bot.{kind}"))
        device = self.device(seat)
        if device is None:
            return Player("icon/people", say("chairs.shared"))
        cards = (context.glyph(card, device) for card in POWER)
        keys = tuple(cards) if device.kind in CLUSTERS else ()
        return Player(device.icon, context.device_name(device), keys)

    def _place_for(self, choice: Choice) -> int | None:
        """A person's seat without a device, else a free one."""
        for seat, kind in enumerate(choice.seats):
            if kind == PERSON and self.device(seat) is None:
                return seat
        return self._free_seat(choice)

    def _free_seat(self, choice: Choice) -> int | None:
        """The first open seat, else the first bot's."""
        kinds = choice.seats
        if OPEN in kinds:
            return kinds.index(OPEN)
        return next((seat for seat, kind in enumerate(kinds) if kind != PERSON), None)
