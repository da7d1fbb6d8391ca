"""Real SDL virtual pads, made by the very SDL that pygame has loaded."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame
import pytest

# Without a window manager no window ever has the focus that pads are otherwise heard with.
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

AXES = {"lx": 0, "ly": 1, "rx": 2, "ry": 3, "lt": 4, "rt": 5}
BUTTONS = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
GAMECONTROLLER, UNKNOWN = 1, 0
FARTHEST = 32767


@cache
def sdl():
    """The library that pygame has loaded, never a second copy of it."""
    if sys.platform != "linux":
        pytest.skip("the loaded SDL is found through /proc")
    for line in Path("/proc/self/maps").read_text().splitlines():
        path = line.split()[-1]
        if "libSDL2-2" in path:
            library = ctypes.CDLL(path)
            library.SDL_JoystickOpen.restype = ctypes.c_void_p
            library.SDL_JoystickSetVirtualAxis.argtypes = [
                ctypes.c_void_p, ctypes.c_int, ctypes.c_int16,
            ]  # fmt: skip
            for name in ("SDL_JoystickSetVirtualButton", "SDL_JoystickSetVirtualHat"):
                getattr(library, name).argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
            library.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
            library.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
            return library
    pytest.skip("SDL is built into pygame here")


SHAKE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class Description(ctypes.Structure):
    """SDL's ``SDL_VirtualJoystickDesc``, version 1."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "kind", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "_padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("data", "on_update", "on_player")),
        ("on_shake", SHAKE),
        *((name, ctypes.c_void_p) for name in ("on_triggers", "on_light", "on_effect")),
    )


@dataclass(frozen=True)
class Model:
    """What a maker has written into a pad."""

    name: str
    vendor: int = 0
    product: int = 0


PLAIN = Model("Virtual pad")
SONY = Model("DualSense Wireless Controller", 0x054C, 0x0CE6)
NINTENDO = Model("Nintendo Switch Pro Controller", 0x057E, 0x2009)


class VirtualPad:
    """A pad that the test holds; it is plugged in as soon as it is made.

    ``shakes`` are the rumbles it was asked for, each the low and the high motor's.
    """

    def __init__(self, kind=GAMECONTROLLER, model=PLAIN):
        self._sdl = sdl()
        self.shakes = []
        pygame.joystick.init()
        # Kept: SDL calls back into it for as long as the pad is there.
        self._described = Description(
            version=1, kind=kind, axes=6, buttons=15, hats=1 if kind == UNKNOWN else 0,
            vendor=model.vendor, product=model.product, name=model.name.encode(),
            on_shake=SHAKE(self._shake),
        )  # fmt: skip
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self._described))
        assert index >= 0
        self._handle = self._sdl.SDL_JoystickOpen(index)
        self.number = self._sdl.SDL_JoystickInstanceID(self._handle)

    def _shake(self, _data, low, high):
        if low or high:  # the end of a rumble is told too
            self.shakes.append((low, high))
        return 0

    def hold(self, name):
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, BUTTONS.index(name), 1)

    def let_go(self, name):
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, BUTTONS.index(name), 0)

    def push(self, axis, share):
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, AXES[axis], int(share * FARTHEST))

    def turn_hat(self, bits):
        self._sdl.SDL_JoystickSetVirtualHat(self._handle, 0, bits)

    def unplug(self):
        """Pull the cable; a second time does nothing."""
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                self._sdl.SDL_JoystickDetachVirtual(index)

    def forget(self):
        """Give back what the test has of it."""
        self._sdl.SDL_JoystickClose(self._handle)


@pytest.fixture
def plug():
    """Makes pads, and unplugs them all at the end."""
    made = []

    def plug_one(kind=GAMECONTROLLER, model=PLAIN):
        made.append(VirtualPad(kind, model))
        return made[-1]

    yield plug_one
    for pad in made:
        pad.unplug()
        pad.forget()


def tap_pad(app, pad, *names, frame=1 / 60):
    """Press and let go of buttons of a pad, a frame for each; a new pad is found first."""
    app.frame(frame)
    for name in names:
        pad.hold(name)
        app.frame(frame)
        pad.let_go(name)
        app.frame(frame)
