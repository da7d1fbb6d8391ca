"""What a review looks at: every room, lit and dark, and every way in which each kind can end."""

from __future__ import annotations

from tools._staging import Take

ROOMS = (
    Take("dragon", ("5 4 3 2",), "attacks", dark=True),
    Take("dragon", ("5 5 5 4 5",), "falls", level=5),
    Take("troll", ("2 2 3 4 5",), "attacks two", level=2),
    Take("troll", ("5 5 4 4",), "falls", dark=True, level=3),
    Take("thing", ("3 2 5 4",), "attacks", dark=True, level=4),
    Take("thing", ("5 5 5",), "falls"),
    Take("goblin", ("2 3 4",), "attacks", dark=True),
    Take("goblin", ("5 5 5 5",), "falls", level=2),
    Take("skeleton", ("2 3 2 4",), "attacks two", dark=True, level=3),
    Take("skeleton", ("sword 5 4 4 4",), "falls to a sword", items=(("sword",),) + ((),) * 4),
    Take("zombie", ("3 3 3 3",), "attacks all", dark=True, level=4),
    Take("zombie", ("5 4 5 5",), "falls", level=5),
    Take("snake", ("1 2 3",), "attacks", dark=True, level=5),
    Take("snake", ("5 4 4 5 5",), "falls", level=4),
    Take("treasure_4_2", ("5 4 3 2",), "two chests", dark=True),
    Take("treasure_4_2", ("5 5 5 4 4",), "shared", level=3),
    Take("treasure_3_2", ("5 5 4 4",), "some left", dark=True, level=2),
    Take("treasure_3_2", ("5 5 5 5",), "all alike"),
    Take("treasure_2_1", ("5 5 5 4",), "too few", level=4),
    Take("treasure_2_1", ("key 5 4 3",), "key", dark=True, items=(("key",), (), (), ())),
    Take("treasure_4", ("5 5 3",), "shared", dark=True, level=5),
    Take("treasure_4", ("5 4 3 2 1",), "taken", coins=17),
    Take("treasure_3", ("5 5 3 3",), "one left", level=2),
    Take("treasure_3", ("4 3 5",), "taken", dark=True, level=4),
    Take("treasure_2", ("4 5 3 3",), "taken", dark=True, level=3),
    Take("treasure_2", ("5 5 5 3",), "nobody", level=5),
    Take("treasure_1", ("5 5 3 3",), "nobody", level=4),
    Take("treasure_1", ("2 3 4 5 1",), "taken", dark=True),
    Take(
        "chamber_armoury",
        ("1 2 3 4 5",),
        "one each",
        dark=True,
        items=((), (), (), (), ("key",)),
    ),
    Take(
        "chamber_armoury",
        ("1 1 1 4",),
        "torches short",
        items=(("torch",), ("torch",), ("torch",), ("torch",)),
    ),
    Take("chamber_vault", ("1 2 3 4 5",), "one each", dark=True, level=2),
    Take("chamber_vault", ("4 4 5 2",), "shared", level=3),
    Take("trap_lava", ("5 5 3 2",), "two pay", dark=True),
    Take("trap_lava", ("2 1 2 1",), "nobody", level=2),
    Take("trap_coins", ("4 3 5 2",), "one pays", level=3),
    Take("trap_coins", ("1 1 1 1",), "nobody", dark=True, level=4),
    Take("trap_spikes", ("5 3 2 1 5",), "two hurt", dark=True, level=5),
    Take("trap_spikes", ("3 3 2 1",), "two hurt a little"),
    Take("trap_boulder", ("5 4 3",), "one hurt", dark=True, level=2),
    Take("trap_boulder", ("1 1 1",), "nobody", level=3),
    Take("dragon", ("ball 5 5 ball", "5 5 5 4"), "balls", items=(("ball",), (), (), ("ball",))),
)
"""The ordinary rooms of a party of three to five."""

ESCAPES = ((), (), (), ())

