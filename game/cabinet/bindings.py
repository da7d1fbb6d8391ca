"""What each button of each kind of device does, as the player has set it.

An action is either of a menu (``up`` ... ``page``) or a card of a hand (``1`` ... ``ball``). One
button may do one of each, since it is known at every moment whether cards are being chosen; the
whole keyboard has keys enough to do without that. Buttons are called by the names that SDL
gives them: ``left shift``, ``dpleft``, ``leftx-``.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeGuard

if TYPE_CHECKING:
    from collections.abc import Iterable

_LOG = logging.getLogger(__name__)

Kind = Literal["keyboard", "left", "right", "numbers", "pad", "mouse", "unknown"]
"""A whole keyboard, three clusters of its keys, a game controller, the mouse; and a joystick that
nobody has taught us."""

Buttons = tuple[str, ...]

Actions = Mapping[str, Buttons]
"""What can be done, and the buttons for it."""

Bindings = Mapping[str, Actions]
"""The actions of every kind of device; and, called ``pad:`` and its make, what a model of pads has
that is not as on all pads."""

MODEL = "pad:"
"""How the name of a model's buttons begins."""

POWER = ("1", "2", "3", "4", "5")
ITEMS = ("key", "sword", "torch", "ball")
CARDS = POWER + ITEMS

STEERING = ("up", "down", "left", "right", "confirm", "back")
"""The actions that menus live on: no two of them ever share a button of a kind or model."""

KEPT = "escape"
"""This key goes back whatever else does too, and ends the waiting for a button."""

NEEDED = frozenset({"a", "b", "dpup", "dpdown", "dpleft", "dpright"})
"""What a joystick must have, in SDL's names: without these nobody gets through a menu."""

CLUSTERS: tuple[Kind, ...] = ("left", "right", "numbers")
"""The parts of a keyboard that a person each can play with."""

SETTABLE: tuple[Kind, ...] = ("keyboard", "left", "right", "numbers", "pad", "mouse")
"""The kinds of devices whose buttons can be set."""

MOUSE_BUTTONS = ("left", "middle", "right", "x1", "x2", "wheel up", "wheel down")
"""What the buttons of a mouse are called here; ``x1`` and ``x2`` are at its side."""


def _each(cards: tuple[str, ...], *buttons: str) -> dict[str, Buttons]:
    """One button for each of the cards, in their order."""
    return {card: (button,) for card, button in zip(cards, buttons, strict=True)}


DEFAULTS: Bindings = MappingProxyType(
    {
        "keyboard": {
            "up": ("up",),
            "down": ("down",),
            "left": ("left",),
            "right": ("right",),
            "confirm": ("return", "enter", "space"),
            "back": ("escape", "backspace"),
            "menu": ("p", "f10"),
            "hurry": ("left shift", "right shift"),
            "recap": ("r", "tab"),
            "1": ("1", "[1]"),
            "2": ("2", "[2]"),
            "3": ("3", "[3]"),
            "4": ("4", "[4]"),
            "5": ("5", "[5]"),
            "key": ("6", "k"),
            "sword": ("7", "s"),
            "torch": ("8", "t"),
            "ball": ("9", "b"),
        },
        "left": {
            "up": ("w",),
            "down": ("s",),
            "left": ("a",),
            "right": ("d",),
            "confirm": ("e",),
            "back": ("q",),
            **_each(CARDS, "q", "w", "e", "r", "t", "a", "s", "d", "f"),
        },
        "right": {
            "up": ("i",),
            "down": ("k",),
            "left": ("j",),
            "right": ("l",),
            "confirm": ("o",),
            "back": ("u",),
            **_each(CARDS, "y", "u", "i", "o", "p", "h", "j", "k", "l"),
        },
        "numbers": {
            "up": ("[8]",),
            "down": ("[2]",),
            "left": ("[4]",),
            "right": ("[6]",),
            "confirm": ("[+]",),
            "back": ("[-]",),
            **_each(CARDS, "[1]", "[2]", "[3]", "[4]", "[5]", "[6]", "[7]", "[8]", "[9]"),
        },
        "pad": {
            "up": ("dpup", "lefty-"),
            "down": ("dpdown", "lefty+"),
            "left": ("dpleft", "leftx-"),
            "right": ("dpright", "leftx+"),
            "confirm": ("a",),
            "back": ("b",),
            "menu": ("start",),
            "hurry": ("righttrigger",),
            "recap": ("y", "back"),
            "page": ("leftshoulder", "rightshoulder"),
            **_each(POWER, "dpleft", "dpup", "dpright", "dpdown", "a"),
            **_each(ITEMS, "dpleft", "dpup", "dpright", "dpdown"),
        },
        # Clicking comes first: of two actions on one button it is the one that counts.
        "mouse": {
            "click": ("left",),
            "context": ("right",),
            "menu": ("x2",),
            "recap": ("middle",),
            "hurry": ("x1",),
            "previous": ("wheel up",),
            "next": ("wheel down",),
        },
    }
)
"""For each kind the actions and their buttons, the one to show first. With ``page`` held, the
buttons of the items lay an item; a kind without ``page`` has buttons of their own for them."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What one button does in a menu, as a card, and as a card of the second page."""

    menu: str | None = None
    card: str | None = None
    paged: str | None = None


