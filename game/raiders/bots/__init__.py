"""Players without hands: each is ``choose(view, legal, rng) -> move``; see docs/adding-a-bot.md.

A bot sees what a person in its seat would see, and nothing else.  Call it by
:func:`seat_choice` and :func:`seat_lights`, which keep a faulty bot from spoiling the game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from game.raiders.bots import careful, random_bot
from game.raiders.rules.cards import Move
from game.raiders.rules.rng import Rng
from game.raiders.rules.view import View

log = logging.getLogger(__name__)


def never(_view: View, _rng: Rng) -> bool:
    """Light no torch."""
    return False


@dataclass(frozen=True, slots=True)
class Bot:
    """``choose`` is a bot's move among the legal ones; ``lights`` whether it lights a torch now."""

    choose: Callable[[View, tuple[Move, ...], Rng], Move]
    lights: Callable[[View, Rng], bool] = never


BOTS: dict[str, Bot] = {
    "random": Bot(random_bot.choose),
    "careful": Bot(careful.choose, careful.lights),
}
"""The bots by the names under which they are asked for."""


def seat_rng(seed: int, decisions: int, seat: int) -> Rng:
    """A seat's own chance after so many decisions of a game: the same in a game resumed."""
    return Rng(seed * 1_000_003 + decisions * 31 + seat)


def seat_choice(name: str, view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """What the bot ``name`` plays: the first legal move if it raises or cheats, and a warning."""
    try:
        move = BOTS[name].choose(view, legal, rng)
    except Exception:
        log.warning("The bot %s failed and plays %s.", name, legal[0], exc_info=True)
        return legal[0]
    if move not in legal:
        log.warning("The bot %s chose %r, which is not legal, and plays %s.", name, move, legal[0])
        return legal[0]
    return move


def seat_lights(name: str, view: View, rng: Rng) -> bool:
    """Whether the bot ``name`` lights a torch now; only asked where its seat may (B4)."""
    if view.me not in view.torches:
        return False
    try:
        return bool(BOTS[name].lights(view, rng))
    except Exception:
        log.warning("The bot %s failed over a torch and lights none.", name, exc_info=True)
        return False
