"""What the table says to somebody who plays by ear: the choice, the hand, the card in focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.cards import (
    FATAL_WOUNDS,
    POWER,
    ROOMS,
    Boss,
    Chamber,
    Gift,
    Monster,
    Trap,
    Treasure,
)
from game.raiders.rules.view import foe_strength
from game.raiders.say import room_rule
from game.raiders.standings import TARGET

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from game.cabinet.locale import Locale
    from game.raiders.hand import Hand
    from game.raiders.rules.view import RoomView, SeatView, View


def choice(locale: Locale, view: View, hand: Hand) -> str:
    """Where one stands, what the room does, and what one holds; at first how to hear the rest."""
    return " ".join((*_news(locale, view), *_room(locale, view), _own(locale, view, hand)))


def _news(locale: Locale, view: View) -> Iterator[str]:
    """What the eyes find new where a level begins."""
    if view.place == 0:
        yield _row(locale, view)
        if view.level == 1:
            yield locale.say("aloud.help")


def room(locale: Locale, view: View) -> str:
    """Where the party is, and what the room does."""
    return " ".join(_room(locale, view))


def _room(locale: Locale, view: View) -> Iterator[str]:
    where = locale.say("hud.where", level=view.level, place=view.place + 1)
    room = locale.say(f"room.{view.here}.name")
    yield f"{where}: {room}."
    yield room_rule(locale, view, view.here)
    match ROOMS[view.here]:
        case Monster() | Boss() as foe:
            yield from _threat(locale, view, foe)
        case Trap() as trap if view.mode == "solo":
            costs = locale.join(tuple(f"{card}: {trap.amounts[int(card) - 1]}" for card in POWER))
            yield locale.say(f"aloud.costs.{trap.takes}", costs=costs)


def _threat(locale: Locale, view: View, foe: Monster | Boss) -> Iterator[str]:
    """What a foe has to be met with; and what its rule in this mode does not say in figures."""
    strength = foe_strength(view)
    if strength is not None:
        yield locale.say("aloud.strength", n=strength)
    if foe.wounds and view.mode in {"solo", "duo"}:
        yield locale.say("aloud.wounds", n=foe.wounds)
    if isinstance(foe, Boss) and foe.tribute and view.mode == "solo":
        yield locale.say("aloud.pays", n=foe.tribute)


def _own(locale: Locale, view: View, hand: Hand) -> str:
    """Who chooses, what they have, and what they can lay."""
    cards = locale.join(tuple(_name(locale, move) for move in hand.moves if move not in hand.why))
    return locale.say("aloud.own", **_purse(locale, view, hand.seat), cards=cards)


def _purse(locale: Locale, view: View, seat: int) -> dict[str, str]:
    """A player's name, coins and health, with the numbers that end the game or crown it."""
    mine = view.seats[seat]
    coins = str(mine.coins)
    if view.mode == "solo":
        coins += f" {locale.say('hud.of', n=TARGET)}"
    name = locale.say(f"character.{mine.character}.name")
    return {"name": name, "coins": coins, "health": _health(locale, view.mode, mine.wounds)}


def _health(locale: Locale, mode: str, wounds: int) -> str:
    """Wounds; alone the life that is left, as the bar on the table shows it."""
    if mode == "solo":
        return _life(locale, max(0, FATAL_WOUNDS - wounds))
    fatal = f" {locale.say('hud.of', n=FATAL_WOUNDS)}" if mode == "duo" else ""
    return locale.say("aloud.wounded", wounds=f"{wounds}{fatal}")


def _life(locale: Locale, left: int) -> str:
    return locale.say("aloud.life", life=left, total=FATAL_WOUNDS)


def card(locale: Locale, view: View, hand: Hand) -> str:
    """The card in focus, and what the note over it says or what the room gives for it."""
    move = hand.moves[hand.focus]
    name = locale.say("aloud.card", card=_name(locale, move))
    worth = _worth(locale, view, int(move)) if move.isdigit() and move not in hand.why else ""
    return f"{name} {hand.note(locale) or worth}".rstrip()


def _worth(locale: Locale, view: View, number: int) -> str:
    """What the room gives for a power card, or takes for it; empty where the others decide."""
    match ROOMS[view.here]:
        case Chamber(gifts=gifts):
            return _gift(locale, view, gifts[number - 1])
        case Trap() as trap:
            return _force(locale, view, trap, number)
        case Treasure() if view.mode != "solo":
            return room_rule(locale, view, view.here)
        case Treasure(chests=chests):
            won = sum(value for value in chests if value < number)
            return locale.say("aloud.for.coins", n=won) if won else locale.say("aloud.for.no_chest")
        case _:
            return _duel(locale, view, number)


