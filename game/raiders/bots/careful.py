"""The bot that reckons: it weighs what each card brings now against what it could bring later.

Everything is counted in coins.  A wound costs what it adds to the danger of fainting (of falling,
with one or two players); an item is worth something while rooms are left to use it in; a card kept
is worth what it can do in the rest of the level.  The others' cards are guessed from the hands
that they still have, all combinations of them with their chances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from game.raiders.bots import odds
from game.raiders.bots.odds import Crowd, Lot
from game.raiders.rules import cards
from game.raiders.rules.cards import Move
from game.raiders.rules.rng import Rng
from game.raiders.rules.view import SeatView, View

STAKE = {"standard": 14.0, "tactical": 14.0, "duo": 14.0, "solo": 60.0}
"""Coins that losing by wounds costs; tried out in the arena."""

STONE = 10.0  # being out of the game
RIVALRY = 0.5  # a coin of the others' mean, in coins of mine
KEEP = {"torch": 0.2, "ball": 0.5, "key": 0.7, "sword": 0.7}
KEEP_FADES = 6  # rooms before the end at which an item begins to lose its worth
MARGIN = 0.2  # moves so little worse than the best are as good: two careful bots part ways
MANY_DARK = 2  # face-down rooms that are worth a torch
LEAN = {  # how the others lean to cards 1 to 5
    cards.Treasure: (1.0, 1.1, 1.2, 1.3, 1.4),
    cards.Monster: (1.0, 1.1, 1.2, 1.3, 1.3),
    cards.Boss: (1.0, 1.1, 1.2, 1.3, 1.3),
    cards.Chamber: (1.0, 1.1, 1.0, 1.2, 1.1),
    cards.Trap: (1.4, 1.3, 1.1, 0.9, 0.7),
}


DARK = {  # what may lie in the dark, and how many of it
    "dark": {room.key: room.copies for room in cards.DUNGEON},
    "dark boss": {boss.key: 1 for boss in cards.BOSSES},
}

Prospect = tuple[float, ...]


@dataclass(slots=True)
class Mind:
    """One decision: the view, my seat in it, and what is reckoned once for all my moves."""

    view: View
    me: SeatView
    others: tuple[SeatView, ...]
    left: int
    """Rooms that follow this one in the game."""
    prospects: tuple[Prospect, ...] = ()
    later: dict[tuple[int, ...], float] = field(default_factory=dict)
    lots: dict[Lot, float] = field(default_factory=dict)
    traps: dict[str, Prospect] = field(default_factory=dict)
    prices: dict[float, float] = field(default_factory=dict)

    @property
    def here(self) -> cards.Room:
        """The room that the party stands in."""
        return cards.ROOMS[self.view.here]


def choose(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """The legal move of the highest expected worth; chance decides between near equals."""
    if len(legal) == 1:
        return legal[0]
    mind = _mind(view)
    crowd = _crowd(mind)
    worths = {move: _expect(mind, move, legal, crowd) for move in legal}
    enough = max(worths.values()) - MARGIN
    return rng.choice([move for move in legal if worths[move] >= enough])


def lights(view: View, _rng: Rng) -> bool:
    """Light a torch when a row has just been laid with much of it in the dark."""
    dark = sum(room.room is None for room in view.row)
    return dark >= MANY_DARK and not any(room.room == "wolf_pack" for room in view.row)


def _mind(view: View) -> Mind:
    seats = [(number == view.me, seat) for number, seat in enumerate(view.seats)]
    me = next(seat for mine, seat in seats if mine)
    others = tuple(seat for mine, seat in seats if not mine and not seat.out)
    left = cards.ROOM_COUNT - (view.level - 1) * cards.ROW - view.place - 1
    mind = Mind(view, me, others, left)
    mind.prospects = _prospects(mind)
    return mind


# ------------------------------------------------------------------ my moves


def _expect(mind: Mind, move: Move, legal: Sequence[Move], crowd: Crowd) -> float:
    if move == "ball" and mind.view.here != "necromancer":
        return _expect_ball(mind, legal, crowd)
    value, rest = odds.worth(mind.here, move), _rest(mind, move)
    return rest + sum(chance * _room_worth(mind, value, laid) for laid, chance in crowd.items())


def _expect_ball(mind: Mind, legal: Sequence[Move], crowd: Crowd) -> float:
    """A ball shows the others' cards first: the best answer to each of them."""
    answers = {odds.worth(mind.here, move): -99.0 for move in legal if move != "ball"}
    for move in legal:
        if move != "ball":
            value = odds.worth(mind.here, move)
            answers[value] = max(answers[value], _rest(mind, move))
    seen = sum(
        chance * max(rest + _room_worth(mind, value, laid) for value, rest in answers.items())
        for laid, chance in crowd.items()
    )
    return seen - _keep(mind, "ball")


