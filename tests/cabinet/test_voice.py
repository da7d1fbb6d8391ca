"""Playing by ear: a whole game from the lines alone; speech and large print."""

import io
import logging
import random
import re
import shutil
import subprocess
import sys
from itertools import product

import pygame
import pytest
from playing import Probe, start, tap

from game.app import Launch, main
from game.cabinet import large_print
from game.cabinet.filters import draw_lines
from game.cabinet.scene import Push
from game.cabinet.settings import INSTANT
from game.raiders import play
from game.raiders.session import GameSetup

FRAME = 1 / 30
HAND = re.compile(r"You can play: (.*)\.")


class Listener:
    """Somebody who presses keys and hears lines; there is no screen for them."""

    def __init__(self, app):
        self.app, self.lines = app, []
        app.context.voice.line = self.lines.append

    def press(self, *keys):
        """Press keys; what was said since then."""
        before = len(self.lines)
        tap(self.app, *keys)
        for _ in range(40):
            self.app.frame(FRAME)
        return self.lines[before:]

    def find(self, key, line, tries=12):
        """Press ``key`` until a line is heard."""
        for _ in range(tries):
            if any(each.startswith(line) for each in self.lines[-2:]):
                return
            self.press(key)
        raise AssertionError(f"{line!r} was never said, but {self.lines[-tries:]}")


def test_a_whole_solo_game_is_played_from_the_lines_alone():
    app = start(None, launch=Launch(language="en", speed=INSTANT, seed=6))
    app.stack = type(app.stack)(play.title(app.context))
    ear, rng = Listener(app), random.Random(4)
    ear.press()
    assert ear.lines == ["Dungeon Arcade. Press any button."]
    assert ear.press(pygame.K_RETURN) == ["New game"]
    ear.find(pygame.K_DOWN, "New game")
    opening = ear.press(pygame.K_RETURN)
    assert opening[0].startswith("Gather your party. Standard. 3 to 5 players")
    assert opening[1:] == ["Start"]
    ear.find(pygame.K_UP, "Standard. 3 to 5 players")
    ear.find(pygame.K_RIGHT, "Solo. You against")
    ear.press(pygame.K_DOWN, pygame.K_DOWN)
    ear.find(pygame.K_RIGHT, "Start")
    ear.press(pygame.K_RETURN)
    played = 0
    for _ in range(60):
        heard = "\n".join(ear.lines[-12:])
        if "Again." in ear.lines[-1]:
            break
        hands = HAND.findall(heard)
        cards = re.findall(r"[1-5]", hands[-1]) if hands else []
        if cards:
            ear.press(pygame.key.key_code(rng.choice(cards)))
            played += 1
        else:
            ear.press(pygame.K_RETURN)
    else:
        raise AssertionError(f"the end was never said, but {ear.lines[-5:]}")
    assert played >= 5
    assert not [line for line in ear.lines if "{" in line]
    ear.find(pygame.K_RIGHT, "Main menu.")
    assert ear.press(pygame.K_RETURN)[-1] in {"New game", "Dungeon Arcade. Press any button."}


def test_the_command_prints_the_lines(monkeypatch, capsys):
    main(["--narrate", "--frames", "3", "--lang", "en"])
    assert capsys.readouterr().out.splitlines() == ["Dungeon Arcade. Press any button."]


@pytest.mark.parametrize("error", [BrokenPipeError(32, "broken"), OSError(28, "full")])
def test_lines_that_nobody_takes_end_and_the_game_goes_on(caplog, error):
    app = start(Probe(), launch=Launch(language="en"))
    told = []

    def line(sentence):
        told.append(sentence)
        raise error

    app.context.voice.line = line
    app.context.voice.say("One.")
    app.context.voice.say("Two.")
    assert (told, len(caplog.records)) == (["One."], 1)


