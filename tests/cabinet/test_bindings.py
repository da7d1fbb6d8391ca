"""Whatever buttons people set, menus can be steered; alternates stay, and files are mended."""

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cabinet.bindings import (
    DEFAULTS,
    SETTABLE,
    STEERING,
    actions_of,
    bindings_from_record,
    bindings_record,
    clashes,
    meanings,
    rebound,
    reset,
)

DUALSENSE, OTHER = "pad:054c:0ce6", "pad:045e:028e"
NAMES = (*SETTABLE, DUALSENSE, OTHER)


def buttons_near(name):
    """All that a kind has by default, and some that nobody has yet."""
    used = {each for buttons in actions_of(DEFAULTS, name).values() for each in buttons}
    spare = set() if name == "mouse" else {"x", "z"}
    return st.sampled_from(sorted(used | spare))


@st.composite
def settings_of_a_button(draw):
    name = draw(st.sampled_from(NAMES))
    action = draw(st.sampled_from(list(actions_of(DEFAULTS, name))))
    return name, action, draw(buttons_near(name))


def assert_steered(bindings):
    """A person with any device can accept, go back and move."""
    for name in NAMES:
        actions = actions_of(bindings, name)
        steering = [action for action in STEERING if action in actions]
        meant = {meaning.menu for meaning in meanings(actions).values()}
        assert meant >= set(steering), name
        buttons = [button for action in steering for button in actions[action]]
        assert len(buttons) == len(set(buttons)), name


@given(st.lists(st.one_of(settings_of_a_button(), st.sampled_from(NAMES)), max_size=30))
def test_menus_can_be_steered_after_any_setting_of_buttons_and_after_a_restart(steps):
    bindings = DEFAULTS
    for step in steps:
        bindings = reset(bindings, step) if isinstance(step, str) else rebound(bindings, *step)
        assert_steered(bindings)
    assert bindings_from_record(bindings_record(bindings)) == bindings


@st.composite
def records(draw):
    """What somebody may have written into the file: any buttons for any action."""
    record = {}
    for name in draw(st.sets(st.sampled_from(NAMES))):
        buttons = st.lists(buttons_near(name), min_size=1, max_size=3)
        record[name] = draw(
            st.dictionaries(st.sampled_from(list(actions_of(DEFAULTS, name))), buttons)
        )
    return record


@given(records())
def test_menus_can_be_steered_with_any_file(record):
    assert_steered(bindings_from_record(record))


def test_a_new_button_replaces_the_first_and_the_others_stay():
    pad = rebound(DEFAULTS, "pad", "up", "x")["pad"]
    assert pad["up"] == ("x", "lefty-")
    assert rebound(DEFAULTS, "pad", "up", "lefty-")["pad"]["up"] == ("lefty-", "dpup")


def test_a_button_leaves_an_action_that_has_another_one():
    pad = rebound(DEFAULTS, "pad", "hurry", "back")["pad"]
    assert (pad["hurry"], pad["recap"]) == (("back",), ("y",))


def test_the_only_button_of_an_action_is_shared_and_shown():
    pad = rebound(DEFAULTS, "pad", "menu", "righttrigger")["pad"]
    assert pad["menu"] == pad["hurry"] == ("righttrigger",)
    assert clashes("pad", pad) == {"righttrigger": ("menu", "hurry")}


def test_whoever_takes_the_button_that_accepts_does_not_keep_it_from_accepting():
    pad = rebound(DEFAULTS, "pad", "hurry", "a")["pad"]
    assert clashes("pad", pad) == {"a": ("confirm", "hurry")}
    assert meanings(pad)["a"].menu == "confirm"


def test_what_is_set_for_all_pads_later_leaves_a_models_own_buttons_apart():
    model = rebound(DEFAULTS, DUALSENSE, "confirm", "x")
    both = rebound(model, "pad", "up", "x")
    assert actions_of(both, DUALSENSE)["up"] == ("dpup", "lefty-")
    assert actions_of(both, OTHER)["up"] == ("x", "lefty-")


@pytest.mark.parametrize(
    ("name", "buttons"),
    [
        ("pad", {"confirm": ["dpup"]}),
        ("pad", {"confirm": ["x"], "left": ["leftx-", "x"]}),
        (DUALSENSE, {"back": ["a"]}),
        ("left", {"confirm": ["w"]}),
        ("numbers", {"confirm": ["[5]"], "back": ["[5]"]}),
    ],
)
def test_a_file_in_which_menus_share_a_button_has_defaults_there(name, buttons, caplog):
    caplog.set_level(logging.WARNING)
    bindings = bindings_from_record({name: {**buttons, "5": ["z"]}, "right": {"1": ["z"]}})
    own = {"5": ("z",)}
    assert actions_of(bindings, name) == {**actions_of(DEFAULTS, name), **own}
    assert bindings["right"]["1"] == ("z",)
    (line,) = caplog.messages
    assert all(f"{name} {action}" in line for action in buttons)


def test_a_model_that_clashes_with_what_all_pads_have_is_mended_alone():
    record = {"pad": {"up": ["x"]}, DUALSENSE: {"confirm": ["x"], "recap": ["y"]}}
    bindings = bindings_from_record(record)
    assert actions_of(bindings, DUALSENSE) == {**bindings["pad"], "recap": ("y",)}
    assert bindings["pad"]["up"] == ("x",)


def test_escape_goes_back_whatever_else_does():
    back = rebound(DEFAULTS, "keyboard", "back", "x")["keyboard"]["back"]
    assert back[:2] == ("x", "escape")
    only = bindings_from_record({"keyboard": {"back": ["escape"]}})
    assert_steered(rebound(only, "keyboard", "back", "up"))
