"""The rules read a second time, in the plainest way: dicts, lists and one long look at each room.

It shares nothing with ``game.raiders.rules`` but the words of the rulebook, so that a slip in the
quick notation of one shows against the other.  It does not shuffle: it is given the deal.
"""

from __future__ import annotations

STRONG, MIDDLING, COURT, NEVER = (14, 18, 23), (11, 14, 18), (11, 14, 16), None
STRENGTH = {
    "dragon": STRONG, "troll": STRONG, "thing": STRONG, "goblin": MIDDLING, "skeleton": MIDDLING,
    "zombie": MIDDLING, "snake": (8, 10, 13), "tax_collector": COURT, "medusa": COURT,
    "sphinx": COURT, "wolf_pack": COURT, "minotaur": STRONG, "vampire": STRONG,
    "necromancer": STRONG, "mega_dragon": NEVER, "golem": NEVER, "mummy": NEVER,
}  # fmt: skip
WOUNDS = {
    "dragon": 3, "troll": 2, "thing": 1, "goblin": 2, "skeleton": 3, "zombie": 1, "snake": 3,
    "tax_collector": 0, "medusa": 0, "sphinx": 2, "wolf_pack": 2, "minotaur": 1, "vampire": 1,
    "necromancer": 2, "mega_dragon": 3, "golem": 3, "mummy": 3,
}  # fmt: skip
MONSTERS = ("dragon", "troll", "thing", "goblin", "skeleton", "zombie", "snake")
COINS_LOST = {"tax_collector": 3, "vampire": 2}
TRIBUTE = {"sphinx": 2, "minotaur": 1}
ESCAPE = {"wolf_pack": "torch", "necromancer": "ball", "mega_dragon": "key"}
TRAPS = {
    "trap_lava": {5: 3, 4: 2, 3: 1},
    "trap_coins": {5: 2, 4: 2, 3: 1, 2: 1},
    "trap_spikes": {5: 2, 4: 2, 3: 1},
    "trap_boulder": {5: 2, 4: 1, 3: 1, 2: 1},
}


