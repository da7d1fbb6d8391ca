"""The golden playthroughs: the rules must tell the same stories as when they were recorded."""

from __future__ import annotations

import pytest

from game.raiders.rules.cards import BOSSES, MODES
from tools.record_golden import GOLDEN, stories, tell


@pytest.mark.parametrize("name", stories())
def test_a_recorded_game_is_played_the_same_today(name):
    assert tell(stories()[name]) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_one_story_a_mode_and_one_a_boss_and_no_stray_file():
    wanted = {f"mode_{mode}" for mode in MODES} | {f"boss_{boss.key}" for boss in BOSSES}
    assert wanted == set(stories())
    assert {path.stem for path in GOLDEN.glob("*.txt")} == wanted
