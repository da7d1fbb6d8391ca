"""The end of a game: order, reasons, podium, and what comes next."""

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.cabinet.input import Press
from game.cabinet.scene import Leave, Replace
from game.cabinet.text import LINE, wrap
from game.raiders import standings
from game.raiders.podium import places
from game.raiders.results import ResultsScene
from game.raiders.rules.view import Outcome, RoomView, SeatView, View

HEROES = ("scout", "knight", "rogue", "warrior", "sorcerer")


def ending(mode, seats, winners, fainted=(), reason="count", health=None):
    """The public view of a game that is over; seats are (coins, wounds[, out])."""
    who = tuple(
        SeatView(hero, seat[0], seat[1], (1,), (), (), None, len(seat) > 2)
        for hero, seat in zip(HEROES, seats, strict=False)
    )
    row = (RoomView("medusa", up=True),) * 5
    over = Outcome(winners, fainted, reason)
    return View(None, mode, 5, 4, row, who, (), (), (), None, None, health, over)


ENDINGS = {
    "five": ending("standard", ((14, 5), (17, 4), (19, 9), (11, 7), (8, 3)), (1,), (2,)),
    "shared": ending("standard", ((14, 5), (14, 5), (9, 9), (20, 9), (1, 0)), (0, 1), (2, 3)),
    "all_share": ending("standard", ((14, 5),) * 5, (0, 1, 2, 3, 4)),
    "by_wounds": ending("tactical", ((14, 5), (14, 4), (9, 9)), (1,), (2,)),
    "no_faint": ending("standard", ((14, 5), (1, 9), (9, 9)), (0,)),
    "statue": ending("standard", ((20, 5, 1), (14, 4), (14, 6), (3, 9)), (1,), (3,)),
    "survivor": ending("standard", ((20, 5, 1), (14, 4), (14, 6, 1)), (1,)),
    "nobody": ending("standard", ((9, 4, 1),) * 5, (), (), "medusa"),
    "duo_count": ending("duo", ((9, 4), (8, 9)), (0,)),
    "duo_wounds": ending("duo", ((14, 10), (3, 7)), (1,), (), "wounds"),
    "duo_both": ending("duo", ((14, 10), (14, 10)), (0, 1), (), "wounds"),
    "duo_stone": ending("duo", ((14, 3, 1), (3, 7)), (1,), (), "medusa"),
    "solo": ending("solo", ((13, 7),), (0,), health=6),
    "solo_full": ending("solo", ((20, 9),), (0,), health=5),
    "solo_fallen": ending("solo", ((1, 10),), (), (), "wounds", 8),
    "solo_stone": ending("solo", ((6, 3, 1),), (), (), "medusa", 8),
}


@pytest.fixture(params=ENDINGS)
def view(request):
    return ENDINGS[request.param]


@pytest.fixture
def open_results(context):
    def make(view):
        session = SimpleNamespace(table=SimpleNamespace(view=lambda _seat: view))
        return ResultsScene(context, session, again=lambda: "again")

    return make


def test_every_ending_is_counted_and_drawn_in_both_languages(open_results, view, canvas, live):
    scene = open_results(view)
    for _ in range(40):
        scene.draw(canvas)
        live(scene, 0.3)
    assert scene.counted
    assert scene.moment.step == "end"


def test_the_reason_stays_above_the_buttons(open_results, view, context):
    lines = wrap(standings.summary(context.locale, view), 192)
    rows_end = 48 + 38 * len(view.seats)
    assert rows_end + LINE * len(lines) <= open_results(view).buttons[0].top


def test_the_order_is_coins_then_wounds_and_those_out_come_last():
    rows = standings.standings(ENDINGS["five"])
    assert [row.hero for row in rows] == ["knight", "scout", "warrior", "sorcerer", "rogue"]
    assert [row.rank for row in rows] == [1, 2, 3, 4, None]
    assert rows[-1].fate == "faint"
    rows = standings.standings(ENDINGS["statue"])
    assert [(row.hero, row.rank, row.fate) for row in rows] == [
        ("knight", 1, ""),
        ("rogue", 2, ""),
        ("scout", None, "stone"),
        ("warrior", None, "faint"),
    ]


def test_winners_of_the_rules_have_the_first_rank(view):
    over = standings.ended(view)
    first = {row.seat for row in standings.standings(view) if row.rank == 1}
    if over.reason == "count":
        assert first == set(over.winners)


def test_a_game_that_goes_on_has_no_results(open_results):
    with pytest.raises(ValueError, match="not over"):
        open_results(replace(ENDINGS["five"], over=None))


def test_confirm_skips_the_count_and_then_plays_again(open_results, press):
    scene = open_results(ENDINGS["five"])
    assert press(scene, "confirm") is None
    assert scene.counted
    assert press(scene, "confirm") == Replace("again")


def test_the_title_is_one_press_away(open_results, press):
    scene = open_results(ENDINGS["nobody"])
    assert press(scene, "back") == Leave()
    scene.skip()
    scene.on_press(Press("right"))
    assert press(scene, "confirm") == Leave()
    assert press(scene, Press("click", at=scene.buttons[0].center)) == Replace("again")


def test_a_solo_run_is_entered_in_the_records_once(open_results, context, live):
    scene = open_results(ENDINGS["solo"])
    live(scene, 6)
    (run,) = context.records.runs()
    assert (run.coins, run.health, run.wounds, run.survived) == (13, 6, 7, True)


@pytest.mark.parametrize(("ending", "tune"), [("solo", "records"), ("solo_fallen", "defeat")])
def test_a_lost_run_has_its_place_but_is_not_hailed_as_a_record(open_results, ending, tune):
    scene = open_results(ENDINGS[ending])
    scene.skip()
    assert scene.music == tune
    assert re.search("Place 1 in the Hall of Fame|Puesto 1 en el Salón de la fama", scene.spoken)


def test_the_steps_fit_the_ending(open_results):
    assert open_results(ENDINGS["five"])._steps == ("gather", "wounds", "coins", "rank")
    assert open_results(ENDINGS["statue"])._steps == ("gather", "stone", "wounds", "coins", "rank")
    assert open_results(ENDINGS["duo_wounds"])._steps == ("gather", "rank")
    assert open_results(ENDINGS["solo"])._steps == ("gather", "coins")


def test_nobody_stands_in_anybody_elses_place(view):
    rows = standings.standings(view)
    ends = places(rows, standings.ended(view).winners)
    assert set(ends) == set(range(len(view.seats)))
    assert len({end.feet for end in ends.values()}) == len(ends)


def test_speed_hastens_the_count(open_results, context):
    context.preferences.change(speed=4)
    scene = open_results(ENDINGS["five"])
    for _ in range(120):
        scene.update(1 / 60)
    assert scene.counted
