"""The title: a gate by night, which waits for somebody; then the menu lies in its dark."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.cabinet.gate import Gate
from game.cabinet.locale import LANGUAGES
from game.cabinet.menu import Confirm, Focus
from game.cabinet.palette import RGB
from game.cabinet.particles import Particles
from game.cabinet.pieces import backdrop, piece
from game.cabinet.scene import Pop, Push
from game.cabinet.text import Words, draw_rich, draw_text, rich_width
from game.cabinet.widgets import button, glyph, legend, panel, put, ribbon

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene
    from game.cabinet.text import Part

_TORCHES = ((132, 194), (230, 180), (410, 180), (508, 194))
_PARTY = (
    ("sorcerer", (46, 322)),
    ("warrior", (598, 328)),
    ("scout", (160, 324)),
    ("knight", (104, 338)),
    ("rogue", (506, 334)),
)
_BATS = ((176, 22, 0.7, 0.0), (150, 66, 1.1, 2.0), (470, 26, 0.9, 4.0), (488, 46, 1.3, 1.0))
_BIG_FEET = (64, 132)
_GLEAM_FRAMES = 26
_GLEAM_EVERY = 7.0
_BLINK_ON, _BLINK = 0.6, 1.0
_IDLE = 45.0  # seconds without a press after which it waits for somebody again
_DEMO = 20.0  # seconds of waiting after which bots show how it is played
_EYES = ((303, 181), (331, 181))
_MENU_TOP, _LINE = 193, pygame.Rect(251, 0, 138, 17)
_NOTICE = 4.0


class TitleScene:
    """The first scene; what it leads to is made by the functions it is given."""

    music = "title"

    def __init__(
        self,
        context: Context,
        *,
        begin: Callable[[], Scene],
        resume: Callable[[], Scene | None],
        rules: Callable[[], Scene],
        records: Callable[[], Scene],
        settings: Callable[[], Scene],
        demo: Callable[[], Scene],
    ) -> None:
        """Wait at the gate. ``resume`` returns None when the saved game cannot be read."""
        self.waiting = True
        self._context = context
        self._begin, self._resume = begin, resume
        self._rules, self._records, self._settings = rules, records, settings
        self._demo = demo
        self._focus = Focus()
        self._clock = 0.0
        self._quiet = 0.0
        self._notice = 0.0
        self._embers = Particles()
        self._next_ember = 0.0
        self._gate = Gate(context, risen=True)
        self._anew = False

    @property
    def entries(self) -> tuple[str, ...]:
        """The lines of the menu, by their keys."""
        saved = ("continue",) if self._context.saves.exists else ()
        return (*saved, "play", "rules", "records", "settings", "language", "quit")

    @property
    def focused(self) -> str:
        """The line that is looked at."""
        return self.entries[self._focus.index % len(self.entries)]

    @property
    def focus_box(self) -> pygame.Rect:
        """The whole menu: it is small."""
        first, *others = self._lines()
        return first.unionall(others)

    @property
    def spoken(self) -> str:
        """That it waits, that a save is spoiled, or the line in focus."""
        say = self._context.locale.say
        if self._notice:
            return say("title.spoiled")
        if self.waiting:
            return f"{say('app.title')}. {say('title.wait')}"
        return say(f"title.{self.focused}")

    def on_press(self, press: Press) -> Change | None:
        """Any press opens the menu; in it, keys and mouse choose; back waits again."""
        self._quiet = 0.0
        if self._gate.falling:
            return None
        if self.waiting:
            self._wake(press)
            return None
        if press.down and press.button in ("back", "context"):
            self.waiting = True
            return None
        if press.down and press.button in ("left", "right") and self.focused == "language":
            self._next_language()
            return None
        before = self._focus.index
        chosen = self._focus.hear(press, self._lines())
        if self._focus.index != before:
            self._context.audio.play("focus")
        return self._choose(self.focused) if chosen else None

    def _wake(self, press: Press) -> None:
        if press.down and press.button not in ("point", "previous", "next"):
            self._context.audio.play("confirm")
            self.waiting = False
            self._focus.index = 0

    def _choose(self, entry: str) -> Change | None:
        self._context.audio.play("confirm")
        match entry:
            case "play" if self._context.saves.exists:
                return Push(Confirm(self._context, "anew", Pop(), self._begin_anew), over=True)
            case "play" | "rules" | "records":
                return self._through_gate(entry)
            case "continue":
                return self._continue()
            case "settings":
                return Push(self._settings(), over=True)
            case "quit":
                return Pop()
        self._next_language()
        return None

    def _begin_anew(self) -> None:
        """The saved game is given up: the gate falls once the question is gone."""
        self._anew = True

    def _through_gate(self, entry: str) -> Change | None:
        make = {"play": self._begin, "rules": self._rules, "records": self._records}[entry]
        return self._gate.fall(lambda: Push(make()))

    def _continue(self) -> Change | None:
        scene = self._resume()
        if scene:
            return self._gate.fall(lambda: Push(scene))
        self._notice = _NOTICE
        self._focus.index = 0
        return None

    def _next_language(self) -> None:
        at = LANGUAGES.index(self._context.settings.language)
        self._context.preferences.change(language=LANGUAGES[(at + 1) % len(LANGUAGES)])

    def update(self, seconds: float) -> Change | None:
        """Flames, embers and bats live; after a while without a press it waits again.

        What drops out here, or in the game that was left, is missed by nobody.
        """
        self._context.seats.forget_lost()
        if self._anew:
            self._anew = False
            return self._through_gate("play")
        self._clock += seconds
        self._quiet += seconds
        self._notice = max(0.0, self._notice - seconds)
        self._embers.step(seconds)
        if self._clock >= self._next_ember:
            self._next_ember = self._clock + 0.12
            x, y = _TORCHES[int(self._clock * 8.3) % len(_TORCHES)]
            self._embers.burst("ember", x, y - 8, 1, 8)
        if self._quiet > _IDLE:
            self.waiting = True
        if self.waiting and self._quiet > _DEMO and not self._gate.falling:
            self._quiet = 0.0
            return self._gate.fall(lambda: Push(self._demo()))
        return self._gate.update(seconds)

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole picture, then the menu or the prompt."""
        canvas.blit(backdrop("title/backdrop"), (0, 0))
        self._draw_fire(canvas)
        self._draw_bats(canvas)
        self._draw_party(canvas)
        self._draw_logo(canvas)
        self._draw_eyes(canvas)
        if self.waiting:
            self._draw_prompt(canvas)
        else:
            self._draw_menu(canvas)
        self._draw_foot(canvas)
        self._gate.draw(canvas)

    def _draw_fire(self, canvas: pygame.Surface) -> None:
        flicker = self._context.settings.flashes and not self._context.settings.reduced_motion
        for k, (x, y) in enumerate(_TORCHES):
            if (
                flicker
                and math.sin(self._clock * 5.1 + 2.3 * k) + math.sin(self._clock * 8.7 + k) > 0.5
            ):
                canvas.blit(piece(f"title/glow/{k}"), (x - 62, y - 64))
            canvas.blit(piece(f"torch/{(int(self._clock * 10) + 3 * k) % 4}"), (x - 12, y - 13))
        canvas.fblits(self._embers.blits(0, 0))

    def _draw_bats(self, canvas: pygame.Surface) -> None:
        for k, (x, y, pace, start) in enumerate(_BATS):
            turn = self._clock * pace * 0.6 + start
            wing = ("up", "level", "down", "level")[int(self._clock * 9 + k) % 4]
            at = (x + 46 * math.sin(turn), y + 12 * math.sin(2 * turn + k))
            put(canvas, piece(f"title/bat/{wing}"), at, (0.5, 0.5))

    def _draw_party(self, canvas: pygame.Surface) -> None:
        for k, (hero, (x, y)) in enumerate(_PARTY):
            frame = (int(self._clock * 4.5 + 1.7 * k)) % 4
            canvas.blit(piece(f"dusk/{hero}/{frame}"), (x - _BIG_FEET[0], y - _BIG_FEET[1]))

    def _draw_logo(self, canvas: pygame.Surface) -> None:
        letters = piece("logo")
        left = 320 - letters.get_width() // 2
        canvas.blit(letters, (left, 4))
        step = int((self._clock % _GLEAM_EVERY) * 30)
        if step < _GLEAM_FRAMES and not self._context.settings.reduced_motion:
            canvas.blit(piece(f"title/gleam/{step}"), (left + 14 * step - 70, 4))
        plate = panel(132, 17, "gilt")
        put(canvas, plate, (320, 108), (0.5, 0))
        draw_text(canvas, "Dungeon Raiders", (320, 113), "bold", "head", 0.5)

    def _draw_eyes(self, canvas: pygame.Surface) -> None:
        shut = self._clock % 4.1 < 0.12 or 1.3 < self._clock % 9.7 < 1.42
        dx, dy = self._gaze()
        for side, (x, y) in enumerate(_EYES):
            canvas.blit(piece(f"title/eye{'_shut' if shut else ''}/{side}"), (x, y + dy))
            if not shut:
                canvas.fill(RGB["ink"], (x + 2 + side + dx, y + 2 + dy, 2, 2))

    def _gaze(self) -> tuple[int, int]:
        """Where the eyes look: about, while nobody is there; then at the line in focus."""
        if self.waiting:
            return round(1.4 * math.sin(self._clock * 0.9)), 0
        last = max(1, len(self.entries) - 1)
        return 0, round(-1 + 3 * (self._focus.index / last)) if last else 0

    def _lines(self) -> list[pygame.Rect]:
        """Seven lines stand a little closer than six, so that all lie in the dark of the gate."""
        count = len(self.entries)
        top, pitch, high = (_MENU_TOP - 2, 17, 17) if count < 7 else (_MENU_TOP - 4, 15, 15)
        return [pygame.Rect(_LINE.x, top + pitch * k, _LINE.w, high) for k in range(count)]

    def _draw_menu(self, canvas: pygame.Surface) -> None:
        for entry, line in zip(self.entries, self._lines(), strict=True):
            state = "focus" if entry == self.focused else "normal"
            text = self._context.locale.say(f"title.{entry}")
            canvas.blit(button(line.w, text, state, line.h, bare=True), line)

    def _draw_prompt(self, canvas: pygame.Surface) -> None:
        if self._clock % _BLINK >= _BLINK_ON:
            return
        context = self._context
        devices = (context.seats.last, *context.pads.devices()[:1])
        signs = dict.fromkeys(context.glyph("confirm", device) for device in devices)
        words = Words(context.locale.say("title.press"), "accent", "bold")
        parts: tuple[Part, ...] = (words, *map(glyph, signs))
        band = ribbon(max(168, rich_width(parts, 6) + 72))
        put(canvas, band, (320, 316), (0.5, 0))
        draw_rich(canvas, parts, (320, 322), 0.5, gap=6)

    def _draw_foot(self, canvas: pygame.Surface) -> None:
        say = self._context.locale.say
        if self._notice:
            draw_text(canvas, say("title.spoiled"), (8, 348), "small", "danger", width=624)
            return
        draw_text(canvas, say("title.credit"), (8, 348), "small", "faint", width=400)
        if not self.waiting:
            prompts = (
                (self._context.arrows(sideways=False), say("menu.prompt.choose")),
                ((self._context.glyph("confirm"),), say("menu.prompt.accept")),
            )
            canvas.blit(legend(300, prompts, 1.0), (332, 344))
