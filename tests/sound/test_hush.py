"""What presses sound like in menus, the key that silences all, and which scene has the music."""

import logging

import pygame
import pytest

from game.app import App, Launch, open_context
from game.cabinet.hush import press_cue
from game.cabinet.input import Press
from game.cabinet.scene import Leave, Pop, Push
from game.cabinet.window import Window
from game.raiders import play
from game.raiders.couch import GRACE
from game.raiders.session import GameSetup, Session

FRAME = 1 / 60


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("DUNGEON_ARCADE_HOME", str(tmp_path))
    pygame.display.init()
    context = open_context(Launch(language="en"))
    window = Window((640, 360), "test", fullscreen=False, fill=False)
    pygame.event.clear()
    yield App(context, window, play.title(context))
    pygame.display.quit()


@pytest.fixture
def heard(app, monkeypatch):
    cues = []
    monkeypatch.setattr(app.context.audio, "play", lambda cue, *_of, **_pan: cues.append(cue))
    return cues


def tap(app, key):
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0))
    app.frame(FRAME)
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0))
    app.frame(FRAME)


@pytest.mark.parametrize(
    ("button", "change", "moved", "cue"),
    [
        ("down", None, True, "focus"),
        ("down", None, False, None),
        ("point", None, False, None),
        ("confirm", None, True, "confirm"),
        ("confirm", Pop(), False, "confirm"),
        ("click", Leave(), False, "confirm"),
        ("confirm", None, False, None),
        ("back", Pop(), False, "cancel"),
        ("back", None, True, "cancel"),
        ("back", None, False, None),
        ("menu", Push(None, over=True), False, "swish"),
    ],
)
def test_a_press_is_heard_if_something_came_of_it(button, change, moved, cue):
    assert press_cue(Press(button), change, moved=moved) == cue
    assert press_cue(Press(button, down=False), change, moved=moved) is None


def test_the_settings_are_heard(app, heard):
    app._apply(Push(play.settings(app.context), over=True))
    tap(app, pygame.K_DOWN)
    tap(app, pygame.K_RIGHT)
    tap(app, pygame.K_LEFT)
    tap(app, pygame.K_ESCAPE)
    tap(app, pygame.K_ESCAPE)
    assert heard == ["focus", "focus", "focus", "cancel", "cancel"]


def test_m_silences_everything_and_says_so_for_a_moment(app):
    app.frame(FRAME)
    before = app.window.canvas.copy()
    tap(app, pygame.K_m)
    assert app.context.settings.muted
    sign = pygame.Rect(260, 165, 120, 30)
    assert pygame.image.tobytes(app.window.canvas.subsurface(sign), "RGB") != (
        pygame.image.tobytes(before.subsurface(sign), "RGB")
    )
    tap(app, pygame.K_m)
    assert not app.context.settings.muted


def test_m_does_what_the_player_has_given_it_to_do(app):
    keys = app.context.settings.bindings
    taken = {**keys, "keyboard": {**keys["keyboard"], "recap": ("m",)}}
    app.context.preferences.change(bindings=taken)
    tap(app, pygame.K_m)
    assert not app.context.settings.muted


def test_music_is_that_of_the_topmost_scene_that_has_any(app):
    assert app.stack.music == "title"
    session = Session.begin(GameSetup("standard", ("person", "careful", "careful"), 3))
    app._apply(Push(play.table(app.context, session)))
    assert app.stack.music == "walk"
    app._apply(Push(play.pause(app.context, app.stack.top), over=True))
    assert app.stack.music == "walk"
    app._apply(Pop())
    app.stack.top.skip()
    assert app.stack.music == "choose"
    app.stack.top.stage.close()


def test_music_goes_deeper_from_the_third_level_on_and_knows_bosses(app):
    session = Session.begin(GameSetup("solo", ("person",), 3, boss_finale=True))
    scene, heard = play.table(app.context, session), []
    app._apply(Push(scene))
    while session.table.over is None:
        scene.skip()
        heard.append(app.stack.music)
        scene.choices.peek = False
        if session.table.over is None and session.table.pending and not scene.busy:
            seat = session.table.pending[0]
            session.table.seal(seat, session.table.legal(seat)[0])
            scene._advance()
    scene.stage.close()
    assert {"choose", "deep_choose"} <= set(heard)
    assert heard.index("choose") < heard.index("deep_choose")


def pause(scene):
    """Let pass what keeps a hurried press from laying a card."""
    for _ in range(int(GRACE / FRAME) + 2):
        scene.update(FRAME)


@pytest.mark.parametrize("people", [1, 2])
def test_a_focus_that_moves_is_heard_by_its_player_alone(app, people):
    seats = ("person", "person")[:people] + ("careful",) * (4 - people)
    scene = play.table(app.context, Session.begin(GameSetup("standard", seats, 3)))
    app._apply(Push(scene))
    scene.skip()
    scene.update(FRAME)
    heard = []
    scene.show.sound = lambda cue, *_of, **_pan: heard.append(cue)
    if people > 1:
        pause(scene)
        scene.on_press(Press("confirm"))  # the curtain
    pause(scene)
    scene.on_press(Press("right"))
    scene.on_press(Press("right"))
    scene.on_press(Press("confirm"))
    assert heard.count("select") == (2 if people == 1 else 0)
    assert "seal" in heard
    scene.stage.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_sign_of_the_sound_has_room_for_its_words(app, caplog, language):
    caplog.set_level(logging.WARNING)
    app.context.preferences.change(language=language)
    tap(app, pygame.K_m)
    app.frame(FRAME)
    tap(app, pygame.K_m)
    app.frame(FRAME)
    assert not [line.message for line in caplog.records if "TextTooWide" in line.message]
