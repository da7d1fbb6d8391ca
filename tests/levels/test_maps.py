"""Every map of a room, read as Tiled writes it and as the game reads it, without a display."""

import itertools
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.cabinet import rooms
from game.cabinet.paths import data_root
from game.raiders.choreo.cards import BESIDE
from game.raiders.choreo.show import CARD_RISE, hero_spot
from game.raiders.rules.cards import ROOMS

LEVELS = data_root() / "levels" / "raiders"
KEYS = tuple(ROOMS)
TILESETS = ("props.tsx", "litter.tsx", "front.tsx")
MONSTERS_STAND = range(480, 521)
"""Where a foe's feet may be across the room."""
TRAP_POINTS = {
    "trap_lava": {"trap_cauldron", "trap_pour"},
    "trap_coins": {"trap_magnet", "trap_hopper"},
    "trap_spikes": {f"trap_spikes_{number}" for number in range(1, 6)},
    "trap_boulder": {"trap_boulder_start", "trap_boulder_foot", "trap_boulder_end"},
}


def map_of(key: str) -> Path:
    return LEVELS / f"{key}.tmx"


@cache
def room_of(key: str) -> rooms.Room:
    return rooms.parse(map_of(key))


@cache
def tree_of(key: str) -> ET.Element:
    return ET.parse(map_of(key)).getroot()  # noqa: S314 - our own files


def test_thirty_rooms_have_thirty_maps() -> None:
    assert len(KEYS) == 30
    assert {path.stem for path in LEVELS.glob("*.tmx")} == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_the_map_is_one_that_tiled_opens_without_complaint(key: str) -> None:
    root = tree_of(key)
    assert root.tag == "map"
    assert root.get("version") == "1.10"
    assert tuple(map(int, str(root.get("tiledversion")).split("."))) >= (1, 10)
    assert (root.get("orientation"), root.get("infinite")) == ("orthogonal", "0")
    assert [root.get(name) for name in ("width", "height", "tilewidth", "tileheight")] == [
        "40", "16", "16", "16",
    ]  # fmt: skip
    layers = [each for each in root if each.get("id")]
    assert int(str(root.get("nextlayerid"))) > max(int(str(each.get("id"))) for each in layers)
    assert len({each.get("id") for each in layers}) == len(layers)


@pytest.mark.parametrize("key", KEYS)
def test_tiles_are_csv_and_as_many_as_the_room_has(key: str) -> None:
    data = [layer.find("data") for layer in tree_of(key).findall("layer")]
    assert data
    for each in data:
        assert each is not None
        assert (each.get("encoding"), each.get("compression")) == ("csv", None)
        assert len(str(each.text).split(",")) == 40 * 16


@pytest.mark.parametrize("key", KEYS)
def test_the_image_layer_shows_the_painted_room(key: str) -> None:
    layer = tree_of(key).find("imagelayer")
    assert layer is not None
    image = layer.find("image")
    assert image is not None
    assert (layer.get("name"), image.get("source")) == ("room", f"../../assets/rooms/{key}.png")
    for picture in (room_of(key).image, room_of(key).dark):
        assert pygame.image.load(str(picture)).get_size() == rooms.SIZE, picture.name


@pytest.mark.parametrize("key", KEYS)
def test_objects_have_numbers_of_their_own(key: str) -> None:
    numbers = [int(str(each.get("id"))) for each in tree_of(key).iter("object")]
    assert len(set(numbers)) == len(numbers)
    assert int(str(tree_of(key).get("nextobjectid"))) > max(numbers)


@pytest.mark.parametrize("key", KEYS)
def test_custom_properties_bear_the_prefix_and_their_type(key: str) -> None:
    kinds = {"bool": r"true|false", "int": r"-?\d+", "float": r"-?\d+\.?\d*", "string": r".+"}
    for each in tree_of(key).iter("property"):
        assert str(each.get("name")).startswith(rooms.PREFIX)
        assert re.fullmatch(kinds[each.get("type", "string")], str(each.get("value")))


@pytest.mark.parametrize("key", KEYS)
def test_points_stand_apart_and_inside_the_room(key: str) -> None:
    room = room_of(key)
    assert set(rooms.needed(key)) | TRAP_POINTS.get(key, set()) <= set(room.anchors)
    for (_, one), (_, two) in itertools.combinations(room.anchors.items(), 2):
        assert abs(one[0] - two[0]) + abs(one[1] - two[1]) >= 8
    for number, (x, y) in enumerate(room.row("hero")):
        assert (x, y in range(244, 253)) == (64 + 128 * number, True)
    assert room.anchors["door_in"][0] < 24
    assert room.anchors["door_out"][0] > 616
    if "foe" in room.anchors:
        assert room.anchors["foe"][0] in MONSTERS_STAND


