"""What people hold: the keyboard and its clusters, the mouse, controllers of any make.

Controllers are read through SDL's layer for them, which knows most makes by name. A joystick
that it does not know is read raw, and goes by what its owner has taught it (see
:mod:`game.cabinet.teach`). Nobody else reads either family of events.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.bindings import MODEL
from game.cabinet.makes import family, make

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pygame._sdl2.controller import Controller

    from game.cabinet.bindings import Kind

_LOG = logging.getLogger(__name__)

PRESSED, RELEASED = 0.6, 0.4
"""A stick is a button from the first share of its way on, until it falls below the second."""

AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")
PAD_BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick",
    "leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
"""SDL's names, in the order of its numbers."""

_FARTHEST = 32767
_HATS = {(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"}
_RUMBLE = (0.3, 0.5, 90)  # low and high motor, milliseconds


@dataclass(frozen=True, slots=True)
class Device:
    """One thing to press buttons on; ``number`` tells pads apart (SDL's instance id)."""

    kind: Kind
    number: int = 0

    @property
    def on_keyboard(self) -> bool:
        """Whether it is a keyboard or a part of one."""
        return self.kind in {"keyboard", "left", "right", "numbers"}

    @property
    def icon(self) -> str:
        """The small picture of it."""
        return "icon/pad" if self.kind == "pad" else "icon/keyboard"


KEYBOARD, MOUSE = Device("keyboard"), Device("mouse")


def one_pair_of_hands(one: Device, other: Device) -> bool:
    """Whether one person may well be at both devices: a keyboard has a mouse beside it."""
    return one == other or all(each == MOUSE or each.on_keyboard for each in (one, other))


@dataclass(frozen=True, slots=True)
class Signal:
    """A button of a device, by the name that SDL has for it, went down or up."""

    device: Device
    source: str
    down: bool = True


@dataclass(frozen=True, slots=True)
class Lost:
    """A pad is not there any more; ``model`` is what :meth:`Pads.bound` had called it."""

    device: Device
    model: str


@dataclass(slots=True)
class _Pad:
    """An open controller, or an unknown joystick; the object must be kept, or SDL closes it.

    ``declined``: its owner does not want to teach it.
    """

    device: Device
    handle: Controller | pygame.joystick.JoystickType
    name: str
    guid: str
    down: set[str] = field(default_factory=set)
    rest: dict[str, float] = field(default_factory=dict)
    declined: bool = False

    @property
    def model(self) -> str:
        """The name of its model's buttons among the bindings."""
        return f"{MODEL}{make(self.guid)}"


class Pads:
    """The controllers that are plugged in, now and later; nothing is read before :meth:`open`."""

    def __init__(self, taught: Callable[[], Mapping[str, Mapping[str, str]]]) -> None:
        """``taught`` tells, for unknown joysticks by their GUID, which raw button is which."""
        self._taught = taught
        self._known: dict[int, _Pad] = {}
        self._raw: dict[int, _Pad] = {}
        self._open = False

    def open(self) -> None:
        """Look for controllers from now on; those already plugged in are found at once."""
        from pygame._sdl2 import controller  # noqa: PLC0415 - the first frame does without

        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error as error:
            _LOG.warning("No controllers: %s.", error)
            return
        self._open = True
        self._look()

    def close(self) -> None:
        """Let go of them all, in the order that SDL needs."""
        if not self._open:
            return
        from pygame._sdl2 import controller  # noqa: PLC0415

        self._open = False
        for pad in (*self._known.values(), *self._raw.values()):
            _let_go(pad)
        self._known.clear()
        self._raw.clear()
        controller.quit()
        pygame.joystick.quit()

    def hear(self, event: pygame.Event) -> Iterator[Signal | Lost]:
        """What an event says about pads; nothing for any other event."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._look()
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                yield from self._remove(event.instance_id)
            case _ if pad := self._known.get(getattr(event, "instance_id", -1)):
                yield from _known_signals(pad, event)
            case _ if pad := self._raw.get(getattr(event, "instance_id", -1)):
                yield from self._translated(pad, _raw_signals(pad, event))

    def name(self, device: Device) -> str:
        """What the maker calls it; empty if it is not there."""
        pad = self._pad(device)
        return pad.name if pad else ""

    def guid(self, device: Device) -> str:
        """The identity of its make and model; empty if it is not there."""
        pad = self._pad(device)
        return pad.guid if pad else ""

    def family(self, device: Device) -> str:
        """Whose signs are on its buttons; see :data:`game.cabinet.makes.SIGNS`."""
        pad = self._pad(device)
        return family(pad.guid, pad.name) if pad else ""

    def bound(self, device: Device) -> str:
        """The name of the device's buttons among the bindings: of its model, or else its kind."""
        pad = self._pad(device)
        return pad.model if pad and device.kind == "pad" else device.kind

    def models(self) -> Mapping[str, Device]:
        """A pad of each model that plays, by the name that :meth:`bound` has for it."""
        return {self.bound(pad): pad for pad in self.devices()}

    def devices(self) -> tuple[Device, ...]:
        """The pads that can play, in the order they were plugged in."""
        guids = self._taught()
        taught = (number for number, pad in self._raw.items() if pad.guid in guids)
        return tuple(Device("pad", number) for number in sorted((*self._known, *taught)))

    def place(self, device: Device) -> int:
        """Which of the pads it is, counted from 1 in the order they were plugged in."""
        numbers = sorted({**self._known, **self._raw})
        return numbers.index(device.number) + 1 if device.number in numbers else 0

    def decline(self, device: Device, *, declined: bool = True) -> None:
        """Hear no axis of an unknown joystick any more: pedals and throttles move by themselves.

        Its buttons still ask for a lesson, and with ``declined`` false all of it does.
        """
        pad = self._raw.get(device.number)
        if pad:
            pad.declined = declined

    def rumble(self, device: Device) -> None:
        """A short shake, always the same; a device that cannot is still."""
        pad = self._pad(device)
        if pad:
            with suppress(pygame.error):
                pad.handle.rumble(*_RUMBLE)

    def _pad(self, device: Device) -> _Pad | None:
        if device.kind not in {"pad", "unknown"}:
            return None
        return self._known.get(device.number) or self._raw.get(device.number)

    def _look(self) -> None:
        """Open what is new. Indices shift as pads come and go, so none is ever kept."""
        from pygame._sdl2 import controller  # noqa: PLC0415

        if not self._open:
            return
        for index in range(pygame.joystick.get_count()):
            try:
                stick = pygame.joystick.Joystick(index)
                number = stick.get_instance_id()
                if number in self._known or number in self._raw:
                    continue
                name, guid = stick.get_name(), stick.get_guid()
                if controller.is_controller(index):
                    handle = controller.Controller(index)
                    self._known[number] = _Pad(Device("pad", number), handle, name, guid)
                else:
                    self._raw[number] = _Pad(Device("unknown", number), stick, name, guid)
            except pygame.error as error:  # it may be gone again by now
                _LOG.debug("A controller could not be opened: %s.", error)

    def _remove(self, number: int) -> Iterator[Signal | Lost]:
        pad = self._known.pop(number, None) or self._raw.pop(number, None)
        if pad:
            _let_go(pad)
            taught = pad.guid in self._taught()
            device = Device("pad", number) if taught else pad.device
            yield Lost(device, pad.model)

    def _translated(self, pad: _Pad, signals: Iterator[Signal]) -> Iterator[Signal]:
        """Raw buttons as those of a pad, where the owner has said which is which."""
        names = self._taught().get(pad.guid)
        for signal in signals:
            if names is None:
                if not (pad.declined and signal.down and signal.source.startswith("axis")):
                    yield signal
            elif signal.source in names:
                device = Device("pad", pad.device.number)
                yield Signal(device, names[signal.source], signal.down)


def _let_go(pad: _Pad) -> None:
    with suppress(pygame.error):
        pad.handle.quit()


def _stick(pad: _Pad, axis: str, share: float) -> Iterator[Signal]:
    """The two directions of an axis as buttons; a trigger has one, and keeps its axis' name."""
    ends = (("", 1),) if axis.endswith("trigger") else (("-", -1), ("+", 1))
    for sign, way in ends:
        name, far = axis + sign, share * way
        if name in pad.down and far < RELEASED:
            pad.down.remove(name)
            yield Signal(pad.device, name, down=False)
        elif name not in pad.down and far > PRESSED:
            pad.down.add(name)
            yield Signal(pad.device, name)


def _raw_stick(pad: _Pad, event: pygame.Event) -> Iterator[Signal]:
    """An axis rests where it is when first heard of: triggers rest at an end."""
    axis = f"axis {event.axis} "
    rest = pad.rest.setdefault(axis, event.value)
    yield from _stick(pad, axis, (event.value - rest) / (1 + abs(rest)))


def _known_signals(pad: _Pad, event: pygame.Event) -> Iterator[Signal]:
    match event.type:
        case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
            if event.button < len(PAD_BUTTONS):  # SDL may know more of them than we
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                yield Signal(pad.device, PAD_BUTTONS[event.button], down)
        case pygame.CONTROLLERAXISMOTION:
            yield from _stick(pad, AXES[event.axis], event.value / _FARTHEST)


def _raw_signals(pad: _Pad, event: pygame.Event) -> Iterator[Signal]:
    match event.type:
        case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
            down = event.type == pygame.JOYBUTTONDOWN
            yield Signal(pad.device, f"button {event.button}", down)
        case pygame.JOYAXISMOTION:
            yield from _raw_stick(pad, event)
        case pygame.JOYHATMOTION:
            yield from _hat(pad, event)


def _hat(pad: _Pad, event: pygame.Event) -> Iterator[Signal]:
    for way, name in _HATS.items():
        source = f"hat {event.hat} {name}"
        on = any(mine and mine == theirs for mine, theirs in zip(way, event.value, strict=True))
        if on != (source in pad.down):
            (pad.down.add if on else pad.down.discard)(source)
            yield Signal(pad.device, source, on)
