"""The hall at the head of a level: five doors, those of face-up rooms open, the others barred."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

import esper
import pygame

from game.cabinet import rooms, shade
from game.cabinet.assets import image, sheet
from game.cabinet.palette import RGB
from game.cabinet.pieces import piece
from game.cabinet.stage import ABOVE, EFFECTS, FLOOR, Picture, Place
from game.cabinet.text import text_width
from game.cabinet.widgets import chip, put
from game.raiders.choreo.scenery import closed, flame, gift_image, room_of
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
LIGHT, REACH = 44, 16
"""How far the light of an open door falls into the hall, and how much wider it gets."""
SIGN_ROOM = 56
"""Pixels for the words on a door's sign, beside its icon."""
BACKDROPS = ("treasure_2_1", "skeleton", "trap_spikes", "trap_coins", "mega_dragon")
"""Whose walls the hall of each level has: deeper is stranger."""
FACES = {
    "mega_dragon": 0.2,
    "minotaur": 0.55,
    "mummy": 0.66,
    "sphinx": 0.42,
    "tax_collector": 0.64,
    "wolf_pack": 0.16,
}
"""How far from the left of its picture a boss has its face; the others have it in the middle."""
_SPOTS = ((142, 240), (94, 239), (118, 253), (46, 241), (70, 252))


def spot(seat: int) -> tuple[int, int]:
    """Where a seat's hero waits in the hall."""
    return _SPOTS[seat]


