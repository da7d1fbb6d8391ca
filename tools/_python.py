"""Say no to a Python that is too old.

This file, play.py and test.py have no syntax newer than Python 2.7, so that an old Python can
get as far as the sentence.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)


def refuse_old_python(version=None):
    """Leave with one sentence when `version` (of the running Python) is too old for the game."""
    version = tuple(version or sys.version_info)
    if version[:2] < OLDEST:
        sys.exit(
            "Dungeon Arcade needs Python %d.%d or newer and this is Python %d.%d: %s."
            % (OLDEST + version[:2] + (_advice(),))
        )


def _advice():
    """Name a newer Python of this machine to start with, or else ask for one."""
    for minor in range(20, OLDEST[1] - 1, -1):
        name = "python3.%d" % minor
        if _starts(name):
            return "start it with %s instead" % name
    return "install a newer one and start it with that"


def _starts(name):
    """Tell whether a command of this name is on the machine and is more than a dead link."""
    try:
        with open(os.devnull, "w") as nowhere:
            return subprocess.call([name, "-c", ""], stdout=nowhere, stderr=nowhere) == 0
    except OSError:
        return False
