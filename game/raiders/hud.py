"""What lies round and over the stage: panels, plaque, sum, messages. It reads facts and draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import pygame

from game.cabinet.large_print import LOW
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.stage import ROOM_AREA
from game.cabinet.text import LINE, draw_rich, draw_text, render, text_width, wrap
from game.cabinet.widgets import SEAT_COLUMNS, bubble, keycap, panel, plaque, put, ribbon
from game.raiders import panels
from game.raiders.choreo import tally
from game.raiders.choreo.show import Band, Show, kind_of
from game.raiders.corner import corner_panel, draw_arms
from game.raiders.duel import duel_band
from game.raiders.rules.cards import COIN_CAP, FATAL_WOUNDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

    from game.cabinet.locale import Locale
    from game.cabinet.text import Part
    from game.raiders.rules.view import RoomView

BOTTOM = 296
REMIND = 6.0
"""How long what happened last hangs over the next choice, in seconds."""
SPLASH, SPLASH_TALL = 40, 68
"""Where a boss's name goes across the stage, and how high its band is."""
BAND = 41
"""The row at which the sum of a fight hangs, in the place of the plaque."""
RULE, HAPPENED = 76, 97
"""The rows of the ribbons that tell what a room does, and what happened last."""
SCALLOPS = 56
"""How much wider than its text a ribbon is."""
LEFT, INNER, RIGHT = (4, 301), (328, 301), (484, 301)
"""Where the level's map lies, and what the room does; beside the panels of two seats, inwards."""
MAP, BELOW, ACROSS = (4, 68), (4, 127), (484, 68)
"""Where they go when the seats' own panels leave them no room: below the map or across the screen.
"""
BESIDE, BETWEEN = pygame.Rect(162, RULE, 474, 60), pygame.Rect(160, RULE, 320, 60)
"""Where the ribbons are then; in a chamber, whose pedestals tell the rule, it is the second."""
CENTRE = pygame.Rect(160, 301, 320, 56)


