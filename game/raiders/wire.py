"""Dungeon Raiders as JSON: what a request asks for, and views and events as the referee tells them.

The state itself is the rules' own ``describe``; this is the rest of the referee's vocabulary.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

from game import wire
from game.raiders import rules
from game.raiders.rules import cards, events

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    Held = tuple[tuple[rules.Item, ...], ...] | None  # the rules refuse what is no item

EVENTS: dict[type, tuple[str, tuple[str, ...]]] = {
    events.LevelBegun: ("level", ("level", "row")),
    events.Entered: ("entered", ("level", "place", "room", "was_up")),
    events.AttackDrawn: ("attack_drawn", ("strength", "left", "reshuffled")),
    events.Revealed: ("revealed", ("seat", "move")),
    events.Swapped: ("swapped", ("seat", "move")),
    events.Escaped: ("escaped", ("seat", "item")),
    events.Defeated: ("defeated", ("total", "strength")),
    events.Withstood: ("withstood", ("total", "strength")),
    events.Confused: ("confused", ()),
    events.Attacked: ("attacked", ("seat",)),
    events.ChestOpened: ("chest", ("rank", "value", "seats", "each")),
    events.TrapSprung: ("trap", ("force", "amount", "victims")),
    events.CoinsChanged: ("coins", ("seat", "change", "coins", "why")),
    events.WoundsChanged: ("wounds", ("seat", "change", "wounds", "why")),
    events.ItemTaken: ("item", ("seat", "item")),
    events.ItemReturned: ("returned", ("seat", "item")),
    events.ItemShort: ("item_short", ("item", "seats")),
    events.Eliminated: ("out", ("seat",)),
    events.MapMoved: ("map", ("seat",)),
    events.TorchLit: ("torch", ("seat",)),  # what it shows is the answer's "seen" alone
    events.Fainted: ("fainted", ("seat", "wounds")),
    events.GameOver: ("over", ("winners", "reason")),
}
"""Each event's ``type`` and the fields that are told of it."""


def event(told: rules.Event) -> dict[str, Any]:
    """An event as the referee tells it."""
    name, fields = EVENTS[type(told)]
    answer = {"type": name} | {field: getattr(told, field) for field in fields}
    if isinstance(told, events.LevelBegun):
        answer["row"] = [{"room": room, "up": room is not None} for room in told.row]
    return answer


def seen(told: Iterable[rules.Event]) -> dict[str, str]:
    """What a torch showed: place of the row to room."""
    return {
        str(place): room
        for lit in told
        if isinstance(lit, events.TorchLit)
        for place, room in lit.seen or ()
    }


def view(known: rules.View) -> dict[str, Any]:
    """A view, in the words of the state."""
    answer = {"game": "raiders"} | asdict(known)
    answer["map"] = answer.pop("map_holder")
    answer["supply"] = dict(known.supply)
    return answer


def options(request: Mapping[str, Any]) -> rules.Options:
    """The options that a ``new`` request asks for.

    Raises:
        RefusalError: a field is of the wrong type, or of no use in that mode.
    """
    mode = wire.needed(request, "mode", wire.string)
    if mode not in cards.MODES:
        raise wire.RefusalError(
            f"There is no mode {wire.shown(mode)}; there are {', '.join(cards.MODES)}."
        )
    health = wire.optional(request, "health", wire.whole)
    boss_finale = wire.optional(request, "boss_finale", wire.truth)
    if mode != "solo" and (health is not None or boss_finale):
        raise wire.RefusalError('Only solo has "health" and "boss_finale".')
    return rules.Options(
        mode=mode,
        health=6 if health is None else health,
        boss_finale=bool(boss_finale),
        deal=_deal(wire.optional(request, "deal", wire.mapping) or {}, mode),
        coins=wire.optional(request, "coins", wire.wholes),
        wounds=wire.optional(request, "wounds", wire.wholes),
        items=cast("Held", wire.optional(request, "items", wire.lists_of_strings)),
    )


def _deal(deal: Mapping[str, Any], mode: str) -> rules.Deal:
    stray = sorted(deal.keys() - {"characters", "rooms", "levels", "attack", "map"})
    if stray:
        raise wire.RefusalError(f"A deal has no {wire.shown(stray[0])}.")
    found = rules.Deal(
        characters=wire.optional(deal, "characters", wire.strings),
        rooms=wire.optional(deal, "rooms", wire.strings),
        levels=wire.optional(deal, "levels", wire.strings),
        attack=wire.optional(deal, "attack", wire.wholes),
        map_holder=wire.optional(deal, "map", wire.whole),
    )
    if found.attack is not None and mode != "solo":
        raise wire.RefusalError('Only solo has an "attack" deck to deal.')
    if found.map_holder is not None and mode != "tactical":
        raise wire.RefusalError('Only tactical has a "map" to deal.')
    return found
