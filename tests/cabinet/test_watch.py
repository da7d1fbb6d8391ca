import pytest
from PIL import Image

from tools import watch

TITLE = ["--scene", "title", "--for", "1", "--script", "wait 0.2; press confirm; shot; shot"]


def pictures(folder, *arguments):
    assert watch.main([*arguments, "--out", str(folder)]) == 0
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_same_command_makes_the_same_pictures(tmp_path):
    first = pictures(tmp_path / "a", *TITLE, "--every", "10")
    assert pictures(tmp_path / "b", *TITLE, "--every", "10") == first
    assert len(set(first.values())) > 1


def test_sheet_and_gif_hold_every_picture(tmp_path):
    sheet, gif = tmp_path / "sheet.png", tmp_path / "film.gif"
    shown = ["--scene", "settings", "--for", "0.5", "--every", "5", "--script", "press down"]
    saved = ["--sheet", str(sheet), "--columns", "2", "--gif", str(gif), "--scale", "2"]
    assert watch.main(shown + saved) == 0
    with Image.open(sheet) as image:
        assert image.size == (2 * (1280 + 4), 2 * (720 + 14))
    with Image.open(gif) as image:
        assert image.size == (1280, 720)


def test_no_picture_asked_for_is_said(capsys):
    assert watch.main(["--scene", "title", "--for", "0.1"]) == 1
    assert "No picture" in capsys.readouterr().err


@pytest.mark.parametrize("script", ["fly", "press nothing", "click 1", "wait long"])
def test_a_script_that_makes_no_sense_is_refused(script):
    with pytest.raises(SystemExit, match="makes no sense"):
        watch.main(["--scene", "title", "--for", "0.5", "--script", script])
