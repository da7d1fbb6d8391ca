"""How to play, on pages: a picture from the game's own rooms, and what it shows in a few lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.cabinet.gate import Gate
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.scene import Pop
from game.cabinet.text import LINE, draw_text, wrap
from game.cabinet.widgets import button, legend, panel, plaque, put
from game.raiders.rules_pictures import PICTURES, WINDOW

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

PAGES: dict[str, tuple[str, ...]] = {
    "goal": ("coin", "faint", "stairs", "people"),
    "cards": ("cardback", "cross", "skip", "eye"),
    "monsters": ("skull", "wound", "people", "sword"),
    "treasure": ("chest", "people", "coin", "key"),
    "chambers": ("chamber", "people", "potion"),
    "traps": ("trap", "coin", "people", "wound"),
    "items": ("torch", "ball", "key", "sword"),
    "bosses": ("boss", "skull", "key", "eye"),
    "end": ("faint", "crown", "heart"),
    "modes": ("people", "map", "duel", "solo"),
}
"""Every page and the icons of its sentences."""

TEXT = pygame.Rect(12, 228, 616, 110)
_WIDTH = TEXT.w - 56
_LEFT, _RIGHT = pygame.Rect(12, 11, 34, 24), pygame.Rect(594, 11, 34, 24)


@dataclass(slots=True)
class _Slide:
    """Pages move in from the side that was turned to; ``left`` is the time that it still takes."""

    step: int = 0
    left: float = 0.0

    LENGTH = 0.16

    @property
    def shift(self) -> int:
        """How far aside the page still is, in pixels."""
        return round(self.step * 24 * (self.left / self.LENGTH) ** 2)


class RulesScene:
    """The pages; turned by keys, wheel and mouse, and left by back or from the last one."""

    def __init__(self, context: Context, *, gated: bool = True) -> None:
        """Open on the first page; ``gated``: come and go by the gate, as screens of their own."""
        self.page = 0
        self.line = 0
        self._context = context
        self._gated = gated
        self._gate = Gate(context, risen=not gated)
        self._slide = _Slide()
        self._clock = 0.0

    @property
    def names(self) -> tuple[str, ...]:
        """The pages, by their keys."""
        return tuple(PAGES)

    @property
    def spoken(self) -> str:
        """The sentence that is read now, after the name of its page before the first one."""
        say, name = self._context.locale.say, self.names[self.page]
        title = f"{say(f'rules.{name}.title')}. " if self.line == 0 else ""
        return title + say(f"rules.{name}.{self.line + 1}")

    # ------------------------------------------------------------------ presses
    def on_press(self, press: Press) -> Change | None:
        """Turn the pages, or leave."""
        if not press.down or self._gate.falling:
            return None
        match press.button:
            case "back" | "menu" | "context":
                return self._leave()
            case "left" | "previous":
                self._turn(-1)
            case "right" | "next":
                self._turn(1)
            case "up" | "down":
                self._read(-1 if press.button == "up" else 1)
            case "click" if press.at and press.at[0] < 320:
                self._turn(-1)
            case "confirm" | "click":
                return self._onward()
        return None

    def _onward(self) -> Change | None:
        """The next page; after the last one, out."""
        if self.page == len(PAGES) - 1:
            return self._leave()
        self._turn(1)
        return None

    def _read(self, step: int) -> None:
        """Another sentence; beyond the last one, and before the first, the page is turned."""
        page, line = self.page, self.line + step
        if 0 <= line < len(PAGES[self.names[page]]):
            self.line = line
            return
        self._turn(step)
        if self.page < page:
            self.line = len(PAGES[self.names[self.page]]) - 1

    def _leave(self) -> Change | None:
        self._context.audio.play("confirm")
        return self._gate.fall(Pop) if self._gated else Pop()

    def _turn(self, step: int) -> None:
        page = min(max(0, self.page + step), len(PAGES) - 1)
        if page == self.page:
            return
        self._context.audio.play("focus")
        self.page, self.line = page, 0
        if not self._context.settings.reduced_motion:
            self._slide = _Slide(step, _Slide.LENGTH)

    # ------------------------------------------------------------------ time and picture
    def update(self, seconds: float) -> Change | None:
        """The figures of the pictures breathe; a turned page slides into place."""
        self._clock += seconds
        self._slide.left = max(0.0, self._slide.left - seconds)
        return self._gate.update(seconds)

    def draw(self, canvas: pygame.Surface) -> None:
        """The name above, the picture, the sentences, and where in the book this is."""
        say, name = self._context.locale.say, self.names[self.page]
        canvas.fill(RGB["ink"])
        put(canvas, plaque(say(f"rules.{name}.title"), w=440), (320, 6), (0.5, 0))
        self._draw_window(canvas, name)
        if self._context.settings.text_size == 1:
            canvas.blit(panel(*TEXT.size), TEXT)
            self._draw_sentences(canvas, name)
        self._draw_turns(canvas)
        self._gate.draw(canvas)

    def _draw_window(self, canvas: pygame.Surface, name: str) -> None:
        canvas.blit(panel(WINDOW.w + 6, WINDOW.h + 6, "gilt"), (WINDOW.x - 3, WINDOW.y - 3))
        view = canvas.subsurface(WINDOW)
        PICTURES[name](view, self._context.locale, self._clock)

    def _draw_sentences(self, canvas: pygame.Surface, name: str) -> None:
        """Each under the other with its icon, in the middle of the panel's height."""
        lines = self.sentences(name)
        tall = sum(LINE * len(rows) + 6 for rows in lines) - 6
        x, y = TEXT.x + 38 + self._slide.shift, TEXT.y + (TEXT.h - tall) // 2
        for number, (icon, rows) in enumerate(zip(PAGES[name], lines, strict=True)):
            middle = y + (LINE * len(rows) - 5) / 2
            put(canvas, piece(f"icon/{icon}"), (x - 16, middle), (0.5, 0.5))
            for k, row in enumerate(rows):
                colour = "accent" if self._read_aloud and number == self.line else "text"
                draw_text(canvas, row, (x, y + LINE * k), "small", colour, width=_WIDTH)
            y += LINE * len(rows) + 6

    @property
    def _read_aloud(self) -> bool:
        """Whether one sentence at a time is spoken, or shown in large print."""
        settings = self._context.settings
        return settings.speech or settings.text_size > 1

    def sentences(self, name: str) -> list[tuple[str, ...]]:
        """The sentences of a page, each in the lines that it takes."""
        say = self._context.locale.say
        keys = (f"rules.{name}.{k + 1}" for k in range(len(PAGES[name])))
        return [wrap(say(key), _WIDTH) for key in keys]

    def _draw_turns(self, canvas: pygame.Surface) -> None:
        """Arrows at the sides of the name, and a prompt with the number of the page."""
        ends = (0, len(PAGES) - 1)
        for place, side, end in ((_LEFT, "left", ends[0]), (_RIGHT, "right", ends[1])):
            colour = "stone2" if self.page == end else "gold4"
            canvas.blit(button(place.w, "", "normal", place.h), place)
            put(canvas, piece(f"arrow/{side}/{colour}"), place.center, (0.5, 0.5))
        for k in range(len(PAGES)):
            colour = "gold4" if k == self.page else "stone2"
            canvas.fill(RGB[colour], (320 - 5 * len(PAGES) + 10 * k, 221, 6, 3))
        say, by_line = self._context.locale.say, self._read_aloud
        prompts = (
            (self._context.arrows(upright=False), say("rules.turn")),
            *([(self._context.arrows(sideways=False), say("rules.read"))] if by_line else ()),
            ((self._context.glyph("back"),), say("menu.prompt.back")),
        )
        canvas.blit(legend(632, prompts), (4, 344))
