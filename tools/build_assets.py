"""Draw the game's pictures anew: `python tools/build_assets.py [sprites|ui|rooms] [--check]`.

Needs the extra `forge` (numpy and pillow); the game itself does not. Without a part all three
are built; after `rooms` the keys of single rooms may follow. `--check` draws nothing and says
whether the files are what the drawing code made.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = {"sprites": "assets/sprites", "ui": "assets", "rooms": "assets/rooms"}


def main(arguments: list[str] | None = None) -> int:
    """Build or check one part or all of them; 0 when all is well."""
    parser = argparse.ArgumentParser(description="Draw the game's pictures anew.")
    parser.add_argument("part", nargs="?", choices=PARTS, help="what to draw; all without it")
    parser.add_argument("keys", nargs="*", metavar="ROOM", help="only these rooms, such as troll")
    parser.add_argument("--check", action="store_true", help="only say whether all is as built")
    chosen = parser.parse_args(arguments)
    if chosen.keys and (chosen.part != "rooms" or chosen.check):
        parser.error("single rooms can only be named to build them: rooms KEY ...")
    sys.path.insert(0, str(ROOT))
    parts = [chosen.part] if chosen.part else list(PARTS)
    try:
        return max([_run(part, chosen.keys, check=chosen.check) for part in parts])
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2


def _run(part: str, keys: list[str], *, check: bool) -> int:
    try:
        module = importlib.import_module(f"tools.forge.build_{part}")
    except ModuleNotFoundError as missing:
        if missing.name not in {"numpy", "PIL"}:
            raise
        print("The forge needs numpy and pillow: pip install numpy pillow", file=sys.stderr)
        return 2
    out = ROOT / PARTS[part]
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
