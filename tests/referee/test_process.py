"""The referee as a program of its own: lines in, lines out, and no way to kill it."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.referee import LONGEST, serve

ROOT = Path(__file__).parents[2]

WITHOUT_PYGAME = """
import sys

MISSING = {"pygame", "esper", "pytmx", "numpy", "PIL", "tqdm", "platformdirs"}

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in MISSING:
            raise ImportError(f"{name} is not installed here")

sys.meta_path.insert(0, Blocker())
from game.__main__ import main
status = main(["referee", *sys.argv[1:]])
assert not MISSING & set(sys.modules)
sys.exit(status)
"""


def command(*arguments):
    return [sys.executable, "-c", WITHOUT_PYGAME, *arguments]


def run(data, *arguments):
    return subprocess.run(
        command(*arguments), input=data, capture_output=True, cwd=ROOT, timeout=60, check=False
    )


def lines(*requests):
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)


def test_a_game_without_pygame_esper_or_pytmx():
    new = {"op": "new", "game": "raiders", "mode": "duo", "seats": 2, "seed": 3}
    step = {"op": "step", "moves": {"0": "1", "1": "2"}}
    bot = {"op": "bot", "seat": 0, "bot": "careful"}
    done = run(lines({"op": "games"}, new, bot, step, {"op": "save"}))
    assert done.returncode == 0
    assert done.stderr == b""
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True] * 5


def test_every_line_has_its_answer_whatever_it_holds():
    bad = [b"\n", b"x\n", b"\xff\n", b"\x00\n", b"[1]\n", b"{}\r\n", b"[" * 50_000 + b"\n"]
    done = run(b"".join(bad) + b'{"op": "games"}')
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False] * len(bad) + [True]
    assert done.returncode == 0
    assert done.stderr == b""


def test_no_input_no_output():
    done = run(b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_answers_are_flushed_line_by_line():
    with subprocess.Popen(
        command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        for number in range(3):
            process.stdin.write(lines({"op": "games", "id": number}))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(30) == 0


def test_a_reader_that_has_gone_is_no_error():
    with subprocess.Popen(
        command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        process.stdin.write(lines({"op": "games"}))
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(lines(*[{"op": "games"}] * 100))
        process.stdin.close()
        assert process.wait(30) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
def test_ctrl_c_is_quiet():
    with subprocess.Popen(
        command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        process.stdin.write(lines({"op": "games"}))
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr.read() == b""


def test_arguments_that_it_does_not_have():
    done = run(b"", "--fast")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("end", [b"\n", b""])
def test_lines_too_long_to_keep_are_refused_and_the_next_is_read(end):
    long = b'{"op": "games", "id": "' + b"x" * (3 * LONGEST) + b'"}'
    sink = io.BytesIO()
    serve(
        io.BytesIO(lines({"op": "games"}) + long + end + (lines({"op": "games"}) if end else b"")),
        sink,
    )
    answers = [json.loads(line)["ok"] for line in sink.getvalue().splitlines()]
    assert answers == [True, False, True][: 3 if end else 2]


def test_the_longest_line_is_read():
    padding = b" " * (LONGEST - len(lines({"op": "games"})))
    sink = io.BytesIO()
    serve(io.BytesIO(padding + lines({"op": "games"})), sink)
    assert json.loads(sink.getvalue())["ok"]
