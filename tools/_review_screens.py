"""The screens of a review: how each is opened, and the presses that walk through all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cabinet.bindings import SETTABLE
from game.cabinet.buttons import ButtonsScene
from game.cabinet.chairs import ChairsScene
from game.cabinet.devices import Device
from game.cabinet.input import Press
from game.cabinet.menu import Confirm
from game.cabinet.records import Run
from game.cabinet.scene import Leave, Pop, Push
from game.raiders import play
from game.raiders.bots import seat_choice
from game.raiders.couch import GRACE
from game.raiders.rules.rng import Rng
from game.raiders.scene import TableScene
from game.raiders.session import PERSON, GameSetup, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.app import App
    from game.cabinet.context import Context
    from game.cabinet.scene import Scene

FRAME = 1 / 30


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen, what opens it, and its walk, which yields a caption for each picture."""

    name: str
    open: Callable[[Context], Scene]
    walk: Callable[[App, Context], Iterator[str]]


def live(app: App, seconds: float) -> None:
    """Let time pass."""
    for _ in range(max(1, round(seconds / FRAME))):
        app.frame(FRAME)


def press(app: App, *buttons: str) -> None:
    """Press one button after the other."""
    for button in buttons:
        top = app.stack.top
        if top:
            app.stack.apply(top.on_press(Press(button)))
        live(app, FRAME)


# -- title, set-up, menus --------------------------------------------------------------------


def _title(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 1.2)
    yield "waiting"
    live(app, 1.5)
    yield "waiting, gleam"
    press(app, "confirm")
    for line in range(7):
        yield f"menu {line}"
        press(app, "down")


def _setup(app: App, context: Context) -> Iterator[str]:
    del context
    for mode in ("standard", "tactical", "duo", "solo"):
        live(app, 0.6)
        yield mode
        press(app, "left", "up", "down")
        yield f"{mode} seats or options"
        press(app, "up", "up", "up", "right", "down", "down")
    press(app, "up", "up", "right", "down", "down", "menu", "confirm")
    live(app, 0.9)
    yield "dealing"
    live(app, 1.5)
    yield "dealt"


def _draft(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 0.6)
    press(app, "left", "left", "confirm")
    yield "heroes chosen"
    press(app, "menu", "confirm")
    yield "first hero"
    for hero in range(2, 6):
        press(app, "right")
        yield f"hero {hero}"
    press(app, "confirm")
    live(app, 0.6)
    yield "dealing"


def _sections(app: App, make: Callable[[], Scene], count: int) -> Iterator[str]:
    """Every section of a menu, opened anew each time, and its first rows."""
    for section in range(count):
        app.stack.apply(Push(make(), over=True))
        live(app, 0.1)
        press(app, *["down"] * section)
        yield f"section {section}"
        press(app, "right", "down")
        yield f"section {section} in focus"
        app.stack.apply(Pop())


def _open_pause(context: Context) -> Scene:
    return play.begun(context, GameSetup("standard", (PERSON, "careful", "random"), 5))


def _pause(app: App, context: Context) -> Iterator[str]:
    live(app, 0.8)
    skip_to_choice(app)
    party = app.stack.party
    assert party
    yield from _sections(app, lambda: play.pause(context, party), 9)


def _settings(app: App, context: Context) -> Iterator[str]:
    live(app, 1.0)
    yield from _sections(app, lambda: play.settings(context), 6)


def _questions(app: App, context: Context) -> Iterator[str]:
    live(app, 1.0)
    for what in ("game", "program"):
        app.stack.apply(Push(Confirm(context, what, Leave()), over=True))
        live(app, 0.1)
        yield what
        press(app, "back")


def _menus(app: App, context: Context) -> Iterator[str]:
    """What lies behind the pause menu: the buttons of all devices, and the seats."""
    live(app, 0.8)
    skip_to_choice(app)
    party = app.stack.party
    assert party
    app.stack.apply(Push(ButtonsScene(context), over=True))
    for kind in SETTABLE:
        live(app, 0.1)
        yield f"buttons of {kind}"
        press(app, "right")
    app.stack.apply(Pop())
    app.stack.apply(Push(ChairsScene(context, party), over=True))
    live(app, 0.1)
    yield "chairs"
    press(app, "down", "down", "down")
    yield "chairs, last line"


def _away(app: App, context: Context) -> Iterator[str]:
    """Two pads have dropped out; the second question comes once the first is answered."""
    live(app, 0.8)
    skip_to_choice(app)
    for seat in range(3):
        context.seats.join(Device("pad", seat), seat)
    context.seats.miss([0, 2])
    live(app, 0.1)
    for answer in range(3):
        yield f"answer {answer}"
        press(app, "down")
    press(app, "down", "confirm")
    yield "the other pad"


def _gather(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 0.8)
    yield "nobody"
    press(app, "confirm")
    yield "one"


