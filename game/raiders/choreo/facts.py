"""What the stage claims about the game, as components: after a batch it equals the view."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import esper

from game.raiders.rules.view import AttackView, Outcome, RoomView, SeatView

if TYPE_CHECKING:
    from game.raiders.rules.view import View


@dataclass(slots=True)
class Chair:
    """On a hero: what its panel shows; the fields are those of :class:`SeatView`."""

    seat: int
    character: str
    coins: int
    wounds: int
    hand: tuple[int, ...]
    played: tuple[int, ...]
    items: tuple[str, ...]
    laid: str | None
    out: bool

    def lay(self, move: str) -> None:
        """The move is turned up: it leaves the hand."""
        if move.isdigit():
            self.hand = tuple(card for card in self.hand if card != int(move))
            self.played = (*self.played, int(move))
        else:
            self.drop(move)
        self.laid = move

    def take(self, item: str) -> None:
        """One more item."""
        self.items = tuple(sorted((*self.items, item)))

    def drop(self, item: str) -> None:
        """One item less, if it is there."""
        kept = list(self.items)
        if item in kept:
            kept.remove(item)
        self.items = tuple(kept)

    def gather(self) -> None:
        """All power cards come back to the hand."""
        self.hand = tuple(sorted((*self.hand, *self.played)))
        self.played = ()

    def as_view(self) -> SeatView:
        """The same as the rules would say it."""
        return SeatView(
            self.character,
            self.coins,
            self.wounds,
            self.hand,
            self.played,
            self.items,
            self.laid,
            self.out,
        )


@dataclass(slots=True)
class Board:
    """On an entity of its own: what is common to all."""

    mode: str
    health: int | None
    level: int
    place: int
    row: list[RoomView]
    supply: dict[str, int]
    holder: int | None
    shown: tuple[int, ...] = ()
    left: int = 0
    strength: int | None = None
    over: Outcome | None = None
    fainted: list[int] = field(default_factory=list)

    @property
    def here(self) -> str | None:
        """The key of the room the party stands in, once it is known."""
        return self.row[self.place].room if 0 <= self.place < len(self.row) else None

    def attack(self) -> AttackView | None:
        """The attack deck as the rules would say it."""
        if self.mode != "solo":
            return None
        return AttackView(self.shown, self.left, self.strength)


def chair_of(view: View, seat: int) -> Chair:
    """A seat's facts as they are in ``view``."""
    who = view.seats[seat]
    return Chair(
        seat,
        who.character,
        who.coins,
        who.wounds,
        tuple(who.hand),
        tuple(who.played),
        tuple(sorted(who.items)),
        who.laid,
        who.out,
    )


def board_of(view: View) -> Board:
    """The common facts as they are in ``view``."""
    board = Board(
        view.mode,
        view.health,
        view.level,
        view.place,
        list(view.row),
        dict(view.supply),
        view.map_holder,
        over=view.over,
        fainted=list(view.over.fainted) if view.over else [],
    )
    if view.attack:
        board.shown, board.left = tuple(view.attack.shown), view.attack.left
        board.strength = view.attack.strength
    return board


def settle(heroes: tuple[int, ...], table: int, view: View) -> None:
    """Make the components say what ``view`` says."""
    for seat, hero in enumerate(heroes):
        esper.add_component(hero, chair_of(view, seat))
    esper.add_component(table, board_of(view))


def claims(heroes: tuple[int, ...], table: int) -> dict[str, object]:
    """What the components say, in the words of a view."""
    board = esper.component_for_entity(table, Board)
    return {
        "level": board.level,
        "place": board.place,
        "row": tuple(board.row),
        "supply": dict(sorted(board.supply.items())),
        "holder": board.holder,
        "attack": board.attack(),
        "over": board.over,
        "seats": tuple(esper.component_for_entity(hero, Chair).as_view() for hero in heroes),
    }


def truth(view: View) -> dict[str, object]:
    """What :func:`claims` should say of ``view``."""
    return {
        "level": view.level,
        "place": view.place,
        "row": tuple(view.row),
        "supply": dict(sorted(view.supply)),
        "holder": view.map_holder,
        "attack": view.attack,
        "over": view.over,
        "seats": tuple(chair_of(view, seat).as_view() for seat in range(len(view.seats))),
    }
