"""The table as a scene: choices go in sealed, events come out and are shown on the stage."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.gate import Gate
from game.cabinet.large_print import LOW, TALL
from game.cabinet.scene import Chair, Push, Replace
from game.cabinet.settings import INSTANT
from game.cabinet.stage import ROOM_AREA, Stage
from game.cabinet.stage import draw as draw_stage
from game.raiders import bots, choosing_view, tunes
from game.raiders.choices import Choices
from game.raiders.choreo import choreograph, scenery
from game.raiders.choreo.show import open_show
from game.raiders.choreo.standing import before_opening, stand_in
from game.raiders.curtain import PAUSE_BUTTON, RECAP_BUTTON, clicks
from game.raiders.hud import REMIND, Hud
from game.raiders.recap import Recap
from game.raiders.retell import so_far
from game.raiders.rules import events as e
from game.raiders.rules.rng import Rng
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
HINT = 30.0
"""Seconds that it is told how cards are laid in secret, at the first choice of a game."""
ASIDES = (e.Entered, e.LevelBegun, e.Revealed, e.Swapped, e.ItemReturned, e.AttackDrawn)
"""Events that nobody needs to be reminded of once the next choice has come."""


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
    recap: Recap = field(default_factory=Recap)
    _outcome: list[str] = field(default_factory=list)
    _early: str = ""
    _briefed: tuple[int, int | None, str] | None = None
    show: Show = field(init=False)
    hud: Hud = field(init=False)
    gate: Gate = field(init=False)
    narrator: Narrator = field(init=False)
    choices: Choices = field(init=False)

    def __post_init__(self) -> None:
        scenery.warm()
        _warm_bots(self.session)
        view = self.session.table.view(self.audience)
        locale = self.context.locale
        self.show = open_show(self.stage, view, locale, self.context.shake, self.context.audio.play)
        self.hud = Hud(self.show)
        self.gate = Gate(self.context)
        self.narrator = Narrator.at(locale, view)
        self.choices = Choices(self.context, self.session, self.show, self._torch_lit)
        if self.session.table.log:
            stand_in(self.show)
            seats = range(len(view.seats))
            self.show.lookers.update(s for s in seats if _has_looked(self.session.table.view(s)))
            self._next_choice()
        else:
            before_opening(self.show)
            self._tell(self.session.table.opening)

    def recall(self) -> None:
        """Tell the recap what has happened before a game was taken up again."""
        for event, sentence in so_far(self.context.locale, self.session):
            self.recap.add(sentence, head=isinstance(event, e.Entered | e.LevelBegun))

    @property
    def audience(self) -> int | None:
        """Whose eyes the screen is for: the only person's, or everybody's."""
        return self.session.people[0] if len(self.session.people) == 1 else None

    @property
    def busy(self) -> bool:
        """Whether the stage still shows what has happened."""
        return self.show.timeline.busy

    @property
    def music(self) -> str:
        """The tune for where the party is, and for whether somebody chooses."""
        owing = set(self.session.people) & set(self.session.table.pending)
        choosing = not self.busy and not owing <= self.session.table.sealed
        return tunes.tune(self.show, choosing=choosing)

    def would_lose(self) -> bool:
        """Whether a game is running that cannot be kept; it is saved after every step."""
        return self.session.table.over is None and not self.context.saves.kept

    def save(self) -> None:
        """Keep the game so that it can be taken up again."""
        if self.session.table.over is None:
            self.context.saves.write(self.session.record())
        else:
            self.context.saves.clear()

    @property
    def spoken(self) -> str:
        """The recap, or what has the focus, in words, once the stage is quiet."""
        if self.recap.open:
            return self.recap.spoken
        return "" if self.busy else self.choices.spoken

    @property
    def printed(self) -> str:
        """What has the focus, and may be seen; the recap is large print itself."""
        return "" if self.busy or self.recap.open else self.choices.printed

    def draw_print(self, canvas: Surface) -> pygame.Rect | None:
        """In the plaque's place; it goes when it has been read, but not before a look is over."""
        band = self._large_band()
        return canvas.blit(band, ROOM_AREA) if band else None

    def _large_band(self) -> Surface | None:
        """A line over the sum of a fight, and nothing over what is as large itself."""
        large_itself = self.recap.open or self.show.splash
        tall = 0 if large_itself else LOW if self.show.band else TALL
        return self.context.voice.large.band(tall, stays=self.choices.peek)

    def chairs(self) -> tuple[Chair, ...]:
        """The seats with their characters' names, and which of them bots play."""
        self.stage.enter()
        seats = range(len(self.session.setup.seats))
        return tuple(Chair(self.show.name(seat), self.session.is_bot(seat)) for seat in seats)

    def hand_over(self, seat: int, *, to_bot: bool) -> None:
        """Another player for a seat."""
        self.stage.enter()
        self.choices.pass_on(seat, to_bot=to_bot)
        if not (self.busy or self.choices.peek) and self.session.table.over is None:
            self._next_choice()

    # -- hearing ---------------------------------------------------------------------------

    def on_press(self, press: Press) -> Change | None:
        """Choose, skip, hurry, look, or open the menu."""
        self.stage.enter()
        if press.button == "hurry":
            self.hurrying = press.down
            return None
        if not press.down:
            self.choices.let_go()
            return None
        if press.button == "menu" or clicks(press, PAUSE_BUTTON):
            return Push(self.pause(), over=True)
        if self.recap.open:
            self.recap.hear(press)
        elif press.button == "recap" or clicks(press, RECAP_BUTTON):
            self.recap.open = True
            self.show.cue("swish")
        elif self.busy and press.button in ("confirm", "click"):
            self.skip()
        elif not self.busy and self.choices.strange(press):
            self._remind(self._no_seat(press))
        elif not self.busy and self.choices.early(press):
            who = self.show.the(self.choices.drawn_to or 0)
            self._early = self.context.locale.say("couch.not_turn", who=who)
            self._remind(self._early)
        elif self._takes_no_card(press) and press.button in ("back", "context"):
            return Push(self.pause(), over=True)
        return None

    def _remind(self, sentence: str, seconds: float = REMIND) -> None:
        """Hang a sentence over the room for a while."""
        self.hud.happened, self.hud.remind = sentence, seconds

    def _no_seat(self, press: Press) -> str:
        """How somebody whose device plays nobody comes to play."""
        name = self.context.device_name(press.device)
        sentence = self.context.locale.say("couch.no_seat", device=name)
        self.context.voice.say(sentence)
        return sentence

    def _takes_no_card(self, press: Press) -> bool:
        """Hear a press as a choice; whether it is none, and not meant for one too late either."""
        return press.card is None if self.busy else not self.choices.hear(press)

    # -- choosing --------------------------------------------------------------------------

    def _next_choice(self) -> None:
        """The stage is quiet: whoever owes a choice is asked; whose turn it is not is stale."""
        if self.hud.happened == self._early:
            self.hud.remind = 0.0
        self.show.settle(self.session.table.view(self.audience))
        self.choices.begin()
        if self.choices.untaught and self.choices.couch.private:
            hint = self.context.locale.say("couch.hint")
            self.context.voice.say(hint)
            self._remind(hint, HINT)

    def _torch_lit(self, events: tuple[Event, ...]) -> None:
        self.save()
        self._tell(events)

    # -- living ----------------------------------------------------------------------------

    def update(self, seconds: float) -> Change | None:
        """Let beats, bots and the stage go on."""
        change = self.gate.update(seconds)
        if change or self.gate.falling:
            return change
        self.stage.enter()
        self.stage.still = self.context.settings.reduced_motion
        if self.show.locale is not self.context.locale:
            self._change_language()
        speed = self.context.settings.speed * (HURRY if self.hurrying else 1)
        if speed >= INSTANT:
            self.skip()
        self._pass_time(seconds * min(speed, 16))
        if self.busy:
            return None
        self.hud.remind -= seconds
        if self.session.table.over is not None:
            return self.gate.fall(lambda: Replace(self.results()))
        if self.choices.step(seconds, min(speed, 16), paused=self.recap.open):
            self._advance()
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

    def _advance(self) -> None:
        table = self.session.table
        self._outcome = []
        events = table.told(table.advance(), self.audience)
        self.choices.end()
        self.save()
        self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Give events to choreography, each with its sentence before it."""
        choreograph(self.show, events, self._sentence)

    def _sentence(self, event: Event) -> Callable[[], None]:
        sentence = self.narrator.tell(event)
        head = isinstance(event, e.Entered | e.LevelBegun)
        printed = "" if isinstance(event, e.Revealed) else None  # the cards' numbers are large

        def say() -> None:
            self.recap.add(sentence, head=head)
            self.hud.lines = self.recap.last(3)
            self.context.voice.say(sentence, printed)
            if not isinstance(event, ASIDES):
                self._outcome.append(sentence)
                self._remind("\n".join(self._outcome))

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
        if self.busy or self.session.table.over is not None:
            self.hud.draw_message(canvas, self.context.glyph)
        else:
            choosing_view.draw(self.choices, canvas, self.hud)
        self.hud.draw_flyers(canvas)
        if self.recap.open:
            self.recap.draw(canvas, self.context.locale, self.context.glyph)
        self.gate.draw(canvas)

    def _brief_hud(self) -> None:
        table, hud, hand = self.session.table, self.hud, self.choices.hand
        hud.sealed, hud.bare, hud.aside = table.sealed, self.recap.open, False
        hud.choosing = () if self.busy else table.pending
        hud.active = hand.seat if hand else None
        hud.text_size = self.recap.size = self.context.settings.text_size
        band = self._large_band()
        hud.printed = ROOM_AREA.top + band.get_height() if band else 0
        focus = hand.moves[hand.focus] if hand else ""
        hud.preview = focus if focus.isdigit() else None
        if self.busy:
            hud.row = ()
            self._briefed = None
            return
        knower = self.choices.knower
        known = (len(table.log), knower, self.context.locale.language)
        if self._briefed != known:
            view = table.view(knower)
            hud.row, hud.rule = view.row, room_rule(self.context.locale, view, view.here)
            self._briefed = known


def _warm_bots(session: Session) -> None:
    """Let each kind of bot think once now: the first time takes as long as ten frames."""
    table, asked = session.table, set[str]()
    for seat in table.pending:
        name = session.setup.seats[seat]
        if session.is_bot(seat) and name not in asked:
            asked.add(name)
            bots.seat_choice(name, table.view(seat), table.legal(seat), Rng(0))


def _has_looked(view: View) -> bool:
    """Whether the seat that sees this has looked at face-down rooms: everybody saw it do so."""
    return any(each.room is not None and not each.up for each in view.row)
