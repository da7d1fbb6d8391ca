from dataclasses import replace

import pygame
from playing import FRAME, Probe, click, post, start, tap

from game.cabinet.bindings import DEFAULTS, rebound
from game.cabinet.devices import MOUSE, Device
from game.cabinet.input import Press
from game.cabinet.scene import Push

KEYS = DEFAULTS["keyboard"]


def test_every_default_key_is_a_key_of_this_system(caplog):
    probe = Probe()
    app = start(probe)
    for button, names in KEYS.items():
        for name in names:
            probe.heard.clear()
            tap(app, pygame.key.key_code(name))
            assert probe.heard[0] == Press(button)
    assert not caplog.records


def test_no_key_is_named_for_two_buttons():
    names = [name for keys in KEYS.values() for name in keys]
    assert len(names) == len(set(names))


def test_only_held_buttons_tell_when_they_are_let_go():
    probe = Probe()
    app = start(probe)
    tap(app, pygame.K_3, pygame.K_LSHIFT)
    assert probe.heard == [Press("3"), Press("hurry"), Press("hurry", down=False)]


def test_directions_repeat_while_held_and_cards_do_not():
    probe = Probe()
    app = start(probe)
    post(pygame.KEYDOWN, key=pygame.K_DOWN)
    post(pygame.KEYDOWN, key=pygame.K_3)
    for _ in range(60):
        app.frame(FRAME)
    assert 7 <= probe.buttons.count("down") <= 9
    assert probe.buttons.count("3") == 1
    post(pygame.KEYUP, key=pygame.K_DOWN)
    app.frame(FRAME)
    heard = len(probe.heard)
    app.frame(1.0)
    assert len(probe.heard) == heard


def test_a_held_button_is_let_go_when_the_scene_changes():
    first, second = Probe(), Probe()
    app = start(first)
    post(pygame.KEYDOWN, key=pygame.K_LSHIFT)
    app.frame(FRAME)
    first.answer = Push(second)
    tap(app, pygame.K_p)
    assert first.heard[-1] == Press("hurry", down=False)
    post(pygame.KEYUP, key=pygame.K_LSHIFT)
    app.frame(FRAME)
    assert second.heard == []


def test_losing_the_keys_lets_go():
    probe = Probe()
    app = start(probe)
    post(pygame.KEYDOWN, key=pygame.K_LSHIFT)
    post(pygame.WINDOWFOCUSLOST)
    app.frame(FRAME)
    assert probe.heard == [Press("hurry"), Press("hurry", down=False)]


def test_the_mouse_is_on_the_canvas_whatever_the_window():
    probe = Probe()
    app = start(probe, size=(1400, 800))  # twice the canvas, 60 black columns and 40 black rows
    click(app, (60 + 2 * 100, 40 + 2 * 50))
    assert probe.heard == [
        Press("point", at=(100, 50), device=MOUSE),
        Press("click", at=(100, 50), device=MOUSE),
        Press("click", down=False, at=(100, 50), device=MOUSE),
    ]
    probe.heard.clear()
    click(app, (30, 400))
    assert probe.heard == []


def test_a_button_held_over_the_edge_is_still_let_go():
    probe = Probe()
    app = start(probe, size=(1400, 800))
    post(pygame.MOUSEBUTTONDOWN, pos=(61, 41), button=pygame.BUTTON_RIGHT)
    post(pygame.MOUSEBUTTONUP, pos=(10, 10), button=pygame.BUTTON_RIGHT)
    app.frame(FRAME)
    press = Press("context", at=(0, 0), device=MOUSE)
    assert probe.heard == [press, replace(press, down=False)]


def test_the_left_button_clicks_while_it_is_spare():
    probe = Probe()
    app = start(probe)
    app.context.preferences.change(bindings=rebound(DEFAULTS, "mouse", "click", "x2"))
    for button in (pygame.BUTTON_LEFT, pygame.BUTTON_X2, pygame.BUTTON_MIDDLE):
        click(app, (100, 100), button)
    assert [each for each in probe.buttons if each != "point"] == ["click", "click", "recap"]


def test_the_wheel_turns_both_ways():
    probe = Probe()
    app = start(probe)
    post(pygame.MOUSEWHEEL, x=0, y=1)
    post(pygame.MOUSEWHEEL, x=0, y=-1)
    app.frame(FRAME)
    assert probe.buttons == ["previous", "next"]


def test_the_wheel_can_be_given_other_work_and_never_stays_held():
    probe = Probe()
    app = start(probe)
    app.context.preferences.change(bindings=rebound(DEFAULTS, "mouse", "hurry", "wheel up"))
    post(pygame.MOUSEWHEEL, x=0, y=1)
    app.frame(FRAME)
    assert [(each.button, each.down) for each in probe.heard] == [("hurry", True), ("hurry", False)]


def test_buttons_of_the_settings_are_in_force_at_once():
    probe = Probe()
    app = start(probe)
    app.context.preferences.change(bindings=rebound(DEFAULTS, "keyboard", "confirm", "x"))
    tap(app, pygame.K_x, pygame.K_RETURN)
    assert probe.buttons == ["confirm", "other"]
    app.context.preferences.change(bindings=DEFAULTS)
    tap(app, pygame.K_RETURN)
    assert probe.buttons == ["confirm", "other", "confirm"]


def test_keys_that_lay_a_half_s_cards_steer_menus_all_the_same():
    probe = Probe()
    app = start(probe)
    bindings = app.context.settings.bindings
    for card, key in (("1", "left"), ("2", "up"), ("5", "return")):
        bindings = rebound(bindings, "right", card, key)
    app.context.preferences.change(bindings=bindings)
    keys = (pygame.K_LEFT, pygame.K_UP, pygame.K_RETURN, pygame.K_o)

    def heard():
        probe.heard.clear()
        tap(app, *keys)
        return [
            (press.button, press.card, press.device.kind) for press in probe.heard if press.down
        ]

    menus = ["left", "up", "confirm"]
    app.context.seats.joining = True
    assert heard() == [(menu, None, "keyboard") for menu in menus] + [("confirm", "4", "right")]
    app.context.seats.joining = False
    app.context.seats.join(Device("left"), 0)
    app.context.seats.join(Device("right"), 1)
    cards = ["1", "2", "5"]
    assert heard()[:3] == [(menu, card, "right") for menu, card in zip(menus, cards, strict=True)]
