"""The show: what choreography plays on; handles to the figures, and what lies over the stage."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import esper

from game.cabinet.pieces import piece
from game.cabinet.stage import (
    ABOVE,
    ACTORS,
    EFFECTS,
    Actor,
    Picture,
    Place,
    Shadow,
    Stage,
    place_of,
    play,
)
from game.cabinet.timeline import Timeline
from game.raiders.choreo.facts import Board, Chair, settle
from game.raiders.choreo.motion import Flyer
from game.raiders.rules.cards import ROOMS, Boss, Chamber, Monster, Trap

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

    from game.cabinet.audio import Sounds
    from game.cabinet.locale import Locale
    from game.cabinet.rooms import Room
    from game.cabinet.shake import Shake
    from game.cabinet.text import Part
    from game.raiders.rules.view import View

WIDTH = 640
SEAT_X = tuple(64 + 128 * seat for seat in range(5))
"""Centres of the seat columns on the canvas."""
KINDS = {"t": "treasure", "m": "monster", "c": "chamber", "x": "trap", "b": "boss", "?": "dark"}
"""What :func:`kind_of` tells, in words of the table of sounds."""
GAITS = {"scout": 1.15, "knight": 0.85, "rogue": 1.3, "warrior": 1.0, "sorcerer": 0.8}
"""How fast each character's legs go."""
CARD_RISE = 84
"""How far over its hero's feet the middle of a thrown card is."""


@dataclass(slots=True)
class Plaque:
    """The name over the room, in the colour ``kind``; ``drop``: how far it is down (0 to 1).

    ``words`` gives the text as the language in force says it.
    """

    words: Callable[[], str]
    kind: str
    drop: float = 0.0


@dataclass(slots=True)
class Band:
    """The sum of a fight: (seat, move, value) of each card, and how many lie in it so far.

    ``slide`` is how far it has come down (0 to 1). ``strength`` is None where two cards are
    compared with each other. ``verdict`` is empty until
    the sum is complete; ``marked`` are the seats hit.
    """

    cards: tuple[tuple[int, str, int], ...]
    strength: int | None
    slide: float = 0.0
    count: int = 0
    total: int = 0
    verdict: str = ""
    marked: tuple[int, ...] = ()


@dataclass(slots=True)
class Splash:
    """A name across the whole stage: a boss, or a level."""

    title: str
    note: str
    share: float = 0.0


@dataclass(slots=True)
class Fixtures:
    """What was built for one room of the row; ``labels`` write its texts anew."""

    key: str | None
    entities: list[int] = field(default_factory=list)
    named: dict[str, int] = field(default_factory=dict)
    labels: list[Callable[[], None]] = field(default_factory=list)


@dataclass(slots=True)
class Show:
    """One game on the stage; make it with :func:`open_show`.

    ``lookers`` are the seats that lit a torch on this level: everybody saw them do it.
    """

    stage: Stage
    timeline: Timeline
    locale: Locale
    shake: Shake
    sound: Sounds
    heroes: tuple[int, ...]
    table: int
    fixtures: dict[int, Fixtures] = field(default_factory=dict)
    cards: dict[int, int] = field(default_factory=dict)
    flyers: list[Flyer] = field(default_factory=list)
    marks: dict[int, tuple[str, float]] = field(default_factory=dict)
    plaque: Plaque | None = None
    band: Band | None = None
    splash: Splash | None = None
    shutter: float = 0.0
    force: int | None = None
    turn: int | None = None
    highest: dict[int, str] = field(default_factory=dict)
    tally: tuple[Part, ...] = ()
    lookers: set[int] = field(default_factory=set)

    @property
    def board(self) -> Board:
        """The common facts."""
        return esper.component_for_entity(self.table, Board)

    def chair(self, seat: int) -> Chair:
        """The facts of a seat."""
        return esper.component_for_entity(self.heroes[seat], Chair)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The facts of all seats."""
        return tuple(self.chair(seat) for seat in range(len(self.heroes)))

    @property
    def origin(self) -> float:
        """Where the present room begins in the world."""
        return self.board.place * WIDTH

    @property
    def foe(self) -> int | None:
        """The monster of the present room."""
        here = self.fixtures.get(self.board.place)
        return here.named.get("foe") if here else None

    def fixture(self, name: str) -> int | None:
        """Something of the present room by its name."""
        here = self.fixtures.get(self.board.place)
        return here.named.get(name) if here else None

    def name(self, seat: int) -> str:
        """The name of a seat's character."""
        return self.locale.say(f"character.{self.chair(seat).character}.name")

    def the(self, seat: int) -> str:
        """The same with its article, as a sentence has it."""
        return self.locale.say(f"character.{self.chair(seat).character}.the")

    def spot(self, entity: int) -> tuple[float, float]:
        """Where an entity is on the canvas."""
        place = place_of(entity)
        return place.x - self.stage.camera, place.y - place.lift + 40

    def panel(self, seat: int, what: str) -> tuple[float, float]:
        """Where coins, wounds or items of a seat are shown on the canvas."""
        if len(self.heroes) == 1:
            return {"coins": (266.0, 10.0), "wounds": (60.0, 24.0)}.get(what, (40.0, 10.0))
        shift = {"coins": -20.0, "wounds": 13.0}.get(what, 30.0)
        return SEAT_X[seat] + shift, 17.0 if what in ("coins", "wounds") else 28.0

    def mark(self, seat: int, kind: str, seconds: float = 1.0) -> None:
        """Frame a seat's panel for a while: win, second, lose."""
        if not self.stage.quiet:
            self.marks[seat] = (kind, seconds)

    def hit_stop(self, strength: float, seconds: float = 0.07) -> None:
        """The weight of a blow: everything holds, the stage shakes."""
        if not self.stage.quiet:
            self.stage.freeze(seconds)
            self.shake.kick(strength)

    def flash(self, colour: tuple[int, int, int] = (70, 60, 50)) -> None:
        """Light up for a moment."""
        if not self.stage.quiet:
            self.shake.flash(colour)

    def cue(self, name: str, *of: str, x: float | None = None) -> None:
        """A sound of something at ``x`` of the world, unless beats are being skipped.

        It is of what ``of`` names, else of the present room, else of its kind.
        """
        if not self.stage.quiet:
            here = self.board.here or ""
            pan = 0.0 if x is None else (x - self.stage.camera) * 2 / WIDTH - 1
            self.sound(name, *of, here, KINDS[kind_of(here)], pan=pan)

    def floater(self, image: Surface, x: float, y: float) -> None:
        """A picture that rises over (x, y) of the world and is gone."""
        place = Place(x, y, layer=ABOVE)
        self.stage.flash_by(0.95, image, place, rise=12)

    def throw(self, seat: int, image: Surface, *, high: bool) -> int:
        """A card for a seat, out of the hero's hand, instead of the one that lies there.

        ``high``: it goes over all heads; others stand on the floor, behind the heroes' feet.
        """
        self.take_card(seat)
        hero = place_of(self.heroes[seat])
        place = Place(hero.x + 14, hero.y - 34, layer=EFFECTS if high else ACTORS)
        self.cards[seat] = esper.create_entity(place, Picture(image, 0.5, 0.5))
        return self.cards[seat]

    def turn_card(self, seat: int, image: Surface) -> None:
        """Another picture for a seat's card."""
        card = self.cards.get(seat)
        if card is not None:
            esper.component_for_entity(card, Picture).image = image

    def take_card(self, seat: int) -> None:
        """The card of a seat is gone."""
        card = self.cards.pop(seat, None)
        if card is not None:
            esper.delete_entity(card, immediate=True)

    def lift_band(self, share: float) -> None:
        """Let the sum of a fight, if there is one, be ``share`` of the way up and away."""
        if self.band:
            self.band.slide = min(self.band.slide, 1 - share)

    def sweep(self) -> None:
        """Clear what one room left over the stage."""
        for seat in tuple(self.cards):
            self.take_card(seat)
        self.band = self.splash = self.force = None
        self.highest.clear()
        self.tally = ()

    def speak(self, locale: Locale) -> None:
        """Write all texts of the stage in another language."""
        self.locale = locale
        for made in self.fixtures.values():
            for label in made.labels:
                label()

    def settle(self, view: View) -> None:
        """Make all facts those of ``view``: the end of every batch."""
        self.stage.enter()
        settle(self.heroes, self.table, view)


