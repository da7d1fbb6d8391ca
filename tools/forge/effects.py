"""Effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import bosses
from .sheets import Strip

if TYPE_CHECKING:
    from collections.abc import Callable


def strips() -> dict[str, Callable[[], Strip]]:
    """Every effect by its name, still to be drawn."""
    return {"effect/dragon_flame": dragon_flame}


def dragon_flame() -> Strip:
    """Breath of the Mega Dragon: put its feet on the point `mouth` of the dragon's frame."""
    return Strip(bosses.flame_frames(), bosses.FLAME_AT, {"birth": 12, "loop": 10, "end": 10})
