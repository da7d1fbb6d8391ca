"""Traps: the light falls on the victims, then the mechanism of the trap does its work."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet import rooms, shade
from game.cabinet.pieces import piece
from game.cabinet.stage import (
    ABOVE,
    ACTORS,
    EFFECTS,
    FLOOR,
    Actor,
    Fleeting,
    Picture,
    Place,
    place_of,
    play,
)
from game.raiders.choreo import scenery, tally
from game.raiders.choreo.cards import mark_card
from game.raiders.choreo.motion import Travel, heavy
from game.raiders.choreo.show import WIDTH, Show, value_of

if TYPE_CHECKING:
    from game.raiders.rules.events import TrapSprung


def trap_sprung(show: Show, event: TrapSprung) -> None:
    """The highest card is named; then light, mechanism, victims."""
    line = show.timeline
    line.then(0.6, partial(_name_force, show, event))
    if not event.amount:
        line.then(0.7, partial(_dud, show))
        return
    line.then(0.55, partial(_spotlight, show, event))
    match show.board.here:
        case "trap_boulder":
            roll = _Boulder(show, event)
            line.then(1.3, roll.begin, roll.tick)
        case "trap_spikes":
            _spikes(show, event)
        case "trap_lava":
            _lava(show, event)
        case _:
            _magnet(show, event)
    line.then(0.0, partial(_lights_on, show))


def _name_force(show: Show, event: TrapSprung) -> None:
    show.force = event.force
    show.tally = tally.trap(show, event)
    here = show.board.here
    for chair in show.chairs:
        if chair.laid and value_of(chair.laid, here) == event.force:
            mark_card(show, chair.seat, "win")
    show.cue("lever")


def _dud(show: Show) -> None:
    """It clanks, and nothing comes of it."""
    x, y = _machine(show)
    show.stage.burst("smoke", x, y, 18, 20)
    for hero in show.heroes:
        play(hero, "cheer", "idle")
    show.cue("dud")


def _machine(show: Show) -> tuple[float, float]:
    for name in ("cauldron", "boulder", "magnet"):
        entity = show.fixture(name)
        if entity is not None:
            place = place_of(entity)
            return place.x, place.y - 20
    return show.origin + WIDTH / 2, 220


def _spotlight(show: Show, event: TrapSprung) -> None:
    here = show.board.here
    if here is None:
        return
    place = show.board.place
    feet = [place_of(show.heroes[seat]) for seat in event.victims]
    spots = tuple((round(each.x - show.origin), round(each.y)) for each in feet)
    show.stage.rooms[place] = shade.spotlit(show.stage.rooms[place], spots)
    for seat, hero in enumerate(show.heroes):
        actor = esper.component_for_entity(hero, Actor)
        actor.shade = 0 if seat in event.victims else 2
    for each in feet:
        marker = Place(each.x, each.y - 62, layer=ABOVE)
        show.stage.flash_by(1.1, piece("marker/red"), marker)
    for seat in event.victims:
        play(show.heroes[seat], "hurt", "hold", 0.5)
    show.cue("spotlight")


def _lights_on(show: Show) -> None:
    here = show.board.here
    if here is None:
        return
    show.stage.rooms[show.board.place] = rooms.paint(scenery.room_of(here), show.board.level)
    for seat, hero in enumerate(show.heroes):
        actor = esper.component_for_entity(hero, Actor)
        actor.shade = 0
        if not show.chair(seat).out:
            play(hero, "idle")


def _strike(show: Show, event: TrapSprung, kind: str, weight: float) -> None:
    for seat in event.victims:
        place = place_of(show.heroes[seat])
        play(show.heroes[seat], "hurt", "hold")
        show.stage.burst(kind, place.x, place.y - 24, 26, 12)
        show.mark(seat, "lose")
    show.hit_stop(weight, 0.09)
    show.cue("hit")


class _Boulder:
    """The boulder comes down its ramp and through the room, over everyone it is meant for."""

    def __init__(self, show: Show, event: TrapSprung) -> None:
        self.show, self.event = show, event
        self.path: tuple[tuple[float, float], ...] = ()
        self.hit: set[int] = set()

    def begin(self) -> None:
        """It breaks loose."""
        show = self.show
        entity = show.fixture("boulder")
        if entity is None:
            return
        place = place_of(entity)
        anchors = scenery.room_of("trap_boulder").anchors
        foot = anchors["trap_boulder_foot"]
        self.path = ((place.x, place.y), (show.origin + foot[0], 246), (show.origin + 760, 252))
        place.layer = EFFECTS
        esper.component_for_entity(entity, Actor).pace = 1.6
        if not show.stage.quiet:
            show.shake.kick(0.5, 1.1)
        show.cue("boulder")

    def tick(self, share: float) -> None:
        """Roll; whoever it passes over is flattened."""
        show = self.show
        entity = show.fixture("boulder")
        if entity is None or not self.path:
            return
        place = place_of(entity)
        first = share < 0.3
        part = heavy(share / 0.3) if first else (share - 0.3) / 0.7
        start, end = self.path[0 if first else 1], self.path[1 if first else 2]
        place.x = start[0] + (end[0] - start[0]) * part
        place.y = start[1] + (end[1] - start[1]) * part
        show.stage.burst("dust", place.x - 36, place.y, 2, 12)
        for seat in self.event.victims:
            victim = place_of(show.heroes[seat])
            if not first and seat not in self.hit and place.x >= victim.x - 20:
                self.hit.add(seat)
                self._flatten(seat)
        if share >= 1:
            scenery.remove(show, "boulder")

    def _flatten(self, seat: int) -> None:
        show = self.show
        victim = place_of(show.heroes[seat])
        play(show.heroes[seat], "hurt", "hold")
        show.stage.burst("stone", victim.x, victim.y - 24, 24, 12)
        show.hit_stop(1.0, 0.08)
        show.mark(seat, "lose")
        show.cue("hit", x=victim.x)


def _spikes(show: Show, event: TrapSprung) -> None:
    """Spikes shoot up out of the floor under each victim."""
    line = show.timeline
    made: list[int] = []
    line.then(0.12, partial(_raise_spikes, show, event, made))
    line.then(0.5, partial(_strike, show, event, "blood", 0.8))
    line.then(0.0, partial(_lower_spikes, made))


def _raise_spikes(show: Show, event: TrapSprung, made: list[int]) -> None:
    for seat in event.victims:
        hero = place_of(show.heroes[seat])
        place = Place(hero.x, hero.y + 3, layer=ACTORS)
        made.append(esper.create_entity(place, Actor("prop/spikes", "rise", "hold")))
    show.cue("spikes")


def _lower_spikes(made: list[int]) -> None:
    for entity in made:
        esper.delete_entity(entity, immediate=True)


def _lava(show: Show, event: TrapSprung) -> None:
    """The cauldron comes over each victim on its chain, tips, and pours; gold melts away."""
    line = show.timeline
    for seat in event.victims:
        pot = _Pour(show, seat)
        line.then(0.4, pot.begin, pot.tick)
        line.then(0.5, pot.tip, pot.pour)
        line.then(0.0, partial(scenery.tip, show, "cauldron", over=False))
    line.then(0.3, partial(_strike, show, event, "lava", 0.6))
    home = _Home(show, "cauldron")
    line.along(0.3, home.begin, home.tick)


class _Home:
    """A moving part goes back to where it hung."""

    def __init__(self, show: Show, name: str) -> None:
        self.show, self.name = show, name
        self.travel: Travel | None = None

    def begin(self) -> None:
        """Set off."""
        entity, key = self.show.fixture(self.name), self.show.board.here
        if entity is not None and key is not None:
            x, y = scenery.hangs_at(key, self.name)
            place_of(entity).layer = FLOOR
            self.travel = Travel(entity, self.show.origin + x, y)
            self.travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.travel:
            self.travel.tick(share)


class _Pour:
    """The cauldron goes to one victim and pours."""

    def __init__(self, show: Show, seat: int) -> None:
        self.show, self.seat = show, seat
        self.travel: Travel | None = None

    def begin(self) -> None:
        """It swings over the victim's head."""
        pot = self.show.fixture("cauldron")
        hero = place_of(self.show.heroes[self.seat])
        if pot is not None:
            place_of(pot).layer = EFFECTS
            self.travel = Travel(pot, hero.x, hero.y - 64)
            self.travel.begin()
        self.show.cue("chain", x=hero.x)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.travel:
            self.travel.tick(share)

    def tip(self) -> None:
        """Over it goes."""
        scenery.tip(self.show, "cauldron", over=True)
        play(self.show.heroes[self.seat], "hurt", "hold")
        self.show.cue("pour", x=place_of(self.show.heroes[self.seat]).x)

    def pour(self, share: float) -> None:
        """Lava falls on the victim."""
        hero = place_of(self.show.heroes[self.seat])
        self.show.stage.burst("lava", hero.x, hero.y - 66, 4, 8)
        if share > 0.3 and int(share * 12) % 3 == 0:
            at = Place(hero.x, hero.y + 2, layer=EFFECTS)
            self.show.stage.effect("effect/lava", at, pace=1.5)


