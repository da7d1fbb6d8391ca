"""Slow, fast and skipped, a timeline leaves the same world behind."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cabinet.timeline import Timeline

BEATS = st.lists(
    st.tuples(st.booleans(), st.floats(0, 2), st.floats(0, 1)), min_size=1, max_size=12
)


def scripted(
    beats: list[tuple[bool, float, float]], trace: list[str], ends: list[float]
) -> Timeline:
    timeline = Timeline()
    for number, (then, length, gap) in enumerate(beats):
        add = timeline.then if then else timeline.along
        begin = partial(trace.append, f"begin {number}")
        add(length, begin, partial(ends.__setitem__, number), gap=gap)
    return timeline


@given(BEATS, st.floats(0.01, 0.5))
def test_skipping_and_playing_make_the_same_calls_in_the_same_order(
    beats: list[tuple[bool, float, float]], seconds: float
) -> None:
    played, skipped = [], []
    played_ends, skipped_ends = [0.0] * len(beats), [0.0] * len(beats)
    slow = scripted(beats, played, played_ends)
    while slow.busy:
        slow.advance(seconds)
    fast = scripted(beats, skipped, skipped_ends)
    fast.skip()
    assert played == skipped
    assert played_ends == skipped_ends == [1.0] * len(beats)


def test_then_waits_and_along_does_not() -> None:
    trace: list[str] = []
    timeline = Timeline()
    timeline.then(1.0, lambda: trace.append("first"))
    timeline.along(1.0, lambda: trace.append("with the first"))
    timeline.then(1.0, lambda: trace.append("after"))
    timeline.advance(0.1)
    assert trace == ["first", "with the first"]
    timeline.advance(1.0)
    assert trace[-1] == "after"


def test_a_tick_is_told_how_far_it_is() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.then(2.0, tick=seen.append)
    timeline.advance(0.5)
    timeline.advance(1.5)
    assert seen == [0.25, 1.0]
    assert not timeline.busy


def test_a_beat_added_by_a_beat_is_played_too() -> None:
    trace: list[str] = []
    timeline = Timeline()
    timeline.then(0.5, lambda: timeline.then(0.5, lambda: trace.append("child")))
    timeline.skip()
    assert trace == ["child"]


@pytest.mark.parametrize("length", [0.0, 1.0])
def test_the_last_tick_is_always_one(length: float) -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.then(length, tick=seen.append)
    timeline.advance(5)
    assert seen[-1] == 1.0
