"""What a scene is given by the program: no scene reaches for a global."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.audio import Audio
    from game.cabinet.locale import Locale
    from game.cabinet.records import Records
    from game.cabinet.saves import Saves
    from game.cabinet.settings import Preferences, Settings
    from game.cabinet.shake import Shake

ARROWS = frozenset({"up", "down", "left", "right"})


@dataclass(frozen=True, slots=True)
class Context:
    """The services that scenes share.

    ``settings`` and ``locale`` are read anew at every use: a changed language or speed is in
    force from the next frame on.  ``new_seed`` gives the seed of the next game: the one of the
    command line, or a fresh one.
    """

    preferences: Preferences
    saves: Saves
    records: Records
    audio: Audio
    shake: Shake
    new_seed: Callable[[], int]

    @property
    def settings(self) -> Settings:
        """The settings in force now."""
        return self.preferences.current

    @property
    def locale(self) -> Locale:
        """The words of the language in force now."""
        return self.preferences.locale

    def glyph(self, button: str) -> str:
        """The picture of the key that presses ``button``, as the widgets name it: ``key:Enter``."""
        name = self.settings.keys[button][0]
        if name in ARROWS:
            return f"key:{name}"
        key = f"input.key.{name}"
        return f"key:{self.locale.say(key) if self.locale.has(key) else name.upper()}"
