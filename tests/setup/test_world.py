"""The `world` fixture: what one test puts into esper, the next does not find."""

import esper
import pytest


@pytest.mark.parametrize("turn", ["first", "second"])
def test_every_test_has_an_empty_world_of_its_own(world: str, turn: str) -> None:
    assert esper.current_world == world
    assert turn in world
    assert not list(esper.get_component(str))
    esper.create_entity(turn)


def test_nothing_is_left_behind() -> None:
    assert not [name for name in esper.list_worlds() if "test_every_test" in name]
