"""Music as text.  A .tune file holds one or more tunes; `load` parses it, `render` plays it.

    tune     dungeon_walk            ; a semicolon starts a comment
    title    Lanterns Below
    tempo    92                      ; quarter notes per minute
    meter    4/4
    key      A dorian                ; scale for the degrees below, and for the lint
    order    A A2 B C                ; patterns in playing order
    loop     yes                     ; no = one-shot with its tail
    loudness -18                     ; LUFS of the finished tune
    echo     3/4 35                  ; delay in quarter notes, feedback in percent
    room     1.4                     ; reverb seconds
    voice    lead   flute+bell       ; a lane and its instrument(s) from bank.py, then options:
             ; level dB against the tune's reference, pan -100..100, echo/room send in percent,
             ; low = lowest pitch for chord tones, gate = percent of the length that sounds,
             ; or any field of synth.Patch, e.g. duty 0.25

    pattern  A                       ; optionally followed by: tempo 80
      chords | Am      | D       |   ; the harmony of each bar
      lead   | a4 - - e5 d - c - | b4 . [c5 b] a |
      lead   | ...                   ; the same lane again: its next bars
      bass   | 1 . 5 . | % |         ; chord degrees, and % for "the bar before again"
      drums  = A                     ; the lane as in pattern A

A bar is divided evenly among its cells, whatever their number; [ ] divides one cell further.
Cells:   c4 f#5 bb3   a pitch (the octave may be left out: it stays)
         1 3 5 7 8    a degree of the current chord; 0 is its bass note (C/E: E)
         ^1 ^2 ^3     the chord's tones counted upwards from the voice's `low`: smooth arpeggios
         -            hold            .      rest          x*3      the same as x x x
         a+c          together        ' ,    octave up, down
         ! ?          loud, soft      :      short         ~        slide from the note before
         >            let it die away (a long release)
Drum lanes (instrument `drums`): letters of bank.DRUMS, several together in one cell, e.g. kh.
A lane shorter than its pattern repeats.  lane:70 plays the lane at 70 percent in this pattern.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from . import bank, meters, synth
from .synth import SR, Patch, round_samples, samples

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
NAMES = "C C# D Eb E F F# G G# A Bb B".split()
MODES = {
    "ionian": 0,
    "major": 0,
    "dorian": 1,
    "phrygian": 2,
    "lydian": 3,
    "mixolydian": 4,
    "aeolian": 5,
    "minor": 5,
}
# fmt: off
CHORDS = {
    "": (0, 4, 7), "m": (0, 3, 7), "5": (0, 7), "dim": (0, 3, 6), "aug": (0, 4, 8), "sus2": (0, 2, 7),
    "sus4": (0, 5, 7), "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11), "mmaj7": (0, 3, 7, 11), "7sus4": (0, 5, 7, 10), "dim7": (0, 3, 6, 9), "m7b5": (0, 3, 6, 10),
    "add9": (0, 2, 4, 7), "madd9": (0, 2, 3, 7), "7b9": (0, 1, 4, 7, 10),
}
# fmt: on


class ScoreError(ValueError):
    pass


@dataclass(frozen=True)
class Chord:
    root: int
    tones: tuple
    bass: int
    name: str

    @staticmethod
    def parse(text: str) -> Chord:
        m = re.fullmatch(r"([A-G][#b]?)([^/]*)(?:/([A-G][#b]?))?", text)
        if not m or m[2] not in CHORDS:
            raise ScoreError(f"unknown chord {text!r}")
        root = pitch_class(m[1])
        return Chord(root, CHORDS[m[2]], pitch_class(m[3]) if m[3] else root, text)

    @property
    def classes(self) -> set:
        return {(self.root + i) % 12 for i in self.tones} | {self.bass}


@dataclass
class Voice:
    name: str
    patches: tuple  # empty: drums
    level: float = 0.0
    pan: float = 0.0
    echo: float = 0.0
    room: float = 0.0
    low: int = 57
    gate: float = 0.94


@dataclass
class Pattern:
    name: str
    tempo: float | None = None
    lanes: dict = field(default_factory=dict)  # lane -> [bar text]
    loud: dict = field(default_factory=dict)  # lane -> gain


@dataclass
class Note:
    at: float  # seconds
    length: float  # seconds
    pitch: float | str  # MIDI number, or a drum letter
    loud: float = 1.0
    slide: float | None = None
    chord: Chord | None = None
    fade: bool = False


@dataclass
class Tune:
    name: str
    title: str = ""
    tempo: float = 120.0
    beats: float = 4.0  # quarter notes per bar
    key: tuple = (0, (0, 2, 4, 5, 7, 9, 11))
    order: list = field(default_factory=list)
    loop: bool = True
    loudness: float = -18.0
    echo: tuple = (0.75, 0.35)
    room: float = 1.4
    voices: dict = field(default_factory=dict)
    patterns: dict = field(default_factory=dict)
    text: str = ""


def pitch_class(name: str) -> int:
    return (STEPS[name[0].lower()] + name.count("#", 1) - name.count("b", 1)) % 12


def midi_number(text: str) -> int:
    m = re.fullmatch(r"([a-g])([#b]?)(-?\d)", text)
    if not m:
        raise ScoreError(f"not a pitch: {text!r}")
    return 12 * (int(m[3]) + 1) + STEPS[m[1]] + {"": 0, "#": 1, "b": -1}[m[2]]


def pitch_name(midi: float) -> str:
    return f"{NAMES[int(midi) % 12]}{int(midi) // 12 - 1}"


# ------------------------------------------------------------------ reading


def load(path) -> dict[str, Tune]:
    """All tunes of a .tune file by name."""
    tunes: dict[str, Tune] = {}
    tune = pattern = None
    for number, raw in enumerate(Path(path).read_text().splitlines(), 1):
        words = raw.split(";")[0].split()
        if not words:
            continue
        try:
            if words[0] == "tune":
                tune, pattern = Tune(words[1]), None
                tunes[tune.name] = tune
            elif tune is None:
                raise ScoreError("expected 'tune NAME' first")
            elif words[0] == "pattern":
                pattern = Pattern(words[1], float(words[3]) if words[2:3] == ["tempo"] else None)
                tune.patterns[pattern.name] = pattern
            elif pattern is None:
                _header(tune, words)
            else:
                _lane(tune, pattern, raw.split(";")[0].strip())
        except (ScoreError, ValueError, KeyError, IndexError) as error:
            raise ScoreError(f"{path}:{number}: {error}") from error
        tune.text += raw + "\n"
    return tunes


def _header(tune: Tune, words: list) -> None:
    key, rest = words[0], words[1:]
    if key == "title":
        tune.title = " ".join(rest)
    elif key == "order":
        tune.order += rest
    elif key in ("tempo", "loudness", "room"):
        setattr(tune, key, float(rest[0]))
    elif key == "loop":
        tune.loop = rest[0] == "yes"
    elif key == "meter":
        top, bottom = rest[0].split("/")
        tune.beats = int(top) * 4 / int(bottom)
    elif key == "key":
        scale, turn = (0, 2, 4, 5, 7, 9, 11), MODES[rest[1]]
        steps = tuple((scale[(i + turn) % 7] - scale[turn]) % 12 for i in range(7))
        tune.key = (pitch_class(rest[0]), steps)
    elif key == "echo":
        top, _, bottom = rest[0].partition("/")
        tune.echo = (float(top) / float(bottom or 1), float(rest[1]) / 100)
    elif key == "voice":
        options = dict(zip(rest[2::2], rest[3::2]))
        voice = Voice(
            rest[0],
            () if rest[1] == "drums" else tuple(bank.PATCHES[n] for n in rest[1].split("+")),
        )
        for name, value in options.items():
            if name == "level":
                voice.level = float(value)
            elif name in ("pan", "echo", "room", "gate"):
                setattr(voice, name, float(value) / 100)
            elif name == "low":
                voice.low = midi_number(value)
            elif name in Patch.__dataclass_fields__:
                kind = type(getattr(Patch(), name))
                voice.patches = tuple(replace(p, **{name: kind(value)}) for p in voice.patches)
            else:
                raise ScoreError(f"unknown voice option {name!r}")
        tune.voices[voice.name] = voice
    else:
        raise ScoreError(f"unknown line {key!r}")


def _lane(tune: Tune, pattern: Pattern, text: str) -> None:
    m = re.match(r"(\w+)(?::(\d+))?\s*([|=])", text)
    if not m:
        raise ScoreError(f"not a lane: {text!r}")
    name, loud, kind = m.groups()
    if name != "chords" and name not in tune.voices:
        raise ScoreError(f"no voice {name!r}")
    if loud:
        pattern.loud[name] = int(loud) / 100
    bars = pattern.lanes.setdefault(name, [])
    if kind == "=":
        source, _, lane = text[m.end() :].strip().partition(".")
        bars += tune.patterns[source].lanes[lane or name]
        return
    octave = None
    for bar in text[m.end() :].strip().strip("|").split("|"):
        bar = bar.strip()
        if re.fullmatch(r"%\d?", bar):
            back = int(bar[1:] or 1)
            if back > len(bars):
                raise ScoreError(f"{bar} has no bar to repeat")
            bar = bars[-back]
        elif (
            name != "chords" and tune.voices[name].patches
        ):  # write out the octaves that were left out

            def spell(match):
                nonlocal octave
                octave = match[2] or octave
                if octave is None:
                    raise ScoreError(f"{match[0]!r} needs an octave")
                return match[1] + octave

            bar = re.sub(r"(?<![\w^#])([a-g][#b]?)(\d?)", spell, bar)
        bars.append(bar)


def cells(text: str, start=0.0, length=1.0):
    """Yield (cell, start, length) for a bar's text, brackets resolved."""
    tokens, stack = re.findall(r"\[|\](?:\*\d+)?|[^\s\[\]]+", text), [[]]
    for token in tokens:
        if token == "[":
            stack.append([])
        elif token[0] == "]":
            if len(stack) == 1:
                raise ScoreError(f"unbalanced ] in {text!r}")
            group = stack.pop()
            stack[-1] += [group] * int(token[2:] or 1)
        elif m := re.fullmatch(r"(.+)\*(\d+)", token):
            stack[-1] += [m[1]] * int(m[2])
        else:
            stack[-1].append(token)
    if len(stack) != 1:
        raise ScoreError(f"unbalanced [ in {text!r}")

    def walk(nodes, start, length):
        for i, node in enumerate(nodes):
            at, part = start + length * i / len(nodes), length / len(nodes)
            if isinstance(node, list):
                yield from walk(node, at, part)
            else:
                yield node, at, part

    yield from walk(stack[0], start, length)


