"""The command ``dungeon-arcade``: play, text, replay, referee, arena."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from game import program, streams

COMMANDS = {
    "play": "game.app",
    "text": "game.raiders.text_table",
    "replay": "game.raiders.retell",
    "referee": "game.referee",
    "arena": "game.arena",
}
"""Each command and the module whose ``main(arguments)`` it is, imported only when asked for."""

USAGE = """usage: {typed} [command] [--help] [arguments of the command]

commands:
  play         play in a window (what happens without a command)
  text         play in a plain terminal
  replay FILE  tell a recorded game again
  referee      judge games that another program plays, line by line
  arena        let bots play many games against each other

{typed} --version tells the version."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code: 2 for a command line that makes no sense."""
    words = sys.argv[1:] if arguments is None else arguments
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    streams.fill_missing()
    return streams.guarded(program.typed(), lambda: _obey(words))


def _obey(words: list[str]) -> int:
    if words[:1] in (["--help"], ["-h"]):
        print(USAGE.format(typed=program.typed()))
        return 0
    if words[:1] == ["--version"]:
        print(f"{program.NAME} {_version()}")
        return 0
    named = bool(words) and not words[0].startswith("-")
    return _run(words[0] if named else "play", words[1:] if named else words)


def _run(command: str, arguments: list[str]) -> int:
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        return _complain(f"there is no command {command!r}; there are {known}", 2)
    try:
        code: int = _load(COMMANDS[command]).main(arguments)
    except ModuleNotFoundError as error:
        if (error.name or "game").split(".")[0] == "game":
            raise
        return _complain(f"the package {error.name} is not installed", 1)
    return code


def _complain(sentence: str, code: int) -> int:
    print(f"{program.typed()}: {sentence}.", file=sys.stderr)
    return code


def _load(module: str) -> ModuleType:
    """Import a command's module; what is made meanwhile stays, so no garbage is looked for."""
    gc.disable()
    try:
        with _no_resources():
            return import_module(module)
    finally:
        gc.freeze()
        gc.enable()


@contextmanager
def _no_resources() -> Iterator[None]:
    """Hide ``importlib.resources`` from pygame, which can do without.

    It would take a tenth of the time from the command to the first picture.
    """
    name = "importlib.resources"
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]  # the way to hide a module
    try:
        yield
    finally:
        del sys.modules[name]


def _version() -> str:
    # Slow to import, and only ever needed here.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version(program.NAME)
    except PackageNotFoundError:
        return "(not installed)"


if __name__ == "__main__":
    sys.exit(main())
