"""Moments of the show: how long they take, and that everybody stands right when they are over."""

import itertools
import statistics

import esper
import pygame
import pytest

from game.app import Launch, open_context
from game.cabinet.audio import silence
from game.cabinet.locale import load
from game.cabinet.rooms import MONSTERS
from game.cabinet.stage import (
    FRONT,
    Actor,
    Falling,
    Picture,
    Place,
    Shadow,
    Stage,
    draw,
    in_front,
    place_of,
)
from game.raiders import rules
from game.raiders.choreo import choreograph, hall, scenery
from game.raiders.choreo.bosses import WAYS
from game.raiders.choreo.chamber import PITCH, apart
from game.raiders.choreo.show import open_show
from game.raiders.choreo.standing import before_opening
from game.raiders.rules import events as e
from game.raiders.rules.cards import BOSSES
from game.raiders.scene import TableScene
from game.raiders.session import GameSetup, Session
from tests.scenes.test_choreography import NoShake, batches, play_out

FRAME = 1 / 30


@pytest.fixture
def stage():
    """A stage of one's own, with a display for its pictures."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    made = Stage()
    yield made
    made.close()


def opened(stage, seats: int = 4, seed: int = 5):
    """A show at the end of its opening."""
    mode = {1: "solo", 2: "duo"}.get(seats, "standard")
    state, opening = rules.new_game(seed, seats, rules.Options(mode))
    view = rules.view(state, None)
    show = open_show(stage, view, load("en"), NoShake(), silence)
    before_opening(show)
    choreograph(show, opening)
    play_out(show, 0)
    show.settle(view)
    return show


def seconds(show, events) -> float:
    """How long a batch is shown at the usual pace."""
    before = show.timeline.now
    choreograph(show, events)
    play_out(show, 1 / 10)
    return show.timeline.now - before


def test_a_room_of_four_takes_no_longer_than_nine_seconds(stage):
    played = batches("standard", 4, 11, 24)
    opening, view = next(played)
    show = open_show(stage, view, load("en"), NoShake(), silence)
    before_opening(show)
    choreograph(show, opening)
    play_out(show, 0)
    taken = []
    for events, after in played:
        on_one_level = not any(isinstance(each, e.LevelBegun) for each in events)
        if on_one_level and any(isinstance(each, e.Entered) for each in events):
            taken.append(seconds(show, events))
        else:
            choreograph(show, events)
            play_out(show, 0)
        show.settle(after)
    assert statistics.median(taken) < 9
    assert max(taken) < 13


def test_cards_are_turned_almost_together(stage):
    show = opened(stage, seats=5)
    assert seconds(show, [e.Revealed(seat, "3") for seat in range(5)]) < 1.2


@pytest.mark.parametrize("pace", [0, FRAME], ids=["skipped", "1x"])
@pytest.mark.parametrize("boss", [boss.key for boss in BOSSES])
def test_every_boss_comes_in_its_way_and_then_stands_in_its_place(stage, boss, pace):
    assert boss in WAYS
    show = opened(stage)
    choreograph(show, [e.Entered(1, 4, boss, was_up=True)])
    play_out(show, pace)
    place = place_of(show.foe)
    x, y = scenery.room_of(boss).anchors["foe"]
    assert (place.x, place.y, place.lift) == (4 * 640 + x, y, 0)
    assert esper.component_for_entity(show.foe, Actor).look == "plain"
    assert esper.has_component(show.foe, Shadow)


@pytest.mark.parametrize("was_up", [True, False], ids=["lit", "dark"])
@pytest.mark.parametrize("monster", MONSTERS)
def test_every_monster_comes_in_its_way_and_then_stands_in_its_place(stage, monster, was_up):
    x, y = scenery.room_of(monster).anchors["foe"]
    spot, taken = (640 + x, y, 0), []
    for pace in (0, FRAME):
        show = opened(stage)
        before = show.timeline.now
        choreograph(show, [e.Entered(1, 1, monster, was_up=was_up)])
        show.timeline.advance(0)
        foe = show.fixtures[1].named["foe"]
        place, actor = place_of(foe), esper.component_for_entity(foe, Actor)
        assert (place.x, place.y, place.lift) != spot or actor.animation == "defeated"
        play_out(show, pace)
        taken.append(show.timeline.now - before)
        assert (place.x, place.y, place.lift) == spot
        assert actor.animation in ("idle", "act")
        assert actor.pace == 1.0
        stage.close()
    assert max(taken) < (2.5 if was_up else 4.5)


def test_monsters_stand_still_for_those_who_want_little_motion(stage):
    show = opened(stage)
    stage.still = True
    choreograph(show, [e.Entered(1, 1, "dragon", was_up=True)])
    while show.timeline.busy:
        show.timeline.advance(FRAME)
        if show.fixtures.get(1):
            place = place_of(show.fixtures[1].named["foe"])
            assert (place.x, place.lift) == (640 + scenery.room_of("dragon").anchors["foe"][0], 0)


@pytest.mark.parametrize("pace", [0, FRAME], ids=["skipped", "1x"])
def test_a_level_ends_on_its_stair_and_the_next_begins_in_its_hall(stage, pace):
    show = opened(stage)
    choreograph(show, [e.LevelBegun(2, ("troll", None, None, None, None))])
    play_out(show, pace)
    assert set(show.fixtures) == {hall.PLACE}
    assert stage.camera == -640
    spots = [hall.spot(seat) for seat in range(4)]
    assert [(place_of(hero).x + 640, place_of(hero).y) for hero in show.heroes] == spots
    assert all(esper.component_for_entity(hero, Actor).shade == 0 for hero in show.heroes)


def test_what_falls_bounces_and_lies_still(stage):
    stage.enter()
    thing = esper.create_entity(Place(10, 10, 50), Falling(bounces=1))
    lifts = []
    for _ in range(90):
        stage.step(FRAME)
        lifts.append(place_of(thing).lift)
    down = lifts.index(0)
    assert max(lifts[down:]) > 0
    assert lifts[-1] == 0
    assert not esper.has_component(thing, Falling)


@pytest.fixture
def context(tmp_path, monkeypatch):
    """What the program would give to a scene."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    return open_context(Launch(seed=3))


