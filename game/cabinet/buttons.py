"""The screen on which every action of every kind of device is given its buttons."""

from __future__ import annotations

from math import ceil
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

import pygame

from game.cabinet.bindings import (
    CARDS,
    KEPT,
    MODEL,
    SETTABLE,
    actions_of,
    clashes,
    rebound,
    reset,
)
from game.cabinet.devices import Device
from game.cabinet.menu import Backdrop, Focus, draw_note, draw_prompts
from game.cabinet.palette import rgb
from game.cabinet.scene import Pop
from game.cabinet.text import draw_text, shortened
from game.cabinet.widgets import button, focus_frame, glyph, keycap, legend, panel, plaque, stepper

if TYPE_CHECKING:
    from game.cabinet.bindings import Actions, Kind
    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

PATIENCE = 6.0
"""Seconds in which a new button has to be pressed; then all stays as it was."""

_BOX = pygame.Rect(60, 33, 520, 294)
_KIND = pygame.Rect(180, 56, 280, 20)
_RESET = pygame.Rect(330, 286, 238, 20)
_DONE = pygame.Rect(72, 286, 238, 20)
_ARROW = 24  # what a stepper needs at each side
_COLUMNS = (72, 330)
_STEP, _TOP, _WIDTH = 20, 82, 238
_NOTE, _BROAD, _APART = (320, 311), 500, 12


