"""The README does what it says: its links lead somewhere, its examples run."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.setup.checkout import ROOT, plain_environment

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"(?P<mark><!-- not run: [^\n]+ -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL
)
# Commands that would go on until a person ends them, and what makes them end here by themselves.
ENDINGS = {
    "python3 tools/play.py\n": "python3 tools/play.py --frames 3\n",
    "python3 tools/test.py\n": "python3 tools/test.py --version\n",
}


@dataclass(frozen=True)
class Block:
    """One fenced block of the README."""

    kind: str
    text: str
    marked: bool


BLOCKS = [
    Block(found["kind"], found["text"], found["mark"] is not None)
    for found in BLOCK.finditer(README)
]
SHELL = [block for block in BLOCKS if block.kind == "sh"]


def test_every_block_is_of_a_known_kind() -> None:
    assert {block.kind for block in BLOCKS} == {"python", "sh", "text"}
    assert README.count("```") == 2 * len(BLOCKS)


def test_only_package_managers_are_not_run() -> None:
    marked = [block.text.split()[0] for block in BLOCKS if block.marked]
    assert marked == ["uv", "pipx"]


@pytest.mark.skipif(os.name == "nt", reason="the examples are for a POSIX shell")
@pytest.mark.parametrize(
    "text",
    [block.text for block in SHELL if not block.marked],
    ids=lambda text: text.split("\n")[0],
)
def test_a_shell_example_runs(text: str, tmp_path: Path) -> None:
    # Both ways lead to this very project: the checkout's own environment, or the one of the tests.
    programs = [str(ROOT / ".venv" / "bin"), str(Path(sys.executable).parent)]
    path = os.pathsep.join([*programs, os.environ["PATH"]])
    done = subprocess.run(
        [shutil.which("bash") or "sh", "-euo", "pipefail", "-c", ENDINGS.get(text, text)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
        cwd=ROOT,
        env=plain_environment() | {"PATH": path, "DUNGEON_ARCADE_HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    for line in done.stdout.splitlines():
        assert '"ok": false' not in line


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind == "python"])
def test_a_python_example_shows_what_python_shows(block: Block) -> None:
    example = doctest.DocTestParser().get_doctest(block.text, {}, "README", "README.md", 0)
    assert example.examples
    said: list[str] = []
    failed = doctest.DocTestRunner().run(example, out=said.append).failed
    assert not failed, "".join(said)


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)]+)\)", README))))
def test_a_link_leads_somewhere(target: str) -> None:
    assert (ROOT / target).is_file()
