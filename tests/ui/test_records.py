"""The records: ten rows at most, the best on the pedestal, and a way back."""

import re

import pytest

from game.cabinet.records import Run
from game.cabinet.scene import Pop
from game.raiders.records_scene import RecordsScene

HEROES = ("scout", "knight", "rogue", "warrior", "sorcerer")


@pytest.mark.parametrize("runs", [0, 1, 3, 12])
def test_any_number_of_runs_can_be_shown(context, canvas, live, runs):
    for k in range(runs):
        run = Run(20 - k, 5 + k % 4, k % 10, HEROES[k % 5], k % 3 > 0, f"2030-12-{10 + k}")
        context.records.add(run)
    scene = RecordsScene(context)
    for _ in range(6):
        scene.draw(canvas)
        live(scene, 0.5)


@pytest.mark.parametrize("button", ["confirm", "back", "menu", "click"])
def test_every_way_leads_back(context, press, button):
    assert press(RecordsScene(context), button) == Pop()


def test_the_runs_are_read_out(context):
    assert context.locale.say("results.none") in RecordsScene(context).spoken
    context.records.add(Run(17, 6, 3, "rogue", survived=True, day="2030-12-24"))
    name = context.locale.say("character.rogue.name")
    spoken = RecordsScene(context).spoken
    line = spoken[spoken.index(f"1: {name}. ") :]
    assert re.findall(r"\d+", line) == ["1", "17", "3", "6", "2030", "12", "24"]
