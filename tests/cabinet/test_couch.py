"""Games of several people before one screen, played through real SDL events."""

import random

import pygame
import pytest
from pads import tap_pad
from playing import at_setup, click, start, tap, wait

from game.app import Launch
from game.cabinet.buttons import ButtonsScene
from game.cabinet.chairs import DEAD, AwayScene
from game.cabinet.devices import KEYBOARD, MOUSE, Device
from game.cabinet.menu import Confirm
from game.cabinet.pause import PauseScene
from game.cabinet.scene import Pop, Push
from game.cabinet.settings import INSTANT
from game.raiders import play
from game.raiders.couch import GRACE
from game.raiders.curtain import BOX
from game.raiders.results import ResultsScene
from game.raiders.rules_pages import RulesScene
from game.raiders.scene import TableScene
from game.raiders.session import GameSetup
from game.raiders.setup_seats import GRACE as SITTING

FRAME = 1 / 30
CARDS = ("1", "2", "3", "4", "5", "key", "sword", "torch", "ball")
DIRECTIONS = ("dpleft", "dpup", "dpright", "dpdown")
PAD_BUTTONS = dict(zip(CARDS, (*DIRECTIONS, "a", *DIRECTIONS), strict=True))
ITEMS = CARDS[5:]


def sit(plug, mode, seats, devices, seed=5, **settings):
    """An app at a table; for each seat pad, left, right, keyboard, mouse, or None."""
    app = start(None, launch=Launch(language="en", speed=INSTANT, seed=seed))
    app.context.preferences.change(**{"bot_speed": INSTANT, **settings})
    app.context.pads.open()
    app.stack = type(app.stack)(play.title(app.context))
    pads = {}
    for seat, kind in enumerate(devices):
        if kind == "pad":
            pads[seat] = plug()
            app.frame(FRAME)
            app.context.seats.join(Device("pad", pads[seat].number), seat)
        elif kind:
            device = {"mouse": MOUSE, "keyboard": KEYBOARD}.get(kind, Device(kind))
            app.context.seats.join(device, seat)
    app.stack.apply(Push(play.begun(app.context, GameSetup(mode, seats, seed))))
    return app, pads


def press_card(app, pads, seat, card):
    """Press the button of a card on the device of a seat, which must have one of its own."""
    device = app.context.seats.device(seat)
    if device.kind == "pad":
        pad = pads[seat]
        if card in ITEMS:
            pad.hold("leftshoulder")
            app.frame(FRAME)
        tap_pad(app, pad, PAD_BUTTONS[card], frame=FRAME)
        pad.let_go("leftshoulder")
        app.frame(FRAME)
    else:
        name = app.context.settings.bindings[device.kind][card][0]
        tap(app, pygame.key.key_code(name))


def choose_behind_the_curtain(app, table, card):
    """With the mouse alone: draw the curtain aside, click on the card."""
    choices = table.choices
    wait(app, GRACE)
    if choices.hand is None:
        click(app, (2 * BOX.centerx, 2 * BOX.centery))
        wait(app, GRACE)
    hand = choices.hand
    place = hand._boxes()[hand.moves.index(card)]
    click(app, (2 * (place.x + 6), 2 * (place.y + 12)))


def choose_in_the_open(app, pad, hand, card):
    """With a pad: move to the card, and lay it."""
    wait(app, GRACE)
    while hand.moves[hand.focus] != card:
        tap_pad(app, pad, "dpright", frame=FRAME)
    tap_pad(app, pad, "a", frame=FRAME)


def play_on(app, pads, until=lambda _table: False, frames=6000):
    """Let everybody choose at random until the game is over, or ``until`` says so."""
    rng = random.Random(2)
    table = app.stack.top
    for _ in range(frames):
        if table.session.table.over or until(table):
            return table
        couch, choices = table.choices.couch, table.choices
        owing = [s for s in table.session.people if couch.owes(s)]
        if not table.busy and owing:
            seat = rng.choice(owing)
            card = rng.choice(table.session.table.legal(seat))
            if seat in couch.private:
                press_card(app, pads, seat, card)
            elif choices.drawn_to == seat and seat in pads:
                choose_in_the_open(app, pads[seat], choices.hand, card)
            elif choices.drawn_to == seat:
                choose_behind_the_curtain(app, table, card)
        app.frame(FRAME)
    raise AssertionError("it never ends")


