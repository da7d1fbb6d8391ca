"""The command line, read by argparse, with its complaints in one sentence."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """An argparse parser of one of the commands: what it refuses is one line and exit status 2."""

    def __init__(self, command: str, description: str | None) -> None:
        """A parser for ``dungeon-arcade <command>``."""
        super().__init__(
            prog=f"dungeon-arcade {command}", description=description, allow_abbrev=False
        )

    def error(self, message: str) -> NoReturn:
        """End the program with one sentence."""
        self.exit(2, f"{self.prog}: {message}\n")
