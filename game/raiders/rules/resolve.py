"""Playing: ``step`` takes a joint move, ``light`` a torch; both give a new state and the events."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from game.raiders.rules.cards import (
    ROOM_COUNT,
    ROW,
    Boss,
    Chamber,
    Monster,
    Move,
    Room,
    Trap,
    Treasure,
)
from game.raiders.rules.events import Event, ItemReturned, MapMoved, Revealed, Swapped, TorchLit
from game.raiders.rules.finish import final_count, sudden_end, tell
from game.raiders.rules.foes import fight, fight_boss, strength_of
from game.raiders.rules.ledger import Ledger
from game.raiders.rules.legal import IllegalMove, choices_in
from game.raiders.rules.reading import Reading, read, read_in
from game.raiders.rules.rooms import give, open_chests, spring
from game.raiders.rules.state import ITEM_DIGIT, PLACES, State, ball_escapes, count, unseen_places
from game.raiders.rules.walk import enter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.raiders.rules.view import Outcome

revealed = cache(Revealed)
item_returned = cache(ItemReturned)


@lru_cache(maxsize=1 << 15)
def all_revealed(laid: tuple[Move, ...]) -> tuple[Event, ...]:
    """Everybody's move turned up, in seat order."""
    return tuple(revealed(seat, move) for seat, move in enumerate(laid))


def step(state: State, moves: Mapping[int, Move]) -> tuple[State, tuple[Event, ...]]:
    """Lay the moves of exactly the pending seats, and go on until somebody owes a choice again.

    Raises:
        IllegalMove: a seat is missing, too many, or makes a move that is not legal now.
    """
    check(state, moves)
    if len(moves) == len(state.laid) and state.laid[0] is None:
        laid, hands, events = _lay_together(state, moves)
    else:
        laid, hands, events = _lay_in_turn(state, moves)
    if None in laid or "ball" in laid:
        waiting = owing(state.dungeon.rooms[state.at], laid, state.holder)
        if waiting:
            return _wait(state, laid, hands, waiting), tuple(events)
    return _finish_room(state, laid, hands, events)


def check(state: State, moves: Mapping[int, Move]) -> None:
    """Refuse a joint move that may not be made.

    Raises:
        IllegalMove: saying which seat and why.
    """
    choices = state.choices
    for seat in state.pending:
        if seat not in moves:
            raise IllegalMove(f"Seat {seat} owes a choice.")
        if moves[seat] not in choices[seat]:
            raise IllegalMove(f"Seat {seat} may not play {moves[seat]!r} now.")
    if len(moves) != len(state.pending):
        extra = min((seat for seat in moves if seat not in state.pending), key=str)
        raise IllegalMove(f"Seat {extra} owes no choice.")
    if state.over is not None:
        raise IllegalMove("The game is over.")


def _lay_together(
    state: State, moves: Mapping[int, Move]
) -> tuple[tuple[Move | None, ...], list[int], list[Event]]:
    """Turn up everybody's first move of a room: what ``_lay_in_turn`` does, only quicker."""
    laid = tuple([moves[seat] for seat in state.pending])
    unit = PLACES[state.at % ROW]
    reading = read(laid)
    hands = [hand + card * unit for hand, card in zip(state.hands, reading.cards, strict=True)]
    events = list(all_revealed(laid))
    for seat, item in reading.items:
        hands[seat] -= ITEM_DIGIT[item]
        if item == "ball" and not ball_escapes(state.dungeon.rooms[state.at]):
            events.append(item_returned(seat, item))
    return laid, hands, events


def _lay_in_turn(
    state: State, moves: Mapping[int, Move]
) -> tuple[tuple[Move | None, ...], list[int], list[Event]]:
    """Turn up the moves of the pending seats: what lies there then, the hands, the events.

    A move leaves the hand as it is turned up (B7); a ball is back in the supply at once (B5).
    """
    hands, laid = list(state.hands), list(state.laid)
    events: list[Event] = []
    balls: list[Event] = []
    for seat in state.pending:
        move = moves[seat]
        events.append(revealed(seat, move) if laid[seat] is None else Swapped(seat, move))
        laid[seat] = move
        if move in ("key", "sword", "torch", "ball"):
            hands[seat] -= ITEM_DIGIT[move]
        else:
            hands[seat] += int(move) * PLACES[state.at % ROW]
        if move == "ball" and not ball_escapes(state.dungeon.rooms[state.at]):
            balls.append(item_returned(seat, move))
    return tuple(laid), hands, events + balls


