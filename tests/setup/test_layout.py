"""The rules of docs/decisions.md about who may know whom, read off the imports."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.setup.checkout import ROOT, plain_environment

GAME = ROOT / "game"
MODULES = sorted(GAME.rglob("*.py"))
RULES = [path for path in MODULES if path.parent.name == "rules"]
GAMES = sorted({path.parent.parent.name for path in RULES})
# What each distribution that the game needs is imported as.
RUNTIME = {
    "esper": "esper",
    "platformdirs": "platformdirs",
    "pygame-ce": "pygame",
    "pytmx": "pytmx",
    "tqdm": "tqdm",
}
# The rules answer the same for ever: no clock, no chance, no files, no other process.
IMPURE = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "subprocess", "sys"}
IMPURE |= {"tempfile", "threading", "time", "uuid"}
LONGEST_MODULE = 400


def identify(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """Name everything that a module imports, `package.module.name` where it names a name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{identify(path)} has a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def breaches(paths: list[Path], pattern: str) -> list[str]:
    """List the imports of these modules that match a pattern from their beginning."""
    return [
        f"{identify(path)} imports {name}"
        for path in paths
        for name in imports(path)
        if re.match(pattern, name)
    ]


def test_the_cabinet_knows_no_game() -> None:
    cabinet = [path for path in MODULES if "cabinet" in path.parts]
    assert cabinet
    assert not breaches(cabinet, rf"game\.({'|'.join(GAMES)})\b")


def test_the_rules_stand_on_the_standard_library_alone() -> None:
    assert RULES
    own = {"game", "__future__"} | sys.stdlib_module_names - IMPURE
    for path in RULES:
        package = ".".join(path.parent.relative_to(ROOT).parts)
        for name in imports(path):
            assert name.split(".")[0] in own, f"{identify(path)} imports {name}"
            assert not name.startswith("game") or name.startswith(package), identify(path)


def test_only_the_rules_and_the_referee_name_the_state() -> None:
    others = [path for path in MODULES if path not in RULES and "referee" not in path.name]
    assert not breaches(others, r"game\.\w+\.rules\.(state|deal|resolve)\b")
    assert not breaches(others, r"game\.\w+\.rules\.State$")


def test_bots_see_views_and_the_tables_of_cards() -> None:
    bots = [path for path in MODULES if path.parent.name == "bots"]
    assert not breaches(bots, r"game\.(cabinet|\w+\.(session|scene|stage|choreo))\b")


def test_only_the_input_reads_the_event_queue() -> None:
    readers = [
        identify(path)
        for path in MODULES
        if re.search(r"\bevent\.(get|poll|wait)\(", path.read_text(encoding="utf-8"))
    ]
    assert readers in ([], ["game/cabinet/input.py"])


def test_the_game_imports_what_the_project_names_and_no_more() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {re.split(r"[^\w-]", needed)[0] for needed in project["project"]["dependencies"]}
    found = {name.split(".")[0] for path in MODULES for name in imports(path)}
    assert named == RUNTIME.keys()
    assert found - sys.stdlib_module_names - {"game"} == set(RUNTIME.values())


def test_every_dependency_is_justified() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    lists = [project["project"]["dependencies"], project["build-system"]["requires"], *extras]
    named = {re.split(r"[^\w-]", needed)[0] for needs in lists for needed in needs}
    decisions = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    missing = [name for name in named - {"dungeon-arcade"} if f"`{name}`" not in decisions]
    assert not missing


@pytest.mark.parametrize("path", MODULES, ids=identify)
def test_a_module_can_be_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("command", ["referee", "arena"])
def test_headless_commands_need_nothing_but_the_rules(command: str) -> None:
    blocked = ["esper", "platformdirs", "pygame", "pytmx"]
    code = (
        f"import sys\nsys.modules.update(dict.fromkeys({blocked!r}))\n"
        "from game.__main__ import main\nsys.exit(main(sys.argv[1:]))\n"
    )
    arguments = ["--games", "2", "--json"] if command == "arena" else []
    done = subprocess.run(
        [sys.executable, "-c", code, command, *arguments],
        input="",
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=plain_environment(),
    )
    assert done.returncode == 0, done.stderr


def tracked() -> list[Path]:
    """List the text files that belong to the project, with or without git."""
    suffixes = {".json", ".md", ".py", ".tiled-project", ".tmx", ".toml", ".tsx"}
    folders = ["assets", "docs", "game", "levels", "tests", "tools"]
    inside = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    top = [ROOT / name for name in ["README.md", "pyproject.toml", ".ci/run", "LICENSE"]]
    return top + [path for path in inside if path.suffix in suffixes]


def test_no_file_names_a_machine_or_a_package_host() -> None:
    hosts = ["py" + "pi.", "python" + "hosted", "npm" + "js", "github" + ".", "gitlab" + "."]
    places = [f"/{folder}/" for folder in ["home", "root", "work", "Users"]]
    pattern = re.compile("|".join(map(re.escape, hosts + places)))
    found = [
        f"{identify(path)}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found
