"""The panel at the lower right: what the present room is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cabinet.cards import shield
from game.cabinet.text import Icon, Words
from game.cabinet.widgets import chip, put
from game.raiders import panels
from game.raiders.choreo.scenery import gift_name
from game.raiders.rules.cards import ROOMS, Boss, Chamber, Gift, Monster, Trap, Treasure

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.text import Part
    from game.raiders.choreo.show import Show


SEATS = 5
"""So many players leave no room for the supply in the top bar."""


def corner_panel(show: Show, preview: str | None = None) -> Surface:
    """What the present room does, as numbers; ``preview``: the power card in focus, if any."""
    key, say = show.board.here, show.locale.say
    match ROOMS.get(key or ""):
        case Monster() | Boss() as foe:
            return _foe(show, foe, preview)
        case Treasure(chests=chests):
            return _treasure(show, chests)
        case Trap() as trap:
            unit = "coin" if trap.takes == "coins" else "wound"
            rows = tuple((value, trap.amounts[value - 1]) for value in (5, 4, 3, 2))
            return panels.trap_table(
                say("hud.own_card" if show.board.mode == "solo" else "hud.highest"),
                rows,
                show.force,
                unit,
            )
        case None:
            hidden = (Icon("icon/lock"), Words(say("hud.unknown"), "soft"))
            return panels.facts_panel(152, say("stage.barred_room"), (hidden,))
        case Chamber(gifts=gifts):
            return _chamber(show, gifts, preview)


def _chamber(show: Show, gifts: tuple[Gift, ...], preview: str | None) -> Surface:
    """What every card gives here, or what the one in focus gives and how many are left of it."""
    say = show.locale.say
    if preview is None:
        return _chamber_rule(show, gifts)
    gift = gifts[int(preview) - 1]
    name = Words(gift_name(show, gift), "text", "bold")
    first: tuple[Part, ...] = (Icon(_gift_icon(gift)), name)
    second: tuple[Part, ...] = (Words(say("hud.one_each"), "soft"),)
    if gift.item:
        left = show.board.supply[gift.item]
        second = (Words(say("hud.in_supply", n=left), "soft" if left else "danger"),)
    return panels.facts_panel(152, say("hud.your_card", card=preview), (first, second))


def _chamber_rule(show: Show, gifts: tuple[Gift, ...]) -> Surface:
    """What is left of each item, where no seat panel makes way for it; else the rule."""
    say = show.locale.say
    items = any(gift.item for gift in gifts)
    if items and len(show.heroes) == SEATS:
        supply = tuple(show.board.supply.items())
        return panels.supply_panel(supply, say("hud.supply_left"))
    words = ("hud.too_few", "hud.nobody_gets") if items else ("hud.one_each",)
    return panels.facts_panel(
        152, say("hud.take"), tuple((Words(say(word), "soft"),) for word in words)
    )


def _gift_icon(gift: Gift) -> str:
    if gift.item:
        return f"icon/{gift.item}"
    return "icon/potion" if gift.potion else "icon/coin"


def _treasure(show: Show, chests: tuple[int, ...]) -> Surface:
    say = show.locale.say
    if show.board.mode == "solo":
        lines: tuple[tuple[Part, ...], ...] = tuple(
            (
                Icon("icon/chest"),
                Words(str(value), "accent", "bold"),
                Words(say("hud.needs", value=value + 1), "soft"),
            )
            for value in chests
        )
        return panels.facts_panel(152, say("hud.treasure_rule"), lines)
    ranks = ("hud.first", "hud.second")
    lines = tuple(
        (
            Icon("icon/chest"),
            Words(str(value), "accent", "bold"),
            Words(say(ranks[number]), "text"),
        )
        for number, value in enumerate(chests)
    )
    return panels.facts_panel(152, say("hud.treasure_rule"), lines)


def _foe(show: Show, foe: Monster | Boss, preview: str | None) -> Surface:
    say, strength = show.locale.say, foe_strength(show)
    if show.board.mode == "solo" and strength is not None and preview:
        return _duel(show, foe, int(preview), strength)
    name = say(f"room.{foe.key}.name")
    solo = show.board.mode == "solo"
    unknown = "?" if solo and foe.strength else say("hud.undefeatable")
    power = unknown if strength is None else str(strength)
    first: tuple[Part, ...] = (
        Icon("icon/skull"),
        Words(say("hud.strength"), "soft"),
        Words(power, "text", "bold"),
    )
    if show.board.mode == "duo":
        first = (Words("=", "accent", "bold"), Words(say("hud.equal"), "soft"))
    elif strength is None and (not solo or foe.strength is None):
        first = (Icon("icon/skull"), Words(power, "danger"))
    return panels.facts_panel(152, name, (first, _harm(show, foe)))


def _duel(show: Show, foe: Monster | Boss, card: int, strength: int) -> Surface:
    """Solo: what the card in focus would do."""
    wins = card > strength
    line: tuple[Part, ...] = (
        Words(str(card), "accent", "bold"),
        Words(">" if wins else "<" if card < strength else "=", "soft"),
        Words(str(strength), "danger", "bold"),
        Icon("icon/check" if wins else "icon/cross"),
        Words(show.locale.say("hud.falls" if wins else "hud.stands"), "good" if wins else "danger"),
    )
    name = show.locale.say(f"room.{foe.key}.name")
    return panels.facts_panel(152, name, (line, _harm(show, foe)))


def _harm(show: Show, foe: Monster | Boss) -> tuple[Part, ...]:
    """What an attacked player suffers, and what else the card says."""
    say = show.locale.say
    parts: list[Part] = []
    if foe.wounds:
        parts += [Icon("icon/wound"), Words(f"+{foe.wounds}", "danger", "bold")]
    if not isinstance(foe, Boss):
        where = () if show.board.mode == "solo" else (Words(say("hud.to_lowest"), "soft"),)
        return (*parts, *where)
    if foe.coins:
        parts += [Icon("icon/coin"), Words(f"\u2212{foe.coins}", "danger", "bold")]
    if foe.petrifies:
        parts += [Icon("icon/skull"), Words(say("hud.stone"), "danger")]
    if foe.tribute:
        parts += [Words(f"+{foe.tribute}", "accent", "bold"), Icon("icon/coin")]
    return (*parts, *(() if show.board.mode == "solo" else _among_others(show, foe)))


def _among_others(show: Show, foe: Boss) -> tuple[Part, ...]:
    """What a boss's card says that means nothing to a lone raider (S2, S9)."""
    say = show.locale.say
    parts: list[Part] = []
    if foe.escape:
        parts += [Icon(f"icon/{foe.escape}"), Words(say("hud.escapes"), "good")]
    if foe.fives == 1:
        parts.append(Words(say("hud.fives"), "soft"))
    if foe.hunts == "highest":
        parts.append(Words(say("hud.to_highest"), "danger"))
    return tuple(parts)


def foe_strength(show: Show) -> int | None:
    """What the present foe's strength is at this table; None: it cannot be defeated."""
    foe, board = ROOMS.get(show.board.here or ""), show.board
    if board.mode == "solo":
        return board.strength
    if board.mode == "duo" or not isinstance(foe, Monster | Boss) or foe.strength is None:
        return None
    return foe.strength[len(show.heroes) - 3]


def draw_arms(canvas: Surface, show: Show) -> None:
    """Beside the foe: its strength on a shield, and what its blow costs."""
    foe = ROOMS.get(show.board.here or "")
    if not isinstance(foe, Monster | Boss) or show.board.mode == "solo":
        return
    put(canvas, shield(foe_strength(show)), (606, 196), (0.5, 0.5))
    if foe.wounds:
        tag = chip(f"+{foe.wounds}", "wound", "danger", "red3", "bold", 19, 38)
        put(canvas, tag, (606, 230), (0.5, 0.5))
