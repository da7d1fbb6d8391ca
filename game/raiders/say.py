"""What happened, in words: one sentence for every event, in the locale's language.

The recap, the text table and the line under the stage all speak through :class:`Narrator`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, assert_never

from game.raiders.rules import events as e
from game.raiders.rules.cards import (
    ATTACK_DECK,
    FATAL_WOUNDS,
    ROOMS,
    Boss,
    Monster,
    Trap,
    Treasure,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.cabinet.locale import Locale
    from game.raiders.rules.cards import Room
    from game.raiders.rules.view import View


def capital(text: str) -> str:
    """The text with its first letter large; the rest is left as it is."""
    return text[:1].upper() + text[1:]


def move_words(locale: Locale, move: str) -> str:
    """A move with its article: ``a 3``, ``a crystal ball``."""
    return locale.say("move.card", value=move) if move.isdigit() else locale.say(f"move.{move}")


def room_rule(locale: Locale, view: View, room: str) -> str:
    """What a room does, in one line, by the rules of the game being played."""
    variant = _variant(view.mode, ROOMS[room])
    return locale.say(f"room_{view.mode}.{variant}" if variant else f"room.{room}.rule")


def _variant(mode: str, room: Room) -> str | None:
    """Which line of a variant's rules replaces the one printed on the card, if any."""
    line: str | None
    match mode, room:
        case "solo", Boss(key="tax_collector" | "medusa" | "vampire" as key):
            line = key
        case "solo", Boss(strength=None):
            line = "always"
        case "solo", Boss(tribute=coins) if coins:
            line = "payment"
        case "solo", Monster() | Boss():
            line = "monster"
        case "solo", Treasure():
            line = "treasure"
        case "solo", Trap():
            line = "trap"
        case "duo", Monster():
            line = "monster"
        case "duo", Boss(hunts="highest"):
            line = "mummy"
        case _:
            line = None
    return line


