"""The figures' command: what it says of a figure, and that its parts run."""

import json
from pathlib import Path

import pytest

from tools import bench
from tools.bench import Figure


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("time", 3.0, "ms", 4), True),
        (Figure("time", 5.0, "ms", 4), False),
        (Figure("speed", 0.5, "times", 0.45, least=True), True),
        (Figure("speed", 0.4, "times", 0.45, least=True), False),
        (Figure("told", 1.0, "ms"), None),
        (Figure("absent", None, "", 4, note="there is none"), None),
    ],
)
def test_a_figure_meets_its_target_or_not(figure: Figure, met: bool | None) -> None:
    assert figure.met is met
    assert ("MISSED" in figure.line()) == (met is False)
    assert figure.note in figure.line()


def test_what_does_not_run_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(quick: bool) -> list[Figure]:
        raise bench.MissingError("no such thing")

    monkeypatch.setitem(bench.PARTS, "start", fail)
    assert bench.main(["start"]) == 0


def test_the_figures_go_to_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bench.PARTS, "start", lambda _quick: [Figure("time", 5.0, "ms", 4)])
    assert bench.main(["start", "--json", str(tmp_path / "figures.json")]) == 1
    (figure,) = json.loads((tmp_path / "figures.json").read_text())
    assert (figure["name"], figure["value"], figure["met"]) == ("time", 5.0, False)
    assert "MISSED" in capsys.readouterr().out


@pytest.mark.parametrize("part", ["rules", "start", "frame"])
def test_every_part_runs(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main([part, "--quick"])
    lines = [line for line in capsys.readouterr().out.splitlines() if "OpenSpiel" not in line]
    assert not [line for line in lines if "not taken" in line]


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        bench.main(["speed"])
    assert left.value.code == 2
    assert "there is no part 'speed'; choose from rules, start, frame" in capsys.readouterr().err
