"""Lets the tests of the rules import their helper ``dealing`` by name."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
