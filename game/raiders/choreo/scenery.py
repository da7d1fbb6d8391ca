"""Building the rooms of a level side by side: their pictures, flames, foes and furniture."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

import esper
import pygame

from game.cabinet import cloth, rooms, shade
from game.cabinet.assets import image, sheet
from game.cabinet.cards import card
from game.cabinet.paths import data_root
from game.cabinet.pieces import has, piece
from game.cabinet.stage import (
    ABOVE,
    FLOOR,
    FRONT,
    Actor,
    Cycle,
    Emitter,
    Picture,
    Place,
    Shadow,
    Veil,
    in_front,
)
from game.cabinet.widgets import chip
from game.raiders.choreo.show import WIDTH, Fixtures, Show, kind_of
from game.raiders.rules.cards import ROOMS, Chamber, Gift, Trap, Treasure
from game.raiders.say import capital

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.rooms import Prop, Room

FIRES = {"teal": "effect/teal_fire", "green": "effect/green_fire"}
"""What burns in torches of a colour; warm ones are the rule."""
CARRIED = 44
"""How far the light of a torch in the hand reaches."""
LIGHT_STEPS = (24, 48, 80, 120, 170, 230, 300)
"""How the light of a torch on the wall grows as it catches."""
AIR = {
    "cavern": ("drip", 0.9, 70),
    "sewer": ("drip", 1.6, 60),
    "jungle": ("firefly", 2.5, 190),
    "garden": ("firefly", 2.5, 190),
    "graves": ("firefly", 1.6, 200),
    "moonlit": ("firefly", 1.2, 190),
    "ritual": ("hex", 2.0, 210),
    "alchemy": ("hex", 1.2, 190),
    "inferno": ("ash", 6.0, 220),
    "scorched": ("ash", 3.5, 220),
    "foundry": ("ash", 5.0, 210),
    "gilded": ("mote", 3.0, 180),
    "crimson": ("mote", 3.0, 180),
    "royal": ("mote", 2.0, 180),
    "jade": ("mote", 2.0, 180),
}
"""What hangs in the air of a theme: particles, how many a second, and at what height they begin."""
DEEP_AIR = {2: ("drip", 0.5), 3: ("firefly", 0.9), 4: ("ash", 1.6), 5: ("hex", 1.8)}
"""What else hangs in the air of a level, the deeper the stranger: particles, how many a second."""
WATCHERS = (("slit_gold", 20, 118), ("angry_red", 620, 128), ("round_teal", 26, 152))
"""Who watches out of the dark of the doors on levels 3, 4 and 5, one more on each."""
OPEN_EYES = (6, 1, 5, 36)
"""How long eyes stay open and shut in turn, in ticks: hardly ever two pairs at once."""
DRAUGHT = 2.5
"""How many pictures a second a banner shows that a draught stirs."""
CANDLES = ("candelabra", "candles", "candles_green")
"""Furniture with candles: small flames are laid over those that are painted."""
TIPPED = "_tipped"
EYES = (
    ("slit_gold", 0, -46),
    ("dot_red", 96, -24),
    ("tall_gold", -128, -96),
    ("angry_red", 52, -104),
    ("big_teal", -70, -40),
    ("dot_gold", -196, -14),
)
"""Eyes in the dark, and where they glow from the middle of the right half: always the same."""


@cache
def room_of(key: str) -> Room:
    """The map of a room."""
    return rooms.parse(data_root() / "levels" / "raiders" / f"{key}.tmx")


def warm() -> None:
    """Read all maps and make all lights now, so that no frame of the game waits for them."""
    for key in ROOMS:
        room_of(key)
    for radius in (CARRIED, *LIGHT_STEPS):
        shade.light_disc(radius, shade.SOFT)


def build(show: Show, place: int, key: str) -> None:
    """Build the room ``key`` at ``place`` of the row, lit; what stood there is cleared."""
    clear(show, place)
    room = room_of(key)
    made = Fixtures(key)
    show.fixtures[place] = made
    show.stage.rooms[place] = rooms.paint(room, show.board.level)
    left = place * WIDTH
    for number, light in enumerate(room.lights):
        made.entities.append(flame(left + light.x, light.y, number, light.colour))
    _hang(show, made, room, place)
    _light_candles(made, room, left)
    _frame(made, room, place)
    if room.theme in AIR:
        kind, rate, height = AIR[room.theme]
        middle = Place(left + WIDTH / 2, height)
        made.entities.append(esper.create_entity(middle, Emitter(kind, rate, WIDTH / 2)))
    _deepen(made, show.board.level, left)
    match ROOMS[key]:
        case Treasure(chests=chests):
            _chests(show, made, room, chests, left)
        case Chamber(gifts=gifts):
            _pedestals(show, made, room, gifts, left)
        case Trap():
            _parts(made, room, left)
        case _:
            x, y = room.anchors["foe"]
            foe = esper.create_entity(Place(left + x, y), Actor(key), Shadow(girth(key)))
            _keep(made, "foe", foe)


def _hang(show: Show, made: Fixtures, room: Room, place: int) -> None:
    """Let the banners on the wall stir, each in its own time."""
    for each in room.features:
        if each.kind == "banner":
            box = pygame.Rect(each.x, each.y, each.width, each.height)
            frames = cloth.swaying(show.stage.rooms[place], box)
            at = Place(place * WIDTH + each.x - cloth.REACH, each.y, layer=FLOOR)
            phase = each.x * 0.037 % (len(frames) / DRAUGHT)
            stir = Cycle(frames, DRAUGHT, phase, across=0.0, down=0.0, needless=True)
            made.entities.append(esper.create_entity(at, stir))


def _light_candles(made: Fixtures, room: Room, left: int) -> None:
    """Let the candles on painted furniture flicker, each piece in its own time."""
    for prop in room.props:
        if prop.image.stem in CANDLES:
            drawn = sheet(f"flame/{prop.image.stem}")
            frames, rate = tuple(drawn.frames["burn"]), drawn.fps["burn"]
            width, height = frames[0].get_size()
            across, down = drawn.feet[0] / width, drawn.feet[1] / height
            at = Place(left + prop.x + prop.width // 2, prop.y, layer=FLOOR)
            fire = Cycle(frames, rate, prop.x * 0.11 % 1, across, down, needless=True)
            made.entities.append(esper.create_entity(at, fire))


def _frame(made: Fixtures, room: Room, place: int) -> None:
    """What stands before the room at its edges: it passes by faster than the room behind it."""
    for prop in room.front:
        at = Place(in_front(prop.x + prop.width / 2, place), prop.y, layer=FRONT)
        shown = _stirring(prop) if prop.image.stem == "front_curtain" else Picture(_drawn(prop))
        made.entities.append(esper.create_entity(at, shown))


@cache
def _drawn(prop: Prop) -> Surface:
    return rooms.picture(prop)


def _stirring(prop: Prop) -> Cycle:
    """A curtain, in the same draught as the banners."""
    frames = _bends(prop)
    return Cycle(frames, DRAUGHT, prop.x * 0.037 % (len(frames) / DRAUGHT), needless=True)


@cache
def _bends(prop: Prop) -> tuple[Surface, ...]:
    return cloth.hanging(_drawn(prop))


def _deepen(made: Fixtures, level: int, left: int) -> None:
    """What a level adds to all its rooms: something in the air, and eyes in the dark."""
    if level in DEEP_AIR:
        kind, rate = DEEP_AIR[level]
        air = esper.create_entity(Place(left + WIDTH / 2, 150), Emitter(kind, rate, WIDTH / 2))
        made.entities.append(air)
    for number, (name, x, y) in enumerate(WATCHERS[: max(0, level - 2)]):
        eyes = Cycle(_blinking(name), 6.0, 2.2 + number * 2.7)
        made.entities.append(esper.create_entity(Place(left + x, y, layer=FLOOR), eyes))


@cache
def _blinking(name: str) -> tuple[Surface, ...]:
    """Eyes that are open for a while, and shut for a moment."""
    seen = image(f"eyes/{name}")
    shut = pygame.Surface((1, 1), pygame.SRCALPHA)
    return tuple(
        shut if number % 2 else seen for number, ticks in enumerate(OPEN_EYES) for _ in range(ticks)
    )


def darken(show: Show, place: int) -> None:
    """Lay the dark over a room that was face down, and let eyes glow in it."""
    made = show.fixtures[place]
    room = room_of(made.key or "")
    show.stage.veil = Veil(place, shade.veil_of(rooms.paint_dark(room)))
    for number, (name, across, up) in enumerate(EYES):
        place_of_eyes = Place(place * WIDTH + 430 + across, 200 + up, layer=ABOVE)
        eyes = esper.create_entity(place_of_eyes, Picture(image(f"eyes/{name}")))
        _keep(made, f"eyes_{number}", eyes)


def shut_eyes(show: Show, place: int) -> None:
    """What glowed in the dark is gone."""
    made = show.fixtures[place]
    for name in [name for name in made.named if name.startswith("eyes_")]:
        entity = made.named.pop(name)
        made.entities.remove(entity)
        esper.delete_entity(entity, immediate=True)


def clear(show: Show, place: int) -> None:
    """Take a room away, and all that stood in it."""
    made = show.fixtures.pop(place, None)
    show.stage.rooms.pop(place, None)
    if show.stage.veil and show.stage.veil.place == place:
        show.stage.veil = None
    for entity in made.entities if made else ():
        if esper.entity_exists(entity):
            esper.delete_entity(entity, immediate=True)


def clear_all(show: Show) -> None:
    """An empty world but for the heroes."""
    for place in tuple(show.fixtures):
        clear(show, place)


def remove(show: Show, name: str) -> None:
    """Take one named thing of the present room away."""
    made = show.fixtures[show.board.place]
    entity = made.named.pop(name, None)
    if entity is not None:
        made.entities.remove(entity)
        esper.delete_entity(entity, immediate=True)


def _keep(made: Fixtures, name: str, entity: int) -> int:
    made.entities.append(entity)
    made.named[name] = entity
    return entity


def girth(key: str) -> int:
    """Half the width of a foe's shadow, in pixels."""
    return 22 if kind_of(key) == "m" else 52


