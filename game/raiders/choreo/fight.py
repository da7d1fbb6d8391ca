"""Fights: the sum against the strength, the blow, and what becomes of the beaten."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.assets import sheet
from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, EFFECTS, Actor, Place, place_of, play
from game.raiders.choreo import blows, tally
from game.raiders.choreo.cards import mark_card
from game.raiders.choreo.show import Band, Show, turn_to_stone, value_of
from game.raiders.rules.events import Defeated

if TYPE_CHECKING:
    from game.raiders.rules.events import Attacked, Confused, Eliminated, Withstood

DUEL = 2
"""Up to so many players, two cards are compared; more add theirs up."""
DROP = 0.18
"""Seconds between two cards dropping into the sum."""


def defeated(show: Show, event: Defeated) -> None:
    """The sum reaches the strength: the heroes strike, the foe falls."""
    del event
    line = show.timeline
    line.then(0.2, partial(_charge, show))
    line.then(0.14, partial(_fall, show))
    line.then(0.9, partial(_triumph, show))
    line.along(0.18, tick=show.lift_band, gap=0.72)
    line.then(0.0, partial(setattr, show, "band", None))


def withstood(show: Show, event: Withstood) -> None:
    """The sum falls short, or cannot matter: the foe rears up."""
    del event
    show.timeline.then(0.5, partial(_rear_up, show))


def sum_up(show: Show, event: Defeated | Withstood) -> None:
    """Before either is told: the cards drop into the sum, and it counts up to the strength."""
    strength, seats = event.strength, len(show.heroes)
    if strength is None and seats > DUEL:
        return
    line, verdict = show.timeline, ">" if isinstance(event, Defeated) else "<"
    line.then(0.18, partial(_open_band, show, strength), partial(_slide, show))
    for number in range(max(DUEL, seats)):
        line.then(DROP, partial(_drop, show, number))
    line.then(0.7 if seats > DUEL else 0.5, partial(_judge, show, verdict))


def _open_band(show: Show, strength: int | None) -> None:
    here = show.board.here
    cards = tuple(
        (chair.seat, chair.laid, value_of(chair.laid, here))
        for chair in show.chairs
        if chair.laid and not chair.out and chair.seat in show.cards
    )
    show.band = Band(cards, strength)


def _slide(show: Show, share: float) -> None:
    if show.band:
        show.band.slide = share


def _drop(show: Show, number: int) -> None:
    band = show.band
    if band is None:
        return
    band.count = number + 1
    show.cue("add")
    if number < len(band.cards):
        seat, _, value = band.cards[number]
        band.total += value
        show.take_card(seat)


def _judge(show: Show, verdict: str) -> None:
    if show.band:
        show.band.verdict = verdict
        show.tally = tally.fight(show, show.band)
    show.cue("reached" if verdict == ">" else "short")


def _charge(show: Show) -> None:
    """Every hero strikes at once."""
    for seat, hero in enumerate(show.heroes):
        if not show.chair(seat).out:
            play(hero, "act", "idle", 1.4)
    show.cue("charge")


def _fall(show: Show) -> None:
    if show.foe is None:
        return
    foe = place_of(show.foe)
    play(show.foe, "hurt", "hold")
    show.hit_stop(0.7, 0.1)
    show.flash((80, 70, 50))
    show.cue("strike", x=foe.x)
    show.stage.burst("spark", foe.x - 10, foe.y - 34, 26, 14)
    for number in range(len(show.heroes)):
        at = Place(foe.x - 26 + 12 * number, 255, 255 - foe.y + 22 + 9 * (number % 3), EFFECTS)
        show.stage.effect("effect/slash", at, pace=0.8 + 0.15 * number)


def _triumph(show: Show) -> None:
    if show.foe is not None:
        foe = place_of(show.foe)
        play(show.foe, "defeated", "hold")
        show.stage.burst("dust", foe.x, foe.y, 20, 34)
    for seat, hero in enumerate(show.heroes):
        if not show.chair(seat).out:
            play(hero, "cheer", "loop")
    show.cue("victory")


def _rear_up(show: Show) -> None:
    if show.foe is None:
        return
    play(show.foe, "act", "idle", 0.8)
    if not show.stage.quiet:
        show.shake.kick(0.4, 0.4)
    show.cue("growl", x=place_of(show.foe).x)


def confused(show: Show, event: Confused) -> None:
    """Equal cards: the foe looks from one to the other and strikes nobody."""
    del event
    line = show.timeline
    line.then(0.1, partial(_puzzle, show))
    line.then(0.9, tick=partial(_dither, show))


def _puzzle(show: Show) -> None:
    if show.foe is None:
        return
    foe = place_of(show.foe)
    tall = sheet(esper.component_for_entity(show.foe, Actor).sheet).feet[1]
    show.stage.linger("effect/puzzled", Place(foe.x, foe.y - min(tall, 118) - 8, layer=ABOVE), 1.5)
    show.cue("confused", x=foe.x)


def _dither(show: Show, share: float) -> None:
    if show.foe is not None:
        actor = esper.component_for_entity(show.foe, Actor)
        actor.mirrored = share < 1 and int(share * 4) % 2 == 1


def attacked(show: Show, event: Attacked, *, again: bool = False) -> None:
    """The foe strikes this seat in its own way; ``again``: right after another, so in haste."""
    show.timeline.then(0.1 if again else 0.25, partial(_point_out, show, event.seat))
    blows.strike(show, event.seat, again=again)


def _point_out(show: Show, seat: int) -> None:
    hero = place_of(show.heroes[seat])
    show.stage.flash_by(0.9, piece("marker/red"), Place(hero.x, hero.y - 62, layer=ABOVE))
    mark_card(show, seat, "lose")
    if show.band:
        show.band.marked = (*show.band.marked, seat)
    play(show.heroes[seat], "hurt", "idle", 0.5)


def eliminated(show: Show, event: Eliminated, *, together: bool = False) -> None:
    """Medusa's glance: flesh becomes stone."""
    if together:
        show.timeline.along(0.9, partial(_petrify, show, event.seat), gap=0.3)
    else:
        show.timeline.then(0.9, partial(_petrify, show, event.seat))


def _petrify(show: Show, seat: int) -> None:
    hero = show.heroes[seat]
    turn_to_stone(hero)
    place = place_of(hero)
    show.stage.burst("stone", place.x, place.y - 30, 26, 16)
    show.hit_stop(0.8, 0.1)
    show.cue("stone", x=place.x)
    show.chair(seat).out = True
