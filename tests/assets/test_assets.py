"""The door through which the game reads its pictures."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.cabinet import assets

HEROES = ("scout", "knight", "rogue", "warrior", "sorcerer")
MONSTERS = ("dragon", "troll", "thing", "goblin", "skeleton", "zombie", "snake")
BOSSES = (
    *("tax_collector", "medusa", "sphinx", "wolf_pack", "minotaur"),
    *("vampire", "necromancer", "mega_dragon", "golem", "mummy"),
)


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    assets.forget()
    yield
    assets.forget()
    pygame.display.quit()


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_has_every_animation(name):
    moves = {"idle", "walk", "act", "hurt", "faint", "cheer", "play"}
    assert assets.sheet(name).frames.keys() >= moves


@pytest.mark.parametrize("name", [*MONSTERS, *BOSSES])
def test_a_foe_has_every_animation(name):
    assert assets.sheet(name).frames.keys() >= {"idle", "act", "hurt", "defeated"}


def test_every_sheet_and_picture_loads_once_with_feet_inside_and_the_display_format():
    for name in assets.sheet_names():
        sheet = assets.sheet(name)
        assert sheet is assets.sheet(name)
        assert sheet.frames.keys() == sheet.fps.keys()
        for row in sheet.frames.values():
            for frame in row:
                assert frame.get_bitsize() == pygame.display.get_surface().get_bitsize()
                assert frame.get_colorkey() is not None
    for name in assets.image_names():
        assert assets.image(name).get_width() > 0


def test_the_empty_part_of_a_picture_stays_empty_in_every_look():
    for look in ("plain", "white", "red", "grey", "dark"):
        frame = assets.sheet("knight", look).frames["idle"][0]
        assert frame.get_at((0, 0))[:3] == frame.get_colorkey()[:3]
        assert 0 < pygame.mask.from_surface(frame).count() < frame.get_width() * frame.get_height()


def test_a_flash_covers_the_same_pixels_as_the_figure():
    plain, white = (assets.sheet("troll", look).frames["act"][1] for look in ("plain", "white"))
    masks = [pygame.mask.from_surface(each) for each in (plain, white)]
    assert masks[0].count() == masks[1].count() == masks[0].overlap_area(masks[1], (0, 0))


def test_time_chooses_the_frame():
    sheet = assets.sheet("knight")
    row, rate = sheet.frames["faint"], sheet.fps["faint"]
    assert sheet.at("faint", 0) is row[0]
    assert sheet.at("faint", 1.5 / rate) is row[1]
    assert sheet.at("faint", 99, loop=False) is row[-1]
    assert sheet.length("faint") == len(row) / rate


def test_a_missing_picture_is_one_sentence_that_names_the_command():
    with pytest.raises(assets.AssetError, match=r"tools/build_assets\.py sprites"):
        assets.image("icon/nothing")
    with pytest.raises(assets.AssetError, match="no picture 'unicorn'"):
        assets.sheet("unicorn")


def test_missing_files_are_one_sentence(monkeypatch, tmp_path):
    monkeypatch.setattr(assets, "data_root", lambda: tmp_path)
    with pytest.raises(assets.AssetError, match="cannot be read; run"):
        assets.sheet("knight")


def test_a_shadow_is_solid_in_the_middle_and_open_at_the_corners():
    dark = assets.shadow(12)
    assert dark.get_at((12, 3))[:3] != dark.get_colorkey()[:3]
    assert dark.get_at((0, 0))[:3] == dark.get_colorkey()[:3]
