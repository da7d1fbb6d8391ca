"""The five heroes. Each is one function draw(forge, joints, pose) plus three key poses."""
from __future__ import annotations
import math
from dataclasses import replace
from .forge import Forge, polar
from .rig import Pose, Body, Joints, animations
from .turn import Turned
from .palette import MAT, _m

MAT.setdefault("shade", _m("ink stone1 stone2 stone3 stone4 stone5", rim=.4, contrast=1.15))
MAT.setdefault("hide2", _m("umber wood1 wood2 wood3 wood4 bone3", contrast=1.1))
MAT.setdefault("felt", _m("ink night stone1 stone1 stone2 stone3", rim=.2))
MAT.setdefault("page", _m("umber bone2 bone3 bone4 cream white", contrast=.9))

HERO_W, HERO_H, LIFT = 64, 60, 6  # canvas; feet stand at (29, 56)
FRAME_W, FRAME_H, FRAME_OX, FRAME_OY = 96, 80, 18, LIFT + 16      # canvas of hero_frames(): room for jumps, falls and weapons
FEET = (47, 72)                   # where the feet stand on that canvas (crop [16:76, 18:82] = the old 64x60 with feet 29,56)
FPS = {"idle": 5, "walk": 9, "act": 10, "hurt": 8, "faint": 8, "cheer": 8, "play": 8, "back": 9, "torch": 6}
CHEER_HOP = (0, -3, -6, 0)        # the game may lift each cheer frame this much more

# ------------------------------------------------------------------ shared bits
def leg(f, hip, knee, foot, mat, boot, r=(2.9, 2.4, 2.0), toe=3.8, cuff=None):
    g = f.group()
    f.cone(*hip, r[0], *knee, r[1], mat, group=g)
    f.cone(*knee, r[1], *foot, r[2], boot, group=g)
    f.cone(foot[0] - .4, foot[1] + .2, 2.1, foot[0] + toe - 1.4, foot[1] + .7, 1.7, boot, group=g, merge=.6)
    if cuff: f.cone(knee[0] - 2.0, knee[1] + 1.6, 1.2, knee[0] + 2.0, knee[1] + 1.6, 1.2, cuff, group=g)
    return g

def arm(f, sh, elb, hand, upper, lower, glove, r=(2.6, 2.2, 2.0), hand_r=2.3):
    g = f.group()
    f.cone(*sh, r[0], *elb, r[1], upper, group=g)
    f.cone(*elb, r[1], *hand, r[2], lower, group=g, merge=.8)
    f.ellipse(*hand, hand_r, hand_r, glove)
    return g

def blade(f, x, y, ang, length, width, mat="steel", start=3.2, taper=3.0, bias=0.0):
    """Straight blade: two flat facets meeting at the ridge, one lit and one in shade."""
    tip, base = polar(x, y, ang, length), polar(x, y, ang, start)
    n = polar(0, 0, ang - 90, 1)
    pre = polar(x, y, ang, length - taper)
    g = f.group()
    for s, w in ((1, 1.6), (-1, 1.3)):
        k = (n[0] * width * s, n[1] * width * s)
        f.poly([base, (base[0] + k[0], base[1] + k[1]), (pre[0] + k[0] * .8, pre[1] + k[1] * .8), tip],
               mat, round=0, tilt=(n[0] * 1.1 * s, n[1] * 1.1 * s), group=g, weight=w, bias=bias)
    return n, base

def sword(f, x, y, ang, length=20, width=1.9, mat="steel", hilt="gold"):
    n, base = blade(f, x, y, ang, length, width, mat)
    f.cone(base[0] + n[0] * 3.4, base[1] + n[1] * 3.4, 1.0, base[0] - n[0] * 3.4, base[1] - n[1] * 3.4, 1.0, hilt, weight=1.4)
    pm = polar(x, y, ang, -3.2)
    f.cone(x, y, .9, *pm, .9, "leather", line=False)
    f.ellipse(*pm, 1.4, 1.4, hilt, line=False, weight=1.5)

def smear(f, cx, cy, r, a0, a1, width, mat="slash"):
    """Crescent left behind by a fast weapon (one frame only)."""
    n = 16; out, inn = [], []
    for i in range(n + 1):
        t = i / n; a = a0 + (a1 - a0) * t
        out.append(polar(cx, cy, a, r)); inn.append(polar(cx, cy, a, r - width * max(.06, t ** 1.2)))
    f.poly(out + inn[::-1], mat, round=width * .6, line=False, shadow=0)

def wield(f, p, hand, draw, angle=None):
    """Draw a weapon in the hand, or where it lies once it has been dropped."""
    if not p.drop: return draw(*hand, p.weapon if angle is None else angle)
    keep = (f._a, f._px, f._py, f._qx, f._qy); f.place(); draw(*p.drop)
    f._a, f._px, f._py, f._qx, f._qy = keep

def card(f, p, hand, cloth):
    """The card that is being played: cream border, back in the player's colour."""
    if not p.card: return
    dx, dy, a = p.card; x, y = hand[0] + dx, hand[1] + dy
    g = f.group()
    def q(s, t): u, n = polar(0, 0, a, s), polar(0, 0, a + 90, t); return x + u[0] + n[0], y + u[1] + n[1]
    f.poly([q(-5, -3.6), q(5, -3.6), q(5, 3.6), q(-5, 3.6)], "page", round=0, tilt=(-.5, -.6), group=g, weight=1.5, shadow=.6)
    f.poly([q(-3.4, -2.1), q(3.4, -2.1), q(3.4, 2.1), q(-3.4, 2.1)], cloth, round=0, tilt=(-.1, -.2), group=g, line=False, shadow=0, weight=1.2)
    if dx > 6:
        for t, l in ((-2.6, 6), (2.6, 8)): f.cone(*q(-7, t), .5, *q(-7 - l, t), .3, "slash", line=False, shadow=0, weight=2.6)

