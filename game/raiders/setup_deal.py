"""How characters come to the seats before a game: drafted by people, dealt to the rest (B2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import CHARACTERS
from game.raiders.rules.rng import Rng
from game.raiders.session import PERSON, GameSetup, Session

if TYPE_CHECKING:
    from game.raiders.rules import View

HEROES = tuple(CHARACTERS)


@lru_cache(maxsize=8)
def first_view(setup: GameSetup) -> View:
    """What everybody sees of the game when it begins."""
    view: View = Session.begin(setup).table.view(None)
    return view


@dataclass(frozen=True, slots=True)
class Draft:
    """The people of ``setup`` choose in turn: ``picks`` so far, ``at`` the character looked at."""

    setup: GameSetup
    picks: tuple[str, ...] = ()
    at: str = HEROES[0]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that choose, in turn."""
        return tuple(seat for seat, kind in enumerate(self.setup.seats) if kind == PERSON)

    @property
    def turn(self) -> int | None:
        """The seat that chooses now; None: all have chosen."""
        return self.people[len(self.picks)] if len(self.picks) < len(self.people) else None

    @property
    def free(self) -> tuple[str, ...]:
        """The characters that nobody has chosen."""
        return tuple(hero for hero in HEROES if hero not in self.picks)

    def moved(self, step: int) -> Draft:
        """Look at the next free character, or at the one before, round and round."""
        return replace(self, at=self.free[(self.free.index(self.at) + step) % len(self.free)])

    def looking(self, hero: str) -> Draft:
        """Look at ``hero``, if it is free."""
        return replace(self, at=hero) if hero in self.free else self

    def chosen(self) -> Draft:
        """The seat in turn takes the character that it looks at."""
        left = Draft(self.setup, (*self.picks, self.at)).free
        return replace(self, picks=(*self.picks, self.at), at=left[0] if left else self.at)

    def undone(self) -> Draft | None:
        """The last to choose looks at that character again; None: nobody has chosen."""
        return replace(self, picks=self.picks[:-1], at=self.picks[-1]) if self.picks else None

    def shown(self, seat: int) -> bool:
        """Whether this seat's character can be seen: chosen, or looked at in its turn."""
        return seat in self.people[: len(self.picks) + 1]

    def drafted(self) -> GameSetup:
        """The set-up with its characters: bots take by chance from what is left."""
        held = self.picks if self.turn is None else (*self.picks, self.at)
        people = dict(zip(self.people, held, strict=False))
        rest = [hero for hero in HEROES if hero not in held]
        others = iter(Rng(self.setup.seed).sample(rest, len(rest)))
        seats = range(len(self.setup.seats))
        characters = tuple(people[k] if k in people else next(others) for k in seats)
        return replace(self.setup, characters=characters)


@dataclass(slots=True)
class Deal:
    """The characters being dealt, seconds since it began, and the seats ``known`` before."""

    setup: GameSetup
    known: tuple[int, ...] = ()
    clock: float = 0.0

    FIRST = 0.7
    PAUSE = 0.35
    HOLD = 1.5

    @property
    def view(self) -> View:
        """The game's first view."""
        return first_view(self.setup)

    @property
    def _dealt(self) -> list[int]:
        return [seat for seat in range(len(self.setup.seats)) if seat not in self.known]

    def since(self, seat: int) -> float:
        """Seconds since this seat's character was turned up; negative: it is face down."""
        if seat in self.known:
            return self.clock
        return self.clock - self.FIRST - self.PAUSE * self._dealt.index(seat)

    @property
    def up(self) -> tuple[int, ...]:
        """The seats whose characters are face up."""
        return tuple(seat for seat in range(len(self.setup.seats)) if self.since(seat) >= 0)

    @property
    def last(self) -> float:
        """When the last character is turned up."""
        return self.FIRST + self.PAUSE * (len(self._dealt) - 1) if self._dealt else 0.0

    @property
    def over(self) -> bool:
        """Whether everybody has been looked at."""
        return self.clock >= self.last + self.HOLD

    def hurry(self) -> None:
        """Turn all characters up, or have done with looking at them."""
        self.clock = self.last if self.clock < self.last else self.last + self.HOLD
