"""Every event has its sentence, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from game.cabinet import locale
from game.cabinet.text import text_width
from game.raiders.rules import events as e
from game.raiders.rules.cards import ROOMS, Boss, Monster, Trap
from game.raiders.say import Narrator, room_rule
from game.raiders.session import GameSetup, Session

SAMPLES: dict[type, tuple[object, str, str]] = {
    e.LevelBegun: (
        e.LevelBegun(2, ("troll", None, "snake", "goblin", "thing")),
        "Level 2: 1 room lies face down.",
        "Nivel 2: hay 1 sala boca abajo.",
    ),
    e.Entered: (
        e.Entered(1, 2, "troll", was_up=False),
        "Room 3 was face down: it is the Troll!",
        "La sala 3 estaba boca abajo: ¡es el Trol!",
    ),
    e.AttackDrawn: (
        e.AttackDrawn(5, 3, reshuffled=False),
        "The attack card is a 5: no card beats that.",
        "La carta de ataque es un 5: ninguna carta la supera.",
    ),
    e.Revealed: (e.Revealed(0, "3"), "The Scout plays a 3.", "El Explorador juega un 3."),
    e.Swapped: (
        e.Swapped(1, "sword"),
        "The Rogue looked into the crystal ball and plays a sword.",
        "El Pícaro miró en la bola de cristal y juega una espada.",
    ),
    e.Escaped: (
        e.Escaped(1, "torch"),
        "The Rogue escapes with a torch.",
        "El Pícaro escapa con una antorcha.",
    ),
    e.Defeated: (
        e.Defeated(15, 14),
        "15 against 14: the Troll is defeated!",
        "15 contra 14: ¡el Trol cae!",
    ),
    e.Withstood: (
        e.Withstood(9, 14),
        "9 against 14: the Troll attacks!",
        "9 contra 14: ¡el Trol ataca!",
    ),
    e.Confused: (
        e.Confused(),
        "Equal cards: the Troll is confused and attacks nobody.",
        "Cartas iguales: el Trol se confunde y no ataca a nadie.",
    ),
    e.Attacked: (e.Attacked(1), "The Troll attacks the Rogue.", "El Trol ataca al Pícaro."),
    e.ChestOpened: (
        e.ChestOpened(1, 4, (0, 1), 2),
        "The Scout and the Rogue share the 4-coin chest: 2 each.",
        "El Explorador y el Pícaro comparten el cofre de 4: 2 cada uno.",
    ),
    e.TrapSprung: (
        e.TrapSprung(5, 2, (1,)),
        "The highest card is a 5: the trap catches the Rogue.",
        "La carta más alta es un 5: la trampa alcanza al Pícaro.",
    ),
    e.CoinsChanged: (
        e.CoinsChanged(0, -1, 4, "trap"),
        "The Scout loses 1 coin.",
        "El Explorador pierde 1 moneda.",
    ),
    e.WoundsChanged: (
        e.WoundsChanged(0, 3, 4, "attack"),
        "The Scout suffers 3 wounds.",
        "El Explorador sufre 3 heridas.",
    ),
    e.ItemTaken: (e.ItemTaken(1, "key"), "The Rogue takes a key.", "El Pícaro se lleva una llave."),
    e.ItemReturned: (
        e.ItemReturned(1, "key"),
        "The Rogue gives back a key.",
        "El Pícaro devuelve una llave.",
    ),
    e.ItemShort: (
        e.ItemShort("ball", (0, 1)),
        "Not enough for all: the Scout and the Rogue go without a crystal ball.",
        "No alcanza: el Explorador y el Pícaro se quedan sin una bola de cristal.",
    ),
    e.Eliminated: (
        e.Eliminated(0),
        "The Scout is turned to stone and out of the game.",
        "El Explorador se convierte en piedra y queda fuera.",
    ),
    e.MapMoved: (
        e.MapMoved(0),
        "The Scout holds the map and plays first.",
        "El Explorador lleva el mapa y juega primero.",
    ),
    e.TorchLit: (
        e.TorchLit(0, ((1, "troll"), (4, "snake"))),
        "You light a torch: room 2 is the Troll and room 5 is the Snake.",
        "Enciendes una antorcha: la sala 2 es el Trol y la sala 5 es la Serpiente.",
    ),
    e.Fainted: (
        e.Fainted(1, 9),
        "The Rogue faints from 9 wounds.",
        "El Pícaro se desmaya con 9 heridas.",
    ),
    e.GameOver: (
        e.GameOver((0,), "count"),
        "The Scout wins the game!",
        "¡El Explorador gana la partida!",
    ),
}


def narrator(language: str, mode: str = "standard") -> Narrator:
    return Narrator(locale.load(language), mode, ("scout", "rogue"), [3, 2], "troll")


@pytest.mark.parametrize("kind", get_args(e.Event))
def test_an_event_is_told_in_both_languages(kind) -> None:
    event, english, spanish = SAMPLES[kind]
    assert narrator("en").tell(event) == english
    assert narrator("es").tell(event) == spanish


def test_a_torch_tells_others_nothing() -> None:
    told = e.redact(e.TorchLit(0, ((1, "troll"),)), 1)
    assert narrator("en").tell(told) == "The Scout lights a torch and looks at the face-down rooms."


@pytest.mark.parametrize(
    ("mode", "event", "sentence"),
    [
        (
            "solo",
            e.GameOver((), "wounds"),
            "The Scout falls with ten wounds: the raid is lost, with 3 of 20 coins.",
        ),
        ("solo", e.GameOver((0,), "count"), "The Scout comes out alive with 3 of 20 coins."),
        ("solo", e.GameOver((), "medusa"), "The Scout is turned to stone: the raid is lost."),
        ("duo", e.GameOver((1,), "wounds"), "Ten wounds: the Rogue wins!"),
        ("duo", e.GameOver((1,), "medusa"), "The Scout is turned to stone: the Rogue wins!"),
        ("standard", e.GameOver((), "medusa"), "All are turned to stone: everybody loses."),
        ("standard", e.GameOver((), "count"), "Nobody wins."),
        ("standard", e.GameOver((0, 1), "count"), "The Scout and the Rogue share the victory!"),
    ],
)
def test_how_a_game_ended(mode: str, event: e.GameOver, sentence: str) -> None:
    assert narrator("en", mode).tell(event) == sentence


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "seats"), [("standard", 4), ("tactical", 3), ("duo", 2), ("solo", 1)]
)
def test_whole_games_are_told_without_a_missing_word(language: str, mode, seats: int) -> None:
    words = locale.load(language)
    for seed in range(8):
        session = Session.begin(
            GameSetup(mode, ("random",) * seats, seed, 6, boss_finale=mode == "solo")
        )
        tale = Narrator.at(words, session.table.view(None))
        events = session.table.opening
        while True:
            assert all("{" not in tale.tell(event) for event in events)
            assert room_rule(words, session.table.view(None), session.table.view(None).here)
            if session.table.over:
                break
            session.seal_bots()
            events = session.table.advance()


RIBBON = 580
"""How wide a line on the ribbon over a room can be, with its ends still on the screen."""


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_rule_fits_on_the_ribbon_over_its_room(language: str) -> None:
    entries = locale.load(language).entries
    rules = [
        text
        for key, text in entries.items()
        if key.startswith(("room_solo.", "room_duo.")) or key.endswith(".rule")
    ]
    assert len(rules) >= len(ROOMS)
    assert [rule for rule in rules if text_width(rule, "small") > RIBBON] == []


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("key", ROOMS)
def test_a_rule_names_the_wounds_and_coins_of_its_card(language: str, key: str) -> None:
    room, rule = ROOMS[key], locale.load(language).say(f"room.{key}.rule")
    match room:
        case Monster(wounds=wounds) | Boss(wounds=wounds) if wounds:
            assert f" {wounds} " in rule
        case Trap(amounts=amounts):
            assert all(str(amount) in rule for amount in amounts if amount)


@pytest.mark.parametrize(
    ("seats", "english", "spanish"),
    [
        ((1,), "There is none left: the Rogue goes", "No queda: el Pícaro se queda"),
        ((0, 1), "Not enough for all: the Scout and", "No alcanza: el Explorador y"),
    ],
)
def test_who_goes_without_an_item_is_one_or_several(seats, english: str, spanish: str) -> None:
    short = e.ItemShort("key", seats)
    assert narrator("en").tell(short).startswith(english)
    assert narrator("es").tell(short).startswith(spanish)