class NaiveGame:
    """A game from its deal on; ``describe`` is what the referee shows."""

    def __init__(self, mode, players, rooms, levels, attack, holder):
        self.mode, self.players, self.rooms, self.levels = mode, players, rooms, levels
        self.deck, self.shown, self.strength, self.holder = list(attack), [], None, holder
        self.at, self.over, self.pending = 0, None, []
        held = [item for player in players for item in player["items"]]
        self.supply = {item: 6 - held.count(item) for item in ("torch", "ball", "key", "sword")}
        self.enter()

    @property
    def room(self):
        return self.rooms[self.at]

    def enter(self):
        self.strength = None
        for player in self.players:
            player["laid"] = None
            if self.at % 5 == 0:
                player["hand"], player["played"] = [1, 2, 3, 4, 5], []
        if self.mode == "solo" and STRENGTH.get(self.room):
            self.strength = self.deck.pop(0)
            self.shown.append(self.strength)
        everybody = list(range(len(self.players)))
        self.pending = everybody if self.holder is None else [self.holder]

    def legal(self, seat):
        if seat not in self.pending:
            return []
        own = self.players[seat]
        here = {
            "key": self.room.startswith("treasure") or self.room == "mega_dragon",
            "sword": self.room in STRENGTH,
            "torch": self.room == "wolf_pack",
            "ball": own["laid"] != "ball",
        }
        usable = [item for item, may in here.items() if may and item in own["items"]]
        return [str(card) for card in sorted(own["hand"])] + usable

    def light(self, seat):
        self.players[seat]["items"].remove("torch")
        self.supply["torch"] += 1

    def step(self, moves):
        for seat in self.pending:
            self.lay(self.players[seat], moves[seat])
        order = range(len(self.players))
        if self.holder is not None:
            order = [(self.holder + turn) % len(order) for turn in order]
        waiting = [seat for seat in order if self.players[seat]["laid"] is None]
        if not waiting and self.room != "necromancer":
            waiting = [seat for seat in order if self.players[seat]["laid"] == "ball"]
        if waiting:
            self.pending = waiting if self.holder is None else waiting[:1]
        else:
            self.resolve()

    def lay(self, own, move):
        own["laid"] = move
        if move.isdigit():
            own["hand"].remove(int(move))
            own["played"].append(int(move))
            return
        own["items"].remove(move)
        if move == "ball" and self.room != "necromancer":
            self.supply["ball"] += 1

    def resolve(self):
        laid = [player["laid"] for player in self.players]
        value = {
            seat: 5 if move in ("key", "sword") else int(move)
            for seat, move in enumerate(laid)
            if move != ESCAPE.get(self.room)
        }
        if self.room == "golem":
            value = {seat: 1 if card == 5 else card for seat, card in value.items()}
        if self.room.startswith("treasure"):
            self.treasure(value)
        elif self.room in STRENGTH:
            self.foe(value)
        elif self.room == "chamber_armoury":
            self.armoury(value)
        elif self.room == "chamber_vault":
            self.vault(value)
        else:
            self.trap(TRAPS[self.room].get(max(value.values()), 0))
        for move in laid:
            if move in ("key", "sword", "torch", "ball"):
                self.supply[move] += 1
        if self.holder is not None and value:
            count, holder = len(laid), self.holder
            best = [seat for seat in value if value[seat] == max(value.values())]
            self.holder = min(best, key=lambda seat: (seat - holder) % count)
        self.go_on()

    def treasure(self, value):
        chests = [int(coins) for coins in self.room.split("_")[1:]]
        ranks = sorted(set(value.values()), reverse=True)
        if self.mode == "solo":
            for chest in chests:
                self.coins(0, chest if value[0] > chest else 0)
            return
        for chest, rank in zip(chests, ranks, strict=False):
            takers = [seat for seat in value if value[seat] == rank]
            for seat in takers:
                self.coins(seat, chest // len(takers))

    def foe(self, value):
        if not value:
            return
        total, cards = sum(value.values()), list(value.values())
        printed = STRENGTH[self.room]
        if self.mode == "solo":
            fell = self.strength is not None and total > self.strength
        elif self.mode == "duo" or printed is None:
            fell = False
        else:
            fell = total >= printed[len(self.players) - 3]
        hunted = max(cards) if self.room == "mummy" else min(cards)
        attacked = [] if fell else [seat for seat in value if value[seat] == hunted]
        if self.mode == "duo" and len(attacked) == 2:
            attacked = []
        best = [seat for seat in value if value[seat] == max(cards)]
        for seat in attacked:
            self.wounds(seat, WOUNDS[self.room])
            self.coins(seat, -COINS_LOST.get(self.room, 0))
            self.players[seat]["out"] = self.room == "medusa"
        differ = len(set(cards)) > 1
        if fell if self.mode == "solo" else fell or differ:
            for seat in best:
                self.coins(seat, TRIBUTE.get(self.room, 0))

    def armoury(self, value):
        for card, item in enumerate(("torch", "ball", "key", "sword"), start=1):
            takers = [seat for seat in value if value[seat] == card]
            if len(takers) <= self.supply[item]:
                self.supply[item] -= len(takers)
                for seat in takers:
                    self.players[seat]["items"].append(item)
        for seat in value:
            self.wounds(seat, -1 if value[seat] == 5 else 0)

    def vault(self, value):
        for seat, card in value.items():
            self.coins(seat, {1: 1, 2: 2, 4: 3}.get(card, 0))
            self.wounds(seat, -{3: 1, 5: 2}.get(card, 0))

    def trap(self, amount):
        if self.room in ("trap_lava", "trap_coins"):
            most = max(player["coins"] for player in self.players)
            for seat, player in enumerate(self.players):
                self.coins(seat, -amount if player["coins"] == most else 0)
        else:
            fewest = min(player["wounds"] for player in self.players)
            for seat, player in enumerate(self.players):
                self.wounds(seat, amount if player["wounds"] == fewest else 0)

    def coins(self, seat, change):
        own = self.players[seat]
        own["coins"] = max(0, min(20, own["coins"] + change))

    def wounds(self, seat, change):
        own = self.players[seat]
        own["wounds"] = max(0, own["wounds"] + change)

    def go_on(self):
        seats = range(len(self.players))
        out = [seat for seat in seats if self.players[seat]["out"]]
        dead = [seat for seat in seats if self.players[seat]["wounds"] >= 10]
        alive = [seat for seat in seats if seat not in dead]
        if out and (self.mode in ("duo", "solo") or len(out) == len(seats)):
            self.end([seat for seat in seats if seat not in out], [], "medusa")
        elif dead and self.mode == "solo":
            self.end([], [], "wounds")
        elif dead and self.mode == "duo":
            self.end(alive or self.best(seats, "wounds", "coins"), [], "wounds")
        elif self.at == 24:
            self.count([seat for seat in seats if seat not in out])
        else:
            self.at += 1
            self.enter()

    def count(self, counted):
        wounds = [self.players[seat]["wounds"] for seat in counted]
        faint = [seat for seat in counted if self.players[seat]["wounds"] == max(wounds)]
        spared = len(faint) == len(counted) or (len(self.players) == 3 and len(faint) > 1)
        if spared or self.mode in ("duo", "solo"):
            faint = []
        rest = [seat for seat in counted if seat not in faint]
        self.end(self.best(rest, "coins", "wounds"), faint, "count")

    def best(self, seats, *by):
        def rank(seat):
            own = self.players[seat]
            return [own[what] if what == "coins" else -own[what] for what in by]

        return [seat for seat in seats if rank(seat) == max(map(rank, seats))]

    def end(self, winners, fainted, reason):
        self.over = {"winners": winners, "fainted": fainted, "reason": reason}
        self.pending = []

    def describe(self):
        first, here = self.at - self.at % 5, self.at % 5
        attack = {"shown": self.shown, "left": len(self.deck), "strength": self.strength}
        return {
            "game": "raiders",
            "mode": self.mode,
            "level": self.at // 5 + 1,
            "place": here,
            "row": [
                {
                    "room": self.rooms[first + place],
                    "up": place <= here or self.levels[first // 5][place] == "U",
                }
                for place in range(5)
            ],
            "seats": [
                {**own, "hand": sorted(own["hand"]), "items": sorted(own["items"])}
                for own in self.players
            ],
            "pending": sorted(self.pending),
            "supply": self.supply,
            "map": self.holder,
            "attack": attack if self.mode == "solo" else None,
            "over": self.over,
        }
