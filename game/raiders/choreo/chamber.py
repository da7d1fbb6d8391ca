"""Chambers: everybody walks to the pedestal of the card they laid."""

from __future__ import annotations

from game.cabinet.stage import place_of
from game.raiders.choreo import scenery
from game.raiders.choreo.motion import Travel
from game.raiders.choreo.show import Show

PITCH = 40
"""How far apart heroes stand who want the same."""


def walk_to_pedestals(show: Show) -> None:
    """Add the beats of the walk; the cards go down to the feet of the pedestals."""
    walkers = _Walkers(show)
    show.timeline.then(0.35)
    show.timeline.then(0.7, walkers.begin, walkers.tick)


class _Walkers:
    """All heroes on their way to what their cards point at."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.travels: list[Travel] = []

    def begin(self) -> None:
        """Everybody sets out at once."""
        show = self.show
        key = show.board.here
        if key is None or key not in show.fixtures[show.board.place].key:  # type: ignore[operator]
            return
        room = scenery.room_of(key)
        takers: dict[str, list[int]] = {}
        for chair in show.chairs:
            if chair.laid:
                takers.setdefault(chair.laid, []).append(chair.seat)
        for card, seats in takers.items():
            x, _ = room.anchors.get(f"pedestal_{card}", (320, 0))
            for number, seat in enumerate(seats):
                shift = (number - (len(seats) - 1) / 2) * PITCH
                self._send(seat, show.origin + x + shift)
        show.cue("steps")

    def _send(self, seat: int, x: float) -> None:
        show = self.show
        hero = show.heroes[seat]
        place = place_of(hero)
        self.travels.append(Travel(hero, x, place.y, walks=True))
        card = show.cards.get(seat)
        if card is not None:
            self.travels.append(Travel(card, x + 22, 226))
        for travel in self.travels[-2:]:
            travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        for travel in self.travels:
            travel.tick(share)


