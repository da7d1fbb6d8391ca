#!/usr/bin/env python3
"""Play: `python3 tools/play.py [arguments of dungeon-arcade]`, with only Python installed."""

import os
import subprocess
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from tools import _python

_python.refuse_old_python()

from tools import _setup

# The program names itself in its sentences as it was called here.
words = [os.path.basename(sys.executable), sys.argv[0]]
os.environ["DUNGEON_ARCADE_COMMAND"] = subprocess.list2cmdline(words)

sys.exit(_setup.run("game", [], sys.argv[1:]))
