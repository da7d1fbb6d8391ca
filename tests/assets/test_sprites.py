"""The committed pictures are what the drawing code makes, and the game can read all of them."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools.forge import build_sprites, items, palette
from tools.forge.sheets import png, sheet_grid

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites"
FEW = 0.002  # of the pixels: the sines of one processor are not the last bit of another's


def test_committed_pictures_are_those_of_the_stamp():
    assert build_sprites.check(SPRITES) == []


@pytest.mark.parametrize("name", ["goblin", "prop/cauldron", "effect/spark"])
def test_drawing_again_gives_the_same_bytes_and_the_committed_picture(name):
    draw = build_sprites.strips()[name]
    grid, _ = sheet_grid(draw())
    assert png(grid) == png(sheet_grid(draw())[0])
    with Image.open(SPRITES / f"{name.replace('/', '_')}.png") as committed:
        assert committed.mode == "P"
        assert np.mean(np.array(committed) != grid) <= FEW


def test_every_pixel_is_a_colour_of_the_palette():
    for path in SPRITES.glob("*.png"):
        with Image.open(path) as picture:
            assert np.array(picture).max() <= len(palette.PAL)
            colours = picture.getpalette()[: 3 * len(palette.RGB)]
        assert colours == [value for colour in palette.RGB for value in colour]


def test_a_figure_is_never_cut_at_the_edge_of_its_canvas():
    for name in ("snake", "troll", "goblin", "scout"):
        strip = build_sprites.strips()[name]()
        for animation, row in strip.frames.items():
            for frame in row:
                edge = np.concatenate([frame[0], frame[:, 0], frame[:, -1]])
                assert not edge.any(), f"{name} {animation} touches its canvas"


def test_a_drawing_in_the_last_rows_of_its_canvas_casts_its_shadow_nowhere():
    drawn = items.forged(16, 16, lambda forge: forge.ellipse(8, 15.6, 6, 0.3, "gold"))
    assert drawn.shape == (16, 16)