BOSSES = (
    Take("tax_collector", ("2 3 4 3",), "attacks", coins=2),
    Take("tax_collector", ("4 3 4 3",), "falls", dark=True),
    Take("medusa", ("2 3 4 2",), "petrifies", dark=True),
    Take("medusa", ("3 3 3 3",), "petrifies all"),
    Take("medusa", ("5 4 3 2",), "falls"),
    Take("sphinx", ("2 3 4 4",), "attacks", dark=True),
    Take("sphinx", ("5 5 4 4",), "falls and pays"),
    Take("sphinx", ("2 2 2 2",), "all alike"),
    Take("wolf_pack", ("torch 3 2 4",), "torch", dark=True, items=(("torch",), (), (), ())),
    Take("wolf_pack", ("5 4 5 4",), "falls"),
    Take("minotaur", ("2 3 4 5",), "attacks and pays", dark=True),
    Take("minotaur", ("5 5 4 4",), "falls"),
    Take("vampire", ("2 2 4 5",), "attacks two", dark=True),
    Take("vampire", ("5 5 5 3",), "falls"),
    Take("necromancer", ("ball 2 4 5",), "ball", dark=True, items=(("ball",), (), (), ())),
    Take("necromancer", ("5 5 5 5",), "falls"),
    Take("mega_dragon", ("key 3 5 5",), "key", dark=True, items=(("key",), (), (), ())),
    Take("mega_dragon", ("key key key",), "all escape", items=(("key",),) * 3),
    Take("golem", ("5 sword 2 3",), "fives are ones", items=((), ("sword",), (), ())),
    Take("golem", ("2 3 4 3 4",), "attacks", dark=True),
    Take("mummy", ("5 4 5 2",), "attacks the highest", dark=True),
    Take("mummy", ("4 3 3",), "attacks", wounds=9),
)
"""Every boss and its rule, in standard games."""

DECK = (5, 4, 4, 3, 3, 5, 4, 4, 3, 3)

MODES = (
    Take("troll", ("4 4",), "confused", "duo", dark=True),
    Take("goblin", ("2 5",), "attacks", "duo"),
    Take("zombie", ("3 5",), "fatal", "duo", wounds=9),
    Take("treasure_4_2", ("5 4",), "two chests", "duo", level=3),
    Take("treasure_4", ("5 5",), "alike", "duo"),
    Take("trap_lava", ("5 5",), "both", "duo"),
    Take("chamber_armoury", ("1 1",), "alike", "duo"),
    Take("medusa", ("2 3",), "petrifies", "duo"),
    Take("sphinx", ("3 3",), "confused", "duo"),
    Take("mummy", ("2 4",), "attacks", "duo"),
    Take("dragon", ("5 5 4 4",), "falls", "tactical"),
    Take("treasure_3_2", ("5 4 3",), "in the open", "tactical", dark=True),
    Take("vampire", ("2 3 4",), "attacks", "tactical"),
    Take("troll", ("5",), "falls", "solo", attack=(3, 4, 4, 5, 3, 5, 4, 4, 3, 3)),
    Take("dragon", ("3",), "attacks", "solo", dark=True, attack=DECK),
    Take("skeleton", ("2",), "fatal", "solo", wounds=8, attack=DECK),
    Take("treasure_4_2", ("5",), "taken", "solo"),
    Take("treasure_4_2", ("2",), "second", "solo"),
    Take("chamber_vault", ("5",), "potion", "solo", wounds=5),
    Take("trap_spikes", ("5",), "hurt", "solo", dark=True),
    Take("trap_lava", ("1",), "nothing", "solo"),
    Take("medusa", ("2",), "petrifies", "solo", attack=DECK),
    Take("minotaur", ("5",), "falls", "solo", attack=(3, 4, 4, 5, 3, 5, 4, 4, 3, 3)),
    Take("mega_dragon", ("4",), "attacks", "solo", attack=DECK),
)
"""What the other modes do otherwise."""