PARTIES = [
    ("duo", ("person", "person"), ("pad", "keyboard")),
    ("duo", ("person", "person"), ("left", "right")),
    ("standard", ("person", "careful", "person"), ("pad", None, "pad")),
    ("standard", ("person", "person", "person"), ("keyboard", "mouse", None)),
    ("standard", ("person", "person", "random", "person"), ("left", "pad", None, "keyboard")),
    ("standard", ("person",) * 5, ("pad", "left", "pad", "right", "mouse")),
    ("standard", ("person", "person", "person", "careful", "random"), ("pad", "pad", "pad")),
    ("tactical", ("person", "person", "careful"), ("pad", "mouse")),
]


@pytest.mark.parametrize(("mode", "seats", "devices"), PARTIES)
def test_whole_games_with_mixed_devices(plug, mode, seats, devices):
    app, pads = sit(plug, mode, seats, devices)
    table = play_on(app, pads)
    assert table.session.table.over


def secretive(plug, **settings):
    """A table of two pads, one half of the keyboard, and a bot, at its first choice."""
    seats, devices = ("person", "person", "person", "careful"), ("pad", "pad", "left")
    app, pads = sit(plug, "standard", seats, devices, **settings)
    while app.stack.top.busy or not app.stack.top.choices.couch.private:
        app.frame(FRAME)
    return app, pads, app.stack.top


def picture(app):
    app.frame(0.0)
    return pygame.image.tobytes(app.window.canvas, "RGB")


def test_no_picture_and_no_sound_tells_which_card_was_chosen(plug, monkeypatch):
    seen = []
    for card in ("1", "4"):
        cues = []
        app, pads, table = secretive(plug, bot_speed=1)
        table.choices._delays[3] = 99.0  # the bot is slower than all that happens here
        monkeypatch.setattr(table.show, "sound", lambda *of, cues=cues, **_: cues.append(of))
        press_card(app, pads, 0, card)
        assert table.session.table.sealed == {0}
        seen.append((picture(app), cues))
        table.stage.close()
        for pad in pads.values():
            pad.unplug()
        app.context.pads.close()
    assert seen[0] == seen[1]


def test_a_choice_can_be_changed_until_the_last_has_sealed(plug):
    app, pads, table = secretive(plug)
    press_card(app, pads, 0, "2")
    press_card(app, pads, 0, "3")
    assert table.session.table._sealed[0] == "3"
    tap_pad(app, pads[0], "b")
    assert 0 not in table.session.table.sealed
    assert app.stack.top is table
    for _ in range(15):
        app.frame(FRAME)
    press_card(app, pads, 0, "5")
    press_card(app, pads, 1, "1")
    press_card(app, pads, 2, "2")
    for _ in range(30):
        app.frame(FRAME)
    assert {seat: table.session.table.log[0]["moves"][seat] for seat in "012"} == {
        "0": "5",
        "1": "1",
        "2": "2",
    }


def test_hurrying_through_the_show_lays_no_card(plug):
    app, pads, table = secretive(plug)
    for seat, card in ((0, "1"), (1, "2"), (2, "1")):
        press_card(app, pads, seat, card)
    for _ in range(200):
        if table.session.table.log and not table.busy:
            break
        app.frame(0.01)
    tap_pad(app, pads[0], "a", frame=0.01)
    assert 0 not in table.session.table.sealed
    for _ in range(20):
        app.frame(FRAME)
    tap_pad(app, pads[0], "a", frame=FRAME)
    assert 0 in table.session.table.sealed


def test_nobody_chooses_for_another(plug):
    app, _pads, table = secretive(plug)
    tap(app, pygame.K_1, pygame.K_RETURN, pygame.K_y)
    click(app, (2 * 320, 2 * 330))
    assert not table.session.table.sealed & {0, 1, 2}
    late = plug()
    tap_pad(app, late, "dpleft", "a", "x")
    assert not table.session.table.sealed & {0, 1, 2}


