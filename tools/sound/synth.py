"""The sound forge's synthesiser: oscillators, envelopes, filters, effects, instruments.

numpy only, deterministic, 44.1 kHz.  Three kinds of value run through it:

* a *curve* is a (n,) array of control values, one per sample (pitch in Hz, loudness, cutoff);
* a *sound* is a (n,) mono or (n, 2) stereo float64 array, nominally within -1..1;
* a *Patch* is an instrument: plain numbers that `note` turns into a sound.

Oscillators take their frequency as a curve, so a steady pitch, a slide and a vibrato are the
same thing: pulse(sweep(0.2, 880, 220)).  `mix` lays sounds on a time line.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

SR = 44100


# ------------------------------------------------------------------ time, pitch and curves


def samples(seconds: float) -> int:
    return int(round(seconds * SR))


@lru_cache(None)
def round_samples(seconds: float) -> int:
    """Like samples, but the nearest even count with no prime factor above 7: loops of it transform fast."""
    n = int(seconds * SR)
    smooth, todo = {2}, [2]
    while todo:
        m = todo.pop()
        fresh = {m * factor for factor in (2, 3, 5, 7) if m * factor < 2 * n} - smooth
        smooth |= fresh
        todo += fresh
    return min(smooth, key=lambda m: abs(m - n))


def hz(midi):
    """Frequency of a MIDI note number (69 = A4 = 440 Hz); also takes arrays."""
    return 440.0 * 2.0 ** ((np.asarray(midi, float) - 69.0) / 12.0)


def rng(*key) -> np.random.RandomState:
    """A random source that depends on the key alone (RandomState: its stream is frozen by numpy)."""
    return np.random.RandomState(zlib.crc32(repr(key).encode()))


def line(dur: float, *points) -> np.ndarray:
    """Straight lines through points: bare values spread evenly over dur, or (time, value) pairs."""
    if not isinstance(points[0], tuple):
        points = tuple(zip(np.linspace(0, dur, len(points)), points))
    at, value = zip(*points)
    return np.interp(np.arange(samples(dur)) / SR, at, value)


def sweep(dur: float, *points) -> np.ndarray:
    """Like line, but exponential between the points: the right shape for pitch and cutoff."""
    logs = [(p[0], np.log(p[1])) if isinstance(p, tuple) else np.log(p) for p in points]
    return np.exp(line(dur, *logs))


def perc(dur: float, attack=0.002, hold=0.0, bend=5.0) -> np.ndarray:
    """Struck envelope: rise in attack, stay for hold, fall exponentially to exactly zero at dur."""
    t = np.arange(samples(dur)) / SR
    fall = np.clip((t - attack - hold) / max(dur - attack - hold, 1e-9), 0, 1)
    return np.minimum(t / attack, 1) * (np.exp(-bend * fall) - np.exp(-bend)) / (1 - np.exp(-bend))


def adsr(gate: float, attack: float, decay: float, sustain: float, release: float) -> np.ndarray:
    """Held envelope: attack, decay to sustain until the gate ends, then release to exactly zero."""
    n, g = samples(gate + release), samples(gate)
    t = np.arange(n) / SR
    fall = sustain + (1 - sustain) * np.exp(-4.0 * np.maximum(t - attack, 0) / decay)
    level = np.where(t < attack, t / attack, fall)
    level[g:] = level[max(g - 1, 0)] * np.linspace(1, 0, n - g) ** 2
    return level


def wobble(dur: float, depth: float, rate: float, delay=0.0) -> np.ndarray:
    """Vibrato curve in semitones: a sine that fades in after delay.  Multiply Hz by 2**(w/12)."""
    t = np.arange(samples(dur)) / SR
    return (
        depth
        * np.clip((t - delay) / 0.15, 0, 1)
        * np.sin(2 * np.pi * rate * np.maximum(t - delay, 0))
    )


# ------------------------------------------------------------------ oscillators

_N, _BASE, _PER_OCTAVE = 2048, 20.0, 3  # table length, lowest table's top pitch, tables per octave


@lru_cache(None)
def _tables(shape: str) -> np.ndarray:
    """One band-limited period per third of an octave, flattened (each row repeats its first point)."""
    rows = []
    for level in range(10 * _PER_OCTAVE + 1):
        top = _BASE * 2 ** (level / _PER_OCTAVE)
        k = np.arange(1, max(1, min(int(0.92 * SR / 2 / top), _N // 2 - 1)) + 1)
        spectrum = np.zeros(_N // 2 + 1, complex)
        if shape == "saw":
            spectrum[k] = 1j * _N / (np.pi * k)
        else:  # triangle, odd harmonics only, starting from zero upwards
            spectrum[k] = -1j * (k % 2) * (1.0 - 2.0 * (k // 2 % 2)) * 4 * _N / (np.pi * k) ** 2
        row = np.fft.irfft(spectrum)
        rows.append(np.append(row, row[0]))
    return np.concatenate(rows)


def _lookup(shape: str, phase: np.ndarray, f: np.ndarray) -> np.ndarray:
    level = np.ceil(_PER_OCTAVE * np.log2(np.maximum(f, _BASE) / _BASE) - 1e-9)
    x = (phase % 1.0) * _N
    i = np.minimum(x.astype(np.int64), _N - 1)
    at = np.minimum(level, 10 * _PER_OCTAVE).astype(np.int64) * (_N + 1) + i
    table = _tables(shape)
    a = table[at]
    return a + (table[at + 1] - a) * (x - i)


def turns(f: np.ndarray, start=0.0) -> np.ndarray:
    """Phase in turns of a frequency curve."""
    return start + np.concatenate(([0.0], np.cumsum(f[:-1]))) / SR


def saw(f, start=0.5):
    return _lookup("saw", turns(f, start), f)


def tri(f, start=0.0):
    return _lookup("tri", turns(f, start), f)


def pulse(f, duty=0.5, start=0.0):
    """Pulse wave without DC for any duty (number or curve): the difference of two saws."""
    phase = turns(f, start)
    return _lookup("saw", phase, f) - _lookup("saw", phase + duty, f)


def sine(f, start=0.0):
    return np.sin(2 * np.pi * turns(f, start))


def fm(f, ratio=1.0, index=1.0, start=0.0):
    """Two-operator FM: a sine whose phase is pushed by a sine at ratio times its pitch."""
    return np.sin(2 * np.pi * turns(f, start) + index * sine(f * ratio, start * ratio))


def white(dur: float, *key) -> np.ndarray:
    return rng("white", *key).uniform(-1, 1, samples(dur))


@lru_cache(None)
def _shift_register(tap: int, length: int) -> np.ndarray:
    reg, out = 1, np.empty(length)
    for i in range(length):
        out[i] = 1.0 - 2.0 * (reg & 1)
        reg = (reg >> 1) | (((reg ^ (reg >> tap)) & 1) << 14)
    return out - out.mean()


def grit(f, short=False):
    """Console noise: a 15-bit shift register clocked at f Hz; short gives the metallic buzz."""
    register = _shift_register(6, 93) if short else _shift_register(1, 32767)
    return register[turns(f).astype(np.int64) % len(register)]


# ------------------------------------------------------------------ filters and effects


def _response(kind: str, f: np.ndarray, cutoff, q: float) -> np.ndarray:
    s = 1j * f / cutoff
    top = {"low": 1.0, "high": s * s, "band": s / q}[kind]
    return top / (1 + s / q + s * s)


def filt(x: np.ndarray, kind: str, cutoff, q=0.707, circular=False) -> np.ndarray:
    """Two-pole low / high / band pass.  A cutoff curve sweeps it (mono sounds only)."""
    n = len(x)
    if np.ndim(cutoff) == 0:
        size = n if circular else 1 << (n + 4096 - 1).bit_length()
        h = _response(kind, np.fft.rfftfreq(size, 1 / SR), cutoff, q)
        h = h if x.ndim == 1 else h[:, None]
        return np.fft.irfft(np.fft.rfft(x, size, axis=0) * h, size, axis=0)[:n]
    frame, hop, size = 512, 128, 2048  # overlapping windows, each with the cutoff of its centre
    padded = np.concatenate((np.zeros(frame), x, np.zeros(frame)))
    starts = np.arange(0, len(padded) - frame + 1, hop)
    window = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(frame) / frame)) / 2.0
    blocks = padded[starts[:, None] + np.arange(frame)] * window
    centre = np.asarray(cutoff)[np.clip(starts - frame // 2, 0, n - 1)][:, None]
    h = _response(kind, np.fft.rfftfreq(size, 1 / SR)[None], centre, q)
    blocks = np.fft.irfft(np.fft.rfft(blocks, size, axis=1) * h, size, axis=1)
    out = np.zeros(len(padded) + size)
    for at, block in zip(starts, blocks):
        out[at : at + size] += block
    return out[frame : frame + n]


def crush(x: np.ndarray, bits=6.0, hold=1) -> np.ndarray:
    """Fewer bits, and every hold-th sample only: the sound of a cheap converter."""
    steps = 2.0 ** (bits - 1)
    return np.round(x[np.arange(len(x)) // hold * hold] * steps) / steps


def drive(x: np.ndarray, amount=2.0) -> np.ndarray:
    return np.tanh(amount * x) / np.tanh(amount)


def stereo(x: np.ndarray) -> np.ndarray:
    return x if x.ndim == 2 else np.stack((x, x), axis=1) * np.sqrt(0.5)


def pan(x: np.ndarray, where) -> np.ndarray:
    """Place a mono sound: -1 left, 0 centre, 1 right, equal power; where may be a curve."""
    angle = (np.clip(where, -1, 1) + 1) * np.pi / 4
    return np.stack((x * np.cos(angle), x * np.sin(angle)), axis=1)


def mix(*layers) -> np.ndarray:
    """Lay sounds on a time line: each layer is a sound, (at, sound) or (at, sound, gain)."""
    layers = [x if isinstance(x, tuple) else (0.0, x) for x in layers]
    wide = any(x[1].ndim == 2 for x in layers)
    out = np.zeros((max(samples(x[0]) + len(x[1]) for x in layers), 2))
    for at, x, *gain in layers:
        i = samples(at)
        out[i : i + len(x)] += stereo(x) * (gain[0] if gain else 1.0)
    return out if wide else out[:, 0] * np.sqrt(2)


def echo(
    x: np.ndarray, delay: float, feedback=0.4, wet=0.3, dark=3500.0, circular=False
) -> np.ndarray:
    """Ping-pong delay added to a sound; circular lets the tail of a loop run into its start."""
    d = samples(delay)
    repeats = int(np.ceil(np.log(0.01) / np.log(feedback)))
    out = stereo(x) if circular else np.pad(stereo(x), ((0, repeats * d), (0, 0)))
    soft = filt(out, "low", dark, circular=circular)
    for k in range(1, repeats + 1):
        side = np.array([1.0, 0.45] if k % 2 else [0.45, 1.0])
        out = out + np.roll(soft, k * d, axis=0) * side * wet * feedback ** (k - 1)
    return out


@lru_cache(None)
def _hall(seconds: float) -> np.ndarray:
    """Stereo impulse response: a few early reflections, then noise whose treble dies first."""
    n = samples(seconds)
    t = np.arange(n)[:, None] / SR
    noise = rng("hall", seconds).uniform(-1, 1, (n, 2)) * np.minimum(t / 0.02, 1)
    low, high = filt(noise, "low", 900.0), filt(noise, "high", 3500.0)
    tail = (
        low * np.exp(-6.9 * t / seconds)
        + (noise - low - high) * np.exp(-8.5 * t / seconds)
        + 0.7 * high * np.exp(-16 * t / seconds)
    )
    tail = filt(tail, "high", 180.0) * np.linspace(1, 0, n)[:, None] ** 0.5
    tail /= np.sqrt((tail**2).sum(axis=0))
    for k, (ms, side) in enumerate([(11, 0), (17, 1), (23, 0), (31, 1), (43, 0)]):
        tail[samples(ms / 1000), side] += 0.30 * 0.8**k
    return tail


def reverb(x: np.ndarray, seconds=1.2, wet=0.25, circular=False) -> np.ndarray:
    """Stone-hall reverb added to a sound (FFT convolution with _hall)."""
    dry, hall = stereo(x), _hall(seconds)
    n = len(dry) if circular else len(dry) + len(hall)
    size = n if circular else 1 << (n - 1).bit_length()
    if circular and len(hall) > n:
        raise ValueError("loop shorter than its reverb")
    spec = np.fft.rfft(dry, size, axis=0) * np.fft.rfft(hall, size, axis=0)
    tail = np.fft.irfft(spec, size, axis=0)[:n]
    return np.pad(dry, ((0, n - len(dry)), (0, 0))) + wet * tail


def limit(x: np.ndarray, ceiling=0.84, circular=False) -> np.ndarray:
    """Look-ahead peak limiter: gain bends smoothly (about 10 ms) so that no sample passes ceiling."""
    block, reach = 32, 14
    n = len(x)
    peak = np.abs(x) if x.ndim == 1 else np.abs(x).max(axis=1)
    blocks = np.pad(peak, (0, -n % block)).reshape(-1, block).max(axis=1)
    if blocks.max() <= ceiling:
        return x
    need = np.minimum(1.0, ceiling / np.maximum(blocks, 1e-9))
    need = np.pad(need, 2 * reach + 2, mode="wrap" if circular else "edge")
    held = np.lib.stride_tricks.sliding_window_view(need, 2 * reach + 3).min(axis=1)
    bell = np.hanning(2 * reach + 3)[1:-1]
    gain = np.convolve(held, bell / bell.sum(), mode="valid")
    at = (np.arange(n) + 0.5) / block - 0.5  # block centres -> samples
    gain = np.interp(at, np.arange(-1, len(gain) - 1), gain)
    gain = np.minimum(gain, ceiling / np.maximum(peak, 1e-9))
    return x * (gain if x.ndim == 1 else gain[:, None])


def settle(x: np.ndarray, fade=0.004, floor=8e-4, lead=0.003) -> np.ndarray:
    """Finish a one-shot: no DC or rumble, silent tail cut off, ends faded so nothing clicks, and a breath of
    silence before it, without which Vorbis smears a hard attack over the start of the file."""
    x = filt(x, "high", 28.0)
    loud = np.flatnonzero(
        (np.abs(x) if x.ndim == 1 else np.abs(x).max(axis=1)) > floor * np.abs(x).max()
    )
    x = x[: min(len(x), loud[-1] + samples(0.01))].copy()
    ramp = np.linspace(0, 1, samples(fade))
    ramp = ramp if x.ndim == 1 else ramp[:, None]
    x[-len(ramp) :] *= ramp[::-1]
    return np.concatenate((np.zeros((samples(lead),) + x.shape[1:]), x))


# ------------------------------------------------------------------ instruments


@dataclass(frozen=True)
class Patch:
    """An instrument.  Times in seconds, pitches in semitones, cutoff in Hz."""

    wave: str = "pulse"  # pulse saw tri sine fm grit metal
    duty: float = 0.5
    pwm: float = 0.0  # how far the duty moves
    pwm_rate: float = 0.7
    ratio: float = 1.0  # fm: modulator pitch over carrier pitch
    index: float = 0.0  # fm: brightness at its peak
    index_attack: float = 0.001
    index_decay: float = 0.2
    index_sustain: float = 0.0  # share of the index that stays
    attack: float = 0.003
    decay: float = 0.3
    sustain: float = 0.7
    release: float = 0.08
    bend: float = 0.0  # start this far off pitch ...
    bend_time: float = 0.04  # ... and arrive about here
    vib: float = 0.0
    vib_rate: float = 5.6
    vib_delay: float = 0.22
    arp: tuple = ()  # offsets cycled through
    arp_rate: float = 50.0
    octave: int = 0
    unison: float = 0.0  # cents to two more oscillators, above and below
    cut: float = 0.0  # low-pass; 0 = off
    cut_track: float = 0.0  # 1 = cutoff follows the key (around C4)
    cut_env: float = 0.0  # octaves the cutoff starts above cut
    cut_time: float = 0.15
    q: float = 0.8
    breath: float = 0.0  # share of noise blown in with the attack
    bits: float = 0.0  # bit-crush; 0 = off
    gain: float = 1.0


def _voice(p: Patch, f: np.ndarray, t: np.ndarray, start=0.0) -> np.ndarray:
    if p.wave == "pulse":
        duty = p.duty + p.pwm * np.sin(2 * np.pi * p.pwm_rate * t) if p.pwm else p.duty
        return pulse(f, duty, start)
    if p.wave == "fm":
        decay = p.index_sustain + (1 - p.index_sustain) * np.exp(-3 * t / p.index_decay)
        bright = np.minimum(1, 500 / f) ** 0.5  # tame the sidebands of high notes
        return fm(f, p.ratio, p.index * bright * decay * np.minimum(t / p.index_attack, 1), start)
    if p.wave in ("grit", "metal"):
        return grit(f * 8, short=p.wave == "metal")
    return {"saw": saw, "tri": tri, "sine": sine}[p.wave](f, start)


@lru_cache(4096)
def note(p: Patch, midi: float, gate: float, slide_from: float | None = None) -> np.ndarray:
    """Play one note of a patch for gate seconds (plus its release); mono.  Cached: do not write to it."""
    dur = gate + p.release
    t = np.arange(samples(dur)) / SR
    pitch = midi + 12.0 * p.octave + p.bend * np.exp(-4 * t / p.bend_time)
    if slide_from is not None:
        pitch = pitch + (slide_from - midi) * np.exp(-t / 0.025)
    if p.vib:
        pitch = pitch + wobble(dur, p.vib, p.vib_rate, p.vib_delay)
    if p.arp:
        pitch = pitch + np.asarray(p.arp, float)[(t * p.arp_rate).astype(int) % len(p.arp)]
    f = np.broadcast_to(hz(pitch), t.shape)
    y = _voice(p, f, t)
    if p.unison:  # two softer neighbours, unevenly apart, so that they never cancel the first
        apart = 2 ** (p.unison / 1200)
        y = 0.72 * y + 0.16 * (_voice(p, f * apart, t, 0.31) + _voice(p, f / apart**0.7, t, 0.67))
    if p.breath:
        air = filt(
            rng("breath", p.wave, midi).uniform(-1, 1, len(t)), "band", float(hz(midi + 12)), 1.5
        )
        y = y + p.breath * air * (0.25 + np.exp(-t / 0.05))
    if p.cut:
        cutoff = p.cut * 2 ** (p.cut_track * (midi - 60) / 12)
        if p.cut_env:
            cutoff = np.minimum(cutoff * 2 ** (p.cut_env * np.exp(-3 * t / p.cut_time)), 18000)
        y = filt(y, "low", cutoff, p.q)
    y = y * adsr(gate, p.attack, p.decay, p.sustain, p.release) * p.gain
    return crush(y, p.bits) if p.bits else y
