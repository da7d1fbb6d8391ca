"""Cards: thrown and turned up, swapped after a crystal ball, or an item that leads out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.cards import card, card_back, card_turn
from game.cabinet.pieces import piece
from game.cabinet.stage import (
    ABOVE,
    EFFECTS,
    ROOM_TOP,
    Falling,
    Place,
    Tossed,
    place_of,
    play,
)
from game.raiders.choreo.motion import Travel
from game.raiders.choreo.show import CARD_RISE, Show, face_of, kind_of

if TYPE_CHECKING:
    from game.raiders.rules.events import Escaped, Revealed, Swapped

SEALED_AT = (29, -12)
"""Where a sealed card stands, from the hero's feet to its middle."""
HIGH = 44.0
"""From how high it comes down, in pixels."""
BESIDE = (36, 26)
"""Where an open card stands in chambers and treasure rooms, measured in the same way."""


def seal(show: Show, seat: int, start: tuple[int, int] | None = None) -> None:
    """At once, outside the beats: a seat's card comes down beside its hero, with a thud.

    ``start`` is where on the canvas it leaves an open hand.
    """
    hero = place_of(show.heroes[seat])
    entity = show.throw(seat, card_back(show.chair(seat).character, "S"), high=False)
    place = place_of(entity)
    x, y = hero.x + SEALED_AT[0], hero.y + SEALED_AT[1]
    thud = Falling(bounces=1, dust="dust", weight=1500.0, foot=12.0)
    place.x, place.y, place.lift = x, y, HIGH
    if start is None or show.stage.still:
        esper.add_component(entity, thud)
    else:
        place.x, place.y, place.lift = show.stage.camera + start[0], start[1] - ROOM_TOP, 0.0
        esper.add_component(entity, Tossed(x, y, 0.22, HIGH, thud))
    play(show.heroes[seat], "play", "idle")
    show.cue("seal", x=hero.x)


def lay_open(show: Show, seat: int, move: str) -> None:
    """At once: a card lies face up over its hero."""
    hero = place_of(show.heroes[seat])
    across, up = card_spot(show)
    face = card_turn(show.chair(seat).character, move, 5)
    place = place_of(show.throw(seat, face, high=up == CARD_RISE))
    place.x, place.y = hero.x + across, hero.y - up


def card_spot(show: Show) -> tuple[int, int]:
    """How far to the right of, and over, its hero's feet the middle of an open card is.

    In chambers and treasure rooms it is beside the hero: pedestals and chests stay in sight.
    """
    return BESIDE if kind_of(show.board.here) in "ct" else (0, CARD_RISE)


def unseal(show: Show, seat: int) -> None:
    """The card is taken back."""
    show.take_card(seat)
    show.cue("unseal", x=place_of(show.heroes[seat]).x)


def revealed(show: Show, event: Revealed, *, together: bool) -> None:
    """The card flies up over its hero's head and is turned."""
    _throw_and_turn(show, event.seat, event.move, together=together)


def swapped(show: Show, event: Swapped, *, together: bool) -> None:
    """The crystal ball has shown something better: the second card takes its place."""
    hero = place_of(show.heroes[event.seat])
    show.timeline.then(0.15, lambda: show.stage.burst("hex", hero.x + 10, hero.y - 40, 14, 12))
    _throw_and_turn(show, event.seat, event.move, together=together)


def _throw_and_turn(show: Show, seat: int, move: str, *, together: bool) -> None:
    line = show.timeline
    throw = _Throw(show, seat, move)
    if together:
        line.along(0.2, throw.begin, throw.tick, gap=0.07)
    else:
        line.then(0.2, throw.begin, throw.tick)
    line.along(0.24, throw.ring, throw.turn, gap=0.26)
    line.along(0.0, gap=-0.26)  # the next player's card starts close to this one, not to its turn


