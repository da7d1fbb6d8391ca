"""The words of the set-up: what a mode is like, and what stands on the buttons of its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cabinet.locale import Locale
    from game.raiders.rules import Mode
    from game.raiders.setup_choice import Choice


def mode_words(locale: Locale, mode: Mode) -> str:
    """What a mode is called, and what it is like."""
    return f"{locale.say(f'mode.{mode}.name')}. {locale.say(f'mode.{mode}.about')}"


def option_texts(locale: Locale, choice: Choice) -> tuple[str, ...]:
    """Three options of the mode, back and start; start says who is missing."""
    say = locale.say
    start = say("setup.start" if choice.people else "setup.watch")
    if choice.missing:
        start = say("setup.missing", n=choice.missing)
    options = _solo(locale, choice) if choice.mode == "solo" else _table(locale, choice)
    return (*options, say("setup.back"), start)


def _solo(locale: Locale, choice: Choice) -> tuple[str, str, str]:
    say = locale.say
    finale = say("menu.on" if choice.boss_finale else "menu.off")
    return (
        say("setup.health", n=choice.health),
        say("setup.finale", value=finale),
        say(f"character.{choice.hero}.name"),
    )


def _table(locale: Locale, choice: Choice) -> tuple[str, str, str]:
    say = locale.say
    none = len(choice.taken) == choice.people
    bots = (
        say(f"bot.{choice.bots}") if choice.bots else say("setup.none" if none else "setup.mixed")
    )
    return (
        say("setup.players", n=len(choice.taken)),
        say("setup.bots", value=bots),
        say("setup.heroes_chosen" if choice.draft else "setup.heroes_dealt"),
    )


def useful_options(choice: Choice) -> tuple[bool, ...]:
    """For each option whether it would do anything: where all are people, none is sent away."""
    solo = choice.mode == "solo"
    players, bots = (
        solo or choice != other for other in (choice.with_players(1), choice.with_bots(1))
    )
    return players, bots, True, True, not choice.missing
