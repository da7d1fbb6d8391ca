"""Draw the game's pictures anew: `python tools/build_assets.py [sprites|ui|rooms] [--check]`.

Needs the extra `forge` (numpy and pillow); the game itself does not. Without a name every part
is built. `--check` draws nothing and says whether the files are what the drawing code made.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = {"sprites": "assets/sprites", "ui": "assets/ui", "rooms": "levels/raiders"}


def main(arguments: list[str] | None = None) -> int:
    """Build or check the named parts; 0 when all is well."""
    parser = argparse.ArgumentParser(description="Draw the game's pictures anew.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of: {', '.join(PARTS)}")
    parser.add_argument("--check", action="store_true", help="only say whether all is as built")
    chosen = parser.parse_args(arguments)
    for part in chosen.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}; choose from {', '.join(PARTS)}")
    sys.path.insert(0, str(ROOT))
    return max(_run(part, chosen.check) for part in chosen.parts or PARTS)


def _run(part: str, check: bool) -> int:
    try:
        module = importlib.import_module(f"tools.forge.build_{part}")
    except ModuleNotFoundError as missing:
        if missing.name in ("numpy", "PIL"):
            print("The forge needs numpy and pillow: pip install numpy pillow", file=sys.stderr)
            return 2
        raise
    out = ROOT / PARTS[part]
    if not check:
        module.build(out)
        print(f"{part}: built into {PARTS[part]}")
        return 0
    wrong = module.check(out)
    for sentence in wrong:
        print(f"{part}: {sentence}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
