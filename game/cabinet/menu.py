"""Menus: a focus that keys and mouse move over rectangles, and the dialog that asks first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.cabinet.palette import rgb
from game.cabinet.scene import Pop
from game.cabinet.text import draw_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

_YES, _NO = 0, 1
_BOX = pygame.Rect(140, 110, 360, 130)
_ANSWERS = (pygame.Rect(164, 200, 148, 22), pygame.Rect(328, 200, 148, 22))
_SIDEWAYS = {"left": "up", "right": "down"}
_STEPS = {"up": -1, "wheel_up": -1, "down": 1, "wheel_down": 1}


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
    """A question over the scene below: yes makes the change, no and back only go away."""

    def __init__(self, context: Context, key: str, change: Change) -> None:
        """Ask with the texts ``<key>.ask``, ``.note``, ``.yes`` and ``.no`` of the locale."""
        self.change = change
        self._context = context
        self._key = key
        self._focus = Focus(index=_NO)

    def on_press(self, press: Press) -> Change | None:
        """Left and right move between the answers as up and down do."""
        if press.button in _SIDEWAYS:
            press = replace(press, button=_SIDEWAYS[press.button])
        if press.button in {"back", "context"} and press.down:
            return Pop()
        if not self._focus.hear(press, _ANSWERS):
            return None
        return self.change if self._focus.index == _YES else Pop()

    def update(self, seconds: float) -> Change | None:
        """Nothing moves."""

    def draw(self, canvas: pygame.Surface) -> None:
        """A panel with the question, what becomes of the game, and the two answers."""
        say = self._context.locale.say
        canvas.fill(rgb("night"), _BOX)
        draw_text(canvas, say(f"{self._key}.ask"), (320, 136), "title", "gold", 0.5)
        draw_text(canvas, say(f"{self._key}.note"), (320, 170), "small", "soft", 0.5)
        for index, (rect, answer) in enumerate(zip(_ANSWERS, ("yes", "no"), strict=True)):
            colour = "accent" if index == self._focus.index else "soft"
            draw_text(canvas, say(f"{self._key}.{answer}"), rect.midtop, "bold", colour, 0.5)
