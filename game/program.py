"""What the program is called, and what was typed to start it."""

from __future__ import annotations

import os

NAME = "dungeon-arcade"
TYPED = "DUNGEON_ARCADE_COMMAND"
"""The variable in which ``tools/play.py``, which starts the program, tells how it was started."""


def typed() -> str:
    """The command as it was typed, for sentences that name it."""
    return os.environ.get(TYPED) or NAME
