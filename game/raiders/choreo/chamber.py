"""Chambers: everybody walks to the pedestal of the card they laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import esper

from game.cabinet.cards import card
from game.cabinet.stage import EFFECTS, Picture, Place, place_of
from game.raiders.choreo import scenery, tally
from game.raiders.choreo.motion import Travel
from game.raiders.choreo.show import WIDTH, Show, kind_of
from game.raiders.rules.cards import ROOMS, Chamber

if TYPE_CHECKING:
    from collections.abc import Sequence

PITCH = 64
"""How far apart heroes stand at the least: there is room for a card between two."""
EDGE = 30
"""How near to the edge of the room anybody goes."""
BESIDE, CARD_ROW = 32, 234
"""Where a hero's card stands: so far to the right, and its middle on this row."""


def walk_to_pedestals(show: Show) -> None:
    """Add the beats of the walk; the cards go down to the feet of the pedestals."""
    walkers = _Walkers(show)
    show.timeline.then(0.35)
    show.timeline.then(0.7, walkers.begin, walkers.tick)


def claim(show: Show, face: str) -> None:
    """Somebody asks for what stands on a pedestal: it gets its golden contour."""
    key, thing = show.board.here, show.fixture(f"gift_{face}")
    room = ROOMS.get(key or "")
    if thing is not None and isinstance(room, Chamber):
        gift = room.gifts[int(face) - 1]
        esper.component_for_entity(thing, Picture).image = scenery.gift_image(gift, claimed=True)
        place = place_of(thing)
        show.stage.effect("effect/twinkle", Place(place.x + 9, place.y - 26, layer=EFFECTS))


def apart(wanted: Sequence[int]) -> list[int]:
    """Where heroes stand who want to stand at ``wanted`` (from left to right, in pixels).

    Those who want the same stand side by side around it, and no two nearer than ``PITCH``.
    """
    stood: list[list[int]] = []  # groups that touch: their members' wishes
    for x in wanted:
        stood.append([x])
        while len(stood) > 1 and _first(stood[-1]) < _last(stood[-2]) + PITCH:
            stood[-2:] = [stood[-2] + stood[-1]]
    return [_first(group) + PITCH * number for group in stood for number in range(len(group))]


def _first(group: list[int]) -> int:
    """Where the leftmost of a group stands that keeps its middle, inside the room."""
    width = PITCH * (len(group) - 1)
    start = round(sum(group) / len(group) - width / 2)
    return min(max(start, EDGE), WIDTH - EDGE - BESIDE - width)


def _last(group: list[int]) -> int:
    return _first(group) + PITCH * (len(group) - 1)


class _Walkers:
    """All heroes on their way to what their cards point at."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.travels: list[Travel] = []

    def begin(self) -> None:
        """Everybody sets out at once."""
        show = self.show
        key = show.board.here
        if kind_of(key) != "c" or key is None:
            return
        room = scenery.room_of(key)
        takers = sorted((chair.laid, chair.seat) for chair in show.chairs if chair.laid)
        wanted = [room.anchors.get(f"pedestal_{face}", (320, 0))[0] for face, _ in takers]
        for (_, seat), x in zip(takers, apart(wanted), strict=True):
            self._send(seat, show.origin + x)
        show.tally = tally.chamber(show)
        show.cue("steps")

    def _send(self, seat: int, x: float) -> None:
        show = self.show
        hero = show.heroes[seat]
        place = place_of(hero)
        self.travels.append(Travel(hero, x, place.y, walks=True))
        chair, lying = show.chair(seat), show.cards.get(seat)
        if lying is not None and chair.laid:
            show.turn_card(seat, card(chair.character, chair.laid, "S"))
            self.travels.append(Travel(lying, x + BESIDE, CARD_ROW))
            claim(show, chair.laid)
        for travel in self.travels[-2:]:
            travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        for travel in self.travels:
            travel.tick(share)