def _pitches(tune: Tune, voice: Voice, body: str, chord: Chord | None) -> list:
    """The MIDI numbers of one cell (drum letters for a drum lane)."""
    if not voice.patches:
        for letter in body:
            if letter not in bank.DRUMS:
                raise ScoreError(f"unknown drum {letter!r}")
        return list(body)
    out = []
    for part in body.split("+"):
        m = re.fullmatch(r"(\^?)([a-g][#b]?\d|\d)([',]*)", part)
        if not m:
            raise ScoreError(f"cannot read cell {part!r}")
        shift = 12 * (m[3].count("'") - m[3].count(","))
        if not m[2].isdigit():
            out.append(midi_number(m[2]) + shift)
            continue
        if chord is None:
            raise ScoreError(f"{part!r} needs a chord")
        n = int(m[2])
        if m[1]:
            tones = [
                p for p in range(voice.low, voice.low + 48) if (p - chord.root) % 12 in chord.tones
            ]
            out.append(tones[n - 1] + shift)
        elif n == 0:
            out.append(voice.low + (chord.bass - voice.low) % 12 + shift)
        else:
            root = voice.low + (chord.root - voice.low) % 12
            out.append(root + _degree(tune, chord, n) + shift)
    return out


def _degree(tune: Tune, chord: Chord, n: int) -> int:
    octave, step = divmod(n - 1, 7)
    for tone in chord.tones:  # the chord's own third, fifth and seventh come first
        if step in {3: (2,), 4: (2,), 6: (4,), 7: (4,), 8: (4,), 9: (6,), 10: (6,), 11: (6,)}.get(
            tone, ()
        ):
            return tone + 12 * octave
    tonic, scale = tune.key
    classes = [(tonic + s) % 12 for s in scale]
    if chord.root in classes:
        return (classes[(classes.index(chord.root) + step) % 7] - chord.root) % 12 + 12 * octave
    return (0, 2, 4, 5, 7, 9, 10)[step] + 12 * octave