def test_what_the_terminal_cannot_write_is_a_question_mark(monkeypatch):
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", plain)
    assert main(["--narrate", "--frames", "3", "--lang", "es"]) == 0
    plain.seek(0)
    assert plain.read() == "Dungeon Arcade. Pulsa cualquier bot?n.\n"


@pytest.mark.parametrize(("language", "call"), [("en", "Pass to the "), ("es", "Turno del ")])
def test_whose_turn_it_is_is_said_with_the_article(language, call):
    app = start(Probe(), launch=Launch(language=language, speed=INSTANT, seed=6))
    ear = Listener(app)
    chosen = GameSetup("standard", ("person", "person", "careful"), 6)
    app.stack.apply(Push(play.begun(app.context, chosen)))
    ear.press()
    assert any(line.startswith(call) for line in ear.lines)


def test_a_hand_behind_the_curtain_is_never_said():
    app = start(Probe(), launch=Launch(language="en", speed=INSTANT, seed=6))
    ear = Listener(app)
    chosen = GameSetup("standard", ("person", "person", "careful"), 6)
    app.stack.apply(Push(play.begun(app.context, chosen)))
    ear.press()
    assert any("Pass to" in line for line in ear.lines)
    ear.press(pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RIGHT)
    assert not [line for line in ear.lines if "You can play" in line or line.startswith("Card")]


@pytest.fixture
def speakers(monkeypatch):
    """The speech programs that were started, oldest first; each speaks until it is ``done``."""
    started = []

    class Speaker:
        def __init__(self, words, env, **_options):
            self.words, self.sentence, self.done = words, env["DUNGEON_ARCADE_SENTENCE"], False
            started.append(self)

        def poll(self):
            return 0 if self.done else None

        def terminate(self):
            self.done = True

    monkeypatch.setattr(subprocess, "Popen", Speaker)
    return started


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("spd-say", ["--priority", "message", "--language", "es", "--", "Alguien."]),
        ("espeak-ng", ["-v", "es", "--", "Alguien."]),
        ("say", ["Alguien."]),
        ("powershell", None),
    ],
)
def test_each_sentence_is_handed_to_the_program_of_the_system(
    monkeypatch, speakers, program, words
):
    monkeypatch.setattr(shutil, "which", lambda name: name == program)
    app = start(Probe(), launch=Launch(language="es"))
    app.context.voice.say("Nadie.")
    app.context.preferences.change(speech=True)
    app.context.voice.say("Alguien.")
    (speaker,) = speakers
    assert speaker.sentence == "Alguien."
    assert speaker.words[0] == program
    assert speaker.words[1:] == words or "Alguien." not in " ".join(speaker.words)


def test_events_are_spoken_one_after_the_other_and_an_old_focus_never(monkeypatch, speakers):
    monkeypatch.setattr(shutil, "which", lambda _name: True)
    app = start(Probe())
    app.context.preferences.change(speech=True)
    voice = app.context.voice
    for sentence in ("One.", "Two."):
        voice.say(sentence)
    for sentence in ("Card: 1.", "Card: 2."):
        voice.focus(sentence)
    for _ in range(6):
        voice.update(FRAME)
        speakers[-1].done = True
    assert [each.sentence for each in speakers] == ["One.", "Two.", "Card: 2."]
    voice.focus("Card: 3.")
    voice.focus("Card: 4.")  # while the third card is being spoken
    voice.update(FRAME)
    assert speakers[-2].done
    assert [each.sentence for each in speakers[-2:]] == ["Card: 3.", "Card: 4."]


def test_turned_off_the_voice_is_silent_at_once(monkeypatch, speakers):
    monkeypatch.setattr(shutil, "which", lambda _name: True)
    app = start(Probe())
    app.context.preferences.change(speech=True)
    for sentence in ("One.", "Two."):
        app.context.voice.say(sentence)
    app.context.preferences.change(speech=False)
    app.context.voice.update(FRAME)
    assert [(each.sentence, each.done) for each in speakers] == [("One.", True)]


