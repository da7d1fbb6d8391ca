"""The whole game in a plain terminal: every mode, people and bots, over ssh if need be."""

from __future__ import annotations

import contextlib
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cabinet import folders, locale
from game.cabinet.saves import Saves
from game.program import typed
from game.raiders import text_show as show
from game.raiders.rules import refusal
from game.raiders.rules.cards import MOVES
from game.raiders.rules.events import AttackDrawn, Entered, GameOver, LevelBegun
from game.raiders.say import Narrator, capital, room_rule
from game.raiders.session import GameSetup, Session
from game.raiders.terminal import InputEndedError, LeftError, Terminal, standard_terminal
from game.raiders.text_saves import NoGameError, saved_session
from game.raiders.text_setup import USAGE_ERROR, ask_setup, parse

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from game.raiders.rules.cards import Move
    from game.raiders.rules.events import Event
    from game.raiders.rules.view import View

RECAP_LINES = 30


@dataclass(slots=True)
class TextTable:
    """A session and the terminal it is played in."""

    terminal: Terminal
    session: Session
    saves: Saves
    narrator: Narrator
    recap: deque[str] = field(default_factory=lambda: deque(maxlen=RECAP_LINES))

    def play(self) -> None:
        """Play on until the game is over; one that is broken off is saved, or said not to be.

        Raises:
            LeftError: a person leaves the table.
            InputEndedError: nobody answers any more.
        """
        try:
            self._play()
        except (LeftError, InputEndedError, KeyboardInterrupt):
            self.terminal.line()
            kept = self.saves.write(self.session.record())
            if kept:
                self.terminal.say("text.saved", command=typed())
            else:
                self.terminal.say("text.not_saved")
            raise
        self.saves.clear()
        for line in show.final_count(self.terminal.locale, self.session.table.view(None)):
            self.terminal.line(line)

    def _play(self) -> None:
        while not self.session.table.over:
            self._decide()
            self.tell(self.session.table.advance())
            self.saves.write(self.session.record())

    def tell(self, events: Sequence[Event]) -> None:
        """Say what happened, and what the room ahead is like."""
        for event in self.session.table.told(events, None):
            if isinstance(event, LevelBegun | Entered | GameOver):
                self.terminal.line()
            self._tell_one(event)
        if isinstance(events[-1], Entered | AttackDrawn):
            self.show_table()

    def show_table(self) -> None:
        """The row of rooms, the room's rule and every player."""
        public = self.session.table.view(None)
        self._show(show.row(self.terminal.locale, public))
        self._show(show.status(self.terminal.locale, public))

    def _tell_one(self, event: Event) -> None:
        sentence = self.narrator.tell(event)
        self.recap.append(sentence)
        self.terminal.line(sentence)

    def _show(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.line(line)

    def _decide(self) -> None:
        """Every seat that owes a choice makes it; several people take turns behind a curtain."""
        for event in self.session.light_bots():
            self._tell_one(event)
        self.session.seal_bots()
        for seat in self.session.table.pending:
            if not self.session.is_bot(seat):
                self._curtain(seat)
                self._ask(seat)
                self._curtain_away()

    @property
    def _secretive(self) -> bool:
        """Whether several people share the screen and choose in secret."""
        return len(self.session.people) > 1 and self.session.setup.mode != "tactical"

    @property
    def _private(self) -> bool:
        """Whether only one person sees the screen while choosing."""
        return self._secretive or len(self.session.people) <= 1

    def _curtain(self, seat: int) -> None:
        if self._secretive:
            self.terminal.say("text.curtain", name=self._name(seat))
            self._wait()

    def _curtain_away(self) -> None:
        if self._secretive:
            self.terminal.say("text.curtain_away")
            self._wait()
            self.terminal.clear()

    def _name(self, seat: int) -> str:
        return show.name(self.terminal.locale, self.session.table.view(None), seat)

    def _ask(self, seat: int) -> None:
        """Ask one person until a legal move is sealed."""
        self._invite(seat)
        while seat not in self.session.table.sealed:
            self._obey(seat, self.terminal.ask())

    def _invite(self, seat: int) -> None:
        view = self.session.table.view(seat)
        legal = self.session.table.legal(seat)
        if self._private:
            self._show(show.known_rooms(self.terminal.locale, view))
        choices = show.choices(self.terminal.locale, legal)
        self.terminal.say("text.your_turn", Name=capital(self._name(seat)), choices=choices)
        self.terminal.say("text.more" if self._may_look(view) else "text.more_no_torch")

    def _obey(self, seat: int, word: str) -> None:
        """Do what a word asks for: a move, or one of the table's own words."""
        words = show.commands(self.terminal.locale)
        view = self.session.table.view(seat)
        match words.get(word, word):
            case "look":
                self._look(seat, view)
            case "torch" if "torch" not in self.session.table.legal(seat):
                self._look(seat, view)
            case "recap":
                self._show(tuple(self.recap) or (self.terminal.locale.say("text.recap_empty"),))
            case "rules":
                self.terminal.line(room_rule(self.terminal.locale, view, view.here))
            case "help":
                self.terminal.say("text.help")
            case "quit":
                self._leave()
            case "":
                self._invite(seat)
            case move if move in MOVES:
                self._seal(seat, view, move)
            case _:
                self._misunderstood(seat, word)

    def _seal(self, seat: int, view: View, move: Move) -> None:
        reason = refusal(view, seat, move)
        if reason is None:
            self.session.table.seal(seat, move)
            return
        choices = show.choices(self.terminal.locale, self.session.table.legal(seat))
        words = self.terminal.locale.say(f"refusal.{reason}")
        self.terminal.say("text.illegal", reason=words, choices=choices)

    def _misunderstood(self, seat: int, word: str) -> None:
        choices = show.choices(self.terminal.locale, self.session.table.legal(seat))
        self.terminal.say("text.not_understood", word=repr(word[:40]), choices=choices)

    def _may_look(self, view: View) -> bool:
        return view.me in view.torches and show.hides_rooms(view)

    def _look(self, seat: int, view: View) -> None:
        """Light a torch; only the seat that lights it is told what it shows."""
        if seat not in view.torches:
            self.terminal.say("refusal.no_torch")
        elif not show.hides_rooms(view):
            self.terminal.say("refusal.nothing_hidden")
        else:
            self._light(seat)

    def _light(self, seat: int) -> None:
        for event in self.session.table.light(seat):
            self.terminal.line(self.narrator.tell(event))
            self.recap.append(self.narrator.tell(self.session.table.told((event,), None)[0]))
        if not self._private:
            self.terminal.say("text.curtain_away")
            self._wait()
            self.terminal.clear()

    def _wait(self) -> None:
        """For a key; whoever wants to leave instead may."""
        if self.terminal.quits(self.terminal.ask()):
            self._leave()

    def _leave(self) -> None:
        if self.terminal.agree(self.terminal.locale.say("text.quit_ask")):
            raise LeftError


def open_table(terminal: Terminal, session: Session, saves: Saves) -> TextTable:
    """A table ready to play ``session``, with its deal or its present state told."""
    public = session.table.view(None)
    table = TextTable(terminal, session, saves, Narrator.at(terminal.locale, public))
    for line in show.players(terminal.locale, public, session.setup):
        terminal.line(line)
    if session.table.log:
        table.show_table()
    else:
        table.tell(session.table.opening)
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    """Play in the terminal; returns the exit status."""
    asked = parse(arguments)
    terminal = standard_terminal(locale.load(asked.lang))
    saves = Saves(folders.state_folder() / "raiders-text.json")
    terminal.say("text.title")
    try:
        _play_games(terminal, asked, saves)
    except ValueError as error:
        terminal.line(str(error))
        return USAGE_ERROR
    except NoGameError as error:
        terminal.line(str(error))
        return 1
    except InputEndedError:
        terminal.say("text.end_of_input")
    except (LeftError, KeyboardInterrupt):
        terminal.line()
    return 0


def _play_games(terminal: Terminal, asked: argparse.Namespace, saves: Saves) -> None:
    session = saved_session(terminal, asked, saves)
    while True:
        if session is None:
            session = Session.begin(_new_setup(terminal, asked))
        open_table(terminal, session, saves).play()
        session, asked.seed = None, None
        if not session_wanted(terminal):
            return


def session_wanted(terminal: Terminal) -> bool:
    """Whether the person wants another game; the end of the input is a no."""
    with contextlib.suppress(InputEndedError):
        return terminal.agree(terminal.locale.say("text.again"))
    return False


def _new_setup(terminal: Terminal, asked: argparse.Namespace) -> GameSetup:
    seed = asked.seed if asked.seed is not None else secrets.randbits(32)
    return ask_setup(terminal, asked, seed)
