"""The stair at the end of a level: the party walks to it, and down, out of sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet import rooms
from game.cabinet.assets import image
from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, FLOOR, Actor, Emitter, Picture, Place, place_of, play
from game.raiders.choreo.hall import BACKDROPS
from game.raiders.choreo.motion import Travel, heavy
from game.raiders.choreo.scenery import clear, flame, room_of
from game.raiders.choreo.show import GAITS, WIDTH, Fixtures, Plaque, Show
from game.raiders.rules.cards import ROW

if TYPE_CHECKING:
    from game.raiders.rules.events import LevelBegun

STAIR_X, STAIR_Y = 396, 258
"""The middle of the stair's front edge: it lies just below the room, so whoever goes down it
passes out of sight behind the bar."""
STEEP = 92
"""How many pixels down its last step is."""


def descend(show: Show, event: LevelBegun) -> None:
    """Add the beats of the way down, from the last room of a level to the next one's hall."""
    line = show.timeline
    line.then(0.0, partial(_build, show, event))
    walkers = [seat for seat in reversed(range(len(show.heroes))) if not show.chair(seat).out]
    for number, seat in enumerate(walkers):
        walk = _Down(show, seat, number)
        add = line.along if number else line.then
        add(1.3, walk.begin, walk.tick, gap=0.12 if number else 0.0)
    line.along(1.0, partial(show.cue, "walk"), _Pan(show).tick, gap=-0.12 * (len(walkers) - 1))
    for number, seat in enumerate(walkers):
        sink = _Sink(show, seat)
        add = line.along if number else line.then
        add(0.5, sink.begin, sink.tick, gap=0.1 if number else -0.25)


class _Pan:
    """The camera goes along."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def tick(self, share: float) -> None:
        """Be ``share`` of the way to the stair."""
        start = (ROW - 1) * WIDTH
        self.show.stage.camera = start + WIDTH * share * share * (3 - 2 * share)


class _Down:
    """One hero walks to the head of the stair."""

    def __init__(self, show: Show, seat: int, number: int) -> None:
        self.show, self.seat, self.number = show, seat, number
        self.travel: Travel | None = None

    def begin(self) -> None:
        """Set out from wherever it stands."""
        hero = self.show.heroes[self.seat]
        pace = GAITS[self.show.chair(self.seat).character] * 1.3
        x = ROW * WIDTH + STAIR_X - 34 - 40 * self.number
        self.travel = Travel(hero, x, 238 - 5 * (self.number % 2), walks=True, pace=pace)
        self.travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.travel:
            self.travel.tick(share)


class _Sink:
    """One hero goes down the steps, into the dark."""

    def __init__(self, show: Show, seat: int) -> None:
        self.show, self.seat = show, seat
        self.start = (0.0, 0.0)

    def begin(self) -> None:
        """Take the first step."""
        hero = self.show.heroes[self.seat]
        place = place_of(hero)
        self.start = (place.x, place.y)
        play(hero, "walk", pace=1.6)
        self.show.cue("steps", x=place.x)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way down."""
        hero = self.show.heroes[self.seat]
        place = place_of(hero)
        to = ROW * WIDTH + STAIR_X
        level = min(1.0, share * 2.2)
        place.x = self.start[0] + (to - self.start[0]) * level
        place.y = self.start[1] + STEEP * heavy(max(0.0, share - 0.3) / 0.7)
        esper.component_for_entity(hero, Actor).shade = 0 if share >= 1 else int(share * 3)


def _build(show: Show, event: LevelBegun) -> None:
    """A landing to the right of the row, in the walls of the level that ends, and its stair."""
    show.sweep()
    down = event.level - 1
    room = room_of(BACKDROPS[down - 1])
    clear(show, ROW)
    made = show.fixtures[ROW] = Fixtures(None)
    show.stage.rooms[ROW] = rooms.paint(room, down)
    left = ROW * WIDTH
    for number, light in enumerate(room.lights):
        made.entities.append(flame(left + light.x, light.y, number, light.colour))
    stair = Place(left + STAIR_X, STAIR_Y, layer=FLOOR)
    made.entities.append(esper.create_entity(stair, Picture(image("prop/stairs"))))
    breath = Place(left + STAIR_X, STAIR_Y - 20)
    made.entities.append(esper.create_entity(breath, Emitter("smoke", 5.0, 40)))
    marker = Place(left + STAIR_X, STAIR_Y - 54, layer=ABOVE)
    made.entities.append(esper.create_entity(marker, Picture(piece("marker/gold"))))
    show.plaque = Plaque(lambda: show.locale.say("stage.down", level=event.level), "gold", 1.0)