FILL = .22                       # heroes look away from the key light: faces get fill light
FACE = {"k": "ink", "w": "white", "s": "skin2", "d": "skin1", "l": "skin4", "r": "red2", "h": "skin3"}

# ------------------------------------------------------------------ knight
def knight(f: Forge, j: Joints, p: Pose, cloth="blue"):
    hx, hy = j.head; cx, cy = j.chest; px, py = j.hip; s = p.sway
    # cape hangs from the shoulders and trails
    f.poly([(cx - 5, cy - 4), (cx + 3, cy - 4), (cx + 1, cy + 4), (cx - 2 - s, py + 8), (cx - 7 - s * 1.6, py + 11),
            (cx - 11.5 - s * 2.2, py + 9.5), (cx - 9 - s, cy + 5)], cloth, round=4, smooth=5, soft=.5, bias=-.08)
    f.crease([(cx - 6, cy), (cx - 7 - s, py), (cx - 7.5 - s * 2, py + 10)], .8, .25)
    leg(f, j.fhip, j.fknee, j.ffoot, "mail", "steel", cuff="steel")
    leg(f, j.nhip, j.nknee, j.nfoot, "mail", "steel", cuff="steel")
    arm(f, j.fsh, j.felb, j.fhand, "mail", "steel", "steel")
    # breastplate under a surcoat
    g = f.group()
    f.poly([(cx - 7, cy - 3.5), (cx + 6.6, cy - 3.8), (cx + 6.6, cy + 2), (px + 4.6, py), (px - 5, py), (cx - 7.2, cy + 2)],
           "steel", round=5, smooth=5, group=g)
    f.poly([(cx - 3, cy - 5), (cx + 5.4, cy - 5), (px + 4.2, py), (px - 3.4, py)], cloth, round=3, only=g)
    sk = f.poly([(px - 5.2, py - 1), (px + 4.9, py - 1), (px + 5.6 - s * .4, py + 5), (px + 2 - s * .5, py + 6), (px + .6, py + 3.6),
                 (px - 2.4 - s * .6, py + 6.4), (px - 6.2 - s * .6, py + 5)], cloth, round=3, soft=.4)
    f.crease([(px - 1.5, py), (px - 1, py + 5)], .6, .25, only=sk)
    f.stamp([".g.", "ggg", ".g.", ".g."], cx, cy, {"g": "gold4"})
    f.poly([(px - 5.6, py - 1.6), (px + 5.2, py - 1.6), (px + 5.2, py + .6), (px - 5.6, py + .6)], "leather", round=1.2)
    f.ellipse(px + 1, py - .6, 1.5, 1.5, "gold", weight=1.5)
    shield(f, j.fhand[0] + .6, j.fhand[1] + .6, cloth)
    # great helm: plume, shell, stamped visor
    f.curve([(hx - 1, hy - 6), (hx - 4, hy - 9.5), (hx - 8.5 - s, hy - 8), (hx - 10.5 - s * 1.6, hy - 3)], [1.0, 2.4, 2.6, .5], "red")
    g = f.group()
    f.ellipse(hx + .5, hy - .6, 6.8, 7.2, "steel", group=g)
    f.poly([(hx - 6, hy), (hx + 7, hy - .4), (hx + 6.6, hy + 5), (hx + 3, hy + 7.4), (hx - 4, hy + 6.4)], "steel", round=3.4, group=g, merge=1)
    eye = {"calm": "w", "shout": "w", "hurt": "r", "blink": "k", "faint": "k"}[p.face]
    f.stamp(["....g...",
             "....g...",
             "gggggggg",
             f"kk{eye}kkk{eye}k",
             "gGkkkkkg",
             "....G...",
             "..k.G.k.",
             "....G...",
             "..k.G.k."], hx - 1, hy - 4, {"g": "gold4", "G": "gold3", "k": "ink", "w": "ice", "r": "red4"})
    if not p.card: wield(f, p, j.nhand, lambda x, y, a: sword(f, x, y, a))
    card(f, p, j.nhand, cloth)
    arm(f, j.nsh, j.nelb, j.nhand, "mail", "steel", "steel")
    f.ellipse(j.nsh[0] - .4, j.nsh[1] - .2, 4.2, 3.6, "steel")
    f.crease([(j.nsh[0] - 3.8, j.nsh[1] + 1.4), (j.nsh[0], j.nsh[1] + 2.1), (j.nsh[0] + 3.2, j.nsh[1] + 1)], .5, .3)
    if p.fx == "smear": smear(f, cx, cy - 2, 29, -125, 12, 12)

def shield(f, x, y, cloth):
    g = f.group()
    o = [(x - 5.4, y - 6.6), (x, y - 7.4), (x + 5.4, y - 6.6), (x + 5.2, y + 1), (x + 3, y + 5), (x, y + 8), (x - 3, y + 5), (x - 5.2, y + 1)]
    f.poly(o, "steel", round=2.2, group=g)
    f.poly([(x + (a - x) * .72, y + (b - y) * .76) for a, b in o], cloth, round=6, group=g, line=False, shadow=0)
    f.cone(x, y - 4.4, .9, x, y + 4.6, .9, "gold", group=g, line=False, shadow=0)
    f.cone(x - 3.2, y - 1.8, .9, x + 3.2, y - 1.8, .9, "gold", group=g, line=False, shadow=0)

