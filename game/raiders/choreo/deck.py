"""Solo: the attack deck on its lectern, which stands in the room and stays behind with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.cards import card_turn
from game.cabinet.stage import Picture, Place
from game.cabinet.widgets import put
from game.raiders import panels
from game.raiders.choreo.show import WIDTH

if TYPE_CHECKING:
    from pygame import Surface

    from game.raiders.choreo.show import Show

STANDS_AT = (320, 230)
"""The middle of its foot, in pixels of the room."""


def show_deck(show: Show) -> None:
    """Put the lectern up in the present room, or show the deck on it as it is now."""
    made = show.fixtures.get(show.board.place)
    if show.board.strength is None or made is None:
        return
    picture = _picture(show)
    if "lectern" in made.named:
        esper.component_for_entity(made.named["lectern"], Picture).image = picture
        return
    place = Place(show.board.place * WIDTH + STANDS_AT[0], STANDS_AT[1])
    made.named["lectern"] = esper.create_entity(place, Picture(picture))
    made.entities.append(made.named["lectern"])
    made.labels.append(partial(show_deck, show))


def _picture(show: Show) -> Surface:
    """The deck, the card turned up, the used ones."""
    board, say = show.board, show.locale.say
    used = board.shown[:-1]
    labels = (say("hud.left", n=board.left), say("hud.attack"), say("hud.used", n=len(used)))
    turning = show.turn is not None
    table = panels.attack_table(
        panels.AttackLook(board.left, None if turning else board.strength, used, labels)
    )
    if show.turn is None:
        return table
    table = table.copy()
    put(table, card_turn("deck", str(board.strength), show.turn), (110, 71), (0.5, 1))
    return table
