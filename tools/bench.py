"""Take the game's figures: `python tools/bench.py [rules|start|frame] [--json FILE]`.

Figures of speed are medians, and ratios are of two things measured alternately in one run, so that
a busy machine slows both. Needs the project installed; the peer of the rules is the extra `bench`.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SIZES = ["1280x720", "1920x1080"]


class MissingError(Exception):
    """What was to be measured does not run; the message is the last line of what it said."""


@dataclass(frozen=True)
class Figure:
    """One measured value, and what it ought to be.

    `target` is the most that is good, or the least where `least` says so; None where the figure
    is only told. A figure that could not be taken has no value, and `note` says why.
    """

    name: str
    value: float | None
    unit: str
    target: float | None = None
    least: bool = False
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None where there is no value or no target."""
        if self.value is None or self.target is None:
            return None
        return self.value >= self.target if self.least else self.value <= self.target

    def line(self) -> str:
        """Return the figure as a line of the report."""
        if self.value is None:
            return f"  {self.name:<44} not taken: {self.note}"
        verdict = {True: "met", False: "MISSED", None: ""}[self.met]
        bound = "" if self.target is None else f"{'>=' if self.least else '<='} {self.target:g}"
        return f"  {self.name:<44} {self.value:10.2f} {self.unit:<8} {bound:<8} {verdict}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the figures that were asked for; 1 if a target is missed."""
    parser = argparse.ArgumentParser(description="Take the game's figures.")
    parser.add_argument("part", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; else all")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--quick", action="store_true", help="few repetitions: does it run at all?")
    asked = parser.parse_args(arguments)
    for part in asked.part:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}; choose from {', '.join(PARTS)}")
    sys.path.insert(0, str(ROOT))
    figures = []
    for part in asked.part or PARTS:
        print(f"{part}:", flush=True)
        for figure in _take(part, asked.quick):
            print(figure.line(), flush=True)
            figures.append(figure)
    if asked.json:
        table = [asdict(figure) | {"met": figure.met} for figure in figures]
        asked.json.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return 1 if any(figure.met is False for figure in figures) else 0


def _take(part: str, quick: bool) -> list[Figure]:
    try:
        return PARTS[part](quick)
    except MissingError as error:
        return [Figure(part, None, "", note=str(error))]


def take_rules(quick: bool) -> list[Figure]:
    """Random games of four through the public functions, beside OpenSpiel's goofspiel."""
    repetitions, games = (2, 20) if quick else (15, 300)
    try:
        peers = [_goofspiel()]
    except ImportError:
        peers = []
    ours, *theirs = _speeds([_raiders(), *peers], repetitions, games)
    figures = [Figure("rules, games", ours, "1/s")]
    for peer in theirs:
        figures.append(Figure("goofspiel of OpenSpiel, games", peer, "1/s"))
        figures.append(Figure("rules to goofspiel", ours / peer, "times", 0.45, least=True))
    if not theirs:
        why = "OpenSpiel is not installed (extra bench)"
        figures.append(Figure("rules to goofspiel", None, "", note=why))
    return figures


def _speeds(players: Sequence[Callable[[int], None]], repetitions: int, games: int) -> list[float]:
    """Let each player play so many games in turn; return each one's median of games a second."""
    speeds: list[list[float]] = [[] for _ in players]
    for player in players:  # what either works out once for all is worked out before the clock runs
        for game in range(games):
            player(game)
    for repetition in range(repetitions):
        for player, mine in zip(players, speeds, strict=True):
            begun = time.perf_counter()
            for game in range(games):
                player(repetition * games + game)
            mine.append(games / (time.perf_counter() - begun))
    return [statistics.median(mine) for mine in speeds]


def _raiders() -> Callable[[int], None]:
    """Return what plays one random game of four, every event of it made."""
    from game.raiders.rules import legal, new_game, pending, step

    def play(seed: int) -> None:
        chance = random.Random(seed).random
        state, _ = new_game(seed, 4)
        while seats := pending(state):
            moves = {}
            for seat in seats:
                choices = legal(state, seat)
                moves[seat] = choices[int(chance() * len(choices))]
            state, _ = step(state, moves)

    return play


