"""What happened: frozen facts, in order, each told by ``step``, ``light`` or ``new_game``.

Seats are numbers from 0; rooms, items and characters are the keys of :mod:`cards`; ``change`` is
what really happened, after the caps.  ``Event`` is the union of them all; :func:`redact` is what
one seat may be told of an event.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class LevelBegun:
    """A level (1-5) is laid out; ``row`` is what the public sees of it: None is face down."""

    level: int
    row: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Entered:
    """The party stands in ``room``, the place (0-4) of the level's row; it is face up now."""

    level: int
    place: int
    room: str
    was_up: bool


@dataclass(frozen=True, slots=True)
class AttackDrawn:
    """Solo (S4): the attack card turned up is the monster's strength; ``left`` stay in the deck."""

    strength: int
    left: int
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat's sealed move is turned up."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Swapped:
    """The card that a seat laid after showing a crystal ball (B5)."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Escaped:
    """A seat left the boss's room by the item that allows it (Z2)."""

    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class Defeated:
    """The cards' ``total`` reached (solo: exceeded) the foe's ``strength``."""

    total: int
    strength: int


@dataclass(frozen=True, slots=True)
class Withstood:
    """The foe stands: ``total`` fell short of ``strength``; None: this foe cannot be defeated."""

    total: int
    strength: int | None


@dataclass(frozen=True, slots=True)
class Confused:
    """Two players laid equal cards: the monster attacks nobody (D3)."""


@dataclass(frozen=True, slots=True)
class Attacked:
    """The foe strikes this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChestOpened:
    """Chest ``rank`` (1 or 2) of ``value`` coins went to ``seats``, ``each`` so many (T2, T3).

    ``each`` is before the cap of 20; 0 with several seats means too few coins to share; no seats
    means that nobody takes it.
    """

    rank: int
    value: int
    seats: tuple[int, ...]
    each: int


@dataclass(frozen=True, slots=True)
class TrapSprung:
    """A trap's ``force`` is the highest card; ``victims`` lose coins or gain wounds: ``amount``."""

    force: int
    amount: int
    victims: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CoinsChanged:
    """A seat's coins moved by ``change`` to ``coins``.

    ``why`` is chest, chamber, trap, attack or tribute.
    """

    seat: int
    change: int
    coins: int
    why: str


@dataclass(frozen=True, slots=True)
class WoundsChanged:
    """A seat's wounds moved by ``change`` to ``wounds``; ``why``: attack, trap or chamber."""

    seat: int
    change: int
    wounds: int
    why: str


@dataclass(frozen=True, slots=True)
class ItemTaken:
    """A seat took an item from the supply."""

    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class ItemReturned:
    """A seat's used item went back to the supply."""

    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class ItemShort:
    """More takers than copies in the supply: none of ``seats`` gets ``item`` (C1)."""

    item: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A seat is out of the game (Medusa, Z4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MapMoved:
    """Tactical (V1, V3): this seat holds the map now."""

    seat: int


@dataclass(frozen=True, slots=True)
class TorchLit:
    """A seat looked at the face-down rooms (B4).

    ``seen`` are (place, room) pairs, for that seat only.
    """

    seat: int
    seen: tuple[tuple[int, str], ...] | None


@dataclass(frozen=True, slots=True)
class Fainted:
    """A seat faints in the final count (F1)."""

    seat: int
    wounds: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game ended; ``reason``: count, medusa or wounds."""

    winners: tuple[int, ...]
    reason: str


Event = (
    LevelBegun
    | Entered
    | AttackDrawn
    | Revealed
    | Swapped
    | Escaped
    | Defeated
    | Withstood
    | Confused
    | Attacked
    | ChestOpened
    | TrapSprung
    | CoinsChanged
    | WoundsChanged
    | ItemTaken
    | ItemReturned
    | ItemShort
    | Eliminated
    | MapMoved
    | TorchLit
    | Fainted
    | GameOver
)


def redact(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` may be told of it (None: the public)."""
    if isinstance(event, TorchLit) and event.seat != seat:
        return replace(event, seen=None)
    return event
