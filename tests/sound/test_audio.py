"""The loudspeaker: in the background, in turn, to the side; and silence where there is none."""

import logging
import os
import time
from dataclasses import replace

import pygame
import pytest

from game.cabinet import audio as module
from game.cabinet import cues
from game.cabinet.audio import Audio
from game.cabinet.cues import Cue, CueTable
from game.cabinet.settings import Settings

SETTINGS = Settings(language="en", volume=100, music=100, effects=100)
SMALL = CueTable(
    {
        "coin": Cue(("coin_1", "coin_2", "coin_3"), every=0.07, rest=1.0),
        "hit": Cue(("big_hit",), of={"goblin": ("dagger_hit",)}),
        "seal": Cue(("card_seal",)),
        "plaque": Cue(of={"trap": ("lever",)}, duck=True),
        "win": Cue(("compare",), also=("item_back",)),
    },
    {},
)


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def audio(monkeypatch, clock):
    """An open loudspeaker with few sounds, all of them decoded."""
    monkeypatch.setattr(cues, "load", lambda: SMALL)
    made = Audio(clock)
    made.open()
    made.bank.wait()
    made.update(1 / 60, None, SETTINGS)
    yield made
    made.close()


@pytest.fixture
def played(monkeypatch, audio):
    """The names of the sounds that are played, with the volumes of left and right."""
    heard = []

    class Channel:
        def get_busy(self):
            return False

        def play(self, sound):
            names = {audio.bank.get(name): name for name in SMALL.sounds}
            heard.append([names[sound]])

        def set_volume(self, left, right):
            heard[-1] += [left, right]

    monkeypatch.setattr(audio, "_voices", [Channel()])
    return heard


def names(played):
    return [each[0] for each in played]


def test_opening_returns_at_once_and_decodes_in_the_background():
    audio = Audio()
    started = time.perf_counter()
    audio.open()
    audio.play("focus")  # nothing is decoded yet: silence, no waiting
    assert time.perf_counter() - started < 0.1
    audio.bank.wait()
    assert audio.bank.complete
    audio.close()
    assert not pygame.mixer.get_init()


def test_closing_in_the_middle_of_decoding_does_not_wait_for_the_rest():
    audio = Audio()
    audio.open()
    started = time.perf_counter()
    audio.close()
    assert time.perf_counter() - started < 0.5
    audio.close()


def test_a_cue_takes_its_sounds_in_turn_and_begins_anew_after_a_rest(audio, played, clock):
    for _ in range(4):
        audio.play("coin")
        clock.now += 0.1
    clock.now += 2
    audio.play("coin")
    assert names(played) == ["coin_1", "coin_2", "coin_3", "coin_1", "coin_1"]


def test_a_cue_within_its_shortest_time_is_left_out(audio, played, clock):
    for _ in range(20):
        audio.play("coin")
        clock.now += 0.01
    assert len(played) == 3


def test_a_cue_is_of_the_most_special_thing_that_has_sounds(audio, played):
    audio.play("hit", "sword", "goblin", "monster")
    audio.play("hit", "troll", "monster")
    audio.play("plaque", "treasure_1", "treasure")
    audio.play("plaque", "trap_lava", "trap")
    audio.play("win")
    audio.play("nothing of the kind")
    assert names(played) == ["dagger_hit", "big_hit", "lever", "compare", "item_back"]


def test_a_cue_sounds_where_it_is(audio, played, clock):
    for pan in (-1.0, 0.0, 1.0, 9.0):
        audio.play("coin", pan=pan)
        clock.now += 1
    (left, middle, right, far) = (each[1:] for each in played)
    assert left[0] > left[1] > 0
    assert middle[0] == middle[1] == module.EFFECTS_GAIN
    assert right == left[::-1] == far


@pytest.mark.parametrize("quiet", [{"muted": True}, {"volume": 0}, {"effects": 0}])
def test_the_settings_are_in_force_from_the_next_frame_on(audio, played, quiet):
    audio.update(1 / 60, None, replace(SETTINGS, **quiet))
    audio.play("coin")
    assert played[0][1:] == [0.0, 0.0]


def test_half_the_slider_is_a_quarter_of_the_amplitude(audio, played):
    audio.update(1 / 60, None, replace(SETTINGS, effects=50))
    audio.play("coin")
    assert played[0][1] == pytest.approx(module.EFFECTS_GAIN / 4)


def test_when_all_channels_sound_the_oldest_gives_way(audio, clock):
    for _ in range(60):
        audio.play("seal")
        clock.now += 1
    assert sum(channel.get_busy() for channel in audio._voices) == len(audio._voices)


def test_a_cue_waits_for_the_mixer_but_the_game_does_not(audio, played):
    assert audio.bank.hold()  # as if a sound were being decoded
    audio.play("seal")
    assert played == []
    audio.bank.release()
    audio.update(1 / 60, None, SETTINGS)
    assert names(played) == ["card_seal"]
    audio.update(1 / 60, None, SETTINGS)
    assert len(played) == 1


def test_a_sting_makes_music_stand_back(audio, played):
    audio.play("plaque", "trap")
    for _ in range(9):
        audio.update(1 / 60, None, SETTINGS)
    assert audio.music._stand_back < 0.5


def test_without_a_device_there_is_one_line_and_silence(monkeypatch, caplog):
    def refuse(*_, allowedchanges):
        assert allowedchanges == 0  # a device of another rate converts the mix, not each sound
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio()
    audio.open()
    audio.bank.wait()
    for _ in range(3):
        audio.update(1 / 60, "title", SETTINGS)
        audio.play("confirm")
    audio.close()
    assert [each.message for each in caplog.records] == ["No sound: no such device."]


def test_sound_libraries_print_nothing_on_the_terminal(monkeypatch, capfd):
    def refuse(*_, **__):
        os.write(2, b"ALSA lib: cannot find card\n")
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio()
    audio.open()
    audio.bank.wait()
    os.write(2, b"heard again")
    assert capfd.readouterr().err == "heard again"


def test_a_device_that_vanishes_is_one_line_and_silence(monkeypatch, audio, caplog):
    class Gone:
        def get_busy(self):
            raise pygame.error("mixer not initialized")

    monkeypatch.setattr(audio, "_voices", [Gone()])
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            audio.play("seal")
            audio.update(1 / 60, None, SETTINGS)
    assert [each.message for each in caplog.records] == [
        "The sound is lost: mixer not initialized."
    ]


def test_a_spoiled_table_is_one_line_and_silence(monkeypatch, tmp_path, caplog):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "cues.toml").write_text("[cue.seal]\nplay = 3\n", encoding="utf-8")
    monkeypatch.setattr(cues, "data_root", lambda: tmp_path)
    audio = Audio()
    audio.open()
    audio.update(1 / 60, "title", SETTINGS)
    audio.play("seal")
    audio.close()
    (line,) = [each.message for each in caplog.records]
    assert line.startswith("No sound: the table of cues cannot be read: ")


def test_a_sound_that_cannot_be_read_is_one_line(monkeypatch, caplog):
    table = CueTable({"odd": Cue(("no_such_sound",))}, {})
    monkeypatch.setattr(cues, "load", lambda: table)
    audio = Audio()
    audio.open()
    audio.bank.wait()
    audio.update(1 / 60, None, SETTINGS)
    audio.play("odd")
    audio.close()
    (line,) = [each.message for each in caplog.records]
    assert line.startswith("The sound no_such_sound cannot be read: ")
