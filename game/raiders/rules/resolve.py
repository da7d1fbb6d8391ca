"""Playing: ``step`` takes a joint move, ``light`` a torch; both give a new state and the events.

``step`` is what arenas and searching bots run millions of times: what is compared among the cards
is remembered by ``READINGS``, the legality of a whole joint move is one comparison of bits, and the
commonest case, everybody laying power cards at once, touches no item.
"""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from game.raiders.rules.cards import (
    ROOM_COUNT,
    ROW,
    Chamber,
    Item,
    Monster,
    Move,
    Room,
    Trap,
    Treasure,
)
from game.raiders.rules.events import Event, ItemReturned, MapMoved, Swapped, TorchLit
from game.raiders.rules.finish import SMALL, ending, tell
from game.raiders.rules.foes import fight, fight_boss
from game.raiders.rules.legal import IllegalMove, allow, legal
from game.raiders.rules.purse import settle
from game.raiders.rules.reading import READINGS, Reading, readings_against, revealed
from game.raiders.rules.rooms import gifts_for, hand_out, open_chests, open_chests_alone, spring
from game.raiders.rules.state import (
    ITEM_DIGIT,
    MOVE_BIT,
    POWER_OF_ALL,
    SEAT_BITS,
    State,
    ball_escapes,
    count,
    unseen_places,
)
from game.raiders.rules.walk import enter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from game.raiders.rules.view import Outcome

item_returned = cache(ItemReturned)
swapped = cache(Swapped)

TURN_UP: tuple[Callable[[Mapping[int, Move]], tuple[Move, ...]], ...] = (
    lambda _: (),
    lambda moves: (moves[0],),
    *(itemgetter(*range(seats)) for seats in range(2, 6)),
)
"""By the number of seats: takes the moves of all of them, in the order of the seats."""


def step(state: State, moves: Mapping[int, Move]) -> tuple[State, tuple[Event, ...]]:
    """Lay the moves of exactly the pending seats, and go on until somebody owes a choice again.

    Raises:
        IllegalMove: a seat is missing, too many, or makes a move that is not legal now.
    """
    lying, allowed = state.laid, state.allowed
    if len(moves) != len(lying) or len(state.pending) != len(lying) or lying[0] is not None:
        return _step_in_turn(state, moves)
    try:
        laid = TURN_UP[len(moves)](moves)
        reading = READINGS[laid]
    except (KeyError, TypeError):
        raise IllegalMove(objection(state, moves)) from None
    if reading.bits | allowed != allowed:
        raise IllegalMove(objection(state, moves))
    events = [*reading.revealed]
    if not reading.items:
        held = state.held - reading.bits
        return _finish_room(state, laid, reading, state.items, held, events)
    held = state.held & ~(reading.bits & POWER_OF_ALL)
    items, held = _spend(state, held, reading.items, events)
    if reading.balls and not ball_escapes(state.dungeon.rooms[state.at]):
        return _wait(state, laid, items, held, reading.balls), tuple(events)
    return _finish_room(state, laid, reading, items, held, events)


def objection(state: State, moves: Mapping[int, Move]) -> str:
    """Why this joint move may not be made, in one sentence."""
    if state.over is not None:
        return "The game is over."
    for seat in state.pending:
        if seat not in moves:
            return f"Seat {seat} owes a choice."
        if moves[seat] not in legal(state, seat):
            return f"Seat {seat} may not play {moves[seat]!r} now."
    extra = sorted((seat for seat in moves if seat not in state.pending), key=str)
    return f"Seat {extra[0]} owes no choice."


def _step_in_turn(state: State, moves: Mapping[int, Move]) -> tuple[State, tuple[Event, ...]]:
    """``step`` where only some seats owe a choice, or owe it after a ball (B5, V1, V2)."""
    room, pending, held = state.dungeon.rooms[state.at], state.pending, state.held
    if not pending or len(moves) != len(pending):
        raise IllegalMove(objection(state, moves))
    lying: list[Any] = list(state.laid)
    events: list[Event] = []
    spent: list[tuple[int, Item]] = []
    for seat in pending:
        move = moves.get(seat)
        if move not in legal(state, seat):
            raise IllegalMove(objection(state, moves))
        events.append(revealed(seat, move) if lying[seat] is None else swapped(seat, move))
        lying[seat] = move
        if move in ITEM_DIGIT:
            spent.append((seat, move))
        else:
            held -= MOVE_BIT[move] << SEAT_BITS * seat
    laid, items = tuple(lying), state.items
    if spent:
        items, held = _spend(state, held, spent, events)
    waiting = owing(room, laid, state.holder)
    if waiting:
        return _wait(state, laid, items, held, waiting), tuple(events)
    return _finish_room(state, laid, READINGS[laid], items, held, events)


