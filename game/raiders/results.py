"""The end of a game: the count step by step, the podium, the reasons, and what to do next."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.cabinet.gate import Gate
from game.cabinet.menu import Focus
from game.cabinet.particles import Particles
from game.cabinet.pieces import backdrop, piece
from game.cabinet.records import Run
from game.cabinet.scene import Leave, Replace
from game.cabinet.text import LINE, draw_text, wrap
from game.cabinet.widgets import button, legend, panel, plaque, put
from game.raiders import aloud
from game.raiders import standings as count
from game.raiders.podium import Place, draw_blocks, draw_figure, draw_shadow, lined_up, places
from game.raiders.results_table import draw_run, draw_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene
    from game.raiders.session import Session

_TABLE = pygame.Rect(416, 8, 216, 326)
_HALL = pygame.Rect(0, 41, 416, 300)
_AGAIN = 0
_STEPS = {"gather": 1.2, "stone": 2.6, "wounds": 3.0, "coins": 1.8, "rank": 0.7}
_CONFETTI = (60.0, 130.0, 200.0, 270.0, 340.0)
_CONFETTI_EVERY = 0.55
_SIDEWAYS = {"left": 0, "right": 1}


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the count has got to: the step's name and its progress from 0 to 1."""

    step: str
    progress: float
    done: tuple[str, ...]

    def share(self, step: str) -> float:
        """How much of ``step`` has been shown."""
        if step in self.done or self.step == "end":
            return 1.0
        return self.progress if step == self.step else 0.0


