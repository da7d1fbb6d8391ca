"""Joining on the couch: which device stands on which pedestal before a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cabinet.bindings import CLUSTERS, POWER
from game.cabinet.chairs import invited
from game.cabinet.devices import KEYBOARD, MOUSE, Device, one_pair_of_hands
from game.raiders.session import PERSON
from game.raiders.setup_choice import OPEN, Choice
from game.raiders.setup_pedestals import Player

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.raiders.play import LastParty

HOST = 0
"""The seat of whoever came to the set-up: it is never left, back leaves the screen."""
GRACE = 0.6
"""Seconds after somebody has sat down in which confirm does not start: it was meant to sit."""
NOTE = 5.0
"""Seconds that a note on the seats is shown."""


@dataclass(slots=True)
class Guests:
    """Seats people with their devices on the pedestals of a :class:`Choice`.

    ``party`` is kept up to date for the next time. ``idle`` are the devices of those who gave
    their own seat to a bot: they go on choosing, and do not join at the next press.  ``moved``
    are those whose keys became others when a second person joined on the keyboard. ``standing``
    are those for whom the present mode has no seat; ``owned``, for a table of so many seats, those
    that had a device of their own when its mode was left.
    """

    context: Context
    party: LastParty
    idle: set[Device] = field(default_factory=set)
    moved: set[Device] = field(default_factory=set)
    standing: list[Device] = field(default_factory=list)
    owned: dict[int, frozenset[int]] = field(default_factory=dict)
    note: str = ""
    _note_left: float = 0.0
    _wait: float = 0.0
    _seated: frozenset[int] = frozenset()

    def welcome(self) -> Choice:
        """The choice to open on: whoever came sits in its first seat; all may join now.

        Those who sat here before sit again, if the same device opens the set-up.
        """
        seats, choice = self.context.seats, self.party.choice or Choice()
        before = self.party.devices
        seats.clear()
        host = seats.last
        seats.joining = True
        known = before.get(HOST)
        same = known is not None and (known == host or (known.on_keyboard and host == KEYBOARD))
        for seat, kind in enumerate(choice.seats):
            device = before.get(seat) if same else None
            if device and self._is_there(device):
                self._join(device, seat)
            elif seat == HOST and kind == PERSON:
                self._join(host, HOST)
            elif seat in before and kind == PERSON:
                choice = choice.with_player(seat, self._empty(choice, seat))
        return choice

    def _is_there(self, device: Device) -> bool:
        return device.kind != "pad" or self.context.pads.place(device) > 0

    def close(self, choice: Choice) -> None:
        """Nobody joins any more; all this is kept for the next time."""
        seats = self.context.seats
        self.party.choice = choice
        self.party.devices = {seat: d for seat in seats.taken if (d := seats.device(seat))}
        seats.joining = False

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._wait -= seconds
        self._note_left -= seconds
        if self._note_left <= 0:
            self.note = ""

    @property
    def settling(self) -> bool:
        """Whether somebody has sat down just now."""
        return self._wait > 0

    def hears(self, press: Press, choice: Choice) -> Choice | None:
        """The choice after a press about seats: to join, to leave; None for any other press."""
        if press.button == "back":
            return self._leaves(press, choice)
        if press.button != "confirm" or choice.mode == "solo":
            return None
        moved = press.device in self.moved
        self.moved.discard(press.device)
        if moved and press.seat is not None:
            self._tell("setup.moved", press.device)
            return choice
        may = press.device not in self.idle and self.context.seats.may_join(press.device)
        return self._joins(press.device, choice) if may else None

    def _joins(self, device: Device, choice: Choice) -> Choice:
        """With one more person, in an open seat or a bot's; where all are people, a note."""
        seat = HOST if self._hostless(choice) else choice.joinable
        if seat is None:
            self._tell("setup.full", device)
            return choice
        if choice.seats[seat] != PERSON:
            self.party.replaced[seat] = choice.seats[seat]
        self._join(device, seat)
        self._wait = GRACE
        return choice.with_player(seat, PERSON)

    def _hostless(self, choice: Choice) -> bool:
        """Whether whoever opened the set-up has lost their pad, and nothing else was free."""
        return choice.seats[HOST] == PERSON and self.device(HOST) is None

    def _tell(self, key: str, device: Device) -> None:
        """Show a note about a device."""
        name = self.context.device_name(device)
        seat = self.context.seats.owner(device)
        self.note = self.context.locale.say(key, device=name, n=(seat or 0) + 1)
        self._note_left = NOTE

    def gone(self, choice: Choice) -> Choice:
        """The choice without the guests whose pads have dropped out since the last look.

        Whoever opened the set-up stays: a keyboard is always there. Where others have both of its
        halves, they share it with nobody's device, until some pad takes their seat.
        """
        seats = self.context.seats
        seats.forget_lost()
        for seat in self._seated - set(seats.taken):
            if seat == HOST:
                self._join(KEYBOARD, HOST)
            elif choice.seats[seat] == PERSON:
                choice = choice.with_player(seat, self._empty(choice, seat))
        self._look()
        return choice

    def _look(self) -> None:
        """Remember who sits on a device of their own now."""
        self._seated = frozenset(self.context.seats.taken)

    def _empty(self, choice: Choice, seat: int) -> str:
        """What takes the place of a guest: the bot that was there; a duel is never open."""
        return self.party.replaced.pop(seat, "careful" if choice.mode == "duo" else OPEN)

    def _leaves(self, press: Press, choice: Choice) -> Choice | None:
        """The choice with one person less, if this press is back from a guest."""
        if press.seat in (None, HOST):
            return None
        assert press.seat is not None
        self.context.seats.leave(press.seat)
        self._look()
        return choice.with_player(press.seat, self._empty(choice, press.seat))

    def follow(self, before: Choice, choice: Choice, device: Device) -> Choice:
        """Keep devices where people sit; in another mode they move up to its seats.

        ``device`` is the one on which the change was made.
        """
        seats = self.context.seats
        if before.mode == choice.mode:
            self._follow_seats(before, choice, device)
            self._look()
            return choice
        self.owned[len(before.seats)] = frozenset(seats.taken)
        sitting = [each for seat in seats.taken if (each := seats.device(seat))]
        waiting = _side_by_side([*sitting, *filter(self._is_there, self.standing)])
        self.standing = []
        seats.clear()
        self._look()
        for each in waiting:
            place = self._place_for(choice)
            if place is None:
                self.standing.append(each)
            else:
                self._join(each, place)
                choice = choice.with_player(place, PERSON)
        return self._without_gone(choice)

    def _without_gone(self, choice: Choice) -> Choice:
        """The choice without those whose pads have dropped out while another mode was chosen."""
        for seat in self.owned.get(len(choice.seats), frozenset()) - {HOST}:
            if choice.seats[seat] == PERSON and self.device(seat) is None:
                choice = choice.with_player(seat, self._empty(choice, seat))
        return choice

    def _follow_seats(self, before: Choice, choice: Choice, device: Device) -> None:
        """A bot's seat has no device; a new person's has that of whoever asked, if it is free."""
        seats = self.context.seats
        for seat in seats.taken:
            if choice.seats[seat] != PERSON:
                self.idle |= {device} & {seats.device(seat)}
                seats.leave(seat)
        sits = device == MOUSE or device in self.idle
        for seat, kind in enumerate(choice.seats):
            new = kind == PERSON and before.seats[seat] != PERSON
            if new and sits and seats.owner(device) is None:
                self._join(device, seat)

    def theirs(self, press: Press, seat: int) -> bool:
        """Whether a seat is another person's, who alone may leave it; a note says so.

        Whoever sits at the whole keyboard has a mouse too: a click lets them play with that.
        """
        own = self.device(seat)
        if own is None or own == press.device:
            return False
        if _beside(press.device, own) and self.context.seats.owner(press.device) is None:
            self._join(press.device, seat)
        else:
            self._tell("setup.theirs", own)
        return True

    def onlooker(self, press: Press) -> bool:
        """Whether back on a device leads nobody out; whoever sits on a bot's seat still may."""
        return self.context.seats.looks_on(press.device) and press.device not in self.idle

    def waits(self, press: Press) -> bool:
        """Whether a guest wants to start, which is for the host to do; a note says so."""
        host = self.device(HOST)
        if host is None or press.seat in (None, HOST) or _beside(press.device, host):
            return False
        self._tell("setup.host", host)
        return True

    def _join(self, device: Device, seat: int) -> None:
        seats = self.context.seats
        before = {each: seats.device(each) for each in seats.taken}
        seats.join(device, seat)
        self.idle.discard(device)
        self.standing = [each for each in self.standing if each != device]
        others = (each for each in before if each != seat)
        self.moved |= {d for each in others if (d := seats.device(each)) and d != before[each]}
        self._look()

    def start(self, choice: Choice) -> None:
        """The game begins: its seats are counted without the open ones.

        If somebody has no device, the host's is for all who share: the curtain hides them.
        """
        people = [seat for seat, kind in enumerate(choice.seats) if kind == PERSON]
        self.close(choice)
        host, missing = self.device(HOST), self.context.seats.missing
        if host and any(self.device(seat) is None for seat in people if seat not in missing):
            self.context.seats.share(host)
        taken = [k for k, kind in enumerate(choice.seats) if kind != OPEN]
        self.context.seats.move({old: new for new, old in enumerate(taken)})

    def device(self, seat: int) -> Device | None:
        """The device of a seat."""
        return self.context.seats.device(seat)

    def may_choose(self, press: Press, seat: int) -> bool:
        """Whether a press may choose a character for ``seat``: on its own device, if it has one."""
        own = self.device(seat)
        if own is None or press.seat == seat:
            return True
        return press.seat is None and one_pair_of_hands(press.device, own)

    def player(self, seat: int, choice: Choice, *, joins: bool) -> Player:
        """What is written on the plate of a seat; ``joins``: somebody might sit down now."""
        context, say = self.context, self.context.locale.say
        kind = choice.seats[seat]
        free = joins and (kind == OPEN or seat == choice.joinable)
        join = self._invitation() if free else ()
        if kind == OPEN:
            return Player("", say("setup.join") if join else "", join=join)
        if kind != PERSON:
            return Player("icon/bot", say(f"bot.{kind}"), join=join)
        device = self.device(seat)
        if device is None:
            return Player("icon/people", say("chairs.shared"))
        cards = (context.glyph(card, device) for card in POWER)
        keys = tuple(cards) if device.kind in CLUSTERS else ()
        return Player(device.icon, context.device_name(device), keys)

    def _invitation(self) -> tuple[str, ...]:
        """The signs of the buttons that a newcomer joins with."""
        context = self.context
        free = (each for each in invited(context) if each not in self.idle)
        return tuple(context.glyph("confirm", each) for each in free)

    def _place_for(self, choice: Choice) -> int | None:
        """A person's seat without a device, else a free one."""
        for seat, kind in enumerate(choice.seats):
            if kind == PERSON and self.device(seat) is None:
                return seat
        return choice.joinable


def _beside(mouse: Device, keyboard: Device) -> bool:
    """Whether this is the mouse that lies beside a whole keyboard."""
    return (mouse, keyboard) == (MOUSE, KEYBOARD)


def _side_by_side(devices: list[Device]) -> list[Device]:
    """Without the whole keyboard, where parts of it wait to sit down too: its free half, if any."""
    parts = [device for device in devices if device.kind in CLUSTERS]
    if not parts or KEYBOARD not in devices:
        return devices
    halves = [half for kind in CLUSTERS[:2] if (half := Device(kind)) not in parts]
    place = devices.index(KEYBOARD)
    return [*devices[:place], *halves[:1], *devices[place + 1 :]]
