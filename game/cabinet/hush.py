"""What presses sound like in menus, and the key that silences everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cabinet.scene import Pop, Push
from game.cabinet.widgets import plaque

if TYPE_CHECKING:
    import pygame

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change

SIGN_STAYS = 1.4
"""Seconds that the sign tells whether there is sound."""

_KEY = "m"
_BACK = frozenset({"back", "context", "menu"})
_MOVES = frozenset({"up", "down", "left", "right", "previous", "next", "point"})
_ACCEPTS = frozenset({"confirm", "click"})


def press_cue(press: Press, change: Change | None, *, moved: bool) -> str | None:
    """The cue of a press in a menu, None if nothing came of it.

    ``moved``: the scene shows another focus or value; ``change`` is what it answered.
    """
    if not press.down:
        return None
    if isinstance(change, Push) and change.over and press.button in _BACK:
        return "swish"
    if press.button in _BACK and (moved or isinstance(change, Pop)):
        return "cancel"
    if press.button in _MOVES and moved:
        return "focus"
    return "confirm" if press.button in _ACCEPTS and (moved or change) else None


class Hush:
    """Turns all sound off and on again, and shows which it is."""

    def __init__(self, context: Context) -> None:
        """Show nothing yet."""
        self._context = context
        self._left = 0.0

    def wants(self, press: Press) -> bool:
        """Whether this is the key for it: M, unless the player has given it another use."""
        return press.down and press.button == "other" and press.source == _KEY

    def turn(self) -> None:
        """Off or on."""
        self._context.preferences.change(muted=not self._context.settings.muted)
        self._context.voice.say(self._words)
        self._left = SIGN_STAYS

    def update(self, seconds: float) -> None:
        """Let the sign go after a while."""
        self._left = max(0.0, self._left - seconds)

    def draw(self, canvas: pygame.Surface) -> None:
        """The sign, in the middle of the picture."""
        if self._left > 0:
            kind = "steel" if self._context.settings.muted else "gold"
            sign = plaque(self._words, kind, 176)
            canvas.blit(sign, sign.get_rect(center=(320, 180)))

    @property
    def _words(self) -> str:
        muted = self._context.settings.muted
        return self._context.locale.say("app.silent" if muted else "app.loud")
