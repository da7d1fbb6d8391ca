"""Effects of the stage, drawn from the same palette as the cast; every one is a sheet of its own.

`once` is played through and gone, `loop` goes round. The feet of a sheet are the point where it
happens: the hit, the ground under a puff, the foot of a flame, the middle of a ring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import bosses
from . import effects_blows as blows
from . import effects_clouds as clouds
from . import effects_magic as magic
from . import effects_things as things
from .breath import breath
from .flames import FIRE, GHOUL, TEAL, Flame, flame_loop
from .sheets import Picture, Strip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Point = tuple[int, int]
POUR_RATES = {"birth": 14, "loop": 12, "end": 14}


def strips() -> dict[str, Callable[[], Strip]]:
    """Every effect by its name, still to be drawn."""
    return {
        "effect/slash": lambda: once(blows.slashes(1), (32, 32), 16),
        "effect/slash_left": lambda: once(blows.slashes(-1), (32, 32), 16),
        "effect/claw": lambda: once(blows.claws(), (24, 24), 14),
        "effect/spark": lambda: once(blows.sparks("fire", "gold4"), (20, 20), 16),
        "effect/spark_red": lambda: once(blows.sparks("scarlet", "red4"), (20, 20), 16),
        "effect/spark_magic": lambda: once(blows.sparks("magic", "purp4"), (20, 20), 16),
        "effect/twinkle": lambda: once(blows.twinkles("gold4", "white"), (8, 8), 12),
        "effect/twinkle_teal": lambda: once(blows.twinkles("teal4", "white"), (8, 8), 12),
        "effect/coin": lambda: loop(things.small_coins(), (6, 6), 12),
        "effect/coin_big": lambda: loop(things.big_coins(), (8, 8), 12),
        "effect/wound": lambda: once(things.wounds(), (12, 14), 12),
        "effect/drop": lambda: loop(things.falling_drops(), (5, 7), 8),
        "effect/dust": lambda: once(clouds.dust(), (24, 22), 12),
        "effect/escape": lambda: once(clouds.escape(), (32, 52), 12),
        "effect/smoke": lambda: once(clouds.smoke(), (16, 44), 8),
        "effect/torch": lambda: loop(flame_loop(Flame(20, 28, 6.0), 8), (10, 24), 10),
        "effect/flame": lambda: loop(flame_loop(Flame(32, 44, 10.0, sway=3), 8), (16, 41), 10),
        "effect/flame_small": lambda: loop(
            flame_loop(Flame(12, 16, 3.4, blobs=7, sway=1.2), 6), (6, 14), 10
        ),
        "effect/green_fire": lambda: loop(
            flame_loop(Flame(32, 44, 10.0, GHOUL, sway=3), 8), (16, 41), 10
        ),
        "effect/teal_fire": lambda: loop(flame_loop(Flame(20, 28, 6.0, TEAL), 8), (10, 24), 10),
        "effect/bolt": lambda: loop(clouds.bolts(TEAL), (26, 10), 12),
        "effect/bolt_green": lambda: loop(clouds.bolts(GHOUL), (26, 10), 12),
        "effect/fireball": lambda: loop(clouds.bolts(FIRE), (26, 10), 12),
        "effect/lava": lambda: once(clouds.lava(), (28, 38), 12),
        "effect/arrow": lambda: loop(things.arrow(1), (25, 4), 1),
        "effect/arrow_left": lambda: loop(things.arrow(-1), (3, 4), 1),
        "effect/lava_pour": lambda: Strip(clouds.pour(), (22, 145), POUR_RATES),
        "effect/rays": lambda: loop(magic.rays(), (48, 48), 8),
        "effect/shard": lambda: loop(things.shards(3.6), (7, 7), 12),
        "effect/shard_big": lambda: loop(things.shards(6.4), (11, 11), 10),
        "effect/bone": lambda: loop(things.bones(), (8, 8), 12),
        "effect/bat": lambda: loop(things.bats(), (14, 10), 12),
        "effect/ring": lambda: loop(magic.rings(("teal2", "teal3", "teal4", "white")), (36, 14), 8),
        "effect/ring_purple": lambda: loop(
            magic.rings(("purp2", "purp3", "purp4", "white")), (36, 14), 8
        ),
        "effect/ring_red": lambda: loop(magic.rings(("red1", "red2", "red3", "red4")), (36, 14), 8),
        "effect/shock": lambda: once(blows.shock(), (48, 18), 14),
        "effect/glint": lambda: once(magic.glints(46, 62), (0, 0), 18),
        "effect/glint_medium": lambda: once(magic.glints(30, 46), (0, 0), 18),
        "effect/stars": lambda: loop(magic.stars(), (16, 8), 10),
        "effect/puzzled": lambda: loop(magic.question_marks(), (22, 12), 8),
        "effect/heal": lambda: once(magic.heal(), (16, 40), 10),
        "effect/paper": lambda: loop(things.papers(), (7, 6), 8),
        "effect/bite": lambda: once(blows.bites(), (22, 28), 16),
        "effect/skull": lambda: loop(things.skulls(), (14, 16), 10),
        "effect/vortex": lambda: loop(
            magic.vortex(("purp2", "purp3", "purp4", "ice")), (24, 24), 12
        ),
        "effect/vortex_teal": lambda: loop(
            magic.vortex(("teal2", "teal3", "teal4", "white")), (24, 24), 12
        ),
        "effect/gaze": lambda: once(magic.gaze(), (24, 24), 12),
        "effect/slime": lambda: once(blows.slime(), (18, 18), 12),
        "effect/dragon_flame": _dragon_flame,
        "effect/dragon_breath": breath,
    }


def once(frames: Sequence[Picture], feet: Point, rate: int) -> Strip:
    """An effect that is played through and gone."""
    return Strip({"once": frames}, feet, {"once": rate})


def loop(frames: Sequence[Picture], feet: Point, rate: int) -> Strip:
    """An effect that goes round."""
    return Strip({"loop": frames}, feet, {"loop": rate})


def _dragon_flame() -> Strip:
    """Breath of the Mega Dragon: its feet belong on the point of the dragon's frame."""
    return Strip(bosses.flame_frames(), bosses.FLAME_AT, {"birth": 12, "loop": 10, "end": 10})
