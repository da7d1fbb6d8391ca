"""Cards and menus."""

from __future__ import annotations

from . import bank
from .blocks import blip, blips, clang, effect, thud, tick, whoosh
from .synth import echo, filt, hz, line, mix, note, pan, perc, pulse, white


@effect("ui_move", "ui", midi=81, dur=0.045)
def ui_tick(midi=81, dur=0.045):
    """tick"""
    return blip(midi, dur, 0.25, 5)


@effect("ui_confirm", "ui", notes=(76, 83), step=0.055)
@effect("ui_cancel", "ui", notes=(76, 69), step=0.055)
@effect("player_join_1", "card", notes=(62, 69, 74, 76), step=0.05)
@effect("player_join_2", "card", notes=(64, 71, 76, 78), step=0.05)
@effect("player_join_3", "card", notes=(66, 73, 78, 80), step=0.05)
@effect("player_join_4", "card", notes=(67, 74, 79, 81), step=0.05)
@effect("player_join_5", "card", notes=(69, 76, 81, 83), step=0.05)
def ui_notes(notes, step=0.055):
    """blip"""
    y = blips(notes, step, 0.11, 0.25)
    return echo(y, 0.09, 0.3, 0.25) if len(notes) > 3 else y


@effect("card_value_1", "card", midi=62)
@effect("card_value_2", "card", midi=65)
@effect("card_value_3", "card", midi=67)
@effect("card_value_4", "card", midi=69)
@effect("card_value_5", "card", midi=74)
def card_value(midi=62):
    """a card shows its number"""
    return mix(
        note(bank.PATCHES["lute"], midi + 12, 0.25),
        (0, blip(midi + 24, 0.1, 0.125), 0.25),
        (0, tick(2600, 0.012, "value"), 0.5),
    )


@effect("ui_error", "ui")
def ui_error():
    """refused"""
    buzz = pulse(line(0.09, float(hz(45))), 0.5) + 0.6 * pulse(line(0.09, float(hz(46))), 0.5)
    buzz = filt(buzz, "low", 2400.0) * perc(0.09, 0.003, 0.05, 3)
    return mix(buzz, (0.12, buzz))


@effect("menu_swoosh", "ui")
def menu_swoosh(dur=0.28):
    """swish"""
    return pan(whoosh(dur, 700, 3800, 1200, key="menu", peak=0.25), line(dur, -0.7, 0.7))


@effect("card_select", "card")
def card_select(midi=79):
    """a card slides forward

    The same for every card: choices are secret, so the sound must not tell them apart."""
    slide = whoosh(0.07, 3000, 6500, q=0.9, key="slide", peak=0.3)
    return mix(
        (0, slide, 0.8),
        (0.015, blip(midi, 0.07, 0.125), 0.7),
        (0.05, blip(midi + 5, 0.06, 0.125), 0.5),
    )


@effect("card_seal", "card")
def card_seal():
    """a card is sealed"""
    stamp = mix(thud(190, 68, 0.16), (0, filt(white(0.05, "wax"), "low", 1400.0) * perc(0.05), 0.8))
    latch = mix((0, clang(1900, 0.09, "latch", 5)), (0.035, clang(1450, 0.12, "latch", 5)))
    return mix((0, stamp, 1.1), (0.07, latch, 0.45), (0.10, blips((62, 69), 0.05, 0.12, 0.5), 0.35))


@effect("card_reveal", "card", pitch=0)
def card_reveal(pitch=0):
    """the cards turn over"""
    flick = whoosh(0.11, 900, 5200, 2600, key="flip", peak=0.7)
    return mix(
        (0, flick),
        (0.10, tick(2600, 0.02, "snap"), 1.6),
        (0.10, thud(240, 120, 0.07), 0.5),
        (0.12, blips((74 + pitch, 81 + pitch, 86 + pitch), 0.04, 0.12), 0.35),
    )


@effect("card_deal", "card")
def card_deal(count=5):
    """cards are dealt"""

    def one(i):
        return mix(
            (0, whoosh(0.06, 2500, 6000, q=0.8, key=("deal", i), peak=0.4)),
            (0.05, tick(2200, 0.012, i)),
        )

    return mix(*[(i * 0.085, pan(one(i), -0.5 + i / max(count - 1, 1)), 0.9) for i in range(count)])
