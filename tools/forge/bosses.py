"""Bosses. Big canvases, same forge. The Mega Dragon is the reference example."""
from __future__ import annotations
import math
from .forge import Forge, polar, ik, spline
from .monsters import wave, EYES
from .turn import Turned
from .palette import MAT, _m

DRAGON_W, DRAGON_H = 178, 152            # BOSSES draws the body at offset (6, 10): feet y = 134 -> 144
MAT.setdefault("dust", _m("stone1 bone1 bone2 bone3 bone4", emit=.25, contrast=.9))


def puffs(f, pts, mat="dust"):
    """Dust: every (x, y, r) is a small cloud of lobes; all lobes share one outline group."""
    g = f.group()
    for n, (x, y, r) in enumerate(pts):
        m = 1 if n % 2 else -1
        for dx, dy, k in ((-.95 * m, .22, .66), (.9 * m, .3, .58), (.30 * m, -.45, .62), (0, 0, .86), (-.5 * m, .42, .6)):
            f.ellipse(x + dx * r, y + dy * r, r * k, r * k * .86, mat, group=g, merge=1, z=k * r * .5, line=False, shadow=0)


def wing(f, sh, elbow, wrist, tips, mem, bone, bias=0.0, depth=.30):
    """Bat wing: one membrane panel per finger gap (scalloped edge), bones on top."""
    fan = [*tips, sh]
    for i in range(len(fan) - 1):
        a, b = fan[i], fan[i + 1]
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        pull = (mid[0] + (wrist[0] - mid[0]) * depth, mid[1] + (wrist[1] - mid[1]) * depth)
        edge = spline([a, ((a[0] + pull[0]) / 2 * .9 + mid[0] * .1, (a[1] + pull[1]) / 2 * .9 + mid[1] * .1), pull,
                       ((b[0] + pull[0]) / 2 * .9 + mid[0] * .1, (b[1] + pull[1]) / 2 * .9 + mid[1] * .1), b], 5)
        pts = [wrist, *edge] + ([elbow] if i == len(fan) - 2 else [])
        g = f.poly(pts, mem, round=9, soft=1.0, bias=bias - .02 * i, shadow=.4)
        f.crease([wrist, ((wrist[0] + pull[0]) / 2 + 2, (wrist[1] + pull[1]) / 2), (pull[0] * .92 + wrist[0] * .08, pull[1] * .92 + wrist[1] * .08)], 1.1, .16, only=g)
    for k, tip in enumerate(tips):
        m = ((wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 - 2)
        f.curve([wrist, m, tip], [2.4, 1.8, .5], bone, bias=bias, weight=1.3, shadow=.6)
    g = f.group()
    f.curve([sh, ((sh[0] + elbow[0]) / 2 - 1, (sh[1] + elbow[1]) / 2), elbow], [6.0, 4.4, 3.2], bone, group=g, bias=bias)
    f.curve([elbow, ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 - 2), wrist], [3.4, 2.8, 2.8], bone, group=g, merge=1, bias=bias)
    f.curve([wrist, (wrist[0] - 3, wrist[1] - 4), (wrist[0] - 3, wrist[1] - 8)], [2.0, 1.6, .3], "bone", bias=bias, weight=1.2)


def claws(f, x, y, n=3, d=-1, s=1.0, mat="bone", bias=0.0):
    for k in range(n):
        f.curve([(x + d * k * 3.4 * s, y - 1.2), (x + d * (k * 3.4 + 2.4) * s, y - .6), (x + d * (k * 3.4 + 3.6) * s, y + 2.2)], [1.9 * s, 1.4 * s, .3], mat, weight=1.2, bias=bias)


