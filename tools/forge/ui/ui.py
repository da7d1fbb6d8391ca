"""ui.py - the widgets of the game, as pure functions that return indexed images (0 = transparent).

Every widget takes its size in pixels, a `state` ("normal" | "focus" | "pressed" | "disabled") and its texts, and can be
cached by its arguments.  `Canvas` is the 640x360 page: it places images and texts and keeps a lint (text outside its box,
text over text, contrast below 4.5).  Layout numbers are in UI_GUIDE.md; the important ones are repeated as constants.
"""
from __future__ import annotations
import numpy as np
from ..palette import INDEX as I, MAT, NAMES, RGB
from ..pixfont import text as _text, mask as _mask, TOP
from .icons import icon, glyph, micro, arrow, recolour
from ..props import PLAYER, emblem
from ..room import BAYER
from . import art

W, H = 640, 360
G = 8                                             # grid
M = 4                                             # screen margin (panels); texts keep 8
SEAT_W, SEAT_H = 120, 36                          # seat columns: x = 4 + 128 k (also: pedestals, thrown cards)
SEAT_X = [4 + 128 * k for k in range(5)]
COL = [64 + 128 * k for k in range(5)]            # their centres
TOPBAR, BOTBAR = 40, 296                          # room between these rows
ROLE = dict(text="white", soft="stone5", faint="stone4", off="stone3", accent="gold4", danger="red4", good="green4", magic="teal4", head="cream")
LINT: list[str] = []


# ====================================================================== basics
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
def text_w(s, style="small"): return _mask(s, style).shape[1] if s else 0


def _lum(i):
    c = [v / 255 for v in RGB[i]]; c = [v / 12.92 if v <= .03928 else ((v + .055) / 1.055) ** 2.4 for v in c]
    return .2126 * c[0] + .7152 * c[1] + .0722 * c[2]


def contrast(a, b):
    x, y = sorted((_lum(I[a] if isinstance(a, str) else a), _lum(I[b] if isinstance(b, str) else b)))
    return (y + .05) / (x + .05)


def label(dst, s, x, y, color="white", style="small", align=0.0, maxw=None, low=False, **kw):
    """Text whose CAP TOP is on row y; align 0 left, .5 centre, 1 right of x. Returns its box."""
    if not s: return x, y, 0, 0
    k, w = SCALE[style], text_w(s, style)
    x = int(round(x - align * w)); cap = 7 * k
    if maxw is not None and w > maxw: LINT.append(f"TOO WIDE {w}>{maxw}: {s!r}")
    if x < 0 or x + w > dst.shape[1] or y < 0 or y + cap > dst.shape[0]: LINT.append(f"OUT OF BOX {s!r} x={x} w={w} in {dst.shape[1]}x{dst.shape[0]}")
    elif not kw.get("outline") and not kw.get("ramp") and not low:
        bg = dst[y:y + cap, x:x + w]; v, n = np.unique(bg, return_counts=True); ok = v > 0
        if ok.any():
            c = contrast(color, int(v[ok][np.argmax(n[ok])]))
            if c < 4.5: LINT.append(f"CONTRAST {c:.1f}: {s!r} {color}")
    if not (kw.get("outline") or "shadow" in kw):                                  # the ink shadow dirties light grounds
        bg = dst[max(0, y):y + cap, max(0, x):x + w]
        if bg.size and np.median([_lum(int(v)) for v in np.unique(bg) if v > 0] or [0]) > .35 and _lum(I[color]) < .2: kw["shadow"] = None
    put(dst, _text(s, color, style, **kw), x - 2, y - (1 + TOP * k))
    return x, y, w, cap


def wrap(s, width, style="small"):
    out, line = [], ""
    for wd in s.split():
        t = (line + " " + wd).strip()
        if text_w(t, style) > width and line: out.append(line); line = wd
        else: line = t
    return out + [line]


