"""The choice that is due: who owes a card, who is asked how, and when all of them lie sealed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.raiders import aloud, curtain, panels
from game.raiders.choreo.cards import seal as show_sealed
from game.raiders.choreo.cards import unseal as show_unsealed
from game.raiders.couch import Couch
from game.raiders.hand import Hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.raiders.choreo.show import Show
    from game.raiders.hud import Hud
    from game.raiders.rules.events import Event
    from game.raiders.session import Session

TORCH_BUTTON = pygame.Rect(4, 44, 92, 20)
RECAP_BUTTON = pygame.Rect(460, 44, 88, 20)
PAUSE_BUTTON = pygame.Rect(552, 44, 84, 20)
BREATH = 0.25
"""Seconds between the last sealed card and the reveal."""
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
    _delays: dict[int, float] = field(default_factory=dict)
    _breath: float = BREATH
    _looking: int | None = None
    _read: int = -1
    _asked: tuple[int, ...] = ()
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
        locale = self.context.locale
        if self.hand and self.peek:
            return "" if self.alone is None else self._seen(self.hand.seat)
        if self.hand and self._may_be_heard:
            return aloud.card(locale, self.hand)
        if self.drawn_to is not None and not self.hand:
            return locale.say("hud.pass_to", who=self.show.name(self.drawn_to))
        return ""

    @property
    def printed(self) -> str:
        """What has the focus and lies open on the screen, also to one who looks alone."""
        if self.hand is None or self.couch.hides(self.hand.seat):
            return self.spoken
        if self.peek:
            return self._seen(self.hand.seat)
        return aloud.card(self.context.locale, self.hand)

    def _seen(self, seat: int) -> str:
        """What a torch has shown."""
        return aloud.seen(self.context.locale, self.session.table.view(seat))

    @property
    def _may_be_heard(self) -> bool:
        return self.alone is not None or self.open

    # -- asking ----------------------------------------------------------------------------

    def begin(self) -> None:
        """The stage is quiet: bots look, and people are asked."""
        table = self.session.table
        if self._looking is not None:
            self.drawn_to = self._looking
            self.hand = Hand.of(table.view(self.drawn_to), self.drawn_to)
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
        elif self.session.table.pending:
            self.context.voice.say(room)

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
        self._asked = self.couch.shared
        owing = [seat for seat in self._asked if self.couch.owes(seat)]
        self.drawn_to = owing[0] if owing else None
        self.hand = None
        self._breath, self._read = BREATH, -1
        self.couch.wind()
        if self.drawn_to is not None and self._may_be_heard:
            self.hand = Hand.of(self.session.table.view(self.drawn_to), self.drawn_to)

    # -- hearing ---------------------------------------------------------------------------

    def hear(self, press: Press) -> bool:
        """Hear a press that goes down; whether it had a use, or at least is nothing else's."""
        seat = self.hand.seat if self.hand else self.drawn_to
        if self.peek:
            self._hear_peek(press)
        elif press.card and press.seat in self.couch.private:
            self._hear_sealed(press.seat, press)
        elif press.button in ("back", "context"):
            return self._take_back(press)
        elif seat is not None and self.couch.may(press, seat):
            self._hear_asked(seat, press)
        return True

    def let_go(self) -> None:
        """A button came up: whoever held it to look does not look any more."""
        self.couch.looking = False

    def _hear_peek(self, press: Press) -> None:
        """Behind the curtain one press ends the look; on the couch it lasts while one holds."""
        if self.hand is None or not self.couch.may(press, self.hand.seat):
            return
        if self.hand.seat not in self.couch.private:
            self.peek = press.button not in ("confirm", "click", "torch", "back", "context")
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
        if self.hand is None:
            if curtain.opens(press):
                self.hand = Hand.of(self.session.table.view(seat), seat)
                self.show.cue("deal")
        elif self._wants_light(press, seat):
            self._light(seat)
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
        pressed = press.button == "torch" or clicks(press, TORCH_BUTTON)
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
        self.session.table.seal(seat, move)
        show_sealed(self.show, seat, self._leaves_from(seat))
        self._breath = BREATH
        own = self.context.seats.device(seat)
        if own and self.context.settings.rumble and not self.session.is_bot(seat):
            self.context.pads.rumble(own)

    def _unseal(self, seat: int) -> None:
        self.session.table.unseal(seat)
        show_unsealed(self.show, seat)

    def _take_back(self, press: Press) -> bool:
        """Let who presses choose again, or of those who share the last; whether there was one."""
        sealed = self.session.table.sealed
        mine = [seat for seat in self.couch.shared if seat in sealed]
        if press.seat in self.couch.private:
            mine = [seat for seat in sealed if seat == press.seat]
        if not mine:
            return False
        self._unseal(mine[-1])
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

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, canvas: Surface, hud: Hud) -> None:
        """What stands at the foot of the screen while people choose."""
        if self.peek and not self.couch.private:
            hud.draw_message(canvas, self.context.glyph)
            self._draw_look(canvas)
            return
        hud.draw_rule(canvas)
        self._draw_buttons(canvas)
        self.couch.draw_timer(canvas, hud.printed)
        if self.couch.private:
            self.couch.draw(canvas, self.drawn_to)
        if self.peek:
            self._draw_look(canvas)
        elif self.hand:
            self.hand.draw(canvas, self.context.locale)
            self._draw_torch_button(canvas, self.hand.seat)
        elif not self.couch.private:
            self._draw_curtain(canvas)

    def _draw_look(self, canvas: Surface) -> None:
        """What a torch has shown, or a cover over it until its bearer holds to look."""
        assert self.hand is not None
        locale, seat = self.context.locale, self.hand.seat
        own = self.context.seats.device(seat)
        hold, done = self.context.glyph("confirm", own), self.context.glyph("back", own)
        if self.couch.hides(seat):
            hero = self.show.chair(seat).character
            curtain.draw_hold(canvas, locale, hero, hold, done)
        else:
            curtain.draw_peek(canvas, locale, self.session.table.view(seat), hold)

    def _draw_curtain(self, canvas: Surface) -> None:
        locale, sign = self.context.locale, self.context.glyph
        if self.drawn_to is not None:
            hero = self.show.chair(self.drawn_to).character
            curtain.draw_curtain(canvas, locale, hero, sign("confirm"))
            return
        waiting = filter(self.couch.owes, self.session.table.pending)
        sealed = self.session.table.sealed.intersection(self.session.people)
        back = sign("back") if sealed else None
        curtain.draw_waiting(canvas, locale, [self.show.name(seat) for seat in waiting], back)

    def _draw_torch_button(self, canvas: Surface, seat: int) -> None:
        if self.may_light(seat):
            look = self.context.locale.say("hud.look")
            sign = self.context.glyph("page" if self.context.seats.last.kind == "pad" else "torch")
            curtain.draw_button(canvas, TORCH_BUTTON, look, "torch", sign)

    def _draw_buttons(self, canvas: Surface) -> None:
        """What can always be done while cards are chosen."""
        sign = self.context.glyph
        recap = self.context.locale.say("hud.recap_hint")
        curtain.draw_button(canvas, RECAP_BUTTON, recap, None, sign("recap"))
        curtain.draw_button(canvas, PAUSE_BUTTON, "", "pause", sign("menu"))


def clicks(press: Press, box: pygame.Rect) -> bool:
    """Whether a press is a click into ``box``."""
    return press.button == "click" and press.at is not None and box.collidepoint(press.at)
