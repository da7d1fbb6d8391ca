"""What the table says to somebody who plays by ear: the choice, the hand, the card in focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.say import room_rule

if TYPE_CHECKING:
    from game.cabinet.locale import Locale
    from game.raiders.hand import Hand
    from game.raiders.rules.view import View


def choice(locale: Locale, view: View, hand: Hand) -> str:
    """Where one stands, what the room does, and what one holds."""
    me = view.seats[hand.seat]
    where = locale.say("hud.where", level=view.level, place=view.place + 1)
    room = locale.say(f"room.{view.here}.name")
    cards = locale.join(tuple(_name(locale, move) for move in hand.moves if move not in hand.why))
    own = locale.say("aloud.own", coins=me.coins, wounds=me.wounds, cards=cards)
    return f"{where}: {room}. {room_rule(locale, view, view.here)}{_attack(locale, view)} {own}"


def card(locale: Locale, hand: Hand) -> str:
    """The card in focus, and why it cannot be laid, if it cannot."""
    move = hand.moves[hand.focus]
    name = locale.say("aloud.card", card=_name(locale, move))
    return f"{name} {locale.say(f'refusal.{hand.why[move]}')}" if move in hand.why else name


def _attack(locale: Locale, view: View) -> str:
    """Solo: the strength of the foe, whose card lies open."""
    if view.attack is None or view.attack.strength is None:
        return ""
    return " " + locale.say("aloud.strength", n=view.attack.strength)


def _name(locale: Locale, move: str) -> str:
    return move if move.isdigit() else locale.say(f"item.{move}.name")