def rich(dst, parts, x, y, align=0.0, gap=3, maxw=None, h=7):
    """One line of mixed texts and images: "str" | ("str", color[, style]) | ndarray. y = cap top; images centred on the caps."""
    ws = [p.shape[1] if isinstance(p, np.ndarray) else text_w(p, "small") if isinstance(p, str) else text_w(p[0], p[2] if len(p) > 2 else "small") for p in parts]
    tot = sum(ws) + gap * (len(parts) - 1)
    if maxw is not None and tot > maxw: LINT.append(f"TOO WIDE {tot}>{maxw}: rich {[p for p in parts if not isinstance(p, np.ndarray)]}")
    x = int(round(x - align * tot)); x0 = x
    for p, w in zip(parts, ws):
        if isinstance(p, np.ndarray): put(dst, p, x, y + h // 2 + 1 - (p.shape[0] + 1) // 2)
        elif isinstance(p, str): label(dst, p, x, y)
        else: label(dst, p[0], x, y + (h - 7 * SCALE[p[2] if len(p) > 2 else "small"]) // 2, p[1], p[2] if len(p) > 2 else "small")
        x += w + gap
    return x0, y, tot, h


# ---------------------------------------------------------------- light: stay inside the palette
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


# ====================================================================== surfaces
def panel(w, h, kind="stone", accent=None):
    """stone: bevelled plate with rivets; slab: plain bevel; inset: sunken well; gilt: gold frame; seat: frame in a player's colour."""
    a = np.full((h, w), I["night"]); a[0], a[-1], a[:, 0], a[:, -1] = (I["ink"],) * 4
    hi, lo = {"stone": ("stone3", "stone1"), "slab": ("stone2", "stone1"), "inset": ("ink", "stone2"), "gilt": ("gold3", "gold1"), "seat": ("stone3", "stone1")}[kind]
    if accent: hi, lo = PLAYER[accent][1], PLAYER[accent][0] if accent != "sorcerer" else "purp2"
    if kind == "inset": a[:] = I["ink"]; a[1:-1, 1:-1] = I["night"]
    a[1, 1:-1] = I[hi]; a[1:-1, 1] = I[hi]; a[-2, 1:-1] = I[lo]; a[1:-1, -2] = I[lo]
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): a[yy, xx] = 0
    if kind == "stone":
        for x, y in ((3, 3), (w - 5, 3), (3, h - 5), (w - 5, h - 5)): a[y:y + 2, x:x + 2] = I["gold2"]; a[y, x] = I["gold4"]
    if kind == "gilt":
        a[1, 1:-1] = I["gold4"]; a[2:-2, 2:-2] = I["umber"]; a[3:-3, 3:-3] = I["night"]
        for yy, xx in ((1, 1), (1, -2), (-2, 1), (-2, -2)): a[yy, xx] = I["cream"] if (yy, xx) == (1, 1) else I["gold3"]
    return a


FOCUS_EDGE = ("gold4", "gold3")


def frame_focus(a, hi="gold4", lo="gold2"):
    """2 px focus frame drawn on the widget's own border."""
    h, w = a.shape
    a[0, 1:-1] = a[1:-1, 0] = I["ink"]; a[-1, 1:-1] = a[1:-1, -1] = I["ink"]
    for k in (1, 2): a[k, k:w - k] = I[hi]; a[k:h - k, k] = I[hi]; a[h - 1 - k, k:w - k] = I[lo]; a[k:h - k, w - 1 - k] = I[lo]
    return a


def plaque(s, kind="gold", w=None, studs=True):
    """Room name / screen title on a gilded plate, 32 px high (room for the accents of capitals)."""
    ramp = {"gold": ["cream", "gold4", "gold3", "gold2"], "steel": ["white", "ice", "steel4", "steel3"], "blood": ["cream", "skin4", "red4", "red3"], "magic": ["white", "teal4", "teal3", "teal2"]}[kind]
    tw = text_w(s, "title"); w = w or tw + 48; h = 32
    a = panel(w, h, "gilt")
    if studs:
        for x in (12, w - 13):
            for d, c in enumerate(("gold1", "gold2", "gold3", "gold4")):
                r = 3 - d
                for k in range(-r, r + 1): a[16 + k, x - (r - abs(k)):x + r - abs(k) + 1] = I[c]
    label(a, s, w / 2, 9, style="title", align=.5, maxw=w - 40, ramp=ramp, outline="ink")
    return a


def ribbon(w, h=20):
    """Dark band with gold hairlines whose ends fade out: one-line explanations over the room."""
    a = np.full((h, w), I["night"]); x = np.arange(w); f = np.clip(np.minimum(x, w - 1 - x) / 20, 0, 1)
    t = tile(h, w); a[t > f[None, :] + .02] = 0
    for y, c in ((0, "ink"), (h - 1, "ink")): a[y][f > .5] = I[c]
    for y in (1, h - 2): a[y][(f > .35)] = I["gold2"]; a[y][f >= 1] = I["gold3"]
    return a


def tooltip(lines, w=None, tip="down", tipx=None, head=None, color="bone4"):
    """Parchment note with a beak. lines: list of strings (small, ink); head: bold first line."""
    w = w or max([text_w(s) for s in lines] + ([text_w(head, "bold")] if head else [])) + 16
    n = len(lines) + (1 if head else 0); h = 12 + 11 * n - 3
    a = np.full((h + 5, w), 0); b = a[:h] if tip == "down" else a[5:]
    b[:] = I["ink"]; b[1:-1, 1:-1] = I[color]; b[1, 1:-1] = I["cream"]; b[-2, 1:-1] = I["bone3"]; b[1:-1, -2] = I["bone3"]
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): b[yy, xx] = 0
    x = tipx if tipx is not None else w // 2
    for k in range(5):
        y = h - 1 + k if tip == "down" else 5 - k
        a[y, x - 4 + k:x + 5 - k] = I["ink"]
        if k < 4: a[y, x - 3 + k:x + 4 - k] = I["bone3" if tip == "down" else "cream"]
    y = 6
    if head: label(b, head, 8, y, "umber", "bold", maxw=w - 14, shadow=None); y += 11
    for s in lines: label(b, s, 8, y, "umber", maxw=w - 14, shadow=None); y += 11
    return a


