"""What every test gets: no display, no sound card, a home of its own, no world left behind."""

import os

# pygame reads these when it is imported, so they come before anything that may import it.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import secrets
from collections.abc import Iterator

import esper
import pytest
from hypothesis import settings

# A shared or slow machine must not fail a property for its speed; CI always tries the same cases.
settings.register_profile("everyday", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "everyday")


@pytest.fixture(autouse=True)
def no_home_of_ours(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """No test finds, or leaves, settings and saves: neither the player's nor another test's."""
    folder = tmp_path_factory.getbasetemp() / "homes" / secrets.token_hex(8)
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(folder))


@pytest.fixture
def world(request: pytest.FixtureRequest) -> Iterator[str]:
    """Switch esper to a world of this test's own, and delete it afterwards.

    esper's active world is global to the module: without this one test sees another's entities.
    """
    before = esper.current_world
    name = request.node.nodeid
    esper.switch_world(name)
    yield name
    esper.switch_world(before)
    esper.delete_world(name)
