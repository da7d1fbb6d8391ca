"""Indexed pictures (0 = clear): placing, light that stays inside the palette, contours, and the cards."""
from __future__ import annotations
import numpy as np
from ..palette import INDEX as I, MAT, NAMES, RGB
from ..pixfont import text as _text, mask as _mask, TOP
from .icons import GREY, icon, recolour
from ..props import PLAYER, emblem
from ..room import BAYER

COL = [64 + 128 * k for k in range(5)]            # centres of the five seat columns


def rect(a, x, y, w, h, c): a[max(0, y):max(0, y + h), max(0, x):max(0, x + w)] = I[c] if isinstance(c, str) else c


def put(dst, src, x, y, ax=0.0, ay=0.0):
    """Copy the opaque pixels of src; ax, ay = anchor inside src (0..1)."""
    x, y = int(round(x - ax * src.shape[1])), int(round(y - ay * src.shape[0]))
    h, w = src.shape; Hh, Ww = dst.shape
    x0, y0, x1, y1 = max(0, x), max(0, y), min(Ww, x + w), min(Hh, y + h)
    if x1 <= x0 or y1 <= y0: return x, y, w, h
    s = src[y0 - y:y1 - y, x0 - x:x1 - x]; d = dst[y0:y1, x0:x1]; d[s > 0] = s[s > 0]
    return x, y, w, h


SCALE = {"small": 1, "bold": 1, "title": 2, "huge": 4}


def _lum(i):
    c = [v / 255 for v in RGB[i]]; c = [v / 12.92 if v <= .03928 else ((v + .055) / 1.055) ** 2.4 for v in c]
    return .2126 * c[0] + .7152 * c[1] + .0722 * c[2]


# Light stays inside the palette: one slot down or up the ramp that a colour belongs to.
DARKER = np.arange(len(NAMES) + 1); LIGHTER = np.arange(len(NAMES) + 1)
for _m in MAT.values():
    for _a, _b in zip(_m.idx, _m.idx[1:]): DARKER[_b] = _a
for _r in ("ink night stone1 stone2 stone3 stone4 stone5", "ink umber wood1 bone1 bone2 wood4", "night steel1 steel2 steel3 steel4", "ink night purp1 purp2 purp3 purp4", "umber gold1 gold2 gold3 gold4",
           "umber red1 red2 red3 red4", "night teal1 teal2 teal3 teal4", "night green1 green2 green3 green4", "umber wood1 wood2 wood3 wood4", "night blue1 blue2 blue3 blue4", "night moss1 moss2 moss3 moss4", "umber skin1 skin2 skin3 skin4"):
    _r = _r.split()
    for _a, _b in zip(_r, _r[1:]): DARKER[I[_b]] = I[_a]; LIGHTER[I[_a]] = I[_b]
DARKER[I["umber"]] = DARKER[I["night"]] = I["ink"]; DARKER[I["bone1"]] = I["wood1"]; DARKER[I["bone2"]] = I["bone1"]; DARKER[I["bone3"]] = I["bone2"]; DARKER[I["bone4"]] = I["bone3"]
DARKER[I["white"]] = I["stone5"]; DARKER[I["cream"]] = I["bone4"]; DARKER[I["ice"]] = I["steel4"]
LIGHTER[I["ink"]] = I["night"]; LIGHTER[I["night"]] = I["stone1"]; LIGHTER[I["umber"]] = I["wood1"]; LIGHTER[I["bone2"]] = I["wood4"]; LIGHTER[I["bone1"]] = I["bone2"]; LIGHTER[I["wood4"]] = I["bone3"]
LIGHTER[I["gold4"]] = I["cream"]; LIGHTER[I["stone4"]] = I["stone5"]


