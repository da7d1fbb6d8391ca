"""Candles on painted furniture: the flames that flicker lie exactly over those that are painted."""

import pygame
import pytest

from game.cabinet import assets
from game.cabinet.paths import data_root
from game.raiders.choreo import scenery

pytest.importorskip("numpy")
from tools.forge import wicks

FIRE = [(255, 217, 81), (238, 162, 42), (220, 67, 55), (151, 203, 80), (74, 155, 71)]


def test_every_prop_with_candles_is_lit():
    assert set(scenery.CANDLES) == set(wicks.CANDLES)


@pytest.mark.parametrize("name", scenery.CANDLES)
def test_flames_cover_the_painted_ones_at_every_moment(name):
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    prop = pygame.image.load(str(data_root() / "assets" / "rooms" / "props" / f"{name}.png"))
    drawn = assets.sheet(f"flame/{name}")
    left, top = prop.get_width() // 2 - drawn.feet[0], prop.get_height() - drawn.feet[1]
    painted = prop.convert_alpha()
    spots = [
        (round(x - 0.5), y)
        for x, end in wicks.CANDLES[name].tops
        for y in range(end - 5, end - 2)
        if tuple(painted.get_at((round(x - 0.5), y)))[:3] in FIRE
    ]
    assert len(spots) == 3 * len(wicks.CANDLES[name].tops)
    for frame in drawn.frames["burn"]:
        shown = frame.convert_alpha()
        assert all(shown.get_at((x - left, y - top)).a for x, y in spots)
