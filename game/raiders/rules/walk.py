"""Walking on: the next room, a new level, the attack card of a solo game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import ATTACK_DECK, ROW, Boss, Monster
from game.raiders.rules.events import AttackDrawn, Entered, Event, LevelBegun
from game.raiders.rules.legal import first_menu
from game.raiders.rules.rng import Rng
from game.raiders.rules.state import CLEARED, Attack, State

if TYPE_CHECKING:
    from game.raiders.rules.cards import Room
    from game.raiders.rules.state import Dungeon

entered = lru_cache(maxsize=1 << 12)(Entered)


def enter(
    state: State,
    at: int,
    coins: tuple[int, ...],
    wounds: tuple[int, ...],
    hands: list[int],
    holder: int | None,
    events: list[Event],
) -> tuple[State, tuple[Event, ...]]:
    """The state in which the party stands in room ``at`` and everybody owes a choice.

    ``events`` is what happened before; a new level and the room are added.  At a level's start
    the power cards come back to hand (B8) and what torches showed is over.
    """
    dungeon = state.dungeon
    place = at % ROW
    room = dungeon.rooms[at]
    lit = state.lit
    if place == 0:
        hands = [hand - hand % CLEARED for hand in hands]
        lit = ()
        events.append(LevelBegun(at // ROW + 1, public_row(dungeon, at)))
    events.append(entered(at // ROW + 1, place, room.key, dungeon.up[at] == "U"))
    attack, rng = state.attack, state.rng
    if attack is not None:
        attack, rng = turn_up_attack(attack, rng, room, events)
    menu = first_menu(room)
    seats = len(hands)
    pending = (
        tuple(range(seats)) if holder is None else (holder,)
    )
    choices = tuple([menu[hand] for hand in hands])
    if holder is not None:
        choices = tuple([moves if seat == holder else () for seat, moves in enumerate(choices)])
    return (
        State(
            dungeon,
            at,
            coins,
            wounds,
            tuple(hands),
            NOTHING_LAID[seats],
            pending,
            choices,
            (),
            lit,
            holder,
            attack,
            rng,
            None,
        ),
        tuple(events),
    )


NOTHING_LAID = tuple((None,) * seats for seats in range(6))


def public_row(dungeon: Dungeon, at: int) -> tuple[str | None, ...]:
    """The five rooms from ``at`` on as the level card lays them out; None is face down."""
    return tuple(
        [
            room.key if up == "U" else None
            for room, up in zip(
                dungeon.rooms[at : at + ROW], dungeon.up[at : at + ROW], strict=True
            )
        ]
    )


def turn_up_attack(
    attack: Attack, rng: int, room: Room, events: list[Event]
) -> tuple[Attack, int]:
    """Turn up the attack card for ``room`` if it needs one (S4, S9): the deck and chance after it.

    An empty deck is made anew of the used cards, shuffled.
    """
    if not isinstance(room, Monster) and (not isinstance(room, Boss) or room.strength is None):
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
