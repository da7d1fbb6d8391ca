"""What a foe makes of the cards before the fight: the golem turns fives into ones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.cabinet.cards import card
from game.cabinet.stage import ABOVE, Place, place_of
from game.cabinet.text import render
from game.raiders.choreo.show import value_of

if TYPE_CHECKING:
    from game.raiders.choreo.show import Show


def bend_cards(show: Show) -> None:
    """Add the beats in which the present foe changes what cards count."""
    if show.board.here == "golem":
        show.timeline.then(0.7, partial(_turn_to_ones, show))


def _turn_to_ones(show: Show) -> None:
    for chair in show.chairs:
        if chair.laid in ("5", "sword") and chair.seat in show.cards:
            place = place_of(show.cards[chair.seat])
            show.turn_card(chair.seat, card(chair.character, "1", "M", "lose"))
            show.stage.burst("stone", place.x, place.y, 18, 10)
            above = Place(place.x, place.y - 26, layer=ABOVE)
            value = value_of(chair.laid, show.board.here)
            show.stage.flash_by(1.1, render(f"={value}", "title", "wound"), above, rise=6)
    show.cue("stone")
