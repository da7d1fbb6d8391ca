"""After every batch of events the stage claims what the view says, however fast it was played."""

import random
from dataclasses import fields
from typing import get_args

import pygame
import pytest

from game.cabinet.audio import silence
from game.cabinet.locale import load
from game.cabinet.stage import Stage
from game.raiders import rules
from game.raiders.choreo import choreograph, facts, stage_event
from game.raiders.choreo.show import open_show
from game.raiders.choreo.standing import before_opening
from game.raiders.rules import events as e

MODES = {"standard": (3, 4, 5), "tactical": (3, 4, 5), "duo": (2,), "solo": (1,)}
PACES = {"skipped": 0.0, "1x": 1 / 30, "16x": 16 / 30}


class NoShake:
    """A shake that nobody feels."""

    def kick(self, strength: float = 1.0, seconds: float = 0.3) -> None:
        """Shake nothing."""

    def flash(self, colour: tuple[int, int, int], seconds: float = 0.07) -> None:
        """Light nothing up."""


@pytest.fixture
def stage():
    """A stage of one's own, with a display for its pictures."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    made = Stage()
    yield made
    made.close()


def batches(mode: str, seats: int, seed: int, steps: int):
    """Batches of events as the public is told of them, each with the view after it."""
    chance = random.Random(seed)
    state, opening = rules.new_game(seed, seats, rules.Options(mode))
    yield opening, rules.view(state, None)
    for _ in range(steps):
        if not rules.pending(state):
            return
        lighters = rules.torches(state)
        if lighters and chance.random() < 0.2:
            state, events = rules.light(state, chance.choice(lighters))
            yield tuple(rules.redact(each, None) for each in events), rules.view(state, None)
        moves = {s: chance.choice(rules.legal(state, s)) for s in rules.pending(state)}
        state, events = rules.step(state, moves)
        yield events, rules.view(state, None)


def play_out(show, pace: float) -> None:
    """Play all beats at a pace; 0 skips them."""
    if pace == 0:
        show.stage.quiet = True
        show.timeline.skip()
        show.stage.quiet = False
    while show.timeline.busy:
        show.timeline.advance(pace)
        show.stage.step(pace)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(
    ("mode", "seats"), [(mode, seats) for mode, all_seats in MODES.items() for seats in all_seats]
)
def test_the_stage_claims_what_the_view_says(stage, mode, seats, pace):
    seeds, steps = ((1, 2, 3), 80) if pace == "skipped" else ((4,), 9)
    for seed in seeds:
        played = batches(mode, seats, seed, steps)
        opening, view = next(played)
        show = open_show(stage, view, load("en"), NoShake(), silence)
        before_opening(show)
        for number, (events, after) in enumerate([(opening, view), *played]):
            choreograph(show, events)
            play_out(show, PACES[pace])
            assert facts.claims(show.heroes, show.table) == facts.truth(after), (seed, number)
            show.settle(after)
        stage.close()


def sample(kind: type) -> e.Event:
    """An event of a class, with something in every field."""
    values = {
        "row": ("troll", None, "trap_lava", None, "treasure_4_2"),
        "room": "goblin",
        "move": "3",
        "item": "key",
        "why": "chest",
        "reason": "count",
        "seats": (0, 1),
        "victims": (0,),
        "winners": (0,),
        "seen": ((1, "goblin"),),
        "reshuffled": False,
        "was_up": False,
    }
    return kind(**{each.name: values.get(each.name, 1) for each in fields(kind)})


@pytest.mark.parametrize("kind", get_args(e.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_staged(stage, kind):
    state, opening = rules.new_game(5, 4, rules.Options("standard"))
    view = rules.view(state, None)
    show = open_show(stage, view, load("en"), NoShake(), silence)
    choreograph(show, opening)
    play_out(show, 0)
    before = show.timeline.now
    stage_event(show, sample(kind))
    assert show.timeline.busy
    play_out(show, 1 / 30)
    assert show.timeline.now > before
