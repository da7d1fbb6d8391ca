"""The bot that plays any legal move, all equally likely."""

from __future__ import annotations

from game.raiders.rules.cards import Move
from game.raiders.rules.rng import Rng
from game.raiders.rules.view import View


def choose(_view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Any of ``legal``."""
    return rng.choice(legal)
