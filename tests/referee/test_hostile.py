"""Lines that hypothesis makes up: the referee answers each, and a refusal changes nothing."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from game.referee import OPERATIONS, Session, _digest, answer, encode

WORDS = [
    *OPERATIONS, "raiders", "standard", "tactical", "duo", "solo", "random", "careful", "medusa",
    "dragon", "knight", "torch", "ball", "key", "sword", "1", "5", "0", "2", "UUDUD",
]  # fmt: skip
FIELDS = [
    "op", "id", "game", "mode", "seats", "seed", "seat", "moves", "record", "bot", "deal", "health",
    "boss_finale", "coins", "wounds", "items", "rooms", "levels", "attack", "map", "characters",
    "options", "log", "digest", "0", "1", "2", "light",
]  # fmt: skip

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-1, 6)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(WORDS)
    | st.text(max_size=6)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=3), inner, max_size=5)
    ),
    max_leaves=12,
)
requests = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6)
likely = st.builds(
    lambda known, op, rest: {**known, **rest, "op": op},
    st.just({"game": "raiders", "mode": "standard", "seats": 3, "seed": 1, "seat": 0}),
    st.sampled_from(list(OPERATIONS)),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=3),
)
VALID = json.dumps({"op": "step", "moves": {"0": "1", "1": "2", "2": "3"}, "id": 5}).encode()


def fresh():
    session = Session()
    new = {"op": "new", "game": "raiders", "mode": "standard", "seats": 3, "seed": 9}
    assert answer(session, json.dumps(new).encode())["ok"]
    return session


def check(line):
    session = fresh()
    table, before = session.table, session.table.describe()
    told = answer(session, line)
    text = encode(told)
    assert text.endswith(b"\n")
    assert text.count(b"\n") == 1
    assert json.loads(text)["ok"] is told["ok"]
    if not told["ok"]:
        assert session.table is table
        assert table.describe() == before
        assert table.sealed == frozenset()
        assert 0 < len(told["error"]) < 400
        assert "failed" not in told["error"]
        assert "\n" not in told["error"]


@given(st.binary(max_size=200))
def test_any_bytes(line):
    check(line)


@given(st.text(max_size=100))
def test_any_text(text):
    check(text.encode("utf-8", "surrogatepass"))


@given(values)
def test_any_json(value):
    check(json.dumps(value).encode())


@settings(max_examples=300)
@given(requests | likely)
def test_any_request(request):
    check(json.dumps(request).encode())


@given(st.integers(0, len(VALID) - 1), st.binary(max_size=3))
def test_a_request_with_some_bytes_changed(place, other):
    check(VALID[:place] + other + VALID[place + len(other) :])


@given(st.integers(0, 3000), st.sampled_from(["[", '{"a":']))
def test_any_depth(depth, opening):
    closing = "]" if opening == "[" else "}"
    step = '"op": "step", "moves": {"0": "1", "1": "2", "2": "3"}'
    check(f'{{{step}, "id": {opening * depth}1{closing * depth}}}'.encode())


@settings(max_examples=200)
@given(st.data())
def test_any_change_to_a_record(data):
    """A record with one value replaced, under a digest that fits it: loaded whole or refused."""
    session = fresh()
    answer(session, VALID)
    saved = json.loads(json.dumps(answer(session, b'{"op": "save"}')["record"]))
    del saved["digest"]
    place, key = saved, data.draw(st.sampled_from(sorted(saved)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
    place[key] = data.draw(values)
    check(json.dumps({"op": "load", "record": saved | {"digest": _digest(saved)}}).encode())