# ------------------------------------------------------------------ warrior
def warrior(f: Forge, j: Joints, p: Pose, cloth="red"):
    hx, hy = j.head; cx, cy = j.chest; px, py = j.hip; s = p.sway
    axe_len = 24
    # fur mantle behind
    f.poly([(cx - 8, cy - 5), (cx + 4, cy - 5), (cx + 1, py + 4), (cx - 5 - s, py + 7), (cx - 10 - s * 2, py + 5), (cx - 9 - s, cy + 3)],
           cloth, round=4, smooth=5, soft=.5, bias=-.08)
    leg(f, j.fhip, j.fknee, j.ffoot, "tan", "leather", r=(3.2, 2.6, 2.3), cuff="hair")
    leg(f, j.nhip, j.nknee, j.nfoot, "tan", "leather", r=(3.2, 2.6, 2.3), cuff="hair")
    wield(f, p, j.fhand, lambda x, y, a: axe(f, x, y, a, axe_len))
    arm(f, j.fsh, j.felb, j.fhand, "tan", "tan", "tan", r=(3.0, 2.6, 2.2), hand_r=2.4)
    # bare torso: chest, belly, pectorals
    g = f.group()
    f.poly([(cx - 7.4, cy - 4), (cx + 7.2, cy - 4.4), (cx + 7, cy + 1), (px + 4.4, py), (px - 4.8, py), (cx - 7, cy + 2)],
           "tan", round=5, smooth=5, group=g, bias=.06)
    f.ellipse(cx - 2.6, cy - 1.2, 4.4, 3.0, "tan", group=g, merge=1.2, z=2.2, bias=.06, shadow=0)
    f.ellipse(cx + 4.2, cy - 1.4, 3.4, 2.9, "tan", group=g, merge=1.2, z=2.2, bias=.06, shadow=0)
    f.crease([(cx + 1.2, cy - 2), (cx + 1.0, py - 1)], .5, .22, only=g)
    f.crease([(cx - 5.5, cy + 2), (cx - 2, cy + 2.4), (cx + .8, cy + 1.4), (cx + 4, cy + 2.2), (cx + 6.4, cy + 1.2)], .5, .22, only=g)
    f.cone(cx - 7, cy - 4, 1.2, cx + 5.4, py - 2, 1.2, "leather", shadow=.6)
    sk = f.poly([(px - 5.2, py - 1), (px + 5.2, py - 1), (px + 5.4, py + 3), (px + 2.4, py + 4), (px + 1.6 - s * .4, py + 7), (px - 2 - s * .4, py + 7),
                 (px - 2.6, py + 4), (px - 6, py + 3.4)], cloth, round=2.5, soft=.4)
    f.crease([(px + 1.4, py), (px + 1.2, py + 4)], .5, .25, only=sk); f.crease([(px - 2.4, py), (px - 2.4, py + 4)], .5, .25, only=sk)
    f.poly([(px - 5.4, py - 1.8), (px + 5.4, py - 1.8), (px + 5.4, py + .6), (px - 5.4, py + .6)], "leather", round=1.2)
    f.ellipse(px + .8, py - .6, 1.9, 1.9, "gold", weight=1.5)
    # head: hair, face, beard, horned helm
    f.curve([(hx - 3, hy), (hx - 6, hy + 4), (hx - 7 - s, hy + 9)], [3.2, 3.2, .8], "ginger")
    g = f.group()
    f.ellipse(hx + .8, hy + .4, 6.2, 6.4, "tan", group=g, bias=FILL)
    f.poly([(hx - 4.4, hy + 2), (hx - 1.6, hy + 2.6), (hx + 1.4, hy + 3.4), (hx + 4.6, hy + 2.4), (hx + 7, hy + 1.4), (hx + 6.8, hy + 6), (hx + 4.6, hy + 10.5), (hx + 2, hy + 11),
            (hx - 2.4, hy + 8)], "ginger", round=2.6, smooth=3, soft=.3)
    f.crease([(hx + 1, hy + 5), (hx + 2, hy + 10)], .5, .3); f.crease([(hx + 4.4, hy + 5), (hx + 4, hy + 9.6)], .5, .3)
    mouth = {"shout": ["kkk", "rrk"], "hurt": ["kww", "..."], "faint": ["kk.", "k.."]}.get(p.face, ["dd.", "..."])
    eyes = {"hurt": "kk..kk", "faint": "kk..kk", "blink": "dd..dd"}.get(p.face, "wk..wk")
    f.stamp([eyes, "...l..", "...h.."], hx + 1, hy + 1, FACE)
    f.stamp(mouth, hx + 3, hy + 5, FACE)
    g = f.group()
    f.curve([(hx - 4.6, hy - 4), (hx - 9.4, hy - 5), (hx - 10.2, hy - 10.4)], [2.5, 2.0, .4], "bone")
    f.ellipse(hx + .6, hy - 3.4, 6.8, 4.8, "iron", group=g)
    f.curve([(hx + 6, hy - 4.4), (hx + 9.6, hy - 5.6), (hx + 9.8, hy - 11)], [2.3, 1.8, .4], "bone")
    f.cone(hx - 5.6, hy - 1.8, 1.2, hx + 7, hy - 2, 1.2, "brass", group=f.group(), shadow=.5)
    f.cone(hx + 2.2, hy - 7, .8, hx + 2.8, hy - .6, .8, "brass", line=False, shadow=.4)
    card(f, p, j.nhand, cloth)
    arm(f, j.nsh, j.nelb, j.nhand, "tan", "tan", "tan", r=(3.3, 2.8, 2.4), hand_r=2.6)
    f.cone(j.nelb[0] * .4 + j.nhand[0] * .6, j.nelb[1] * .4 + j.nhand[1] * .6, 2.6, j.nelb[0] * .15 + j.nhand[0] * .85, j.nelb[1] * .15 + j.nhand[1] * .85, 2.5, "leather", shadow=0)
    if p.fx == "smear": smear(f, cx, cy - 1, 31, -130, 24, 14)