def _gift(locale: Locale, view: View, gift: Gift) -> str:
    if gift.item:
        left, item = dict(view.supply)[gift.item], _name(locale, gift.item)
        return locale.say("aloud.for.item", n=left, item=item)
    if gift.potion:
        return locale.say("aloud.for.potion", n=gift.potion)
    return locale.say("aloud.for.coins", n=gift.coins)


def _force(locale: Locale, view: View, trap: Trap, number: int) -> str:
    """What a trap does if this card is the highest; alone it is."""
    key = "costs_you" if view.mode == "solo" else "highest"
    amount = trap.amounts[number - 1]
    if not amount:
        return locale.say(f"aloud.{key}.nothing")
    return locale.say(f"aloud.{key}.{trap.takes}", n=amount)


def _duel(locale: Locale, view: View, number: int) -> str:
    """Alone against a foe whose strength lies open: whether the card beats it."""
    strength = foe_strength(view) if view.mode == "solo" else None
    if strength is None:
        return ""
    return locale.say("hud.falls") if number > strength else f"{locale.say('hud.stands')}."


def seen(locale: Locale, view: View) -> str:
    """The row as a torch has shown it to the one who listens."""
    return f"{locale.say('hud.peek')}. {_row(locale, view)}"


def _name(locale: Locale, move: str) -> str:
    return move if move.isdigit() else locale.say(f"item.{move}.name")


def hero(locale: Locale, seat: SeatView, life: int | None) -> str:
    """A character as it begins: its coins, wounds and items; its ``life``, if it goes alone."""
    name = locale.say(f"character.{seat.character}.name")
    if life is not None:
        health = _life(locale, life)
        return locale.say("aloud.seat", name=name, coins=seat.coins, health=health)
    items = _listed(locale, seat.items)
    return locale.say("aloud.hero", name=name, coins=seat.coins, wounds=seat.wounds, items=items)


def ended(locale: Locale, character: str, coins: int, wounds: int) -> str:
    """What a character has come out with, as the results show it: coins and wounds."""
    name = locale.say(f"character.{character}.name")
    health = locale.say("aloud.wounded", wounds=wounds)
    return locale.say("aloud.seat", name=name, coins=coins, health=health)


def survey(locale: Locale, view: View, sealed: Collection[int]) -> tuple[str, ...]:
    """All that lies open on the table, a sentence for each thing the eyes find there."""
    seats = tuple(_seat(locale, view, seat, sealed) for seat in range(len(view.seats)))
    return (_row(locale, view), *seats, *_stock(locale, view))


def _row(locale: Locale, view: View) -> str:
    """The level's rooms, and where among them the party stands."""
    places = tuple(_place(locale, each) for each in view.row)
    return locale.say("aloud.row", n=view.place + 1, rooms=locale.join(places))


def _place(locale: Locale, each: RoomView) -> str:
    return locale.say(f"room.{each.room}.name") if each.room else locale.say("aloud.hidden")


def _seat(locale: Locale, view: View, seat: int, sealed: Collection[int]) -> str:
    """What a player has, and whether they hold the map, have chosen or laid a card, or are out."""
    mine, purse = view.seats[seat], _purse(locale, view, seat)
    if mine.out:
        return locale.say("aloud.out", name=purse["name"])
    words = [
        locale.say("aloud.seat", **purse),
        locale.say(
            "aloud.held",
            cards=_listed(locale, tuple(map(str, mine.hand))),
            items=_listed(locale, mine.items),
        ),
    ]
    if view.map_holder == seat:
        words.append(locale.say("aloud.map"))
    if seat in sealed:
        words.append(locale.say("aloud.sealed"))
    if mine.laid:
        words.append(locale.say("aloud.laid", card=_name(locale, mine.laid)))
    return " ".join(words)


def _stock(locale: Locale, view: View) -> tuple[str, ...]:
    """What is left to be had; alone, which attack cards have been seen."""
    if view.attack is not None:
        shown = _listed(locale, tuple(map(str, view.attack.shown)))
        return (locale.say("aloud.deck", left=view.attack.left, shown=shown),)
    left = tuple(f"{_name(locale, item)} {count}" for item, count in view.supply)
    return (locale.say("aloud.supply", items=locale.join(left)),)


def _listed(locale: Locale, moves: tuple[str, ...]) -> str:
    names = tuple(_name(locale, move) for move in moves)
    return locale.join(names) if names else locale.say("aloud.none")
