"""What the stage does: gates, cards in the air, sums, levers and chains, light and dark."""

from __future__ import annotations

import numpy as np

from . import bank
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
from .effects_cards import card_reveal, card_value
from .effects_prizes import coin
from .synth import (
    drive,
    echo,
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
    sine,
    sweep,
    tri,
    white,
    wobble,
)

# ------------------------------------------------------------------ cards and sums


@effect("card_throw_1", "card", key=1)
@effect("card_throw_2", "card", key=2)
@effect("card_throw_3", "card", key=3)
def card_throw(key=1):
    """a card flies"""
    return whoosh(0.16, 900, 3600 + 400 * key, 1800, q=1.0, key=("throw", key), peak=0.4)


@effect("card_flip_1", "card", midi=62)
@effect("card_flip_2", "card", midi=65)
@effect("card_flip_3", "card", midi=67)
@effect("card_flip_4", "card", midi=69)
@effect("card_flip_5", "card", midi=74)
def card_flip(midi=62):
    """a card turns over and shows its number"""
    return mix((0, card_reveal(midi - 74), 0.7), (0.13, card_value(midi), 0.9))


@effect("card_flip_item", "card")
def card_flip_item():
    """a card turns over and shows a thing"""
    return mix((0, card_reveal(), 0.7), (0.13, chimes((81, 88), 0.05, 0.4), 0.6))


@effect("card_unseal", "card")
def card_unseal():
    """a sealed card is taken back"""
    crack = mix((0, tick(1800, 0.02, "crack"), 1.2), (0.03, tick(1200, 0.03, "crack2"), 0.9))
    slide = whoosh(0.09, 5200, 2600, q=0.9, key="unslide", peak=0.4)
    return mix((0, crack), (0.05, slide, 0.7), (0.06, blips((69, 62), 0.05, 0.1, 0.5), 0.35))


@effect("compare", "card")
def compare():
    """the highest cards shine"""
    return reverb(chimes((74, 81, 86), 0.07, 0.5, 2, 0.8), 0.9, 0.25)


@effect("sum_reached", "card")
def sum_reached():
    """the sum is enough"""
    rise = blips((69, 74, 78, 81), 0.07, 0.14, 0.5)
    return reverb(mix((0, rise, 0.6), (0.21, chimes((81, 86), 0.0, 0.7), 0.5)), 1.0, 0.25)


@effect("sum_short", "card")
def sum_short():
    """it is not enough"""
    fall = mix(
        *[(0.13 * k, note(bank.PATCHES["reed"], m, 0.16)) for k, m in enumerate((64, 63, 58))]
    )
    return mix((0, fall, 0.8), (0.26, thud(120, 60, 0.2), 0.5))


@effect("card_shuffle", "card")
def card_shuffle():
    """a deck is turned up"""
    riffle = mix(*[(0.018 * k, tick(2400 + 90 * k, 0.012, ("riffle", k)), 0.8) for k in range(12)])
    return mix((0, riffle, 0.6), (0.2, card_reveal(), 1.0))


@effect("count_step", "room")
def count_step():
    """the count goes on"""
    drum = mix((0, thud(140, 70, 0.22)), (0, tick(900, 0.03, "count"), 0.6))
    return mix((0, drum, 0.9), (0, note(bank.PATCHES["toll"], 57, 0.3), 0.25))


# ------------------------------------------------------------------ doors and light


@effect("gate_1", "room", step=0)
@effect("gate_2", "room", step=2)
@effect("gate_3", "room", step=3)
@effect("gate_4", "room", step=5)
@effect("gate_5", "room", step=7)
def gate(step=0):
    """a gate goes up"""
    dur = 0.24
    chain = grains(dur, 9, lambda r: clang(r.uniform(900, 1500), 0.05, "link", 5), ("gate", step))
    grind = rumble(dur, 320, ("gate", step)) * line(dur, (0, 0), (0.05, 1), (dur, 0.6))
    ring = note(bank.PATCHES["lute"], 57 + step, 0.2)
    return reverb(
        mix((0, grind, 0.8), (0, chain, 0.25), (dur, thud(150, 70, 0.14), 0.9), (dur, ring, 0.5)),
        1.0,
        0.25,
    )


