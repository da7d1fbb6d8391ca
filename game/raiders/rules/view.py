"""What one seat may know: an allow-list built from the state (raiders.md section 6)."""

from __future__ import annotations

from dataclasses import dataclass

from game.raiders.rules.cards import ROOMS, Boss, Monster


@dataclass(frozen=True, slots=True)
class RoomView:
    """One place of the level's row; ``room`` is None where the seat may not know it."""

    room: str | None
    up: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player, all of it public: hands by subtraction, items by memory."""

    character: str
    coins: int
    wounds: int
    hand: tuple[int, ...]
    played: tuple[int, ...]
    items: tuple[str, ...]
    laid: str | None
    out: bool


@dataclass(frozen=True, slots=True)
class AttackView:
    """Solo: the used cards face up in order, how many are left, the present foe's strength."""

    shown: tuple[int, ...]
    left: int
    strength: int | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended; ``reason``: count, medusa or wounds."""

    winners: tuple[int, ...]
    fainted: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``me`` sees it; None is the public.

    ``level`` is 1-5, ``place`` 0-4; ``pending`` the seats that owe a choice; ``torches`` the seats
    that may light a torch now; ``supply`` the copies left of each item; ``map_holder`` and
    ``attack`` are None in modes without them; ``health`` is the solo H, else None.
    """

    me: int | None
    mode: str
    level: int
    place: int
    row: tuple[RoomView, ...]
    seats: tuple[SeatView, ...]
    pending: tuple[int, ...]
    torches: tuple[int, ...]
    supply: tuple[tuple[str, int], ...]
    map_holder: int | None
    attack: AttackView | None
    health: int | None
    over: Outcome | None

    @property
    def here(self) -> str:
        """The key of the room the party stands in."""
        room = self.row[self.place].room
        assert room is not None
        return room


def foe_strength(view: View) -> int | None:
    """What the cards have to reach here; None where nothing is to be defeated (M1, D3, S4)."""
    if view.attack is not None:
        return view.attack.strength
    room = ROOMS[view.here]
    if view.mode == "duo" or not isinstance(room, Monster | Boss) or room.strength is None:
        return None
    return room.strength[len(view.seats) - 3]
