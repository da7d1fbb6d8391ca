"""Measure what is heard: every cue, every loop, and a whole game, recorded through SDL.

    python tools/sound/measure.py                    # cues, loops and a game; about three minutes
    python tools/sound/measure.py cues loops         # seconds
    python tools/sound/measure.py game --seed 7 --mode standard --speed 4

SDL's disk driver writes what a loudspeaker would be given. The exit code is 1 if anything is
clipped, out of its loudness band, cut at a seam or missing.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

SCRATCH = tempfile.TemporaryDirectory(prefix="measure-sound-")
RECORDING = Path(SCRATCH.name) / "recording.raw"
os.environ.update(
    SDL_VIDEODRIVER="dummy",
    SDL_AUDIODRIVER="disk",
    SDL_DISKAUDIOFILE=str(RECORDING),
    PYGAME_HIDE_SUPPORT_PROMPT="1",
    DUNGEON_ARCADE_HOME=SCRATCH.name,
)

import numpy as np
import pygame

from game.cabinet import cues
from game.cabinet.audio import EFFECTS_GAIN, MUSIC_GAIN
from tools.sound import build, meters, ogg, sfx
from tools.sound.synth import SR

BAND = 1.0  # LU a sound may be off its group's loudness
ONSET = 30.0  # ms until a pressed key is heard
PRESSES = ("focus", "confirm", "cancel", "refuse", "select", "seal", "unseal")
STILL = 0.02  # the share of a sound's peak at which it may begin and end
FULL = 32767


def main(arguments: list[str] | None = None) -> int:
    """Measure what is asked for; 0 when all is well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", help="cues, loops, game; all of them without any")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--mode", default="standard", choices=("standard", "solo", "duo"))
    parser.add_argument("--speed", type=int, default=4, choices=(1, 2, 4))
    asked = parser.parse_args(arguments)
    parts = asked.parts or ["cues", "loops", "game"]
    faults: list[str] = []
    for part in parts:
        faults += {"cues": measure_cues, "loops": measure_loops}.get(
            part, lambda: measure_game(asked.seed, asked.mode, asked.speed)
        )()
    print("\n" + ("\n".join(faults) if faults else "No faults."))
    return 1 if faults else 0


# ---------------------------------------------------------------- cues


def measure_cues() -> list[str]:
    """Every sound of every cue, decoded from the committed file as the game does."""
    table, faults, seen = cues.load(), [], set()
    goals = {name: sfx.GROUPS[it.group] for name, it in sfx.EFFECTS.items()}
    goals |= {tune.name: tune.loudness for tune in build.tunes().values()}
    print("\n## Cues\n\n| cue | of | sounds | s | peak dBFS | LUFS | band | onset ms | |")
    print("|---|---|---|---|---|---|---|---|---|")
    for cue, entry in table.cues.items():
        for of, names in {"": entry.play, "with it": entry.also, **entry.of}.items():
            for name in names:
                seen.add(name)
                faults += _cue_row(cue, of, name, goals[name])
    missing = {path.stem for path in (ROOT / "assets/sounds").glob("*.ogg")} ^ seen
    return faults + [f"{name}: no cue plays it, or it has no file" for name in sorted(missing)]


def _cue_row(cue: str, of: str, name: str, goal: float) -> list[str]:
    x = ogg.decode((ROOT / f"assets/sounds/{name}.ogg").read_bytes())
    loud = meters.punch(x) if name in sfx.EFFECTS else meters.loudness(x)
    level = np.abs(x if x.ndim == 1 else x.max(axis=1))
    onset = 1000 * np.argmax(level > 0.1 * level.max()) / SR
    wrong = []
    if abs(loud - goal) > BAND:
        wrong.append(f"loudness {loud:.1f}, not {goal:.1f}")
    if meters.true_peak(x) > -0.5:
        wrong.append("peak over -0.5 dBTP")
    if max(np.abs(x[:8]).max(), np.abs(x[-8:]).max()) > STILL * np.abs(x).max():
        wrong.append("an end that clicks")
    if cue in PRESSES and onset > ONSET:
        wrong.append(f"heard only after {onset:.0f} ms")
    print(
        f"| {cue} | {of} | {name} | {len(x) / SR:.2f} | {meters.peak(x):.1f} | {loud:.1f} "
        f"| {goal:.1f} ±{BAND:.0f} | {onset:.0f} | {'; '.join(wrong) or 'ok'} |"
    )
    return [f"{cue}, {name}: {each}" for each in wrong]


# ---------------------------------------------------------------- loops


def measure_loops() -> list[str]:
    """Every tune for two rounds and a half through the mixer: where the next round begins."""
    os.environ["SDL_DISKAUDIODELAY"] = "0"  # as fast as the disk takes it
    faults = []
    print("\n## Loops\n\n| tune | s | LUFS | round 2 | round 3 | jump at the seam | usual | |")
    print("|---|---|---|---|---|---|---|---|")
    for name, tune in cues.load().tunes.items():
        faults += _loop_row(name, tune)
    del os.environ["SDL_DISKAUDIODELAY"]
    return faults


