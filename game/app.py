"""The program with a window: services, scene stack and the frame loop."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import signal
import sys
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from typing import TYPE_CHECKING, Any

import pygame

from game import streams
from game.arguments import LONGEST_WORD, Parser, whole
from game.cabinet import folders, log
from game.cabinet.audio import Audio
from game.cabinet.context import Context
from game.cabinet.devices import Pads
from game.cabinet.hush import Hush, press_cue
from game.cabinet.input import Controls, Press
from game.cabinet.locale import LANGUAGES
from game.cabinet.menu import Confirm
from game.cabinet.pieces import piece
from game.cabinet.records import Records
from game.cabinet.saves import Saves
from game.cabinet.scene import (
    Change,
    Focused,
    Party,
    Printed,
    Push,
    Quit,
    Scene,
    SceneStack,
    Spoken,
)
from game.cabinet.seats import Seats
from game.cabinet.settings import INSTANT, Preferences
from game.cabinet.shake import Shake
from game.cabinet.voice import Voice
from game.cabinet.window import NoDisplayError, Window
from game.program import typed

if TYPE_CHECKING:
    from collections.abc import Callable

_LOG = logging.getLogger(__name__)

FRAMES_PER_SECOND = 60
LONGEST_FRAME = 0.05  # seconds: after a hiccup the game goes on slowly rather than leap
DEFAULT_SIZE = (1280, 720)
ICON_SCALE = 4
SEED_BYTES = 4
LONGEST_SIZE, MOST_PIXELS = len("99999x99999"), 2**26

GAMES = {"raiders": "game.raiders.play"}
"""Each game of the cabinet and the module whose ``title(context)`` is its first scene."""

_SPEED_WORDS = {"1": 1, "2": 2, "4": 4, "instant": INSTANT}


@dataclass(frozen=True, slots=True)
class Launch:
    """What the command line asks for; None leaves it to the settings, or to chance for the seed.

    ``size`` is that of the window in pixels; ``frames`` ends the program after so many;
    ``narrate`` prints every sentence.
    """

    size: tuple[int, int] = DEFAULT_SIZE
    language: str | None = None
    speed: int | None = None
    seed: int | None = None
    frames: int | None = None
    narrate: bool = False


class App:
    """The frame loop over one scene stack; ``frame`` is one turn of it, for tests and tools."""

    def __init__(self, context: Context, window: Window, first: Scene) -> None:
        """Show ``first`` in ``window``."""
        self.context = context
        self.window = window
        self.stack = SceneStack(first)
        self.hush = Hush(context)
        self.controls = Controls(
            lambda: context.settings.bindings, window.to_canvas, context.seats, context.pads
        )

    @property
    def running(self) -> bool:
        """Whether a scene is left to show."""
        return self.stack.top is not None

    def run(self, tick: Callable[[], float], frames: int | None = None) -> None:
        """Go on until no scene is left, or for so many frames; ``tick`` waits and tells seconds."""
        for shown in count():
            if not self.running or shown == frames:
                return
            if shown == 1:
                self.context.audio.open()
                self.context.pads.open()
            before = self.stack.top
            self.frame(tick())
            if self.stack.top is not before:
                _tidy()

    def frame(self, seconds: float) -> None:
        """Hear, live, draw: one frame that stands for ``seconds``."""
        for press in self.controls.poll(seconds):
            self._hear(press)
        self._see_to_missing_pads()
        if self.stack.top:
            self._apply(self.stack.top.update(seconds))
        self.context.shake.update(seconds)
        self._follow_settings()
        self.context.audio.update(seconds, self.stack.music, self.context.settings)
        self.hush.update(seconds)
        self._speak(seconds)
        if self.running:
            self.draw()
            self.window.present()

    def draw(self) -> None:
        """Draw the open scenes on the canvas, and over them what every screen may show."""
        self.stack.draw(self.window.canvas)
        self.hush.draw(self.window.canvas)
        self._print_large()

    def _speak(self, seconds: float) -> None:
        """Say what has the focus, in scenes that can be played by ear."""
        voice, scene = self.context.voice, self.stack.top
        voice.update(seconds)
        if isinstance(scene, Spoken):
            voice.focus(scene.spoken)
        if isinstance(scene, Printed):
            voice.large.hold(scene.printed, at_once=False)
        else:
            voice.large.hold(scene.spoken if isinstance(scene, Spoken) else "", at_once=True)

    def _print_large(self) -> None:
        """Large print hangs where a game has a place for it; in a menu it keeps off the focus."""
        scene, canvas = self.stack.top, self.window.canvas
        if isinstance(scene, Printed):
            scene.draw_print(canvas)
        else:
            focus = scene.focus_box if isinstance(scene, Focused) else None
            self.context.voice.large.draw(canvas, focus)

    def _hear(self, press: Press) -> None:
        from game.cabinet.buttons import ButtonsScene  # noqa: PLC0415 - after the first frame
        from game.cabinet.teach import TeachScene  # noqa: PLC0415

        if press.button == "quit":
            self._apply(self._ask_to_quit())
        elif press.button == "fullscreen":
            self.context.preferences.change(fullscreen=not self.window.fullscreen)
        elif press.device.kind == "unknown" and not isinstance(self.stack.top, TeachScene):
            self._apply(Push(TeachScene(self.context, press.device), over=True))
        elif self.hush.wants(press) and not isinstance(self.stack.top, (ButtonsScene, TeachScene)):
            self.hush.turn()
        elif self.stack.top:
            self._hand_on(self.stack.top, press)

    def _hand_on(self, scene: Scene, press: Press) -> None:
        """Let the scene hear a press; in menus what comes of it is heard."""
        menu = scene if isinstance(scene, Spoken) and not isinstance(scene, Party) else None
        before = menu.spoken if menu else ""
        change = scene.on_press(press)
        cue = press_cue(press, change, moved=bool(menu and menu.spoken != before))
        if cue:
            self.context.audio.play(cue)
        self._apply(change)

    def _see_to_missing_pads(self) -> None:
        """A game waits for a pad that has dropped out, were it between two games."""
        seats, party = self.context.seats, self.stack.party
        if party is None:
            return
        if seats.common_lost is not None:
            seats.miss(seats.unseated(party.chairs()))
        if seats.missing:
            from game.cabinet.chairs import AwayScene  # noqa: PLC0415 - rarely needed

            if not any(isinstance(scene, AwayScene) for scene in self.stack.scenes):
                self._apply(Push(AwayScene(self.context, party), over=True))

    def _ask_to_quit(self) -> Change:
        """Closing the window a second time, with the question on screen, is an answer too."""
        asked = isinstance(self.stack.top, Confirm) and self.stack.top.change == Quit()
        if asked or not self.stack.would_lose():
            return Quit()
        return Push(Confirm(self.context, "program", Quit()), over=True)

    def _apply(self, change: Change | None) -> None:
        """Whoever was on top hears that held buttons are let go before another scene begins."""
        before = self.stack.top
        if self.stack.apply(change) and before:
            for press in self.controls.release():
                before.on_press(press)

    def _follow_settings(self) -> None:
        settings = self.context.settings
        self.window.fill, self.window.crt = settings.fill, settings.crt
        self.window.colour_blind = settings.colour_blind
        self.window.set_fullscreen(settings.fullscreen)
        if self.window.fullscreen != settings.fullscreen:
            self.context.preferences.change(fullscreen=self.window.fullscreen)


def _tidy() -> None:
    """Look for garbage between two scenes, and through all there is, so that no frame need do so.

    What is left stays for as long as the new scene, and is passed over until the next one.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def open_context(launch: Launch) -> Context:
    """The services of the program, on the player's own folders."""
    state = folders.state_folder()
    asked = {"language": launch.language, "speed": launch.speed}
    for_now: dict[str, Any] = {name: value for name, value in asked.items() if value is not None}
    preferences = Preferences(folders.config_folder() / "preferences.json", **for_now)
    seed = launch.seed
    return Context(
        preferences=preferences,
        saves=Saves(state / "saved-game.json"),
        records=Records(state / "best-runs.json"),
        audio=Audio(),
        shake=Shake(preferences),
        new_seed=lambda: int.from_bytes(os.urandom(SEED_BYTES)) if seed is None else seed,
        seats=Seats(),
        pads=Pads(lambda: preferences.current.taught),
        voice=Voice(preferences, _narrate if launch.narrate else None),
    )