def _open_gather(context: Context) -> Scene:
    setup = GameSetup("standard", (PERSON, "careful", PERSON, PERSON), 5)
    return play.gather(context, play.begun(context, setup))


def _records(app: App, context: Context) -> Iterator[str]:
    live(app, 0.6)
    yield "none"
    heroes = ("scout", "knight", "rogue", "warrior", "sorcerer")
    for k in range(10):
        context.records.add(
            Run(20 - 2 * k, 5 + k % 4, k, heroes[k % 5], survived=k < 8, day=f"2030-1{k % 3}-2{k}")
        )
    app.stack.apply(Push(play.records(context)))
    live(app, 0.6)
    yield "ten"


def _rules(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 0.6)
    for page in range(10):
        yield f"page {page + 1}"
        press(app, "right")
        live(app, 0.4)


def _demo(app: App, context: Context) -> Iterator[str]:
    del context
    for moment in (0.2, 0.5, 4.0, 4.0, 6.0):
        live(app, moment)
        yield f"after {moment} s more"


# -- the table -------------------------------------------------------------------------------


def skip_to_choice(app: App) -> None:
    """Let the stage finish at once, and lay no card."""
    table = app.stack.top
    assert isinstance(table, TableScene)
    if table.busy:
        press(app, "confirm")


def _opened(mode: str, *seats: str) -> Callable[[Context], Scene]:
    def open_it(context: Context) -> Scene:
        return play.begun(context, GameSetup(mode, seats, 3))  # type: ignore[arg-type]

    return open_it


def _couch(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 0.3)
    yield "opening"
    live(app, 1.6)
    yield "level"
    live(app, 2.5)
    skip_to_choice(app)
    live(app, 2 * GRACE)
    yield "curtain"
    press(app, "confirm")
    live(app, 2 * GRACE)
    yield "hand"
    press(app, "right", "right")
    yield "focus moved"
    press(app, "recap")
    yield "recap"
    press(app, "recap", "3")
    live(app, 2 * GRACE)
    yield "next person"


def _sealed(context: Context) -> Scene:
    """Two halves of a keyboard, one who shares what is left of it, and two bots."""
    context.seats.join(Device("left"), 0)
    context.seats.join(Device("right"), 1)
    return _opened("standard", PERSON, PERSON, PERSON, "careful", "careful")(context)


def _sealing(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 0.3)
    skip_to_choice(app)
    live(app, 2 * GRACE)
    yield "sealed buttons"
    press(app, "confirm")
    live(app, 2 * GRACE)
    yield "a hand above them"
    press(app, "3")
    live(app, 0.5)
    yield "one has chosen"


def _alone(app: App, context: Context) -> Iterator[str]:
    del context
    live(app, 2.0)
    yield "level"
    skip_to_choice(app)
    live(app, 0.2)
    for k in range(5):
        press(app, "right")
        yield f"focus {k}"
    press(app, "recap")
    yield "recap"


# -- results ---------------------------------------------------------------------------------


def _ended(mode: str, seats: tuple[str, ...], seed: int) -> Callable[[Context], Scene]:
    def open_it(context: Context) -> Scene:
        session = Session.begin(GameSetup(mode, seats, seed))  # type: ignore[arg-type]
        table, rng = session.table, Rng(seed)
        while table.pending:
            for seat in table.pending:
                bot = "careful" if seat else "random"
                table.seal(seat, seat_choice(bot, table.view(seat), table.legal(seat), rng))
            table.advance()
        return play.results(context, session)

    return open_it


def _results(app: App, context: Context) -> Iterator[str]:
    del context
    for moment in (0.6, 1.2, 1.5, 1.5, 1.8, 1.5, 1.2):
        live(app, moment)
        yield f"after {moment} s"


BOTS = ("careful",) * 5
SCREENS = (
    Screen("title", play.title, _title),
    Screen("setup", play.setup, _setup),
    Screen("draft", play.setup, _draft),
    Screen("pause", _open_pause, _pause),
    Screen("settings", play.title, _settings),
    Screen("questions", play.title, _questions),
    Screen("menus", _open_pause, _menus),
    Screen("away", _opened("standard", PERSON, PERSON, PERSON), _away),
    Screen("gather", _open_gather, _gather),
    Screen("records", play.records, _records),
    Screen("rules", play.rules, _rules),
    Screen("demo", play.demo, _demo),
    Screen("couch", _opened("standard", PERSON, PERSON, PERSON), _couch),
    Screen("sealed", _sealed, _sealing),
    Screen("alone", _opened("solo", PERSON), _alone),
    Screen("duo", _opened("duo", PERSON, "careful"), _alone),
    Screen("tactical", _opened("tactical", PERSON, "careful", "careful"), _alone),
    Screen("results_five", _ended("standard", BOTS, 3), _results),
    Screen("results_three", _ended("standard", BOTS[:3], 11), _results),
    Screen("results_duo", _ended("duo", BOTS[:2], 4), _results),
    Screen("results_solo", _ended("solo", BOTS[:1], 5), _results),
)
