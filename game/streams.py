"""The standard streams: what a command does when one is missing, or breaks while it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

INTERRUPTED = 130  # what a shell reports of a program ended by ctrl-C


def fill_missing() -> None:
    """Put the null device where the program was started without a standard stream."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            null = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - for good
            setattr(sys, name, null)


def print_line(line: str, stream: TextIO) -> None:
    """Print a line at once; what the encoding of ``stream`` lacks becomes a question mark."""
    encoding = stream.encoding or "utf-8"
    print(line.encode(encoding, "replace").decode(encoding), file=stream, flush=True)


def guarded(program: str, run: Callable[[], int]) -> int:
    """The exit code of ``run``, whatever becomes of its output meanwhile.

    A reader that has gone ends it quietly, a full disk or another failure with one sentence.
    """
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return 0
    except OSError as error:
        _give_up_output()
        where = f"{error.filename}: " if error.filename else ""
        with suppress(OSError):
            print(f"{program}: {where}{error.strerror or error}.", file=sys.stderr)
        return 1


def _give_up_output() -> None:
    """Keep the interpreter from writing out, as it ends, what nobody can take."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
