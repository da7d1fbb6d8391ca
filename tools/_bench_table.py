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
from game.cabinet.window import Window
from game.raiders import play
from game.raiders.session import GameSetup

FRAME = 1 / 60
WARM_UP = 120  # frames in which pictures are loaded and texts drawn for the first time
SEATS = ("careful", "careful", "random", "random", "random")


def main(size: str, frames: str) -> None:
    """Play for so many frames in a window of this size, and print what they took."""
    width, height = map(int, size.split("x"))
    context = open_context(Launch(seed=1))
    window = Window((width, height), "bench", fullscreen=False, fill=False)
    app = App(context, window, play.begun(context, GameSetup("standard", SEATS, seed=1)))
    scratch = pygame.Surface((width, height)).convert()
    frame_times: list[float] = []
    worked_times: list[float] = []
    scaling_times: list[float] = []
    for _ in range(int(frames) + WARM_UP):
        begun, idle = time.perf_counter(), time.thread_time()
        app.frame(FRAME)
        framed, worked = time.perf_counter(), time.thread_time()
        pygame.transform.scale(window.canvas, (width, height), scratch)
        frame_times.append((framed - begun) * 1e3)
        worked_times.append((worked - idle) * 1e3)
        scaling_times.append((time.perf_counter() - framed) * 1e3)
    taken = [times[WARM_UP:] for times in (frame_times, worked_times, scaling_times)]
    print(json.dumps(_figures(*taken)))


def _figures(
    frame_times: list[float], worked_times: list[float], scaling_times: list[float]
) -> dict[str, float]:
    median, scaling = statistics.median(frame_times), statistics.median(scaling_times)
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