@pytest.mark.parametrize("broken", [False, True])
def test_without_a_speech_program_there_is_one_line_and_no_error(monkeypatch, caplog, broken):
    def fail(*_words, **_options):
        raise OSError(8, "Exec format error")

    monkeypatch.setattr(shutil, "which", lambda _name: broken)
    monkeypatch.setattr(subprocess, "Popen", fail)
    caplog.set_level(logging.WARNING)
    app = start(Probe())
    app.context.preferences.change(speech=True)
    for sentence in ("One.", "Two."):
        app.context.voice.say(sentence)
    assert len(caplog.records) == 1


@pytest.fixture
def large():
    """Large print of the largest size, over nothing."""
    app = start(Probe())
    app.context.preferences.change(text_size=3)
    return app.context.voice.large


def read(large, seconds, tall=large_print.TALL, *, stays=False):
    """The bands that are seen in so many seconds, each once, as bytes."""
    seen = {}
    for _ in range(round(seconds / FRAME)):
        band = large.band(tall, stays=stays)
        if band:
            seen[pygame.image.tobytes(band, "RGB")] = None
        large.update(FRAME)
    return list(seen)


def test_large_print_shows_a_sentence_as_long_as_it_takes_to_read_it(large):
    for sentence in ("Short.", "The Rogue gains 2 coins and the Knight takes 3 wounds."):
        large.tell(sentence)
        large.update(large_print.reading_time(sentence) - 0.1)
        assert large.band(large_print.TALL, stays=False)
        large.update(0.2)
        assert not large.band(large_print.TALL, stays=False)


def test_a_long_text_is_shown_page_by_page_and_nothing_of_it_is_lost(large):
    text = " ".join(f"word{number}" for number in range(60))
    for scale, tall in product((2, 3), (1, 2)):
        pages = large_print.pages_of(text, scale, tall)
        assert all(len(page) <= tall for page in pages)
        assert " ".join(line for page in pages for line in page) == text
    large.tell(text)
    shown = read(large, large_print.reading_time(text))
    assert len(shown) == len(large_print.pages_of(text, 3, 2))


def test_a_page_ends_where_a_sentence_ends_and_a_name_stays_with_what_is_told_of_it():
    text = "The characters are dealt. Scout. Coins: 3, wounds: 2, items: torch."
    first, second = large_print.pages_of(text, 3, 1)[0], large_print.pages_of(text, 3, 1)[1]
    assert first == ("The characters are dealt.",)
    assert second[0].startswith("Scout. Coins: 3")


def test_what_happens_is_shown_one_after_the_other_and_then_the_focus(large):
    for sentence in ("One.", "Two."):
        large.tell(sentence)
    large.hold("Card: 1.", at_once=False)
    assert len(read(large, 12)) == 3
    large.tell("Three.")
    large.hold("Card: 2.", at_once=False)  # the player has moved on
    assert len(read(large, 12)) == 1


def test_whoever_lags_behind_is_not_kept_waiting(large):
    for number in range(20):
        large.tell(f"Number {number}.")
    assert len(read(large, 30)) == 3
    large.tell("Another room begins.")
    large.forget()
    assert not read(large, 1)


def test_in_a_menu_large_print_stays_with_the_focus_and_off_it(large):
    large.hold("New game", at_once=True)
    large.update(100)
    canvas = pygame.Surface((640, 360))
    assert large.draw(canvas, None).bottom == large_print.FOOT
    assert large.draw(canvas, pygame.Rect(0, 300, 9, 9)).bottom == 360
    assert large.draw(canvas, pygame.Rect(0, 340, 9, 9)).top == 0
    assert large.band(large_print.TALL, stays=False) is None


