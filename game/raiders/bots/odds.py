"""What a room does to one player: exactly for given cards, and on average over the others' cards.

Cards are numbers here, as the room counts them: 1 to 5, and ``ESCAPED`` for a player who has left
a boss by the item that lets one.  A *crowd* is what the others may lay: a chance for each sorted
tuple of their cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.raiders.rules import cards

ESCAPED = 0
DUO = 2

Crowd = Mapping[tuple[int, ...], float]


class Lot(NamedTuple):
    """What befalls me: coins, wounds, whether I am out; and the same of the others, added up."""

    coins: float = 0
    wounds: float = 0
    out: float = 0
    rival_coins: float = 0
    rival_wounds: float = 0
    rivals_out: float = 0


def crowd(choices: Iterable[Mapping[int, float]]) -> dict[tuple[int, ...], float]:
    """The crowd made by players who each lay a card with the given chances, independently."""
    joint: dict[tuple[int, ...], float] = {(): 1.0}
    for chances in choices:
        wider: dict[tuple[int, ...], float] = {}
        for laid, chance in joint.items():
            for card, share in chances.items():
                both = tuple(sorted((*laid, card)))
                wider[both] = wider.get(both, 0.0) + chance * share
        joint = wider
    return joint


@lru_cache(maxsize=64)
def any_crowd(others: int, fives: int = 5) -> dict[tuple[int, ...], float]:
    """The crowd of players of whom nothing is known, in a room where a 5 counts as ``fives``."""
    chances = dict.fromkeys(range(1, 6), 0.2)
    if fives != 5:
        chances[fives] += chances.pop(5)
    return crowd([chances] * others)


def worth(room: cards.Room, move: str) -> int:
    """The number that a move counts as in a room; a ball is an escape or counts nothing yet."""
    if isinstance(room, cards.Boss) and room.escape == move:
        return ESCAPED
    card = int(move) if move.isdigit() else 5
    return room.fives if isinstance(room, cards.Boss) and card == 5 else card


@lru_cache(maxsize=1 << 16)
def lot(key: str, mine: int, others: tuple[int, ...]) -> Lot:
    """What a treasure room or a foe brings to me (two players or more)."""
    room = cards.ROOMS[key]
    if isinstance(room, cards.Treasure):
        return _treasure(room.chests, mine, others)
    if isinstance(room, cards.Monster | cards.Boss):
        return _fight(room, mine, others)
    return Lot()


def _treasure(chests: tuple[int, ...], mine: int, others: tuple[int, ...]) -> Lot:
    laid = (mine, *others)
    coins, rival_coins = 0, 0
    for chest, rank in zip(chests, sorted(set(laid), reverse=True), strict=False):
        sharers = laid.count(rank)
        each = chest // sharers
        coins += each * (mine == rank)
        rival_coins += each * (sharers - (mine == rank))
    return Lot(coins=coins, rival_coins=rival_coins)


def _fight(room: cards.Monster | cards.Boss, mine: int, others: tuple[int, ...]) -> Lot:
    laid = [card for card in (mine, *others) if card != ESCAPED]
    if not laid:
        return Lot()
    target = _target(room, laid, 1 + len(others))
    hit, rivals_hit = int(mine == target), others.count(target) if target else 0
    boss = room if isinstance(room, cards.Boss) else None
    defeated = target is None and len(others) >= DUO
    paid = boss.tribute if boss and (defeated or min(laid) < max(laid)) else 0
    taken = boss.coins if boss else 0
    stone = int(boss.petrifies) if boss else 0
    rich, rivals_rich = int(mine == max(laid)), others.count(max(laid))
    return Lot(
        coins=paid * rich - taken * hit,
        wounds=room.wounds * hit,
        out=stone * hit,
        rival_coins=paid * rivals_rich - taken * rivals_hit,
        rival_wounds=room.wounds * rivals_hit,
        rivals_out=stone * rivals_hit,
    )


def _target(room: cards.Monster | cards.Boss, laid: list[int], players: int) -> int | None:
    """The card that the foe attacks; None when it is defeated, or confused (D3)."""
    if players == DUO:
        if len(laid) == DUO and laid[0] == laid[1]:
            return None
    elif room.strength and sum(laid) >= room.strength[players - 3]:
        return None
    highest = isinstance(room, cards.Boss) and room.hunts == "highest"
    return max(laid) if highest else min(laid)


@lru_cache(maxsize=1024)
def typical(key: str, mine: int, others: int) -> Lot:
    """What a room brings on average against players of whom nothing is known."""
    card, fives = worth(cards.ROOMS[key], str(mine)), worth(cards.ROOMS[key], "5")
    chances: dict[Lot, float] = {}
    for laid, chance in any_crowd(others, fives).items():
        result = lot(key, card, laid)
        chances[result] = chances.get(result, 0.0) + chance
    columns = zip(*chances, strict=True)
    return Lot(*(_mean(column, chances.values()) for column in columns))


def _mean(values: Iterable[float], chances: Iterable[float]) -> float:
    return sum(value * chance for value, chance in zip(values, chances, strict=True))


@lru_cache(maxsize=64)
def highest(mine: int, others: int) -> tuple[float, ...]:
    """The chances that the highest card is 1, 2, ... 5 when I lay ``mine``."""
    chances = [0.0] * 5
    for laid, chance in any_crowd(others).items():
        chances[max(mine, *laid, 1) - 1] += chance
    return tuple(chances)
