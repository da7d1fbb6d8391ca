"""The painter: what is committed is what it paints, and what it says of a map it cannot follow."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from game.cabinet import rooms
from game.cabinet.paths import data_root

pytest.importorskip("numpy", reason="the painter needs the extra forge")
pytest.importorskip("PIL", reason="the painter needs the extra forge")

from PIL import Image

from tools.forge import build_rooms
from tools.forge import rooms as painter
from tools.forge.palette import RGB
from tools.forge.room import LIGHTS, THEMES
from tools.forge.rooms_props import PROPS, draw
from tools.forge.rooms_surfaces import FLOORS, WALLS

LEVELS = data_root() / "levels" / "raiders"
PICTURES = data_root() / "assets" / "rooms"
KEYS = tuple(sorted(path.stem for path in LEVELS.glob("*.tmx")))
GUIDE = (data_root() / "docs" / "adding-a-room.md").read_text(encoding="utf-8")


def test_what_is_committed_is_what_was_built() -> None:
    assert build_rooms.check(PICTURES) == []


@pytest.mark.parametrize("key", ["medusa", "trap_lava"])
def test_painting_a_room_again_gives_the_same_bytes(key: str, tmp_path: Path) -> None:
    lit, dark = painter.pictures(rooms.parse(LEVELS / f"{key}.tmx"))
    for name, picture in ((f"{key}.png", lit), (f"{key}_dark.png", dark)):
        painter.save(picture, tmp_path / name)
        assert (tmp_path / name).read_bytes() == (PICTURES / name).read_bytes()


@pytest.mark.parametrize("name", ["tent", "statue_knight", "litter_coins"])
def test_drawing_a_prop_again_gives_the_same_bytes(name: str, tmp_path: Path) -> None:
    painter.save(draw(name), tmp_path / "prop.png")
    assert (tmp_path / "prop.png").read_bytes() == (PICTURES / "props" / f"{name}.png").read_bytes()


def test_every_prop_is_in_a_tileset() -> None:
    text = "".join((LEVELS / name).read_text() for name in ("props.tsx", "litter.tsx"))
    assert set(re.findall(r"props/(\w+)\.png", text)) == set(PROPS)


@pytest.mark.parametrize("key", KEYS)
def test_a_map_asks_for_nothing_the_painter_does_not_know(key: str) -> None:
    room = rooms.parse(LEVELS / f"{key}.tmx")
    assert room.theme in THEMES
    assert room.option("wall", "blocks") in WALLS
    assert room.option("floor", "flags") in FLOORS
    assert {each.kind for each in room.features} <= set(painter.OBJECTS)
    assert {light.colour for light in room.lights} <= {"warm", *LIGHTS}


@pytest.mark.parametrize("key", KEYS)
def test_rooms_leave_the_brightest_colours_to_those_who_act(key: str) -> None:
    # Backgrounds are of middle value, so that heroes, foes and treasure stand out.
    with Image.open(PICTURES / f"{key}.png") as picture:
        counts = picture.histogram()
    bright = sum(
        count
        for count, (red, green, blue) in zip(counts, RGB, strict=False)
        if 0.3 * red + 0.59 * green + 0.11 * blue > 200
    )
    assert bright < 0.035 * 640 * 256


def test_a_torch_that_is_moved_lights_another_place(tmp_path: Path) -> None:
    torch = 'name="torch_1" type="sconce" x='
    moved = _copy(tmp_path, f'{torch}"84"', f'{torch}"180"')
    before, _ = painter.pictures(rooms.parse(LEVELS / "troll.tmx"))
    after, _ = painter.pictures(rooms.parse(moved))
    assert (before[40:100, 160:200] != after[40:100, 160:200]).mean() > 0.3
    assert (before[40:100, 400:] == after[40:100, 400:]).mean() > 0.95


def test_an_unknown_class_gets_one_sentence(tmp_path: Path) -> None:
    path = _copy(tmp_path, 'type="pool"', 'type="pond"')
    with pytest.raises(painter.PaintError, match="troll has an object of class pond; known"):
        painter.pictures(rooms.parse(path))


def test_an_unknown_room_gets_one_sentence() -> None:
    with pytest.raises(ValueError, match="There is no map of attic in"):
        build_rooms.maps(("attic",))


def test_the_guide_names_every_theme_style_and_class() -> None:
    for name in (*painter.OBJECTS, *THEMES, *WALLS, *FLOORS):
        assert f"`{name}`" in GUIDE, name


def test_the_example_of_the_guide_runs() -> None:
    for code in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        ast.parse(code)
        exec(compile(code, "adding-a-room.md", "exec"), {})  # noqa: S102 - our own document


def test_the_map_of_the_guide_is_a_room(tmp_path: Path) -> None:
    text = re.search(r"```xml\n(<\?xml.*?)```", GUIDE, re.DOTALL)
    assert text
    folder = tmp_path / "levels" / "raiders"
    shutil.copytree(LEVELS, folder, ignore=shutil.ignore_patterns("*.tmx"))
    shutil.copytree(PICTURES / "props", tmp_path / "assets" / "rooms" / "props")
    (folder / "goblin.tmx").write_text(text.group(1), encoding="utf-8")
    lit, _ = painter.pictures(rooms.parse(folder / "goblin.tmx"))
    assert lit.shape == (256, 640)


def _copy(tmp_path: Path, old: str, new: str) -> Path:
    folder = tmp_path / "levels" / "raiders"
    shutil.copytree(LEVELS, folder)
    shutil.copytree(PICTURES / "props", tmp_path / "assets" / "rooms" / "props")
    text = (folder / "troll.tmx").read_text()
    assert old in text
    (folder / "troll.tmx").write_text(text.replace(old, new))
    return folder / "troll.tmx"
