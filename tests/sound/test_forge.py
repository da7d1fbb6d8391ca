"""The committed sounds are what the forge makes, and its instruments measure true."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from game.cabinet import cues
from tools.sound import bank, build, meters, ogg, score, sfx, synth

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SR = synth.SR
SHORT = "ui_move"

SMALL = """
tune t
tempo 120
key A minor
order A
voice lead lead low a3
voice drums drums
pattern A
  chords | Am | F C/E |
"""


def tune(tmp_path, text):
    path = tmp_path / "t.tune"
    path.write_text(text, encoding="utf-8")
    return next(iter(score.load(path).values()))


def test_committed_sounds_are_those_of_the_stamp():
    assert build.check(ASSETS) == []


def test_rendering_again_gives_the_samples_of_the_stamp():
    stamp = build._stamp(ASSETS)
    samples = ogg.pcm(sfx.make(SHORT))
    assert samples.tobytes() == ogg.pcm(sfx.make(SHORT)).tobytes()
    assert build.pcm_hash(samples) == stamp[f"sounds/{SHORT}.ogg"]["pcm"]


def test_encoding_again_gives_the_same_bytes_and_the_same_length():
    samples = ogg.pcm(sfx.make(SHORT))
    data = ogg.encode(samples, build.EFFECT)
    assert data == ogg.encode(samples, build.EFFECT)
    assert len(ogg.decode(data)) == len(samples)


def test_all_sound_is_below_ten_megabytes():
    assert sum(path.stat().st_size for path in ASSETS.glob("*/*.ogg")) < 10_000_000


def test_the_table_knows_the_length_and_the_beats_of_every_tune():
    tunes = build.tunes()
    deeper = {deep: name for name, deep in build.DEEPER.items()}
    for entry in cues.load().tunes.values():
        written = tunes[deeper.get(entry.file, entry.file)]
        _, _, bars = score.perform(written)
        steps = len(bars) * (2 if written.beats == 4 else 1)
        assert entry.step * steps == pytest.approx(entry.length, abs=0.002), entry.file
        faster = build.FASTER if entry.file in deeper else 1.0
        nominal = len(bars) * written.beats * 60 / written.tempo / faster
        assert entry.length == pytest.approx(nominal, rel=0.01), entry.file


@pytest.mark.parametrize("name", ["coin_1", "hurt_knight_1", "lunge", "card_flip_3"])
def test_an_effect_is_as_loud_as_its_group_without_clicks(name):
    x = sfx.make(name)
    assert np.isfinite(x).all()
    assert np.abs(x).max() < 0.8
    assert max(np.abs(x[0]).max(), np.abs(x[-1]).max()) < 1e-3
    assert meters.punch(x) == pytest.approx(sfx.GROUPS[sfx.EFFECTS[name].group], abs=0.5)


def test_every_effect_says_what_is_heard():
    assert all(effect.caption and effect.group in sfx.GROUPS for effect in sfx.EFFECTS.values())


def test_oscillators_are_band_limited():
    f = synth.sweep(1.0, 1661.0)
    for x in (synth.saw(f), synth.tri(f), synth.pulse(f, 0.125)):
        mag = np.abs(np.fft.rfft(x * np.blackman(len(x))))
        freq = np.fft.rfftfreq(len(x), 1 / SR)
        harmonic = np.abs((freq + 1661 / 2) % 1661 - 1661 / 2) < 8
        alias = mag[~harmonic & (freq > 40)].max() / mag.max()
        assert 20 * np.log10(alias) < -80


def test_notes_are_in_tune():
    for name in ("lead", "flute", "bass"):
        x = synth.note(replace(bank.PATCHES[name], vib=0.0), 69, 1.5)[SR // 2 : SR * 3 // 2]
        mag = np.abs(np.fft.rfft(x * np.blackman(len(x)), 4 * SR))
        freq = np.fft.rfftfreq(4 * SR, 1 / SR)
        near = (freq > 420) & (freq < 460)
        assert abs(1200 * np.log2(freq[near][mag[near].argmax()] / 440)) < 12, name


def test_the_limiter_limits():
    x = synth.white(0.5, "limit") * 3
    assert np.abs(synth.limit(x, 0.8)).max() <= 0.8 + 1e-9


def test_the_meter_is_calibrated():
    x = synth.sine(synth.line(3, 997.0))
    assert meters.loudness(np.stack((x, 0 * x), axis=1)) == pytest.approx(-3.01, abs=0.05)


def test_a_bad_cut_in_a_loop_is_noticed():
    loop = np.sin(2 * np.pi * synth.turns(synth.line(2, 220.5)))[: 400 * 200]
    assert max(meters.seam(loop).values()) < 1.01
    assert meters.seam(loop[:-60])["step"] > 3


def test_notes_are_read_from_text(tmp_path):
    lanes = "  lead | a4 - . c5 | 1 3 0 ^1+^2 |\n  drums | kh . s . |\n"
    notes, seconds, bars = score.perform(tune(tmp_path, SMALL + lanes))
    assert (seconds, len(bars)) == (4.0, 2)
    assert [(n.at, n.length, n.pitch) for n in notes["lead"][:2]] == [(0, 1, 69), (1.5, 0.5, 72)]
    assert [n.pitch for n in notes["lead"][2:]] == [65, 69, 64, 60, 64]
    assert [n.pitch for n in notes["drums"]] == ["k", "h", "s"] * 2


@pytest.mark.parametrize("line", ["  lead | h4 |", "  bass | a4 |", "  lead | [a4 b |"])
def test_a_mistake_in_a_score_is_refused(tmp_path, line):
    with pytest.raises(score.ScoreError):
        score.perform(tune(tmp_path, SMALL + line + "\n"))


def test_a_loop_has_no_seam(tmp_path):
    lanes = "  lead | a4 b c5 e5 | f5 c a4 g |\n  drums | k h s h |\n"
    x = score.render(tune(tmp_path, SMALL + lanes))
    assert max(meters.seam(x).values()) < 1.0
    assert meters.loudness(x) == pytest.approx(-18, abs=0.3)
