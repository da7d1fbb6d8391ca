"""The questions before a game in the terminal; what the command line says is not asked."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, cast

from game.raiders.bots import BOTS
from game.raiders.rules.cards import HEALTH, MODES
from game.raiders.session import PERSON, GameSetup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.raiders.rules.cards import Mode
    from game.raiders.terminal import Terminal


def ask_setup(terminal: Terminal, asked: argparse.Namespace, seed: int) -> GameSetup:
    """A set-up from the command line's words and, for the rest, the person's answers."""
    mode = asked.mode or _ask_mode(terminal)
    if mode == "solo":
        return _ask_solo(terminal, asked, seed)
    return GameSetup(mode, asked.seats or _ask_seats(terminal, mode), seed)


def check_seats(mode: Mode, seats: Sequence[str]) -> str | None:
    """Why these players cannot play this mode, in a sentence, or None."""
    unknown = [who for who in seats if who != PERSON and who not in BOTS]
    if unknown:
        return f"There is no player {unknown[0]!r}; seats are {PERSON}, {' or '.join(BOTS)}."
    if len(seats) not in MODES[mode]:
        numbers = " or ".join(str(number) for number in MODES[mode])
        return f"The mode {mode} wants {numbers} seats, not {len(seats)}."
    return None


def _ask_mode(terminal: Terminal) -> Mode:
    say = terminal.locale.say
    modes: dict[str, str] = {
        mode: f"{say(f'mode.{mode}.name')}: {say(f'mode.{mode}.about')}" for mode in MODES
    }
    return cast("Mode", terminal.choose(say("text.choose_mode"), modes))


def _ask_seats(terminal: Terminal, mode: Mode) -> tuple[str, ...]:
    say = terminal.locale.say
    possible = MODES[mode]
    count = possible[0]
    if len(possible) > 1:
        numbers = {str(number): str(number) for number in possible}
        count = int(terminal.choose(say("text.choose_seats"), numbers))
    players = {PERSON: say("seat.human")}
    players |= {bot: f"{say('seat.bot')} - {say(f'bot.{bot}')}" for bot in BOTS}
    return tuple(
        terminal.choose(say("text.choose_seat", seat=seat), players) for seat in range(1, count + 1)
    )


def _ask_solo(terminal: Terminal, asked: argparse.Namespace, seed: int) -> GameSetup:
    say = terminal.locale.say
    health = asked.health or int(
        terminal.choose(say("text.choose_health"), {str(health): str(health) for health in HEALTH})
    )
    finale = asked.boss_finale
    if finale is None:
        finale = terminal.agree(say("text.choose_finale"))
    return GameSetup("solo", asked.seats or (PERSON,), seed, health, finale)