def mega_dragon(f: Forge, t=0.0, act=0.0, hurt=0.0, down=0.0, fx=""):
    """act: -1 inhale .. 1 fire breath; hurt 0..1; down 0..1 sinks to the floor. Faces left; ground y = 134."""
    br = wave(t, 0, 1.0) * (1 - down)                         # breathing
    fl = wave(t, .15, 5.0) - 6 * act - 4 * hurt               # wing beat
    lean = -7 * act + 15 * hurt * (1 - down)
    ms, mb = "dragon", "belly"
    D = lambda a, b: tuple(a[i] + (b[i] - a[i]) * down for i in (0, 1))
    sb = 9 * down                                             # the body sags
    # far wing -----------------------------------------------------------
    wing(f, D((92, 66 + br), (92, 80)), D((88, 38 + fl * .3), (76, 66)), D((79, 9 + fl * .6), (52, 62)),
         [D((36 - fl * .3, 3 + fl), (28, 92)), D((14 - fl * .2, 22 + fl * .8), (22, 112)), D((40, 50 + fl * .3), (40, 126)), D((60, 66), (66, 118))], "wing", "drake", bias=-.12)
    # tail ---------------------------------------------------------------
    tw = wave(t, .3, 2.5)
    g = f.group()
    tail = [(120, 112), (140, 124), (157, 121 + tw * .3), (160, 106 + tw), (150, 98 + tw)]
    f.poly([(152, 101 + tw), (155, 92 + tw), (150, 84 + tw), (137, 76 + tw * 1.3), (134, 90 + tw * 1.2), (138, 98 + tw), (146, 102 + tw)], "wing", round=5, facet=True, bias=.2)
    f.curve(tail, [13, 8.5, 5.6, 3.8, 2.2], ms, group=g, n=8)
    f.curve([(122, 119), (140, 129), (158, 126)], [4, 3.4, 1.0], mb, group=g, shadow=0)
    for k, (x, y, r) in enumerate(((130, 106, 4.2), (139, 112, 3.6), (149, 114, 3.0))):
        f.poly([(x - 3, y + 3), (x + 2, y - r - 2), (x + 4, y + 4)], "bone", round=1.8, facet=True, shadow=.4)
    # far legs -----------------------------------------------------------
    def foreleg(x, y, fx, fy, bias, r=1.0):
        k, ft = ik(x, y, fx, fy - 4, 17 * r, 18 * r, bend=1)
        g = f.group()
        f.curve([(x, y), ((x + k[0]) / 2 - 1, (y + k[1]) / 2), k], [9.5 * r, 8.4 * r, 6 * r], ms, group=g, bias=bias)
        f.curve([k, ((k[0] + ft[0]) / 2 + .6, (k[1] + ft[1]) / 2), ft], [6 * r, 5.2 * r, 4.4 * r], ms, group=g, merge=1.5, bias=bias)
        f.poly([(k[0] + 3, k[1] - 2), (k[0] + 12, k[1] - 4), (k[0] + 4, k[1] + 4)], "bone", round=1.6, facet=True, bias=bias)
        f.ellipse(ft[0] - 1.5, ft[1] + 2.4, 7.2 * r, 4.2 * r, ms, group=g, merge=1.5, bias=bias)
        claws(f, ft[0] - 2.5, ft[1] + 4.6, 3, -1, 1.15 * r, bias=bias)
    foreleg(80, 88 + br + sb, 62 - 2 * act - 6 * down, 130, -.2, .95)
    # body ---------------------------------------------------------------
    g = f.group()
    f.ellipse(104, 98 + br * .5 + sb * .6, 27, 25, ms, group=g, rot=12)
    f.ellipse(86 + lean * .1, 86 + br + sb, 20, 25, ms, group=g, merge=5, z=2, rot=-14 - 16 * down)
    body = g
    # hind leg -----------------------------------------------------------
    g = f.group()
    f.ellipse(117, 106, 17, 19, ms, rot=-24, group=g)
    f.curve([(110, 118), (104, 124), (112, 128)], [8, 6.5, 5.5], ms, group=g, merge=3)
    f.ellipse(103, 129.5, 10, 4.6, ms, group=g, merge=2)
    claws(f, 101, 131.6, 3, -1, 1.35)
    f.crease([(104, 102), (108, 92), (118, 88)], 1.0, .2)
    # near wing ------------------------------------------------------------
    wing(f, D((102, 74 + br), (102, 84)), D((121, 44 + fl * .3), (122, 58)), D((109, 10 + fl * .7), (128, 46)),
         [D((150 + fl * .4, 4 + fl), (154, 66)), D((165, 31 + fl * .9), (164, 96)), D((165, 62 + fl * .7), (160, 122)), D((150, 88 + fl * .3), (142, 128))], "wing", "drake", bias=.10)
    # neck -----------------------------------------------------------------
    hx, hy = D((50 + lean, 36 + br * .8 + 4 * act - 5 * hurt), (35, 113))       # skull centre
    if hurt or down: hx, hy = round(hx), round(hy)
    g = f.group()
    neck = [D((88, 76 + br), (88, 88)), D((81 + lean * .2, 58 + br), (79, 76)), D((80 + lean * .5, 44 + br), (67, 83)), D((73 + lean * .8, 34 + br + 2 * act - 2 * hurt), (54, 100)), (hx + 8, hy - 1 * down)]
    for k in range(6):                                              # dorsal spikes sit behind the neck
        p = spline(neck, 8)[5 + k * 5]
        q = spline(neck, 8)[min(5 + k * 5 + 2, 31)]
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0])) + 90
        b0, tip = polar(*p, a, 9), polar(*polar(*p, a, 17 - abs(k - 2)), a + 40, 3)
        f.poly([polar(*b0, a - 90, 4.4), tip, polar(*b0, a + 90, 4.4)], "bone", round=2.4, facet=True)
    f.curve(neck, [18, 13, 10.8, 9.4, 8.6], ms, group=body, merge=5, n=8, z=3)
    # one run of belly plates from throat to crotch
    tp = spline(neck, 8)
    front = []
    for i in (30, 24, 18, 12, 7):
        p, q = tp[i], tp[i + 1]
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0])) - 90
        front.append((*polar(*p, a, 7.0 + (30 - i) * .05), 3.6 + (30 - i) * .07))
    front += [(*D((72, 72 + br), (74, 92)), 7.4 + down), (*D((73, 90 + br), (72, 102)), 9.2), (76, 103 + br * .5 + 8 * down, 7.4), (79, 112 + 8 * down, 3)]
    th = f.curve([(x, y) for x, y, _ in front], [r for _, _, r in front], mb, group=f.group(), shadow=0, n=8)
    fp = spline([(x, y) for x, y, _ in front], 8)
    for i in range(1, len(fp) - 1, 3):
        p, q = fp[i], fp[i + 1]
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
        f.crease([polar(*p, a - 90, 12), polar(*p, a, 1.2), polar(*p, a + 90, 12)], .6, .32, only=th)
    f.ellipse(91, 92 + br + sb, 13, 14, ms, group=body, merge=4, z=9)
    foreleg(90, 92 + br + sb, 78 - 4 * max(0, act) + 2 * down - 9 * hurt * (1 - down), 134 - 9 * hurt * (1 - down), .03, 1.08)
    # head -----------------------------------------------------------------
    op = 3.0 + 7.0 * max(0, act) - 1.5 * max(0, -act) + 4.5 * hurt * (1 - down) + wave(t, .1, .7) * (1 - down) - 2.4 * down
    f.curve([(hx + 9, hy - 7), (hx + 20, hy - 13), (hx + 30, hy - 12)], [3.2, 2.4, .4], "bone", bias=-.2)     # far horn
    # lower jaw
    g = f.group()
    jaw = [(hx + 8, hy + 8), (hx - 4, hy + 9 + op * .5), (hx - 17, hy + 8 + op), (hx - 24, hy + 6 + op * 1.2), (hx - 24, hy + 10 + op * 1.2), (hx - 15, hy + 14 + op), (hx - 2, hy + 15 + op * .5), (hx + 8, hy + 14)]
    f.poly([(hx + 6, hy + 4), (hx - 22, hy + 2), (hx - 22, hy + 8 + op * 1.1), (hx, hy + 11 + op * .5), (hx + 6, hy + 10)], "maw", round=3, line=False)
    if act > .2:
        f.ellipse(hx - 7, hy + 8 + op * .4, 8, 3.6, "fire", line=False, shadow=0)
    f.curve([(hx, hy + 10 + op * .4), (hx - 10, hy + 8 + op * .7), (hx - 19, hy + 6 + op * .9)], [2.4, 2.2, .8], "scarlet", line=False, shadow=0)
    for k in range(5):
        x = hx - 22 + k * 4.4; y = hy + 8.6 + op * (1.16 - k * .13)
        f.cone(x, y + .5, 1.3, x - .2, y - 3.6 - (k == 0) * 1.6, .25, "bone", weight=1.3, line=False)
    f.poly(jaw, "drake", round=3.6, smooth=4, group=g)
    if down < .9: f.curve([(hx - 3, hy + 15 + op * .5), (hx - 4, hy + 19 + op * .5), (hx - 1, hy + 22 + op * .5)], [2, 1.5, .3], "bone")
    else: f.curve([(hx - 12, hy + 8), (hx - 22, hy + 12), (hx - 27, hy + 18), (hx - 24, hy + 19)], [2.6, 3.0, 2.6, 1.4], "scarlet")      # the tongue lolls out
    # upper head
    g = f.group()
    top = [(hx + 11, hy - 6), (hx + 3, hy - 10.5), (hx - 5, hy - 8.6), (hx - 13, hy - 4.4), (hx - 20, hy - 5.4), (hx - 26, hy - 2.4), (hx - 28, hy + 2.4), (hx - 24, hy + 5.4), (hx - 14, hy + 4.4), (hx - 6, hy + 6.8), (hx + 4, hy + 11), (hx + 13, hy + 7)]
    for k in range(6):
        x = hx - 25 + k * 4.2; y = hy + 4.8 - (k in (2, 3)) * .6 + (k > 4)
        f.cone(x, y - .4, 1.4, x + .4, y + 3.8 + (k == 0) * 2.2, .25, "bone", weight=1.3, line=False)
    f.poly(top, "drake", round=6, smooth=4, group=g, bias=.04)
    f.ellipse(hx + 5, hy + 1, 8.6, 7.6, "drake", group=g, merge=2.5, z=1, bias=.02)
    f.ellipse(hx - 22.5, hy - 2, 3.6, 3.0, "drake", group=g, merge=1.2, z=5, bias=.04)       # nostril bump
    f.crease([(hx - 24, hy - 1.6), (hx - 22, hy - .8)], .9, .55)
    f.crease([(hx - 19, hy + 1.8), (hx - 9, hy + 1.4), (hx - 1, hy + 4.5)], .7, .24, only=g)
    f.curve([(hx - 9, hy - 5.4), (hx - 2, hy - 7), (hx + 5, hy - 8)], [1.6, 2.6, 2.0], "drake", shadow=1.2, bias=.12)   # brow
    if down > .9: f.stamp(["k....k", ".kkkk."], hx - 7, hy - 2, EYES)
    elif hurt > .4 or down > .3: f.stamp(["kkk...", "..kkkk", "kkk..."], hx - 6, hy - 3, EYES)
    else: f.stamp(["kkkkkk.", "cyykyyk", ".yykyk.", "..okk.."], hx - 7, hy - 4, EYES)
    f.curve([(hx + 6, hy - 8), (hx + 16, hy - 16), (hx + 29, hy - 18), (hx + 37, hy - 14)], [4.2, 3.6, 2.4, .4], "bone")   # near horn
    for k, (dx, dy) in enumerate(((19, -1), (20, 6), (16, 12))):                         # cheek frill
        f.poly([(hx + 8, hy + 0 + k * 4), (hx + dx, hy + dy), (hx + 8, hy + 5 + k * 3.6)], "wing", round=2, facet=True, bias=.12)
    if fx == "smoke":
        puffs(f, [(hx - 25, hy - 8, 2.2), (hx - 28, hy - 12, 3.2), (hx - 24, hy - 16, 4), (hx - 30, hy - 20, 3.2), (hx - 26, hy - 26, 2.8)])
    if fx == "dust": puffs(f, [(10, 130, 6), (4, 133, 4), (20, 133, 5), (62, 132, 6), (50, 134, 4), (152, 132, 6), (162, 134, 4)])
    return hx - 24, hy + 8 + op * .5                               # mouth: where the flame starts


