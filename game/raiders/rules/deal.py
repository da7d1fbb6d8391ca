"""Setting up: ``new_game`` deals a game from a seed and its options (B1, B2, S1 to S4)."""

from __future__ import annotations

from functools import cache

from game.raiders.rules.cards import (
    ATTACK_DECK,
    BOSSES,
    CHARACTERS,
    DUNGEON,
    FATAL_WOUNDS,
    LEVEL_COUNT,
    LEVELS,
    ROOM_COUNT,
    ROOMS,
    SOLO_COINS,
    Room,
)
from game.raiders.rules.events import Event, MapMoved
from game.raiders.rules.finish import sudden_end, tell
from game.raiders.rules.options import Options, check_options, has_boss
from game.raiders.rules.rng import Rng
from game.raiders.rules.state import Attack, Dungeon, State, gather, with_items
from game.raiders.rules.walk import enter

STANDARD = Options()

ROOM_DECK: tuple[Room, ...] = tuple(room for room in DUNGEON for _ in range(room.copies))
"""The thirty room cards."""

SOLO_DECK = tuple(room for room in ROOM_DECK if room.key != "chamber_armoury")
"""The room cards of a solo game (S1)."""


def new_game(seed: int, seats: int, options: Options = STANDARD) -> tuple[State, tuple[Event, ...]]:
    """Deal a game: its first state and what happens up to the first choice.

    What ``options.deal`` does not fix is drawn from ``seed``; the same seed and options mean the
    same game for ever.

    Raises:
        ValueError: a game that cannot be, in one sentence.
    """
    check_options(options, seats)
    rng = Rng(seed)
    deal = options.deal
    characters = tuple(deal.characters or rng.sample(tuple(CHARACTERS), seats))
    rooms = _rooms(options, rng)
    up = "".join(deal.levels or rng.sample(LEVELS, LEVEL_COUNT))
    holder = _first_holder(options, seats, rng)
    attack = _attack(options, rng)
    solo = options.mode == "solo"
    dungeon = Dungeon(options.mode, characters, rooms, up, options.health if solo else None)
    coins, wounds, items, held = _belongings(options, characters)
    nothing = State(
        dungeon, 0, (), (), (), 0, (), (), (), 0, (), (), holder, attack, rng.state, None
    )
    events: list[Event] = [] if holder is None else [MapMoved(holder)]
    state = enter(nothing, (), 0, coins, wounds, items, held, holder, events)
    over = sudden_end(options.mode, coins, wounds, ())
    if over is not None:
        state = state._replace(pending=(), allowed=0, over=over)
        events += tell(over, wounds)
    return state, tuple(events)


def _rooms(options: Options, rng: Rng) -> tuple[Room, ...]:
    """The 25 rooms in playing order, the boss last (B1); without one alone, as a rule (S1)."""
    if options.deal.rooms is not None:
        return tuple(ROOMS[key] for key in options.deal.rooms)
    deck = SOLO_DECK if options.mode == "solo" else ROOM_DECK
    if not has_boss(options):
        return tuple(rng.sample(deck, ROOM_COUNT))
    return (*rng.sample(deck, ROOM_COUNT - 1), rng.choice(BOSSES))


def _first_holder(options: Options, seats: int, rng: Rng) -> int | None:
    """Who has the map first (V1); None where there is none."""
    if options.mode != "tactical":
        return None
    fixed = options.deal.map_holder
    return rng.below(seats) if fixed is None else fixed


def _attack(options: Options, rng: Rng) -> Attack | None:
    """The attack deck of a solo game (S4)."""
    if options.mode != "solo":
        return None
    deck = options.deal.attack or rng.sample(ATTACK_DECK, len(ATTACK_DECK))
    return Attack(tuple(deck), (), None)


Belongings = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""Coins, wounds and items by seat, and the items as moves in hand."""


def _belongings(options: Options, characters: tuple[str, ...]) -> Belongings:
    """What the seats start with (S2, S3 alone)."""
    coins, wounds, items, held = _printed(characters)
    if options.mode == "solo":
        coins, wounds, items, held = (SOLO_COINS,), (FATAL_WOUNDS - options.health,), (0,), 0
    if options.items is not None:
        items = tuple([gather(tuple(names)) for names in options.items])
        held = with_items(0, items)
    return tuple(options.coins or coins), tuple(options.wounds or wounds), items, held


@cache
def _printed(characters: tuple[str, ...]) -> Belongings:
    """What is printed on these characters' cards."""
    cards = [CHARACTERS[key] for key in characters]
    items = tuple(gather(card.items) for card in cards)
    return (
        tuple(card.coins for card in cards),
        tuple(card.wounds for card in cards),
        items,
        with_items(0, items),
    )