def _goofspiel() -> Callable[[int], None]:
    """Return what does the same in OpenSpiel's goofspiel with 25 cards."""
    import pyspiel

    game = pyspiel.load_game("goofspiel(num_cards=25,players=4)")

    def play(seed: int) -> None:
        chance = random.Random(seed).random
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                choices = state.legal_actions()
                state.apply_action(choices[int(chance() * len(choices))])
                continue
            moves = []
            for seat in range(4):
                choices = state.legal_actions(seat)
                moves.append(choices[int(chance() * len(choices))])
            state.apply_actions(moves)

    return play


def take_start(quick: bool) -> list[Figure]:
    """Take the time of a whole process that ends after its first frame.

    Its processor time is told beside it: where the two are far apart, the machine was busy.
    """
    first_frame = [sys.executable, "-m", "game", "play", "--frames", "1"]
    times, worked, bare, pygame = [], [], [], []
    for _ in range(3 if quick else 21):
        before = _worked()
        times.append(_seconds(first_frame))
        between = _worked()
        bare.append(_seconds([sys.executable, "-c", ""]))
        after = _worked()
        _run([sys.executable, "-c", "import pygame"])
        worked.append(between - before)
        pygame.append(_worked() - after)
    code = (
        "import sys; from game.__main__ import main; assert not main(['play', '--frames', '1']);"
        "print(sum(name in sys.modules for name in ('numpy', 'PIL')))"
    )
    heavy = _run([sys.executable, "-c", code]).stdout
    return [
        Figure(
            "process to the first frame of the title", statistics.median(times) * 1e3, "ms", 250
        ),
        Figure("its processor time", statistics.median(worked) * 1e3, "ms"),
        Figure("to that of importing pygame", min(worked) / min(pygame), "times"),
        Figure("process that does nothing", statistics.median(bare) * 1e3, "ms"),
        Figure("of numpy and pillow loaded at the first frame", float(heavy), "", 0),
    ]


def take_frame(quick: bool) -> list[Figure]:
    """Take frames of a table in play, each beside a bare scaling of the canvas, and its memory."""
    figures = []
    for size in SIZES:
        command = [sys.executable, "-m", "tools._bench_table", size, "300" if quick else "4000"]
        taken = json.loads(_run(command).stdout)
        bounds = (2.0, 4.0, 2.5, 4.0) if size == SIZES[0] else (None, None, None, None)
        median, p99, work, ratio = bounds
        figures += [
            Figure(f"table at {size}, median frame", taken["median"], "ms", median),
            Figure(f"table at {size}, p99 frame", taken["p99"], "ms", p99),
            Figure(f"table at {size}, p99 processor time", taken["worked_p99"], "ms", work),
            Figure(f"table at {size}, most processor time", taken["worked_most"], "ms"),
            Figure(f"table at {size}, bare scaling", taken["scaling"], "ms"),
            Figure(f"table at {size}, frame to scaling", taken["ratio"], "times", ratio),
            Figure(f"table at {size}, peak memory", taken["memory"], "MB", 120),
        ]
    return figures


PARTS = {"rules": take_rules, "start": take_start, "frame": take_frame}


def _seconds(command: Sequence[str]) -> float:
    """Return how long a command takes from its start to its end."""
    begun = time.perf_counter()
    _run(command)
    return time.perf_counter() - begun


def _worked() -> float:
    """Return the processor time of all processes that were run and have ended (s)."""
    try:
        import resource
    except ImportError:  # Windows
        return sum(os.times()[2:4])
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _run(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    """Run a command with no display and a home of its own; MissingError if it fails."""
    with tempfile.TemporaryDirectory() as home:
        silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        apart = {"DUNGEON_ARCADE_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        done = subprocess.run(
            command,
            env=os.environ | silent | apart,
            cwd=ROOT,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode:
        raise MissingError((done.stderr.strip() or "it failed and said nothing").splitlines()[-1])
    return done


if __name__ == "__main__":
    sys.exit(main())
