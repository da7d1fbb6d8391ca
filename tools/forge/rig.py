"""A small parametric skeleton shared by all humanoids, plus the animation curves."""
from __future__ import annotations
from dataclasses import dataclass, replace
from .forge import ik


@dataclass(frozen=True)
class Pose:
    bob: float = 0.0                    # pelvis down (+) / up (-), px
    lean: float = 0.0                   # chest ahead (+) / back (-), px
    nfoot: tuple = (0.0, 0.0)           # near / far foot offset from its stance
    ffoot: tuple = (0.0, 0.0)
    nhand: tuple = (4.0, 8.0)           # near / far hand, relative to its shoulder
    fhand: tuple = (7.0, 5.0)
    weapon: float = -60.0               # weapon angle in degrees (0 = forward, -90 = up)
    head: tuple = (0.0, 0.0)
    sway: float = 0.0                   # secondary motion: cape, plume, tail (+ = trails back)
    face: str = "calm"                  # calm | blink | shout | hurt
    fx: str = ""                        # effect drawn by the sprite (smear, draw, ...)
    turn: float = 0.0                   # whole figure turned about `pivot` (degrees, + = clockwise) ...
    pivot: tuple = (29.0, 50.0)
    to: tuple = ()                      # ... which lands here (default: stays)
    hop: float = 0.0                    # px the whole figure is off the ground
    drop: tuple = ()                    # the weapon has left the hand: x, y, angle (never turned with the body)
    card: tuple = ()                    # a playing card in flight: x, y, angle


@dataclass
class Body:
    """Proportions in px on the 48x48 canvas, feet on y = ground."""
    ground: float = 50.0
    cx: float = 29.0
    hip_y: float = 36.5
    hip_w: float = 3.6
    chest_y: float = 28.5
    sh_w: float = 6.6
    sh_y: float = 25.2
    head_y: float = 17.0
    head_x: float = 1.4                 # head leads the body
    arm: float = 5.6                    # upper and lower arm length
    leg: float = 6.9
    stance: float = 4.6


class Joints:
    """World positions of the joints for a pose."""
    def __init__(self, b: Body, p: Pose):
        cx, bob = b.cx, p.bob
        self.hip = (cx + p.lean * .25, b.hip_y + bob)
        self.chest = (cx + p.lean * .8, b.chest_y + bob)
        # the head snaps to whole pixels so that the stamped face never shimmers
        self.head = (round(cx + p.lean + b.head_x + p.head[0]), round(b.head_y + bob + p.head[1]))
        self.nsh = (self.chest[0] - b.sh_w + 1.0, b.sh_y + bob + .6)
        self.fsh = (self.chest[0] + b.sh_w - 1.2, b.sh_y + bob)
        self.nhip = (self.hip[0] - b.hip_w + .6, self.hip[1])
        self.fhip = (self.hip[0] + b.hip_w - .4, self.hip[1])
        nf = (cx - b.stance + p.nfoot[0], b.ground + p.nfoot[1])
        ff = (cx + b.stance + .6 + p.ffoot[0], b.ground - 1.0 + p.ffoot[1])
        self.nknee, self.nfoot = ik(*self.nhip, nf[0], nf[1] - 1.8, b.leg, b.leg, bend=-1)
        self.fknee, self.ffoot = ik(*self.fhip, ff[0], ff[1] - 1.8, b.leg, b.leg, bend=-1)
        nh = (self.nsh[0] + p.nhand[0], self.nsh[1] + p.nhand[1])
        fh = (self.fsh[0] + p.fhand[0], self.fsh[1] + p.fhand[1])
        self.nelb, self.nhand = ik(*self.nsh, *nh, b.arm, b.arm, bend=1)
        self.felb, self.fhand = ik(*self.fsh, *fh, b.arm, b.arm, bend=1)


def _add(a, b):
    return a[0] + b[0], a[1] + b[1]