FLAME_W, FLAME_H, FLAME_AT = 132, 72, (124, 32)      # separate sprite: the mouth is at FLAME_AT

def flame(f, x, y, k=1.0, t=0.0, gone=0.0):
    """Breath effect on its own canvas. k: length 0..1; t: flicker phase; gone 0..1 breaks up from the mouth."""
    lo = gone * .7; ph = t * math.tau
    tongues = []                                             # (spread in px at the end, reach, girth, phase)
    for i, (dy, l, r, p) in enumerate(((-21, 74, 6.4, 1.9), (17, 84, 6.6, .4), (-11, 98, 8.0, 3.6), (8, 104, 8.6, 2.6), (-2, 112, 9.0, 5.2))):
        L = l * k * (1 + .06 * math.sin(ph + p)); pts, rad = [], []
        for n in range(9):
            q = lo + (1 - lo) * n / 8
            w = math.sin(q * 7 - ph + p) * 4.2 * q * q
            lift = -7 * max(0, q - .62) ** 1.2 * 2.2                     # fire rises at the end
            pts.append((x - L * q, y + dy * (q ** 1.25) * min(1, .35 + k * .65) + 5 * q + w + lift))
            g = min(1, .34 + 1.9 * q) * (1 if q < .66 else max(.04, 1 - ((q - .66) / .34) ** 1.3))
            if lo: g *= min(1, (n + .4) / 2.4)
            rad.append(max(.3, r * g * (.55 + .45 * k)))
        tongues.append((pts, rad))
    def layer(sc, cut, mat, bias):
        g = f.group()
        for pts, rad in tongues:
            m = max(3, round(len(pts) * cut)); P, R = pts[:m], [q * sc for q in rad[:m]]
            if m < len(pts): R[-1] *= .2; R[-2] *= .75
            f.curve(P, R, mat, group=g, merge=2.5, shadow=0, line=False, bias=bias)
    for i, s in enumerate((3.1, 5.9, 1.3, 4.4, 2.2, 6.7)):                # sparks torn off above and below
        q = .34 + .12 * i + .05 * math.sin(ph + s)
        if q < lo: continue
        X = x - 112 * k * min(1.06, q); Y = y + 3 * q + (-1 if i % 2 else 1) * (13 + 15 * q) * (.9 + .2 * math.sin(s + ph)) * (.4 + .6 * k)
        f.curve([(X + 3.6, Y + .6), (X, Y), (X - 3, Y - .8)], [.4, 1.7 - q * .6, .4], "lava", shadow=0, bias=-.1, weight=1.3)
    layer(1.0, 1.0, "lava", -.50); layer(.80, .97, "lava", -.22); layer(.60, .92, "lava", .0)
    if gone < .8: layer(.40, .78, "fire", -.22)
    if gone < .4: layer(.22, .58, "fire", .1)


