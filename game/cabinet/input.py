"""Devices become presses here, and nowhere else: the only caller of ``pygame.event.get``."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_LOG = logging.getLogger(__name__)

HELD = frozenset({"hurry", "click", "context"})
"""The buttons that also tell when they are let go."""

REPEATED = frozenset({"up", "down", "left", "right"})
"""The buttons that press themselves again while they are held."""

FIRST_REPEAT, NEXT_REPEAT = 0.35, 0.09  # seconds

_MOUSE_BUTTONS = {pygame.BUTTON_LEFT: "click", pygame.BUTTON_RIGHT: "context"}


@dataclass(frozen=True, slots=True)
class Press:
    """One button went down, or up.

    Buttons of a key or pad: up down left right confirm back menu hurry recap 1 2 3 4 5 key sword
    torch ball.  Buttons of the mouse, with ``at`` in canvas pixels: point (it moved), click,
    context (the right button), wheel_up, wheel_down.  Only hurry, click and context also tell
    when they are let go (``down`` is False).  ``seat`` is the player whose device it was, None if
    it may be anybody's.  The program keeps quit and fullscreen for itself.
    """

    button: str
    down: bool = True
    at: tuple[int, int] | None = None
    seat: int | None = None


class Controls:
    """Keyboard and mouse as presses."""

    def __init__(
        self,
        keys: Callable[[], Mapping[str, tuple[str, ...]]],
        to_canvas: Callable[[tuple[int, int]], tuple[int, int] | None],
    ) -> None:
        """Read the key names of each button from ``keys``, anew whenever they change.

        ``to_canvas`` maps a place in the window to the canvas, None beside the picture.
        """
        self._keys = keys
        self._to_canvas = to_canvas
        self._names: Mapping[str, tuple[str, ...]] = {}
        self._buttons: dict[int, str] = {}
        self._held: dict[str, Press] = {}
        self._repeats_in: dict[str, float] = {}

    def poll(self, seconds: float) -> tuple[Press, ...]:
        """Everything pressed since the last call, ``seconds`` ago, in order."""
        if self._names is not self._keys():
            self._names = self._keys()
            self._buttons = _buttons_by_code(self._names)
        pressed = [press for event in pygame.event.get() for press in self._presses(event)]
        return (*pressed, *self._repeats(seconds))

    def release(self) -> tuple[Press, ...]:
        """Let go of everything that is held: another scene begins, or the window lost the keys."""
        held = tuple(self._held.values())
        self._held.clear()
        self._repeats_in.clear()
        return tuple(replace(press, down=False) for press in held)

    def _presses(self, event: pygame.Event) -> Iterator[Press]:
        match event.type:
            case pygame.QUIT:
                yield Press("quit")
            case pygame.WINDOWFOCUSLOST:
                yield from self.release()
            case pygame.KEYDOWN if _asks_for_fullscreen(event):
                yield Press("fullscreen")
            case pygame.KEYDOWN if event.key in self._buttons:
                yield from self._down(Press(self._buttons[event.key]))
            case pygame.KEYUP if event.key in self._buttons:
                yield from self._up(self._buttons[event.key], None)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                yield from self._mouse(event)
            case pygame.MOUSEWHEEL if event.y:
                at = self._to_canvas(pygame.mouse.get_pos())
                yield Press("wheel_up" if event.y > 0 else "wheel_down", at=at)

    def _mouse(self, event: pygame.Event) -> Iterator[Press]:
        at = self._to_canvas(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if at:
                yield Press("point", at=at)
        elif button := _MOUSE_BUTTONS.get(event.button):
            if event.type == pygame.MOUSEBUTTONUP:
                yield from self._up(button, at)
            elif at:
                yield from self._down(Press(button, at=at))

    def _down(self, press: Press) -> Iterator[Press]:
        if press.button in HELD:
            self._held[press.button] = press
        if press.button in REPEATED:
            self._repeats_in[press.button] = FIRST_REPEAT
        yield press

    def _up(self, button: str, at: tuple[int, int] | None) -> Iterator[Press]:
        """A release counts only where its press did: scenes never see half of a pair."""
        self._repeats_in.pop(button, None)
        press = self._held.pop(button, None)
        if press:
            yield Press(button, down=False, at=at or press.at)

    def _repeats(self, seconds: float) -> Iterator[Press]:
        for button in self._repeats_in:
            self._repeats_in[button] -= seconds
            if self._repeats_in[button] <= 0:
                self._repeats_in[button] = NEXT_REPEAT
                yield Press(button)


def _asks_for_fullscreen(event: pygame.Event) -> bool:
    """F11, or enter with alt; an event posted by hand may lack its modifiers."""
    alt = getattr(event, "mod", 0) & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(alt))


def _buttons_by_code(names: Mapping[str, tuple[str, ...]]) -> dict[int, str]:
    """Key codes to buttons; a key that this system does not know is left out with a log line."""
    buttons: dict[int, str] = {}
    for button, keys in names.items():
        for name in keys:
            try:
                buttons[pygame.key.key_code(name)] = button
            except ValueError:
                _LOG.warning("There is no key %r, named for %s.", name, button)
    return buttons
