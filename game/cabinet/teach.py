"""The screen that learns a joystick of unknown make: which of its buttons is which."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.cabinet.devices import KEYBOARD
from game.cabinet.menu import Backdrop, draw_prompts
from game.cabinet.scene import Pop
from game.cabinet.text import draw_text, shortened
from game.cabinet.widgets import glyph, meter, panel

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

ASKED = (
    "a", "b", "dpup", "dpdown", "dpleft", "dpright", "start", "leftshoulder", "y",
)  # fmt: skip
"""What is asked for, in SDL's names: enough to play with everything."""

_BOX = pygame.Rect(140, 100, 360, 150)


class TeachScene:
    """Asks for one button after the other; any key goes past one that the joystick lacks."""

    def __init__(self, context: Context, device: Device) -> None:
        """Learn ``device``, and with it every one of its make."""
        self._context = context
        self._device = device
        self._learnt: dict[str, str] = {}
        self._step = 0
        self._backdrop = Backdrop()

    def on_press(self, press: Press) -> Change | None:
        """A button of the joystick is the answer; confirm elsewhere skips, back gives up."""
        if not press.down:
            return None
        if press.device == self._device:
            if press.source not in self._learnt:
                self._learnt[press.source] = ASKED[self._step]
                self._step += 1
        elif press.button in {"back", "menu", "context"}:
            return Pop()
        elif press.button in {"confirm", "click"}:
            self._step += 1
        return self._finish() if self._step == len(ASKED) else None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002 - nothing moves
        """A joystick that is pulled out needs no lesson."""
        return None if self._context.pads.guid(self._device) else Pop()

    @property
    def spoken(self) -> str:
        """What to press, and at first what for."""
        say = self._context.locale.say
        head = "" if self._step else f"{say('teach.title')}. "
        return f"{head}{say('teach.press', action=self._word)}."

    def draw(self, canvas: pygame.Surface) -> None:
        """The button that is asked for, and how many are left."""
        say = self._context.locale.say
        self._backdrop.draw(canvas, self._context.settings.language)
        canvas.blit(panel(*_BOX.size, "gilt"), _BOX)
        draw_text(canvas, say("teach.title"), (320, 118), "title", "gold", 0.5, width=340)
        name = shortened(self._context.pads.name(self._device), 340)
        draw_text(canvas, name, (320, 146), "small", "faint", 0.5, width=340)
        text = say("teach.press", action=self._word)
        draw_text(canvas, text, (320, 172), "bold", "head", 0.5, width=340)
        sign = glyph(self._context.sign(self._asked, self._device))
        canvas.blit(sign, sign.get_rect(midtop=(320, 188)))
        bar = meter(240, self._step, len(ASKED), "gold")
        canvas.blit(bar, bar.get_rect(midtop=(320, 218)))
        confirm, back = ((self._context.glyph(each, KEYBOARD),) for each in ("confirm", "back"))
        draw_prompts(canvas, self._context, ((confirm, "skip"), (back, "back")))

    @property
    def _asked(self) -> str:
        return ASKED[min(self._step, len(ASKED) - 1)]

    @property
    def _word(self) -> str:
        return self._context.locale.say(f"teach.{self._asked}")

    def _finish(self) -> Change:
        guid = self._context.pads.guid(self._device)
        taught = {**self._context.settings.taught, guid: MappingProxyType(dict(self._learnt))}
        if self._learnt and guid:
            self._context.preferences.change(taught=MappingProxyType(taught))
        return Pop()
