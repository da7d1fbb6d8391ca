"""Take the frames of a table in play: `python -m tools._bench_table 1280x720 4000`, for bench.py.

Every seat has a bot, so that the game goes on by itself, in full motion: no frame of it waits.
Prints one JSON object; times are milliseconds, memory is the peak of the process in MB.
"""

import json
import statistics
import sys
import time

import pygame

from game.app import App, Launch, open_context
from game.cabinet.context import Context
from game.cabinet.input import Press
from game.cabinet.scene import Change, Replace, Scene
from game.cabinet.window import Window
from game.raiders import play
from game.raiders.session import GameSetup

FRAME = 1 / 60
WARM_UP = 120  # frames in which pictures are loaded and texts drawn for the first time
SEATS = ("careful", "careful", "random", "random", "random")


class Meter:
    """The clock of a frame loop that waits for nothing and takes down what each frame takes."""

    def __init__(self, window: Window) -> None:
        """Scale the canvas of ``window`` beside each of its frames.

        It goes to the screen, which the next frame draws anew: a picture of the meter's own would
        count as the game's memory.
        """
        self._canvas = window.canvas
        self._screen = pygame.display.get_surface() or window.canvas
        self._begun: tuple[float, float] | None = None
        self.frame_times: list[float] = []
        self.worked_times: list[float] = []
        self.scaling_times: list[float] = []

    def tick(self) -> float:
        """End one frame and begin the next."""
        if self._begun:
            framed, worked = time.perf_counter(), time.thread_time()
            pygame.transform.scale(self._canvas, self._screen.get_size(), self._screen)
            self.scaling_times.append((time.perf_counter() - framed) * 1e3)
            self.frame_times.append((framed - self._begun[0]) * 1e3)
            self.worked_times.append((worked - self._begun[1]) * 1e3)
        self._begun = time.perf_counter(), time.thread_time()
        return FRAME


class Opening:
    """A scene that gives way to the table once all sounds are there, as by then they would be."""

    def __init__(self, context: Context, table: Scene) -> None:
        """Lead to ``table``."""
        self._audio = context.audio
        self._table = table

    def on_press(self, press: Press) -> None:
        """Nobody presses anything."""

    def update(self, _seconds: float) -> Change | None:
        """Go on, but not before the devices are open."""
        if self._audio.bank is None:
            return None
        self._audio.bank.wait()
        return Replace(self._table)

    def draw(self, canvas: pygame.Surface) -> None:
        """Show nothing."""


def main(size: str, frames: str) -> None:
    """Play for so many frames in a window of this size, and print what they took."""
    width, height = map(int, size.split("x"))
    context = open_context(Launch(seed=1))
    window = Window((width, height), "bench", fullscreen=False, fill=False)
    table = play.begun(context, GameSetup("standard", SEATS, seed=1))
    meter = Meter(window)
    App(context, window, Opening(context, table)).run(meter.tick, int(frames) + WARM_UP)
    context.audio.close()
    context.pads.close()
    print(json.dumps(_figures(meter)))


def _figures(meter: Meter) -> dict[str, float]:
    frame_times, worked_times = meter.frame_times[WARM_UP:], meter.worked_times[WARM_UP:]
    median = statistics.median(frame_times)
    scaling = statistics.median(meter.scaling_times[WARM_UP:])
    return {
        "median": median,
        "p99": statistics.quantiles(frame_times, n=100)[-1],
        "worked_p99": statistics.quantiles(worked_times, n=100)[-1],
        "worked_most": max(worked_times),
        "scaling": scaling,
        "ratio": median / scaling,
        "memory": _peak_memory(),
    }


def _peak_memory() -> float:
    """Return the most memory that this process has held (MB); not to be had on Windows."""
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024**2 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    main(*sys.argv[1:])
