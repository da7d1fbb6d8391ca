"""HUD pieces as indexed images: bevelled panels, player panels, cards, bars.

Grid (640x360): player bar y 1-35, five panels of 124x34 at x = 2 + 128k. Room y 36-292
(wall 128 px, floor from y 164). Bottom bar y 292-360: info panels of 170x60 at x 4 and 466,
y 298; cards of 46x62 at x = 184 + 56k, y 296; the chosen card rises to y 282 with a gold rim.
"""
from __future__ import annotations
import numpy as np
from .palette import INDEX
from .forge import Forge
from .pixfont import text
from .props import PLAYER, emblem
from .room import BAYER

I = INDEX

def blit(dst, src, x, y):
    """Copy the opaque pixels of src on dst, clipped."""
    x, y = int(x), int(y); h, w = src.shape; H, W = dst.shape
    x0, y0, x1, y1 = max(0, x), max(0, y), min(W, x + w), min(H, y + h)
    if x1 <= x0 or y1 <= y0: return
    s = src[y0 - y:y1 - y, x0 - x:x1 - x]; d = dst[y0:y1, x0:x1]
    d[s > 0] = s[s > 0]

def rect(img, x, y, w, h, c): img[y:y + h, x:x + w] = I[c]

def panel(w, h, fill="night", light="stone3", dark="stone1", edge="ink", rivets=True):
    """Bevelled stone plate."""
    p = np.full((h, w), I[fill]); p[0], p[-1], p[:, 0], p[:, -1] = (I[edge],) * 4
    p[1, 1:-1] = I[light]; p[1:-1, 1] = I[light]; p[-2, 1:-1] = I[dark]; p[1:-1, -2] = I[dark]
    p[0, 0] = p[0, -1] = p[-1, 0] = p[-1, -1] = 0
    if rivets:
        for x, y in ((2, 2), (w - 4, 2), (2, h - 4), (w - 4, h - 4)):
            p[y:y + 2, x:x + 2] = I["gold2"]; p[y, x] = I["gold4"]
    return p

def icon(kind):
    """11x11 counters icons."""
    f = Forge(11, 11, ss=6)
    if kind == "coin":
        f.ellipse(5.5, 5.5, 4.4, 4.4, "gold", hz=2); f.cone(5.5, 4, .7, 5.5, 7, .7, "gold", line=False, shadow=0, bias=-.3)
    elif kind == "wound":
        f.poly([(5.5, .8), (8, 5), (8.6, 7.4), (7.4, 9.6), (5.5, 10), (3.6, 9.6), (2.4, 7.4), (3, 5)], "scarlet", round=3, smooth=2)
    elif kind == "skull":
        f.ellipse(5.5, 4.6, 4.2, 3.8, "bone"); f.poly([(3.4, 6), (7.6, 6), (7.2, 9.6), (3.8, 9.6)], "bone", round=1, line=False)
        f.stamp(["kk.kk", "kk.kk", "..k..", ".....", "k.k.k"], 3, 4, {"k": "ink"})
    return f.render()

def player_panel(hero, name, coins, wounds, portrait, active=False, ready=False):
    dark, mid, light = PLAYER[hero]
    p = panel(124, 34, "night", light if active else mid, dark, "ink", False)
    if active:                                                      # whose turn: thick bright frame
        p[1:-1, 1:-1] = I[mid]; p[1, 1:-1] = I["white"]; p[1:-1, 1] = I["white"]; p[3:-3, 3:-3] = I["night"]
    y, x = np.mgrid[0:28, 0:28]                                     # portrait well, dithered backdrop
    well = np.where((y / 28) > BAYER[y % 4, x % 4], I[dark], I["ink"])
    blit(p, well, 3, 3); blit(p, portrait, 3, 3)
    p[3:31, 31] = I["ink"]
    blit(p, text(name, "cream" if active else "white", "bold"), 33, 0)
    blit(p, emblem(hero), 110, 3)
    blit(p, icon("coin"), 35, 15); blit(p, text(str(coins), "gold4", "bold"), 47, 13)
    blit(p, icon("wound"), 74, 15); blit(p, text(str(wounds), "red4", "bold"), 86, 13)
    if ready: rect(p, 108, 16, 9, 12, "ink"); rect(p, 109, 17, 7, 10, mid); rect(p, 111, 19, 3, 6, light)
    for k in range(8):                                                # wound track
        rect(p, 35 + k * 9, 28, 8, 3, "red3" if k < wounds else "stone1")
        if k < wounds: p[28, 35 + k * 9:43 + k * 9] = I["red4"]
    return p

def card(hero, label, pips=0, art=None, selected=False):
    """46x62 power card: parchment in a frame of the player's colour."""
    dark, mid, light = PLAYER[hero]
    c = np.full((62, 46), I["ink"]); rect(c, 1, 1, 44, 60, mid)
    c[1, 1:-1] = I[light]; c[1:-1, 1] = I[light]; c[-2, 1:-1] = I[dark]; c[1:-1, -2] = I[dark]
    for y, x in ((0, 0), (0, -1), (-1, 0), (-1, -1)): c[y, x] = 0
    y, x = np.mgrid[0:52, 0:36]
    t = (np.abs(x - 17.5) / 17.5) ** 3 * .6 + (np.abs(y - 25.5) / 25.5) ** 3 * .7
    par = np.where(t > BAYER[y % 4, x % 4] * .9 + .25, I["bone3"], I["bone4"])
    par[0], par[:, 0] = I["umber"], I["umber"]; par[-1], par[:, -1] = I["bone2"], I["bone2"]
    blit(c, par, 5, 5)
    if art is not None:
        blit(c, art, 23 - art.shape[1] // 2, 27 - art.shape[0] // 2)
    else:
        n = text(label, style="huge", ramp=[light, mid, mid, dark], outline="ink")
        blit(c, n, 23 - n.shape[1] // 2, -5)
    if pips:
        w = pips * 6
        for k in range(pips):
            x = 23 - w // 2 + k * 6
            for dy, ln in enumerate((1, 3, 5, 3, 1)):
                c[47 + dy, x + 2 - ln // 2:x + 3 + ln // 2] = I[dark if dy > 2 else mid]
    if selected:
        big = np.zeros((66, 50), int); big[:] = I["cream"]; big[0, 0] = big[0, -1] = big[-1, 0] = big[-1, -1] = 0
        big[1:-1, 1:-1] = I["gold4"]; big[2:-2, 2:-2] = np.where(c > 0, c, I["gold4"]); return big
    return c

def bar(w, value, total, ramp=("red2", "red3", "red4")):
    b = np.full((8, w), I["ink"]); rect(b, 1, 1, w - 2, 6, "umber"); k = int((w - 2) * value / total)
    rect(b, 1, 1, k, 6, ramp[1]); b[1, 1:1 + k] = I[ramp[2]]; b[5:7, 1:1 + k] = I[ramp[0]]
    for i in range(1, total): b[1:7, 1 + (w - 2) * i // total] = I["ink"]
    return b

def plate(s):
    """Room name on a gilded plate."""
    t = text(s, style="title", ramp=["cream", "gold4", "gold3", "gold2"], outline="ink")
    h, w = 27, t.shape[1] + 26
    p = panel(w, h, "ink", "gold3", "gold1", "ink", False)
    p[2, 2:-2] = I["umber"]; p[3:-3, 3:-3] = I["night"]
    for x in (7, w - 8):                                              # end studs
        for d in range(4): p[13 - d:14 + d, x - (3 - d):x + 4 - d] = I[("gold1", "gold2", "gold3", "gold4")[d]]
    blit(p, t, 13, 3)
    return p