@effect("portcullis", "room")
def portcullis(fall=0.22):
    """a portcullis falls"""
    run = grains(fall, 12, lambda r: clang(r.uniform(700, 1300), 0.05, "port", 5), "port", -0.4)
    rush = rumble(fall, 420, "port") * line(fall, (0, 0.2), (fall, 1))
    slam = mix(
        (0, drive(thud(150, 46, 0.35) * 1.4)),
        (0, clang(240, 0.4, "port", 7), 0.7),
        (0, tick(800, 0.05, "port"), 1.3),
    )
    return reverb(mix((0, rush, 0.6), (0, run, 0.4), (fall, slam, 1.0)), 1.3, 0.3)


@effect("halt", "room")
def halt():
    """the party stops"""

    def boot(k):
        sole = filt(white(0.05, "halt", k), "band", 900.0 + 130 * k, 1.1) * perc(0.05)
        return mix((0, thud(140 - 9 * k, 70, 0.08)), (0, sole, 1.1))

    steps = [(0.075 * k, pan(boot(k), -0.4 + 0.2 * k), 1 - 0.12 * k) for k in range(5)]
    return reverb(mix(*steps), 1.2, 0.3)


@effect("dark", "room")
def dark(dur=1.5):
    """it is dark; something breathes"""
    wind = filt(white(dur, "dark"), "band", sweep(dur, 180, 320, 150), 2.0)
    wind = wind * line(dur, (0, 0), (0.5, 1), (dur, 0))
    low = sine(line(dur, 55.0)) + sine(line(dur, 58.3))
    low = low * line(dur, (0, 0), (0.4, 0.5), (dur, 0))
    drop = sine(sweep(0.09, 900, 2300)) * perc(0.09, 0.004, 0, 5)
    return reverb(mix((0, wind, 1.6), (0, low, 0.3), (0.8, pan(drop, 0.6), 0.12)), 2.2, 0.5)


@effect("torch_catch_1", "room", key=1)
@effect("torch_catch_2", "room", key=2)
@effect("torch_catch_3", "room", key=3)
def torch_catch(key=1):
    """a torch on the wall catches"""
    puff = whoosh(0.32, 300 + 40 * key, 1500 + 160 * key, 600, q=0.7, key=("puff", key), peak=0.3)
    crackle = grains(0.35, 9, lambda r: spark(r, 1800, 6000), ("catch", key), 0.3, 0.3)
    return mix((0, puff, 1.0), (0.08, crackle, 0.45))


@effect("room_lit", "prize")
def room_lit():
    """the room is seen"""
    glow = chimes((69, 76, 81, 85), 0.04, 0.7, 2, 0.7)
    air = whoosh(0.6, 600, 2600, 900, q=0.6, key="lit", peak=0.4)
    return reverb(mix((0, glow, 0.7), (0, air, 0.3)), 1.4, 0.35)


@effect("puzzled", "fight")
def puzzled():
    """it looks from one to the other"""
    curve = sweep(0.3, 300, 420, 380) * 2 ** (wobble(0.3, 0.6, 11) / 12)
    first = vowel(pulse(curve, 0.3), "ou", 1.0, 4) * line(0.3, (0, 0), (0.05, 1), (0.3, 0))
    curve = sweep(0.42, 330, 300, 620) * 2 ** (wobble(0.42, 0.6, 11) / 12)
    second = vowel(pulse(curve, 0.3), "oui", 1.0, 4) * line(0.42, (0, 0), (0.06, 1), (0.42, 0))
    return reverb(mix((0, pan(first, -0.4)), (0.42, pan(second, 0.4))), 0.9, 0.2)


# ------------------------------------------------------------------ chests, maps, ways out


@effect("chest_locked", "prize")
def chest_locked():
    """a chest stays shut"""
    rattles = [
        (t, clang(700 + 60 * k, 0.1, ("rattle", k), 6), 0.7)
        for k, t in enumerate((0, 0.09, 0.17, 0.34))
    ]
    return mix(*rattles, (0.34, thud(150, 80, 0.15), 0.9))


@effect("map_moved", "card")
def map_moved():
    """a map is handed over"""
    rustles = [
        (0.06 * k, whoosh(0.08, 2600, 5200 - 300 * k, q=0.7, key=("map", k), peak=0.4))
        for k in range(4)
    ]
    return reverb(mix(*rustles, (0.24, tick(1900, 0.02, "map"), 0.8)), 0.7, 0.2)


@effect("item_back", "card")
def item_back():
    """a thing goes back"""
    return mix(
        (0, blips((79, 74, 67), 0.05, 0.1, 0.25), 0.5),
        (0, whoosh(0.2, 2600, 900, q=0.9, key="back", peak=0.3), 0.5),
    )


