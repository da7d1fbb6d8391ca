"""The rules a second time, written from the documents alone, to check the real ones against.

Slow and literal on purpose: one mutable dictionary, every card looked up by name, no thought of
speed.  It never imports the rules.  :func:`state` gives the referee's state as JSON would hold it.
"""

from __future__ import annotations

from typing import Any

Game = dict[str, Any]

MONSTERS = {  # strengths for 3, 4 and 5 players; wounds
    "dragon": ((14, 18, 23), 3),
    "troll": ((14, 18, 23), 2),
    "thing": ((14, 18, 23), 1),
    "goblin": ((11, 14, 18), 2),
    "skeleton": ((11, 14, 18), 3),
    "zombie": ((11, 14, 18), 1),
    "snake": ((8, 10, 13), 3),
}
BOSSES: dict[str, tuple[tuple[int, int, int] | None, int]] = {
    "tax_collector": ((11, 14, 16), 0),
    "medusa": ((11, 14, 16), 0),
    "sphinx": ((11, 14, 16), 2),
    "wolf_pack": ((11, 14, 16), 2),
    "minotaur": ((14, 18, 23), 1),
    "vampire": ((14, 18, 23), 1),
    "necromancer": ((14, 18, 23), 2),
    "mega_dragon": (None, 3),
    "golem": (None, 3),
    "mummy": (None, 3),
}
ESCAPES = {"wolf_pack": "torch", "necromancer": "ball", "mega_dragon": "key"}
CHAMBERS = {
    "chamber_armoury": ["torch", "ball", "key", "sword", "potion 1"],
    "chamber_vault": ["coins 1", "coins 2", "potion 1", "coins 3", "potion 2"],
}
TRAPS = {  # what the highest card of 1, 2, 3, 4, 5 does
    "trap_lava": ("coins", [0, 0, 1, 2, 3]),
    "trap_coins": ("coins", [0, 1, 1, 2, 2]),
    "trap_spikes": ("wounds", [0, 0, 1, 2, 2]),
    "trap_boulder": ("wounds", [0, 1, 1, 1, 2]),
}
CHARACTERS: dict[str, tuple[int, int, list[str]]] = {
    "scout": (3, 2, ["torch"]),
    "knight": (1, 1, ["sword"]),
    "rogue": (2, 2, ["key"]),
    "warrior": (2, 0, []),
    "sorcerer": (1, 1, ["ball", "ball"]),
}
COPIES = {
    "dragon": 2, "troll": 2, "thing": 1, "goblin": 2, "skeleton": 1, "zombie": 2, "snake": 1,
    "treasure_4_2": 2, "treasure_3_2": 2, "treasure_2_1": 2,
    "treasure_4": 1, "treasure_3": 1, "treasure_2": 1, "treasure_1": 1,
    "chamber_armoury": 3, "chamber_vault": 2,
    "trap_lava": 1, "trap_coins": 1, "trap_spikes": 1, "trap_boulder": 1,
}  # fmt: skip
LEVELS = ("UUDUD", "UDUDU", "DUUDU", "DUDUD", "UDDUD", "DDUUD", "UDDDU")
ATTACK = (5, 5, 4, 4, 4, 4, 3, 3, 3, 3)


def begin(
    mode: str,
    characters: list[str],
    rooms: list[str],
    levels: list[str],
    *,
    attack: list[int] | None = None,
    map_holder: int | None = None,
    health: int = 6,
    coins: list[int] | None = None,
    wounds: list[int] | None = None,
    items: list[list[str]] | None = None,
) -> Game:
    """A game on a deal that is known throughout; the party stands in the first room."""
    game: Game = {
        "mode": mode,
        "rooms": list(rooms),
        "levels": list(levels),
        "number": 0,
        "up": [],
        "seats": [],
        "supply": dict.fromkeys(("torch", "ball", "key", "sword"), 6),
        "map": map_holder if mode == "tactical" else None,
        "deck": list(attack or []),
        "shown": [],
        "strength": None,
        "swapping": None,
        "over": None,
    }
    for number, character in enumerate(characters):
        purse, hurt, held = CHARACTERS[character]
        if mode == "solo":
            purse, hurt, held = 2, 10 - health, []
        purse = coins[number] if coins else purse
        hurt = wounds[number] if wounds else hurt
        held = items[number] if items else held
        for item in held:
            game["supply"][item] -= 1
        game["seats"].append(
            {
                "character": character,
                "coins": purse,
                "wounds": hurt,
                "hand": [1, 2, 3, 4, 5],
                "played": [],
                "items": list(held),
                "laid": None,
                "out": False,
            }
        )
    enter(game)
    if mode in ("duo", "solo"):
        check_ten_wounds(game)
    return game


