"""The end: who faints, who wins; and a torch lit in between."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, FLOOR, Place, place_of, play
from game.cabinet.widgets import chip
from game.raiders.choreo import scenery
from game.raiders.choreo.motion import Travel
from game.raiders.choreo.show import GAITS, Plaque, Show, hero_spot
from game.raiders.rules.view import Outcome, RoomView

if TYPE_CHECKING:
    from game.raiders.rules.events import Fainted, GameOver, TorchLit


def fainted(show: Show, event: Fainted) -> None:
    """Too many wounds: down, with stars."""
    show.timeline.then(1.1, partial(_faint, show, event))


def _faint(show: Show, event: Fainted) -> None:
    hero = show.heroes[event.seat]
    show.band = None
    play(hero, "faint", "hold")
    place = place_of(hero)
    show.stage.linger("effect/stars", Place(place.x, place.y - 30, layer=ABOVE), 60.0)
    show.stage.burst("dust", place.x, place.y, 14, 18)
    show.board.fainted.append(event.seat)
    show.mark(event.seat, "lose", 3.0)
    show.cue("faint", x=place.x)


def gather(show: Show, escaped: tuple[int, ...]) -> None:
    """Before the count: whoever has escaped from the boss comes back to be counted."""
    first = True
    for seat in escaped:
        back = _Back(show, seat)
        add = show.timeline.then if first else show.timeline.along
        add(0.8, back.begin, back.tick, gap=0.0 if first else 0.1)
        first = False


class _Back:
    """One hero walks in again."""

    def __init__(self, show: Show, seat: int) -> None:
        self.show, self.seat = show, seat
        self.travel: Travel | None = None

    def begin(self) -> None:
        """Set out from behind the door."""
        show = self.show
        key = show.board.here
        if key is None:
            return
        x, y = hero_spot(scenery.room_of(key), self.seat, len(show.heroes))
        pace = GAITS[show.chair(self.seat).character]
        self.travel = Travel(show.heroes[self.seat], show.origin + x, y, walks=True, pace=pace)
        self.travel.begin()
        show.cue("steps")

    def tick(self, share: float) -> None:
        """Be ``share`` of the way."""
        if self.travel:
            self.travel.tick(share)


def weigh(show: Show) -> None:
    """Before anybody faints: everybody's wounds over their heads, one after the other."""
    line = show.timeline
    standing = [chair.seat for chair in show.chairs if not chair.out]
    for number, seat in enumerate(standing):
        add = line.along if number else line.then
        add(0.3, partial(_show_wounds, show, seat), gap=0.18 if number else 0.2)
    line.then(0.5)


def _show_wounds(show: Show, seat: int) -> None:
    show.band = None
    show.take_card(seat)
    hero = place_of(show.heroes[seat])
    over = Place(hero.x, hero.y - 62, layer=ABOVE)
    tag = chip(str(show.chair(seat).wounds), "wound", "danger", "red3", "bold", 19, 34)
    show.stage.flash_by(2.4, tag, over, rise=2)
    show.cue("add", x=hero.x)


def _show_coins(show: Show, winners: tuple[int, ...]) -> None:
    """What those left standing carried out."""
    for chair in show.chairs:
        if chair.out or chair.seat in show.board.fainted:
            continue
        hero = place_of(show.heroes[chair.seat])
        wins = chair.seat in winners
        edge = "gold4" if wins else "stone3"
        tag = chip(str(chair.coins), "coin", "accent" if wins else "soft", edge, "bold", 19, 34)
        show.stage.flash_by(3.0, tag, Place(hero.x, hero.y - 62, layer=ABOVE), rise=2)
    show.cue("compare")


def game_over(show: Show, event: GameOver) -> None:
    """The winners cheer, or the dungeon keeps everybody."""
    line = show.timeline
    line.then(0.6, partial(_show_coins, show, event.winners))
    line.then(0.2, partial(_announce, show, event))
    line.then(0.3, tick=partial(_drop, show))
    line.then(1.8, tick=partial(_celebrate, show, event))


def _announce(show: Show, event: GameOver) -> None:
    show.sweep()
    show.board.over = Outcome(event.winners, tuple(show.board.fainted), event.reason)
    for seat in event.winners:
        play(show.heroes[seat], "cheer")
        winner = place_of(show.heroes[seat])
        rays = Place(winner.x, winner.y - 26, layer=FLOOR)
        show.stage.linger("effect/rays", rays, 60.0)
        show.mark(seat, "win", 9.0)
    show.plaque = Plaque(partial(_verdict, show, event), "gold" if event.winners else "blood")
    shared = ("shared",) if len(event.winners) > 1 else ()
    show.cue("win" if event.winners else "lose", *shared)


def _verdict(show: Show, event: GameOver) -> str:
    words = show.locale.say
    if not event.winners:
        return words("stage.nobody")
    if len(show.heroes) == 1:
        return words("stage.survived")
    if len(event.winners) > 1:
        return words("stage.shared")
    chair = show.chair(event.winners[0])
    return words("stage.winner", name=words(f"character.{chair.character}.the")).upper()


def _drop(show: Show, share: float) -> None:
    if show.plaque:
        show.plaque.drop = share


def _celebrate(show: Show, event: GameOver, share: float) -> None:
    if event.winners and share < 1:
        x = show.origin + show.stage.particles.chance.uniform(40, 600)
        show.stage.burst("confetti", x, 20, 2, 30)


def torch_lit(show: Show, event: TorchLit) -> None:
    """Everybody sees the torch; what it shows is for its bearer alone."""
    show.timeline.then(0.7, partial(_light, show, event))


def _light(show: Show, event: TorchLit) -> None:
    hero = show.heroes[event.seat]
    place = place_of(hero)
    show.chair(event.seat).drop("torch")
    show.lookers.add(event.seat)
    for spot, room in event.seen or ():
        show.board.row[spot] = RoomView(room, show.board.row[spot].up)
    play(hero, "torch", "idle", 0.9)
    show.stage.flash_by(1.2, piece("icon/eye"), Place(place.x, place.y - 70, layer=ABOVE), rise=6)
    show.stage.burst("fire", place.x + 14, place.y - 62, 14, 4)
    show.cue("sight", x=place.x)
