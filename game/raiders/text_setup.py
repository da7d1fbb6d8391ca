"""The questions before a game in the terminal; what the command line says is not asked."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, cast

from game.arguments import Parser, whole
from game.cabinet import locale
from game.raiders.bots import BOTS
from game.raiders.rules.cards import CHARACTERS, HEALTH, MODES
from game.raiders.session import PERSON, GameSetup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.raiders.rules.cards import Mode
    from game.raiders.terminal import Terminal

USAGE_ERROR = 2
SAVES = "The terminal and the window each keep a saved game of their own."


def ask_setup(terminal: Terminal, asked: argparse.Namespace, seed: int) -> GameSetup:
    """A set-up from the command line's words and, for the rest, the person's answers."""
    mode = asked.mode or _ask_mode(terminal)
    if mode == "solo":
        return _ask_solo(terminal, asked, seed)
    seats = asked.seats or _ask_seats(terminal, mode)
    return GameSetup(mode, seats, seed, characters=asked.characters)


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
    characters = asked.characters or (_ask_character(terminal),)
    return GameSetup("solo", asked.seats or (PERSON,), seed, health, finale, characters)


def _ask_character(terminal: Terminal) -> str:
    say = terminal.locale.say
    names = {key: say(f"character.{key}.name") for key in CHARACTERS}
    return terminal.choose(say("text.choose_character"), names)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for; the program ends with a sentence where it makes no sense."""
    parser = Parser("text", f"Play Dungeon Raiders in a plain terminal. {SAVES}")
    _add_options(parser)
    asked = parser.parse_args(arguments)
    asked.characters = tuple(asked.characters.split(",")) if asked.characters else None
    if strange := [name for name in asked.characters or () if name not in CHARACTERS]:
        parser.error(f"There is no character {strange[0]!r}; choose of {', '.join(CHARACTERS)}.")
    if asked.seats:
        asked.seats = tuple(asked.seats.split(","))
        asked.mode = asked.mode or "standard"
        if problem := check_seats(asked.mode, asked.seats):
            parser.error(problem)
    return asked


def _add_options(parser: Parser) -> None:
    parser.add_argument("--lang", choices=locale.LANGUAGES, default=locale.system_language())
    parser.add_argument("--mode", choices=tuple(MODES))
    parser.add_argument(
        "--seats", metavar="WHO,WHO,...", help="person, random or careful for each seat"
    )
    parser.add_argument(
        "--characters", metavar="WHO,WHO,...", help="a draft: each seat's character, all different"
    )
    parser.add_argument("--seed", type=whole, help="the same seed deals the same game")
    parser.add_argument("--health", type=whole, choices=HEALTH, help="solo: points of life")
    parser.add_argument(
        "--boss-finale",
        action=argparse.BooleanOptionalAction,
        help="solo: a boss in the last room",
    )
    saved = parser.add_mutually_exclusive_group()
    saved.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the saved game"
    )
    saved.add_argument("--new", action="store_true", help="give the saved game up without a word")
