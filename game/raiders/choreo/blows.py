"""How each foe strikes: monsters leap, spit or breathe; every boss has an attack of its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.assets import image, sheet
from game.cabinet.stage import ABOVE, EFFECTS, Actor, Fleeting, Picture, Place, place_of, play
from game.cabinet.text import render
from game.cabinet.widgets import tooltip
from game.raiders.choreo.motion import Travel
from game.raiders.choreo.show import kind_of
from game.raiders.rules.cards import ROOMS, Boss

if TYPE_CHECKING:
    from game.cabinet.stage import Ending
    from game.raiders.choreo.show import Show

REACH = 46
"""How far from its victim a leaping monster stops, in pixels; bosses keep twice that."""
BEHIND = 224
"""The row it comes down on: behind all heroes, who stand on rows 228 and 250 of a fight."""


@dataclass(frozen=True, slots=True)
class Blow:
    """``way`` of striking; ``sparks`` fly where it lands, ``weight`` shakes the stage (0 to 1).

    ``effect`` is the sheet shown on the victim, ``missile`` the one that flies to it.
    """

    way: str
    sparks: str = "blood"
    weight: float = 0.6
    reach: int = REACH
    effect: str = "effect/slash_left"
    missile: str = ""


BLOWS = {
    "goblin": Blow("leap"),
    "skeleton": Blow("leap", "bone", missile="effect/bone"),
    "zombie": Blow("leap", "poison", 0.5, effect="effect/claw"),
    "troll": Blow("leap", "blood", 0.9, 64, "effect/spark_red"),
    "thing": Blow("leap", "poison", 0.4, effect="effect/slime"),
    "snake": Blow("bolt", "poison", 0.4, effect="effect/spark", missile="effect/bolt_green"),
    "dragon": Blow("flame", "magic", 0.7, 0, "effect/spark_magic", "effect/dragon_breath"),
    "mega_dragon": Blow("flame", "fire", 1.0, 0, "effect/spark_red", "effect/dragon_flame"),
    "tax_collector": Blow("bill", "glint", 0.4, effect="effect/paper"),
    "medusa": Blow("gaze", "magic", 0.5, effect="effect/spark_magic"),
    "sphinx": Blow("riddle", "hex", 0.6, effect="effect/spark_magic"),
    "wolf_pack": Blow("leap", "blood", 0.8, 96, "effect/claw"),
    "minotaur": Blow("charge", "dust", 1.0, 84, "effect/spark_red"),
    "vampire": Blow("drain", "blood", 0.5, effect="effect/bite"),
    "necromancer": Blow("bolt", "hex", 0.6, 0, "effect/green_fire", "effect/bolt_green"),
    "golem": Blow("stomp", "stone", 1.0, effect="effect/spark"),
    "mummy": Blow("bandage", "bone", 0.6),
}
"""Every monster and boss."""


def strike(show: Show, seat: int, *, again: bool = False) -> None:
    """Add the beats of the present foe's blow at a seat; ``again``: it struck just before."""
    blow = BLOWS.get(show.board.here or "", Blow("leap"))
    match blow.way:
        case "leap":
            _leap(show, seat, blow, again=again)
        case "charge":
            _charge(show, seat, blow, again=again)
        case "stomp":
            _stomp(show, seat, blow)
        case "flame":
            _flame(show, seat, blow)
        case "gaze":
            _gaze(show, seat, blow, again=again)
        case "riddle" | "bill":
            _missile(show, seat, blow)
        case "drain":
            _drain(show, seat, blow, again=again)
        case "bandage":
            _bandage(show, seat, blow)
        case _:
            _bolt(show, seat, blow)


