"""Makes of controllers: what tells one model from another, and what stands on its buttons."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_VENDORS = MappingProxyType({"054c": "sony", "057e": "nintendo"})

_NAMES = MappingProxyType(
    {
        "sony": ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"),
        "nintendo": ("nintendo", "switch", "joy-con", "joycon"),
    }
)
"""What the names of pads have in them that others build in the same manner."""

_LETTERS: Mapping[str, str] = MappingProxyType(
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
        "leftx-": "stick:left",
        "leftx+": "stick:right",
        "lefty-": "stick:up",
        "lefty+": "stick:down",
        "leftstick": "pill:LS",
        "rightstick": "pill:RS",
        "back": "pill:BACK",
        "start": "pill:START",
        "guide": "pill:GUIDE",
    }
)
_SHAPES = {
    "a": "pad:cross",
    "b": "pad:circle",
    "x": "pad:square",
    "y": "pad:triangle",
    "leftshoulder": "pill:L1",
    "rightshoulder": "pill:R1",
    "lefttrigger": "pill:L2",
    "righttrigger": "pill:R2",
    "leftstick": "pill:L3",
    "rightstick": "pill:R3",
    "back": "pill:SHARE",
    "start": "pill:OPTIONS",
    "guide": "pill:PS",
}
# SDL calls the buttons of these pads by their letters, wherever they lie.
_SWITCHES = {
    "leftshoulder": "pill:L",
    "rightshoulder": "pill:R",
    "lefttrigger": "pill:ZL",
    "righttrigger": "pill:ZR",
    "back": "pill:-",
    "start": "pill:+",
    "guide": "pill:HOME",
}

SIGNS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "": _LETTERS,
        "sony": MappingProxyType({**_LETTERS, **_SHAPES}),
        "nintendo": MappingProxyType({**_LETTERS, **_SWITCHES}),
    }
)
"""For each family of pads the pictures of its buttons, by SDL's names for them; the family without
a name has the letters of most."""


def make(guid: str) -> str:
    """The model that a GUID of SDL stands for, whatever cable or driver it came by.

    ``054c:0ce6`` (vendor and product, as in lists of USB), or the GUID itself where it has none.
    """
    vendor, gap, product, end = (guid[at : at + 4] for at in (8, 12, 16, 20))
    # Without numbers SDL fills these places with the name of the pad.
    numbered = gap == end == "0000" and "0000" not in (vendor, product)
    return f"{_swapped(vendor)}:{_swapped(product)}" if numbered else guid


def family(guid: str, name: str) -> str:
    """Whose signs are on its buttons: ``sony``, ``nintendo``, or empty for the letters of most."""
    vendor = make(guid).partition(":")[0]
    if vendor in _VENDORS:
        return _VENDORS[vendor]
    words = name.lower()
    return next((kin for kin, marks in _NAMES.items() if any(m in words for m in marks)), "")


def _swapped(digits: str) -> str:
    """Two bytes of hexadecimal digits, the lower one first, as a number is written."""
    return digits[2:4] + digits[:2]