def test_a_card_that_may_not_be_laid_is_refused_with_a_word(plug):
    app, pads, table = secretive(plug)
    missing = next(item for item in ITEMS if item not in table.session.table.legal(1))
    press_card(app, pads, 1, missing)
    assert 1 not in table.session.table.sealed
    assert 1 in table.choices.couch.refused
    for _ in range(90):
        app.frame(FRAME)
    assert not table.choices.couch.refused


def test_whoever_runs_out_of_time_lays_the_lowest_card(plug):
    app, pads, table = secretive(plug, timer=10)
    press_card(app, pads, 0, "4")
    for _ in range(int(9 / FRAME)):
        app.frame(FRAME)
    assert table.session.table.log == []
    for _ in range(60):
        app.frame(FRAME)
    assert table.session.table.log[0]["moves"]["0"] == "4"
    assert table.session.table.log[0]["moves"]["1"] == "1"
    assert table.session.table.log[0]["moves"]["2"] == "1"


def test_no_time_passes_in_the_pause(plug):
    app, _pads, table = secretive(plug, timer=10)
    tap(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, PauseScene)
    for _ in range(int(11 / FRAME)):
        app.frame(FRAME)
    assert table.session.table.log == []


def test_forced_moves_play_themselves(plug):
    app, pads, table = secretive(plug, forced=True)

    def nobody_is_asked_for_what_is_forced(table):
        owing = [] if table.busy else filter(table.choices.couch.owes, table.session.people)
        assert all(len(table.session.table.legal(seat)) > 1 for seat in owing)
        return table.session.table.view(None).level == 3

    play_on(app, pads, until=nobody_is_asked_for_what_is_forced)
    moves = [entry["moves"] for entry in table.session.table.log if "moves" in entry]
    assert len(moves) >= 10


def test_a_device_without_a_seat_is_told_where_to_find_one(plug):
    app, _pads, table = secretive(plug)
    third = plug()
    app.frame(FRAME)
    tap_pad(app, third, "a", frame=FRAME)
    assert table.hud.happened == "Controller 3: no seat yet. To join, open Seats in the pause menu."
    assert not table.session.table.sealed & {0, 1, 2}
    tap_pad(app, third, "start", frame=FRAME)
    assert isinstance(app.stack.top, PauseScene)


def test_the_first_choice_tells_how_cards_are_laid_in_secret(plug):
    app, pads, table = secretive(plug)
    assert table.hud.happened.startswith("Press the button shown under a card")
    play_on(app, pads, until=lambda table: len(table.session.table.log) > 0 and not table.busy)
    assert not table.hud.happened.startswith("Press the button shown under a card")


def test_what_is_left_of_a_keyboard_is_no_stranger(plug):
    app, _pads, table = secretive(plug)
    before = table.hud.happened
    tap(app, pygame.K_RETURN)
    assert table.hud.happened == before


def test_where_people_share_a_free_device_is_no_stranger(plug):
    app, _pads = sit(plug, "duo", ("person", "person"), ("pad", None))
    table = app.stack.top
    while table.busy:
        app.frame(FRAME)
    before = table.hud.happened
    wait(app, GRACE)
    tap(app, pygame.K_RETURN)
    assert table.hud.happened == before
    assert table.choices.hand.seat == 1


def torch_table(plug):
    """A table at which a person with a pad may light a torch."""
    for seed in range(1, 60):
        app, pads = sit(plug, "standard", ("person", "person", "careful"), ("pad", "pad"), seed)
        table = app.stack.top
        while table.busy:
            app.frame(FRAME)
        for seat in (0, 1):
            lays = "torch" in table.session.table.legal(seat)
            if table.choices.may_light(seat) and not lays:
                return app, pads, table, seat
        table.stage.close()
        app.context.pads.close()
    raise AssertionError("no torch")


