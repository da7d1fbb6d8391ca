"""Reading and showing rooms: what a map becomes, and the sentence a bad map gets."""

from pathlib import Path

import pygame
import pytest

from game.cabinet import palette, rooms
from game.cabinet.paths import data_root

LEVELS = data_root() / "levels" / "raiders"


@pytest.fixture
def spoiled(tmp_path: Path):
    """A copy of the troll's cave with one thing changed."""

    def make(old: str, new: str, name: str = "troll") -> Path:
        folder = tmp_path / "levels" / "raiders"
        folder.mkdir(parents=True)
        for tileset in LEVELS.glob("*.tsx"):
            (folder / tileset.name).write_text(tileset.read_text())
        text = (LEVELS / "troll.tmx").read_text()
        assert old in text
        path = folder / f"{name}.tmx"
        path.write_text(text.replace(old, new, 1))
        return path

    return make


def test_a_room_says_where_everybody_stands() -> None:
    room = rooms.parse(LEVELS / "chamber_vault.tmx")
    assert room.key == "chamber_vault"
    assert room.row("hero") == tuple((64 + 128 * column, 248) for column in range(5))
    assert [x for x, _ in room.row("pedestal")] == [x for x, _ in room.row("hero")]
    assert room.lights[0].colour == "warm"
    assert any(each.kind == "shelf" for each in room.features)


def test_a_feature_and_a_map_have_options() -> None:
    room = rooms.parse(LEVELS / "goblin.tmx")
    assert room.option("wall", "blocks") == "logs"
    assert room.option("nothing", 7) == 7
    banner = next(each for each in room.features if each.kind == "banner")
    assert banner.option("torn", otherwise=False) is True


def test_a_prop_stands_on_the_foot_of_its_tile_object() -> None:
    room = rooms.parse(LEVELS / "chamber_armoury.tmx")
    pedestals = [each for each in room.props if each.image.stem == "pedestal"]
    assert [each.x + each.width // 2 for each in pedestals] == [64, 192, 320, 448, 576]
    assert {each.y for each in pedestals} == {178}


def test_a_mirrored_prop_says_so() -> None:
    room = rooms.parse(LEVELS / "troll.tmx")
    assert [each.image.stem for each in room.props if each.mirrored] == ["stalagmite"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name="foe"', 'name="fo"', "troll.tmx lacks the point foe."),
        ('name="hero_2"', 'name="hero_1"', "troll.tmx has two points named hero_1."),
        ('"foe" x="500"', '"foe" x="700"', "troll.tmx has its point foe outside the room."),
        ('name="room"', 'name="rom"', "troll.tmx has no image layer named room."),
        ('name="litter"', 'name="floor"', "troll.tmx has no tile layer named litter."),
        ("arcade_theme", "arcade_them", "troll.tmx has no map property arcade_theme."),
        ('"orthogonal"', '"isometric"', "troll.tmx is isometric; a room is orthogonal."),
        ('width="40"', 'width="41"', "troll.tmx is 656 x 256 pixels; a room is 40 x 16 tiles."),
    ],
)
def test_a_bad_map_gets_one_sentence(spoiled, old: str, new: str, sentence: str) -> None:
    with pytest.raises(rooms.RoomError) as caught:
        rooms.parse(spoiled(old, new))
    assert str(caught.value) == sentence


def test_files_that_are_not_there_or_are_no_maps(spoiled, tmp_path: Path) -> None:
    with pytest.raises(rooms.RoomError, match="There is no map"):
        rooms.parse(tmp_path / "attic.tmx")
    (tmp_path / "cellar.tmx").write_text("not a map")
    with pytest.raises(rooms.RoomError, match=r"cellar\.tmx is not a map that can be read"):
        rooms.parse(tmp_path / "cellar.tmx")
    with pytest.raises(rooms.RoomError, match="is not a map that can be read: Cannot find tileset"):
        rooms.parse(spoiled("props.tsx", "prop.tsx"))


def test_a_treasure_of_two_chests_needs_two_places(spoiled) -> None:
    with pytest.raises(rooms.RoomError, match=r"treasure_4_2.tmx lacks the point loot\."):
        rooms.parse(spoiled('name="foe"', 'name="foe"', "treasure_4_2"))


def test_pictures_fill_the_room_and_parts_lie_inside_it() -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    room = rooms.parse(LEVELS / "trap_lava.tmx")
    assert rooms.paint(room).get_size() == rooms.SIZE
    assert rooms.paint_dark(room).get_size() == rooms.SIZE
    part = room.parts["cauldron"]
    assert rooms.picture(part).get_size() == (part.width, part.height)
    mirrored = next(each for each in room.props if each.mirrored)
    assert rooms.picture(mirrored).get_size() == (mirrored.width, mirrored.height)


def test_shadows_take_the_colour_of_the_level() -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    room = rooms.parse(LEVELS / "trap_coins.tmx")
    first, last = rooms.paint(room), rooms.paint(room, 5)
    corner = next(
        (x, 8) for x in range(100, 200) if first.get_at((x, 8))[:3] == palette.RGB["night"]
    )
    assert last.get_at(corner)[:3] == palette.RGB["wood1"]
    assert last.get_at((320, 180)) == first.get_at((320, 180))


def test_a_boss_keeps_its_own_shadows() -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    room = rooms.parse(LEVELS / "medusa.tmx")
    first, last = rooms.paint(room), rooms.paint(room, 5)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(last, "RGB")


def test_a_picture_that_is_not_there_gets_one_sentence(spoiled) -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    with pytest.raises(rooms.RoomError, match=r"troll.png cannot be shown: .*\."):
        rooms.paint(rooms.parse(spoiled('name="foe"', 'name="foe"')))