def flame_frames():
    """birth (2), loop (2), break-up (2): hold the loop while the dragon breathes."""
    out = []
    for k, t, gone in ((.28, 0, 0), (.68, .35, 0), (1, .1, 0), (1, .6, 0), (1, .85, .5), (1, 1.1, .9)):
        f = Forge(FLAME_W, FLAME_H); flame(f, *FLAME_AT, k, t, gone); out.append(f.render(outline="red1", sel=False))
    return {"birth": out[:2], "loop": out[2:4], "end": out[4:]}


# ------------------------------------------------------------------ minotaur
MINOTAUR_W, MINOTAUR_H = 208, 184        # room for the axe; body drawn at offset (52, 38): feet y = 136 -> 174

def great_axe(f, x, y, ang, length=94, grip=.42):
    butt, top = polar(x, y, ang, -length * grip), polar(x, y, ang, length * (1 - grip))
    f.cone(*butt, 2.0, *top, 2.0, "wood", weight=1.2); f.ellipse(*butt, 3, 3, "iron")
    n, u = polar(0, 0, ang + 90, 1), polar(0, 0, ang, 1)
    hx, hy = polar(*top, ang, -13)
    def q(a, b): return hx + n[0] * a + u[0] * b, hy + n[1] * a + u[1] * b
    for s in (1, -1):
        f.poly(spline([q(2 * s, -4), q(9 * s, -6), q(17 * s, -14)], 4) + spline([q(17 * s, -14), q(21.5 * s, 0), q(17 * s, 14)], 5) + spline([q(17 * s, 14), q(9 * s, 6), q(2 * s, 4)], 4),
               "steel", round=6, facet=True)
        f.crease([q(14 * s, -9), q(16.6 * s, 0), q(14 * s, 9)], .7, .25)
    f.cone(*q(0, -5), 3.4, *q(0, 5.4), 3.4, "brass"); f.ellipse(*q(0, 0), 2.2, 2.2, "scarlet")
    f.cone(*polar(*top, ang, -2), 1.8, *polar(*top, ang, 8), .3, "steel", weight=1.3)


