"""Record the golden playthroughs: whole games told in words, one a mode and one a boss.

``python tools/record_golden.py [name ...]`` writes ``tests/golden/*.txt`` anew; nothing else does.
A test plays the same games and compares, so a change of the rules shows as a change of a story.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.raiders.rules import (  # noqa: E402 - the path comes first, to run as a script
    Deal,
    Event,
    Move,
    Options,
    State,
    View,
    encode,
    legal,
    light,
    new_game,
    step,
    torches,
    view,
)
from game.raiders.rules import events as told  # noqa: E402
from game.raiders.rules.cards import BOSSES, DUNGEON, ITEMS, ROOM_COUNT  # noqa: E402
from game.raiders.rules.rng import Rng  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"


@dataclass(frozen=True, slots=True)
class Story:
    """A game to tell: its seats, its options, and the seed of the deal and of the players."""

    seats: int
    options: Options
    seed: int


SEEDS = {
    "mode_standard": 2018,
    "mode_tactical": 2019,
    "mode_duo": 2031,
    "mode_solo": 2661,
    "boss_tax_collector": 100,
    "boss_medusa": 101,
    "boss_sphinx": 102,
    "boss_wolf_pack": 205,
    "boss_minotaur": 104,
    "boss_vampire": 105,
    "boss_necromancer": 262,
    "boss_mega_dragon": 110,
    "boss_golem": 108,
    "boss_mummy": 109,
}
"""Seeds whose games show what is particular: escapes, tributes, confusion, a run survived."""


def stories() -> dict[str, Story]:
    """Every golden game by the name of its file: the modes, then the bosses."""
    tables = {
        "mode_standard": (4, Options("standard")),
        "mode_tactical": (3, Options("tactical")),
        "mode_duo": (2, Options("duo")),
        "mode_solo": (1, Options("solo", health=8)),
    }
    for index, boss in enumerate(BOSSES):
        tables[f"boss_{boss.key}"] = (3 + index % 3, boss_options(boss.key, index))
    return {name: Story(*table, SEEDS[name]) for name, table in tables.items()}


def boss_options(boss: str, seed: int) -> Options:
    """A standard game that ends before ``boss``; the rooms before it are shuffled."""
    deck = [room.key for room in DUNGEON for _ in range(room.copies)]
    return Options(deal=Deal(rooms=(*Rng(seed).sample(deck, ROOM_COUNT - 1), boss)))


def tell(story: Story) -> str:
    """The whole game in words."""
    options, chance = story.options, Rng(story.seed)
    state, events = new_game(story.seed, story.seats, options)
    lines = [f"A {options.mode} game for {story.seats}, seed {story.seed}", ""]
    lines += [_seat(view(state, None), seat) for seat in range(story.seats)]
    lines += [sentence(event) for event in events]
    while state.pending:
        state, more = _turn(state, chance)
        lines += more
    digest = hashlib.sha256(encode(state).encode()).hexdigest()
    lines += ["", *(_seat(view(state, None), seat) for seat in range(story.seats))]
    return "\n".join([*lines, f"The last state has the hash {digest[:16]}.", ""])


def _turn(state: State, chance: Rng) -> tuple[State, list[str]]:
    """One joint choice: the state after it, and what is told of it."""
    lines: list[str] = []
    if all(laid is None for laid in state.laid):
        for seat in torches(state):
            if chance.below(3) == 0:
                state, events = light(state, seat)
                lines += [sentence(event) for event in events]
                lines.append(f"  {_row(view(state, seat))}   (as seat {seat} knows it)")
    public = view(state, None)
    lines += ["", f"  {_row(public)}"]
    lines += [f"  {_seat(public, seat)}" for seat in range(len(public.seats))]
    moves: dict[int, Move] = {}
    for seat in state.pending:
        may = legal(state, seat)
        moves[seat] = _choose(may, chance)
        lines.append(f"  Seat {seat} may play {' '.join(may)}; plays {moves[seat]}.")
    state, events = step(state, moves)
    return state, [*lines, *(sentence(event) for event in events)]


def _choose(may: tuple[Move, ...], chance: Rng) -> Move:
    """Any legal move, but an item every second time that there is one: stories need events."""
    items = [move for move in may if move in ITEMS]
    return chance.choice(items if items and chance.below(2) else may)


def _row(seen: View) -> str:
    """The level's row: [here], ? for what is not known, (known) but face down."""
    words = []
    for place, room in enumerate(seen.row):
        word = room.room or "?"
        word = f"({word})" if room.room and not room.up else word
        words.append(f"[{word}]" if place == seen.place else word)
    return f"Level {seen.level}: " + " ".join(words)


