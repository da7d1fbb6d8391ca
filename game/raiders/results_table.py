"""The table beside the podium: the count of a party, or the run of a lone raider and its rivals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.text import Icon, Words, draw_rich, draw_text
from game.cabinet.widgets import blank, frame_on, meter, panel, put

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.cabinet.context import Context
    from game.cabinet.locale import Locale
    from game.cabinet.records import Run
    from game.raiders.rules.view import View
    from game.raiders.standings import Standing

_X, _Y, _W = 416, 8, 216
_PITCH = 38
_TARGET = 20
_HEARTS = 10


def draw_table(
    canvas: pygame.Surface,
    locale: Locale,
    rows: tuple[Standing, ...],
    share: Callable[[str], float],
    winners: tuple[int, ...],
) -> None:
    """The rows in the order of the seats; as the ranks are told, each slides to its place."""
    _draw_head(canvas, locale.say("results.count"))
    draw_text(canvas, locale.say("results.hero"), (_X + 34, _Y + 34), "small", "faint")
    put(canvas, piece("icon/coin"), (_X + 166, _Y + 38), (0.5, 0.5))
    put(canvas, piece("icon/wound"), (_X + 192, _Y + 38), (0.5, 0.5))
    rank = share("rank")
    eased = rank * rank * (3 - 2 * rank)
    for place, row in enumerate(rows):
        y = _Y + 44 + _PITCH * (row.seat + (place - row.seat) * eased)
        name = locale.say(f"character.{row.hero}.name")
        judged = share("stone" if row.fate == "stone" else "wounds") > 0.4 or rank >= 1
        look = _look(row, winners, share, judged=judged)
        remark = _remark(locale, row, look[0])
        canvas.blit(_row(_RowLook(row, name, remark, *look)), (_X + 8, round(y)))


def _look(
    row: Standing, winners: tuple[int, ...], share: Callable[[str], float], *, judged: bool
) -> tuple[str, int, bool]:
    """The state of a row, the coins its bar has reached, whether its rank is told."""
    told = share("rank") >= 1
    state = "out" if row.fate and judged else "win" if told and row.seat in winners else ""
    coins = share("coins") if not told else 1.0
    return state, round(row.coins * coins), told


def _remark(locale: Locale, row: Standing, state: str) -> str:
    if state == "out":
        return locale.say(f"results.fate.{row.fate}")
    return locale.say("results.wins") if state == "win" else ""


@dataclass(frozen=True, slots=True)
class _RowLook:
    """All that a row's picture depends on; ``coins`` is how far its bar has come."""

    row: Standing
    name: str
    remark: str
    state: str
    coins: int
    told: bool


@lru_cache(maxsize=256)
def _row(look: _RowLook) -> pygame.Surface:
    plate, row, out = panel(_W - 16, 34, "inset").copy(), look.row, look.state == "out"
    if look.state == "win":
        plate.fill(RGB["wood1"], (1, 1, _W - 18, 32))
        frame_on(plate)
    number = "\u2014" if out else str(row.rank) if look.told and row.rank else ""
    colour = "accent" if look.state == "win" else "faint" if out else "soft"
    draw_text(plate, number, (14, 14), "bold", colour, 0.5)
    put(plate, piece(f"portrait{'_off' if out else ''}/{row.hero}"), (26, 2))
    put(plate, piece(f"emblem{'_off' if out else ''}/{row.hero}"), (58, 5))
    draw_text(plate, look.name, (73, 7), "bold", "faint" if out else "head", width=70)
    _second_line(plate, look)
    draw_text(plate, str(row.coins), (158, 14), "bold", "faint" if out else "accent", 0.5)
    draw_text(plate, str(row.wounds), (184, 14), "bold", "danger", 0.5)
    return plate


def _second_line(plate: pygame.Surface, look: _RowLook) -> None:
    if look.state == "out":
        draw_text(plate, look.remark, (60, 20), "small", "danger", width=84)
    elif look.state == "win":
        words = Words(look.remark, "accent")
        draw_rich(plate, (Icon("icon/crown"), words), (60, 20), gap=4, width=84)
    else:
        put(plate, meter(70, min(look.coins, _TARGET), _TARGET, "gold", 6, ticks=False), (60, 21))


def draw_run(
    canvas: pygame.Surface, context: Context, view: View, share: float, record: int | None
) -> None:
    """The lone raider's coins and hearts, and the best runs so far, the new one in gold."""
    say, me = context.locale.say, view.seats[0]
    _draw_head(canvas, say("results.run"))
    put(canvas, piece(f"portrait/{me.character}"), (_X + 12, _Y + 30))
    put(canvas, piece(f"emblem/{me.character}"), (_X + 46, _Y + 29))
    name = say(f"character.{me.character}.name")
    draw_text(canvas, name, (_X + 61, _Y + 31), "bold", "head", width=80)
    words = say("results.life", n=view.health)
    draw_text(canvas, words, (_X + 204, _Y + 31), "small", "faint", 1)
    for k in range(_HEARTS):
        heart = "icon/heart" if k < _HEARTS - me.wounds else "icon/hollow"
        put(canvas, piece(heart), (_X + 46 + 16 * k, _Y + 46))
    shown = round(me.coins * share)
    coins = (
        Icon("icon/coin"),
        Words(str(shown), "accent", "bold"),
        Words(say("results.of_target"), "soft"),
    )
    draw_rich(canvas, coins, (_X + 12, _Y + 68), gap=5)
    put(canvas, meter(124, min(shown, _TARGET), _TARGET, "gold", 10), (_X + 80, _Y + 66))
    _draw_records(canvas, context, record)


def _draw_head(canvas: pygame.Surface, text: str) -> None:
    draw_text(canvas, text, (_X + _W // 2, _Y + 10), "bold", "head", 0.5, width=_W - 24)
    canvas.fill(RGB["gold2"], (_X + 8, _Y + 22, _W - 16, 1))


def _draw_records(canvas: pygame.Surface, context: Context, record: int | None) -> None:
    say, runs = context.locale.say, context.records.runs()
    head = say("results.best") if record is None else say("results.place", n=record + 1)
    draw_text(canvas, head, (_X + 12, _Y + 122), "bold", "accent" if record is not None else "head")
    first = max(0, min((record or 0) - 3, len(runs) - 6))
    for k, run in enumerate(runs[first : first + 6]):
        line = _run_line(first + k + 1, run, new=first + k == record)
        canvas.blit(line, (_X + 8, _Y + 136 + 22 * k))


@lru_cache(maxsize=64)
def _run_line(place: int, run: Run, *, new: bool) -> pygame.Surface:
    line = blank(_W - 16, 22)
    line.fill(RGB["stone1" if place % 2 else "night"])
    if new:
        line.fill(RGB["wood1"])
        frame_on(line)
    if place <= 3:
        put(line, piece(f"medal/{place}"), (12, 11), (0.5, 0.5))
        draw_text(line, str(place), (13, 7), "bold", "ink", 0.5, shadow=False)
    else:
        draw_text(line, str(place), (13, 7), "bold", "soft", 0.5)
    put(line, piece(f"emblem/{run.character}"), (26, 11), (0, 0.5))
    counters = (Icon("icon/coin"), Words(str(run.coins), "accent", "bold"))
    draw_rich(line, counters, (44, 7))
    hearts = (Icon("icon/heart" if run.survived else "icon/hollow"), Words(str(run.health), "soft"))
    draw_rich(line, hearts, (80, 7))
    draw_text(line, run.day, (_W - 24, 7), "small", "soft" if new else "faint", 1)
    return line
