"""The stage: what stands, walks and flies in the rooms, as entities of esper, and its drawing.

It knows no game. The world is a row of rooms, each 640 pixels wide, seen through a camera; places
are in room pixels, x going on from room to room. Beats of a timeline write the components; the
systems only let frames and effects go on, so a stage that is not ticked is merely still.
"""

from __future__ import annotations

import itertools
import weakref
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Literal

import esper
import pygame

from game.cabinet import assets, shade
from game.cabinet.particles import Particles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame import Surface

ROOM_WIDTH, ROOM_HEIGHT = 640, 256
ROOM_TOP = 40
"""The row of the canvas on which rooms begin."""
ROOM_AREA = pygame.Rect(0, ROOM_TOP, ROOM_WIDTH, ROOM_HEIGHT)

FLOOR, ACTORS, EFFECTS, FRONT, ABOVE = range(5)
"""Layers: what lies on the floor, who stands on it, what flies, what is nearer than all of them.

ABOVE is over the dark.
"""
NEARER = 1.25
"""How much faster what stands in FRONT passes by the camera, seen from the middle of the canvas."""

Ending = Literal["loop", "hold", "idle"]
_numbers = itertools.count(1)


@dataclass(slots=True)
class Place:
    """Where an entity's feet are, in pixels of the world; ``lift`` is its height over the floor."""

    x: float
    y: float
    lift: float = 0.0
    layer: int = ACTORS


@dataclass(slots=True)
class Actor:
    """A figure of a sheet, playing ``animation`` since ``clock`` seconds.

    ``ending``: it loops, holds its last frame, or goes back to idle.  ``shade`` is how many steps
    darker it is drawn, ``look`` another colouring of the whole figure (stone, a flash of white).
    """

    sheet: str
    animation: str = "idle"
    ending: Ending = "loop"
    clock: float = 0.0
    pace: float = 1.0
    shade: int = 0
    mirrored: bool = False
    look: assets.Look = "plain"


@dataclass(slots=True)
class Picture:
    """A still picture; ``across`` and ``down`` say which point of it (0 to 1) lies on the place."""

    image: Surface
    across: float = 0.5
    down: float = 1.0


@dataclass(slots=True)
class Cycle:
    """A few pictures shown in turn, ``rate`` a second: a flame.

    One that is ``needless`` rests at its first picture for players who want little motion.
    """

    frames: tuple[Surface, ...]
    rate: float
    clock: float = 0.0
    across: float = 0.5
    down: float = 1.0
    needless: bool = False


@dataclass(slots=True)
class Shadow:
    """A shadow on the floor, so many pixels to each side."""

    radius: int


@dataclass(slots=True)
class Fleeting:
    """Gone after ``left`` seconds; meanwhile it drifts, in pixels a second."""

    left: float
    rise: float = 0.0
    drift: float = 0.0


@dataclass(slots=True)
class Falling:
    """It falls until its lift is nothing, bounces ``bounces`` times, and throws up ``dust``.

    ``foot`` is how far its lower edge is below its place.
    """

    speed: float = 0.0
    bounces: int = 0
    dust: str = ""
    weight: float = 900.0
    foot: float = 0.0


@dataclass(slots=True)
class Tossed:
    """It flies from where it is to (x, y) in ``left`` seconds, ``arc`` high; then it falls down."""

    x: float
    y: float
    left: float
    arc: float = 40.0
    then: Falling | None = None


@dataclass(slots=True)
class Emitter:
    """Now and then a particle: ``rate`` a second on average, up to ``spread`` pixels aside."""

    kind: str
    rate: float
    spread: float = 3.0
    owed: float = 0.0


@dataclass(slots=True)
class Veil:
    """Darkness over the room ``place``: its dark picture, with holes where light has come."""

    place: int
    picture: Surface


