"""What the text table prints of a view: rows, hands, choices, the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.raiders.rules.cards import ITEMS, ROOMS, Boss, Monster
from game.raiders.rules.view import foe_strength
from game.raiders.say import capital, move_words, room_rule
from game.raiders.session import PERSON

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from game.cabinet.locale import Locale
    from game.raiders.rules.view import SeatView, View
    from game.raiders.session import GameSetup


def name(locale: Locale, view: View, seat: int) -> str:
    """A seat's character with its article."""
    return locale.say(f"character.{view.seats[seat].character}.the")


def hides_rooms(view: View) -> bool:
    """Whether a room of the row is still face down."""
    return any(not room.up for room in view.row)


def choices(locale: Locale, legal: Sequence[str]) -> str:
    """Legal moves as a person types them."""
    return ", ".join(move if move.isdigit() else locale.say(f"item.{move}.name") for move in legal)


def commands(locale: Locale) -> Mapping[str, str]:
    """The words a person may type, each with the move or command that it means."""
    meant: dict[str, str] = {locale.say(f"item.{item}.name").casefold(): item for item in ITEMS}
    for command in ("look", "recap", "rules", "help", "quit"):
        meant |= dict.fromkeys(locale.say(f"text.word.{command}").split(), command)
    return meant


def players(locale: Locale, view: View, setup: GameSetup) -> Iterable[str]:
    """The deal: who plays which character."""
    yield locale.say("text.characters")
    for seat, who in zip(view.seats, setup.seats, strict=True):
        kind = locale.say("seat.human" if who == PERSON else f"bot.{who}")
        yield "  " + locale.say(
            "text.seat_line",
            name=locale.say(f"character.{seat.character}.name"),
            kind=kind,
            coins=locale.say("text.coins", n=seat.coins),
            wounds=locale.say("text.wounds", n=seat.wounds),
            items=_items(locale, seat),
        )


def row(locale: Locale, view: View) -> list[str]:
    """The five rooms of the level as this view knows them, the present one in brackets."""
    rooms = [
        locale.say(f"room.{room.room}.name") if room.room else locale.say("text.hidden")
        for room in view.row
    ]
    rooms[view.place] = f"[{rooms[view.place]}]"
    return [f"{locale.say('text.row', level=view.level)} {' | '.join(rooms)}"]


def known_rooms(locale: Locale, view: View) -> list[str]:
    """The rooms that only this seat knows, by its torch."""
    return [
        f"   {place + 1}  {locale.say(f'room.{room.room}.name')} ({locale.say('text.hidden')})"
        for place, room in enumerate(view.row)
        if room.room and not room.up
    ]


def status(locale: Locale, view: View) -> list[str]:
    """The room's rule, its numbers, and every player at the table."""
    lines = [room_rule(locale, view, view.here), *_foe(locale, view)]
    lines += ["  " + _seat(locale, seat) for seat in view.seats]
    if view.map_holder is not None:
        holder = capital(name(locale, view, view.map_holder))
        lines.append(locale.say("text.map_holder", Name=holder))
    return lines


def _foe(locale: Locale, view: View) -> Iterable[str]:
    if view.attack:
        shown = " ".join(str(card) for card in view.attack.shown) or "-"
        yield locale.say("text.attack", left=view.attack.left, shown=shown)
    room = ROOMS[view.here]
    if not isinstance(room, Monster | Boss):
        return
    if (strength := foe_strength(view)) is not None:
        yield locale.say("text.strength", strength=strength)
    if room.wounds and view.mode in {"solo", "duo"}:  # the other rules tell it
        yield locale.say("text.harm", n=room.wounds)


def _seat(locale: Locale, seat: SeatView) -> str:
    title = locale.say(f"character.{seat.character}.name")
    if seat.out:
        return locale.say("text.status_out", name=title)
    line = locale.say(
        "text.status",
        name=title,
        coins=locale.say("text.coins", n=seat.coins),
        wounds=locale.say("text.wounds", n=seat.wounds),
        hand=" ".join(str(card) for card in seat.hand) or "-",
        items=_items(locale, seat),
    )
    if seat.laid:
        line += "; " + locale.say("text.status_laid", what=move_words(locale, seat.laid))
    return line


def _items(locale: Locale, seat: SeatView) -> str:
    return ", ".join(locale.say(f"item.{item}.name") for item in seat.items) or locale.say(
        "text.nothing"
    )


def final_count(locale: Locale, view: View) -> Iterable[str]:
    """Every player's sum at the end, the winners marked."""
    yield locale.say("text.count")
    for number, seat in enumerate(view.seats):
        yield "  " + locale.say(
            "text.count_line",
            name=locale.say(f"character.{seat.character}.name"),
            coins=locale.say("text.coins", n=seat.coins),
            wounds=locale.say("text.wounds", n=seat.wounds),
            note=_note(locale, view, number),
        )


def _note(locale: Locale, view: View, seat: int) -> str:
    if view.seats[seat].out:
        return locale.say("text.count_out")
    if view.over and seat in view.over.fainted:
        return locale.say("text.count_fainted")
    return locale.say("text.count_won") if view.over and seat in view.over.winners else ""