@dataclass(slots=True)
class Narrator:
    """Tells events one after the other; it remembers the room and the coins between them.

    ``me`` is the seat addressed as *you* by its own torch; None tells it as everybody hears it.
    """

    locale: Locale
    mode: str
    characters: tuple[str, ...]
    coins: list[int] = field(default_factory=list)
    room: str = ""
    me: int | None = None

    @classmethod
    def at(cls, locale: Locale, view: View) -> Narrator:
        """A narrator who takes up the tale at ``view``."""
        characters = tuple(seat.character for seat in view.seats)
        coins = [seat.coins for seat in view.seats]
        return cls(locale, view.mode, characters, coins, view.here, view.me)

    def tell(self, event: e.Event) -> str:
        """The sentence of an event."""
        match event:
            case e.LevelBegun() | e.Entered() | e.AttackDrawn() | e.MapMoved() | e.TorchLit():
                return self._tell_way(event)
            case e.Revealed() | e.Swapped() | e.Escaped():
                return self._tell_move(event)
            case e.Defeated() | e.Withstood() | e.Confused() | e.Attacked() | e.Eliminated():
                return self._tell_fight(event)
            case e.ChestOpened() | e.TrapSprung() | e.CoinsChanged() | e.WoundsChanged():
                return self._tell_gain(event)
            case e.ItemTaken() | e.ItemReturned() | e.ItemShort():
                return self._tell_item(event)
            case e.Fainted() | e.GameOver():
                return self._tell_end(event)
            case _:
                assert_never(event)

    def _tell_way(
        self, event: e.LevelBegun | e.Entered | e.AttackDrawn | e.MapMoved | e.TorchLit
    ) -> str:
        match event:
            case e.LevelBegun(level, row):
                return self.locale.say("event.level", level=level, n=row.count(None))
            case e.Entered():
                return self._entered(event)
            case e.AttackDrawn():
                return self._attack_drawn(event)
            case e.MapMoved(seat):
                return self.locale.say("event.map", Who=self._who(seat, start=True))
            case e.TorchLit():
                return self._torch(event)

    def _entered(self, event: e.Entered) -> str:
        self.room = event.room
        words = self.locale.say
        name, the = words(f"room.{event.room}.name"), words(f"room.{event.room}.the")
        key = "event.entered" if event.was_up else "event.entered_dark"
        return words(key, place=event.place + 1, name=name, the=the)

    def _attack_drawn(self, event: e.AttackDrawn) -> str:
        if event.reshuffled:
            key = "event.attack_shuffled"
        elif event.strength == max(ATTACK_DECK):
            key = "event.attack_hopeless"
        else:
            key = "event.attack_drawn"
        return self.locale.say(key, strength=event.strength)

    def _torch(self, event: e.TorchLit) -> str:
        if event.seen is None:
            return self.locale.say("event.torch", Who=self._who(event.seat, start=True))
        if not event.seen:
            return self.locale.say("event.torch_own_nothing")
        rooms = tuple(
            self.locale.say(
                "event.torch_room", place=place + 1, name=self.locale.say(f"room.{room}.the")
            )
            for place, room in event.seen
        )
        return self.locale.say("event.torch_own", rooms=self.locale.join(rooms))

    def _tell_move(self, event: e.Revealed | e.Swapped | e.Escaped) -> str:
        who = self._who(event.seat, start=True)
        match event:
            case e.Revealed(_, move):
                return self.locale.say("event.revealed", Who=who, what=self._move(move))
            case e.Swapped(_, move):
                return self.locale.say("event.swapped", Who=who, what=self._move(move))
            case e.Escaped(_, item):
                return self.locale.say("event.escaped", Who=who, what=self._move(item))

    def _tell_fight(
        self, event: e.Defeated | e.Withstood | e.Confused | e.Attacked | e.Eliminated
    ) -> str:
        words, foe = self.locale.say, self.locale.say(f"room.{self.room}.the")
        match event:
            case e.Defeated(total, strength):
                return words("event.defeated", total=total, strength=strength, foe=foe)
            case e.Withstood(total, strength):
                return self._withstood(total, strength, foe)
            case e.Confused():
                return words("event.confused", foe=foe)
            case e.Attacked(seat):
                return words("event.attacked", Foe=capital(foe), who=self._who(seat))
            case e.Eliminated(seat):
                return words("event.out", Who=self._who(seat, start=True))

    def _withstood(self, total: int, strength: int | None, foe: str) -> str:
        if strength is None:
            return self.locale.say("event.withstood_always", Foe=capital(foe))
        return self.locale.say("event.withstood", total=total, strength=strength, foe=foe)

    def _tell_gain(
        self, event: e.ChestOpened | e.TrapSprung | e.CoinsChanged | e.WoundsChanged
    ) -> str:
        match event:
            case e.ChestOpened():
                return self._chest(event)
            case e.TrapSprung():
                return self._trap(event)
            case e.CoinsChanged():
                return self._coins(event)
            case e.WoundsChanged():
                return self._wounds(event)

    def _chest(self, event: e.ChestOpened) -> str:
        words, value = self.locale.say, event.value
        if not event.seats:
            return words("event.chest_left", value=value)
        whos = capital(self._whos(event.seats))
        if len(event.seats) == 1:
            return words("event.chest_won", Who=whos, value=value)
        if not event.each:
            return words("event.chest_short", Whos=whos, value=value)
        return words("event.chest_shared", Whos=whos, value=value, each=event.each)

    def _trap(self, event: e.TrapSprung) -> str:
        if not event.amount:
            return self.locale.say("event.trap_idle", force=event.force)
        whos = self._whos(event.victims)
        return self.locale.say("event.trap_victim", force=event.force, whos=whos)

    def _coins(self, event: e.CoinsChanged) -> str:
        self.coins[event.seat] = event.coins
        if event.change:
            key = "coins_gained" if event.change > 0 else "coins_lost"
        else:
            key = "coins_full" if event.coins else "coins_none"
        return self._change(key, event.seat, event.change)

    def _wounds(self, event: e.WoundsChanged) -> str:
        if event.change:
            key = "wounds_suffered" if event.change > 0 else "wounds_healed"
        else:
            key = "wounds_none"
        return self._change(key, event.seat, event.change)

    def _change(self, key: str, seat: int, change: int) -> str:
        return self.locale.say(f"event.{key}", Who=self._who(seat, start=True), n=abs(change))

    def _tell_item(self, event: e.ItemTaken | e.ItemReturned | e.ItemShort) -> str:
        words, what = self.locale.say, self._move(event.item)
        match event:
            case e.ItemTaken(seat):
                return words("event.item", Who=self._who(seat, start=True), what=what)
            case e.ItemReturned(seat):
                return words("event.returned", Who=self._who(seat, start=True), what=what)
            case e.ItemShort(_, seats):
                return words("event.item_short", n=len(seats), whos=self._whos(seats), what=what)

    def _tell_end(self, event: e.Fainted | e.GameOver) -> str:
        if isinstance(event, e.Fainted):
            who = self._who(event.seat, start=True)
            return self.locale.say("event.fainted", Who=who, n=event.wounds)
        if self.mode == "solo":
            return self._solo_over(event)
        return self._table_over(event)

    def _solo_over(self, event: e.GameOver) -> str:
        key = {"count": "over_solo", "medusa": "over_medusa_solo", "wounds": "over_wounds_solo"}
        who = self._who(0, start=True)
        return self.locale.say(f"event.{key[event.reason]}", Who=who, coins=self.coins[0])

    def _table_over(self, event: e.GameOver) -> str:
        winners = event.winners
        if not winners:
            return self.locale.say(
                "event.over_medusa" if event.reason == "medusa" else "event.over_nobody"
            )
        if len(winners) > 1:
            if event.reason == "wounds":
                return self.locale.say("event.over_wounds_shared", n=FATAL_WOUNDS)
            return self.locale.say("event.over_shared", Whos=capital(self._whos(winners)))
        return self._one_winner(winners[0], event.reason)

    def _one_winner(self, winner: int, reason: str) -> str:
        if self.mode == "duo" and reason != "count":
            key = "event.over_medusa_duo" if reason == "medusa" else "event.over_wounds_duo"
            loser = self._who(1 - winner, start=True)
            return self.locale.say(key, Loser=loser, who=self._who(winner))
        return self.locale.say("event.over_won", Who=self._who(winner, start=True))

    def _who(self, seat: int, *, start: bool = False) -> str:
        name = self.locale.say(f"character.{self.characters[seat]}.the")
        return capital(name) if start else name

    def _whos(self, seats: Iterable[int]) -> str:
        return self.locale.join(tuple(self._who(seat) for seat in seats))

    def _move(self, move: str) -> str:
        return move_words(self.locale, move)