class ResultsScene:
    """Shows how a game ended, from its public view; then again, or back to the title."""

    def __init__(self, context: Context, session: Session, again: Callable[[], Scene]) -> None:
        """Begin the count; a solo run is entered in the records.

        Raises:
            ValueError: the game is not over.
        """
        self.view = session.table.view(None)
        self.rows = count.standings(self.view)
        self._context = context
        self._again = again
        self._focus = Focus()
        self._clock = 0.0
        self._steps = self._plan()
        self._paper = Particles()
        self._next_paper = 0.0
        self._gate = Gate(context)
        self._record = self._enter_record() if self.view.mode == "solo" else None

    def _plan(self) -> tuple[str, ...]:
        """The steps that this end needs, in order."""
        locale, steps = self._context.locale, ["gather"]
        if self.view.mode == "solo":
            return ("gather", "coins")
        if count.stone_sentence(locale, self.view):
            steps.append("stone")
        if count.wounds_sentence(locale, self.view):
            steps.append("wounds")
        if count.ended(self.view).reason == "count":
            steps.append("coins")
        return (*steps, "rank")

    def _enter_record(self) -> int | None:
        me, over = self.view.seats[0], count.ended(self.view)
        run = Run(
            coins=me.coins,
            health=self.view.health or 0,
            wounds=me.wounds,
            character=me.character,
            survived=over.reason == "count",
            day=time.strftime("%Y-%m-%d"),
        )
        return self._context.records.add(run)

    # ------------------------------------------------------------------ time
    @property
    def moment(self) -> Moment:
        """Where the count has got to."""
        left, done = self._clock, list[str]()
        for step in self._steps:
            length = _STEPS[step]
            if left < length:
                return Moment(step, left / length, tuple(done))
            left -= length
            done.append(step)
        return Moment("end", 1.0, tuple(done))

    @property
    def counted(self) -> bool:
        """Whether the count is over."""
        return self.moment.step == "end"

    def skip(self) -> None:
        """Show the end of the count at once."""
        self._clock = max(self._clock, sum(_STEPS[step] for step in self._steps) + 0.01)

    def update(self, seconds: float) -> Change | None:
        """The count goes on; at its end paper rains on the winners."""
        before = self.moment.step
        fast = 1 if self.counted else self._context.settings.speed
        self._clock += seconds * fast
        self._paper.step(seconds)
        now = self.moment.step
        if now != before:
            self._sound(now)
        if now == "end" and self._celebrated and self._clock >= self._next_paper:
            self._next_paper = self._clock + _CONFETTI_EVERY
            for x in _CONFETTI:
                self._paper.burst("confetti", x, 44, 5, 40)
        return self._gate.update(seconds)

    def _sound(self, step: str) -> None:
        """A drum for each step of the count; at its end a fanfare, for a best run another one."""
        if step != "end":
            self._context.audio.play("count", step)
        elif self._record is not None and self.winners:
            self._context.audio.play("fanfare", "record")
        else:
            self._context.audio.play("fanfare", *(() if self.winners else ("lost",)))

    @property
    def music(self) -> str | None:
        """Silence while it is counted; then the tune of the end."""
        if not self.counted:
            return None
        if self._record is not None and self.winners:
            return "records"
        return "victory" if self.winners else "defeat"

    @property
    def _celebrated(self) -> bool:
        return bool(self.winners) and not self._context.settings.reduced_motion

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; the lone raider wins by coming out alive."""
        over = count.ended(self.view)
        if self.view.mode == "solo":
            return (0,) if over.reason == "count" else ()
        return over.winners

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return self.buttons[self._focus.index]

    @property
    def spoken(self) -> str:
        """What is counted; how it ended for all, with the first button; then the other alone."""
        if not self.counted:
            return self._reason(self.moment)
        locale = self._context.locale
        if self._focus.index != _AGAIN:
            return f"{locale.say('results.title')}."
        head = count.headline(locale, self.view)
        head += "" if head.endswith("!") else "."
        told = (head, self._reason(self.moment), *self._told())
        return f"{' '.join(told)} {locale.say('results.again')}."

    def _told(self) -> Iterator[str]:
        """The rows of the table in words; alone, the place among the best runs."""
        locale = self._context.locale
        if self.view.mode != "solo":
            for row in self.rows:
                yield aloud.ended(locale, row.hero, row.coins, row.wounds)
        elif self._record is not None:
            yield f"{locale.say('results.place', n=self._record + 1)}."

    # ------------------------------------------------------------------ presses
    def on_press(self, press: Press) -> Change | None:
        """The first confirm shows the end of the count, the next chooses a button."""
        if not press.down or self._gate.falling:
            return None
        if press.button in ("back", "menu"):
            return self._gate.fall(Leave)
        if press.button in _SIDEWAYS:
            self._focus.index = _SIDEWAYS[press.button]
        chosen = self._focus.hear(press, self.buttons)
        if not self.counted and press.button in ("confirm", "click", "hurry"):
            self.skip()
            return None
        if not chosen:
            return None
        self._context.audio.play("confirm")
        again = self._focus.index == _AGAIN
        return self._gate.fall(lambda: Replace(self._again()) if again else Leave())

    # ------------------------------------------------------------------ picture
    def draw(self, canvas: pygame.Surface) -> None:
        """The hall at the left, the table and the reasons at the right."""
        moment, lost = self.moment, not self.winners
        canvas.blit(backdrop("results/dark" if lost else "results/backdrop"), (0, 0))
        for k, x in enumerate((128, 272)):
            if not lost:
                flame = piece(f"torch/{(int(self._clock * 10) + k) % 4}")
                canvas.blit(flame, (x - 12, 83))
        self._draw_party(canvas, moment)
        canvas.set_clip(_HALL)
        canvas.fblits(self._paper.blits(0, 0))
        canvas.set_clip(None)
        self._draw_plaque(canvas, moment, lost=lost)
        canvas.blit(panel(*self.table.size), self.table)
        if self.view.mode == "solo":
            draw_run(canvas, self._context, self.view, moment.share("coins"), self._record)
        else:
            draw_table(canvas, self._context.locale, self.rows, moment.share, self.winners)
        self._draw_reason(canvas, moment)
        self._draw_buttons(canvas)
        self._gate.draw(canvas)

    def _draw_party(self, canvas: pygame.Surface, moment: Moment) -> None:
        """Everybody stands in a row, then each goes where the count puts him."""
        ends = places(self.rows, self.winners)
        share = moment.share("rank") if "rank" in self._steps else 1.0
        draw_blocks(canvas, ends, share, numbered=self.view.mode != "solo")
        starts = lined_up(len(self.rows)) if share < 1 else {}
        figures = []
        for row in self.rows:
            end = ends[row.seat]
            start = starts.get(row.seat, end.feet)
            fallen = moment.share({"stone": "stone", "faint": "wounds"}.get(row.fate, "gather"))
            figures.append((Place(row, end, start, share, fallen), row))
        shade = piece(f"results/{'backdrop' if self.winners else 'dark'}_shade")
        for place, _ in figures:
            draw_shadow(canvas, place, shade)
        for place, row in sorted(figures, key=lambda pair: pair[0].feet[1]):
            joy = self.counted and row.seat in self.winners
            draw_figure(canvas, place, self._clock + 0.37 * row.seat, joy=joy)

    def _draw_plaque(self, canvas: pygame.Surface, moment: Moment, *, lost: bool) -> None:
        locale = self._context.locale
        if moment.step == "end":
            text, kind = count.headline(locale, self.view), "blood" if lost else "gold"
        else:
            text, kind = locale.say("results.plaque.count"), "steel"
        put(canvas, plaque(text, kind, 392), (204, 8), (0.5, 0))

    @property
    def table(self) -> pygame.Rect:
        """The panel at the right: as high as its rows and the reason under them need."""
        if self.view.mode == "solo":
            return _TABLE
        height = min(_TABLE.h, 58 + 38 * len(self.rows) + 4 * LINE + 38)
        return pygame.Rect(_TABLE.topleft, (_TABLE.w, height))

    @property
    def buttons(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Again, and back to the title."""
        y = self.table.bottom - 30
        return pygame.Rect(426, y, 96, 22), pygame.Rect(526, y, 96, 22)

    def _draw_reason(self, canvas: pygame.Surface, moment: Moment) -> None:
        """Why, under the rows of a party or the coins of a lone raider."""
        lines = wrap(self._reason(moment), _TABLE.w - 24)
        below = 94 if self.view.mode == "solo" else 58 + 38 * len(self.rows)
        top = min(below, self.buttons[0].top - 4 - LINE * len(lines))
        for k, line in enumerate(lines):
            draw_text(canvas, line, (_TABLE.x + 12, top + LINE * k), "small", "soft", width=192)

    def _reason(self, moment: Moment) -> str:
        locale, view = self._context.locale, self.view
        match moment.step:
            case "stone":
                return count.stone_sentence(locale, view) or ""
            case "wounds":
                return count.wounds_sentence(locale, view) or ""
            case "coins" if view.mode != "solo":
                return locale.say("results.coins")
            case "gather" | "coins":
                return locale.say("results.gather", n=len(self.rows))
        return count.summary(locale, view)

    def _draw_buttons(self, canvas: pygame.Surface) -> None:
        say = self._context.locale.say
        for k, (place, key) in enumerate(zip(self.buttons, ("again", "title"), strict=True)):
            state = "focus" if k == self._focus.index else "normal"
            canvas.blit(button(place.w, say(f"results.{key}"), state, place.h), place)
        prompts = (
            (self._context.arrows(upright=False), say("menu.prompt.choose")),
            ((self._context.glyph("confirm"),), say("menu.prompt.accept")),
        )
        canvas.blit(legend(632, prompts), (4, 344))
