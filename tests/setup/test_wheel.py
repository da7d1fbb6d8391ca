"""The wheel, installed into a fresh environment and started from another folder."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.setup.checkout import ROOT, plain_environment


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        check=True,
        capture_output=True,
        cwd=ROOT,
    )
    return next(folder.glob("dungeon_arcade-*.whl"))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds the wheel.

    What the game needs comes from the environment of the tests by way of a path file, so that
    nothing is fetched; path files of that environment do not count there, nor its own `game`.
    """
    home = tmp_path_factory.mktemp("fresh") / "environment"
    venv.create(home, symlinks=os.name != "nt")
    places = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    python = Path(places["scripts"], "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--quiet", wheel], check=True)
    Path(places["purelib"], "needs.pth").write_text(sysconfig.get_paths()["purelib"])
    return Path(places["scripts"])


def run(program: Path, *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run an installed program in a folder of its own, with its own home."""
    home = program.parents[1] / "home"
    home.mkdir(exist_ok=True)
    return subprocess.run(
        [program, *arguments],
        input=said,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        timeout=60,
        cwd=home,
        env=plain_environment() | {"DUNGEON_ARCADE_HOME": str(home)},
    )


def test_the_wheel_carries_every_picture_and_map(wheel: Path) -> None:
    carried = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("game/_data")}
    here = {
        f"game/_data/{path.relative_to(ROOT).as_posix()}"
        for folder in ["assets", "levels"]
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
    }
    assert here
    assert carried == here


def test_the_wheel_carries_no_tests_or_tools(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"game"}


def test_the_installed_copy_finds_its_own_files(programs: Path) -> None:
    code = "from game.cabinet.paths import data_root; print(data_root())"
    found = Path(run(programs / "python", "-c", code).stdout.strip())
    assert found.parent.name == "game"
    assert programs.parent in found.parents
    assert (found / "assets").is_dir()
    assert (found / "levels").is_dir()


def test_it_tells_its_version(programs: Path) -> None:
    told = run(programs / "dungeon-arcade", "--version")
    assert (told.returncode, told.stdout, told.stderr) == (0, "dungeon-arcade 0.1.0\n", "")


def test_it_referees(programs: Path) -> None:
    answered = run(programs / "dungeon-arcade", "referee", said='{"op": "games", "id": 1}\n')
    assert (answered.returncode, answered.stderr) == (0, "")
    assert json.loads(answered.stdout).items() >= {"ok": True, "id": 1}.items()


def test_it_shows_its_first_frames(programs: Path) -> None:
    shown = run(programs / "dungeon-arcade", "play", "--frames", "3")
    assert (shown.returncode, shown.stdout, shown.stderr) == (0, "", "")


def test_it_opens_the_text_table(programs: Path) -> None:
    opened = run(programs / "dungeon-arcade", "text")
    assert (opened.returncode, "Traceback" in opened.stderr) == (0, False), opened.stderr
