"""The draft as it is played: presses that look along the free characters, and their buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.cabinet.widgets import button
from game.raiders.setup_deal import HEROES, Draft

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.cabinet.input import Press
    from game.cabinet.locale import Locale

_STEPS = {"left": -1, "right": 1}
UNDO = frozenset({"back", "context"})


@dataclass(frozen=True, slots=True)
class Places:
    """Where the mouse finds the ``heroes``, and the ``niche`` in turn with its two ``arrows``."""

    heroes: Sequence[pygame.Rect]
    niche: pygame.Rect
    arrows: Sequence[pygame.Rect]


def after(draft: Draft, press: Press, places: Places) -> Draft | None:
    """The draft after a press: left and right look along, confirm takes, back undoes.

    None: there was nothing to undo, the draft is off.
    """
    if press.button in UNDO:
        return draft.undone()
    if press.at is not None:
        return _after_mouse(draft, press.button, press.at, places)
    if press.button in _STEPS:
        return draft.moved(_STEPS[press.button])
    return draft.chosen() if press.button == "confirm" else draft


def _after_mouse(draft: Draft, act: str, at: tuple[int, int], places: Places) -> Draft:
    """A character's button looks at it, a click takes it; the arrows lead along."""
    mouse = pygame.Rect(at, (1, 1))
    hero = mouse.collidelist(list(places.heroes))
    if hero >= 0 and act in {"point", "click"}:
        looking = draft.looking(HEROES[hero])
        return looking.chosen() if act == "click" and looking.at == HEROES[hero] else looking
    if act != "click":
        return draft
    arrow = mouse.collidelist(list(places.arrows))
    if arrow >= 0:
        return draft.moved((-1, 1)[arrow])
    return draft.chosen() if places.niche.collidepoint(at) else draft


def draw_heroes(
    canvas: pygame.Surface, locale: Locale, draft: Draft, places: Sequence[pygame.Rect]
) -> None:
    """The five characters: the one looked at in focus, those taken dim."""
    for hero, place in zip(HEROES, places, strict=True):
        state = "focus" if hero == draft.at else "normal" if hero in draft.free else "disabled"
        name = locale.say(f"character.{hero}.name")
        canvas.blit(button(place.w, name, state, place.h), place)
