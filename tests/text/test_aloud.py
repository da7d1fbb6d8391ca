"""What is said of the card in focus: what the room gives or takes for it, in every mode."""

from dataclasses import replace

import pytest

from game.cabinet import locale
from game.raiders import aloud
from game.raiders.hand import Hand
from game.raiders.session import GameSetup, Session

SEATS = {"solo": 1, "duo": 2, "standard": 3, "tactical": 3}


def view_in(mode, room, **changes):
    """The first choice of a game, as if the party stood in ``room``."""
    view = Session.begin(GameSetup(mode, ("person",) * SEATS[mode], 3)).table.view(0)
    here = replace(view.row[0], room=room, up=True)
    return replace(view, row=(here, *view.row[1:]), **changes)


def said(mode, room, card, language="en", **changes):
    view = view_in(mode, room, **changes)
    hand = Hand.of(view, 0)
    hand.focus = hand.moves.index(card)
    return aloud.card(locale.load(language), view, hand)


TREASURE = "The highest card takes 4 coins, the second highest 2. Those who tie share the coins."


@pytest.mark.parametrize(
    ("mode", "room", "card", "sentence"),
    [
        ("standard", "chamber_armoury", "2", "For it: crystal ball, 6 left."),
        ("standard", "chamber_armoury", "5", "For it: a potion for 1 wound."),
        ("duo", "chamber_vault", "2", "For it: 2 coins."),
        ("standard", "trap_lava", "4", "If it is the highest, the richest lose 2 coins."),
        ("tactical", "trap_spikes", "3", "If it is the highest, the healthiest take 1 wound."),
        ("standard", "trap_lava", "2", "If it is the highest, it does no harm."),
        ("solo", "trap_lava", "5", "It costs you 3 coins."),
        ("solo", "trap_spikes", "1", "It costs you nothing."),
        ("standard", "treasure_4_2", "1", TREASURE),
        ("solo", "treasure_4_2", "5", "For it: 6 coins."),
        ("solo", "treasure_4_2", "4", "For it: 2 coins."),
        ("solo", "treasure_4_2", "2", "It opens no chest."),
    ],
)
def test_a_card_is_told_with_what_the_room_gives_for_it(mode, room, card, sentence):
    supply = (("torch", 6), ("ball", 6), ("key", 6), ("sword", 6))
    assert said(mode, room, card, supply=supply) == f"Card: {card}. {sentence}"


def test_the_last_of_an_item_is_told_in_spanish_too():
    supply = (("torch", 6), ("ball", 1), ("key", 6), ("sword", 6))
    told = said("standard", "chamber_armoury", "2", "es", supply=supply)
    assert told == "Carta: 2. Da: bola de cristal, queda 1."


@pytest.mark.parametrize(("card", "end"), [("4", "It falls!"), ("3", "It stands.")])
def test_alone_it_is_told_whether_a_card_beats_the_foe(card, end):
    attack = replace(view_in("solo", "goblin").attack, strength=3)
    assert said("solo", "goblin", card, attack=attack) == f"Card: {card}. {end}"


def test_together_against_a_foe_a_card_is_worth_its_number():
    assert said("standard", "goblin", "4") == "Card: 4."


def test_of_a_spent_card_only_the_reason_is_told():
    view = view_in("standard", "chamber_vault")
    me = replace(view.seats[0], hand=(2, 3, 4, 5))
    told = said("standard", "chamber_vault", "1", seats=(me, *view.seats[1:]))
    assert told == f"Card: 1. {locale.load('en').say('refusal.spent')}"
