"""The recap: the last rooms told again, sentence by sentence, on a sheet that can be scrolled."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.text import LINE, draw_enlarged, wrap
from game.cabinet.widgets import legend, meter, panel, plaque, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

    from game.cabinet.input import Press
    from game.cabinet.locale import Locale

BOX = pygame.Rect(104, 56, 432, 232)
LARGE_BOX = pygame.Rect(4, 56, 632, 238)
"""Where the sheet lies, and where it does in large print."""
KEPT = 400
"""Sentences remembered: a whole game is shorter."""
_ASIDE, _ROUND = 48, 56  # what of a sheet's width and height is no text
_LOOKS = {"head": ("bold", "accent"), "text": ("small", "text")}


@dataclass(slots=True)
class Recap:
    """What has been told: (kind, sentence), where the kind is ``head`` for a room's name.

    ``size`` tells how many times as large the letters are.
    """

    told: list[tuple[str, str]] = field(default_factory=list)
    open: bool = False
    top: int | None = None
    size: int = 1

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
            lines = [each for kind, each in self.told for _ in self._broken(kind, each)]
            return lines[min(self.top + self._rows, len(lines)) - 1] if lines else ""
        heads = [at for at, (kind, _) in enumerate(self.told) if kind == "head"]
        return " ".join(sentence for _, sentence in self.told[heads[-2:][0] if heads else 0 :])

    def hear(self, press: Press) -> None:
        """Scroll, or close."""
        lines, rows = len(self._lines()), self._rows
        top = self._top(lines)
        steps = {"up": -1, "down": 1, "previous": -2, "next": 2, "left": -rows, "right": rows}
        if press.button in steps:
            self.top = min(max(0, top + steps[press.button]), max(0, lines - rows))
        elif press.button in ("recap", "back", "confirm", "click", "context"):
            self.open, self.top = False, None

    @property
    def _box(self) -> pygame.Rect:
        return BOX if self.size == 1 else LARGE_BOX

    @property
    def _rows(self) -> int:
        return (self._box.height - _ROUND) // (LINE * self.size)

    def _broken(self, kind: str, sentence: str) -> tuple[str, ...]:
        return wrap(sentence, (self._box.width - _ASIDE) // self.size, _LOOKS[kind][0])

    def _top(self, lines: int) -> int:
        last = max(0, lines - self._rows)
        return last if self.top is None else min(self.top, last)

    def _lines(self) -> list[tuple[str, str]]:
        return [(kind, line) for kind, each in self.told for line in self._broken(kind, each)]

    def draw(self, canvas: Surface, locale: Locale, sign: Callable[[str], str]) -> None:
        """Draw the sheet over everything; ``sign`` is the glyph of a button."""
        box = self._box
        put(canvas, panel(*box.size), box.topleft)
        put(canvas, plaque(locale.say("hud.recap")), (box.centerx, box.top - 14), (0.5, 0))
        lines = self._lines() or [("text", locale.say("text.recap_empty"))]
        top = self._top(len(lines))
        for row, (kind, line) in enumerate(lines[top : top + self._rows]):
            at = box.x + (14 if kind == "head" else 22), box.y + 26 + row * LINE * self.size
            draw_enlarged(canvas, line, at, self.size, *_LOOKS[kind])
        self._draw_bar(canvas, top, len(lines))
        scroll, close = locale.say("hud.scroll"), locale.say("hud.close")
        prompts = (((sign("up"), sign("down")), scroll), ((sign("recap"),), close))
        put(canvas, legend(box.width - 20, prompts), (box.x + 10, box.bottom - 20))

    def _draw_bar(self, canvas: Surface, top: int, lines: int) -> None:
        rows, box = self._rows, self._box
        if lines <= rows:
            return
        whole = rows * LINE * self.size
        tall = max(12, whole * rows // lines)
        y = box.y + 24 + (whole - tall) * top // (lines - rows)
        put(canvas, panel(8, whole, "inset"), (box.right - 18, box.y + 24))
        put(canvas, meter(6, 1, 1, "gold", tall - 2, ticks=False), (box.right - 17, y + 1))
