"""What the table says to somebody who plays by ear: the choice, the hand, the card in focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.cards import ROOMS, Boss, Monster
from game.raiders.rules.view import foe_strength
from game.raiders.say import room_rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.cabinet.locale import Locale
    from game.raiders.hand import Hand
    from game.raiders.rules.view import RoomView, SeatView, View


def choice(locale: Locale, view: View, hand: Hand) -> str:
    """Where one stands, what the room does, and what one holds."""
    me = view.seats[hand.seat]
    where = locale.say("hud.where", level=view.level, place=view.place + 1)
    room = locale.say(f"room.{view.here}.name")
    cards = locale.join(tuple(_name(locale, move) for move in hand.moves if move not in hand.why))
    own = locale.say("aloud.own", coins=me.coins, wounds=me.wounds, cards=cards)
    rule = room_rule(locale, view, view.here)
    return " ".join((f"{where}: {room}.", rule, *_threat(locale, view), own))


def card(locale: Locale, hand: Hand) -> str:
    """The card in focus, and why it cannot be laid, if it cannot."""
    move = hand.moves[hand.focus]
    name = locale.say("aloud.card", card=_name(locale, move))
    return f"{name} {locale.say(f'refusal.{hand.why[move]}')}" if move in hand.why else name


def _threat(locale: Locale, view: View) -> Iterator[str]:
    """What a foe has to be met with; and its wounds, unless its rule tells them."""
    foe = ROOMS[view.here]
    strength = foe_strength(view) if isinstance(foe, Monster | Boss) else None
    if strength is not None:
        yield locale.say("aloud.strength", n=strength)
    if isinstance(foe, Monster):
        yield locale.say("aloud.wounds", n=foe.wounds)


def _name(locale: Locale, move: str) -> str:
    return move if move.isdigit() else locale.say(f"item.{move}.name")


def hero(locale: Locale, seat: SeatView) -> str:
    """A character as it begins: its coins, wounds and items."""
    name = locale.say(f"character.{seat.character}.name")
    items = _listed(locale, seat.items)
    return locale.say("aloud.hero", name=name, coins=seat.coins, wounds=seat.wounds, items=items)


def survey(locale: Locale, view: View) -> tuple[str, ...]:
    """All that lies open on the table, a sentence for each thing the eyes find there."""
    places = tuple(_place(locale, each) for each in view.row)
    rooms = locale.say("aloud.row", n=view.place + 1, rooms=locale.join(places))
    seats = tuple(_seat(locale, view, seat) for seat in range(len(view.seats)))
    return (rooms, *seats, *_stock(locale, view))


def _place(locale: Locale, each: RoomView) -> str:
    return locale.say(f"room.{each.room}.name") if each.room else locale.say("aloud.hidden")


def _seat(locale: Locale, view: View, seat: int) -> str:
    """What a player has, and whether they hold the map, have laid a card, or are out."""
    mine = view.seats[seat]
    name = locale.say(f"character.{mine.character}.name")
    if mine.out:
        return locale.say("aloud.out", name=name)
    words = [
        locale.say("aloud.seat", name=name, coins=mine.coins, wounds=mine.wounds),
        locale.say(
            "aloud.held",
            cards=_listed(locale, tuple(map(str, mine.hand))),
            items=_listed(locale, mine.items),
        ),
    ]
    if view.map_holder == seat:
        words.append(locale.say("aloud.map"))
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
