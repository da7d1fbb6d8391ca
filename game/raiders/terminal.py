"""A plain terminal to play in: lines out, words in."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from game.streams import print_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.cabinet.locale import Locale

SCREEN_OF_LINES = 60
LONGEST_NUMBER = 4
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class InputEndedError(Exception):
    """There will be no more words: the terminal was closed or the file is at its end."""


class LeftError(Exception):
    """A person wants no more of this."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where the text table speaks and listens."""

    reading: TextIO
    writing: TextIO
    locale: Locale

    @property
    def interactive(self) -> bool:
        """Whether somebody sits there who can be asked, rather than a file that is read."""
        return self.reading.isatty()

    def say(self, key: str, /, **fields: object) -> None:
        """Print one text of the locale."""
        self.line(self.locale.say(key, **fields))

    def line(self, text: str = "") -> None:
        """Print a text; what the terminal's encoding lacks becomes a question mark.

        On a screen it is broken between words, and goes on below its own beginning.
        """
        for part in self._broken(text):
            print_line(part, self.writing)

    def _broken(self, text: str) -> list[str]:
        wide = shutil.get_terminal_size().columns if self.writing.isatty() else 0
        if not 0 < wide < len(text):
            return [text]
        indent = " " * (len(text) - len(text.lstrip()))
        width = max(wide, len(indent) + 1)
        return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)

    def ask(self) -> str:
        """One line of words, trimmed and small.

        Raises:
            InputEndedError: there is none.
        """
        self.writing.write("> ")
        self.writing.flush()
        try:
            line = self.reading.readline()
        except OSError:
            line = ""
        if not line:
            raise InputEndedError
        return line.strip().casefold()

    def clear(self) -> None:
        """Hide what stands on the screen from the next person."""
        self.writing.write(CLEAR if self.writing.isatty() else "\n" * SCREEN_OF_LINES)
        self.writing.flush()

    def quits(self, answer: str) -> bool:
        """Whether an answer is a wish to leave."""
        return answer in self.locale.say("text.word.quit").split()

    def _answer(self) -> str:
        """The answer to a question.

        Raises:
            LeftError: it is a wish to leave.
            InputEndedError: there is none.
        """
        answer = self.ask()
        if self.quits(answer):
            raise LeftError
        return answer

    def choose(self, question: str, choices: Mapping[str, str]) -> str:
        """Ask until one of ``choices`` (key to words) is named, by number, key or words."""
        keys = tuple(choices)
        self.line(question)
        for number, words in enumerate(choices.values(), 1):
            self.line(f"  {number}  {words}")
        while (picked := _picked(self._answer(), keys, tuple(choices.values()))) is None:
            numbers = ", ".join(str(number) for number in range(1, len(keys) + 1))
            self.say("text.choose_again", numbers=numbers)
        return picked

    def agree(self, question: str) -> bool:
        """Ask until the answer is yes or no."""
        yes, no = self.locale.say("text.yes").casefold(), self.locale.say("text.no").casefold()
        self.line(question)
        while True:
            answer = self._answer()
            if answer in (yes, yes[:1], "1"):
                return True
            if answer in (no, no[:1], "2"):
                return False
            self.line(f"{yes} / {no}?")


def _picked(answer: str, keys: Sequence[str], words: Sequence[str]) -> str | None:
    if answer in keys:
        return answer
    number = answer.lstrip("0")
    if number.isdecimal() and len(number) < LONGEST_NUMBER and int(number) <= len(keys):
        return keys[int(number) - 1]
    named = [key for key, word in zip(keys, words, strict=True) if _named(answer, word)]
    return named[0] if len(named) == 1 else None


def _named(answer: str, words: str) -> bool:
    return bool(answer) and words.casefold().startswith(answer)


def standard_terminal(locale: Locale) -> Terminal:
    """The terminal that the program was started in."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Terminal(sys.stdin, sys.stdout, locale)
