"""Make the game's pictures and sounds: `build_assets.py [sprites|ui|rooms|sounds] [--check]`.

Needs the extra `forge` (numpy, pillow, soundfile); the game itself does not. Without a part all
are built; after `rooms` or `sounds` the names of single ones may follow. `--check` makes nothing
and says whether the files are what the code made.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = {
    "sprites": ("tools.forge.build_sprites", "assets/sprites"),
    "ui": ("tools.forge.build_ui", "assets"),
    "rooms": ("tools.forge.build_rooms", "assets/rooms"),
    "sounds": ("tools.sound.build", "assets"),
}
"""Each part: the module that makes it, and the folder it goes to."""
IN_PIECES = ("rooms", "sounds")


def main(arguments: list[str] | None = None) -> int:
    """Build or check one part or all of them; 0 when all is well."""
    parser = argparse.ArgumentParser(description="Make the game's pictures and sounds.")
    parser.add_argument("part", nargs="?", choices=PARTS, help="what to make; all without it")
    parser.add_argument("keys", nargs="*", metavar="NAME", help="only these rooms or sounds")
    parser.add_argument("--check", action="store_true", help="only say whether all is as built")
    chosen = parser.parse_args(arguments)
    if chosen.keys and (chosen.part not in IN_PIECES or chosen.check):
        parser.error("only rooms and sounds can be named, to build them: rooms KEY ...")
    sys.path.insert(0, str(ROOT))
    parts = [chosen.part] if chosen.part else list(PARTS)
    try:
        return max([_run(part, chosen.keys, check=chosen.check) for part in parts])
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2


def _run(part: str, keys: list[str], *, check: bool) -> int:
    try:
        module = importlib.import_module(PARTS[part][0])
    except ModuleNotFoundError as missing:
        if missing.name not in {"numpy", "PIL", "soundfile"}:
            raise
        print("The forge needs the extra `forge`: pip install .[forge]", file=sys.stderr)
        return 2
    out = ROOT / PARTS[part][1]
    if not check:
        module.build(out, *([tuple(keys)] if keys else []))
        print(f"{part}: built")
        return 0
    wrong = module.check(out)
    for sentence in wrong:
        print(f"{part}: {sentence}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
