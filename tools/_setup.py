"""Set up `.venv` with the standard library only, then start a module in it.

play.py and test.py share this. A stamp in `.venv` says what it was made from; while the stamp
holds, a start reads two small files and hands over to the environment's Python.
"""

import hashlib
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv"
# Empty from the first moment of making an environment to the last: that tells a half-made one.
STAMP = ENVIRONMENT / "dungeon-arcade.json"
LOG = ENVIRONMENT / "setup.log"

_UNFINISHED: dict[str, Any] = {"python": "", "project": "", "extras": [], "adopted": False}
_NO_NETWORK = re.compile(
    r"NewConnectionError|Failed to establish|Max retries exceeded|Connection (refused|reset)"
    r"|name resolution|getaddrinfo failed|timed out|ConnectTimeout|unreachable|ProxyError",
    re.IGNORECASE,
)


class SetupError(Exception):
    """The environment cannot be made; the message is one sentence that says what to do."""


def run(module: str, extras: Collection[str], arguments: Sequence[str]) -> int:
    """Make sure of the environment, then run `python -m module arguments` in it.

    Returns the exit status; where a process can be replaced (everywhere but on Windows) a start
    that succeeds never returns.
    """
    try:
        prepare(extras)
        return start([str(interpreter()), "-m", module, *arguments])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped: run the same command again to go on.", file=sys.stderr)
        return 130


def interpreter(system: str = os.name) -> Path:
    """Return the path of the environment's Python on this system ("nt" is Windows)."""
    return ENVIRONMENT / ("Scripts/python.exe" if system == "nt" else "bin/python")


def start(command: list[str], system: str = os.name) -> int:
    """Hand over to a command; where that cannot be done (Windows), run it and wait for it."""
    try:
        if system != "nt":
            os.execv(command[0], command)
        return _wait(subprocess.Popen(command))
    except OSError as error:
        _fail(f"{command[0]} does not start ({error.strerror}): delete .venv and try again.")


def prepare(extras: Collection[str]) -> None:
    """Make, mend or complete `.venv`, so that it holds the project with these extras.

    Raises SetupError with the sentence for whoever started us.
    """
    stamp = read_stamp()
    sound = stamp["python"] == _running_python() and interpreter().exists()
    if sound and stamp["project"] == _project() and {*extras} <= {*stamp["extras"]}:
        return
    print("Setting up in .venv; this takes about a minute, once ...", file=sys.stderr, flush=True)
    try:
        adopted = stamp["adopted"] if sound else _make(stamp)
        _install(sorted({*extras, *stamp["extras"]}), adopted)
    except OSError as error:
        _fail(
            f"{error.filename or ROOT} cannot be written ({error.strerror}): copy the project to "
            "a folder of your own, on a disk with some room, and start it there."
        )


def read_stamp() -> dict[str, Any]:
    """Return what the environment was made from; nothing in it when it was never finished."""
    try:
        return {**_UNFINISHED, **json.loads(STAMP.read_text(encoding="utf-8"))}
    except (OSError, ValueError, TypeError):
        return _UNFINISHED


def _running_python() -> str:
    return f"{sys.version} in {ENVIRONMENT}"


def _project() -> str:
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def _make(stamp: dict[str, Any]) -> bool:
    """Make the environment anew; return True if somebody else's was there and is used instead."""
    if stamp["adopted"] or _is_foreign():
        _adopt()
        return True
    if ENVIRONMENT.exists():
        shutil.rmtree(ENVIRONMENT)
    ENVIRONMENT.mkdir()
    STAMP.touch()
    _create()
    return False


def _is_foreign() -> bool:
    """Tell whether `.venv` was made by other means: that one is not ours to delete."""
    return ENVIRONMENT.is_dir() and not STAMP.exists() and any(ENVIRONMENT.iterdir())


def _adopt() -> None:
    """Use an environment that another tool made, which may have no pip."""
    new_enough = "import sys; sys.exit(sys.version_info < (3, 11))"
    try:
        if _call("-c", new_enough).returncode:
            _fail("The Python in .venv is too old: delete or rename that folder and try again.")
        if _call("-m", "pip", "--version").returncode:
            _call("-m", "ensurepip", "--default-pip")
    except OSError:
        _fail("The Python in .venv does not start: delete or rename that folder and try again.")


def _create() -> None:
    """Fill `.venv` with a Python and its pip."""
    try:
        importlib.import_module("ensurepip")  # Debian leaves it out, and venv says so only later
        import venv

        venv.create(ENVIRONMENT, with_pip=True, symlinks=os.name != "nt")
    except (ImportError, subprocess.CalledProcessError):
        _fail(
            "This Python cannot make virtual environments: install what it lacks (on Debian and "
            "Ubuntu `sudo apt install python3-venv`) and try again."
        )


def _install(extras: Sequence[str], adopted: bool) -> None:
    """Install the project as it stands here, with its extras, and only then write the stamp."""
    wanted = f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries=3"]
    done = _call("-m", "pip", "install", *options, "--editable", wanted)
    LOG.write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        _fail(_pip_sentence(done.stdout))
    stamp = {
        "python": _running_python(),
        "project": _project(),
        "extras": extras,
        "adopted": adopted,
    }
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def _pip_sentence(output: str) -> str:
    """Say in one sentence why pip failed."""
    if _NO_NETWORK.search(output):
        return (
            "The first start needs the network, to fetch what the game is made with: connect "
            "and run the same command again."
        )
    errors = re.findall(r"\b(?:ERROR|[A-Z]\w*Error): (.+)", output)
    reason = errors[-1] if errors else "it gave no reason"
    return f"pip could not install the project ({reason}): the whole story is in {LOG}."


def _call(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the environment's Python and keep what it prints."""
    return subprocess.run(
        [str(interpreter()), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def _wait(process: "subprocess.Popen[bytes]") -> int:
    """Wait for a process that hears ctrl-C as we do, and ends in its own way."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def _fail(sentence: str) -> NoReturn:
    raise SetupError(sentence) from None
