"""Bosses, second batch: medusa, vampire, sphinx, wolf pack, necromancer.

Same forge, palette, light and outline as bosses.py.  Every boss faces left and is drawn by
draw(forge, t=0, act=0, hurt=0, dead=0):
    t     0..1   idle phase
    act  -1..1   -1 wind-up, 1 strike          hurt 0..1   recoil          dead 0..1   collapse
Feet stand on y = height - 6 of the canvas (see GROUND); effects are part of the frame.
"""
from __future__ import annotations
import math
from .forge import Forge, polar, ik, spline
from .monsters import wave, EYES
from .palette import MAT, _m

# materials that only these bosses use: ramps of master-palette names, slot 0 = line colour
MAT.update({
    "viper":    _m("night green1 green2 green3 green4", texture="scale", tex_amp=.26, tex_mid=True, rim=.25),
    "asp":      _m("night green1 green2 green3 green4 moss4", rim=.25),
    "sallow":   _m("umber bone1 bone2 bone3 bone4 white", rim=.2),
    "cape":     _m("ink night stone1 steel1 steel2 steel3", rim=.3),
    "pallid":   _m("night stone3 stone4 stone5 ice white", rim=.2),
    "suit":     _m("ink night stone1 stone2 stone3 stone4", rim=.5, contrast=1.15),
    "raven":    _m("ink ink night stone1 steel1 steel3", spec=.25, gloss=12, rim=.3),
    "sand":     _m("umber wood1 wood2 wood3 wood4 skin4", texture="fur", tex_amp=.12, tex_mid=True, rim=.2),
    "lapis":    _m("night blue1 blue2 blue3 blue4"),
    "bronze":   _m("umber skin1 skin2 skin3 skin4"),
    "dire":     _m("ink night steel1 steel2 steel3", texture="fur", tex_amp=.14, tex_mid=True, rim=.3),
    "direlight": _m("night steel1 steel2 steel3 steel4", rim=.2),
    "timber":   _m("umber umber wood1 wood2 bone2 bone3", texture="fur", tex_amp=.14, tex_mid=True, rim=.2),
    "winter":   _m("night stone2 stone3 stone4 stone5 white", texture="fur", tex_amp=.12, tex_mid=True, rim=.2),
    "robe":     _m("ink night purp1 purp2 purp3", rim=.3),
    "cloak":    _m("ink night green1 green2 green3", rim=.25),
    "lich":     _m("ink green1 moss2 moss3 moss4 bone4", rim=.2),
    "ghoul":    _m("green1 green2 green3 green4", emit=1.0),
    "ghoulcore": _m("green3 green4 moss4 cream white", emit=1.0),
})
KEY = {**EYES, "t": "teal4", "T": "teal3", "i": "ice", "G": "green3", "L": "green4", "s": "skin3", "S": "skin2", "d": "skin1",
       "p": "purp3", "m": "moss4", "u": "umber", "R": "red2", "n": "night"}
ramp01 = lambda v, a, b: max(0.0, min(1.0, (v - a) / (b - a)))        # 0 before a, 1 after b
mix = lambda a, b, k: a + (b - a) * k
mixp = lambda p, q, k: (mix(p[0], q[0], k), mix(p[1], q[1], k))


def cuff(f, a, b, ra, rb, mat, bulge=1.4, **kw):
    """Band around a limb from a to b: a bent quad with flat ends, unlike a cone."""
    n = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    q = lambda p, d, r: polar(*polar(*p, n, d), n + 90, r)
    return f.poly([q(a, 0, ra), q(b, 0, rb), q(b, bulge, 0), q(b, 0, -rb), q(a, 0, -ra), q(a, bulge, 0)], mat, round=min(ra, rb) * .9, **kw)


# ------------------------------------------------------------------ medusa
MEDUSA_W, MEDUSA_H = 188, 162           # drawn at offset (0, 10)

def snake(f, x, y, ang, length, w, mat="asp", r=3.1, bite=0.0, bias=0.0, curl=1):
    """One lock of hair: an S-curved snake with a wedge head, eye and tongue. w = writhe in degrees."""
    k = curl * (44 - 22 * bite)
    a1, a2, a3 = ang - k, mix(ang + k * 1.25 + w * .5, -180, bite * .35), mix(ang - k * .7 + w, -180, bite * .6)
    p1 = polar(x, y, a1, length * .32); p2 = polar(*p1, a2, length * .42); p3 = polar(*p2, a3, length * .3)
    g = f.curve([(x, y), p1, p2, p3], [r * 1.25, r * 1.12, r * .9, r * .62], mat, bias=bias, shadow=.8, n=8)
    side = -1 if math.cos(math.radians(a3)) < 0 else 1
    n = lambda d, s: polar(*polar(*p3, a3, d), a3 + 90 * side, s)
    if mat != "stone":                                                       # pale throat
        m = lambda p, a, s: polar(*p, a + 90 * side, s)
        f.curve([m(mixp(p1, p2, .2), a2, r * .7), m(p2, (a2 + a3) / 2, r * .7), m(p3, a3, r * .5)], [.8, 1.2, .9], "belly", only=g, bias=bias)
    gape = 3.6 * bite
    f.cone(*n(4, .8 + gape * .5), .7, *n(9.5 + 2 * bite, .6 + gape * .5), .5, "scarlet" if mat != "stone" else mat, weight=1.6, shadow=0)
    if gape > 1:
        f.poly([n(-1, 0), n(7, 0), n(5.4, gape + 1), n(0, 2)], "maw" if mat != "stone" else mat, round=0, line=False)
        f.curve([n(-2, 1.4), n(2, 2 + gape * .7), n(6.2, 1.6 + gape)], [1.6, 1.5, .9], mat, bias=bias, weight=1.2)
    f.poly([n(-3.4, -1.8), n(-.6, -3.7), n(4.4, -2.6), n(7.8, -.6), n(7.4, 1.0), n(2, 2.2 - gape * .4), n(-1, 3.2 - gape * .4), n(-3.6, 2)], mat, round=2.6, smooth=3, bias=bias + .12, weight=1.2)
    if gape > 1: f.stamp(["w"], n(5.4, 1.6)[0] - .5, n(5.4, 1.6)[1] - .5, KEY if mat != "stone" else {"w": "stone5"})
    e = n(1.4, -1.1)
    f.stamp(["k" if mat == "stone" else "yk" if side < 0 else "ky"], e[0] - (.5 if side < 0 else 1.5), e[1] - .5, KEY)


def horn_bow(f, x, y, ang, mat, grip, draw=0.0, size=33):
    """Recurve bow held at (x, y); ang = shooting direction; draw = px the string is pulled. Returns the nock."""
    q = lambda a, b: polar(*polar(x, y, ang, a), ang + 90, b)
    b = draw * .22; tips = []
    for s in (-1, 1):
        tip = q(-9 - b, s * (size - b)); tips.append(tip)
        f.curve([q(0, 0), q(1.5, s * size * .3), q(-4 - b * .5, s * size * .68), q(-9.5 - b, s * (size * .9 - b)), q(-6 - b, s * (size + 2 - b))], [2.3, 2.7, 2.2, 1.6, .8], mat, n=8, weight=1.2)
    f.cone(*q(.4, -4.4), 2.9, *q(.4, 4.4), 2.9, grip)
    nock = q(-9 - draw, 0)
    for tip in tips: f.cone(*tip, .55, *nock, .55, "white", weight=2.0, shadow=0, line=False)
    return nock


