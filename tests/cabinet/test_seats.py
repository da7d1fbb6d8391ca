from hypothesis import given
from hypothesis import strategies as st

from game.cabinet.devices import KEYBOARD, MOUSE, Device
from game.cabinet.seats import Seats

LEFT, RIGHT, NUMBERS = Device("left"), Device("right"), Device("numbers")
PAD, OTHER = Device("pad", 4), Device("pad", 5)


def seated(*devices):
    seats = Seats()
    for seat, device in enumerate(devices):
        seats.join(device, seat)
    return seats


def players(seats):
    return [seats.device(seat) for seat in range(5)]


def test_a_device_plays_one_seat_and_a_seat_has_one_device():
    seats = seated(PAD, OTHER)
    seats.join(PAD, 3)
    seats.join(OTHER, 3)
    assert players(seats) == [None, None, None, OTHER, None]
    assert seats.owner(PAD) is None
    assert seats.taken == (3,)


def test_a_second_player_on_the_keyboard_halves_it():
    assert players(seated(KEYBOARD, LEFT))[:2] == [RIGHT, LEFT]
    assert players(seated(KEYBOARD, RIGHT))[:2] == [LEFT, RIGHT]
    assert players(seated(KEYBOARD, NUMBERS))[:2] == [LEFT, NUMBERS]
    assert players(seated(KEYBOARD, LEFT, NUMBERS))[:3] == [RIGHT, LEFT, NUMBERS]
    assert players(seated(LEFT, KEYBOARD))[:2] == [LEFT, RIGHT]


def test_the_last_one_on_the_keyboard_has_all_of_it_again():
    seats = seated(KEYBOARD, LEFT, PAD)
    seats.leave(1)
    assert players(seats)[:3] == [KEYBOARD, None, PAD]


def test_who_had_a_cluster_has_it_again_when_the_neighbour_returns():
    seats = seated(NUMBERS, LEFT)
    seats.leave(1)
    assert players(seats)[0] == KEYBOARD
    seats.join(LEFT, 1)
    assert players(seats)[:2] == [NUMBERS, LEFT]
    seats.leave(1)
    seats.join(NUMBERS, 1)
    assert players(seats)[:2] == [LEFT, NUMBERS]
    seats.clear()
    seats.join(KEYBOARD, 0)
    seats.join(LEFT, 1)
    assert players(seats)[:2] == [RIGHT, LEFT]


def test_clusters_are_listened_to_where_they_play_or_may_join():
    seats = seated(LEFT)
    assert [seats.listens_to(kind) for kind in ("left", "right")] == [True, False]
    seats.joining = True
    assert seats.listens_to("right")


def test_a_lost_device_leaves_a_missing_seat_that_any_other_may_take():
    seats = seated(KEYBOARD, PAD, OTHER)
    seats.lose(PAD)
    seats.lose(Device("pad", 77))
    assert seats.missing == {1}
    assert seats.missed("this model") == ()
    seats.lose(OTHER, "this model")
    assert seats.missed("this model") == (2,)
    seats.join(OTHER, 2)
    assert seats.missed("this model") == ()
    seats.join(MOUSE, 1)
    assert seats.missing == frozenset()
    assert players(seats)[:3] == [KEYBOARD, MOUSE, OTHER]


def test_a_seat_that_is_given_up_is_not_missing():
    seats = seated(PAD)
    seats.lose(PAD)
    seats.leave(0)
    seats.leave(None)
    assert seats.missing == frozenset()


def test_seats_are_numbered_anew():
    seats = seated(KEYBOARD, PAD, OTHER)
    seats.lose(OTHER)
    seats.move({1: 0, 2: 1})
    assert players(seats)[:2] == [PAD, None]
    assert seats.missing == {1}
    seats.clear()
    assert seats.taken == ()


def test_prompts_follow_the_device_in_use_but_not_the_mouse():
    seats = seated(PAD)
    seats.use(PAD)
    seats.use(MOUSE)
    assert seats.last == PAD
    seats.lose(PAD)
    assert seats.last == KEYBOARD


def test_a_half_of_the_keyboard_that_gives_its_seat_to_a_pad_leaves_all_of_it_to_the_other():
    seats = seated(LEFT, RIGHT)
    seats.join(PAD, 0)
    assert players(seats)[:2] == [PAD, KEYBOARD]


def test_what_is_left_of_a_keyboard_stays_with_those_who_share_it():
    seats = seated(KEYBOARD, PAD, OTHER)
    seats.lose(OTHER)
    seats.share(RIGHT, 2)
    assert players(seats)[:3] == [LEFT, PAD, None]
    assert seats.common == KEYBOARD
    assert seats.owner(KEYBOARD) is None
    seats = seated(LEFT, RIGHT, PAD)
    seats.share(LEFT, 2)
    assert players(seats)[:3] == [None, RIGHT, None]
    assert seats.common == KEYBOARD


def test_the_common_device_is_the_keyboard_unless_people_have_agreed_on_another():
    seats = seated(PAD, OTHER)
    assert seats.common == KEYBOARD
    seats.share(PAD, 1)
    assert seats.common == PAD
    seats.share(MOUSE, 1)
    assert seats.common == PAD
    seats.join(PAD, 0)
    seats.join(KEYBOARD, 1)
    assert seats.common is None


DEVICES = st.sampled_from((KEYBOARD, LEFT, RIGHT, NUMBERS, MOUSE, PAD, OTHER))
SEATS = st.integers(0, 4)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("join"), DEVICES, SEATS),
        st.tuples(st.just("share"), DEVICES, SEATS),
        st.tuples(st.just("leave"), SEATS),
        st.tuples(st.just("lose"), st.sampled_from((PAD, OTHER)), st.just("model")),
        st.tuples(st.just("joining"), st.booleans()),
        st.tuples(st.just("use"), DEVICES),
        st.tuples(st.just("move"), st.permutations(range(5))),
    ),
    max_size=14,
)


def do(seats, step):
    match step:
        case "joining", on:
            seats.joining = on
        case "move", order:
            seats.move(dict(enumerate(order)))
        case name, *values:
            getattr(seats, name)(*values)


@given(STEPS)
def test_whatever_happens_no_two_seats_have_one_device_or_a_keyboard_and_a_part_of_it(steps):
    seats = Seats()
    for step in steps:
        do(seats, step)
        mine = [device for device in players(seats) if device]
        assert len(set(mine)) == len(mine)
        assert KEYBOARD not in mine or not {LEFT, RIGHT, NUMBERS} & {*mine}
        assert not seats.missing & set(seats.taken)
