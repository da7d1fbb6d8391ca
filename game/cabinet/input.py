"""Devices become presses here, and nowhere else: the only caller of ``pygame.event.get``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Press:
    """One button went down, or up.

    Buttons of a key or pad: up down left right confirm back menu hurry recap 1 2 3 4 5 key sword
    torch ball.  Buttons of the mouse, with ``at`` in canvas pixels: point (it moved), click,
    context (the right button), wheel_up, wheel_down.  Only hurry, click and context also tell
    when they are let go (``down`` is False).  ``seat`` is the player whose device it was, None if
    it may be anybody's.
    """

    button: str
    down: bool = True
    at: tuple[int, int] | None = None
    seat: int | None = None