def axe(f, x, y, ang, length):
    butt, top = polar(x, y, ang, -9), polar(x, y, ang, length - 7)
    f.cone(*butt, 1.1, *top, 1.1, "wood", weight=1.3)
    f.ellipse(*butt, 1.5, 1.5, "brass")
    n = polar(0, 0, ang + 90, 1); u = polar(0, 0, ang, 1)
    hx, hy = polar(x, y, ang, length - 11)
    def q(a, b): return hx + n[0] * a + u[0] * b, hy + n[1] * a + u[1] * b
    for s in (1, -.55):
        f.poly([q(0, -2.2), q(3 * s, -2.6), q(7.5 * s, -6), q(9.6 * s, 0), q(7.5 * s, 6), q(3 * s, 2.6), q(0, 2.2)], "steel", round=3.2, facet=True, weight=1.2)
    f.cone(*q(0, -2.4), 1.8, *q(0, 2.8), 1.8, "brass")

# ------------------------------------------------------------------ sorcerer
def sorcerer(f: Forge, j: Joints, p: Pose, cloth="purple"):
    hx, hy = j.head; cx, cy = j.chest; px, py = j.hip; s = p.sway
    st = (j.nfoot[0] - j.ffoot[0]) * .12
    # shoes peep out below the robe
    for ft in (j.ffoot, j.nfoot):
        f.cone(ft[0], ft[1] + .8, 1.9, ft[0] + 3.6, ft[1] + .9, 1.4, "leather")
    arm(f, j.fsh, j.felb, j.fhand, cloth, cloth, "skin", r=(2.6, 2.8, 3.0), hand_r=2.1)
    # robe: one bell shape
    g = f.group()
    f.poly([(cx - 6.4, cy - 4.6), (cx + 5.6, cy - 4.8), (cx + 6, cy + 3), (px + 6.6, py + 4), (px + 8.6 + st, 48.6), (px + 2, 49.6), (px - 4, 49.4),
            (px - 10 - s * 1.4 + st, 48.4), (px - 7.4 - s, py + 4), (cx - 6.6, cy + 3)], cloth, round=6, smooth=4, soft=.5, group=g)
    for a, b in ((-4.6, -7 - s), (-1.4, -2 - s * .5), (4.6, 5.6)):
        f.crease([(px + a, py + 1), (px + (a + b) / 2, py + 6), (px + b, 48.5)], .7, .24, only=g)
    f.poly([(px - 12, 46.6), (px + 11, 46.6), (px + 11, 51), (px - 12, 51)], "gold", only=g, round=1.5, keep=True, bias=.2)
    f.poly([(cx + .6, cy - 5), (cx + 4.2, cy - 5), (px + 4.8, py + 4), (px + 5.4, 50), (px + 1.2, 50), (px + .8, py + 4)], "blue", only=g, round=0, keep=True, bias=-.1)
    f.poly([(cx - 6.6, py - 2.6), (cx + 7, py - 2.8), (cx + 7, py - .4), (cx - 6.6, py)], "gold", round=1.2)
    # head with beard and hat
    g = f.group()
    f.ellipse(hx + 1, hy + .8, 5.6, 6, "skin", group=g, bias=FILL)
    f.poly([(hx - 4.4, hy + 1), (hx - 1.4, hy + 3), (hx + 2.4, hy + 3.8), (hx + 5, hy + 3), (hx + 6.6, hy + 2), (hx + 6.6, hy + 8), (hx + 5.4, hy + 13), (hx + 3.6 - s * .6, hy + 17),
            (hx + .4, hy + 13.5), (hx - 3, hy + 9)], "white", round=3, smooth=4, soft=.4)
    f.crease([(hx, hy + 6), (hx + 2.4, hy + 14)], .5, .22); f.crease([(hx + 4, hy + 6), (hx + 4, hy + 12)], .5, .22)
    f.stamp({"hurt": ["kk..kk"], "faint": ["kk..kk"], "blink": ["dd..dd"]}.get(p.face, ["ww..ww", "kw..kw"]) , hx + 1, hy - 1, {**FACE, "k": "blue2"})
    f.cone(hx + 4.4, hy + 1, 1.0, hx + 5.6, hy + 3, 1.5, "skin", line=False, shadow=.3)
    f.stamp(["wwww.www", "..wwwww."] if p.face != "shout" else ["wwww.www", "..wkkww.", "...kk..."], hx - 1, hy + 3, {"w": "white", "k": "red1"})
    hat = f.group()
    f.poly([(hx - 5.6, hy - 2.4), (hx - 4, hy - 8), (hx - 4.6 - s * .3, hy - 13), (hx - 9 - s, hy - 15.4), (hx - 2, hy - 16.4), (hx + 2.4, hy - 11), (hx + 5.4, hy - 6), (hx + 6.8, hy - 2.6)],
           cloth, round=4, smooth=4, group=hat)
    f.crease([(hx - 5, hy - 11), (hx - 1, hy - 11.4), (hx + 1.6, hy - 10)], .6, .28, only=hat)
    f.poly([(hx - 6, hy - 5), (hx + 7, hy - 5.4), (hx + 7.4, hy - 2.4), (hx - 6, hy - 2)], "gold", only=hat, round=1.4)
    f.ellipse(hx + .8, hy - 2.2, 10.2, 2.5, cloth, rot=-4, shadow=.5)
    f.stamp(["..y..", ".yyy.", "yyyyy", ".yyy.", ".y.y."], hx - 1, hy - 10, {"y": "gold4"})
    # staff in the near hand, orb on top
    orb = wield(f, p, j.nhand, lambda x, y, q: staff(f, x, y, q)) if not p.card else staff(f, px - 11, cy + 5, -92)
    card(f, p, j.nhand, cloth)
    # near sleeve
    g = f.group()
    f.cone(*j.nsh, 3.0, *j.nelb, 3.0, cloth, group=g)
    f.cone(*j.nelb, 3.0, *j.nhand, 3.9, cloth, group=g, merge=1)
    f.ellipse(j.nhand[0], j.nhand[1], 2.3, 2.2, "skin")
    if p.fx == "smear":
        for k in range(8):
            far = 10.5 if k % 2 == 0 else 8
            f.cone(*polar(*orb, k * 45, 5.8), .9, *polar(*orb, k * 45, far), .4, "ghost", line=False, weight=1.8)

