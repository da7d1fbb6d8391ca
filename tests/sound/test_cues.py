"""The table of cues against the game: every event heard, nothing missing, nothing secret told."""

import random
import re
import tomllib
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.cabinet import cues
from game.cabinet.locale import load
from game.cabinet.paths import data_root
from game.cabinet.stage import Stage
from game.raiders import rules
from game.raiders.choreo import choreograph
from game.raiders.choreo.cards import seal
from game.raiders.choreo.show import KINDS, open_show
from game.raiders.choreo.standing import before_opening
from game.raiders.rules import events as e
from game.raiders.rules.cards import BOSSES, CHARACTERS, ROOMS

ASSETS = data_root() / "assets"
GAME = Path(__file__).resolve().parents[2] / "game"
TABLE = cues.load()
WRITTEN = tomllib.loads((ASSETS / "cues.toml").read_text(encoding="utf-8"))["event"]


class Listener:
    """Notes every cue with what it is of and where; shakes nothing."""

    def __init__(self):
        self.heard = []

    def __call__(self, cue, *of, pan=0.0):
        self.heard.append((cue, of, pan))

    def kick(self, strength=1.0, seconds=0.3):
        """Shake nothing."""

    def flash(self, colour, seconds=0.07):
        """Light nothing up."""


@pytest.fixture(scope="module")
def stage():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    made = Stage()
    yield made
    made.close()


def play_out(show):
    while show.timeline.busy:
        show.timeline.advance(0.25)


def event_by_event(stage, mode, seats, seed):
    """A game of random moves; every event with the cues of its own beats."""
    chance, listener = random.Random(seed), Listener()
    options = rules.Options(mode, boss_finale=mode == "solo")
    state, events = rules.new_game(seed, seats, options)
    show = open_show(stage, rules.view(state, None), load("en"), listener, listener)
    before_opening(show)
    while True:
        for event in events:
            listener.heard.clear()
            choreograph(show, (event,))
            play_out(show)
            yield event, tuple(listener.heard)
        show.settle(rules.view(state, None))
        if not rules.pending(state):
            break
        lighters = rules.torches(state)
        if lighters and chance.random() < 0.2:
            state, events = rules.light(state, chance.choice(lighters))
            continue
        moves = {s: chance.choice(rules.legal(state, s)) for s in rules.pending(state)}
        state, events = rules.step(state, moves)
    stage.close()


@pytest.fixture(scope="module")
def games(stage):
    """What was heard in a few games: pairs of event and cues."""
    parties = [("standard", 5, 28), ("standard", 4, 2), ("standard", 3, 3), ("tactical", 3, 4)]
    parties += [("duo", 2, 2), ("duo", 2, 5), ("solo", 1, 7), ("solo", 1, 8)]
    return [pair for party in parties for pair in event_by_event(stage, *party)]


def test_every_event_of_the_rules_has_cues_or_a_stated_silence():
    assert WRITTEN.keys() == {kind.__name__ for kind in get_args(e.Event)}
    for name, names in WRITTEN.items():
        assert isinstance(names, str) or names, name
        if not isinstance(names, str):
            assert set(names) <= TABLE.cues.keys(), name


def test_what_events_play_is_what_the_table_says(games):
    for event, heard in games:
        written = WRITTEN[type(event).__name__]
        assert {cue for cue, _, _ in heard} <= {*written}, event


def test_every_event_is_heard(games):
    silent = {type(event).__name__ for event, heard in games if not sounds_of(heard)}
    assert {name for name in silent if not isinstance(WRITTEN[name], str)} == set()
    assert {type(event) for event, _ in games} == {*get_args(e.Event)}


def sounds_of(heard):
    return [name for cue, of, _ in heard for name in TABLE.cues[cue].sounds(of)]


def test_cues_are_of_rooms_heroes_cards_and_kinds_that_exist():
    known = {*ROOMS, *KINDS.values(), *CHARACTERS, *rules.cards.ITEMS, *"12345"}
    known |= {"shared", "lost", "record", "coins"}
    for name, cue in TABLE.cues.items():
        assert cue.of.keys() <= known, name


def test_every_monster_has_a_voice_and_every_boss_a_roar_of_its_own():
    growl, roar = TABLE.cues["growl"], TABLE.cues["roar"]
    bosses = [boss.key for boss in BOSSES]
    monsters = [key for key, room in ROOMS.items() if type(room) is rules.cards.Monster]
    assert {*monsters, *bosses} <= growl.of.keys()
    voices = [growl.sounds((key,)) for key in monsters]
    assert len(set(voices)) == len(voices)
    roars = [roar.sounds((key,)) for key in bosses]
    assert len(set(roars)) == len(roars)


def test_every_sound_has_a_file_and_every_file_a_cue():
    files = {path.stem for path in (ASSETS / "sounds").glob("*.ogg")}
    assert files == set(TABLE.sounds)
    tunes = {path.stem for path in (ASSETS / "music").glob("*.ogg")}
    assert tunes == {tune.file for tune in TABLE.tunes.values()}


def test_every_cue_that_the_game_names_is_in_the_table_and_the_other_way_round():
    sources = "".join(path.read_text(encoding="utf-8") for path in GAME.rglob("*.py"))
    named = set(re.findall(r'(?:\bcue\(|show\.cue, |audio\.play\()"(\w+)"', sources))
    assert named <= TABLE.cues.keys()
    assert {name for name in TABLE.cues if f'"{name}"' not in sources} == set()
    assert {name for name in TABLE.tunes if name not in sources} == {"deep_walk", "deep_choose"}


def test_coins_and_hits_never_rattle():
    for name in ("coin", "coin_lost", "hit"):
        assert TABLE.cues[name].every >= 0.05
    for name in ("coin", "coin_lost", "throw", "torch", "door"):
        assert len(TABLE.cues[name].play) >= 3, name


def test_a_sealed_card_sounds_the_same_whatever_it_is(stage):
    state, _ = rules.new_game(5, 4, rules.Options("standard"))
    listener = Listener()
    show = open_show(stage, rules.view(state, None), load("en"), listener, listener)
    before_opening(show)
    for seat in range(4):
        seal(show, seat)
    assert {(cue, of[0]) for cue, of, _ in listener.heard} == {("seal", listener.heard[0][1][0])}
    assert TABLE.cues["seal"].of == {}
    assert len(TABLE.cues["seal"].play) == 1
    stage.close()


def test_skipped_beats_are_silent(stage):
    state, opening = rules.new_game(5, 4, rules.Options("standard"))
    listener = Listener()
    show = open_show(stage, rules.view(state, None), load("en"), listener, listener)
    before_opening(show)
    choreograph(show, opening)
    stage.quiet = True
    show.timeline.skip()
    stage.quiet = False
    assert listener.heard == []
    stage.close()
