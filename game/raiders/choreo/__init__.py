"""Choreography: the events of the rules become beats, which write components and nothing else.

The rules have spoken before the first beat plays; nothing here waits for, or tells, anybody. Beats
are planned with the facts as they are when a batch begins, and read places as they play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.raiders.choreo import (
    cards,
    chamber,
    count,
    enter,
    fight,
    foes,
    purse,
    traps,
    treasure,
)
from game.raiders.choreo.show import kind_of
from game.raiders.rules import events as e

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.raiders.choreo.show import Show

_LAID = (e.Revealed, e.Swapped)
_ONWARD = (e.Entered, e.LevelBegun, e.GameOver)


def choreograph(
    show: Show,
    events: Sequence[e.Event],
    words: Callable[[e.Event], Callable[[], None]] = lambda _: _silence,
) -> None:
    """Add the beats of one batch of events to the show's timeline.

    ``words`` is asked, for each event, what to do as it begins to be shown: tell it.
    """
    show.stage.enter()
    turn = _turn(events)
    before: e.Event | None = None
    for number, event in enumerate(events):
        if number == turn:
            _compare(show)
        if isinstance(event, _ONWARD) and not isinstance(before, (*_ONWARD, e.Fainted, type(None))):
            show.timeline.then(0.6)
            show.timeline.along(0.18, tick=show.lift_band, gap=0.42)
        if isinstance(event, e.Fainted | e.GameOver) and not isinstance(before, e.Fainted):
            count.gather(show, tuple(each.seat for each in events if isinstance(each, e.Escaped)))
            if isinstance(event, e.Fainted):
                count.weigh(show)
        _lead_in(show, event)
        together = _goes_along(events[:number], event)
        at_once = together and not isinstance(event, e.Attacked)
        add = show.timeline.along if at_once else show.timeline.then
        add(0.0, _silence if _comes_to_nothing(events[number:]) else words(event))
        stage_event(show, event, together=together)
        before = event


def _silence() -> None:
    """Say nothing."""


def _comes_to_nothing(events: Sequence[e.Event]) -> bool:
    """Whether the first event is a foe that stands, only to be confused the next moment."""
    kinds = [type(event) for event in events[:2]]
    return kinds == [e.Withstood, e.Confused]


def _goes_along(before: Sequence[e.Event], event: e.Event) -> bool:
    """Whether events of one kind run on from the last, each of another seat."""
    seats: set[int | None] = {getattr(event, "seat", None)}
    if not before or type(before[-1]) is not type(event) or None in seats:
        return False
    for earlier in reversed(before):
        if type(earlier) is not type(event):
            return True
        if getattr(earlier, "seat", None) in seats:
            return False
    return True


def _lead_in(show: Show, event: e.Event) -> None:
    """What is shown before an event is told: the way, and the sum of a fight."""
    if isinstance(event, e.Defeated | e.Withstood):
        fight.sum_up(show, event)
    elif isinstance(event, e.Entered):
        enter.walk_in(show, event)
    elif isinstance(event, e.LevelBegun):
        enter.leave_level(show, event)


def _turn(events: Sequence[e.Event]) -> int | None:
    """Where, in a batch that resolves a room, the laying of cards is over; None: it does not."""
    if not any(isinstance(event, _LAID) for event in events):
        return None
    if not any(isinstance(event, _ONWARD) for event in events):
        return None
    last = max(n for n, event in enumerate(events) if isinstance(event, _LAID))
    return last + 1


def _compare(show: Show) -> None:
    """All cards lie open: what the room makes of them before anything happens."""
    show.timeline.then(0.35)
    if kind_of(show.board.here) == "c":
        chamber.walk_to_pedestals(show)
    foes.bend_cards(show)


def stage_event(show: Show, event: e.Event, *, together: bool = False) -> None:
    """Add the beats of one event; ``together``: it goes on with one of its kind before it."""
    match event:
        case e.LevelBegun() | e.Entered() | e.AttackDrawn() | e.MapMoved() | e.TorchLit():
            _stage_way(show, event)
        case e.Revealed() | e.Swapped() | e.Escaped():
            _stage_move(show, event, together=together)
        case e.Defeated() | e.Withstood() | e.Confused() | e.Attacked() | e.Eliminated():
            _stage_fight(show, event, together=together)
        case e.ChestOpened() | e.TrapSprung() | e.CoinsChanged() | e.WoundsChanged():
            _stage_gain(show, event, together=together)
        case e.ItemTaken() | e.ItemReturned() | e.ItemShort():
            _stage_item(show, event, together=together)
        case e.Fainted():
            count.fainted(show, event)
        case e.GameOver():
            count.game_over(show, event)
        case _:
            assert_never(event)


def _stage_way(
    show: Show, event: e.LevelBegun | e.Entered | e.AttackDrawn | e.MapMoved | e.TorchLit
) -> None:
    match event:
        case e.LevelBegun():
            enter.level_begun(show, event)
        case e.Entered():
            enter.entered(show, event)
        case e.AttackDrawn():
            enter.attack_drawn(show, event)
        case e.MapMoved():
            purse.map_moved(show, event)
        case e.TorchLit():
            count.torch_lit(show, event)


def _stage_move(show: Show, event: e.Revealed | e.Swapped | e.Escaped, *, together: bool) -> None:
    match event:
        case e.Revealed():
            cards.revealed(show, event, together=together)
        case e.Swapped():
            cards.swapped(show, event, together=together)
        case e.Escaped():
            cards.escaped(show, event, together=together)


def _stage_fight(
    show: Show,
    event: e.Defeated | e.Withstood | e.Confused | e.Attacked | e.Eliminated,
    *,
    together: bool,
) -> None:
    match event:
        case e.Defeated():
            fight.defeated(show, event)
        case e.Withstood():
            fight.withstood(show, event)
        case e.Confused():
            fight.confused(show, event)
        case e.Attacked():
            fight.attacked(show, event, again=together)
        case e.Eliminated():
            fight.eliminated(show, event, together=together)


def _stage_gain(
    show: Show,
    event: e.ChestOpened | e.TrapSprung | e.CoinsChanged | e.WoundsChanged,
    *,
    together: bool,
) -> None:
    match event:
        case e.ChestOpened():
            treasure.chest_opened(show, event)
        case e.TrapSprung():
            traps.trap_sprung(show, event)
        case e.CoinsChanged():
            purse.coins_changed(show, event, together=together)
        case e.WoundsChanged():
            purse.wounds_changed(show, event, together=together)


def _stage_item(
    show: Show, event: e.ItemTaken | e.ItemReturned | e.ItemShort, *, together: bool
) -> None:
    match event:
        case e.ItemTaken():
            purse.item_taken(show, event, together=together)
        case e.ItemReturned():
            purse.item_returned(show, event, together=together)
        case e.ItemShort():
            purse.item_short(show, event)
