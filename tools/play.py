#!/usr/bin/env python3
"""Play: `python3 tools/play.py [arguments of dungeon-arcade]`, with only Python installed."""

import os
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from tools import _python

_python.refuse_old_python()

from tools import _setup

sys.exit(_setup.run("game", [], sys.argv[1:]))