def staff(f, sx, sy, a):
    top, bot = polar(sx, sy, a, 18), polar(sx, sy, a, -15)
    f.curve([bot, (sx, sy), polar(sx, sy, a, 12), top], [1.0, 1.1, 1.2, 1.2], "wood", weight=1.4)
    orb = polar(sx, sy, a, 20.5)
    for k in (-1, 1):
        q = polar(*orb, a + 90 * k, 3.6)
        f.curve([top, q, polar(*q, a, 2.6)], [1.1, 1.1, .5], "brass", weight=1.3)
    f.ellipse(*orb, 3.3, 3.3, "teal", bias=.12)
    o = (round(orb[0]), round(orb[1]))
    f.stamp(["ww", "w."], o[0] - 2, o[1] - 2, {"w": "white"})
    return orb

# ------------------------------------------------------------------ rogue
def rogue(f: Forge, j: Joints, p: Pose, cloth="yellow"):
    hx, hy = j.head; cx, cy = j.chest; px, py = j.hip; s = p.sway
    # cape: light grey outside, hem in the player's colour
    cape = f.poly([(cx - 5, cy - 4), (cx + 3, cy - 4), (cx + 1, cy + 4), (cx - 3 - s, py + 6), (cx - 6 - s * 1.6, py + 4.5), (cx - 9 - s * 2, py + 7.5),
            (cx - 11 - s * 2.2, py + 3), (cx - 9 - s, cy + 4)], "shade", round=4, smooth=3, soft=.5, bias=-.04)
    f.curve([(cx - 3 - s, py + 5.4), (cx - 6 - s * 1.6, py + 4.2), (cx - 8.6 - s * 2, py + 6.6), (cx - 10.6 - s * 2.2, py + 3)], [1.0, 1.2, 1.2, .8], cloth, only=cape, bias=-.06, weight=1.3)
    if not p.drop: dagger(f, *j.fhand, p.weapon + 30)
    arm(f, j.fsh, j.felb, j.fhand, "shade", "hide2", "skin", r=(2.3, 2.0, 1.8), hand_r=2.0)
    leg(f, j.fhip, j.fknee, j.ffoot, "shade", "hide2", r=(2.7, 2.2, 1.8), cuff="yellow" if cloth == "yellow" else cloth)
    leg(f, j.nhip, j.nknee, j.nfoot, "shade", "hide2", r=(2.7, 2.2, 1.8), cuff="yellow" if cloth == "yellow" else cloth)
    g = f.group()
    f.poly([(cx - 6.2, cy - 4), (cx + 5.8, cy - 4.2), (cx + 5.6, cy + 2), (px + 4.4, py), (px + 5, py + 4), (px + 1, py + 2.6), (px - 5.4, py + 4), (px - 4.6, py), (cx - 6, cy + 2)],
           "hide2", round=4, smooth=3, group=g, bias=.06)
    f.crease([(cx + 1.6, cy - 3), (cx + 1.2, py)], .5, .3, only=g)
    f.stamp(["y", ".", "y", ".", "y"], cx + 2, cy, {"y": "gold4"})
    f.poly([(px - 5.2, py - 2.2), (px + 5, py - 2.2), (px + 5, py + .4), (px - 5.2, py + .4)], cloth, round=1.3)
    f.poly([(px - 4.6, py - 1), (px - 2, py), (px - 2.6 - s, py + 5), (px - 5.4 - s, py + 6.4)], cloth, round=1.5)
    f.cone(cx - 5, cy - 4, 1.1, cx + 5, py - 3, 1.1, "felt", shadow=.5)
    # head: hood with a deep dark opening, mask below the eyes; the scarf is the player's colour
    g = f.group()
    f.poly([(hx - 7.4, hy + 5), (hx - 6.4, hy - 3), (hx - 2, hy - 7.4), (hx + 4, hy - 7.2), (hx + 7.6, hy - 2.6), (hx + 7, hy + 4), (hx + 3, hy + 7.5), (hx - 3, hy + 7.8)],
           "shade", round=6, smooth=4, group=g, bias=.07)
    f.ellipse(hx + 2.6, hy + .8, 5.4, 5.8, "felt", shadow=0, line=False, bias=-.2)
    f.ellipse(hx + 3.2, hy + .4, 4.4, 4.4, "skin", shadow=0, line=False, bias=FILL + .06)
    f.poly([(hx - 1.6, hy + 2), (hx + 3, hy + 3), (hx + 7.4, hy + 1.8), (hx + 6.8, hy + 5), (hx + 3.4, hy + 6.8), (hx - .6, hy + 5.6)], "felt", round=2, line=True, shadow=0, bias=.04)
    f.poly([(hx - 2.4, hy - 4), (hx + 3, hy - 5.6), (hx + 7.4, hy - 3.8), (hx + 7.6, hy - 1.8), (hx + 2.6, hy - 3), (hx - 1.6, hy + .6)], "shade", round=1.6, shadow=.8, bias=.16)
    f.stamp({"hurt": ["kk..kk"], "faint": ["kk..kk"], "blink": ["dd..dd"]}.get(p.face, ["ww..ww", "wk..wk"]), hx + 1, hy - 1, FACE)
    f.curve([(hx - 5, hy + 7), (hx + 1, hy + 8.6), (hx + 6, hy + 6.6)], [2.2, 2.5, 1.9], cloth, bias=.06)
    f.curve([(hx - 4.4, hy + 7), (hx - 9 - s, hy + 7.4 - s * .4), (hx - 13 - s * 1.6, hy + 10.5 - s)], [1.7, 2.2, .8], cloth, bias=.04)
    if not p.card: wield(f, p, j.nhand, lambda x, y, a: dagger(f, x, y, a))
    card(f, p, j.nhand, cloth)
    arm(f, j.nsh, j.nelb, j.nhand, "shade", "hide2", "skin", r=(2.5, 2.1, 1.8), hand_r=2.1)
    if p.fx == "smear": smear(f, cx + 2, cy + 1, 24, -60, 34, 10)

