"""The sound effects: each a function of a few parameters, registered under one or more names.

    @effect("coin_1", "prize", pitch=0)
    @effect("coin_2", "prize", pitch=2)
    def coin(pitch=0): ...

The group sets how loud the finished effect is (GROUPS); the docstring's first line says what is
heard.  `make(name)` returns the finished sound.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from . import meters
from .synth import (
    SR,
    filt,
    fm,
    hz,
    limit,
    line,
    mix,
    pan,
    perc,
    pulse,
    rng,
    samples,
    saw,
    settle,
    sine,
    sweep,
    white,
)

# Loudest 200 ms of the finished effect, LUFS.  Music plays at -17 .. -21.
GROUPS = {
    "ui": -23.0,
    "card": -20.0,
    "room": -19.0,
    "prize": -17.5,
    "trap": -15.5,
    "fight": -15.0,
    "boss": -13.5,
}


@dataclass(frozen=True)
class Effect:
    name: str
    group: str
    caption: str
    recipe: Callable[[], np.ndarray]


EFFECTS: dict[str, Effect] = {}


def effect(name: str, group: str, **parameters):
    def register(function):
        caption = (function.__doc__ or name).strip().splitlines()[0]
        EFFECTS[name] = Effect(name, group, caption, partial(function, **parameters))
        return function

    return register


def make(name: str) -> np.ndarray:
    """The finished effect: trimmed, without DC, at its group's loudness, peaks under -2 dBFS."""
    it = EFFECTS[name]
    x = settle(it.recipe())
    for _ in range(3):
        x = limit(x * 10 ** ((GROUPS[it.group] - meters.punch(x)) / 20), 0.79)
    return x


# ------------------------------------------------------------------ building blocks


def blip(midi, dur=0.08, duty=0.25, bend=4.0):
    return pulse(sweep(dur, float(hz(midi))), duty) * perc(dur, 0.002, 0, bend)


def ping(midi, dur=0.5, ratio=3.5, index=1.6):
    f = line(dur, float(hz(midi)))
    return fm(f, ratio, index * perc(dur, 0.001, 0, 7)) * perc(dur, 0.002, 0, 5.5)


def chimes(notes, step=0.06, dur=0.5, ratio=3.5, index=1.2):
    return mix(*[(i * step, ping(m, dur, ratio, index)) for i, m in enumerate(notes)])


def blips(notes, step=0.06, dur=0.09, duty=0.25):
    return mix(*[(i * step, blip(m, dur, duty)) for i, m in enumerate(notes)])


def thud(high, low, dur=0.2, bend=4.5):
    return sine(sweep(dur, (0, high), (dur * 0.2, low * 1.25), (dur, low))) * perc(
        dur, 0.002, 0.01, bend
    )


def tick(cutoff=3000.0, dur=0.015, key=""):
    return filt(white(dur, "tick", key), "band", cutoff, 0.8) * perc(dur, 0.0007)


def whoosh(dur, *cutoffs, q=1.2, key="", peak=0.5):
    hump = line(dur, (0, 0), (dur * peak, 1), (dur, 0)) ** 1.5
    return filt(white(dur, "whoosh", key), "band", sweep(dur, *cutoffs), q) * hump * 2


def rumble(dur, cutoff=120.0, key=""):
    y = filt(filt(white(dur, "rumble", key), "low", cutoff), "low", cutoff * 1.3)
    return y / (np.abs(y).max() + 1e-9)


def drift(dur, rate, depth, key=""):
    """A random curve that wanders smoothly between -depth and depth, rate times a second."""
    points = rng("drift", key, rate).uniform(-depth, depth, max(4, int(dur * rate) + 3))
    return np.interp(np.arange(samples(dur)) / SR, np.arange(len(points)) / rate, points)


VOWELS = {
    "a": (800, 1150, 2900),
    "o": (450, 800, 2600),
    "u": (325, 700, 2500),
    "e": (400, 1700, 2600),
    "i": (270, 2140, 2950),
}


def vowel(x, word="o", size=1.0, q=5.0):
    """Sing x through the vowels of word; size over 1 is a bigger throat."""
    dur = len(x) / SR
    out = 0.0
    for k, gain in enumerate((1.0, 0.6, 0.3)):
        path = [VOWELS[v][k] / size for v in (word if len(word) > 1 else word * 2)]
        out = out + gain * filt(x, "band", sweep(dur, *path)[: len(x)], q)
    return out


def throat(dur, f, rough=0.5, rate=28.0, key=""):
    """A raw animal voice for vowel(): a saw whose loudness and pitch flutter, with air in it."""
    f = f * 2 ** (drift(dur, 18, 0.08, key) + drift(dur, 5, 0.05, key))
    flutter = 1 - rough * (0.5 + 0.5 * sine(line(dur, rate) * (1 + drift(dur, 7, 0.25, key))))
    return (saw(f) + 0.35 * pulse(f * 0.5, 0.3) + 0.35 * white(dur, "throat", key)) * flutter


def clang(f, dur=0.5, key="", hard=7.0):
    """Struck metal: partials that belong to no scale, the high ones gone first."""
    out = 0.0
    for k, r in enumerate((1.0, 1.72, 2.76, 3.9, 5.4, 7.1, 8.93)):
        out = out + sine(line(dur, min(f * r, 16000.0)), 0.1 * k) * perc(
            dur, 0.001, 0, hard * (1 + 0.22 * k)
        ) / (1 + 0.5 * k)
    return mix(out * 0.5, (0, tick(5000, 0.02, key), 0.7))


def chip_of(r, low, high):
    """One grain of stone for grains()."""
    return filt(white(0.05, round(r.uniform(), 6)), "band", r.uniform(low, high), 1.5) * perc(0.05)


def spark(r, low, high, dur=0.013):
    """One crackle for grains()."""
    return tick(r.uniform(low, high), dur, round(r.uniform(), 6))


def grains(dur, count, maker, key="", fall=0.0, spread=0.7):
    """Many small sounds at random moments; fall > 0 makes them thin out, < 0 gather."""
    r = rng("grains", key)
    layers = []
    for _ in range(count):
        u = r.uniform()
        at = dur * (u ** (1 + fall) if fall >= 0 else 1 - u ** (1 - fall))
        layers.append((at, pan(maker(r), r.uniform(-spread, spread)), r.uniform(0.4, 1.0)))
    return mix(*layers)