def _rest(mind: Mind, move: Move) -> float:
    """What the cards that I keep are worth, less the item that I do not."""
    if not move.isdigit():
        return _later(mind, mind.me.hand) - _keep(mind, move)
    return _later(mind, tuple(card for card in mind.me.hand if card != int(move)))


def _keep(mind: Mind, item: str) -> float:
    return KEEP[item] * min(1.0, mind.left / KEEP_FADES)


# ------------------------------------------------------------------ the others


def _crowd(mind: Mind) -> Crowd:
    return odds.crowd([_chances(mind, seat) for seat in mind.others])


def _chances(mind: Mind, seat: SeatView) -> dict[int, float]:
    """What another player lays here: known once it lies there, else guessed from the hand."""
    room = mind.here
    if seat.laid is not None and (seat.laid != "ball" or room.key == "necromancer"):
        return {odds.worth(room, seat.laid): 1.0}
    moves = [str(card) for card in seat.hand]
    moves += [item for item in dict.fromkeys(seat.items) if _usable(room, item)]
    weights: dict[int, float] = {}
    for move in moves:
        lean = LEAN[type(room)][int(move) - 1] if move.isdigit() else 1.0
        value = odds.worth(room, move)
        weights[value] = weights.get(value, 0.0) + lean
    total = sum(weights.values())
    return {value: weight / total for value, weight in weights.items()}


def _usable(room: cards.Room, item: str) -> bool:
    """Whether an item may be played here for its effect (a ball's swap apart)."""
    if isinstance(room, cards.Treasure):
        return item == "key"
    if isinstance(room, cards.Monster | cards.Boss):
        return item == "sword" or (isinstance(room, cards.Boss) and room.escape == item)
    return False


# ------------------------------------------------------------------ what this room is worth


def _room_worth(mind: Mind, mine: int, laid: tuple[int, ...]) -> float:
    room = mind.here
    if isinstance(room, cards.Chamber):
        return _gift_worth(mind, room.gifts[mine - 1], 1 + laid.count(mine))
    if isinstance(room, cards.Trap):
        return _trap_worths(mind, room)[max((mine, *laid)) - 1]
    if not laid and mind.view.mode == "solo":
        return _alone(mind, room, mine, _strength(mind))
    lot = odds.lot(room.key, mine, laid)
    if lot not in mind.lots:
        mind.lots[lot] = _lot_worth(mind, lot)
    return mind.lots[lot]


def _lot_worth(mind: Mind, lot: Lot) -> float:
    count = max(1, len(mind.others))
    rivalry = 1.0 if mind.view.mode == "duo" else RIVALRY
    worth = _coins_worth(mind, lot.coins) - _wounds_price(mind, lot.wounds) - STONE * lot.out
    worth -= rivalry * lot.rival_coins / count
    worth += STONE * lot.rivals_out / (1 + count)
    return worth + _rivals_hurt(mind, lot.rival_wounds / count)


def _coins_worth(mind: Mind, change: float) -> float:
    held = mind.me.coins
    return max(0.0, min(float(cards.COIN_CAP), held + change)) - held


def _gift_worth(mind: Mind, gift: cards.Gift, takers: int) -> float:
    if gift.item:
        left = dict(mind.view.supply)[gift.item]
        return _keep(mind, gift.item) if takers <= left else 0.0
    healed = min(gift.potion, mind.me.wounds)
    return _coins_worth(mind, gift.coins) - _wounds_price(mind, -healed)


def _trap_worths(mind: Mind, room: cards.Trap) -> Prospect:
    """A trap with a force of 1 to 5: it may catch me, or others, or both."""
    if room.key not in mind.traps:
        mine, theirs = _exposed(mind, room)
        share = theirs / max(1, len(mind.others))
        worth = _purse_trap_worth if room.takes == "coins" else _wound_trap_worth
        mind.traps[room.key] = tuple(worth(mind, amount, mine, share) for amount in room.amounts)
    return mind.traps[room.key]


def _purse_trap_worth(mind: Mind, amount: int, mine: bool, share: float) -> float:
    return RIVALRY * amount * share + (_coins_worth(mind, -amount) if mine else 0.0)


def _wound_trap_worth(mind: Mind, amount: int, mine: bool, share: float) -> float:
    return _rivals_hurt(mind, amount * share) - (_wounds_price(mind, amount) if mine else 0.0)


def _exposed(mind: Mind, room: cards.Trap) -> tuple[bool, int]:
    """Whether a trap would catch me, and how many of the others."""
    seats = (mind.me, *mind.others)
    held = [seat.coins if room.takes == "coins" else -seat.wounds for seat in seats]
    return held[0] == max(held), held[1:].count(max(held))


# ------------------------------------------------------------------ wounds


