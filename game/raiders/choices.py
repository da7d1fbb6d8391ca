"""The choice that is due: who owes a card, who is asked how, and when all of them lie sealed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cabinet.devices import KEYBOARD, MOUSE, one_pair_of_hands
from game.raiders import aloud, curtain, panels
from game.raiders.choreo.cards import seal as show_sealed
from game.raiders.choreo.cards import unseal as show_unsealed
from game.raiders.couch import GRACE, LIFT, Couch
from game.raiders.hand import Hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.raiders.choreo.show import Show
    from game.raiders.rules.events import Event
    from game.raiders.session import Session

BREATH = 0.25
"""Seconds between the last sealed card and the reveal."""
HURRIED = ("confirm", "click")
"""The buttons that lay a card and, before one is asked for, hurry on what is shown."""
_READING = {"up": -1, "down": 1}
"""What reads on and back through all that lies open on the table."""
THOUGHT = (0.4, 1.5)
"""Seconds that a bot seems to think: by chance, whatever it has chosen."""


@dataclass(slots=True)
class Choices:
    """Asks people and bots for their cards; ``lit`` is told of the torches lit meanwhile.

    ``drawn_to`` is whose turn it is behind the curtain, or in the open; ``hand`` lies on screen;
    ``peek``: what a torch has shown to its bearer is looked at.
    """

    context: Context
    session: Session
    show: Show
    lit: Callable[[tuple[Event, ...]], None]
    hand: Hand | None = None
    drawn_to: int | None = None
    peek: bool = False
    _fresh: float = 0.0
    _opener: Device = KEYBOARD
    _delays: dict[int, float] = field(default_factory=dict)
    _breath: float = BREATH
    _looking: int | None = None
    _read: int = -1
    _asked: tuple[int, ...] = ()
    _told: tuple[int, int] | None = None
    _chance: random.Random = field(default_factory=lambda: random.Random(3))
    couch: Couch = field(init=False)

    def __post_init__(self) -> None:
        self.couch = Couch(self.context, self.session)

    @property
    def alone(self) -> int | None:
        """The only person's seat; None if there are several, or none."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    @property
    def untaught(self) -> bool:
        """Whether nobody has laid a card in this game yet."""
        return not any("moves" in decision for decision in self.session.table.log)

    @property
    def open(self) -> bool:
        """Whether cards are laid in the open, one after another: nothing to hide but torches."""
        return self.session.setup.mode == "tactical"

    @property
    def knower(self) -> int | None:
        """Whose knowledge the screen shows now."""
        if self.hand is None or self.open or self.couch.hides(self.hand.seat):
            return self.alone
        return self.hand.seat

    @property
    def spoken(self) -> str:
        """What has the focus, in words; nothing that others in the room may not hear."""
        if self.hand:
            heard = self.alone is not None if self.peek else self._may_be_heard
            return self._shown(self.hand) if heard else ""
        if self.drawn_to is None:
            return ""
        return self.context.locale.say("hud.pass_to", who=self.show.the(self.drawn_to))

    @property
    def printed(self) -> str:
        """What has the focus and lies open on the screen, also to one who looks alone."""
        if self.hand is None or self.couch.hides(self.hand.seat):
            return self.spoken
        return self._shown(self.hand)

    def _shown(self, hand: Hand) -> str:
        """What a torch has shown, or the card in focus."""
        locale, view = self.context.locale, self.session.table.view(hand.seat)
        return aloud.seen(locale, view) if self.peek else aloud.card(locale, view, hand)

    @property
    def _may_be_heard(self) -> bool:
        return self.alone is not None or self.open

    # -- asking ----------------------------------------------------------------------------

    def begin(self) -> None:
        """The stage is quiet: bots look, and people are asked."""
        if self._looking is not None:
            self.drawn_to = self._looking
            self.hand = self._take_up(self.drawn_to)
            self.peek, self._looking = True, None
            return
        self.peek = False
        told = self.session.light_bots()
        if told:
            self.lit(told)
            return
        self.couch.begin()
        for seat, move in self.couch.forced().items():
            self._seal(seat, move)
        self._ask()
        self._tell_choice()

    def _tell_choice(self) -> None:
        """The room, and to one who may be heard the hand; whoever sees needs no hand told."""
        locale = self.context.locale
        view = self.session.table.view(self.hand.seat if self.hand else None)
        room = aloud.room(locale, view)
        if self.hand and self._may_be_heard:
            self.context.voice.say(aloud.choice(locale, view, self.hand), room)
        elif self.session.table.pending and self._told != (view.level, view.place):
            self.context.voice.say(room)
        self._told = view.level, view.place

    def end(self) -> None:
        """The cards are turned up: nobody is asked any more."""
        self.hand = self.drawn_to = None
        self.context.voice.large.forget()

    def pass_on(self, seat: int, *, to_bot: bool) -> None:
        """Another player for a seat; what it has sealed is taken back.

        What a torch shows stays to be looked at, but not for a bot.
        """
        self.session.hand_over(seat, to_bot=to_bot)
        self._delays.pop(seat, None)
        self.couch.looking = False
        if to_bot and self.hand and self.hand.seat == seat:
            self.peek = False
        if seat in self.session.table.sealed:
            self._unseal(seat)

    def _ask(self) -> None:
        """Turn to the next who shares; alone, or where all is open, the hand lies open."""
        self._fresh = GRACE
        self._asked = self.couch.shared
        owing = [seat for seat in self._asked if self.couch.owes(seat)]
        self.drawn_to = owing[0] if owing else None
        self.hand = None
        self._breath, self._read = BREATH, -1
        self.couch.wind()
        if self.drawn_to is not None and self._may_be_heard:
            self.hand = self._take_up(self.drawn_to)

    def _take_up(self, seat: int) -> Hand:
        """What ``seat`` holds, above the panels of others if there are any."""
        hand = Hand.of(self.session.table.view(seat), seat)
        hand.lift = LIFT if self.couch.private else 0
        return hand

    # -- hearing ---------------------------------------------------------------------------

    def hear(self, press: Press) -> bool:
        """Hear a press that goes down; whether it had a use, or at least is nothing else's."""
        if not self.peek:
            self._hand_to_mouse(press)
        seat = self.hand.seat if self.hand else self.drawn_to
        if self.peek:
            self._hear_peek(press)
        elif press.card and press.seat in self.couch.private:
            self._hear_sealed(press.seat, press)
        elif press.button in ("back", "context"):
            return self._take_back(press)
        elif seat is not None and self.couch.may(press, seat) and not self.foreign(press):
            self._hear_asked(seat, press)
        return True

    def _hand_to_mouse(self, press: Press) -> None:
        """A click on the panel of whoever has the keyboard: they play with the mouse from now on.

        All can follow its arrow, so they choose behind the curtain.
        """
        seats = self.context.seats
        seat = seats.owner(KEYBOARD)
        if seat not in self.couch.private or seats.owner(MOUSE) is not None:
            return
        if self.couch.owes(seat) and self.couch.clicked(press, seat):
            seats.join(MOUSE, seat)

    def foreign(self, press: Press) -> bool:
        """Whether a press is none of whoever has drawn the curtain aside: it plays no such hand."""
        if self.hand is None or self._may_be_heard or press.seat == self.hand.seat:
            return False
        gone = self._opener.kind == "pad" and not self.context.pads.place(self._opener)
        return not (gone or one_pair_of_hands(press.device, self._opener))

    def strange(self, press: Press) -> bool:
        """Whether somebody accepts on a device that plays nobody, nor has any share in a hand."""
        seats, people = self.context.seats, self.session.people
        asks = press.button == "confirm" and seats.may_join(press.device) and len(people) > 1
        return asks and (all(map(seats.device, people)) or self.foreign(press))

    def early(self, press: Press) -> bool:
        """Whether a press to lay a card comes from a person who is not in turn, in the open."""
        lays = press.button == "confirm" or press.card is not None
        turn = self.drawn_to
        mine = press.seat is not None and turn is not None and not self.couch.may(press, turn)
        return self.open and lays and mine

    def let_go(self) -> None:
        """A button came up: whoever held it to look does not look any more."""
        self.couch.looking = False

    def _hear_peek(self, press: Press) -> None:
        """Behind the curtain one press ends the look; on the couch it lasts while one holds."""
        if self.hand is None or not self.couch.may(press, self.hand.seat):
            return
        if self.hand.seat not in self.couch.private:
            self.peek = press.button not in ("confirm", "click", "torch", "back", "context")
            self._fresh = GRACE
        elif press.button == "confirm":
            self.couch.looking = True
        elif press.button == "back":
            self.peek = self.couch.looking = False
            self.begin()

    def _hear_sealed(self, seat: int, press: Press) -> None:
        """A sealed button: the card is laid unseen, and all that anybody gets is a padlock."""
        chosen = self.couch.chosen(press)
        if chosen:
            self._seal(*chosen)
        elif press.card == "torch" and self.may_light(seat):
            self.couch.refused.pop(seat, None)
            self._light(seat)
        elif seat in self.couch.refused:
            self.show.cue("refuse")

    def _hear_asked(self, seat: int, press: Press) -> None:
        """The hand that lies open, or the curtain before it."""
        early = self._fresh > 0 and press.button in HURRIED
        if self.hand is None and not early:
            if curtain.opens(press) or self.couch.clicked(press, seat):
                self.hand = self._take_up(seat)
                self._opener, self._fresh = press.device, GRACE
                self.show.cue("deal")
        elif self.hand and self._wants_light(press, seat):
            self._light(seat)
        elif self.hand is None or early:
            return  # it was meant to hurry on, or to lay the card before
        elif press.button in _READING and self._may_be_heard:
            self._read_on(seat, _READING[press.button])
        else:
            self._hear_hand(self.hand, press)

    def _hear_hand(self, hand: Hand, press: Press) -> None:
        focus, refused = hand.focus, hand.refused
        move = hand.hear(press)
        if move == "torch" and hand.looks:
            self._light(hand.seat)
        elif move is not None:
            self._seal(hand.seat, move)
            self._ask()
        elif hand.refused > refused:
            self.show.cue("refuse")
        elif hand.focus != focus and self.alone is not None:
            self.show.cue("select")  # where others listen, a moving focus would tell

    def _read_on(self, seat: int, step: int) -> None:
        """Tell the next thing on the table to somebody who plays by ear."""
        table = self.session.table
        lines = aloud.survey(self.context.locale, table.view(seat), table.sealed)
        self._read = (self._read + step) % len(lines)
        self.context.voice.say(lines[self._read])

    def _wants_light(self, press: Press, seat: int) -> bool:
        """The torch button lights a torch, unless a torch can be played here."""
        pressed = press.button == "torch" or curtain.clicks(press, curtain.TORCH_BUTTON)
        return pressed and "torch" not in self.session.table.legal(seat) and self.may_light(seat)

    def may_light(self, seat: int) -> bool:
        """Whether a seat has a torch, and a room to look at."""
        view = self.session.table.view(seat)
        return seat in view.torches and any(each.room is None for each in view.row)

    # -- sealing ---------------------------------------------------------------------------

    def _leaves_from(self, seat: int) -> tuple[int, int] | None:
        """Where a card leaves an open hand; where others look on, not where it lay: that tells."""
        if self.hand is None or self.hand.seat != seat:
            return None
        return self.hand.spot if self.alone is not None else panels.HAND_BOX.center

    def _seal(self, seat: int, move: str) -> None:
        """Every card makes the same sound and the same rumble."""
        self.couch.tell_sealed(seat)
        self.session.table.seal(seat, move)
        show_sealed(self.show, seat, self._leaves_from(seat))
        self._breath = BREATH
        own = self.context.seats.device(seat)
        if own and self.context.settings.rumble and not self.session.is_bot(seat):
            self.context.pads.rumble(own)

    def _unseal(self, seat: int) -> None:
        self.session.table.unseal(seat)
        self.couch.tell_unsealed(seat)
        show_unsealed(self.show, seat)

    def _take_back(self, press: Press) -> bool:
        """Let who presses choose again, or of those who share the last; whether there was one.

        A hand behind the curtain is first covered again.
        """
        if self.hand and not self._may_be_heard and press.seat not in self.couch.private:
            if not self.foreign(press):
                self._ask()
            return True
        sealed = self.session.table.sealed
        shared = (seat for seat in self.couch.shared if self.couch.may(press, seat))
        mine = [seat for seat in shared if seat in sealed]
        if press.seat in self.couch.private:
            mine = [seat for seat in sealed if seat == press.seat]
        if not mine:
            return False
        self._unseal(mine[-1])
        self._breath = BREATH
        if mine[-1] not in self.couch.private:  # a hand that lies open for another stays so
            self._ask()
        return True

    def _light(self, seat: int) -> None:
        events = self.session.table.light(seat)
        self._looking = seat
        self.lit(self.session.table.told(events, self.alone))

    # -- time ------------------------------------------------------------------------------

    def step(self, seconds: float, pace: float, *, paused: bool) -> bool:
        """Let ``seconds`` pass, for bots ``pace`` times as many; whether all have sealed."""
        self.couch.step(seconds)
        self._fresh -= seconds
        if self.hand:
            self.hand.step(seconds)
        if self.peek:
            return False
        if self._asked != self.couch.shared:  # devices have changed hands meanwhile
            self._ask()
        if not paused:
            self._watch_the_time(seconds)
        if self._think(seconds * pace) or not self.session.table.ready:
            return False
        self._breath -= seconds * pace
        return self._breath <= 0

    def _watch_the_time(self, seconds: float) -> None:
        """Whoever has run out of it lays the lowest card."""
        turn = () if self.drawn_to is None else (self.drawn_to,)
        late = self.couch.late(seconds, (*self.couch.private, *turn))
        for seat, move in late.items():
            self._seal(seat, move)
        if late:
            self._ask()

    def _think(self, seconds: float) -> bool:
        """One bot chooses a frame, when its moment has come; whether one did."""
        pace = self.context.settings.bot_speed
        for seat in self.session.table.pending:  # also one that got its seat during a look
            if self.session.is_bot(seat) and self.couch.owes(seat) and seat not in self._delays:
                self._delays[seat] = self._chance.uniform(*THOUGHT) / pace
        for seat in self._delays:
            self._delays[seat] -= seconds
        due = [seat for seat, left in sorted(self._delays.items()) if left <= 0]
        if not due:
            return False
        del self._delays[due[0]]
        if self.couch.owes(due[0]):
            self.session.seal_bot(due[0])
            show_sealed(self.show, due[0])
        return True