class _Leap:
    """The foe goes to its victim and back to where it stood."""

    def __init__(self, show: Show, seat: int, reach: int, arc: float) -> None:
        self.show, self.seat, self.reach, self.arc = show, seat, reach, arc
        self.home = (0.0, 0.0)
        self.drawn = 0.0
        self.travel: Travel | None = None

    def out(self) -> None:
        """Set out, behind the heroes: nobody is hidden by a large foe."""
        if self.show.foe is None:
            return
        foe, hero = place_of(self.show.foe), place_of(self.show.heroes[self.seat])
        self.home = (foe.x - 14 * self.drawn, foe.y)
        self.travel = Travel(self.show.foe, hero.x + self.reach, BEHIND, self.arc)
        self.travel.begin()
        play(self.show.foe, "act", "hold")
        self.show.cue("lunge", x=foe.x)

    def crouch(self, share: float) -> None:
        """Draw back before the leap; over the head of a boss the sum makes way."""
        if self.show.foe is not None:
            foe = place_of(self.show.foe)
            foe.x += 14 * (share - self.drawn)
            self.drawn = share
            if kind_of(self.show.board.here) == "b":
                self.show.lift_band(share)

    def back(self) -> None:
        """Go home."""
        if self.show.foe is not None:
            play(self.show.foe, "idle")
            self.travel = Travel(self.show.foe, *self.home, self.arc / 2)
            self.travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.travel:
            self.travel.tick(share)


def _leap(show: Show, seat: int, blow: Blow, *, again: bool) -> None:
    """It crouches, leaps, and is back where it stood."""
    line, leap = show.timeline, _Leap(show, seat, blow.reach, 26)
    if not again:
        line.then(0.16, partial(_act, show, "hold"), leap.crouch)
    line.then(0.2, leap.out, leap.tick)
    line.then(0.24, partial(_land, show, seat, blow))
    line.then(0.22, leap.back, leap.tick)


def _charge(show: Show, seat: int, blow: Blow, *, again: bool) -> None:
    """It scrapes the floor, then comes with its whole weight."""
    line, leap = show.timeline, _Leap(show, seat, blow.reach, 0)
    if not again:
        line.then(0.3, partial(_scrape, show), leap.crouch)
        line.then(0.2, partial(_scrape, show))
    line.then(0.2, leap.out, leap.tick)
    line.along(0.2, tick=partial(_kick_up, show))
    line.then(0.35, partial(_land, show, seat, blow))
    line.then(0.45, leap.back, leap.tick)


def _kick_up(show: Show, share: float) -> None:
    if show.foe is not None and share < 1:
        foe = place_of(show.foe)
        show.stage.burst("dust", foe.x + 30, foe.y, 4, 14)


def _scrape(show: Show) -> None:
    if show.foe is not None:
        foe = place_of(show.foe)
        show.stage.burst("dust", foe.x + 40, foe.y, 24, 12)
        show.cue("growl", x=foe.x)


def _stomp(show: Show, seat: int, blow: Blow) -> None:
    """The golem jumps, the vault answers with stones."""
    line = show.timeline
    line.then(0.4, partial(_act, show), partial(_hop, show))
    line.then(0.25, partial(_quake, show))
    line.then(0.3, partial(_rockfall, show, seat))
    line.then(0.35, partial(_land, show, seat, blow))


def _hop(show: Show, share: float) -> None:
    if show.foe is not None:
        place_of(show.foe).lift = 90 * share * (1 - share)


def _quake(show: Show) -> None:
    if show.foe is not None:
        foe = place_of(show.foe)
        show.stage.burst("dust", foe.x, foe.y, 30, 70)
        show.stage.effect("effect/shock", Place(foe.x, foe.y + 4, layer=EFFECTS))
    show.hit_stop(1.0, 0.06)
    show.cue("quake")


def _rockfall(show: Show, seat: int) -> None:
    hero = place_of(show.heroes[seat])
    if not show.stage.quiet:
        rock = Place(hero.x, hero.y - 20, 190, EFFECTS)
        fall = Fleeting(0.3, -600)
        esper.create_entity(rock, Picture(image("prop/boulder_small")), fall)


def _flame(show: Show, seat: int, blow: Blow) -> None:
    """A dragon's breath: a flame at its mouth, fire all the way to the victim."""
    line = show.timeline
    line.then(0.22, partial(_act, show, "hold"))
    line.then(0.0, partial(_breathe, show, blow.missile))
    line.along(0.55, tick=partial(_stream, show, seat, blow.sparks, 5))
    line.then(0.35, partial(_land, show, seat, blow))
    line.then(0.0, partial(_rest, show))


