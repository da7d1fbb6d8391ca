"""The corner of the table: what a foe's card says in the game that is being played."""

from types import SimpleNamespace

import pytest

from game.cabinet import locale
from game.cabinet.text import Icon, Words
from game.raiders.corner import _harm
from game.raiders.rules.cards import ITEMS, ROOMS, Boss

BOSSES = [key for key, room in ROOMS.items() if isinstance(room, Boss)]


def said(mode: str, boss: str) -> tuple[str, ...]:
    show = SimpleNamespace(locale=locale.load("en"), board=SimpleNamespace(mode=mode))
    parts = _harm(show, ROOMS[boss])
    return tuple(part.text if isinstance(part, Words) else part.name for part in parts)


@pytest.mark.parametrize("boss", BOSSES)
def test_S9_a_lone_raider_is_told_of_no_escapes_and_no_other_cards(boss):  # noqa: N802
    words = locale.load("en")
    others = {words.say(f"hud.{key}") for key in ("escapes", "fives", "to_lowest", "to_highest")}
    assert not {*said("solo", boss)} & (others | {f"icon/{item}" for item in ITEMS})


@pytest.mark.parametrize(
    ("boss", "item"), [("wolf_pack", "torch"), ("necromancer", "ball"), ("mega_dragon", "key")]
)
def test_Z2_a_party_is_told_what_leads_out(boss, item):  # noqa: N802
    assert Icon(f"icon/{item}").name in said("standard", boss)
