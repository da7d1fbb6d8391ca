"""One game with its players: the table, who sits in each seat, and the bots' choices.

The cabinet's scene and the text table both play through it; a session's record is a recording
of the game together with its seats, and the bots of a resumed game choose as they would have.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from game.cabinet.table import Table
from game.raiders import bots, rules
from game.raiders.rules.cards import MODES, Mode

if TYPE_CHECKING:
    from collections.abc import Mapping

PERSON = "person"
STAND_IN = "careful"
"""The bot that plays on for a person who leaves."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What was chosen before the game: ``seats`` holds ``person`` or a bot's name for each.

    ``characters``, all different, are those of a draft (B2); None: they are dealt.
    """

    mode: Mode
    seats: tuple[str, ...]
    seed: int
    health: int = 6
    boss_finale: bool = False
    characters: tuple[str, ...] | None = None

    def options(self) -> rules.Options:
        """The same as the rules want it."""
        deal = rules.Deal(characters=self.characters)
        if self.mode == "solo":
            return rules.Options(self.mode, self.health, self.boss_finale, deal)
        return rules.Options(self.mode, deal=deal)


@dataclass(slots=True)
class Session:
    """A table with its seats filled; make it with :meth:`begin` or :meth:`resume`."""

    setup: GameSetup
    table: Table

    @classmethod
    def begin(cls, setup: GameSetup) -> Session:
        """Deal a new game.

        Raises:
            ValueError: that many seats, or those players, are not possible; the text says why.
        """
        _check_players(setup)
        return cls(setup, Table.begin(rules, setup.seed, len(setup.seats), setup.options()))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people, in order."""
        return tuple(seat for seat, who in enumerate(self.setup.seats) if who == PERSON)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits there."""
        return self.setup.seats[seat] != PERSON

    def hand_over(self, seat: int, *, to_bot: bool) -> None:
        """Let a careful bot play ``seat`` from now on, or a person."""
        seats = list(self.setup.seats)
        seats[seat] = STAND_IN if to_bot else PERSON
        self.setup = replace(self.setup, seats=tuple(seats))

    def light_bots(self) -> tuple[rules.Event, ...]:
        """Let the bots that want to look light their torches; what the public is told of it."""
        told: list[rules.Event] = []
        for seat in self.table.view(None).torches:
            rng = bots.seat_rng(self.setup.seed, len(self.table.log), seat)
            if self.is_bot(seat) and bots.seat_lights(
                self.setup.seats[seat], self.table.view(seat), rng
            ):
                told += self.table.told(self.table.light(seat), None)
        return tuple(told)

    def seal_bots(self) -> None:
        """Let every bot that owes a choice and has not sealed one seal it."""
        for seat in self.table.pending:
            if self.is_bot(seat) and seat not in self.table.sealed:
                self.seal_bot(seat)

    def seal_bot(self, seat: int) -> None:
        """Let the bot of ``seat`` choose from what its seat may know."""
        view, legal = self.table.view(seat), self.table.legal(seat)
        rng = bots.seat_rng(self.setup.seed, len(self.table.log), seat)
        self.table.seal(seat, bots.seat_choice(self.setup.seats[seat], view, legal, rng))

    def record(self) -> dict[str, Any]:
        """The session as plain data fit for JSON."""
        return {"game": "raiders", "setup": asdict(self.setup), "log": list(self.table.log)}

    @classmethod
    def resume(cls, record: Mapping[str, Any]) -> Session:
        """The session as it was when ``record`` was taken.

        Raises:
            ValueError: the record is spoiled; the text says where.
        """
        if record.get("game") != "raiders":
            raise ValueError("The save is not one of Dungeon Raiders.")
        setup = _setup_from(record.get("setup"))
        recording = {
            "seed": setup.seed,
            "seats": len(setup.seats),
            "options": rules.options_record(setup.options()),
            "log": record.get("log"),
        }
        return cls(setup, Table.replay(rules, recording))


def _setup_from(record: Any) -> GameSetup:
    """A set-up from plain data, every value of its kind."""
    match record:
        case {
            "mode": str(mode),
            "seats": [*seats],
            "seed": int(seed),
            "health": int(health),
            "boss_finale": bool(finale),
        } if all(isinstance(who, str) for who in seats):
            _check_mode(mode)
            characters = _characters_from(record.get("characters"))
            setup = GameSetup(cast("Mode", mode), tuple(seats), seed, health, finale, characters)
            _check_players(setup)
            return setup
    raise ValueError("The save has no set-up that can be read.")


def _characters_from(record: Any) -> tuple[str, ...] | None:
    match record:
        case None:
            return None
        case [*names] if all(isinstance(name, str) for name in names):
            return tuple(names)
    raise ValueError("The save's characters cannot be read.")


def _check_mode(mode: str) -> None:
    if mode not in MODES:
        raise ValueError(f"There is no mode {mode!r}; there are {', '.join(MODES)}.")


def _check_players(setup: GameSetup) -> None:
    for who in setup.seats:
        if who != PERSON and who not in bots.BOTS:
            raise ValueError(f"There is no bot {who!r}; there are {', '.join(bots.BOTS)}.")
