"""What a scene is given by the program: no scene reaches for a global."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cabinet.bindings import CLUSTERS, actions_of
from game.cabinet.devices import KEYBOARD, MOUSE
from game.cabinet.makes import SIGNS
from game.cabinet.prompts import MOUSE_DRAWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.audio import Audio
    from game.cabinet.bindings import Actions, Buttons
    from game.cabinet.devices import Device, Pads
    from game.cabinet.locale import Locale
    from game.cabinet.records import Records
    from game.cabinet.saves import Saves
    from game.cabinet.seats import Seats
    from game.cabinet.settings import Preferences, Settings
    from game.cabinet.shake import Shake
    from game.cabinet.voice import Voice

_ENDS = {"+": "plus", "-": "minus"}
ARROWS = frozenset({"up", "down", "left", "right"})


@dataclass(frozen=True, slots=True)
class Context:
    """The services that scenes share.

    ``settings`` and ``locale`` are read anew at every use: a changed language or speed is in
    force from the next frame on.  ``new_seed`` gives the seed of the next game: the one of the
    command line, or a fresh one.
    """

    preferences: Preferences
    saves: Saves
    records: Records
    audio: Audio
    shake: Shake
    new_seed: Callable[[], int]
    seats: Seats
    pads: Pads
    voice: Voice

    @property
    def settings(self) -> Settings:
        """The settings in force now."""
        return self.preferences.current

    @property
    def locale(self) -> Locale:
        """The words of the language in force now."""
        return self.preferences.locale

    def actions(self, device: Device) -> Actions:
        """What can be done on a device, and its buttons for that; nothing, if it is not known."""
        bindings = self.settings.bindings
        return actions_of(bindings, self.pads.bound(device)) if device.kind in bindings else {}

    def glyph(self, button: str, device: Device | None = None) -> str:
        """The picture of what presses ``button``, as the widgets name it: ``key:Enter``.

        On the device that was used last, unless another one is asked for; where that has no such
        button, on the keyboard. What is somebody's card there is not shown.
        """
        asked = device or self.seats.last
        actions = {} if asked == MOUSE else self.actions(asked)
        if asked == MOUSE and button == "confirm":
            return self.sign("left", MOUSE)
        if button not in actions:
            asked, actions = KEYBOARD, self.actions(KEYBOARD)
        return self.sign(self._spare(actions[button], asked)[0], asked)

    def _spare(self, sources: Buttons, device: Device) -> Buttons:
        """Those that are no keys of a part of the keyboard that somebody plays with, if any are."""
        if device != KEYBOARD:
            return sources
        heard = (kind for kind in CLUSTERS if self.seats.listens_to(kind))
        taken = {
            key for kind in heard for keys in self.settings.bindings[kind].values() for key in keys
        }
        return tuple(source for source in sources if source not in taken) or sources

    def button_word(self, button: str) -> str:
        """What presses ``button`` on the device that was used last, in words."""
        asked = self.seats.last
        if button not in self.actions(asked):
            asked = KEYBOARD
        return self.button_name(self._spare(self.actions(asked)[button], asked)[0], asked)

    def arrows(
        self, device: Device | None = None, *, sideways: bool = True, upright: bool = True
    ) -> tuple[str, ...]:
        """The pictures of the directions, on the device that was used last or another one."""
        asked = device or self.seats.last
        wanted = [name for name, on in (("lr", sideways), ("ud", upright)) if on]
        names = {"lr": ("left", "right"), "ud": ("up", "down")}
        signs = tuple(self.glyph(button, asked) for each in wanted for button in names[each])
        arms = "".join(way for way in "lrud" if f"dpad:{way}" in signs)
        whole = arms in {"lr", "ud", "lrud"} and len(arms) == len(signs)
        return (f"dpad:{arms}",) if whole else signs

    def device_name(self, device: Device) -> str:
        """What a device is called: ``Pad 2``, ``Left keys``."""
        return self.locale.say(f"device.{device.kind}", n=self.pads.place(device))

    def sign(self, source: str, device: Device) -> str:
        """The picture of what SDL calls ``source`` on a device, as its maker has marked it."""
        if device.kind in {"pad", "unknown"}:
            return SIGNS[self.pads.family(device)].get(source, f"pill:{source.upper()}")
        if device == MOUSE:
            return f"mouse:{source}" if source in MOUSE_DRAWN else f"pill:{self._mouse(source)}"
        return f"key:{source if source in ARROWS else self._key(source)}"

    def button_name(self, source: str, device: Device) -> str:
        """What SDL calls ``source``, in words; of an unknown joystick as it is."""
        if device == MOUSE:
            return self._mouse(source)
        if device.on_keyboard:
            return self._key(source)
        key = f"input.pad.{source}"
        if source[-1:] in _ENDS:
            key = f"input.pad.{source[:-1]}.{_ENDS[source[-1]]}"
        return self.locale.say(key) if self.locale.has(key) else source

    def _mouse(self, source: str) -> str:
        return self.locale.say(f"input.mouse.{source}")

    def _key(self, source: str) -> str:
        key = f"input.key.{source}"
        if self.locale.has(key):
            return self.locale.say(key)
        on_number_pad = source.startswith("[") and len(source) > 1
        return f"N{source[1:-1]}" if on_number_pad else source.upper()
