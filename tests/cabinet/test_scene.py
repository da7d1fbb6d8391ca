import pygame
from playing import Probe

from game.cabinet.scene import Leave, Pop, Push, Quit, Replace, SceneStack


def test_push_pop_and_replace():
    first, second, third = Probe(), Probe(), Probe()
    stack = SceneStack(first)
    assert stack.apply(Push(second))
    assert stack.apply(Replace(third))
    assert stack.scenes == (first, third)
    assert stack.apply(Pop())
    assert stack.top is first
    assert not stack.apply(None)


def test_leave_goes_to_the_bottom_and_from_there_out():
    first = Probe()
    stack = SceneStack(first)
    stack.apply(Push(Probe()))
    stack.apply(Push(Probe()))
    assert stack.apply(Leave())
    assert stack.scenes == (first,)
    stack.apply(Leave())
    assert stack.top is None


def test_pop_of_the_last_and_quit_end_the_program():
    for change in (Pop(), Quit()):
        stack = SceneStack(Probe())
        stack.apply(change)
        assert stack.top is None


def test_only_what_is_visible_is_drawn_from_below():
    hidden, table, pause, question = Probe(), Probe(), Probe(), Probe()
    stack = SceneStack(hidden)
    stack.apply(Push(table))
    stack.apply(Push(pause, over=True))
    stack.apply(Push(question, over=True))
    stack.draw(pygame.Surface((640, 360)))
    assert [scene.drawn for scene in (hidden, table, pause, question)] == [0, 1, 1, 1]


def test_a_game_below_the_pause_would_be_lost_and_is_saved():
    table = Probe(losing=True)
    stack = SceneStack(Probe())
    assert not stack.would_lose()
    stack.apply(Push(table))
    stack.apply(Push(Probe(), over=True))
    assert stack.would_lose()
    stack.save()
    assert table.saved == 1
