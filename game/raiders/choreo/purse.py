"""What changes hands: coins and wounds travel to their panels, items to and from the supply."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, EFFECTS, Place, place_of, play
from game.cabinet.text import render
from game.cabinet.widgets import floater
from game.raiders.choreo.motion import Bounce, Flight
from game.raiders.choreo.show import Show, coin_image, kind_of

if TYPE_CHECKING:
    from game.raiders.rules.events import (
        CoinsChanged,
        ItemReturned,
        ItemShort,
        ItemTaken,
        MapMoved,
        WoundsChanged,
    )

MINUS = "\u2212"
COIN_GAP = 0.075
"""Seconds between two coins."""
SOURCES = {"chest": "chest_1", "tribute": "foe", "trap": "cauldron", "attack": "foe"}


def coins_changed(show: Show, event: CoinsChanged, *, together: bool) -> None:
    """Coins fly one by one: from where they lay to the hero's panel, or away from it."""
    line = show.timeline
    first = line.along if together else line.then
    first(0.25, partial(_announce_coins, show, event), gap=0.08 if together else 0.0)
    for number in range(abs(event.change)):
        flight = _CoinFlight(show, event, number, last=number == abs(event.change) - 1)
        line.along(flight.length, flight.begin, flight.tick, gap=COIN_GAP)
    line.along(0.0, gap=-COIN_GAP * abs(event.change))


def _announce_coins(show: Show, event: CoinsChanged) -> None:
    hero = show.heroes[event.seat]
    place, gain = place_of(hero), event.change > 0
    text = f"+{event.change}" if gain else f"{MINUS}{-event.change}"
    beside = kind_of(show.board.here) in "ct"  # that is where its card lies
    x, y = (place.x + 4, place.y - 60) if beside else (place.x + 36, place.y - 14)
    show.floater(floater(text, "coin"), x, y)
    if gain:
        play(hero, "cheer", "idle")
    show.mark(event.seat, "win" if gain else "lose")


class _CoinFlight:
    """One coin between the stage and a panel; the panel's number follows it."""

    def __init__(self, show: Show, event: CoinsChanged, number: int, *, last: bool) -> None:
        self.show, self.event, self.number, self.last = show, event, number, last
        self.flight: Flight | Bounce | None = None

    @property
    def length(self) -> float:
        """Seconds on its way."""
        return 0.72 if self.event.change > 0 else 0.42

    def begin(self) -> None:
        """Take off; a coin that is lost leaves the panel at once."""
        show, event = self.show, self.event
        panel = show.panel(event.seat, "coins")
        stage = self._on_stage()
        picture = coin_image(self.number)
        if event.change > 0:
            x, y = show.spot(show.heroes[event.seat])
            aside = (self.number * 13 + event.seat * 5) % 41 - 20
            floor = (x + aside, y - 2 - self.number % 3 * 3)
            self.flight = Bounce(show.flyers, picture, stage, floor, panel)
        else:
            self.flight = Flight(show.flyers, picture, panel, stage)
        self.flight.begin()
        if event.change < 0:
            self._count()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way; a coin that is won counts as it arrives."""
        if self.flight:
            self.flight.tick(share)
        if share >= 1:
            self.flight = None
            if self.event.change > 0:
                self._count()
            x = place_of(self.show.heroes[self.event.seat]).x
            self.show.cue("coin" if self.event.change > 0 else "coin_lost", x=x)

    def _count(self) -> None:
        chair = self.show.chair(self.event.seat)
        left = abs(self.event.change) - 1 - self.number
        chair.coins = self.event.coins + (-left if self.event.change > 0 else left)

    def _on_stage(self) -> tuple[float, float]:
        show = self.show
        name = SOURCES.get(self.event.why)
        if self.event.why == "trap" and show.fixture("magnet") is not None:
            name = "magnet"
        if self.event.why == "chamber":
            name = f"gift_{show.chair(self.event.seat).laid}"
        source = show.fixture(name) if name else None
        if source is None:
            x, y = show.spot(show.heroes[self.event.seat])
            return x, y - 40
        x, y = show.spot(source)
        return x, y - (60 if name == "foe" else 20)


def wounds_changed(show: Show, event: WoundsChanged, *, together: bool) -> None:
    """A drop flies to the panel; a potion takes wounds away with a green glow."""
    flight = _WoundFlight(show, event)
    add = show.timeline.along if together else show.timeline.then
    add(0.55, flight.begin, flight.tick, gap=0.1 if together else 0.0)


class _WoundFlight:
    """The wounds on their way to a panel; the number changes as they arrive."""

    def __init__(self, show: Show, event: WoundsChanged) -> None:
        self.show, self.event = show, event
        self.flight: Flight | None = None

    def begin(self) -> None:
        """Say how many, and take off."""
        show, event = self.show, self.event
        hero = place_of(show.heroes[event.seat])
        hurt = event.change > 0
        text = f"+{event.change}" if hurt else f"{MINUS}{-event.change}"
        beside = event.seat in show.cards and kind_of(show.board.here) not in "ct"
        x, y = (hero.x - 34, hero.y - 14) if beside else (hero.x + 2, hero.y - 62)
        show.floater(floater(text, "wound" if hurt else "heal"), x, y)
        x, y = show.spot(show.heroes[event.seat])
        sign = piece("icon/wound" if hurt else "icon/heart")
        self.flight = Flight(show.flyers, sign, (x, y - 40), show.panel(event.seat, "wounds"), 12)
        self.flight.begin()
        if not hurt:
            show.stage.burst("heal", hero.x, hero.y - 20, 14, 14)
            show.stage.effect("effect/heal", Place(hero.x, hero.y + 1, layer=EFFECTS))
            play(show.heroes[event.seat], "cheer", "idle")
            show.cue("heal", x=hero.x)
        else:
            show.cue("hurt", show.chair(event.seat).character, x=hero.x)
        show.mark(event.seat, "lose" if hurt else "win")

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.flight:
            self.flight.tick(share)
        if share >= 1:
            self.flight = None
            self.show.chair(self.event.seat).wounds = self.event.wounds


def item_taken(show: Show, event: ItemTaken, *, together: bool) -> None:
    """Up from the pedestal, held high, and away into the bag."""
    flight = _ItemFlight(show, event.seat, event.item)
    add = show.timeline.along if together else show.timeline.then
    add(0.8, flight.begin, flight.tick, gap=0.14 if together else 0.0)


class _ItemFlight:
    """An item from the hero's raised hand to the panel."""

    def __init__(self, show: Show, seat: int, item: str) -> None:
        self.show, self.seat, self.item = show, seat, item
        self.flight: Flight | None = None

    def begin(self) -> None:
        """Hold it up."""
        show = self.show
        x, y = show.spot(show.heroes[self.seat])
        picture = piece(f"item_halo/{self.item}")
        end = show.panel(self.seat, "items")
        self.flight = Flight(show.flyers, picture, (x, y - 72), end, 20)
        self.flight.begin()
        play(show.heroes[self.seat], "cheer", "idle")
        show.stage.burst("glint", place_of(show.heroes[self.seat]).x, y - 112, 12, 10)
        show.mark(self.seat, "win")
        show.cue("item", x=place_of(show.heroes[self.seat]).x)

    def tick(self, share: float) -> None:
        """It stays in the raised hand for a while before it goes."""
        if self.flight:
            self.flight.tick(max(0.0, share * 2 - 1))
        if share >= 1:
            self.flight = None
            self.show.chair(self.seat).take(self.item)
            self.show.board.supply[self.item] -= 1


