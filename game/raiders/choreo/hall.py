"""The hall at the head of a level: five doors, those of face-up rooms open, the others barred."""

from __future__ import annotations

from typing import TYPE_CHECKING

import esper
import pygame

from game.cabinet import rooms, shade
from game.cabinet.assets import image, sheet
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, EFFECTS, FLOOR, Cycle, Emitter, Picture, Place
from game.cabinet.widgets import chip, put
from game.raiders.choreo.scenery import closed, gift_image, room_of
from game.raiders.choreo.show import WIDTH, Fixtures, Show, kind_of
from game.raiders.rules.cards import CHAMBERS

if TYPE_CHECKING:
    from pygame import Surface

    from game.raiders.rules.events import LevelBegun

PLACE = -1
"""The hall lies before the first room of the row."""
DOOR_X = tuple(148 + 86 * door for door in range(5))
DOOR_BOX = (60, 104)
DOOR_FOOT = 176
BACKDROPS = ("snake", "zombie", "skeleton", "golem", "mega_dragon")
"""Whose walls the hall of each level has: deeper is stranger."""
_SPOTS = ((112, 244), (70, 236), (96, 251), (30, 240), (44, 252))


def spot(seat: int) -> tuple[int, int]:
    """Where a seat's hero waits in the hall."""
    return _SPOTS[seat]


def build(show: Show, event: LevelBegun) -> None:
    """Paint the hall of a level, and hang the gates that are still to be raised."""
    made = Fixtures(None)
    show.fixtures[PLACE] = made
    picture = rooms.paint(room_of(BACKDROPS[event.level - 1])).copy()
    for door, key in enumerate(event.row):
        _door(picture, show, door, key)
    show.stage.rooms[PLACE] = picture
    for door in range(len(event.row)):
        gate = Place(DOOR_X[door] - WIDTH, DOOR_FOOT - DOOR_BOX[1], layer=EFFECTS)
        entity = esper.create_entity(gate, Picture(_gate(0), 0.5, 0.0))
        made.entities.append(entity)
        made.named[f"gate_{door}"] = entity
    for number in range(4):
        flame = Place(191 + 86 * number - WIDTH, 118, layer=FLOOR)
        frames = tuple(piece(f"torch/{k}") for k in range(4))
        light = Cycle(frames, 10.0, number * 0.17)
        made.entities.append(esper.create_entity(flame, light, Emitter("ember", 1.3)))
    _arrow(made)


def raise_gate(show: Show, door: int, share: float) -> None:
    """Raise the gate of a face-up room; a face-down one rattles and stays."""
    made = show.fixtures.get(PLACE)
    if made is None or f"gate_{door}" not in made.named:
        return
    entity = made.named[f"gate_{door}"]
    picture = esper.component_for_entity(entity, Picture)
    if show.board.row[door].up:
        picture.image = _gate(min(DOOR_BOX[1] - 8, int(share * (DOOR_BOX[1] - 8))))
    else:
        place = esper.component_for_entity(entity, Place)
        place.x = DOOR_X[door] - WIDTH + (0 if share >= 1 else (-1, 1)[int(share * 8) % 2])


def _gate(raised: int) -> Surface:
    """The lower part of the portcullis, drawn up by so many pixels."""
    grid = image("prop/portcullis")
    width, height = grid.get_size()
    shown = min(height, DOOR_BOX[1])
    return grid.subsurface((0, min(height - 8, height - shown + raised), width, max(8, shown - raised)))


def _door(picture: Surface, show: Show, door: int, key: str | None) -> None:
    x, foot = DOOR_X[door], DOOR_FOOT
    width, height = DOOR_BOX
    box = pygame.Rect(x - width // 2, foot - height, width, height)
    pygame.draw.rect(picture, RGB["ink"], box.inflate(10, 6).move(0, -3), border_radius=6)
    pygame.draw.rect(picture, RGB["stone2"], box.inflate(8, 4).move(0, -2), 3, border_radius=6)
    pygame.draw.rect(picture, RGB["stone3"], box.inflate(8, 4).move(0, -2), 1, border_radius=6)
    picture.blit(_inside(key), box)
    kind = kind_of(key)
    words = show.locale.say("stage.barred" if key is None else f"stage.kind_{kind}")
    icon = {"?": "lock", "m": "skull", "c": "chamber", "x": "trap", "b": "boss", "t": "chest"}[kind]
    colour, edge = ("faint", "stone2") if key is None else ("cream", "gold3")
    put(picture, chip(words, icon, colour, edge, "small", 19, 82), (x, foot - height - 16), (0.5, 0.5))
    put(picture, chip(str(door + 1), None, "white", "stone3", "bold", 15, 17), (x, foot + 12), (0.5, 0.5))


def _inside(key: str | None) -> Surface:
    """What is seen through a door: a cut of the room and who waits there; wood if it is barred."""
    view = pygame.Surface(DOOR_BOX).convert()
    if key is None:
        view.blit(shade.shaded(image("prop/door"), 1), (0, 0))
        put(view, chip("?", None, "gold4", "gold3", "bold", 24, 22), (30, 54), (0.5, 0.5))
        return view
    room = room_of(key)
    x, y = room.anchors.get("foe", room.anchors.get("loot", (320, 190)))
    view.blit(rooms.paint(room), (0, 0), (min(580, max(0, x - 30)), min(152, max(0, y - 88)), *DOOR_BOX))
    _inhabitant(view, key)
    return view


def _inhabitant(view: Surface, key: str) -> None:
    kind = kind_of(key)
    if kind in "mb":
        drawn = sheet(key)
        view.blit(drawn.frames["idle"][0], (30 - drawn.feet[0], 92 - drawn.feet[1]))
    elif kind == "t":
        put(view, closed(1), (30, 94), (0.5, 1))
    elif kind == "c":
        chamber = next(each for each in CHAMBERS if each.key == key)
        put(view, image("prop/pedestal_plain"), (30, 96), (0.5, 1))
        put(view, gift_image(chamber.gifts[1]), (30, 64), (0.5, 1))
    else:
        put(view, _trap_image(key), (30, 94), (0.5, 1))


def _trap_image(key: str) -> Surface:
    if key == "trap_spikes":
        return sheet("prop/spikes").frames["rise"][2]
    if key == "trap_lava":
        return sheet("prop/cauldron").frames["boil"][0]
    return image("prop/boulder_small" if key == "trap_boulder" else "item/coin")


def _arrow(made: Fixtures) -> None:
    place = Place(DOOR_X[0] - WIDTH, DOOR_FOOT - DOOR_BOX[1] - 26, layer=ABOVE)
    made.entities.append(esper.create_entity(place, Picture(piece("marker/gold"))))


