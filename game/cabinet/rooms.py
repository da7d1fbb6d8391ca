"""Rooms: a Tiled map is read into a frozen value, and its painted picture into a surface.

A room is 640 x 256 pixels.  Its map (``levels/<game>/<key>.tmx``) says where everybody stands and
what the room is built of; ``tools/build_assets.py rooms`` paints the picture from it, props and
light included, once in the light and once in the dark.  :func:`parse` needs no display.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytmx

from game.cabinet.palette import RGB

if TYPE_CHECKING:
    import pygame

SIZE = (640, 256)
"""Width and height of every room, in pixels of the canvas."""
TILE = 16
"""Side of a tile, in pixels."""
PREFIX = "arcade_"
"""Custom properties of maps and objects begin with this, so none clashes with Tiled's own."""
ALWAYS = ("hero_1", "hero_2", "hero_3", "hero_4", "hero_5", "door_in", "door_out", "torch_1")
"""Points that every room needs."""
MONSTERS = ("dragon", "troll", "thing", "goblin", "skeleton", "zombie", "snake")
DEPTHS = ("night", "green1", "blue1", "purp1", "wood1")
"""The colour of the deepest shadows on levels 1 to 5: the deeper, the stranger."""

Point = tuple[int, int]
Value = str | int | float | bool


class RoomError(ValueError):
    """A map that cannot be used; the message is one sentence that names the file and the fault."""


@dataclass(frozen=True, slots=True)
class Feature:
    """Something built of stone, wood or light: ``kind`` is the object's class in the map."""

    kind: str
    x: int
    y: int
    width: int
    height: int
    options: tuple[tuple[str, Value], ...] = ()

    def option(self, name: str, otherwise: Value) -> Value:
        """The custom property ``arcade_<name>`` of the object, or ``otherwise``."""
        return dict(self.options).get(name, otherwise)


@dataclass(frozen=True, slots=True)
class Light:
    """A torch: the point where its flame begins, the colour, and what holds it (sconce, none)."""

    name: str
    x: int
    y: int
    colour: str = "warm"
    holder: str = "sconce"