def tile(h, w): return np.tile(BAYER, (h // 4 + 2, w // 4 + 2))[:h, :w]


def relight(img, steps, lut=None):
    """Move every pixel `steps` slots down its ramp (a field; fractions are dithered)."""
    lut = DARKER if lut is None else lut
    steps = np.broadcast_to(np.asarray(steps, float), img.shape)
    n = np.floor(np.clip(steps, 0, 9) + tile(*img.shape) - .001).astype(int)
    for k in range(1, n.max() + 1):
        m = n >= k; img[m] = lut[img[m]]
    return img


def shadow(img, cx, y, rx, ry=None):
    ry = ry or max(4, rx * .24)
    yy, xx = np.mgrid[0:img.shape[0], 0:img.shape[1]]; d = ((xx - cx) / rx) ** 2 + ((yy - y) / ry) ** 2
    for lim in (1.0, .62): m = d < lim; img[m] = DARKER[img[m]]


def halo(img, color, where=None):
    """1 px coloured contour around a sprite (selection, highlight)."""
    p = np.pad(img, 1); m = p > 0; out = p.copy()
    for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        r = np.roll(np.roll(m, dy, 0), dx, 1) & ~m; out[r] = I[color]
    return out


def silhouette(img, body=("ink", "night"), rim=None, side=1, top=True):
    """Dark figure with a rim of light on one side (side = +1: light comes from the right)."""
    m = img > 0; lum = np.array([_lum(i) if i else 0 for i in range(len(RGB))])[img]
    out = np.where(m, np.where(lum > .22, I[body[1]], I[body[0]]), 0)
    if rim:
        p = np.pad(m, 2)
        def at(dx, dy): return p[2 + dy:2 + dy + m.shape[0], 2 + dx:2 + dx + m.shape[1]]
        e = m & ~at(side, 0) & at(-side, 0); e2 = m & ~at(2 * side, 0) & ~e & at(-side, 0)
        if top: e |= m & ~at(0, -1) & at(side, 0) & (lum > -1)
        e[-4:] = e2[-4:] = False
        p = np.pad(e, 1); e &= sum(p[1 + dy:p.shape[0] - 1 + dy, 1 + dx:p.shape[1] - 1 + dx].astype(int) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) > 2
        out[e2] = I[rim[1]]; out[e] = I[rim[0]]
    return out


def ribbon(w, h=20):
    """Dark band with gold hairlines whose ends fade out: one-line explanations over the room."""
    a = np.full((h, w), I["night"]); x = np.arange(w); f = np.clip(np.minimum(x, w - 1 - x) / 20, 0, 1)
    t = tile(h, w); a[t > f[None, :] + .02] = 0
    for y, c in ((0, "ink"), (h - 1, "ink")): a[y][f > .5] = I[c]
    for y in (1, h - 2): a[y][(f > .35)] = I["gold2"]; a[y][f >= 1] = I["gold3"]
    return a


def recolour_off(a):
    """The greyed version of a picture: disabled or spent."""
    return recolour(a, GREY)


def _num(s, style, ramp):
    k = SCALE[style]; m = _mask(s, style); ys, xs = np.where(m)
    t = _text(s, "white", style, ramp=ramp, outline="ink")
    return t[ys.min() + 1 - 1:ys.max() + 1 + 4, xs.min() + 2 - 1:xs.max() + 2 + 2]


def card_turn(hero, value, k):
    """Flip of a thrown (M) card, k = 0..5: back, narrow back, edge, edge, narrow front, front. Each width is drawn, none is scaled."""
    w, h = CARD["M"]; dark, mid, light = PLAYER.get(hero, ("umber", "red2", "red3")); out = np.zeros((h + 4, w + 4), int)
    if k in (0, 5): put(out, card(hero, value, "M", "normal", back=k == 0), 2, 2); return out
    cw = {1: 20, 2: 6, 3: 6, 4: 20}[k]; c = np.full((h, cw), I["ink"]); rect(c, 1, 1, cw - 2, h - 2, mid if k not in (2, 3) else light); c[1, 1:-1] = I[light]; c[-2, 1:-1] = I[dark]
    if cw > 6:
        f = np.full((h - 8, cw - 6), I[dark if k == 1 else "bone4"]); f[0], f[:, 0] = I["ink"], I["ink"]
        if k == 1: f[(np.add.outer(np.arange(h - 8), np.arange(cw - 6)) % 5 == 0)] = I[mid]
        put(c, f, 3, 4)
        if k == 4: n = _num(value, "title", [light, mid, mid, dark]); n = np.delete(n, [3, 6, 9], 1) if n.shape[1] > 12 else n; put(c, n, cw / 2, h / 2 + 1, .5, .5)
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): c[yy, xx] = 0
    put(out, c, (w + 4) / 2, 2 + (-1 if k in (2, 3) else 0), .5); return out


def parchment(h, w, dark=False):
    y, x = np.mgrid[0:h, 0:w]; t = (np.abs(x - (w - 1) / 2) / (w / 2)) ** 3 * .6 + (np.abs(y - (h - 1) / 2) / (h / 2)) ** 3 * .7
    hi, lo, e0, e1 = ("stone3", "stone2", "night", "stone1") if dark else ("bone4", "bone3", "umber", "bone2")
    p = np.where(t > tile(h, w) * .9 + .25, I[lo], I[hi]); p[0], p[:, 0] = I[e0], I[e0]; p[-1], p[:, -1] = I[e1], I[e1]
    return p


CARD = {"L": (46, 62), "M": (30, 46), "S": (20, 26)}


def card(hero, value, size="L", state="normal", art_=None, back=False):
    """Power or item card.  value: "1".."5" (or "" with art_).  state: normal | focus | pressed | disabled (= already used)
    | win (gold rim) | second (silver rim) | lose (red rim).  focus adds a 2 px rim, so the image grows by 4 px."""
    w, h = CARD[size]; dark, mid, light = PLAYER[hero] if hero in PLAYER else ("stone1", "stone3", "stone5") if hero == "bot" else ("umber", "red2", "red3")
    used = state == "disabled"
    if used: dark, mid, light = "night", "stone2", "stone3"
    b = {"L": 5, "M": 4, "S": 3}[size]
    c = np.full((h, w), I["ink"]); rect(c, 1, 1, w - 2, h - 2, mid); c[1, 1:-1] = I[light]; c[1:-1, 1] = I[light]; c[-2, 1:-1] = I[dark]; c[1:-1, -2] = I[dark]
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): c[yy, xx] = 0
    if back:
        y, x = np.mgrid[0:h - 2 * b, 0:w - 2 * b]; lat = ((x + y) % 6 == 0) | ((x - y) % 6 == 0)
        fld = np.where(lat, I[mid], I[dark]); fld[0], fld[:, 0] = I["ink"], I["ink"]; put(c, fld, b, b)
        if hero in PLAYER:
            e = emblem(hero); rect(c, w // 2 - 7, h // 2 - 7, 14, 14, "ink"); rect(c, w // 2 - 6, h // 2 - 6, 12, 12, dark); put(c, e, w / 2, h / 2, .5, .5)
        else:
            s = icon("skull"); rect(c, w // 2 - 9, h // 2 - 9, 18, 18, "ink"); rect(c, w // 2 - 8, h // 2 - 8, 16, 16, dark); put(c, s, w / 2, h / 2, .5, .5)
    else:
        put(c, parchment(h - 2 * b, w - 2 * b, used), b, b)
        if art_ is not None: put(c, recolour_off(art_) if used else art_, w / 2, h / 2, .5, .5)
        else:
            st = {"L": "huge", "M": "title", "S": "bold"}[size]
            if size == "S":
                m = _mask(value, "bold"); xs = np.where(m.any(0))[0]; put(c, _text(value, "ink" if not used else "night", "bold", shadow=None), round(w / 2 - (xs[0] + xs[-1] + 1) / 2) - 2, h // 2 - 4 - TOP)
            else:
                n = _num(value, st, ["stone1"] * 4 if used else {"gold4": ["gold4", "gold3", "gold3", "gold2"], "purp4": ["purp4", "purp3", "purp3", "purp2"]}.get(mid, [light, mid, mid, dark]))
                tag = size == "M" and hero in PLAYER                                    # thrown cards carry the emblem: colour is never the only owner mark
                put(c, n, w / 2, h / 2 + (-3 if size == "L" else -6 if tag else 1), .5, .5)
                if tag: e = emblem(hero); put(c, recolour_off(e) if used else e, w / 2, h - 12, .5, .5)
        if size == "L" and value.isdigit():
            n = int(value); x0 = w // 2 - 3 * n
            for k in range(n):
                for dy, ln in enumerate((1, 3, 5, 3, 1)): c[47 + dy, x0 + 6 * k + 2 - ln // 2:x0 + 6 * k + 3 + ln // 2] = I["stone1" if used else dark if dy > 2 else ("gold2" if mid == "gold4" else mid)]
    rim = {"focus": ("cream", "gold4"), "pressed": ("white", "white"), "win": ("cream", "gold4"), "second": ("white", "steel4"), "lose": ("red4", "red3")}.get(state)
    if rim:
        big = np.zeros((h + 4, w + 4), int); big[:] = I[rim[0]]; big[0, 0] = big[0, -1] = big[-1, 0] = big[-1, -1] = 0
        big[1:-1, 1:-1] = I[rim[1]]; big[2:-2, 2:-2] = np.where(c > 0, c, I[rim[1]]); return big
    return c


