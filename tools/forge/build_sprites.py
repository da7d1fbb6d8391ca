"""Everything the stage shows that moves or stands about, written to `assets/sprites/`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

from . import (
    bosses,
    bosses2,
    bosses3,
    effects,
    fixtures,
    heroes,
    monsters2,
    portraits,
    props,
    wicks,
)
from .sheets import Picture, Strip, atlas, png, sheet_grid
from .ui import icons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).resolve().parent
MONSTERS = ("goblin", "skeleton", "zombie", "snake", "thing", "troll", "dragon")
SOURCES = (
    *("palette", "forge", "turn", "rig", "heroes", "portraits"),
    *("monsters", "monsters2", "bosses", "bosses2", "bosses3"),
    *("props", "items", "fixtures", "flames", "wicks", "breath", "effects"),
    *("effects_pixels", "effects_blows", "effects_clouds", "effects_magic", "effects_things"),
    *("sheets", "build_sprites", "ui/icons"),
)
STAMP = "stamp.json"
INDEX = "index.json"


def strips() -> dict[str, Callable[[], Strip]]:
    """Every sheet by its name, still to be drawn."""
    cast = {
        **{name: _hero(name) for name in heroes.HEROES},
        **{name: _monster(name) for name in MONSTERS},
        **{name: _reference_boss(name) for name in bosses.BOSSES},
        **{name: _drawn_boss(name) for name in bosses2.BOSSES2},
        **{name: _late_boss(name) for name in bosses3.BOSSES3},
    }
    return {**cast, **fixtures.strips(), **effects.strips(), **wicks.strips()}


def pictures() -> dict[str, Picture]:
    """Every single picture by its name: a family, a slash, and what it shows."""
    return {
        **{f"emblem/{name}": props.emblem(name) for name in props.EMBLEM},
        **{f"portrait/{name}": portraits.portrait(name) for name in heroes.HEROES},
        **{f"icon/{name}": icons.icon(name) for name in sorted(icons.GRID)},
        **{f"icon/{name}_off": icons.icon(name, off=True) for name in sorted(icons.GRID)},
        **fixtures.pictures(),
    }


def build(out: Path) -> None:
    """Draw everything anew into the folder `out`; the same sources give the same bytes."""
    sources = sources_hash()  # of what is drawn here: the files may change while this runs
    out.mkdir(parents=True, exist_ok=True)
    written = dict(_files())
    for old in out.glob("*.png"):
        if old.name not in written:
            old.unlink()
    for name, data in written.items():
        (out / name).write_bytes(data)
    stamp = {
        "sources": sources,
        "files": {name: hashlib.sha256(data).hexdigest() for name, data in sorted(written.items())},
    }
    (out / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def check(out: Path) -> list[str]:
    """What is wrong with the files in `out`: one sentence each, none when they are as built."""
    try:
        stamp = json.loads((out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return [f"{out / STAMP} cannot be read: build the sprites"]
    wrong = [] if stamp["sources"] == sources_hash() else ["the drawings changed since the build"]
    present = {path.name for path in out.iterdir()} - {STAMP}
    built: dict[str, str] = stamp["files"]
    wrong += [f"{name} is missing" for name in sorted(built.keys() - present)]
    wrong += [f"{name} was not built" for name in sorted(present - built.keys())]
    return wrong + [
        f"{name} is not what was built"
        for name in sorted(present & built.keys())
        if hashlib.sha256((out / name).read_bytes()).hexdigest() != built[name]
    ]


def sources_hash() -> str:
    """One hash over all drawing code."""
    digest = hashlib.sha256()
    for name in SOURCES:
        text = (HERE / f"{name}.py").read_bytes().replace(b"\r\n", b"\n")
        digest.update(name.encode() + b"\0" + text + b"\0")
    return digest.hexdigest()


def _files() -> Iterator[tuple[str, bytes]]:
    index: dict[str, dict[str, object]] = {"sheets": {}, "images": {}}
    for name, draw in strips().items():
        grid, entry = sheet_grid(draw())
        file = name.replace("/", "_") + ".png"
        index["sheets"][name] = {"file": file, **entry}
        yield file, png(grid)
    for family, members in _families(pictures()).items():
        grid, places = atlas(members)
        file = f"atlas_{family}.png"
        index["images"].update({name: [file, *box] for name, box in places.items()})
        yield file, png(grid)
    yield INDEX, _index_text(index)


def _families(all_pictures: dict[str, Picture]) -> dict[str, dict[str, Picture]]:
    out: dict[str, dict[str, Picture]] = {}
    for name, picture in all_pictures.items():
        out.setdefault(name.split("/")[0], {})[name] = picture
    return out


def _index_text(index: dict[str, dict[str, object]]) -> bytes:
    """JSON with one line an entry, so that a change shows as one line."""
    parts = []
    for part, entries in index.items():
        lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in entries.items()]
        parts.append(f" {json.dumps(part)}: {{\n" + ",\n".join(lines) + "\n }")
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _hero(name: str) -> Callable[[], Strip]:
    return lambda: Strip(heroes.hero_frames(name), heroes.FEET, heroes.FPS)


def _monster(name: str) -> Callable[[], Strip]:
    points = monsters2.mouths() if name == "dragon" else {}
    feet = monsters2.ANCHOR[name]
    return lambda: Strip(monsters2.monster2_frames(name), feet, monsters2.FPS, points)


def _reference_boss(name: str) -> Callable[[], Strip]:
    points = bosses.MOUTH if name == "mega_dragon" else {}
    return lambda: Strip(bosses.boss_frames(name), bosses.FEET[name], bosses.FPS, points)


def _drawn_boss(name: str) -> Callable[[], Strip]:
    feet = (bosses2.CENTRE[name], bosses2.GROUND[name])
    return lambda: Strip(bosses2.boss_frames(name), feet, bosses2.FPS)


def _late_boss(name: str) -> Callable[[], Strip]:
    return lambda: Strip(bosses3.boss3_frames(name), bosses3.FEET[name], bosses3.FPS)
