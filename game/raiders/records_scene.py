"""The best solo runs in the vault, and the hero of the best of them on its pedestal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cabinet.gate import Gate
from game.cabinet.large_print import FOOT, TALL
from game.cabinet.palette import RGB
from game.cabinet.pieces import backdrop, piece
from game.cabinet.records import KEPT
from game.cabinet.scene import Pop
from game.cabinet.text import draw_text
from game.cabinet.widgets import blank, chip, legend, panel, plaque, put
from game.raiders import aloud

if TYPE_CHECKING:
    import pygame

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.records import Run
    from game.cabinet.scene import Change

_TABLE = (8, 48, 440, 290)
_PLACE, _HERO, _COINS, _LIFE, _WOUNDS, _DAY = 28, 48, 200, 252, 304, 430
_ROW, _FIRST = 24, 90
_NICHE, _STAND = 552, 274
_FEET = (64, 132)


class RecordsScene:
    """Shows the records; any of confirm, back and a click leads back."""

    music = "records"

    def __init__(self, context: Context) -> None:
        """Read the records as they are now."""
        self._context = context
        self._runs = context.records.runs()
        self._gate = Gate(context)
        self._clock = 0.0

    @property
    def spoken(self) -> str:
        """The name of the screen, and the line of every run."""
        say = self._context.locale.say
        runs = [f"{place}: {self._told(run)}" for place, run in enumerate(self._runs, 1)]
        return " ".join((f"{say('records.title')}.", *(runs or [say("results.none")])))

    def _told(self, run: Run) -> str:
        say = self._context.locale.say
        purse = aloud.ended(self._context.locale, run.character, run.coins, run.wounds)
        return f"{purse} {say('results.life', n=run.health)}, {run.day}."

    def on_press(self, press: Press) -> Change | None:
        """Back to where the player came from."""
        leaves = press.button in {"confirm", "back", "menu", "click", "context"}
        if not (press.down and leaves) or self._gate.falling:
            return None
        return self._gate.fall(Pop)

    def update(self, seconds: float) -> Change | None:
        """The hero on the pedestal lives."""
        self._clock += seconds
        return self._gate.update(seconds)

    def draw(self, canvas: pygame.Surface) -> None:
        """The table at the left, the best at the right."""
        say = self._context.locale.say
        canvas.blit(backdrop("records/backdrop"), (0, 0))
        put(canvas, plaque(say("records.title"), w=440), (8, 8))
        canvas.blit(panel(*_TABLE[2:]), _TABLE[:2])
        self._draw_heads(canvas)
        for k in range(self._shown):
            run = self._runs[k] if k < len(self._runs) else None
            self._draw_run(canvas, k, run)
        if self._runs:
            self._draw_best(canvas, self._runs[0])
        else:
            draw_text(canvas, say("results.none"), (228, 200), "bold", "soft", 0.5)
        prompts = (((self._context.glyph("back"),), say("menu.prompt.back")),)
        canvas.blit(legend(632, prompts), (4, 344))
        self._gate.draw(canvas)

    @property
    def _shown(self) -> int:
        """How many lines are drawn: large print, which tells all of them, lies on the last ones."""
        if self._context.settings.text_size == 1:
            return KEPT
        return (FOOT - TALL - _FIRST + _ROW // 2) // _ROW

    def _draw_heads(self, canvas: pygame.Surface) -> None:
        say = self._context.locale.say
        y = _TABLE[1] + 12
        draw_text(canvas, say("results.hero"), (_HERO, y), "small", "faint")
        draw_text(canvas, say("records.life"), (_LIFE, y), "small", "faint", 0.5, width=52)
        draw_text(canvas, say("records.day"), (_DAY, y), "small", "faint", 1)
        put(canvas, piece("icon/coin"), (_COINS, y + 4), (0.5, 0.5))
        put(canvas, piece("icon/wound"), (_WOUNDS, y + 4), (0.5, 0.5))
        canvas.fill(RGB["gold2"], (16, y + 14, 424, 1))

    def _draw_run(self, canvas: pygame.Surface, place: int, run: Run | None) -> None:
        y = _FIRST + _ROW * place
        if place % 2 == 0:
            canvas.blit(_stripe(), (16, y - 11))
        if run is None:
            return
        if place < 3:
            put(canvas, piece(f"medal/{place + 1}"), (_PLACE, y), (0.5, 0.5))
            number = str(place + 1)
            draw_text(canvas, number, (_PLACE + 1, y - 4), "bold", "ink", 0.5, shadow=False)
        else:
            draw_text(canvas, str(place + 1), (_PLACE, y - 4), "bold", "soft", 0.5)
        put(canvas, piece(f"emblem/{run.character}"), (_HERO, y), (0, 0.5))
        name = self._context.locale.say(f"character.{run.character}.name")
        draw_text(canvas, name, (_HERO + 17, y - 4), "bold", "head", width=90)
        draw_text(canvas, str(run.coins), (_COINS, y - 4), "bold", "accent", 0.5)
        draw_text(canvas, str(run.health), (_LIFE, y - 4), "bold", "text", 0.5)
        draw_text(canvas, str(run.wounds), (_WOUNDS, y - 4), "bold", "danger", 0.5)
        if not run.survived:
            put(canvas, piece("icon/skull"), (_WOUNDS + 26, y), (0.5, 0.5))
        draw_text(canvas, run.day, (_DAY, y - 4), "small", "soft", 1)

    def _draw_best(self, canvas: pygame.Surface, run: Run) -> None:
        canvas.blit(piece(f"records/crest/{run.character}"), (524, 98))
        cheers = self._clock % 4 < 1
        pose, pace = ("cheer", 8) if cheers else ("idle", 4)
        figure = piece(f"big/{run.character}/{pose}/{int(self._clock * pace) % 4}")
        canvas.blit(figure, (_NICHE - _FEET[0], _STAND - _FEET[1]))
        coins = chip(str(run.coins), "coin", "gold4", "gold3", w=36)
        life = chip(str(run.health), "heart", "red4", "gold3", w=36)
        put(canvas, coins, (532, 295), (0.5, 0.5))
        put(canvas, life, (572, 295), (0.5, 0.5))


def _stripe() -> pygame.Surface:
    """Every other row lies on a lighter ground."""
    stripe = blank(424, 22)
    stripe.fill(RGB["stone1"])
    return stripe