def _breathe(show: Show, flame: str) -> None:
    if show.foe is None or show.stage.quiet:
        return
    x, y = mouth(show)
    show.stage.linger(flame, Place(x, 255, 255 - y, EFFECTS), 0.6)
    show.cue("breath", x=x)


def mouth(show: Show) -> tuple[float, float]:
    """Where the foe's mouth, eyes or hands are, in the world."""
    if show.foe is None:
        return show.origin + 480, 150
    foe, actor = place_of(show.foe), esper.component_for_entity(show.foe, Actor)
    drawn = sheet(actor.sheet)
    points = drawn.points.get(actor.animation)
    if points:
        x, y = points[min(2, len(points) - 1)]
        return foe.x + x - drawn.feet[0], foe.y + y - drawn.feet[1]
    height = drawn.frames["idle"][0].get_height()
    return foe.x - 14, foe.y - height * 0.62


def _stream(show: Show, seat: int, kind: str, count: int, share: float) -> None:
    """Particles between the foe's mouth and its victim, as far as ``share``."""
    hero = place_of(show.heroes[seat])
    x, y = mouth(show)
    for back in (0.0, 0.06, 0.12):
        part = max(0.0, share - back)
        at = (x + (hero.x - x) * part, y + (hero.y - 28 - y) * part)
        show.stage.burst(kind, *at, count, 5)


def _bolt(show: Show, seat: int, blow: Blow) -> None:
    line = show.timeline
    line.then(0.2, partial(_act, show))
    line.then(0.4, partial(_shoot, show, seat, blow), partial(_stream, show, seat, blow.sparks, 1))
    line.then(0.35, partial(_land, show, seat, blow))


def _shoot(show: Show, seat: int, blow: Blow) -> None:
    """The missile leaves; it reaches its victim as the beat ends."""
    show.cue("bolt", x=mouth(show)[0])
    if show.stage.quiet or not blow.missile:
        return
    hero = place_of(show.heroes[seat])
    x, y = mouth(show)
    flight = Fleeting(0.4, (y - hero.y + 30) / 0.4, (hero.x - x) / 0.4)
    esper.create_entity(Place(x, 255, 255 - y, EFFECTS), Actor(blow.missile, "loop"), flight)


def _gaze(show: Show, seat: int, blow: Blow, *, again: bool) -> None:
    """Medusa looks, and looks, and the light of her eyes is a line to her victim."""
    line = show.timeline
    line.then(0.1 if again else 0.3, partial(_act, show, "hold"))
    line.then(0.3 if again else 0.6, partial(show.cue, "gaze"), partial(_ray, show, seat))
    line.then(0.1, partial(_land, show, seat, blow))
    line.then(0.0, partial(_rest, show))


def _ray(show: Show, seat: int, share: float) -> None:
    hero = place_of(show.heroes[seat])
    x, y = mouth(show)
    for number in range(9):
        part = (number + (share * 7) % 1) / 9
        show.stage.burst("magic", x + (hero.x - x) * part, y + (hero.y - 38 - y) * part, 1, 1)


def _missile(show: Show, seat: int, blow: Blow) -> None:
    """A riddle or a bill flies to the victim."""
    flies = _Missile(show, seat, blow.way)
    line = show.timeline
    line.then(0.25, partial(_act, show))
    line.then(0.55, flies.begin, flies.tick)
    line.then(0.35, partial(_land, show, seat, blow))


class _Missile:
    """A picture on its way from the foe to a hero."""

    def __init__(self, show: Show, seat: int, way: str) -> None:
        self.show, self.seat, self.way = show, seat, way
        self.travel: Travel | None = None

    def begin(self) -> None:
        """Take off."""
        show = self.show
        hero = place_of(show.heroes[self.seat])
        if self.way == "bill":
            shown = tooltip(_bill(show, self.seat), tip="none")
        else:
            shown = render("?", "huge", "magic")
        x, y = mouth(show)
        entity = esper.create_entity(Place(x, y, layer=ABOVE), Picture(shown, 0.5, 0.5))
        self.travel = Travel(entity, hero.x, hero.y - 34, 20)
        self.travel.begin()
        show.cue("paper" if self.way == "bill" else "riddle")

    def tick(self, share: float) -> None:
        """Be ``share`` of the way; on arrival it is gone."""
        if self.travel is None:
            return
        self.travel.tick(share)
        if share >= 1:
            esper.delete_entity(self.travel.entity, immediate=True)
            self.travel = None


