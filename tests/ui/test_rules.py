"""The pages on how to play, and the demo: drawn in both languages, turned, and left."""

import pytest

from game.cabinet.input import Press
from game.cabinet.scene import Pop
from game.raiders.demo import DemoScene
from game.raiders.rules_pages import PAGES, TEXT, RulesScene
from game.raiders.rules_pictures import PICTURES


@pytest.fixture
def rules(context):
    return RulesScene(context)


def test_every_page_has_a_picture_and_is_drawn(rules, canvas, live, press):
    assert tuple(PICTURES) == tuple(PAGES)
    for page in range(len(PAGES)):
        assert rules.page == page
        rules.draw(canvas)
        live(rules, 0.05)
        rules.draw(canvas)
        press(rules, "right")
    assert rules.page == len(PAGES) - 1


@pytest.mark.parametrize("name", PAGES)
def test_the_sentences_of_a_page_have_room_in_their_panel(rules, name):
    lines = [len(rows) for rows in rules.sentences(name)]
    assert 12 * sum(lines) + 6 * (len(lines) - 1) <= TEXT.h - 12
    assert max(lines) <= 2


def test_pages_are_turned_by_keys_wheel_and_mouse(rules, press):
    press(rules, "right", "confirm", "next", Press("click", at=(600, 20)))
    assert rules.page == 4
    press(rules, "left", "previous", Press("click", at=(20, 20)))
    assert rules.page == 1
    press(rules, "previous", "previous")
    assert rules.page == 0


def test_sentences_are_read_one_by_one(rules, press):
    heard = [rules.spoken]
    for _ in range(sum(map(len, PAGES.values())) - 1):
        press(rules, "down")
        heard.append(rules.spoken)
    assert len(set(heard)) == len(heard)
    assert (rules.page, rules.line) == (len(PAGES) - 1, len(PAGES["modes"]) - 1)
    press(rules, "down")
    assert rules.spoken == heard[-1]
    for sentence in reversed(heard):
        assert rules.spoken == sentence
        press(rules, "up")
    assert rules.spoken == heard[0]


@pytest.mark.parametrize("button", ["back", "menu", "context"])
def test_every_way_leads_back(context, press, button):
    assert press(RulesScene(context), button) == Pop()
    assert RulesScene(context, gated=False).on_press(Press(button)) == Pop()


def test_confirm_on_the_last_page_leads_back(rules, press):
    for _ in range(len(PAGES) - 1):
        assert press(rules, "confirm") is None
    assert press(rules, "confirm") == Pop()


def test_the_demo_plays_and_keeps_the_saved_game(context, canvas, live, press):
    context.saves.write({"game": "raiders"})
    demo = DemoScene(context)
    for _ in range(20):
        assert live(demo, 0.5) is None
        demo.draw(canvas)
    assert demo.table.session.table.log
    assert context.saves.read() == {"game": "raiders"}
    assert press(demo, "point") is None
    assert press(demo, "1") == Pop()
