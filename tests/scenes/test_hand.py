"""The hand of cards: each card can say what it is good for, wherever it is held."""

from dataclasses import replace

import pytest

from game.cabinet import locale
from game.raiders import rules
from game.raiders.hand import Hand
from game.raiders.rules.cards import ITEMS, ROOMS


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("room", ROOMS)
def test_every_card_has_its_words_in_every_room(room, hidden, language):
    rooms = (room, *(other for other in ROOMS if other != room))[:5]
    words = locale.load(language)
    options = rules.Options(items=(ITEMS, ITEMS, ITEMS))
    view = rules.view(rules.new_game(seed=3, seats=3, options=options)[0], 0)
    row = tuple(
        replace(each, room=key, up=not hidden or each is view.row[0])
        for each, key in zip(view.row, rooms, strict=True)
    )
    hand = Hand.of(replace(view, row=row), 0)
    for place, move in enumerate(hand.moves):
        hand.focus = place
        assert hand.note(words) or move.isdigit()
