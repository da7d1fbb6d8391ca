"""Every ruling has a test that bears its id, and ``docs/rules.md`` knows them all."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
COUNTS = {"B": 8, "T": 4, "M": 3, "C": 2, "X": 2, "Z": 6, "F": 2, "V": 3, "D": 5, "S": 9}
IDS = [f"{letter}{number}" for letter, last in COUNTS.items() for number in range(1, last + 1)]


def ids_in_names():
    """The ids in the names of tests, with the files that hold them."""
    found = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for ruling in re.findall(r"(?<=_)[A-Z]\d(?=_)", node.name):
                    found.setdefault(ruling, set()).add(path.name)
    return found


def rows():
    """The table of the page: rulings of each row, and the files of tests that it names."""
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6 and re.match(r"[A-Z]\d", cells[2]):
            yield re.findall(r"[A-Z]\d", cells[2]), re.findall(r"test_\w+\.py", cells[3]), cells[4]


@pytest.mark.parametrize("ruling", IDS)
def test_every_ruling_has_a_test_that_bears_its_id(ruling):
    assert ruling in ids_in_names()


def test_no_test_bears_an_id_that_is_no_ruling():
    assert set(ids_in_names()) <= set(IDS)


def test_the_page_states_every_ruling_once_and_maps_it_to_a_section():
    assert re.findall(r"^- \*\*([A-Z]\d)\*\*", PAGE, re.MULTILINE) == IDS
    assert sorted(ruling for rulings, _, _ in rows() for ruling in rulings) == sorted(IDS)


def test_the_files_that_the_page_names_hold_the_tests_and_the_code():
    for rulings, files, code in rows():
        for ruling in rulings:
            assert ids_in_names()[ruling] & set(files), ruling
        for module in re.findall(r"\w+\.py", code):
            assert (HERE.parents[1] / "game" / "raiders" / "rules" / module).is_file()