@dataclass(frozen=True, slots=True)
class Prop:
    """A piece of furniture: its picture, and the pixel of its lower left corner."""

    image: Path
    x: int
    y: int
    width: int
    height: int
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A map as the game and the painter need it; all places are pixels of the room."""

    key: str
    theme: str
    options: tuple[tuple[str, Value], ...]
    anchors: dict[str, Point]
    lights: tuple[Light, ...]
    features: tuple[Feature, ...]
    props: tuple[Prop, ...]
    """Furniture; it is in the picture already."""
    litter: tuple[Prop, ...]
    parts: dict[str, Prop]
    """What moves (a trap's cauldron); it is not in the picture: show it with :func:`picture`."""
    front: tuple[Prop, ...]
    """What stands nearer than everybody, at the edges; it is not in the picture either."""
    image: Path
    dark: Path

    def option(self, name: str, otherwise: Value) -> Value:
        """The custom property ``arcade_<name>`` of the map, or ``otherwise``."""
        return dict(self.options).get(name, otherwise)

    def row(self, prefix: str) -> tuple[Point, ...]:
        """Points ``prefix_1``, ``prefix_2``, ... in the order of their numbers."""
        found = [name for name in self.anchors if name.rpartition("_")[0] == prefix]
        numbered = [name for name in found if name.rpartition("_")[2].isdigit()]
        ordered = sorted(numbered, key=lambda name: int(name.rpartition("_")[2]))
        return tuple(self.anchors[name] for name in ordered)


def parse(path: Path) -> Room:
    """Read the map at ``path``; raises :class:`RoomError` with one sentence if it will not do."""
    tiled = _load(path)
    _check_grid(path, tiled)
    image = _picture(path, tiled)
    options = _options(tiled.properties)
    room = Room(
        key=path.stem,
        theme=str(dict(options).get("theme", "")),
        options=options,
        anchors=_anchors(path, tiled),
        lights=_lights(tiled),
        features=tuple(_feature(each) for each in _objects(tiled, "built") if each.type),
        props=_props(path, tiled, "props"),
        litter=_litter(path, tiled),
        parts={each.name: _prop(path, tiled, each) for each in _named(tiled, "parts") if each.gid},
        front=_props(path, tiled, "front"),
        image=image,
        dark=image.with_name(f"{image.stem}_dark.png"),
    )
    _check_room(path, room)
    return room


def paint(room: Room, level: int = 1) -> pygame.Surface:
    """The room in the light of its torches, furnished, without its moving parts.

    Its shadows take the colour of the ``level`` (1-5), unless the map says ``arcade_deep`` false.
    """
    surface = _loaded(room.image)
    if room.option("deep", otherwise=True):
        _tint(surface, RGB[DEPTHS[level - 1]])
    return surface.convert()


def paint_dark(room: Room) -> pygame.Surface:
    """The same room before its torches are lit: black but for outlines."""
    return _loaded(room.dark).convert()


def picture(prop: Prop) -> pygame.Surface:
    """What a prop or a moving part looks like; it goes to (x, y - height)."""
    import pygame  # noqa: PLC0415 - maps are read where there is no pygame

    surface = _loaded(prop.image).convert_alpha()
    return pygame.transform.flip(surface, prop.mirrored, flip_y=False) if prop.mirrored else surface


def needed(key: str) -> tuple[str, ...]:
    """The points a room of this key must have, from the first word of the key."""
    kind = key.partition("_")[0]
    if kind == "treasure":
        two = key.count("_") == 2  # treasure_<first>_<second>
        return (*ALWAYS, "loot", *(("loot_2",) if two else ()))
    if kind == "chamber":
        return (*ALWAYS, *(f"pedestal_{number}" for number in range(1, 6)))
    return ALWAYS if kind == "trap" else (*ALWAYS, "foe")


def _loaded(path: Path) -> pygame.Surface:
    import pygame  # noqa: PLC0415 - maps are read where there is no pygame

    try:
        return pygame.image.load(str(path))
    except (FileNotFoundError, pygame.error) as error:
        raise RoomError(f"{path.name} cannot be shown: {error}.") from error


def _tint(surface: pygame.Surface, colour: tuple[int, int, int]) -> None:
    """Exchange one colour of an indexed picture: no pixel is touched."""
    for number, entry in enumerate(surface.get_palette()):
        if tuple(entry)[:3] == RGB["night"]:
            surface.set_palette_at(number, colour)


def _load(path: Path) -> Any:
    try:
        return pytmx.TiledMap(str(path))
    except FileNotFoundError as error:
        raise RoomError(f"There is no map {path}.") from error
    except Exception as error:  # pytmx raises bare Exception for a missing tileset
        raise RoomError(f"{path.name} is not a map that can be read: {error}.") from error


def _check_grid(path: Path, tiled: Any) -> None:
    size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
    if size != SIZE or tiled.tilewidth != TILE:
        raise RoomError(f"{path.name} is {size[0]} x {size[1]} pixels; a room is 40 x 16 tiles.")
    if tiled.orientation != "orthogonal":
        raise RoomError(f"{path.name} is {tiled.orientation}; a room is orthogonal.")


def _check_room(path: Path, room: Room) -> None:
    if not room.theme:
        raise RoomError(f"{path.name} has no map property {PREFIX}theme.")
    missing = [name for name in needed(room.key) if name not in room.anchors]
    if missing:
        raise RoomError(f"{path.name} lacks the point {missing[0]}.")
    for name, (x, y) in room.anchors.items():
        if not (0 <= x < SIZE[0] and 0 <= y < SIZE[1]):
            raise RoomError(f"{path.name} has its point {name} outside the room.")


def _picture(path: Path, tiled: Any) -> Path:
    layer = _layer(tiled, "room", pytmx.TiledImageLayer)
    if layer is None or not layer.source:
        raise RoomError(f"{path.name} has no image layer named room.")
    return (path.parent / str(layer.source)).resolve()


def _layer(tiled: Any, name: str, kind: type) -> Any:
    found = (each for each in tiled.layers if each.name == name and isinstance(each, kind))
    return next(found, None)


def _objects(tiled: Any, name: str) -> list[Any]:
    layer = _layer(tiled, name, pytmx.TiledObjectGroup)
    return [] if layer is None else list(layer)


def _named(tiled: Any, layer: str) -> list[Any]:
    return [each for each in _objects(tiled, layer) if each.name]


def _options(properties: dict[str, Any]) -> tuple[tuple[str, Value], ...]:
    named = (
        (name.removeprefix(PREFIX), value)
        for name, value in properties.items()
        if name.startswith(PREFIX)
    )
    return tuple(sorted(named))


def _anchors(path: Path, tiled: Any) -> dict[str, Point]:
    anchors: dict[str, Point] = {}
    for each in _named(tiled, "points"):
        if each.name in anchors:
            raise RoomError(f"{path.name} has two points named {each.name}.")
        anchors[each.name] = (round(each.x), round(each.y))
    return anchors


def _lights(tiled: Any) -> tuple[Light, ...]:
    points = _named(tiled, "points")
    return tuple(_light(each) for each in points if each.name.startswith("torch_"))


def _light(each: Any) -> Light:
    options = dict(_options(each.properties))
    colour = str(options.get("colour", "warm"))
    return Light(each.name, round(each.x), round(each.y), colour, each.type or "sconce")


def _feature(each: Any) -> Feature:
    box = (round(each.x), round(each.y), round(each.width), round(each.height))
    return Feature(each.type, *box, _options(each.properties))


def _props(path: Path, tiled: Any, layer: str) -> tuple[Prop, ...]:
    return tuple(_prop(path, tiled, each) for each in _objects(tiled, layer) if each.gid)


def _prop(path: Path, tiled: Any, each: Any) -> Prop:
    box = (round(each.x), round(each.y + each.height), round(each.width), round(each.height))
    return Prop(_source(path, tiled, each.gid), *box, _mirrored(tiled, each.gid))


def _litter(path: Path, tiled: Any) -> tuple[Prop, ...]:
    layer = _layer(tiled, "litter", pytmx.TiledTileLayer)
    if layer is None:
        raise RoomError(f"{path.name} has no tile layer named litter.")
    used = [(column, row, gid) for column, row, gid in layer.iter_data() if gid]
    return tuple(
        Prop(
            _source(path, tiled, gid),
            *(column * TILE, (row + 1) * TILE, TILE, TILE),
            _mirrored(tiled, gid),
        )
        for column, row, gid in used
    )


def _source(path: Path, tiled: Any, gid: int) -> Path:
    return (path.parent / str(tiled.images[gid][0])).resolve()


def _mirrored(tiled: Any, gid: int) -> bool:
    """Whether a tile is flipped: pytmx keeps that beside the numbers of the file."""
    twins = dict(tiled.gidmap[tiled.tiledgidmap[gid]])
    return bool(twins[gid].flipped_horizontally)
