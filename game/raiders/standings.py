"""The final count in order and in words: who stands where, and why. From a view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.raiders.say import capital

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.cabinet.locale import Locale
    from game.raiders.rules.view import Outcome, View

TARGET = 20
FATAL = 10


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat in the count; ``rank`` is None where it does not count.

    ``fate``: ``stone`` (Medusa), ``faint`` (the most wounds), ``fallen`` (ten wounds) or empty.
    """

    seat: int
    hero: str
    coins: int
    wounds: int
    rank: int | None
    fate: str


def ended(view: View) -> Outcome:
    """How the game of ``view`` ended.

    Raises:
        ValueError: it has not ended.
    """
    if view.over is None:
        raise ValueError("The game is not over.")
    return view.over


def standings(view: View) -> tuple[Standing, ...]:
    """Every seat, the winners first, those who do not count last."""
    over = ended(view)
    fates = {seat: _fate(view, over, seat) for seat in range(len(view.seats))}
    counted = [seat for seat, fate in fates.items() if not fate]
    merit = {seat: (-view.seats[seat].coins, view.seats[seat].wounds) for seat in fates}
    ranks = {seat: 1 + sum(merit[other] < merit[seat] for other in counted) for seat in counted}
    rows = [
        Standing(seat, who.character, who.coins, who.wounds, ranks.get(seat), fates[seat])
        for seat, who in enumerate(view.seats)
    ]
    return tuple(sorted(rows, key=lambda row: (row.rank or 9, merit[row.seat], row.seat)))


def _fate(view: View, over: Outcome, seat: int) -> str:
    if view.seats[seat].out:
        return "stone"
    if seat in over.fainted:
        return "faint"
    if (
        view.mode in ("duo", "solo")
        and view.seats[seat].wounds >= FATAL
        and seat not in over.winners
    ):
        return "fallen"
    return ""


def names(locale: Locale, rows: Iterable[Standing]) -> str:
    """``the Knight and the Rogue``, each with its article."""
    return locale.join(tuple(locale.say(f"character.{row.hero}.the") for row in rows))


def headline(locale: Locale, view: View) -> str:
    """What the plaque says at the end, in capitals."""
    over = ended(view)
    if view.mode == "solo":
        return locale.say(f"results.plaque.{_solo_key(view)}")
    if not over.winners:
        return locale.say("results.plaque.nobody")
    if len(over.winners) > 1:
        return locale.say("results.plaque.shared")
    name = locale.say(f"character.{view.seats[over.winners[0]].character}.the")
    return locale.say("results.plaque.wins", name=name.upper())


def _solo_key(view: View) -> str:
    if ended(view).reason != "count":
        return "lost"
    return "full" if view.seats[0].coins >= TARGET else "out"


def wounds_sentence(locale: Locale, view: View) -> str | None:
    """Who is out of the count for its wounds, and why; None where nobody can be."""
    rows = standings(view)
    faint = [row for row in rows if row.fate == "faint"]
    if ended(view).reason != "count" or view.mode in ("duo", "solo"):
        return None
    if not faint:
        return locale.say("results.no_faint")
    who = capital(names(locale, faint))
    return locale.say("results.faint", n=len(faint), names=who, wounds=faint[0].wounds)


def stone_sentence(locale: Locale, view: View) -> str | None:
    """Whom Medusa turned to stone, if she did."""
    stone = [row for row in standings(view) if row.fate == "stone"]
    if not stone or view.mode == "solo":
        return None
    return locale.say("results.stone", n=len(stone), names=capital(names(locale, stone)))


def summary(locale: Locale, view: View) -> str:
    """All of it in short: who is out, then why the winners won."""
    short = []
    for fate in ("stone", "faint"):
        rows = [row for row in standings(view) if row.fate == fate]
        if rows and ended(view).winners and view.mode != "solo":
            who = capital(names(locale, rows))
            short.append(locale.say(f"results.short.{fate}", n=len(rows), names=who))
    return " ".join((*short, verdict(locale, view)))


def verdict(locale: Locale, view: View) -> str:
    """Why the winners won, or why nobody did, in a sentence."""
    over, rows = ended(view), standings(view)
    if view.mode == "solo":
        return _solo_verdict(locale, view)
    winners = [row for row in rows if row.seat in over.winners]
    if not winners:
        return locale.say("results.nobody")
    who, first = capital(names(locale, winners)), winners[0]
    if over.reason == "wounds":
        return _duo_wounds(locale, names(locale, winners), [row for row in rows if row.fate])
    if len(winners) > 1:
        return locale.say("results.shared", names=who, coins=first.coins, wounds=first.wounds)
    if over.reason == "medusa":
        return locale.say("results.last", name=who)
    rivals = [row for row in rows if row.rank and row is not first and row.coins == first.coins]
    key = "results.by_wounds" if rivals else "results.by_coins"
    return locale.say(key, name=who, n=first.coins, wounds=first.wounds)


def _duo_wounds(locale: Locale, who: str, losers: list[Standing]) -> str:
    if not losers:
        return locale.say("results.duo_both")
    return locale.say("results.duo_wounds", name=who, loser=capital(names(locale, losers)))


def _solo_verdict(locale: Locale, view: View) -> str:
    over, me = ended(view), view.seats[0]
    if over.reason == "medusa":
        return locale.say("results.solo.stone", n=me.coins)
    if over.reason == "wounds":
        return locale.say("results.solo.fallen", n=me.coins)
    return locale.say("results.solo.full" if me.coins >= TARGET else "results.solo.out", n=me.coins)
