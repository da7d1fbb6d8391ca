"""The panels round the table as cached surfaces: draw them, do not draw on them.

    seat_panel(SeatLook(...))             120x36, a seat: x = widgets.SEAT_COLUMNS, y = 2
    reserve_panel(supply, title)          120x36, in the first free seat's place
    level_map(rooms, place, title)        152x56, the row of five rooms: bottom bar, x = 4, y = 301
    facts_panel(w, head, lines)           w x 56, a headline and two lines
    trap_table(title, rows, force, unit)  152x56, what each highest card does, one lit
    supply_panel(supply, title)           152x56, what is left of each item
    sum_band(cards, strength, shown)      440x68, the sum against the strength
    health_panel, treasure_panel, progress_panel    the solo top bar
    attack_table(look)                    220x112, the attack deck on its lectern
    attack_counts(title, shown)           152x56, how many of each attack card are used
    hand_places(spent) and draw_hand      the row of large cards

Texts come in already in the reader's language. ``room_icon`` gives the icon of a room.
"""

from game.raiders.panels.cards import HAND_BOX, draw_hand, hand_places
from game.raiders.panels.rooms import (
    facts_panel,
    level_map,
    map_cell,
    reserve_panel,
    room_icon,
    supply_panel,
    trap_table,
)
from game.raiders.panels.seats import SeatLook, pips, sealed_mark, seat_panel
from game.raiders.panels.solo import (
    DECK_AT,
    FACE_AT,
    AttackLook,
    attack_counts,
    attack_table,
    health_panel,
    progress_panel,
    treasure_panel,
)
from game.raiders.panels.sums import Summand, sum_band

__all__ = [
    "DECK_AT",
    "FACE_AT",
    "HAND_BOX",
    "AttackLook",
    "SeatLook",
    "Summand",
    "attack_counts",
    "attack_table",
    "draw_hand",
    "facts_panel",
    "hand_places",
    "health_panel",
    "level_map",
    "map_cell",
    "pips",
    "progress_panel",
    "reserve_panel",
    "room_icon",
    "sealed_mark",
    "seat_panel",
    "sum_band",
    "supply_panel",
    "trap_table",
    "treasure_panel",
]