def sit(context, session):
    """A table of one's own, its stage quiet."""
    scene = TableScene(context, session, pause=lambda: None, results=lambda: None)
    scene.skip()
    return scene


def test_the_stage_speaks_another_language_at_once(context):
    scene = sit(context, Session.begin(GameSetup("standard", ("person", "random", "random"), 3)))
    english = scene.show.plaque.words()
    context.preferences.change(language="es")
    scene.update(FRAME)
    room = scene.session.table.view(None).here
    assert scene.show.plaque.words() == load("es").say(f"room.{room}.name").upper() != english


def test_who_has_looked_is_known_after_a_game_is_resumed(context):
    for seed in range(40):
        session = Session.begin(GameSetup("standard", ("person", "random", "random"), seed))
        view = session.table.view(None)
        if view.torches and any(not each.up for each in view.row):
            break
    seat = view.torches[0]
    session.table.light(seat)
    scene = sit(context, Session.resume(session.record()))
    assert scene.show.lookers == {seat}
    scene.stage.close()


PEDESTALS = (64, 192, 320, 448, 576)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_before_the_pedestals_nobody_stands_on_anybody(seats):
    for wanted in itertools.combinations_with_replacement(PEDESTALS, seats):
        stood = apart(wanted)
        assert all(right - left >= PITCH for left, right in itertools.pairwise(stood)), wanted
        assert stood[0] >= 20
        assert stood[-1] <= 620 - 32


def test_whoever_wants_something_alone_stands_before_it():
    assert apart(PEDESTALS) == list(PEDESTALS)
    assert apart((192, 192, 576)) == [192 - PITCH / 2, 192 + PITCH / 2, 576]


def test_what_stands_in_front_is_in_its_place_and_passes_by_faster(stage):
    stage.enter()
    post = pygame.Surface((10, 20))
    post.fill((9, 8, 7))
    esper.create_entity(Place(in_front(600, 2), 200, layer=FRONT), Picture(post))
    seen = {}
    for camera in (1280, 1300):
        stage.camera = camera
        canvas = pygame.Surface((640, 360))
        draw(stage, canvas)
        mask = pygame.mask.from_threshold(canvas, (9, 8, 7), (1, 1, 1))
        seen[camera] = mask.get_bounding_rects()[0].centerx
    assert seen == {1280: 600, 1300: 600 - 25}