def flame(x: float, y: float, number: int, colour: str = "warm") -> int:
    """A torch's fire whose foot is at (x, y) of the world."""
    fire = Actor(FIRES.get(colour, "effect/torch"), "loop", clock=number * 0.13)
    return esper.create_entity(Place(x, y + 1, layer=FLOOR), fire, Emitter("ember", 0.9))


def _chests(show: Show, made: Fixtures, room: Room, chests: tuple[int, ...], left: int) -> None:
    del show
    for rank, value in enumerate(chests, start=1):
        x, y = room.anchors["loot" if rank == 1 else f"loot_{rank}"]
        chest = esper.create_entity(Place(left + x, y), Picture(closed(rank)), Shadow(24))
        _keep(made, f"chest_{rank}", chest)
        tag = chip(str(value), "coin", "gold4", "gold3", "bold", 17, 30)
        _keep(made, f"tag_{rank}", esper.create_entity(Place(left + x, y + 16), Picture(tag)))


def closed(rank: int) -> Surface:
    """The first chest is the large one."""
    return image("prop/big_chest_closed" if rank == 1 else "prop/chest_closed")


def opened(rank: int) -> Surface:
    """The same chest, open."""
    return image("prop/big_chest_open" if rank == 1 else "prop/chest_open")


def _pedestals(show: Show, made: Fixtures, room: Room, gifts: tuple[Gift, ...], left: int) -> None:
    for card_face, gift in enumerate(gifts, start=1):
        x, y = room.anchors[f"pedestal_{card_face}"]
        thing = esper.create_entity(Place(left + x, y + 1), Picture(gift_image(gift)))
        _keep(made, f"gift_{card_face}", thing)
        number = Picture(card("bot", str(card_face), "S"))
        made.entities.append(esper.create_entity(Place(left + x, y + 40, layer=FLOOR), number))
        tag = esper.create_entity(Place(left + x, y - 34, layer=FLOOR), Picture(tag_of(show, gift)))
        made.entities.append(tag)
        made.labels.append(partial(_label, show, tag, gift))


