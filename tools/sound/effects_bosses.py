"""What bosses do: the first of their voices."""

from __future__ import annotations

import numpy as np

from . import bank
from .blocks import chip_of, drift, effect, grains, rumble, spark, throat, thud, tick, vowel, whoosh
from .synth import (
    SR,
    crush,
    drive,
    filt,
    fm,
    grit,
    hz,
    line,
    mix,
    note,
    pan,
    perc,
    pulse,
    reverb,
    saw,
    sine,
    sweep,
    tri,
    white,
    wobble,
)


@effect("boss_roar", "boss")
def boss_roar(dur=1.7, pitch=62):
    """the boss roars"""
    f = sweep(dur, pitch * 0.8, pitch * 1.7, pitch * 1.5, pitch * 0.6)
    body = vowel(throat(dur, f, 0.6, 31, "roar"), "oaaoo", 1.5, 3.5) + 0.8 * vowel(
        throat(dur, f * 1.51, 0.7, 23, "roar2"), "aaeo", 1.2, 4
    )
    loud = line(dur, (0, 0), (0.12, 0.8), (0.5, 1), (dur * 0.7, 0.8), (dur, 0))
    under = sine(f * 0.5) * loud
    return reverb(
        mix(
            (0, drive(body * 2, 2.5) * loud, 0.8),
            (0, under, 0.14),
            (0, filt(white(dur, "roar"), "band", sweep(dur, 500, 1400, 500), 0.7) * loud, 0.5),
        ),
        1.9,
        0.4,
    )


@effect("dragon_breath", "boss")
def dragon_breath(dur=1.9):
    """the dragon breathes fire"""
    inhale = whoosh(0.5, 300, 1500, q=0.9, key="inhale", peak=0.9)
    loud = line(dur, (0, 0), (0.1, 1), (dur * 0.65, 0.85), (dur, 0))
    fire = (
        filt(white(dur, "fire"), "band", sweep(dur, 380, 1300, 900, 300), 0.5)
        * (1 + drift(dur, 24, 0.5, "fire"))
        * 1.6
    )
    roar = rumble(dur, 240, "fire2") * (1 + drift(dur, 11, 0.4, "fire3"))
    throaty = drive(vowel(throat(dur, sweep(dur, 70, 95, 55), 0.7, 26, "drag"), "aao", 1.7, 4) * 2)
    crackle = grains(dur - 0.1, 60, lambda r: spark(r, 1500, 6500), "embers", 0.2)
    blast = drive(mix(fire * loud, (0, roar * loud, 0.8), (0, throaty * loud, 0.45)), 1.4)
    return reverb(
        mix(
            (0, inhale, 0.5),
            (0.42, pan(blast, line(len(blast) / SR, -0.3, 0.3)), 1.0),
            (0.5, crackle, 0.35),
        ),
        1.3,
        0.25,
    )


