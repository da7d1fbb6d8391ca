"""The entrances of the bosses: each comes into its room in a way of its own, then roars."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import esper

from game.cabinet.assets import sheet
from game.cabinet.stage import (
    EFFECTS,
    FLOOR,
    Actor,
    Falling,
    Fleeting,
    Picture,
    Place,
    Shadow,
    place_of,
    play,
)
from game.raiders.choreo import blows
from game.raiders.choreo.motion import heavy, smooth

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.raiders.choreo.show import Show

AWAY = 330
"""How far to the right a boss waits that comes running."""
HIGH = 280
"""How far over the floor one waits that comes from above."""
WAYS = {
    "mega_dragon": "drop",
    "golem": "drop",
    "wolf_pack": "rush",
    "minotaur": "rush",
    "tax_collector": "stride",
    "mummy": "stride",
    "vampire": "bats",
    "necromancer": "rise",
    "medusa": "fade",
    "sphinx": "fade",
}
"""How each comes in: from above, running, walking, out of bats, out of the floor, of the dark."""


def hide(show: Show) -> None:
    """Before the party comes in: the boss is not where it will be."""
    foe = _waiting(show)
    if foe is None:
        return
    place, actor = place_of(foe), esper.component_for_entity(foe, Actor)
    match WAYS.get(actor.sheet):
        case "drop":
            place.lift = HIGH
        case "rush" | "stride":
            place.x += AWAY
        case "bats" | "rise":
            place.lift = -HIGH  # under the floor of the room, behind the bar
        case _:
            actor.look = "dark"
    if place.lift:
        esper.remove_component(foe, Shadow)


def _waiting(show: Show) -> int | None:
    """The foe of the room that was built last: the party has not come into it yet."""
    made = show.fixtures[max(show.fixtures)]
    return made.named.get("foe")


def come_in(show: Show, key: str, girth: int) -> None:
    """Add the beats in which the boss ``key`` takes its place in the room now entered.

    ``girth`` is half the width of its shadow.
    """
    line = show.timeline
    match WAYS[key]:
        case "drop":
            line.then(0.34, partial(_whistle, show), partial(_drop, show))
            line.then(0.3, partial(_land, show, girth))
        case "rush":
            run = _Run(show)
            line.then(0.42, run.begin, partial(run.tick, heavy))
            line.then(0.25, partial(_skid, show))
        case "stride":
            run = _Run(show)
            line.then(0.85, run.begin, partial(run.tick, smooth))
            line.along(0.85, tick=partial(_litter, show))
        case "bats":
            line.then(0.7, partial(_bats, show))
            line.then(0.2, partial(_appear, show, girth, "blood"))
        case "rise":
            line.then(0.75, partial(_circle, show, girth), partial(_rise, show))
        case _:
            line.then(0.35, partial(_glimmer, show))
            line.then(0.35, partial(_unveil, show))


def _foe(show: Show) -> tuple[int, Place] | None:
    return None if show.foe is None else (show.foe, place_of(show.foe))


def _whistle(show: Show) -> None:
    show.cue("lunge")


def _drop(show: Show, share: float) -> None:
    found = _foe(show)
    if found:
        found[1].lift = HIGH * (1 - heavy(share))


def _land(show: Show, girth: int) -> None:
    """It comes down: the floor shakes, stones fall from the vault."""
    found = _foe(show)
    if not found:
        return
    foe, place = found
    place.lift = 0.0
    esper.add_component(foe, Shadow(girth))
    play(foe, "hurt", "idle", 0.6)
    show.stage.burst("dust", place.x, place.y, 40, 80)
    show.stage.effect("effect/shock", Place(place.x, place.y + 4, layer=EFFECTS))
    show.hit_stop(1.0, 0.08)
    show.cue("quake", x=place.x)
    rain(show, 7)


def rain(show: Show, count: int) -> None:
    """Stones come down from the vault, all over the room."""
    if show.stage.quiet:
        return
    chance = show.stage.particles.chance
    for _ in range(count):
        x, y = show.origin + chance.uniform(30, 610), chance.uniform(196, 250)
        stone = Place(x, y, chance.uniform(170, 320), EFFECTS)
        picture = Picture(sheet("effect/shard_big").frames["loop"][0])
        esper.create_entity(stone, picture, Falling(dust="stone", bounces=1), Fleeting(1.3))


class _Run:
    """It comes from the right."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.start = 0.0

    def begin(self) -> None:
        """Set out."""
        found = _foe(self.show)
        if found:
            foe, place = found
            self.start = place.x
            walks = "walk" in sheet(esper.component_for_entity(foe, Actor).sheet).frames
            rushes = WAYS[self.show.board.here or ""] == "rush"
            play(foe, "walk" if walks else "act" if rushes else "idle", pace=2.0)
            self.show.cue("steps" if self.show.board.here == "mummy" else "lunge", x=place.x)

    def tick(self, ease: Callable[[float], float], share: float) -> None:
        """Be ``share`` of the way."""
        found = _foe(self.show)
        if not found:
            return
        foe, place = found
        place.x = self.start - AWAY * ease(share)
        if share < 1:
            self.show.stage.burst("dust", place.x + 40, place.y, 2, 16)
        else:
            play(foe, "idle")


