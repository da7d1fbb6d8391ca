"""The lines and the glow of a tube, in windows of every kind of size."""

import pygame
import pytest

from game.cabinet.window import Window


@pytest.fixture
def window():
    return Window((640, 360), "test", fullscreen=False, fill=False)


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1300, 740), (1920, 1080), (900, 700)])
@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("strength", [1, 2])
def test_lines_darken_the_foot_of_every_row_where_there_is_room(window, size, fill, strength):
    pygame.display.set_mode(size)
    window.fill, window.crt = fill, strength
    window.canvas.fill((120, 100, 80))
    for _ in range(4):
        window.canvas.fill((120, 100, 80))
        window.present()
    screen = pygame.display.get_surface()
    middle = [screen.get_at((size[0] // 2, y))[0] for y in range(size[1] // 2, size[1] // 2 + 12)]
    assert max(middle) >= 120
    roomy = size[1] // 360 >= 2 or (fill and size[0] / 640 >= 2)
    assert (min(middle) < 120) == roomy


def test_what_is_bright_shines_on_what_is_around_it(window):
    window.crt = 2
    window.canvas.fill((14, 10, 22))
    window.canvas.fill((255, 250, 240), (300, 100, 40, 40))
    window.present()
    assert window.canvas.get_at((296, 120))[0] > 14
    assert window.canvas.get_at((100, 300)) == (14, 10, 22, 255)