def item_returned(show: Show, event: ItemReturned, *, together: bool) -> None:
    """A used item goes back to the supply."""
    back = _Return(show, event.seat, event.item)
    add = show.timeline.along if together else show.timeline.then
    add(0.35, back.begin, back.tick, gap=0.06 if together else 0.0)


class _Return:
    """An item from its hero up to where the supply is counted."""

    def __init__(self, show: Show, seat: int, item: str) -> None:
        self.show, self.seat, self.item = show, seat, item
        self.flight: Flight | None = None

    def begin(self) -> None:
        """Let go of it."""
        x, y = self.show.spot(self.show.heroes[self.seat])
        seats = len(self.show.heroes)
        end = (x, 8.0) if seats in (1, 5) else (64.0 + 128 * seats, 20.0)
        self.flight = Flight(self.show.flyers, piece(f"icon/{self.item}"), (x, y - 60), end, 10)
        self.flight.begin()
        self.show.cue("back", x=x + self.show.stage.camera)
        self.show.board.supply[self.item] += 1

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.flight:
            self.flight.tick(share)


def item_short(show: Show, event: ItemShort) -> None:
    """Too many hands for too few: the item is crossed out, nobody gets it."""
    line = show.timeline
    line.then(0.8, partial(_cross_out, show, event))


def _cross_out(show: Show, event: ItemShort) -> None:
    for seat in event.seats:
        hero = place_of(show.heroes[seat])
        place = Place(hero.x, hero.y - 66, layer=ABOVE)
        show.stage.flash_by(0.9, piece("icon/cross"), place, rise=8)
        play(show.heroes[seat], "hurt", "idle", 0.5)
        show.mark(seat, "lose")
    thing = next((show.fixture(f"gift_{show.chair(seat).laid}") for seat in event.seats), None)
    if thing is not None:
        spot = place_of(thing)
        left = show.board.supply[event.item]
        text = render(f"{left} < {len(event.seats)}", "title", "wound")
        show.stage.flash_by(1.2, text, Place(spot.x, spot.y - 50, layer=ABOVE), rise=6)
        show.stage.burst("smoke", spot.x, spot.y - 12, 10, 8)
    show.cue("short")


def map_moved(show: Show, event: MapMoved) -> None:
    """Tactical: the map changes hands."""
    carry = _Carry(show, event.seat)
    show.timeline.then(0.5, carry.begin, carry.tick)


class _Carry:
    """The map from one panel to another."""

    def __init__(self, show: Show, seat: int) -> None:
        self.show, self.seat = show, seat
        self.flight: Flight | None = None

    def begin(self) -> None:
        """Leave the old holder."""
        show = self.show
        holder = self.seat if show.board.holder is None else show.board.holder
        start, end = show.panel(holder, "items"), show.panel(self.seat, "items")
        arc = 0 if holder == self.seat else -60
        self.flight = Flight(show.flyers, piece("icon/map"), start, end, arc)
        self.flight.begin()
        show.cue("map", x=end[0] + show.stage.camera)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.flight:
            self.flight.tick(share)
        if share >= 1:
            self.flight = None
            self.show.board.holder = self.seat
            self.show.mark(self.seat, "active")
