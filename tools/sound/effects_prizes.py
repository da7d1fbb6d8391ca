"""Coins, chests and things."""

from __future__ import annotations

from .blocks import (
    blip,
    blips,
    chimes,
    clang,
    drift,
    effect,
    grains,
    ping,
    rumble,
    spark,
    thud,
    tick,
    vowel,
    whoosh,
)
from .synth import (
    drive,
    echo,
    filt,
    fm,
    hz,
    line,
    mix,
    pan,
    perc,
    pulse,
    reverb,
    sine,
    sweep,
    white,
    wobble,
)


@effect("coin_1", "prize", pitch=0)
@effect("coin_2", "prize", pitch=2)
@effect("coin_3", "prize", pitch=5)
def coin(pitch=0, dur=0.42):
    """a coin rings"""
    first, second = 83 + pitch, 88 + pitch
    lead = mix((0, blip(first, 0.06, 0.5, 1.5)), (0.06, blip(second, dur, 0.5, 4.5)))
    return mix(
        (0, lead, 0.55),
        (0.06, ping(second + 12, dur, 1.41, 0.8), 0.35),
        (0, tick(7000, 0.01, "coin"), 0.5),
    )


@effect("coins_pour", "prize", count=34, dur=1.25)
@effect("coins_few", "prize", count=9, dur=0.45)
def coins_pour(count=34, dur=1.25):
    """coins pour out"""
    scale = (83, 85, 88, 90, 92, 95, 97, 100)

    def one(r):
        m = scale[r.randint(len(scale))] + r.uniform(-0.3, 0.3)
        return mix(
            (0, ping(m, 0.22, 1.41, 1.0), 0.6),
            (0, blip(m - 12, 0.05, 0.25), 0.4),
            (0, tick(7000, 0.008), 0.4),
        )

    return mix(
        grains(dur, count, one, ("coins", count), 0.25),
        (0, pan(whoosh(dur, 3000, 6500, 4000, key="pour"), 0), 0.2),
    )


@effect("chest_open", "prize")
def chest_open(dur=0.55):
    """a chest creaks open"""
    creak = pulse(sweep(dur, 38, 70, 58, 110) * 2 ** drift(dur, 25, 0.25, "creak"), 0.06)
    creak = vowel(creak, "eae", 1.1, 7) * line(dur, (0, 0), (0.06, 1), (dur - 0.08, 0.7), (dur, 0))
    glow = reverb(chimes((74, 78, 81, 86, 90, 93), 0.055, 0.6), 1.2, 0.35)
    return mix(
        (0, clang(900, 0.12, "lock", 5), 0.6),
        (0.08, drive(creak * 2.5), 0.6),
        (0.08 + dur, thud(150, 75, 0.16), 0.8),
        (0.12 + dur, glow, 0.7),
    )


@effect("item_pickup", "prize")
def item_pickup(root=67):
    """an item is taken"""
    return echo(
        blips((root, root + 4, root + 7, root + 9, root + 12, root + 16), 0.05, 0.13),
        0.11,
        0.35,
        0.3,
    )


@effect("potion", "prize")
def potion():
    """glug, glug: strength returns"""

    def glug(k):
        bubble = sine(sweep(0.11, 230 + 40 * k, 560 + 90 * k)) * perc(0.11, 0.012, 0.03, 4)
        return mix(bubble, (0.02, filt(white(0.05, k), "band", 900.0, 2) * perc(0.05, 0.005), 0.4))

    gulps = mix(*[(0.15 * k, glug(k)) for k in range(4)])
    rise = reverb(chimes((69, 73, 76, 81, 85, 88), 0.05, 0.5, 2, 0.9), 1.1, 0.35)
    return mix((0, gulps), (0.62, rise, 0.7))


@effect("torch_light", "prize")
def torch_light(dur=1.1):
    """a torch catches fire"""
    strike = filt(white(0.12, "match"), "band", sweep(0.12, 2500, 7000), 0.9) * perc(
        0.12, 0.01, 0.02, 4
    )
    flame = (
        rumble(dur, 420, "flame")
        * (1 + drift(dur, 14, 0.45, "flame"))
        * line(dur, (0, 0), (0.12, 1), (0.4, 0.6), (dur, 0))
    )
    flare = whoosh(0.45, 350, 1700, 700, q=0.7, key="flare", peak=0.35)
    crackle = grains(dur - 0.1, 26, lambda r: spark(r, 1800, 6000), "crackle", 0.3, 0.4)
    return mix((0, strike, 0.7), (0.1, flare, 0.9), (0.1, flame, 0.6), (0.15, crackle, 0.5))


@effect("crystal_ball", "prize")
def crystal_ball(dur=1.6):
    """the crystal ball shows what lies ahead"""
    shape = line(dur, (0, 0), (0.35, 1), (dur, 0)) ** 1.4
    glass = sum(
        fm(
            line(dur, float(hz(m))) * 2 ** (wobble(dur, 0.12, 5 + 0.7 * k) / 12),
            2.0 + 0.01 * k,
            0.9 * shape,
        )
        for k, m in enumerate((65, 72, 76, 83))
    )
    stars = chimes((95, 91, 88, 83, 91, 88), 0.13, 0.7, 3.5, 0.8)
    return reverb(mix(pan(glass * shape * 0.3, line(dur, -0.5, 0.5)), (0.35, stars, 0.3)), 1.8, 0.5)


@effect("key_turn", "prize")
def key_turn():
    """a key turns in its lock"""
    return mix(
        (0, clang(2300, 0.2, "k1", 4), 1.0),
        (0.07, clang(2900, 0.16, "k2", 4), 0.8),
        (0.24, tick(1600, 0.02, "k3"), 1.2),
        (0.33, tick(1300, 0.02, "k4"), 1.2),
        (0.46, clang(640, 0.22, "bolt", 6), 0.9),
        (0.46, thud(170, 80, 0.16), 0.9),
        (0.58, blips((74, 81), 0.06, 0.14), 0.3),
    )