def _narrate(sentence: str) -> None:
    streams.print_line(sentence, sys.stdout)


def main(arguments: list[str]) -> int:
    """``dungeon-arcade play``: returns the exit code of the program."""
    return play(_launch(arguments))


def play(launch: Launch) -> int:
    """Play in a window, or say in one sentence why not; in a terminal the text table goes on."""
    # Else SDL would make the window's closing of it, and that asks first.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    log_file = log.start(folders.state_folder())
    context = open_context(launch)
    settings, title = context.settings, context.locale.say("app.title")
    try:
        window = Window(launch.size, title, fullscreen=settings.fullscreen, fill=settings.fill)
    except NoDisplayError as error:
        _LOG.debug("No display: %s", error)
        return _go_on_as_text(context, launch)
    try:
        return _play_in(window, context, launch, str(log_file))
    finally:
        context.audio.close()
        context.pads.close()
        context.voice.close()
        pygame.quit()


def _play_in(window: Window, context: Context, launch: Launch, log_file: str) -> int:
    clock = pygame.time.Clock()
    app: App | None = None
    try:
        pygame.display.set_icon(pygame.transform.scale_by(piece("icon/chest"), ICON_SCALE))
        app = App(context, window, _first_scene(context))
        app.run(lambda: min(clock.tick(FRAMES_PER_SECOND) / 1000, LONGEST_FRAME), launch.frames)
    except KeyboardInterrupt:
        if app:
            app.stack.save()
    except Exception:  # noqa: BLE001 - the player gets a sentence, the file the details
        _LOG.debug("An error ended the program.", exc_info=True)
        if app:
            _save_what_can_be_saved(app.stack)
        print(context.locale.say("app.crash", file=log_file), file=sys.stderr)
        return 1
    return 0


