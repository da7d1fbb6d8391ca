"""Devices become presses here, and nowhere else: the only caller of ``pygame.event.get``."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pygame

from game.cabinet.bindings import CLUSTERS, STEERING, Meaning, actions_of, meanings
from game.cabinet.devices import KEYBOARD, MOUSE, Device, Lost, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.cabinet.bindings import Bindings
    from game.cabinet.devices import Pads
    from game.cabinet.seats import Seats

HELD = frozenset({"confirm", "hurry", "click", "context"})
"""The buttons that also tell when they are let go."""

REPEATED = frozenset({"up", "down", "left", "right"})
"""The buttons that press themselves again while they are held."""

FIRST_REPEAT, NEXT_REPEAT = 0.35, 0.09  # seconds

_MOUSE_BUTTONS = {
    pygame.BUTTON_LEFT: "left",
    pygame.BUTTON_MIDDLE: "middle",
    pygame.BUTTON_RIGHT: "right",
    pygame.BUTTON_X1: "x1",
    pygame.BUTTON_X2: "x2",
}
_NOTHING = Meaning()
_CLICK = Meaning("click")


@dataclass(frozen=True, slots=True)
class Press:
    """One button went down, or up.

    Buttons of a key or pad: up down left right confirm back menu hurry recap page 1 2 3 4 5 key
    sword torch ball, and ``other`` for one without a use.  Buttons of the mouse, with ``at`` in
    canvas pixels: point (it moved), click, context (the right button, unless set otherwise), menu,
    recap, hurry, previous, next (the wheel, unless set otherwise), other.
    Only confirm, hurry, click and context also tell when they are let go (``down`` is False).
    ``seat`` is the player whose ``device`` it was, None if it may be anybody's.  ``card`` is the
    card that the button lays where cards have fixed buttons; ``source`` what SDL calls the
    button.  The program keeps quit and fullscreen for itself.
    """

    button: str
    down: bool = True
    at: tuple[int, int] | None = None
    seat: int | None = None
    device: Device = KEYBOARD
    card: str | None = field(default=None, compare=False)
    source: str = field(default="", compare=False)


_Held = tuple[Device, str]


class Controls:
    """Everything that people press, on any device, as presses."""

    def __init__(
        self,
        bindings: Callable[[], Bindings],
        to_canvas: Callable[[tuple[int, int]], tuple[int, int] | None],
        seats: Seats,
        pads: Pads,
    ) -> None:
        """Read what each button does from ``bindings``, anew whenever that changes.

        ``to_canvas`` maps a place in the window to the canvas, None beside the picture.
        """
        self._bindings = bindings
        self._to_canvas = to_canvas
        self._seats = seats
        self._pads = pads
        self._read: Bindings = {}
        self._meanings: dict[str, dict[str, Meaning]] = {}
        self._paging: set[_Held] = set()
        self._down: dict[_Held, Press] = {}
        self._repeats_in: dict[_Held, float] = {}

    def poll(self, seconds: float) -> tuple[Press, ...]:
        """Everything pressed since the last call, ``seconds`` ago, in order."""
        if self._read is not self._bindings():
            self._read, self._meanings = self._bindings(), {}
        pressed = [press for event in pygame.event.get() for press in self._presses(event)]
        return (*pressed, *self._repeats(seconds))

    def release(self, device: Device | None = None) -> tuple[Press, ...]:
        """Let go of everything that is held, or all of one device.

        Another scene begins, the window lost the keys, or a pad its cable.
        """
        mine = [held for held in self._down if device in (None, held[0])]
        presses = [self._down.pop(held) for held in mine]
        self._repeats_in = {h: left for h, left in self._repeats_in.items() if h in self._down}
        self._paging = {held for held in self._paging if device not in (None, held[0])}
        return tuple(replace(press, down=False) for press in presses if press.button in HELD)

    def _presses(self, event: pygame.Event) -> Iterator[Press]:
        match event.type:
            case pygame.QUIT:
                yield Press("quit")
            case pygame.WINDOWFOCUSLOST:
                yield from self.release()
            case pygame.KEYDOWN if _asks_for_fullscreen(event):
                yield Press("fullscreen")
            case pygame.KEYDOWN:
                name = pygame.key.name(event.key)
                yield from self._signalled(Signal(self._holder(name), name))
            case pygame.KEYUP:
                name = pygame.key.name(event.key)
                for held in [h for h in self._down if h[0].on_keyboard and h[1] == name]:
                    yield from self._up(held)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                yield from self._mouse(event)
            case pygame.MOUSEWHEEL if event.y:
                held = MOUSE, "wheel up" if event.y > 0 else "wheel down"
                at = self._to_canvas(pygame.mouse.get_pos())
                yield from self._mouse_down(held, at)
                yield from self._up(held, at)
            case _:
                for heard in self._pads.hear(event):
                    yield from (
                        self._lost(heard) if isinstance(heard, Lost) else self._signalled(heard)
                    )

    def _holder(self, key: str) -> Device:
        """A key belongs to the cluster that plays with it, else to the whole keyboard.

        A cluster that could only join has no cards yet, so keys that are nothing else stay.
        """
        for cluster in map(Device, CLUSTERS):
            meaning = self._meant_by(cluster).get(key, _NOTHING)
            waits = meaning.menu and self._seats.listens_to(cluster.kind)
            if waits or (meaning != _NOTHING and self._seats.owner(cluster) is not None):
                return cluster
        return KEYBOARD

    def _signalled(self, signal: Signal) -> Iterator[Press]:
        held = signal.device, signal.source
        if not signal.down:
            yield from self._up(held)
            return
        self._seats.use(signal.device)
        meaning = self._meant_by(signal.device).get(signal.source, _NOTHING)
        if meaning.menu == "page":
            self._paging.add(held)
        yield from self._press(held, self._meant(signal, meaning))

    def _meant_by(self, device: Device) -> dict[str, Meaning]:
        """What the buttons of a device mean; nothing, if it is not known."""
        name = self._pads.bound(device)
        if name not in self._meanings:
            known = device.kind in self._read
            self._meanings[name] = meanings(actions_of(self._read, name)) if known else {}
        return self._meanings[name]

    def _meant(self, signal: Signal, meaning: Meaning) -> Press:
        """While the second page is held, buttons mean its cards before anything else.

        A key that only lays a card of a cluster still steers menus as on the whole keyboard.
        """
        paged = any(device == signal.device for device, _ in self._paging)
        card = meaning.paged if paged else meaning.card
        steers = self._steers(signal) if signal.device.kind in CLUSTERS else None
        button = (paged and card) or meaning.menu or steers or card or "other"
        return replace(self._of(signal.device, button), card=card, source=signal.source)

    def _steers(self, key: Signal) -> str | None:
        """What a key does in menus on the whole keyboard."""
        menu = self._meant_by(KEYBOARD).get(key.source, _NOTHING).menu
        return menu if menu in STEERING else None

    def _lost(self, lost: Lost) -> Iterator[Press]:
        yield from self.release(lost.device)
        self._seats.lose(lost.device, lost.model)

    def _mouse(self, event: pygame.Event) -> Iterator[Press]:
        at = self._to_canvas(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if at:
                yield self._of(MOUSE, "point", at)
        elif source := _MOUSE_BUTTONS.get(event.button):
            if event.type == pygame.MOUSEBUTTONUP:
                yield from self._up((MOUSE, source), at)
            elif at:
                yield from self._mouse_down((MOUSE, source), at)

    def _mouse_down(self, held: _Held, at: tuple[int, int] | None) -> Iterator[Press]:
        device, source = held
        press = self._of(device, self._clicked(source), at)
        yield from self._press(held, replace(press, source=source))

    def _clicked(self, source: str) -> str:
        """What a button of the mouse does; the left one clicks for as long as it is spare."""
        spare = _CLICK if source == "left" else _NOTHING
        return self._meant_by(MOUSE).get(source, spare).menu or "other"

    def _of(self, device: Device, button: str, at: tuple[int, int] | None = None) -> Press:
        return Press(button, at=at, seat=self._seats.owner(device), device=device)

    def _press(self, held: _Held, press: Press) -> Iterator[Press]:
        self._down[held] = press
        if press.button in REPEATED:
            self._repeats_in[held] = FIRST_REPEAT
        yield press

    def _up(self, held: _Held, at: tuple[int, int] | None = None) -> Iterator[Press]:
        """A release counts only where its press did: scenes never see half of a pair."""
        self._paging.discard(held)
        self._repeats_in.pop(held, None)
        press = self._down.pop(held, None)
        if press and press.button in HELD:
            yield replace(press, down=False, at=at or press.at)

    def _repeats(self, seconds: float) -> Iterator[Press]:
        for held in self._repeats_in:
            self._repeats_in[held] -= seconds
            if self._repeats_in[held] <= 0:
                self._repeats_in[held] = NEXT_REPEAT
                # Held over from a menu, a direction is no card.
                yield replace(self._down[held], card=None)


def _asks_for_fullscreen(event: pygame.Event) -> bool:
    """F11, or enter with alt; an event posted by hand may lack its modifiers."""
    alt = getattr(event, "mod", 0) & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(alt))