def _spend(
    state: State, held: int, spent: Iterable[tuple[int, Item]], events: list[Event]
) -> tuple[tuple[int, ...], int]:
    """The items and the moves in hand once the items ``spent`` have left it (B7).

    A crystal ball is back in the supply at once (B5), save against the Necromancer (B6).
    """
    items = list(state.items)
    balls_stay = ball_escapes(state.dungeon.rooms[state.at])
    for seat, item in spent:
        digit = ITEM_DIGIT[item]
        items[seat] -= digit
        if not items[seat] // digit % 10:
            held &= ~(MOVE_BIT[item] << SEAT_BITS * seat)
        if item == "ball" and not balls_stay:
            events.append(item_returned(seat, item))
    return tuple(items), held


def owing(room: Room, laid: tuple[Move | None, ...], holder: int | None) -> tuple[int, ...]:
    """The seats that owe a choice where so much is laid: first cards, then those after a ball.

    With the map in play it is one after the other, clockwise from its holder (V1, V2).
    """
    if None in laid:
        seats = tuple([seat for seat, move in enumerate(laid) if move is None])
    elif "ball" in laid and not ball_escapes(room):
        seats = tuple([seat for seat, move in enumerate(laid) if move == "ball"])
    else:
        return ()
    if holder is None:
        return seats
    return (min(seats, key=lambda seat: (seat - holder) % len(laid)),)


def _wait(
    state: State,
    laid: tuple[Move | None, ...],
    items: tuple[int, ...],
    held: int,
    waiting: tuple[int, ...],
) -> State:
    """The state in which the seats ``waiting`` owe a choice in the same room."""
    allowed = allow(state.dungeon.rooms[state.at], held, laid, waiting)
    return State(
        state.dungeon,
        state.at,
        state.coins,
        state.wounds,
        items,
        held,
        state.rows,
        laid,
        waiting,
        allowed,
        state.out,
        state.lit,
        state.holder,
        state.attack,
        state.rng,
        None,
    )


def _finish_room(
    state: State,
    laid: tuple[Move, ...],
    reading: Reading,
    items: tuple[int, ...],
    held: int,
    events: list[Event],
) -> tuple[State, tuple[Event, ...]]:
    """All is laid: resolve the room, then walk on or end the game."""
    at, coins, wounds = state.at, state.coins, state.wounds
    room, mode = state.dungeon.rooms[at], state.dungeon.mode
    out: tuple[int, ...] = ()
    if isinstance(room, Monster):
        clash = fight(room, state, reading, reading.lowest)
        events += clash.events
        wounds = settle(wounds, clash.blows, events)
    elif isinstance(room, Treasure):
        open_ = open_chests_alone if mode == "solo" else open_chests
        coins = open_(room, reading, coins, events)
    elif isinstance(room, Chamber):
        gifts = gifts_for(room.key, laid)
        if gifts.items:
            items, held = hand_out(gifts, items, held, events)
        coins = settle(coins, gifts.coins, events)
        wounds = settle(wounds, gifts.potions, events)  # C2
    elif isinstance(room, Trap):
        coins, wounds = spring(room, reading, coins, wounds, events)
    else:
        reading = readings_against(room)[laid]
        coins, wounds, out = fight_boss(room, state, reading, events)
    for seat, item in reading.items:
        events.append(item_returned(seat, item))
    holder = state.holder
    if holder is not None:
        holder = _pass_map(reading.highest, holder, len(laid), events)
    over = None
    if out or mode in SMALL or at + 1 == ROOM_COUNT:
        over = ending(mode, coins, wounds, out, last=at + 1 == ROOM_COUNT)
    if over is None:
        walked = enter(state, laid, at + 1, coins, wounds, items, held, holder, events)
        return walked, tuple(events)
    closed = state._replace(
        coins=coins,
        wounds=wounds,
        items=items,
        held=held,
        laid=laid,
        pending=(),
        allowed=0,
        out=out,
        holder=holder,
        over=over,
    )
    return closed, (*events, *tell(over, wounds))


def _pass_map(highest: tuple[int, ...], holder: int, seats: int, events: list[Event]) -> int:
    """Who has the map next: the highest card, nearest clockwise from the holder (V3).

    Where everybody escaped nobody laid a card, and it stays.
    """
    heir = min(highest, key=lambda seat: (seat - holder) % seats, default=holder)
    if heir != holder:
        events.append(MapMoved(heir))
    return heir


def light(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """Light a torch to look at every face-down room left in the row (B4).

    Raises:
        IllegalMove: nobody has a choice to make, or the seat holds no torch.
    """
    if seat not in torches(state):
        raise IllegalMove(f"Seat {seat} has no torch to light now.")
    items, held = _spend(state, state.held, [(seat, "torch")], [])
    lit = _wait(state, state.laid, items, held, state.pending)._replace(
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
    return tuple(seat for seat, items in enumerate(state.items) if count(items, "torch"))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.over
