"""What a foe makes of the cards before the fight: the golem bends them, the mummy searches them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.cabinet.cards import card
from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, Place, place_of, play
from game.cabinet.text import render
from game.raiders.choreo.cards import mark_card
from game.raiders.choreo.show import face_of, value_of

if TYPE_CHECKING:
    from game.raiders.choreo.show import Show

LOOK = 0.16
"""Seconds that the mummy looks at each card."""


def bend_cards(show: Show) -> None:
    """Add the beats in which the present foe changes, or goes through, the cards."""
    match show.board.here:
        case "golem":
            show.timeline.then(0.7, partial(_turn_to_ones, show))
        case "mummy":
            for seat in range(len(show.heroes)):
                show.timeline.then(LOOK, partial(_look_at, show, seat))
            show.timeline.then(0.4, partial(_choose, show))


def _turn_to_ones(show: Show) -> None:
    bent = False
    for chair in show.chairs:
        if chair.laid in ("5", "sword") and chair.seat in show.cards:
            bent = True
            place = place_of(show.cards[chair.seat])
            face = face_of(chair.laid, show.board.here)
            show.turn_card(chair.seat, card(chair.character, face, "M", "lose"))
            show.stage.burst("stone", place.x, place.y, 18, 10)
            above = Place(place.x, place.y - 26, layer=ABOVE)
            value = value_of(chair.laid, show.board.here)
            show.stage.flash_by(1.1, render(f"={value}", "title", "wound"), above, rise=6)
    if bent and show.foe is not None:
        play(show.foe, "act", "idle")
        show.hit_stop(0.5, 0.05)
        show.cue("stone")


def _look_at(show: Show, seat: int) -> None:
    """Its finger goes from card to card."""
    lying = show.cards.get(seat)
    if lying is not None:
        at = place_of(lying)
        finger = Place(at.x, at.y - 28, layer=ABOVE)
        show.stage.flash_by(LOOK, piece("marker/gold"), finger)
        show.cue("select", x=at.x)


def _choose(show: Show) -> None:
    """It stays on the highest, or the highest."""
    here = show.board.here
    values = {
        chair.seat: value_of(chair.laid, here)
        for chair in show.chairs
        if chair.laid and chair.seat in show.cards
    }
    if show.foe is not None:
        play(show.foe, "act", "idle")
    for seat, value in values.items():
        if value == max(values.values()):
            at = place_of(show.cards[seat])
            mark_card(show, seat, "lose")
            show.stage.flash_by(0.9, piece("marker/red"), Place(at.x, at.y - 28, layer=ABOVE))
    show.cue("growl")