@effect("medusa_petrify", "boss")
def medusa_petrify():
    """snakes hiss, flesh turns to stone"""
    dur = 0.9
    hiss = (
        filt(white(dur, "snake"), "band", sweep(dur, 5200, 7500, 4800), 1.4)
        * (0.6 + 0.4 * sine(sweep(dur, 19, 31)))
        * line(dur, (0, 0), (0.15, 1), (dur, 0))
    )
    stare = sum(
        fm(
            sweep(1.1, float(hz(m)), float(hz(m - 9 - k))) * 2 ** (wobble(1.1, 0.5, 9) / 12),
            1.41,
            1.8,
        )
        for k, m in enumerate((76, 82, 87))
    )
    hold = np.repeat(np.array([1, 2, 4, 8, 16, 32]), -(-len(stare) // 6))[: len(stare)]
    stare = (
        stare[np.arange(len(stare)) // hold * hold]
        * line(1.1, (0, 0), (0.2, 1), (1.0, 0.8), (1.1, 0))
        * 0.33
    )
    stone = mix(
        (0, thud(180, 60, 0.3)),
        (0, tick(900, 0.05, "stone"), 1.5),
        (0.04, tick(1500, 0.03, "stone2"), 1.0),
    )
    cracks = grains(0.5, 16, lambda r: spark(r, 600, 2400, 0.02), "cracks", -0.5, 0.5)
    return reverb(
        mix(
            (0, pan(hiss, line(dur, -0.6, 0.6)), 0.9),
            (0.45, crush(stare, 6), 0.55),
            (1.05, cracks, 0.8),
            (1.55, stone, 1.2),
        ),
        1.6,
        0.35,
    )


@effect("vampire_bats", "boss")
def vampire_bats(dur=1.5):
    """bats burst out"""

    def squeak(r):
        d, f = r.uniform(0.03, 0.08), r.uniform(2600, 5200)
        return pulse(sweep(d, f, f * 1.35, f * 0.8), 0.3) * perc(d, 0.006, 0.01, 3)

    def wings(side, rate, key):
        beat = np.maximum(0, sine(line(dur, float(rate)) * (1 + drift(dur, 3, 0.15, key)))) ** 3
        return pan(
            filt(white(dur, "wing", key), "band", 900.0 + 130 * rate % 500, 0.9) * beat,
            line(dur, side, -side),
        )

    flock = mix(*[(0.05 * k, wings((-1) ** k * 0.9, 15 + 2.3 * k, k)) for k in range(4)])
    fade = line(len(flock) / SR, (0, 0), (0.15, 1), (dur * 0.7, 0.8), (len(flock) / SR, 0))[
        : len(flock), None
    ]
    sting = (
        note(bank.PATCHES["organ"], 50, 0.5)
        + note(bank.PATCHES["organ"], 53, 0.5)
        + note(bank.PATCHES["organ"], 56, 0.5)
    )
    return reverb(
        mix(
            (0, flock * fade, 1.1),
            (0.1, grains(dur - 0.2, 26, squeak, "bats", 0, 0.9), 0.16),
            (0, sting * 0.09),
        ),
        1.6,
        0.35,
    )


@effect("wolf_howl", "boss")
def wolf_howl(dur=2.1):
    """a wolf howls"""

    def voice(shift, late, key):
        f = sweep(dur, (0, 290), (0.35, 560), (0.55, 610), (1.45, 590), (dur, 330)) * 2 ** (
            shift / 12
        )
        f = f * 2 ** (wobble(dur, 0.35, 5.2, 0.7) / 12 + drift(dur, 6, 0.02, key))
        y = tri(f) + 0.25 * saw(f) + 0.05 * white(dur, key)
        return vowel(y, "uouu", 1.0, 3) * line(
            dur, (0, 0), (0.2, 0.5), (0.6, 1), (1.5, 0.8), (dur, 0)
        )

    return reverb(
        mix((0, pan(voice(0, 0, "wolf"), -0.1)), (0.55, pan(voice(-4.2, 0, "wolf2"), 0.6), 0.25)),
        2.4,
        0.7,
    )


@effect("necromancer", "boss")
def necromancer(dur=2.2):
    """the dead are called"""
    swell = line(dur, (0, 0), (dur * 0.7, 1), (dur * 0.8, 1), (dur, 0)) ** 1.6
    voices = sum(
        saw(
            line(dur, float(hz(m)))
            * 2 ** (wobble(dur, 0.3, 4.3 + 0.6 * k) / 12 + drift(dur, 4, 0.006, k)),
            0.2 * k,
        )
        for k, m in enumerate((45, 51, 52, 57, 63.1))
    )
    chant = vowel(voices * 0.3, "uoaou", 1.15, 5) * swell
    bell = note(bank.PATCHES["toll"], 52, 1.5)
    whisper = (
        filt(white(dur, "whisper"), "band", sweep(dur, 1800, 3400, 2200), 2.5)
        * np.maximum(0, drift(dur, 9, 1.0, "syll"))
        * swell
    )
    return reverb(
        mix(
            (0, bell, 0.3),
            (0, chant, 1.7),
            (0, pan(whisper, line(dur, 0.7, -0.7)), 0.5),
            (dur * 0.78, bell, 0.22),
        ),
        2.4,
        0.5,
    )


@effect("golem_stomp", "boss")
def golem_stomp():
    """the golem stomps"""
    foot = mix(
        (0, drive(thud(170, 44, 0.42, 4) * 1.8, 2.5)),
        (0, filt(grit(sweep(0.3, 14000, 1200)), "low", 2600.0) * perc(0.3, 0.001, 0.03), 1.2),
    )
    rubble = grains(0.5, 16, lambda r: chip_of(r, 400, 1800), "rubble", 0.7)
    return reverb(
        mix(
            (0, pan(foot, -0.3), 0.85),
            (0.08, rubble, 0.5),
            (0.62, pan(foot, 0.3), 1.0),
            (0.7, rubble[:, ::-1], 0.7),
        ),
        1.5,
        0.3,
    )


@effect("mummy", "boss")
def mummy(dur=1.6):
    """the mummy moans"""
    f = sweep(dur, 92, 128, 110, 78) * 2 ** (wobble(dur, 0.5, 4.2, 0.2) / 12)
    moan = vowel(throat(dur, f, 0.3, 17, "mummy"), "uaou", 1.2, 5) * line(
        dur, (0, 0), (0.25, 1), (dur * 0.7, 0.8), (dur, 0)
    )
    rags = grains(
        dur,
        20,
        lambda r: whoosh(0.11, 900, r.uniform(1800, 3600), 1200, q=0.9, key=round(r.uniform(), 6)),
        "rags",
        0,
        0.6,
    )
    tune = mix(
        *[
            (t, note(bank.PATCHES["reed"], m, d))
            for t, m, d in (
                (0.15, 64, 0.2),
                (0.35, 65, 0.14),
                (0.5, 68, 0.3),
                (0.82, 65, 0.12),
                (0.95, 64, 0.45),
            )
        ]
    )
    return reverb(
        mix((0, drive(moan * 2, 1.5), 0.8), (0, rags, 0.25), (0, pan(tune, 0.35), 0.34)), 1.8, 0.4
    )