def test_red_and_green_differ_in_blue_while_grey_and_white_stay():
    app = start(Probe())
    app.context.preferences.change(colour_blind=True)
    app.frame(FRAME)
    canvas = app.window.canvas
    canvas.fill((220, 60, 60))
    canvas.fill((60, 150, 60), (0, 0, 9, 9))
    canvas.fill((90, 90, 90), (9, 0, 9, 9))
    canvas.fill((255, 250, 240), (18, 0, 9, 9))
    app.window.present()
    places = (100, 100), (4, 4), (13, 4), (22, 4)
    red, green, grey, white = (canvas.get_at(at)[:3] for at in places)
    assert red[:2] == (220, 60)
    assert red[2] - green[2] > 100
    assert grey == (90, 90, 90)
    assert white == (255, 250, 243)


@pytest.mark.parametrize(("size", "dark"), [((640, 360), 0), ((1280, 720), 360), ((960, 540), 0)])
def test_tube_lines_lie_where_they_have_room(size, dark):
    screen = pygame.Surface(size)
    screen.fill("white")
    draw_lines(screen, 360, 2)
    rows = [screen.get_at((5, row))[0] for row in range(size[1])]
    assert sum(bright < 255 for bright in rows) == dark


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("solo", ("person",)),
        ("standard", ("person", "careful", "random")),
        ("tactical", ("person", "careful", "person")),
    ],
)
def test_up_and_down_read_all_that_lies_on_the_table(mode, seats, language):
    app = start(Probe(), launch=Launch(language=language, speed=INSTANT, seed=6))
    app.context.preferences.change(bot_speed=INSTANT)
    app.stack.apply(Push(play.begun(app.context, GameSetup(mode, seats, 6))))
    ear = Listener(app)
    ear.press()
    table = app.stack.top
    while table.choices.hand is None:
        ear.press()
    view = table.session.table.view(table.choices.hand.seat)
    rounds = [ear.press(pygame.K_DOWN)[0] for _ in range(len(seats) + 2)]
    assert len(set(rounds)) == len(rounds)
    hidden = "face down" if language == "en" else "boca abajo"
    assert rounds[0].count(hidden) == sum(each.room is None for each in view.row)
    for seat, sentence in zip(view.seats, rounds[1:], strict=False):
        name = app.context.locale.say(f"character.{seat.character}.name")
        assert sentence.startswith(name)
        numbers = re.findall(r"(\d+)(?: (?:of|de) \d+)?", sentence)
        health = 10 - seat.wounds if mode == "solo" else seat.wounds  # alone: the bar of life
        assert numbers[:2] == [str(seat.coins), str(health)]
        assert not seat.hand or str(seat.hand[-1]) in sentence
    assert ear.press(pygame.K_DOWN) == rounds[:1]
    assert ear.press(pygame.K_UP) == rounds[-1:]


def test_a_foe_is_told_with_its_strength_and_its_wounds():
    app = start(Probe(), launch=Launch(language="en", speed=INSTANT, seed=6))
    app.context.preferences.change(bot_speed=INSTANT)
    setup = GameSetup("standard", ("person", "careful", "random"), 6)
    app.stack.apply(Push(play.begun(app.context, setup)))
    ear = Listener(app)
    ear.press()
    ear.press(pygame.K_5)
    ear.press(pygame.K_2)
    (told,) = [line for line in ear.lines if line.startswith("Level 1 • Room 3 of 5: Snake.")]
    assert "whoever plays the lowest takes 3 wounds. Its strength is 8." in told


def test_what_a_hidden_hand_would_show_is_not_read():
    app = start(Probe(), launch=Launch(language="en", speed=INSTANT, seed=6))
    setup = GameSetup("standard", ("person", "person", "careful"), 6)
    app.stack.apply(Push(play.begun(app.context, setup)))
    ear = Listener(app)
    ear.press()
    ear.press(pygame.K_RETURN)
    assert app.stack.top.choices.hand
    assert ear.press(pygame.K_DOWN, pygame.K_UP) == []