def _skid(show: Show) -> None:
    found = _foe(show)
    if found:
        foe, place = found
        play(foe, "hurt", "idle", 0.8)
        show.stage.burst("dust", place.x - 40, place.y, 30, 30)
        if not show.stage.quiet:
            show.shake.kick(0.6, 0.3)
        show.cue("growl", x=place.x)


def _litter(show: Show, share: float) -> None:
    """The collector's papers fly after him; sand falls from the mummy's bandages."""
    found = _foe(show)
    if not found or show.stage.quiet or share >= 1:
        return
    _, place = found
    chance = show.stage.particles.chance
    if show.board.here == "tax_collector" and chance.random() < 0.4:
        paper = Place(place.x + chance.uniform(0, 90), place.y, chance.uniform(60, 130), EFFECTS)
        leaf = Actor("effect/paper", "loop", clock=share)
        esper.create_entity(paper, leaf, Fleeting(1.4, -60, chance.uniform(-30, 30)))
    elif show.board.here == "mummy":
        show.stage.burst("bone", place.x + chance.uniform(-20, 60), place.y - 50, 2, 20)


def _bats(show: Show) -> None:
    """A swarm comes together where he will stand."""
    found = _foe(show)
    show.cue("bandage")
    if not found or show.stage.quiet:
        return
    x, chance = found[1].x, show.stage.particles.chance
    for _ in range(22):
        ahead, up = chance.uniform(-330, 170), chance.uniform(-60, 130)
        bat = Place(x + ahead, found[1].y, 70 + up, EFFECTS)
        flight = Fleeting(0.75, -up / 0.75, -ahead / 0.75)
        esper.create_entity(bat, Actor("effect/bat", "loop", clock=chance.random()), flight)


def _appear(show: Show, girth: int, kind: str) -> None:
    found = _foe(show)
    if found:
        foe, place = found
        place.lift = 0.0
        esper.add_component(foe, Shadow(girth))
        show.stage.burst(kind, place.x, place.y - 60, 34, 40)
        show.stage.burst("smoke", place.x, place.y - 40, 20, 40)
        show.flash((50, 10, 30))


def _circle(show: Show, girth: int) -> None:
    """A ring of violet light, green fires round it."""
    found = _foe(show)
    show.cue("reveal")
    if not found:
        return
    foe, place = found
    esper.add_component(foe, Shadow(girth))
    show.stage.linger("effect/ring_purple", Place(place.x, place.y, layer=FLOOR), 1.4)
    for across in (-86, -44, 44, 86):
        fire = Place(place.x + across, place.y + 4 - abs(across) // 12, layer=EFFECTS)
        show.stage.linger("effect/green_fire", fire, 1.5)


def _rise(show: Show, share: float) -> None:
    """He comes up out of the middle of the ring, his hem last."""
    found = _foe(show)
    if not found:
        return
    foe, place = found
    actor = esper.component_for_entity(foe, Actor)
    place.lift = -26 * (1 - smooth(share))
    actor.look = "plain" if share > 0.6 else "dark"
    if share < 1:
        show.stage.burst("hex", place.x, place.y - 20, 3, 50)


def _glimmer(show: Show) -> None:
    """Only a shape as yet, and the light of its eyes."""
    found = _foe(show)
    if found:
        x, y = blows.mouth(show)
        colour = "magic" if show.board.here == "medusa" else "glint"
        show.stage.effect("effect/gaze", Place(x, y, layer=EFFECTS))
        show.stage.burst(colour, x, y, 26, 14)
        show.cue("gaze", x=found[1].x)


def _unveil(show: Show) -> None:
    found = _foe(show)
    if found:
        foe, place = found
        esper.component_for_entity(foe, Actor).look = "plain"
        kind = "magic" if show.board.here == "medusa" else "dust"
        show.stage.burst(kind, place.x, place.y - 60, 40, 60)
        show.flash((50, 60, 40))


def flavour(show: Show) -> None:
    """What goes with the roar."""
    found = _foe(show)
    if not found or show.stage.quiet:
        return
    _, place = found
    match show.board.here:
        case "mega_dragon":
            x, y = blows.mouth(show)
            flame = Place(x, 255, 255 - y, EFFECTS)
            show.stage.linger("effect/dragon_flame", flame, 0.8)
        case "golem":
            rain(show, 8)
        case "tax_collector":
            _coins(show, place)
        case "medusa" | "sphinx":
            show.stage.effect("effect/ring", Place(place.x, place.y, layer=FLOOR), "loop")
        case _:
            show.stage.burst("ember", place.x, place.y - 60, 24, 80)


def _coins(show: Show, place: Place) -> None:
    """Gold runs through his fingers."""
    chance = show.stage.particles.chance
    for number in range(9):
        coin = Place(place.x - 30 + chance.uniform(-30, 20), place.y + chance.uniform(-6, 8), 60)
        loop = Actor("effect/coin", "loop", clock=number * 0.1)
        fall = Falling(chance.uniform(40, 160), 2)
        drift = Fleeting(1.2, 0.0, chance.uniform(-60, 20))
        esper.create_entity(coin, loop, fall, drift)