class ButtonsScene:
    """A list of actions: confirm on one and press its new button; what clashes is shown red."""

    def __init__(self, context: Context) -> None:
        """Open on the kind of device that is in use."""
        self._context = context
        in_use = context.seats.last.kind
        self._name: str = in_use if in_use in SETTABLE else "keyboard"
        self._focus = Focus()
        self._waiting = 0.0
        self._said = ""
        self._backdrop = Backdrop()

    def on_press(self, press: Press) -> Change | None:
        """While a button is waited for, the next one on that kind of device is it."""
        if not press.down:
            return None
        if self._waiting > 0:
            self._take(press)
            return None
        here = self._focus.index
        change = self._hear(press)
        if press.button != "point" or self._focus.index != here:
            self._said = ""
        return change

    def _hear(self, press: Press) -> Change | None:
        if press.button in {"back", "menu", "context"}:
            return Pop()
        if press.button in {"left", "right"}:
            self._move_sideways(1 if press.button == "right" else -1)
        elif self._focus.hear(press, self._places()):
            return self._choose(-1 if press.at and press.at[0] < _KIND.centerx else 1)
        return None

    def update(self, seconds: float) -> Change | None:
        """Waiting ends by itself."""
        if self._waiting > 0:
            self._waiting -= seconds
            if self._waiting <= 0:
                self._leave()
        return None

    @property
    def focus_box(self) -> pygame.Rect:
        """Where what is chosen lies."""
        return self._places()[self._focus.index]

    @property
    def spoken(self) -> str:
        """The action in focus and its buttons, in words."""
        say, index = self._context.locale.say, self._focus.index
        if self._waiting > 0:
            return self._wanted
        if index == 0:
            return f"{self._heading}. {self._clash_words() or say('buttons.help')}"
        if index > len(self._actions):
            return say("menu.prompt.back" if index == len(self._actions) + 1 else "buttons.reset")
        sources = self._set[self._action]
        names = ", ".join(self._context.button_name(each, self._device) for each in sources)
        return f"{self._said} {self._use(self._action)}: {names}".lstrip()

    def draw(self, canvas: pygame.Surface) -> None:
        """The kind of device above, its actions in two columns, what to do below."""
        say = self._context.locale.say
        self._backdrop.draw(canvas, self._context.settings.language)
        canvas.blit(panel(*_BOX.size), _BOX)
        title = plaque(say("buttons.title"), w=260)
        canvas.blit(title, title.get_rect(midtop=(320, 18)))
        state = "focus" if self._focus.index == 0 else "normal"
        heading = shortened(self._heading, _KIND.width - 2 * _ARROW, "bold")
        kind = stepper(_KIND.width, heading, state, _KIND.height)
        canvas.blit(kind, _KIND)
        clashing = {each for them in clashes(self._name, self._set).values() for each in them}
        for index, action in enumerate(self._actions, 1):
            self._draw_action(canvas, index, action, clashes=action in clashing)
        self._draw_foot(canvas)

    @property
    def _names(self) -> tuple[str, ...]:
        """The kinds of devices, and after all pads each model that is plugged in."""
        after = SETTABLE.index("pad") + 1
        models = self._context.pads.models().keys() | {self._name} - set(SETTABLE)
        return (*SETTABLE[:after], *sorted(models), *SETTABLE[after:])

    @property
    def _kind(self) -> Kind:
        """The kind of what is shown: a model's is that of all pads."""
        return "pad" if self._name.startswith(MODEL) else cast("Kind", self._name)

    @property
    def _device(self) -> Device:
        """One of the devices that is shown: of the pads the one in use, if one is."""
        last = self._context.seats.last
        other = last if last.kind == self._kind else Device(self._kind)
        return self._context.pads.models().get(self._name, other)

    @property
    def _heading(self) -> str:
        """What the devices are called: pads of one model as their maker does."""
        own = self._context.pads.name(self._device) if self._name.startswith(MODEL) else ""
        return own or self._context.locale.say(f"buttons.kind.{self._kind}")

    @property
    def _set(self) -> Actions:
        """The actions of the devices that are shown, and their buttons."""
        return actions_of(self._context.settings.bindings, self._name)

    @property
    def _actions(self) -> tuple[str, ...]:
        """What a person does in menus first, then the cards."""
        menu = tuple(action for action in self._set if action not in CARDS)
        return (*menu, *self._cards)

    @property
    def _cards(self) -> tuple[str, ...]:
        """The cards that have buttons; a mouse clicks on them instead."""
        return tuple(card for card in CARDS if card in self._set)

    @property
    def _action(self) -> str:
        return self._actions[self._focus.index - 1]

    def _places(self) -> list[pygame.Rect]:
        """The kind, the actions, back, defaults: in the order of the focus."""
        cards = len(self._cards)
        menu = len(self._actions) - cards
        left = [pygame.Rect(_COLUMNS[0], _TOP + _STEP * k, _WIDTH, 18) for k in range(menu)]
        right = [pygame.Rect(_COLUMNS[1], _TOP + _STEP * k, _WIDTH, 18) for k in range(cards)]
        return [_KIND, *left, *right, _DONE, _RESET]

    def _move_sideways(self, step: int) -> None:
        """Another kind of device, or the other column."""
        if self._focus.index == 0:
            names = self._names
            self._name = names[(names.index(self._name) + step) % len(names)]
            return
        places = self._places()
        here = places[self._focus.index]
        others = [k for k, place in enumerate(places) if k and place.x != here.x]
        self._focus.index = min(others, key=lambda k: abs(places[k].y - here.y))

    def _choose(self, step: int) -> Change | None:
        if self._focus.index == 0:
            self._move_sideways(step)
        elif self._focus.index <= len(self._actions):
            self._waiting = PATIENCE
        elif self._focus.index == len(self._actions) + 1:
            return Pop()
        else:
            self._reset()
        return None

    def _reset(self) -> None:
        """Defaults again; a joystick whose buttons were learnt is to be learnt anew."""
        settings, pads = self._context.settings, self._context.pads
        guid = pads.guid(self._device) if self._name.startswith(MODEL) else ""
        taught = {make: names for make, names in settings.taught.items() if make != guid}
        fresh = reset(settings.bindings, self._name)
        gone = [pad for pad in pads.devices() if guid in settings.taught and pads.guid(pad) == guid]
        self._context.preferences.change(bindings=fresh, taught=MappingProxyType(taught))
        for pad in gone:
            self._context.seats.lose(pad, self._name)

    def _take(self, press: Press) -> None:
        """A button of the right kind becomes the action's; escape or a click ends the waiting."""
        if press.source == KEPT or (press.at and press.button != "point"):
            self._leave()
        if not press.source or press.source == KEPT:
            return
        if self._is_ours(press):
            self._waiting = 0.0
            self._give(press.source)
        elif self._waiting > 0:
            self._refuse()

    def _give(self, source: str) -> None:
        """Put it first among the action's buttons, and say what else that has changed."""
        before = self._set
        fresh = rebound(self._context.settings.bindings, self._name, self._action, source)
        self._context.preferences.change(bindings=fresh)
        same = [self._context.locale.say("buttons.same", action=self._use(self._action))]
        self._said = " ".join(same if source in before[self._action] else self._losses(before))

    def _losses(self, before: Actions) -> list[str]:
        """What became of the other actions whose buttons are not as they were ``before``."""
        locale, now = self._context.locale, self._set
        changed = [each for each in now if now[each] != before[each] and each != self._action]
        swapped = [each for each in changed if set(now[each]) - set(before[each])]
        both = [locale.join((self._use(self._action), self._use(each))) for each in swapped]
        taken = [self._use(each) for each in changed if each not in swapped]
        return [
            *(locale.say("buttons.swapped", actions=actions) for actions in both),
            *(locale.say("buttons.taken", action=action) for action in taken),
        ]

    def _leave(self) -> None:
        """The action keeps its buttons."""
        self._waiting, self._said = 0.0, self._context.locale.say("buttons.kept")

    def _refuse(self) -> None:
        """Another device: the one that is waited for is named."""
        self._said = self._context.locale.say("buttons.other", device=self._heading)
        self._context.voice.say(self._said)
        self._context.audio.play("refuse")

    def _is_ours(self, press: Press) -> bool:
        """Whether the device is one of those that are shown; all kinds of keys are one."""
        if self._name.startswith(MODEL):
            return self._context.pads.bound(press.device) == self._name
        if self._device.on_keyboard:
            return press.device.on_keyboard
        return press.device.kind == self._kind

    def _draw_action(
        self, canvas: pygame.Surface, index: int, action: str, *, clashes: bool
    ) -> None:
        place, focused = self._places()[index], index == self._focus.index
        if focused:
            canvas.fill(rgb("wood1"), place)
            canvas.blit(focus_frame(*place.size), place)
        colour = "danger" if clashes else "head" if focused else "soft"
        draw_text(canvas, self._use(action), (place.x + 8, place.y + 6), "small", colour, width=120)
        right, device = place.right - 6, self._device
        if focused and self._waiting > 0:
            left = f"... {ceil(self._waiting)}"
            draw_text(canvas, left, (right, place.y + 6), "bold", "accent", 1)
            return
        for source in reversed(self._set[action]):
            picture = glyph(self._context.sign(source, device))
            spot = picture.get_rect(midright=(right, place.centery))
            canvas.blit(picture, spot)
            right = spot.left - 3

    @property
    def _wanted(self) -> str:
        """What to press, and what to press if it is to stay as it was."""
        return self._context.locale.say("buttons.press", action=self._use(self._action))

    def _clashes(self) -> list[tuple[str, str]]:
        """Each button that several actions share, and their names; those of the focus first."""
        here = self._actions[self._focus.index - 1 : self._focus.index]
        groups = clashes(self._name, self._set).items()
        return [
            (source, self._context.locale.join(tuple(self._use(action) for action in actions)))
            for source, actions in sorted(groups, key=lambda group: not set(here) & {*group[1]})
        ]

    def _clash_words(self) -> str:
        """Which actions have a button in common, in words."""
        say, device = self._context.locale.say, self._device
        return " ".join(
            say("buttons.clash", button=self._context.button_name(source, device), names=names)
            for source, names in self._clashes()
        )

    def _use(self, action: str) -> str:
        return self._context.locale.say(f"input.use.{action}")

    def _draw_note(self, canvas: pygame.Surface) -> None:
        """What to press, what came of it, what clashes, or what can be done here."""
        say = self._context.locale.say
        note = self._said or (self._wanted if self._waiting > 0 else "")
        if self._waiting > 0:
            note = f"{note} ({ceil(self._waiting)} s)"
        if note or not self._clashes():
            draw_note(canvas, self._context, note or say("buttons.help"), _NOTE, width=_BROAD)
        elif self._context.settings.text_size == 1:
            row = self._clash_row()
            canvas.blit(row, row.get_rect(midtop=(_NOTE[0], _NOTE[1] - 3)))

    def _clash_row(self) -> pygame.Surface:
        """The shared buttons, as many as there is room for, each with its actions."""
        shown: list[tuple[tuple[str, ...], str]] = [
            ((), self._context.locale.say("buttons.shared"))
        ]
        for source, names in self._clashes():
            more = ((self._context.sign(source, self._device),), names)
            if sum(keycap(*each).get_width() + _APART for each in (*shown, more)) <= _BROAD:
                shown.append(more)
        return legend(_BROAD, tuple(shown), gap=_APART, colour="danger")

    def _draw_foot(self, canvas: pygame.Surface) -> None:
        context, last = self._context, len(self._actions) + 1
        say = context.locale.say
        for offset, (place, word) in enumerate(
            ((_DONE, "menu.prompt.back"), (_RESET, "buttons.reset"))
        ):
            state = "focus" if self._focus.index == last + offset else "normal"
            canvas.blit(button(place.width, say(word), state, place.height), place)
        self._draw_note(canvas)
        arrows, accept = context.arrows(), (context.glyph("confirm"),)
        prompts = ((arrows, "choose"), (accept, "change"), ((context.glyph("back"),), "back"))
        draw_prompts(canvas, context, prompts)