def test_what_a_torch_shows_is_covered_until_its_bearer_holds(plug):
    app, pads, table, seat = torch_table(plug)
    press_card(app, pads, seat, "torch")
    for _ in range(60):
        app.frame(FRAME)
    choices = table.choices
    assert choices.peek
    covered = picture(app)
    public = table.session.table.view(None).row
    assert table.hud.row == public
    tap(app, pygame.K_RETURN)
    assert table.hud.row == public
    pads[1 - seat].hold("a")
    app.frame(FRAME)
    assert table.hud.row == public
    pads[1 - seat].let_go("a")
    app.frame(FRAME)
    pads[seat].hold("a")
    app.frame(FRAME)
    assert table.hud.row == table.session.table.view(seat).row != public
    assert picture(app) != covered
    pads[seat].let_go("a")
    app.frame(FRAME)
    assert table.hud.row == public
    tap_pad(app, pads[seat], "b")
    assert not choices.peek
    press_card(app, pads, seat, "2")
    assert seat in table.session.table.sealed


def looking_by_a_torch(plug):
    """A table at which a seat holds its pad to look at what its torch has shown."""
    app, pads, table, seat = torch_table(plug)
    press_card(app, pads, seat, "torch")
    for _ in range(60):
        app.frame(FRAME)
    pads[seat].hold("a")
    app.frame(FRAME)
    return app, pads, table, seat


def test_the_look_is_covered_when_the_screen_changes(plug):
    app, pads, table, seat = looking_by_a_torch(plug)
    tap_pad(app, pads[1 - seat], "start")
    assert isinstance(app.stack.top, PauseScene)
    assert not table.choices.couch.looking


# -- pads that drop out ----------------------------------------------------------------------


def till_asked(app):
    """Until the question about a lost pad hears presses."""
    for _ in range(int(DEAD / FRAME) + 3):
        app.frame(FRAME)


def choosing(app, pads):
    while app.stack.top.busy:
        app.frame(FRAME)


def showing(app, pads):
    app.context.preferences.change(speed=1)


def sealed(app, pads):
    choosing(app, pads)
    press_card(app, pads, 1, "2")


def reading(app, pads):
    choosing(app, pads)
    tap(app, pygame.K_r)


def pausing(app, pads):
    choosing(app, pads)
    tap(app, pygame.K_ESCAPE)


def changing_seats(app, pads):
    pausing(app, pads)
    tap(app, *[pygame.K_DOWN] * 6, pygame.K_RETURN)


def leaving(app, pads):
    pausing(app, pads)
    app.context.saves.kept = False
    tap(app, pygame.K_UP, pygame.K_RETURN)
    assert isinstance(app.stack.top, Confirm)


def holding(app, pads):
    choosing(app, pads)
    pads[1].push("rt", 1)
    pads[1].hold("leftshoulder")
    app.frame(FRAME)


def changing_a_setting(app, pads):
    pausing(app, pads)
    tap(app, pygame.K_DOWN, pygame.K_RETURN, pygame.K_DOWN)


def setting_a_button(app, pads):
    pausing(app, pads)
    tap(app, *[pygame.K_DOWN] * 5, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(app.stack.top, ButtonsScene)


def learning_the_rules(app, pads):
    pausing(app, pads)
    tap(app, *[pygame.K_DOWN] * 7, pygame.K_RETURN, pygame.K_RIGHT)
    assert isinstance(app.stack.top, RulesScene)


STATES = [
    *(choosing, showing, sealed, reading, pausing, changing_seats, leaving, holding),
    *(changing_a_setting, setting_a_button, learning_the_rules),
]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("helper", ["the pad again", "keyboard", "bot"])
def test_a_pad_may_drop_in_every_state_and_the_game_goes_on(plug, state, helper):
    app, pads = sit(plug, "standard", ("person", "person", "careful"), ("pad", "pad"))
    table = app.stack.top
    state(app, pads)
    pads[1].unplug()
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)
    if helper == "the pad again":
        pads[1] = plug()
        tap_pad(app, pads[1], "a")
    else:
        tap(app, *([pygame.K_DOWN] if helper == "bot" else []), pygame.K_RETURN)
    app.frame(FRAME)
    while app.stack.top is not table:
        tap(app, pygame.K_ESCAPE)
    table.recap.open = False
    app.context.preferences.change(speed=INSTANT)
    kind = {"the pad again": "pad", "keyboard": "keyboard"}.get(helper)
    device = app.context.seats.device(1)
    assert (device.kind if device else None) == kind
    play_on(app, pads, until=lambda table: len(table.session.table.log) >= 3)