def meanings(actions: Actions) -> dict[str, Meaning]:
    """The same, asked the other way round: each button of a kind and what it does.

    Of two actions that a player has set to one button, the one named first counts.
    """
    menu, card, paged = ({}, {}, {})  # type: tuple[dict[str, str], dict[str, str], dict[str, str]]
    second = paged if "page" in actions else card
    for action, buttons in actions.items():
        table = menu if action not in CARDS else card if action in POWER else second
        for button in buttons:
            table.setdefault(button, action)
    return {
        button: Meaning(menu.get(button), card.get(button), paged.get(button))
        for button in (*menu, *card, *paged)
    }


def actions_of(bindings: Bindings, name: str) -> Actions:
    """All that can be done on a kind of device, or on a model of pads by its name."""
    if name.startswith(MODEL):
        return {**bindings["pad"], **bindings.get(name, {})}
    return bindings[name]


def clashes(name: str, actions: Actions) -> Mapping[str, Buttons]:
    """Each button that several actions want at the same moment, and those actions."""
    clashing: dict[str, Buttons] = {}
    for group in _groups(name, actions):
        owners = _owners({action: actions[action] for action in group})
        several = {button: them for button, them in owners.items() if len(them) > 1}
        clashing |= {button: (*clashing.get(button, ()), *them) for button, them in several.items()}
    return clashing


def _owners(actions: Actions) -> dict[str, Buttons]:
    """Each button and the actions that it is for."""
    owners: dict[str, Buttons] = {}
    for action, buttons in actions.items():
        for button in buttons:
            owners[button] = (*owners.get(button, ()), action)
    return owners


def _groups(name: str, actions: Actions) -> Iterable[tuple[str, ...]]:
    if name in {"keyboard", "mouse"}:
        return (tuple(actions),)
    menu = tuple(action for action in actions if action not in CARDS)
    return (menu, POWER, ITEMS) if "page" in actions else (menu, CARDS)


def rebound(bindings: Bindings, name: str, action: str, button: str) -> Bindings:
    """The same with ``button`` as the first of an action of a kind or model, instead of that one.

    Who had it at the same moment gives it up. Of the actions that menus live on the other one gets
    what the first had; and what would be left without any button keeps it, as a clash.
    """
    actions = actions_of(bindings, name)
    old = actions[action]
    if button in old:
        first = (button, *(each for each in old if each != button))
        return _with(bindings, name, {action: first})
    (group,) = (each for each in _groups(name, actions) if action in each)
    kept = tuple(each for each in old if each == KEPT)
    changes = {action: tuple(dict.fromkeys((button, *kept, *old[1:])))}
    for other in group:
        if button in actions[other]:
            swaps = action in STEERING and other in STEERING
            given = tuple(each for each in old if each != KEPT)[:1] if swaps else ()
            changes[other] = _yielded(actions[other], button, given)
    steers = _apart(changes, actions) == changes
    return _with(bindings, name, changes) if steers else bindings


def _yielded(theirs: Buttons, button: str, instead: Buttons) -> Buttons:
    """Buttons without one of them, which the last one stays."""
    at = theirs.index(button)
    return (*theirs[:at], *instead, *theirs[at + 1 :]) or theirs


def _with(bindings: Bindings, name: str, changes: Actions) -> Bindings:
    mine = {**bindings.get(name, {}), **changes}
    if name.startswith(MODEL):
        mine = _whole(mine, actions_of(bindings, name))
    return MappingProxyType({**bindings, name: mine})