# ====================================================================== controls
FACE = {"normal": ("stone1", "stone3", "night", "stone5"), "focus": ("wood1", "gold4", "gold2", "cream"), "pressed": ("gold1", "gold1", "gold3", "white"), "disabled": ("night", "stone1", "stone1", "stone3")}


def button(w, s, state="normal", h=20, img=None, align=.5, hint=None, style="bold", on=False, bare=False, mark=True):
    """Push button / menu line. img: icon left of the text; hint: glyph at the right end; on: selected (tab)."""
    face, hi, lo, col = FACE[state]
    a = np.full((h, w), I[face]); a[0], a[-1], a[:, 0], a[:, -1] = (I["ink"],) * 4
    a[1, 1:-1] = I[hi]; a[1:-1, 1] = I[hi]; a[-2, 1:-1] = I[lo]; a[1:-1, -2] = I[lo]
    if on and state == "normal": a[1:-1, 1:-1] = I["umber"]; a[1, 1:-1] = I["gold3"]; a[-3:-1, 1:-1] = I["gold3"]; a[1:-1, 1] = a[1:-1, -2] = I["gold2"]; col = "gold4"
    if state == "focus": frame_focus(a)
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): a[yy, xx] = 0
    d = 1 if state == "pressed" else 0
    if bare and state in ("normal", "disabled"): a[:] = I["ink"]; a[:] = 0
    tw = text_w(s, style); iw = img.shape[1] + 5 if img is not None else 0
    x = (w - tw - iw) // 2 if align == .5 else 10
    if img is not None: put(a, recolour_off(img) if state == "disabled" else img, x + d, h / 2 + d, 0, .5)
    label(a, s, x + iw + d, (h - 7) // 2 + d, col, style, maxw=w - 8 - iw, low=state == "disabled")
    if hint is not None: put(a, hint, w - 6 + d, h / 2 + d, 1, .5)
    if state == "focus" and mark: put(a, arrow("right", "gold4"), 6, h / 2, 0, .5)
    return a


def recolour_off(a):
    from .icons import GREY
    return recolour(a, GREY)


def menu(w, items, focus, gap=4, h=20, states=None, bare=False):
    """Vertical list of buttons; items: strings or (string, icon). bare: only the focused line has a frame."""
    a = np.zeros((len(items) * (h + gap) - gap, w), int)
    for k, it in enumerate(items):
        s, im = it if isinstance(it, tuple) else (it, None)
        st = (states or {}).get(k, "focus" if k == focus else "normal")
        put(a, button(w, s, st, h, im, bare=bare), 0, k * (h + gap))
    return a


def pointer():
    """Little sword that points at the focused line."""
    def draw(f):
        from ..heroes import sword
        sword(f, 6, 6, 0, 17, 1.7)
    return art.forged("pointer", 25, 12, draw)


def stepper(w, s, state="normal", h=20, img=None):
    """Value between two arrows."""
    a = button(w, s, state, h, img, mark=False)
    c = {"normal": "stone4", "focus": "gold4", "pressed": "white", "disabled": "stone2"}[state]
    put(a, arrow("left", c), 7, h / 2, 0, .5); put(a, arrow("right", c), w - 7, h / 2, 1, .5)
    return a


def slider(w, v, n=10, state="normal", frame=True):
    """n blocks, v of them lit; height 14."""
    a = panel(w, 14, "inset"); bw = (w - 6) // n
    hi, mid, lo = {"focus": ("cream", "gold4", "gold3"), "disabled": ("stone2", "stone2", "stone2")}.get(state, ("gold4", "gold3", "gold2"))
    x0 = (w - bw * n + 1) // 2
    for k in range(n):
        if k < v: rect(a, x0 + k * bw, 3, bw - 1, 8, mid); a[3, x0 + k * bw:x0 + k * bw + bw - 1] = I[hi]; a[10, x0 + k * bw:x0 + k * bw + bw - 1] = I[lo]
        else: rect(a, x0 + k * bw, 3, bw - 1, 8, "stone1")
    if state == "focus" and frame: frame_focus_thin(a)
    return a


def frame_focus_thin(a, c="gold4"):
    a[1, 1:-1] = a[-2, 1:-1] = I[c]; a[1:-1, 1] = a[1:-1, -2] = I[c]; return a


def toggle(on, state="normal", words=("SÍ", "NO")):
    """Two-position switch, 44x14: knob and word, not colour alone."""
    a = panel(44, 14, "inset")
    rect(a, 2, 2, 40, 10, "green2" if on else "stone1")
    if state == "disabled": rect(a, 2, 2, 40, 10, "night")
    x = 28 if on else 2; rect(a, x, 2, 14, 10, "stone5" if state != "disabled" else "stone2"); a[2, x:x + 14] = I["white" if state != "disabled" else "stone3"]; a[11, x:x + 14] = I["stone3"]
    for k in (5, 8): rect(a, x + k, 4, 1, 6, "stone3")
    label(a, words[0] if on else words[1], 15 if on else 30, 4, "white" if on else "stone5", "small", align=.5, low=True)
    if state == "focus": frame_focus_thin(a)
    return a


def meter(w, v, total, kind="red", h=8, ghost=0, ticks=True):
    """Segmented bar. ghost: segments about to be lost / won (hatched)."""
    ramp = {"red": ("red2", "red3", "red4"), "gold": ("gold2", "gold3", "gold4"), "teal": ("teal2", "teal3", "teal4"), "green": ("green2", "green3", "green4"), "steel": ("steel2", "steel3", "steel4")}[kind]
    a = np.full((h, w), I["ink"]); rect(a, 1, 1, w - 2, h - 2, "umber" if kind in ("red", "gold") else "stone1")
    px = lambda n: (w - 2) * n // total
    k = px(v); rect(a, 1, 1, k, h - 2, ramp[1]); a[1, 1:1 + k] = I[ramp[2]]; a[h - 2, 1:1 + k] = I[ramp[0]]
    if ghost:
        k0, k1 = (px(v), px(v + ghost)) if ghost > 0 else (px(v + ghost), px(v))
        yy, xx = np.mgrid[1:h - 1, 1 + k0:1 + k1]; a[1:h - 1, 1 + k0:1 + k1] = np.where((xx + yy) % 4 < 2, I[ramp[2] if ghost > 0 else "white"], I["umber" if ghost > 0 else ramp[0]])
    if ticks:
        for i in range(1, total): a[1:-1, 1 + px(i)] = I["ink"]
    return a


def keycap(g, s, color="stone5", style="small"):
    """Prompt: glyph(s) + word, 13 px high. g: name or list of names."""
    gs = [glyph(n) for n in ([g] if isinstance(g, str) else g)]
    w = sum(x.shape[1] for x in gs) + 2 * (len(gs) - 1) + 5 + text_w(s, style)
    a = np.zeros((15, w + 2), int); x = 0
    for im in gs: put(a, im, x, 0); x += im.shape[1] + 2
    label(a, s, x + 3, 3, color, style); return a


def legend(w, items, align=.5, gap=16):
    """Row of prompts."""
    ims = [keycap(*i) for i in items]; tot = sum(i.shape[1] for i in ims) + gap * (len(ims) - 1)
    if tot > w: LINT.append(f"TOO WIDE {tot}>{w}: legend {[i[1] for i in items]}")
    a = np.zeros((15, w), int); x = int((w - tot) * align)
    for im in ims: put(a, im, x, 0); x += im.shape[1] + gap
    return a


# ====================================================================== cards
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
                m = _mask(value, "bold"); xs = np.where(m.any(0))[0]; label(c, value, round(w / 2 - (xs[0] + xs[-1] + 1) / 2), h // 2 - 3, "ink" if not used else "night", "bold", shadow=None, low=True)
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


def pips(hero, used, now=None, size=9):
    """The five power cards as 9x9 boxes: lit = in hand, dark = already played, ringed = lies on the table now."""
    a = np.zeros((size, 5 * (size + 1) - 1), int); dark, mid, light = PLAYER[hero]
    if hero == "rogue": dark, mid = "gold2", "gold3"
    for k in range(1, 6):
        x = (k - 1) * (size + 1); b = a[:, x:x + size]; b[:] = I["ink"]
        if k in used: b[1:-1, 1:-1] = I["night"]; put(b, micro(str(k), "stone2"), 3, 2)
        else:
            b[1:-1, 1:-1] = I[dark if hero != "sorcerer" else "purp2"]; b[1, 1:-1] = I[mid if hero != "rogue" else "gold4"]; put(b, micro(str(k), "white"), 3, 2)
        if k == now: b[0] = b[-1] = I["white"]; b[:, 0] = b[:, -1] = I["white"]
    return a


def hand(hero, cards, focus=None, w=320, state=None):
    """Fan of large cards in a box of w x 72; cards: list of (value, art, used). The focused one rises 8 px."""
    n = len(cards); wt = [.45 if used and n > 6 else 1.0 for _, _, used in cards]                 # in a crowded fan the spent cards close up
    unit = min(52, (w - 50) / max(.5, sum(wt[:-1]))); xs = [unit * sum(wt[:k]) for k in range(n)]; x0 = (w - 46 - xs[-1]) / 2
    a = np.zeros((74, w), int)
    order = [k for k in range(n) if k != focus] + ([focus] if focus is not None else [])
    for k in order:
        v, im, used = cards[k]; st = "disabled" if used else (state or "focus") if k == focus else "normal"
        c = card(hero, v, "L", st, im)
        x = int(round(x0 + xs[k])); put(a, c, x - (2 if st in ("focus", "pressed") else 0), 0 if st in ("focus", "pressed") else 12)
    return a


# ====================================================================== game pieces
def seat(hero, name, coins, wounds, used=(), now=None, items=0, status="choose", mark=None):
    """Player panel 120x36.  status: choose (three dots) | ready (card back) | open (nothing) | gem (peeked).
    mark: None | win | second | lose | active : colour of a 2 px frame."""
    dark, mid, light = PLAYER[hero]
    p = panel(SEAT_W, SEAT_H, "seat", hero)
    if mark: frame_focus(p, *{"win": ("gold4", "gold2"), "second": ("steel4", "steel2"), "lose": ("red4", "red2"), "active": ("white", light)}[mark])
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): p[yy, xx] = 0
    y, x = np.mgrid[0:30, 0:28]; well = np.where((y / 30) > tile(30, 28), I[dark], I["ink"]); b = 3
    put(p, well, b, b); put(p, art.portrait(hero), b, b + 2); rect(p, 31, 3, 1, 30, "ink")
    label(p, name, 36, 4, "cream", "bold", maxw=66); put(p, emblem(hero), 105, 3)
    put(p, icon("coin"), 35, 13); label(p, str(coins), 46, 14, "gold4", "bold")
    put(p, icon("wound"), 68, 13); label(p, str(wounds), 79, 14, "red4", "bold")
    put(p, pips(hero, used, now), 35, 24)
    if status == "ready":
        c = icon("cardback"); put(p, recolour(c, {"blue2": dark, "blue3": mid}), 106, 16)
    elif status == "choose":
        for k in range(3): rect(p, 105 + k * 4, 19, 2, 2, "stone4"); rect(p, 105 + k * 4, 21, 2, 1, "ink")
    if items:
        b = p[24:33, 88:95]; b[:] = I["ink"]; b[1:-1, 1:-1] = I["purp2"]; b[1, 1:-1] = b[1:-1, 1] = I["purp4"]; b[4, 3] = I["cream"]; put(p, micro(f"x{items}" if items < 10 else str(items), "stone5"), 97, 27)
    return p


def reserve(stock, title):
    """What is left in the item reserve; takes the place of a free seat (120x36)."""
    p = panel(SEAT_W, SEAT_H, "slab"); label(p, title, 60, 5, "stone4", "small", .5, maxw=110)
    for k, (n, q) in enumerate(zip(("torch", "ball", "key", "sword"), stock)):
        x = 8 + k * 28; put(p, icon(n, q == 0), x + 5, 22, .5, .5); label(p, str(q), x + 14, 19, "white" if q else "stone3", "bold", low=q == 0)
    return p


ROOM_ICON = {"t": "chest", "m": "skull", "c": "chamber", "x": "trap", "b": "boss", "?": None}


def level_map(rooms, cur, s, w=152, h=56, levels=5, level=1):
    """Row of five rooms. rooms: list of (kind, face_up). Past rooms are greyed and ticked, the present one is gold."""
    p = panel(w, h, "stone"); label(p, s, 10, 6, "stone5", maxw=w - 20)
    for k, (kind, up) in enumerate(rooms):
        x = 7 + k * 28; st = "past" if k < cur else "now" if k == cur else "next"
        c = panel(26, 30, "slab")
        if st == "now": c[1:-1, 1:-1] = I["wood2"]; frame_focus(c)
        elif st == "past": c[1:-1, 1:-1] = I["night"]; c[1, 1:-1] = I["stone1"]
        else: c[2:-2, 2:-2] = I["stone1"]; c[1, 1:-1] = I["stone3"]; c[1:-1, 1] = I["stone3"]
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): c[yy, xx] = 0
        if up: put(c, icon(ROOM_ICON[kind], st == "past"), 13, 15, .5, .5)
        else:
            for b in range(5, 24, 5): rect(c, b, 3, 2, 24, "ink"); rect(c, b, 3, 1, 24, "stone2")
            rect(c, 8, 9, 10, 13, "ink"); label(c, "?", 13, 12, "stone4", "bold", .5)
        if st == "past": put(c, icon("check"), 24, 28, 1, 1)
        put(p, c, x, 19)
    return p