def perform(tune: Tune) -> tuple[dict[str, list[Note]], float, list]:
    """Unroll the order list: notes per voice, total seconds, and the bars as (start, length, chords)."""
    notes = {name: [] for name in tune.voices}
    ringing = dict.fromkeys(tune.voices, ())
    bars, now, chord = [], 0.0, None
    for name in tune.order:
        pattern = tune.patterns[name]
        bar_time = tune.beats * 60 / (pattern.tempo or tune.tempo)
        count = max(len(b) for b in pattern.lanes.values())
        for lane, texts in pattern.lanes.items():
            if count % len(texts):
                raise ScoreError(
                    f"{tune.name}: pattern {name}: {lane} has {len(texts)} of {count} bars"
                )
        for bar in range(count):
            chords = [(0.0, chord)] if chord else []
            if texts := pattern.lanes.get("chords"):
                for cell, at, _ in cells(texts[bar % len(texts)]):
                    if cell != "-":
                        chord = Chord.parse(cell)
                        chords.append((at, chord))
            bars.append((now, bar_time, chords))
            for lane, voice in tune.voices.items():
                texts = pattern.lanes.get(lane, ["."])
                gain = pattern.loud.get(lane, 1.0)
                try:
                    for cell, at, part in cells(texts[bar % len(texts)]):
                        if cell == "-":
                            for note in ringing[lane]:
                                note.length += part * bar_time
                            continue
                        before, ringing[lane] = ringing[lane], ()
                        if cell == ".":
                            continue
                        body = cell.rstrip("!?:~>")
                        marks = cell[len(body) :]
                        now_chord = next(
                            (c for start, c in reversed(chords) if start <= at + 1e-9), None
                        )
                        loud = gain * (1.3 if "!" in marks else 0.55 if "?" in marks else 1.0)
                        length = part * bar_time * (0.5 if ":" in marks else 1.0)
                        slide = before[0].pitch if "~" in marks and before else None
                        ringing[lane] = tuple(
                            Note(
                                now + at * bar_time, length, p, loud, slide, now_chord, ">" in marks
                            )
                            for p in _pitches(tune, voice, body, now_chord)
                        )
                        notes[lane] += ringing[lane]
                except ScoreError as error:
                    raise ScoreError(
                        f"{tune.name}: pattern {name}, {lane}, bar {bar + 1}: {error}"
                    ) from error
            now += bar_time
    return notes, now, bars


