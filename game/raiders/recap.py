"""The recap: the last rooms told again, sentence by sentence, on a sheet that can be scrolled."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.text import LINE, draw_text, wrap
from game.cabinet.widgets import legend, meter, panel, plaque, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

    from game.cabinet.input import Press
    from game.cabinet.locale import Locale

BOX = pygame.Rect(104, 56, 432, 232)
ROWS = 14
KEPT = 400
"""Sentences remembered: a whole game is shorter."""


@dataclass(slots=True)
class Recap:
    """What has been told: (kind, sentence), where the kind is ``head`` for a room's name."""

    told: list[tuple[str, str]] = field(default_factory=list)
    open: bool = False
    top: int | None = None

    def add(self, sentence: str, *, head: bool = False) -> None:
        """Remember a sentence."""
        self.told.append(("head" if head else "text", sentence))
        del self.told[:-KEPT]

    def last(self, count: int) -> list[str]:
        """The sentences told last, the newest at the end."""
        return [sentence for _, sentence in self.told[-count:]]

    @property
    def spoken(self) -> str:
        """The sentence at the foot of the sheet; before it is scrolled all of the last two rooms.

        The last of them is the one where the party has just come in.
        """
        if self.top is not None:
            lines = [each for _, each in self.told for _ in wrap(each, BOX.width - 48)]
            return lines[min(self.top + ROWS, len(lines)) - 1]
        heads = [at for at, (kind, _) in enumerate(self.told) if kind == "head"]
        return " ".join(sentence for _, sentence in self.told[heads[-2:][0] if heads else 0 :])

    def hear(self, press: Press) -> None:
        """Scroll, or close."""
        lines = len(self._lines())
        top = self._top(lines)
        steps = {"up": -1, "down": 1, "previous": -2, "next": 2, "left": -ROWS, "right": ROWS}
        if press.button in steps:
            self.top = min(max(0, top + steps[press.button]), max(0, lines - ROWS))
        elif press.button in ("recap", "back", "confirm", "click", "context"):
            self.open, self.top = False, None

    def _top(self, lines: int) -> int:
        return max(0, lines - ROWS) if self.top is None else self.top

    def _lines(self) -> list[tuple[str, str]]:
        return [
            (kind, line) for kind, sentence in self.told for line in wrap(sentence, BOX.width - 48)
        ]

    def draw(self, canvas: Surface, locale: Locale, sign: Callable[[str], str]) -> None:
        """Draw the sheet over everything; ``sign`` is the glyph of a button."""
        put(canvas, panel(*BOX.size), BOX.topleft)
        put(canvas, plaque(locale.say("hud.recap")), (BOX.centerx, BOX.top - 14), (0.5, 0))
        lines = self._lines() or [("text", locale.say("text.recap_empty"))]
        top = self._top(len(lines))
        for row, (kind, line) in enumerate(lines[top : top + ROWS]):
            style, colour = ("bold", "accent") if kind == "head" else ("small", "text")
            x = BOX.x + (14 if kind == "head" else 22)
            draw_text(canvas, line, (x, BOX.y + 26 + row * LINE), style, colour)
        self._draw_bar(canvas, top, len(lines))
        scroll, close = locale.say("hud.scroll"), locale.say("hud.close")
        prompts = (((sign("up"), sign("down")), scroll), ((sign("recap"),), close))
        put(canvas, legend(BOX.width - 20, prompts), (BOX.x + 10, BOX.bottom - 20))

    def _draw_bar(self, canvas: Surface, top: int, lines: int) -> None:
        if lines <= ROWS:
            return
        whole = ROWS * LINE
        tall = max(12, whole * ROWS // lines)
        y = BOX.y + 24 + (whole - tall) * top // (lines - ROWS)
        put(canvas, panel(8, whole, "inset"), (BOX.right - 18, BOX.y + 24))
        put(canvas, meter(6, 1, 1, "gold", tall - 2, ticks=False), (BOX.right - 17, y + 1))