def kind_of(key: str | None) -> str:
    """The kind of a room for its icon and colour: t, m, c, x, b, or ? where it is not known."""
    match ROOMS.get(key or ""):
        case Boss():
            return "b"
        case Monster():
            return "m"
        case Chamber():
            return "c"
        case Trap():
            return "x"
        case None:
            return "?"
        case _:
            return "t"


def room_name(show: Show, key: str) -> str:
    """The name of a room for its plaque."""
    return show.locale.say(f"room.{key}.name").upper()


def colour_of(key: str) -> str:
    """The plaque's colour for a room."""
    return "blood" if kind_of(key) in "mbx" else "gold"


def open_show(stage: Stage, view: View, locale: Locale, shake: Shake, sound: Sounds) -> Show:
    """Set the figures of ``view`` up on an empty stage, facts settled, nothing built yet."""
    stage.enter()
    heroes = tuple(_hero(view, seat) for seat in range(len(view.seats)))
    table = esper.create_entity()
    settle(heroes, table, view)
    return Show(stage, Timeline(), locale, shake, sound, heroes, table)


def _hero(view: View, seat: int) -> int:
    who = view.seats[seat]
    place = Place(-80.0 - 40 * seat, 236.0 + 4 * (seat % 3))
    hero = esper.create_entity(place, Actor(who.character, clock=seat * 0.37), Shadow(16))
    if who.out:
        turn_to_stone(hero)
    return hero


def turn_to_stone(hero: int) -> None:
    """Grey and still from now on."""
    actor = esper.component_for_entity(hero, Actor)
    play(hero, "hurt", "hold")
    actor.look, actor.pace = "grey", 0.0


def hero_spot(room: Room, seat: int, seats: int) -> tuple[int, int]:
    """Where a seat's hero stands: in its column, but for a fight in a line on the left."""
    if "foe" in room.anchors and seats > 1:
        pitch = 72 if seats < 5 else 64
        return 316 - pitch * (seats - 1 - seat), 250 - 22 * (seat % 2)
    if seats == 1:
        return 120, 244
    return room.anchors[f"hero_{seat + 1}"]


def value_of(move: str, key: str | None) -> int:
    """What a card counts in this room (keys and swords 5; the golem makes fives 1)."""
    value = int(move) if move.isdigit() else {"key": 5, "sword": 5}.get(move, 0)
    room = ROOMS.get(key or "")
    return room.fives if isinstance(room, Boss) and value == 5 else value


def coin_image(number: int) -> Surface:
    """One of the six pictures of a turning coin."""
    return piece(f"coin/{number % 6}")


def face_of(move: str, key: str | None) -> str:
    """What a card that lies open shows: the golem's room turns fives and swords into ones."""
    value = value_of(move, key)
    return str(value) if move in ("5", "sword") and value != value_of(move, None) else move