def owing(room: Room, laid: tuple[Move | None, ...], holder: int | None) -> tuple[int, ...]:
    """The seats that owe a choice where so much is laid: first cards, then those after a ball.

    With the map in play it is one after the other, clockwise from its holder (V1, V2).
    """
    seats = tuple([seat for seat, move in enumerate(laid) if move is None])
    if not seats and not ball_escapes(room):
        seats = tuple([seat for seat, move in enumerate(laid) if move == "ball"])
    if holder is None or not seats:
        return seats
    return (min(seats, key=lambda seat: (seat - holder) % len(laid)),)


def _wait(
    state: State, laid: tuple[Move | None, ...], hands: list[int], waiting: tuple[int, ...]
) -> State:
    """The state in which the seats ``waiting`` owe a choice in the same room."""
    return state._replace(
        hands=tuple(hands),
        laid=laid,
        pending=waiting,
        choices=choices_in(state.dungeon.rooms[state.at], laid, hands, waiting),
    )


def _finish_room(
    state: State, laid: tuple[Move | None, ...], hands: list[int], events: list[Event]
) -> tuple[State, tuple[Event, ...]]:
    """All is laid: resolve the room, then walk on or end the game."""
    dungeon, at = state.dungeon, state.at
    room = dungeon.rooms[at]
    reading = read_in(room, laid)
    ledger = Ledger(state.coins, state.wounds, hands, events)
    _resolve(room, state, reading, ledger)
    for seat, item in reading.items:
        events.append(item_returned(seat, item))
    holder = state.holder
    if holder is not None:
        holder = map_holder(reading.highest, holder, len(laid))
        if holder != state.holder:
            events.append(MapMoved(holder))
    coins, wounds = tuple(ledger.coins), tuple(ledger.wounds)
    over = sudden_end(dungeon.mode, coins, wounds, ledger.out)
    if over is None and at + 1 == ROOM_COUNT:
        over = final_count(dungeon.mode, coins, wounds, ledger.out)
    if over is None:
        return enter(state, at + 1, coins, wounds, hands, holder, events)
    events += tell(over, wounds)
    closed = state._replace(
        coins=coins,
        wounds=wounds,
        hands=tuple(hands),
        laid=laid,
        pending=(),
        choices=((),) * len(laid),
        out=tuple(ledger.out),
        holder=holder,
        over=over,
    )
    return closed, tuple(events)


def _resolve(room: Room, state: State, reading: Reading, ledger: Ledger) -> None:
    """Let the room do what it does."""
    mode = state.dungeon.mode
    if isinstance(room, Treasure):
        open_chests(room, mode, reading, ledger)
    elif isinstance(room, Monster):
        fight(room, strength_of(room, state), mode, reading, ledger)
    elif isinstance(room, Chamber):
        give(room, reading, ledger)
    elif isinstance(room, Trap):
        spring(room, reading, ledger)
    else:
        fight_boss(room, strength_of(room, state), mode, reading, ledger)


def map_holder(highest: tuple[int, ...], holder: int, seats: int) -> int:
    """Who has the map next: the highest card, nearest clockwise from the holder (V3).

    Where everybody escaped nobody laid a card, and it stays.
    """
    return min(highest, key=lambda seat: (seat - holder) % seats, default=holder)


def light(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """Light a torch to look at every face-down room left in the row (B4).

    Raises:
        IllegalMove: nobody has a choice to make, or the seat holds no torch.
    """
    if seat not in torches(state):
        raise IllegalMove(f"Seat {seat} has no torch to light now.")
    hands = list(state.hands)
    hands[seat] -= ITEM_DIGIT["torch"]
    lit = _wait(state, state.laid, hands, state.pending)._replace(
        lit=tuple(sorted({*state.lit, seat}))
    )
    rooms = state.dungeon.rooms
    first = state.at - state.at % ROW
    seen = tuple((place, rooms[first + place].key) for place in unseen_places(state))
    return lit, (TorchLit(seat, seen), item_returned(seat, "torch"))


def torches(state: State) -> tuple[int, ...]:
    """The seats that may light a torch now: any that hold one while somebody has a choice (B4)."""
    if not state.pending:
        return ()
    return tuple(seat for seat, hand in enumerate(state.hands) if count(hand, "torch"))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.over
