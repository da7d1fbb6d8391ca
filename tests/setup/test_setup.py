"""The two commands of the README, from a bare Python to a second start."""

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.program import TYPED
from tests.setup.checkout import ROOT, Checkout, make_checkout, plain_environment
from tools import _python, _setup

SETTING_UP = "Setting up in .venv"


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that was played once."""
    checkout = make_checkout(tmp_path_factory.mktemp("a folder") / "dungeon arcade")
    first = checkout.run("play", "referee", "--x")
    assert (first.returncode, first.stderr.count("\n")) == (0, 1), first.stderr
    assert first.stderr.startswith(SETTING_UP)
    assert first.stdout == f"game ['referee', '--x'] {checkout.root.parent}\n"
    return checkout


def test_a_second_start_is_quick_and_installs_nothing(ready: Checkout) -> None:
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        second = ready.run("play")
        times.append(time.perf_counter() - begun)
        assert (second.returncode, second.stderr) == (0, "")
    assert min(times) < 0.4  # the others are slowed by whatever else the machine does


def test_the_game_is_told_what_was_typed(ready: Checkout) -> None:
    module = ready.root / "game" / "__main__.py"
    kept = module.read_text()
    module.write_text(f"import os\n\nprint(os.environ['{TYPED}'])\n")
    told = ready.run("play").stdout
    module.write_text(kept)
    python = Path(sys.executable).name
    assert told == f'{python} "{ready.root}/tools/play.py"\n'


def test_the_test_command_adds_its_extra_and_runs_in_the_checkout(ready: Checkout) -> None:
    first, second = ready.run("test", "-q"), ready.run("test", "-q")
    assert first.stdout == second.stdout == f"pytest ['-q'] {ready.root}\n"
    assert (SETTING_UP in first.stderr, second.stderr) == (True, "")
    assert ready.run("play").stderr == ""


def test_a_changed_project_is_installed_again(ready: Checkout) -> None:
    project = ready.root / "pyproject.toml"
    project.write_text(project.read_text() + "# changed\n")
    made = (ready.environment / "pyvenv.cfg").stat().st_mtime_ns
    again = ready.run("play")
    assert (again.returncode, SETTING_UP in again.stderr) == (0, True)
    assert (ready.environment / "pyvenv.cfg").stat().st_mtime_ns == made
    assert ready.run("play").stderr == ""


def test_without_a_network_one_sentence_says_so(ready: Checkout) -> None:
    project = ready.root / "pyproject.toml"
    kept = project.read_text()
    project.write_text(kept.replace("requires = []", 'requires = ["hatchling"]'))
    failed = ready.run("play", PIP_INDEX_URL="http://127.0.0.1:9/")
    project.write_text(kept)
    _assert_one_sentence(failed, "needs the network")
    assert ready.run("play").stderr == ""


def test_what_pip_says_is_passed_on(ready: Checkout) -> None:
    project = ready.root / "pyproject.toml"
    kept = project.read_text()
    project.write_text(kept.replace("requires = []", 'requires = ["no-such-thing"]'))
    failed = ready.run("play", PIP_NO_INDEX="1")
    project.write_text(kept)
    _assert_one_sentence(failed, "no-such-thing", str(ready.environment / "setup.log"))


@pytest.mark.parametrize("stamp", ["", '{"extras": null}', '{"extras": [7]}', "[1]"])
def test_a_half_made_environment_is_made_anew(ready: Checkout, stamp: str) -> None:
    ready.stamp.write_text(stamp)
    shutil.rmtree(next(ready.environment.rglob("site-packages/pip")))
    healed = ready.run("play")
    assert (healed.returncode, SETTING_UP in healed.stderr) == (0, True), healed.stderr
    assert ready.run("play").stderr == ""


def test_a_moved_checkout_is_set_up_again(ready: Checkout) -> None:
    moved = Checkout(ready.root.with_name("elsewhere"))
    ready.root.rename(moved.root)
    started = moved.run("play")
    moved.root.rename(ready.root)
    assert (started.returncode, SETTING_UP in started.stderr) == (0, True), started.stderr
    assert ready.root.parent.name in started.stdout


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send on Windows")
def test_ctrl_c_is_quiet_and_the_next_run_goes_on(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path / "stopped")
    process = subprocess.Popen(
        checkout.command("play"),
        stderr=subprocess.PIPE,
        text=True,
        env=plain_environment(),
        start_new_session=True,
    )
    while not checkout.stamp.exists() and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.splitlines()[-1] == "Stopped: run the same command again to go on."
    assert "Traceback" not in said
    assert checkout.run("play").returncode == 0


def test_two_first_starts_at_once_take_turns(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path / "twice")
    starts = [
        subprocess.Popen(
            checkout.command("play", name),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=checkout.root.parent,
            env=plain_environment(),
        )
        for name in ["one", "two"]
    ]
    said = [start.communicate(timeout=120) for start in starts]
    assert [start.returncode for start in starts] == [0, 0], said
    assert ["one" in said[0][0], "two" in said[1][0]] == [True, True]
    assert sorted(errors.split(" ")[0] for _, errors in said) == ["Setting", "Waiting"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_start_that_is_killed_leaves_nobody_waiting(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path / "killed")
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    killed = subprocess.Popen(checkout.command("play"), env=plain_environment(), **silent)
    while not checkout.stamp.exists() and killed.poll() is None:
        time.sleep(0.01)
    killed.kill()
    killed.wait()
    next_one = checkout.run("play")
    assert (next_one.returncode, next_one.stderr.split(" ")[0]) == (0, "Setting")


def test_an_environment_of_another_tool_is_used_and_never_deleted(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path / "adopted")
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", checkout.environment], check=True
    )
    mine = checkout.environment / "mine.txt"
    mine.touch()
    assert checkout.run("play").returncode == 0
    stamp = json.loads(checkout.stamp.read_text())
    assert stamp["adopted"]
    checkout.stamp.write_text(json.dumps(stamp | {"python": "of another machine"}))
    assert checkout.run("play").returncode == 0
    assert mine.exists()


def test_a_broken_environment_of_another_tool_is_left_to_its_owner(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path / "broken")
    (checkout.environment / "lib").mkdir(parents=True)
    _assert_one_sentence(checkout.run("play"), "does not start", "delete or rename")


def test_a_python_that_makes_no_environments(
    in_process: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(_setup.SetupError, match="apt install python3-venv"):
        _setup.prepare([])


def test_a_folder_that_cannot_be_written(in_process: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(
        _setup.SetupError, match=r"\.venv cannot be written \(Permission denied\): copy"
    ):
        _setup.prepare([])


def test_windows_keeps_its_python_elsewhere_and_waits_for_the_game() -> None:
    assert _setup.interpreter("nt").parts[-2:] == ("Scripts", "python.exe")
    assert _setup.start([sys.executable, "-c", "raise SystemExit(7)"], system="nt") == 7


@pytest.mark.parametrize("name", ["play", "test", "_python"])
def test_an_old_python_can_read_as_far_as_the_sentence(name: str) -> None:
    source = (ROOT / "tools" / f"{name}.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 4))
    assert "print(" not in source


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 0), (3, 10, 13)])
def test_an_old_python_is_refused(
    version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_python, "_starts", lambda _name: False)
    with pytest.raises(
        SystemExit, match=r"needs Python 3\.11 or newer and this is Python [23]\.\d"
    ):
        _python.refuse_old_python(version)
    monkeypatch.setattr(_python, "_starts", lambda name: name == "python3.12")
    with pytest.raises(SystemExit, match=r"start it with python3\.12 instead"):
        _python.refuse_old_python(version)


@pytest.fixture
def in_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that `_setup` of this very process takes for its own."""
    checkout = make_checkout(tmp_path / "inside")
    monkeypatch.setattr(_setup, "ROOT", checkout.root)
    monkeypatch.setattr(_setup, "ENVIRONMENT", checkout.environment)
    monkeypatch.setattr(_setup, "STAMP", checkout.stamp)
    return checkout.root


def _assert_one_sentence(failed: subprocess.CompletedProcess[str], *words: str) -> None:
    *setting_up, sentence = failed.stderr.splitlines()
    assert failed.returncode == 1
    assert [line.startswith(SETTING_UP) for line in setting_up] == [True]
    assert all(word in sentence for word in words), sentence
    assert failed.stdout == ""
