"""Nothing that hangs over a room ever hides a boss: neither its name, nor the sum, nor a splash."""

import esper
import pygame
import pytest

from game.cabinet.large_print import LOW
from game.cabinet.stage import Actor, frame_of
from game.raiders.choreo import choreograph
from game.raiders.choreo.show import Band
from game.raiders.hud import Hud
from game.raiders.rules import events as e
from game.raiders.rules.cards import BOSSES, ROOMS
from tests.scenes.test_moments import opened, stage

__all__ = ["stage"]
BARE = (1, 2, 3)
TICK = 1 / 15


def hidden(show, canvas) -> int:
    """How many pixels of the foe lie behind what hangs over the room."""
    canvas.fill(BARE)
    Hud(show).draw_over_stage(canvas)
    over = pygame.mask.from_threshold(canvas, BARE, (1, 1, 1))
    over.invert()
    image, across, down = frame_of(esper.component_for_entity(show.foe, Actor))
    x, y = show.spot(show.foe)
    return over.overlap_area(pygame.mask.from_surface(image), (round(x) - across, round(y) - down))


def outcomes(boss: str, seats: int):
    """How a fight with a boss can end: it strikes the first and the last seat, or it falls."""
    strengths = ROOMS[boss].strength
    strength = 5 if seats < 3 else strengths and strengths[seats - 3]
    yield e.Withstood(9, strength), e.Attacked(0), e.Attacked(seats - 1)
    if strength is not None:
        yield (e.Defeated(strength, strength),)


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("boss", [boss.key for boss in BOSSES])
def test_nothing_ever_hides_a_boss(stage, boss, seats):
    show, canvas = opened(stage, seats), pygame.Surface((640, 360))
    cards = [e.Revealed(seat, "3") for seat in range(seats)]
    choreograph(show, [e.Entered(1, 4, boss, was_up=True)])
    while show.timeline.busy:
        show.timeline.advance(TICK)
    for outcome in outcomes(boss, seats):
        choreograph(show, [*cards, *outcome])
        while show.timeline.busy:
            show.timeline.advance(TICK)
            show.stage.step(TICK)
            assert hidden(show, canvas) == 0, (outcome, show.timeline.now)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_sum_hangs_below_a_line_of_large_print_and_can_go_away(stage, size):
    show, canvas = opened(stage, 4), pygame.Surface((640, 360))
    show.plaque, show.band = None, Band(((0, "3", 3), (1, "4", 4)), 14, verdict="<")
    rows = {}
    for slide in (0.0, 1.0):
        show.band.slide = slide
        canvas.fill(BARE)
        Hud(show, text_size=size).draw_over_stage(canvas)
        over = pygame.mask.from_threshold(canvas, BARE, (1, 1, 1))
        over.invert()
        rows[slide] = [box for box in over.get_bounding_rects() if box.bottom > 40]
    assert rows[0.0] == []
    assert rows[1.0][0].top == 41 + (LOW + 3 if size > 1 else 0)
