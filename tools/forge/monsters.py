"""Goblin and skeleton, drawn facing LEFT so that the key light stays top-left. t = 0..1 idle phase."""
from __future__ import annotations
import math
from .forge import Forge, polar, ik
from .heroes import blade, smear

W, H = 104, 72                    # canvas
OX, OY = 16, 8                    # the drawings below stand on y = 60 about x = 38; this is where they go on the canvas
EYES = {"k": "ink", "w": "white", "y": "gold4", "o": "gold3", "r": "red3", "R": "red2", "l": "ice", "b": "bone4", "c": "cream", "g": "green1"}


def wave(t, phase=0.0, amp=1.0):
    return math.sin((t + phase) * math.tau) * amp


# ------------------------------------------------------------------ goblin
def goblin(f: Forge, t=0.0, act=0.0, hurt=0.0):
    """act: -1 wind-up .. 0 rest .. 1 strike; hurt: 0..1"""
    b = round(wave(t, 0, .7)); lean = -3 * act + 3 * hurt
    px, py = 39 + lean * .3, 47 + b * .5          # pelvis
    cx, cy = 37 + lean * .7, 39 + b               # chest
    hx, hy = round(31 + lean), round(27 + b + hurt)   # head
    def gleg(x, fx, bias):
        k, ft = ik(x, py + 1, fx, 57.5, 6.5, 6.5, bend=1)
        g = f.group()
        f.cone(x, py + 1, 3.4, *k, 2.6, "goblin", group=g, bias=bias); f.cone(*k, 2.6, *ft, 1.9, "goblin", group=g, merge=.6, bias=bias)
        f.cone(*k, 2.7, ft[0], ft[1] - 2, 2.3, "cloth", group=f.group(), shadow=.4, bias=bias - .1)
        f.cone(ft[0] + 1, ft[1] + .6, 2.0, ft[0] - 4.4, ft[1] + 1.0, 1.7, "goblin", group=g, merge=.6, bias=bias)
        for q in (-5.8, -4.4): f.cone(ft[0] + q, ft[1] + 1.6, .7, ft[0] + q - 1.2, ft[1] + 2.2, .4, "bone", line=False, weight=1.3)
    gleg(px + 3, px + 6 - act * 1.5, -.12)
    # far arm with a crude buckler
    j, h = ik(cx + 4, cy - 3, cx + 10, cy + 6, 6, 6, bend=-1)
    f.cone(cx + 4, cy - 3, 2.6, *j, 2.2, "goblin", bias=-.1); f.cone(*j, 2.2, *h, 2.0, "goblin", bias=-.1)
    f.ellipse(h[0] + .6, h[1], 5.2, 6.4, "wood"); f.ellipse(h[0] + .4, h[1], 1.9, 2.2, "iron")
    gleg(px - 3, px - 7 + act * -3, 0)
    # pot belly, vest, loincloth
    g = f.group()
    f.poly([(cx - 7, cy - 3), (cx, cy - 7), (cx + 6.6, cy - 5), (cx + 8, cy + 1), (px + 5.6, py + 2), (px, py + 3.4), (px - 6.4, py + 1), (cx - 8.4, cy + 3)], "goblin", round=6, smooth=5, group=g)
    f.ellipse(cx - 3, cy + 4.5, 5.6, 5.0, "goblin", group=g, merge=1.5, z=2.5)
    f.poly([(cx + 0, cy - 7.4), (cx + 7, cy - 6), (cx + 9, cy + 2), (px + 6, py + 2), (px + 1.6, py + 2), (cx + 3, cy)], "leather", round=3, smooth=3)
    f.crease([(cx - 4.6, cy + 6), (cx - 4.4, cy + 7.4)], .7, .4, only=g)
    f.poly([(px - 6.4, py - .4), (px + 6, py), (px + 5, py + 3), (px + 2, py + 7), (px, py + 5), (px - 2.6, py + 8.6), (px - 5, py + 5), (px - 6.6, py + 3)], "red", round=2.5, soft=.3, bias=-.05)
    f.poly([(px - 6.6, py - 1.4), (px + 6, py - 1), (px + 6, py + 1), (px - 6.6, py + .8)], "leather", round=1.1)
    f.ellipse(px - 3.4, py + .2, 2.1, 2.1, "bone", weight=1.4)
    f.stamp(["k.k"], px - 5, py - .4, EYES)
    # head: ears behind, skull, jaw, nose
    def ear(d, bias, up):
        base = hx + d * 5.5
        tip = (hx + d * (17.5 + up), hy - 5.5 - up * 1.5 + hurt * 4)
        f.poly([(base, hy - 4), (base + d * 4, hy - 6.4), tip, (base + d * 6, hy + .6), (base, hy + 2.8)], "goblin", round=2.4, smooth=3, bias=bias)
        f.poly([(base + d * 2, hy - 2), (base + d * 4.4, hy - 4), (tip[0] - d * 3.4, tip[1] + 1.2), (base + d * 5, hy - .6)], "red", round=1.0, smooth=3, line=False, shadow=0, bias=-.02)
    ear(1, -.05, wave(t, .2, .6)); ear(-1, 0, wave(t, .25, .6))
    g = f.group()
    f.ellipse(hx, hy - 1.6, 8.6, 7.2, "goblin", group=g)
    f.poly([(hx - 7.6, hy), (hx + 7, hy), (hx + 5.4, hy + 5.6), (hx - 1.4, hy + 8.6), (hx - 6, hy + 5.4)], "goblin", round=4, smooth=4, group=g, merge=1.4, z=.6)
    f.crease([(hx - 7.6, hy - 3), (hx - 2, hy - 1.4), (hx + 2.4, hy - 3.4)], .7, .3, only=g)
    f.curve([(hx - 1, hy - 7), (hx + 1.8, hy - 10.6), (hx + 5.4, hy - 11.5)], [1.6, 1.5, .4], "black")
    f.curve([(hx + 2, hy - 7), (hx + 5, hy - 9.6), (hx + 9, hy - 9.4)], [1.5, 1.3, .4], "black")
    if hurt > .3:
        f.stamp(["k...k.kk", ".k.k..k."], hx - 6, hy - 2, EYES)
    else:
        f.stamp(["kk...kkk", "yyk.kyyy", "yky..yky"], hx - 6, hy - 3, EYES)
    f.curve([(hx - 3.4, hy - 1.6), (hx - 5.8, hy + 1.4), (hx - 9, hy + 2.8)], [1.2, 1.9, 1.5], "goblin", bias=.06)
    if act > .3 or act < -.3:
        f.stamp(["kkkkkkkk", "bkbRRbkb", ".kRRRRk.", "..bkbk.."], hx - 4, hy + 3, EYES)
    else:
        f.stamp(["k......k", "kbkkkbkk", ".bb.kb.."], hx - 3, hy + 3, EYES)
    # near arm and jagged blade
    tx, ty, ang = cx - 11, cy + 6, 214
    if act < 0: tx, ty, ang = cx + 3 * act * -1, cy - 13, 300
    if act > 0: tx, ty, ang = cx - 15, cy + 2, 172
    sx, sy = cx - 5.6, cy - 3
    j, h = ik(sx, sy, tx, ty, 7, 7, bend=1 if act >= 0 else -1)
    n = polar(0, 0, ang + 90, 1)
    def bl(a, s): x, y = polar(*h, ang, a); return x + n[0] * s, y + n[1] * s
    g = f.group()
    f.poly([bl(3, 1.4), bl(6, 2.4), bl(7, 1.6), bl(10, 3.4), bl(11, 2.4), bl(15.5, 2.8), bl(18, -1), bl(12, -1.6), bl(3, -1.6)], "iron", round=1.8, facet=True, group=g, weight=1.3)
    f.cone(*bl(2.6, 2.8), .9, *bl(2.6, -2.8), .9, "wood", weight=1.4); f.cone(*h, 1.0, *bl(-3, 0), 1.0, "wood")
    if act >= .9: smear(f, cx - 2, cy - 4, 27, -58, -182, 9)
    g = f.group()
    f.cone(sx, sy, 3.0, *j, 2.5, "goblin", group=g); f.cone(*j, 2.5, *h, 2.2, "goblin", group=g, merge=.8); f.ellipse(*h, 2.7, 2.5, "goblin", bias=.04)


