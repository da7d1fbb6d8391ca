"""Resolving monster rooms and bosses (M1 to M3, Z1 to Z6, D3, D4, S5, S9)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import Boss, Mode, Monster
from game.raiders.rules.events import (
    Attacked,
    Confused,
    Defeated,
    Eliminated,
    Escaped,
    Withstood,
)

if TYPE_CHECKING:
    from game.raiders.rules.ledger import Ledger
    from game.raiders.rules.reading import Reading
    from game.raiders.rules.state import State

confused = Confused()
attacked = lru_cache(maxsize=None)(Attacked)
defeated = lru_cache(maxsize=1 << 10)(Defeated)
withstood = lru_cache(maxsize=1 << 10)(Withstood)


def strength_of(foe: Monster | Boss, state: State) -> int | None:
    """What the cards have to reach (solo: exceed); None: nothing defeats this foe.

    Printed for the players who started (M1); nothing in a duo (D3); in solo the attack card (S4).
    """
    if state.dungeon.mode == "solo":
        return state.attack.strength if state.attack is not None else None
    if state.dungeon.mode == "duo" or foe.strength is None:
        return None
    return foe.strength[len(state.coins) - 3]


def falls(total: int, strength: int, mode: Mode) -> bool:
    """Whether cards of this total defeat a foe of this strength (M2); alone only if higher (S5)."""
    return total > strength if mode == "solo" else total >= strength


def fight(foe: Monster, strength: int | None, mode: Mode, reading: Reading, ledger: Ledger) -> None:
    """All together reach the strength, or the lowest card suffers (M2, M3)."""
    if _falls(strength, mode, reading, ledger) or _puzzled(mode, reading, ledger):
        return
    ledger.events += [attacked(seat) for seat in reading.lowest]
    ledger.hurt(reading.lowest, foe.wounds, "attack")


def fight_boss(
    boss: Boss, strength: int | None, mode: Mode, reading: Reading, ledger: Ledger
) -> None:
    """As a monster, with what the boss's card adds (Z1)."""
    ledger.events += [Escaped(seat, item) for seat, item in reading.items if item == boss.escape]
    if not reading.highest:
        return
    fell = _falls(strength, mode, reading, ledger)
    if not fell and not _puzzled(mode, reading, ledger):
        _strike(boss, reading.highest if boss.hunts == "highest" else reading.lowest, ledger)
    if boss.tribute and (fell or (mode != "solo" and reading.second)):  # Z3, D3, S9
        ledger.pay(reading.highest, boss.tribute, "tribute")


def _falls(strength: int | None, mode: Mode, reading: Reading, ledger: Ledger) -> bool:
    """Whether the foe falls, written down."""
    if strength is not None and falls(reading.total, strength, mode):
        ledger.events.append(defeated(reading.total, strength))
        return True
    ledger.events.append(withstood(reading.total, strength))
    return False


def _puzzled(mode: Mode, reading: Reading, ledger: Ledger) -> bool:
    """Whether two players with equal cards confuse the foe (D3), written down."""
    if mode != "duo" or len(reading.highest) < 2:
        return False
    ledger.events.append(confused)
    return True


def _strike(boss: Boss, seats: tuple[int, ...], ledger: Ledger) -> None:
    """The attacked suffer what the boss's card says."""
    ledger.events += [attacked(seat) for seat in seats]
    if boss.wounds:
        ledger.hurt(seats, boss.wounds, "attack")
    if boss.coins:
        ledger.pay(seats, -boss.coins, "attack")
    if boss.petrifies:
        ledger.out = list(seats)
        ledger.events += [Eliminated(seat) for seat in seats]
