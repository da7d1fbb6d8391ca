"""Text in the game's own font, drawn from sheets of glyphs and cached by its arguments.

Styles: ``small`` and ``bold`` (caps 7 px high, lines 11-12 apart), ``title`` (14, outlined),
``huge`` (28, outlined), ``micro`` (the digits of card pips). ``y`` is always the top of the
capitals; accents rise up to 3 px above it (6 in ``title``). Colours are names of
:mod:`game.cabinet.palette`: roles (``text soft faint off head accent danger good magic note``) or
colours; large styles also take a ramp (``gold steel blood magic coin wound heal good bronze``).

A text wider than the ``width`` it is given is drawn all the same and logged as a warning that
begins with ``TextTooWide``: nothing is shrunk or cut behind anybody's back.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import RAMPS, RGB, Rgb, rgb
from game.cabinet.pieces import folder, piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LINE = 12
"""From the cap top of one line of small or bold text to that of the next."""

_SIDE = 2
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Font:
    """A style: its sheet, and ``glyphs``: character -> (x, y, cell width, advance)."""

    sheet: pygame.Surface
    height: int
    top: int
    cap: int
    gap: int
    layer: int
    glyphs: dict[str, tuple[int, int, int, int]]


@cache
def _font_index() -> dict[str, dict[str, object]]:
    with open(f"{folder('fonts')}/index.json", encoding="utf-8") as file:  # noqa: PTH123
        index: dict[str, dict[str, object]] = json.load(file)
    return index


@cache
def _font(style: str) -> _Font:
    entries = dict(_font_index()[style])
    return _Font(pygame.image.load(f"{folder('fonts')}/{style}.png"), **entries)  # type: ignore[arg-type]


def cap_height(style: str = "small") -> int:
    """How high the capitals of a style are."""
    return _font(style).cap


@lru_cache(maxsize=4096)
def text_width(text: str, style: str = "small") -> int:
    """How wide a text is, without its shadow or outline."""
    return max(0, _advance(text, style) - _font(style).gap)


def _advance(text: str, style: str) -> int:
    """From the beginning of a text to where the next would begin."""
    glyphs = _font(style).glyphs
    missing = glyphs["?" if "?" in glyphs else "0"]
    return sum(glyphs.get(ch, missing)[3] for ch in text)


def has_glyphs(text: str, style: str = "small") -> bool:
    """Whether the font has every character of a text."""
    return all(ch in _font(style).glyphs for ch in text)


def _colours(colour: str, shadow: bool) -> list[Rgb]:
    """The colours of the roles of a glyph sheet: clear, under, four of the ramp, lit edge."""
    ramp = RAMPS.get(colour)
    under = RGB["ink"] if shadow else (1, 1, 1)
    if ramp is None:
        return [(0, 0, 0), under, *[rgb(colour)] * 5]
    return [(0, 0, 0), under, *(RGB[name] for name in ramp), RGB["white"]]


@lru_cache(maxsize=768)
def render(
    text: str, style: str = "small", colour: str = "text", *, shadow: bool = True
) -> pygame.Surface:
    """A line of text as a surface of its own, 2 px wider on each side; do not draw on it."""
    font = _font(style)
    line = pygame.Surface((text_width(text, style) + 2 * _SIDE, font.height), 0, 8)
    line.set_palette(font.sheet.get_palette())
    for layer in (0, font.layer) if shadow else (font.layer,):
        x = 0
        for ch in text:
            left, top, w, advance = font.glyphs.get(ch) or font.glyphs["?"]
            line.blit(font.sheet, (x, 0), (left, top + layer, w, font.height))
            x += advance
    line.set_palette(_colours(colour, shadow))
    line.set_colorkey(0)
    picture = pygame.Surface(line.get_size(), pygame.SRCALPHA)
    picture.blit(line, (0, 0))
    return picture


def draw_text(  # noqa: PLR0913 - a text, where, and how
    canvas: pygame.Surface,
    text: str,
    at: tuple[float, float],
    style: str = "small",
    colour: str = "text",
    align: float = 0.0,
    *,
    width: int | None = None,
    shadow: bool = True,
) -> pygame.Rect:
    """Draw a line whose capitals' top is ``at[1]``.

    ``align`` 0 starts at ``at[0]``, .5 is centred on it, 1 ends there. Returns the box of its
    capitals. ``width`` is what the place has room for.
    """
    font, wide = _font(style), text_width(text, style)
    if width is not None and wide > width:
        warn_too_wide(text, wide, width)
    x, y = round(at[0] - align * wide), round(at[1])
    if text:
        canvas.blit(render(text, style, colour, shadow=shadow), (x - _SIDE, y - font.top))
    return pygame.Rect(x, y, wide, font.cap)


def draw_enlarged(
    canvas: pygame.Surface,
    text: str,
    at: tuple[int, int],
    scale: int,
    style: str = "small",
    colour: str = "text",
    align: float = 0.0,
) -> None:
    """Draw a line as :func:`draw_text` does, each of its pixels ``scale`` times as large."""
    left = round(at[0] - align * text_width(text, style) * scale) - _SIDE * scale
    canvas.blit(_enlarged(text, scale, style, colour), (left, at[1] - _font(style).top * scale))


@lru_cache(maxsize=64)
def _enlarged(text: str, scale: int, style: str, colour: str) -> pygame.Surface:
    return pygame.transform.scale_by(render(text, style, colour), scale)


@lru_cache(maxsize=256)
def warn_too_wide(text: str, wide: int, width: int) -> None:
    """Log, once a text, that it leaves its box."""
    _log.warning("TextTooWide: %d px in a place of %d: %r", wide, width, text)


@lru_cache(maxsize=64)
def shortened(text: str, width: int, style: str = "small") -> str:
    """A name from outside, which may be of any length: its beginning, if it has no room."""
    kept = text
    while text_width(kept, style) > width:
        kept = f"{kept.removesuffix('...')[:-1].rstrip()}..."
    return kept


@lru_cache(maxsize=512)
def wrap(text: str, width: int, style: str = "small") -> tuple[str, ...]:
    """Break a text into lines of at most ``width``; a longer word gets a line of its own.

    It takes as few lines as it can, and among them no line is much shorter than the others.
    """
    words = [(word, _advance(word, style)) for word in text.split()]
    space, gap = _advance(" ", style), _font(style).gap
    fewest = len(_broken(words, space, width + gap))
    narrow, wide = width // 3, width
    while fewest > 1 and wide - narrow > 1:
        middle = (narrow + wide) // 2
        if len(_broken(words, space, middle + gap)) > fewest:
            narrow = middle
        else:
            wide = middle
    return _broken(words, space, wide + gap)


def _broken(words: Iterable[tuple[str, int]], space: int, width: int) -> tuple[str, ...]:
    """Each line as full of ``words`` as it can be; they come with the pixels that they take."""
    lines: list[str] = []
    taken = 0
    for word, wide in words:
        if lines and taken + space + wide <= width:
            lines[-1] = f"{lines[-1]} {word}"
            taken += space + wide
        else:
            lines.append(word)
            taken = wide
    return tuple(lines)


def draw_lines(  # noqa: PLR0913 - a text, where, and how
    canvas: pygame.Surface,
    text: str,
    at: tuple[float, float],
    width: int,
    style: str = "small",
    colour: str = "text",
    align: float = 0.0,
    *,
    shadow: bool = True,
) -> int:
    """Draw a text wrapped to ``width``, lines :data:`LINE` apart; returns how many there were."""
    lines = wrap(text, width, style)
    for k, line in enumerate(lines):
        place = (at[0], at[1] + k * LINE)
        draw_text(canvas, line, place, style, colour, align, width=width, shadow=shadow)
    return len(lines)


@dataclass(frozen=True, slots=True)
class Words:
    """Text inside a rich line."""

    text: str
    colour: str = "text"
    style: str = "small"


@dataclass(frozen=True, slots=True)
class Icon:
    """A piece inside a rich line, by its name in :mod:`game.cabinet.pieces`."""

    name: str


Part = str | Words | Icon | pygame.Surface


def _part_width(part: Part) -> int:
    match part:
        case str():
            return text_width(part)
        case Words(text, _, style):
            return text_width(text, style)
        case Icon(name):
            return piece(name).get_width()
        case _:
            return part.get_width()


def rich_width(parts: Sequence[Part], gap: int = 3) -> int:
    """How wide :func:`draw_rich` draws these parts."""
    return sum(_part_width(part) for part in parts) + gap * (len(parts) - 1)


def draw_rich(
    canvas: pygame.Surface,
    parts: Sequence[Part],
    at: tuple[float, float],
    align: float = 0.0,
    *,
    gap: int = 3,
    width: int | None = None,
) -> pygame.Rect:
    """Draw one line of words and pictures; the top of the capitals is ``at[1]``."""
    wide = rich_width(parts, gap)
    if width is not None and wide > width:
        warn_too_wide(
            " ".join(p if isinstance(p, str) else getattr(p, "text", "#") for p in parts),
            wide,
            width,
        )
    x, y = round(at[0] - align * wide), round(at[1])
    box = pygame.Rect(x, y, wide, 7)
    for part in parts:
        _draw_part(canvas, part, x, y)
        x += _part_width(part) + gap
    return box


def _draw_part(canvas: pygame.Surface, part: Part, x: int, y: int) -> None:
    match part:
        case str():
            draw_text(canvas, part, (x, y))
        case Words(text, colour, style):
            draw_text(canvas, text, (x, y + (7 - cap_height(style)) // 2), style, colour)
        case _:
            picture = piece(part.name) if isinstance(part, Icon) else part
            canvas.blit(picture, (x, y + 4 - (picture.get_height() + 1) // 2))
