"""Music changes on the beat, fades by hand, stands back under stings."""

import pygame
import pytest

from game.cabinet.cues import Tune
from game.cabinet.jukebox import DUCKED, FADE_OUT, Jukebox

FRAME = 1 / 60
TUNES = {
    "walk": Tune("dungeon_walk", 80.0, 1.25, resume=True),
    "choose": Tune("choose_your_card", 60.0, 1.0, resume=True),
    "boss": Tune("boss", 70.0, 0.75),
}


class Stream:
    """Stands for pygame.mixer.music, with a clock of its own."""

    def __init__(self):
        self.played, self.volumes, self.now, self.file = [], [], 0.0, ""

    def load(self, path):
        self.file = path.stem

    def play(self, loops, start):
        self.played.append((self.file, start))
        self.now = 0.0
        assert loops == -1

    def stop(self):
        self.file = ""

    def get_pos(self):
        return int(self.now * 1000)

    def set_volume(self, volume):
        self.volumes.append(volume)


@pytest.fixture
def stream(monkeypatch):
    made = Stream()
    monkeypatch.setattr(pygame.mixer, "music", made)
    return made


def live(jukebox, stream, seconds, wanted, volume=1.0):
    for _ in range(round(seconds / FRAME)):
        stream.now += FRAME
        jukebox.update(FRAME, wanted, volume)


def test_the_first_tune_begins_at_once(stream):
    jukebox = Jukebox(TUNES)
    jukebox.update(FRAME, "walk", 0.5)
    assert stream.played == [("dungeon_walk", 0.0)]
    live(jukebox, stream, 0.5, "walk", 0.5)
    assert stream.volumes[-1] == 0.5


def test_another_tune_begins_on_the_beat_after_a_fade(stream):
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 3.0, "walk")
    frames = 0
    while jukebox.playing == "walk":
        before = stream.now
        live(jukebox, stream, FRAME, "boss")
        frames += 1
    assert before % 1.25 < 3 * FRAME or before % 1.25 > 1.25 - 3 * FRAME
    assert frames * FRAME > FADE_OUT
    fade = stream.volumes[-int(FADE_OUT / FRAME) - 1 : -1]
    assert fade == sorted(fade, reverse=True)
    assert fade[0] > 0.9
    assert fade[-1] < 0.1


def test_a_change_of_mind_before_the_beat_changes_nothing(stream):
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 3.0, "walk")
    live(jukebox, stream, 0.3, "choose")
    live(jukebox, stream, 3.0, "walk")
    assert stream.played == [("dungeon_walk", 0.0)]
    assert stream.volumes[-1] == 1.0


def test_a_tune_goes_on_where_it_was_left_on_a_beat_of_its_own(stream):
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 21.0, "walk")
    live(jukebox, stream, 6.0, "choose")
    live(jukebox, stream, 6.0, "walk")
    (_, start) = stream.played[-1]
    assert start == pytest.approx(22.5)


def test_a_boss_begins_at_the_beginning_each_time(stream):
    jukebox = Jukebox(TUNES)
    for _ in range(2):
        live(jukebox, stream, 10.0, "boss")
        live(jukebox, stream, 10.0, "walk")
    assert [start for file, start in stream.played if file == "boss"] == [0.0, 0.0]


def test_silence_may_be_wanted(stream):
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 3.0, "walk")
    live(jukebox, stream, 3.0, None)
    assert jukebox.playing is None
    assert stream.file == ""


@pytest.mark.parametrize("error", [FileNotFoundError("no such file"), pygame.error("no ogg")])
def test_a_tune_that_cannot_be_read_is_silence_with_one_line(stream, monkeypatch, caplog, error):
    def unreadable(path):
        if path.stem == "boss":
            raise error
        stream.file = path.stem

    monkeypatch.setattr(stream, "load", unreadable)
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 3.0, "boss")
    assert (stream.played, len(caplog.records)) == ([], 1)
    live(jukebox, stream, 3.0, "walk")
    assert [file for file, _ in stream.played] == ["dungeon_walk"]


def test_music_stands_back_under_a_sting_and_comes_forward_again(stream):
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 2.0, "walk")
    jukebox.duck(1.0)
    live(jukebox, stream, 0.5, "walk")
    assert stream.volumes[-1] == pytest.approx(DUCKED)
    live(jukebox, stream, 2.0, "walk")
    assert stream.volumes[-1] == 1.0
    steps = [abs(a - b) for a, b in zip(stream.volumes[5:], stream.volumes[6:], strict=False)]
    assert max(steps) < 0.2


def test_a_tune_that_the_table_has_not_is_silence_with_one_line(stream, caplog):
    jukebox = Jukebox(TUNES)
    live(jukebox, stream, 1.0, "waltz")
    assert (stream.played, jukebox.playing) == ([], None)
    live(jukebox, stream, 3.0, "walk")
    live(jukebox, stream, 3.0, "waltz")
    assert (jukebox.playing, [record.levelname for record in caplog.records]) == (None, ["WARNING"])
    live(jukebox, stream, 1.0, "boss")
    assert jukebox.playing == "boss"
