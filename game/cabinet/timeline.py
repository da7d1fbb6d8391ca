"""Beats on a clock: what the eye is shown after the rules have spoken.

Knows nothing of games, sprites or pygame. A beat has ``begin``, run once as it starts, and
``tick``, given its progress from 0 to 1, which may be called any number of times but always
once with 1.0. Slow, fast and skipped, a timeline makes the same calls of ``begin`` in the
same order and ends every ``tick`` at 1.0: the world it leaves behind is the same.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True, order=True)
class Beat:
    """``length`` seconds from ``start`` on the timeline's clock; ``order`` breaks ties."""

    start: float
    order: int
    length: float = field(compare=False)
    begin: Callable[[], None] | None = field(compare=False)
    tick: Callable[[float], None] | None = field(compare=False)

    @property
    def end(self) -> float:
        """When the beat is over."""
        return self.start + self.length

    def progress(self, now: float) -> float:
        """0.0 to 1.0: how much of the beat has passed."""
        return min(1.0, (now - self.start) / self.length) if self.length > 0 else 1.0


@dataclass(slots=True)
class Timeline:
    """A clock with beats on it, in seconds."""

    now: float = 0.0
    _waiting: list[Beat] = field(default_factory=list)
    _playing: list[Beat] = field(default_factory=list)
    _count: int = 0
    _last_start: float = 0.0
    _end: float = 0.0

    def then(
        self,
        length: float,
        begin: Callable[[], None] | None = None,
        tick: Callable[[float], None] | None = None,
        *,
        gap: float = 0.0,
    ) -> None:
        """Add a beat after all the others have ended, ``gap`` seconds later."""
        self._add(max(self._end, self.now) + gap, length, begin, tick)

    def along(
        self,
        length: float,
        begin: Callable[[], None] | None = None,
        tick: Callable[[float], None] | None = None,
        *,
        gap: float = 0.0,
    ) -> None:
        """Add a beat that starts ``gap`` seconds after the start of the one added last."""
        self._add(max(self._last_start, self.now) + gap, length, begin, tick)

    @property
    def busy(self) -> bool:
        """Whether a beat is playing or waiting."""
        return bool(self._waiting or self._playing)

    def advance(self, seconds: float) -> None:
        """Let time pass; beats that start, go on and end are called in the order of the clock."""
        self.now += seconds
        while self._waiting and self._waiting[0].start <= self.now:
            beat = heapq.heappop(self._waiting)
            self._finish_before(beat.start)
            self._playing.append(beat)
            if beat.begin:
                beat.begin()
        self._finish_before(self.now)
        for beat in self._playing:
            if beat.tick:
                beat.tick(beat.progress(self.now))

    def skip(self) -> None:
        """Play everything that is left at once, beats that beats add included."""
        while self.busy:
            self.advance(max(0.0, self._end - self.now))

    def _add(
        self,
        start: float,
        length: float,
        begin: Callable[[], None] | None,
        tick: Callable[[float], None] | None,
    ) -> None:
        heapq.heappush(self._waiting, Beat(start, self._count, length, begin, tick))
        self._count += 1
        self._last_start = start
        self._end = max(self._end, start + length)

    def _finish_before(self, moment: float) -> None:
        """End the beats that are over by ``moment``, the earliest end first."""
        over = sorted(
            (beat for beat in self._playing if beat.end <= moment),
            key=lambda beat: (beat.end, beat.order),
        )
        for beat in over:
            self._playing.remove(beat)
            if beat.tick:
                beat.tick(1.0)
