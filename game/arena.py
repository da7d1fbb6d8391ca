"""The arena: bots against bots, many games without a window, and what came of them."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from game.arguments import Parser, whole
from game.raiders.bots import BOTS
from game.raiders.rules.cards import HEALTH, MODES
from game.raiders.rules.rng import Rng
from game.raiders.rules.view import View
from game.raiders.session import GameSetup, Session
from game.streams import INTERRUPTED

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

Z95 = 1.959964  # the normal distribution's 97.5th percentile: 95% lie within so many deviations
MOST_GAMES = 10_000_000


@dataclass(slots=True)
class Tally:
    """What one seat's bot has come to in the games so far."""

    bot: str
    won: int = 0
    shared: int = 0
    fainted: int = 0
    coins: list[int] = field(default_factory=list)
    wounds: list[int] = field(default_factory=list)


# ------------------------------------------------------------------ playing


def play(setup: GameSetup) -> View:
    """One game between bots to its end; returns the public's view of it."""
    session = Session.begin(setup)
    while session.table.pending:
        session.light_bots()
        session.seal_bots()
        session.table.advance()
    end: View = session.table.view(None)
    return end


def count(tallies: Sequence[Tally], end: View) -> None:
    """Add a finished game to the tallies of its seats."""
    winners = end.over.winners if end.over else ()
    fainted = end.over.fainted if end.over else ()
    for number, (tally, seat) in enumerate(zip(tallies, end.seats, strict=True)):
        tally.won += winners == (number,)
        tally.shared += len(winners) > 1 and number in winners
        tally.fainted += number in fainted
        tally.coins.append(seat.coins)
        tally.wounds.append(seat.wounds)


# ------------------------------------------------------------------ figures


def wilson(hits: int, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a rate (Wilson 1927); everything when there were no games."""
    if not games:
        return 0.0, 1.0
    rate, square = hits / games, Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    reach = Z95 * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[int]) -> tuple[float, float]:
    """A mean, and how far its 95% confidence interval reaches to either side (normal)."""
    if not values:
        return 0.0, 0.0
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, Z95 * sqrt(spread / len(values))


def figures(tallies: Sequence[Tally], games: int) -> list[dict[str, Any]]:
    """The tallies as plain data, one entry a seat; intervals are [low, high]."""
    return [_figures(seat, tally, games) for seat, tally in enumerate(tallies)]


def _figures(seat: int, tally: Tally, games: int) -> dict[str, Any]:
    wins = tally.won + tally.shared
    return {
        "seat": seat,
        "bot": tally.bot,
        "won": tally.won,
        "shared": tally.shared,
        "win_rate": _rate(wins, games),
        "coins": _mean(tally.coins),
        "wounds": _mean(tally.wounds),
        "fainted": tally.fainted,
        "faint_rate": _rate(tally.fainted, games),
    }


def _rate(hits: int, games: int) -> dict[str, Any]:
    return {"rate": hits / games if games else 0.0, "interval": wilson(hits, games)}


def _mean(values: Sequence[int]) -> dict[str, Any]:
    middle, reach = mean(values)
    return {"mean": middle, "interval": (middle - reach, middle + reach)}


# ------------------------------------------------------------------ telling


HEADS = ("seat", "bot", "won", "shared", "wins", "95%", "coins", "wounds", "faints", "95%")


def report(tallies: Sequence[Tally], games: int) -> str:
    """The figures as an aligned table."""
    rows = [HEADS, *(_row(entry) for entry in figures(tallies, games))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    return "\n".join(_line(row, widths) for row in rows)


def _row(entry: dict[str, Any]) -> tuple[str, ...]:
    wins, faints = entry["win_rate"], entry["faint_rate"]
    return (
        str(entry["seat"]),
        entry["bot"],
        str(entry["won"]),
        str(entry["shared"]),
        f"{wins['rate']:.1%}",
        _percent(wins["interval"]),
        _spread(entry["coins"]),
        _spread(entry["wounds"]),
        f"{faints['rate']:.1%}",
        _percent(faints["interval"]),
    )


def _percent(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%}..{interval[1]:.1%}"


def _spread(entry: dict[str, Any]) -> str:
    return f"{entry['mean']:.2f} ±{entry['interval'][1] - entry['mean']:.2f}"


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [
        text.ljust(width) if column == 1 else text.rjust(width)
        for column, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


# ------------------------------------------------------------------ the command


def _arguments(argv: Sequence[str]) -> Namespace:
    parser = Parser("arena", __doc__)
    parser.add_argument("--mode", choices=MODES, default="standard", help="the rules to play by")
    parser.add_argument(
        "--seats", default="careful,random,random", help="the bots, in seat order, with commas"
    )
    parser.add_argument("--games", type=whole, default=1000, help="how many games")
    parser.add_argument("--seed", type=whole, default=1, help="the same seed, the same games")
    parser.add_argument("--health", type=whole, choices=HEALTH, default=6, help="solo: the start")
    parser.add_argument("--boss-finale", action="store_true", help="solo: a boss comes last")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args(argv)
    arguments.seats = [name.strip() for name in arguments.seats.split(",")]
    _check(parser, arguments)
    return arguments


def _check(parser: Parser, arguments: Namespace) -> None:
    for name in arguments.seats:
        if name not in BOTS:
            parser.error(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if len(arguments.seats) not in MODES[arguments.mode]:
        wanted = ", ".join(str(number) for number in MODES[arguments.mode])
        parser.error(f"{arguments.mode} takes {wanted} seats, not {len(arguments.seats)}")
    if not 1 <= arguments.games <= MOST_GAMES:
        parser.error(f"--games must be from 1 to {MOST_GAMES}")
    if arguments.boss_finale and arguments.mode != "solo":
        parser.error("only solo has a boss finale to choose")


def _seeds(seed: int, games: int) -> Iterator[int]:
    """One seed a game, and a bar of how many are done where standard error is a terminal."""
    from tqdm import tqdm  # noqa: PLC0415  only a long run needs it

    rng = Rng(seed)
    for _ in tqdm(range(games), unit=" games", file=sys.stderr, disable=None, leave=False):
        yield rng.next()


def _setup(arguments: Namespace, seed: int) -> GameSetup:
    finale: bool = arguments.boss_finale
    seats = tuple(arguments.seats)
    return GameSetup(arguments.mode, seats, seed, arguments.health, boss_finale=finale)


def main(argv: Sequence[str]) -> int:
    """Play the games and print what came of them; returns the exit status."""
    arguments = _arguments(argv)
    tallies = [Tally(name) for name in arguments.seats]
    status = 0
    try:
        for seed in _seeds(arguments.seed, arguments.games):
            count(tallies, play(_setup(arguments, seed)))
    except KeyboardInterrupt:
        status = INTERRUPTED
    _print(arguments, tallies)
    return status


def _print(arguments: Namespace, tallies: Sequence[Tally]) -> None:
    games = len(tallies[0].coins)
    if not arguments.json:
        print(f"{arguments.mode}, {games} games, seed {arguments.seed}")
        print(report(tallies, games))
        return
    told = {"mode": arguments.mode, "games": games, "seed": arguments.seed}
    print(json.dumps(told | {"seats": figures(tallies, games)}))
