"""How a game ends: sudden ends after a room, and the final count (F1, F2, D2, D5, S8, Z4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import FATAL_WOUNDS
from game.raiders.rules.events import Event, Fainted, GameOver
from game.raiders.rules.view import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.raiders.rules.cards import Mode

fainted = cache(Fainted)
game_over = cache(GameOver)

SMALL: tuple[Mode, ...] = ("duo", "solo")
"""The modes in which wounds kill and nobody faints (D2, D5, S8)."""


def ending(
    mode: Mode, coins: Sequence[int], wounds: Sequence[int], out: Sequence[int], *, last: bool
) -> Outcome | None:
    """How the game ends after a room, the ``last`` one or not; None if it goes on."""
    sudden = sudden_end(mode, coins, wounds, out)
    return final_count(mode, coins, wounds, out) if sudden is None and last else sudden


def sudden_end(
    mode: Mode, coins: Sequence[int], wounds: Sequence[int], out: Sequence[int]
) -> Outcome | None:
    """The end that a room brings at once, if it does.

    Medusa took everybody, or in duo and solo anybody (Z4, D4, S9); or somebody in duo or solo has
    ten wounds (D2, S8).
    """
    small = mode in SMALL
    if out and (small or len(out) == len(coins)):
        return Outcome(tuple(seat for seat in range(len(coins)) if seat not in out), (), "medusa")
    if not small or max(wounds) < FATAL_WOUNDS:
        return None
    standing = [seat for seat, has in enumerate(wounds) if has < FATAL_WOUNDS]
    if mode == "solo":
        return Outcome((), (), "wounds")
    if standing:
        return Outcome(tuple(standing), (), "wounds")
    fewest = [seat for seat, has in enumerate(wounds) if has == min(wounds)]
    return Outcome(richest(fewest, coins, wounds), (), "wounds")


def final_count(
    mode: Mode, coins: Sequence[int], wounds: Sequence[int], out: Sequence[int]
) -> Outcome:
    """The count after the last room (F1, F2); in duo and solo nobody faints (D5, S8)."""
    counted = [seat for seat in range(len(coins)) if seat not in out]
    faint = () if mode in SMALL else fainting(counted, wounds)
    rest = [seat for seat in counted if seat not in faint] if faint else counted
    return Outcome(richest(rest, coins, wounds), faint, "count")


def fainting(counted: Sequence[int], wounds: Sequence[int]) -> tuple[int, ...]:
    """Of the seats ``counted``, those who faint (F1); ``wounds`` are those of all who started."""
    most = max([wounds[seat] for seat in counted])
    worst = tuple([seat for seat in counted if wounds[seat] == most])
    if len(worst) == len(counted) or (len(wounds) == 3 and len(worst) > 1):
        return ()
    return worst


def richest(seats: Sequence[int], coins: Sequence[int], wounds: Sequence[int]) -> tuple[int, ...]:
    """Of ``seats`` those with the most coins, then the fewest wounds (F2)."""
    ranks = [(coins[seat], -wounds[seat]) for seat in seats]
    best = max(ranks)
    return tuple([seat for seat, rank in zip(seats, ranks, strict=True) if rank == best])


def tell(outcome: Outcome, wounds: Sequence[int]) -> list[Event]:
    """The outcome as events."""
    faints = [fainted(seat, wounds[seat]) for seat in outcome.fainted]
    return [*faints, game_over(outcome.winners, outcome.reason)]
