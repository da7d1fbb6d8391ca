"""The instruments.  Melodic ones are Patches; drums are functions of a name to a sound."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from .synth import (
    Patch,
    drive,
    filt,
    grit,
    line,
    mix,
    perc,
    pulse,
    samples,
    sine,
    sweep,
    tri,
    white,
)

# fmt: off
PATCHES = {
    # leads
    "lead": Patch("pulse", duty=0.25, pwm=0.05, pwm_rate=0.9, attack=0.004, decay=0.4, sustain=0.65, release=0.09,
                  vib=0.22, vib_delay=0.18, cut=6500),
    "hero": Patch("pulse", pwm=0.18, pwm_rate=0.6, attack=0.006, decay=0.5, sustain=0.75, release=0.12, vib=0.25,
                  vib_delay=0.2, unison=9, cut=5200),
    "reed": Patch("pulse", attack=0.015, sustain=0.75, release=0.1, vib=0.15, vib_delay=0.25, cut=1700,
                  cut_track=0.6, cut_env=1.0, cut_time=0.2),
    "thin": Patch("pulse", duty=0.125, decay=0.25, sustain=0.5, release=0.07, vib=0.15, cut=5500),
    "flute": Patch("tri", attack=0.03, decay=0.4, sustain=0.85, release=0.14, bend=-0.35, bend_time=0.05, vib=0.24,
                   vib_rate=5.0, vib_delay=0.28, breath=0.1),
    "whistle": Patch("sine", attack=0.04, decay=0.5, sustain=0.85, release=0.2, bend=-0.6, bend_time=0.08, vib=0.3,
                     vib_rate=4.6, vib_delay=0.3, breath=0.06),
    "brass": Patch("fm", index=3.2, index_attack=0.045, index_decay=0.5, index_sustain=0.55, attack=0.02, decay=0.4,
                   sustain=0.8, release=0.1, bend=-0.3, bend_time=0.03, vib=0.14, vib_delay=0.3),
    "horn": Patch("fm", index=1.7, index_attack=0.07, index_decay=0.6, index_sustain=0.5, attack=0.035, decay=0.5,
                  sustain=0.85, release=0.18, vib=0.1, vib_delay=0.4),
    # plucked and struck
    "lute": Patch("fm", ratio=3, index=2.0, attack=0.002, decay=0.55, sustain=0.0, release=0.12),
    "harp": Patch("fm", ratio=2, index=1.5, index_decay=0.4, decay=1.1, sustain=0.0, release=0.35),
    "pizz": Patch("pulse", duty=0.35, attack=0.002, decay=0.16, sustain=0.0, release=0.06, cut=900, cut_track=0.7,
                  cut_env=2.2, cut_time=0.08),
    "bell": Patch("fm", ratio=3.5, index=1.8, index_decay=0.6, index_sustain=0.1, attack=0.002, decay=1.4,
                  sustain=0.0, release=0.5),
    "musicbox": Patch("fm", ratio=7, index=0.8, index_decay=0.25, attack=0.002, decay=0.9, sustain=0.0,
                      release=0.4),
    "spinet": Patch("pulse", duty=0.12, attack=0.002, decay=0.7, sustain=0.05, release=0.1, unison=6, cut=2400,
                    cut_track=0.5, cut_env=1.6, cut_time=0.25),
    "toll": Patch("fm", ratio=1.41, index=2.6, index_decay=1.2, index_sustain=0.15, decay=2.4, sustain=0.0,
                  release=0.8),
    # sustained backing
    "organ": Patch("fm", ratio=2, index=0.7, index_sustain=1.0, attack=0.02, sustain=0.9, release=0.12, unison=7),
    "strings": Patch("saw", attack=0.14, decay=0.6, sustain=0.8, release=0.3, vib=0.08, vib_delay=0.3, unison=14,
                     cut=1500, cut_track=0.5),
    "choir": Patch("tri", attack=0.22, decay=0.6, sustain=0.9, release=0.4, vib=0.18, vib_rate=4.8, vib_delay=0.2,
                   unison=18, breath=0.05),
    "shimmer": Patch("pulse", duty=0.4, pwm=0.25, pwm_rate=0.35, attack=0.25, decay=0.8, sustain=0.75, release=0.4,
                     unison=16, cut=1100, cut_track=0.5),
    "chip": Patch("pulse", duty=0.25, attack=0.002, decay=0.12, sustain=0.35, release=0.05, cut=7000),
    # basses
    "bass": Patch("tri", decay=0.35, sustain=0.75, release=0.05, bend=1.0, bend_time=0.02, bits=6),
    "fmbass": Patch("fm", index=2.4, index_decay=0.22, index_sustain=0.2, decay=0.5, sustain=0.6, release=0.06),
    "growl": Patch("fm", ratio=0.5, index=2.8, index_decay=0.3, index_sustain=0.45, decay=0.4, sustain=0.75,
                   release=0.05),
    "subbass": Patch("sine", attack=0.01, decay=0.6, sustain=0.8, release=0.12),
}
# fmt: on


def kick():
    body = sine(sweep(0.24, (0, 210), (0.03, 85), (0.24, 46))) * perc(0.24, 0.001, 0.02, 4)
    return mix(drive(body, 1.6), (0, filt(white(0.012, "kick"), "low", 4000.0) * perc(0.012), 0.4))


def snare(tone=190.0, dur=0.2):
    rattle = filt(grit(sweep(dur, 30000, 16000)), "band", 3200.0, 0.6) * perc(dur, 0.001, 0.01, 5)
    return mix(
        (0, rattle, 0.9), (0, tri(sweep(0.11, tone * 1.6, tone)) * perc(0.11, 0.001, 0, 4), 0.7)
    )


def hat(dur=0.05):
    return filt(
        grit(line(dur, 60000.0)) + 0.5 * grit(line(dur, 21000.0), short=True), "high", 7500.0
    ) * perc(dur, 0.001)


def tom(pitch=110.0):
    body = sine(sweep(0.32, (0, pitch * 1.9), (0.04, pitch * 1.1), (0.32, pitch * 0.85))) * perc(
        0.32, 0.001, 0.02, 4
    )
    return mix(body, (0, filt(white(0.04, "tom"), "band", 900.0) * perc(0.04), 0.5))


def crash(dur=1.3):
    wash = filt(white(dur, "crash") + 0.6 * grit(line(dur, 44000.0), short=True), "high", 3800.0)
    return wash * perc(dur, 0.002, 0.03, 5)


def clock(pitch=1900.0):
    return mix(
        sine(sweep(0.035, pitch * 1.2, pitch)) * perc(0.035, 0.001),
        (0, white(0.006, "clock") * perc(0.006), 0.3),
    )


def clap():
    hit = filt(white(0.16, "clap"), "band", 1500.0, 1.2) * perc(0.16, 0.001, 0, 7)
    return mix((0, hit, 0.5), (0.011, hit, 0.6), (0.023, hit))


def anvil(pitch=820.0):
    ring = sum(
        g * sine(line(0.7, pitch * r))
        for r, g in ((1, 0.5), (2.76, 0.35), (5.4, 0.25), (8.93, 0.12))
    )
    return mix(ring * perc(0.7, 0.001, 0, 6), (0, white(0.02, "anvil") * perc(0.02), 0.4))


def shaker():
    return (
        filt(white(0.09, "shaker"), "band", 6500.0, 1.0)
        * line(0.09, (0, 0), (0.03, 1), (0.09, 0)) ** 2
    )


def rim():
    return mix(
        pulse(sweep(0.05, 620, 480), 0.3) * perc(0.05, 0.001, 0, 7),
        (0, white(0.01, "rim") * perc(0.01), 0.6),
    )


def drip():
    return sine(sweep(0.09, 900, 2300)) * perc(0.09, 0.004, 0, 5)


# One letter per drum in a score's drum lanes: letter -> (maker, gain, pan)
DRUMS = {
    "k": (kick, 1.0, 0.0),
    "m": (
        lambda: sine(sweep(0.2, (0, 120), (0.05, 68), (0.2, 52))) * perc(0.2, 0.004, 0.02, 4),
        0.45,
        0.0,
    ),  # heartbeat
    "s": (snare, 0.8, 0.0),
    "r": (rim, 0.5, -0.2),
    "c": (clap, 0.6, 0.1),
    "h": (hat, 0.32, 0.25),
    "o": (lambda: hat(0.28), 0.3, 0.25),
    "t": (lambda: tom(92.0), 0.8, 0.4),
    "u": (lambda: tom(132.0), 0.75, 0.0),
    "v": (lambda: tom(180.0), 0.7, -0.4),
    "x": (crash, 0.42, -0.2),
    "z": (shaker, 0.3, -0.35),
    "q": (clock, 0.35, 0.15),
    "w": (lambda: clock(1270.0), 0.35, -0.15),
    "a": (anvil, 0.4, 0.3),
    "d": (drip, 0.3, -0.5),
}


@lru_cache(None)
def drum(letter: str) -> np.ndarray:
    maker, gain, _ = DRUMS[letter]
    y = gain * maker()
    y[-samples(0.002) :] *= np.linspace(1, 0, samples(0.002))
    return y
