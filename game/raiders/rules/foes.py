"""Resolving monster rooms and bosses (M1 to M3, Z1 to Z6, D3, D4, S5, S9)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.raiders.rules.events import (
    Attacked,
    Confused,
    Defeated,
    Eliminated,
    Escaped,
    Event,
    Withstood,
)
from game.raiders.rules.purse import Changes, hurt, pay, settle

if TYPE_CHECKING:
    from game.raiders.rules.cards import Boss, Monster
    from game.raiders.rules.reading import Reading
    from game.raiders.rules.state import State


class Clash(NamedTuple):
    """How a fight went: the events, whether the foe fell, the seats it attacks, their wounds."""

    events: tuple[Event, ...]
    fell: bool
    struck: tuple[int, ...]
    blows: Changes


def fight(foe: Monster | Boss, state: State, reading: Reading, exposed: tuple[int, ...]) -> Clash:
    """Fight in any mode; the seats ``exposed`` are those attacked if the foe does attack."""
    mode = state.dungeon.mode
    if mode == "duo":
        return fight_as_two(reading.total, exposed, foe.wounds)
    if mode == "solo":
        strength = None if state.attack is None else state.attack.strength
        return fight_alone(reading.total, strength, foe.wounds)
    printed = foe.strength
    strength = None if printed is None else printed[len(state.coins) - 3]  # M1
    return fight_together(reading.total, strength, exposed, foe.wounds)


@cache
def fight_together(
    total: int, strength: int | None, exposed: tuple[int, ...], wounds: int
) -> Clash:
    """The cards together reach the strength, or the foe attacks (M2, M3); None: it always does."""
    if strength is not None and total >= strength:
        return Clash((Defeated(total, strength),), True, (), ())
    attacks = tuple(map(Attacked, exposed))
    return Clash(
        (Withstood(total, strength), *attacks), False, exposed, hurt(exposed, wounds, "attack")
    )


@cache
def fight_as_two(total: int, exposed: tuple[int, ...], wounds: int) -> Clash:
    """Two players never defeat a foe, but equal cards confuse it (D3)."""
    if len(exposed) > 1:
        return Clash((Withstood(total, None), Confused()), False, (), ())
    return fight_together(total, None, exposed, wounds)


@cache
def fight_alone(card: int, strength: int | None, wounds: int) -> Clash:
    """A player alone has to exceed the strength of the attack card (S5, S9)."""
    if strength is None or card > strength:
        return fight_together(card, strength, (0,), wounds)
    events = (Withstood(card, strength), Attacked(0))
    return Clash(events, False, (0,), hurt((0,), wounds, "attack"))


def fight_boss(
    boss: Boss, state: State, reading: Reading, events: list[Event]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """As a monster, with what the boss's card adds (Z1): coins, wounds, and who is out.

    An item that escapes leads its player out (Z2).  The highest card is paid where the boss has a
    tribute, unless all cards are equal and it stands (Z3); alone only if it falls (S9).
    """
    coins, wounds = state.coins, state.wounds
    events += [Escaped(seat, item) for seat, item in reading.items if item == boss.escape]
    if not reading.highest:
        return coins, wounds, ()
    exposed = reading.highest if boss.hunts == "highest" else reading.lowest  # Z6
    clash = fight(boss, state, reading, exposed)
    events += clash.events
    coins = settle(coins, pay(clash.struck, -boss.coins, "attack"), events)
    wounds = settle(wounds, clash.blows, events)
    out = clash.struck if boss.petrifies else ()
    events += [Eliminated(seat) for seat in out]
    if boss.tribute and (clash.fell or (reading.second and state.dungeon.mode != "solo")):
        coins = settle(coins, pay(reading.highest, boss.tribute, "tribute"), events)
    return coins, wounds, out
