import json
import logging
import os
from dataclasses import fields
from pathlib import Path

import pytest

from game.app import Launch, open_context
from game.cabinet import folders, log
from game.cabinet.bindings import DEFAULTS, NEEDED, rebound
from game.cabinet.devices import Device
from game.cabinet.records import KEPT, Records, Run
from game.cabinet.saves import Saves
from game.cabinet.settings import Preferences, Settings, choices, from_record, to_record

SPOILED = ["", "{", "null", "[]", "7", '"text"', "\x00\xff", "[" * 3000, '{"language": NaN}']


def test_settings_come_back_as_they_were(home):
    preferences = Preferences(home / "settings.json")
    preferences.change(
        language="es",
        speed=4,
        shake=50,
        bindings=rebound(DEFAULTS, "pad", "1", "x"),
        taught={"guid": {f"button {k}": name for k, name in enumerate(sorted(NEEDED))}},
    )
    assert Preferences(home / "settings.json").current == preferences.current
    assert [path.name for path in home.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", SPOILED)
def test_spoiled_settings_fall_back_with_one_line(home, caplog, text):
    path = home / "settings.json"
    path.write_bytes(text.encode("latin-1"))
    assert Preferences(path).current == Settings()
    assert len(caplog.records) == (text != "null")


def test_broken_values_fall_back_one_by_one(caplog):
    record = to_record(Settings(language="es", speed=2))
    record |= {"speed": 3, "flashes": 0, "fill": 1, "wings": 2, "shake": [100]}
    assert from_record(record) == Settings(language="es")
    assert [line.message for line in caplog.records] == [
        "These settings are not understood and were left out: speed, fill, shake, flashes, wings."
    ]


BROKEN_BUTTONS = [
    7,
    {"keyboard": 7},
    {"wheel": {}},
    {"pad": {"1": []}},
    {"pad": {"1": "x"}},
    {"pad": {"fly": ["x"]}},
    {"pad": {"1": [7]}},
    {"mouse": {"click": ["nose"]}},
]


@pytest.mark.parametrize("broken", BROKEN_BUTTONS)
def test_broken_buttons_fall_back_one_by_one(caplog, broken):
    assert from_record({"bindings": broken}).bindings == DEFAULTS
    assert len(caplog.records) == 1


def test_good_buttons_are_kept_beside_broken_ones():
    record = {"keyboard": {"1": ["z"], "2": []}, "pad": {"confirm": ["x"]}}
    bindings = from_record({"bindings": record}).bindings
    assert (bindings["keyboard"]["1"], bindings["keyboard"]["2"]) == (("z",), ("2", "[2]"))
    assert bindings["pad"]["confirm"] == ("x",)


NO_ACCEPT = {"guid": {f"button {k}": name for k, name in enumerate(sorted(NEEDED - {"a"}))}}


@pytest.mark.parametrize("broken", [7, {"guid": 7}, {"guid": {"button 1": 1}}, NO_ACCEPT])
def test_broken_lessons_are_left_out_with_one_line(caplog, broken):
    assert from_record({"taught": broken}).taught == {}
    assert len(caplog.records) == 1


def test_every_setting_has_choices_and_a_default_among_them():
    for each in fields(Settings):
        if each.name not in {"bindings", "taught"}:
            assert getattr(Settings(), each.name) in choices(each.name)


def test_what_the_command_line_asks_for_is_not_saved(home):
    preferences = Preferences(home / "settings.json", language="es")
    assert preferences.locale.language == "es"
    preferences.change(speed=2)
    assert Preferences(home / "settings.json").current == Settings(speed=2)


@pytest.mark.parametrize(
    ("spoken", "language"), [("es_ES.UTF-8", "es"), ("de_DE", "en"), ("C", "en")]
)
def test_the_first_language_is_the_systems(monkeypatch, spoken, language):
    monkeypatch.setenv("LANG", spoken)
    assert Settings().language == language


def test_a_folder_that_cannot_be_written_costs_one_line(home, caplog):
    (home / "file").write_text("in the way")
    preferences = Preferences(home / "file" / "settings.json")
    preferences.change(speed=4)
    assert preferences.current.speed == 4
    assert not Saves(home / "file" / "save.json").write({"a": 1})
    assert all("cannot be" in record.message for record in caplog.records)
    assert (home / "file").read_text() == "in the way"


def test_without_a_home_folder_nothing_is_kept_and_nothing_breaks(monkeypatch, caplog):
    def homeless(*_arguments, **_options):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("DUNGEON_ARCADE_HOME")
    monkeypatch.setattr("platformdirs.user_state_path", homeless)
    saves = Saves(folders.state_folder() / "save.json")
    assert saves.read() is None
    assert not saves.write({"a": 1})
    assert len(caplog.records) == 1


def test_half_a_character_in_a_file_goes_through_another_saving(home):
    (home / "save.json").write_text('{"name": "\\ud800"}')
    saves = Saves(home / "save.json")
    assert saves.write(saves.read())
    assert saves.read() == {"name": "\ud800"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk always full")
def test_a_full_disk_loses_lines_of_the_log_and_nothing_else(home, capsys):
    (home / log.LOG_FILE).symlink_to("/dev/full")
    log.start(home)
    logging.getLogger("game.test").debug("a detail")
    assert capsys.readouterr().err == ""


def test_a_broken_write_keeps_the_old_file(home, monkeypatch):
    saves = Saves(home / "save.json")
    saves.write({"turn": 1})

    def full(*_arguments, **_options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    assert not saves.write({"turn": 2})
    assert saves.read() == {"turn": 1}
    assert [path.name for path in home.iterdir()] == ["save.json"]


def test_what_a_killed_program_left_is_swept_away_and_a_living_one_keeps_its_own(home):
    old, young = home / "save.json.99999.new", home / "save.json.99998.new"
    for left in (old, young):
        left.write_text("{")
    os.utime(old, (1, 1))
    assert folders.write_json(home / "save.json", {})
    assert sorted(each.name for each in home.iterdir()) == ["save.json", young.name]


def test_a_save_comes_back_and_can_be_cleared(home):
    saves = Saves(home / "deep" / "save.json")
    assert saves.read() is None
    saves.write({"turn": "añil"})
    assert saves.exists
    assert saves.read() == {"turn": "añil"}
    saves.clear()
    saves.clear()
    assert not saves.exists


@pytest.mark.parametrize(
    "text", [text for text in SPOILED if text not in {"null", '{"language": NaN}'}]
)
def test_a_spoiled_save_is_put_aside(home, caplog, text):
    path = home / "save.json"
    path.write_bytes(text.encode("latin-1"))
    saves = Saves(path)
    assert saves.read() is None
    assert not saves.exists
    assert (home / "save.json.spoiled").read_bytes() == text.encode("latin-1")
    assert len(caplog.records) == 1


def run(coins, health=6, wounds=3):
    return Run(coins, health, wounds, "knight", survived=True, day="2030-01-31")


def test_S8_records_rank_coins_then_health_then_wounds(home):  # noqa: N802
    records = Records(home / "records.json")
    best, lower, fewer, more = run(9, 8, 9), run(7, 5, 9), run(7, 6, 1), run(7, 6, 2)
    assert [records.add(each) for each in (more, best, fewer, lower)] == [0, 0, 1, 1]
    assert records.runs() == (best, lower, fewer, more)


def test_records_keep_the_best_only(home):
    records = Records(home / "records.json")
    for coins in range(KEPT):
        records.add(run(coins + 1))
    assert records.add(run(0)) is None
    assert records.add(run(20)) == 0
    assert len(records.runs()) == KEPT
    assert records.runs()[-1].coins == 2


def test_of_equal_runs_the_older_stays_ahead(home):
    records = Records(home / "records.json")
    assert [records.add(run(5)), records.add(run(5))] == [0, 1]


def test_two_programs_keep_each_other_s_records(home):
    one, other = Records(home / "records.json"), Records(home / "records.json")
    assert (one.runs(), other.runs()) == ((), ())
    one.add(run(18))
    assert other.add(run(3)) == 1
    assert one.add(run(18)) == 1
    assert [each.coins for each in Records(home / "records.json").runs()] == [18, 18, 3]


def test_records_that_cannot_be_written_are_kept_while_the_program_runs(home):
    (home / "records.json").mkdir(parents=True)
    records = Records(home / "records.json")
    assert [records.add(run(5)), records.add(run(7)), records.add(run(6))] == [0, 0, 1]


def test_a_folder_that_nobody_may_look_into_holds_no_game(home, caplog):
    saves = Saves(home / ("a" * 300) / "saved-game.json")
    assert not saves.exists
    assert len(caplog.records) == 1


def test_spoiled_records_are_left_out_one_by_one(home, caplog):
    path = home / "records.json"
    Records(path).add(run(5))
    good = json.loads(path.read_text())
    path.write_text(json.dumps([{"coins": "many"}, *good, 7, None]))
    assert Records(path).runs() == (run(5),)
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "broken",
    [
        {"character": "nobody"},
        {"character": "\ud800"},
        {"coins": True},
        {"coins": -1},
        {"wounds": 10**18},
        {"health": 10**400},
        {"day": "x" * 500},
        {"day": "2030-01-31\n"},
    ],
)
def test_a_record_that_cannot_be_shown_is_left_out(home, caplog, broken):
    path = home / "records.json"
    Records(path).add(run(5))
    (good,) = json.loads(path.read_text())
    path.write_text(json.dumps([good | broken, good]))
    assert Records(path).runs() == (run(5),)
    assert len(caplog.records) == 1


def pipe(path):
    os.mkfifo(path)


def device(path):
    path.symlink_to("/dev/zero")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
@pytest.mark.parametrize("make", [pipe, device, Path.mkdir])
def test_what_is_no_regular_file_is_left_alone_with_one_line(home, caplog, make):
    path = home / "file.json"
    make(path)
    found = path.lstat()
    for read, answer in (
        (lambda: Preferences(path).current, Settings()),
        (lambda: Saves(path).read(), None),
        (lambda: Records(path).runs(), ()),
    ):
        caplog.clear()
        assert read() == answer
        assert [line.message for line in caplog.records] == [
            f"{path} cannot be read: it is no regular file."
        ]
    assert not Saves(path).exists
    assert path.lstat() == found


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
@pytest.mark.parametrize("make", [pipe, Path.mkdir])
def test_a_log_that_is_no_regular_file_stops_nothing(home, capsys, make):
    make(home / log.LOG_FILE)
    log.start(home)
    logging.getLogger("game.test").warning("No sound.")
    assert capsys.readouterr().err == "dungeon-arcade: No sound.\n"


@pytest.mark.parametrize("text", SPOILED)
def test_spoiled_record_files_do_no_harm(home, text):
    path = home / "records.json"
    path.write_bytes(text.encode("latin-1"))
    assert Records(path).runs() == ()
    assert Records(path).add(run(5)) == 0


def test_a_button_is_shown_by_the_key_that_presses_it():
    context = open_context(Launch(language="es"))
    assert [context.glyph(button) for button in ("confirm", "up", "ball", "hurry")] == [
        "key:Intro",
        "key:up",
        "key:9",
        "key:Mayús",
    ]
    context.preferences.change(bindings=rebound(DEFAULTS, "keyboard", "ball", "b"))
    assert context.glyph("ball") == "key:B"


def test_a_button_is_shown_by_the_sign_on_the_device_in_use():
    context = open_context(Launch(language="en"))
    pad = Device("pad", 3)
    assert context.glyph("confirm", pad) == "pad:A"
    assert context.glyph("page", pad) == "pill:LB"
    assert context.glyph("1", Device("left")) == "key:Q"
    assert context.arrows() == ("key:left", "key:right", "key:up", "key:down")
    context.seats.use(pad)
    assert context.glyph("menu") == "pill:START"
    assert context.arrows() == ("dpad:lrud",)
    assert context.arrows(upright=False) == ("dpad:lr",)
