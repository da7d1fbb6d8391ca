"""What a scene is given by the program: no scene reaches for a global."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.audio import Audio
    from game.cabinet.devices import Device, Pads
    from game.cabinet.locale import Locale
    from game.cabinet.records import Records
    from game.cabinet.saves import Saves
    from game.cabinet.seats import Seats
    from game.cabinet.settings import Preferences, Settings
    from game.cabinet.shake import Shake
    from game.cabinet.voice import Voice

ARROWS = frozenset({"up", "down", "left", "right"})

PAD_SIGNS = MappingProxyType(
    {
        "a": "pad:A",
        "b": "pad:B",
        "x": "pad:X",
        "y": "pad:Y",
        "dpup": "dpad:u",
        "dpdown": "dpad:d",
        "dpleft": "dpad:l",
        "dpright": "dpad:r",
        "leftshoulder": "pill:LB",
        "rightshoulder": "pill:RB",
        "lefttrigger": "pill:LT",
        "righttrigger": "pill:RT",
        "leftx-": "pill:left",
        "leftx+": "pill:right",
        "lefty-": "pill:up",
        "lefty+": "pill:down",
        "leftstick": "pill:LS",
        "rightstick": "pill:RS",
        "back": "pill:BACK",
        "start": "pill:START",
        "guide": "pill:GUIDE",
    }
)
"""SDL's names of a pad's buttons, and the pictures of those on most pads."""


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

    def glyph(self, button: str, device: Device | None = None) -> str:
        """The picture of what presses ``button``, as the widgets name it: ``key:Enter``.

        On the device that was used last, unless another one is asked for.
        """
        kind = (device or self.seats.last).kind
        actions = self.settings.bindings.get(kind, self.settings.bindings["keyboard"])
        if button not in actions or kind == "mouse":
            actions = self.settings.bindings["keyboard"]
        return self.sign(actions[button][0], on_pad=kind == "pad" and "page" in actions)

    def arrows(self, *, sideways: bool = True, upright: bool = True) -> tuple[str, ...]:
        """The pictures of the directions, on the device that was used last."""
        wanted = [name for name, on in (("lr", sideways), ("ud", upright)) if on]
        if self.seats.last.kind == "pad":
            return (f"dpad:{''.join(wanted)}",)
        names = {"lr": ("left", "right"), "ud": ("up", "down")}
        return tuple(self.glyph(button) for each in wanted for button in names[each])

    def device_name(self, device: Device) -> str:
        """What a device is called: ``Pad 2``, ``Left keys``."""
        return self.locale.say(f"device.{device.kind}", n=self.pads.place(device))

    def mouse_sign(self, source: str) -> str:
        """The picture of a button of the mouse."""
        drawn = {"left": "mouse", "right": "mouse:right"}
        return drawn.get(source, f"pill:{self.locale.say(f'input.mouse.{source}')}")

    def sign(self, source: str, *, on_pad: bool) -> str:
        """The picture of a button that SDL calls ``source``."""
        if on_pad:
            return PAD_SIGNS.get(source, f"pill:{source.upper()}")
        if source in ARROWS:
            return f"key:{source}"
        key = f"input.key.{source}"
        if self.locale.has(key):
            return f"key:{self.locale.say(key)}"
        on_number_pad = source.startswith("[") and len(source) > 1
        return f"key:N{source[1:-1]}" if on_number_pad else f"key:{source.upper()}"
