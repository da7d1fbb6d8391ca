"""Coming in: a level is laid out, the party walks from room to room, the dark is lit up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.cabinet import shade
from game.cabinet.stage import place_of, play
from game.raiders.choreo import bosses, deck, hall, scenery, stairs
from game.raiders.choreo.arrivals import LENGTH, Arrival
from game.raiders.choreo.motion import Travel, heavy
from game.raiders.choreo.show import (
    GAITS,
    WIDTH,
    Plaque,
    Show,
    Splash,
    colour_of,
    hero_spot,
    kind_of,
    room_name,
)
from game.raiders.rules.view import RoomView

if TYPE_CHECKING:
    from game.raiders.rules.events import AttackDrawn, Entered, LevelBegun


WALK = 1.5
"""How long each hero walks from room to room, in seconds."""
COMING = 130
"""How far outside a hall the party comes from, in pixels."""


def leave_level(show: Show, event: LevelBegun) -> None:
    """Before it is told: down the stair at the end of the level before; the shutter falls."""
    if show.fixtures:
        stairs.descend(show, event)
        show.timeline.then(0.3, tick=partial(_shut, show))
        show.timeline.then(0.12)


def level_begun(show: Show, event: LevelBegun) -> None:
    """The hall of the level opens, its five doors are dealt."""
    line = show.timeline
    line.then(0.0, partial(_lay_out, show, event))
    line.then(0.35, tick=partial(_open, show))
    for seat in range(len(show.heroes)):
        _come_down(show, seat)
    _drop_plaque(show)
    for place in range(len(event.row)):
        line.then(0.16, partial(_ring_gate, show, place), partial(hall.raise_gate, show, place))
    line.then(0.9)


def _lay_out(show: Show, event: LevelBegun) -> None:
    board = show.board
    board.level, board.place = event.level, 0
    board.row = [RoomView(room, room is not None) for room in event.row]
    for chair in show.chairs:
        chair.gather()
        chair.laid = None
    show.sweep()
    show.lookers.clear()
    scenery.clear_all(show)
    hall.build(show, event)
    show.stage.camera = -float(WIDTH)
    show.shutter = 1.0
    show.cue("level")
    for seat, hero in enumerate(show.heroes):
        place = place_of(hero)
        x, y = hall.spot(seat)
        place.x, place.y, place.lift = x - COMING - WIDTH, y, 0.0
        if not show.chair(seat).out:
            play(hero, "idle")
    show.plaque = Plaque(partial(_level_name, show, event.level), "gold")


def _level_name(show: Show, level: int) -> str:
    words = show.locale.say
    return words("stage.level", level=level, name=words(f"stage.level_{level}"))


def _come_down(show: Show, seat: int) -> None:
    """Into the hall, while its doors are dealt; those of stone are there already."""
    x, y = hall.spot(seat)
    hero = show.heroes[seat]
    walks = not show.chair(seat).out
    pace = GAITS[show.chair(seat).character]
    travel = Travel(hero, x - WIDTH, y, walks=walks, pace=pace)
    show.timeline.along(0.8, travel.begin, travel.tick)


def _ring_gate(show: Show, place: int) -> None:
    show.cue("door", x=show.stage.camera + 64 + 128 * place)


def _shut(show: Show, share: float) -> None:
    show.shutter = heavy(share)


def _open(show: Show, share: float) -> None:
    show.shutter = 1 - share * share * (3 - 2 * share)


def walk_in(show: Show, event: Entered) -> None:
    """Before it is told: the party walks into the next room, and lights it if it was dark."""
    line = show.timeline
    line.then(0.0, partial(_prepare, show, event))
    _walk(show, event)
    if event.was_up and kind_of(event.room) == "m":
        Arrival(show, event.place, event.room).come(WALK - LENGTH)
    line.then(0.0, partial(_arrive, show, event))
    if not event.was_up:
        _light_up(show, event)
    line.then(0.0, partial(_know, show, event))


def entered(show: Show, event: Entered) -> None:
    """The room gets its name, a boss its entrance."""
    line = show.timeline
    if kind_of(event.room) == "b":
        _boss(show, event)
    line.then(0.0, partial(_name, show, event.room))
    _drop_plaque(show)
    if kind_of(event.room) == "m":
        line.along(0.3, partial(_greet, show))


def _prepare(show: Show, event: Entered) -> None:
    show.sweep()
    show.plaque = None
    show.cue("walk")
    scenery.build(show, event.place, event.room)
    if kind_of(event.room) == "b":
        bosses.hide(show)
    elif kind_of(event.room) == "m":
        Arrival(show, event.place, event.room).hide()
    if not event.was_up:
        scenery.darken(show, event.place)


def _walk(show: Show, event: Entered) -> None:
    """Everybody out to the right, staggered, and in on the other side; the camera goes along."""
    room = scenery.room_of(event.room)
    left = event.place * WIDTH
    seats = len(show.heroes)
    order = sorted(range(seats), key=lambda seat: -hero_spot(room, seat, seats)[0])
    first = True
    for seat in order:
        if show.chair(seat).out:
            continue
        x, y = hero_spot(room, seat, len(show.heroes))
        gait = GAITS[show.chair(seat).character]
        travel = Travel(show.heroes[seat], left + x, y, walks=True, pace=gait)
        add = show.timeline.then if first else show.timeline.along
        add(WALK, travel.begin, travel.tick, gap=0.0 if first else 0.11)
        first = False
    if not event.was_up and order:
        for seat in (order[0], order[-1]):
            bearer = show.heroes[seat]
            show.timeline.along(1.4, tick=partial(_carry_light, show, event.place, bearer))
    pan = _Pan(show, float(left))
    add = show.timeline.then if first else show.timeline.along
    add(1.1, pan.begin, pan.tick)


class _Pan:
    """The camera travels to ``target``."""

    def __init__(self, show: Show, target: float) -> None:
        self.show, self.target, self.start = show, target, 0.0

    def begin(self) -> None:
        """Remember where it starts."""
        self.start = self.show.stage.camera

    def tick(self, share: float) -> None:
        """Be ``share`` of the way there."""
        eased = share * share * (3 - 2 * share)
        self.show.stage.camera = self.start + (self.target - self.start) * eased


def _arrive(show: Show, event: Entered) -> None:
    """The party stands in the room; what lies behind is cleared away."""
    board = show.board
    board.level, board.place, board.strength = event.level, event.place, None
    for chair in show.chairs:
        chair.laid = None
    for place in [place for place in show.fixtures if place != event.place]:
        scenery.clear(show, place)
    show.cue("arrive")


def _know(show: Show, event: Entered) -> None:
    """Now everybody knows what the room is."""
    show.board.row[event.place] = RoomView(event.room, up=True)


def _light_up(show: Show, event: Entered) -> None:
    """Dark but for eyes and a torch; then the torches on the walls catch, one after the other."""
    line, room = show.timeline, scenery.room_of(event.room)
    line.then(0.0, partial(_ask, show))
    _drop_plaque(show)
    line.then(0.4)
    places = sorted((light.x, light.y + 20) for light in room.lights)
    for number, (x, y) in enumerate(places):
        catch = partial(_catch, show, event.place, x, y)
        grow = partial(_glow, show, event.place, x, y)
        add = line.then if number == 0 else line.along
        add(0.45, catch, grow, gap=0.16 if number else 0.0)
    line.then(0.0, partial(_unveil, show, event.place))
    line.then(0.3)
    if kind_of(event.room) == "m":
        Arrival(show, event.place, event.room).come()


def _ask(show: Show) -> None:
    show.plaque = Plaque(lambda: show.locale.say("stage.what"), "magic")
    for hero in show.heroes[:1]:
        play(hero, "torch")
    show.cue("dark")


def _catch(show: Show, place: int, x: int, y: int) -> None:
    show.cue("torch", x=place * WIDTH + x)
    show.stage.burst("fire", place * WIDTH + x, y - 14, 10)


def _glow(show: Show, place: int, x: int, y: int, share: float) -> None:
    veil = show.stage.veil
    if veil and veil.place == place:
        step = min(len(scenery.LIGHT_STEPS) - 1, int(share * len(scenery.LIGHT_STEPS)))
        shade.stamp(veil.picture, x, y, scenery.LIGHT_STEPS[step])


def _carry_light(show: Show, place: int, hero: int, share: float) -> None:
    """The one with the torch lights the way as far as the party has come."""
    del share
    veil = show.stage.veil
    if veil and veil.place == place:
        at = place_of(hero)
        shade.stamp(veil.picture, round(at.x) - place * WIDTH, round(at.y) - 24, scenery.CARRIED)


def _unveil(show: Show, place: int) -> None:
    show.stage.veil = None
    show.plaque = None
    scenery.shut_eyes(show, place)
    for hero in show.heroes[:1]:
        play(hero, "idle")
    show.cue("reveal")


def _name(show: Show, room: str) -> None:
    show.plaque = Plaque(partial(room_name, show, room), colour_of(room))
    show.cue("plaque")


def _drop_plaque(show: Show) -> None:
    def drop(share: float) -> None:
        if show.plaque:
            show.plaque.drop = share

    show.timeline.then(0.3, tick=drop)


def _greet(show: Show) -> None:
    if show.foe is not None:
        play(show.foe, "act", "idle")
        show.cue("growl", x=place_of(show.foe).x)


def _boss(show: Show, event: Entered) -> None:
    """A boss has an entrance of its own: the name across the stage, a roar, the ground shakes."""
    line = show.timeline
    bosses.come_in(show, event.room, scenery.girth(event.room))
    line.then(0.0, partial(_splash, show, event))
    line.then(0.25, tick=partial(_slide_splash, show, 0.0, 1.0))
    line.then(0.85, partial(_roar, show))
    line.then(0.25, tick=partial(_slide_splash, show, 1.0, 2.0))
    line.then(0.0, partial(setattr, show, "splash", None))


def _splash(show: Show, event: Entered) -> None:
    name = show.locale.say(f"room.{event.room}.name").upper()
    show.splash = Splash(name, show.locale.say("stage.boss"))
    show.cue("gong")


def _slide_splash(show: Show, start: float, end: float, share: float) -> None:
    if show.splash:
        show.splash.share = start + (end - start) * share


def _roar(show: Show) -> None:
    if show.foe is None:
        return
    play(show.foe, "act", "idle")
    foe = place_of(show.foe)
    show.cue("roar", x=foe.x)
    show.stage.burst("dust", foe.x, foe.y, 26, 60)
    show.stage.burst("ember", foe.x, foe.y - 60, 20, 70)
    if not show.stage.quiet:
        show.shake.kick(1.0, 0.8)
        show.flash((60, 20, 30))
    bosses.flavour(show)


def attack_drawn(show: Show, event: AttackDrawn) -> None:
    """Solo: the top card of the attack deck is turned up beside it."""
    line = show.timeline
    line.then(0.1, partial(_draw_attack, show, event))
    line.then(0.45, tick=partial(_turn_attack, show))
    line.then(0.25)


def _draw_attack(show: Show, event: AttackDrawn) -> None:
    board = show.board
    board.shown = (event.strength,) if event.reshuffled else (*board.shown, event.strength)
    board.left, board.strength = event.left, event.strength
    show.turn = 0
    deck.show_deck(show)
    show.cue("attack")


def _turn_attack(show: Show, share: float) -> None:
    turn = None if share >= 1 else int(share * 6)
    if turn != show.turn:
        show.turn = turn
        deck.show_deck(show)
