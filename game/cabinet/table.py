"""The table a game is played on: it keeps the moves sealed until all are in, then asks the rules.

Headless. It alone (with the referee) holds a state; what leaves it is what a seat may know:
views, legal moves and redacted events. Its log is a recording: the seed, the options and every
decision, from which :meth:`Table.replay` makes the same game again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Game(Protocol):
    """The handful of names by which the cabinet knows a game: a module has them all."""

    def new_game(self, seed: int, seats: int, options: Any) -> tuple[Any, tuple[Any, ...]]:
        """A fresh state and what happened as it was set up."""

    def pending(self, state: Any) -> tuple[int, ...]:
        """The seats that owe a choice; none once the game is over."""

    def legal(self, state: Any, seat: int) -> tuple[Any, ...]:
        """The moves a seat may choose from."""

    def step(self, state: Any, moves: Mapping[int, Any]) -> tuple[Any, tuple[Any, ...]]:
        """Resolve one joint decision."""

    def light(self, state: Any, seat: int) -> tuple[Any, tuple[Any, ...]]:
        """Something a seat may do at any moment (a torch); ValueError where it may not."""

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat may know; None is the public."""

    def outcome(self, state: Any) -> Any:
        """How the game ended, or None."""

    def describe(self, state: Any) -> dict[str, Any]:
        """The whole state, secrets and all, as plain data."""

    def redact(self, event: Any, seat: int | None) -> Any:
        """An event as a seat may be told of it."""

    def options_record(self, options: Any) -> dict[str, Any]:
        """The options as plain data, for a recording."""

    def options_from_record(self, record: Mapping[str, Any]) -> Any:
        """The options back from :meth:`options_record`; ValueError where it is spoiled."""


@dataclass(slots=True)
class Table:
    """One game being played; make it with :meth:`begin` or :meth:`replay`.

    ``opening`` are the events of the set-up. ``log`` holds one entry a decision: a joint move as
    ``{"moves": {"0": "3", ...}}``, a torch as ``{"light": 2}``.
    """

    game: Game
    seed: int
    seats: int
    options: Any
    opening: tuple[Any, ...]
    _state: Any
    _sealed: dict[int, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, seed: int, seats: int, options: Any) -> Table:
        """Set up a new game.

        Raises:
            ValueError: the rules refuse the options; the text says why.
        """
        state, events = game.new_game(seed, seats, options)
        return cls(game, seed, seats, options, events, state)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a choice, whether they have sealed it or not."""
        return self.game.pending(self._state)

    @property
    def sealed(self) -> frozenset[int]:
        """Who has sealed a move; nobody learns which."""
        return frozenset(self._sealed)

    @property
    def ready(self) -> bool:
        """Whether everybody who owes a choice has sealed one."""
        return bool(self.pending) and self._sealed.keys() == set(self.pending)

    @property
    def over(self) -> Any:
        """How the game ended, or None."""
        return self.game.outcome(self._state)

    def legal(self, seat: int) -> tuple[Any, ...]:
        """The moves that ``seat`` may seal now."""
        return self.game.legal(self._state, seat)

    def view(self, seat: int | None) -> Any:
        """What ``seat`` may know (None: the public)."""
        return self.game.view(self._state, seat)

    def describe(self) -> dict[str, Any]:
        """The whole truth as plain data, secrets and all: for the referee, never for a screen."""
        return self.game.describe(self._state)

    def seal(self, seat: int, move: Any) -> None:
        """Keep a seat's move secret until all are in; sealing again changes it.

        Raises:
            ValueError: the seat owes no choice, or not that one.
        """
        if move not in self.legal(seat):
            raise ValueError(f"Seat {seat} may not play {move!r} now.")
        self._sealed[seat] = move

    def unseal(self, seat: int) -> None:
        """Take a sealed move back; nothing happens if there was none."""
        self._sealed.pop(seat, None)

    def advance(self) -> tuple[Any, ...]:
        """Reveal the sealed moves to the rules; returns what happened.

        Raises:
            ValueError: somebody still owes a choice.
        """
        if not self.ready:
            raise ValueError("Somebody still has to choose.")
        self._state, events = self.game.step(self._state, self._sealed)
        moves = {str(seat): move for seat, move in sorted(self._sealed.items())}
        self.log.append({"moves": moves})
        self._sealed.clear()
        return events

    def light(self, seat: int) -> tuple[Any, ...]:
        """Light a seat's torch; returns what happened, for that seat's eyes.

        Raises:
            ValueError: the seat may not; the text says why.
        """
        self._state, events = self.game.light(self._state, seat)
        self.log.append({"light": seat})
        if self._sealed.get(seat) not in self.legal(seat):
            self.unseal(seat)  # the torch it had sealed as its move is the one that it has lit
        return events

    def told(self, events: Sequence[Any], seat: int | None) -> tuple[Any, ...]:
        """The events as ``seat`` may be told of them (None: the public)."""
        return tuple(self.game.redact(event, seat) for event in events)

    def record(self) -> dict[str, Any]:
        """The recording so far, as plain data fit for JSON."""
        options = self.game.options_record(self.options)
        return {"seed": self.seed, "seats": self.seats, "options": options, "log": list(self.log)}

    @classmethod
    def replay(cls, game: Game, record: Mapping[str, Any]) -> Table:
        """The table as it was when ``record`` was taken.

        Raises:
            ValueError: the recording is spoiled; the text says where.
        """
        seed, seats = record.get("seed"), record.get("seats")
        options, log = record.get("options"), record.get("log")
        if type(seed) is not int or type(seats) is not int:
            raise ValueError("The recording has no whole numbers for seed and seats.")
        if not isinstance(options, dict) or not isinstance(log, list):
            raise ValueError("The recording has no options or no log.")
        table = cls.begin(game, seed, seats, game.options_from_record(options))
        for number, entry in enumerate(log, 1):
            table.replay_entry(number, entry)
        return table

    def replay_entry(self, number: int, entry: object) -> None:
        """Do what entry ``number`` of a recording's log says.

        Raises:
            ValueError: the entry is spoiled.
        """
        match entry:
            case {"light": int(seat), **rest} if not rest and type(seat) is int:
                self.light(seat)
            case {"moves": dict(moves), **rest} if not rest:
                self._replay_moves(number, moves)
            case _:
                raise ValueError(f"Entry {number} of the recording is neither moves nor a light.")

    def _replay_moves(self, number: int, moves: Mapping[str, Any]) -> None:
        if {str(seat) for seat in self.pending} != moves.keys():
            raise ValueError(
                f"Entry {number} of the recording does not move the seats that owe one."
            )
        for seat, move in moves.items():
            self.seal(int(seat), move)
        self.advance()
