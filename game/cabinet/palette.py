"""The colours of the game: every pixel is one of these (the forge draws with the same table)."""

from __future__ import annotations

from types import MappingProxyType

Rgb = tuple[int, int, int]

RGB = MappingProxyType(
    {
        "ink": (14, 10, 22),
        "night": (28, 22, 48),
        "umber": (42, 19, 28),
        "white": (255, 250, 240),
        "cream": (255, 237, 190),
        "ice": (216, 244, 244),
        "stone1": (45, 40, 66),
        "stone2": (70, 65, 92),
        "stone3": (105, 102, 127),
        "stone4": (150, 149, 166),
        "stone5": (201, 202, 208),
        "steel1": (42, 53, 88),
        "steel2": (74, 100, 140),
        "steel3": (131, 164, 191),
        "steel4": (192, 219, 226),
        "skin1": (107, 44, 54),
        "skin2": (171, 85, 67),
        "skin3": (224, 141, 96),
        "skin4": (249, 196, 146),
        "wood1": (71, 35, 42),
        "wood2": (113, 60, 47),
        "wood3": (161, 100, 59),
        "wood4": (208, 156, 91),
        "gold1": (107, 44, 26),
        "gold2": (184, 100, 29),
        "gold3": (238, 162, 42),
        "gold4": (255, 217, 81),
        "red1": (95, 18, 49),
        "red2": (163, 31, 51),
        "red3": (220, 67, 55),
        "red4": (247, 131, 80),
        "green1": (19, 52, 57),
        "green2": (31, 100, 70),
        "green3": (74, 155, 71),
        "green4": (151, 203, 80),
        "blue1": (33, 39, 103),
        "blue2": (43, 82, 176),
        "blue3": (63, 141, 221),
        "blue4": (123, 203, 238),
        "purp1": (55, 26, 94),
        "purp2": (102, 50, 155),
        "purp3": (162, 90, 205),
        "purp4": (217, 152, 234),
        "teal1": (18, 74, 85),
        "teal2": (29, 133, 130),
        "teal3": (72, 195, 164),
        "teal4": (162, 239, 198),
        "bone1": (92, 70, 73),
        "bone2": (152, 128, 108),
        "bone3": (207, 186, 147),
        "bone4": (240, 227, 191),
        "moss1": (44, 53, 38),
        "moss2": (85, 96, 47),
        "moss3": (138, 143, 66),
        "moss4": (195, 190, 105),
    }
)
"""Colour names and their red, green and blue, 0-255."""

ROLES = MappingProxyType(
    {
        "text": "white",
        "soft": "stone5",
        "faint": "stone4",
        "off": "stone3",
        "head": "cream",
        "accent": "gold4",
        "danger": "red4",
        "good": "green4",
        "magic": "teal4",
        "note": "umber",
    }
)
"""What a colour of text says, and the colour that says it."""

RAMPS = MappingProxyType(
    {
        "gold": ("cream", "gold4", "gold3", "gold2"),
        "steel": ("white", "ice", "steel4", "steel3"),
        "blood": ("cream", "skin4", "red4", "red3"),
        "magic": ("white", "teal4", "teal3", "teal2"),
        "coin": ("white", "cream", "gold4", "gold3"),
        "wound": ("cream", "skin4", "red4", "red3"),
        "heal": ("white", "teal4", "teal3", "teal2"),
        "good": ("white", "green4", "green4", "green3"),
        "bronze": ("cream", "skin4", "skin3", "wood3"),
    }
)
"""Four colours from the top of the large letters to their foot."""

HERO_COLOURS = MappingProxyType(
    {
        "scout": ("teal1", "teal3", "teal4"),
        "knight": ("blue1", "blue2", "blue3"),
        "rogue": ("gold1", "gold4", "cream"),
        "warrior": ("red1", "red3", "red4"),
        "sorcerer": ("purp2", "purp4", "white"),
    }
)
"""Dark, middle and light of each player; the emblem's shape tells them apart before colour does."""


def rgb(name: str) -> Rgb:
    """The colour of a palette name or of a role.

    Raises:
        KeyError: there is no such colour.
    """
    return RGB[ROLES.get(name, name)]
