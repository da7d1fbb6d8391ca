"""Widgets: pictures of the size asked for, cached by their arguments, quick to make."""

import time

import pygame
import pytest

from game.cabinet import cards, widgets
from game.cabinet.devices import KEYBOARD
from game.cabinet.prompts import _fitting
from game.raiders import panels

HEROES = ("scout", "knight", "rogue", "warrior", "sorcerer")
FACES = ("1", "2", "3", "4", "5", "key", "sword", "torch", "ball")


def test_a_widget_is_made_once():
    assert widgets.button(90, "Hero") is widgets.button(90, "Hero")
    assert widgets.button(90, "Hero") is not widgets.button(90, "Hero", "focus")


@pytest.mark.parametrize("state", ["normal", "focus", "pressed", "disabled"])
def test_every_state_of_a_control_looks_different_and_keeps_its_size(state):
    for make in (widgets.button, widgets.stepper):
        picture = make(90, "Hero", state)
        assert picture.get_size() == (90, 20)
        others = {"normal", "focus", "pressed", "disabled"} - {state}
        looks = {make(90, "Hero", other).get_buffer().raw for other in others}
        assert picture.get_buffer().raw not in looks


@pytest.mark.parametrize("kind", ["stone", "slab", "inset", "gilt", "seat"])
def test_panels_have_clipped_corners(kind):
    plate = widgets.panel(60, 30, kind)
    assert plate.get_size() == (60, 30)
    assert plate.get_at((0, 0)).a == plate.get_at((59, 29)).a == 0
    assert plate.get_at((30, 15)).a == 255


@pytest.mark.parametrize("lines", [2, 3])
def test_lines_over_a_room_share_one_ribbon_with_a_hairline_above_and_below(lines):
    one, tall = widgets.ribbon(120), widgets.ribbon(120, lines)
    assert tall.get_size() == (120, 20 + 12 * (lines - 1))
    rows = [tuple(tall.get_at((60, y))) for y in range(tall.get_height())]
    single = [tuple(one.get_at((60, y))) for y in range(20)]
    assert (rows[:10], rows[-10:]) == (single[:10], single[10:])
    assert set(rows[10:-10]) == {single[10]}


@pytest.mark.parametrize("size", ["L", "M", "S"])
@pytest.mark.parametrize("hero", HEROES)
def test_every_card_of_every_hero_exists_in_every_state(hero, size):
    w, h = cards.SIZES[size]
    for face in FACES:
        assert cards.card(hero, face, size).get_size() == (w, h)
        assert cards.card(hero, face, size, "disabled").get_size() == (w, h)
        for state in ("focus", "pressed", "win", "second", "lose"):
            assert cards.card(hero, face, size, state).get_size() == (w + 4, h + 4)
    assert cards.card_back(hero, size).get_size() == (w, h)


@pytest.mark.parametrize("hero", HEROES)
def test_a_turning_card_stays_in_place(hero):
    sizes = {cards.card_turn(hero, face, k).get_size() for face in FACES for k in range(6)}
    assert sizes == {(34, 50)}


def test_the_attack_deck_has_its_cards():
    for value in ("3", "4", "5"):
        assert cards.card("deck", value, "L").get_size() == (46, 62)
        assert cards.card_turn("deck", value, 4).get_size() == (34, 50)
    assert cards.card_back("deck", "L").get_size() == (46, 62)


def test_a_meter_tells_what_is_about_to_change():
    plain, gain = widgets.meter(110, 3, 8, "teal"), widgets.meter(110, 3, 8, "teal", ghost=2)
    assert plain.get_buffer().raw != gain.get_buffer().raw
    assert widgets.meter(110, 0, 8).get_size() == (110, 8)


def test_a_hand_of_nine_stays_in_its_box_and_in_order():
    for spent in ((False,) * 5, (True, False, True, False, False, False, True, False, True)):
        places = panels.hand_places(spent)
        assert list(places) == sorted(places)
        assert places[0] >= 0
        assert places[-1] + 46 <= panels.HAND_BOX.w


@pytest.mark.parametrize(
    ("room", "icon"),
    [
        ("troll", "skull"),
        ("treasure_4_2", "chest"),
        ("chamber_vault", "chamber"),
        ("trap_lava", "trap"),
        ("medusa", "boss"),
    ],
)
def test_a_room_has_the_icon_of_its_kind(room, icon):
    assert panels.room_icon(room) == icon


def test_a_seat_panel_shows_what_changes():
    look = {"hero": "rogue", "name": "Rogue", "coins": 6, "wounds": 5}
    changes = [{}, {"hand": (1, 5)}, {"laid": 1}, {"items": ("torch", "key")}, {"status": "sealed"}]
    changes += [{"status": "choosing"}, {"mark": "lose"}, {"map_holder": True}, {"out": "Out"}]
    looks = [panels.seat_panel(panels.SeatLook(**look, **more)) for more in changes]
    assert len({picture.get_buffer().raw for picture in looks}) == len(looks)
    assert {picture.get_size() for picture in looks} == {(120, 36)}


def test_the_sum_tells_what_is_short_and_what_is_enough():
    summands = (panels.Summand("scout", "3", 3), panels.Summand("knight", "5", 5))
    looks = [
        panels.sum_band(summands, 14, 1),
        panels.sum_band(summands, 14),
        panels.sum_band(summands, 8),
        panels.sum_band(summands, 7),
        panels.sum_band(summands, None),
    ]
    assert len({picture.get_buffer().raw for picture in looks}) == len(looks)


@pytest.mark.parametrize(
    ("word", "room", "shown"),
    [
        ("Q", 18, "Q"),
        ("Shift", 60, "Shift"),
        ("PgUp", 18, "PU"),
        ("PgDn", 18, "PD"),
        ("Num +", 18, "N+"),
        ("PRINT SCREEN", 18, "PS"),
        ("Ins", 18, "Ins"),
        ("Home", 18, "Ho"),
        ("WWWWWW", 3, "W"),
    ],
)
def test_the_word_on_a_key_is_shortened_where_it_has_no_room(word, room, shown):
    sign = widgets.glyph(f"key:{word}", room=room)
    assert sign.get_width() <= max(room, 13)
    assert _fitting(word, room - 2) == shown


KEYS = [name for code in range(8, 128) if (name := pygame.key.name(code))] + [
    pygame.key.name(getattr(pygame, key)) for key in dir(pygame) if key.startswith("K_")
]


def test_signs_of_any_keys_stay_below_their_cards(context):
    signs = {context.sign(name, KEYBOARD) for name in KEYS if name}
    assert len(signs) > 100
    assert max(widgets.glyph(sign, room=18).get_width() for sign in signs) <= 18


def test_a_widget_takes_about_a_millisecond():
    def cost(make):
        make(-1)
        started = time.perf_counter()
        for k in range(20):
            make(k)
        return (time.perf_counter() - started) / 20

    look = panels.SeatLook
    assert cost(lambda k: widgets.button(100 + k, "Continue", "focus")) < 0.004
    assert cost(lambda k: widgets.plaque(f"ROOM {k}")) < 0.004
    assert cost(lambda k: panels.seat_panel(look("knight", "Knight", k + 1, 2))) < 0.004