def _seat(seen: View, seat: int) -> str:
    """One player, as everybody knows it."""
    own = seen.seats[seat]
    hand = " ".join(map(str, own.hand)) or "no cards"
    items = " ".join(own.items) or "no items"
    laid = f", laid {own.laid}" if own.laid else ""
    out = ", out" if own.out else ""
    return (
        f"Seat {seat}, {own.character}: {own.coins} coins, {own.wounds} wounds, "
        f"{hand}, {items}{laid}{out}"
    )


def sentence(event: Event) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each event
    """An event in words; it depends on no language file, so that only the rules change a story."""
    match event:
        case told.LevelBegun(level, row):
            return f"\nLEVEL {level}: {' '.join(room or '?' for room in row)}"
        case told.Entered(level, place, room, was_up):
            return f"\nRoom {level}.{place + 1}, {room}" + ("" if was_up else ", turned up")
        case told.AttackDrawn(strength, left, reshuffled):
            again = "The attack deck is shuffled. " if reshuffled else ""
            return f"{again}The attack card is {strength}; {left} are left."
        case told.Revealed(seat, move):
            return f"Seat {seat} turns up {move}."
        case told.Swapped(seat, move):
            return f"Seat {seat} lays {move} after the ball."
        case told.Escaped(seat, item):
            return f"Seat {seat} escapes with a {item}."
        case told.Defeated(total, strength):
            return f"{total} against {strength}: it is defeated."
        case told.Withstood(total, None):
            return f"{total}: nothing defeats it."
        case told.Withstood(total, strength):
            return f"{total} against {strength}: it stands."
        case told.Confused():
            return "It is confused."
        case told.Attacked(seat):
            return f"It attacks seat {seat}."
        case told.ChestOpened(rank, value, seats, each):
            return f"Chest {rank} of {value}: {_named(seats)}, {each} each."
        case told.TrapSprung(force, amount, victims):
            return f"The trap springs with force {force}, {amount} for {_named(victims)}."
        case told.CoinsChanged(seat, change, coins, why):
            return f"Seat {seat} {change:+} coins ({why}): {coins}."
        case told.WoundsChanged(seat, change, wounds, why):
            return f"Seat {seat} {change:+} wounds ({why}): {wounds}."
        case told.ItemTaken(seat, item):
            return f"Seat {seat} takes a {item}."
        case told.ItemReturned(seat, item):
            return f"The {item} of seat {seat} goes back to the supply."
        case told.ItemShort(item, seats):
            return f"Too few of the item {item} for {_named(seats)}: nobody gets one."
        case told.Eliminated(seat):
            return f"Seat {seat} is out of the game."
        case told.MapMoved(seat):
            return f"Seat {seat} takes the map."
        case told.TorchLit(seat, seen):
            places = ", ".join(f"{place + 1} {room}" for place, room in seen or ())
            return f"Seat {seat} lights a torch and sees {places or 'nothing new'}."
        case told.Fainted(seat, wounds):
            return f"Seat {seat} faints of {wounds} wounds."
        case told.GameOver(winners, reason):
            return f"\nThe game is over ({reason}): {_named(winners)} won."


def _named(seats: tuple[int, ...]) -> str:
    if not seats:
        return "nobody"
    return ("seat " if len(seats) == 1 else "seats ") + " ".join(map(str, seats))


def main(names: list[str]) -> int:
    """Record the named stories, or all."""
    known = stories()
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.stderr.write(f"There is no story {unknown[0]!r}; there are {', '.join(known)}.\n")
        return 2
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in names or known:
        (GOLDEN / f"{name}.txt").write_text(tell(known[name]), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
