"""The large pictures: title, set-up hall, hall of the final count, and the heroes at twice the size."""

from __future__ import annotations

import numpy as np

from ..palette import INDEX as I, NAMES, RGB
from ..pixfont import enlarge
from ..props import EMBLEM, PLAYER
from . import art, pieces, ui
from .stage import Set, beam, big_chest, glow, pedestal, portcullis, rug
from .ui import COL, DARKER, LIGHTER, put, rect, relight, shadow, silhouette, tile

TITLE_TOP, TITLE_BASE = 44, 250
TITLE_TORCHES = ((132, 150), (230, 136), (410, 136), (508, 150))
TITLE_PARTY = (("sorcerer", 46, 322, False), ("warrior", 598, 328, True), ("scout", 160, 324, False), ("knight", 104, 338, False), ("rogue", 506, 334, True))


def dusk(im, side, steps=3, rim=("gold4", "gold2")):
    """A figure against the light: three ramp steps down, rim of light on one side."""
    m = im > 0; a = im.copy()
    for _ in range(steps): a[m] = DARKER[a[m]]
    r = silhouette(im, ("ink", "ink"), rim, side); e = m & (r != I["ink"]); a[e] = r[e]
    return np.where(m, a, 0)


def crest(img, h, cx, cy, k=3):
    """The hero's emblem painted large on the wall."""
    m = np.array([[ch == "#" for ch in r] for r in EMBLEM[h]]); m = enlarge(np.pad(m, 1), k); a = np.zeros(m.shape, int); dark, mid, light = PLAYER[h]
    dark, mid = {"rogue": ("gold2", "gold3"), "sorcerer": ("purp2", "purp3"), "scout": ("teal2", "teal3")}.get(h, (dark, mid))
    y0, x0 = int(cy - m.shape[0] // 2), int(cx - m.shape[1] // 2); v = img[y0:y0 + m.shape[0], x0:x0 + m.shape[1]]
    lum = np.array([ui._lum(k) if k else 0 for k in range(len(NAMES) + 1)])[v]; lo = np.quantile(lum[m], .16)          # the stone shows through the paint
    edge = np.pad(m, 1); edge = (edge[2:, 1:-1] | edge[:-2, 1:-1] | edge[1:-1, 2:] | edge[1:-1, :-2]) & ~m
    v[m] = np.where(lum[m] <= lo, I[dark], I[mid]); top = m & ~np.roll(m, 1, 0); v[m & ~np.roll(m, -1, 0)] = I[dark]; v[edge] = DARKER[DARKER[v[edge]]]


# ---------------------------------------------------------------- title
def _sky() -> np.ndarray:
    yy, xx = np.mgrid[0:360, 0:640]
    t = tile(360, 640)
    cols = ["ink", "night", "night", "purp1", "purp1", "purp2", "purp2"]
    v = np.clip(yy / 120 * (len(cols) - 1) + (t - 0.5) * 0.9, 0, len(cols) - 1)
    a = np.array([I[n] for n in cols])[v.astype(int)]
    rng = np.random.default_rng(3)
    for _ in range(110):
        x, y = int(rng.integers(0, 640)), int(rng.integers(0, 90))
        a[y, x] = I[["stone3", "stone4", "white", "purp3"][int(rng.integers(4))]]
    d = np.hypot(xx - 132, yy - 40)
    a = relight(a, np.clip(1 - (d - 24) / 26, 0, 1) * 1.2 * (d >= 22), LIGHTER)
    a[d < 22] = I["stone5"]
    a[(d < 22) & (np.hypot(xx - 127, yy - 35) > 20)] = I["stone4"]
    a[(d < 22) & (np.hypot(xx - 124, yy - 32) > 25)] = I["purp3"]
    for mx, my, r in ((124, 34, 4), (136, 44, 5), (128, 50, 3), (140, 30, 3)):
        a[np.hypot(xx - mx, yy - my) < r] = I["stone4"]
    for base, amp, col, sd in ((112, 22, "purp1", 1), (126, 16, "night", 2)):
        r = np.random.default_rng(sd)
        xs = np.arange(640)
        h = base - sum(amp / (k + 1) * np.abs(np.sin(xs / (46 / (k + 1)) + r.uniform(0, 6))) for k in range(4))
        for x in range(640):
            a[int(h[x]) :, x] = I[col]
    return a


def _facade() -> np.ndarray:
    top, base = TITLE_TOP, TITLE_BASE
    r = Set(640, 360 - top, base, seed=21, theme="boss")
    r.ambient = 0.32
    yy, xx = np.mgrid[0 : r.h, 0 : r.w]
    for cx, w in ((62, 100), (578, 100)):  # round towers
        u = (xx - cx) / (w / 2)
        m = (np.abs(u) < 1) & (yy < r.wall)
        r.H[m] += (22 * np.sqrt(np.clip(1 - u * u, 0, 1)))[m]
        r.A[m] *= (1.06 - 0.25 * np.abs(u))[m]
        r.mat[m] = 0
        for y in (14, 112):
            r.step(cx - w // 2 - 3, y, w + 6, 7, 3, 0.1)
    r.step(108, 66, 424, 6, 3, 0.08)
    for x in (200, 414):
        r.pillar(x, 26)
    r._ring(320, 152, 148, r.wall, 25, 0.5, 2.4, 14, 15)
    r.doorway(320, 148, 146, 12)
    for x in (230, 410):
        r.light(x, 136, 26, 1.2, 90, 1.3)
    for x in (132, 508):
        r.light(x, 150, 28, 0.95, 96, 1.3)
    r.light(62, 92, 22, 0.4, 50)
    r.light(578, 92, 22, 0.4, 50)
    r.light(320, 232, 60, 0.5, 120)
    for k, (w, y) in enumerate(((176, 250), (196, 256), (220, 263))):
        r._block(320 - w // 2, y, 320 + w // 2, y + 7 + k, 2.4, 0.1)
    a = r.render(vignette=0.30)
    keep = np.zeros(a.shape, bool)
    keep[56:, :] = True  # battlements against the sky
    keep |= (xx % 26 < 16) & (yy >= 46) & (xx > 100) & (xx < 540)
    for cx in (62, 578):
        t = np.abs(xx - cx) <= 53
        keep[t & (yy < 56)] = False
        keep |= t & (yy >= 14)
        keep |= t & (yy < 14) & ((xx - cx + 53) % 22 < 14)
    edge = keep & ~np.roll(keep, 1, 0)
    a[edge] = I["stone3"]
    a[np.roll(edge, 1, 0) & keep] = I["stone2"]
    a[~keep] = 0
    p = np.pad(keep, 1)
    e = ~keep & (p[2:, 1:-1] | p[1:-1, 2:] | p[1:-1, :-2])
    a[e] = I["ink"]
    out = np.zeros((360, 640), int)
    out[top:] = a
    for cx in (62, 578):
        for wx, wy in ((cx - 20, 84), (cx + 20, 84), (cx, 178)):
            out[wy : wy + 20, wx - 5 : wx + 6] = I["ink"]
            out[wy - 2 : wy, wx - 3 : wx + 4] = I["ink"]
            out[wy + 1 : wy + 19, wx - 3 : wx + 4] = I["gold3"]
            out[wy, wx - 2 : wx + 3] = I["gold3"]
            out[wy + 6 : wy + 19, wx - 2 : wx + 3] = I["gold4"]
            out[wy : wy + 19, wx] = I["gold1"]
            out[wy + 8, wx - 3 : wx + 4] = I["gold1"]
    hole = gate_hole()
    out[hole] = I["ink"]
    gate = np.zeros((360, 640), int)
    put(gate, portcullis(160, 40, 16, "black", 0.1), 240, 136)
    m = hole & (gate > 0)
    out[m] = gate[m]
    return out


def gate_hole() -> np.ndarray:
    """The black of the gate, as a mask of the canvas."""
    hole = np.zeros((360, 640), bool)
    hole[TITLE_TOP:] = Set(640, 360 - TITLE_TOP, TITLE_BASE, seed=1)._ring(320, 148, 146, TITLE_BASE, 12)[0]
    return hole


def title() -> dict[str, np.ndarray]:
    """The gate by night, patches of brighter light round its torches, and the party against the light."""
    img = art.cached("title/sky/2", _sky).copy()
    fac = art.cached("title/facade", _facade)
    img[fac > 0] = fac[fac > 0]
    rect(img, 0, 342, 640, 18, "ink")
    rect(img, 0, 342, 640, 1, "stone1")
    out = {}
    lit = img.copy()
    for x, y in TITLE_TORCHES:
        glow(lit, x, TITLE_TOP + y, 74, 66, 1.15)
    lit[gate_hole()] = img[gate_hole()]
    sky = fac == 0
    lit[sky] = img[sky]
    for k, (x, y) in enumerate(TITLE_TORCHES):
        box = np.s_[TITLE_TOP + y - 64 : TITLE_TOP + y + 64, x - 62 : x + 62]
        out[f"title/glow/{k}"] = np.where(lit[box] != img[box], lit[box], 0)
    for hero, x, y, flip in TITLE_PARTY:  # shadows lie on the ground for good
        shadow(img, x, y - 2, 40, 7)
        for k in range(4):
            s = art.big_hero(hero, "idle", k, flip)
            out[f"dusk/{hero}/{k}"] = _on_canvas(dusk(s.img, -1 if flip else 1), s.ax, s.ay)
    out["title/backdrop"] = img
    for name, rows in BATS.items():
        out[f"title/bat/{name}"] = _stamp(rows)
    for side in (0, 1):
        out[f"title/eye/{side}"] = _stamp([row if not side else row[::-1] for row in EYE])
        out[f"title/eye_shut/{side}"] = _stamp([row if not side else row[::-1] for row in EYE_SHUT])
    return out | _logo()


def _logo() -> dict[str, np.ndarray]:
    """The lettering, and a gleam that runs over it: band ``k`` is drawn at x = 14 k - 70 of it."""
    letters = pieces.logo_piece()["logo"]
    h, w = letters.shape
    yy, xx = np.mgrid[0:h, 0:w]
    lit = np.where(letters == I["ink"], 0, LIGHTER[LIGHTER[letters]])
    lit[(letters == I["cream"]) | (letters == I["gold4"]) | (letters == I["ice"])] = I["white"]
    out = {"logo": letters}
    for k in range(GLEAM_FRAMES):
        band = np.where((np.abs(xx - 14 * k + yy * 0.5) < 9) & (lit != letters), lit, 0)
        padded = np.pad(band, ((0, 0), (70, 70)))
        out[f"title/gleam/{k}"] = padded[:, 14 * k : 14 * k + 90]
    return out


GLEAM_FRAMES = 26

BATS = {
    "up": ["k.......k", "kk.....kk", ".kkkkkkk.", "...kkk...", "....k...."],
    "level": [".........", "kkk...kkk", ".kkkkkkk.", "...kkk...", "........."],
    "down": [".........", "...k.k...", ".kkkkkkk.", "kk.kkk.kk", "k.......k"],
}
EYE = ["rr.....", "rrrrr..", "ggggg..", ".ggggg.", "..ggg.."]
EYE_SHUT = [".......", "rr.....", ".rrrr..", "...rrr.", "......."]
_STAMP = {"k": "ink", "r": "red4", "g": "gold4"}


def _stamp(rows: list[str]) -> np.ndarray:
    return np.array([[I[_STAMP[c]] if c != "." else 0 for c in row] for row in rows])


BIG_W, BIG_H, BIG_X, BIG_Y = 144, 148, 64, 132  # one canvas for all big heroes; the feet stand at (64, 132)


def _on_canvas(img: np.ndarray, ax: int, ay: int) -> np.ndarray:
    page = np.zeros((BIG_H, BIG_W), int)
    put(page, img, BIG_X - ax, BIG_Y - ay)
    return page


# ---------------------------------------------------------------- the heroes at twice the size
def heroes() -> dict[str, np.ndarray]:
    """``big/<hero>/<animation>/<frame>``; feet at (64, 132) of every frame; ``left`` ones look left."""
    out = {}
    for hero in pieces.HEROES:
        for anim, count in (("idle", 4), ("cheer", 4), ("faint", 4)):
            for k in range(count):
                s = art.big_hero(hero, anim, k)
                out[f"big/{hero}/{anim}/{k}"] = _on_canvas(s.img, s.ax, s.ay)
        for k in range(4):
            s = art.big_hero(hero, "idle", k, True)
            out[f"big/{hero}/left/{k}"] = _on_canvas(s.img, s.ax, s.ay)
        s = art.big_hero(hero)
        shade = dusk(s.img, 1, 4, ("stone3", "stone2"))
        out[f"shade/{hero}"] = _on_canvas(shade, s.ax, s.ay)
        out[f"statue/{hero}"] = _on_canvas(_petrified(s.img), s.ax, s.ay)
    return out


STONES = ("ink", "stone1", "stone2", "stone3", "stone4", "stone5")


def _petrified(img: np.ndarray) -> np.ndarray:
    """The same figure in stone: every colour by its lightness."""
    light = np.array([ui._lum(k) if k else 0.0 for k in range(len(RGB))])[img] ** 0.5
    slot = np.clip((light * 6.4).astype(int), 0, 5)
    return np.where(img > 0, np.array([I[name] for name in STONES])[slot], 0)


# ---------------------------------------------------------------- set-up
def _hall() -> np.ndarray:
    r = Set(640, 360, 256, seed=33, theme="chamber")
    for x in COL:
        r.niche(x, 92, 158, 256, 9, 0.5)
    for k in range(4):
        r.pillar(128 + 128 * k - 9, 18)
    for k in range(5):
        r.light(COL[k], 150, 40, 0.85, 62, 1.1)
        r.light(COL[k], 244, 30, 0.35, 40)
    return r.render(ambient=0.22, vignette=0.2)


SETUP_BOX = (-60, 92, 120, 172)  # of a lit column: left of its centre, top, width, height


def setup() -> dict[str, np.ndarray]:
    """The hall with five dark niches, each niche lit, and the five emblems painted in each."""
    img = art.cached("setup/hall/2", _hall).copy()
    rect(img, 0, 0, 640, 88, "ink")
    relight(img[60:92], np.linspace(3, 0, 32)[:, None] * np.ones((1, 640)))
    rect(img, 0, 84, 640, 1, "stone1")
    rect(img, 0, 85, 640, 2, "night")
    glow(img, 108, 26, 90, 30, 1.8)
    glow(img, 532, 26, 90, 30, 1.8)
    rect(img, 0, 320, 640, 40, "ink")
    lit, dark = img.copy(), img.copy()
    out = {}
    for k, x in enumerate(COL):
        beam(lit, x, 96, 20, 252, 40, 1.0, 14)
        relight(dark[92:264, x - 60 : x + 60], 0.7)
        for hero in pieces.HEROES:
            one = lit.copy()
            crest(one, hero, x, 126)
            out[f"setup/crest/{k}/{hero}"] = one[106:146, x - 22 : x + 22]
        put(lit, pedestal(96, 34), x, 262, 0.5, 1)
        shadow(lit, x, 232, 30, 5)
        put(dark, relight(pedestal(96, 34).copy(), 1.0), x, 262, 0.5, 1)
        left, top, w, h = SETUP_BOX
        out[f"setup/lit/{k}"] = lit[top : top + h, x + left : x + left + w]
    out["setup/backdrop"] = dark
    return out


# ---------------------------------------------------------------- the final count
def _final_hall(theme: str):
    def make() -> np.ndarray:
        r = Set(640, 360, 236, seed=52, theme=theme)
        for x in (-8, 396, 622):
            r.pillar(x, 26)
        for x, col in ((60, "red"), (300, "red")):
            r.banner(x, 34, 76, 56, color=col)
        r.niche(200, 116, 176, 236, 11, 0.6)
        for x in (128, 272):
            r.light(x, 96, 26, 1.15, 90, 1.2)
        r.light(200, 120, 40, 0.8, 80, 1.2)
        r.light(520, 70, 40, 0.5, 120, 1.1)
        return r.render(vignette=0.25)

    return make


def results() -> dict[str, np.ndarray]:
    """The hall lit for a winner, the same in the dark, the blocks of the podium, confetti's ground."""
    img = art.cached("final/hall", _final_hall("treasure")).copy()
    dark = art.cached("final/crypt", _final_hall("crypt")).copy()
    relight(dark, 0.8)
    for page in (img, dark):
        beam(page, 200, 40, 24, 226, 56, 1.0, 16)
    rug(img, 70, 330, 268, 330, 0.5, "red")
    rug(dark, 70, 330, 268, 330, 0.5, "purple")
    for page in (img, dark):
        rect(page, 0, 0, 640, 40, "ink")
        rect(page, 0, 40, 640, 1, "stone1")
        relight(page[41:60], np.linspace(2, 0, 19)[:, None] * np.ones((1, 640)))
        rect(page, 0, 342, 640, 18, "ink")
        rect(page, 0, 341, 640, 1, "stone1")
    out = {"results/backdrop": img, "results/dark": dark}
    for name in list(out):  # the floor in shade: shadows are cut from it
        out[f"{name}_shade"] = relight(out[name][236:341, :416].copy(), 1.0)
    for rank, (w, h, mat, trim) in enumerate(((92, 80, "marble", "gold"), (84, 58, "stone", "steel"), (84, 44, "stone", "brass")), 1):
        out[f"podium/{rank}"] = pedestal(w, h, mat, trim)
    return out


# ---------------------------------------------------------------- records
def _vault() -> np.ndarray:
    r = Set(640, 360, 292, seed=61, theme="boss")
    r.pillar(-8)
    r.pillar(622)
    r.niche(552, 124, 224, 292, 11, 0.5)
    r.light(552, 150, 40, 0.9, 80, 1.2)
    r.light(60, 60, 40, 0.5, 120, 1.2)
    r.light(320, 60, 60, 0.35, 140)
    return r.render(vignette=0.35)


def records() -> dict[str, np.ndarray]:
    """The vault with the niche of the best, its pedestal and its hoard; the emblems painted in it."""
    img = art.cached("records/vault", _vault).copy()
    relight(img[:, :456], 0.6)
    beam(img, 552, 92, 20, 290, 50, 1.0, 14)
    out = {}
    for hero in pieces.HEROES:
        one = img.copy()
        crest(one, hero, 552, 124, 4)
        out[f"records/crest/{hero}"] = one[98:152, 524:580]
    put(img, pedestal(108, 44, "marble", "gold"), 552, 312, 0.5, 1)
    shadow(img, 552, 273, 34, 6)
    put(img, art.prop("chest_open"), 613, 326, 0.5, 1)
    put(img, big_chest(), 484, 330, 0.5, 1)
    for x, y in ((526, 324), (540, 330), (556, 325), (574, 331), (590, 333), (512, 332)):
        put(img, art.prop(f"coin_{(x + y) % 3}"), x, y, 0.5, 0.5)
    rect(img, 0, 342, 640, 18, "ink")
    rect(img, 0, 341, 640, 1, "stone1")
    return out | {"records/backdrop": img}


def bars() -> dict[str, np.ndarray]:
    """The floor of the bottom bar, night that thins out into ink; and the gate between screens."""
    bar = np.full((64, 640), I["night"])
    for row, colour in enumerate(("ink", "stone2", "stone1")):
        bar[row] = I[colour]
    yy, _ = np.mgrid[3:64, 0:640]
    bar[3:][tile(64, 640)[3:] < 0.12 + 0.2 * (yy - 3) / 61] = I["ink"]
    return {"bar/bottom": bar, "gate/portcullis": portcullis(640, 372, 20, "iron", -0.05)}


def sheets() -> dict[str, dict[str, np.ndarray]]:
    """``sheet -> piece -> picture``."""
    return {"title": title(), "setup": setup(), "results": results(), "records": records(), "heroes": heroes()}