@effect("escape", "prize")
def escape():
    """a way out opens"""
    rise = whoosh(0.7, 300, 5200, q=1.1, key="escape", peak=0.8)
    notes = chimes((74, 78, 81, 86, 90, 93), 0.06, 0.4, 2, 0.9)
    return reverb(mix((0, pan(rise, line(0.7, 0.3, -0.8)), 0.8), (0.1, notes, 0.5)), 1.3, 0.35)


@effect("coin_4", "prize", pitch=7)
@effect("coin_5", "prize", pitch=-2)
def coin_more(pitch=7, dur=0.42):
    """a coin rings"""
    return coin(pitch, dur)


@effect("coin_lost_1", "prize", pitch=0)
@effect("coin_lost_2", "prize", pitch=-2)
@effect("coin_lost_3", "prize", pitch=-5)
def coin_lost(pitch=0):
    """a coin is lost"""
    first, second = 86 + pitch, 79 + pitch
    fall = mix((0, blip(first, 0.06, 0.5, 1.5)), (0.06, blip(second, 0.3, 0.5, 5)))
    return mix((0, fall, 0.5), (0.06, ping(second, 0.3, 1.41, 0.8), 0.4))


# ------------------------------------------------------------------ the machinery of traps


@effect("lever", "trap")
def lever():
    """a plate gives way, cogs take hold"""
    cogs = [(0.16 + 0.07 * k, clang(520 + 35 * k, 0.08, ("cog", k), 6), 0.5) for k in range(5)]
    return reverb(
        mix((0, thud(150, 70, 0.15)), (0, tick(1100, 0.03, "plate"), 1.3), *cogs), 0.9, 0.2
    )


@effect("dud", "trap")
def dud():
    """it clanks, and nothing comes of it"""
    spring = fm(sweep(0.5, 240, 150), 1.4, 1.2) * 2 ** (wobble(0.5, 1.5, 13) / 12)
    spring = spring * perc(0.5, 0.002, 0.02, 4)
    sigh = filt(white(0.5, "sigh"), "band", sweep(0.5, 1600, 500), 1.0)
    sigh = sigh * line(0.5, (0, 0), (0.1, 1), (0.5, 0))
    return mix((0, clang(380, 0.25, "dud", 6), 0.7), (0.12, spring, 0.5), (0.4, sigh, 0.5))


@effect("spotlight", "trap")
def spotlight():
    """light falls on the victims"""
    clunk = mix((0, tick(1400, 0.03, "switch"), 1.4), (0, thud(180, 80, 0.14)))
    tense = sum(tri(line(0.5, float(hz(m)))) for m in (57, 63, 66)) * perc(0.5, 0.01, 0.1, 3)
    return reverb(mix((0, clunk, 1.0), (0.04, tense, 0.25)), 1.2, 0.3)


@effect("chain", "trap")
def chain():
    """a chain runs"""
    links = [
        (0.035 * k, clang(1300 + 130 * (k % 3), 0.06, ("chain", k), 6), 0.6) for k in range(11)
    ]
    return reverb(mix(*links, (0.38, thud(160, 90, 0.12), 0.7)), 0.9, 0.2)


@effect("rail", "trap")
def rail(dur=0.45):
    """something heavy runs on a rail"""
    squeal = vowel(
        pulse(sweep(dur, 210, 330, 250) * 2 ** drift(dur, 25, 0.1, "rail"), 0.1), "ei", 1, 8
    )
    roll = rumble(dur, 260, "rail") * (0.6 + 0.4 * np.abs(sine(line(dur, 14.0))))
    shape = line(dur, (0, 0), (0.06, 1), (dur - 0.1, 0.9), (dur, 0))
    return mix(
        (0, roll * shape, 0.9), (0, squeal * shape, 0.4), (dur, clang(330, 0.2, "rail", 6), 0.5)
    )


@effect("magnet", "trap")
def magnet(dur=0.9):
    """a magnet hums"""
    f = sweep(dur, 70, 118, 116)
    hum = pulse(f, 0.3) + 0.6 * pulse(f * 2.01, 0.5) + 0.4 * fm(f * 3, 0.5, 1.5)
    hum = filt(hum, "low", sweep(dur, 400, 1900, 1500)) * (0.75 + 0.25 * sine(line(dur, 23.0)))
    hum = hum * line(dur, (0, 0), (0.2, 1), (dur - 0.15, 0.9), (dur, 0))
    zap = grains(dur - 0.1, 14, lambda r: spark(r, 2500, 7500), "zap", 0, 0.6)
    return mix((0, drive(hum * 0.6, 2), 0.8), (0.05, zap, 0.3))


