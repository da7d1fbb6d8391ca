#!/usr/bin/env python3
"""Run the tests: `python3 tools/test.py [arguments of pytest]`, with only Python installed."""

import os
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(sys.path[0])

from tools import _python

_python.refuse_old_python()

from tools import _setup

sys.exit(_setup.run("pytest", ["test"], sys.argv[1:]))
