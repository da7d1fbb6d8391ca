"""Buttons that are set: whatever a player sets, every menu can still be steered."""

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cabinet.bindings import (
    CLUSTERS,
    DEFAULTS,
    MODEL,
    SETTABLE,
    STEERING,
    actions_of,
    bindings_from_record,
    bindings_record,
    clashes,
    jams,
    meanings,
    rebound,
    reset,
)

NAMES = (*(name for name in SETTABLE if name != "mouse"), f"{MODEL}054c:0ce6", f"{MODEL}1:2")
BUTTONS = ("a", "b", "x", "dpup", "dpleft", "escape", "return", "q", "w", "[+]", "leftx-")


@st.composite
def settings(draw):
    name = draw(st.sampled_from(NAMES))
    action = draw(st.sampled_from(sorted(DEFAULTS["pad" if name.startswith(MODEL) else name])))
    return name, action, draw(st.sampled_from(BUTTONS))


def steers(bindings, name):
    """What of a menu's needs some button of a kind or model means."""
    return {meaning.menu for meaning in meanings(actions_of(bindings, name)).values()}


@given(st.lists(settings(), max_size=12))
def test_whatever_is_set_somebody_can_still_accept_go_back_and_move(asked):
    bindings = DEFAULTS
    for name, action, button in asked:
        bindings = rebound(bindings, name, action, button)
        for each in NAMES:
            assert set(STEERING) <= steers(bindings, each)
            assert not jams(actions_of(bindings, each))
    assert bindings_from_record(bindings_record(bindings)) == bindings or any(
        name.startswith(MODEL) for name, _, _ in asked
    )


@pytest.mark.parametrize("name", NAMES)
def test_accept_and_a_direction_change_places(name):
    actions = actions_of(DEFAULTS, name)
    for action in STEERING:
        if action in {"up", "confirm"}:
            continue
        plain = {**DEFAULTS, name: {**actions, "up": ("x",), action: ("y",)}}
        swapped = actions_of(rebound(plain, name, "up", "y"), name)
        assert (swapped["up"], swapped[action]) == (("y",), ("x",))


def test_a_new_button_takes_the_place_of_the_first_and_the_others_stay():
    pad = rebound(DEFAULTS, "pad", "up", "x")["pad"]
    assert pad["up"] == ("x", "lefty-")
    keys = rebound(DEFAULTS, "keyboard", "confirm", "x")["keyboard"]
    assert keys["confirm"] == ("x", "enter", "space")
    again = rebound(DEFAULTS, "keyboard", "confirm", "space")["keyboard"]
    assert again["confirm"] == ("space", "return", "enter")


def test_escape_goes_back_whatever_else_does():
    assert rebound(DEFAULTS, "keyboard", "back", "x")["keyboard"]["back"][:2] == ("x", "escape")


def test_an_action_with_further_buttons_gives_one_up():
    pad = rebound(DEFAULTS, "pad", "hurry", "back")["pad"]
    assert (pad["hurry"], pad["recap"]) == (("back",), ("y",))
    assert clashes("pad", pad) == ()


def test_each_button_that_is_asked_for_two_things_is_told_by_itself():
    pad = rebound(rebound(DEFAULTS, "pad", "hurry", "a"), "pad", "1", "dpup")["pad"]
    assert clashes("pad", pad) == (("a", ("confirm", "hurry")), ("dpup", ("1", "2")))


@pytest.mark.parametrize("name", NAMES)
def test_buttons_that_nobody_could_steer_with_are_not_taken_from_a_file(name, caplog):
    caplog.set_level(logging.WARNING)
    record = {name: {"confirm": ["z"], "down": ["z"], "recap": ["v"]}}
    actions = actions_of(bindings_from_record(record), name)
    base = actions_of(DEFAULTS, "pad" if name.startswith(MODEL) else name)
    assert all(actions[action] == base[action] for action in STEERING)
    assert actions.get("recap") == (None if name in CLUSTERS else ("v",))
    assert f"{name} confirm" in caplog.text


def test_a_model_is_steered_as_all_pads_are_where_the_two_do_not_go_together():
    model = NAMES[-1]
    bindings = rebound(rebound(DEFAULTS, model, "confirm", "x"), "pad", "back", "x")
    assert actions_of(bindings, model)["confirm"] == ("a",)
    assert actions_of(reset(bindings, "pad"), model)["confirm"] == ("x",)
