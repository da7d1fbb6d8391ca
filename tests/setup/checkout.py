"""A checkout in small: the real play.py and test.py around a project that needs no network."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_PROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""

_BACKEND = """\
import zipfile
from pathlib import Path

INFO = "dungeon_arcade-0.dist-info/"


def build_editable(folder, settings=None, metadata=None):
    name = "dungeon_arcade-0-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder, name), "w") as wheel:
        wheel.writestr("checkout.pth", str(Path(__file__).parent))
        wheel.writestr(
            INFO + "METADATA",
            "Metadata-Version: 2.1\\nName: dungeon-arcade\\nVersion: 0\\nProvides-Extra: test\\n",
        )
        wheel.writestr(INFO + "WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\n")
        wheel.writestr(INFO + "RECORD", "")
    return name
"""

_MODULE = """\
import os
import sys

print(os.path.basename(os.path.dirname(__file__)), sys.argv[1:], os.getcwd())
"""


@dataclass(frozen=True)
class Checkout:
    """A folder with the two commands in it, and a way to run them as a person would."""

    root: Path

    def command(self, name: str, *arguments: str) -> list[str]:
        return [sys.executable, str(self.root / "tools" / f"{name}.py"), *arguments]

    def run(self, name: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(name, *arguments),
            capture_output=True,
            check=False,
            text=True,
            timeout=120,
            cwd=self.root.parent,
            env=plain_environment() | variables,
        )

    @property
    def environment(self) -> Path:
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        return self.environment / "dungeon-arcade.json"


def plain_environment() -> dict[str, str]:
    """Return our variables without those that tell pip or Python where to look."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PIP_", "PYTHON", "VIRTUAL_ENV"))
    } | {"PIP_CONFIG_FILE": os.devnull}


def make_checkout(root: Path) -> Checkout:
    """Lay out a small checkout in a folder that does not exist yet."""
    (root / "tools").mkdir(parents=True)
    for name in ["__init__.py", "_python.py", "_setup.py", "play.py", "test.py"]:
        shutil.copy(ROOT / "tools" / name, root / "tools")
    (root / "pyproject.toml").write_text(
        f'{_PROJECT}\n[project]\nname = "dungeon-arcade"\nversion = "0"\n'
        "[project.optional-dependencies]\ntest = []\n"
    )
    (root / "backend.py").write_text(_BACKEND)
    for name in ["game", "pytest"]:
        (root / name).mkdir()
        (root / name / "__main__.py").write_text(_MODULE)
    return Checkout(root)
