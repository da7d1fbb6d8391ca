"""What a scene is given by the program: no scene reaches for a global."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cabinet.bindings import actions_of
from game.cabinet.devices import KEYBOARD, MOUSE
from game.cabinet.makes import SIGNS
from game.cabinet.prompts import MOUSE_DRAWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.audio import Audio
    from game.cabinet.bindings import Actions
    from game.cabinet.devices import Device, Pads
    from game.cabinet.locale import Locale
    from game.cabinet.records import Records
    from game.cabinet.saves import Saves
    from game.cabinet.seats import Seats
    from game.cabinet.settings import Preferences, Settings
    from game.cabinet.shake import Shake
    from game.cabinet.voice import Voice

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

        On the device that was used last, unless another one is asked for; where that is the mouse,
        or has no such button, on the keyboard.
        """
        asked = device or self.seats.last
        actions = {} if asked == MOUSE else self.actions(asked)
        if button not in actions:
            asked, actions = KEYBOARD, self.actions(KEYBOARD)
        return self.sign(actions[button][0], asked)

    def arrows(self, *, sideways: bool = True, upright: bool = True) -> tuple[str, ...]:
        """The pictures of the directions, on the device that was used last."""
        wanted = [name for name, on in (("lr", sideways), ("ud", upright)) if on]
        names = {"lr": ("left", "right"), "ud": ("up", "down")}
        signs = tuple(self.glyph(button) for each in wanted for button in names[each])
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
        """What SDL calls ``source``, in words."""
        return self._mouse(source) if device == MOUSE else source

    def _mouse(self, source: str) -> str:
        return self.locale.say(f"input.mouse.{source}")

    def _key(self, source: str) -> str:
        key = f"input.key.{source}"
        if self.locale.has(key):
            return self.locale.say(key)
        on_number_pad = source.startswith("[") and len(source) > 1
        return f"N{source[1:-1]}" if on_number_pad else source.upper()