def animations(idle: Pose, wind: Pose, strike: Pose, own: dict | None = None) -> dict[str, list[Pose]]:
    """Derive every animation from three key poses of a character.
    own: {"cheer": {...}, "play0": {...}, "play1": {...}, "faint3": {...}, ...} pose fields of this character."""
    r = replace; own = own or {}
    o = lambda key: own.get(key, {})
    walk = []
    for nf, ff, bob, sway in (((4.2, 0), (-4.2, 0), .9, 1), ((.8, 0), (-1.5, -2.4), -.2, 1.6),
                              ((-4.2, 0), (4.2, 0), .9, 1), ((-1.5, -2.4), (.8, 0), -.2, 1.6)):
        k = nf[0] / 4.2
        walk.append(r(idle, nfoot=nf, ffoot=ff, bob=bob, lean=1.2, sway=sway,
                      nhand=(idle.nhand[0] - 1.5 * k, idle.nhand[1] - .4 * abs(k)),
                      fhand=(idle.fhand[0] + 1.0 * k, idle.fhand[1])))
    n, fh = idle.nhand, idle.fhand
    # a blow from the right throws the whole figure back on its heels
    hurt = [r(idle, lean=-3.0, bob=1.0, head=(-1.6, .6), nfoot=(-4.5, 0), ffoot=(1.5, -3.2), face="hurt", sway=-2.6, turn=-13, pivot=(24, 50),
              nhand=(n[0] - 4, n[1] - 7), fhand=(fh[0] + 2.5, fh[1] - 6), weapon=idle.weapon - 46),
            r(idle, lean=-2.4, bob=1.6, head=(-.6, .6), nfoot=(-3.4, 0), ffoot=(.6, 0), face="hurt", sway=-1.4, turn=-5, pivot=(25, 50),
              nhand=(n[0] - 2, n[1] - 3), fhand=(fh[0] + 1, fh[1] - 2), weapon=idle.weapon - 22)]
    hurt = [r(p, **o(f"hurt{k}")) for k, p in enumerate(hurt)]
    lie = dict(pivot=(29, 38), face="faint", nfoot=(-1.5, -.5), ffoot=(1.2, -5.0), bob=0.0)
    faint = [r(idle, lean=-4.5, bob=1.4, head=(-1.6, -.4), nfoot=(-3.5, 0), ffoot=(2, 0), face="hurt", sway=-2, turn=-9, pivot=(25, 50),
               nhand=(-6, -4), fhand=(8, -5), weapon=idle.weapon - 30),
             r(idle, lean=-2, head=(-1, 0), nfoot=(0, -1), ffoot=(5, -5), face="hurt", sway=-2.4, turn=-46, pivot=(29, 38), to=(31, 40.5),
               nhand=(-5, -7), fhand=(9, -6), drop=(46, 26, -120)),
             r(idle, **{**lie, "face": "hurt"}, lean=0, sway=-2.2, turn=-80, to=(31, 40.5), nhand=(-1, -9), fhand=(9, -4), drop=(54, 40, -30)),
             r(idle, **lie, lean=0, sway=-2.2, turn=-90, to=(31, 41.6), nhand=(.5, 10), fhand=(2.5, 9.5), drop=(54, 48.8, -2))]
    faint = [r(p, **o("faint"), **o(f"faint{k}")) for k, p in enumerate(faint)]
    up = dict(nhand=(5.5, -9.5), fhand=(6, -6), weapon=-66, face="shout"); up.update(o("cheer"))
    cheer = [r(idle, bob=3.0, lean=1.4, head=(0, .6), nfoot=(-.8, 0), ffoot=(.8, 0), sway=-.6),
             r(idle, **up, bob=-1.2, lean=.6, hop=3, nfoot=(-1, .6), ffoot=(.4, 1.4), sway=-1.4),
             r(idle, **up, bob=-.6, lean=.8, hop=6, nfoot=(-2.4, -3.0), ffoot=(2.6, -4.6), sway=-.4),
             r(idle, **up, bob=2.0, lean=1.0, nfoot=(-2, 0), ffoot=(1.4, 0), sway=1.6)]
    cheer = [r(p, **o(f"cheer{k}")) for k, p in enumerate(cheer)]
    play = [r(idle, lean=-2.6, bob=.4, head=(.6, 0), nhand=(-3.5, -10.5), sway=-1.0, nfoot=(-1.5, 0), card=(-.6, -5.4, -104), **o("play")),
            r(idle, lean=4.2, bob=1.8, nhand=(11, 2.0), sway=2.4, nfoot=(-3.5, 0), ffoot=(3.5, 0), face="shout", card=(15.5, 1.5, 16), **o("play"))]
    play = [r(p, **o(f"play{k}")) for k, p in enumerate(play)]
    return {
        "idle": [idle, r(idle, sway=.4, nhand=_add(idle.nhand, (0, .5))),
                 r(idle, bob=1.0, sway=.6), r(idle, bob=1.0, sway=.2, nhand=_add(idle.nhand, (0, -.5)))],
        "walk": walk,
        "act": [wind, r(strike, fx="smear"), strike, r(idle, lean=1.5, bob=.8)],
        "hurt": hurt, "faint": faint, "cheer": cheer, "play": play,
    }
