"""The table as a scene: choices go in sealed, events come out and are shown on the stage."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.scene import Push, Replace
from game.cabinet.settings import INSTANT
from game.cabinet.stage import Stage
from game.cabinet.stage import draw as draw_stage
from game.raiders import curtain, tunes
from game.raiders.choreo import choreograph, scenery
from game.raiders.choreo.cards import seal as show_sealed
from game.raiders.choreo.cards import unseal as show_unsealed
from game.raiders.choreo.show import open_show
from game.raiders.choreo.standing import before_opening, stand_in
from game.raiders.hand import Hand
from game.raiders.hud import Hud
from game.raiders.recap import Recap
from game.raiders.rules import events as e
from game.raiders.say import Narrator, room_rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene
    from game.raiders.choreo.show import Show
    from game.raiders.rules.events import Event
    from game.raiders.rules.view import View
    from game.raiders.session import Session

HURRY = 4
"""How much faster time runs while the hurry button is held."""
TORCH_BUTTON = pygame.Rect(4, 44, 92, 20)
RECAP_BUTTON = pygame.Rect(544, 44, 92, 20)
ASIDES = (e.Entered, e.LevelBegun, e.Revealed, e.Swapped, e.ItemReturned, e.AttackDrawn)
"""Events that nobody needs to be reminded of once the next choice has come."""
BREATH = 0.25
"""Seconds between the last sealed card and the reveal."""


@dataclass(slots=True)
class TableScene:
    """One game on screen; make it with a session whose game has begun, or was resumed.

    ``pause`` makes the pause menu, ``results`` the scene of the final count.
    """

    context: Context
    session: Session
    pause: Callable[[], Scene]
    results: Callable[[], Scene]
    stage: Stage = field(default_factory=Stage)
    hurrying: bool = False
    hand: Hand | None = None
    drawn_to: int | None = None
    peek: bool = False
    recap: Recap = field(default_factory=Recap)
    _delays: dict[int, float] = field(default_factory=dict)
    _breath: float = BREATH
    _looking: int | None = None
    _briefed: tuple[int, int | None, str] | None = None
    _chance: random.Random = field(default_factory=lambda: random.Random(3))
    show: Show = field(init=False)
    hud: Hud = field(init=False)
    narrator: Narrator = field(init=False)

    def __post_init__(self) -> None:
        scenery.warm()
        view = self.session.table.view(self.audience)
        locale = self.context.locale
        self.show = open_show(self.stage, view, locale, self.context.shake, self.context.audio.play)
        self.hud = Hud(self.show)
        self.narrator = Narrator.at(locale, view)
        if self.session.table.log:
            stand_in(self.show)
            seats = range(len(view.seats))
            self.show.lookers.update(s for s in seats if _has_looked(self.session.table.view(s)))
            self._next_choice()
        else:
            before_opening(self.show)
            self._tell(self.session.table.opening)

    @property
    def audience(self) -> int | None:
        """Whose eyes the screen is for: the only person's, or everybody's."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    @property
    def _open(self) -> bool:
        """Whether cards are laid in the open, one after another: nothing to hide but torches."""
        return self.session.setup.mode == "tactical"

    @property
    def busy(self) -> bool:
        """Whether the stage still shows what has happened."""
        return self.show.timeline.busy

    @property
    def music(self) -> str:
        """The tune for where the party is, and for whether somebody chooses."""
        return tunes.tune(self.show, choosing=self.drawn_to is not None and not self.busy)

    def would_lose(self) -> bool:
        """A game is running until somebody has won it."""
        return self.session.table.over is None

    def save(self) -> None:
        """Keep the game so that it can be taken up again."""
        if self.session.table.over is None:
            self.context.saves.write(self.session.record())
        else:
            self.context.saves.clear()

    # -- hearing ---------------------------------------------------------------------------

    def on_press(self, press: Press) -> Change | None:
        """Choose, skip, hurry, look, or open the menu."""
        self.stage.enter()
        if press.button == "hurry":
            self.hurrying = press.down
            return None
        if not press.down:
            return None
        if press.button == "menu":
            return Push(self.pause(), over=True)
        if self.recap.open:
            self.recap.hear(press)
        elif press.button == "recap" or _clicks(press, RECAP_BUTTON):
            self.recap.open = True
            self.show.cue("swish")
        elif self.busy:
            self._hear_while_showing(press)
        elif press.button in ("back", "context"):
            if not self._take_back() and press.button == "back":
                return Push(self.pause(), over=True)
        else:
            self._hear_choice(press)
        return None

    def _hear_while_showing(self, press: Press) -> None:
        if press.button in ("confirm", "click"):
            self.skip()

    def _hear_choice(self, press: Press) -> None:
        if self.peek:
            self.peek = press.button not in ("confirm", "click", "torch")
        elif self.hand is None:
            if self.drawn_to is not None and curtain.opens(press):
                self.hand = Hand.of(self.session.table.view(self.drawn_to), self.drawn_to)
                self.show.cue("deal")
        elif self._wants_light(press):
            self._light(self.hand.seat)
        else:
            self._hear_hand(self.hand, press)

    def _hear_hand(self, hand: Hand, press: Press) -> None:
        focus, refused = hand.focus, hand.refused
        move = hand.hear(press)
        if move == "torch" and hand.looks:
            self._light(hand.seat)
        elif move is not None:
            self._seal(hand.seat, move)
        elif hand.refused > refused:
            self.show.cue("refuse")
        elif hand.focus != focus and self.audience is not None:
            self.show.cue("select")  # where others listen, a moving focus would tell

    def _wants_light(self, press: Press) -> bool:
        """The torch button lights a torch, unless a torch can be played here."""
        assert self.hand is not None
        pressed = press.button == "torch" or _clicks(press, TORCH_BUTTON)
        plays = "torch" in self.session.table.legal(self.hand.seat)
        return pressed and not plays and self.may_light(self.hand.seat)

    def may_light(self, seat: int) -> bool:
        """Whether a seat has a torch, and a room to look at."""
        view = self.session.table.view(seat)
        return seat in view.torches and any(each.room is None for each in view.row)

    # -- choosing --------------------------------------------------------------------------

    def _seal(self, seat: int, move: str) -> None:
        self.session.table.seal(seat, move)
        show_sealed(self.show, seat)
        self.hand = None
        self._draw_curtain()

    def _take_back(self) -> bool:
        """Let the person who sealed last choose again; whether there was one."""
        mine = [seat for seat in self.session.people if seat in self.session.table.sealed]
        if not mine:
            return False
        seat = mine[-1]
        self.session.table.unseal(seat)
        show_unsealed(self.show, seat)
        self._draw_curtain()
        return True

    def _draw_curtain(self) -> None:
        """Ask the next person who owes a choice; alone at the screen, the hand lies open."""
        table = self.session.table
        owing = [s for s in self.session.people if s in table.pending and s not in table.sealed]
        self.drawn_to = owing[0] if owing else None
        self.hand = None
        self._breath = BREATH
        if self.drawn_to is not None and (self._open or len(self.session.people) == 1):
            self.hand = Hand.of(table.view(self.drawn_to), self.drawn_to)

    def _light(self, seat: int) -> None:
        events = self.session.table.light(seat)
        self._tell(self.session.table.told(events, self.audience))
        self._looking = seat
        self.save()

    def _next_choice(self) -> None:
        """The stage is quiet: bots look, people are asked, bots are given a moment each."""
        table = self.session.table
        self.show.settle(table.view(self.audience))
        if self._looking is not None:
            self.drawn_to = self._looking
            self.hand = Hand.of(table.view(self.drawn_to), self.drawn_to)
            self.peek, self._looking = True, None
            return
        told = self.session.light_bots()
        if told:
            self._tell(told)
            return
        pace = self.context.settings.bot_speed
        for seat in table_waiting(self.session):
            if self.session.is_bot(seat) and seat not in self._delays:
                self._delays[seat] = self._chance.uniform(0.4, 1.5) / pace
        self._draw_curtain()

    # -- living ----------------------------------------------------------------------------

    def update(self, seconds: float) -> Change | None:
        """Let beats, bots and the stage go on."""
        self.stage.enter()
        self.stage.still = self.context.settings.reduced_motion
        if self.show.locale is not self.context.locale:
            self._change_language()
        speed = self.context.settings.speed * (HURRY if self.hurrying else 1)
        if self.hand:
            self.hand.step(seconds)
        if speed >= INSTANT:
            self.skip()
        self._pass_time(seconds * min(speed, 16))
        if self.busy:
            return None
        if self.session.table.over is not None:
            return Replace(self.results())
        if not self.peek:
            self._resolve(seconds * min(speed, 16))
        return None

    def _change_language(self) -> None:
        """Write the stage anew; what was told in the old language is not shown over the room."""
        self.show.speak(self.context.locale)
        self.narrator.locale = self.context.locale
        self.hud.happened, self.hud.lines = "", []

    def _pass_time(self, seconds: float) -> None:
        if self.stage.frozen > 0:
            self.stage.frozen -= seconds
            return
        was_busy = self.busy
        self.show.timeline.advance(seconds)
        self.stage.step(seconds)
        for seat, (kind, left) in tuple(self.show.marks.items()):
            self.show.marks[seat] = (kind, left - seconds)
            if left <= seconds:
                del self.show.marks[seat]
        if was_busy and not self.busy:
            self._next_choice()

    def skip(self) -> None:
        """End all beats at once; effects that would all burst together are left out."""
        if not self.busy:
            return
        self.stage.enter()
        self.stage.quiet, self.stage.frozen = True, 0.0
        self.show.timeline.skip()
        self.stage.quiet = False
        self._next_choice()

    def _resolve(self, seconds: float) -> None:
        """One bot thinks a frame; when all have sealed, the rules speak."""
        table = self.session.table
        for seat in sorted(self._delays):
            self._delays[seat] -= seconds
        due = [seat for seat, left in self._delays.items() if left <= 0]
        if due:
            del self._delays[due[0]]
            if due[0] in table.pending and due[0] not in table.sealed:
                self.session.seal_bot(due[0])
                show_sealed(self.show, due[0])
            return
        if table.ready:
            self._breath -= seconds
            if self._breath <= 0:
                self._advance()

    def _advance(self) -> None:
        table = self.session.table
        events = table.told(table.advance(), self.audience)
        self.hand = self.drawn_to = None
        self.save()
        self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Give events to choreography, each with its sentence before it."""
        choreograph(self.show, events, self._sentence)

    def _sentence(self, event: Event) -> Callable[[], None]:
        sentence = self.narrator.tell(event)
        head = isinstance(event, e.Entered | e.LevelBegun)

        def say() -> None:
            self.recap.add(sentence, head=head)
            self.hud.lines = self.recap.last(3)
            if not isinstance(event, ASIDES):
                self.hud.happened = sentence

        return say

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, canvas: Surface) -> None:
        """Stage, what hangs over it, the bars, the hand, and what is on top."""
        self._brief_hud()
        draw_stage(self.stage, canvas, self.context.shake.offset)
        canvas.set_clip(pygame.Rect(0, 40, 640, 256))
        self.context.shake.draw_flash(canvas)
        canvas.set_clip(None)
        self.hud.draw_over_stage(canvas)
        self.hud.draw_bars(canvas)
        self._draw_middle(canvas)
        self.hud.draw_flyers(canvas)
        if self.recap.open:
            self.recap.draw(canvas, self.context.locale, self.context.glyph)

    def _brief_hud(self) -> None:
        table, hud = self.session.table, self.hud
        hud.sealed = table.sealed
        hud.choosing = () if self.busy else table.pending
        hud.active = self.hand.seat if self.hand else None
        focus = self.hand.moves[self.hand.focus] if self.hand else ""
        hud.preview = focus if focus.isdigit() else None
        if self.busy:
            hud.row = ()
            self._briefed = None
            return
        knower = self.hand.seat if self.hand and not self._open else self.audience
        known = (len(table.log), knower, self.context.locale.language)
        if self._briefed != known:
            view = table.view(knower)
            hud.row, hud.rule = view.row, room_rule(self.context.locale, view, view.here)
            self._briefed = known

    def _draw_middle(self, canvas: Surface) -> None:
        locale, sign = self.context.locale, self.context.glyph
        if self.busy or self.peek or self.session.table.over is not None:
            self.hud.draw_message(canvas, sign)
            if self.peek and not self.busy and self.hand:
                view = self.session.table.view(self.hand.seat)
                curtain.draw_peek(canvas, locale, view, sign("confirm"))
            return
        self.hud.draw_rule(canvas)
        if self.hand:
            self.hand.draw(canvas, locale)
            self._draw_buttons(canvas, self.hand.seat)
        elif self.drawn_to is not None:
            hero = self.show.chair(self.drawn_to).character
            curtain.draw_curtain(canvas, locale, hero, sign("confirm"))
        else:
            names = [self.show.name(seat) for seat in table_waiting(self.session)]
            back = sign("back") if self.session.people else None
            curtain.draw_waiting(canvas, locale, names, back)

    def _draw_buttons(self, canvas: Surface, seat: int) -> None:
        locale, sign = self.context.locale, self.context.glyph
        if self.may_light(seat):
            look = locale.say("hud.look")
            curtain.draw_button(canvas, TORCH_BUTTON, look, "torch", sign("torch"))
        recap = locale.say("hud.recap_hint")
        curtain.draw_button(canvas, RECAP_BUTTON, recap, None, sign("recap"))


def _has_looked(view: View) -> bool:
    """Whether the seat that sees this has looked at face-down rooms: everybody saw it do so."""
    return any(each.room is not None and not each.up for each in view.row)


def table_waiting(session: Session) -> tuple[int, ...]:
    """The seats that have still to seal."""
    return tuple(s for s in session.table.pending if s not in session.table.sealed)


def _clicks(press: Press, box: pygame.Rect) -> bool:
    return press.button == "click" and press.at is not None and box.collidepoint(press.at)
