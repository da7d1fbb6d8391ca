"""Every sound and tune of the game, written to `assets/sounds/` and `assets/music/`.

What has not changed since the last build, by the stamp, is not rendered again.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np

from . import bank, blocks, meters, ogg, score, sfx, synth

HERE = Path(__file__).resolve().parent
SCORES = HERE / "scores"
STAMP = "sounds/stamp.json"
EFFECT, JINGLE, LOOP = 0.4, 0.35, 0.12
"""How much of its bits Vorbis spends, from 0 to 1: a loop is heard under all else."""

DEEPER = {"dungeon_walk": "deep_walk", "choose_your_card": "deep_choice"}
"""Tunes that also sound from the third level on: lower, and faster."""
LOWER, FASTER = -2, 1.09


@dataclass(frozen=True)
class Work:
    """One sound to make: its file, what it is made from, how it is rendered and encoded."""

    file: str
    sources: bytes
    render: Callable[[], np.ndarray]
    quality: float

    @property
    def made(self) -> str:
        """A hash of what it is made from."""
        return hashlib.sha256(self.sources + repr(self.quality).encode()).hexdigest()[:16]


def works() -> dict[str, Work]:
    """Every sound of the game by its name, still to be rendered."""
    out = {name: _effect(name) for name in sfx.EFFECTS}
    for tune in tunes().values():
        out[tune.name] = _tune(tune)
    for name, deep in DEEPER.items():
        tune = tunes()[name]
        out[deep] = _tune(replace(tune, name=deep, tempo=tune.tempo * FASTER), LOWER)
    return out


@cache
def tunes() -> dict[str, score.Tune]:
    """Every written tune by its name."""
    return {
        tune.name: tune
        for path in sorted(SCORES.glob("*.tune"))
        for tune in score.load(path).values()
    }


def build(out: Path, only: tuple[str, ...] = ()) -> None:
    """Make what changed anew in the assets folder `out`; `only` names what to make in any case."""
    todo, old = works(), _stamp(out)
    for name in only:
        if name not in todo:
            raise ValueError(f"There is no sound {name!r}.")
    stamp = {}
    for name, work in todo.items():
        known, path = old.get(work.file, {}), out / work.file
        if name in only or known.get("made") != work.made or known.get("file") != _hash(path):
            known = _make(work, path)
            print(f"  {work.file}: {path.stat().st_size // 1000} kB", flush=True)
        stamp[work.file] = known
    for path in _present(out).values():
        if path.relative_to(out).as_posix() not in stamp:
            path.unlink()
    text = json.dumps(dict(sorted(stamp.items())), indent=1) + "\n"
    (out / STAMP).write_text(text, encoding="utf-8")


def check(out: Path) -> list[str]:
    """What is wrong with the files in `out`: one sentence each, none when they are as built."""
    stamp = _stamp(out)
    if not stamp:
        return [f"{out / STAMP} cannot be read: build the sounds"]
    made = {work.file: work.made for work in works().values()}
    present = _present(out)
    wrong = [f"{file} is missing" for file in sorted(made.keys() - present.keys())]
    wrong += [f"{file} was not built" for file in sorted(present.keys() - made.keys())]
    for file in sorted(made.keys() & present.keys()):
        known = stamp.get(file, {})
        if known.get("made") != made[file]:
            wrong.append(f"{file}: what it is made from changed since the build")
        elif known["file"] != _hash(present[file]):
            wrong.append(f"{file} is not what was built")
    return wrong


def pcm_hash(samples: np.ndarray) -> str:
    """The hash by which the stamp knows a rendered sound."""
    return hashlib.sha256(samples.tobytes()).hexdigest()


def _make(work: Work, path: Path) -> dict[str, str]:
    samples = ogg.pcm(work.render())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(ogg.encode(samples, work.quality))
    return {"made": work.made, "pcm": pcm_hash(samples), "file": _hash(path)}


def _effect(name: str) -> Work:
    effect = sfx.EFFECTS[name]
    own = f"{effect.group} {effect.recipe.keywords} {sfx.GROUPS[effect.group]}"
    code = _code(synth, bank, meters, blocks, *sfx.MODULES)
    return Work(f"sounds/{name}.ogg", code + own.encode(), lambda: sfx.make(name), EFFECT)


def _tune(tune: score.Tune, lower: int = 0) -> Work:
    sources = _code(synth, bank, meters, score) + f"{tune.text} {tune.tempo} {lower}".encode()
    folder, quality = ("music", LOOP) if tune.loop else ("sounds", JINGLE)
    file = f"{folder}/{tune.name}.ogg"
    return Work(file, sources, lambda: score.render(tune, lower), quality)


@cache
def _code(*modules: object) -> bytes:
    """The modules' source, without the comments' line ends of another system."""
    return "".join(inspect.getsource(module) for module in modules).encode()


def _stamp(out: Path) -> dict[str, dict[str, str]]:
    try:
        found: dict[str, dict[str, str]] = json.loads((out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _present(out: Path) -> dict[str, Path]:
    paths = [path for folder in ("sounds", "music") for path in (out / folder).glob("*.ogg")]
    return {path.relative_to(out).as_posix(): path for path in paths}


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
