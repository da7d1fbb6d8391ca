"""Every test of the cabinet has a home folder of its own and a fresh display."""

import logging
import sys
from pathlib import Path

import pygame
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from pads import plug  # noqa: F401 - a fixture for all tests
from playing import opened


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def no_display_left():
    yield
    while opened:
        opened.pop().pads.close()
    pygame.quit()


@pytest.fixture(autouse=True)
def log_as_found():
    """The program's own log handlers do not outlive a test."""
    yield
    root = logging.getLogger("game")
    for handler in root.handlers:
        handler.close()
    root.handlers, root.propagate = [], True