def _danger(mind: Mind, wounds: float) -> float:
    """What having so many wounds is likely to cost, in coins."""
    steepness = 0.6 + 0.12 * mind.left
    stake = STAKE[mind.view.mode]
    if mind.view.mode in {"solo", "duo"}:
        if wounds >= cards.FATAL_WOUNDS:
            return stake
        limit = cards.FATAL_WOUNDS - 0.3 * mind.left
        return stake * _likely((wounds - limit) / steepness)
    worst = max((seat.wounds for seat in mind.others), default=0)
    tie = 0.5 if len(mind.view.seats) > 3 else -0.5
    return stake * _likely((wounds - worst + tie) / steepness) + 0.05 * wounds


def _likely(odd: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, odd))))


def _wounds_price(mind: Mind, change: float) -> float:
    if change not in mind.prices:
        before, after = mind.me.wounds, mind.me.wounds + change
        mind.prices[change] = _danger(mind, after) - _danger(mind, before)
    return mind.prices[change]


def _rivals_hurt(mind: Mind, wounds: float) -> float:
    """What it is worth to me that each of the others has so many wounds more."""
    return 0.5 * wounds * _wounds_price(mind, 1) if wounds else 0.0


# ------------------------------------------------------------------ one player


def _alone(mind: Mind, room: cards.Room, mine: int, strength: int | None) -> float:
    """Solo: a chest below my card is mine (S6); a foe below my card falls (S5, S9)."""
    if isinstance(room, cards.Treasure):
        return _coins_worth(mind, sum(chest for chest in room.chests if mine > chest))
    if not isinstance(room, cards.Monster | cards.Boss):
        return 0.0
    boss = room if isinstance(room, cards.Boss) else None
    if strength is not None and mine > strength:
        return _coins_worth(mind, boss.tribute if boss else 0)
    lost = STONE if boss and boss.petrifies else 0.0
    robbed = _coins_worth(mind, -boss.coins if boss else 0)
    return robbed - lost - _wounds_price(mind, room.wounds)


def _strength(mind: Mind) -> int | None:
    return mind.view.attack.strength if mind.view.attack else None


def _alone_later(mind: Mind, room: cards.Room, mine: int) -> float:
    """The same for a foe whose attack card is still in the deck: all that are left, alike."""
    left = list(cards.ATTACK_DECK)
    for card in mind.view.attack.shown if mind.view.attack else ():
        left.remove(card)
    deck = left or cards.ATTACK_DECK
    return sum(_alone(mind, room, mine, strength) for strength in deck) / len(deck)


# ------------------------------------------------------------------ the rest of the level


def _later(mind: Mind, hand: tuple[int, ...]) -> float:
    """What a hand is worth in the rooms of the level that follow, each given a card of its own."""
    if hand not in mind.later:
        mind.later[hand] = _assign(hand, mind.prospects)
    return mind.later[hand]


def _assign(hand: tuple[int, ...], prospects: tuple[Prospect, ...]) -> float:
    best = {hand: 0.0}
    for prospect in prospects:
        fewer: dict[tuple[int, ...], float] = {}
        for kept, worth in best.items():
            for place, card in enumerate(kept):
                rest = kept[:place] + kept[place + 1 :]
                fewer[rest] = max(fewer.get(rest, -999.0), worth + prospect[card - 1])
        best = fewer or best
    return max(best.values())


def _prospects(mind: Mind) -> tuple[Prospect, ...]:
    """What cards 1 to 5 are worth in each room that follows on this level."""
    ahead = mind.view.row[mind.view.place + 1 :]
    keys = [room.room or "dark" for room in ahead]
    if ahead and mind.view.level == cards.LEVEL_COUNT and mind.view.mode != "solo":
        keys[-1] = ahead[-1].room or "dark boss"
    reckoned = {key: _mean(mind, DARK.get(key) or {key: 1}) for key in set(keys)}
    return tuple(reckoned[key] for key in keys)


def _mean(mind: Mind, copies: Mapping[str, int]) -> Prospect:
    share = 1 / sum(copies.values())
    return tuple(
        share * sum(number * _prospect(mind, key, card) for key, number in copies.items())
        for card in range(1, 6)
    )


def _prospect(mind: Mind, key: str, card: int) -> float:
    """What a card is worth in a room yet to come."""
    room, others = cards.ROOMS[key], len(mind.others)
    if isinstance(room, cards.Chamber):
        return _gift_worth(mind, room.gifts[card - 1], 1)
    if isinstance(room, cards.Trap):
        forces = zip(_trap_worths(mind, room), odds.highest(card, others), strict=True)
        return sum(worth * chance for worth, chance in forces)
    if others:
        return _lot_worth(mind, odds.typical(key, card, others))
    return _alone_later(mind, room, card)
