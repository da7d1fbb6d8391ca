"""The gate between screens falls, changes in the dark, and rises; or is not there at all."""

from game.cabinet.gate import DARK, FALL, RISE, Gate
from game.cabinet.scene import Leave, Pop


def test_the_change_comes_when_it_is_down_and_is_made_only_then(context):
    made = []
    gate = Gate(context, risen=True)
    assert gate.fall(lambda: made.append(1) or Leave()) is None
    assert gate.falling
    assert gate.update(FALL) is None
    assert made == []
    assert gate.update(DARK) == Leave()
    assert not gate.falling


def test_it_covers_the_screen_at_the_end_and_uncovers_it_again(context, canvas):
    gate = Gate(context, risen=True)
    canvas.fill("red")
    gate.draw(canvas)
    assert canvas.get_at((3, 3))[:3] == (255, 0, 0)
    gate.fall(Pop)
    gate.update(FALL)
    gate.draw(canvas)
    assert all(canvas.get_at((x, 200))[:3] != (255, 0, 0) for x in range(640))
    gate.update(DARK)
    gate.update(RISE)
    canvas.fill("red")
    gate.draw(canvas)
    assert canvas.get_at((3, 3))[:3] == (255, 0, 0)


def test_who_wants_no_motion_never_sees_it(context, canvas):
    context.preferences.change(reduced_motion=True)
    gate = Gate(context)
    canvas.fill("red")
    gate.draw(canvas)
    assert canvas.get_at((3, 3))[:3] == (255, 0, 0)
    assert gate.fall(Pop) == Pop()
