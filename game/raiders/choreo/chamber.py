"""Chambers: everybody walks to the pedestal of the card they laid."""

from __future__ import annotations

import esper

from game.cabinet.cards import card
from game.cabinet.stage import EFFECTS, Picture, Place, place_of
from game.raiders.choreo import scenery, tally
from game.raiders.choreo.motion import Travel
from game.raiders.choreo.show import WIDTH, Show, kind_of
from game.raiders.rules.cards import ROOMS, Chamber

PITCH = 58
"""How far apart heroes stand who want the same."""
EDGE = 30
"""How near to the edge of the room anybody goes."""


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
        takers: dict[str, list[int]] = {}
        for chair in show.chairs:
            if chair.laid:
                takers.setdefault(chair.laid, []).append(chair.seat)
        for face, seats in takers.items():
            x, _ = room.anchors.get(f"pedestal_{face}", (320, 0))
            half = (len(seats) - 1) * PITCH / 2
            first = min(max(x, EDGE + half), WIDTH - EDGE - PITCH / 2 - half) - half
            for number, seat in enumerate(seats):
                self._send(seat, show.origin + first + number * PITCH)
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
            self.travels.append(Travel(lying, x + 30, 232))
            claim(show, chair.laid)
        for travel in self.travels[-2:]:
            travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        for travel in self.travels:
            travel.tick(share)