def test_whoever_opened_the_set_up_with_a_pad_that_drops_has_the_keyboard(plug):
    app = start(None, launch=Launch(language="en", speed=INSTANT, seed=5))
    app.context.pads.open()
    app.stack = type(app.stack)(play.title(app.context))
    pad = plug()
    tap_pad(app, pad, "a", "a")
    app.stack.apply(Push(play.setup(app.context)))
    assert app.context.seats.device(0) == Device("pad", pad.number)
    pad.unplug()
    for _ in range(3):
        app.frame(FRAME)
    assert app.context.seats.device(0) == KEYBOARD
    assert app.stack.top.choice.seats.count("person") == 1


def test_a_pad_that_several_share_stops_the_game_when_it_drops(plug):
    app, _pads = sit(plug, "duo", ("person", "person"), (None, None), timer=10)
    table, pad = app.stack.top, plug()
    tap_pad(app, pad, "a", frame=FRAME)
    while table.busy:
        app.frame(FRAME)
    pad.unplug()
    for _ in range(int(12 / FRAME)):
        app.frame(FRAME)
    assert isinstance(app.stack.top, AwayScene)
    assert not table.session.table.sealed
    pad = plug()
    tap_pad(app, pad, "a", "a", frame=FRAME)
    app.frame(FRAME)
    assert app.stack.top is table
    assert table.choices.couch.shared == (0, 1)


@pytest.mark.parametrize("helper", ["the pad again", "bot"])
def test_a_pad_may_drop_when_it_is_its_turn_in_the_open(plug, helper):
    app, pads = sit(plug, "tactical", ("person", "person", "careful"), ("pad", "pad"))
    table = app.stack.top
    for _ in range(600):
        app.frame(FRAME)
        if table.choices.drawn_to is not None:
            break
    seat = table.choices.drawn_to
    pads[seat].unplug()
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)
    if helper == "bot":
        tap(app, pygame.K_DOWN, pygame.K_RETURN)
    else:
        pads[seat] = plug()
        tap_pad(app, pads[seat], "a")
    app.frame(FRAME)
    assert app.stack.top is table
    assert play_on(app, pads).session.table.over


@pytest.mark.parametrize("helper", ["the pad again", "keyboard"])
def test_a_pad_may_drop_while_its_torch_is_looked_by(plug, helper):
    app, pads, table, seat = looking_by_a_torch(plug)
    pads[seat].unplug()
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)
    if helper == "keyboard":
        tap(app, pygame.K_RETURN)
    else:
        pads[seat] = plug()
        tap_pad(app, pads[seat], "a")
    app.frame(FRAME)
    assert app.stack.top is table
    assert table.hud.row == table.session.table.view(None).row
    if helper == "keyboard":
        tap(app, pygame.K_ESCAPE)
    else:
        tap_pad(app, pads[seat], "b")
    assert not table.choices.peek
    play_on(app, pads, until=lambda table: len(table.session.table.log) >= 4)


def test_a_pad_may_drop_while_another_chooses_behind_the_curtain(plug):
    app, pads = sit(plug, "standard", ("person", "person", "person"), (None, "pad", None))
    table = app.stack.top
    choosing(app, pads)
    wait(app, GRACE)
    click(app, (2 * BOX.centerx, 2 * BOX.centery))
    assert table.choices.hand
    pads[1].unplug()
    till_asked(app)
    assert isinstance(app.stack.top, AwayScene)
    pads[1] = plug()
    tap_pad(app, pads[1], "a")
    app.frame(FRAME)
    assert app.stack.top is table
    assert table.choices.hand is None  # nobody's cards lie open when the game goes on
    play_on(app, pads, until=lambda table: len(table.session.table.log) >= 3)


def test_two_pads_may_drop_at_once_and_the_game_goes_on(plug):
    app, pads = sit(plug, "standard", ("person", "careful", "person"), ("pad", None, "pad"))
    table = app.stack.top
    choosing(app, pads)
    press_card(app, pads, 0, "2")
    for pad in pads.values():
        pad.unplug()
    till_asked(app)
    for seat in pads:
        assert isinstance(app.stack.top, AwayScene)
        pads[seat] = plug()
        tap_pad(app, pads[seat], "a")
    app.frame(FRAME)
    assert app.stack.top is table
    assert not table.session.table.sealed & {0, 2}
    assert play_on(app, pads).session.table.over