def minotaur(f: Forge, t=0.0, act=0.0, hurt=0.0, kneel=0.0, fall=None, drop=None, fx=""):
    """Faces left; ground y = 136. act: -1 axe high .. 1 axe down.
    kneel: px the body sinks; fall: (angle, x, y) turns it about (78, 100), which lands on (x, y);
    drop: (x, y, angle) of the axe that has left the hand."""
    br = wave(t, 0, .9); up = max(0, -act); dn = max(0, act)
    if drop: great_axe(f, *drop)
    if fall: f.place(fall[0], (78, 100), fall[1:])
    lean = -5 * dn + 3 * up + 8 * hurt; dy = br + 5 * dn - 2 * up + 3 * hurt
    fur, cx, cy = "bull", 76 + lean, 62 + dy
    # tail ------------------------------------------------------------
    if fall: f.curve([(94, 100), (100, 112), (104, 126), (98, 138)], [3, 2.2, 1.8, 1.6], fur); f.ellipse(96, 142, 4, 6, "black", rot=20)
    else:
        f.curve([(94, 100), (112, 108), (120, 98 + wave(t, .2, 3)), (116, 88 + wave(t, .3, 4))], [3, 2.2, 1.8, 1.6], fur)
        f.ellipse(116, 85 + wave(t, .3, 4), 4, 6, "black", rot=20)
    # legs ------------------------------------------------------------
    def bleg(x, fx, bias):
        g = f.group()
        f.curve([(x, 97 + dy * .3), (x - 7, 110), (fx + 5, 121), (fx, 131)], [13, 10.5, 6, 5.2], fur, group=g, bias=bias)
        f.poly([(fx - 6, 127), (fx + 6, 127), (fx + 7, 136), (fx - 9.5, 136)], "black", round=3, bias=bias + .1)
        f.crease([(fx - 2, 131), (fx - 2.6, 136)], .6, .4)
        for k in range(4): f.curve([(fx - 6 + k * 4, 121), (fx - 7 + k * 4.4, 126), (fx - 7 + k * 4.6, 130.5)], [2.6, 2.2, .4], fur, group=g, line=False, bias=bias, shadow=0)
    if kneel:                                                                   # on his knees: shins and hooves lie behind
        for x, kx, bias in ((92, 104, -.10), (62, 52, .02)):
            g = f.group()
            f.poly([(kx + 6, 129), (kx + 22, 127), (kx + 25, 136), (kx + 4, 136)], "black", round=3, bias=bias) if x > 80 else None
            f.curve([(x, 97 + kneel * .7), ((x + kx) / 2 - 1, 112 + kneel * .28), (kx, 126)], [13, 12.4, 10], fur, group=g, bias=bias)
            for k in range(4): f.curve([(kx - 7 + k * 4.4, 124), (kx - 8 + k * 4.8, 130), (kx - 8 + k * 5, 135)], [2.8, 2.4, .4], fur, group=g, line=False, bias=bias, shadow=0)
        f.place(0, (0, 0), (0, kneel))
    else:
        bleg(90, 100 + 2 * dn - 4 * bool(fall), -.10); bleg(64, 56 - 6 * dn + 3 * bool(fall), .02)
    # arm that swings the axe: far from the viewer when up, in front when down ------
    sx, sy = cx - 27, cy - 13
    hand = (cx - 50 + 8 * up - 2 * dn, cy - 8 - 32 * up + 34 * dn); ang = -86 + 40 * up - 92 * dn
    def big_arm(sx, sy, h, bend, bias):
        k, e = ik(sx, sy, *h, 25, 25, bend=bend)
        g = f.group()
        f.ellipse(sx, sy, 14.5, 13.5, fur, group=g, bias=bias)
        f.curve([(sx, sy), ((sx + k[0]) / 2 + bend * 1.5, (sy + k[1]) / 2), k], [12, 11, 8], fur, group=g, merge=2.5, bias=bias)
        f.curve([k, ((k[0] * 1.2 + e[0] * .8) / 2, (k[1] * 1.2 + e[1] * .8) / 2), e], [8.6, 8.8, 6], fur, group=g, merge=2, bias=bias)
        f.crease([(sx - 8, sy + 8), (sx, sy + 12), (sx + 8, sy + 8)], .8, .2, only=g)
        a, b = [(k[i] * .45 + e[i] * .55) for i in (0, 1)], [(k[i] * .12 + e[i] * .88) for i in (0, 1)]
        f.cone(*a, 8.8, *b, 7.4, "iron", bias=bias)
        ring = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90
        for q in (.2, .8):
            c = [a[i] * (1 - q) + b[i] * q for i in (0, 1)]
            f.crease([polar(*c, ring, 9), c, polar(*c, ring, -9)], .7, .28)
        f.ellipse(*e, 7.6, 7.2, "tanhide", bias=bias)
        for i in range(4): f.crease([(e[0] - 5 + i * 3, e[1] + 1), (e[0] - 4.4 + i * 3, e[1] + 6)], .5, .3)
    if drop:
        hand = (cx - 40, cy - 34) if fall else (cx - 36, cy + 36)
        if fall: big_arm(sx, sy, hand, -1, -.04)
    elif act <= .2:
        great_axe(f, *hand, ang); big_arm(sx, sy, hand, -1, -.04)
    # torso -------------------------------------------------------------
    g = f.group()
    f.ellipse(79, 98 + dy * .4, 19, 13, fur, group=g)
    f.poly([(cx - 28, cy - 14), (cx - 12, cy - 24), (cx + 14, cy - 24), (cx + 29, cy - 14), (cx + 27, cy + 4), (cx + 19, cy + 22), (79 + 16, 98), (79 - 17, 98), (cx - 18, cy + 22), (cx - 27, cy + 4)],
           fur, round=17, smooth=5, group=g, merge=3)
    skin = "tanhide"
    f.poly([(cx - 22, cy - 8), (cx - 8, cy - 14), (cx + 10, cy - 14), (cx + 22, cy - 6), (cx + 19, cy + 8), (cx + 12, cy + 26), (78, 98), (cx - 12, cy + 26), (cx - 20, cy + 8)], skin, only=g, round=12, smooth=4, bias=.03)
    f.ellipse(cx - 11, cy - 1, 14, 10, skin, group=g, merge=2.5, z=14, rot=8, shadow=0); f.ellipse(cx + 11, cy - 1, 12.5, 9.6, skin, group=g, merge=2.5, z=14, rot=-8, shadow=0)
    f.crease([(cx - 23, cy + 4), (cx - 12, cy + 9.4), (cx - .6, cy + 5), (cx + 11, cy + 9), (cx + 21, cy + 4)], .9, .32, only=g)
    f.crease([(cx - .5, cy - 9), (cx, cy + 6), (cx + 1, cy + 32)], .9, .28, only=g)
    for k in range(3):
        y = cy + 15 + k * 7
        f.crease([(cx - 11 + k, y), (cx - 5, y + 1.6), (cx, y)], .7, .24, only=g); f.crease([(cx + 1, y), (cx + 6, y + 1.6), (cx + 11 - k, y)], .7, .24, only=g)
    f.curve([(cx - 25, cy - 14), (cx - 4, cy + 8), (cx + 20, cy + 26)], [2.6, 2.8, 2.6], "leather", shadow=.7)
    for q in (.25, .5, .75): f.ellipse(cx - 25 + 45 * q, cy - 14 + 40 * q + (2 if q == .5 else 0), 1.7, 1.7, "gold", weight=1.4)
    # belt and loincloth --------------------------------------------------
    s = wave(t, .1, 1.2)
    lc = f.poly([(x, 99 + (y - 99) * (1 - kneel / 42)) for x, y in ((61, 99), (97, 99), (95, 108), (89, 114), (86 + s, 124), (79 + s, 119), (73 + s, 126), (68, 114), (62, 110))], "red", round=5, soft=.6)
    for x in (70, 79, 88): f.crease([(x, 102), (x + s * .5, 118)], .8, .24, only=lc)
    f.poly([(59, 94), (99, 94), (99, 101), (59, 101)], "leather", round=3)
    for x in (65, 71, 87, 93): f.ellipse(x, 97.5, 1.5, 1.5, "iron", weight=1.4)
    f.ellipse(79, 98, 6.4, 6.0, "bone"); f.poly([(75.6, 101), (82.4, 101), (81.6, 106), (76.4, 106)], "bone", round=1.4, line=False)
    f.stamp(["kk.kk", "kk.kk", "..k..", ".....", "k.k.k"], 77, 97, EYES)
    # head -----------------------------------------------------------------
    hx, hy = round(cx - 6 - 2 * dn + 3 * hurt), round(cy - 30 + 3 * dn + 2 * hurt + min(9, kneel * .3))
    for k in range(7):                                                          # mane
        x = hx - 16 + k * 6.4
        f.curve([(x + 4, hy - 4), (x + 1, hy + 10), (x + (k - 3) * .8, hy + 24 - abs(k - 3) * 2.4)], [6.2, 5.2, .8], "bullmane", group=f.group() if k % 2 else None, shadow=.5)
    f.curve([(hx + 11, hy - 8), (hx + 24, hy - 10), (hx + 33, hy - 20), (hx + 32, hy - 33)], [5.6, 5.0, 3.4, .5], "bone")
    for d in (1, -1):                                                           # drooping ears
        f.poly([(hx + 10 * d, hy - 3), (hx + 19 * d, hy - 3), (hx + 27 * d, hy + 5), (hx + 20 * d, hy + 7), (hx + 10 * d, hy + 3)], fur, round=3, smooth=3)
        f.poly([(hx + 15 * d, hy), (hx + 19 * d, hy), (hx + 24 * d, hy + 4.5), (hx + 19 * d, hy + 4.6)], "tanhide", round=1.4, line=False, shadow=0)
    g = f.group()
    f.ellipse(hx, hy - 3, 15.5, 13.5, fur, group=g, bias=.03)
    f.ellipse(hx - 5, hy + 8, 11.5, 11, fur, group=g, merge=3, z=3, bias=.04)
    m = f.group()
    jaw = 3.5 * max(dn, hurt) + 1
    f.poly([(hx - 14, hy + 14), (hx + 3, hy + 14), (hx + 1, hy + 20 + jaw), (hx - 6, hy + 22 + jaw), (hx - 13, hy + 19 + jaw)], "tanhide", round=4, smooth=4, group=m, bias=-.08)
    if jaw > 2: f.poly([(hx - 13, hy + 14), (hx + 1, hy + 14), (hx - 1, hy + 16 + jaw), (hx - 12, hy + 16 + jaw)], "maw", round=2, line=False)
    f.ellipse(hx - 6.5, hy + 12, 11.6, 7.6, "tanhide", group=m, bias=.06)
    for x in (-12, -2.4): f.ellipse(hx + x, hy + 11.4, 2.2, 1.8, "shadow", line=False, shadow=0, rot=-20 if x < -5 else 20)
    f.curve([(hx - 11, hy + 13.5), (hx - 11.4, hy + 19), (hx - 7, hy + 21.4), (hx - 3, hy + 19), (hx - 3.4, hy + 13.5)], [1.2, 1.5, 1.6, 1.5, 1.2], "gold", weight=1.3)
    for x in (-13.6, .8): f.cone(hx + x, hy + 18.5, 1.5, hx + x - .4, hy + 14.2, .3, "bone", weight=1.3)
    f.curve([(hx - 15, hy - 4), (hx - 9, hy - 3), (hx - 4.5, hy + 1)], [2.2, 3.0, 1.6], fur, shadow=1, bias=.1)
    f.curve([(hx + 11, hy - 5), (hx + 5, hy - 3), (hx + .6, hy + 1)], [2.2, 3.0, 1.6], fur, shadow=1, bias=.06)
    if hurt > .4 or kneel or fall: f.stamp(["kk...........kk", "..kk.......kk..", "kk...........kk"], hx - 12, hy, EYES)
    else: f.stamp(["krrk.....krrk", "krok.....kork", ".kk.......kk."], hx - 11, hy, EYES)
    for k in range(5):                                                         # forelock
        f.curve([(hx - 8 + k * 4, hy - 14), (hx - 9 + k * 3.8, hy - 9), (hx - 7.5 + k * 3, hy - 2 - abs(k - 2))], [3.4, 2.8, .5], "bullmane", shadow=.5)
    f.curve([(hx - 11, hy - 9), (hx - 24, hy - 11), (hx - 33, hy - 21), (hx - 31, hy - 34)], [5.8, 5.2, 3.6, .5], "bone")
    for (x, y) in ((-22, -11.6), (21, -10.4)): f.crease([(hx + x, hy + y - 5), (hx + x + 1, hy + y + 5)], .8, .3)
    # the other arm -------------------------------------------------------------
    big_arm(cx + 27, cy - 12, (cx + 22, cy - 50) if fall else (cx + 31 - 8 * dn + 8 * hurt, cy + 28 - 3 * wave(t, .1, .5) - 12 * hurt), -1, -.06)
    if drop:
        if not fall: big_arm(sx, sy, hand, -1, .03)
    elif act > .2:
        great_axe(f, *hand, ang); big_arm(sx, sy, hand, -1, .03)
    if kneel or fall: f.place()
    if fx == "dust": puffs(f, [(-18, 132, 6), (-27, 135, 4), (-8, 134, 4), (116, 131, 7), (128, 133, 5), (104, 134, 4.4), (138, 135, 3)])


