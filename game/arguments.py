"""The command line, read by argparse, with its complaints in one sentence."""

from __future__ import annotations

import argparse
from typing import NoReturn

from game import program

LONGEST_WORD = 40  # characters of what is refused that the sentence repeats


def whole(text: str) -> int:
    """A whole number from 0 on, on the command line: a ``type`` for :meth:`Parser.add_argument`.

    Raises:
        argparse.ArgumentTypeError: it is none; the text says so.
    """
    refused = repr(text[:LONGEST_WORD])
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{refused} is not a whole number") from None
    if number < 0:
        raise argparse.ArgumentTypeError(f"{refused} is less than 0")
    return number


class Parser(argparse.ArgumentParser):
    """An argparse parser of one of the commands: what it refuses is one line and exit status 2."""

    def __init__(self, command: str, description: str | None) -> None:
        """A parser for ``dungeon-arcade <command>``."""
        super().__init__(
            prog=f"{program.typed()} {command}", description=description, allow_abbrev=False
        )

    def error(self, message: str) -> NoReturn:
        """End the program with one sentence."""
        self.exit(2, f"{self.prog}: {message}\n")