# ------------------------------------------------------------------ skeleton
def skeleton(f: Forge, t=0.0, act=0.0, hurt=0.0):
    b = round(wave(t, 0, .7)); lean = -3 * act + 3 * hurt
    px, py = 38 + lean * .2, 43 + b * .4
    cx, cy = 37 + lean * .7, 31 + b
    hx, hy = round(34 + lean), round(17 + b + hurt)
    def sleg(x, fx, bias):
        k, ft = ik(x, py, fx, 57.6, 7.6, 7.6, bend=1)
        g = f.group()
        f.cone(x, py, 1.5, *k, 1.2, "bone", group=g, bias=bias, weight=1.2); f.ellipse(*k, 2.0, 1.8, "bone", group=g, bias=bias)
        f.cone(*k, 1.3, *ft, 1.2, "bone", group=g, bias=bias, weight=1.2)
        f.cone(ft[0] + 1.2, ft[1] + 1, 1.4, ft[0] - 4, ft[1] + 1.4, 1.0, "bone", group=g, bias=bias)
    def sarm(sx, sy, tx, ty, bend, bias):
        j, h = ik(sx, sy, tx, ty, 7.4, 7.4, bend=bend)
        g = f.group()
        f.cone(sx, sy, 1.6, *j, 1.2, "bone", group=g, bias=bias, weight=1.2); f.ellipse(*j, 1.8, 1.8, "bone", group=g, bias=bias)
        f.cone(*j, 1.2, *h, 1.1, "bone", group=g, bias=bias, weight=1.2); f.ellipse(*h, 2.1, 2.0, "bone", bias=bias)
        return h
    # torn cape
    f.poly([(cx - 3, cy - 6), (cx + 7, cy - 6), (cx + 9, cy + 4), (px + 10 + wave(t, .1), py + 8), (px + 7, py + 5), (px + 5 + wave(t, .2), py + 10), (px + 2, py + 4), (cx + 2, cy + 4)], "purple", round=3, soft=.4, bias=-.12)
    sleg(px + 2.4, px + 6 - act, -.16)
    h = sarm(cx + 5, cy - 5, cx + 3 - 2 * act, cy + 7, -1, -.14)
    sleg(px - 2.4, px - 6 - act * 3, 0)
    # pelvis, spine, ribs
    g = f.group()
    f.poly([(px - 5, py - 3), (px, py - 1.4), (px + 5, py - 3), (px + 4, py + 1.5), (px, py + 3), (px - 4, py + 1.5)], "bone", round=2.2, smooth=3, group=g)
    f.ellipse(px - 2, py - .2, 1.1, 1.1, "shadow", group=g, line=False, shadow=0)
    f.cone(px, py - 2, 1.5, cx, cy - 6, 1.5, "bone", group=f.group())
    for k, (y, wd) in enumerate(((-4.6, 6.4), (-1.6, 6.8), (1.4, 6.2), (4.2, 4.8))):
        f.curve([(cx + wd, cy + y - .6), (cx + 2.4, cy + y - 1), (cx - wd * .6, cy + y + .2), (cx - wd - .4, cy + y + 1.8), (cx - wd * .4, cy + y + 2)], [.9, 1.1, 1.3, 1.1, .7], "bone", weight=1.2, shadow=.8)
    f.cone(cx - 3, cy - 5, 1.0, cx - 3.4, cy + 4, .7, "bone", line=False, shadow=.4)
    f.poly([(px - 6, py - 1), (px + 6, py - 1), (px + 5, py + 3), (px + 2, py + 8), (px, py + 4), (px - 3, py + 9), (px - 5, py + 4)], "red", round=2.4, soft=.3, bias=-.08)
    f.cone(px - 5.6, py - .6, 1.1, px + 5.6, py - .6, 1.1, "leather")
    # round shield on the far hand
    f.ellipse(h[0] - 5, h[1] + 2, 6.4, 8, "wood"); f.ellipse(h[0] - 5.2, h[1] + 2, 2.2, 2.6, "iron")
    # skull
    g = f.group()
    f.cone(hx + 1, hy + 5, 1.6, cx, cy - 6, 1.5, "bone", group=f.group())
    jaw = 1.6 * max(0, act, hurt)
    f.poly([(hx - 6, hy + 3), (hx + 3.6, hy + 3), (hx + 3, hy + 7 + jaw), (hx - 5.4, hy + 8 + jaw)], "bone", round=2, group=g)
    f.ellipse(hx + .6, hy - 1, 7.6, 7.0, "bone", group=g, bias=.03)
    f.poly([(hx - 7, hy - 1), (hx + 1, hy), (hx + 1.4, hy + 4.4), (hx - 6.4, hy + 5)], "bone", round=2, group=g, merge=1, z=1, bias=.03)
    eye = "r" if hurt < .5 else "k"
    f.stamp(["kkk..kkk", f"k{eye}k..k{eye}k", "kkk.kkkk", "...k....", "........"], hx - 6, hy - 2, EYES)
    f.stamp(["kbkbkbk.", ] if not jaw else ["bkbkbkb.", "kkkkkkk.", "bkbkbkb."], hx - 5, hy + 4, EYES)
    # battered helm
    g = f.group()
    f.poly([(hx - 7.4, hy - 3.6), (hx - 6, hy - 8.6), (hx + 1, hy - 11.4), (hx + 8, hy - 8), (hx + 9.4, hy + 1), (hx + 6, hy + 2), (hx + 4, hy - 3.4)], "iron", round=4, smooth=3, group=g, shadow=.7)
    f.curve([(hx + .6, hy - 10.6), (hx + 6, hy - 13), (hx + 11, hy - 9), (hx + 12.4 + wave(t, .1, .6), hy - 3)], [.8, 1.9, 1.7, .4], "red", weight=1.1)
    # sword arm
    tx, ty, ang = cx - 10, cy + 5, 250
    if act < 0: tx, ty, ang = cx + 2, cy - 14, 320
    if act > 0: tx, ty, ang = cx - 15, cy + 0, 176
    if hurt: tx, ty, ang = cx - 6, cy + 9, 130
    sx, sy = cx - 5.6, cy - 5
    j, h = ik(sx, sy, tx, ty, 7.4, 7.4, bend=1 if act >= 0 else -1)
    n, base = blade(f, *h, ang, 20, 1.9, "iron", taper=4)
    f.cone(base[0] + n[0] * 3.2, base[1] + n[1] * 3.2, 1.0, base[0] - n[0] * 3.2, base[1] - n[1] * 3.2, 1.0, "brass", weight=1.4)
    if act >= .9: smear(f, cx - 2, cy - 3, 31, -58, -182, 10)
    sarm(sx, sy, tx, ty, 1 if act >= 0 else -1, .02)
    f.ellipse(sx - .6, sy + .8, 2.8, 2.3, "iron")


MONSTERS = {"goblin": goblin, "skeleton": skeleton}


def monster_frames(name):
    draw = MONSTERS[name]
    poses = {"idle": [dict(t=i / 4) for i in range(4)], "act": [dict(act=-.6), dict(act=-1), dict(act=1), dict(act=.5)], "hurt": [dict(hurt=1), dict(hurt=.5)]}
    out = {}
    for anim, ps in poses.items():
        out[anim] = []
        for p in ps:
            f = Forge(W, H, ox=OX, oy=OY); draw(f, **p)
            out[anim].append(f.render())
    return out
