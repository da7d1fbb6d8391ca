"""The large pictures: title, set-up hall, hall of the final count, and the heroes at twice the size."""

from __future__ import annotations

import numpy as np

from . import art, pieces


def _hero_frames(names: tuple[str, ...]) -> dict[str, np.ndarray]:
    out = {}
    for hero in pieces.HEROES:
        for name in names:
            anim, _, frame = name.partition("/")
            sprite = art.big_hero(hero, anim, int(frame))
            out[f"big/{hero}/{name}"] = sprite.img
    return out


def sheets() -> dict[str, dict[str, np.ndarray]]:
    """``sheet -> piece -> picture``."""
    return {"title": pieces.logo_piece()}
