"""Where the project's own files are, in a checkout and in an installed copy."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def data_root() -> Path:
    """Return the folder that holds `assets/` and `levels/`.

    A wheel carries both inside the package, in `game/_data`; a checkout (an editable install
    too) has them beside the package. The working directory plays no part.
    """
    carried = _PACKAGE / "_data"
    return carried if carried.is_dir() else _PACKAGE.parent