@pytest.mark.parametrize("make", [play.rules, play.records, play.settings])
def test_a_pad_may_drop_out_on_the_pages_of_the_title(plug, make):
    app = newcomer(plug)
    pad = plug()
    app.frame(FRAME)
    app.context.seats.join(Device("pad", pad.number), 0)
    app.stack.apply(Push(make(app.context)))
    page = app.stack.top
    pad.unplug()
    for _ in range(3):
        app.frame(FRAME)
    assert app.stack.top is page
    assert not app.context.seats.taken
    app.stack.apply(Pop())
    app.frame(FRAME)
    assert app.context.seats.missing == frozenset()


def test_a_newcomer_is_told_of_the_seats_and_takes_a_bots(plug):
    app, pads = sit(plug, "standard", ("person", "careful", "person"), ("pad", None, "keyboard"))
    table = app.stack.top
    choosing(app, pads)
    for _ in range(20):
        app.frame(FRAME)
    pads[1] = plug()
    tap_pad(app, pads[1], "a")
    assert app.context.device_name(Device("pad", pads[1].number)) in table.hud.happened
    tap_pad(app, pads[1], "start", *["dpdown"] * 6, "a", "a", "b", "b")
    assert app.stack.top is table
    assert table.choices.couch.private == (0, 1, 2)
    assert play_on(app, pads).session.table.over


def test_a_pad_may_drop_in_the_set_up(plug):
    app = start(None, launch=Launch(language="en", speed=INSTANT, seed=5))
    app.context.preferences.change(bot_speed=INSTANT)
    app.context.pads.open()
    app.stack = type(app.stack)(play.title(app.context))
    app.stack.apply(Push(play.setup(app.context)))
    for _ in range(90):
        app.frame(FRAME)
    setup = app.stack.top
    pad = plug()
    tap_pad(app, pad, "a")
    assert setup.choice.seats.count("person") == 2
    before = setup.choice.seats
    pad.unplug()
    for _ in range(3):
        app.frame(FRAME)
    assert app.stack.top is setup
    assert setup.choice.seats.count("person") == 1
    tap_pad(app, plug(), "a")
    assert setup.choice.seats == before


def test_pads_that_drop_on_the_results_are_asked_for_when_the_next_game_begins(plug):
    app, pads = sit(plug, "standard", ("person", "person", "careful"), ("pad", "pad"))
    play_on(app, pads)
    for _ in range(600):
        app.frame(FRAME)
        if isinstance(app.stack.top, ResultsScene):
            break
    results = app.stack.top
    assert isinstance(results, ResultsScene)
    assert [app.context.seats.device(seat).kind for seat in (0, 1)] == ["pad", "pad"]
    for pad in pads.values():
        pad.unplug()
    for _ in range(3):
        app.frame(FRAME)
    assert app.stack.top is results
    tap(app, pygame.K_RETURN, pygame.K_RETURN)
    till_asked(app)
    wait(app, 1)
    assert isinstance(app.stack.top, AwayScene)
    for seat in (0, 1):
        pads[seat] = plug()
        tap_pad(app, pads[seat], "a")
    app.frame(FRAME)
    assert isinstance(app.stack.top, TableScene)
    assert play_on(app, pads).session.table.over


def test_a_pad_that_drops_while_characters_are_dealt_is_asked_for_in_the_first_room(plug):
    app = at_setup()
    pad = plug()
    tap_pad(app, pad, "a")
    wait(app, SITTING)
    tap(app, pygame.K_RETURN)
    pad.unplug()
    for _ in range(200):
        app.frame(FRAME)
    assert isinstance(app.stack.top, AwayScene)
    tap_pad(app, plug(), "a")
    app.frame(FRAME)
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert [app.context.seats.device(seat).kind for seat in table.session.people] == [
        "keyboard",
        "pad",
    ]


# -- from the set-up on ---------------------------------------------------------------------


