"""The table played by presses: secrets kept, choices taken back, time skipped, games resumed."""

import random
from itertools import count

import pygame
import pytest

from game.app import Launch, open_context
from game.cabinet.input import Press
from game.cabinet.scene import Push, Replace
from game.raiders import rules
from game.raiders.choreo import facts
from game.raiders.couch import GRACE
from game.raiders.curtain import PAUSE_BUTTON, RECAP_BUTTON, TORCH_BUTTON
from game.raiders.scene import TableScene
from game.raiders.session import GameSetup, Session

FRAME = 1 / 30


class Hands:
    """Somebody at the keyboard of one table."""

    def __init__(self, context, session: Session) -> None:
        self.context = context
        self.session = session
        self.scene = TableScene(context, session, pause=lambda: None, results=lambda: None)
        self.canvas = pygame.Surface((640, 360)).convert()

    def press(self, button: str, **more):
        """Press one button."""
        return self.scene.on_press(Press(button, **more))

    def wait(self, until, limit: float = 90.0) -> None:
        """Let time pass until something is so."""
        for _ in range(int(limit / FRAME)):
            if until():
                return
            self.scene.update(FRAME)
        pytest.fail("it never came to that")

    def wait_for_hand(self):
        """Skip to one's own next choice, drawing the curtain if there is one."""
        self.scene.skip()
        self.wait(lambda: not self.scene.busy and self.scene.choices.drawn_to is not None)
        self.pause()
        if self.scene.choices.hand is None:
            self.press("confirm")
            self.pause()
        return self.scene.choices.hand

    def pause(self) -> None:
        """Let pass what keeps a hurried press from laying a card."""
        for _ in range(int(GRACE / FRAME) + 2):
            self.scene.update(FRAME)