def test_a_draft_tells_what_each_character_brings():
    app = start(None, launch=Launch(language="en", speed=INSTANT, seed=6))
    app.stack = type(app.stack)(play.setup(app.context))
    ear = Listener(app)
    ear.find(pygame.K_LEFT, "Heroes")
    ear.press(pygame.K_RETURN)
    ear.find(pygame.K_RIGHT, "Start")
    heard = [*ear.press(pygame.K_RETURN), *ear.press(pygame.K_RIGHT)]
    assert all("Coins: " in line and "items: " in line for line in heard)
    assert len(set(heard)) == 2


def listener(mode, seats, seed=6):
    """Somebody at a table where nothing takes time, who has heard how the game begins."""
    app = start(Probe(), launch=Launch(language="en", speed=INSTANT, seed=seed))
    app.context.preferences.change(bot_speed=INSTANT)
    app.stack.apply(Push(play.begun(app.context, GameSetup(mode, seats, seed))))
    ear = Listener(app)
    ear.press()
    return ear


def test_who_has_the_turn_in_the_open_is_told_by_name():
    ear = listener("tactical", ("person", "careful", "person"))
    assert any("Warrior, you have" in line for line in ear.lines)
    told = ear.press(pygame.K_1)
    assert any("Sorcerer, you have" in line for line in told)


def test_a_level_begins_with_its_row_and_a_game_with_how_to_hear_the_table():
    ear = listener("standard", ("person", "careful", "random"))
    (told,) = [line for line in ear.lines if "You can play" in line]
    assert told.startswith("The party stands in room 1 of these: Treasure 3 and 2, ")
    assert "Up and down read the table" in told
    ear.press(pygame.K_1)
    assert "Up and down" not in ear.lines[-2]


def test_a_lone_raider_hears_what_each_card_costs_in_a_trap():
    ear = listener("solo", ("person",))
    for card in (
        pygame.K_1,
        pygame.K_4,
        pygame.K_5,
        pygame.K_3,
        pygame.K_2,
        pygame.K_5,
        pygame.K_4,
    ):
        ear.press(card)
    (told,) = [line for line in ear.lines if "Giant boulder. The" in line]
    assert "Wounds that your card costs: 1: 0, 2: 1, 3: 1, 4: 1 and 5: 2." in told


def test_the_recap_tells_the_last_rooms_and_then_sentence_by_sentence():
    ear = listener("solo", ("person",))
    for card in (pygame.K_1, pygame.K_4, pygame.K_5, pygame.K_3):
        told = ear.press(card)
    happened = told[:-2]  # the rest is the next choice
    assert ear.press(pygame.K_r) == [" ".join(["The party enters room 4: Vault.", *happened])]
    assert ear.press(pygame.K_UP, pygame.K_UP)[-1] == happened[-3]
    assert ear.press(pygame.K_r) == ["Card: 2. It opens no chest."]


def test_what_a_torch_shows_is_told_to_who_is_alone():
    ear = listener("standard", ("careful", "person", "random"))
    ear.press(pygame.K_t)
    row = ear.app.stack.top.session.table.view(1).row
    assert ear.lines[-1].startswith("Seen by torchlight. The party stands in room 1 of these: ")
    assert "face down" not in ear.lines[-1]
    assert all(
        ear.app.context.locale.say(f"room.{each.room}.name") in ear.lines[-1] for each in row
    )


def test_an_item_in_focus_tells_what_it_does_here():
    ear = listener("standard", ("careful", "random", "person"))
    ear.find(pygame.K_RIGHT, "Card: crystal ball. See all cards first, then choose yours.")


def test_the_results_tell_every_players_end_once():
    ear = listener("standard", ("person", "careful", "random"))
    while "Again." not in ear.lines[-1]:
        ear.press(pygame.K_RETURN)
    for name in ("Warrior", "Scout", "Sorcerer"):
        assert re.search(rf"{name}\. Coins: \d+, wounds: \d+\.", ear.lines[-1])
    assert ear.press(pygame.K_RIGHT) == ["Main menu."]
