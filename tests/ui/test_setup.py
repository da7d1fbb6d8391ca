"""The set-up: modes, seats, options, the reasons not to start, and the deal."""

import pytest

from game.cabinet.devices import Device
from game.cabinet.input import Press
from game.cabinet.scene import Pop, Replace
from game.cabinet.widgets import COLUMN_CENTRES
from game.raiders.play import LastParty
from game.raiders.session import GameSetup, Session
from game.raiders.setup_choice import MODES, OPEN, Choice
from game.raiders.setup_deal import HEROES, Draft
from game.raiders.setup_options import option_texts
from game.raiders.setup_pedestals import arrow_places
from game.raiders.setup_scene import SetupScene


@pytest.fixture
def begun():
    return []


@pytest.fixture
def scene(context, begun):
    return SetupScene(context, lambda setup: begun.append(setup) or "table", LastParty())


def test_enter_starts_a_standard_game_with_three_careful_bots(scene, begun, live, canvas, press):
    press(scene, "confirm")
    scene.draw(canvas)
    assert live(scene, 1.0) is None
    scene.draw(canvas)
    for _ in range(300):
        if (change := scene.update(1 / 60)) is not None:
            break
    assert change == Replace("table")
    assert begun[0].mode == "standard"
    assert begun[0].seats == ("person", "careful", "careful", "careful")
    assert begun[0].seed == 5


def test_the_deal_shown_is_the_deal_of_the_game(scene, live, press):
    press(scene, "confirm")
    live(scene, 2.5)
    shown = [pedestal.dealt.character for pedestal in scene._pedestals() if pedestal.dealt]
    view = Session.begin(scene.choice.setup(5)).table.view(None)
    assert shown == [seat.character for seat in view.seats]


def test_a_press_hurries_the_deal(scene, live, press):
    press(scene, "confirm", "confirm")
    assert all(pedestal.dealt for pedestal in scene._pedestals()[:4])
    press(scene, "confirm")
    assert live(scene, 0.4) == Replace("table")


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_started_and_drawn(scene, begun, canvas, mode, live, press):
    press(scene, "up", "up")
    while scene.choice.mode != mode:
        press(scene, "right")
    scene.draw(canvas)
    press(scene, "menu", "confirm")
    scene.draw(canvas)
    press(scene, "confirm", "confirm")
    scene.draw(canvas)
    assert live(scene, 0.4) == Replace("table")
    assert begun[0].mode == mode
    assert len(begun[0].seats) == {"standard": 4, "tactical": 4, "duo": 2, "solo": 1}[mode]


def test_a_seat_goes_through_its_kinds(scene, canvas, press):
    press(scene, "up", "right")
    assert scene._row == 1
    seat = scene._column
    seen = []
    for _ in range(4):
        seen.append(scene.choice.seats[seat])
        scene.draw(canvas)
        press(scene, "confirm")
    assert len(set(seen)) == 4
    assert scene.choice.seats[seat] == seen[0]


def test_too_few_players_cannot_start_and_the_button_says_why(scene, canvas, context, press):
    choice = Choice(table=("person", "careful", OPEN, OPEN, OPEN))
    scene.choice = choice
    assert choice.missing == 1
    scene.draw(canvas)
    assert option_texts(context.locale, choice)[4] == context.locale.say("setup.missing", n=1)
    press(scene, "confirm")
    assert scene._deal is None


def test_open_seats_between_others_are_passed_over(scene, begun, live, press):
    scene.choice = Choice(table=("person", OPEN, "random", OPEN, "careful"))
    press(scene, "confirm", "confirm", "confirm")
    live(scene, 0.4)
    assert begun[0].seats == ("person", "random", "careful")
    assert scene.choice.taken_columns() == (0, 2, 4)


def test_the_number_of_players_goes_round(scene):
    choice, counts = Choice(), []
    for _ in range(3):
        choice = choice.with_players(1)
        counts.append(len(choice.taken))
    assert counts == [5, 3, 4]


def test_all_bots_change_together_and_mixed_ones_agree_first():
    choice = Choice().with_bots(1)
    assert choice.table == ("person", "random", "random", "random", OPEN)
    mixed = Choice(table=("person", "random", "careful", OPEN, OPEN))
    assert mixed.bots is None
    assert mixed.with_bots(1).bots == "careful"


def test_solo_has_a_life_to_start_with_and_a_boss_if_wished(scene, canvas, begun, live, press):
    press(scene, "up", "up", "left")
    assert scene.choice.mode == "solo"
    press(scene, "down")
    assert scene.spoken.endswith(("life: 6 of 10.", "vida: 6 de 10."))
    press(scene, "menu", "left", "left", "left", "left", "confirm")
    scene.draw(canvas)
    press(scene, "right", "confirm")
    scene.draw(canvas)
    press(scene, "menu", "confirm", "confirm", "confirm")
    live(scene, 0.4)
    assert (begun[0].health, begun[0].boss_finale) == (7, True)


def test_the_mouse_does_all_of_it(scene, press):
    tabs, options = scene.places(0), scene.places(2)
    scene.on_press(Press("click", at=tabs[2].center))
    assert scene.choice.mode == "duo"
    seat = scene.places(1)[1]
    scene.on_press(Press("click", at=seat.center))
    assert scene.choice.pair == ("person", "random")
    scene.on_press(Press("context", at=seat.center))
    assert scene.choice.pair == ("person", "careful")
    scene.on_press(Press("click", at=options[4].center))
    assert scene._deal is not None


def test_back_takes_the_deal_back(scene, live, press):
    press(scene, "confirm")
    live(scene, 1.0)
    assert press(scene, "back") is None
    assert scene._deal is None
    assert live(scene, 5.0) is None


