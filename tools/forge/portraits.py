"""Head and shoulders of the heroes for their panels, 28 x 28."""

from __future__ import annotations

from . import heroes
from .rig import Joints
from .sheets import Picture
from .turn import Turned

SIZE = 28


def portrait(name: str) -> Picture:
    """The hero as it stands, cut at the chest."""
    draw, body, idle, *_ = heroes.HEROES[name]
    joints = Joints(body, idle)
    forge = Turned(heroes.HERO_W, heroes.HERO_H, oy=heroes.LIFT)
    draw(forge, joints, idle)
    left, top = int(joints.head[0]) - 13, int(joints.head[1]) + heroes.LIFT - 16
    return forge.render()[top : top + SIZE, left : left + SIZE]
