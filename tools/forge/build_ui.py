"""Builds ``assets/ui`` and ``assets/fonts``: everything the interface draws that is not plain rectangles.

``build(out)`` writes PNG sheets of the master palette, ``index.json`` (piece -> sheet, x, y, w, h)
and ``stamp.json``: a hash of the sources and of every file written, so that a test can tell a
stale build. The same sources give the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from .ui import atlas, backdrops, glyphs, pieces

FORGE = Path(__file__).resolve().parent
SOURCES = ("palette", "pixfont", "forge", "rig", "turn", "heroes", "props", "room", "build_ui")


def source_hash() -> str:
    """A hash of the modules that the interface is drawn by."""
    files = [FORGE / f"{name}.py" for name in SOURCES] + sorted((FORGE / "ui").glob("*.py"))
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def file_hashes(*folders: Path) -> dict[str, str]:
    """``folder/file -> hash`` of everything built into ``folders``, the stamp itself left out."""
    files = [file for folder in folders for file in sorted(folder.iterdir()) if file.name != "stamp.json"]
    return {f"{file.parent.name}/{file.name}": hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n").encode()


def font_files() -> dict[str, bytes]:
    """The font: a sheet of every style, and where its glyphs lie."""
    files, index = {}, {}
    for style, (picture, entries) in glyphs.sheets().items():
        files[f"{style}.png"] = atlas.png(picture, glyphs.ROLES)
        index[style] = entries
    return files | {"index.json": _json(index)}


def ui_files() -> dict[str, bytes]:
    """The sheets of the interface, and where its pieces lie."""
    sheets = {
        "pieces": pieces.icons() | pieces.portraits() | pieces.furniture() | backdrops.bars(),
        "cards": pieces.cards(),
        **backdrops.sheets(),
    }
    files, index = {}, {}
    for name, pictures in sheets.items():
        sheet, places = atlas.pack(pictures)
        files[f"{name}.png"] = atlas.png(sheet)
        index |= {piece: [name, *place] for piece, place in places.items()}
    return files | {"index.json": _json(index)}


def build(out: Path) -> None:
    """Write ``out/ui`` and ``out/fonts`` anew, once everything is drawn."""
    sources = source_hash()
    drawn = {"ui": ui_files(), "fonts": font_files()}
    for folder, files in drawn.items():
        (out / folder).mkdir(parents=True, exist_ok=True)
        for old in (out / folder).iterdir():
            if old.name not in files:
                old.unlink()
        for name, data in files.items():
            (out / folder / name).write_bytes(data)
    stamp = {"sources": sources, "files": file_hashes(out / "ui", out / "fonts")}
    (out / "ui" / "stamp.json").write_bytes(_json(stamp))


def check(out: Path) -> list[str]:
    """What is wrong with the files of an earlier build, in sentences; empty when all is as built."""
    stamp_file = out / "ui" / "stamp.json"
    if not stamp_file.is_file():
        return ["The interface is not built; run python tools/build_assets.py ui."]
    stamp, wrong = json.loads(stamp_file.read_text("utf-8")), []
    if stamp["sources"] != source_hash():
        wrong.append("The drawing code has changed since the build; run python tools/build_assets.py ui.")
    found = file_hashes(out / "ui", out / "fonts")
    for name in sorted(stamp["files"].keys() | found.keys()):
        if stamp["files"].get(name) != found.get(name):
            wrong.append(f"assets/{name} is not what the build wrote.")
    return wrong


if __name__ == "__main__":
    build(FORGE.parents[1] / "assets")