# name: (draw, width, height, x offset, y offset)
BOSSES = {"mega_dragon": (mega_dragon, DRAGON_W, DRAGON_H, 6, 10), "minotaur": (minotaur, MINOTAUR_W, MINOTAUR_H, 52, 38)}


POSES = {
    "mega_dragon": {"idle": [dict(t=i / 4) for i in range(4)], "act": [dict(act=-1), dict(act=.7), dict(act=1), dict(act=.4)],
                    "hurt": [dict(hurt=1), dict(hurt=.5)],
                    "defeated": [dict(hurt=1.25), dict(hurt=.6, down=.4), dict(down=.86, fx="dust"), dict(down=1, fx="smoke")]},
    "minotaur": {"idle": [dict(t=i / 4) for i in range(4)], "act": [dict(act=-1), dict(act=.5), dict(act=1), dict(act=.25)],
                 "hurt": [dict(hurt=1), dict(hurt=.5)],
                 "defeated": [dict(hurt=1.3, drop=(6, 60, -120)), dict(hurt=.5, kneel=22, drop=(18, 100, 160)), dict(fall=(42, 58, 93), drop=(16, 110, 178)), dict(fall=(88, 34, 98), drop=(16, 110, 178), fx="dust")]},
}
FPS = {"idle": 5, "act": 10, "hurt": 8, "defeated": 6}
FEET = {"mega_dragon": (108, 144), "minotaur": (130, 174)}        # point on the canvas that stands on the floor


def _mouths():
    """Where the flame starts, on the dragon's canvas: anim -> one point per frame."""
    d, w, h, ox, oy = BOSSES["mega_dragon"]; out = {}
    for anim, ps in POSES["mega_dragon"].items():
        out[anim] = []
        for p in ps:
            f = Forge(1, 1, ss=1); x, y = d(f, **p); out[anim].append((round(x + ox), round(y + oy)))
    return out


def boss_frames(name):
    draw, w, h, ox, oy = BOSSES[name]
    out = {}
    for anim, ps in POSES[name].items():
        out[anim] = []
        for p in ps:
            f = Turned(w, h, ox=ox, oy=oy); draw(f, **p); out[anim].append(f.render())
    return out


MOUTH = _mouths()