def test_from_the_set_up_to_a_table_of_sealed_buttons(plug):
    app = at_setup()
    pads = {2: plug(), 3: plug()}
    tap_pad(app, pads[2], "a")
    tap_pad(app, pads[3], "a")
    wait(app, SITTING)
    tap(app, pygame.K_RETURN)
    for _ in range(120):
        app.frame(FRAME)
        if isinstance(app.stack.top, TableScene):
            break
    table = app.stack.top
    people = table.session.people
    assert [app.context.seats.device(seat).kind for seat in people] == ["keyboard", "pad", "pad"]
    numbers = {pad.number: pad for pad in pads.values()}
    mine = {
        seat: numbers[device.number]
        for seat in people
        if (device := app.context.seats.device(seat)).kind == "pad"
    }
    play_on(app, mine)
    for _ in range(600):
        app.frame(FRAME)
        if isinstance(app.stack.top, ResultsScene):
            break
    assert isinstance(app.stack.top, ResultsScene)


def test_a_seat_goes_to_a_bot_and_back_in_mid_game(plug):
    app, pads = sit(plug, "standard", ("person", "person", "careful"), ("pad", "pad"))
    table = play_on(app, pads, until=lambda table: len(table.session.table.log) >= 2)
    table.hand_over(1, to_bot=True)
    app.context.seats.leave(1)
    assert table.session.is_bot(1)
    play_on(app, pads, until=lambda table: len(table.session.table.log) >= 4)
    assert table.session.record()["setup"]["seats"] == ("person", "careful", "careful")
    table.hand_over(1, to_bot=False)
    app.context.seats.join(Device("pad", pads[1].number), 1)
    play_on(app, pads, until=lambda table: len(table.session.table.log) >= 6)
    assert table.choices.couch.private == (0, 1)


def test_others_are_asked_once_somebody_gets_a_device_in_the_middle_of_a_choice(plug):
    app, pads = sit(plug, "standard", ("person", "person", "careful"), (None, None, None))
    table = app.stack.top
    changing_seats(app, pads)
    pads[0] = plug()
    tap_pad(app, pads[0], "a", "b", "b")
    assert app.stack.top is table
    assert table.choices.couch.private == (0,)
    app.frame(FRAME)
    assert table.choices.drawn_to == 1
    play_on(app, pads, until=lambda table: len(table.session.table.log) >= 3)


# -- a newcomer's walk -----------------------------------------------------------------------


def newcomer(plug):
    app = start(None, launch=Launch(language="en", seed=5))
    app.context.pads.open()
    app.stack = type(app.stack)(play.title(app.context))
    app.frame(FRAME)
    return app


def walk(app, step, tries=40):
    """Do the obvious thing, about once a second, until the first card lies on the table."""
    for _ in range(tries):
        top = app.stack.top
        if isinstance(top, TableScene) and top.session.table.log:
            return
        step()
        for _ in range(30):
            app.frame(FRAME)
    raise AssertionError(f"still at {type(app.stack.top).__name__}")


def test_a_newcomer_with_a_pad_gets_to_the_first_card_by_one_button(plug):
    app = newcomer(plug)
    pad = plug()
    walk(app, lambda: tap_pad(app, pad, "a", frame=FRAME))
    assert app.context.seats.device(0) == Device("pad", pad.number)


def test_a_newcomer_with_a_mouse_gets_to_the_first_card_by_clicking_what_is_lit(plug):
    app = newcomer(plug)
    places = {"SetupScene": (556, 332), "TitleScene": (320, 200)}

    def click_on_the_obvious():
        top = app.stack.top
        at = places.get(type(top).__name__, BOX.center)
        if isinstance(top, TableScene) and top.choices.hand:
            at = top.choices.hand._boxes()[2].center
        click(app, (2 * at[0], 2 * at[1]))

    walk(app, click_on_the_obvious)


def test_two_newcomers_with_pads_get_to_the_first_cards(plug):
    app = newcomer(plug)
    pads = [plug(), plug()]

    def both():
        for pad in pads:
            tap_pad(app, pad, "a", frame=FRAME)

    walk(app, both)
    table = app.stack.top
    assert len(table.session.people) == 2
    assert {"5"} == {
        table.session.table.log[0]["moves"][str(seat)] for seat in table.session.people
    }