@pytest.fixture
def sit(tmp_path, monkeypatch):
    """Sit down at a table of one's own."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    stages = []

    def at(mode: str, seats: tuple[str, ...], seed: int = 3, **settings) -> Hands:
        context = open_context(Launch(seed=seed))
        context.preferences.change(**settings)
        hands = Hands(context, Session.begin(GameSetup(mode, seats, seed)))
        stages.append(hands.scene.stage)
        return hands

    yield at
    for stage in stages:
        stage.close()


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("standard", ("person", "careful", "random", "random")),
        ("tactical", ("person", "person", "random")),
        ("duo", ("person", "random")),
        ("solo", ("person",)),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_game_is_played_by_presses(sit, mode, seats, language):
    hands = sit(mode, seats, seed=12, language=language, speed=1000)
    chance = random.Random(4)
    for frame in count():
        change = hands.scene.update(FRAME)
        if frame % 20 == 0:
            hands.scene.draw(hands.canvas)
        if isinstance(change, Replace):
            break
        if hands.scene.choices.hand:
            legal = hands.session.table.legal(hands.scene.choices.hand.seat)
            hands.press(chance.choice(legal))
        elif hands.scene.choices.drawn_to is not None:
            hands.press("confirm")
    assert hands.session.table.over
    assert not hands.scene.would_lose()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("mode", "seats"), [("standard", 5), ("solo", 1)])
def test_no_text_leaves_its_box_in_any_frame(sit, caplog, mode, seats, language):
    others = ("careful", "random", "random", "random")[: seats - 1]
    hands = sit(mode, ("person", *others), seed=8, language=language, speed=4)
    for _ in range(900):
        hands.scene.update(1 / 10)
        hands.scene.draw(hands.canvas)
        if hands.session.table.over:
            break
        if hands.scene.choices.hand:
            hands.press("right")
            hands.press(hands.session.table.legal(0)[-1])
    assert "TextTooWide" not in caplog.text


def test_instant_speed_and_real_time_show_the_same(sit):
    claims = []
    for speed in (1, 1000):
        hands = sit("standard", ("person", "random", "random"), speed=speed)
        for move in ("1", "2", "3"):
            hands.wait(lambda hands=hands: hands.scene.choices.hand is not None)
            hands.press(move)
            hands.wait(lambda hands=hands: hands.scene.choices.hand is None)
        hands.wait(lambda hands=hands: hands.scene.choices.hand is not None)
        hands.scene.stage.enter()
        claims.append(facts.claims(hands.scene.show.heroes, hands.scene.show.table))
    assert claims[0] == claims[1]


def test_a_press_skips_to_the_next_choice(sit):
    hands = sit("standard", ("person", "random", "random"))
    assert hands.scene.busy
    hands.press("confirm")
    assert not hands.scene.busy
    assert hands.scene.choices.hand is not None


def test_holding_hurry_makes_time_run_faster(sit):
    slow, fast = sit("solo", ("person",)), sit("solo", ("person",))
    fast.press("hurry")
    for hands in (slow, fast):
        for _ in range(30):
            hands.scene.update(FRAME)
    assert fast.scene.show.timeline.now > 3 * slow.scene.show.timeline.now
    fast.press("hurry", down=False)
    assert not fast.scene.hurrying


def test_the_state_is_final_before_the_first_beat(sit):
    hands = sit("solo", ("person",))
    hands.wait_for_hand()
    hands.press("1")
    hands.wait(lambda: hands.scene.busy)
    assert len(hands.session.table.log) == 1
    assert Session.resume(hands.context.saves.read()).table.log == hands.session.table.log


def test_a_greyed_card_is_refused_with_its_reason(sit):
    hands = sit("solo", ("person",))
    hands.wait_for_hand()
    hands.press("1")
    hand = hands.wait_for_hand()
    hands.press("1")
    assert hand.why["1"] == "spent"
    assert hand.refused > 0
    assert not hands.session.table.sealed


def test_keys_and_mouse_choose_cards(sit):
    hands = sit("standard", ("person", "random", "random"))
    hand = hands.wait_for_hand()
    hands.press("right")
    hands.press("right")
    assert hand.moves[hand.focus] == "3"
    spot = hand._boxes()[4].center
    hands.press("point", at=spot)
    assert hand.moves[hand.focus] == "5"
    assert not hands.session.table.sealed
    hands.press("click", at=spot)
    assert hands.session.table.sealed == {0}


def test_a_sealed_card_can_be_taken_back(sit):
    hands = sit("standard", ("person", "random", "random"))
    hands.wait_for_hand()
    hands.press("2")
    assert 0 in hands.session.table.sealed
    hands.press("back")
    assert 0 not in hands.session.table.sealed
    assert hands.scene.choices.hand is not None
    assert 0 not in hands.scene.show.cards


def test_between_people_the_hand_is_hidden(sit):
    hands = sit("standard", ("person", "person", "random"), speed=1000)
    hands.wait(lambda: hands.scene.choices.drawn_to == 0)
    assert hands.scene.choices.hand is None
    hands.press("confirm")
    assert hands.scene.choices.hand is None
    hands.pause()
    hands.press("confirm")
    assert hands.scene.choices.hand.seat == 0
    hands.press("2")
    assert (hands.scene.choices.drawn_to, hands.scene.choices.hand) == (1, None)
    hands.press("2")
    assert 1 not in hands.session.table.sealed
    hands.pause()
    hands.press("confirm")
    assert hands.scene.choices.hand.seat == 1


def torch_seat(seed: int) -> int:
    """The seat that begins with a torch in this game, or -1."""
    view = rules.view(rules.new_game(seed, 3, rules.Options("standard"))[0], None)
    hidden = any(not each.up for each in view.row)
    holders = [k for k, seat in enumerate(view.seats) if "torch" in seat.items]
    return holders[0] if holders and hidden else -1


@pytest.mark.parametrize("by", ["torch", "click"])
def test_a_torch_shows_the_rooms_to_its_bearer_alone(sit, by):
    seed = next(seed for seed in count() if torch_seat(seed) == 1)
    hands = sit("standard", ("person", "person", "random"), seed)
    hands.wait_for_hand()
    hands.press("1")
    assert hands.wait_for_hand().seat == 1
    hands.press(by, at=TORCH_BUTTON.center if by == "click" else None)
    hands.scene.skip()
    assert hands.scene.choices.peek
    hands.scene.draw(hands.canvas)
    assert all(each.room for each in hands.scene.hud.row)
    hands.press("confirm")
    assert not hands.scene.choices.peek
    hands.press("2")
    hands.scene.draw(hands.canvas)
    assert any(each.room is None for each in hands.scene.hud.row)


def test_the_recap_opens_and_scrolls(sit):
    hands = sit("solo", ("person",), speed=1000)
    for move in ("1", "2", "3", "4"):
        hands.wait(lambda: hands.scene.choices.hand is not None)
        hands.press(move)
        hands.wait(lambda: hands.scene.choices.hand is None or hands.session.table.over is not None)
        if hands.session.table.over:
            break
    hands.scene.skip()
    hands.press("click", at=RECAP_BUTTON.center)
    assert hands.scene.recap.open
    hands.press("up")
    hands.scene.draw(hands.canvas)
    hands.press("back")
    assert not hands.scene.recap.open


@pytest.mark.parametrize("button", ["menu", "back", "context"])
def test_the_pause_menu_opens_at_any_moment(sit, button):
    hands = sit("solo", ("person",))
    assert hands.scene.busy
    assert isinstance(hands.press(button, at=(300, 300) if button == "context" else None), Push)
    hands.wait_for_hand()
    assert isinstance(hands.press(button), Push)


def test_the_mouse_has_a_button_for_the_pause_menu(sit):
    hands = sit("solo", ("person",))
    hands.wait_for_hand()
    assert isinstance(hands.press("click", at=PAUSE_BUTTON.center), Push)


def test_a_card_pressed_too_late_pauses_nothing(sit):
    hands = sit("duo", ("person", "person"))
    assert hands.scene.on_press(Press("back", card="1", seat=0)) is None


def test_a_game_taken_up_again_stands_where_it_stood(sit):
    hands = sit("tactical", ("person", "person", "person"))
    hands.wait_for_hand()
    hands.press("2")
    hands.wait(lambda: len(hands.session.table.log) == 1)
    session = Session.resume(hands.session.record())
    scene = TableScene(hands.context, session, pause=lambda: None, results=lambda: None)
    assert not scene.busy
    assert len(scene.show.cards) == 1
    scene.draw(hands.canvas)
    scene.stage.close()
