"""Scenes and the stack that shows them: a scene answers each call with what should change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.cabinet.input import Press


class Scene(Protocol):
    """One screen: it hears presses, lives in seconds and draws itself on the 640x360 canvas."""

    def on_press(self, press: Press) -> Change | None:
        """Hear one press; answer with a change of scene, or None to stay."""
        ...

    def update(self, seconds: float) -> Change | None:
        """Live ``seconds`` (at most 0.05) longer; answer as :meth:`on_press` does."""
        ...

    def draw(self, canvas: Surface) -> None:
        """Draw everything; the canvas holds whatever was drawn before."""
        ...


@runtime_checkable
class Risky(Protocol):
    """A scene that holds a game in progress: leaving the program asks first."""

    def would_lose(self) -> bool:
        """Whether a game is running that leaving would break off (a save keeps it)."""
        ...


@runtime_checkable
class Saving(Protocol):
    """A scene with something worth keeping: asked to save when the program must end."""

    def save(self) -> None:
        """Write what is needed to go on later."""
        ...


@runtime_checkable
class Musical(Protocol):
    """A scene with music of its own; one without leaves that of the scene below."""

    @property
    def music(self) -> str | None:
        """The tune for it now, by its name in the table of cues; None is silence."""
        ...


@runtime_checkable
class Spoken(Scene, Protocol):
    """A scene that can be played by ear."""

    @property
    def spoken(self) -> str:
        """What has the focus now, in a sentence; empty while there is nothing to do."""
        ...


@runtime_checkable
class Focused(Protocol):
    """A scene with a focus that nothing may cover."""

    @property
    def focus_box(self) -> Rect:
        """Where on the canvas it is."""
        ...


@runtime_checkable
class Printed(Scene, Protocol):
    """A scene with a place of its own for large print."""

    @property
    def printed(self) -> str:
        """What has the focus, for the eyes: also what nobody in the room may hear."""
        ...

    def draw_print(self, canvas: Surface) -> Rect | None:
        """Draw the large print over everything; where it is, if there is any."""
        ...


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as the cabinet shows it: what its player is called, and whether a bot plays it."""

    name: str
    bot: bool


@runtime_checkable
class Party(Protocol):
    """A scene whose seats may change their players in the middle of the game."""

    def chairs(self) -> tuple[Chair, ...]:
        """Every seat, in order."""
        ...

    def hand_over(self, seat: int, *, to_bot: bool) -> None:
        """Let a bot play a seat from now on, or a person."""
        ...


@dataclass(frozen=True, slots=True)
class Push:
    """Show ``scene`` on top; with ``over`` the one below is still drawn, but does not live."""

    scene: Scene
    over: bool = False


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below; from the last one, end the program."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Show ``scene`` instead of the one on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Leave:
    """Go back to the scene at the bottom (the title); from there, end the program."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program, without asking."""


Change = Push | Pop | Replace | Leave | Quit


class SceneStack:
    """The scenes that are open, bottom first; the program ends when none is left."""

    def __init__(self, first: Scene) -> None:
        """Open with ``first``, the scene that :class:`Leave` comes back to."""
        self._levels: list[Push] = [Push(first)]

    @property
    def top(self) -> Scene | None:
        """The scene that hears presses and lives, or None once the program is over."""
        return self._levels[-1].scene if self._levels else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """Every open scene, the bottom one first."""
        return tuple(level.scene for level in self._levels)

    def apply(self, change: Change | None) -> bool:
        """Do what a scene asked for; whether another scene is on top now."""
        before = self.top
        match change:
            case Push():
                self._levels.append(change)
            case Pop():
                self._levels.pop()
            case Replace(scene):
                self._levels[-1] = Push(scene, self._levels[-1].over)
            case Leave():
                del self._levels[1 if len(self._levels) > 1 else 0 :]
            case Quit():
                self._levels.clear()
            case None:
                pass
        return self.top is not before

    def draw(self, canvas: Surface) -> None:
        """Draw the top scene, and first those that it leaves visible."""
        first = len(self._levels) - 1
        while first > 0 and self._levels[first].over:
            first -= 1
        for level in self._levels[first:]:
            level.scene.draw(canvas)

    @property
    def party(self) -> Party | None:
        """The open scene with seats, if there is one."""
        return next((scene for scene in self.scenes if isinstance(scene, Party)), None)

    @property
    def music(self) -> str | None:
        """The tune of the topmost scene that has any."""
        musical = [scene for scene in self.scenes if isinstance(scene, Musical)]
        return musical[-1].music if musical else None

    def would_lose(self) -> bool:
        """Whether any open scene holds a running game."""
        return any(isinstance(scene, Risky) and scene.would_lose() for scene in self.scenes)

    def save(self) -> None:
        """Let every open scene keep what it has."""
        for scene in self.scenes:
            if isinstance(scene, Saving):
                scene.save()