# ------------------------------------------------------------------ playing


def stems(tune: Tune, transpose=0) -> tuple[dict[str, np.ndarray], int]:
    """Every voice alone, dry, at its level, folded to loop length (or with its tail); and that length."""
    notes, seconds, _ = perform(tune)
    length = round_samples(seconds)
    stretch = (
        length / SR / seconds
    )  # well under a percent of tempo: nobody hears it, the FFT loves it
    out = {}
    for name, voice in tune.voices.items():
        wide = not voice.patches
        stem = np.zeros((length + 3 * SR, 2) if wide else length + 3 * SR)
        for n in notes[name]:
            at = samples(n.at * stretch)
            if wide:
                x = synth.pan(bank.drum(n.pitch), bank.DRUMS[n.pitch][2])
                stem[at : at + len(x)] += x * n.loud
                continue
            gate = round(max(n.length * voice.gate, 0.02), 4)
            for patch in voice.patches:
                patch = replace(patch, release=max(patch.release, 1.4)) if n.fade else patch
                x = synth.note(patch, n.pitch + transpose, gate, n.slide and n.slide + transpose)
                stem[at : at + len(x)] += x * n.loud
        if tune.loop:  # what rings past the end belongs to the start
            stem[: 3 * SR] += stem[length:]
            stem = stem[:length]
        if notes[name]:
            stem *= 10 ** ((-20 + voice.level - meters.loudness(stem, hop=0.4)) / 20)
        out[name] = stem
    return out, length