def _whole(mine: Actions, below: Actions) -> dict[str, Buttons]:
    """A model steers by buttons of its own alone, or else as all pads do.

    So what is set for all pads later cannot come to share a button with what it has.
    """
    steering = STEERING if any(action in mine for action in STEERING) else ()
    return {**{action: below[action] for action in steering}, **mine}


def reset(bindings: Bindings, name: str) -> Bindings:
    """The same with the defaults for one kind; a model of pads is then as all pads are."""
    others = {each: mine for each, mine in bindings.items() if each != name}
    return MappingProxyType(others if name.startswith(MODEL) else {**others, name: DEFAULTS[name]})


def obeying(bindings: Bindings, name: str) -> Bindings:
    """The same, in which the default buttons of pads steer menus on a model."""
    actions, defaults = actions_of(bindings, name), DEFAULTS["pad"]
    if all(defaults[action][0] in actions[action] for action in STEERING):
        return bindings
    return _with(bindings, name, {action: defaults[action] for action in STEERING})


def bindings_record(bindings: Bindings) -> dict[str, Any]:
    """What differs from the defaults, as plain data for JSON."""
    changed = {
        name: {
            action: list(buttons)
            for action, buttons in mine.items()
            if buttons != DEFAULTS.get(name, {}).get(action)
        }
        for name, mine in bindings.items()
    }
    return {name: mine for name, mine in changed.items() if mine}


def bindings_from_record(record: object) -> Bindings:
    """The buttons in a record; what is unknown or broken keeps its default, with a log line."""
    given = record if isinstance(record, dict) else {"?": record}
    models = [name for name in given if isinstance(name, str) and name.startswith(MODEL)]
    bad = [str(name) for name in given if name not in {*DEFAULTS, *models}]
    shared: list[str] = []
    bindings: dict[str, Actions] = {}
    for name in (*DEFAULTS, *models):
        mine = given.get(name, {})
        mine = mine if isinstance(mine, dict) else {"?": mine}
        below = bindings["pad"] if name in models else DEFAULTS[name]
        good = {act: _once(to) for act, to in mine.items() if act in below and _fit(name, to)}
        bad += [f"{name} {action}" for action in mine if action not in good]
        apart = _apart(good, below)
        shared += [f"{name} {action}" for action in good if action not in apart]
        bindings[name] = _whole(apart, below) if name in models else {**below, **apart}
    if bad:
        _LOG.warning("The buttons of these are not understood: %s.", ", ".join(bad))
    if shared:
        _LOG.warning("These shared a button and have their defaults: %s.", ", ".join(shared))
    return MappingProxyType(bindings)


def _once(names: list[str]) -> Buttons:
    return tuple(dict.fromkeys(names))


def _apart(mine: Actions, below: Actions) -> Actions:
    """What is left of ``mine`` over ``below`` so that menus have a button for each action."""
    actions = {**below, **mine}
    owners = _owners({action: actions[action] for action in STEERING if action in actions})
    sharing = {action for them in owners.values() if len(them) > 1 for action in them}
    apart = {action: buttons for action, buttons in mine.items() if action not in sharing}
    return _apart(apart, below) if sharing else mine


def taught_from_record(record: object) -> Mapping[str, Mapping[str, str]]:
    """What the player has taught about joysticks.

    A broken table, or one that nobody could steer with, is left out with a log line: the joystick
    is learnt anew.
    """
    given = record if isinstance(record, dict) else {"?": record}
    good = {guid: names for guid, names in given.items() if _is_lesson(names)}
    if len(good) < len(given):
        _LOG.warning("What was taught about a joystick is not understood and was left out.")
    return MappingProxyType(good)


def _fit(kind: str, names: object) -> TypeGuard[list[str]]:
    """Names of buttons; of a mouse only those that it may have, so that one always clicks."""
    return _names(names) and (kind != "mouse" or set(names) <= set(MOUSE_BUTTONS))


def _names(names: object) -> TypeGuard[list[str]]:
    return (
        isinstance(names, list)
        and len(names) > 0
        and all(isinstance(name, str) and name for name in names)
    )


def _is_lesson(names: object) -> TypeGuard[dict[str, str]]:
    """Names for raw buttons, among them all that menus live on."""
    return _is_words(names) and set(names.values()) >= NEEDED


def _is_words(names: object) -> TypeGuard[dict[str, str]]:
    return isinstance(names, dict) and all(isinstance(each, str) for each in names.values())
