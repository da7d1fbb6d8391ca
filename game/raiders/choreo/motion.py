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


LANDS, RISES = 0.45, 0.65
"""When a coin comes down, and when it leaves the floor for good, as shares of its way."""
TRAIL = 4
"""Places that what flies leaves behind it."""


@dataclass(slots=True)
class Flyer:
    """A picture in canvas coordinates over everything: a coin on its way to a panel.

    ``trail`` is where it was just now, the latest place last.
    """

    image: Surface
    x: float
    y: float
    trail: list[tuple[float, float]] = field(default_factory=list)

    def move(self, x: float, y: float) -> None:
        """Be at (x, y), and leave a trail."""
        self.trail.append((self.x, self.y))
        del self.trail[:-TRAIL]
        self.x, self.y = x, y


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
        x = self.start[0] + (self.end[0] - self.start[0]) * eased
        y = self.start[1] + (self.end[1] - self.start[1]) * eased
        flyer.move(x, y - self.arc * 4 * share * (1 - share))
        if share >= 1:
            self.flyers.remove(flyer)
            self._flyer = None


@dataclass(slots=True)
class Bounce:
    """A coin springs out of ``start``, bounces twice at ``floor``, and shoots up to ``end``."""

    flyers: list[Flyer]
    image: Surface
    start: tuple[float, float]
    floor: tuple[float, float]
    end: tuple[float, float]
    _flyer: Flyer | None = field(default=None)

    def begin(self) -> None:
        """Take off."""
        self._flyer = Flyer(self.image, *self.start)
        self.flyers.append(self._flyer)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way there; on arrival it is gone."""
        if self._flyer is None:
            return
        if share < LANDS:
            self._hop(share / LANDS)
        elif share < RISES:
            part = (share - LANDS) / (RISES - LANDS)
            self._flyer.move(self.floor[0], self.floor[1] - 12 * 4 * part * (1 - part))
        else:
            part = heavy((share - RISES) / (1 - RISES))
            across, down = self.end[0] - self.floor[0], self.end[1] - self.floor[1]
            self._flyer.move(self.floor[0] + across * part, self.floor[1] + down * part)
        if share >= 1:
            self.flyers.remove(self._flyer)
            self._flyer = None

    def _hop(self, part: float) -> None:
        assert self._flyer is not None
        x = self.start[0] + (self.floor[0] - self.start[0]) * part
        y = self.start[1] + (self.floor[1] - self.start[1]) * heavy(part)
        self._flyer.move(x, y - 40 * 4 * part * (1 - part))
