"""The sum of a room in signs: who gets or suffers what, on one line over the sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cabinet.text import Icon, Words
from game.raiders.rules.cards import ROOMS, Chamber, Gift, Trap

if TYPE_CHECKING:
    from game.cabinet.text import Part
    from game.raiders.choreo.show import Band, Show
    from game.raiders.rules.events import ChestOpened, TrapSprung

ARROW = Icon("arrow/right/stone4")
GAP = Words(" ")
PAIR = 2


def parts_of(band: Band) -> tuple[str, str]:
    """What stands between the two cards of a duel, and whether that is good, bad or even."""
    values = [value for _, _, value in band.cards]
    mine, other = values[0], band.strength if band.strength is not None else values[-1]
    sign = "<" if mine < other else ">" if mine > other else "="
    if band.strength is None:
        return sign, "good" if sign == "=" else "even"
    return sign, "good" if sign == ">" else "bad"


def duel(show: Show, band: Band) -> tuple[Part, ...]:
    """``5 > 4``: a pair's cards, or the lone raider's and the attack card."""
    sign, tone = parts_of(band)
    parts: list[Part] = []
    for seat, _, value in band.cards[:1]:
        parts += [_emblem(show, seat), Words(str(value), "text", "bold")]
    parts.append(Words(sign, {"bad": "danger", "good": "good"}.get(tone, "soft"), "bold"))
    if band.strength is not None:
        return (*parts, Icon("icon/skull"), Words(str(band.strength), "danger", "bold"))
    for seat, _, value in band.cards[1:]:
        parts += [Words(str(value), "text", "bold"), _emblem(show, seat)]
    return tuple(parts)


def fight(show: Show, band: Band) -> tuple[Part, ...]:
    """``3 + 5 + 1 = 9 < 14``."""
    if len(show.heroes) <= PAIR:
        return duel(show, band)
    assert band.strength is not None
    values = " + ".join(str(value) for _, _, value in band.cards)
    wins = band.total >= band.strength
    sign = "<" if not wins else "=" if band.total == band.strength else ">"
    colour = "good" if wins else "danger"
    return (
        Words(f"{values} = {band.total}", "text", "bold"),
        Words(sign, colour, "bold"),
        Icon("icon/skull"),
        Words(str(band.strength), colour, "bold"),
    )


def chest(show: Show, event: ChestOpened) -> tuple[Part, ...]:
    """A chest, those who take it, and what each of them gets."""
    parts: list[Part] = [Icon("icon/chest"), Words(str(event.value), "accent", "bold")]
    if not event.seats:
        return (*parts, ARROW, Icon("icon/cross"))
    shared = len(event.seats) > 1
    parts.append(Words("\u00f7", "soft") if shared else ARROW)
    parts += [_emblem(show, seat) for seat in event.seats]
    parts.append(Words("=", "soft") if shared else GAP)
    return (*parts, Icon("icon/coin"), Words(str(event.each), "accent", "bold"))


def trap(show: Show, event: TrapSprung) -> tuple[Part, ...]:
    """The highest card, and what its victims lose or suffer."""
    room = ROOMS.get(show.board.here or "")
    coins = isinstance(room, Trap) and room.takes == "coins"
    parts: list[Part] = [Words(str(event.force), "accent", "bold"), ARROW]
    if not event.amount:
        return (*parts, Icon("icon/check"))
    parts += [_emblem(show, seat) for seat in event.victims]
    sign = "\u2212" if coins else "+"
    parts.append(Words(f"{sign}{event.amount}", "danger", "bold"))
    return (*parts, Icon("icon/coin" if coins else "icon/wound"))


def chamber(show: Show) -> tuple[Part, ...]:
    """Who asks for what."""
    room = ROOMS.get(show.board.here or "")
    if not isinstance(room, Chamber):
        return ()
    parts: list[Part] = []
    for number, gift in enumerate(room.gifts, start=1):
        takers = [chair.seat for chair in show.chairs if chair.laid == str(number)]
        if takers:
            parts += [GAP, *(_emblem(show, seat) for seat in takers), ARROW, *_gift(gift)]
    return tuple(parts[1:])


def _gift(gift: Gift) -> tuple[Part, ...]:
    if gift.item:
        return (Icon(f"icon/{gift.item}"),)
    if gift.potion:
        return Icon("icon/potion"), Words(str(gift.potion), "good", "bold")
    return Icon("icon/coin"), Words(str(gift.coins), "accent", "bold")


def _emblem(show: Show, seat: int) -> Icon:
    return Icon(f"emblem/{show.chair(seat).character}")