def medusa(f: Forge, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Defeat: petrified by her own gaze, from the tail upwards."""
    br = wave(t, 0, .9) * (1 - dead); up, dn = max(0, -act), max(0, act)
    M = lambda mat, lv: "stone" if dead >= lv else mat
    lean = 4 * up - 5 * dn + 7 * hurt + 8 * min(1, dead * 2); dy = br + 1 * up + 2 * hurt + 3 * dead
    sk, sc, st, bl, gd = M("sallow", .7), M("viper", .2), M("viper", .45), M("belly", .2), M("gold", .7)
    cx, cy = 92 + lean, 75 + dy; px, py = 98 + lean * .4, 102 + dy * .4
    hx, hy = round(cx - 7 - 2 * dn), round(cy - 30 + hurt + dead)
    sh_f, sh_n = (cx - 15, cy - 8), (cx + 15, cy - 7)
    def arm(s, hand, bend, bias, claw):
        k, e = ik(*s, *hand, 17.5, 17.5, bend=bend); g = f.group()
        f.ellipse(*s, 6.4, 6.2, sk, group=g, bias=bias)
        f.curve([s, ((s[0] + k[0]) / 2, (s[1] + k[1]) / 2), k], [5.2, 4.8, 4.0], sk, group=g, merge=1.5, bias=bias)
        f.curve([k, mixp(k, e, .4), e], [4.1, 4.3, 3.0], sk, group=g, merge=1.5, bias=bias)
        f.cone(*mixp(k, e, .4), 4.7, *mixp(k, e, .84), 4.0, gd, bias=bias)
        ring = math.degrees(math.atan2(e[1] - k[1], e[0] - k[0])) - 90; m = mixp(k, e, .62)
        f.crease([polar(*m, ring, 5), m, polar(*m, ring, -5)], .6, .3)
        f.ellipse(*e, 4.3, 4.3, sk, bias=bias)
        for i, a in enumerate(claw):
            m, c = polar(*e, a, 6.2), polar(*e, a + (8 if i else -10), 10.4)
            f.cone(*polar(*e, a, 2), 1.7, *m, 1.4, sk, line=False, bias=bias, weight=1.2); f.cone(*m, 1.3, *c, .4, M("bone", .7), weight=1.3, bias=bias)
        return e
    # coils: far loop, trunk, near loop with the rattle ----------------------------
    tw = wave(t, .3, 3) * (1 - dead)
    def bands(path, radii, g, i0, i1, step, amount):                          # dark saddles across the back
        tp = spline([(*p, r) for p, r in zip(path, radii)], 8)
        for i in range(i0, i1, step):
            (x, y, r), (u, v, _) = tp[i], tp[i + 1]; a = math.degrees(math.atan2(v - y, u - x)) - 90
            f.crease([polar(x, y, a, r), polar(*polar(x, y, a, r * .3), a - 90, 1.6), polar(x, y, a, -r * .35)], r * .3, amount, only=g)
    loop = f.group()
    far = [(148, 128), (149, 117), (120, 110), (88, 113), (64, 121), (58, 132)], [12, 11.5, 11, 10.5, 10.5, 10.4]
    f.curve(*far, sc, group=loop, bias=-.16, n=8); bands(*far, loop, 10, 36, 5, .16)
    g = f.group()
    trunk = [(px, py - 3), (px + 2, 112), (114, 122), (136, 126)], [14, 14.5, 14, 13]
    f.curve(*trunk, st, group=g, n=8); bands([(px + 4, py - 3), (px + 6, 112), (118, 120), (140, 122)], [9, 9, 9, 9], g, 3, 22, 6, .22)
    f.curve([(px - 6, py - 2), (px - 7, 112), (102, 127)], [7.6, 8.6, 8], M("belly", .45), only=g)
    for k in range(5): f.crease([(px - 18, py + 1 + k * 6), (px - 6, py + 4.4 + k * 6), (px + 3 + k, py + 2 + k * 6)], .6, .3, only=g)
    tail = [(58, 132), (67, 136), (94, 136.4), (126, 134), (154, 129), (171, 114), (171, 97 + tw), (162, 86 + tw)], [10.4, 10.4, 10, 9.6, 7.8, 5.6, 4.0, 2.6]
    for k in range(5): f.ellipse(162 - k * 2.2, 85 + tw - k * 3.6, 3.6 - k * .45, 2.8 - k * .3, M("bone", .2), weight=1.3)
    f.curve(*tail, sc, group=loop, n=8)
    belly = f.curve([(62, 143), (72, 146), (94, 146.4), (126, 143), (154, 136), (173, 118)], [2.6, 4.6, 5.2, 4.8, 3.4, 1], bl, only=loop)
    for i in range(14): f.crease([(66 + i * 7, 139 - i * .22), (65 + i * 7, 148)], .5, .22, only=loop)
    bands(*tail, loop, 9, 50, 5, .22)
    # far arm and bow (behind the body) ----------------------------------------------
    bow = mixp((cx - 47, cy - 6 - up), (cx - 43, cy + 2), max(hurt, dead * .6)); shot = 180 + 5 * hurt - 8 * dead
    fist = arm(sh_f, (bow[0] + 1, bow[1]), 1, -.08, ())
    nock = horn_bow(f, *bow, shot, M("bone", .7), M("leather", .7), draw=29 * up)
    f.ellipse(fist[0] - .6, fist[1], 4.2, 4.4, sk)
    for i in (-2, 0, 2): f.crease([(fist[0] - 4, fist[1] + i), (fist[0] - 1.4, fist[1] + i)], .5, .26)
    # torso -------------------------------------------------------------------
    g = f.group()
    f.poly([(cx - 16, cy - 10), (cx - 6, cy - 14), (cx + 8, cy - 14), (cx + 16, cy - 9), (cx + 13, cy + 3), (cx + 10, cy + 13), (px + 15, py - 6), (px + 15, py + 6), (px - 14, py + 6),
           (px - 13, py - 6), (cx - 8, cy + 13), (cx - 13, cy + 4)], sk, round=12, smooth=4, group=g)
    f.crease([(cx - 2, cy + 6), (cx - 1, cy + 14), (px - 3, py - 5)], .8, .16, only=g); f.crease([(px - 3.4, py - 9), (px - 3, py - 7.4)], .8, .4, only=g)
    f.poly([(px - 17, py - 8), (px - 8, py - 2), (px - 3, py - 1), (px + 4, py - 2), (px + 17, py - 9), (px + 18, py + 10), (px - 17, py + 10)], st, only=g, round=9)
    c = f.group()
    for x, r in ((-7.6, 7.6), (7, 7.4)):
        f.ellipse(cx + x, cy + .6, r, 6.8, gd, group=c, hz=5); f.crease([(cx + x - 4, cy + 1), (cx + x, cy + 4), (cx + x + 4, cy + 1)], .6, .2, only=c)
    f.curve([(cx - 14, cy - 11), (cx - 4, cy - 6), (cx, cy - 5), (cx + 5, cy - 6), (cx + 14, cy - 10)], [2.2, 2.6, 2.8, 2.6, 2.2], gd, shadow=.8)
    f.ellipse(cx, cy - 4, 2.7, 3.2, M("teal", .7), weight=1.4)
    f.curve([(px - 13, py - 6), (px - 6, py - .4), (px - 2, py + 1), (px + 5, py - .4), (px + 12.6, py - 7)], [2.2, 2.8, 3.2, 2.8, 2.2], M("gold", .45))
    sash = f.poly([(px - 7, py + 2), (px + 4, py + 2), (px + 5 + tw * .3, py + 16), (px - 1 + tw * .4, py + 23), (px - 6 + tw * .3, py + 16)], M("purple", .45), round=3, soft=.4)
    f.crease([(px - 1.4, py + 5), (px - 1 + tw * .4, py + 20)], .7, .2, only=sash)
    f.ellipse(px - 2, py + 1.4, 3.4, 3.4, M("teal", .45), weight=1.3)
    # hair behind, neck, head --------------------------------------------------
    hm = "stone" if dead >= .95 else "asp"; ph = t + dead * .6
    for k, (a, l, c) in enumerate(((8, 27, -1), (-168, 25, 1), (-28, 31, 1), (-146, 29, -1), (-58, 30, -1), (-118, 31, 1), (-88, 33, -1))):
        snake(f, hx + 2 + math.cos(math.radians(a)) * 9, hy - 6 + math.sin(math.radians(a)) * 8, a, l, wave(ph, k * .19, 10), hm, bite=max(dn, hurt * .3, .5 * (dead > 0)), bias=-.14, curl=c)
    f.cone(hx + 4, hy + 7, 5, cx, cy - 11, 6, sk, bias=-.08)
    g = f.group(); sk2 = M("sallow", .95)
    f.ellipse(hx + .5, hy - 3, 13, 13, sk2, group=g, bias=.04)
    f.poly([(hx - 12.4, hy - 4), (hx + 11, hy - 2), (hx + 8.4, hy + 8), (hx, hy + 15), (hx - 5.6, hy + 15.4), (hx - 10, hy + 8)], sk2, round=6, smooth=4, group=g, merge=2, bias=.06)
    f.curve([(hx - 6, hy - 3), (hx - 7.6, hy + 2), (hx - 6.4, hy + 4)], [1.2, 1.9, 1.6], sk2, group=g, merge=.8, z=9, bias=.12)
    f.crease([(hx - 4.6, hy), (hx - 4.6, hy + 4)], .6, .2, only=g)
    if hurt > .4: f.stamp(["kk........kk", "..kk....kk..", "kk........kk"], hx - 12, hy - 3, KEY)
    elif dead >= .95: f.stamp(["kkk.....kkkk", "nnn.....nnnn", "nnn.....nnnn"], hx - 12, hy - 4, {"k": "stone1", "n": "stone2"})
    else: f.stamp(["kk...........kk", "kkkk.......kkkk", ".kkkk....kkkkk.", "ktiik..kktiiitk", "kTttk..kTtttTk.", ".kkk....kkkkk.."], hx - 13, hy - 6, KEY)
    mouth = ["kkkkkkkk", "kwkkkkwk", "kwRRRRwk", ".kRrrRk.", "..kkkk.."] if act or hurt or dead else ["RRRRRRRR", "kwkkkkwk", ".RrrrrR."]
    f.stamp(mouth, hx - 10, hy + 6, KEY if dead < .95 else {"k": "stone1", "w": "stone5", "R": "night", "r": "night"})
    f.poly([(hx - 12, hy - 9), (hx - 9, hy - 14), (hx, hy - 18), (hx + 10, hy - 15), (hx + 15, hy - 4), (hx + 13, hy + 2), (hx + 8, hy - 7), (hx, hy - 10.4)], hm, round=4, smooth=4, bias=-.2)
    for k, (x, y, a, l, c) in enumerate(((13, -2, 58, 32, 1), (-10, -12, 196, 14, -1), (10, -11, -14, 20, -1), (-7, -13, -136, 18, 1), (4, -13, -62, 17, 1))):
        snake(f, hx + x, hy + y, a, l, wave(ph, .4 + k * .23, 9), hm, r=3.3, bite=max(0, (dn or .5 * (dead > 0)) * (k > 1)), bias=.05, curl=c)
    if dead >= .95:                                                        # cracks
        for c in ([(cx - 9, cy - 12), (cx - 5, cy - 4), (cx - 8, cy + 4), (cx - 3, cy + 12)], [(px + 4, py + 12), (px + 12, py + 18), (px + 10, py + 24)], [(96, 130), (101, 136), (99, 142)],
               [(hx + 4, hy - 8), (hx + 1, hy), (hx + 5, hy + 6)], [(76, 128), (82, 134), (79, 140)], [(134, 128), (129, 134), (133, 139)]): f.crease(c, .75, .6)
    # near arm -----------------------------------------------------------------
    if dead: hand, cl, bd = mixp((cx + 29, cy - 12), (cx + 22, cy - 27), ramp01(dead, .2, .7)), (-130, -95, -60, -20), 1
    elif up > .3: hand, cl, bd = (nock[0] + 3, nock[1]), (), -1
    elif dn > .3: hand, cl, bd = (cx + 30, cy - 18), (-120, -90, -60, -20), 1
    else: hand, cl, bd = (cx + 33 - 3 * hurt, cy - 1 - 14 * hurt + wave(t, .15, 1)), (-135, -100, -65, -25), 1
    if up > .3:                                                             # arrow on the string
        f.cone(nock[0] + 1, nock[1], .8, bow[0] - 8, bow[1], .8, "wood", weight=1.6, shadow=.4)
        f.poly([(bow[0] - 15, bow[1]), (bow[0] - 8, bow[1] - 3), (bow[0] - 8, bow[1] + 3)], "teal", round=1.5, facet=True, bias=.2)
    arm(sh_n, hand, bd, .0, cl)
    if dn > .6:                                                             # arrow in flight
        x, y = bow[0] - 8 - 18 * dn, bow[1] - 1
        f.cone(x, y, .5, x + 24, y, 1.6, "slash", shadow=0, line=False, weight=1.4); f.cone(x - 6, y, .8, x + 10, y, .8, "wood", weight=1.6)
        f.poly([(x - 13, y), (x - 6, y - 3.2), (x - 6, y + 3.2)], "teal", round=1.5, facet=True, bias=.25)


# ------------------------------------------------------------------ vampire
VAMPIRE_W, VAMPIRE_H = 200, 152

def scallop(tips, pin, depth=.22, n=5):
    """Hem that swings from tip to tip, pulled towards `pin`."""
    out = []
    for a, b in zip(tips, tips[1:]):
        m = mixp(mixp(a, b, .5), pin, depth)
        out += spline([a, mixp(mixp(a, m, .55), a, .1), m, mixp(mixp(b, m, .55), b, .1), b], n)[:-1]
    return out + [tips[-1]]


def bat(f, x, y, s=1.0, flap=0.0, bias=.12):
    """flap -1 (wings down) .. 1 (up)."""
    for d in (-1, 1):
        w, m = (x + d * 13 * s, y - 7 * s * flap), (x + d * 7 * s, y - 5 * s * flap - 3 * s)
        f.poly([(x + d * s, y - 1.4 * s), m, w] + scallop([w, (x + d * 9 * s, y + 4.4 * s - 2 * s * flap), (x + d * 4.4 * s, y + 4 * s), (x + d * s, y + 2.4 * s)], m, .3, 3)[1:], "hide", round=2.5,
               bias=bias - (.08 if d > 0 else 0), weight=1.2)
    f.ellipse(x, y, 2.8 * s, 3.6 * s, "hide", bias=bias + .05)
    for d in (-1, 1): f.cone(x + d * 1.4 * s, y - 2.4 * s, 1.2 * s, x + d * 2.2 * s, y - 5.6 * s, .3, "hide", bias=bias, weight=1.3, line=False)
    f.stamp(["r.r"], x - 1.5, y - 1.5, KEY)


def vampire_ash(f, k):
    """Second half of the defeat: k 0..1, the body crumbles inside the cape."""
    x, sy, wd = 106, mix(74, 131, k), mix(25, 52, k)
    f.poly([(x - 16, sy + 4), (x - 27 - 8 * k, sy - 22 + 14 * k), (x - 12, sy - 15 + 8 * k), (x + 10, sy - 15 + 8 * k), (x + 26 + 8 * k, sy - 22 + 12 * k), (x + 17, sy + 4)], "cape", round=2, bias=.1)
    f.poly([(x - 14, sy + 4), (x - 24 - 7 * k, sy - 17 + 12 * k), (x - 11, sy - 10 + 6 * k), (x + 9, sy - 10 + 6 * k), (x + 22 + 7 * k, sy - 16 + 10 * k), (x + 15, sy + 4)], "red", round=3,
           line=False)
    hx, hy = round(x - 4 - 4 * k), round(sy - 13 + 5 * k)
    f.ellipse(x, sy - 2, 13 + 6 * k, 5, "stone", bias=-.1)                                 # ash
    g = f.group()
    f.ellipse(hx + 1, hy - 3, 10, 10, "bone", group=g); f.poly([(hx - 9, hy - 1), (hx + 6, hy), (hx + 5, hy + 8), (hx - 7, hy + 8)], "bone", round=3, group=g, merge=1.5)
    f.stamp(["kkkk..kkkk", "kkkk..kkkk", ".kk.k..kk.", "....k.....", "..........", "kbkbkbkb..", "kwkbkwkb.."] if k > .2 else ["kkkk..kkkk", "krrk..krrk", ".kk.k..kk.", "....k.....", "kkkkkkkk..",
           "kwkkkkwk..", ".kkkkkk..."], hx - 9, hy - 3, KEY)
    tips = [(x - wd - 6, 139), (x - wd, 146), (x - wd * .5, 143.4), (x - 2, 146), (x + wd * .5, 143.6), (x + wd, 146), (x + wd + 8, 140)]
    g = f.poly([(x - 15 - 5 * k, sy - 2), (x - 4, sy + 2), (x + 10, sy - 1), (x + 20 + 5 * k, sy - 1), (x + wd * .8 + 3, mix(sy, 146, .5))] + tips[::-1] + [(x - wd * .8 - 1, mix(sy, 146, .5))],
           "cape", round=12, soft=1.2, bias=.06)
    g2 = f.poly([(x - 5, sy + 1), (x + 6, sy + 1), (x + 3, mix(sy, 146, .5)), (x + 12 + 8 * k, 146), (x - 18 - 16 * k, 146), (x - 8, mix(sy, 146, .5))], "red", round=6, soft=.8, bias=-.05)
    for u in (-.7, -.35, .4, .75): f.crease([(x + 14 * u, sy + 2), (x + wd * u * .8, mix(sy, 146, .5)), (x + wd * u * 1.1, 144)], 1.4, .24, only=g)
    f.crease([(x, sy + 3), (x - 3, mix(sy, 146, .6)), (x - 8 - 6 * k, 145)], 1.2, .24, only=g2)
    if k < .8:                                                                           # a last reaching hand
        e = (x - 26 - 6 * k, sy - 20 + 6 * k); s = (x - 15, sy + 10)
        f.curve([s, (x - 26, sy + 4), e], [5, 4.6, 3.6], "suit", bias=.06); f.cone(*mixp((x - 26, sy + 2), e, .6), 4.6, *mixp((x - 26, sy + 2), e, .8), 4.8, "white")
        f.ellipse(*e, 3.8, 4, "bone")
        for a in (-150, -120, -90, -55): f.curve([polar(*e, a, 2), polar(*e, a - 6, 7), polar(*e, a + 10, 11)], [1.7, 1.4, .4], "bone", weight=1.2, shadow=.5)
    f.ellipse(x - 2 - 18 * k, mix(sy + 8, 142, k), 3.6, 3.6, "gold"); f.ellipse(x - 2 - 18 * k, mix(sy + 8, 142, k), 1.8, 1.8, "scarlet", weight=1.4)
    for i in range(9):                                                                   # ash rising
        a, b = x - 30 + i * 8 + math.sin(i * 9) * 5, sy - 14 - (i * 37 % 46) * (.35 + .5 * k)
        f.stamp(["ss", "ss"] if i % 3 == 0 else ["s"], a, b, {"s": ("stone4", "stone3", "stone5")[i % 3]})
    for i in range(4): bat(f, x + (-56, 36, -22, 64)[i] * (.7 + .5 * k), sy - 34 - (6, 18, 30, 0)[i] - 20 * k, (1, .9, .8, .7)[i], (-1) ** i * .8)


def vampire(f: Forge, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Wind-up: hides behind the cape. Strike: throws it open, bats pour out. Defeat: crumbles to ash in the cape."""
    if dead > .4: return vampire_ash(f, (dead - .4) / .6)
    wide = min(1, dead * 4); hurt = max(hurt, wide)
    br = wave(t, 0, .8); up, dn = max(0, -act), max(0, act)
    lean = -6 * dn + 5 * up + 7 * hurt; dy = br + 2 * hurt + 1.5 * up
    cx, cy = 100 + lean, 66 + dy; px, py = 102 + lean * .3, 98 + dy * .4
    hx, hy = round(cx - 5 - 2 * dn), round(cy - 33 + hurt + up)
    o = .46 + .54 * max(dn, wide) + .12 * hurt - .3 * up + wave(t, .1, .03)
    hl = mixp((cx - 44, cy + 5 + br), (cx - 54, cy - 24), max(0, o * 2 - 1)); hr = mixp((cx + 31, cy + 20), (cx + 50, cy - 26), max(0, o * 2 - 1))
    hl, hr = mixp(hl, (cx - 30, cy - 17), up * 1.3), mixp(hr, (cx + 14, cy + 4), up * 1.2); out_ = dn > .7
    sway = wave(t, .2, 1.6); sk = "pallid"
    def arm(s, h, bend, bias, claw):
        k, e = ik(*s, *h, 22, 22, bend=bend); g = f.group()
        f.ellipse(*s, 7.4, 7.2, "suit", group=g, bias=bias)
        f.curve([s, mixp(s, k, .5), k], [7, 6.2, 5.2], "suit", group=g, merge=1.5, bias=bias); f.curve([k, mixp(k, e, .5), e], [5.2, 5, 4.2], "suit", group=g, merge=1.5, bias=bias)
        f.cone(*mixp(k, e, .80), 4.6, *mixp(k, e, .9), 5.0, "white", bias=bias - .06)
        f.ellipse(*e, 4.2, 4.2, sk, bias=bias - .12, hz=3)
        for i, a in enumerate(claw): f.curve([polar(*e, a, 2), polar(*e, a - 4, 7), polar(*e, a + (9 if i else -12), 13)], [1.9, 1.5, .4], sk, bias=bias - .06, weight=1.2, shadow=.5)
    # cape: dark outside as a rim, red lining ------------------------------------
    for d, h, sh in ((-1, hl, (cx - 12, cy - 12)), (1, hr, (cx + 12, cy - 12))) if up < .7 else ():
        k = o if d < 0 else o * .92
        tips = [(h[0] + d * 3, h[1] - 4), (cx + d * (24 + 48 * k) + sway, cy + 22 - 12 * k), (cx + d * (25 + 42 * k) + sway, cy + 50 - 5 * k), (cx + d * (24 + 26 * k) + sway * .6, 145),
               (px + d * 7, 143)]
        out = [(x + d * 3.2, y + (i > 0) * 1.6 - (i == 0) * 3) for i, (x, y) in enumerate(tips)]
        f.poly([(cx, cy - 16), sh] + scallop(out, sh) + [(px, 143)], "cape", round=3, bias=.06)
        g = f.poly([(cx, cy - 8), (sh[0], sh[1] + 4)] + scallop(tips, sh) + [(px, 142)], "red", round=14, soft=1.2, bias=-.06 - .06 * (d > 0), line=False)
        for a, b in zip(tips[:-1], tips[1:]):
            m = mixp(mixp(a, b, .5), sh, .2); f.crease([sh, mixp(m, sh, .5), m], 2.2, .34 if d < 0 else .26, only=g)
    f.poly([(px - 9, py), (px + 9, py), (px + 15, 143), (px - 15, 143)], "red", round=6, bias=-.30, line=False)
    # collar -----------------------------------------------------------------------
    f.poly([(cx - 16, cy - 8), (cx - 26, cy - 37), (cx - 11, cy - 26), (cx - 2, cy - 22), (cx + 8, cy - 26), (cx + 24, cy - 38), (cx + 17, cy - 8)], "cape", round=2, bias=.1)
    f.poly([(cx - 13, cy - 8), (cx - 22.4, cy - 31), (cx - 10, cy - 22), (cx - 1, cy - 18), (cx + 8, cy - 22), (cx + 20.4, cy - 32), (cx + 14, cy - 8)], "red", round=3, line=False, bias=-.05)
    # legs ---------------------------------------------------------------------------
    def vleg(x, fx, bias):
        g = f.group()
        f.curve([(x, py - 2), (mix(x, fx, .35) - 2, 114), (fx + 1, 128), (fx, 140)], [9, 7, 5.4, 4], "suit", group=g, bias=bias)
        b = f.group()
        f.curve([(fx + .6, 122), (fx + 1, 130), (fx, 140)], [5.6, 5.4, 4.4], "raven", group=b, bias=bias + .12)
        f.poly([(fx - 14, 146), (fx - 11, 142), (fx - 3, 137), (fx + 5, 138), (fx + 5.4, 146)], "raven", round=3, smooth=2, group=b, merge=1, bias=bias + .12)
        cuff(f, (fx + .8, 118), (fx + .9, 124), 6.6, 6.0, "raven", bias=bias + .1)
    vleg(px + 6, px + 13 + 3 * dn, -.08); vleg(px - 6, px - 11 - 7 * dn, .04)
    # torso ---------------------------------------------------------------------------
    g = f.group()
    f.poly([(cx - 19, cy - 11), (cx - 9, cy - 16), (cx + 9, cy - 16), (cx + 19, cy - 10), (cx + 15, cy + 4), (px + 11, cy + 18), (px + 14, py + 4), (px + 12, py + 20), (px + 4, py + 4),
           (px - 6, py + 4), (px - 13, py + 19), (px - 14, py + 4), (px - 11, cy + 18), (cx - 16, cy + 4)], "suit", round=10, smooth=3, group=g, bias=.06)
    v = f.poly([(cx - 9, cy - 13), (cx + 8, cy - 13), (cx + 8, cy + 4), (px + 6, py - 2), (px, py + 5), (px - 6, py - 2), (cx - 9, cy + 4)], "purple", round=5)
    f.crease([(cx - .6, cy), (px - .4, py + 4)], .6, .3, only=v)
    for k in range(3): f.ellipse(mix(cx, px, k * .3 + .1) + 2.8, cy + 9 + k * 7, 1.3, 1.3, "gold", weight=1.6)
    for d in (-1, 1):                                                       # lapels
        f.poly([(cx + d * 8, cy - 16), (cx + d * 16, cy - 9), (cx + d * 13, cy + 2), (cx + d * 6, cy + 17), (cx + d * 8.6, cy)], "suit", round=2, facet=True, bias=.16)
    j = f.poly([(cx - 6, cy - 14), (cx + 5, cy - 14), (cx + 6, cy - 5), (cx + 3, cy - 2), (cx + 4.4, cy + 6), (cx, cy + 3), (cx - 4.4, cy + 7), (cx - 4, cy - 2), (cx - 7, cy - 5)], "white", round=3,
           soft=.3, bias=.12)
    for y in (-6, 1): f.crease([(cx - 5, cy + y), (cx, cy + y + 1.6), (cx + 4, cy + y)], .6, .25, only=j)
    f.curve([(cx - 12, cy - 13), (cx - 6, cy - 7), (cx, cy - 5), (cx + 6, cy - 7), (cx + 12, cy - 13)], [1.0] * 5, "gold", weight=1.4)
    f.ellipse(cx, cy - 4, 4, 4.2, "gold"); f.ellipse(cx, cy - 4, 2, 2.2, "scarlet", weight=1.4)
    # head ------------------------------------------------------------------------------
    H = lambda *p: [(hx + u * 1.15, hy + v * 1.12) for u, v in p]
    f.cone(hx + 4, hy + 8, 5.4, cx, cy - 13, 6.4, sk, bias=-.18)
    g = f.group()
    f.ellipse(hx, hy - 3.4, 13.2, 13.8, sk, group=g, bias=-.04)
    f.poly(H((-10.6, -2), (9.6, -2), (7, 8), (-1, 15.6), (-5.6, 15), (-9.4, 7)), sk, round=6, smooth=4, group=g, merge=2, bias=-.04)
    f.curve(H((-5.6, -4), (-8.8, 3), (-6, 4)), [1.4, 2.2, 1.4], sk, group=g, merge=.8, z=9, bias=.04)
    f.crease(H((6, 2), (1.6, 6), (1.4, 11)), 1.1, .26, only=g); f.crease(H((-9, 4), (-8, 8)), .8, .2, only=g)
    f.poly(H((-11.8, -4), (-11.4, -11), (-4, -17), (6, -16.6), (13.4, -9), (13, 4), (9.6, 1), (8.6, -6), (1, -10.6), (-4.6, -6), (-8.6, -10.4)), "raven", round=6, smooth=2, bias=.04)
    f.poly(H((7, 2), (8, -4), (15.6, -12), (13.4, -2), (10, 4)), sk, round=2.2, bias=-.06); f.crease(H((9.4, 0), (12.6, -6)), .6, .3)
    if hurt > .4: f.stamp(["kkk........kkk", "..kkk....kkk..", "kkk........kkk"], hx - 13, hy - 4, KEY)
    else: f.stamp(["kk..........kk", "kkkk......kkkk", ".kkkkk..kkkkk.", "kryrk..krryrk.", ".rrk....krrk.."], hx - 13, hy - 7, KEY)
    if up < .7: f.stamp(["kkkkkkkkk", "kwkRRRkwk", "kwRRRRRwk", ".kRrrrRk.", "..kkkkk.."] if dn or hurt else ["......kkk", "kkkkkkkk.", ".kwRRRwk.", "..kkkkk.."], hx - 11, hy + 6, KEY)
    # arms; on the wind-up the cape is drawn across the body ----------------------------------
    if up > .7:
        h = (cx - 26, cy - 26)
        tips = [(px - 36 - sway, 137), (px - 24, 146), (px - 12, 141), (px + 1, 146), (px + 14, 141), (px + 28, 146), (px + 40 + sway, 136)]
        g = f.poly([(cx + 17, cy - 15), (cx + 4, cy - 16), (cx - 10, cy - 23), (h[0] - 2, h[1] - 5), (h[0] - 12, h[1] + 18), (cx - 34, cy + 14), (px - 29, py + 8)] + scallop(tips, (px, 90),
               .08) + [(px + 31, py + 10), (cx + 27, cy + 12), (cx + 24, cy - 10)], "cape", round=16, soft=1.4, bias=.06)
        for a, b, c, w in (((cx - 20, cy - 10), (cx - 21, cy + 20), (px - 22, 140), 1.8), ((cx - 12, cy - 12), (cx - 8, cy + 18), (px - 8, 140), 1.4),
               ((cx - 3, cy - 8), (cx + 3, cy + 20), (px + 6, 140), 1.8), ((cx + 12, cy - 12), (cx + 15, cy + 16), (px + 20, 140), 1.6), ((cx + 20, cy - 6), (cx + 23, cy + 16), (px + 31, 138),
               1.2)): f.crease([a, b, c], w, .22, only=g)
        for a, b, c in (((cx - 16, cy - 12), (cx - 15, cy + 20), (px - 15, 136)), ((cx + 3, cy - 6), (cx + 9, cy + 20), (px + 13, 136))): f.crease([a, b, c], 1.2, -.12, only=g)
        f.curve([(h[0] - 1, h[1] - 3), (h[0] - 11, h[1] + 18), (cx - 33, cy + 14), (px - 28, py + 8), (px - 35 - sway, 136)], [2.4, 2.2, 1.8, 1.8, 1.0], "red", shadow=.6)
        f.curve([(cx + 17, cy - 14), (cx + 4, cy - 15), (cx - 10, cy - 22), (h[0] - 1, h[1] - 4)], [1.4, 2.6, 2.6, 2.2], "red", shadow=1)
        for i in range(4): f.curve([(h[0] - 2 + i * 3.4, h[1] - 6 + i), (h[0] - 4 + i * 3.4, h[1] - 1 + i), (h[0] - 2 + i * 3, h[1] + 4 + i)], [1.7, 1.9, .6], sk, weight=1.2)
    else:
        arm((cx + 16, cy - 9), hr, -1, -.04, (-30, 0, 30, 70) if o > .7 else (20, 50, 80, 120)); arm((cx - 15, cy - 9), hl, 1 if o > .7 else -1, .04, (215, 188, 160, 120))
    # bats ------------------------------------------------------------------------------------
    for k, (x, y, s, u, v) in enumerate(((30, 34, 1.0, 18, 22), (174, 30, .8, 16, 72), (184, 84, .7, 14, 116), (60, 16, .8, 56, 14))):
        if k < 3 or out_: bat(f, (u if out_ else x) + wave(t, k * .3, 2), (v if out_ else y) + wave(t, k * .3 + .2, 3), s + .25 * out_, wave(t * 2, k * .37))


# ------------------------------------------------------------------ sphinx
SPHINX_W, SPHINX_H = 206, 158           # drawn at offset (0, 6)

def feather(f, x, y, ang, length, w, mat, tip=None, at=.76, **kw):
    q = lambda a, b: polar(*polar(x, y, ang, a), ang + 90, b)
    g = f.poly([q(0, -w * .7), q(length * .5, -w), q(length * .84, -w * .8), q(length, w * .15), q(length * .88, w * .8), q(length * .5, w), q(0, w * .7)], mat, round=2.6, smooth=3, shadow=.8, **kw)
    if tip: f.poly([q(length * at, -w * 1.3), q(length + 2, -w * 1.3), q(length + 2, w * 1.3), q(length * (at - .08), w * 1.3)], tip, only=g, keep=True, round=0)
    f.crease([q(length * .3, .2), q(length * .92, .2)], .5, .18, only=g)


def feather_wing(f, root, wrist, a0, a1, size, bias=0.0):
    """Primaries fan from the wrist (a0 = leading edge), secondaries hang from the arm, two rows of coverts."""
    for i in range(6):                                                     # secondaries, root outwards
        feather(f, *mixp(root, wrist, .05 + i * .17), mix(a1 + 40, a1 + 8, i / 5), size * mix(.60, .84, i / 5), 5.4, "teal", "gold", .84, bias=bias)
    for i in range(8): feather(f, *mixp(wrist, root, .12 * (7 - i) / 7), mix(a1 + 4, a0, i / 7), size * mix(.88, 1.04, i / 7), 5.2, "lapis", "white", .86, bias=bias)
    for i in range(9): feather(f, *mixp(root, wrist, .04 + i * .12), mix(a1 + 36, a0 + 16, i / 8), size * mix(.40, .52, i / 8), 5.0, "red", "yellow", .82, bias=bias)
    g = f.group()
    f.curve([root, (mix(root[0], wrist[0], .5) - 2, mix(root[1], wrist[1], .5) - 1), wrist, polar(*wrist, a0 + 3, size * .34)], [7.6, 6.4, 5.8, 1.2], "sand", group=g, bias=bias)
    for i in range(6): feather(f, *mixp(root, wrist, .14 + i * .16), mix(a1 + 30, a0 + 30, i / 5), size * .22, 4.2, "sand", bias=bias + .04)
    lead = spline([mixp(root, wrist, .3), mixp(root, wrist, .7), wrist, polar(*wrist, a0 + 2, size * .42)], 5)
    e = f.curve([polar(*p, 190, 2.4) for p in lead[::5]] + [lead[-1]], [2.4, 3.0, 3.4, 1.0], "brass", bias=bias)
    for p in lead[2:-2:3]: f.crease([polar(*p, 190, 7), polar(*p, 10, 4)], .6, .3, only=e)


def sphinx(f: Forge, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Couchant; strikes with the near paw. Defeat: wings fall, the head sinks on the paws."""
    br = wave(t, 0, .8) * (1 - dead); up, dn = max(0, -act), max(0, act)
    fl = wave(t, .15, 3) * (1 - dead) + 9 * up - 5 * dn + 4 * hurt
    lean = -5 * dn + 5 * up + 6 * hurt - 10 * dead; dy = br - 6 * up + 3 * dn + 2 * hurt + 26 * dead
    fur = "sand"
    cx, cy = 92 + lean * .5, 104 + dy * .5
    hx, hy = round(70 + lean), round(50 + dy + 30 * dead)
    wr = lambda x, y: (x + lean * .4 + 12 * dead, y + dy * .5 - fl * .3 + 22 * dead)
    feather_wing(f, (106 + lean * .4, 88 + dy * .5), wr(112, 50), -108 - fl * .5 + 100 * dead, -40 - fl + 66 * dead, 46, bias=-.18)
    tw = wave(t, .3, 4) * (1 - dead)
    f.curve([(168, 128), (190, 135), (198, 119 + 14 * dead), (191, 100 + tw * .5 + 34 * dead), (195, 84 + tw + 52 * dead)], [4.6, 3.8, 3.2, 2.8, 2.2], fur, n=8)
    f.poly([(191, 88 + tw + 52 * dead), (189, 78 + tw + 54 * dead), (197, 68 + tw + 58 * dead), (200, 78 + tw + 54 * dead), (199, 88 + tw + 52 * dead)], "bull", round=4, smooth=3)
    def foreleg(sx, sy, ex, ey, fx, fy, bias, claw=0.0):
        g = f.group(); b = mixp((ex, ey), (fx, fy), .38), mixp((ex, ey), (fx, fy), .62)
        f.curve([(sx, sy), mixp((sx, sy), (ex, ey), .5), (ex, ey)], [12.4, 11, 8.6], fur, group=g, bias=bias)
        f.curve([(ex, ey), mixp((ex, ey), (fx, fy), .5), (fx, fy)], [8.6, 7.2, 6.4], fur, group=g, merge=2, bias=bias)
        f.crease([(sx - 5, sy + 10), (sx - 2, mix(sy, ey, .7))], 1.0, .14, only=g)
        cuff(f, *b, 9.0, 8.4, "gold", bias=bias - .06); cuff(f, mixp(*b, .3), mixp(*b, .7), 9.0, 8.8, "lapis", bias=bias, line=False, shadow=0)
        p = f.group()
        f.ellipse(fx - 2, fy + .6, 10, 6.4, fur, group=p, bias=bias + .03)
        for k in range(3):
            f.ellipse(fx - 9.4 + k * 4.6, fy + 2.4, 3.6, 3.8, fur, group=p, merge=.8, z=4, bias=bias + .04)
            f.curve([(fx - 10 + k * 4.6, fy + 3.6), (fx - 13 + k * 4.8 - claw, fy + 4 + claw * .5), (fx - 13.4 + k * 5 - claw * 1.6, fy + 6 + claw * 2)], [1.7, 1.4, .3], "bone", weight=1.3, bias=bias)
    foreleg(80, 106 + dy * .5, 70, 132, 34 - 2 * up, 139, -.14)
    # body -------------------------------------------------------------------
    g = f.group()
    f.poly([(88, 82 + dy * .5), (104, 84 + dy * .5), (128, 93 + 4 * dead), (152, 94 + 2 * dead), (168, 112), (164, 142), (100, 144), (80, 138), (76, 110)], fur, round=24, smooth=4, group=g)
    f.ellipse(cx, cy, 20, 28 - 11 * dead, fur, group=g, merge=6, z=4)
    for k in range(4): f.crease([(120 + k * 6, 108 + k), (117 + k * 6, 119), (119 + k * 6, 130)], .8, .16, only=g)
    for k, (x, y) in enumerate(((-12, 4), (-5, 10), (3, 8))): f.crease([(cx + x, cy + y), (cx + x + 1, cy + y + 6)], .6, .2, only=g)
    for r, m in ((27, "brass"), (23, "lapis"), (18.6, "red"), (14.4, "brass"), (11, "teal")):
        f.ellipse(cx - 7, cy - 26, r * .9, r, m, only=g, hz=16)                       # broad collar
    # hind leg
    h = f.group()
    f.ellipse(155, 117, 21, 22, fur, rot=-20, group=h)
    f.curve([(150, 134), (137, 140), (124, 141)], [8, 6.6, 5.8], fur, group=h, merge=3)
    f.ellipse(119, 141, 8.4, 5.2, fur, group=h, merge=2)
    for k in range(3): f.curve([(112 + k * 4, 143), (109.4 + k * 4, 143.8), (108.6 + k * 4, 146)], [1.6, 1.3, .3], "bone", weight=1.3)
    f.crease([(141, 112), (147, 102), (158, 98)], 1.0, .18, only=h)
    # near wing
    feather_wing(f, (114 + lean * .4, 93 + dy * .5), wr(140, 55), -86 - fl * .5 + 96 * dead, 0 - fl + 52 * dead, 50, bias=.04)
    # near foreleg: lifted, then slammed down -----------------------------------------
    sh = (98, 108 + dy * .5)
    if up > .3: foreleg(*sh, *mixp((91, 133), (78, 112), up), *mixp((52, 140), (48, 92), up), .03, 2.4 * up)
    elif dn > .3: foreleg(*sh, 72, 126, 30, 137, .03, 2.0)
    else: foreleg(*sh, 91, 133, 52, 140, .03)
    # head: nemes behind, face, nemes in front ------------------------------------------
    def stripe(g, pts, r=1.25): f.curve(pts, [r] * len(pts), "lapis", only=g, keep=True)
    nm = f.poly([(hx - 15, hy - 6), (hx - 12, hy - 20), (hx - 2, hy - 26), (hx + 11, hy - 23), (hx + 21, hy - 9), (hx + 29, hy + 12), (hx + 33, hy + 27), (hx + 14, hy + 30), (hx - 10, hy + 26),
           (hx - 16, hy + 14)], "yellow", round=14, smooth=2, bias=-.04)
    for k in range(6): stripe(nm, [(hx + 8 - k, hy + 2 + k * 5), (hx + 20, hy - .4 + k * 5.2), (hx + 36, hy + 3 + k * 5.4)])
    lp = f.poly([(hx - 17, hy + 6), (hx - 9, hy + 8), (hx - 9, hy + 33), (hx - 17, hy + 32)], "yellow", round=4, bias=-.05)
    for k in range(6): stripe(lp, [(hx - 20, hy + 8 + k * 5), (hx - 6, hy + 8 + k * 5)])
    if dead < .4: f.cone(hx + 2, hy + 12, 8, cx - 8, cy - 28, 9, "bronze", bias=-.12)
    g = f.group()
    f.ellipse(hx - 1, hy - 1, 14.4, 14.6, "bronze", group=g, bias=.08)
    f.poly([(hx - 14.4, hy - 1), (hx + 11, hy - 1), (hx + 9, hy + 9), (hx + 1, hy + 17.6), (hx - 7, hy + 18), (hx - 12, hy + 9)], "bronze", round=6, smooth=4, group=g, merge=2, bias=.10)
    f.curve([(hx - 8, hy - 3), (hx - 10.6, hy + 4), (hx - 8.6, hy + 5.6)], [1.4, 2.2, 1.6], "bronze", group=g, merge=.8, z=9, bias=.16)
    f.crease([(hx + 4, hy + 6), (hx + 2, hy + 11), (hx + 3, hy + 14)], .8, .16, only=g)
    f.stamp(["....S", "....S", "...SS", "l..Sd", ".ddd."], hx - 12, hy + 1, {**KEY, "l": "skin4"})
    f.crease([(hx + 8, hy - 1), (hx + 5, hy + 4), (hx - 1, hy + 7)], .9, .12, only=g)
    if dead > .4: f.stamp(["kkkkk..kkkkkk", ".kkk....kkkk."], hx - 14, hy, KEY)
    elif hurt > .4: f.stamp(["kk........kkk", "..kkk...kkk..", "kk........kkk"], hx - 14, hy - 2, KEY)
    else:
        w, y, o = ("w", "i", "t") if act else ("w", "y", "o")
        f.stamp([r.replace("1", w).replace("2", y).replace("3", o) for r in ["kk............kk", "kkkk.......kkkkk", ".kkkkk...kkkkkk.", "k12kk..kk1122kkk", ".k23k...k2233k.k", "..kk.....kkkk..."]],
               hx - 15, hy - 6, KEY)
    f.stamp(["kkkkkkkkk", "kwkRRRkwk", "kwRRrRRwk", ".kkRRRkk.", "...kkk..."] if act or hurt else [".kkkkkkkk", "kRRRRRRRk", "..dRRRd.."], hx - 12, hy + 8, KEY)
    b = f.poly([(hx - 8, hy + 17), (hx - 1, hy + 17), (hx + .6, hy + 27), (hx - 4, hy + 33), (hx - 8, hy + 28)], "lapis", round=2.4)
    for k in range(3): f.crease([(hx - 10, hy + 20 + k * 4), (hx + 2, hy + 20 + k * 4)], .5, .3, only=b)
    dome = f.poly([(hx - 16, hy - 4), (hx - 15, hy - 14), (hx - 9, hy - 23), (hx + 2, hy - 25.4), (hx + 13, hy - 22), (hx + 19, hy - 7), (hx + 14, hy + 2), (hx + 9, hy - 8), (hx, hy - 12),
           (hx - 10, hy - 9.6)], "yellow", round=9, smooth=2)
    for k in range(6): stripe(dome, [(hx - 12 + k * 5, hy - 8 + (k > 3) * (k - 3) * 3), (hx - 10 + k * 5, hy - 18), (hx - 5 + k * 4, hy - 28)])
    f.curve([(hx - 16, hy - 6), (hx - 8, hy - 10.4), (hx + 1, hy - 12), (hx + 9, hy - 8), (hx + 14, hy + 2)], [1.6, 2.0, 2.1, 2.0, 1.6], "gold")
    g = f.poly([(hx + 10, hy + 1), (hx + 17, hy + 1), (hx + 19, hy + 34), (hx + 9, hy + 35)], "yellow", round=4)
    for k in range(7): stripe(g, [(hx + 6, hy + 4 + k * 5), (hx + 22, hy + 3.6 + k * 5)])
    f.curve([(hx - 6, hy - 11), (hx - 10, hy - 16), (hx - 7, hy - 21), (hx - 12, hy - 24)], [1.8, 2.4, 2.6, 1.5], "gold")                   # uraeus
    f.stamp(["r"], hx - 13, hy - 25, KEY)
    if dn > .8:
        for k in range(3): f.curve([(70 - k * 10, 94 - k * 6), (47 - k * 9, 104 - k * 6), (33 - k * 8, 128 - k * 5)], [.4, 1.9, .5], "slash", shadow=0, line=False, weight=1.3)


# ------------------------------------------------------------------ wolf pack
WOLF_W, WOLF_H = 240, 152

def wolf(f, ox, oy, s, fur, light, t=0.0, jaw=2.0, head=(-37, -54), pitch=0.0, crouch=0.0, rear=0.0, reach=0.0, lift=0.0, eye="y", shut=False, tail=-10.0, ears=0.0, bias=0.0, scar=False, hs=1.0):
    """One wolf facing left; (ox, oy) = ground below the body's middle. Sizes are for s = 1.

    head  : skull position;  pitch: muzzle raised (degrees);  jaw: opening in px;  crouch: body lowered
    rear  : chest raised;    reach: forelegs stretched ahead;  lift: near fore paw off the ground
    """
    P = lambda a, b, s=s: (ox + a * s, oy + min(b, -1.2) * s)
    b1 = wave(t, 0, .7) + crouch
    sx, sy, qx, qy = -14 - reach * .3, -45 + b1 - rear, 26, -42 + b1 * .9
    def paw(x, y, bi):
        g = f.group(); f.ellipse(*P(x - 2, y - 3), 6.4 * s, 3.6 * s, fur, group=g, bias=bi + .05)
        for k in range(3): f.curve([P(x - 6 + k * 3.4, y - 1.8), P(x - 8.4 + k * 3.4, y - 1.2), P(x - 9 + k * 3.4, y + .2)], [1.3 * s, 1.0 * s, .3], "bone", weight=1.3, bias=bi)
    def hind(x, fx, bi):
        hock = (fx + 7, -14); k, _ = ik(x, qy, *hock, 19, 19, bend=1); k = (k[0], min(k[1], -8.5)); g = f.group()
        f.ellipse(*P((x + k[0]) / 2 + 1, (qy + k[1]) / 2), 10.6 * s, 15 * s, fur, rot=24, group=g, bias=bi)
        f.curve([P(*k), P(*mixp(k, hock, .5)), P(*hock)], [7.4 * s, 5.2 * s, 3.3 * s], fur, group=g, merge=2, bias=bi)
        f.curve([P(*hock), P(fx + 4, -7), P(fx, -3)], [3.3 * s, 2.9 * s, 3 * s], fur, group=g, merge=1, bias=bi)
        paw(fx, 0, bi)
    def fore(x, fx, up, bi):
        g = f.group()
        if crouch > 14:                                                    # lying: forearm flat on the ground
            f.curve([P(x, sy + 3), P(x + 5, -9), P(x - 6, -6.4), P(fx, -4.6)], [8.6 * s, 6.6 * s, 4.8 * s, 3.8 * s], fur, group=g, bias=bi); return paw(fx, 0, bi)
        w = (fx + 3, -10 - up); k, _ = ik(x, sy + 6, *w, 18, 18, bend=-1)
        f.curve([P(x, sy + 3), P(*mixp((x, sy + 4), k, .6)), P(*k)], [9 * s, 7.4 * s, 5 * s], fur, group=g, bias=bi)
        f.curve([P(*k), P(*mixp(k, w, .5)), P(*w), P(fx, -3 - up)], [5 * s, 4 * s, 3.2 * s, 3.2 * s], fur, group=g, merge=1.5, bias=bi)
        for v in (0, 5): f.curve([P(k[0] + 2, k[1] - 4 + v), P(k[0] + 6, k[1] + v), P(k[0] + 8, k[1] + 5 + v)], [3 * s, 2.2 * s, .4], fur, group=g, merge=2, bias=bi, shadow=0)
        paw(fx, -up, bi)
    tw = wave(t, .3, 3)
    hind(qx + 4, 36, bias - .16); fore(sx + 6, -6 - reach * .6, 0, bias - .16)
    g = f.group(); tp = [(qx + 6, qy - 5), (qx + 16, qy - 5 + tail * .3), (qx + 23, qy + tail + tw), (qx + 26, qy + tail * 1.9 + 4 + tw * 1.5)]
    f.curve([P(*p) for p in tp], [5 * s, 7.4 * s, 6.8 * s, .6], fur, group=g, bias=bias - .04, n=8)
    for k in range(3): p = mixp(tp[1], tp[2], k / 3 + .1); f.curve([P(p[0], p[1] + 2), P(p[0] + 3, p[1] + 7 + k), P(p[0] + 8, p[1] + 10 + tail * .2)], [4 * s, 3 * s, .4], fur, group=g, merge=2.5,
           bias=bias - .1, shadow=0)
    f.curve([P(*mixp(tp[2], tp[3], .3)), P(*mixp(tp[2], tp[3], .6)), P(*tp[3])], [5.4 * s, 4.4 * s, .4], light, only=g)
    # body, neck, hackles: one mass -----------------------------------------------------
    hx, hy = head[0], head[1] + b1 * .8 - rear
    a = math.radians(pitch); ca, sa = math.cos(a), math.sin(a)
    g = f.group()
    neck = [(sx + 4, sy - 3), (mix(sx, hx, .5) + 2, mix(sy - 8, hy, .55)), (hx + 3 * ca, hy + 2)]
    ridge = spline([(qx - 6, qy - 10), (mix(qx, sx, .6), mix(qy, sy, .6) - 11), (sx + 4, sy - 16), (neck[1][0] + 8 * ca, neck[1][1] - 12 * ca - 3), (hx + 6 * ca + 5 * sa, hy - 9 * ca)], 4)
    for k, (x, y) in enumerate(ridge[1:-1:2]):
        h = 5 + 5 * math.sin(k / 7 * math.pi); f.curve([P(x - 5, y + 5), P(x + 1, y - h * .3), P(x + 8, y - h)], [6 * s, 3.8 * s, .4], fur, group=g, bias=bias + .03, shadow=0)
    f.curve([P(qx, qy - 1), P(mix(qx, sx, .5), mix(qy, sy, .5) + 1), P(sx, sy)], [12 * s, 10.6 * s, 15.6 * s], fur, group=g, bias=bias, n=8)
    f.curve([P(*p) for p in neck], [15.6 * s, 13 * s, 10 * s], fur, group=g, merge=4, z=1, bias=bias, n=8)
    f.curve([P(qx - 8, qy + 12), P(mix(qx, sx, .6), mix(qy, sy, .6) + 12), P(sx - 4, sy + 14)], [2.4 * s, 3.4 * s, 5 * s], light, only=g)
    for k in range(5):                                                     # belly fringe
        x, y = mix(sx, qx - 10, k / 4), mix(sy + 14, qy + 9, k / 4)
        f.curve([P(x - 2, y - 4), P(x + 1, y + 1), P(x + 5, y + 5)], [3.6 * s, 2.6 * s, .4], light if k < 2 else fur, group=g, merge=2, bias=bias - .1, shadow=0)
    hind(qx, 21, bias + .02)
    th = mixp((hx + 2 * ca - 8 * sa, hy + 9 * ca), (sx - 8, sy + 4), .12), (sx - 9, sy + 10)      # chest mane, throat to breast
    m = f.group()
    for k in range(4):
        p = mixp(*th, k / 3); f.curve([P(p[0] + 9, p[1] - 4), P(p[0] + 2, p[1] + 1), P(p[0] - 5 + 2 * k, p[1] + 8 + k)], [7 * s, 5 * s, .4], light, group=m if k % 2 else None,
               bias=bias - .06 - .04 * k, shadow=.6)
    fore(sx - 2, -22 - reach, lift, bias + .04)
    # head ------------------------------------------------------------------------------
    q = lambda u, v: P(hx - (u * ca + v * sa) * hs, hy - (u * sa - v * ca) * hs); s *= hs
    ear = 6 * ears; ruff = f.group()
    f.poly([q(3, -6), q(1 - ear, -19 + ear), q(-5, -7)], fur, round=2, bias=bias - .14)
    f.poly([q(-2, -9), q(-15, -7), q(-11, -1), q(-19, 5), q(-10, 8), q(-13, 17), q(-3, 12), q(1, 16), q(5, 6), q(4, -4)], fur, round=6, group=ruff, bias=bias + .10, line=False, shadow=.5)
    f.poly([q(-9, 4), q(-20, 7), q(-13, 18), q(-3, 13), q(1, 17), q(5, 4)], light, only=ruff, round=5, bias=bias)
    if jaw > .5:
        f.poly([q(1, 3), q(19, 2), q(16, 4 + jaw), q(2, 7)], "maw", round=0, line=False)
        f.curve([q(4, 5 + jaw * .3), q(10, 4.6 + jaw * .7), q(15, 3.4 + jaw)], [2 * s, 1.8 * s, .7], "scarlet", line=False, shadow=0, bias=bias)
    f.curve([q(1, 7), q(9, 6.4 + jaw * .6), q(16.5, 4.6 + jaw)], [4.2 * s, 3.0 * s, 1.9 * s], light, bias=bias - .06)
    if jaw > .5:
        for k in range(4): p = q(15.6 - k * 3.2, 3.6 + jaw * (1 - k * .16)); f.cone(*p, 1.1 * s, *polar(*p, -90 + pitch * .6, (4.6 if k == 0 else 3) * s), .25, "bone", weight=1.3, line=False)
        for k in range(5): p = q(19 - k * 3.4, 2.6); f.cone(*p, 1.2 * s, *polar(*p, 90 + pitch * .6, (5.4 if k == 1 else 3.2) * s), .25, "bone", weight=1.3, line=False)
    h = f.group()
    f.ellipse(*q(-1, -1), 11 * s, 10 * s, fur, group=h, bias=bias + .03, rot=pitch)
    f.curve([q(4, -1), q(12, -1.4), q(20, -.6)], [7.4 * s, 4.8 * s, 3.2 * s], fur, group=h, merge=2, z=2, bias=bias + .05)
    f.curve([q(-2, 6), q(6, 4), q(20, 1.4)], [4.6 * s, 2.8 * s, 1.7 * s], light, only=h, bias=bias + .04)
    if jaw > 2:
        for u in (9, 12, 15): f.crease([q(u, -3.4), q(u - 1.4, 0)], .55 * s, .22, only=h)
    f.curve([q(10, -4.6), q(5, -5.6), q(-1, -6)], [1.0 * s, 2.4 * s, 1.6 * s], fur, bias=bias + .10, shadow=.8)
    f.ellipse(*q(21.4, -1.6), 2.7 * s, 2.3 * s, "shadow", bias=.1)
    f.poly([q(-1, -6), q(-6 - ear, -21 + ear * 1.4), q(-11, -4)], fur, round=2.6, bias=bias + .04); f.poly([q(-3, -7), q(-6 - ear, -17 + ear * 1.2), q(-8.6, -6)], "tanhide", round=1.4, line=False,
           shadow=0, bias=bias - .1)
    ex, ey = q(6.4, -2.4)
    if shut: f.stamp(["k..k", ".kk."], ex - 2, ey - .5, KEY)
    else: f.stamp(["kkkkk..", f"k{eye}{eye}w{eye}kk", f".k{eye}{eye}{eye}k.", "..kkk.."] if s > 1.1 else ["kkkk", f"k{eye}wk", ".kkk"], ex - 2, ey - 1.5, KEY)
    if scar: f.crease([q(8, -8), q(6, 1), q(5, 5)], .7, .34, only=h)


def wolf_pack(f: Forge, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Alpha leaps on the strike. Defeat: the alpha drops, then the others."""
    up, dn = max(0, -act), max(0, act)
    d1, d2, d3 = ramp01(dead, 0, .6), ramp01(dead, .35, .9), ramp01(dead, .5, 1.0)
    for pts, b in (([(160, 147), (166, 110), (172, 99), (186, 96), (202, 94), (216, 100), (221, 112), (228, 126), (231, 147)], -.08),
           ([(106, 147), (115, 124), (120, 108), (138, 102), (158, 99), (182, 104), (191, 122), (199, 147)], 0)):
        g = f.poly(pts, "stone", round=13, bias=b)
        for k, dx in ((.3, 4), (.55, -3), (.8, 3)): x = mix(pts[0][0], pts[-1][0], k); f.crease([(x, pts[3][1] + 6), (x - dx, pts[3][1] + 15), (x + dx * .4, pts[3][1] + 24), (x - dx, 143)], .7, .22,
               only=g)
    for x, y, r in ((204, 143, 8), (222, 145, 6), (166, 145, 7), (232, 147, 4)): f.poly([polar(x, y, a,
           r * (1 + .14 * math.sin(a * .13 + x)) * (1 if abs(math.sin(math.radians(a))) < .6 else .72)) for a in range(0, 360, 40)], "stone", round=5, facet=True, bias=.04)
    howl = (1 - max(up, dn * .7, hurt)) * (1 - d3)
    wolf(f, 190, 99, .86, "winter", "white", t, jaw=(5 + wave(t, .2, 1.4)) * howl + 5 * dn + .6, head=(mix(-36, -26, howl) - 6 * d3, mix(-58, -74, howl) + 25 * d3),
           pitch=(58 + wave(t, .2, 5)) * howl - 8 * d3,
         crouch=2 * up + 4 * hurt + 25 * d3, reach=14 * d3, ears=max(hurt, d3) * .9, shut=howl > .5 or hurt > .4 or d3 > .5, tail=13 - 8 * d3, eye="y")
    wolf(f, 153 - 6 * dn + 5 * hurt, 105, .88, "timber", "cloth", t + .3, jaw=3 + 5 * dn + 2 * up, head=(-43 - 2 * dn - 2 * d2 + 5 * hurt, -64 + 3 * up - 4 * hurt + 33 * d2), pitch=-4 + 8 * dn - 4 * d2,
         crouch=3 * up + 4 * hurt + 25 * d2, reach=14 * d2, ears=max(hurt, d2, up * .6), shut=hurt > .4 or d2 > .5, tail=4 + 8 * hurt - 2 * d2, eye="y")
    wolf(f, 95 + 6 * up - 7 * dn + 8 * hurt, 146, 1.22, "dire", "direlight", t, jaw=(4.6 + wave(t, .2, .6) + 7 * dn + 2 * hurt - 3.4 * up) * (1 - d1 * .6),
           head=(-38 + 4 * up - 4 * dn + 5 * hurt - 8 * d1, -54 + 6 * up - 2 * dn - 6 * hurt + 22 * d1), pitch=-4 - 8 * up + 8 * dn + 24 * hurt - 2 * d1,
         crouch=8 * up + 3 * hurt + 23 * d1, rear=14 * dn + 3 * hurt, reach=18 * dn + 16 * d1, lift=22 * dn, ears=max(hurt, d1,
                up * .7), shut=hurt > .4 or d1 > .6, tail=14 - 18 * dn - 10 * d1, eye="r", scar=True, hs=1.14)


# ------------------------------------------------------------------ necromancer
NECRO_W, NECRO_H = 200, 168            # drawn at offset (0, 10)

def ghoulfire(f, x, y, r, t=0.0, phase=0.0, lean=0.0):
    """Green flame standing on (x, y); lean > 0 blows it to the right."""
    a, b = wave(t, phase, .2 * r), wave(t, phase + .25, .16 * r)
    q = lambda u, v, da=0.0, db=0.0: (x + u * r + v * r * lean + da, y - v * r + db)
    f.poly([q(-.8, -.1), q(-1.1, .6), q(-.75, 1.1), q(-.8, 1.9, a, b), q(-.25, 1.4), q(.1, 2.7, a, -b), q(.4, 1.5), q(.85, 2.0, a * .6, b), q(.8, 1.1), q(1.1, .6), q(.8, -.1), q(0, -.5)], "ghoul",
           round=r * .7, smooth=3, shadow=0)
    f.poly([q(-.6, .1), q(-.65, .7), q(-.2, 1.1), q(.05, 1.9, a, 0), q(.35, 1.1), q(.65, .7), q(.6, .1), q(0, -.15)], "ghoulcore", round=r * .6, smooth=3, line=False, shadow=0)


def skull(f, x, y, s, jaw=0.0, eye="L", fire=0.0, t=0.0, bias=0.0, lean=0.0):
    """Skull facing left. s = 1: about 18 px wide."""
    x, y = round(x), round(y)
    if fire: ghoulfire(f, x + 2 * s, y + 3 * s, 8 * s * fire, t, x * .013, lean)
    g = f.group()
    f.poly([(x - 7 * s, y + 4 * s), (x + 4 * s, y + 5 * s), (x + 2 * s, y + (9.4 + jaw) * s), (x - 6 * s, y + (10 + jaw) * s)], "bone", round=2 * s, group=g, bias=bias - .12)
    f.ellipse(x + 1 * s, y - 1.4 * s, 9 * s, 8.4 * s, "bone", group=g, bias=bias)
    f.poly([(x - 8.4 * s, y - 1 * s), (x + 3 * s, y), (x + 3 * s, y + 5.4 * s), (x - 7 * s, y + 5.8 * s)], "bone", round=2.4 * s, group=g, merge=1, z=1, bias=bias)
    if s > .8: f.stamp([".kk..kkk.", f"k{eye}k.k{eye}{eye}kk", f"k{eye}k.k{eye}{eye}kk", ".k.k.kkk.", "..kk.....",
           "........."] + (["kbkbkbk.."] if jaw < .5 else ["bkbkbkb..", "kkkkkkk..", "bkbkbkb.."]), x - 8, y - 3, KEY)
    else: f.stamp(["kk.kkk", f"k{eye}.k{eye}k", "..k...", "......", "kbkbk."], x - 6, y - 1, KEY)


def skull_staff(f, x, y, ang, t=0.0, fire=1.4, jaw=0.0, lean=0.0, eye="L", butt=66):
    """Crooked staff gripped at (x, y); ang = direction of its head."""
    q = lambda a, b=0.0: polar(*polar(x, y, ang, a), ang + 90, b)
    f.curve([q(-butt), q(-butt * .6, 1.6), q(-14, -1.2), q(10, 1.0), q(32, -1)], [1.0, 2.2, 2.2, 2.4, 2.6], "wood", weight=1.2, n=8)
    for a in (-6, 20): f.curve([q(a, -3.2), q(a + 1, 0), q(a, 3.2)], [1.2, 1.5, 1.2], "bone", weight=1.3)
    top = q(44)
    if fire: ghoulfire(f, top[0] + 2, top[1] + 2, 8 * fire, t, .1, lean)
    for d in (-1, 1): f.curve([q(30, d * 2), q(34, d * 8), q(44, d * 12), q(53, d * 10)], [2.2, 2.2, 1.7, .4], "cloak", weight=1.2, bias=.2)
    skull(f, *top, 1.0, jaw=jaw, eye=eye)
    f.cone(*q(28, -3), 2.2, *q(28, 3), 2.2, "brass")


def necro_heap(f, k):
    """Second half of the defeat: k 0..1, the empty robe folds up and everything he raised falls."""
    x, sy, wd = 110, mix(84, 134, k), mix(25, 46, k)
    skull_staff(f, mix(70, 62, k), mix(100, 141, k), mix(-116, -178, k), fire=.9 * (1 - k) if k < .9 else 0, eye="k", jaw=2, butt=mix(46, 40, k))
    g = f.poly([(x - wd - 10, 146), (x - wd * .8, mix(sy, 146, .45)), (x - 20, sy), (x + 2, sy - 10), (x + 26, sy - 1), (x + wd, mix(sy, 146, .4)), (x + wd + 14, 145), (x + wd, 152), (x, 150),
           (x - wd, 152)], "cloak", round=10, smooth=3, soft=.8)
    g = f.poly([(x - 16, sy + 2), (x - 2, sy - 6), (x + 16, sy + 2), (x + wd * .6, mix(sy, 148, .5)), (x + wd * .8, 148), (x + wd * .4, 152), (x + 2, 149), (x - wd * .5, 152), (x - wd * .9, 148),
           (x - wd * .6, mix(sy, 148, .5))], "robe", round=12, smooth=2, soft=.8)
    for u in (-.5, -.1, .35, .7): f.crease([(x + 16 * u, sy + 6), (x + wd * u * .7, mix(sy, 148, .55)), (x + wd * u, 149)], 1.3, .24, only=g)
    f.curve([(x - 14, mix(sy, 140, .5)), (x - 2, mix(sy, 146, .5)), (x + 14, mix(sy, 138, .5))], [3, 3.2, 3], "leather"); skull(f, x - 2, mix(sy, 144, .5), .8, eye="k")
    hx, hy = round(x - 4 - 10 * k), round(sy - 14 + 6 * k)                                  # hood, sagging
    f.poly([(hx - 15, hy + 8), (hx - 16, hy - 4 + 4 * k), (hx - 9, hy - 15 + 7 * k), (hx + 4, hy - 21 + 9 * k), (hx + 17, hy - 14 + 6 * k), (hx + 23, hy + 4), (hx + 18, hy + 15), (hx - 8, hy + 15)],
           "robe", round=10, smooth=3, soft=.6, bias=.04)
    f.poly([(hx - 13, hy + 7), (hx - 13, hy - 2 + 3 * k), (hx - 6, hy - 11 + 6 * k), (hx + 4, hy - 10 + 6 * k), (hx + 9, hy + 2), (hx + 4, hy + 12), (hx - 8, hy + 13)], "shadow", round=3, smooth=3,
           bias=-.1)
    f.curve([(hx - 12, hy + 10), (hx - 13.6, hy - 2 + 3 * k), (hx - 6, hy - 11.6 + 6 * k), (hx + 4, hy - 10.6 + 6 * k), (hx + 10, hy + 2), (hx + 5, hy + 13)], [1.0] * 6, "brass", weight=1.3, n=8)
    if k < .5: f.stamp(["GG..GGG", "kG..kkG"], hx - 9, hy - 1, KEY)
    for i, (a, b, c) in enumerate(((24, 78, 46), (150, 30, 158), (172, 96, 186))):              # skulls drop and roll
        u = min(1, k * 1.25 + .1 * i); skull(f, mix(a, c, u), mix(b, 139, u * u), .9, jaw=2 if u > .9 else 3, eye="k", fire=0 if u > .4 else .7)
    for i in range(5):                                                                        # the last of the fire goes up as smoke
        f.ellipse(hx + 4 + math.sin(i * 2.4 + k * 4) * 7, hy - 20 - i * 9 - 6 * k, 3.2 - i * .45, 2.8 - i * .4, "ghoul" if k < .5 else "cloak", shadow=0, weight=1.2)


def necromancer(f: Forge, t=0.0, act=0.0, hurt=0.0, dead=0.0):
    """Strike: staff thrust, the skulls fly. Defeat: the robe falls empty, every skull drops."""
    if dead > .4: return necro_heap(f, (dead - .4) / .6)
    up, dn = max(0, -act), max(0, act)
    br = wave(t, 0, .9) * (1 - dead); hurt = max(hurt, min(1, dead * 3))
    lean = -7 * dn + 5 * up + 6 * hurt; dy = br - 3 * up + dn + 2 * hurt
    rb = "robe"; s1, s2 = wave(t, .1, 1.4), wave(t, .35, 1.4)
    cx, cy = 106 + lean, 77 + dy; px, py = 108 + lean * .3, 112 + dy * .3
    hx, hy = round(cx - 9 - 2 * dn), round(cy - 27 + hurt)
    # cloak behind ---------------------------------------------------------------
    hem = [(px - 42 + s1, 140), (px - 34, 151), (px - 22 + s2, 145), (px - 12, 152), (px - 2 + s1, 147), (px + 12, 152), (px + 22 + s2, 145), (px + 34, 152), (px + 44 + s1 * 1.4, 141)]
    g = f.poly([(cx - 22, cy - 14), (cx, cy - 26), (cx + 26, cy - 16), (cx + 33, cy + 12), (px + 35, 122)] + hem[::-1] + [(px - 32, 120), (cx - 28, cy + 12)], "cloak", round=13, soft=1)
    for a, b in (((cx + 24, cy - 8), (px + 34, 144)), ((cx + 18, cy), (px + 24, 146)), ((cx - 22, cy + 12), (px - 32, 146))): f.crease([a, mixp(a, b, .5), b], 1.4, .22, only=g)
    # robe, stole, ribs, belt ------------------------------------------------------
    g = f.poly([(cx - 20, cy - 14), (cx, cy - 20), (cx + 20, cy - 14), (cx + 17, cy + 10), (px + 14, py - 6), (px + 21, 130), (px + 25 + s2, 146), (px + 16, 152), (px + 7, 148), (px - 3, 152),
           (px - 12, 148), (px - 21, 152), (px - 31 + s1, 145), (px - 24, 128), (px - 14, py - 6), (cx - 17, cy + 10)], rb, round=15, soft=.8)
    for x0, x1 in ((-10, -20), (-5, -9), (8, 12), (12, 20)): f.crease([(px + x0, py), (px + (x0 + x1) / 2, 130), (px + x1, 147)], 1.2, .2, only=g)
    st = f.poly([(px - 8, py), (px + 5, py), (px + 8 + s2 * .5, 138), (px + 1 + s2 * .5, 147), (px - 8 + s2 * .5, 139)], "cloak", round=4, soft=.5, bias=.06)
    for x in (-8, 5.6): f.curve([(px + x, py + 2), (px + x * 1.2 + .6, 128), (px + x * 1.25 + s2 * .5, 138), (px + .6 + s2 * .5, 146.4)], [.9] * 4, "brass", weight=1.5, shadow=.5)
    f.stamp(["..k..", ".kGk.", "kGLGk", ".kGk.", "..k.."], px - 2 + s2 * .3, 127, KEY)
    f.poly([(cx - 14, cy - 12), (cx + 13, cy - 12), (cx + 11, cy + 16), (px, py - 6), (cx - 12, cy + 16)], "shadow", round=5, smooth=3, bias=.06)
    for k in range(4):
        y = cy - 6 + k * 6; w = 13 - k * 1.4
        for d in (-1, 1): f.curve([(cx - 1, y), (cx - 1 + d * w * .7, y - 2), (cx - 1 + d * w, y + 2), (cx - 1 + d * w * .72, y + 4.6)], [1.4, 1.7, 1.6, .8], "bone", weight=1.2, shadow=.6, bias=-.04)
    f.curve([(cx - 1, cy - 10), (cx - 1, cy + 16)], [2.0, 1.6], "bone", weight=1.2)
    f.poly([(px - 17, py - 7), (px + 16, py - 7), (px + 16.6, py + 1), (px - 17.6, py + 1)], "leather", round=3)
    for x in (-13, 12): f.ellipse(px + x, py - 3, 1.8, 1.8, "brass", weight=1.4)
    skull(f, px - 1, py - 4, .8, eye="k")
    # hood and lich face ----------------------------------------------------------------
    g = f.poly([(hx - 16, hy + 6), (hx - 17, hy - 7), (hx - 10, hy - 19), (hx + 3, hy - 27), (hx + 17, hy - 21), (hx + 22, hy - 4), (hx + 24, hy + 12), (hx + 13, hy + 23), (hx - 6, hy + 21)], rb,
           round=12, smooth=3, soft=.6, bias=.03)
    f.crease([(hx + 6, hy - 22), (hx + 15, hy - 8), (hx + 13, hy + 12)], 1.1, .16, only=g)
    f.poly([(hx - 15, hy + 5), (hx - 15, hy - 6), (hx - 9, hy - 15), (hx + 1, hy - 17), (hx + 9, hy - 8), (hx + 9, hy + 7), (hx + 2, hy + 18), (hx - 9, hy + 16)], "shadow", round=3, smooth=3,
           bias=-.1)
    f.curve([(hx - 14.4, hy + 9), (hx - 16, hy - 6), (hx - 9.4, hy - 15.6), (hx + 1, hy - 17.6), (hx + 9.6, hy - 8), (hx + 10, hy + 8), (hx + 3, hy + 18)], [1.0] * 7, "brass", weight=1.3, shadow=.4,
           n=8)
    h = f.group(); jaw = 3 * max(dn, hurt)
    f.poly([(hx - 10, hy + 4), (hx + 3, hy + 4), (hx + 1, hy + 12 + jaw), (hx - 7, hy + 12.6 + jaw)], "lich", round=3, group=h, bias=0)
    f.ellipse(hx - 2, hy - 3, 10, 9.6, "lich", group=h, bias=.10); f.poly([(hx - 12, hy - 2), (hx + 4, hy - 1), (hx + 3, hy + 7), (hx - 10, hy + 7.4)], "lich", round=3, group=h, merge=1.4, z=1,
           bias=.12)
    e1, e2 = ("L", "w") if hurt < .4 else ("k", "G")
    f.stamp([r.replace("1", e1).replace("2", e2) for r in ["kk.........kk", "kkkk....kkkkk", "kk11kk.kk111kk", "k112kk.k1121k", "k11kk..k111kk", ".kkk.kk.kkkk.", ".....kk......", ".............",
           ".kbkbkbkbk...", ".kkkkkkkkk..."]] + ([".kRRRRRRk....", "..kbkbkbk...."] if jaw > 1.5 else []), hx - 14, hy - 8, KEY)
    # arms and staff ---------------------------------------------------------------------
    def arm(s, h, bend, bias, claw):
        k, e = ik(*s, *h, 21, 21, bend=bend); g = f.group(); a = math.degrees(math.atan2(e[1] - k[1], e[0] - k[0]))
        f.curve([s, mixp(s, k, .5), k], [8.6, 8, 7.4], rb, group=g, bias=bias)
        f.curve([k, mixp(k, e, .5), e], [7.4, 7.6, 8.4], rb, group=g, merge=2, bias=bias)
        m = mixp(k, e, .35); d = mixp(m, e, .7)
        f.poly([(m[0], m[1] + 2), mixp(m, e, .5), (e[0], e[1]), (e[0] + (d[0] - e[0]) * .2, e[1] + 8), (d[0], d[1] + 20 + s1), (mix(m[0], d[0], .5), m[1] + 12), (m[0], m[1] + 15 + s2)], rb, round=5,
               group=g, merge=2.5, bias=bias - .04)
        f.ellipse(*polar(*e, a, 5), 4.0, 6.6, "shadow", rot=a, line=False, shadow=0)
        f.cone(*polar(*e, a, 2), 2.2, *polar(*e, a, 8), 2.0, "bone", bias=bias); e = polar(*e, a, 9)
        f.ellipse(*e, 4.2, 4.2, "bone", bias=bias - .04)
        if not claw:
            for i in range(4): f.cone(e[0] - 4.6, e[1] - 4.4 + i * 2.9, 1.5, e[0] + 1.4, e[1] - 4.6 + i * 2.7, 1.5, "bone", weight=1.2, bias=bias, shadow=.5)
        for i, c in enumerate(claw): f.curve([polar(*e, c, 2), polar(*e, c - 6, 7), polar(*e, c + 12, 12)], [1.8, 1.4, .4], "bone", weight=1.2, bias=bias, shadow=.5)
        return e
    grip = (cx - 44 + 6 * up - 3 * dn, cy + 3 - 7 * up + 6 * dn); ang = -88 + 14 * up - 44 * dn
    skull_staff(f, *grip, ang, t, 1.4 + .25 * up + .4 * dn, jaw=3 * dn, lean=.35 * dn)
    e = arm((cx - 17, cy - 9), (grip[0] + 9, grip[1] + 1), -1, .03, ())
    e = arm((cx + 19, cy - 9), (cx + 37 - 5 * dn, cy + 1 - 17 * up + 6 * dn), 1, -.05, (-150, -110, -70, -30))
    if hurt < .5: ghoulfire(f, e[0], e[1] - 8, 5 + 2.6 * up, t, .3)
    for d, x, r in ((1, 20, .85), (-1, -21, .72)):                                        # bone pauldrons
        for k in range(3): f.curve([(cx + x - d * 5 + d * k * 3.6, cy - 9 + k * 2.6), (cx + x + d * (3 + k * 4.4) * r, cy - 14 + k * 2.6), (cx + x + d * (9 + k * 5) * r, cy - 14 - (9 - k * 5.6) * r)],
               [4.8 * r, 3.6 * r, .4], "bone", weight=1.2, bias=-.06 - .05 * (d > 0))
    # floating skulls -----------------------------------------------------------------------
    for k, (a, b, c) in enumerate((((28, 96), (26, 70), (16, 22)), ((172, 36), (178, 22), (14, 96)), ((182, 102), (184, 118), (40, 126)))):
        x, y = c if dn > .7 else mixp(a, b, up); skull(f, x + wave(t, k * .3, 2), y + wave(t, k * .33, 3), .9, jaw=3 * (dn > .7), fire=1.2 + .3 * dn + .2 * up, t=t + k * .3, lean=.9 * (dn > .7))


# ------------------------------------------------------------------ registry
# name: (draw, width, height, x offset, y offset) - the same layout as bosses.BOSSES.
BOSSES2 = {
    "medusa": (medusa, MEDUSA_W, MEDUSA_H, 0, 10), "vampire": (vampire, VAMPIRE_W, VAMPIRE_H, 0, 0), "sphinx": (sphinx, SPHINX_W, SPHINX_H, 0, 6),
    "wolf_pack": (wolf_pack, WOLF_W, WOLF_H, 0, 0), "necromancer": (necromancer, NECRO_W, NECRO_H, 0, 10),
}
GROUND = {n: b[2] - 6 for n, b in BOSSES2.items()}                          # canvas y of the feet
CENTRE = {"medusa": 112, "vampire": 102, "sphinx": 104, "wolf_pack": 128, "necromancer": 108}     # canvas x between the feet
FPS = {"idle": 5, "act": 10, "hurt": 8, "defeated": 6}
POSES = {
    "idle": [dict(t=i / 4) for i in range(4)],
    "act": [dict(act=-.6), dict(act=-1), dict(act=1), dict(act=.45)],        # the hit lands on frame 2
    "hurt": [dict(hurt=1), dict(hurt=.5)],
    "defeated": [dict(dead=.25), dict(dead=.5), dict(dead=.75), dict(dead=1)],   # hold the last frame
}


def boss_frames(name):
    """Every animation of a boss as lists of indexed images."""
    draw, w, h, ox, oy = BOSSES2[name]; out = {}
    for anim, poses in POSES.items():
        out[anim] = []
        for p in poses:
            f = Forge(w, h, ox=ox, oy=oy); draw(f, **p); out[anim].append(f.render())
    return out
