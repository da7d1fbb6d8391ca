"""Which music goes with what the stage shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.choreo.show import kind_of

if TYPE_CHECKING:
    from game.raiders.choreo.show import Show

DEEP = 3
"""From this level on the tunes are lower and faster."""


def tune(show: Show, *, choosing: bool) -> str:
    """A boss's, while the party is with one; else that of the way, or of somebody who chooses."""
    show.stage.enter()
    if kind_of(show.board.here) == "b":
        return "boss"
    name = "choose" if choosing else "walk"
    return f"deep_{name}" if show.board.level >= DEEP else name
