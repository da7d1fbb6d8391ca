"""Blades, blows and wounds."""

from __future__ import annotations

from .blocks import clang, effect, throat, thud, tick, vowel, whoosh
from .synth import (
    crush,
    drive,
    filt,
    grit,
    line,
    mix,
    perc,
    pulse,
    reverb,
    sweep,
    tri,
    white,
    wobble,
)


def growl(pitch=105, dur=0.65, size=1.1):
    """a monster growls"""
    f = sweep(dur, pitch * 0.85, pitch * 1.3, pitch * 1.1, pitch * 0.7)
    voice = vowel(throat(dur, f, 0.75, 24 + 900 / pitch, pitch), "oaao", size, 4)
    voice = drive(voice * 2.5, 2) * line(dur, (0, 0), (0.06, 0.9), (dur * 0.45, 1), (dur, 0))
    return reverb(crush(voice, 6, 2), 0.9, 0.2)


@effect("sword_hit", "fight", weight=1.0)
@effect("dagger_hit", "fight", weight=0.5)
def sword_hit(weight=1.0):
    """a blade strikes"""
    swing = whoosh(0.12, 900, 5500, 2500, q=1.4, key="swing", peak=0.75)
    ring = clang(560 / weight**0.6 + 240, 0.25 + 0.3 * weight, "blade", 6)
    bite = filt(grit(sweep(0.09, 26000, 6000)), "low", 5000.0) * perc(0.09, 0.001, 0.01)
    return mix(
        (0, swing, 0.8),
        (0.1, ring, 0.75),
        (0.1, bite, 0.8),
        (0.1, thud(260, 90, 0.12), 0.9 * weight),
    )


@effect("big_hit", "fight")
def big_hit():
    """a mighty blow"""
    boom = drive(thud(220, 42, 0.5, 4) * 1.6, 2.2)
    crunch = crush(
        filt(grit(sweep(0.35, 22000, 1500)), "low", sweep(0.35, 6000, 500)), 5, 2
    ) * perc(0.35, 0.001, 0.03, 4.5)
    return reverb(
        mix(
            (0, tick(3500, 0.02, "big"), 1.0),
            (0, boom),
            (0, crunch, 0.9),
            (0.01, clang(310, 0.5, "big", 6), 0.35),
        ),
        1.0,
        0.25,
    )


@effect("monster_defeat", "fight")
def monster_defeat(dur=0.75):
    """the monster falls"""
    fall = pulse(
        sweep(dur, 420, 45) * 2 ** (wobble(dur, 1.4, 17) / 12), line(dur, 0.5, 0.12)
    ) * line(dur, (0, 0.9), (dur, 0))
    burst = filt(grit(sweep(0.8, 16000, 700)), "low", sweep(0.8, 7000, 250)) * perc(
        0.8, 0.002, 0.06, 3.5
    )
    return reverb(
        mix(
            (0, crush(fall, 4.5, 3), 0.6),
            (0.42, burst, 1.1),
            (0.42, drive(thud(150, 38, 0.5) * 1.5), 1.0),
        ),
        1.0,
        0.25,
    )


@effect("faint", "fight")
def faint():
    """a hero faints"""
    dur = 0.95
    swoon = tri(sweep(dur, 660, 520, 250, 98) * 2 ** (wobble(dur, 1.2, 6.5) / 12)) * line(
        dur, (0, 0), (0.02, 1), (dur, 0.25)
    )
    swoon = crush(swoon * line(dur, (0, 1), (dur - 0.02, 1), (dur, 0)), 5)
    body = mix(
        thud(140, 52, 0.25),
        (0, filt(white(0.12, "drop"), "low", 900.0) * perc(0.12), 0.7),
        (0.13, thud(110, 60, 0.12), 0.4),
    )
    return reverb(mix((0, swoon, 0.6), (dur, body, 1.2)), 0.9, 0.25)