def _bill(show: Show, seat: int) -> tuple[str, str]:
    """A leaf of the collector's ledger: who owes, and how much can be got."""
    foe, say = ROOMS.get(show.board.here or ""), show.locale.say
    owed = abs(foe.coins) if isinstance(foe, Boss) else 0
    return say("stage.ledger"), say("stage.bill", who=show.name(seat), n=owed)


def _drain(show: Show, seat: int, blow: Blow, *, again: bool) -> None:
    """The vampire is there in one step, and blood and gold go back with him."""
    line, leap = show.timeline, _Leap(show, seat, 60, 50)
    if not again:
        line.then(0.14, tick=leap.crouch)
    line.then(0.24, leap.out, leap.tick)
    line.then(0.3, partial(_land, show, seat, blow))
    line.then(0.45, leap.back, leap.tick)
    line.along(0.45, tick=partial(_trail, show))


def _trail(show: Show, share: float) -> None:
    if show.foe is not None and share < 1:
        foe = place_of(show.foe)
        show.stage.burst("blood", foe.x, foe.y - 40, 2, 16)
        if not show.stage.quiet and int(share * 30) % 4 == 0:
            bat = Fleeting(0.5, show.stage.particles.chance.uniform(20, 90), 40)
            esper.create_entity(Place(foe.x, foe.y, 50, EFFECTS), Actor("effect/bat", "loop"), bat)


def _bandage(show: Show, seat: int, blow: Blow) -> None:
    """A bandage shoots out and drags its victim over the floor."""
    pull = _Pull(show, seat)
    line = show.timeline
    line.then(0.2, partial(_act, show, "hold"))
    line.then(0.3, partial(show.cue, "bandage"), partial(_stream, show, seat, "bone", 2))
    line.then(0.25, pull.out, pull.tick)
    line.then(0.35, partial(_land, show, seat, blow))
    line.then(0.3, pull.back, pull.tick)
    line.then(0.0, partial(_rest, show))


class _Pull:
    """A hero is dragged towards the foe, and walks back."""

    def __init__(self, show: Show, seat: int) -> None:
        self.show, self.seat, self.travel = show, seat, Travel(show.heroes[seat], 0, 0)
        self.home = (0.0, 0.0)

    def out(self) -> None:
        """Be pulled."""
        hero = place_of(self.travel.entity)
        self.home = (hero.x, hero.y)
        self.travel = Travel(self.travel.entity, hero.x + 44, hero.y)
        self.travel.begin()

    def back(self) -> None:
        """Go back."""
        self.travel = Travel(self.travel.entity, *self.home)
        self.travel.begin()

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        self.travel.tick(share)


def _act(show: Show, ending: Ending = "idle") -> None:
    if show.foe is not None:
        play(show.foe, "act", ending)


def _rest(show: Show) -> None:
    if show.foe is not None:
        play(show.foe, "idle")


def _land(show: Show, seat: int, blow: Blow) -> None:
    """The blow lands: everything holds for a moment."""
    hero = show.heroes[seat]
    place = place_of(hero)
    play(hero, "hurt", "idle", 0.6)
    show.stage.burst(blow.sparks, place.x, place.y - 28, 20, 8)
    at = Place(place.x, 255, 255 - place.y + 30, EFFECTS)
    animation = next(iter(sheet(blow.effect).frames))
    show.stage.effect(blow.effect, at, animation)
    show.hit_stop(blow.weight, 0.09)
    show.flash((70, 16, 20))
    show.mark(seat, "lose")
    show.cue("hit", x=place.x)
