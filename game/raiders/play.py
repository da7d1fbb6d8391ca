# ruff: noqa: PLC0415 - what comes after the title is loaded when it is first needed
"""The way through Dungeon Raiders: which scene leads to which.

Scenes do not know each other: each is given makers of what it may lead to. They are imported
when they are first needed, so that the title is on screen before the stage is loaded.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.scene import Party, Scene
    from game.raiders.scene import TableScene
    from game.raiders.session import GameSetup, Session
    from game.raiders.setup_choice import Choice


@dataclass(slots=True)
class LastParty:
    """What was chosen in the last set-up, None before the first, and the devices of its seats.

    ``replaced`` tells of a seat what a guest has found in it: it is there again when they go.
    """

    choice: Choice | None = None
    devices: dict[int, Device] = field(default_factory=dict)
    replaced: dict[int, str] = field(default_factory=dict)


def title(context: Context) -> Scene:
    """The first scene: a new game, the saved one, the settings."""
    from game.cabinet.title import TitleScene

    last = LastParty()
    return TitleScene(
        context,
        begin=lambda: setup(context, last),
        resume=lambda: resumed(context),
        rules=lambda: rules(context),
        records=lambda: records(context),
        settings=lambda: settings(context),
        demo=lambda: demo(context),
    )


def rules(context: Context, *, gated: bool = True) -> Scene:
    """How to play; ``gated``: as a screen of its own, not out of the pause menu."""
    from game.raiders.rules_pages import RulesScene

    return RulesScene(context, gated=gated)


def demo(context: Context) -> Scene:
    """Bots among themselves, while nobody has come to play."""
    from game.raiders.demo import DemoScene

    return DemoScene(context)


def records(context: Context) -> Scene:
    """The best runs of the lone raiders."""
    from game.raiders.records_scene import RecordsScene

    return RecordsScene(context)


def setup(context: Context, last: LastParty | None = None) -> Scene:
    """Mode, seats and bots of a new game; it opens on those of the ``last`` one, if there was."""
    from game.raiders.setup_scene import SetupScene

    return SetupScene(context, lambda chosen: begun(context, chosen), last or LastParty())


def begun(context: Context, chosen: GameSetup) -> TableScene:
    """The table of a new game, which is kept from its beginning on."""
    from game.raiders.session import Session

    scene = table(context, Session.begin(chosen))
    scene.save()
    return scene


def resumed(context: Context) -> Scene | None:
    """The table of the saved game; None, with one line in the log, if it is spoiled.

    Several people first take their seats: whoever sits down now need not be whoever got up.
    """
    from game.raiders.session import Session

    record = context.saves.read()
    if record is None:
        return None
    try:
        session = Session.resume(record)
    except ValueError as error:
        context.saves.put_aside(str(error))
        return None
    context.seats.clear()
    scene = table(context, session)
    scene.recall()
    return scene if len(session.people) <= 1 else gather(context, scene)


def gather(context: Context, scene: TableScene) -> Scene:
    """Who sits where at a table that is ready."""
    from game.cabinet.gather import GatherScene

    return GatherScene(context, scene, lambda: scene)


def table(context: Context, session: Session) -> TableScene:
    """The game itself; it saves itself after every step, and leads to its own final count."""
    from game.raiders.scene import TableScene

    scene = TableScene(
        context,
        session,
        pause=lambda: pause(context, scene),
        results=lambda: results(context, session),
    )
    return scene


def results(context: Context, session: Session) -> Scene:
    """The final count; from there once more with the same seats, or back to the title."""
    from game.raiders.results import ResultsScene

    return ResultsScene(context, session, again=lambda: again(context, session))


def again(context: Context, session: Session) -> Scene:
    """The table of another game with the same mode, seats and bots."""
    return begun(context, replace(session.setup, seed=context.new_seed()))


def pause(context: Context, party: Party) -> Scene:
    """The pause menu, with the settings and the seats in it."""
    from game.cabinet.pause import PauseScene

    return PauseScene(context, in_game=True, party=party, rules=lambda: rules(context, gated=False))


def settings(context: Context) -> Scene:
    """The settings, from the title."""
    from game.cabinet.pause import PauseScene

    return PauseScene(context, in_game=False)
