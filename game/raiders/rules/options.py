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
    deal = options.deal
    if deal.characters is not None:
        _check_characters(deal.characters, seats)
    if deal.rooms is not None:
        _check_rooms(options, deal.rooms)
    if deal.levels is not None:
        _check_levels(deal.levels)
    if deal.attack is not None:
        _check_attack(options.mode, deal.attack)
    if deal.map_holder is not None:
        _check_map_holder(options.mode, deal.map_holder, seats)
    if options.coins is not None:
        _check_numbers("coins", options.coins, seats)
        if max(options.coins) > COIN_CAP:
            raise ValueError(f"A seat holds at most {COIN_CAP} coins.")
    if options.wounds is not None:
        _check_numbers("wounds", options.wounds, seats)
    if options.items is not None:
        _check_items(options.mode, options.items, seats)


def _check_mode(options: Options, seats: int) -> None:
    mode = options.mode
    if mode not in MODES:
        raise ValueError(f"There is no mode {mode!r}; the modes are {', '.join(MODES)}.")
    if not _is_int(seats) or seats not in MODES[mode]:
        allowed = " or ".join(str(number) for number in MODES[mode])
        raise ValueError(f"A {mode} game has {allowed} seats, not {seats!r}.")
    health = options.health
    if not _is_int(health) or health not in HEALTH:
        raise ValueError(f"The starting health is {HEALTH[0]} to {HEALTH[-1]}, not {health!r}.")
    if not isinstance(options.boss_finale, bool):
        raise ValueError("The boss finale is either true or false.")
    if options.boss_finale and mode != "solo":
        raise ValueError("Only a solo game has a boss finale to choose.")


def _check_characters(characters: Sequence[str], seats: int) -> None:
    _check_list("characters", characters, seats, str)
    for key in characters:
        if key not in CHARACTERS:
            raise ValueError(f"There is no character {key!r}.")
    if len(set(characters)) != seats:
        raise ValueError("The characters must all be different.")


def _check_rooms(options: Options, rooms: Sequence[str]) -> None:
    _check_list("rooms", rooms, ROOM_COUNT, str)
    if has_boss(options) and rooms[-1] not in [boss.key for boss in BOSSES]:
        raise ValueError(f"The last room must be a boss, not {rooms[-1]!r}.")
    copies = {room.key: room.copies for room in DUNGEON}
    if options.mode == "solo":
        del copies["chamber_armoury"]
    for key, times in Counter(rooms[:-1] if has_boss(options) else rooms).items():
        if key not in copies:
            raise ValueError(f"The room {key!r} cannot be there.")
        if times > copies[key]:
            raise ValueError(f"There are only {copies[key]} of the room {key!r}, not {times}.")


def _check_levels(levels: Sequence[str]) -> None:
    _check_list("levels", levels, LEVEL_COUNT, str)
    for row in levels:
        if len(row) != ROW or set(row) - {"U", "D"}:
            raise ValueError(f"A level is {ROW} letters U or D, not {row!r}.")


def _check_attack(mode: Mode, deck: Sequence[int]) -> None:
    if mode != "solo":
        raise ValueError("Only a solo game has an attack deck.")
    _check_list("attack cards", deck, len(ATTACK_DECK), int)
    if sorted(deck) != sorted(ATTACK_DECK):
        raise ValueError("The attack deck is two 5s, four 4s and four 3s in any order.")


def _check_map_holder(mode: Mode, holder: int, seats: int) -> None:
    if mode != "tactical":
        raise ValueError("Only a tactical game has a map.")
    if not _is_int(holder) or holder not in range(seats):
        raise ValueError(f"The map cannot go to seat {holder!r}.")


def _check_numbers(name: str, numbers: Sequence[int], seats: int) -> None:
    _check_list(name, numbers, seats, int)
    if min(numbers) < 0:
        raise ValueError(f"The {name} cannot be fewer than none.")


def _check_items(mode: Mode, items: Sequence[Sequence[str]], seats: int) -> None:
    _check_list("items", [tuple(held) for held in items], seats, tuple)
    for item, copies in Counter(str(item) for held in items for item in held).items():
        if item not in ITEMS:
            raise ValueError(f"There is no item {item!r}.")
        if copies > SUPPLY:
            raise ValueError(f"There are only {SUPPLY} of the item {item!r}, not {copies}.")
        if mode == "solo":
            raise ValueError("There are no items in a solo game.")


def _check_list(name: str, entries: object, length: int, kind: type) -> None:
    if not isinstance(entries, tuple | list) or len(entries) != length:
        raise ValueError(f"There must be a list of {length} {name}.")
    for entry in entries:
        if not isinstance(entry, kind) or isinstance(entry, bool):
            raise ValueError(f"An entry of {name} cannot be {entry!r}.")


def _is_int(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)
