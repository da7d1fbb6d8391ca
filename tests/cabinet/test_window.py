import os
import subprocess
import sys

import pygame
import pytest
from playing import FRAME, Probe, start, tap

from game.cabinet.window import NoDisplayError, Window, place


@pytest.mark.parametrize(
    ("window", "rect"),
    [
        ((640, 360), (0, 0, 640, 360)),
        ((1279, 719), (319, 179, 640, 360)),
        ((1280, 800), (0, 40, 1280, 720)),
        ((1920, 1080), (0, 0, 1920, 1080)),
        ((3840, 2160), (0, 0, 3840, 2160)),
        ((320, 300), (0, 60, 320, 180)),
        ((1, 1), (0, 0, 1, 1)),
    ],
)
def test_whole_numbers_or_smaller(window, rect):
    assert place(window, fill=False) == pygame.Rect(rect)


def test_fill_takes_all_that_the_shape_allows():
    assert place((1600, 1000), fill=True) == pygame.Rect(0, 50, 1600, 900)
    assert place((500, 900), fill=True) == pygame.Rect(0, 309, 500, 281)


@pytest.mark.parametrize(
    "size", [(1, 1), (40, 300), (300, 40), (700, 380), (1280, 720), (1920, 1080)]
)
@pytest.mark.parametrize("fill", [False, True])
def test_every_size_is_drawn(size, fill):
    probe = Probe()
    app = start(probe)
    app.context.preferences.change(fill=fill)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.frame(FRAME)
    screen = pygame.display.get_surface()
    assert screen.get_at((size[0] // 2, size[1] // 2)).b > 0


def test_a_size_that_the_system_does_not_give_is_no_matter():
    window = Window((99_999, 1), "test", fullscreen=False, fill=False)
    window.present()
    assert pygame.display.get_window_size() != (99_999, 1)


def test_resizing_to_tiny_and_back_while_running():
    app = start(Probe())
    with pytest.warns(DeprecationWarning, match="future version"):
        window = pygame.Window.from_display_module()
    window.minimum_size = (1, 1)
    for size in ((5, 3), (200, 700), (640, 360), (1281, 721)):
        window.size = size
        app.frame(FRAME)
        app.frame(FRAME)
    assert pygame.display.get_surface().get_size() == (1281, 721)


def test_whole_numbers_keep_every_pixel_square():
    app = start(Probe(), size=(1920, 1080))
    app.window.canvas.fill("black")
    app.window.canvas.set_at((1, 2), "white")
    app.window.present()
    screen = pygame.display.get_surface()
    white = [(x, y) for x in range(12) for y in range(12) if screen.get_at((x, y))[0] == 255]
    assert white == [(x, y) for x in range(3, 6) for y in range(6, 9)]


def test_f11_and_alt_enter_change_the_screen_and_the_setting():
    probe = Probe()
    app = start(probe)
    tap(app, pygame.K_F11)
    assert app.window.fullscreen
    assert app.context.settings.fullscreen
    tap(app, pygame.K_RETURN, mod=pygame.KMOD_LALT)
    assert not app.window.fullscreen
    assert pygame.display.get_surface().get_size() == (1280, 720)
    assert "confirm" not in probe.buttons


def test_a_whole_screen_that_cannot_be_had_leaves_the_window(monkeypatch, caplog):
    app = start(Probe())
    set_mode = pygame.display.set_mode

    def only_windows(size, flags=0):
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return set_mode(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", only_windows)
    tap(app, pygame.K_F11)
    app.frame(FRAME)
    assert not app.window.fullscreen
    assert not app.context.settings.fullscreen
    assert len(caplog.records) == 1


def test_a_stand_in_for_a_screen_is_no_screen(monkeypatch):
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    with pytest.raises(NoDisplayError):
        Window((640, 360), "test", fullscreen=False, fill=False)


@pytest.mark.parametrize("display", [None, ":987"])
def test_without_a_display_one_sentence_and_no_traceback(display, home):
    environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    environment.pop("SDL_VIDEODRIVER")
    environment |= {"DISPLAY": display} if display else {}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--lang", "es"],
        env=environment,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    # Libraries of the system may add lines of their own about the display that they miss.
    assert "No hay pantalla donde abrir una ventana.\n" in done.stderr
    assert done.stderr.endswith("En un terminal, 'dungeon-arcade text' permite jugar sin ella.\n")
    assert "Traceback" not in done.stderr
