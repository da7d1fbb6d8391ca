"""Banners on the walls stir, and nothing but them; who wants little motion sees them at rest."""

from __future__ import annotations

import esper
import pygame
import pytest

from game.cabinet import cloth, rooms
from game.cabinet.stage import Cycle, Place, Stage
from game.raiders.choreo import scenery
from game.raiders.rules.cards import ROOMS

HUNG = [
    (key, each) for key in ROOMS for each in scenery.room_of(key).features if each.kind == "banner"
]


@pytest.fixture(autouse=True)
def display() -> None:
    """Rooms are painted for a display."""
    pygame.display.set_mode((640, 360))


@pytest.mark.parametrize(("key", "hung"), HUNG)
def test_a_cloth_stirs_within_the_colours_of_its_own_patch_of_wall(
    key: str, hung: rooms.Feature
) -> None:
    picture = rooms.paint(scenery.room_of(key))
    box = pygame.Rect(hung.x, hung.y, hung.width, hung.height)
    frames = cloth.swaying(picture, box)
    patch = picture.subsurface(box.inflate(2 * cloth.REACH, 0))
    known = colours(patch)
    assert pygame.image.tobytes(frames[0], "RGB") == pygame.image.tobytes(patch, "RGB")
    assert all(colours(frame) <= known for frame in frames)
    assert len({pygame.image.tobytes(frame, "RGB") for frame in frames}) == len(cloth.BENDS)


def test_who_wants_little_motion_sees_a_cloth_at_rest() -> None:
    stage = Stage()
    stage.enter()
    cloth_hung = Cycle((pygame.Surface((1, 1)),) * 3, 2.0, 1.0, needless=True)
    flame = Cycle((pygame.Surface((1, 1)),) * 3, 2.0, 1.0)
    esper.create_entity(Place(0, 0), cloth_hung)
    esper.create_entity(Place(0, 0), flame)
    stage.still = True
    stage.step(0.5)
    assert (cloth_hung.clock, flame.clock) == (0.0, 1.5)


def colours(surface: pygame.Surface) -> set[bytes]:
    """Every colour of a picture."""
    pixels = pygame.image.tobytes(surface, "RGB")
    return {pixels[at : at + 3] for at in range(0, len(pixels), 3)}


CURTAINS = [
    each
    for key in ROOMS
    for each in scenery.room_of(key).front
    if each.image.stem == "front_curtain"
]


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_curtain_stirs_but_hangs_from_its_rail_and_the_edge_of_the_room(mirrored: bool) -> None:
    hung = next(each for each in CURTAINS if each.mirrored is mirrored)
    still = rooms.picture(hung)
    frames = cloth.hanging(still)
    assert {frame.get_size() for frame in frames} == {still.get_size()}
    assert len({pygame.image.tobytes(frame, "RGBA") for frame in frames}) == len(cloth.BENDS)
    outside = 0 if mirrored else still.get_width() - 1
    for frame in frames:
        assert all(
            frame.get_at((x, y)) == still.get_at((x, y))
            for x in range(still.get_width())
            for y in range(0, 60, 7)
        )
        assert all(frame.get_at((outside, y)).a for y in range(0, 250, 9))
