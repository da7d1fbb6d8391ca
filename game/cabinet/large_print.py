"""Large print: sentences in a band of large letters, page by page, at the pace of reading.

What happens is told once, one sentence after the other. What has the focus comes after it, or at
once if it is the player who moves the focus; in a menu it stays as long as it has the focus.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import rgb
from game.cabinet.text import draw_enlarged, wrap
from game.cabinet.window import CANVAS_HEIGHT, CANVAS_WIDTH

if TYPE_CHECKING:
    from game.cabinet.settings import Preferences

FOOT = 342
"""The row of the canvas below which menus tell what their buttons do."""

TALL, LOW = 73, 40
"""The most rows of the canvas that a page takes, and the fewest, which a title takes too."""

_LOOK, _PACE = 2.0, 14.0
"""Seconds until a sentence is looked at, and letters that are read in a second."""

_HURRY = 0.8
"""How much faster a sentence goes for each that waits."""

_MOST = 3
"""So many sentences are at hand at most: the oldest is left out, lest the print lag behind."""

_WIDTH, _LINE, _PAD = 624, 11, 2
_ENDS = re.compile(r"(?<=[.!?]) ")


@dataclass(slots=True)
class LargePrint:
    """What is to be read now; it is drawn if the player wishes for large print."""

    preferences: Preferences
    _told: deque[str] = field(default_factory=deque)
    _held: str = ""
    _since: float = 0.0

    def tell(self, sentence: str) -> None:
        """Something happened."""
        self._told.append(sentence)
        if len(self._told) == 1:
            self._since = 0.0
        if len(self._told) > _MOST:
            del self._told[1]  # not the one that is being read

    def forget(self) -> None:
        """What was told before does not matter any more."""
        self._told.clear()
        self._since = 0.0

    def hold(self, sentence: str, *, at_once: bool) -> None:
        """This has the focus now; a focus that moves does not wait until all has been told."""
        if sentence == self._held:
            return
        if sentence and (self._held or at_once):
            self._told.clear()
        if not self._told:
            self._since = 0.0
        self._held = sentence

    def update(self, seconds: float) -> None:
        """Pages turn, and what has been read goes."""
        waiting = len(self._told) - 1 + bool(self._held) if self._told else 0
        self._since += seconds * (1 + _HURRY * waiting)
        if self._told and self._since >= reading_time(self._told[0]):
            self._told.popleft()
            self._since = 0.0

    def band(self, tall: int, *, stays: bool) -> pygame.Surface | None:
        """The page that is being read, at most ``tall`` rows high; None if there is none.

        With ``stays`` what has the focus is shown again and again, without it once.
        """
        scale = self.preferences.current.text_size
        sentence = self._told[0] if self._told else self._held
        most = ((tall - 2 * _PAD) // scale - 1) // _LINE
        whole = reading_time(sentence)
        if scale == 1 or not sentence or most < 1 or not (stays or self._since < whole):
            return None
        pages = pages_of(sentence, scale, most)
        ends = list(accumulate(sum(map(len, page)) for page in pages))
        reached = self._since % whole / whole * ends[-1]
        page = pages[next(k for k, end in enumerate(ends) if reached < end)]
        return _band(page, scale, max(map(len, pages)))

    def draw(self, canvas: pygame.Surface, focus: pygame.Rect | None) -> pygame.Rect | None:
        """Draw the page over a menu, where it stays; returns where it is.

        At the foot of the canvas, over the prompts or on them, or else at its head: so that it
        keeps off ``focus``.
        """
        for foot in (FOOT, CANVAS_HEIGHT):
            band = self.band(TALL, stays=True)
            if band and not (focus and focus.bottom > foot - band.get_height()):
                return canvas.blit(band, band.get_rect(bottom=foot))
        band = self.band(LOW, stays=True)
        return canvas.blit(band, (0, 0)) if band else None


def reading_time(sentence: str) -> float:
    """How many seconds it takes to find and to read a sentence."""
    return _LOOK + len(sentence) / _PACE


@lru_cache(maxsize=32)
def pages_of(text: str, scale: int, most: int) -> tuple[tuple[str, ...], ...]:
    """The lines of a text, at most so many on a page; a new page begins between two sentences.

    ``scale`` tells how many times as large the letters are. A sentence longer than a page goes
    on upon the next.
    """
    pages: list[tuple[str, ...]] = []
    page = ""
    for sentence in _sentences(text):
        longer = f"{page} {sentence}".strip()
        if page and len(wrap(longer, _WIDTH // scale)) > most:
            pages += _cut(page, scale, most)
            longer = sentence
        page = longer
    return (*pages, *_cut(page, scale, most))


def _sentences(text: str) -> list[str]:
    """A name alone, such as "Scout.", belongs to what is told of it."""
    sentences: list[str] = []
    for part in _ENDS.split(text):
        if sentences and " " not in sentences[-1]:
            sentences[-1] += f" {part}"
        else:
            sentences.append(part)
    return sentences


def _cut(text: str, scale: int, most: int) -> list[tuple[str, ...]]:
    lines = wrap(text, _WIDTH // scale)
    return [lines[at : at + most] for at in range(0, len(lines), most)]


@lru_cache(maxsize=8)
def _band(lines: tuple[str, ...], scale: int, rows: int) -> pygame.Surface:
    """A dark band as wide as the canvas, the lines in letters ``scale`` times as large.

    It has room for so many ``rows``, so that it is as high on each page, and covers a title whole.
    """
    band = pygame.Surface((CANVAS_WIDTH, max(LOW, (_LINE * rows + 1) * scale + 2 * _PAD)))
    band.fill(rgb("ink"))
    written = (_LINE * len(lines) + 1) * scale
    top = (band.get_height() - written) // 2 + 3 * scale  # accents rise above it
    for number, text in enumerate(lines):
        at = CANVAS_WIDTH // 2, top + number * _LINE * scale
        draw_enlarged(band, text, at, scale, "small", "white", 0.5)
    band.fill(rgb("gold2"), (0, 0, CANVAS_WIDTH, 1))
    band.fill(rgb("gold2"), (0, band.get_height() - 1, CANVAS_WIDTH, 1))
    return band
