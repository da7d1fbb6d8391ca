"""Menus: a focus that keys and mouse move over rectangles, and the dialog that asks first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.cabinet.devices import one_pair_of_hands
from game.cabinet.gate import Gate
from game.cabinet.large_print import FOOT
from game.cabinet.palette import rgb
from game.cabinet.scene import Leave, Pop, Push
from game.cabinet.shade import shaded
from game.cabinet.text import draw_text
from game.cabinet.widgets import button, legend, panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

_YES, _NO = 0, 1
_BOX = pygame.Rect(140, 110, 360, 130)
_ANSWERS = (pygame.Rect(164, 200, 148, 22), pygame.Rect(328, 200, 148, 22))
_FOOT = pygame.Rect(0, FOOT, 640, 18)
_STEPS_DOWN = 3  # the pause's darkness: whole steps leave no mesh of dots
_SIDEWAYS = {"left": "up", "right": "down"}
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1}


@dataclass(slots=True)
class Focus:
    """Which entry of a menu is looked at; ``index`` counts from 0."""

    index: int = 0

    def hear(self, press: Press, rects: Sequence[pygame.Rect]) -> bool:
        """Move by keys, wheel or mouse over the entries' ``rects``; whether one is chosen now.

        Keys go round at the ends; a click chooses what it hits, confirm what has the focus.
        """
        if not press.down or not rects:
            return False
        if press.button in _STEPS:
            self.index = (self.index + _STEPS[press.button]) % len(rects)
        if press.at and press.button in {"point", "click"}:
            hit = pygame.Rect(press.at, (1, 1)).collidelist(list(rects))
            self.index = hit if hit >= 0 else self.index
            return press.button == "click" and hit >= 0
        return press.button == "confirm"


class Confirm:
    """A question over the scene below: yes makes the change, no and back only go away.

    Before a game is left for the title its gate falls; confirm does not wait for it.
    """

    def __init__(
        self,
        context: Context,
        what: str,
        change: Change,
        agreed: Callable[[], None] = lambda: None,
        device: Device | None = None,
    ) -> None:
        """Ask with the texts ``quit.<what>.ask``, ``.note``, ``.yes`` and ``.no`` of the locale.

        ``agreed`` is told of a yes before the change is made. ``device`` alone answers, if one is
        named: accept on any other means no.
        """
        self.change = change
        self._agreed = agreed
        self._device = device
        self._context = context
        self._what = what
        self._focus = Focus(index=_NO)
        self._backdrop = Backdrop()
        self._gate = Gate(context, risen=True)

    def on_press(self, press: Press) -> Change | None:
        """Left and right move between the answers as up and down do."""
        if self._gate.falling:
            return self.change if press.down and press.button in {"confirm", "click"} else None
        if press.button in _SIDEWAYS:
            press = replace(press, button=_SIDEWAYS[press.button])
        if press.button in {"back", "context"} and press.down:
            return Pop()
        if self._device and not one_pair_of_hands(press.device, self._device):
            return Pop() if press.down and press.button == "confirm" else None
        if not self._focus.hear(press, _ANSWERS):
            return None
        return self._go() if self._focus.index == _YES else Pop()

    def _go(self) -> Change | None:
        """Out to the title through the gate; the program ends at once."""
        self._agreed()
        return self._gate.fall(lambda: self.change) if self.change == Leave() else self.change

    def update(self, seconds: float) -> Change | None:
        """Nothing moves but the gate."""
        return self._gate.update(seconds)

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return _ANSWERS[self._focus.index]

    @property
    def spoken(self) -> str:
        """The question, the answer in focus, and what becomes of the game."""
        answer = self._text("yes" if self._focus.index == _YES else "no")
        return f"{self._text('ask')} {answer}. {self._text('note')}"

    def draw(self, canvas: pygame.Surface) -> None:
        """A panel with the question, what becomes of the game, and the two answers."""
        self._backdrop.draw(canvas, self._context.settings.language)
        canvas.blit(panel(*_BOX.size, "gilt"), _BOX)
        draw_text(canvas, self._text("ask"), (320, 131), "title", "gold", 0.5, width=340)
        draw_text(canvas, self._text("note"), (320, 168), "small", "soft", 0.5, width=340)
        for index, (rect, answer) in enumerate(zip(_ANSWERS, ("yes", "no"), strict=True)):
            state = "focus" if index == self._focus.index else "normal"
            canvas.blit(button(rect.width, self._text(answer), state, rect.height), rect)
        draw_choosing(canvas, self._context, sideways=True)
        self._gate.draw(canvas)

    def _text(self, name: str) -> str:
        return self._context.locale.say(f"quit.{self._what}.{name}")


class Parting:
    """A game that is kept is left for the title: nothing is lost, so only its gate falls."""

    def __init__(self, context: Context) -> None:
        """Over the game's screen."""
        self._gate = Gate(context, risen=True)

    def on_press(self, press: Press) -> None:
        """Too late."""

    def update(self, seconds: float) -> Change | None:
        """Fall, and then leave."""
        return self._gate.update(seconds) if self._gate.falling else self._gate.fall(Leave)

    def draw(self, canvas: pygame.Surface) -> None:
        """The gate."""
        self._gate.draw(canvas)


def leave(context: Context) -> Change:
    """Leave a game for the title; it is asked first only if the game cannot be kept."""
    kept = context.saves.kept
    return Push(Parting(context) if kept else Confirm(context, "game", Leave()), over=True)


class Backdrop:
    """What the scene below drew, darkened once and kept: it stands still meanwhile."""

    def __init__(self) -> None:
        """Nothing is kept yet."""
        self._kept: tuple[object, pygame.Surface] | None = None

    def draw(self, canvas: pygame.Surface, key: object) -> None:
        """Darken ``canvas``; another ``key`` means that what is below looks different now."""
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, shaded(canvas, _STEPS_DOWN))
        canvas.blit(self._kept[1], (0, 0))


def draw_note(
    canvas: pygame.Surface,
    context: Context,
    note: str,
    at: tuple[int, int],
    align: float = 0.5,
    colour: str = "text",
    *,
    width: int,
) -> None:
    """What a menu says about the focus in one small line, unless large print tells it."""
    if context.settings.text_size == 1:
        draw_text(canvas, note, at, "small", colour, align, width=width)


def draw_choosing(canvas: pygame.Surface, context: Context, *, sideways: bool = False) -> None:
    """The prompts of a menu that is chosen from: choose, accept, back."""
    arrows = context.arrows(sideways=sideways, upright=not sideways)
    accept, back = context.glyph("confirm"), context.glyph("back")
    draw_prompts(canvas, context, ((arrows, "choose"), ((accept,), "accept"), ((back,), "back")))


def draw_prompts(
    canvas: pygame.Surface, context: Context, prompts: Sequence[tuple[tuple[str, ...], str]]
) -> None:
    """The line at the foot of a menu: glyphs, and a word of the locale's ``menu.prompt``."""
    words = tuple((glyphs, context.locale.say(f"menu.prompt.{word}")) for glyphs, word in prompts)
    canvas.fill(rgb("ink"), _FOOT)
    canvas.fill(rgb("night"), (0, _FOOT.top, _FOOT.width, 1))
    canvas.blit(legend(_FOOT.width, words), (0, _FOOT.top + 2))
