"""Chance: SplitMix64, so that a seed means the same game for ever, in any language.

The generator's whole state is one 64-bit number, kept in the game's state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Rng:
    """A stream of chance; ``state`` is all there is to it and may be saved."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Start at ``seed``; any integer will do, its lowest 64 bits count."""
        self.state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 <= n < 2**64 (Steele, Lea and Flood's SplitMix64)."""
        self.state = state = (self.state + _STEP) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A number 0 <= n < ``bound``, all equally likely (to within ``bound`` / 2**64)."""
        return self.next() * bound >> 64

    def choice(self, options: Sequence[T]) -> T:
        """One of ``options``."""
        return options[self.next() * len(options) >> 64]

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """``count`` different ones of ``options``, in random order (Fisher and Yates).

        One 64-bit number serves up to eight cards: its fraction is multiplied up card by card,
        which for decks of at most forty is fair to within one part in a million.
        """
        deck = list(options)
        left, fraction = len(deck), 0
        for place in range(count):
            if not place % 8:
                fraction = self.next()
            fraction *= left
            left -= 1
            pick = place + (fraction >> 64)
            fraction &= _MASK
            deck[place], deck[pick] = deck[pick], deck[place]
        return deck[:count]