@dataclass(slots=True)
class Hud:
    """``lines`` are the last sentences told, ``happened`` those of the last room, a line each.

    ``remind`` are the seconds that it still hangs over the choice; ``bare``: nothing does, a sheet
    lies over the room; ``demo``: nobody plays, so nobody is told what to press. ``sealed`` are
    those who have chosen.

    ``text_size``: from 2 on sentences hang over the room in large print, and the sum below them;
    ``printed`` is the row where they end now, 0 while there are none.
    ``choosing`` are the seats that owe a choice; ``row`` is what is known of the level's rooms
    by whoever looks; ``active`` the person whose hand is open; ``aside``: the map hangs over the
    room.
    """

    show: Show
    lines: list[str] = field(default_factory=list)
    happened: str = ""
    remind: float = REMIND
    bare: bool = False
    demo: bool = False
    sealed: frozenset[int] = frozenset()
    choosing: tuple[int, ...] = ()
    row: tuple[RoomView, ...] = ()
    active: int | None = None
    rule: str = ""
    preview: str | None = None
    text_size: int = 1
    printed: int = 0
    aside: bool = False

    @property
    def large(self) -> bool:
        """Whether numbers are wanted larger than there is room for names beside them."""
        return self.text_size > 1

    @property
    def locale(self) -> Locale:
        """The words in force."""
        return self.show.locale

    def draw_over_stage(self, canvas: Surface) -> None:
        """What hangs over the room: the plaque, the sum, a splash, the shutter."""
        canvas.set_clip(ROOM_AREA)
        show = self.show
        if show.plaque and not self.bare:
            self._plaque(canvas)
        if show.band and not self.bare:
            self._band(canvas)
        if show.splash:
            self._splash(canvas)
        if show.shutter > 0:
            _shutter(canvas, show.shutter)
        canvas.set_clip(None)

    def _plaque(self, canvas: Surface) -> None:
        hung = self.show.plaque
        assert hung is not None
        bounce = (1 - (1 - hung.drop) ** 2) * (1 - self.covered)
        put(canvas, plaque(hung.words(), hung.kind), (320, round(2 + 40 * bounce)), (0.5, 0))

    @property
    def covered(self) -> float:
        """How much of the plaque's place the sum has taken, 0 to 1: the plaque makes way for it."""
        band = self.show.band
        return band.slide if band else 0.0

    def _band(self, canvas: Surface) -> None:
        picture = self.sum()
        printed = LOW + 3 if self.large else 0  # a line of large print has its place above the sum
        down, up = BAND + printed, ROOM_AREA.top - picture.get_height()
        put(canvas, picture, (320, round(up + (down - up) * self.covered)), (0.5, 0))

    def sum(self) -> Surface:
        """The cards of the present fight against its strength."""
        band, show = self.show.band, self.show
        assert band is not None
        cards = tuple(
            panels.Summand(show.chair(seat).character, move, value)
            for seat, move, value in band.cards
        )
        struck = frozenset(show.chair(seat).character for seat in band.marked)
        if len(show.heroes) <= tally.PAIR:
            return self._duel(band, struck)
        shown = None if band.verdict else band.count
        return panels.sum_band(cards, band.strength, shown, struck)

    def _duel(self, band: Band, struck: frozenset[str]) -> Surface:
        cards = [(self.show.chair(seat).character, move) for seat, move, _ in band.cards]
        if band.strength is not None:
            cards.append(("deck", str(band.strength)))
        sign, tone = tally.parts_of(band) if band.verdict and band.cards else ("", "even")
        return duel_band(tuple(cards), band.count, sign, tone, struck)

    def _splash(self, canvas: Surface) -> None:
        splash = self.show.splash
        assert splash is not None
        share = splash.share
        shift = round((1 - share) * 640) if share <= 1 else -round((share - 1) * 640)
        top = SPLASH - round(SPLASH_TALL * min(1.0, abs(1 - share) * 2))  # the boss stays in sight
        canvas.fill(RGB["ink"], (0, top, 640, SPLASH_TALL))
        canvas.fill(RGB["red2"], (0, top + SPLASH_TALL - 3, 640, 2))
        put(canvas, render(splash.title, "huge", "blood"), (320 + shift, top + 22), (0.5, 0))
        draw_text(canvas, splash.note, (320 - shift, top + 9), "bold", "danger", 0.5)

    def draw_bars(self, canvas: Surface) -> None:
        """Top and bottom bar with all their panels."""
        canvas.fill(RGB["ink"], (0, 0, 640, 39))
        canvas.fill(RGB["stone1"], (0, 39, 640, 1))
        if len(self.show.heroes) == 1:
            self._solo_bar(canvas)
        else:
            self._seats(canvas)
        canvas.blit(_bottom(), (0, BOTTOM))
        counting = self.show.board.mode == "solo" and kind_of(self.show.board.here) in "mb"
        canvas.blit(self._counts() if counting else self._map(), LEFT)
        canvas.blit(corner_panel(self.show, self.preview), RIGHT)

    def _seats(self, canvas: Surface) -> None:
        show = self.show
        for seat, chair in enumerate(show.chairs):
            look = panels.SeatLook(
                chair.character,
                show.name(seat),
                chair.coins,
                chair.wounds,
                chair.hand,
                int(chair.laid) if chair.laid and chair.laid.isdigit() else None,
                tuple(chair.items),
                self._status(seat),
                self._mark(seat),
                show.board.holder == seat,
                self._out(seat),
                self.large,
            )
            canvas.blit(panels.seat_panel(look), (SEAT_COLUMNS[seat], 2))
            if seat in show.lookers:
                put(canvas, piece("icon/eye"), (SEAT_COLUMNS[seat] + 17, 34), (0.5, 1))
        if len(show.heroes) < 5:
            supply = tuple(show.board.supply.items())
            reserve = panels.reserve_panel(supply, self.locale.say("hud.supply"))
            canvas.blit(reserve, (SEAT_COLUMNS[len(show.heroes)], 2))

    def _status(self, seat: int) -> str:
        if seat in self.sealed:
            return "sealed"
        return "choosing" if seat in self.choosing else ""

    def _mark(self, seat: int) -> str | None:
        if seat in self.show.marks:
            return self.show.marks[seat][0]
        return "active" if seat == self.active else None

    def _out(self, seat: int) -> str | None:
        if self.show.chair(seat).out:
            return self.locale.say("hud.out")
        return self.locale.say("hud.fainted") if seat in self.show.board.fainted else None

    def _solo_bar(self, canvas: Surface) -> None:
        chair, board, say = self.show.chair(0), self.show.board, self.locale.say
        life = max(0, FATAL_WOUNDS - chair.wounds)
        words = say("hud.life", life=life, total=FATAL_WOUNDS)
        health = panels.health_panel(
            chair.character, self.show.name(0), life, FATAL_WOUNDS, words, large=self.large
        )
        canvas.blit(health, (4, 2))
        words = say("hud.of", n=COIN_CAP)
        treasure = panels.treasure_panel(
            say("hud.treasure"), chair.coins, COIN_CAP, words, large=self.large
        )
        canvas.blit(treasure, (256, 2))
        level = say("hud.level", level=board.level)
        room = say("hud.room", place=board.place + 1)
        canvas.blit(panels.progress_panel(level, room, board.place), (508, 2))

    def _counts(self) -> Surface:
        """Solo, against a monster: which attack cards have been seen."""
        title = self.locale.say("hud.attack_used")
        return panels.attack_counts(title, self.show.board.shown, large=self.large)

    def _map(self) -> Surface:
        board = self.show.board
        row = tuple((each.room, each.up) for each in (self.row or board.row))
        title = self.locale.say("hud.where", level=board.level, place=board.place + 1)
        return panels.level_map(row, board.place, title)

    def draw_message(self, canvas: Surface, sign: Callable[[str], str]) -> None:
        """The middle of the bottom bar while things happen: the last sentences.

        In the hall of a level also how to hurry; ``sign`` is the glyph of a button.
        """
        canvas.blit(_message(tuple(self.lines[-3:]), self.show.tally), CENTRE.topleft)
        if self.show.stage.camera < 0 and not self.demo:  # in a level's hall there is room for it
            say = self.locale.say
            put(canvas, keycap((sign("confirm"),), say("hud.skip"), "text"), (632, 260), (1, 0))
            put(canvas, keycap((sign("hurry"),), say("hud.faster"), "text"), (632, 276), (1, 0))

    def draw_rule(self, canvas: Surface) -> None:
        """While somebody chooses: what this room does, what just happened, who still thinks."""
        if self.bare:
            return
        self._draw_thinkers(canvas)
        self._draw_holder(canvas)
        draw_arms(canvas, self.show)
        place, rule = ROOM_AREA, self.rule
        if self.aside and MAP in self._asides():
            place, rule = (BETWEEN, "") if self._chamber else (BESIDE, rule)
        y = HAPPENED if rule else RULE
        if rule and self.printed < RULE:
            y = draw_ribbon(canvas, wrap(rule, place.width - SCALLOPS), RULE, "head", place)
        if self.happened and self.remind > 0 and self.printed < HAPPENED:
            lines = latest(self.happened, place.width - SCALLOPS)
            draw_ribbon(canvas, lines, y, "soft", place)

    @property
    def _chamber(self) -> bool:
        return kind_of(self.show.board.here) == "c"

    def draw_aside(self, canvas: Surface) -> None:
        """The level's map and what the room does, while the seats' own panels are below."""
        over_room = not self.bare and self.printed < MAP[1]
        for picture, at in zip(
            (self._map(), corner_panel(self.show, None)), self._asides(), strict=True
        ):
            if at[1] > BOTTOM or over_room:
                canvas.blit(picture, at)

    def _asides(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where these two lie: beside the seats' panels as long as there are few of them."""
        match len(self.show.heroes):
            case 2:
                return INNER, RIGHT
            case 3:
                return MAP, RIGHT
        return MAP, ACROSS if self._chamber else BELOW

    def _draw_thinkers(self, canvas: Surface) -> None:
        for seat in self.choosing:
            if seat not in self.sealed and seat != self.active:
                x, y = self.show.spot(self.show.heroes[seat])
                put(canvas, bubble(), (x + 14, y - 76))

    def _draw_holder(self, canvas: Surface) -> None:
        """In the tactical variant the map hangs over whoever holds it."""
        holder = self.show.board.holder
        if holder is not None:
            x, y = self.show.spot(self.show.heroes[holder])
            put(canvas, piece("icon/map_open"), (x, y - 54), (0.5, 1))

    def draw_flyers(self, canvas: Surface) -> None:
        """Coins and drops on their way, over everything."""
        for flyer in self.show.flyers:
            for number, (x, y) in enumerate(flyer.trail):
                size = 1 + number // 2
                canvas.fill(RGB["gold4" if number > 1 else "gold2"], (x, y, size, size))
            put(canvas, flyer.image, (flyer.x, flyer.y), (0.5, 0.5))


def latest(sentences: str, width: int) -> tuple[str, ...]:
    """As many of the last sentences, each on a line of its own, as fit in two lines or so."""
    *earlier, text = sentences.splitlines()
    for sentence in reversed(earlier):
        if len(wrap(f"{sentence} {text}", width)) > 2:
            break
        text = f"{sentence} {text}"
    return wrap(text, width)


def draw_ribbon(
    canvas: Surface, lines: tuple[str, ...], y: int, colour: str, place: pygame.Rect
) -> int:
    """Lines over the room on a dark band in the middle of ``place``; the row where it ends."""
    band = _ribbon_with(lines, colour)
    put(canvas, band, (place.centerx, y), (0.5, 0))
    return y + band.get_height() + 1


@lru_cache(maxsize=16)
def _ribbon_with(lines: tuple[str, ...], colour: str) -> Surface:
    longest = max(text_width(line, "small") for line in lines)
    wide = (longest + SCALLOPS) // 4 * 4
    band = ribbon(wide, len(lines)).copy()
    for row, line in enumerate(lines):
        draw_text(band, line, (wide / 2, 7 + LINE * row), "small", colour, 0.5)
    return band


@cache
def _bottom() -> Surface:
    """The floor of the bottom bar."""
    bar = pygame.Surface((640, 64)).convert()
    bar.fill(RGB["night"])
    bar.fill(RGB["ink"], (0, 0, 640, 1))
    bar.fill(RGB["stone2"], (0, 1, 640, 1))
    bar.fill(RGB["stone1"], (0, 2, 640, 1))
    for y in range(4, 64, 4):
        for x in range(0, 640, 4):
            bar.set_at((x, y), RGB["ink"])
            if y > 30:
                bar.set_at((x + 2, y + 2 if y < 60 else y), RGB["ink"])
    return bar


@lru_cache(maxsize=8)
def _message(lines: tuple[str, ...], tally: tuple[Part, ...]) -> Surface:
    """The last sentences, the newest in bold; over them the sum of the room in signs, if any."""
    plate = panel(*CENTRE.size).copy()
    top, room = 0, 4
    if tally:
        draw_rich(plate, tally, (160, 9), 0.5, gap=4, width=304)
        plate.fill(RGB["stone2"], (12, 23, 296, 1))
        top, room = 22, 2
    rows = _rows(lines, room)
    step = 12 if len(rows) < 4 else 11
    y = top + (CENTRE.height - top - step * len(rows) + 5) // 2
    for k, (line, style, colour) in enumerate(rows):
        draw_text(plate, line, (160, y + step * k), style, colour, 0.5, width=304)
    return plate


def _rows(lines: tuple[str, ...], room: int) -> list[tuple[str, str, str]]:
    """As many lines of text as there is room for: the newest sentence whole, and some before it."""
    if not lines:
        return []
    newest = wrap(lines[-1], 300, "bold")
    older = [line for text in lines[:-1] for line in wrap(text, 300)]
    left = max(0, room - len(newest))
    rows = [(line, "small", "faint") for line in older[len(older) - left :]] if left else []
    return rows + [(line, "bold", "head") for line in newest]


def _shutter(canvas: Surface, share: float) -> None:
    """Two dark leaves that close over the room."""
    half = round(ROOM_AREA.height / 2 * share)
    canvas.fill(RGB["ink"], (0, ROOM_AREA.top, 640, half))
    canvas.fill(RGB["ink"], (0, ROOM_AREA.bottom - half, 640, half))
    canvas.fill(RGB["gold2"], (0, ROOM_AREA.top + half, 640, 1))
    canvas.fill(RGB["gold2"], (0, ROOM_AREA.bottom - half - 1, 640, 1))
