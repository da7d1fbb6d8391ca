"""What is loaded before the first picture: that, and not a clock, keeps the start short."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.setup.checkout import ROOT, plain_environment

# Each costs a start 1 to 100 ms; what needs one of them imports it where it is needed.
SLOW = {
    "PIL", "asyncio", "concurrent.futures", "esper", "hypothesis", "importlib.metadata",
    "importlib.resources", "multiprocessing", "numpy", "platformdirs", "pygame._sdl2.controller",
    "pytmx", "socket", "subprocess", "tempfile", "tqdm", "unittest", "xml", "zipfile",
}  # fmt: skip
# Scenes and services that come after the title, or that it can show itself without.
LATER = {
    "assets", "buttons", "cards", "chairs", "cues", "jukebox", "pause", "rooms",
    "soundbank", "stage", "table", "teach", "timeline",
}  # fmt: skip
CODE = """\
import json, sys
from game.__main__ import main
code = main(sys.argv[1:])
print(json.dumps(sorted(name for name, module in sys.modules.items() if module)))
sys.exit(code)
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules of a process that has shown the title once."""
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    home = {"DUNGEON_ARCADE_HOME": str(tmp_path_factory.mktemp("home"))}
    done = subprocess.run(
        [sys.executable, "-c", CODE, "play", "--frames", "1"],
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=plain_environment() | silent | home,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return set(json.loads(done.stdout))


def test_the_title_needs_no_slow_module(loaded: set[str]) -> None:
    assert "game.cabinet.title" in loaded
    assert not loaded & SLOW


def test_the_title_loads_none_of_what_it_leads_to(loaded: set[str]) -> None:
    assert {name for name in loaded if name.startswith("game.raiders.")} == {"game.raiders.play"}
    assert not loaded & {f"game.cabinet.{name}" for name in LATER}


def test_the_list_names_modules_that_exist() -> None:
    cabinet = {path.stem for path in Path(ROOT, "game", "cabinet").glob("*.py")}
    assert cabinet >= LATER
