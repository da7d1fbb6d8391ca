"""The screen that learns a joystick of unknown make: which of its buttons is which."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.cabinet.bindings import MODEL, NEEDED, obeying
from game.cabinet.devices import KEYBOARD
from game.cabinet.makes import make
from game.cabinet.menu import Backdrop, draw_note, draw_prompts
from game.cabinet.palette import rgb
from game.cabinet.pieces import piece
from game.cabinet.scene import Pop
from game.cabinet.text import draw_text, shortened
from game.cabinet.widgets import focus_frame, glyph, panel

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

ASKED = (
    "a", "b", "dpup", "dpdown", "dpleft", "dpright", "start", "leftshoulder", "y",
)  # fmt: skip
"""What is asked for, in SDL's names: enough to play with everything."""

_BOX = pygame.Rect(120, 24, 400, 308)
_ROW = pygame.Rect(150, 150, 340, 18)
_STEP = 19
_SKIPPED = ""


class TeachScene:
    """Asks for one button after the other; any key goes past one that the joystick lacks."""

    def __init__(self, context: Context, device: Device) -> None:
        """Learn ``device``, and with it every one of its make."""
        self._context = context
        self._device = device
        self._answers: list[str] = []
        self._said = ""
        self._backdrop = Backdrop()
        context.pads.decline(device, declined=False)

    def on_press(self, press: Press) -> Change | None:
        """A button of the joystick is the answer; confirm elsewhere skips, left asks once more."""
        if not press.down or press.button == "point":
            return None
        self._said = ""
        if press.device == self._device:
            self._learn(press.source)
        elif press.button in {"back", "menu", "context"}:
            self._context.pads.decline(self._device)
            return Pop()
        elif press.button in {"confirm", "click"}:
            self._skip()
        elif press.button == "left":
            self._answers = self._answers[:-1]
        return self._finish() if len(self._answers) == len(ASKED) else None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002 - nothing moves
        """A joystick that is pulled out needs no lesson."""
        return None if self._context.pads.guid(self._device) else Pop()

    @property
    def focus_box(self) -> pygame.Rect:
        """Where the button that is asked for lies."""
        return _ROW.move(0, _STEP * ASKED.index(self._asked))

    @property
    def spoken(self) -> str:
        """What to press."""
        say = self._context.locale.say
        wanted = say("teach.press", action=self._word(self._asked))
        return wanted if self._answers else f"{say('teach.title')}. {say('teach.help')} {wanted}."

    def draw(self, canvas: pygame.Surface) -> None:
        """The button that is asked for, and in a list which are known and which are left."""
        say = self._context.locale.say
        self._backdrop.draw(canvas, self._context.settings.language)
        canvas.blit(panel(*_BOX.size, "gilt"), _BOX)
        draw_text(canvas, say("teach.title"), (320, 36), "title", "gold", 0.5, width=380)
        name = shortened(self._context.pads.name(self._device), 380)
        draw_text(canvas, name, (320, 64), "small", "faint", 0.5, width=380)
        draw_text(canvas, say("teach.help"), (320, 84), "small", "soft", 0.5, width=380)
        wanted = say("teach.press", action=self._word(self._asked))
        draw_text(canvas, wanted, (320, 106), "bold", "head", 0.5, width=380)
        draw_note(canvas, self._context, self._said, (320, 128), colour="danger", width=380)
        for step, button in enumerate(ASKED):
            self._draw_row(canvas, step, button)
        self._draw_prompts(canvas)

    def _draw_row(self, canvas: pygame.Surface, step: int, button: str) -> None:
        """Known buttons have a mark, and what was skipped is faint like what is left."""
        place, now = _ROW.move(0, _STEP * step), len(self._answers)
        known = step < now and self._answers[step] != _SKIPPED
        if step == now:
            canvas.fill(rgb("wood1"), place)
            canvas.blit(focus_frame(*place.size), place)
        sign = glyph(self._context.sign(button, self._device), off=step != now and not known)
        canvas.blit(sign, sign.get_rect(center=(place.x + 32, place.centery)))
        colour = "head" if step == now else "soft" if known else "faint"
        draw_text(canvas, self._word(button), (place.x + 66, place.y + 6), "small", colour)
        if known:
            mark = piece("icon/check")
            canvas.blit(mark, mark.get_rect(center=(place.right - 16, place.centery)))

    def _draw_prompts(self, canvas: pygame.Surface) -> None:
        """Only what can be done now."""
        skip = (("confirm", "skip"),) if self._asked not in NEEDED else ()
        again = (("left", "again"),) if self._answers else ()
        able = (*skip, *again, ("back", "back"))
        prompts = [((self._context.glyph(button, KEYBOARD),), word) for button, word in able]
        draw_prompts(canvas, self._context, prompts)

    @property
    def _asked(self) -> str:
        return ASKED[min(len(self._answers), len(ASKED) - 1)]

    def _word(self, button: str) -> str:
        return self._context.locale.say(f"teach.{button}")

    def _learn(self, source: str) -> None:
        """One button has one use."""
        if source in self._answers:
            self._refuse("used", ASKED[self._answers.index(source)])
        else:
            self._answers.append(source)

    def _skip(self) -> None:
        if self._asked in NEEDED:
            self._refuse("needed", self._asked)
        else:
            self._answers.append(_SKIPPED)

    def _refuse(self, why: str, button: str) -> None:
        self._said = self._context.locale.say(f"teach.{why}", action=self._word(button))
        self._context.voice.say(self._said)
        self._context.audio.play("refuse")

    def _finish(self) -> Change:
        """What was learnt is kept, and steers menus whatever is set for other pads."""
        guid, settings = self._context.pads.guid(self._device), self._context.settings
        learnt = {source: name for source, name in zip(self._answers, ASKED, strict=True) if source}
        if guid:
            self._context.preferences.change(
                taught=MappingProxyType({**settings.taught, guid: MappingProxyType(learnt)}),
                bindings=obeying(settings.bindings, f"{MODEL}{make(guid)}"),
            )
        return Pop()
