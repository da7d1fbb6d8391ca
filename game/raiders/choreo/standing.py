"""Where a show begins: before the first events, or in the middle of a game taken up again."""

from __future__ import annotations

from functools import partial

from game.cabinet.stage import place_of
from game.raiders.choreo import deck, scenery
from game.raiders.choreo.cards import lay_open
from game.raiders.choreo.show import WIDTH, Plaque, Show, colour_of, hero_spot, room_name
from game.raiders.rules.cards import ATTACK_DECK
from game.raiders.rules.view import RoomView


def before_opening(show: Show) -> None:
    """The facts as they are before the very first events: nothing is laid out, nothing drawn."""
    board = show.board
    board.row = [RoomView(None, up=False) for _ in board.row]
    board.shown, board.strength = (), None
    board.left = len(ATTACK_DECK) if board.mode == "solo" else 0


def stand_in(show: Show) -> None:
    """Build the present room and put everybody in place."""
    board = show.board
    key = board.here
    if key is None:
        return
    scenery.build(show, board.place, key)
    room = scenery.room_of(key)
    show.stage.camera = float(board.place * WIDTH)
    for chair, hero in zip(show.chairs, show.heroes, strict=True):
        place = place_of(hero)
        x, y = hero_spot(room, chair.seat, len(show.heroes))
        place.x, place.y = board.place * WIDTH + x, y
        if chair.laid:
            lay_open(show, chair.seat, chair.laid)
    deck.show_deck(show)
    show.plaque = Plaque(partial(room_name, show, key), colour_of(key), 1.0)
