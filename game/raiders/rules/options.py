"""What may be asked of a new game, and which of it cannot be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.raiders.rules.cards import (
    ATTACK_DECK,
    BOSSES,
    CHARACTERS,
    COIN_CAP,
    DUNGEON,
    HEALTH,
    ITEMS,
    LEVEL_COUNT,
    MODES,
    ROOM_COUNT,
    ROW,
    SUPPLY,
    Item,
    Mode,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Deal:
    """Parts of the deal to fix; what is None is drawn from the seed.

    ``characters`` one a seat, all different; ``rooms`` the 25 keys in playing order, the boss last
    where the mode has one; ``levels`` five rows such as ``"UUDUD"``; ``attack`` solo's attack
    deck, top first; ``map_holder`` the seat that has the map first in a tactical game.
    """

    characters: tuple[str, ...] | None = None
    rooms: tuple[str, ...] | None = None
    levels: tuple[str, ...] | None = None
    attack: tuple[int, ...] | None = None
    map_holder: int | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up.

    ``health`` (5 to 8, S3) and ``boss_finale`` (S1) are for solo games.  ``coins``, ``wounds`` and
    ``items``, one entry a seat, replace what the characters start with.
    """

    mode: Mode = "standard"
    health: int = 6
    boss_finale: bool = False
    deal: Deal = Deal()
    coins: tuple[int, ...] | None = None
    wounds: tuple[int, ...] | None = None
    items: tuple[tuple[Item, ...], ...] | None = None


def has_boss(options: Options) -> bool:
    """Whether the last room holds a boss (B1, S1)."""
    return options.mode != "solo" or options.boss_finale


def check_options(options: Options, seats: int) -> None:
    """Refuse a game that cannot be.

    Raises:
        ValueError: the first thing wrong, in one sentence.
    """
    _check_mode(options, seats)
    _check_characters(options.deal.characters, seats)
    if options.deal.rooms is not None:
        _check_rooms(options, options.deal.rooms)
    _check_levels(options.deal.levels)
    _check_attack(options)
    _check_map_holder(options, seats)
    _check_numbers("coins", options.coins, seats)
    _check_numbers("wounds", options.wounds, seats)
    _need(max(options.coins or (0,)) <= COIN_CAP, f"A seat holds at most {COIN_CAP} coins.")
    if options.items is not None:
        _check_items(options.mode, options.items, seats)


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)


def _check_mode(options: Options, seats: int) -> None:
    mode = options.mode
    _need(mode in MODES, f"There is no mode {mode!r}; the modes are {', '.join(MODES)}.")
    allowed = " or ".join(str(number) for number in MODES[mode])
    _need(
        _is_int(seats) and seats in MODES[mode],
        f"A {mode} game has {allowed} seats, not {seats!r}.",
    )
    _need(
        _is_int(options.health) and options.health in HEALTH,
        f"The starting health is from {HEALTH[0]} to {HEALTH[-1]}, not {options.health!r}.",
    )
    _need(isinstance(options.boss_finale, bool), "The boss finale is either true or false.")
    _need(
        mode == "solo" or not options.boss_finale, "Only a solo game has a boss finale to choose."
    )


def _check_characters(characters: Sequence[str] | None, seats: int) -> None:
    if characters is None:
        return
    _check_length("characters", characters, seats)
    for key in characters:
        _need(key in CHARACTERS, f"There is no character {key!r}.")
    _need(len(set(characters)) == seats, "The characters must all be different (B2).")


def _check_rooms(options: Options, rooms: Sequence[str]) -> None:
    _check_length("rooms", rooms, ROOM_COUNT)
    dungeon = rooms[:-1] if has_boss(options) else rooms
    copies = {room.key: room.copies for room in DUNGEON}
    if options.mode == "solo":
        del copies["chamber_armoury"]
    for key, times in Counter(dungeon).items():
        _need(key in copies, f"The room {key!r} cannot be there.")
        _need(
            times <= copies[key], f"The room {key!r} exists only {copies[key]} times, not {times}."
        )
    if has_boss(options):
        bosses = [boss.key for boss in BOSSES]
        _need(rooms[-1] in bosses, f"The last room must be a boss, not {rooms[-1]!r}.")


def _check_levels(levels: Sequence[str] | None) -> None:
    if levels is None:
        return
    _check_length("levels", levels, LEVEL_COUNT)
    for row in levels:
        good = isinstance(row, str) and len(row) == ROW and set(row) <= {"U", "D"}
        _need(good, f"A level is {ROW} letters U or D, not {row!r}.")


def _check_attack(options: Options) -> None:
    deck = options.deal.attack
    if deck is None:
        return
    _need(options.mode == "solo", "Only a solo game has an attack deck.")
    _need(
        all(_is_int(card) for card in deck) and sorted(deck) == sorted(ATTACK_DECK),
        "The attack deck is two 5s, four 4s and four 3s in any order.",
    )


def _check_map_holder(options: Options, seats: int) -> None:
    holder = options.deal.map_holder
    if holder is None:
        return
    _need(options.mode == "tactical", "Only a tactical game has a map.")
    _need(_is_int(holder) and 0 <= holder < seats, f"The map cannot go to seat {holder!r}.")


def _check_numbers(name: str, numbers: Sequence[int] | None, seats: int) -> None:
    if numbers is None:
        return
    _check_length(name, numbers, seats)
    for number in numbers:
        _need(_is_int(number) and number >= 0, f"A number of {name} cannot be {number!r}.")


def _check_items(mode: Mode, items: Sequence[Sequence[str]], seats: int) -> None:
    _check_length("items", items, seats)
    total: Counter[str] = Counter()
    for held in items:
        total.update(held)
    for item, copies in total.items():
        _need(item in ITEMS, f"There is no item {item!r}.")
        _need(copies <= SUPPLY, f"There are only {SUPPLY} of the item {item!r}, not {copies}.")
    _need(mode != "solo" or not total, "There are no items in a solo game (S2).")


def _check_length(name: str, entries: Sequence[object], length: int) -> None:
    _need(len(entries) == length, f"There must be {length} {name}, not {len(entries)}.")


def _is_int(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)
