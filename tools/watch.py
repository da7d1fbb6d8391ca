#!/usr/bin/env python3
"""Play the real program without a display, and keep pictures of it: the way to look at the game.

    python tools/watch.py --mode solo --lang es --seed 3 --every 30 --sheet /tmp/solo.png
    python tools/watch.py --scene title --script "wait 1; press confirm; wait 0.5" --out /tmp/shots
    python tools/watch.py --seats person,careful,random --until over --every 3 --gif /tmp/a.gif
    python tools/watch.py --room troll --for 12 --every 20 --sheet /tmp/troll.png --scale 1

Input is posted as events of pygame and goes through the program's own input, loop and scenes;
time is counted in frames of a fixed length, so that the same command makes the same pictures.
On a table the seats of people are played by an autopilot that presses their keys (``--no-pilot``
leaves them to the script). A script's steps, parted by semicolons: ``wait SECONDS``,
``press BUTTON``, ``hold BUTTON``, ``release BUTTON``, ``key NAME``, ``point X Y``, ``click X Y``,
``context X Y``, ``wheel N``, ``resize WxH``, ``shot``, ``close``; buttons are those of a Press,
places are canvas pixels.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
from PIL import Image, ImageDraw

from game import app as program
from game.cabinet.scene import Push, Scene
from game.cabinet.window import CANVAS_SIZE, Window
from game.raiders import play
from game.raiders.bots import seat_choice
from game.raiders.rules.rng import Rng
from game.raiders.scene import TableScene
from game.raiders.session import PERSON, GameSetup, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from game.cabinet.context import Context

SEATS = {
    "standard": ("person", "careful", "careful", "random"),
    "tactical": ("person", "careful", "careful", "random"),
    "duo": ("person", "careful"),
    "solo": ("person",),
}
SEEDS_TRIED = 200  # for a room that the given seed's game does not come to
PILOT_PAUSE = 0.4  # seconds before and after the autopilot's key presses
MOUSE = {"click": pygame.BUTTON_LEFT, "context": pygame.BUTTON_RIGHT}


# -- what is shown first ---------------------------------------------------------------------


def first_scene(asked: argparse.Namespace, context: Context) -> Scene:
    """The scene that the command line asks for."""
    if asked.scene == "title":
        return play.title(context)
    if asked.scene == "setup":
        return play.setup(context)
    if asked.scene == "settings":
        return play.settings(context)
    session = session_at(asked)
    if asked.scene == "results":
        play_headless(session, lambda: False)
        return play.results(context, session)
    return play.table(context, session)


def session_at(asked: argparse.Namespace) -> Session:
    """A game, played on without being shown until the party stands where it was asked for.

    With ``--room`` the next seeds are tried until a game comes to that room.
    """
    seats = tuple(asked.seats.split(",")) if asked.seats else SEATS[asked.mode]
    seeds = count(asked.seed) if asked.room else (asked.seed,)
    for seed, _ in zip(seeds, range(SEEDS_TRIED), strict=False):
        setup = GameSetup(asked.mode, seats, seed, asked.health, asked.boss_finale)
        session = Session.begin(setup)
        if play_headless(session, partial(stands_at, session, asked)):
            return session
    raise SystemExit(f"No game of {SEEDS_TRIED} comes to that room.")


def stands_at(session: Session, asked: argparse.Namespace) -> bool:
    """Whether the party stands in the room, level and place of the command line."""
    view = session.table.view(None)
    return (
        asked.room in (None, view.here)
        and asked.level in (None, view.level)
        and asked.place in (None, view.place)
    )


def play_headless(session: Session, there: Callable[[], bool]) -> bool:
    """Let everybody play as the careful bot until ``there``; False if the game ends before."""
    table, rng = session.table, Rng(session.setup.seed)
    while not there():
        if not table.pending:
            return False
        for seat in table.pending:
            table.seal(seat, seat_choice("careful", table.view(seat), table.legal(seat), rng))
        table.advance()
    return True


# -- hands -----------------------------------------------------------------------------------


def post(kind: int, **values: Any) -> None:
    """Post an event as a device would."""
    pygame.event.post(pygame.Event(kind, **values))


@dataclass
class Hands:
    """What presses keys and the mouse: the steps of a script, one after the other."""

    app: program.App
    seconds: float
    shoot: Callable[[], None]

    def follow(self, script: str) -> Iterator[None]:
        """Do each step; yields once a frame.

        Raises:
            SystemExit: a step makes no sense.
        """
        for step in filter(None, (step.strip() for step in script.split(";"))):
            try:
                yield from self._do(*step.split())
            except (TypeError, ValueError, KeyError) as error:
                raise SystemExit(f"The script's step {step!r} makes no sense: {error}") from error

    def tap(self, code: int) -> Iterator[None]:
        """Press a key and let it go a frame later."""
        post(pygame.KEYDOWN, key=code, mod=0)
        yield
        post(pygame.KEYUP, key=code, mod=0)
        yield

    def pause(self, seconds: float) -> Iterator[None]:
        """Frames in which nothing is pressed."""
        yield from (None for _ in range(round(seconds / self.seconds)))

    def code(self, button: str) -> int:
        """The code of the first key for a button."""
        return pygame.key.key_code(self.app.context.settings.bindings["keyboard"][button][0])

    def _do(self, verb: str, *words: str) -> Iterator[None]:
        match verb, *words:
            case "wait", seconds:
                yield from self.pause(float(seconds))
            case "press", button:
                yield from self.tap(self.code(button))
            case "key", *name:
                yield from self.tap(pygame.key.key_code(" ".join(name)))
            case (("hold" | "release"), button):
                post(pygame.KEYDOWN if verb == "hold" else pygame.KEYUP, key=self.code(button))
                yield
            case (("point" | "click" | "context"), x, y):
                yield from self._mouse(verb, (int(x), int(y)))
            case "wheel", turns:
                post(pygame.MOUSEWHEEL, x=0, y=int(turns))
                yield
            case "resize", size:
                width, height = map(int, size.split("x"))
                pygame.display.set_mode((width, height), pygame.RESIZABLE)
                yield
            case ("close",):
                post(pygame.QUIT)
                yield
            case ("shot",):
                self.shoot()
            case _:
                raise ValueError("there is no such step")

    def _mouse(self, verb: str, at: tuple[int, int]) -> Iterator[None]:
        """The window is as large as the canvas, so places are the same on both."""
        post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        if verb in MOUSE:
            post(pygame.MOUSEBUTTONDOWN, pos=at, button=MOUSE[verb])
            yield
            post(pygame.MOUSEBUTTONUP, pos=at, button=MOUSE[verb])
        yield


def pilot(hands: Hands, scene: TableScene) -> Iterator[None]:
    """Play the seats of people by their keys, until the game is over.

    It lets the stage finish; then it presses a legal card, and confirm where that is asked.
    """
    session = scene.session
    rng = Rng(session.setup.seed + 1)
    while session.table.pending:
        yield from until_quiet(scene)
        waiting = [seat for seat in session.people if owes_choice(session, seat)]
        if waiting:
            legal = session.table.legal(waiting[0])
            yield from hands.pause(PILOT_PAUSE)
            yield from hands.tap(hands.code(legal[rng.below(len(legal))]))
            yield from hands.pause(PILOT_PAUSE)
        if not scene.busy and any(owes_choice(session, seat) for seat in waiting):
            yield from hands.tap(hands.code("confirm"))
        yield


def until_quiet(scene: TableScene) -> Iterator[None]:
    """Frames until the stage has shown everything."""
    while scene.busy:
        yield


def owes_choice(session: Session, seat: int) -> bool:
    """Whether a seat has still to seal a move."""
    return seat in session.table.pending and seat not in session.table.sealed


# -- pictures --------------------------------------------------------------------------------


@dataclass
class Shots:
    """The pictures that are kept, each with the number of its frame."""

    scale: int
    taken: list[tuple[int, Image.Image]] = field(default_factory=list)

    def take(self, frame: int, canvas: pygame.Surface) -> None:
        """Keep the canvas as it is now."""
        image = Image.frombytes("RGB", CANVAS_SIZE, pygame.image.tobytes(canvas, "RGB"))
        self.taken.append((frame, image.quantize(256, dither=Image.Dither.NONE)))

    def save_each(self, folder: Path) -> None:
        """One PNG for each."""
        folder.mkdir(parents=True, exist_ok=True)
        for frame, image in self.taken:
            self._enlarged(image).save(folder / f"frame_{frame:05}.png")

    def save_sheet(self, path: Path, columns: int) -> None:
        """All of them on one sheet, left to right, each under the number of its frame."""
        width, height = (side * self.scale for side in CANVAS_SIZE)
        rows = -(-len(self.taken) // columns)
        sheet = Image.new("RGB", (columns * (width + 4), rows * (height + 14)), "black")
        for place, (frame, image) in enumerate(self.taken):
            at = place % columns * (width + 4), place // columns * (height + 14)
            ImageDraw.Draw(sheet).text((at[0] + 2, at[1] + 1), str(frame), "white")
            sheet.paste(self._enlarged(image).convert("RGB"), (at[0], at[1] + 13))
        sheet.save(path)

    def save_gif(self, path: Path, milliseconds: int) -> None:
        """All of them one after the other."""
        first, *others = (self._enlarged(image) for _, image in self.taken)
        first.save(path, save_all=True, append_images=others, duration=milliseconds, loop=0)

    def _enlarged(self, image: Image.Image) -> Image.Image:
        width, height = CANVAS_SIZE
        return image.resize((width * self.scale, height * self.scale), Image.Resampling.NEAREST)


# -- the loop --------------------------------------------------------------------------------


def watch(asked: argparse.Namespace) -> Shots:
    """Run the program for as long as was asked for, and keep what was asked for."""
    launch = program.Launch(CANVAS_SIZE, asked.lang, asked.speed, asked.seed)
    context = program.open_context(launch)
    window = Window(CANVAS_SIZE, "watch", fullscreen=False, fill=False)
    app = program.App(context, window, first_scene(asked, context))
    if asked.scene == "pause":
        app.frame(0)
        app.stack.apply(Push(play.pause(context), over=True))
    shots, seconds, frame = Shots(asked.scale), 1 / asked.fps, 0
    hands = Hands(app, seconds, lambda: shots.take(frame, window.canvas))
    scene = app.stack.top
    session = getattr(scene, "session", None)
    steps = [hands.follow(asked.script)]
    if isinstance(scene, TableScene) and not asked.no_pilot:
        steps.append(pilot(hands, scene))
    for frame in range(round(asked.seconds * asked.fps)):
        for step in steps:
            next(step, None)
        app.frame(seconds)
        if not app.running or is_over(asked, session):
            break
        if frame in asked.frames or (asked.every and frame % asked.every == 0):
            shots.take(frame, window.canvas)
    return shots


def is_over(asked: argparse.Namespace, session: Session | None) -> bool:
    """Whether to stop because the game has ended, where that was asked for."""
    return asked.until == "over" and session is not None and bool(session.table.over)


def main(arguments: Sequence[str] | None = None) -> int:
    """Watch, save, and say what was saved."""
    asked = parse(arguments)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as home:
        os.environ["DUNGEON_ARCADE_HOME"] = home
        shots = watch(asked)
    if not shots.taken:
        print("No picture was taken: name --frames, --every or a step 'shot'.", file=sys.stderr)
        return 1
    if asked.out:
        shots.save_each(asked.out)
    if asked.sheet:
        shots.save_sheet(asked.sheet, asked.columns)
    if asked.gif:
        shots.save_gif(asked.gif, 1000 * max(1, asked.every or 1) // asked.fps)
    last = shots.taken[-1][0]
    took = time.perf_counter() - started
    print(
        f"{len(shots.taken)} pictures; the last of frame {last} ({last / asked.fps:.1f} s);",
        end=" ",
    )
    print(f"{took:.1f} s of work.")
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    scenes = ("title", "setup", "settings", "table", "pause", "results")
    add("--scene", choices=scenes, default="table")
    add("--mode", choices=tuple(SEATS), default="standard")
    add("--seats", help=f"parted by commas: {PERSON} or the name of a bot")
    add("--health", type=int, default=6)
    add("--boss-finale", action="store_true")
    add("--seed", type=int, default=1)
    add("--lang", choices=("en", "es"), default="en")
    add("--speed", type=int, help="pace of the stage; 1000 is instant")
    add("--room", help="play on, unseen, to a room of this key; other seeds are tried")
    add("--level", type=int, help="play on, unseen, to this level (1-5)")
    add("--place", type=int, help="play on, unseen, to this place of a level (0-4)")
    add("--script", default="", help="steps parted by semicolons")
    add("--no-pilot", action="store_true", help="leave the seats of people to the script")
    add("--for", dest="seconds", type=float, help="seconds of the game, at most: 20, or 1200")
    add("--until", choices=("over",), help="stop when the game is over, by 1200 s")
    add("--fps", type=int, default=30, help="frames that make a second of the game")
    add("--frames", type=lambda text: {int(word) for word in text.split(",")}, default=set())
    add("--every", type=int, help="keep every so many frames")
    add("--scale", type=int, default=1, help="enlarge the pictures")
    add("--columns", type=int, default=3, help="of the sheet")
    add("--out", type=Path, help="folder for single pictures")
    add("--sheet", type=Path, help="PNG with all pictures")
    add("--gif", type=Path, help="GIF of all pictures")
    asked = parser.parse_args(arguments)
    if asked.seconds is None:
        asked.seconds = 1200.0 if asked.until else 20.0
    return asked


if __name__ == "__main__":
    sys.exit(main())
