"""``dungeon-arcade replay FILE``: a recorded game, told again in sentences."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.arguments import Parser
from game.cabinet import locale
from game.cabinet.folders import refuse_special
from game.cabinet.table import Table
from game.program import typed
from game.raiders import rules
from game.raiders.rules.events import Entered, GameOver, LevelBegun
from game.raiders.say import Narrator
from game.raiders.session import Session

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Mapping, Sequence

    from game.cabinet.locale import Locale
    from game.raiders.rules.events import Event


LONGEST_REASON = 200  # characters


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell the game in a file; returns the exit status, 1 for a file that is no recording."""
    asked = _parse(arguments)
    words = locale.load(asked.lang)
    try:
        tale = _tale(_read(asked.file))
    except OSError as error:
        return _refuse(f"{asked.file} cannot be read: {error.strerror}.")
    except ValueError as error:
        return _refuse(f"{asked.file} is not a recorded game. {str(error)[:LONGEST_REASON]}")
    print(*lines(words, *tale), sep="\n")
    return 0


def _read(file: Path) -> object:
    refuse_special(file)
    try:
        return json.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError):
        raise ValueError("It is not JSON.") from None


def _tale(record: object) -> tuple[Table, Sequence[Mapping[str, Any]]]:
    """The table of a recording, a session's or a bare one, as it was dealt; and its decisions.

    Raises:
        ValueError: it is no recording; the text says why.
    """
    if not isinstance(record, dict):
        raise ValueError("It holds no table of values.")
    return _table({**record, "log": []}), _table(record).log


def lines(words: Locale, table: Table, decisions: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The sentences of a game, from its deal on; a gap before each room."""
    for event, sentence in _sentences(words, table, decisions):
        if isinstance(event, LevelBegun | Entered | GameOver):
            yield ""
        yield sentence


def so_far(words: Locale, session: Session) -> Iterator[tuple[Event, str]]:
    """What everybody has seen happen in a game until now, from its deal on, with its sentences."""
    return _sentences(words, *_tale(session.record()))


def _sentences(
    words: Locale, table: Table, decisions: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[Event, str]]:
    narrator = Narrator.at(words, table.view(None))
    for event in _events(table, decisions):
        yield event, narrator.tell(event)


def _table(record: Mapping[str, Any]) -> Table:
    return Session.resume(record).table if "setup" in record else Table.replay(rules, record)


def _events(table: Table, decisions: Sequence[Mapping[str, Any]]) -> Iterator[Event]:
    """What everybody saw happen, from the set-up on."""
    yield from table.told(table.opening, None)
    for decision in decisions:
        yield from table.told(_again(table, decision), None)


def _again(table: Table, decision: Mapping[str, Any]) -> Sequence[Event]:
    if "light" in decision:
        return table.light(decision["light"])
    for seat, move in decision["moves"].items():
        table.seal(int(seat), move)
    return table.advance()


def _refuse(sentence: str) -> int:
    print(f"{typed()} replay: {sentence}", file=sys.stderr)
    return 1


def _parse(arguments: Sequence[str] | None) -> Namespace:
    parser = Parser("replay", "Tell a recorded game again, in sentences.")
    parser.add_argument("file", type=Path, help="a saved game, or a recording")
    parser.add_argument("--lang", choices=locale.LANGUAGES, default=locale.system_language())
    return parser.parse_args(arguments)
