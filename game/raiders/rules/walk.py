"""Walking on: the next room, a new level, the attack card of a solo game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import ATTACK_DECK, ROW, Boss, Monster
from game.raiders.rules.events import AttackDrawn, Entered, Event, LevelBegun
from game.raiders.rules.legal import FIRST, ONE_SEAT
from game.raiders.rules.rng import Rng
from game.raiders.rules.state import EVERY_SEAT, POWER_BITS, SEAT_BITS, Attack, State

if TYPE_CHECKING:
    from game.raiders.rules.cards import Move, Room
    from game.raiders.rules.state import Dungeon


@cache
def arrive(at: int, room: str, face: str) -> tuple[Entered, int]:
    """The event of coming into room ``at``, face up or down (U, D), and what may be laid there."""
    return Entered(at // ROW + 1, at % ROW, room, face == "U"), FIRST[room]


EVERYBODY = tuple(tuple(range(seats)) for seats in range(6))
NOTHING_LAID: tuple[tuple[None, ...], ...] = tuple((None,) * seats for seats in range(6))
ALL_POWER = tuple(POWER_BITS * EVERY_SEAT & (1 << SEAT_BITS * seats) - 1 for seats in range(6))
"""By the number of seats: who they are, nothing laid yet, all the power cards as bits."""


def enter(  # noqa: PLR0913, PLR0917 - the parts that a room may have changed, and nothing else
    before: State,
    laid: tuple[Move, ...],
    at: int,
    coins: tuple[int, ...],
    wounds: tuple[int, ...],
    items: tuple[int, ...],
    held: int,
    holder: int | None,
    events: list[Event],
) -> State:
    """The state in which the party has just come into room ``at``; the rest is as ``before``.

    Everybody, or the holder of the map, owes a choice.  At the first place of a level the power
    cards come back to hand (B8) and what torches showed is over.
    """
    dungeon, attack, rng = before.dungeon, before.attack, before.rng
    room, seats = dungeon.rooms[at], len(coins)
    arrival, allowed = arrive(at, room.key, dungeon.up[at])
    if at % ROW:
        rows, lit = (*before.rows, laid), before.lit
    else:
        rows, lit = (), ()
        held |= ALL_POWER[seats]
        events.append(LevelBegun(arrival.level, public_row(dungeon, at)))
    events.append(arrival)
    if attack is not None:
        attack, rng = turn_up_attack(attack, rng, room, events)
    pending, allowed = EVERYBODY[seats], held & allowed
    if holder is not None:
        pending, allowed = (holder,), allowed & ONE_SEAT << SEAT_BITS * holder
    # What State(...) does, without its detour through a Python function.
    return tuple.__new__(
        State,
        (
            dungeon,
            at,
            coins,
            wounds,
            items,
            held,
            rows,
            NOTHING_LAID[seats],
            pending,
            allowed,
            (),
            lit,
            holder,
            attack,
            rng,
            None,
        ),
    )


def public_row(dungeon: Dungeon, at: int) -> tuple[str | None, ...]:
    """The five rooms from ``at`` on as the level card lays them out; None is face down."""
    places = range(at, at + ROW)
    return tuple([dungeon.rooms[to].key if dungeon.up[to] == "U" else None for to in places])


def turn_up_attack(attack: Attack, rng: int, room: Room, events: list[Event]) -> tuple[Attack, int]:
    """Turn up the attack card for ``room`` if it needs one (S4, S9): the deck and chance after it.

    An empty deck is made anew of the used cards, shuffled.
    """
    if not isinstance(room, Monster | Boss) or room.strength is None:
        return attack._replace(strength=None), rng
    deck, shown = attack.deck, attack.shown
    reshuffled = not deck
    if reshuffled:
        chance = Rng(rng)
        deck, shown = tuple(chance.sample(ATTACK_DECK, len(ATTACK_DECK))), ()
        rng = chance.state
    card, deck = deck[0], deck[1:]
    events.append(AttackDrawn(card, len(deck), reshuffled))
    return Attack(deck, (*shown, card), card), rng