def here(game: Game) -> str:
    room: str = game["rooms"][game["number"]]
    return room


def is_monster(room: str) -> bool:
    return room in MONSTERS or room in BOSSES


def needs_attack_card(room: str) -> bool:
    return room in MONSTERS or (room in BOSSES and BOSSES[room][0] is not None)


def enter(game: Game) -> None:
    place = game["number"] % 5
    if place == 0:
        game["up"] = [letter == "U" for letter in game["levels"][game["number"] // 5]]
        for seat in game["seats"]:
            seat["hand"] = [1, 2, 3, 4, 5]
            seat["played"] = []
    game["up"][place] = True
    for seat in game["seats"]:
        seat["laid"] = None
    game["swapping"] = None
    game["strength"] = None
    if game["mode"] == "solo" and needs_attack_card(here(game)):
        draw_attack(game)


def draw_attack(game: Game) -> None:
    """Turn up the top card; after a reshuffle the order is unknown and :func:`settle` tells it."""
    if not game["deck"]:
        game["deck"] = [None] * len(game["shown"])
        game["shown"] = []
    card = game["deck"].pop(0)
    game["shown"].append(card)
    game["strength"] = card


def unsettled(game: Game) -> bool:
    return None in game["shown"]


def settle(game: Game, strength: int) -> None:
    """Say which card a reshuffled deck turned up; it must be one that the deck still had."""
    game["shown"][-1] = strength
    assert all(game["shown"].count(card) <= ATTACK.count(card) for card in game["shown"])
    game["strength"] = strength


def alive(game: Game) -> list[int]:
    return [number for number, seat in enumerate(game["seats"]) if not seat["out"]]


def clockwise(game: Game) -> list[int]:
    count = len(game["seats"])
    order = [(game["map"] + step) % count for step in range(count)]
    return [seat for seat in order if seat in alive(game)]


def pending(game: Game) -> list[int]:
    if game["over"]:
        return []
    if game["mode"] == "tactical":
        for seat in clockwise(game):
            if game["seats"][seat]["laid"] is None:
                return [seat]
        return [seat for seat in clockwise(game) if owes_swap(game, seat)][:1]
    waiting = [seat for seat in alive(game) if game["seats"][seat]["laid"] is None]
    return waiting or [seat for seat in alive(game) if owes_swap(game, seat)]


def owes_swap(game: Game, seat: int) -> bool:
    return game["seats"][seat]["laid"] == "ball" and here(game) != "necromancer"


def legal(game: Game, seat: int) -> list[str]:
    if seat not in pending(game):
        return []
    room = here(game)
    player = game["seats"][seat]
    moves = [str(card) for card in sorted(player["hand"])]
    if "key" in player["items"] and (room.startswith("treasure") or room == "mega_dragon"):
        moves.append("key")
    if "sword" in player["items"] and is_monster(room):
        moves.append("sword")
    if "torch" in player["items"] and room == "wolf_pack":
        moves.append("torch")
    if "ball" in player["items"] and player["laid"] != "ball":
        moves.append("ball")
    return moves


def play(game: Game, moves: dict[int, str]) -> None:
    """One joint move, taken to be legal."""
    assert sorted(moves) == sorted(pending(game))
    assert all(move in legal(game, seat) for seat, move in moves.items())
    for seat, move in moves.items():
        player = game["seats"][seat]
        if move.isdigit():
            player["hand"].remove(int(move))
            player["played"].append(int(move))
        else:
            player["items"].remove(move)
        player["laid"] = move
        if owes_swap(game, seat):
            game["supply"]["ball"] += 1
    if not pending(game):
        finish_room(game)


def finish_room(game: Game) -> None:
    holder_before = game["map"]
    resolve(game)
    for seat in game["seats"]:
        if seat["laid"] in game["supply"]:
            game["supply"][seat["laid"]] += 1
    if holder_before is not None:
        move_map(game)
    if game["over"]:
        return
    if game["number"] == 24:
        final_count(game)
        return
    game["number"] += 1
    enter(game)


def light(game: Game, seat: int) -> dict[str, str]:
    """What the torch shows: place to room."""
    assert pending(game)
    assert not game["seats"][seat]["out"]
    game["seats"][seat]["items"].remove("torch")
    game["supply"]["torch"] += 1
    first = game["number"] - game["number"] % 5
    return {str(place): game["rooms"][first + place] for place in range(5) if not game["up"][place]}


# ---------------------------------------------------------------- what the rooms do


def worth(game: Game, seat: int) -> int:
    laid = game["seats"][seat]["laid"]
    value = int(laid) if laid.isdigit() else 5
    if here(game) == "golem" and value == 5:
        return 1
    return value


def escaped(game: Game, seat: int) -> bool:
    return game["mode"] != "solo" and ESCAPES.get(here(game)) == game["seats"][seat]["laid"]


def give_coins(game: Game, seat: int, amount: int) -> None:
    player = game["seats"][seat]
    player["coins"] = max(0, min(20, player["coins"] + amount))


def give_wounds(game: Game, seat: int, amount: int) -> None:
    player = game["seats"][seat]
    player["wounds"] = max(0, player["wounds"] + amount)


def resolve(game: Game) -> None:
    room = here(game)
    if room.startswith("treasure"):
        treasure(game)
    elif room in CHAMBERS:
        chamber(game)
    elif room in TRAPS:
        trap(game)
    elif game["mode"] == "solo":
        solo_monster(game)
    elif game["mode"] == "duo":
        duo_monster(game)
    else:
        monster(game)
    if game["mode"] in ("duo", "solo") and not game["over"]:
        check_ten_wounds(game)


def treasure(game: Game) -> None:
    chests = [int(part) for part in here(game).split("_")[1:]]
    if game["mode"] == "solo":
        for chest in chests:
            if worth(game, 0) > chest:
                give_coins(game, 0, chest)
        return
    values = {seat: worth(game, seat) for seat in alive(game)}
    ranks = sorted(set(values.values()), reverse=True)
    for chest, rank in zip(chests, ranks, strict=False):
        takers = [seat for seat, value in values.items() if value == rank]
        for seat in takers:
            give_coins(game, seat, chest // len(takers))


def chamber(game: Game) -> None:
    gifts = CHAMBERS[here(game)]
    takers: dict[str, list[int]] = {}
    for seat in alive(game):
        takers.setdefault(gifts[worth(game, seat) - 1], []).append(seat)
    for gift, seats in takers.items():
        if gift in game["supply"]:
            if len(seats) <= game["supply"][gift]:
                for seat in seats:
                    game["supply"][gift] -= 1
                    game["seats"][seat]["items"].append(gift)
            continue
        kind, amount = gift.split()
        for seat in seats:
            if kind == "coins":
                give_coins(game, seat, int(amount))
            else:
                give_wounds(game, seat, -int(amount))


def trap(game: Game) -> None:
    what, amounts = TRAPS[here(game)]
    amount = amounts[max(worth(game, seat) for seat in alive(game)) - 1]
    held = {seat: game["seats"][seat][what] for seat in alive(game)}
    bound = max(held.values()) if what == "coins" else min(held.values())
    for seat in [seat for seat, number in held.items() if number == bound]:
        if what == "coins":
            give_coins(game, seat, -amount)
        else:
            give_wounds(game, seat, amount)


def hit(game: Game, seat: int) -> None:
    room = here(game)
    if room == "tax_collector":
        give_coins(game, seat, -3)
    elif room == "medusa":
        game["seats"][seat]["out"] = True
    else:
        give_wounds(game, seat, (MONSTERS | BOSSES)[room][1])
        if room == "vampire":
            give_coins(game, seat, -2)


def tribute(game: Game, seats: list[int]) -> None:
    for seat in seats:
        give_coins(game, seat, {"sphinx": 2, "minotaur": 1}.get(here(game), 0))


def monster(game: Game) -> None:
    room = here(game)
    fighters = {seat: worth(game, seat) for seat in alive(game) if not escaped(game, seat)}
    if not fighters:
        return
    strengths = (MONSTERS | BOSSES)[room][0]
    defeated = bool(strengths) and sum(fighters.values()) >= strengths[len(game["seats"]) - 3]
    low, high = min(fighters.values()), max(fighters.values())
    if not defeated:
        target = high if room == "mummy" else low
        for seat, value in fighters.items():
            if value == target:
                hit(game, seat)
    if defeated or low != high:
        tribute(game, [seat for seat, value in fighters.items() if value == high])
    if room == "medusa" and not alive(game):
        end(game, [], "medusa")


def duo_monster(game: Game) -> None:
    room = here(game)
    fighters = {seat: worth(game, seat) for seat in (0, 1) if not escaped(game, seat)}
    if len(fighters) == 1:
        hit(game, *fighters)
    elif len(fighters) == 2 and fighters[0] != fighters[1]:
        lower, higher = sorted(fighters, key=lambda seat: fighters[seat])
        hit(game, higher if room == "mummy" else lower)
        tribute(game, [higher])
    if room == "medusa":
        gone = [seat for seat in (0, 1) if game["seats"][seat]["out"]]
        if gone:
            end(game, [1 - gone[0]], "medusa")


def solo_monster(game: Game) -> None:
    if game["strength"] is not None and worth(game, 0) > game["strength"]:
        tribute(game, [0])
        return
    hit(game, 0)
    if here(game) == "medusa":
        end(game, [], "medusa")


# ---------------------------------------------------------------- how it goes on and ends


def check_ten_wounds(game: Game) -> None:
    fallen = [seat for seat in alive(game) if game["seats"][seat]["wounds"] >= 10]
    if not fallen:
        return
    if game["mode"] == "solo":
        end(game, [], "wounds")
    elif len(fallen) == 1:
        end(game, [1 - fallen[0]], "wounds")
    else:
        best = max((-seat["wounds"], seat["coins"]) for seat in game["seats"])
        winners = [
            number
            for number, seat in enumerate(game["seats"])
            if (-seat["wounds"], seat["coins"]) == best
        ]
        end(game, winners, "wounds")


def move_map(game: Game) -> None:
    values = {
        seat: worth(game, seat)
        for seat, player in enumerate(game["seats"])
        if player["laid"] and not escaped(game, seat)
    }
    count = len(game["seats"])
    for step in range(count):
        seat = (game["map"] + step) % count
        if seat in values and values[seat] == max(values.values()):
            game["map"] = seat
            return


def final_count(game: Game) -> None:
    seats = game["seats"]
    counted = alive(game)
    fainted: list[int] = []
    if len(seats) >= 3:
        most = max(seats[seat]["wounds"] for seat in counted)
        worst = [seat for seat in counted if seats[seat]["wounds"] == most]
        if len(worst) < len(counted) and (len(seats) > 3 or len(worst) == 1):
            fainted = worst
    left = [seat for seat in counted if seat not in fainted]
    best = max((seats[seat]["coins"], -seats[seat]["wounds"]) for seat in left)
    winners = [seat for seat in left if (seats[seat]["coins"], -seats[seat]["wounds"]) == best]
    end(game, winners, "count", fainted)


def end(game: Game, winners: list[int], reason: str, fainted: list[int] | None = None) -> None:
    game["over"] = {"winners": winners, "fainted": fainted or [], "reason": reason}


def state(game: Game) -> dict[str, Any]:
    """The state in the referee's words."""
    first = game["number"] - game["number"] % 5
    attack = None
    if game["mode"] == "solo":
        attack = {
            "shown": list(game["shown"]),
            "left": len(game["deck"]),
            "strength": game["strength"],
        }
    return {
        "game": "raiders",
        "mode": game["mode"],
        "level": game["number"] // 5 + 1,
        "place": game["number"] % 5,
        "row": [{"room": game["rooms"][first + n], "up": game["up"][n]} for n in range(5)],
        "seats": [
            {**seat, "hand": sorted(seat["hand"]), "items": sorted(seat["items"])}
            for seat in game["seats"]
        ],
        "pending": pending(game),
        "supply": dict(game["supply"]),
        "map": game["map"],
        "attack": attack,
        "over": game["over"],
    }