def dagger(f, x, y, ang):
    n, base = blade(f, x, y, ang, 12.5, 1.7, start=2.4, taper=4, bias=.16)
    f.cone(base[0] + n[0] * 2, base[1] + n[1] * 2, .9, base[0] - n[0] * 2, base[1] - n[1] * 2, .9, "brass", weight=1.4)

# ------------------------------------------------------------------ scout
def scout(f: Forge, j: Joints, p: Pose, cloth="teal"):
    hx, hy = j.head; cx, cy = j.chest; px, py = j.hip; s = p.sway
    # quiver and short cape
    f.cone(cx - 9.4, cy - 6, 2.3, cx - 3, py - 3, 2.1, "leather")
    for k in (-1.6, 0, 1.5):
        f.cone(cx - 10.4 + k, cy - 9.4 + abs(k) * .5, 1.1, cx - 9.2 + k, cy - 6.4, .6, "white", line=False, weight=1.4)
    f.poly([(cx - 5, cy - 4), (cx + 3, cy - 4), (cx, cy + 4), (cx - 3 - s, py + 3), (cx - 9.4 - s * 2, py + 3), (cx - 8.4 - s, cy + 2)], cloth, round=4, smooth=4, soft=.5, bias=-.1)
    arm(f, j.fsh, j.felb, j.fhand, "cloth", "leather", "skin", r=(2.3, 2.0, 1.8), hand_r=2.1)
    leg(f, j.fhip, j.fknee, j.ffoot, "moss", "leather", r=(2.7, 2.2, 1.9), cuff="wood")
    leg(f, j.nhip, j.nknee, j.nfoot, "moss", "leather", r=(2.7, 2.2, 1.9), cuff="wood")
    pull = {"draw": 1.0}.get(p.fx, 0.0)
    wield(f, p, j.fhand, lambda x, y, a: bow(f, x, y, pull, a))
    g = f.group()
    f.poly([(cx - 6.2, cy - 4), (cx + 5.8, cy - 4.2), (cx + 5.4, cy + 2), (px + 4.2, py), (px + 5.6, py + 5), (px + 2, py + 4), (px, py + 5.6), (px - 2.6, py + 4), (px - 5.8, py + 5.4), (px - 4.6, py), (cx - 6, cy + 2)],
           cloth, round=4, smooth=2, group=g)
    f.crease([(px - .6, py), (px, py + 5)], .5, .25, only=g)
    f.poly([(cx - 1.4, cy - 5), (cx + 3.6, cy - 5), (cx + 1.6, cy + .4)], "cloth", only=g, round=0, keep=True, bias=.1)
    f.cone(cx - 5.4, cy - 4, 1.0, cx + 4.6, py - 3, 1.0, "leather", shadow=.5)
    f.poly([(px - 5, py - 1.8), (px + 4.8, py - 1.8), (px + 4.8, py + .5), (px - 5, py + .5)], "leather", round=1.2)
    f.stamp(["yy", "yy"], px, py - 2, {"y": "gold4"})
    if pull: bow_string(f, *j.fhand, (j.nhand[0] + 1.2, j.nhand[1]))
    # head: hair, face, feathered cap
    g = f.group()
    f.curve([(hx - 3, hy - 1), (hx - 5.6, hy + 3), (hx - 6 - s * .6, hy + 7.4)], [3.4, 3.0, .9], "hair")
    f.ellipse(hx + .8, hy + .6, 6.0, 6.2, "skin", group=g, bias=FILL)
    f.ellipse(hx - 4, hy + 1.8, 1.4, 1.9, "skin")
    f.poly([(hx - 4.4, hy - 2.4), (hx + 3, hy - 3.4), (hx + 6.8, hy - 2), (hx + 5, hy - .4), (hx + 2.6, hy - 1.2), (hx - .4, hy - .2), (hx - 2.4, hy + 2), (hx - 4.8, hy + 3)], "hair", round=1.8, shadow=.3)
    f.stamp({"hurt": ["kk..kk"], "faint": ["kk..kk"], "blink": ["dd..dd"]}.get(p.face, ["kk..kk", "wk..wk"]), hx + 1, hy, FACE)
    f.stamp({"shout": ["kk", "rr"], "hurt": ["kw"]}.get(p.face, ["dd"]), hx + 4, hy + 4, FACE)
    f.stamp(["h"], hx + 4, hy + 2, FACE)
    g = f.group()
    f.poly([(hx - 8, hy - 2), (hx - 5.6, hy - 7), (hx + 0, hy - 9), (hx + 5, hy - 7.4), (hx + 11, hy - 2.6), (hx + 4.6, hy - 3.4), (hx - 2, hy - 2.4)], cloth, round=3.2, smooth=3, group=g, shadow=.5)
    f.crease([(hx - 6.5, hy - 3.6), (hx, hy - 4.8), (hx + 6, hy - 4.4)], .6, .28, only=g)
    f.curve([(hx - 1, hy - 6), (hx - 6 - s * .5, hy - 10.4), (hx - 11 - s * 1.4, hy - 11)], [.9, 1.7, .4], "red", weight=1.2)
    if pull: bow_arrow(f, *j.fhand, (j.nhand[0] + 1.2, j.nhand[1]))
    card(f, p, j.nhand, cloth)
    arm(f, j.nsh, j.nelb, j.nhand, "cloth", "leather", "skin", r=(2.5, 2.1, 1.8), hand_r=2.1)
    if p.fx == "smear":
        x, y = j.fhand
        f.cone(x + 4, y, .5, x + 17, y, .7, "slash", line=False, weight=3)