@dataclass(slots=True, weakref_slot=True)
class Stage:
    """One stage: its esper world, the painted rooms, the camera and the flying things.

    ``rooms`` are pictures by their place in the row; ``quiet`` keeps effects away while beats are
    skipped; ``still`` is for players who want little motion.
    """

    world: str = field(default_factory=lambda: f"stage {next(_numbers)}")
    camera: float = 0.0
    rooms: dict[int, Surface] = field(default_factory=dict)
    veil: Veil | None = None
    particles: Particles = field(default_factory=Particles)
    frozen: float = 0.0
    quiet: bool = False
    still: bool = False

    def __post_init__(self) -> None:
        weakref.finalize(self, forget_world, self.world).atexit = False

    def enter(self) -> None:
        """Make this stage's world the one that esper talks about."""
        esper.switch_world(self.world)

    def close(self) -> None:
        """Forget every entity; a stage that nobody holds any more does so by itself."""
        forget_world(self.world)

    def burst(self, kind: str, x: float, y: float, count: int, spread: float = 4.0) -> None:
        """Throw particles around (x, y) of the world, unless beats are being skipped."""
        if not self.quiet:
            self.particles.burst(kind, x, y, count // 3 if self.still else count, spread)

    def flash_by(self, seconds: float, image: Surface, place: Place, rise: float = 0.0) -> None:
        """Show a picture for a while, unless beats are being skipped."""
        if not self.quiet:
            esper.create_entity(place, Picture(image), Fleeting(seconds, rise))

    def effect(self, sheet: str, place: Place, animation: str = "once", pace: float = 1.0) -> None:
        """Play an effect once, unless beats are being skipped."""
        if not self.quiet:
            actor = Actor(sheet, animation, "hold", pace=pace)
            left = duration(sheet, animation) / pace
            esper.create_entity(place, actor, Fleeting(left))

    def linger(self, sheet: str, place: Place, seconds: float, look: assets.Look = "plain") -> None:
        """Let an effect go on for a while, unless beats are being skipped."""
        if not self.quiet:
            esper.create_entity(place, Actor(sheet, "loop", look=look), Fleeting(seconds))

    def freeze(self, seconds: float) -> None:
        """Hold everything for a moment: the weight of a blow."""
        if not self.quiet:
            self.frozen = max(self.frozen, seconds)

    def step(self, seconds: float) -> None:
        """Let time pass for all entities and particles."""
        self.enter()
        for system in SYSTEMS:
            system(self, seconds)
        self.particles.step(seconds)
        esper.clear_dead_entities()


def forget_world(world: str) -> None:
    """Delete one of esper's worlds, if it is there."""
    if esper.current_world == world:
        esper.switch_world("default")
    if world in esper.list_worlds():
        esper.delete_world(world)


def play(entity: int, animation: str, ending: Ending = "loop", pace: float = 1.0) -> None:
    """Let a figure begin ``animation``; one that is already looping it goes on."""
    actor = esper.component_for_entity(entity, Actor)
    if ending != "loop":
        actor.clock = 0.0
    elif (actor.animation, actor.ending) != (animation, "loop"):
        actor.clock = entity * 0.37 % 1  # no two breathe in step
    actor.animation, actor.ending, actor.pace = animation, ending, pace


def place_of(entity: int) -> Place:
    """The place component of an entity."""
    return esper.component_for_entity(entity, Place)


def animate(stage: Stage, seconds: float) -> None:
    """Let every figure's clock run; figures that are through go back to idle."""
    for _, actor in esper.get_component(Actor):
        actor.clock += seconds * actor.pace
        if actor.ending == "idle" and actor.clock >= duration(actor.sheet, actor.animation):
            actor.animation, actor.ending, actor.clock, actor.pace = "idle", "loop", 0.0, 1.0
    for _, cycle in esper.get_component(Cycle):
        cycle.clock = 0.0 if cycle.needless and stage.still else cycle.clock + seconds


def fade(stage: Stage, seconds: float) -> None:
    """Move what is fleeting, and take away what has had its time."""
    del stage
    for entity, (fleeting, place) in esper.get_components(Fleeting, Place):
        fleeting.left -= seconds
        place.lift += fleeting.rise * seconds
        place.x += fleeting.drift * seconds
        if fleeting.left <= 0:
            esper.delete_entity(entity)


def fall(stage: Stage, seconds: float) -> None:
    """Let what falls fall, bounce and lie still."""
    for entity, (falling, place) in esper.get_components(Falling, Place):
        falling.speed -= falling.weight * seconds
        place.lift += falling.speed * seconds
        if place.lift > 0:
            continue
        place.lift = 0.0
        if falling.dust:
            stage.burst(falling.dust, place.x, place.y + falling.foot, 6, 10)
        if falling.bounces > 0:
            falling.bounces -= 1
            falling.speed = -falling.speed * 0.42
        else:
            esper.remove_component(entity, Falling)


def toss(stage: Stage, seconds: float) -> None:
    """Let what is thrown fly on, at last into its fall."""
    del stage
    for entity, (tossed, place) in esper.get_components(Tossed, Place):
        step = min(1.0, seconds / tossed.left) if tossed.left > 0 else 1.0
        place.x += (tossed.x - place.x) * step
        place.y += (tossed.y - place.y) * step
        place.lift += (tossed.arc - place.lift) * step
        tossed.left -= seconds
        if tossed.left <= 0:
            esper.remove_component(entity, Tossed)
            if tossed.then:
                esper.add_component(entity, tossed.then)


def emit(stage: Stage, seconds: float) -> None:
    """Let embers and drops come from the emitters that can be seen."""
    if stage.still:
        return
    for _, (emitter, place) in esper.get_components(Emitter, Place):
        emitter.owed += emitter.rate * seconds * stage.particles.chance.uniform(0.4, 1.6)
        if emitter.owed >= 1:
            emitter.owed = 0.0
            x = place.x + stage.particles.chance.uniform(-emitter.spread, emitter.spread)
            if abs(x - stage.camera - ROOM_WIDTH / 2) < ROOM_WIDTH / 2:
                stage.particles.burst(emitter.kind, x, place.y - place.lift, 1, 3)


SYSTEMS = (animate, toss, fall, fade, emit)


def in_front(x: float, room: int) -> float:
    """Where in the world that stands in FRONT which is seen at ``x`` of a room shown whole."""
    return room * ROOM_WIDTH + ROOM_WIDTH / 2 + (x - ROOM_WIDTH / 2) / NEARER


def duration(sheet: str, animation: str) -> float:
    """Seconds that an animation takes once through."""
    drawn = assets.sheet(sheet)
    return len(drawn.frames[animation]) / drawn.fps[animation]


def frame_of(actor: Actor) -> tuple[Surface, int, int]:
    """The picture a figure shows now, and where in it its feet are."""
    drawn = assets.sheet(actor.sheet, actor.look)
    frames = drawn.frames[actor.animation]
    number = int(actor.clock * drawn.fps[actor.animation])
    number = number % len(frames) if actor.ending == "loop" else min(number, len(frames) - 1)
    across, down = drawn.feet
    if not (actor.shade or actor.mirrored):
        return frames[number], across, down
    image = _variant(frames[number], actor.shade, actor.mirrored)
    return image, image.get_width() - 1 - across if actor.mirrored else across, down


def draw(stage: Stage, canvas: Surface, offset: tuple[int, int] = (0, 0)) -> None:
    """Draw the stage into the room area of ``canvas``, shaken by ``offset``."""
    stage.enter()
    canvas.set_clip(ROOM_AREA)
    left, top = round(stage.camera) - offset[0], -ROOM_TOP - offset[1]
    if any(offset):
        canvas.fill((14, 10, 22), ROOM_AREA)
    _draw_rooms(stage, canvas, left, top)
    rows = sorted(_entity_blits(left, top), key=lambda row: row[:3])
    canvas.fblits([(row[3], row[4]) for row in rows if row[0] < ABOVE])
    canvas.fblits(stage.particles.blits(left, top))
    if stage.veil:
        canvas.blit(stage.veil.picture, (stage.veil.place * ROOM_WIDTH - left, -top))
    canvas.fblits([(row[3], row[4]) for row in rows if row[0] == ABOVE])
    canvas.set_clip(None)


def _draw_rooms(stage: Stage, canvas: Surface, left: int, top: int) -> None:
    for place, picture in stage.rooms.items():
        x = place * ROOM_WIDTH - left
        if -ROOM_WIDTH < x < ROOM_WIDTH:
            canvas.blit(picture, (x, -top))


Row = tuple[int, float, int, "Surface", tuple[int, int]]


def _entity_blits(left: int, top: int) -> Iterator[Row]:
    for entity, (place, shadow) in esper.get_components(Place, Shadow):
        image = assets.shadow(shadow.radius)
        x, y = round(place.x) - left - shadow.radius, round(place.y) - top
        yield FLOOR, place.y, entity, image, (x, y - image.get_height() // 2 - 1)
    for entity, (place, actor) in esper.get_components(Place, Actor):
        image, across, down = frame_of(actor)
        x, y = round(place.x) - across - left, round(place.y - place.lift) - down - top
        if -image.get_width() < x < ROOM_WIDTH:
            yield place.layer, place.y, entity, image, (x, y)
    for entity, (place, picture) in esper.get_components(Place, Picture):
        yield _still(entity, place, picture.image, (picture.across, picture.down), left, top)
    for entity, (place, cycle) in esper.get_components(Place, Cycle):
        image = cycle.frames[int(cycle.clock * cycle.rate) % len(cycle.frames)]
        yield _still(entity, place, image, (cycle.across, cycle.down), left, top)


def _still(
    entity: int, place: Place, image: Surface, anchor: tuple[float, float], left: int, top: int
) -> Row:
    width, height = image.get_size()
    x = round(place.x - anchor[0] * width) - left
    if place.layer == FRONT:
        middle = left + ROOM_WIDTH / 2
        x = round(ROOM_WIDTH / 2 + (place.x - middle) * NEARER - anchor[0] * width)
    y = round(place.y - place.lift - anchor[1] * height) - top
    return place.layer, place.y, entity, image, (x, y)


@cache
def _variant(image: Surface, steps: int, mirrored: bool) -> Surface:
    shown = shade.shaded(image, steps) if steps else image
    return pygame.transform.flip(shown, flip_x=True, flip_y=False) if mirrored else shown
