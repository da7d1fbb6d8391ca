#!/usr/bin/env python3
"""Lay out everything the game can show, to be looked at picture by picture.

    python tools/review.py /tmp/review                    # all of it, in both languages
    python tools/review.py /tmp/review --only dragon      # the takes with this in their name
    python tools/review.py /tmp/review --part screens     # rooms, bosses, modes, or screens

A take is one room with a fixed deal and fixed moves: its sheet shows the party coming in, choosing,
and what happens, a picture every few tenths of a second. ``index_*.png`` shows one picture of each
take. The screens are walked through by presses, in each language, one sheet for each screen.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game import app as program
from game.cabinet.settings import choices
from game.cabinet.text import draw_text
from game.cabinet.window import CANVAS_SIZE, Window
from game.raiders import play
from game.raiders.rules.cards import ROW
from game.raiders.scene import TableScene
from tools._review_screens import SCREENS
from tools._review_takes import BOSSES, MODES, ROOMS
from tools._staging import stage_take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.cabinet.context import Context
    from tools._staging import Scripted, Take

FRAME = 1 / 30
LONGEST = 1500
"""Frames after which a take is cut off."""
COLUMNS = 3
COMING_IN = (0.15, 0.4, 0.6, 0.8, 1.0)
"""The moments of coming in that are kept, as shares of the time it takes."""
KEPT = 12
"""Pictures of what happens."""
PARTS = {"rooms": ROOMS, "bosses": BOSSES, "modes": MODES}


@dataclass(slots=True)
class Reel:
    """The pictures of one sheet, each with its caption."""

    name: str
    pictures: list[tuple[str, pygame.Surface]] = field(default_factory=list)

    def keep(self, caption: str, canvas: pygame.Surface) -> None:
        """Keep the canvas as it is."""
        self.pictures.append((caption, canvas.copy()))

    def thin(self, first: int, count: int) -> None:
        """Of the pictures from ``first`` on keep ``count``, evenly."""
        late = self.pictures[first:]
        step = max(1.0, (len(late) - 1) / max(1, count - 1))
        kept = sorted({min(len(late) - 1, round(step * k)) for k in range(count)}) if late else []
        self.pictures[first:] = [late[place] for place in kept]

    def save(self, folder: Path) -> None:
        """Write the sheet."""
        save_sheet(folder / f"{self.name}.png", self.pictures)


def save_sheet(path: Path, pictures: list[tuple[str, pygame.Surface]]) -> None:
    """All pictures in rows, each under its caption."""
    width, height = CANVAS_SIZE[0] + 4, CANVAS_SIZE[1] + 14
    rows = -(-len(pictures) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * width, max(1, rows) * height))
    for place, (caption, picture) in enumerate(pictures):
        x, y = place % COLUMNS * width, place // COLUMNS * height
        draw_text(sheet, caption, (x + 4, y + 4), "small", "soft")
        sheet.blit(picture, (x, y + 13))
    pygame.image.save(sheet, path)


# -- takes -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Filming:
    """One take being played: the program with the table, and its reel."""

    take: Take
    app: program.App
    scene: TableScene
    session: Scripted
    reel: Reel

    def roll(self) -> int:
        """Play the take; which of its pictures tells most of it."""
        self._come_in()
        self._choose()
        first = len(self.reel.pictures)
        self._resolve()
        self.reel.thin(first, KEPT)
        return min(len(self.reel.pictures) - 1, first + KEPT * 2 // 3)

    def _there(self) -> bool:
        view = self.session.table.view(None)
        return bool(view.level * ROW + view.place >= self.session.begins_at)

    def _come_in(self) -> None:
        """Leave the room before unseen; then the walk, and the light."""
        self._lay()
        while not self._there():
            self._live()
        pictures = []
        for _ in range(LONGEST):
            if not self.scene.busy:
                break
            self._live()
            if self.scene.stage.camera % 640 or self.scene.show.board.here == self.take.room:
                pictures.append(self._shot())
        for share in COMING_IN if pictures else ():
            place = round(share * (len(pictures) - 1))
            self.reel.pictures.append((f"coming in {share:.0%}", pictures[place]))

    def _choose(self) -> None:
        for _ in range(8):
            self._live()
        self.reel.keep("choosing", self._shot())

    def _resolve(self) -> None:
        self._lay()
        for frame in range(LONGEST):
            before = self.app.stack.top
            self._live()
            if self.app.stack.top is not before or self._moved_on():
                break
            if frame % 9 == 0:
                self.reel.keep(f"{frame * FRAME:.1f} s", self._shot())
            if not self.scene.busy and self.session.table.pending:
                self._next_round()

    def _moved_on(self) -> bool:
        """Whether the stage already shows the room after it."""
        board = self.scene.show.board
        return bool(board.level * ROW + board.place > self.session.begins_at)

    def _next_round(self) -> None:
        if len(self.session.rounds) > 1:
            self.session.rounds.pop(0)
        self._lay()

    def _lay(self) -> None:
        """Everybody lays at once what the script says."""
        table = self.session.table
        for seat in table.pending:
            if seat not in table.sealed:
                self.session.seal_bot(seat)
        self.scene.choices.end()

    def _live(self) -> None:
        change = self.scene.update(FRAME)
        self.app.context.shake.update(FRAME)
        self.app.stack.apply(change)

    def _shot(self) -> pygame.Surface:
        self.app.stack.draw(self.app.window.canvas)
        return self.app.window.canvas.copy()


def film(context: Context, window: Window, take: Take) -> tuple[Reel, int]:
    """Play one take; its reel and the number of its most telling picture."""
    session = stage_take(take)
    scene = play.table(context, session)
    assert isinstance(scene, TableScene)
    app = program.App(context, window, scene)
    filming = Filming(take, app, scene, session, Reel(take.name))
    return filming.reel, filming.roll()


def film_all(window: Window, folder: Path, part: str, only: str, language: str) -> int:
    """Every take of a part and its index; how many there were."""
    index = []
    takes = [take for take in PARTS[part] if only in take.name]
    for take in takes:
        context = program.open_context(program.Launch(language=language, seed=1))
        reel, best = film(context, window, take)
        reel.save(folder)
        if reel.pictures:
            index.append((take.name, reel.pictures[best][1]))
    save_sheet(folder / f"index_{part}.png", index)
    return len(takes)


# -- screens ---------------------------------------------------------------------------------


def walk_screens(window: Window, folder: Path, only: str, text_size: int) -> int:
    """Every screen, in both languages; how many sheets there were."""
    screens = [screen for screen in SCREENS if only in screen.name]
    for screen in screens:
        reel = Reel(f"screen_{screen.name}")
        for language in ("en", "es"):
            context = program.open_context(program.Launch(language=language, seed=3))
            context.preferences.change(text_size=text_size)
            app = program.App(context, window, screen.open(context))
            for caption in screen.walk(app, context):
                app.draw()
                reel.keep(f"{language} {caption}", window.canvas)
        reel.save(folder)
    return len(screens)


def main(arguments: Sequence[str] | None = None) -> int:
    """Lay everything out, and say how much that was."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", choices=(*PARTS, "screens"))
    parser.add_argument("--only", default="", help="takes and screens with this in their name")
    parser.add_argument("--lang", choices=("en", "es"), default="en", help="of the takes")
    sizes = choices("text_size")
    parser.add_argument("--text-size", type=int, choices=sizes, default=1, help="of the screens")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    begun, sheets = time.perf_counter(), 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["DUNGEON_ARCADE_HOME"] = home
        window = Window(CANVAS_SIZE, "review", fullscreen=False, fill=False)
        for part in PARTS:
            if asked.part in (None, part):
                sheets += film_all(window, asked.folder, part, asked.only, asked.lang)
        if asked.part in (None, "screens"):
            sheets += walk_screens(window, asked.folder, asked.only, asked.text_size)
    print(f"{sheets} sheets in {asked.folder}; {time.perf_counter() - begun:.0f} s of work.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