def bow_tips(x, y, pull=0.0, a=0.0):
    """The limbs bend back and closer together as the string is drawn."""
    def q(u, v): n = polar(0, 0, a, u); m = polar(0, 0, a + 90, v); return x + n[0] + m[0], y + n[1] + m[1]
    tx, ty = -3.6 - 4.2 * pull, 12 - 2.6 * pull
    return q, q(tx, -ty), q(tx, ty)

def bow(f, x, y, pull=0.0, a=0.0):
    q, t0, t1 = bow_tips(x, y, pull, a)
    f.curve([t0, q(-.6 - 3.2 * pull, -9.4 + 1.2 * pull), q(2.2 - .7 * pull, -5 + .2 * pull), q(1.2 + .8 * pull, 0), q(2.2 - .7 * pull, 5 - .2 * pull), q(-.6 - 3.2 * pull, 9.4 - 1.2 * pull), t1],
            [.7, 1.1, 1.4, 1.3, 1.4, 1.1, .7], "wood", weight=1.5)
    if not pull: f.cone(*q(-3.4, -11.6), .4, *q(-3.4, 11.6), .4, "white", line=False, weight=2.5, shadow=0)

def bow_string(f, x, y, nock):
    _, t0, t1 = bow_tips(x, y, 1.0)
    for t in (t0, t1): f.cone(*t, .4, *nock, .4, "white", line=False, weight=2.5, shadow=0)

def bow_arrow(f, x, y, nock):
    f.cone(nock[0], nock[1], .6, x + 6, y - .2, .6, "wood", weight=1.8, shadow=.3)
    f.poly([(x + 5, y - 2), (x + 9.4, y - .2), (x + 5, y + 1.8)], "steel", round=1.2, facet=True, weight=1.6)
    for s in (-1, 1): f.cone(nock[0] + 1, nock[1] + s * 1.2, .9, nock[0] + 4, nock[1] + s * .6, .6, "red", weight=1.4, line=False)

# ------------------------------------------------------------------ registry
HEROES = {
    "knight": (knight, Body(sh_w=7.4),
               Pose(nhand=(-7.5, 6), fhand=(4.5, 8), weapon=-102),
               Pose(nhand=(-5, -3), fhand=(4, 8), weapon=-150, lean=-2.5, bob=.6, nfoot=(-2, 0), sway=-.5),
               Pose(nhand=(11, 1.5), fhand=(-1, 10), weapon=-4, lean=4, bob=1.6, nfoot=(-3, 0), ffoot=(4, 0), sway=2.5, face="shout")),
    "warrior": (warrior, Body(sh_w=7.8, arm=6.0),
                Pose(nhand=(-2.5, 10), fhand=(8, 8), weapon=-78),
                Pose(nhand=(3, -5), fhand=(-6, -8), weapon=-160, lean=-2.5, bob=.6, nfoot=(-2, 0), sway=-.5),
                Pose(nhand=(11, 5), fhand=(6, 3), weapon=10, lean=4, bob=2, nfoot=(-3, 0), ffoot=(4, 0), sway=2.5, face="shout")),
    "sorcerer": (sorcerer, Body(sh_w=6.2),
                 Pose(nhand=(-4.5, 8), fhand=(4.5, 6), weapon=-91),
                 Pose(nhand=(-5, 3), fhand=(2, 4), weapon=-115, lean=-2, bob=1, sway=-.5),
                 Pose(nhand=(11, 4), fhand=(8, -1), weapon=-58, lean=2.5, sway=2.5, face="shout")),
    "rogue": (rogue, Body(sh_w=6.2, head_x=2.4, head_y=18.2, hip_y=37.2, sh_y=26.2, chest_y=29.5),
              Pose(nhand=(-2.5, 8), fhand=(5.5, 5), weapon=-28, lean=1.5),
              Pose(nhand=(-7, 1), fhand=(4, 4), weapon=-150, lean=-2, bob=1.5, sway=-.5),
              Pose(nhand=(12, 2), fhand=(-1, 6), weapon=0, lean=5, bob=2, nfoot=(-5, 0), ffoot=(5, 0), sway=3)),
    "scout": (scout, Body(sh_w=6.2),
              Pose(nhand=(1, 9), fhand=(6.5, 6), weapon=0),
              Pose(nhand=(1.0, 0.6), fhand=(9.5, 0.4), weapon=0, lean=-1.5, nfoot=(-2, 0), fx="draw"),
              Pose(nhand=(-3, 0.6), fhand=(10, 1), weapon=0, lean=-1, nfoot=(-2, 0), ffoot=(2, 0), sway=1.5)),
}


