"""The arena's figures, its table and its command."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import arena
from game.raiders import rules

ROOT = Path(__file__).parents[2]


def test_wilsons_interval():
    assert arena.wilson(0, 0) == (0.0, 1.0)
    assert arena.wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert arena.wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert arena.wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_a_mean_and_its_reach():
    assert arena.mean([]) == (0.0, 0.0)
    assert arena.mean([3]) == (3.0, 0.0)
    assert arena.mean([1, 2, 3, 4]) == pytest.approx((2.5, 1.9600 * 1.29099 / 2), abs=1e-4)


def test_shared_wins_are_counted_as_such():
    tallies = [arena.Tally("random") for _ in range(3)]
    end = arena.play(arena.GameSetup("standard", ("random",) * 3, 1))
    for winners, fainted in [((0,), (1,)), ((1, 2), ()), ((), (0,))]:
        over = rules.Outcome(winners, fainted, "count")
        arena.count(tallies, rules.View(**{**fields(end), "over": over}))
    assert [tally.won for tally in tallies] == [1, 0, 0]
    assert [tally.shared for tally in tallies] == [0, 1, 1]
    assert [tally.fainted for tally in tallies] == [1, 1, 0]
    assert [len(tally.coins) for tally in tallies] == [3, 3, 3]


def fields(view):
    return {name: getattr(view, name) for name in type(view).__dataclass_fields__}


def test_json_is_the_same_for_the_same_seed(capsys):
    arguments = ["--seats", "careful,random,random,random", "--games", "5", "--seed", "4", "--json"]
    assert arena.main(arguments) == 0
    first = capsys.readouterr().out
    assert arena.main(arguments) == 0
    assert capsys.readouterr().out == first
    told = json.loads(first)
    assert told["games"] == 5
    assert [seat["bot"] for seat in told["seats"]] == ["careful", "random", "random", "random"]
    wins = sum(seat["won"] for seat in told["seats"])
    assert wins + (sum(seat["shared"] for seat in told["seats"]) > 0) >= 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--mode", "tactical"],
        ["--mode", "duo", "--seats", "careful,random"],
        ["--mode", "solo", "--seats", "careful", "--health", "8", "--boss-finale"],
        ["--seats", " random , random,careful "],
    ],
)
def test_the_table_is_aligned(arguments, capsys):
    assert arena.main([*arguments, "--games", "3"]) == 0
    out = capsys.readouterr()
    head, *rows = out.out.splitlines()[1:]
    assert head.split()[:5] == ["seat", "bot", "won", "shared", "wins"]
    assert len({len(row) for row in [head, *rows]}) == 1
    assert out.err == ""


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_ctrl_c_prints_what_there_is(monkeypatch, capsys, form):
    games = []

    def play(setup):
        games.append(setup.seed)
        if len(games) > 3:
            raise KeyboardInterrupt
        return real(setup)

    real = arena.play
    monkeypatch.setattr(arena, "play", play)
    assert arena.main(["--games", "100", *form]) == 130
    out = capsys.readouterr().out
    assert "3 games" in out if not form else json.loads(out)["games"] == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["--mode", "chess"],
        ["--seats", "careful,random"],
        ["--seats", "careful,random,deep_blue"],
        ["--seats", ""],
        ["--mode", "duo"],
        ["--games", "0"],
        ["--games", "many"],
        ["--games", "99999999999"],
        ["--seed", "x"],
        ["--health", "4"],
        ["--boss-finale"],
        ["--frobnicate"],
        ["more"],
    ],
)
def test_bad_arguments_are_one_sentence(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        arena.main(arguments)
    assert end.value.code == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert len(out.err.splitlines()) == 1
    assert out.err.startswith("dungeon-arcade arena: ")


def test_the_command_needs_no_window():
    code = (
        "import sys\n"
        "from game.__main__ import main\n"
        "status = main(['arena', '--games', '2'])\n"
        "assert not {'pygame', 'esper', 'pytmx', 'numpy'} & set(sys.modules)\n"
        "sys.exit(status)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout
