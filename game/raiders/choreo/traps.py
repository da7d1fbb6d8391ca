"""Traps: the light falls on the victims, then the mechanism of the trap does its work."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet import rooms, shade
from game.cabinet.assets import image
from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, ACTORS, EFFECTS, Actor, Picture, Place, Shadow, place_of, play
from game.raiders.choreo import scenery
from game.raiders.choreo.cards import mark_card
from game.raiders.choreo.show import WIDTH, Show, coin_image, value_of

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
            line.then(1.15, roll.begin, roll.tick)
        case "trap_spikes":
            _spikes(show, event)
        case "trap_lava":
            _lava(show, event)
        case _:
            _trapdoor(show, event)
    line.then(0.0, partial(_lights_on, show))


def _name_force(show: Show, event: TrapSprung) -> None:
    show.force = event.force
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
    entity = show.fixture("cauldron")
    if entity is not None:
        place = place_of(entity)
        return place.x, place.y - place.lift - 10
    return show.origin + WIDTH / 2, 176


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
    show.stage.rooms[show.board.place] = rooms.paint(scenery.room_of(here))
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
    """The boulder rolls through the room from the left, over everyone it is meant for."""

    def __init__(self, show: Show, event: TrapSprung) -> None:
        self.show, self.event = show, event
        self.entity: int | None = None
        self.hit: set[int] = set()

    def begin(self) -> None:
        """It breaks in."""
        show = self.show
        place = Place(show.origin - 70, 252, layer=EFFECTS)
        boulder = Actor("prop/boulder", "roll", pace=1.4)
        self.entity = esper.create_entity(place, boulder, Shadow(44))
        if not show.stage.quiet:
            show.shake.kick(0.5, 1.1)
        show.cue("boulder")

    def tick(self, share: float) -> None:
        """Roll; whoever it passes over is flattened."""
        if self.entity is None:
            return
        show = self.show
        place = place_of(self.entity)
        place.x = show.origin - 70 + (WIDTH + 180) * share
        show.stage.burst("dust", place.x - 36, place.y, 2, 12)
        for seat in self.event.victims:
            victim = place_of(show.heroes[seat])
            if seat not in self.hit and place.x >= victim.x - 20:
                self.hit.add(seat)
                self._flatten(seat)
        if share >= 1:
            esper.delete_entity(self.entity, immediate=True)
            self.entity = None

    def _flatten(self, seat: int) -> None:
        show = self.show
        victim = place_of(show.heroes[seat])
        play(show.heroes[seat], "hurt", "hold")
        show.stage.burst("stone", victim.x, victim.y - 24, 24, 12)
        show.hit_stop(1.0, 0.08)
        show.mark(seat, "lose")
        show.cue("hit")


def _spikes(show: Show, event: TrapSprung) -> None:
    """Spikes shoot up out of the floor under each victim."""
    line, made = show.timeline, []  # type: ignore[var-annotated]
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
    """The cauldron comes over the victim, tips, and pours; gold melts away."""
    line = show.timeline
    for seat in event.victims:
        pot = _Pour(show, seat)
        line.then(0.45, pot.begin, pot.tick)
        line.then(0.5, partial(show.cue, "pour"), pot.pour)
        line.then(0.0, pot.done)
    line.then(0.3, partial(_strike, show, event, "lava", 0.6))


class _Pour:
    """A cauldron on a chain over one victim."""

    def __init__(self, show: Show, seat: int) -> None:
        self.show, self.seat = show, seat
        self.entity: int | None = None

    def begin(self) -> None:
        """It swings in over the head."""
        hero = place_of(self.show.heroes[self.seat])
        place = Place(hero.x, hero.y + 1, 300, EFFECTS)
        self.entity = esper.create_entity(place, Actor("prop/cauldron", "boil"))
        self.show.cue("chain")

    def tick(self, share: float) -> None:
        """It comes down on its chain."""
        if self.entity is not None:
            place_of(self.entity).lift = 300 - 190 * share * (2 - share)

    def pour(self, share: float) -> None:
        """Lava falls on the victim."""
        del share
        hero = place_of(self.show.heroes[self.seat])
        self.show.stage.burst("lava", hero.x, hero.y - 92, 3, 8)
        self.show.stage.burst("smoke", hero.x, hero.y - 30, 1, 10)

    def done(self) -> None:
        """It is drawn up again."""
        if self.entity is not None:
            esper.delete_entity(self.entity, immediate=True)
            self.entity = None


def _trapdoor(show: Show, event: TrapSprung) -> None:
    """The floor opens under the victim and swallows coins."""
    line, made = show.timeline, []  # type: ignore[var-annotated]
    line.then(0.35, partial(_open_floor, show, event, made))
    line.then(0.55, partial(_strike, show, event, "glint", 0.5), partial(_coins_fall, show, event))
    line.then(0.0, partial(_lower_spikes, made))


def _open_floor(show: Show, event: TrapSprung, made: list[int]) -> None:
    for seat in event.victims:
        hero = place_of(show.heroes[seat])
        place = Place(hero.x, hero.y - 2, layer=ACTORS)
        made.append(esper.create_entity(place, Picture(image("prop/gate_teeth"), 0.5, 0.0)))
    show.cue("trapdoor")


def _coins_fall(show: Show, event: TrapSprung, share: float) -> None:
    for seat in event.victims:
        hero = place_of(show.heroes[seat])
        if not show.stage.quiet and share < 0.8:  # noqa: PLR2004
            shift = show.stage.particles.chance.uniform(-14, 14)
            place = Place(hero.x + shift, hero.y + 2, 30, EFFECTS)
            show.stage.flash_by(0.25, coin_image(int(share * 24)), place, rise=-120)