# pose fields that differ from the shared ones (rig.animations)
OWN = {
    "knight": {"cheer": dict(nhand=(-3.4, -10.6), fhand=(5.5, 3), weapon=-86), "play": dict(fhand=(4.5, 8))},
    "warrior": {"cheer": dict(fhand=(7, -9), nhand=(-6, -7), weapon=-74), "play": dict(weapon=-82), "play1": dict(weapon=-104, fhand=(4.5, 8)), "faint2": dict(drop=(56, 33, 40)), "faint3": dict(drop=(56, 34, 72))},
    "sorcerer": {"cheer": dict(nhand=(-4.4, -9.6), fhand=(7, -6), weapon=-86), "faint3": dict(drop=(51, 47, 2))},
    "rogue": {"cheer": dict(nhand=(-3.6, -10.6), fhand=(7.5, -8), weapon=-96), "faint3": dict(drop=(54, 48.6, 6))},
    "scout": {"cheer": dict(fhand=(8.6, -8), nhand=(-4.6, -10), weapon=-12), "faint2": dict(drop=(56, 38, 40)), "faint3": dict(drop=(56, 47.6, 86))},
}


def torch_in_hand(f, x, y, t, glove):
    """A burning torch held up; t = 0..1 is the flicker. Drawn over the hand at (x, y)."""
    a, b = math.sin(t * math.tau) * 1.4, math.cos(t * math.tau) * 1.2
    f.cone(x - 2, y + 4, 1.3, x + 4.4, y - 9, 1.7, "wood"); f.cone(x + 3.6, y - 8, 2.4, x + 4.8, y - 10.4, 2.8, "iron")
    u, v = x + 5.4, y - 11.4
    f.poly([(u - 4.4, v + 1), (u - 5, v - 4 + b), (u - 2.6 + a * .4, v - 6), (u - 2 + a, v - 11 - b), (u + .6 + a * .5, v - 7.6), (u + 2.4 + a * 1.4, v - 14 + b), (u + 3.6 + a * .4, v - 7), (u + 5, v - 4 - b), (u + 4.2, v + 1)], "lava", round=4, smooth=2, shadow=0)
    f.poly([(u - 2.4, v + .6), (u - 2, v - 3.6), (u + .4 + a * .4, v - 5 + b * .5), (u + 1.8 + a, v - 9), (u + 2.8, v - 3.4), (u + 2.2, v + .6)], "fire", round=3, smooth=2, line=False, shadow=0)
    f.ellipse(x, y, 2.1, 2.1, glove)


AWAY = (-900.0, -900.0, 0.0)          # a weapon dropped there is not seen


def torch_poses(name, idle):
    """The far hand lifts a torch ahead of the face (the knight's: that one has the shield); weapons are put away."""
    hands = dict(nhand=(-5, -9.5)) if name == "knight" else dict(fhand=(9.6, -5.5), nhand=(-1, 10))
    up = replace(idle, **hands, lean=.6, nfoot=(-1.5, 0), ffoot=(1.5, 0), drop=AWAY)
    return [replace(up, sway=s, bob=b) for s, b in ((0, 0), (.4, 0), (.6, 1), (.2, 1))]


def hero_frame(name, p, flip=False, torch=None):
    """One frame; flip=True faces left, lit from the same side."""
    draw, body, *_ = HEROES[name]; j = Joints(body, p)
    ox = FRAME_W - FEET[0] - (FEET[0] - FRAME_OX) if flip else FRAME_OX
    f = Turned(FRAME_W, FRAME_H, ox=ox, oy=FRAME_OY - p.hop, flip=flip)
    if p.turn or p.to: f.place(p.turn, p.pivot, p.to or p.pivot)
    draw(f, j, p)
    if torch is not None: torch_in_hand(f, *(j.nhand if name == "knight" else j.fhand), torch, "steel" if name == "knight" else "skin")
    return f.render()


def hero_frames(name):
    """Every animation of a hero: idle breathes three times and blinks, `back` walks to the left, `torch` holds up a light."""
    _, _, idle, wind, strike = HEROES[name]
    poses = animations(idle, wind, strike, OWN.get(name))
    out = {anim: [hero_frame(name, p) for p in row] for anim, row in poses.items()}
    blink = hero_frame(name, replace(poses["idle"][2], face="blink"))
    out["idle"] = out["idle"] * 2 + [*out["idle"][:2], blink, out["idle"][3]]
    out["back"] = [hero_frame(name, p, flip=True) for p in poses["walk"]]
    out["torch"] = [hero_frame(name, p, torch=k / 4) for k, p in enumerate(torch_poses(name, idle))]
    return out
