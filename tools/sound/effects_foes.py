"""The voices of monsters and bosses, and how each of them strikes."""

from __future__ import annotations

from . import bank
from .blocks import (
    chimes,
    drift,
    effect,
    grains,
    ping,
    rumble,
    spark,
    throat,
    thud,
    tick,
    vowel,
    whoosh,
)
from .effects_fights import growl
from .synth import (
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

# ------------------------------------------------------------------ monsters


@effect("troll_1", "fight", pitch=74, dur=0.95, size=1.4)
@effect("troll_2", "fight", pitch=66, dur=0.8, size=1.45)
@effect("dragon_1", "fight", pitch=58, dur=1.05, size=1.6)
@effect("dragon_2", "fight", pitch=51, dur=0.9, size=1.7)
def big_growl(pitch, dur, size):
    """something big growls"""
    return growl(pitch, dur, size)


@effect("goblin_1", "fight", tune=(0, 3, 1, 4))
@effect("goblin_2", "fight", tune=(4, 2, 5))
def cackle(tune=(0, 3, 1, 4)):
    """a goblin cackles"""
    calls = []
    for k, step in enumerate(tune):
        dur, pitch = 0.12, 300 * 2 ** (step / 12)
        f = sweep(dur, pitch * 1.2, pitch, pitch * 0.85)
        call = vowel(throat(dur, f, 0.5, 45, ("goblin", k, step)), "eia", 0.75, 4)
        calls.append((0.13 * k, call * line(dur, (0, 0), (0.02, 1), (dur, 0))))
    return reverb(drive(mix(*calls) * 2, 1.6), 0.8, 0.2)


@effect("zombie_1", "fight", pitch=96, word="uoaou")
@effect("zombie_2", "fight", pitch=84, word="ouao")
def zombie(pitch=96, word="uoaou", dur=1.0):
    """a zombie moans"""
    f = sweep(dur, pitch, pitch * 1.25, pitch * 0.8) * 2 ** (wobble(dur, 0.6, 5, 0.2) / 12)
    moan = vowel(throat(dur, f, 0.35, 15, ("zombie", pitch)), word, 1.15, 5)
    return reverb(
        drive(moan * 2, 1.4) * line(dur, (0, 0), (0.15, 1), (0.7, 0.8), (dur, 0)), 1.2, 0.3
    )


@effect("skeleton_1", "fight", key=1)
@effect("skeleton_2", "fight", key=2)
def skeleton(key=1, dur=0.6):
    """bones rattle"""

    def bone(r):
        f = r.uniform(700, 1900)
        knock = fm(sweep(0.05, f, f * 0.9), 2.4, 0.8) * perc(0.05, 0.001, 0, 7)
        return mix((0, knock), (0, tick(f * 1.8, 0.012, round(r.uniform(), 6)), 0.8))

    jaw = [(dur + 0.09 * k, tick(1100, 0.03, ("jaw", key, k)), 1.6) for k in range(3)]
    return reverb(mix((0, grains(dur, 26, bone, ("bones", key), 0, 0.5)), *jaw), 0.9, 0.25)


@effect("snake_1", "fight", top=7200)
@effect("snake_2", "fight", top=6200)
def snake(top=7200, dur=0.8):
    """a snake hisses"""
    hiss = filt(white(dur, "hiss", top), "band", sweep(dur, top * 0.7, top, top * 0.6), 1.2)
    hiss = hiss * (0.7 + 0.3 * sine(sweep(dur, 24, 38)))
    rattle = [(0.025 * k, tick(3300, 0.012, ("tail", k % 5)), 0.35 + 0.02 * k) for k in range(20)]
    return mix(
        (0, hiss * line(dur, (0, 0), (0.08, 1), (0.5, 0.7), (dur, 0)), 1.0),
        (0.1, mix(*rattle), 0.5),
    )


@effect("thing_1", "fight", key=1)
@effect("thing_2", "fight", key=2)
def thing(key=1, dur=0.8):
    """something gurgles"""

    def bubble(r):
        f, d = r.uniform(90, 340), r.uniform(0.05, 0.14)
        return sine(sweep(d, f, f * r.uniform(1.6, 2.6))) * perc(d, d * 0.3, 0, 3)

    f = sweep(dur, 70, 110, 60) * 2 ** drift(dur, 9, 0.3, ("thing", key))
    voice = vowel(pulse(f, 0.2), "uoeu", 1.4, 6) * line(dur, (0, 0), (0.1, 1), (dur, 0))
    return reverb(
        mix((0, drive(voice * 2), 0.7), (0, grains(dur, 24, bubble, ("goo", key)), 0.8)), 0.9, 0.2
    )


@effect("slime_hit", "fight")
def slime_hit():
    """a wet slap"""
    slap = filt(white(0.14, "slap"), "low", sweep(0.14, 4200, 600)) * perc(0.14, 0.001, 0.01)
    drip = sine(sweep(0.14, 180, 420)) * perc(0.14, 0.03, 0, 3)
    return mix((0, slap, 1.0), (0, thud(170, 60, 0.18), 0.9), (0.09, drip, 0.5), (0.19, drip, 0.3))


@effect("claw_hit", "fight")
def claw_hit():
    """claws tear"""
    rips = []
    for k in range(3):
        rip = filt(grit(sweep(0.16, 9000 + 1500 * k, 21000)), "band", 2300.0 + 500 * k, 0.9)
        rips.append((0.035 * k, pan(rip * perc(0.16, 0.004, 0.02, 4), -0.3 + 0.3 * k)))
    return mix(*rips, (0.02, thud(200, 80, 0.14), 0.9))


@effect("lunge", "fight")
def lunge():
    """it leaps"""
    return mix(
        (0, whoosh(0.26, 350, 2200, 900, q=0.9, key="lunge", peak=0.7), 1.0),
        (0, thud(120, 60, 0.1), 0.4),
    )


@effect("fireball", "fight")
def fireball(dur=0.55):
    """fire flies"""
    fire = filt(white(dur, "ball"), "band", sweep(dur, 500, 1500, 700), 0.6)
    fire = fire * (1 + drift(dur, 24, 0.5, "ball")) * line(dur, (0, 0), (0.06, 1), (dur, 0.1))
    low = rumble(dur, 260, "ball") * line(dur, (0, 0), (0.05, 1), (dur, 0))
    return mix((0, pan(fire, line(dur, 0.5, -0.4)), 1.2), (0, low, 0.6))


@effect("venom", "fight")
def venom():
    """venom flies"""
    spit = filt(white(0.1, "spit"), "band", sweep(0.1, 6000, 2500), 0.9) * perc(0.1, 0.004, 0.01, 4)
    fly = fm(sweep(0.35, 900, 420), 1.5, 1.2) * line(0.35, (0, 0), (0.05, 0.5), (0.35, 0))
    return mix((0, spit, 1.2), (0.05, fly, 0.4))


# ------------------------------------------------------------------ voices of bosses


@effect("tax_collector", "boss")
def tax_collector():
    """the tax collector chuckles over his ledger"""
    calls = []
    for k, step in enumerate((5, 3, 1, 0, -2)):
        dur, pitch = 0.15, 185 * 2 ** (step / 12)
        call = vowel(pulse(sweep(dur, pitch * 1.12, pitch * 0.9), 0.2), "eo", 1.0, 5)
        calls.append((0.5 + 0.17 * k, call * line(dur, (0, 0), (0.03, 1), (dur, 0)), 1.0))
    ledger = mix((0, thud(150, 55, 0.3)), (0, tick(800, 0.05, "ledger"), 1.6))
    bell = mix((0, ping(88, 0.9, 2.76, 0.8)), (0.09, ping(88, 0.9, 2.76, 0.8)))
    return reverb(mix((0, ledger, 1.1), (0.12, bell, 0.3), *calls), 1.3, 0.3)


@effect("medusa_hiss", "boss")
def medusa_hiss(dur=1.7):
    """many snakes hiss"""
    nest = []
    for k in range(5):
        hiss = filt(
            white(dur, "nest", k), "band", sweep(dur, 4200 + 500 * k, 7600, 4600 - 200 * k), 1.5
        )
        beat = 0.6 + 0.4 * sine(line(dur, 17.0 + 3.1 * k), 0.2 * k)
        nest.append((0.06 * k, pan(hiss * beat, -0.8 + 0.4 * k), 0.6))
    shape = line(dur, (0, 0), (0.3, 1), (dur * 0.7, 0.8), (dur, 0))
    choir = sum(
        tri(line(dur, float(hz(m))) * 2 ** (wobble(dur, 0.3, 5) / 12)) for m in (64, 70, 75)
    )
    body = mix(*nest)
    return reverb(
        mix((0, body[: len(shape)] * shape[:, None], 1.0), (0, choir * shape, 0.16)), 1.8, 0.4
    )


@effect("sphinx", "boss")
def sphinx(dur=1.5):
    """the sphinx purrs and yowls"""
    f = sweep(dur, 110, 330, 300, 150) * 2 ** (wobble(dur, 0.4, 6, 0.3) / 12)
    yowl = vowel(throat(dur, f, 0.55, 25, "sphinx"), "oaeao", 1.2, 4)
    yowl = yowl * line(dur, (0, 0), (0.3, 1), (dur * 0.6, 0.9), (dur, 0))
    gong = note(bank.PATCHES["toll"], 45, 1.5)
    lyre = chimes((69, 70, 73, 76, 77), 0.09, 0.7, 2, 1.0)
    return reverb(mix((0, gong, 0.4), (0.1, drive(yowl * 2, 1.6), 0.9), (0.3, lyre, 0.3)), 1.9, 0.4)


@effect("minotaur", "boss")
def minotaur(dur=1.6):
    """the minotaur bellows"""
    f = sweep(dur, 78, 150, 170, 120, 60)
    bellow = vowel(throat(dur, f, 0.45, 22, "bull"), "uoaou", 1.5, 3.5)
    bellow = bellow + 0.5 * vowel(pulse(f * 0.5, 0.3), "uou", 1.6, 4)
    loud = line(dur, (0, 0), (0.15, 0.8), (0.7, 1), (dur, 0))
    snort = filt(white(0.22, "snort"), "band", sweep(0.22, 900, 400), 0.9) * perc(
        0.22, 0.02, 0.03, 3
    )
    return reverb(
        mix(
            (0, drive(bellow * 2, 2) * loud, 1.0),
            (dur + 0.05, snort, 0.6),
            (dur + 0.33, snort, 0.5),
        ),
        1.6,
        0.35,
    )


@effect("golem_wake", "boss")
def golem_wake(dur=1.6):
    """stone wakes and grinds"""
    stick = 0.5 + 0.5 * sine(sweep(dur, 7, 15, 10) * 2 ** drift(dur, 6, 0.4, "golem"))
    grind = rumble(dur, 200, "golem") + 0.6 * filt(grit(line(dur, 3800.0)), "band", 500.0, 0.8)
    f = sweep(dur, 40, 66, 44)
    voice = vowel(throat(dur, f, 0.8, 19, "golem"), "uoou", 1.8, 4)
    loud = line(dur, (0, 0), (0.25, 1), (dur * 0.8, 0.9), (dur, 0))
    chips = grains(dur, 26, lambda r: spark(r, 400, 1800, 0.03), "golem", 0, 0.7)
    return reverb(
        mix((0, grind * stick * loud, 1.0), (0, drive(voice * 2, 2) * loud, 0.8), (0, chips, 0.6)),
        1.6,
        0.35,
    )


# ------------------------------------------------------------------ how bosses strike


@effect("paper_bill", "fight")
def paper_bill():
    """a bill flies"""
    flaps = [
        (0.07 * k, whoosh(0.09, 1800, 4600, 2200, q=0.7, key=("bill", k), peak=0.4), 1 - 0.1 * k)
        for k in range(6)
    ]
    stamp = mix((0, thud(210, 80, 0.14)), (0, tick(1500, 0.03, "stamp"), 1.5))
    return mix((0, stamp, 0.9), (0.1, mix(*flaps), 0.8))


@effect("gaze", "boss")
def gaze(dur=0.75):
    """eyes light up"""
    beam = sum(
        fm(sweep(dur, float(hz(m)), float(hz(m + 7))) * 2 ** (wobble(dur, 0.4, 12) / 12), 1.41, 1.6)
        for m in (69, 75, 80)
    )
    shape = line(dur, (0, 0), (0.2, 0.7), (dur - 0.1, 1), (dur, 0))
    return reverb(mix((0, crush(beam * shape * 0.3, 7), 1.0)), 1.2, 0.35)


@effect("riddle", "boss")
def riddle():
    """a riddle is put"""
    reed = bank.PATCHES["whistle"]
    line_of = [(0, 76, 0.2), (0.16, 77, 0.12), (0.28, 80, 0.2), (0.46, 76, 0.4)]
    tune = mix(*[(t, note(reed, m, d)) for t, m, d in line_of])
    return reverb(mix((0, tune, 0.6), (0.1, chimes((88, 89, 92, 88), 0.12, 0.5), 0.25)), 1.6, 0.4)


@effect("wolf_snarl_1", "fight", key=1, pitch=120)
@effect("wolf_snarl_2", "fight", key=2, pitch=104)
def wolf_snarl(key=1, pitch=120, dur=0.5):
    """wolves snarl"""
    f = sweep(dur, pitch, pitch * 1.3, pitch)
    voice = vowel(throat(dur, f, 0.8, 34, ("wolf", key)), "aea", 0.9, 4)
    snap = mix((0, tick(2100, 0.02, ("snap", key)), 1.6), (0, thud(240, 120, 0.07), 0.6))
    shape = line(dur, (0, 0), (0.06, 1), (dur, 0.1))
    return mix((0, drive(voice * 2.5, 2) * shape, 1.0), (dur - 0.04, snap, 1.0))


@effect("hooves", "boss")
def hooves():
    """hooves thunder"""

    def hoof(k):
        return mix((0, drive(thud(170, 52, 0.16) * 1.4)), (0, tick(700, 0.03, ("hoof", k)), 1.3))

    beats = [
        (t, pan(hoof(k), 0.7 - 0.25 * k), 0.6 + 0.1 * k)
        for k, t in enumerate((0, 0.07, 0.15, 0.22, 0.3))
    ]
    return reverb(mix(*beats), 1.0, 0.25)


@effect("snort", "boss")
def snort():
    """the minotaur scrapes the floor"""
    air = filt(white(0.28, "snort2"), "band", sweep(0.28, 1100, 380), 0.8)
    air = air * line(0.28, (0, 0), (0.05, 1), (0.28, 0))
    scrape = filt(grit(sweep(0.3, 3200, 5200)), "band", 800.0, 0.8) * line(
        0.3, (0, 0), (0.1, 1), (0.3, 0)
    )
    return mix((0, air, 1.2), (0.2, scrape, 0.8), (0.2, thud(110, 60, 0.14), 0.6))


@effect("vampire_bite", "boss")
def vampire_bite():
    """the vampire drinks"""
    swoop = whoosh(0.25, 2600, 500, q=1.1, key="cape", peak=0.6)
    gulps = []
    for k in range(3):
        gulp = sine(sweep(0.12, 260 + 30 * k, 120)) * perc(0.12, 0.015, 0.02, 4)
        gulps.append((0.34 + 0.16 * k, gulp, 0.9))
    sting = sum(note(bank.PATCHES["organ"], m, 0.5) for m in (50, 56, 59))
    return reverb(mix((0, swoop, 0.9), *gulps, (0.22, sting * 0.14)), 1.3, 0.3)


@effect("dark_bolt", "boss")
def dark_bolt(dur=0.6):
    """a green bolt flies"""
    f = sweep(dur, 620, 210) * 2 ** (wobble(dur, 1.2, 21) / 12)
    bolt = fm(f, 2.51, 2.2) * line(dur, (0, 0), (0.05, 1), (dur, 0.1))
    moan = vowel(saw(sweep(dur, 110, 82)), "uo", 1.2, 5) * line(dur, (0, 0), (0.2, 1), (dur, 0))
    return reverb(mix((0, pan(bolt, line(dur, 0.6, -0.4)), 0.5), (0, moan, 0.5)), 1.4, 0.35)


@effect("bandage", "boss")
def bandage():
    """a bandage shoots out"""
    rip = filt(grit(sweep(0.3, 5200, 15000)), "band", 1800.0, 0.7) * line(
        0.3, (0, 0), (0.04, 1), (0.3, 0.2)
    )
    snap = mix((0, tick(2600, 0.02, "lash"), 1.8), (0, thud(230, 90, 0.1), 0.8))
    return reverb(
        mix(
            (0, whoosh(0.3, 600, 3800, q=1.0, key="band", peak=0.8), 0.9),
            (0, rip, 0.4),
            (0.28, snap, 1.0),
        ),
        1.0,
        0.25,
    )


@effect("boss_falls", "boss")
def boss_falls(dur=1.0):
    """the boss falls"""
    f = sweep(dur, 130, 95, 40) * 2 ** (wobble(dur, 0.8, 7) / 12)
    last = vowel(throat(dur, f, 0.6, 24, "falls"), "aou", 1.5, 4) * line(
        dur, (0, 0.8), (0.1, 1), (dur, 0)
    )
    crash = mix(
        (0, drive(thud(160, 32, 0.7, 4) * 1.6, 2)),
        (0, filt(grit(sweep(0.6, 14000, 900)), "low", 2600.0) * perc(0.6, 0.001, 0.03), 0.9),
    )
    bits = grains(0.8, 20, lambda r: spark(r, 400, 1700, 0.04), "falls", 0.8)

    return reverb(
        mix((0, drive(last * 2, 2), 0.8), (0.75, crash, 1.0), (0.85, bits, 0.6)), 1.7, 0.35
    )
