"""The saved game of the text table: gone on with, given up when asked first, or left as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.program import typed
from game.raiders.session import Session

if TYPE_CHECKING:
    import argparse

    from game.cabinet.saves import Saves
    from game.raiders.terminal import Terminal


class NoGameError(Exception):
    """No game begins; the text tells the person why, and what to do."""


def saved_session(terminal: Terminal, asked: argparse.Namespace, saves: Saves) -> Session | None:
    """The saved game if it is to go on, or None if a new one is to begin.

    Raises:
        NoGameError: it can be neither gone on with nor given up unasked.
        LeftError: a person leaves instead of answering.
        InputEndedError: nobody answers.
    """
    try:
        record = saves.load()
        session = None if record is None else Session.resume(record)
    except (OSError, ValueError) as error:
        _put_aside(terminal, asked, saves, error)
        return None
    if session is None and asked.resume:
        terminal.say("text.no_save")
    if session is None or asked.resume:
        return session
    return session if not asked.new and _goes_on(terminal) else None


def _put_aside(
    terminal: Terminal, asked: argparse.Namespace, saves: Saves, error: Exception
) -> None:
    """A save that cannot be read stays in its place until another game is wished for."""
    aside = None if asked.resume else saves.put_aside(str(error))
    if aside is None:
        raise NoGameError(terminal.locale.say("text.spoiled", file=saves.path, command=typed()))
    terminal.say("text.put_aside", file=aside)


def _goes_on(terminal: Terminal) -> bool:
    """Ask whether the unfinished game goes on; where nobody can be asked, it is kept."""
    say = terminal.locale.say
    if not terminal.interactive:
        raise NoGameError(say("text.unfinished", command=typed()))
    answers = {"continue": say("text.go_on"), "new": say("text.anew")}
    return terminal.choose(say("text.unfinished_ask"), answers) == "continue"
