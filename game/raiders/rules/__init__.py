"""The rules of Dungeon Raiders: pure functions over a small immutable state.

The standard library is all they need.  ``new_game`` deals, ``pending`` says who owes a choice and
``legal`` which, ``step`` plays them, ``light`` lights a torch, ``view`` shows what one seat may
know and ``outcome`` how it ended.
"""

from game.raiders.rules.cards import Item, Mode, Move
from game.raiders.rules.deal import new_game
from game.raiders.rules.events import Event, redact
from game.raiders.rules.legal import IllegalMove, legal, pending, refusal
from game.raiders.rules.notation import decode, describe, encode
from game.raiders.rules.options import Deal, Options
from game.raiders.rules.recording import options_from_record, options_record
from game.raiders.rules.resolve import light, outcome, step, torches
from game.raiders.rules.sight import view
from game.raiders.rules.state import State
from game.raiders.rules.view import Outcome, View

__all__ = [
    "Deal",
    "Event",
    "IllegalMove",
    "Item",
    "Mode",
    "Move",
    "Options",
    "Outcome",
    "State",
    "View",
    "decode",
    "describe",
    "encode",
    "legal",
    "light",
    "new_game",
    "options_from_record",
    "options_record",
    "outcome",
    "pending",
    "redact",
    "refusal",
    "step",
    "torches",
    "view",
]
