"""Treasure rooms: cards compared, chests opened, what cannot be shared left where it lies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.stage import ABOVE, EFFECTS, FLOOR, Picture, Place, place_of, play
from game.cabinet.text import Words, render
from game.raiders.choreo import scenery, tally
from game.raiders.choreo.cards import mark_card
from game.raiders.choreo.show import Show

if TYPE_CHECKING:
    from game.raiders.rules.events import ChestOpened


def chest_opened(show: Show, event: ChestOpened) -> None:
    """The winners' cards are rimmed, then their chest opens for them, or stays shut."""
    line = show.timeline
    line.then(0.0, partial(_count, show, event))
    if not event.seats:
        line.then(0.6, partial(_stay_shut, show, event), partial(_rattle, show, event))
        return
    line.then(0.35, partial(_rim, show, event))
    line.then(0.16, partial(_creak, show, event))
    line.then(0.3, partial(_open, show, event))
    if not event.each:
        line.then(0.9, partial(_too_few, show, event))


def _count(show: Show, event: ChestOpened) -> None:
    apart = (Words("   "),) if show.tally else ()
    show.tally = (*show.tally, *apart, *tally.chest(show, event))


def _chest(show: Show, rank: int) -> int | None:
    return show.fixture(f"chest_{rank}")


def _rim(show: Show, event: ChestOpened) -> None:
    for seat in event.seats:
        mark_card(show, seat, "win" if event.rank == 1 else "second")
    show.cue("compare")


def _creak(show: Show, event: ChestOpened) -> None:
    chest = _chest(show, event.rank)
    if chest is not None:
        place = place_of(chest)
        show.stage.burst("dust", place.x, place.y - 6, 8, 18)
    show.cue("chest")


def _open(show: Show, event: ChestOpened) -> None:
    chest = _chest(show, event.rank)
    if chest is None:
        return
    esper.component_for_entity(chest, Picture).image = scenery.opened(event.rank)
    place = place_of(chest)
    if event.each:
        rays = Place(place.x, place.y - 28, layer=FLOOR)
        show.stage.linger("effect/rays", rays, 1.8, "white")
    show.stage.effect("effect/twinkle", Place(place.x + 12, place.y - 40, layer=EFFECTS))
    show.stage.burst("glint", place.x, place.y - 34, 26, 16)
    show.stage.burst("spark", place.x, place.y - 30, 12, 12)
    if not show.stage.quiet:
        show.shake.kick(0.2, 0.2)


def _too_few(show: Show, event: ChestOpened) -> None:
    """They tie for fewer coins than they are: the coins stay in the chest."""
    chest = _chest(show, event.rank)
    if chest is not None:
        place = place_of(chest)
        text = render(f"{event.value} < {len(event.seats)}", "title", "wound")
        show.stage.flash_by(1.3, text, Place(place.x, place.y - 48, layer=ABOVE), rise=8)
    for seat in event.seats:
        play(show.heroes[seat], "hurt", "idle", 0.5)
        show.mark(seat, "lose")
    show.cue("short")


def _stay_shut(show: Show, event: ChestOpened) -> None:
    del event
    show.cue("locked")


def _rattle(show: Show, event: ChestOpened, share: float) -> None:
    chest = _chest(show, event.rank)
    if chest is not None:
        place_of(chest).lift = 0 if share >= 1 or share > 0.5 else int(share * 16) % 2