@effect("lava_sizzle", "trap")
def lava_sizzle(dur=0.8):
    """gold melts away"""
    hiss = filt(white(dur, "sizzle"), "band", sweep(dur, 6500, 2500), 0.8) * perc(
        dur, 0.004, 0.05, 3
    )
    pops = grains(dur, 22, lambda r: spark(r, 700, 3000, 0.02), "pops", 0.4)
    return mix((0, hiss, 0.9), (0, pops, 0.6), (0, thud(190, 60, 0.2), 0.6))


# ------------------------------------------------------------------ the party


@effect("party_charge", "fight")
def party_charge():
    """all strike at once"""
    blades = [
        (
            0.035 * k,
            pan(whoosh(0.14, 800, 4800 + 350 * k, 2200, q=1.4, key=("charge", k), peak=0.7), x),
        )
        for k, x in enumerate((-0.6, 0.1, -0.3, 0.4, -0.1))
    ]
    shouts = []
    for k, pitch in enumerate((150, 190, 235)):
        dur = 0.28
        voice = pulse(sweep(dur, pitch, pitch * 1.25, pitch * 1.1), 0.35)
        voice = vowel(voice, "ea", 1.0 - 0.08 * k, 4) * line(dur, (0, 0), (0.03, 1), (dur, 0))
        shouts.append((0.02 * k, pan(voice, -0.5 + 0.3 * k), 0.5))
    return reverb(mix(*blades, *shouts), 0.9, 0.2)


@effect("party_strike", "fight")
def party_strike():
    """blades and staffs land"""
    hits = []
    for k in range(4):
        bite = filt(grit(sweep(0.08, 24000, 6000)), "low", 5000.0) * perc(0.08, 0.001, 0.01)
        ring = clang(520 + 140 * k, 0.3, ("strike", k), 6)
        hits.append((0.045 * k, pan(mix((0, ring, 0.6), (0, bite, 0.7)), -0.4 + 0.27 * k)))
    return reverb(mix(*hits, (0, drive(thud(210, 50, 0.35) * 1.4), 0.9)), 0.9, 0.2)


@effect("fight_won", "prize")
def fight_won():
    """the party cheers"""
    brass = bank.PATCHES["brass"]
    call = [(0, 69, 0.1), (0.12, 69, 0.1), (0.24, 69, 0.1), (0.36, 74, 0.5)]
    horns = mix(*[(t, mix(note(brass, m, d), note(brass, m - 5, d))) for t, m, d in call])
    return echo(mix((0, horns, 0.6), (0.36, chimes((86, 90, 93), 0.05, 0.6), 0.25)), 0.13, 0.3, 0.2)


def cry(pitch, size, depth, vowels="ao"):
    """A hero's short cry over the smack of the blow."""
    dur = 0.2 + 0.1 * depth
    f = sweep(dur, pitch, pitch * 1.35, pitch * 0.7) * 2 ** (wobble(dur, 0.5, 19) / 12)
    voice = vowel(pulse(f, 0.35) + 0.15 * white(dur, "cry", pitch), vowels, size, 4.5)
    voice = voice * line(dur, (0, 0), (0.02, 1), (dur * 0.5, 0.8), (dur, 0))
    smack = filt(grit(sweep(0.08, 22000, 4000)), "low", 3200.0) * perc(0.08, 0.001, 0.01)
    return mix((0, smack, 0.5), (0, thud(210, 75, 0.12), 0.6), (0.02, voice, 1.3))


@effect("hurt_scout_1", "fight", pitch=330, size=0.82)
@effect("hurt_scout_2", "fight", pitch=370, size=0.82)
@effect("hurt_knight_1", "fight", pitch=140, size=1.15)
@effect("hurt_knight_2", "fight", pitch=158, size=1.15)
@effect("hurt_rogue_1", "fight", pitch=280, size=0.9)
@effect("hurt_rogue_2", "fight", pitch=310, size=0.9)
@effect("hurt_warrior_1", "fight", pitch=170, size=1.08)
@effect("hurt_warrior_2", "fight", pitch=190, size=1.08)
@effect("hurt_sorcerer_1", "fight", pitch=210, size=1.0)
@effect("hurt_sorcerer_2", "fight", pitch=235, size=1.0)
def hurt_hero(pitch=200, size=1.0):
    """a hero cries out"""
    return cry(pitch, size, 1.0, "ao" if pitch < 250 else "ea")
