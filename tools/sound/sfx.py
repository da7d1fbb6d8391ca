"""All effects, by name: importing the modules that make them enters them in the table."""

from __future__ import annotations

from . import (
    effects_bosses,
    effects_cards,
    effects_fights,
    effects_foes,
    effects_prizes,
    effects_rooms,
    effects_stage,
)
from .blocks import EFFECTS, GROUPS, make

MODULES = (
    effects_bosses,
    effects_cards,
    effects_fights,
    effects_foes,
    effects_prizes,
    effects_rooms,
    effects_stage,
)

__all__ = ["EFFECTS", "GROUPS", "MODULES", "make"]