@pytest.mark.parametrize("key", KEYS)
def test_torches_hang_where_nothing_hides_them(key: str) -> None:
    for light in room_of(key).lights:
        plaque = 220 < light.x < 420 and light.y < 40
        assert not plaque
        assert 46 <= light.x <= 594


@pytest.mark.parametrize("key", KEYS)
def test_props_are_pictures_of_the_size_the_map_gives_them(key: str) -> None:
    room = room_of(key)
    assert room.props
    for prop in (*room.props, *room.litter, *room.parts.values()):
        assert pygame.image.load(str(prop.image)).get_size() == (prop.width, prop.height)
        assert prop.image.parent.name == "props"


@pytest.mark.parametrize("name", TILESETS)
def test_a_tileset_lists_its_pictures_with_their_sizes(name: str) -> None:
    root = ET.parse(LEVELS / name).getroot()  # noqa: S314 - our own files
    tiles = root.findall("tile")
    assert len(tiles) == int(str(root.get("tilecount")))
    for tile in tiles:
        image = tile.find("image")
        assert image is not None
        size = (int(str(image.get("width"))), int(str(image.get("height"))))
        assert pygame.image.load(str(LEVELS / str(image.get("source")))).get_size() == size


@cache
def look(key: str) -> tuple[tuple[int, int, int], ...]:
    """A room's colours in 20 x 8 fields."""
    picture = pygame.image.load(str(room_of(key).image))
    whole = pygame.Surface(rooms.SIZE, 0, 24)
    whole.blit(picture, (0, 0))
    small = pygame.transform.smoothscale(whole, (20, 8))
    return tuple(tuple(small.get_at((x, y)))[:3] for x in range(20) for y in range(8))


def test_no_two_rooms_look_the_same() -> None:
    for one, two in itertools.combinations(KEYS, 2):
        pairs = zip(look(one), look(two), strict=True)
        apart = sum(abs(a - b) for here, there in pairs for a, b in zip(here, there, strict=True))
        assert apart / (20 * 8 * 3) > 5, f"{one} looks like {two}"
    built = [tuple(sorted({each.kind for each in room_of(key).features})) for key in KEYS]
    furnished = [tuple(sorted({each.image.stem for each in room_of(key).props})) for key in KEYS]
    assert len(set(zip(built, furnished, strict=True))) == len(KEYS)


def seats_and_cards(key: str, room: rooms.Room, seats: int) -> list[pygame.Rect]:
    """The boxes of all heroes of a party, and of the cards beside them."""
    boxes = []
    for seat in range(seats):
        x, y = hero_spot(room, seat, seats)
        boxes.append(pygame.Rect(x - 20, y - 50, 40, 54))
        boxes.append(pygame.Rect(x + 19, y - 25, 20, 26))  # sealed
        beside = key.startswith(("treasure", "chamber"))
        across, up = BESIDE if beside else (0, CARD_RISE)
        boxes.append(pygame.Rect(x + across - 15, y - up - 23, 30, 46))
    return boxes


@pytest.mark.parametrize("key", KEYS)
def test_what_stands_before_a_room_hides_nobody(key: str) -> None:
    room = room_of(key)
    near = pygame.mask.Mask(rooms.SIZE)
    for prop in room.front:
        picture = pygame.image.load(str(prop.image))
        assert picture.get_size() == (prop.width, prop.height)
        picture.set_colorkey(0)
        shape = pygame.mask.from_surface(pygame.transform.flip(picture, prop.mirrored, False))
        near.draw(shape, (prop.x, prop.y - prop.height))
    assert near.count() > 0
    boxes = [box for seats in range(1, 6) for box in seats_and_cards(key, room, seats)]
    if "foe" in room.anchors:
        x, y = room.anchors["foe"]
        boxes.append(pygame.Rect(x - 120, y - 110, 232, 114))
    boxes += [pygame.Rect(x - 30, y - 40, 60, 60) for x, y in room.row("pedestal")]
    boxes += [pygame.Rect(x - 8, y - 26, 16, 30) for x, y in room.row("torch")]
    for box in boxes:
        assert near.overlap_area(pygame.mask.Mask(box.size, fill=True), box.topleft) <= 12, box
    assert near.overlap_area(pygame.mask.Mask((440, 256), fill=True), (100, 0)) == 0
