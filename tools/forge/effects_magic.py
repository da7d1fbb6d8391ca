"""Light that is not fire: rings, glints, stars round a head, eyes and vortices."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .effects_pixels import canvas, dot, paste, rimmed, stamped
from .palette import INDEX
from .sheets import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence


def rings(ramp: tuple[str, str, str, str]) -> list[Picture]:
    """A circle of light on the floor, with marks that run round it."""
    out = []
    ys, xs = np.mgrid[0:28, 0:72]
    for number in range(8):
        img = canvas(72, 28)
        away = np.hypot((xs - 35.5) / 34, (ys - 13.5) / 12.5)
        angle = (np.degrees(np.arctan2((ys - 13.5) * 2.7, xs - 35.5)) - number * 7.5) % 60
        img[(away < 1.0) & (away > 0.9)] = INDEX[ramp[1]]
        img[(away < 1.0) & (away > 0.9) & (angle < 22)] = INDEX[ramp[2]]
        img[(away < 0.7) & (away > 0.63)] = INDEX[ramp[0]]
        img[(away < 0.86) & (away > 0.74) & (np.abs(angle - 30) < 6)] = INDEX[ramp[2]]
        img[(away < 0.83) & (away > 0.78) & (np.abs(angle - 30) < 3)] = INDEX[ramp[3]]
        out.append(img)
    return out


def glints(width: int, height: int) -> list[Picture]:
    """A bar of light that runs over a card of this size, in a mesh so that the card shows."""
    out = []
    ys, xs = np.mgrid[0:height, 0:width]
    for number in range(6):
        at = (xs + ys * 0.5) - (number + 0.5) / 6 * (width + height * 0.5)
        img = canvas(width, height)
        img[(np.abs(at) < 6) & ((xs + ys) % 2 == 0)] = INDEX["cream"]
        img[np.abs(at - 1) < 2] = INDEX["white"]
        out.append(img)
    return out


STAR = ["...k...", "..kgk..", "kkkgkkk", "kgcgggk", ".kgggk.", "kgkkkgk", "kk...kk"]
SMALL_STAR = ["..k..", ".kgk.", "kgggk", ".kgk.", "..k.."]


def _orbit(
    parts: Sequence[tuple[Picture, Picture]], width: int, height: int, count: int
) -> list[Picture]:
    """Things that go round a head: (near, far) pictures on a flat ellipse, the far ones first."""
    out = []
    for number in range(count):
        img = canvas(width, height)
        turns = [
            (number / count / len(parts) * math.tau + k * math.tau / len(parts), pair)
            for k, pair in enumerate(parts)
        ]
        for turn, (near, far) in sorted(turns, key=lambda each: math.sin(each[0])):
            front = math.sin(turn) > -0.2
            paste(
                img,
                near if front else far,
                width / 2 + math.cos(turn) * (width / 2 - 5),
                height / 2 + math.sin(turn) * (height / 2 - 4.5),
            )
        out.append(img)
    return out


def stars() -> list[Picture]:
    """Three stars round the head of one who has fainted."""
    key = {"k": "ink", "g": "gold4", "c": "cream"}
    pair = stamped(STAR, key), stamped(SMALL_STAR, {"k": "ink", "g": "gold3"})
    return _orbit([pair] * 3, 32, 16, 6)


QUESTION = [
    "..kkkkk..",
    ".kggggGk.",
    "kggGkgGGk",
    "kgGk.kgGk",
    ".kk.kgGGk",
    "...kgGGk.",
    "...kgGk..",
    "....kk...",
    "...kgGk..",
    "...kGGk..",
    "....kk...",
]
SMALL_QUESTION = [".ggg.", "gg.gg", "...gg", "..gg.", ".....", "..gg."]


def question_marks() -> list[Picture]:
    """Marks round the head of a foe that is confused."""
    pair = (
        stamped(QUESTION, {"k": "ink", "g": "purp4", "G": "purp3"}),
        stamped(SMALL_QUESTION, {"g": "purp2"}),
    )
    return _orbit([pair] * 3, 44, 24, 6)


def heal() -> list[Picture]:
    """Crosses and sparks that rise from one who drinks."""
    plus = rimmed(np.pad(stamped([".g.", "ggg", ".g."], {"g": "green4"}), 1), "green1")
    heart = rimmed(
        np.pad(
            stamped([".r.r.", "rerrr", "rrrrr", ".rrr.", "..r.."], {"r": "red3", "e": "white"}), 1
        )
    )
    out = []
    for age in range(8):
        img = canvas(32, 44)
        for k in range(5):
            life = age / 8 * 1.5 - k * 0.12
            if 0 <= life <= 1:
                paste(
                    img,
                    heart if k % 2 else plus,
                    16 + (-10, 7, -2, 11, -7)[k] + math.sin(life * 6 + k) * 1.5,
                    38 - life * 32,
                )
        out.append(img if img.any() else _last_spark(img))
    return out


def _last_spark(img: Picture) -> Picture:
    dot(img, 16, 6, "green4")
    return img


def gaze() -> list[Picture]:
    """An eye opens, its light breaks out, and it is gone."""
    out = []
    ys, xs = np.mgrid[0:48, 0:48]
    dx, dy = xs - 23.5, ys - 23.5
    for age, (wide, tall) in enumerate(((11, 1.6), (14, 5), (15, 8), (16, 9), (13, 4), (8, 1.2))):
        img = canvas(48, 48)
        if age in (2, 3, 4):
            ray = (np.degrees(np.arctan2(dy, dx)) + 9 * age) % 30 < (9, 12, 6)[age - 2]
            reach = np.hypot(dx, dy)
            img[
                ray
                & (reach > 17)
                & (reach < (20, 24, 24)[age - 2])
                & (reach > (15, 17, 21)[age - 2])
            ] = INDEX["teal3"]
        lid = np.abs(dy) < tall * (1 - (np.abs(dx) / wide) ** 2)
        img[lid] = INDEX["white"]
        pupil = np.hypot(dx, dy)
        img[lid & (pupil < 6.5)] = INDEX["teal2"]
        img[lid & (pupil < 5)] = INDEX["teal4"]
        img[lid & (np.abs(dx) < 1.2) & (np.abs(dy) < 6)] = INDEX["ink"]
        img[lid & (np.hypot(dx + 3, dy + 3) < 1.6)] = INDEX["white"]
        out.append(rimmed(img, "teal1"))
    return out


def vortex(ramp: tuple[str, str, str, str]) -> list[Picture]:
    """Three arms of light that wind inwards, for what is changed by magic."""
    out = []
    ys, xs = np.mgrid[0:48, 0:48]
    far, angle = np.hypot(xs - 23.5, ys - 23.5), np.degrees(np.arctan2(ys - 23.5, xs - 23.5))
    for number in range(6):
        wind = (angle - far * 9 + number * 20) % 120
        wide = 46 * (1 - far / 26)
        img = canvas(48, 48)
        img[(far < 22.5) & (wind < wide)] = INDEX[ramp[0]]
        img[(far < 19) & (wind < wide * 0.7)] = INDEX[ramp[1]]
        img[(far < 13) & (wind < wide * 0.5)] = INDEX[ramp[2]]
        img[far < 4.5] = INDEX[ramp[2]]
        img[far < 2.8] = INDEX[ramp[3]]
        out.append(img)
    return out


BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16


def rays() -> list[Picture]:
    """Beams that turn slowly behind what shines: an open chest, a winner."""
    out = []
    ys, xs = np.mgrid[0:96, 0:96]
    far = np.hypot(xs - 47.5, ys - 47.5)
    angle = np.degrees(np.arctan2(ys - 47.5, xs - 47.5))
    for number in range(6):
        turn = (angle + number * 6) % 36
        strength = np.clip(1.05 - far / 48, 0, 1) * np.where(turn < 16, 1.0, 0.0)
        img = canvas(96, 96)
        mesh = BAYER[ys % 4, xs % 4]
        img[strength > mesh] = INDEX["gold2"]
        img[strength - 0.32 > mesh * 0.9] = INDEX["gold3"]
        img[strength - 0.62 > mesh * 0.7] = INDEX["gold4"]
        out.append(img)
    return out
