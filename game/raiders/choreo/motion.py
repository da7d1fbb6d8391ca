"""Ways to move: each is a pair of ``begin`` and ``tick`` that a beat can play at any speed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cabinet.stage import place_of, play

if TYPE_CHECKING:
    from pygame import Surface


def smooth(share: float) -> float:
    """Slow, fast, slow."""
    return share * share * (3 - 2 * share)


def heavy(share: float) -> float:
    """Faster and faster: what falls."""
    return share * share


def spring(share: float) -> float:
    """A little too far, and back."""
    left = 1 - share
    return 1 - left * left * (1 - 2.2 * share * left)


@dataclass(slots=True)
class Travel:
    """An entity goes to (x, y) of the world, hopping ``arc`` pixels high on its way."""

    entity: int
    x: float
    y: float
    arc: float = 0.0
    walks: bool = False
    arrives: str = "idle"
    pace: float = 1.0
    _from: tuple[float, float] = (0.0, 0.0)

    def begin(self) -> None:
        """Remember where it starts, and start walking."""
        place = place_of(self.entity)
        self._from = (place.x, place.y)
        if self.walks:
            play(self.entity, "back" if self.x < place.x - 8 else "walk", pace=self.pace)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way there."""
        place = place_of(self.entity)
        eased = share if self.walks else smooth(share)
        place.x = self._from[0] + (self.x - self._from[0]) * eased
        place.y = self._from[1] + (self.y - self._from[1]) * eased
        place.lift = self.arc * 4 * share * (1 - share)
        if share >= 1 and self.walks:
            play(self.entity, self.arrives)


@dataclass(slots=True)
class Flyer:
    """A picture in canvas coordinates over everything: a coin on its way to a panel."""

    image: Surface
    x: float
    y: float


@dataclass(slots=True)
class Flight:
    """A picture flies over the canvas from one point to another in an arc."""

    flyers: list[Flyer]
    image: Surface
    start: tuple[float, float]
    end: tuple[float, float]
    arc: float = 40.0
    quiet: bool = False
    _flyer: Flyer | None = field(default=None)

    def begin(self) -> None:
        """Take off."""
        self._flyer = Flyer(self.image, *self.start)
        self.flyers.append(self._flyer)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way there; on arrival it is gone."""
        flyer = self._flyer
        if flyer is None:
            return
        eased = heavy(share) * 0.5 + share * 0.5
        flyer.x = self.start[0] + (self.end[0] - self.start[0]) * eased
        flyer.y = self.start[1] + (self.end[1] - self.start[1]) * eased
        flyer.y -= self.arc * 4 * share * (1 - share)
        if share >= 1:
            self.flyers.remove(flyer)
            self._flyer = None