def _first_scene(context: Context) -> Scene:
    """The title of the one game there is; a second one would bring a scene that chooses."""
    scene: Scene = import_module(GAMES["raiders"]).title(context)
    return scene


def _save_what_can_be_saved(stack: SceneStack) -> None:
    try:
        stack.save()
    except Exception:  # noqa: BLE001 - what failed once may fail again
        _LOG.debug("The game could not be saved.", exc_info=True)


def _go_on_as_text(context: Context, launch: Launch) -> int:
    print(context.locale.say("app.no_display"), file=sys.stderr)
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        print(context.locale.say("app.use_text", command=typed()), file=sys.stderr)
        return 1
    seed = [] if launch.seed is None else ["--seed", str(launch.seed)]
    text_table = import_module("game.raiders.text_table")
    code: int = text_table.main(["--lang", context.settings.language, *seed])
    return code


def _launch(arguments: list[str]) -> Launch:
    parser = Parser("play", "Play in a window.")
    parser.add_argument("--lang", choices=LANGUAGES, help="language, this time only")
    parser.add_argument("--seed", type=whole, help="deal the game of this number")
    parser.add_argument("--size", type=_size, default=DEFAULT_SIZE, help="window, such as 1280x720")
    parser.add_argument("--speed", choices=_SPEED_WORDS, help="pace, this time only")
    parser.add_argument("--narrate", action="store_true", help="print what is said, line by line")
    parser.add_argument("--frames", type=whole, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    speed = None if asked.speed is None else _SPEED_WORDS[asked.speed]
    return Launch(asked.size, asked.lang, speed, asked.seed, asked.frames, asked.narrate)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    digits = width.isdecimal() and height.isdecimal() and len(text) <= LONGEST_SIZE
    if not digits or not 0 < int(width) * int(height) <= MOST_PIXELS:
        raise argparse.ArgumentTypeError(f"{text[:LONGEST_WORD]!r} is not a size such as 1280x720")
    return int(width), int(height)
