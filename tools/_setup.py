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
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TextIO

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv"
# Empty from the first moment of making an environment to the last: that tells a half-made one.
STAMP = ENVIRONMENT / "dungeon-arcade.json"
LOG = ENVIRONMENT / "setup.log"
# Beside the environment, which may be deleted and made anew. Never deleted itself: somebody may
# be waiting for it.
LOCK = ROOT / ".venv.lock"
_LOOK_AGAIN = 0.2  # seconds

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
    if _is_ready(extras):
        return
    try:
        with _alone():
            if not _is_ready(extras):
                _set_up(extras)
    except OSError as error:
        _fail(
            f"{error.filename or ROOT} cannot be written ({error.strerror}): copy the project to "
            "a folder of your own, on a disk with some room, and start it there."
        )


def _is_ready(extras: Collection[str]) -> bool:
    stamp = read_stamp()
    return _is_sound(stamp) and stamp["project"] == _project() and {*extras} <= {*stamp["extras"]}


def _is_sound(stamp: dict[str, Any]) -> bool:
    return stamp["python"] == _running_python() and interpreter().exists()


def _set_up(extras: Collection[str]) -> None:
    print("Setting up in .venv; this takes about a minute, once ...", file=sys.stderr, flush=True)
    stamp = read_stamp()
    adopted = stamp["adopted"] if _is_sound(stamp) else _make(stamp)
    _install(sorted({*extras, *stamp["extras"]}), adopted)


@contextmanager
def _alone() -> Iterator[None]:
    """Be the only start that sets this checkout up; wait, and say so, while another one does.

    The system takes the lock off when its holder ends, in whatever way.
    """
    with LOCK.open("a", encoding="utf-8") as file:
        if not _lock(file):
            print("Waiting for another start that is setting up ...", file=sys.stderr, flush=True)
            while not _lock(file):
                time.sleep(_LOOK_AGAIN)
        yield


def _lock(file: TextIO) -> bool:
    """Lock a file until it is closed; False if somebody else has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # a disk that has no locks: as good as alone
    return True


def read_stamp() -> dict[str, Any]:
    """Return what the environment was made from; nothing in it when it was never finished."""
    try:
        stamp = {**_UNFINISHED, **json.loads(STAMP.read_text(encoding="utf-8"))}
    except (OSError, ValueError, TypeError):
        return _UNFINISHED
    return stamp if all(map(_is_alike, stamp.values(), _UNFINISHED.values())) else _UNFINISHED


def _is_alike(value: object, model: object) -> bool:
    """Whether a value of the stamp is of the kind that it must be, a list one of words."""
    words = isinstance(value, list) and all(isinstance(word, str) for word in value)
    return words if isinstance(model, list) else type(value) is type(model)


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
