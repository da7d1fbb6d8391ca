"""Doors, steps and traps."""

from __future__ import annotations

import numpy as np

from .blocks import chip_of, clang, drift, effect, grains, ping, rumble, thud, tick, vowel, whoosh
from .synth import drive, filt, fm, grit, line, mix, pan, perc, pulse, reverb, sine, sweep, white


@effect("door_open", "room")
def door_open(dur=1.15):
    """a stone door grinds open"""
    stick = 0.55 + 0.45 * sine(sweep(dur, 9, 17, 12) * 2 ** drift(dur, 6, 0.4, "stick"))
    grind = (
        rumble(dur, 260, "grind") + 0.5 * filt(grit(line(dur, 5200.0)), "band", 700.0, 0.8)
    ) * stick
    hinge = vowel(
        pulse(sweep(dur, 95, 150, 120, 190) * 2 ** drift(dur, 30, 0.12, "hinge"), 0.08),
        "eie",
        1.0,
        9,
    )
    body = grind * line(dur, (0, 0), (0.12, 1), (dur - 0.15, 0.9), (dur, 0.2))
    return reverb(
        mix(
            (0, thud(130, 60, 0.2), 0.9),
            (0.06, body, 0.9),
            (0.2, hinge * line(dur, (0, 0), (0.3, 1), (dur, 0)), 0.5),
            (dur, thud(100, 38, 0.4), 1.3),
            (dur, tick(700, 0.05, "stone"), 1.2),
        ),
        1.6,
        0.35,
    )


@effect("footsteps", "room", steps=4)
def footsteps(steps=4, gap=0.31):
    """footsteps on stone"""

    def one(k):
        heel = mix(
            thud(150 - 12 * (k % 2), 72, 0.07),
            (
                0,
                filt(white(0.045, "heel", k), "band", 1050.0 + 160 * (k % 2), 1.1) * perc(0.045),
                1.2,
            ),
        )
        toe = filt(white(0.06, "toe", k), "band", 2300.0, 0.9) * perc(0.06, 0.008)
        return mix(heel, (0.085, toe, 0.35))

    return reverb(
        mix(
            *[(k * gap, pan(one(k), -0.2 + 0.4 * (k % 2)), 1 - 0.1 * (k % 2)) for k in range(steps)]
        ),
        1.3,
        0.35,
    )


@effect("trap_lava", "trap")
def trap_lava(dur=1.7):
    """lava bubbles"""

    def bubble(r):
        f = r.uniform(70, 240)
        d = r.uniform(0.07, 0.2)
        return (
            sine(sweep(d, f, f * r.uniform(1.7, 2.8))) * perc(d, d * 0.35, 0, 3) * (180 / f) ** 0.5
        )

    hiss = filt(white(dur, "hiss"), "band", 3800.0, 0.8) * line(
        dur, (0, 0), (0.4, 0.5), (dur * 0.7, 1), (dur, 0)
    )
    bed = (
        rumble(dur, 150, "lava")
        * (1 + drift(dur, 5, 0.4, "lava"))
        * line(dur, (0, 0), (0.25, 1), (dur * 0.75, 1), (dur, 0))
    )
    return reverb(
        mix(grains(dur - 0.25, 44, bubble, "lava", 0, 0.6), (0, bed, 0.5), (0, hiss, 0.10)),
        1.0,
        0.25,
    )


@effect("trap_spikes", "trap")
def trap_spikes(count=5):
    """spikes shoot up"""

    def one(k):
        scrape = (
            fm(sweep(0.12, 900 + 130 * k, 3200 + 260 * k), 1.37, 2.2)
            * line(0.12, (0, 0), (0.07, 0.8), (0.12, 0)) ** 1.5
        )
        return mix(
            (0, scrape, 0.5),
            (0.04, whoosh(0.1, 2500, 7000, key=("spike", k), peak=0.7), 0.7),
            (0.11, clang(1150 + 170 * k, 0.26, k, 6), 0.5),
            (0.11, thud(220, 110, 0.07), 0.7),
        )

    return reverb(
        mix(
            (0, tick(1500, 0.02, "plate"), 1.3),
            *[(0.12 + 0.055 * k, pan(one(k), -0.6 + 0.3 * k)) for k in range(count)],
        ),
        0.9,
        0.25,
    )


@effect("trap_boulder", "trap")
def trap_boulder(dur=1.5):
    """a boulder rolls"""
    turn = 0.45 + 0.55 * np.abs(sine(sweep(dur, 3, 8.5)))
    roll = (
        rumble(dur, 170, "roll") * turn
        + 0.25 * filt(grit(sweep(dur, 2400, 5200)), "low", 900.0) * turn
    )
    roll = drive(roll, 1.6) * line(dur, (0, 0), (0.35, 0.35), (dur * 0.93, 1), (dur, 0.7))
    smash = mix(
        (0, drive(thud(170, 34, 0.6, 4) * 1.5)),
        (0, filt(grit(sweep(0.5, 14000, 1200)), "low", 3000.0) * perc(0.5, 0.001, 0.03), 0.8),
    )
    bits = grains(0.7, 22, lambda r: chip_of(r, 500, 2200), "bits", 0.8)
    return reverb(
        mix(
            (0, pan(roll, line(dur, -0.8, 0.1)), 0.9),
            (dur - 0.02, smash, 1.2),
            (dur + 0.04, bits, 0.9),
        ),
        1.4,
        0.3,
    )


@effect("trap_coins", "trap")
def trap_coins():
    """coins fall through a trapdoor"""
    drop = mix(
        *[
            (0.09 * k**0.85, pan(ping(95 - 2.4 * k, 0.3, 1.41, 0.9), 0.5 * (-1) ** k), 1 - 0.05 * k)
            for k in range(12)
        ]
    )
    trap = mix(
        (0, tick(1100, 0.03, "flap"), 1.5),
        (0, thud(190, 70, 0.2)),
        (0.05, clang(300, 0.2, "flap", 5), 0.3),
    )
    return reverb(
        mix(
            (0, ping(95, 0.3, 1.41, 0.9), 0.7),
            (0.28, trap, 1.0),
            (0.36, drop, 0.6),
            (1.35, thud(120, 60, 0.15), 0.4),
        ),
        1.4,
        0.35,
    )
