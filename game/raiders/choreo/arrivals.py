"""How monsters come into their rooms: they get up, drop, hop or fly in, while the party arrives.

Nothing waits for it: the beat lies along the last steps of the party, or the light of a dark room.
Players who want little motion find the monster where it belongs.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.stage import Actor, Place, duration, place_of, play
from game.raiders.choreo import scenery
from game.raiders.choreo.motion import heavy, smooth
from game.raiders.choreo.show import WIDTH, Show

if TYPE_CHECKING:
    from collections.abc import Callable

LENGTH = 0.6
"""Seconds from the first sign of a monster to its standing there."""
AWAY = 176
"""How far to the right of its place one begins that comes from outside, in pixels."""
ALOFT = 236
"""How high over its place one hangs that drops from the vault."""
LANDS = 0.45
"""When one that drops meets the floor, as a share of its way."""


@dataclass(slots=True)
class Arrival:
    """The monster ``key`` takes its place in the room at ``place`` of the row."""

    show: Show
    place: int
    key: str

    def hide(self) -> None:
        """Before the party comes in: it lies there, or is not there yet."""
        if not self.show.stage.still:
            self.tick(0.0)

    def come(self, gap: float = 0.0) -> None:
        """Add its beat, ``gap`` seconds after the start of the last one."""
        self.show.timeline.along(LENGTH, tick=self._come, gap=gap)

    def _come(self, share: float) -> None:
        self.tick(1.0 if self.show.stage.still else share)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way there."""
        made = self.show.fixtures.get(self.place)
        foe = made.named.get("foe") if made else None
        if foe is None:
            return
        x, y = scenery.room_of(self.key).anchors["foe"]
        at, actor = place_of(foe), esper.component_for_entity(foe, Actor)
        at.x, at.y, at.lift = self.place * WIDTH + x, y, 0.0
        if share >= 1:
            play(foe, "idle")
        else:
            WAYS[self.key](actor, at, share)
            self._stir(at, share)

    def _stir(self, at: Place, share: float) -> None:
        """What its feet, or its wings, throw up."""
        if share > 0 and at.lift < 3:
            self.show.stage.burst(DUST.get(self.key, "dust"), at.x, at.y, 1, 14)


def rise(actor: Actor, at: Place, share: float) -> None:
    """It gets up as it fell: what lay there comes to life."""
    del at
    actor.animation, actor.ending, actor.pace = "defeated", "hold", 0.0
    actor.clock = duration(actor.sheet, "defeated") * (1 - share) - 0.001


def drop(actor: Actor, at: Place, share: float) -> None:
    """From the vault; what bursts on the floor draws itself together again."""
    if share < LANDS:
        at.lift = ALOFT * (1 - heavy(share / LANDS))
    else:
        rise(actor, at, (share - LANDS) / (1 - LANDS))


def run(actor: Actor, at: Place, share: float, *, hops: int, high: int) -> None:
    """From the right over the floor, in so many hops of this height; none: it glides."""
    actor.pace = 2.5
    at.x += AWAY * (1 - (share if hops else smooth(share)))
    at.lift = high * abs(math.sin(math.pi * hops * share))


def swoop(actor: Actor, at: Place, share: float) -> None:
    """On its wings, out of the height."""
    actor.pace = 2.0
    at.x += AWAY * (1 - smooth(share))
    at.lift = 130 * (1 - share) ** 2


WAYS: dict[str, Callable[[Actor, Place, float], None]] = {
    "skeleton": rise,
    "zombie": rise,
    "troll": rise,
    "thing": drop,
    "goblin": partial(run, hops=4, high=13),
    "snake": partial(run, hops=0, high=0),
    "dragon": swoop,
}
"""Every monster's way."""
DUST = {"skeleton": "bone", "thing": "poison", "snake": "drip"}
"""What flies where it moves; else dust."""
