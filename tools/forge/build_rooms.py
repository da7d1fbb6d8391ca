"""Every room painted from its map: `levels/raiders/*.tmx` to `assets/rooms/*.png`."""

from __future__ import annotations

import hashlib
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.cabinet.rooms import parse

from . import rooms_front
from .rooms import pictures, save
from .rooms_front import FRONT
from .rooms_props import PROPS, draw

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import numpy as np

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ROOT / "levels" / "raiders"
STAMP = "stamp.json"
SOURCES = (
    "forge palette room rooms rooms_decor rooms_fields rooms_floors rooms_front rooms_furniture "
    "rooms_machines rooms_props rooms_shelves rooms_surfaces rooms_walls wicks build_rooms"
).split()


def build(out: Path, keys: tuple[str, ...] = ()) -> None:
    """Paint the named rooms (all, if none is named), their props and what stands before them."""
    _draw_all(out / "props", {name: partial(draw, name) for name in PROPS})
    _draw_all(out / "front", {name: partial(rooms_front.draw, name) for name in FRONT})
    for path in maps(keys):
        lit, dark = pictures(parse(path))
        save(lit, out / f"{path.stem}.png")
        save(dark, out / f"{path.stem}_dark.png")
    (out / STAMP).write_text(json.dumps(stamp(out), indent=1, sort_keys=True) + "\n")


def check(out: Path) -> list[str]:
    """What differs between the maps, the painter and the pictures; empty if all is as built."""
    written = json.loads((out / STAMP).read_text()) if (out / STAMP).exists() else {}
    now = stamp(out)
    stale = [name for name in sorted({*written, *now}) if written.get(name) != now.get(name)]
    return [f"{name} has changed since the rooms were built." for name in stale]


def maps(keys: tuple[str, ...] = ()) -> list[Path]:
    """The map files of these rooms, named by key or by path; all rooms without a name."""
    found = sorted(LEVELS.glob("*.tmx"))
    wanted = {Path(key).stem for key in keys}
    unknown = wanted - {path.stem for path in found}
    if unknown:
        raise ValueError(f"There is no map of {sorted(unknown)[0]} in {LEVELS}.")
    return [path for path in found if not keys or path.stem in wanted]


def stamp(out: Path) -> dict[str, str]:
    """A digest of every map, of the painter and of every picture."""
    here = Path(__file__).resolve().parent
    named = {f"tools/{name}.py": here / f"{name}.py" for name in SOURCES}
    named |= {path.name: path for path in (*LEVELS.glob("*.tmx"), *LEVELS.glob("*.tsx"))}
    named |= {path.relative_to(out).as_posix(): path for path in out.rglob("*.png")}
    return {name: _digest(path) for name, path in sorted(named.items())}


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _draw_all(out: Path, pictures_of: Mapping[str, Callable[[], np.ndarray]]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.png"):
        if old.stem not in pictures_of:
            old.unlink()
    for name, drawn in pictures_of.items():
        save(drawn(), out / f"{name}.png")