def _loop_row(name: str, tune: cues.Tune) -> list[str]:
    path = ROOT / f"assets/music/{tune.file}.ogg"
    once = ogg.decode(path.read_bytes())
    played = _record_loop(path, int(len(once) * 2.6) * 4)
    start = _lag(played[: 10 * SR, 0], once[: 2 * SR, 0])
    shifts, jumps = [], []
    for turn in (1, 2):
        at = start + turn * len(once)
        shifts.append(_lag(played[at - 4410 : at + SR, 0], once[:SR, 0]) - 4410)
        jumps.append(float(np.abs(played[at] - played[at - 1]).max()))
    usual = float(np.abs(np.diff(once[-2205:], axis=0)).max())
    wrong = []
    if any(shifts):
        wrong.append(f"rounds begin {shifts} samples off")
    if max(jumps) > 2 * usual:
        wrong.append(f"a jump of {max(jumps):.3f} at the seam")
    if abs(len(once) / SR - tune.length) > 0.001:
        wrong.append(f"{len(once) / SR:.4f} s long, not {tune.length}")
    print(
        f"| {name} | {len(once) / SR:.2f} | {meters.loudness(once):.1f} | {shifts[0]:+d} | "
        f"{shifts[1]:+d} | {max(jumps):.4f} | {usual:.4f} | {'; '.join(wrong) or 'ok'} |"
    )
    return [f"{name}: {each}" for each in wrong]


def _record_loop(path: Path, size: int) -> np.ndarray:
    pygame.mixer.init(SR, -16, 2, 1024)
    pygame.mixer.music.load(path)
    pygame.mixer.music.play(-1)
    while RECORDING.stat().st_size < size:
        time.sleep(0.02)
    pygame.mixer.music.stop()
    pygame.mixer.quit()
    played = _recorded()
    RECORDING.unlink()
    return played


def _lag(x: np.ndarray, y: np.ndarray) -> int:
    """Samples by which y's content comes late in x."""
    size = 1 << (len(x) + len(y)).bit_length()
    c = np.fft.irfft(np.fft.rfft(x, size) * np.conj(np.fft.rfft(y, size)), size)
    at = int(np.argmax(c))
    return at - size if at > size // 2 else at


def _recorded() -> np.ndarray:
    samples = np.fromfile(RECORDING, "<i2")
    return samples[: len(samples) // 2 * 2].reshape(-1, 2) / FULL


# ---------------------------------------------------------------- a game


def measure_game(seed: int, mode: str, speed: int) -> list[str]:
    """A whole game in real time, with all volumes up: what the loudspeaker is given."""
    print(f"\n## A whole game: {mode}, seed {seed}, {speed} times as fast, all volumes at 100\n")
    heard, silent, frames, tunes = _play(seed, mode, speed)
    x = _recorded()
    clipped = int((np.abs(x) >= 1.0).sum())
    frames.sort()
    print(f"recorded {len(x) / SR:.1f} s, peak {meters.peak(x):.2f} dBFS, clipped {clipped}")
    print(f"loudness {meters.loudness(x):.1f} LUFS, loudest 200 ms {meters.punch(x):.1f} LUFS")
    print(
        f"the sound's part of a frame: median {1000 * frames[len(frames) // 2]:.3f} ms, "
        f"99.9 % within {1000 * frames[int(len(frames) * 0.999)]:.2f} ms, "
        f"longest {1000 * frames[-1]:.2f} ms of {len(frames)}"
    )
    print(f"tunes: {', '.join(f'{name} {count / 60:.0f} s' for name, count in tunes.items())}")
    print("cues heard: " + ", ".join(f"{name} {count}" for name, count in sorted(heard.items())))
    never = sorted(set(cues.load().cues) - set(heard))
    print(f"cues that this game had no use for: {', '.join(never)}")
    faults = [f"the game is clipped in {clipped} samples"] if clipped else []
    return faults + [f"{name}: asked for, and not in the table" for name in sorted(silent)]


def _play(
    seed: int, mode: str, speed: int
) -> tuple[Counter[str], set[str], list[float], Counter[str]]:
    from game import app as program
    from game.cabinet.input import Press
    from game.cabinet.window import Window
    from game.raiders import play
    from game.raiders.results import ResultsScene
    from game.raiders.scene import TableScene
    from game.raiders.session import GameSetup, Session

    seats = {"standard": 5, "duo": 2, "solo": 1}[mode]
    setup = GameSetup(mode, ("person", *["careful"] * (seats - 1)), seed)
    pygame.display.init()
    context = program.open_context(program.Launch())
    context.preferences.change(volume=100, music=100, effects=100, speed=speed, bot_speed=speed)
    audio, heard, silent = context.audio, Counter[str](), set[str]()
    known = cues.load().cues
    original, frames, tunes = audio.play, list[float](), Counter[str]()

    def listen(cue: str, *of: str, pan: float = 0.0) -> None:
        heard[cue] += 1
        silent.update({cue} - known.keys())
        started = time.perf_counter()
        original(cue, *of, pan=pan)
        frames.append(time.perf_counter() - started)

    object.__setattr__(audio, "play", listen)
    window = Window((640, 360), "measure", fullscreen=False, fill=False)
    app = program.App(context, window, play.title(context))
    clock, wait, ended = pygame.time.Clock(), 60, 0
    audio.open()
    scene = play.table(context, Session.begin(setup))
    from game.cabinet.scene import Push

    app._apply(Push(scene))  # noqa: SLF001 - a tool of the project's own
    update = audio.update

    def timed(*given: object) -> None:
        started = time.perf_counter()
        update(*given)  # type: ignore[arg-type]
        frames.append(time.perf_counter() - started)

    object.__setattr__(audio, "update", timed)
    while ended < 60 * 10:
        app.frame(min(clock.tick(60) / 1000, 0.05))
        if audio.music and audio.music.playing:
            tunes[audio.music.playing] += 1
        top = app.stack.top
        wait -= 1
        if isinstance(top, TableScene) and not top.busy and wait < 0:
            wait = 30
            top.on_press(Press("right"))
            top.on_press(Press("confirm"))
        ended += isinstance(top, ResultsScene)
    audio.close()
    pygame.display.quit()
    return heard, silent, frames, tunes


# The levels at which the game plays are the recording's scale.
assert 0 < MUSIC_GAIN < EFFECTS_GAIN <= 1


if __name__ == "__main__":
    sys.exit(main())
