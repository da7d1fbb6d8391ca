"""The referee: the rules over a pipe, JSON Lines in and out, for programs in any language.

One request a line, one answer a line, in order.  It needs neither pygame nor a display.  Whatever
it cannot take is answered with one sentence and changes nothing; the end of input ends it.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO

from game import wire
from game.arguments import Parser
from game.cabinet.table import Table
from game.raiders import bots, rules
from game.raiders import wire as raiders
from game.raiders.rules.cards import MODES
from game.wire import RefusalError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Request = Mapping[str, Any]
    Answer = dict[str, Any]

LONGEST = 1 << 20
"""Bytes that a line may hold; a recording of the longest game needs a hundredth of it."""

LONGEST_SENTENCE = 300
"""Characters of an error; the values that it repeats may be of any length."""

TOO_DEEP_TO_ECHO = "The id is nested too deeply to be sent back."

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Session:
    """What one caller has on the table: a game, once ``new`` or ``load`` has put one there."""

    table: Table | None = None

    def playing(self) -> Table:
        """The table; refused while there is none."""
        if self.table is None:
            raise RefusalError('There is no game yet: begin with "new" or "load".')
        return self.table


# ------------------------------------------------------------------ the requests


def _new(session: Session, request: Request) -> Answer:
    _check_game(request)
    seed = wire.needed(request, "seed", wire.whole)
    if seed < 0:
        raise RefusalError('"seed" must not be negative.')
    seats = wire.needed(request, "seats", wire.whole)
    table = Table.begin(rules, seed, seats, raiders.options(request))
    session.table = table
    return _told(table, table.opening)


def _legal(session: Session, _request: Request) -> Answer:
    table = session.playing()
    return {"legal": {str(seat): table.legal(seat) for seat in table.pending}}


def _step(session: Session, request: Request) -> Answer:
    table = session.playing()
    moves = wire.needed(request, "moves", wire.mapping)
    if table.over:
        raise RefusalError("The game is over.")
    owing = {str(seat): seat for seat in table.pending}
    if owing.keys() != moves.keys():
        raise RefusalError(
            f'"moves" must name exactly the seats that owe a choice: {_list(owing)}.'
        )
    for name, seat in owing.items():
        _check_move(table, seat, moves[name])
    for name, seat in owing.items():
        table.seal(seat, moves[name])
    return _told(table, table.advance())


def _check_move(table: Table, seat: int, move: object) -> None:
    legal = table.legal(seat)
    if wire.string(move, "moves") not in legal:
        raise RefusalError(f"Seat {seat} may not play {wire.shown(move)}, only {_list(legal)}.")


def _light(session: Session, request: Request) -> Answer:
    table = session.playing()
    told = table.light(_seat(table, wire.needed(request, "seat", wire.whole)))
    return _told(table, told) | {"seen": raiders.seen(told)}


def _view(session: Session, request: Request) -> Answer:
    table = session.playing()
    seat = wire.needed(request, "seat", _whole_or_null)
    return {"view": raiders.view(table.view(None if seat is None else _seat(table, seat)))}


def _state(session: Session, _request: Request) -> Answer:
    return {"state": session.playing().describe()}


def _save(session: Session, _request: Request) -> Answer:
    table = session.playing()
    record = {"game": "raiders"} | table.record()
    return {"record": record | {"digest": _digest(record)}}


def _load(session: Session, request: Request) -> Answer:
    record = dict(wire.needed(request, "record", wire.mapping))
    digest = record.pop("digest", None)
    _check_game(record)
    if digest != _digest(record):
        raise RefusalError("This record was changed after it was saved.")
    table = _replay(record)
    session.table = table
    return _told(table, ())


def _replay(record: Request) -> Table:
    """The table of a record; its digest vouches for nothing, anybody can compute one."""
    try:
        table = Table.replay(rules, record)
    except (TypeError, AttributeError, RecursionError):  # values of kinds that no game has
        raise RefusalError("This record cannot be read.") from None
    if {"game": "raiders"} | table.record() != record:
        raise RefusalError("This record holds more than a game.")
    return table


def _digest(record: Request) -> str:
    """A mark by which a record that was damaged or edited is known."""
    return hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()


def _bot(session: Session, request: Request) -> Answer:
    table = session.playing()
    seat = _seat(table, wire.needed(request, "seat", wire.whole))
    name = wire.needed(request, "bot", wire.string)
    if name not in bots.BOTS:
        raise RefusalError(f"There is no bot {wire.shown(name)}; there are {_list(bots.BOTS)}.")
    if seat not in table.pending:
        raise RefusalError(f"Seat {seat} owes no choice now.")
    rng = bots.seat_rng(table.seed, len(table.log), seat)
    return {"move": bots.seat_choice(name, table.view(seat), table.legal(seat), rng)}


def _games(_session: Session, _request: Request) -> Answer:
    modes = [{"mode": mode, "seats": seats} for mode, seats in MODES.items()]
    return {"games": [{"game": "raiders", "modes": modes, "bots": list(bots.BOTS)}]}


OPERATIONS: dict[str, Callable[[Session, Request], Answer]] = {
    "new": _new,
    "legal": _legal,
    "step": _step,
    "light": _light,
    "view": _view,
    "state": _state,
    "save": _save,
    "load": _load,
    "bot": _bot,
    "games": _games,
}


# ------------------------------------------------------------------ what they have in common


def _told(table: Table, events: Sequence[Any]) -> Answer:
    return {"state": table.describe(), "events": [raiders.event(event) for event in events]}


def _check_game(request: Request) -> None:
    game = wire.needed(request, "game", wire.string)
    if game != "raiders":
        raise RefusalError(f"There is no game {wire.shown(game)}; there is raiders.")


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.seats:
        raise RefusalError(
            f"There is no seat {wire.shown(seat)}; seats go from 0 to {table.seats - 1}."
        )
    return seat


def _whole_or_null(value: object, name: str) -> int | None:
    return None if value is None else wire.whole(value, name)


def _list(names: Mapping[str, Any] | Sequence[str]) -> str:
    return ", ".join(names) or "none"


# ------------------------------------------------------------------ lines in, lines out


def answer(session: Session, line: bytes) -> Answer:
    """The answer to one line: never raises for what the line holds."""
    try:
        request = wire.read_object(line)
        known = {"id": request["id"]} if "id" in request else {}
        _check_depth(known)
    except RefusalError as refusal:
        return {"ok": False, "error": str(refusal)}
    return known | _answer(session, request)


def _check_depth(known: Answer) -> None:
    """An id may be read and yet be nested too deeply to be written: refused before it can harm."""
    try:
        json.dumps([known])
    except RecursionError:
        raise RefusalError(TOO_DEEP_TO_ECHO) from None


def _answer(session: Session, request: Request) -> Answer:
    try:
        return {"ok": True} | _operation(request)(session, request)
    except ValueError as refusal:  # RefusalError, and the rules' own sentences
        return {"ok": False, "error": _shortened(str(refusal))}
    except RecursionError:
        return {"ok": False, "error": "This request is nested too deeply."}
    except Exception:
        log.exception("a request failed")
        return {"ok": False, "error": "The referee failed at this request; nothing has changed."}


def _shortened(sentence: str) -> str:
    if len(sentence) <= LONGEST_SENTENCE:
        return sentence
    return sentence[:LONGEST_SENTENCE] + "..."


def _operation(request: Request) -> Callable[[Session, Request], Answer]:
    name = wire.needed(request, "op", wire.string)
    if name not in OPERATIONS:
        raise RefusalError(f'There is no "op" {wire.shown(name)}; there are {_list(OPERATIONS)}.')
    return OPERATIONS[name]


def encode(told: Answer) -> bytes:
    """An answer as its line, in ASCII."""
    return json.dumps(told, allow_nan=False).encode("ascii") + b"\n"


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of ``source`` on ``sink`` until it ends."""
    session = Session()
    while line := source.readline(LONGEST + 1):
        if len(line) > LONGEST:
            _skip(source, line)
            told: Answer = {"ok": False, "error": f"A line may hold {LONGEST} bytes at most."}
        else:
            told = answer(session, line)
        sink.write(encode(told))
        sink.flush()


def _skip(source: BinaryIO, line: bytes) -> None:
    """Read on to the end of a line that is too long to keep."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST)


def main(argv: Sequence[str]) -> int:
    """Run the referee on standard input and output; returns the exit status."""
    Parser("referee", __doc__).parse_args(argv)
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
