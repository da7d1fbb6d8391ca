"""The hand: which cards a seat may lay, the focus on them, and why some are refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.cabinet.cards import SIZES
from game.cabinet.text import wrap
from game.cabinet.widgets import put, tooltip
from game.raiders import panels
from game.raiders.rules import refusal
from game.raiders.rules.cards import ITEMS, POWER, ROOMS, Boss

if TYPE_CHECKING:
    from pygame import Surface

    from game.cabinet.input import Press
    from game.cabinet.locale import Locale
    from game.raiders.rules.view import View

SHAKE = 0.35
"""Seconds that a refused card shakes."""
NOTE = 1.8
"""Seconds that its reason is shown."""


@dataclass(slots=True)
class Hand:
    """What one seat holds; make it with :meth:`of`.

    ``escape`` is the item that leads out of this room and ``fives`` what a 5 or a sword counts in
    it; ``looks``: the torch is no move here, but may be lit to look at the rooms that are face
    down; ``refused`` is the time left to say why a card cannot be laid; ``lift`` how much higher
    than at the foot of the screen it lies, in pixels.
    """

    seat: int
    hero: str
    moves: tuple[str, ...]
    escape: str | None = None
    fives: int = 5
    looks: bool = False
    why: dict[str, str] = field(default_factory=dict)
    focus: int = 0
    refused: float = 0.0
    lift: int = 0

    @classmethod
    def of(cls, view: View, seat: int) -> Hand:
        """The five power cards, and one card for each kind of item the seat holds."""
        who = view.seats[seat]
        moves = (*POWER, *(item for item in ITEMS if item in who.items))
        why: dict[str, str] = {}
        why |= {move: reason for move in moves if (reason := refusal(view, seat, move))}
        room = ROOMS[view.here]
        boss = room if isinstance(room, Boss) and view.mode != "solo" else None
        hand = cls(seat, who.character, moves, why=why)
        if "torch" in why and seat in view.torches:
            hand.light_up(hidden=any(not each.up for each in view.row))
        if boss:
            hand.escape, hand.fives = boss.escape, boss.fives
        hand.focus = next((k for k, move in enumerate(moves) if move not in why), 0)
        return hand

    def light_up(self, *, hidden: bool) -> None:
        """The torch may be lit in this room, if one is ``hidden``."""
        self.looks = hidden
        if hidden:
            del self.why["torch"]
        else:
            self.why["torch"] = "nothing_hidden"

    def hear(self, press: Press) -> str | None:
        """Move the focus, or choose: the move that is laid now, if one is."""
        if press.button in ("left", "right", "previous", "next"):
            step = 1 if press.button in ("right", "next") else -1
            self.focus = (self.focus + step) % len(self.moves)
            self.refused = 0.0
        elif press.button in self.moves:
            self.focus = self.moves.index(press.button)
            return self._choose()
        elif press.button == "confirm":
            return self._choose()
        elif press.at:
            return self._hear_mouse(press)
        return None

    def _hear_mouse(self, press: Press) -> str | None:
        assert press.at is not None
        hit = self.at(press.at)
        if hit is None:
            return None
        if hit != self.focus:
            self.focus, self.refused = hit, 0.0
        return self._choose() if press.button == "click" else None

    def _choose(self) -> str | None:
        move = self.moves[self.focus]
        if move in self.why:
            self.refused = NOTE
            return None
        return move

    def at(self, point: tuple[int, int]) -> int | None:
        """Which card lies under a point of the canvas; the one in focus lies on top."""
        boxes = self._boxes()
        order = [self.focus, *reversed(range(len(boxes)))]
        return next((k for k in order if boxes[k].collidepoint(point)), None)

    @property
    def spot(self) -> tuple[int, int]:
        """The middle of the card in focus, on the canvas."""
        return self._boxes()[self.focus].center

    def _boxes(self) -> list[pygame.Rect]:
        box, (wide, tall) = panels.HAND_BOX.move(0, -self.lift), SIZES["L"]
        spent = tuple(move in self.why for move in self.moves)
        lefts = panels.hand_places(spent)
        return [
            pygame.Rect(box.x + left, box.y + (4 if k == self.focus else 12), wide, tall)
            for k, left in enumerate(lefts)
        ]

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self.refused = max(0.0, self.refused - seconds)

    def draw(self, canvas: Surface, locale: Locale) -> None:
        """Draw the cards, and the note over the one in focus."""
        cards = tuple((move, "disabled" if move in self.why else "normal") for move in self.moves)
        shaking = self.refused - (NOTE - SHAKE)
        shift = (-2, 2)[int(shaking * 24) % 2] if shaking > 0 else 0
        box = panels.HAND_BOX.move(0, -self.lift)
        panels.draw_hand(canvas, (box.x + shift, box.y), self.hero, cards, self.focus)
        text = self.note(locale)
        if text:
            place = self._boxes()[self.focus]
            note = tooltip(wrap(text, 170))
            x = min(max(place.centerx, 8 + note.get_width() // 2), 632 - note.get_width() // 2)
            put(canvas, note, (x, place.top - 4), (0.5, 1))

    def note(self, locale: Locale) -> str:
        """Why the card in focus cannot be laid, or what an item does here; else empty."""
        move = self.moves[self.focus]
        if move in self.why:
            return locale.say(f"refusal.{self.why[move]}")
        if move == self.escape:
            return locale.say("hud.use_escape")
        if move == "torch":
            return locale.say("hud.use_torch_look")
        return "" if move.isdigit() else locale.say(f"hud.use_{move}", value=self.fives)