def build(show: Show, event: LevelBegun) -> None:
    """Paint the hall of a level, and hang the gates that are still to be raised."""
    made = Fixtures(None)
    show.fixtures[PLACE] = made
    room = room_of(BACKDROPS[event.level - 1])
    _paint(show, event)
    made.labels.append(partial(_paint, show, event))
    for door in range(len(event.row)):
        gate = Place(DOOR_X[door] - WIDTH, DOOR_FOOT - DOOR_BOX[1], layer=EFFECTS)
        entity = esper.create_entity(gate, Picture(_gate(0), 0.5, 0.0))
        made.entities.append(entity)
        made.named[f"gate_{door}"] = entity
        if event.row[door] is None:
            secret = Place(DOOR_X[door] - WIDTH, DOOR_FOOT - DOOR_BOX[1] // 2 + 8, layer=ABOVE)
            made.entities.append(esper.create_entity(secret, Picture(_secret())))
    for number in range(4):
        torch = Place(191 + 86 * number - WIDTH, 128, layer=FLOOR)
        made.entities.append(esper.create_entity(torch, Picture(piece("torch/0"))))
        made.entities.append(flame(191 + 86 * number - WIDTH, 112, number))
    aside = [light for light in room.lights if abs(light.x - 320) > 220]  # not among the doors
    for number, light in enumerate(aside):
        made.entities.append(flame(light.x - WIDTH, light.y, number, light.colour))
    _arrow(made)


def _paint(show: Show, event: LevelBegun) -> None:
    """The hall and its doors, with their words."""
    picture = rooms.paint(room_of(BACKDROPS[event.level - 1]), event.level)
    for door, key in enumerate(event.row):
        _door(picture, show, door, key)
    show.stage.rooms[PLACE] = picture


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
    height = grid.get_height()
    shown = min(height, DOOR_BOX[1])
    box = (2, min(height - 8, height - shown + raised), DOOR_BOX[0], max(8, shown - raised))
    return _cut(grid.subsurface(box)) if not raised else grid.subsurface(box)


def _door(picture: Surface, show: Show, door: int, key: str | None) -> None:
    x, foot = DOOR_X[door], DOOR_FOOT
    height = DOOR_BOX[1]
    if key is not None:
        _floor_light(picture, x, foot)
    put(picture, _arch(), (x, foot), (0.5, 1))
    put(picture, _cut(_inside(key)), (x, foot), (0.5, 1))
    kind = kind_of(key)
    words = _sign(show, key)
    icon = {"?": "lock", "m": "skull", "c": "chamber", "x": "trap", "b": "boss", "t": "chest"}[kind]
    colour, edge = ("faint", "stone2") if key is None else ("cream", "gold3")
    tag = chip(words, icon, colour, edge, "small", 19, 82)
    put(picture, tag, (x, foot - height - 16), (0.5, 0.5))
    number = chip(str(door + 1), None, "white", "stone3", "bold", 15, 17)
    put(picture, number, (x, foot + 12), (0.5, 0.5))


def _sign(show: Show, key: str | None) -> str:
    """What the sign over a door says: who waits there, or what kind of room it is."""
    say = show.locale.say
    if key is None:
        return say("stage.barred")
    kind = kind_of(key)
    name = say(f"room.{key}.name") if kind in "mb" else ""
    return name if name and text_width(name) <= SIGN_ROOM else say(f"stage.kind_{kind}")


@cache
def _secret() -> Surface:
    """What hangs on a barred door."""
    return chip("?", None, "gold4", "gold3", "bold", 24, 22)


def _floor_light(picture: Surface, x: int, foot: int) -> None:
    """The light of an open door on the floor before it."""
    shape = _light_shape()
    box = shape.get_rect(midtop=(x, foot))
    lit = shade.shaded(picture.subsurface(box), -2).convert_alpha()
    lit.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(lit, box)


@cache
def _light_shape() -> Surface:
    """Where on the floor light falls: white, the rest clear; thinner the farther it reaches."""
    half = DOOR_BOX[0] // 2
    shape = pygame.Surface((2 * (half + REACH), LIGHT), pygame.SRCALPHA)
    for down in range(LIGHT):
        wide = half + REACH * down // LIGHT
        step = 1 if down < LIGHT // 3 else 2
        for across in range(-wide + down % step, wide, step):
            if step == 1 or (across + down) % 4 < 3 - 2 * down // LIGHT:
                shape.set_at((half + REACH + across, down), "white")
    return shape


@cache
def _arch() -> Surface:
    """The stones round a door."""
    width, height = DOOR_BOX
    arch = pygame.Surface((width + 18, height + 9), pygame.SRCALPHA)
    round_ = (width + 18) // 2
    for grow, colour in ((9, "ink"), (8, "stone1"), (7, "stone3"), (6, "stone2"), (2, "ink")):
        box = pygame.Rect(9 - grow, 9 - grow, width + 2 * grow, height + 9)
        pygame.draw.rect(
            arch, RGB[colour], box, border_top_left_radius=round_, border_top_right_radius=round_
        )
    for y in range(height, 24, -14):
        for x in (1, width + 11):
            arch.fill(RGB["ink"], (x, y, 6, 1))
    return arch


def _cut(view: Surface) -> Surface:
    """A view with the round top of its door."""
    cut = pygame.Surface(view.get_size(), pygame.SRCALPHA)
    width, height = view.get_size()
    shape = pygame.Rect(0, 0, width, height + 30)
    pygame.draw.rect(cut, (255, 255, 255), shape, border_radius=width // 2)
    cut.blit(view, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cut


def _inside(key: str | None) -> Surface:
    """What is seen through a door: a cut of the room and who waits there; wood if it is barred."""
    view = pygame.Surface(DOOR_BOX).convert()
    if key is None:
        view.blit(shade.shaded(image("prop/door"), 1), (0, 0))
        return view
    room = room_of(key)
    x, y = room.anchors.get("foe", room.anchors.get("loot", (320, 190)))
    corner = (min(580, max(0, x - 30)), min(152, max(0, y - 88)))
    view.blit(rooms.paint(room), (0, 0), (*corner, *DOOR_BOX))
    _inhabitant(view, key)
    return view


def _inhabitant(view: Surface, key: str) -> None:
    kind = kind_of(key)
    if kind in "mb":
        drawn = sheet(key)
        figure = drawn.frames["idle"][0]
        if kind == "m":
            view.blit(figure, (30 - drawn.feet[0], 92 - drawn.feet[1]))
        else:  # too large for any door: its face is what is seen
            view.blit(figure, (30 - round(figure.get_width() * FACES.get(key, 0.5)), 8))
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
