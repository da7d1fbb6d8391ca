"""The pause menu and the settings: sections at the left, the rows of the open one at the right.

The picture is that of design page ``ui_12``. Keys: up and down choose, right or confirm goes
into a section, left and right change a row, back goes back. The mouse does the same by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.buttons import ButtonsScene
from game.cabinet.chairs import ChairsScene, draw_player, player_name
from game.cabinet.locale import load
from game.cabinet.menu import Backdrop, Focus, draw_choosing, draw_note, draw_prompts, leave
from game.cabinet.palette import rgb
from game.cabinet.scene import Party, Pop, Push
from game.cabinet.settings import choices
from game.cabinet.text import draw_text
from game.cabinet.widgets import button, focus_frame, glyph, panel, plaque, slider, stepper, toggle

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene

PAGES = {
    "play": ("language", "speed", "bot_speed", "forced", "timer"),
    "sound": ("volume", "music", "effects", "muted", "rumble"),
    "picture": ("fullscreen", "fill", "crt", "shake", "flashes", "reduced_motion"),
    "ease": ("text_size", "speech", "colour_blind", "reduced_motion", "flashes"),
}
"""The settings that each section shows, in order."""

_IN_GAME = ("resume", "play", "sound", "picture", "ease", "keys", "seats", "rules", "leave")
_FROM_TITLE = ("play", "sound", "picture", "ease", "keys", "done")
_AT_A_GLANCE = ("confirm", "back", "recap", "hurry", "menu")
"""The actions whose buttons are shown where there is nothing to set."""
_SLIDERS = frozenset({"volume", "music", "effects", "shake"})
_BOX = pygame.Rect(97, 33, 446, 278)
_SECTIONS = tuple(pygame.Rect(109, 62 + 23 * line, 126, 20) for line in range(9))
_ROWS = tuple(pygame.Rect(261, 62 + 30 * line, 270, 24) for line in range(7))
_CONTROL_END = 523  # the right edge of every row's control
_STEPPER, _SLIDER, _TOGGLE = 128, 110, 44  # how wide the controls are


class PauseScene:
    """The menu over a game, or over the title when no game runs."""

    def __init__(
        self,
        context: Context,
        *,
        in_game: bool,
        party: Party | None = None,
        rules: Callable[[], Scene] | None = None,
    ) -> None:
        """``in_game``: there is a game to go on with or to leave; ``party``: its scene.

        ``rules`` makes the scene that tells how it is played.
        """
        self._context = context
        sections = _IN_GAME if in_game else _FROM_TITLE
        self._party = party
        missing = {name for name, there in (("seats", party), ("rules", rules)) if not there}
        self._rules = rules
        self._sections = tuple(name for name in sections if name not in missing)
        self._title = "pause.title" if in_game else "settings.title"
        self._section = Focus()
        self._row: Focus | None = None
        self._backdrop = Backdrop()

    def on_press(self, press: Press) -> Change | None:
        """Keys move the one focus; the mouse takes it along to where it points."""
        if not press.down:
            return None
        if press.button in {"menu", "context"}:
            return Pop()
        if press.at:
            self._follow_mouse(press.at)
        if self._row:
            self._in_page(self._row, press)
            return None
        if press.button == "back":
            return Pop()
        if press.button == "right" and self._names:
            self._enter_page()
            return None
        chosen = self._section.hear(press, _SECTIONS[: len(self._sections)])
        return self._choose_section() if chosen else None

    def update(self, seconds: float) -> Change | None:
        """Nothing moves by itself."""

    def draw(self, canvas: pygame.Surface) -> None:
        """The darkened scene below, and the panel over it."""
        self._backdrop.draw(canvas, self._context.settings.language)
        canvas.blit(panel(*_BOX.size), _BOX)
        title = plaque(self._context.locale.say(self._title), w=230)
        canvas.blit(title, title.get_rect(midtop=(320, 18)))
        canvas.fill(rgb("stone2"), (248, 62, 1, 204))
        canvas.fill(rgb("stone2"), (108, 273, 424, 1))
        self._draw_sections(canvas)
        self._draw_page(canvas)
        self._draw_help(canvas)
        self._draw_prompts(canvas)

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return _ROWS[self._row.index] if self._row else _SECTIONS[self._section.index]

    @property
    def spoken(self) -> str:
        """The section or the row in focus, its value, and what it is for."""
        say = self._context.locale.say
        if self._row is None:
            word = "settings.done" if self._open == "done" else f"pause.{self._open}"
            return f"{say(word)}. {say(f'pause.help.{self._open}')} {self._glance}".rstrip()
        name = self._names[self._row.index]
        value = getattr(self._context.settings, name)
        if _is_switch(name):
            shown = say("menu.on" if value else "menu.off")
        else:
            shown = f"{value} %" if name in _SLIDERS else self._word(name, value)
        return f"{say(f'settings.name.{name}')}: {shown}. {say(f'settings.help.{name}')}"

    @property
    def _glance(self) -> str:
        """What the section in focus shows beside it, in words; of the others that is no matter."""
        context, say = self._context, self._context.locale.say
        if self._open == "seats" and (party := self._party):
            chairs = enumerate(party.chairs())
            lines = [f"{chair.name}: {player_name(context, party, k)}." for k, chair in chairs]
        elif self._open == "keys":
            words = ((say(f"input.use.{each}"), context.button_word(each)) for each in _AT_A_GLANCE)
            lines = [f"{use}: {button}." for use, button in words]
        else:
            lines = []
        return " ".join(lines)

    @property
    def _open(self) -> str:
        """The section whose page is shown."""
        return self._sections[self._section.index]

    @property
    def _names(self) -> tuple[str, ...]:
        """The settings on the page that is shown."""
        return PAGES.get(self._open, ())

    def _follow_mouse(self, at: tuple[int, int]) -> None:
        if _hit(_SECTIONS[: len(self._sections)], at):
            self._row = None
        elif not self._row and _hit(_ROWS[: len(self._names)], at):
            self._row = Focus()

    def _enter_page(self) -> None:
        self._row = Focus() if self._names else None

    def _choose_section(self) -> Change | None:
        if self._open in {"resume", "done"}:
            return Pop()
        if self._open == "leave":
            return leave(self._context)
        if self._open == "keys":
            return Push(ButtonsScene(self._context), over=True)
        if self._open == "seats" and self._party:
            return Push(ChairsScene(self._context, self._party), over=True)
        if self._open == "rules" and self._rules:
            return Push(self._rules())
        self._enter_page()
        return None

    def _in_page(self, row: Focus, press: Press) -> None:
        if press.button == "back":
            self._row = None
        elif press.button in {"left", "right"}:
            self._change(row, 1 if press.button == "right" else -1)
        elif row.hear(press, _ROWS[: len(self._names)]):
            self._change(row, -1 if press.at and self._on_left_half(row, press.at) else 1)

    def _on_left_half(self, row: Focus, at: tuple[int, int]) -> bool:
        """Whether the mouse is on the part of a control that goes back."""
        name = self._names[row.index]
        return not _is_switch(name) and at[0] < _CONTROL_END - _control_width(name) // 2

    def _change(self, row: Focus, step: int) -> None:
        """Put the next value of the row in force; a row of steps ends at its ends."""
        name = self._names[row.index]
        values = choices(name)
        index = values.index(getattr(self._context.settings, name)) + step
        if name in _SLIDERS:
            index = min(max(index, 0), len(values) - 1)
        self._context.preferences.change(**{name: values[index % len(values)]})

    def _draw_sections(self, canvas: pygame.Surface) -> None:
        for index, (name, rect) in enumerate(zip(self._sections, _SECTIONS, strict=False)):
            here = index == self._section.index
            word = "settings.done" if name == "done" else f"pause.{name}"
            picture = button(
                rect.width,
                self._context.locale.say(word),
                "focus" if here and not self._row else "normal",
                rect.height,
                align=0,
                selected=here,
            )
            canvas.blit(picture, rect)

    def _draw_page(self, canvas: pygame.Surface) -> None:
        for index, (name, rect) in enumerate(zip(self._names, _ROWS, strict=False)):
            focused = self._row is not None and self._row.index == index
            self._draw_row(canvas, name, rect, focused=focused)
        if not self._names:
            self._draw_glance(canvas)

    def _draw_glance(self, canvas: pygame.Surface) -> None:
        """Where there is nothing to set: who plays, or which button does what."""
        party = self._party
        if self._open in {"keys", "rules"} or not party:
            self._draw_buttons(canvas)
            return
        for seat, (chair, rect) in enumerate(zip(party.chairs(), _ROWS, strict=False)):
            draw_text(canvas, chair.name, (rect.x + 14, rect.y + 9), "bold", "soft", width=96)
            draw_player(canvas, self._context, party, seat, (rect.x + 120, rect.y + 9))

    def _draw_buttons(self, canvas: pygame.Surface) -> None:
        for action, rect in zip(_AT_A_GLANCE, _ROWS, strict=False):
            label = self._context.locale.say(f"input.use.{action}")
            draw_text(canvas, label, (rect.x + 14, rect.y + 9), "small", "soft", width=180)
            sign = glyph(self._context.glyph(action))
            canvas.blit(sign, sign.get_rect(midright=(_CONTROL_END, rect.centery)))

    def _draw_row(
        self, canvas: pygame.Surface, name: str, rect: pygame.Rect, *, focused: bool
    ) -> None:
        if focused:
            canvas.fill(rgb("wood1"), rect)
            canvas.blit(focus_frame(*rect.size), rect)
        label = self._context.locale.say(f"settings.name.{name}")
        colour = "head" if focused else "soft"
        draw_text(canvas, label, (rect.x + 14, rect.y + 9), "bold", colour, width=136)
        control = self._control(name, focused=focused)
        canvas.blit(control, control.get_rect(midright=(_CONTROL_END, rect.centery)))

    def _control(self, name: str, *, focused: bool) -> pygame.Surface:
        value, say = getattr(self._context.settings, name), self._context.locale.say
        state = "focus" if focused else "normal"
        if _is_switch(name):
            return toggle(value, (say("menu.on"), say("menu.off")), "normal")
        if name in _SLIDERS:
            values = choices(name)
            return slider(_SLIDER, values.index(value), len(values) - 1, state, framed=False)
        return stepper(_STEPPER, self._word(name, value), "normal", 18)

    def _word(self, name: str, value: Any) -> str:
        if name == "language":
            return load(value).say("language.name")
        if name == "timer":
            return self._context.locale.say("settings.seconds" if value else "menu.off", n=value)
        kind = name if name in {"crt", "text_size"} else "pace"
        return self._context.locale.say(f"settings.{kind}.{value}")

    def _draw_help(self, canvas: pygame.Surface) -> None:
        """One line on what has the focus."""
        if self._row:
            key = f"settings.help.{self._names[self._row.index]}"
        else:
            key = f"pause.help.{self._open}"
        help_line = self._context.locale.say(key)
        draw_note(canvas, self._context, help_line, (112, 288), 0, width=418)

    def _draw_prompts(self, canvas: pygame.Surface) -> None:
        """What the keys do here, on the device in use."""
        context = self._context
        if not self._row:
            draw_choosing(canvas, context)
            return
        choose, change = context.arrows(sideways=False), context.arrows(upright=False)
        back = (context.glyph("back"),)
        draw_prompts(canvas, context, ((choose, "choose"), (change, "change"), (back, "back")))


def _hit(rects: tuple[pygame.Rect, ...], at: tuple[int, int]) -> bool:
    return any(rect.collidepoint(at) for rect in rects)


def _is_switch(name: str) -> bool:
    return choices(name) == (False, True) or choices(name) == (True, False)


def _control_width(name: str) -> int:
    return _SLIDER if name in _SLIDERS else _STEPPER
