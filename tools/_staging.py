"""Scenes of the game as a review needs them: a party before a room, and what everybody plays there.

The deal is fixed, and the state is put before the room of choice, so that what happens is known
beforehand; from there on the real table, rules and choreography go on by themselves.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.cabinet.table import Table
from game.raiders import rules
from game.raiders.rules.cards import BOSSES, CHARACTERS, DUNGEON, ROOM_COUNT, ROW
from game.raiders.rules.options import Deal, Options
from game.raiders.session import PERSON, GameSetup, Session
from tools._standing import stand

BEFORE = "treasure_1"
"""The room that the party comes from: one that is soon over."""


@dataclass(frozen=True, slots=True)
class Take:
    """One room as it is to be seen.

    ``moves`` holds what every seat plays, one string a round, such as ``"5 3 ball 1"``; a round
    that is left over (after crystal balls) plays the next string. ``level`` is 1 to 5; a boss
    stands at the end of the fifth. ``dark``: the room was face down.
    """

    room: str
    moves: tuple[str, ...]
    note: str = ""
    mode: str = "standard"
    dark: bool = False
    level: int = 1
    coins: int = 5
    wounds: int = 2
    items: tuple[tuple[str, ...], ...] = ()
    attack: tuple[int, ...] | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.moves[0].split())

    @property
    def name(self) -> str:
        """What the pictures of it are called."""
        words = (self.room, "" if self.mode == "standard" else self.mode, self.note)
        return "_".join(word.replace(" ", "_") for word in words if word)


@dataclass(slots=True)
class Scripted(Session):
    """A session whose bots lay what the script says; before it begins, ones and fives."""

    rounds: list[list[str]] = field(default_factory=list)
    begins_at: int = 0

    def seal_bot(self, seat: int) -> None:
        """Lay the script's card, or the first legal one where it has none."""
        self.table.seal(seat, self.scripted(seat))

    def scripted(self, seat: int) -> str:
        """The move that a seat is to make now."""
        legal: tuple[str, ...] = self.table.legal(seat)
        view = self.table.view(None)
        wanted = {line[seat] for line in self.rounds}
        if view.level * ROW + view.place < self.begins_at or not self.rounds:
            return next(move for move in legal if move not in wanted)
        move = self.rounds[0][seat]
        return move if move in legal else legal[0]

    def light_bots(self) -> tuple[rules.Event, ...]:
        """Nobody lights a torch by himself here."""
        return ()


def stage_take(take: Take) -> Scripted:
    """The session of a take: the party stands one room before the one that is meant."""
    is_boss = take.room in {boss.key for boss in BOSSES}
    at = ROOM_COUNT - 1 if is_boss else (take.level - 1) * ROW + 1
    state, _ = rules.new_game(1, take.seats, _options(take, at, is_boss=is_boss))
    state = stand(state, at - 1)
    table = Table(rules, 1, take.seats, None, (), state, log=[{"light": 0}])
    seats = (PERSON, *("careful",) * (take.seats - 1))
    rounds = [line.split() for line in take.moves]
    level, place = at // ROW + 1, at % ROW
    setup = GameSetup(take.mode, seats, 1)  # type: ignore[arg-type]
    return Scripted(setup, table, rounds, level * ROW + place)


def _options(take: Take, at: int, *, is_boss: bool) -> Options:
    ends = is_boss or take.mode != "solo"
    last = take.room if is_boss else "vampire" if ends else None
    sign = "D" if take.dark else "U"
    levels = (("UUUU" if is_boss else "U") + sign + ("" if is_boss else "UDU"),) * 5
    deal = Deal(
        characters=tuple(CHARACTERS)[: take.seats],
        rooms=_rooms(None if is_boss else take.room, at, last, solo=take.mode == "solo"),
        levels=levels,
        attack=take.attack,
        map_holder=0 if take.mode == "tactical" else None,
    )
    if take.mode == "solo":
        return Options("solo", boss_finale=is_boss, deal=deal, wounds=(take.wounds,))
    return Options(
        take.mode,  # type: ignore[arg-type]
        deal=deal,
        coins=tuple(take.coins + k % 3 for k in range(take.seats)),
        wounds=(take.wounds,) * take.seats,
        items=take.items or None,  # type: ignore[arg-type]
    )


def _rooms(room: str | None, at: int, last: str | None, *, solo: bool) -> tuple[str, ...]:
    """A legal deal with the room at its place, and the short one before it."""
    left = Counter({each.key: each.copies for each in DUNGEON})
    if solo:
        del left["chamber_armoury"]
    before = "treasure_2" if room == BEFORE else BEFORE
    fixed = {at - 1: before}
    if room:
        fixed[at] = room
    if last:
        fixed[ROOM_COUNT - 1] = last
    left.subtract(key for key in fixed.values() if key in left)
    filling = iter(sorted(left.elements(), key=lambda key: (hash_of(key), key)))
    return tuple(fixed.get(place) or next(filling) for place in range(ROOM_COUNT))


def hash_of(key: str) -> int:
    """A fixed jumble, so that the other rooms of a level are of several kinds."""
    return sum(ord(letter) * (place + 3) for place, letter in enumerate(key)) % 17
