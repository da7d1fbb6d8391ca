"""Every number and key printed on the cards, as tables (raiders.md section 1).

Rooms, items and characters are known by their keys; ``ROOMS``, ``CHARACTERS`` and ``LEVELS`` hold
what is printed on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Move = Literal["1", "2", "3", "4", "5", "key", "sword", "torch", "ball"]
Item = Literal["torch", "ball", "key", "sword"]
Mode = Literal["standard", "tactical", "duo", "solo"]

MODES: dict[Mode, tuple[int, ...]] = {
    "standard": (3, 4, 5),
    "tactical": (3, 4, 5),
    "duo": (2,),
    "solo": (1,),
}
"""The modes and the numbers of seats that each takes."""

POWER: tuple[Move, ...] = ("1", "2", "3", "4", "5")
ITEMS: tuple[Item, ...] = ("torch", "ball", "key", "sword")
MOVES: tuple[Move, ...] = (*POWER, "key", "sword", "torch", "ball")
"""All moves, in the order in which legal moves are listed."""

SUPPLY = 6  # copies of each item
COIN_CAP = 20
FATAL_WOUNDS = 10  # duo and solo (D2, S8)
LEVEL_COUNT = 5
ROW = 5  # rooms of a level
ROOM_COUNT = LEVEL_COUNT * ROW
ATTACK_DECK = (5, 5, 4, 4, 4, 4, 3, 3, 3, 3)  # S4
HEALTH = (5, 6, 7, 8)  # S3
SOLO_COINS = 2  # S2


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster room: ``strength`` for 3, 4 and 5 players, ``wounds`` it deals."""

    key: str
    copies: int
    strength: tuple[int, int, int]
    wounds: int


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure room: the coins in its one or two ``chests``."""

    key: str
    copies: int
    chests: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gift:
    """What a chamber gives for one card: an item, coins, or a potion for so many wounds."""

    item: Item | None = None
    coins: int = 0
    potion: int = 0


@dataclass(frozen=True, slots=True)
class Chamber:
    """A chamber: what cards 1 to 5 get."""

    key: str
    copies: int
    gifts: tuple[Gift, Gift, Gift, Gift, Gift]


@dataclass(frozen=True, slots=True)
class Trap:
    """A trap: ``amounts`` of coins lost or wounds dealt, by the highest card 1 to 5."""

    key: str
    copies: int
    takes: Literal["coins", "wounds"]
    amounts: tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Boss:
    """A final monster; ``strength`` None: it cannot be defeated.

    The attacked suffer ``wounds`` and lose ``coins``, or are out if it ``petrifies``; the highest
    card is paid ``tribute``; ``escape`` is the item that leads out; ``fives`` is what a 5 or a
    sword counts here; ``hunts`` the card that it attacks.
    """

    key: str
    strength: tuple[int, int, int] | None
    wounds: int
    coins: int = 0
    tribute: int = 0
    escape: Item | None = None
    petrifies: bool = False
    fives: int = 5
    hunts: Literal["lowest", "highest"] = "lowest"


Room = Monster | Treasure | Chamber | Trap | Boss

_STRONG = (14, 18, 23)
_MIDDLING = (11, 14, 18)
_COURT = (11, 14, 16)  # the 16 for 5 players: one source only (B)

MONSTERS = (
    Monster("dragon", 2, _STRONG, 3),
    Monster("troll", 2, _STRONG, 2),
    Monster("thing", 1, _STRONG, 1),
    Monster("goblin", 2, _MIDDLING, 2),
    Monster("skeleton", 1, _MIDDLING, 3),
    Monster("zombie", 2, _MIDDLING, 1),
    Monster("snake", 1, (8, 10, 13), 3),
)
TREASURES = (
    Treasure("treasure_4_2", 2, (4, 2)),
    Treasure("treasure_3_2", 2, (3, 2)),  # the second copy: one source only (B)
    Treasure("treasure_2_1", 2, (2, 1)),
    Treasure("treasure_4", 1, (4,)),
    Treasure("treasure_3", 1, (3,)),
    Treasure("treasure_2", 1, (2,)),
    Treasure("treasure_1", 1, (1,)),
)
CHAMBERS = (
    Chamber(
        "chamber_armoury",
        3,
        (Gift("torch"), Gift("ball"), Gift("key"), Gift("sword"), Gift(potion=1)),
    ),
    Chamber(
        "chamber_vault",
        2,
        (Gift(coins=1), Gift(coins=2), Gift(potion=1), Gift(coins=3), Gift(potion=2)),
    ),
)
TRAPS = (
    Trap("trap_lava", 1, "coins", (0, 0, 1, 2, 3)),
    Trap("trap_coins", 1, "coins", (0, 1, 1, 2, 2)),
    Trap("trap_spikes", 1, "wounds", (0, 0, 1, 2, 2)),
    Trap("trap_boulder", 1, "wounds", (0, 1, 1, 1, 2)),
)
BOSSES = (
    Boss("tax_collector", _COURT, 0, coins=3),
    Boss("medusa", _COURT, 0, petrifies=True),
    Boss("sphinx", _COURT, 2, tribute=2),
    Boss("wolf_pack", _COURT, 2, escape="torch"),  # wounds: one source only (B)
    Boss("minotaur", _STRONG, 1, tribute=1),
    Boss("vampire", _STRONG, 1, coins=2),
    Boss("necromancer", _STRONG, 2, escape="ball"),  # wounds: one source only (B)
    Boss("mega_dragon", None, 3, escape="key"),  # wounds: one source only (B)
    Boss("golem", None, 3, fives=1),  # wounds: our proposal (P)
    Boss("mummy", None, 3, hunts="highest"),  # wounds: our proposal (P)
)

DUNGEON: tuple[Monster | Treasure | Chamber | Trap, ...] = (
    *MONSTERS,
    *TREASURES,
    *CHAMBERS,
    *TRAPS,
)
"""The kinds of room in the room deck; the bosses are a deck of their own."""

ROOMS: dict[str, Room] = {room.key: room for room in (*DUNGEON, *BOSSES)}
"""Every room and boss by its key."""

LEVELS = ("UUDUD", "UDUDU", "DUUDU", "DUDUD", "UDDUD", "DDUUD", "UDDDU")
"""The level cards, leftmost room first: U face up, D face down (all our proposal, P)."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: what its player starts with."""

    key: str
    coins: int
    wounds: int
    items: tuple[Item, ...] = ()


CHARACTERS: dict[str, Character] = {
    character.key: character
    for character in (
        Character("scout", 3, 2, ("torch",)),
        Character("knight", 1, 1, ("sword",)),
        Character("rogue", 2, 2, ("key",)),
        Character("warrior", 2, 0),
        Character("sorcerer", 1, 1, ("ball", "ball")),
    )
}
"""The five characters by key."""