class _Throw:
    """A card from the hero's hand to its spot in the column, then turned face up."""

    def __init__(self, show: Show, seat: int, move: str) -> None:
        self.show, self.seat, self.move = show, seat, move
        self.travel: Travel | None = None

    @property
    def hero(self) -> str:
        """The character whose card it is."""
        return self.show.chair(self.seat).character

    def begin(self) -> None:
        """The card leaves the hand: the facts follow."""
        show = self.show
        before = show.cards.get(self.seat)
        start = (place_of(before).x, place_of(before).y) if before is not None else None
        across, up = card_spot(show)
        back = card_turn(self.hero, self.move, 0)
        entity = show.throw(self.seat, back, high=up == CARD_RISE)
        if start:
            place_of(entity).x, place_of(entity).y = start
        hero = place_of(show.heroes[self.seat])
        self.travel = Travel(entity, hero.x + across, hero.y - up, 10)
        self.travel.begin()
        play(show.heroes[self.seat], "play", "idle")
        show.cue("throw", x=hero.x)
        show.chair(self.seat).lay(self.move)

    def tick(self, share: float) -> None:
        """Be ``share`` of the way up."""
        if self.travel and self._mine():
            self.travel.tick(share)

    def ring(self) -> None:
        """It begins to turn: from here on all may hear which card it is."""
        hero = place_of(self.show.heroes[self.seat])
        self.show.cue("flip", self.move, x=hero.x)

    def turn(self, share: float) -> None:
        """Be turned by ``share``."""
        if self._mine():
            self.show.turn_card(self.seat, card_turn(self.hero, self.move, min(5, int(share * 6))))

    def _mine(self) -> bool:
        """Whether the card that lies there is still this one."""
        return bool(self.travel) and self.show.cards.get(self.seat) == self.travel.entity  # type: ignore[union-attr]


def mark_card(show: Show, seat: int, state: str) -> None:
    """Rim a seat's card: win, second, lose."""
    move = show.chair(seat).laid
    if move and seat in show.cards:
        face = face_of(move, show.board.here)
        show.turn_card(seat, card(show.chair(seat).character, face, "M", state))
        show.highest[seat] = state


def escaped(show: Show, event: Escaped, *, together: bool) -> None:
    """The item is held up, and its bearer runs back out of the door."""
    hero = show.heroes[event.seat]
    line = show.timeline
    if together:
        line.along(0.6, partial(_hold_up, show, event), gap=0.2)
    else:
        line.then(0.6, partial(_hold_up, show, event))
    run = Travel(hero, -60, 246, walks=True, pace=1.6)
    line.along(0.7, partial(_run, show, event, run), run.tick, gap=0.6)
    line.along(0.0, gap=-0.6)  # the next to escape does not wait for this one


LIGHTS = {"torch": "fire", "ball": "hex", "key": "glint"}
"""What comes out of the item that leads out of a boss's room."""


def _hold_up(show: Show, event: Escaped) -> None:
    """The item is shown to the foe, which shrinks from it."""
    hero = place_of(show.heroes[event.seat])
    play(show.heroes[event.seat], "torch" if event.item == "torch" else "cheer")
    show.stage.burst(LIGHTS[event.item], hero.x + 10, hero.y - 60, 24, 12)
    if event.item == "ball":
        around = Place(hero.x, hero.y - 26, layer=EFFECTS)
        show.stage.linger("effect/vortex", around, 0.7)
    if show.foe is not None:
        play(show.foe, "hurt", "idle", 0.4)
    above = Place(hero.x, hero.y - 56, layer=ABOVE)
    show.stage.flash_by(1.0, piece(f"item_halo/{event.item}"), above)
    show.stage.burst("magic", hero.x, hero.y - 70, 16, 10)
    show.stage.effect("effect/escape", Place(hero.x, hero.y + 2, layer=EFFECTS))
    show.cue("escape", event.item, x=hero.x)


def _run(show: Show, event: Escaped, run: Travel) -> None:
    run.x = show.origin - 60
    run.begin()
    show.take_card(event.seat)
