"""Builds ``assets/ui`` and ``assets/fonts``: everything the interface draws that is not plain rectangles.

``build(out)`` writes PNG sheets of the master palette, ``index.json`` (piece -> sheet, x, y, w, h)
and ``stamp.json``: a hash of the sources and of every file written, so that a test can tell a
stale build. The same sources give the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from .ui import atlas, glyphs, pieces

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


def _write_json(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


def _build_fonts(out: Path) -> None:
    index = {}
    for style, (picture, entries) in glyphs.sheets().items():
        (out / f"{style}.png").write_bytes(atlas.png(picture, glyphs.ROLES))
        index[style] = entries
    _write_json(out / "index.json", index)


def build(out: Path) -> None:
    """Write ``out/ui`` and ``out/fonts`` anew."""
    from .ui import backdrops

    folders = out / "ui", out / "fonts"
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
    _build_fonts(out / "fonts")
    ui = out / "ui"
    index = atlas.save(ui, "pieces", pieces.icons() | pieces.portraits() | pieces.furniture() | backdrops.bars())
    index |= atlas.save(ui, "cards", pieces.cards())
    for sheet, pictures in backdrops.sheets().items():
        index |= atlas.save(ui, sheet, pictures)
    _write_json(ui / "index.json", index)
    _write_json(ui / "stamp.json", {"sources": source_hash(), "files": file_hashes(*folders)})


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