def _magnet(show: Show, event: TrapSprung) -> None:
    """The great magnet runs along its rail over each victim; coins leave purses and stick to it."""
    line, magnet = show.timeline, show.fixture("magnet")
    for seat in event.victims:
        run = _Run(show, magnet, seat)
        line.then(0.45, run.begin, run.tick)
        line.then(0.3, partial(_hum, show))
        line.then(0.5, tick=partial(_attract, show, seat))
    line.then(0.3, partial(_strike, show, event, "glint", 0.5))


class _Run:
    """The magnet on its rail, to over one victim."""

    def __init__(self, show: Show, magnet: int | None, seat: int) -> None:
        self.show, self.magnet, self.seat = show, magnet, seat
        self.travel: Travel | None = None

    def begin(self) -> None:
        """It sets off."""
        if self.magnet is not None and esper.has_component(self.magnet, Picture):
            magnet, hero = place_of(self.magnet), place_of(self.show.heroes[self.seat])
            self.travel = Travel(self.magnet, hero.x, magnet.y)
            self.travel.begin()
        self.show.cue("rail", x=place_of(self.show.heroes[self.seat]).x)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.travel:
            self.travel.tick(share)


def _hum(show: Show) -> None:
    x, y = _machine(show)
    show.stage.effect("effect/ring", Place(x, y + 28, layer=EFFECTS), "loop", 2)
    show.stage.burst("magic", x, y + 20, 14, 30)
    if not show.stage.quiet:
        show.shake.kick(0.25, 0.5)
    show.cue("magnet", x=x)


def _attract(show: Show, seat: int, share: float) -> None:
    x, y = _machine(show)
    hero = place_of(show.heroes[seat])
    if not show.stage.quiet and share < 0.8:
        climb = Fleeting(0.35, (hero.y - 30 - y) / 0.35, (x - hero.x) / 0.35)
        coin = Actor("effect/coin", "loop", clock=share)
        shift = show.stage.particles.chance.uniform(-10, 10)
        esper.create_entity(Place(hero.x + shift, hero.y, 30, EFFECTS), coin, climb)