def tag_of(show: Show, gift: Gift) -> Surface:
    """The words over a pedestal."""
    return chip(gift_name(show, gift), None, "cream", "gold3", "small", 17)


def _label(show: Show, tag: int, gift: Gift) -> None:
    esper.component_for_entity(tag, Picture).image = tag_of(show, gift)


def gift_name(show: Show, gift: Gift) -> str:
    """What stands on a pedestal, in words."""
    if gift.item:
        return capital(show.locale.say(f"item.{gift.item}.name"))
    if gift.potion:
        return show.locale.say("stage.potion", n=gift.potion)
    return show.locale.say("stage.coins", n=gift.coins)


def gift_image(gift: Gift, *, claimed: bool = False) -> Surface:
    """What stands on a pedestal; what somebody has claimed has a golden contour."""
    name = gift.item or ("potion" if gift.potion else "coin")
    if claimed and has(f"item_halo/{name}"):
        return piece(f"item_halo/{name}")
    return image(f"item/{name}")


def _parts(made: Fixtures, room: Room, left: int) -> None:
    """The moving parts of a trap, at rest: the great cauldron, the magnet, the boulder."""
    for name, part in room.parts.items():
        if not name.endswith(TIPPED):
            x, y = hangs_at(room.key, name)
            place = Place(left + x, y, layer=FLOOR)
            _keep(made, name, esper.create_entity(place, Picture(rooms.picture(part))))
    if "trap_boulder_start" in room.anchors:
        x, y = room.anchors["trap_boulder_start"]
        boulder = Actor("prop/boulder", "roll", pace=0.0)
        _keep(made, "boulder", esper.create_entity(Place(left + x, y + 46, layer=FLOOR), boulder))
    if "trap_magnet" in room.anchors and "magnet" not in room.parts:
        x, y = room.anchors["trap_magnet"]
        _keep(made, "magnet", esper.create_entity(Place(left + x, y + 40)))  # it is painted


def hangs_at(key: str, name: str) -> tuple[float, float]:
    """Where a moving part is at rest, in pixels of the room."""
    part = room_of(key).parts[name]
    return part.x + part.width / 2, part.y


def tip(show: Show, name: str, *, over: bool) -> None:
    """Show a moving part of the present room tipped over, or upright again."""
    part = room_of(show.board.here or "").parts.get(name + TIPPED if over else name)
    entity = show.fixture(name)
    if part is not None and entity is not None:
        esper.component_for_entity(entity, Picture).image = rooms.picture(part)
