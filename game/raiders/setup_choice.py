"""What is chosen before a game: the mode, who sits where, and the options of the mode.

A frozen value; each change gives a new one. Knows nothing of screens.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.raiders.rules import Mode
from game.raiders.rules.cards import CHARACTERS, HEALTH
from game.raiders.rules.cards import MODES as SEATS
from game.raiders.session import PERSON, GameSetup

MODES: tuple[Mode, ...] = tuple(SEATS)
OPEN = "open"
KINDS = (PERSON, "careful", "random")

_HEROES = tuple(CHARACTERS)
_COLUMNS = {"duo": (1, 3), "solo": (2,)}


@dataclass(frozen=True, slots=True)
class Choice:
    """The set-up as it stands; ``table`` and ``pair`` are the seats of the larger modes and of duo.

    Each seat is ``person``, a bot's name or ``open``. ``draft``: people choose their characters
    (B2, a house option); the lone raider always does: ``hero`` (S2).
    """

    mode: Mode = "standard"
    table: tuple[str, ...] = (PERSON, "careful", "careful", "careful", OPEN)
    pair: tuple[str, ...] = (PERSON, "careful")
    health: int = 6
    boss_finale: bool = False
    draft: bool = False
    hero: str = _HEROES[0]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the present mode."""
        if self.mode == "solo":
            return (PERSON,)
        return self.pair if self.mode == "duo" else self.table

    @property
    def taken(self) -> tuple[str, ...]:
        """The seats that somebody sits in."""
        return tuple(kind for kind in self.seats if kind != OPEN)

    @property
    def people(self) -> int:
        """How many of them are persons."""
        return self.seats.count(PERSON)

    @property
    def joinable(self) -> int | None:
        """Where the next person sits down: the first open seat, else the first bot's."""
        if self.mode == "solo":
            return None
        free = (OPEN, *(kind for kind in self.seats if kind not in (PERSON, OPEN)))
        return next((self.seats.index(kind) for kind in free if kind in self.seats), None)

    @property
    def columns(self) -> tuple[int, ...]:
        """Which of the five niches each seat stands in."""
        return _COLUMNS.get(self.mode, (0, 1, 2, 3, 4))

    @property
    def life(self) -> int | None:
        """The life that the lone raider starts with; None where wounds are counted instead."""
        return self.health if self.mode == "solo" else None

    @property
    def missing(self) -> int:
        """How many players are wanting before the game can start."""
        return max(0, SEATS[self.mode][0] - len(self.taken))

    def with_mode(self, step: int) -> Choice:
        """The mode ``step`` places further, round and round."""
        at = (MODES.index(self.mode) + step) % len(MODES)
        return replace(self, mode=MODES[at])

    def with_seat(self, seat: int, step: int) -> Choice:
        """The seat with the next (1) or the last (-1) kind of player in it."""
        if self.mode == "solo":
            return self
        kinds = KINDS if self.mode == "duo" else (*KINDS, OPEN)
        kind = kinds[(kinds.index(self.seats[seat]) + step) % len(kinds)]
        return self._with_seats((*self.seats[:seat], kind, *self.seats[seat + 1 :]))

    def with_player(self, seat: int, kind: str) -> Choice:
        """The seat with this kind of player in it; the lone raider is always a person."""
        if self.mode == "solo":
            return self
        return self._with_seats((*self.seats[:seat], kind, *self.seats[seat + 1 :]))

    def with_players(self, step: int) -> Choice:
        """More or fewer players, round and round: careful bots come, bots go, people never."""
        least, most = max(min(SEATS[self.mode]), self.people), max(SEATS[self.mode])
        if least == most:
            return self
        wanted = least + (len(self.taken) - least + step) % (most - least + 1)
        seats = list(self.seats)
        while sum(kind != OPEN for kind in seats) < wanted:
            seats[seats.index(OPEN)] = KINDS[1]
        while sum(kind != OPEN for kind in seats) > wanted:
            last = max(k for k, kind in enumerate(seats) if kind not in (PERSON, OPEN))
            seats[last] = OPEN
        return self._with_seats(tuple(seats))

    @property
    def bots(self) -> str | None:
        """What all the bots are; None if they differ or there are none."""
        kinds = {kind for kind in self.taken if kind != PERSON}
        return kinds.pop() if len(kinds) == 1 else None

    def with_bots(self, step: int) -> Choice:
        """Every bot of the next kind."""
        names = KINDS[1:]
        at = names.index(self.bots) + step if self.bots else 0
        name = names[at % len(names)]
        return self._with_seats(tuple(name if kind in names else kind for kind in self.seats))

    def with_health(self, step: int) -> Choice:
        """Solo: another life to start with, round and round."""
        at = (HEALTH.index(self.health) + step) % len(HEALTH)
        return replace(self, health=HEALTH[at])

    def with_finale(self) -> Choice:
        """Solo: with or without a boss in the last room."""
        return replace(self, boss_finale=not self.boss_finale)

    def with_draft(self) -> Choice:
        """With or without people choosing their characters."""
        return replace(self, draft=not self.draft)

    def with_hero(self, step: int) -> Choice:
        """Solo: another character, round and round."""
        return replace(self, hero=_HEROES[(_HEROES.index(self.hero) + step) % len(_HEROES)])

    def setup(self, seed: int) -> GameSetup:
        """The game as chosen, before any draft; call it only when nobody is missing."""
        heroes = (self.hero,) if self.mode == "solo" else None
        return GameSetup(self.mode, self.taken, seed, self.health, self.boss_finale, heroes)

    def taken_columns(self) -> tuple[int, ...]:
        """The niches of the seats that somebody sits in, in the order of the game's seats."""
        pairs = zip(self.columns, self.seats, strict=True)
        return tuple(column for column, kind in pairs if kind != OPEN)

    def place(self, seat: int) -> int:
        """Which of the mode's seats a seat of the game is: the open ones count here."""
        return self.columns.index(self.taken_columns()[seat])

    def _with_seats(self, seats: tuple[str, ...]) -> Choice:
        return replace(self, pair=seats) if self.mode == "duo" else replace(self, table=seats)