def render(tune: Tune, transpose=0) -> np.ndarray:
    """The finished stereo tune.  A loop is exactly its bars long, and its end runs on into its start."""
    parts, length = stems(tune, transpose)
    size = length if tune.loop else length + 3 * SR
    dry, to_echo, to_room = np.zeros((size, 2)), np.zeros((size, 2)), np.zeros((size, 2))
    for name, stem in parts.items():
        voice = tune.voices[name]
        wide = stem if stem.ndim == 2 else synth.pan(stem, voice.pan)
        dry += wide
        to_echo += wide * voice.echo
        to_room += wide * voice.room
    delay, feedback = tune.echo
    loop = tune.loop
    wet = (
        synth.echo(to_echo, delay * 60 / tune.tempo, feedback, 1.0, circular=loop)[: len(dry)]
        - to_echo
    )
    hall = (
        synth.reverb(to_room + 0.5 * wet, tune.room, 1.0, circular=loop)[: len(dry)]
        - to_room
        - 0.5 * wet
    )
    full = synth.filt(dry + wet + hall, "high", 28.0, circular=loop)
    if not loop:
        full = synth.settle(full)
    ceiling = min(0.84, 10 ** ((tune.loudness + 16.5) / 20))  # quiet tunes keep modest peaks too
    for _ in range(2):  # the limiter takes a little: measure again
        full = full * 10 ** ((tune.loudness - meters.loudness(full)) / 20)
        full = synth.limit(full, ceiling, circular=loop)
    return full


# ------------------------------------------------------------------ lint


def report(tune: Tune) -> str:
    """What a composer wants to know without hearing: length, ranges, consonance, clashes."""
    notes, seconds, bars = perform(tune)
    lines = [f"{tune.name}: {len(bars)} bars, {seconds:.1f} s, order {' '.join(tune.order)}"]
    even = (1, 2, 4, 8, 16) if tune.beats in (2, 4) else (1, 2, 3, 6, 12)
    for pattern in tune.patterns.values():
        for lane, texts in pattern.lanes.items():
            for bar, text in enumerate(texts, 1):
                top = text
                while "[" in top:
                    top = re.sub(r"\[[^][]*\]", "x", top)
                if (count := len(list(cells(top)))) not in even:
                    lines.append(
                        f"    odd bar: pattern {pattern.name}, {lane}, bar {bar} has {count} cells: {text}"
                    )
    tonal = {n: v for n, v in notes.items() if tune.voices[n].patches and v}
    scale = {(tune.key[0] + s) % 12 for s in tune.key[1]}
    beat = 60 / tune.tempo
    for name, part in tonal.items():
        strong = [n for n in part if n.chord and abs(n.at / beat - round(n.at / beat)) < 0.01]
        fits = sum(n.pitch % 12 in n.chord.classes for n in strong) / max(len(strong), 1)
        inside = sum(n.pitch % 12 in scale for n in part) / len(part)
        pitches = [n.pitch for n in part]
        leaps = sum(abs(a - b) > 12 for a, b in zip(pitches, pitches[1:]))
        lines.append(
            f"  {name:8s} {len(part):4d} notes  {pitch_name(min(pitches)):>4s}..{pitch_name(max(pitches)):4s}"
            f" chord tones on beats {fits:4.0%}  in scale {inside:4.0%}  leaps>8ve {leaps}"
        )
    rough, grid = {}, beat / 4
    for k in range(int(seconds / grid + 0.5)):
        t = (k + 0.5) * grid
        bar = next(j for j, (at, span, _) in enumerate(bars) if at <= t < at + span)
        strong = abs((t - bars[bar][0]) / beat % 2 - 0.125) < 0.01
        sounding = [
            (name, n) for name, part in tonal.items() for n in part if n.at <= t < n.at + n.length
        ]
        for i, (a, x) in enumerate(sounding):
            for b, y in sounding[i + 1 :]:
                if abs(x.pitch - y.pitch) in (1, 11, 13, 23, 25):
                    key = (
                        bar + 1,
                        a,
                        pitch_name(x.pitch),
                        b,
                        pitch_name(y.pitch),
                        x.chord.name if x.chord else "",
                    )
                    ticks, hard = rough.get(key, (0, False))
                    rough[key] = ticks + 1, hard or strong
    for (bar, a, x, b, y, chord), (ticks, hard) in rough.items():
        if hard and ticks > 1 or ticks > 4:  # passing notes on light beats are fine
            lines.append(
                f"    clash bar {bar} ({chord}): {a} {x} / {b} {y}, {ticks / 4:.2f} beats{' on a strong beat' * hard}"
            )
    return "\n".join(lines)


if __name__ == "__main__":
    for file in sys.argv[1:]:
        for loaded in load(file).values():
            print(report(loaded))