def test_back_leaves(scene, press):
    assert press(scene, "back") == Pop()
    assert press(scene, "left", "confirm") == Pop()
    assert press(scene, Press("context", at=(320, 75))) == Pop()


def test_the_focus_is_always_somewhere_on_screen(scene, canvas, press):
    for button in ("up", "left", "up", "right", "down", "down", "right", "right", "up", "up", "up"):
        press(scene, button)
        assert 0 <= scene._column < len(scene.places(scene._row))
        scene.draw(canvas)


def start_draft(scene, press, *table):
    scene.choice = Choice(table=table, draft=True)
    press(scene, "menu", "confirm")


def dealt(scene):
    return [pedestal.dealt and pedestal.dealt.character for pedestal in scene._pedestals()]


def test_people_draft_in_turn_and_bots_take_what_is_left(scene, begun, canvas, live, press):
    start_draft(scene, press, "person", OPEN, "person", "careful", OPEN)
    scene.draw(canvas)
    press(scene, "right", "confirm")
    assert dealt(scene)[:4] == [HEROES[1], None, HEROES[0], None]
    scene.draw(canvas)
    press(scene, "right", "left", "left", "confirm")
    scene.draw(canvas)
    assert scene._deal is not None
    press(scene, "confirm", "confirm")
    assert live(scene, 0.4) == Replace("table")
    assert begun[0].characters[:2] == (HEROES[1], HEROES[4])
    assert len(set(begun[0].characters)) == 3
    view = Session.begin(begun[0]).table.view(None)
    assert tuple(seat.character for seat in view.seats) == begun[0].characters


def test_back_undoes_pick_by_pick_and_then_the_draft(scene, press):
    start_draft(scene, press, "person", "person", "careful", OPEN, OPEN)
    press(scene, "confirm", "confirm", "back")
    assert scene._deal is None
    assert scene._draft.turn == 1
    press(scene, "back")
    assert scene._draft.turn == 0
    assert press(scene, "back") is None
    assert scene._draft is None


def test_a_draft_by_mouse(scene, press):
    start_draft(scene, press, "person", "person", "person", OPEN, OPEN)
    buttons = scene.places(2)
    scene.on_press(Press("click", at=buttons[2].center))
    assert scene._draft.picks == (HEROES[2],)
    scene.on_press(Press("click", at=buttons[2].center))
    assert scene._draft.picks == (HEROES[2],)
    scene.on_press(Press("click", at=arrow_places(1)[1].center))
    assert scene._draft.at == HEROES[1]
    scene.on_press(Press("click", at=(COLUMN_CENTRES[1], 290)))
    assert scene._draft.picks == (HEROES[2], HEROES[1])
    scene.on_press(Press("context", at=(320, 200)))
    assert scene._draft.picks == (HEROES[2],)


def test_a_seat_with_a_device_of_its_own_is_chosen_for_by_no_other(scene, context, press):
    context.seats.join(Device("pad", 7), 1)
    start_draft(scene, press, "person", "person", "careful", OPEN, OPEN)
    press(scene, Press("confirm", seat=0), Press("confirm", seat=0))
    assert scene._draft.turn == 1
    press(scene, Press("confirm", seat=1))
    assert scene._draft.turn is None


def test_the_draft_tells_who_chooses_what(scene, context, press):
    start_draft(scene, press, "person", "careful", "careful", OPEN, OPEN)
    before = scene.spoken
    press(scene, "right")
    assert context.locale.say("setup.choosing", n=1) in scene.spoken
    assert context.locale.say(f"character.{HEROES[1]}.name") in scene.spoken
    assert scene.spoken != before


def test_heroes_are_dealt_unless_asked(scene, canvas, press):
    assert not scene.choice.draft
    press(scene, "left", "left", "confirm")
    assert scene.choice.draft
    scene.draw(canvas)
    assert scene.choice.setup(5).characters is None


def test_the_lone_raider_is_anybody(scene, begun, canvas, live, press):
    press(scene, "up", "up", "left", "down", "right")
    assert scene.choice.hero == HEROES[1]
    scene.draw(canvas)
    press(scene, "menu", "left", "left", "confirm")
    assert dealt(scene) == [HEROES[2]]
    press(scene, "menu", "confirm", "confirm", "confirm")
    assert live(scene, 0.4) == Replace("table")
    assert begun[0].characters == (HEROES[2],)
    seat = Session.begin(begun[0]).table.view(None).seats[0]
    assert (seat.coins, seat.wounds, seat.items) == (2, 4, ())


def test_a_draft_is_a_value_and_bots_choose_the_same_again():
    draft = Draft(GameSetup("standard", ("careful", "person", "random"), 3))
    done = draft.moved(-1).chosen()
    assert draft.picks == ()
    assert done.turn is None
    assert done.drafted() == done.drafted()
    assert done.drafted().characters[1] == HEROES[-1]
    assert done.undone() == draft.moved(-1)
    assert draft.undone() is None


def test_the_arrows_of_the_lone_raider_lead_both_ways(scene, press):
    scene.choice = Choice(mode="solo")
    left, right = arrow_places(2)
    heroes = []
    for place in (right, left, left):
        scene.on_press(Press("click", at=place.center))
        heroes.append(scene.choice.hero)
    assert heroes == [HEROES[1], HEROES[0], HEROES[-1]]


def test_accept_on_the_chosen_mode_goes_on_to_start(scene, press, begun, live):
    press(scene, "up", "up", "right")
    assert scene.choice.mode == "tactical"
    press(scene, "confirm")
    assert scene.choice.mode == "tactical"
    press(scene, "confirm", "confirm", "confirm")
    live(scene, 0.4)
    assert begun[0].mode == "tactical"
