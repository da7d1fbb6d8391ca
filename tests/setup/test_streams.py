"""Standard streams that are missing, gone or full: one sentence at most, never a traceback."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.setup.checkout import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the redirections of a POSIX shell")

COMMANDS = {
    "arena": "arena --games 2",
    "referee": "referee",
    "help": "--help",
    "arena_help": "arena --help",
    "version": "--version",
}


def shell(arguments: str, redirection: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    line = f"{shlex.quote(sys.executable)} -m game {arguments} {redirection}"
    return subprocess.run(
        ["/bin/sh", "-c", line],
        input='{"op": "games"}\n',
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        cwd=ROOT,
        env={**os.environ, "DUNGEON_ARCADE_HOME": str(tmp_path)},
    )


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_nobody_who_reads_is_no_error(arguments: str, tmp_path: Path) -> None:
    done = shell(arguments, "| true", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("arguments", ["arena --games 2", "referee", "--help", "--version"])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk always full")
def test_a_full_disk_is_said_in_one_sentence(arguments: str, tmp_path: Path) -> None:
    done = shell(arguments, ">/dev/full", tmp_path)
    assert (done.returncode, done.stderr) == (1, "dungeon-arcade: No space left on device.\n")


@pytest.mark.parametrize("stream", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_a_stream_that_is_closed_from_the_start_is_no_error(
    arguments: str, stream: str, tmp_path: Path
) -> None:
    done = shell(arguments, stream, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
