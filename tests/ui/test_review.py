"""The review: its takes are played to their end, and its screens walked through."""

import pygame
import pytest

from game.raiders.rules.cards import ROOMS
from tools import review
from tools._review_screens import SCREENS
from tools._review_takes import BOSSES, MODES
from tools._review_takes import ROOMS as TAKES


def test_every_room_is_seen_lit_and_dark():
    for dark in (False, True):
        assert {take.room for take in (*TAKES, *BOSSES) if take.dark == dark} == set(ROOMS)


def test_every_take_has_a_name_of_its_own():
    takes = (*TAKES, *BOSSES, *MODES)
    assert len({take.name for take in takes}) == len(takes)


@pytest.mark.parametrize("name", ["necromancer_ball", "troll_duo_confused"])
def test_a_take_shows_coming_in_choosing_and_what_happens(tmp_path, name):
    assert review.main([str(tmp_path), "--only", name]) == 0
    sheet = pygame.image.load(tmp_path / f"{name}.png")
    assert sheet.get_size() == (3 * 644, 6 * 374)


def test_a_screen_is_shown_in_both_languages(tmp_path):
    assert "title" in {screen.name for screen in SCREENS}
    assert review.main([str(tmp_path), "--part", "screens", "--only", "questions"]) == 0
    assert (tmp_path / "screen_questions.png").is_file()