def shield(n, kind="steel", w=36):
    """Strength of a monster: heater shield with the number."""
    def draw(f):
        o = [(3, 4), (18, 1.5), (33, 4), (32.4, 20), (27, 31), (18, 39), (9, 31), (3.6, 20)]
        g = f.group(); f.poly(o, kind, round=4, group=g); f.poly([(18 + (x - 18) * .78, 19 + (y - 19) * .8) for x, y in o], "red", round=9, line=False, shadow=.5, group=g)
    a = art.forged(f"shield/{kind}", 36, 42, draw).copy()
    label(a, str(n), 18 + .5, 12, style="title", align=.5, ramp=["white", "cream", "gold4", "gold3"], outline="ink"); return a


def chip(s, img=None, color="cream", fill="night", edge="stone3", style="bold", h=17, w=None):
    """Small tag: icon + text."""
    tw = text_w(s, style); iw = (img.shape[1] + 4) if img is not None else 0; w = w or tw + iw + 12
    a = np.full((h, w), I["ink"]); rect(a, 1, 1, w - 2, h - 2, fill); a[1, 1:-1] = I[edge]; a[1:-1, 1] = I[edge]
    for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): a[yy, xx] = 0
    x = (w - tw - iw) // 2
    if img is not None: put(a, img, x, h / 2, 0, .5)
    label(a, s, x + iw, (h - 7) // 2, color, style, maxw=w - 6); return a


def floater(s, kind="coin", style="title"):
    """Number that rises over a head: +2 coins, -2 wounds ..."""
    ramp = {"coin": ["white", "cream", "gold4", "gold3"], "wound": ["cream", "skin4", "red4", "red3"], "heal": ["white", "teal4", "teal3", "teal2"]}[kind]
    t = _text(s, "white", style, ramp=ramp, outline="ink"); im = {"coin": icon("coin"), "wound": icon("wound"), "heal": icon("heart")}[kind]
    a = np.zeros((26, t.shape[1] + im.shape[1] - 2), int); put(a, t, 0, 0); put(a, im, t.shape[1] - 2, 14, 0, .5); return a


# ====================================================================== the page
class Canvas:
    def __init__(self, lang="es"):
        self.img = np.full((H, W), I["ink"]); self.lang, self.boxes = lang, []
    def L(self, es, en): return es if self.lang == "es" else en
    def put(self, im, x, y, ax=0.0, ay=0.0): return put(self.img, im, x, y, ax, ay)
    def text(self, s, x, y, *a, **k):
        b = label(self.img, s, x, y, *a, **k)
        for s2, c in self.boxes:
            if b[0] < c[0] + c[2] and c[0] < b[0] + b[2] and b[1] < c[1] + c[3] and c[1] < b[1] + b[3]: LINT.append(f"TEXT OVER TEXT {s!r} / {s2!r}")
        self.boxes.append((s, b)); return b
    def actor(self, sp, x, y, shade=True, lift=0, ring=None):
        """Stand a sprite with its feet on (x, y)."""
        if shade: shadow(self.img, x, y - 1, sp.rx)
        im, d = (halo(sp.img, ring), 1) if ring else (sp.img, 0)
        put(self.img, im, x - sp.ax - d, y - sp.ay - lift - d)
    def save(self, name):
        from ..forge import to_image
        import os
        d = f"out/{self.lang}"; os.makedirs(d, exist_ok=True)
        assert (self.img > 0).all(), "transparent pixels on the page"
        im = to_image(self.img).convert("RGB"); im.save(f"{d}/{name}.png"); im.resize((W * 2, H * 2), 0).save(f"{d}/{name}_2x.png")
