"""mockups.py [screen ...] [--lang es|en|both] - the twelve screens.  Every screen is a function of a Canvas."""
from __future__ import annotations
import sys, time
import numpy as np
from . import ui, art
from .ui import *
from .ui import _text
from .icons import icon, glyph, micro, arrow, recolour
from .stage import *
from .stage import room as paint
from .logo import logo
from ..forge import to_image

HEROES = ("scout", "knight", "rogue", "warrior", "sorcerer")
NAME = {"scout": ("Explorador", "Scout"), "knight": ("Caballero", "Knight"), "rogue": ("Pícaro", "Rogue"), "warrior": ("Guerrero", "Warrior"), "sorcerer": ("Hechicero", "Sorcerer")}


def seats(c, data, active=5):
    """Top bar. data: hero -> keyword arguments of ui.seat."""
    rect(c.img, 0, 0, 640, 39, "ink"); rect(c.img, 0, 39, 640, 1, "stone1")
    for k, h in enumerate(HEROES):
        if h not in data: continue
        d = dict(data[h]); c.put(seat(h, c.L(*NAME[h]), **d), SEAT_X[k], 2)


def bottom(c):
    rect(c.img, 0, 296, 640, 64, "ink"); rect(c.img, 0, 297, 640, 63, "night"); rect(c.img, 0, 297, 640, 1, "stone2"); rect(c.img, 0, 298, 640, 1, "stone1")
    yy, xx = np.mgrid[299:360, 0:640]; c.img[299:360][(tile(61, 640) < .12 + .2 * (yy - 299) / 61)] = I["ink"]


def dusk(im, side, steps=3, rim=("gold4", "gold2")):
    """A figure against the light: three ramp steps down, rim of light on one side."""
    m = im > 0; a = im.copy()
    for _ in range(steps): a[m] = DARKER[a[m]]
    r = silhouette(im, ("ink", "ink"), rim, side); e = m & (r != I["ink"]); a[e] = r[e]
    return np.where(m, a, 0)


# ====================================================================== 1 title
def s01_title(c):
    T, BASE = 44, 250                                                # canvas row of the facade's top; ground line inside it
    def sky():
        yy, xx = np.mgrid[0:360, 0:640]; t = tile(360, 640)
        cols = ["ink", "night", "night", "purp1", "purp1", "purp2", "purp2"]; v = np.clip(yy / 120 * (len(cols) - 1) + (t - .5) * .9, 0, len(cols) - 1)
        a = np.array([I[n] for n in cols])[v.astype(int)]
        rng = np.random.default_rng(3)
        for _ in range(110):
            x, y = int(rng.integers(0, 640)), int(rng.integers(0, 90)); a[y, x] = I[["stone3", "stone4", "white", "purp3"][int(rng.integers(4))]]
        d = np.hypot(xx - 132, yy - 40)                                # moon
        a = relight(a, np.clip(1 - (d - 24) / 26, 0, 1) * 1.2 * (d >= 22), LIGHTER)
        a[d < 22] = I["stone5"]; a[(d < 22) & (np.hypot(xx - 127, yy - 35) > 20)] = I["stone4"]; a[(d < 22) & (np.hypot(xx - 124, yy - 32) > 25)] = I["purp3"]
        for mx, my, r in ((124, 34, 4), (136, 44, 5), (128, 50, 3), (140, 30, 3)): a[np.hypot(xx - mx, yy - my) < r] = I["stone4"]
        for base, amp, col, sd in ((112, 22, "purp1", 1), (126, 16, "night", 2)):           # far ranges
            r = np.random.default_rng(sd); xs = np.arange(640); h = base - sum(amp / (k + 1) * np.abs(np.sin(xs / (46 / (k + 1)) + r.uniform(0, 6))) for k in range(4))
            for x in range(640): a[int(h[x]):, x] = I[col]
        for bx, by in ((176, 22), (150, 66), (470, 26), (488, 40)):                          # bats
            for i, dy in enumerate((-1, -2, -1, 0, 1, 0, -1, -2, -1)): a[by + dy:by + dy + 2, bx + i] = I["ink"]
        return a
    img = art.cached("title/sky", sky).copy()

    def facade():
        r = Set(640, 360 - T, BASE, seed=21, theme="boss"); r.ambient = .32
        yy, xx = np.mgrid[0:r.h, 0:r.w]
        for cx, w in ((62, 100), (578, 100)):                        # round towers
            u = (xx - cx) / (w / 2); m = (np.abs(u) < 1) & (yy < r.wall)
            r.H[m] += (22 * np.sqrt(np.clip(1 - u * u, 0, 1)))[m]; r.A[m] *= (1.06 - .25 * np.abs(u))[m]; r.mat[m] = 0
            for y in (14, 112): r.step(cx - w // 2 - 3, y, w + 6, 7, 3, .1)
        r.step(108, 66, 424, 6, 3, .08)                               # string course
        for x in (200, 414): r.pillar(x, 26)
        r._ring(320, 152, 148, r.wall, 25, .5, 2.4, 14, 15); r.doorway(320, 148, 146, 12)
        for x in (230, 410): r.light(x, 136, 26, 1.2, 90, 1.3)
        for x in (132, 508): r.light(x, 150, 28, .95, 96, 1.3)
        r.light(62, 92, 22, .4, 50); r.light(578, 92, 22, .4, 50); r.light(320, 232, 60, .5, 120)
        for k, (w, y) in enumerate(((176, 250), (196, 256), (220, 263))): r._block(320 - w // 2, y, 320 + w // 2, y + 7 + k, 2.4, .1)
        a = r.render(vignette=.30)
        keep = np.zeros(a.shape, bool); keep[56:, :] = True           # battlements against the sky
        keep |= (xx % 26 < 16) & (yy >= 46) & (xx > 100) & (xx < 540)
        for cx in (62, 578):
            t = np.abs(xx - cx) <= 53; keep[t & (yy < 56)] = False; keep |= t & (yy >= 14); keep |= t & (yy < 14) & ((xx - cx + 53) % 22 < 14)
        edge = keep & ~np.roll(keep, 1, 0); a[edge] = I["stone3"]; a[np.roll(edge, 1, 0) & keep] = I["stone2"]
        a[~keep] = 0
        p = np.pad(keep, 1); e = ~keep & (p[2:, 1:-1] | p[1:-1, 2:] | p[1:-1, :-2]); a[e] = I["ink"]
        out = np.zeros((360, 640), int); out[T:] = a
        for cx in (62, 578):                                          # lit windows
            for wx, wy in ((cx - 20, 84), (cx + 20, 84), (cx, 178)):
                out[wy:wy + 20, wx - 5:wx + 6] = I["ink"]; out[wy - 2:wy, wx - 3:wx + 4] = I["ink"]
                out[wy + 1:wy + 19, wx - 3:wx + 4] = I["gold3"]; out[wy, wx - 2:wx + 3] = I["gold3"]; out[wy + 6:wy + 19, wx - 2:wx + 3] = I["gold4"]; out[wy:wy + 19, wx] = I["gold1"]; out[wy + 8, wx - 3:wx + 4] = I["gold1"]
        hole = np.zeros((360, 640), bool); hole[T:] = Set(640, 360 - T, BASE, seed=1)._ring(320, 148, 146, BASE, 12)[0]
        out[hole] = I["ink"]                                          # raised portcullis
        tmp = np.zeros((360, 640), int); put(tmp, portcullis(160, 40, 16, "black", .1), 240, 136); m = hole & (tmp > 0); out[m] = tmp[m]
        return out
    fac = art.cached("title/facade", facade); m = fac > 0; img[m] = fac[m]
    c.img = img
    for k, x in enumerate((132, 230, 410, 508)): put(img, art.prop(f"torch_{(1, 3, 0, 2)[k]}"), x - 12, T + (150 if k in (0, 3) else 136) - 13)
    embers(img, (230, 410), 168, 5, 14); embers(img, (132, 508), 182, 7, 8)
    def fig(h, x, y, flip, anim="idle", k=0):                          # the party, lit from the gate
        s = art.big_hero(h, anim, k, flip)
        shadow(img, x, y - 2, 40, 7); put(img, dusk(s.img, -1 if flip else 1), x - s.ax, y - s.ay)
    fig("sorcerer", 46, 322, False); fig("warrior", 598, 328, True); fig("scout", 160, 324, False); fig("knight", 104, 338, False); fig("rogue", 506, 334, True)
    c.put(logo(), 320, 4, .5)
    sub = panel(132, 17, "gilt"); label(sub, "Dungeon Raiders", 66, 5, "cream", "bold", .5); c.put(sub, 320, 108, .5)
    for sx in (0, 1):                                                  # something is awake in there
        rows = ["##.....", "#####..", "##kk###", ".#kk##.", "..###.."]
        for j, rw in enumerate(rows):
            for i, ch in enumerate(rw if not sx else rw[::-1]):
                if ch != ".": img[181 + j, (303 if not sx else 331) + i] = I["ink" if ch == "k" else "red4" if j < 2 else "gold4"]
    items = [c.L("Jugar", "Play"), c.L("Desafío", "Challenge"), c.L("Récords", "Records"), c.L("Opciones", "Options"), c.L("Salir", "Quit")]
    c.put(menu(112, items, 0, 1, 18, bare=True), 320, 193, .5)
    rect(img, 0, 342, 640, 18, "ink"); rect(img, 0, 342, 640, 1, "stone1")
    c.text(c.L("Basado en Dungeon Raiders, de Phil Walker-Harding", "Based on Dungeon Raiders by Phil Walker-Harding"), 8, 348, "stone4")
    c.text("v0.1", 632, 348, "stone4", align=1)
    st = ribbon(168, 20); rich(st, [(c.L("PULSA", "PRESS"), "gold4", "bold"), glyph("pill:START")], 84, 6, .5, gap=6); c.put(st, 320, 316, .5)


def crest(img, h, cx, cy, k=3):
    """The hero's emblem painted large on the wall."""
    from ..pixfont import enlarge
    from ..props import EMBLEM
    m = np.array([[ch == "#" for ch in r] for r in EMBLEM[h]]); m = enlarge(np.pad(m, 1), k); a = np.zeros(m.shape, int); dark, mid, light = PLAYER[h]
    dark, mid = {"rogue": ("gold2", "gold3"), "sorcerer": ("purp2", "purp3"), "scout": ("teal2", "teal3")}.get(h, (dark, mid))
    y0, x0 = int(cy - m.shape[0] // 2), int(cx - m.shape[1] // 2); v = img[y0:y0 + m.shape[0], x0:x0 + m.shape[1]]
    lum = np.array([ui._lum(k) if k else 0 for k in range(len(NAMES) + 1)])[v]; lo = np.quantile(lum[m], .16)          # the stone shows through the paint
    edge = np.pad(m, 1); edge = (edge[2:, 1:-1] | edge[:-2, 1:-1] | edge[1:-1, 2:] | edge[1:-1, :-2]) & ~m
    v[m] = np.where(lum[m] <= lo, I[dark], I[mid]); top = m & ~np.roll(m, 1, 0); v[m & ~np.roll(m, -1, 0)] = I[dark]; v[edge] = DARKER[DARKER[v[edge]]]


# ====================================================================== 2 set-up
def s02_setup(c):
    def hall():
        r = Set(640, 360, 256, seed=33, theme="chamber")
        for x in COL: r.niche(x, 92, 158, 256, 9, .5)
        for k in range(4): r.pillar(128 + 128 * k - 9, 18)
        for k in range(4): r.light(COL[k], 150, 40, .85, 62, 1.1); r.light(COL[k], 244, 30, .35, 40)
        return r.render(ambient=.22, vignette=.2)
    img = c.img = art.cached("setup/hall", hall).copy()
    rect(img, 0, 0, 640, 88, "ink"); a = img[60:92]; relight(a, np.linspace(3, 0, 32)[:, None] * np.ones((1, 640)))
    rect(img, 0, 84, 640, 1, "stone1"); rect(img, 0, 85, 640, 2, "night")
    glow(img, 108, 26, 90, 30, 1.8); glow(img, 532, 26, 90, 30, 1.8); put(img, art.prop("torch_0"), 96, 2); put(img, art.prop("torch_2"), 520, 2)
    c.put(plaque(c.L("FORMA TU GRUPO", "GATHER YOUR PARTY"), w=336), 320, 6, .5)
    modes = [("solo", c.L("Desafío", "Solo")), ("duel", c.L("Dos jugadores", "Two players")), ("people", c.L("Sofá", "Couch")), ("map", c.L("Táctico", "Tactical"))]
    for k, (ic, s) in enumerate(modes): c.put(button(152, s, "normal", 24, icon(ic), on=k == 2), 4 + 160 * k, 40)
    c.text(c.L("De 3 a 5 en la misma pantalla: todos eligen carta en secreto y a la vez.", "3 to 5 on one screen: everybody picks a card in secret, all at once."), 320, 71, "stone5", align=.5)
    st = [("scout", "keyboard", c.L("Teclado", "Keyboard"), "ready"), ("knight", "pad", c.L("Mando 1", "Pad 1"), "pick"), ("rogue", "pad", c.L("Mando 2", "Pad 2"), "ready"), ("warrior", "bot", "Bot", "bot"), (None, None, None, "empty")]
    kit = {"scout": ("torch", "torch"), "knight": ("sword",), "rogue": ("key", "ball"), "warrior": ("sword",)}
    for k, (h, dev, dn, state) in enumerate(st):
        x = COL[k]; cx = x
        if h:
            beam(img, x, 96, 20, 252, 40, 1.0, 14)
            crest(img, h, x, 126)
            put(img, pedestal(96, 34), x, 262, .5, 1)
            shadow(img, x, 232, 30, 5)
            s = art.big_hero(h, "cheer" if state == "ready" else "idle", 3 if state == "ready" else 0); put(img, halo(s.img, "white") if state == "pick" else s.img, x - s.ax - (state == "pick"), 233 - s.ay - (state == "pick"))
            its = [icon(i) for i in kit[h]]; wd = sum(i.shape[1] for i in its) + 4 * (len(its) - 1); xx = x - wd // 2
            for i in its: put(img, i, xx, 245, 0, .5); xx += i.shape[1] + 4
        else:
            put(img, relight(pedestal(96, 34).copy(), 1.0), x, 262, .5, 1)
            q = _text("+", "stone3", "huge", outline="ink"); put(img, q, x, 172, .5, .5)
        # number of the seat on the keystone
        t = chip(c.L("J", "P") + str(k + 1), None, "cream" if h else "stone4", "night", PLAYER[h][1] if h else "stone2", "bold", 15, 28); put(img, t, x, 90, .5)
        # plate
        px, py = SEAT_X[k], 266
        p = panel(120, 52, "seat", h) if h else panel(120, 52, "slab")
        if state == "pick": frame_focus(p, "white", "blue3"); 
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): p[yy, xx] = 0
        if h:
            put(p, emblem(h), 7, 5); label(p, c.L(*NAME[h]), 67, 7, "cream", "bold", .5, 78)
            if state == "pick": put(p, arrow("left", "white"), 23, 10, 0, .5); put(p, arrow("right", "white"), 112, 10, 1, .5)
            im = icon(dev); tw = im.shape[1] + 5 + text_w(dn); x0 = 60 - tw // 2; put(p, im, x0, 25, 0, .5); label(p, dn, x0 + im.shape[1] + 5, 22, "stone5")
            if state == "ready": rich(p, [icon("check"), (c.L("LISTO", "READY"), "green4", "bold")], 60, 37, .5)
            elif state == "pick": rich(p, [glyph("pad:A"), (c.L("Confirmar", "Confirm"), "white")], 60, 37, .5)
            else: rich(p, [(c.L("Astuto", "Cunning"), "stone5"), glyph("pad:Y")], 60, 37, .5, gap=5)
        else:
            label(p, c.L("Libre", "Open seat"), 60, 7, "stone4", "bold", .5)
            rich(p, [glyph("pad:A"), (c.L("Unirse", "Join"), "white")], 60, 22, .5); rich(p, [glyph("pad:X"), (c.L("Añadir bot", "Add a bot"), "stone5")], 60, 37, .5)
        c.put(p, px, py)
    rect(img, 0, 320, 640, 40, "ink")
    opts = [(c.L("Dificultad: normal", "Difficulty: normal"), "stepper"), (c.L("Turno: 20 s", "Timer: 20 s"), "stepper"), (c.L("Ayuda: sí", "Hints: on"), "stepper")]
    for k, (s, _) in enumerate(opts): c.put(stepper(152, s, "normal"), 4 + 160 * k, 322)
    b = panel(152, 20, "slab"); label(b, c.L("Falta J2", "Waiting for P2"), 10, 7, "stone4", "bold", maxw=92); put(b, recolour_off(glyph("pill:START")), 146, 10, 1, .5); c.put(b, 484, 322)
    c.put(legend(632, [("dpad:lr", c.L("Héroe", "Hero")), ("pad:A", c.L("Listo", "Ready")), ("pad:B", c.L("Salir", "Leave")), (["key:Q", "key:E"], c.L("Modo", "Mode")), ("dpad:ud", c.L("Ajustes", "Rules"))]), 4, 345)


# ====================================================================== 3 level start
def doorview(img, hole, cx, w, h, base, theme, things, seed=3, lit=1.0):
    """A small room seen through an open door."""
    def make():
        r = Room(w + 24, h + 12, h - 18, seed=seed, theme=theme); r.light((w + 24) / 2, 34, 26, 1.3 * lit, 70, 1.3); r.light((w + 24) / 2, h - 30, 30, .5 * lit, 50, 1.2); return r.render(vignette=.1)
    a = art.cached(f"doorview/{theme}/{w}/{h}/{seed}/{lit}", make).copy(); gx, gy = (w + 24) // 2, h - 4
    for sp, dx, dy in things:
        if isinstance(sp, np.ndarray): shadow(a, gx + dx, gy + dy - 2, sp.shape[1] * .42); put(a, sp, gx + dx, gy + dy, .5, 1)
        else: shadow(a, gx + dx, gy + dy - 1, sp.rx); put(a, sp.img, gx + dx - sp.ax, gy + dy - sp.ay)
    yy, xx = np.mgrid[0:a.shape[0], 0:a.shape[1]]
    relight(a, np.clip(1.6 - yy / 14, 0, 2) + np.clip((14 - xx) / 7, 0, 2))
    tmp = np.zeros_like(img); put(tmp, a, cx, base, .5, 1); m = hole & (tmp > 0); img[m] = tmp[m]


def s03_level(c):
    DX, W_, H_, WB = [148 + 86 * k for k in range(5)], 60, 106, 178
    def hall():
        r = Set(640, 256, WB, seed=8, theme="crypt")
        for x in DX: r.doorway(x, W_, H_, 8)
        for x in (78, 530): r.pillar(x, 24)
        for k in range(4): r.light(191 + 86 * k, 92, 20, .8, 46, 1.2)
        r.light(40, 80, 24, 1.1, 84, 1.2); r.light(596, 80, 24, 1.0, 80, 1.2)
        return r.render(vignette=.2)
    bg = art.cached("level/hall", hall).copy()
    holes = []
    for x in DX:
        hm = np.zeros(bg.shape, bool); hm[:] = Set(640, 256, WB, seed=1)._ring(x, W_, H_, WB, 8)[0]; holes.append(hm)
    kinds = ["t", "?", "m", "x", "?"]
    doorview(bg, holes[0], DX[0], W_, H_, WB + 2, "treasure", [(art.prop("chest_open"), 0, -4)])
    doorview(bg, holes[2], DX[2], W_, H_, WB + 2, "lair", [(art.monster("zombie"), 0, -4)])
    doorview(bg, holes[3], DX[3], W_, H_, WB + 2, "boss", [(art.prop("boulder"), 0, -4)])
    for k in (1, 4):
        tmp = np.zeros_like(bg); put(tmp, door_leaf(60, 108), DX[k] - 30, WB - 106); relight(tmp, np.where(tmp > 0, .8, 0)); m = holes[k]; bg[m] = np.where(tmp[m] > 0, tmp[m], I["ink"])
        tmp[:] = 0; put(tmp, portcullis(64, 112, 14, "iron", .05), DX[k] - 32, WB - 112); mm = m & (tmp > 0); bg[mm] = tmp[mm]
        q = panel(28, 32, "gilt"); label(q, "?", 14, 9, "gold4", "title", .5, ramp=["cream", "gold4", "gold3", "gold2"], outline="ink"); put(bg, q, DX[k], 126, .5, .5)
    for k in range(4): put(bg, art.prop(f"torch_{k % 4}"), 191 + 86 * k - 12, 92 - 13)
    put(bg, art.prop("torch_1"), 28, 67); put(bg, art.prop("torch_2"), 584, 67)
    floor = (np.arange(256) > WB)[:, None]
    for k, ramp in ((0, "ink umber gold1 wood3 wood4 gold4"), (2, "ink night moss1 moss2 moss3 moss4"), (3, "ink umber red1 red2 red3 gold3")):   # light falls out of the open doors
        yy, xx = np.mgrid[0:256, 0:640]; t = (yy - WB) / 44; m = floor & (np.abs(xx - DX[k]) < 26 + 20 * t) & (np.clip(1.15 - t - .35 * (np.abs(xx - DX[k]) / (26 + 20 * t)) ** 4, 0, 1) > tile(256, 640))
        remap(bg, m, ramp); relight(bg, np.where(m, np.clip(1.3 - t * 1.2, 0, 1), 0), LIGHTER)
    stairs_down(bg, 584, 196, 236, 62, 76)
    c.img[40:296] = bg; img = c.img
    names = [c.L("Tesoro", "Treasure"), c.L("Cerrada", "Barred"), c.L("Zombi", "Zombie"), c.L("Trampa", "Trap"), c.L("Cerrada", "Barred")]
    for k, x in enumerate(DX):
        up = kinds[k] != "?"
        t = chip(names[k], icon(ROOM_ICON[kinds[k]]) if up else icon("lock"), "cream" if up else "stone4", "night", "gold3" if up else "stone2", "small", 19, 80); c.put(t, x, 78, .5)
        n = chip(str(k + 1), None, "white", "night", "gold4" if k == 0 else "stone3", "bold", 15, 17); c.put(n, x, 211, .5)
    put(img, big_arrow("gold4"), DX[0], 99, .5, 0)                      # the next room
    for h, x, y in (("sorcerer", 30, 256), ("warrior", 70, 254), ("scout", 112, 258), ("rogue", 44, 290), ("knight", 96, 291)):
        c.actor(art.hero(h, "walk" if h in ("knight", "scout") else "idle", 1 if h == "knight" else 0), x, y)
    t = chip(c.L("Nivel 3", "Level 3"), arrow("down", "gold4"), "cream", "night", "gold3", "bold", 17); c.put(t, 584, 288, .5, .5)
    seats(c, {h: dict(coins=v[0], wounds=v[1], items=v[2], status="open") for h, v in zip(HEROES, ((5, 2, 2), (9, 1, 1), (9, 4, 2), (6, 5, 1), (8, 3, 0)))})
    c.put(plaque(c.L("NIVEL 2 · LAS CRIPTAS", "LEVEL 2 · THE CRYPTS")), 320, 42, .5)
    bottom(c)
    # bottom: progress of the descent | torch prompt | go
    p = panel(152, 56, "stone"); label(p, c.L("Descenso", "Descent"), 10, 6, "stone5")
    for k in range(5):
        x = 7 + 28 * k; st = panel(26, 30, "slab"); 
        if k == 1: st[1:-1, 1:-1] = I["wood2"]; frame_focus(st)
        else: st[2:-2, 2:-2] = I["night" if k < 1 else "stone1"]
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): st[yy, xx] = 0
        if k < 4: label(st, str(k + 1), 14, 8 if k == 0 else 12, "white" if k == 1 else "stone4", "bold", .5)
        else: put(st, icon("boss"), 13, 15, .5, .5)
        if k == 0: put(st, icon("check"), 24, 28, 1, 1)
        put(p, st, x, 19)
    c.put(p, 4, 301)
    p = panel(320, 56, "stone"); put(p, item("torch"), 22, 28, .5, .5)
    label(p, c.L("¿Usar una antorcha?", "Use a torch?"), 44, 8, "cream", "bold"); label(p, c.L("Verás en secreto las dos puertas cerradas.", "You alone will see the two barred rooms."), 44, 22, "stone5", maxw=268)
    x = 44
    for h, dv in (("scout", glyph("key:T")), ("rogue", glyph("pad:Y"))):
        b = rich(p, [emblem(h), (c.L(*NAME[h]), "white"), dv], x, 39, gap=5); x += b[2] + 20
    c.put(p, 160, 301)
    c.put(button(152, c.L("Entrar", "Enter"), "focus", 26, hint=glyph("pad:A")), 484, 301)
    p = panel(152, 26, "slab"); put(p, icon("hourglass"), 14, 13, .5, .5); put(p, meter(120, 12, 20, "gold", 8, ticks=False), 25, 9); c.put(p, 484, 331)


# ====================================================================== 4 chamber
def s04_chamber(c):
    bg = paint("chamber", "chamber", 12, pillars=(-8, 115, 499, 622), arches=(), banners=((177, "red"), (433, "red")), torches=(64, 256, 384, 576), wall=124, ty=46)
    for x in COL: glow(bg, x, 176, 46, 14, 1.2); glow(bg, x, 100, 36, 34, 1.1)
    c.img[40:296] = bg; img = c.img
    its = [("torch", c.L("Antorcha", "Torch")), ("ball", c.L("Bola", "Crystal ball")), ("key", c.L("Llave", "Key")), ("sword", c.L("Espada", "Sword")), ("potion", c.L("Poción −1", "Potion −1"))]
    for k, (n, s) in enumerate(its):
        x = COL[k]; shadow(img, x, 216, 40, 7)
        put(img, pedestal(72, 46, "stone", "gold"), x, 218, .5, 1); shadow(img, x, 176, 12, 3)
        put(img, halo(item(n), "gold4" if k in (1, 2, 3, 4) else "ink") if k else item(n), x, 173, .5, 1)
        put(img, card("bot", str(k + 1), "S"), x, 199, .5, .5)
        t = chip(s, None, "cream" if k else "stone5", "night", "gold3" if k else "stone3", "bold", 17); put(img, t, x, 122, .5)
    stand = [("scout", 2, COL[1] - 36), ("sorcerer", 2, COL[1] + 28), ("rogue", 3, COL[2] - 6), ("knight", 4, COL[3] - 6), ("warrior", 5, COL[4] - 6)]
    for h, v, x in stand:
        c.actor(art.hero(h, "cheer", 1 if v != 2 else 3), x - 10, 284, lift=0 if v == 2 else 3); put(img, card(h, str(v), "S", "win"), x + 22, 270, .5, .5)
    seats(c, {"scout": dict(coins=7, wounds=2, items=3, used=(4, 2), now=2, status="open", mark="win"), "knight": dict(coins=9, wounds=1, items=2, used=(1, 4), now=4, status="open", mark="win"),
              "rogue": dict(coins=12, wounds=4, items=3, used=(5, 3), now=3, status="open", mark="win"), "warrior": dict(coins=6, wounds=4, items=1, used=(3, 5), now=5, status="open", mark="win"),
              "sorcerer": dict(coins=8, wounds=3, items=1, used=(1, 2), now=2, status="open", mark="win")})
    c.put(plaque(c.L("CÁMARA", "CHAMBER")), 320, 42, .5)
    bottom(c); c.put(level_map([("t", 1), ("c", 1), ("m", 1), ("x", 1), ("?", 0)], 1, c.L("Nivel 2 · Sala 2 de 5", "Level 2 · Room 2 of 5")), 4, 301)
    p = panel(320, 56, "stone")
    label(p, c.L("Cada uno toma lo que su carta señala", "Everyone takes what their card points at"), 160, 8, "cream", "bold", .5, 304)
    rich(p, [emblem("scout"), emblem("sorcerer"), arrow("right", "stone4"), icon("ball"), "     ", emblem("rogue"), arrow("right", "stone4"), icon("key"), "     ", emblem("knight"), arrow("right", "stone4"), icon("sword"), "     ", emblem("warrior"), arrow("right", "stone4"), icon("potion")], 160, 24, .5, gap=4)
    label(p, c.L("Si no quedan para todos, nadie lo recibe.", "If there is not one for each, no one gets it."), 160, 42, "stone4", align=.5, maxw=304)
    c.put(p, 160, 301)
    p = panel(152, 56, "stone"); label(p, c.L("Quedan en la reserva", "Left in the reserve"), 10, 6, "stone5", maxw=134)
    for k, (n, q) in enumerate((("torch", 4), ("ball", 3), ("key", 3), ("sword", 4))):
        x = 10 + 35 * k; w = panel(30, 28, "inset"); put(w, icon(n), 9, 14, .5, .5); label(w, str(q), 22, 11, "white", "bold", .5); put(p, w, x - 3 + 1, 20)
    c.put(p, 484, 301)


# ====================================================================== 5 trap
def trap_table(w, title, rows, hit, unit):
    """Highest card -> penalty, the line that applies is lit."""
    p = panel(w, 56, "stone"); label(p, title, 10, 6, "stone5", maxw=w - 20)
    n = len(rows); cw = (w - 14) // n
    for k, (v, q) in enumerate(rows):
        b = panel(cw - 3, 34, "inset"); on = v == hit
        if on: b[1:-1, 1:-1] = I["wood2"]; frame_focus(b)
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): b[yy, xx] = 0
        label(b, str(v), (cw - 3) // 2 + 1, 6, "white" if on else "stone4", "bold", .5)
        rect(b, 5, 16, cw - 13, 1, "gold4" if on else "stone2")
        rich(b, [(f"−{q}" if unit == "coin" else f"+{q}", "cream" if on else "stone4"), icon(unit, not on)], (cw - 3) // 2, 21, .5, gap=2)
        put(p, b, (w - n * cw + 3) // 2 + k * cw, 17)
    return p


def s05_trap(c):
    bg = paint("trap", "traps", 15, pillars=(-8, 500, 622), arches=((84, 100, 116),), banners=((224, "blue"), (386, "blue")), torches=(186, 302, 338, 480), wall=128)
    c.img[40:296] = bg; img = c.img
    # the boulder comes out of the left door
    bx, by, R = 158, 270, 60
    for k, (x, w) in enumerate(((24, 40), (16, 52), (30, 44), (18, 50), (34, 50))):              # speed lines
        y = 168 + 20 * k; img[y:y + 2, x - 12:x + w][tile(2, w + 12) < .8] = I["stone4"]; img[y + 2, x - 12:x + w] = I["stone2"]
    c.actor(art.hero("sorcerer", "hurt", 1, True), 596, 250); c.actor(art.hero("scout", "idle", 0, True), 548, 262)
    c.actor(art.hero("warrior", "idle", 0, True), 500, 284); c.actor(art.hero("rogue", "idle", 0, True), 610, 288)
    # everything but the victim falls into shade
    vx, vy = 332, 272
    yy, xx = np.mgrid[0:360, 0:640]; t = np.clip((yy - 40) / (vy - 40), 0, 1); half = 16 + 44 * t
    beam_in = np.clip((half - np.abs(xx - vx)) / 8, 0, 1) * (yy < vy); pool = np.clip((1 - ((xx - vx) / 62) ** 2 - ((yy - vy) / 17) ** 2) * 4, 0, 1); inn = np.maximum(beam_in, pool)
    r = img[40:296]; relight(r, (1.7 * (1 - inn))[40:296])
    relight(r, np.maximum(beam_in * .8, pool * 1.3)[40:296], LIGHTER)
    b = boulder(.06, R); shadow(img, bx + 4, by + 2, 58, 12); put(img, b, bx, by + 6, .5, 1)
    put(img, dust([(30, 44, 10), (46, 40, 13), (64, 42, 12), (82, 46, 9), (18, 48, 7)], "t1"), bx - 100, by - 44); put(img, dust([(14, 46, 6), (26, 42, 9), (40, 46, 8)], "t2"), bx + 30, by - 42)
    for x, y in ((236, 250), (246, 232), (228, 222), (258, 262), (240, 272)): put(img, icons_pebble(), x, y)
    c.actor(art.hero("knight", "hurt", 0, True), vx, vy)
    put(img, floater("+1", "wound"), vx + 4, 188, .5, .5)
    put(img, big_arrow("red4"), vx, 207, .5, .5)
    seats(c, {"scout": dict(coins=7, wounds=4, items=3, used=(4, 2, 1, 3), now=3, status="open"), "knight": dict(coins=9, wounds=1, items=2, used=(1, 4, 5, 2), now=2, status="open", mark="lose"),
              "rogue": dict(coins=12, wounds=4, items=3, used=(5, 3, 2, 1), now=1, status="open"), "warrior": dict(coins=6, wounds=6, items=1, used=(3, 5, 1, 4), now=4, status="open"),
              "sorcerer": dict(coins=8, wounds=3, items=1, used=(1, 2, 5, 3), now=3, status="open")})
    c.put(plaque(c.L("¡ROCA GIGANTE!", "GIANT BOULDER!"), "blood"), 320, 42, .5)
    # the five cards, the highest one decides
    cards = [("scout", "3"), ("knight", "2"), ("rogue", "1"), ("warrior", "4"), ("sorcerer", "3")]
    bottom(c); c.put(level_map([("t", 1), ("c", 1), ("m", 1), ("x", 1), ("?", 0)], 3, c.L("Nivel 2 · Sala 4 de 5", "Level 2 · Room 4 of 5")), 4, 301)
    p = panel(320, 56, "stone"); x = 12
    for h, v in cards:
        q = card(h, v, "S", "win" if v == "4" else "normal"); d = 2 if v == "4" else 0; put(p, q, x - d, 7 - d); put(p, emblem(h), x + 10, 44, .5, .5); x += 26
    x += 4; rect(p, x - 4, 10, 1, 36, "stone2")
    label(p, c.L("La carta más alta es un 4:", "The highest card is a 4:"), x + 4, 10, "stone5", maxw=170)
    rich(p, [emblem("knight"), (c.L("Caballero", "Knight"), "cream", "bold"), ("+1", "red4", "bold"), icon("wound")], x + 4, 24, gap=5)
    label(p, c.L("Es quien menos heridas tiene.", "Nobody has fewer wounds."), x + 4, 39, "stone4", maxw=170)
    c.put(p, 160, 301)
    c.put(trap_table(152, c.L("Carta más alta", "Highest card"), ((5, 2), (4, 1), (3, 1), (2, 1)), 4, "wound"), 484, 301)


def big_arrow(col="gold4"):
    """13x8 marker over the head of whoever is meant."""
    a = np.zeros((9, 15), int)
    for k in range(7): a[k + 1, 1 + k:14 - k] = I[col]
    a[1, 1:14] = I["white" if col == "gold4" else "cream"]
    return halo(a[1:8, 1:14], "ink")


def icons_pebble():
    return icons_grid("""
.kkk.
kLSsk
kSszk
.kkk.""")


def icons_grid(s):
    from .icons import grid
    return grid(s)


# ====================================================================== 6 treasure
def s06_treasure(c):
    bg = paint("treasure", "treasure", 12, pillars=(-8, 622), arches=((320, 60, 92),), banners=((113, "blue"), (497, "blue")), torches=(64, 192, 448, 576), wall=116, ty=46)
    rug(bg, 216, 424, 128, 190, .5, "blue")
    c.img[40:296] = bg; img = c.img
    glow(img, 264, 210, 60, 22, 1.2); glow(img, 380, 210, 50, 18, 1.0)
    shadow(img, 262, 216, 32, 7); put(img, big_chest(), 262, 220, .5, 1); shadow(img, 382, 215, 24, 6); put(img, art.prop("chest_open"), 382, 219, .5, 1)
    put(img, chip("4", icon("coin"), "gold4", "night", "gold3", "bold", 17, 30), 262, 226, .5, .5); put(img, chip("2", icon("coin"), "gold4", "night", "gold3", "bold", 17, 30), 382, 226, .5, .5)
    # coins in flight
    rng = np.random.default_rng(4)
    def arc(x0, y0, x1, y1, n, up):
        for k in range(n):
            t = (k + .8) / (n + .6); x = x0 + (x1 - x0) * t; y = y0 + (y1 - y0) * t - up * 4 * t * (1 - t); put(img, art.prop(f"coin_{(k * 2 + n) % 6}"), x, y, .5, .5)
    arc(252, 164, 68, 182, 5, 30); arc(258, 160, 196, 178, 2, 16); arc(272, 162, 446, 180, 4, 30); arc(376, 170, 324, 178, 2, 18)
    cards = [("scout", "4", "win"), ("knight", "4", "win"), ("rogue", "2", "second"), ("warrior", "4", "win"), ("sorcerer", "1", "normal")]
    for k, (h, v, st) in enumerate(cards):
        x = COL[k]; c.actor(art.hero(h, "cheer" if st != "normal" else "idle", {"win": 1, "second": 3, "normal": 0}[st]), x, 290, lift=3 if st == "win" else 0)
        put(img, card(h, v, "M", st), x, 204, .5, .5)
        if st != "normal": put(img, floater("+1" if st == "win" else "+2"), x + 40, 258, .5, .5)
    seats(c, {"scout": dict(coins=4, wounds=1, items=1, used=(1, 3, 4), now=4, status="open", mark="win"), "knight": dict(coins=3, wounds=2, items=1, used=(2, 5, 4), now=4, status="open", mark="win"),
              "rogue": dict(coins=6, wounds=3, items=2, used=(3, 5, 2), now=2, status="open", mark="second"), "warrior": dict(coins=5, wounds=3, items=1, used=(1, 2, 4), now=4, status="open", mark="win"),
              "sorcerer": dict(coins=2, wounds=1, items=2, used=(3, 4, 1), now=1, status="open")})
    c.put(plaque(c.L("SALA DEL TESORO", "TREASURE ROOM")), 320, 42, .5)
    bottom(c); c.put(level_map([("m", 1), ("c", 1), ("t", 1), ("?", 0), ("m", 1)], 2, c.L("Nivel 1 · Sala 3 de 5", "Level 1 · Room 3 of 5")), 4, 301)
    p = panel(320, 56, "stone")
    rich(p, [icon("chest"), ("4", "gold4", "bold"), ("÷", "stone5"), emblem("scout"), emblem("knight"), emblem("warrior"), ("=", "stone5"), icon("coin"), ("1", "gold4", "bold"), (c.L("cada uno", "each"), "stone5"), "    ", icon("chest"), ("2", "gold4", "bold"), arrow("right", "stone5"), emblem("rogue"), icon("coin"), ("2", "gold4", "bold")], 160, 13, .5, gap=4, maxw=304)
    rect(p, 12, 29, 296, 1, "stone2")
    label(p, c.L("Empate a 4: se reparte y el resto se pierde.", "Tied on 4: they share, the odd coin is lost."), 160, 38, "stone5", align=.5, maxw=304)
    c.put(p, 160, 301)
    p = panel(152, 56, "stone"); label(p, c.L("Regla del tesoro", "Treasure rule"), 10, 6, "stone5")
    rich(p, [icon("chest"), ("1.º" if c.lang == "es" else "1st", "gold4", "bold"), (c.L("carta más alta", "highest card"), "white")], 10, 22, gap=5, maxw=134); rich(p, [icon("chest"), ("2.º" if c.lang == "es" else "2nd", "steel4", "bold"), (c.L("la siguiente", "next highest"), "white")], 10, 39, gap=5, maxw=134)
    c.put(p, 484, 301)


# ====================================================================== 7 monster
def sumband(w, cards, strength, low):
    """The sum: thrown cards, total, strength; below it a gauge with one segment per card and the missing part hatched."""
    tot = sum(int(v) for _, v in cards); win = tot >= strength; a = panel(w, 74, "gilt"); n = len(cards)
    parts = []
    for k, (h, v) in enumerate(cards):
        parts.append(card(h, v, "M", "lose" if h in low and not win else "normal"))
        if k < n - 1: parts.append(_text("+", "stone4", "title", outline="ink"))
    parts.append(_text("=", "stone4", "title", outline="ink"))
    big = _text(str(tot), "white", "huge", ramp=["white", "cream", "gold4", "gold3"], outline="ink"); ys, xs = np.where(big > 0); parts.append(big[ys.min():ys.max() + 1, xs.min():xs.max() + 1])
    parts.append(_text("<" if not win else "=" if tot == strength else ">", "white", "title", ramp=["cream", "skin4", "red4", "red3"] if not win else ["white", "green4", "green4", "green3"], outline="ink")); parts.append(shield(strength))
    ws = [p.shape[1] for p in parts]; gap = (w - 28 - sum(ws)) / (len(ws) - 1); x = 14.0
    for p, pw in zip(parts, ws): put(a, p, round(x), 31, 0, .5); x += pw + gap
    g = np.full((10, w - 16), I["ink"]); rect(g, 1, 1, w - 18, 8, "umber"); un = (w - 18) / max(strength, tot); q = 0.0
    for h, v in cards:
        dark, mid, light = PLAYER[h]; xa, xb = int(1 + q), int(1 + q + int(v) * un); q += int(v) * un
        rect(g, xa, 1, xb - xa, 8, mid); g[1, xa:xb] = I[light]; g[7:9, xa:xb] = I[dark if h != "sorcerer" else "purp2"]; g[1:9, xb - 1] = I["ink"]
    if not win:
        yy, xx = np.mgrid[1:9, int(1 + q):w - 17]; g[1:9, int(1 + q):w - 17] = np.where((xx + yy) % 6 < 2, I["red3"], I["umber"])
    for k in range(1, strength): g[7:9, int(1 + k * un)] = I["ink"]
    if win and tot > strength: x = int(1 + strength * un); g[:, x - 1:x + 1] = I["white"]; g[:, x + 1] = I["ink"]
    put(a, g, 8, 59); return a


def s07_monster(c):
    def den(r):
        for x in (0, 96, 500, 586): r.pillar(x, 22)
    bg = paint("lair", "lair", 19, torches=(64, 574), wall=140, ty=72, power=1.3, radius=110, build=den, lights=((320, 100, 40, .8, 120),))
    c.img[40:296] = bg; img = c.img
    glow(img, 440, 262, 130, 26, 1.0)
    # remains of the last party
    rem = art.monster("skeleton", dead=1.0); put(img, dusk(rem.img, 1, 1, ("stone3", "stone2")), 560, 216); rem2 = art.monster("skeleton", dead=1.0, flip=True); put(img, dusk(rem2.img, 1, 1, ("stone3", "stone2")), 10, 232)
    c.actor(art.monster("troll", act=.5), 462, 276)
    pos = {"scout": (108, 262), "knight": (242, 288), "warrior": (176, 274), "rogue": (372, 280)}
    an = {"scout": ("act", 2), "knight": ("act", 2), "warrior": ("act", 0), "rogue": ("hurt", 0)}
    for h, v in sorted(pos.items(), key=lambda q: q[1][1]): c.actor(art.hero(h, *an[h]), *v)
    seats(c, {"scout": dict(coins=4, wounds=1, items=1, used=(1, 4, 3), now=3, status="open"), "knight": dict(coins=3, wounds=2, items=1, used=(2, 4, 5), now=5, status="open"),
              "rogue": dict(coins=6, wounds=5, items=2, used=(3, 2, 1), now=1, status="open", mark="lose"), "warrior": dict(coins=5, wounds=3, items=1, used=(1, 4, 2), now=2, status="open")})
    c.put(reserve((5, 4, 6, 4), c.L("Reserva", "Reserve")), SEAT_X[4], 2)
    c.put(plaque(c.L("TROL", "TROLL"), "blood"), 320, 42, .5)
    c.put(sumband(440, [("scout", "3"), ("knight", "5"), ("rogue", "1"), ("warrior", "2")], 14, ("rogue",)), 320, 78, .5)
    rx, ry = pos["rogue"]
    put(img, floater("+2", "wound"), rx - 2, 206, .5, .5); put(img, big_arrow("red4"), rx - 6, 226, .5, .5)
    bottom(c); c.put(level_map([("m", 1), ("c", 1), ("m", 1), ("?", 0), ("t", 1)], 2, c.L("Nivel 1 · Sala 3 de 5", "Level 1 · Room 3 of 5")), 4, 301)
    p = panel(320, 56, "stone")
    rich(p, [("3 + 5 + 1 + 2 = 11", "white", "bold"), ("<", "red4", "bold"), icon("skull"), ("14", "red4", "bold"), (c.L("faltan 3", "3 short"), "stone5")], 160, 11, .5, gap=6)
    rect(p, 12, 27, 296, 1, "stone2")
    rich(p, [(c.L("Ataca a la carta más baja:", "It attacks the lowest card:"), "stone5"), emblem("rogue"), (c.L(*NAME["rogue"]), "cream", "bold"), ("+2", "red4", "bold"), icon("wound")], 160, 38, .5, gap=5, maxw=304)
    c.put(p, 160, 301)
    p = panel(152, 56, "stone"); label(p, c.L("Trol", "Troll"), 10, 7, "cream", "bold")
    rich(p, [icon("skull"), (c.L("Fuerza", "Strength"), "stone5"), ("14", "white", "bold"), (c.L("(4 jug.)", "(4 pl.)"), "stone4")], 10, 23, gap=5, maxw=134); rich(p, [icon("wound"), (c.L("Daño", "Damage"), "stone5"), ("2", "red4", "bold")], 12, 40, gap=7)
    c.put(p, 484, 301)


# ====================================================================== 8 solo
def s08_solo(c):
    bg = paint("solo", "crypt", 27, pillars=(-8, 130, 484, 622), banners=((84, "purple"), (526, "purple")), torches=(190, 450), wall=122, ty=50, power=1.2)
    c.img[40:296] = bg; img = c.img
    for x in (176, 474): glow(img, x, 266, 70, 20, 1.3)
    c.actor(art.hero("knight", "idle", 0), 168, 270)
    c.actor(art.monster("dragon", act=-1), 484, 276)
    # top bar: portrait + hearts | treasure against the target | where we are
    rect(img, 0, 0, 640, 39, "ink"); rect(img, 0, 39, 640, 1, "stone1")
    p = panel(248, 36, "seat", "knight"); y, x = np.mgrid[0:30, 0:28]; put(p, np.where((y / 30) > tile(30, 28), I["blue1"], I["ink"]), 3, 3); put(p, art.portrait("knight"), 3, 5); rect(p, 31, 3, 1, 30, "ink")
    label(p, c.L("Caballero", "Knight"), 38, 6, "cream", "bold"); put(p, emblem("knight"), 232, 3)
    label(p, c.L("Vida 6/10", "Life 6/10"), 226, 6, "stone5", align=1)
    for k in range(10): put(p, icon("heart" if k < 6 else "hollow"), 38 + k * 20, 19)
    c.put(p, 4, 2)
    p = panel(248, 36, "slab"); rich(p, [icon("coin"), (c.L("Tesoro", "Treasure"), "stone5")], 10, 6, gap=4); b = rich(p, [("13", "gold4", "bold"), (c.L("de 20", "of 20"), "stone5")], 238, 6, 1, gap=5)
    put(p, meter(228, 13, 20, "gold", 11), 10, 19); c.put(p, 256, 2)
    p = panel(128, 36, "slab"); label(p, c.L("Nivel 3", "Level 3"), 10, 6, "cream", "bold"); label(p, c.L("Sala 2 de 5", "Room 2 of 5"), 118, 6, "stone5", align=1, maxw=70)
    for k in range(5):
        w = panel(20, 12, "inset"); w[1:-1, 1:-1] = I["gold3" if k == 1 else "stone2" if k == 0 else "night"]; 
        if k == 0: put(w, icon("check")[1:8], 10, 6, .5, .5)
        put(p, w, 10 + k * 22, 19)
    c.put(p, 508, 2)
    c.put(plaque(c.L("DRAGÓN", "DRAGON"), "blood"), 320, 42, .5)
    # the attack deck on a lectern, its card face up
    put(img, pedestal(208, 40, "stone", "gold"), 320, 268, .5, 1)
    glow(img, 320, 176, 100, 60, 1.3)
    for k in range(5): put(img, card("deck", "", "L", back=True), 230 + k, 230 - k * 2, 0, 1)
    put(img, card("deck", "4", "L", "lose"), 320, 229, .5, 1)
    for k, v in enumerate(("5", "4")): put(img, card("deck", v, "M", "disabled"), 354 + k * 26, 229, 0, 1)     # the used ones
    for x, s, col in ((257, c.L("Quedan 7", "7 left"), "stone5"), (320, c.L("Ataque", "Attack"), "red4"), (382, c.L("Usadas 2", "2 used"), "stone5")): put(img, chip(s, None, col, "night", "stone3", "small", 15, 58), x, 250, .5, .5)
    tip = tooltip([c.L("Solo una carta mayor lo vence: el 5.", "Only a higher card beats it: the 5."), c.L("Si no, pierdes 3 vidas.", "If not, you lose 3 lives.")], head=c.L("Ataque 4", "Attack 4")); c.put(tip, 320, 108, .5)
    bottom(c)
    p = panel(152, 56, "stone"); label(p, c.L("Mazo de ataque: usadas", "Attack deck: used"), 10, 6, "stone5", maxw=136)
    for r, (v, n, tot) in enumerate((("5", 1, 2), ("4", 2, 4), ("3", 0, 4))):
        y = 18 + 12 * r; label(p, v, 12, y + 1, "cream", "bold")
        for k in range(tot):
            b = p[y:y + 10, 26 + 12 * k:35 + 12 * k]; b[:] = I["ink"]; b[1:-1, 1:-1] = I["red2" if k >= n else "stone1"]; 
            if k >= n: b[1, 1:-1] = I["red4"]; b[3:7, 3:6] = I["red1"]
            else: b[1:-1, 1:-1][np.eye(8, 7, dtype=bool)] = I["stone3"]
        label(p, f"{n}/{tot}", 140, y + 1, "white" if n < tot else "red4", "bold", 1)
    c.put(p, 4, 301)
    cards = [("1", None, True), ("2", None, False), ("3", None, False), ("4", None, False), ("5", None, False)]
    c.put(hand("knight", cards, 4), 160, 282)
    p = panel(152, 56, "stone"); label(p, c.L("Dragón", "Dragon"), 10, 7, "cream", "bold"); rich(p, [("5", "gold4", "bold"), (">", "stone5"), ("4", "red4", "bold"), icon("check"), (c.L("¡Vencido!", "Defeated!"), "green4")], 10, 23, gap=5, maxw=134)
    rich(p, [glyph("pad:A"), (c.L("Jugar el 5", "Play the 5"), "white")], 10, 39, gap=5, maxw=134)
    c.put(p, 484, 301)


# ====================================================================== 9 dark room
def s09_dark(c):
    bg = paint("dark", "chamber", 41, pillars=(-8, 204, 410, 622), arches=((307, 66, 100),), torches=(), wall=128, lights=((142, 150, 46, 1.5, 96, 1.3),), ambient=.34)
    c.img[40:296] = bg; img = c.img
    bearer, (fx, fy) = art.torchbearer("scout"); tx, ty = 138 + fx, 264 + fy        # the torch in the scout's hand
    yy, xx = np.mgrid[0:360, 0:640]; d = np.sqrt(((xx - tx) / 1.15) ** 2 + ((yy - ty) / .92) ** 2)
    # what hides in there: the same three shapes whatever the card is, only their outlines
    hidden = np.zeros((360, 640), int)
    for sp, x, y in ((art.monster("troll"), 480, 266), (art.monster("spider"), 572, 286), (art.monster("ghost"), 388, 246)): put(hidden, sp.img, x - sp.ax, y - sp.ay)
    put(hidden, art.prop("chest_closed"), 592, 222, .5, 1); put(hidden, art.prop("cauldron_0"), 340, 288, .5, 1)
    m = hidden > 0; e = m & ~(np.roll(m, 1, 0) & np.roll(m, -1, 0) & np.roll(m, 1, 1) & np.roll(m, -1, 1))
    glow(img, tx, ty, 44, 40, 1.8)
    r = img[40:296]; relight(r, np.clip((d - 66) / 34, 0, 1.85)[40:296])
    left = e & ~np.roll(m, 1, 1)                                         # faint rim towards the torch
    img[m] = I["ink"]; img[e] = I["night"]; img[e & (tile(360, 640) < .5)] = I["stone1"]; img[left | (e & ~np.roll(m, 1, 0))] = I["stone1"]; img[left] = I["stone2"]
    for x, y, k, col, g in ((446, 218, "slit", "gold4", 5), (556, 264, "dot", "red4", 3), (564, 264, "dot", "red4", 3), (384, 200, "big", "teal4", 4), (520, 132, "angry", "red3", 5), (614, 176, "tall", "green4", 4), (452, 150, "dot", "purp4", 4), (596, 108, "dot", "gold3", 4), (344, 140, "tall", "gold3", 3), (336, 266, "dot", "moss4", 5)): eyes(img, x, y, k, col, g)
    order = [("sorcerer", 44, 252, "idle"), ("knight", 196, 284, "walk"), ("warrior", 84, 278, "idle"), ("rogue", 34, 288, "idle"), ("scout", 138, 264, "torch")]
    for h, x, y, an in sorted(order, key=lambda q: q[2]):
        sp = bearer if an == "torch" else art.hero(h, an, 1 if an == "walk" else 0); im = sp.img.copy(); yy2, xx2 = np.mgrid[0:im.shape[0], 0:im.shape[1]]
        dd = np.sqrt(((xx2 + x - sp.ax - tx) / 1.15) ** 2 + ((yy2 + y - sp.ay - ty) / .92) ** 2); relight(im, np.where(im > 0, np.clip((dd - 52) / 30, 0, 3), 0)); shadow(img, x, y - 1, 17); put(img, np.where(sp.img > 0, im, 0), x - sp.ax, y - sp.ay)
    embers(img, (tx,), ty - 8, 6, 12)
    seats(c, {h: dict(coins=v[0], wounds=v[1], items=v[2], used=v[3], status=v[4]) for h, v in zip(HEROES, ((7, 4, 3, (4, 2, 1, 3), "open"), (9, 2, 2, (1, 4, 5, 2), "open"), (12, 4, 3, (5, 3, 2, 1), "open"), (6, 6, 1, (3, 5, 1, 4), "open"), (8, 3, 1, (1, 2, 5, 3), "open")))})
    c.put(plaque(c.L("¿QUÉ HAY AHÍ?", "WHAT IS IN THERE?"), "magic"), 320, 42, .5)
    bottom(c); c.put(level_map([("t", 1), ("c", 1), ("m", 1), ("x", 1), ("?", 0)], 4, c.L("Nivel 2 · Sala 5 de 5", "Level 2 · Room 5 of 5")), 4, 301)
    p = panel(320, 56, "stone"); label(p, c.L("Sala cerrada", "Barred room"), 12, 8, "cream", "bold"); label(p, c.L("Se enciende la antorcha y se descubre la carta.", "The torch flares up and the card is turned."), 12, 22, "stone5", maxw=300)
    rich(p, [icon("eye"), (c.L("Ya la ha visto:", "Has already seen it:"), "stone4"), emblem("sorcerer"), (c.L(*NAME["sorcerer"]), "white")], 12, 39, gap=5, maxw=300); c.put(p, 160, 301)
    c.put(button(152, c.L("Encender", "Light up"), "focus", 26, hint=glyph("pad:A")), 484, 301)
    p = panel(152, 26, "slab"); put(p, icon("hourglass"), 14, 13, .5, .5); put(p, meter(120, 5, 20, "gold", 8, ticks=False), 25, 9); c.put(p, 484, 331)


# ====================================================================== 10 final count
def s10_final(c):
    def hall():
        r = Set(640, 360, 236, seed=52, theme="treasure")
        for x in (-8, 396, 622): r.pillar(x, 26)
        for x, col in ((60, "red"), (300, "red")): r.banner(x, 34, 76, 56, color=col)
        r.niche(200, 116, 176, 236, 11, .6)
        for x in (128, 272): r.light(x, 96, 26, 1.15, 90, 1.2)
        r.light(200, 120, 40, .8, 80, 1.2); r.light(520, 70, 40, .5, 120, 1.1)
        return r.render(vignette=.25)
    img = c.img = art.cached("final/hall", hall).copy()
    for k, x in enumerate((128, 272)): put(img, art.prop(f"torch_{k + 1}"), x - 12, 96 - 13)
    beam(img, 200, 40, 24, 226, 56, 1.0, 16)
    # podium
    rug(img, 70, 330, 268, 330, .5, "red")
    for n, x, w, h in (("2", 112, 84, 58), ("3", 288, 84, 44), ("1", 200, 92, 80)):
        base = 300; shadow(img, x, base, w * .56, 9); put(img, pedestal(w, h, "marble" if n == "1" else "stone", "gold" if n == "1" else "steel" if n == "2" else "brass"), x, base, .5, 1)
        t = _text(n, "white", "huge" if n == "1" else "title", ramp={"1": ["white", "cream", "gold4", "gold3"], "2": ["white", "ice", "steel4", "steel3"], "3": ["cream", "skin4", "skin3", "wood3"]}[n], outline="ink")
        ys, xs = np.where(t > 0); t = t[ys.min():ys.max() + 1, xs.min():xs.max() + 1]; put(img, t, x, base - h / 2 + 3, .5, .5)
    def big(h, anim, k, x, y, lift=0, flip=False):
        s = art.big_hero(h, anim, k, flip); put(img, s.img, x - s.ax, y - s.ay - lift); return s
    big("scout", "idle", 0, 110, 245); big("warrior", "idle", 0, 288, 259, 0, True)
    shadow(img, 364, 326, 32, 7); big("sorcerer", "idle", 0, 362, 328, 0, True)
    big("knight", "cheer", 1, 200, 223, 4)
    put(img, crown(), 206, 101, .5, .5)
    shadow(img, 66, 332, 52, 8); big("rogue", "faint", 3, 66, 336)
    for x, y in ((20, 290), (34, 283), (48, 289)): put(img, star(), x, y, .5, .5)
    rng = np.random.default_rng(7)                                         # confetti
    for _ in range(90):
        x, y = int(rng.integers(8, 392)), int(rng.integers(48, 250)); col = ["red3", "gold4", "teal3", "blue3", "purp4", "cream"][int(rng.integers(6))]; k = int(rng.integers(3))
        if 150 < x < 256 and y > 100: continue
        w, h = ((4, 2), (2, 4), (3, 3))[k]; img[y:y + h, x:x + w] = I[col]; img[y + h - 1, x:x + w] = DARKER[I[col]]
    for x, y in ((150, 326), (166, 332), (240, 330), (258, 324), (224, 336)): put(img, art.prop(f"coin_{(x + y) % 3}"), x, y, .5, .5)
    rect(img, 0, 0, 640, 40, "ink"); rect(img, 0, 40, 640, 1, "stone1"); relight(img[41:60], np.linspace(2, 0, 19)[:, None] * np.ones((1, 640)))
    c.put(plaque(c.L("¡GANA EL CABALLERO!", "THE KNIGHT WINS!"), w=392), 204, 8, .5)
    # table
    X, Y, Wd = 416, 8, 216
    p = panel(Wd, 308, "stone"); c.put(p, X, Y)
    c.text(c.L("Recuento final", "Final count"), X + Wd // 2, Y + 10, "cream", "bold", .5)
    rect(img, X + 8, Y + 22, Wd - 16, 1, "gold2")
    put(img, icon("coin"), X + 166, Y + 33, .5, .5); put(img, icon("wound"), X + 192, Y + 33, .5, .5); c.text(c.L("Héroe", "Hero"), X + 34, Y + 30, "stone4")
    rows = [("1", "knight", 17, 4, "win"), ("2", "scout", 14, 5, ""), ("3", "warrior", 11, 7, ""), ("4", "sorcerer", 8, 3, ""), ("—", "rogue", 19, 9, "out")]
    for k, (n, h, co, wo, st) in enumerate(rows):
        y = Y + 44 + 38 * k; b = panel(Wd - 16, 34, "inset")
        if st == "win": b[1:-1, 1:-1] = I["wood1"]; frame_focus(b)
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): b[yy, xx] = 0
        label(b, n, 14, 14, {"win": "gold4", "out": "stone4"}.get(st, "stone5"), "bold", .5)
        q = art.portrait(h); w = np.full((28, 28), I["ink"]); yy, xx = np.mgrid[0:28, 0:28]; w[(yy / 28) > tile(28, 28)] = I[PLAYER[h][0]]; put(w, q, 0, 0)
        if st == "out": w = relight(w, 1.4)
        put(b, w, 26, 3); put(b, emblem(h), 58, 5)
        label(b, c.L(*NAME[h]), 73, 7, "cream" if st != "out" else "stone4", "bold", maxw=64)
        if st == "out": rich(b, [(c.L("Se desmaya", "Faints"), "red4")], 60, 20)
        elif st == "win": rich(b, [icon("crown"), (c.L("Gana", "Wins"), "gold4")], 60, 20, gap=4)
        else: put(b, meter(70, co, 20, "gold", 6, ticks=False), 60, 21)
        label(b, str(co), 158, 14, "gold4" if st != "out" else "stone4", "bold", .5); label(b, str(wo), 184, 14, "red4" if st != "win" else "white", "bold", .5)
        c.put(b, X + 8, y)
    for k, s in enumerate(wrap(c.L("El Pícaro tiene más oro, pero también más heridas: se desmaya y no cuenta.", "The Rogue holds the most gold, but also the most wounds: out cold, out of the count."), Wd - 24)): c.text(s, X + 12, Y + 238 + 12 * k, "stone5", maxw=Wd - 20)
    c.put(button(96, c.L("Revancha", "Rematch"), "focus", 22), X + 10, Y + 279); c.put(button(96, c.L("Menú", "Menu"), "normal", 22), X + 110, Y + 279)
    rect(img, 0, 342, 640, 18, "ink"); rect(img, 0, 341, 640, 1, "stone1")
    c.put(legend(632, [("dpad:lr", c.L("Elegir", "Choose")), ("pad:A", c.L("Aceptar", "Accept")), ("pad:X", c.L("Ver la partida sala a sala", "See the game room by room"))]), 4, 344)


# ====================================================================== 11 records
def medal(k):
    lo, mid, hi = (("gold2", "gold3", "gold4"), ("steel2", "steel3", "steel4"), ("wood2", "wood4", "skin4"))[k]
    y, x = np.mgrid[0:17, 0:17]; d = np.hypot(x - 8, y - 8); a = np.where(d < 8.6, I["ink"], 0); a[d < 7.6] = I[lo]; a[(d < 7.6) & (x + y < 15)] = I[hi]; a[d < 6] = I[mid]; return a


def s11_records(c):
    def vault():
        r = Set(640, 360, 292, seed=61, theme="boss"); r.pillar(-8); r.pillar(622)
        r.niche(552, 124, 224, 292, 11, .5)
        r.light(552, 150, 40, .9, 80, 1.2); r.light(60, 60, 40, .5, 120, 1.2); r.light(320, 60, 60, .35, 140)
        return r.render(vignette=.35)
    img = c.img = art.cached("records/vault", vault).copy(); relight(img[:, :456], .6)
    c.put(plaque(c.L("SALÓN DE LA FAMA", "HALL OF FAME"), w=440), 8, 8)
    tabs = [(c.L("Desafío", "Solo"), "solo"), (c.L("Dos", "Two"), "duel"), (c.L("Sofá", "Couch"), "people"), (c.L("Táctico", "Tactical"), "map")]
    for k, (s, ic) in enumerate(tabs): c.put(button(107, s, "normal", 22, icon(ic), on=k == 0), 8 + 111 * k, 44)
    p = panel(440, 270, "stone"); c.put(p, 8, 70)
    hx = {"n": 28, "ini": 48, "hero": 112, "coin": 232, "life": 282, "boss": 316, "date": 430}
    for k, (s, x, al) in enumerate(((c.L("Nombre", "Name"), hx["ini"], 0), (c.L("Héroe", "Hero"), hx["hero"], 0), (c.L("Jefe", "Boss"), hx["boss"], 0), (c.L("Fecha", "Date"), hx["date"], 1))): c.text(s, x, 79, "stone4", align=al)
    put(img, icon("coin"), hx["coin"] - 4, 83, .5, .5); put(img, icon("heart"), hx["life"] - 4, 83, .5, .5)
    rect(img, 16, 92, 424, 1, "gold2")
    R = [("VIR", "scout", 20, 5, ("Momia", "Mummy"), "12-11"), ("LEO", "sorcerer", 20, 3, ("Esfinge", "Sphinx"), "02-11"), ("AL", "knight", 19, 6, ("Megadragón", "Mega Dragon"), ""), ("MAR", "rogue", 18, 4, ("Medusa", "Medusa"), "28-10"), ("IGN", "warrior", 17, 7, ("Vampiro", "Vampire"), "30-10"),
         ("ANA", "scout", 17, 2, ("Gólem", "Golem"), "11-10"), ("TEO", "knight", 15, 5, ("Minotauro", "Minotaur"), "09-10"), ("SOL", "sorcerer", 14, 1, ("Lobos", "Wolves"), "04-10"), ("BOT", "warrior", 12, 3, ("Recaudador", "Tax Collector"), "01-10"), ("BOT", "rogue", 9, 2, ("Nigromante", "Necromancer"), "01-10")]
    for k, (ini, h, co, li, boss, date) in enumerate(R):
        y = 96 + 24 * k; new = k == 2
        b = np.full((22, 424), I["night"]); b[:] = I["stone1" if k % 2 == 0 else "night"]
        if k % 2 == 0: b[:] = I["night"]; b[tile(22, 424) < .45] = I["stone1"]
        if new: b[:] = I["wood1"]; frame_focus(b)
        c.put(b, 16, y)
        if k < 3: put(img, medal(k), hx["n"], y + 11, .5, .5); label(img, str(k + 1), hx["n"] + 1, y + 7, "ink", "bold", .5, shadow=None)
        else: c.text(str(k + 1), hx["n"], y + 7, "stone5", "bold", .5)
        c.text(ini + ("_" if new else ""), hx["ini"], y + 7, "gold4" if new else "cream", "bold")
        put(img, emblem(h), hx["hero"], y + 11, 0, .5); c.text(c.L(*NAME[h]), hx["hero"] + 16, y + 7, "white", maxw=80)
        c.text(str(co), hx["coin"] + 2, y + 7, "gold4", "bold", 1); c.text(str(li), hx["life"] + 2, y + 7, "red4" if not new else "white", "bold", 1)
        c.text(c.L(*boss), hx["boss"], y + 7, "stone5" if not new else "cream", maxw=84); c.text(date or c.L("hoy", "today"), hx["date"], y + 7, "stone4" if not new else "cream", align=1)
    # right: the new record
    p = panel(176, 76, "gilt"); label(p, c.L("¡NUEVO RÉCORD!", "NEW RECORD!"), 88, 11, "gold4", "bold", .5)
    for k, ch in enumerate("AL_"):
        b = panel(34, 34, "inset"); on = k == 2
        if on: b[1:-1, 1:-1] = I["wood1"]; frame_focus(b)
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): b[yy, xx] = 0
        if ch != "_": label(b, ch, 17, 10, "white", "title", .5, ramp=["white", "cream", "gold4", "gold3"], outline="ink")
        else: label(b, "B", 17, 10, "white", "title", .5, ramp=["cream", "cream", "cream", "cream"], outline="ink")
        if on: put(p, arrow("up", "gold4"), 32 + 40 * k + 17, 27, .5, 1); put(p, arrow("down", "gold4"), 32 + 40 * k + 17, 65, .5, 0)
        put(p, b, 32 + 40 * k, 29)
    c.put(p, 456, 8)
    crest(img, "knight", 552, 124, 4); beam(img, 552, 92, 20, 290, 50, 1.0, 14)
    put(img, pedestal(108, 44, "marble", "gold"), 552, 312, .5, 1); s = art.big_hero("knight", "cheer", 1); shadow(img, 552, 273, 34, 6); put(img, s.img, 552 - s.ax, 274 - s.ay)
    put(img, art.prop("chest_open"), 613, 326, .5, 1); put(img, big_chest(), 484, 330, .5, 1)
    for x, y in ((526, 324), (540, 330), (556, 325), (574, 331), (590, 333), (512, 332)): put(img, art.prop(f"coin_{(x + y) % 3}"), x, y, .5, .5)
    put(img, chip("19", icon("coin"), "gold4", "night", "gold3", "bold", 17, 36), 532, 295, .5, .5); put(img, chip("6", icon("heart"), "red4", "night", "gold3", "bold", 17, 36), 570, 295, .5, .5)
    rect(img, 0, 342, 640, 18, "ink"); rect(img, 0, 341, 640, 1, "stone1")
    c.put(legend(632, [("dpad:ud", c.L("Letra", "Letter")), ("pad:A", c.L("Siguiente", "Next")), ("pad:X", c.L("Borrar", "Erase")), (["key:Q", "key:E"], c.L("Modo", "Mode")), ("pad:B", c.L("Volver", "Back"))]), 4, 344)


# ====================================================================== 12 pause
def s12_pause(c):
    s06_treasure(c); ui.LINT.clear(); c.boxes.clear(); img = c.img; relight(img, 3.0)
    X, Y, Wd, Hh = 96, 32, 448, 280
    img[Y + 6:Y + Hh + 6, X + 6:X + Wd + 6] = I["ink"]
    p = panel(Wd, Hh, "stone"); c.put(p, X, Y); c.put(plaque(c.L("PAUSA", "PAUSED"), w=232), 320, Y - 14, .5)
    nav = [c.L("Continuar", "Resume"), c.L("Sonido", "Sound"), c.L("Imagen", "Picture"), c.L("Juego", "Game"), c.L("Controles", "Controls"), c.L("Reglas", "Rules"), c.L("Salir al menú", "Quit to menu")]
    for k, s in enumerate(nav): c.put(button(128, s, "normal", 24, on=k == 2, align=0), X + 12, Y + 30 + 30 * k)
    rect(img, X + 152, Y + 30, 1, 204, "stone2"); rect(img, X + 153, Y + 30, 1, 204, "ink")
    rect(img, X + 12, Y + Hh - 38, Wd - 24, 1, "stone2")
    rows = [(c.L("Pantalla completa", "Full screen"), toggle(True, "normal", c.L(("SÍ", "NO"), ("ON", "OFF"))), 0), (c.L("Escala entera", "Integer scaling"), toggle(True, "normal", c.L(("SÍ", "NO"), ("ON", "OFF"))), 0),
            (c.L("Brillo", "Brightness"), slider(112, 6, 10, "focus", False), 1), (c.L("Filtro de tubo", "CRT filter"), stepper(112, c.L("suave", "soft"), "normal", 20), 0),
            (c.L("Sacudidas", "Screen shake"), slider(112, 8, 10), 0), (c.L("Destellos", "Flashes"), toggle(False, "normal", c.L(("SÍ", "NO"), ("ON", "OFF"))), 0), (c.L("Vibración", "Rumble"), toggle(False, "disabled", c.L(("SÍ", "NO"), ("ON", "OFF"))), 2)]
    for k, (s, w, st) in enumerate(rows):
        y = Y + 29 + 30 * k; b = np.full((26, 272), I["night"])
        if st == 1: b = panel(272, 26, "slab"); b[1:-1, 1:-1] = I["wood1"]; frame_focus(b)
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): b[yy, xx] = I["night"]
        if st == 1: put(b, arrow("right", "gold4"), 6, 13, 0, .5)
        label(b, s, 16, 10, {0: "stone5", 1: "cream", 2: "stone3"}[st], "bold", maxw=136, low=st == 2); put(b, w, 264, 13, 1, .5); c.put(b, X + 164, y)
    c.text(c.L("El brillo de la sala; la interfaz no cambia.", "How bright rooms are; panels do not change."), X + 16, Y + Hh - 24, "stone5", maxw=Wd - 32)
    c.text("3 / 7", X + Wd - 16, Y + Hh - 24, "stone4", align=1)
    rect(img, 0, 342, 640, 18, "ink"); rect(img, 0, 341, 640, 1, "stone1")
    c.put(legend(632, [("dpad:ud", c.L("Elegir", "Choose")), ("dpad:lr", c.L("Cambiar", "Change")), (["key:Q", "key:E"], c.L("Sección", "Section")), ("pad:B", c.L("Volver", "Back")), ("pill:START", c.L("Continuar", "Resume"))]), 4, 344)


# ====================================================================== 13 secret choice (extra)
def choicepad(c, hero, keys, used, items, state, dev):
    """120x56, under the hero's column: which button throws which card. Public mapping, secret choice."""
    p = panel(120, 56, "seat", hero)
    if state == "pick":
        for k in range(5):
            x = 5 + 18 * k; q = card(hero, str(k + 1), "S", "disabled" if k + 1 in used else "normal")[:, :]; q = np.delete(q, [5, 6, 13, 14], 1); put(p, q, x, 5)
            g = keys[k]; put(p, g if k + 1 not in used else recolour_off(g), x + 8, 44, .5, .5)
        x = 96; rect(p, 94, 6, 1, 44, "stone1")
        b = np.full((26, 16), I["ink"]); b[1:-1, 1:-1] = I["purp3"]; b[1, 1:-1] = b[1:-1, 1] = I["purp4"]; b[3:-3, 3:-3] = I["purp1"]; label(b, "?" if items else "—", 8, 10, "cream" if items else "stone4", "bold", .5, low=True); put(p, b, 98, 5)
        put(p, keys[5] if items else recolour_off(keys[5]), 106, 44, .5, .5)
    elif state == "ready":
        put(p, card(hero, "", "M", back=True), 13, 5); rich(p, [icon("check"), (c.L("LISTO", "READY"), "green4", "bold")], 52, 13, gap=4); rich(p, [keys[6], (c.L("Cambiar", "Change"), "stone5")], 52, 33, gap=4, maxw=66)
    else:
        put(p, icon("bot"), 22, 28, .5, .5); label(p, "Bot", 40, 14, "cream", "bold"); label(p, c.L("Pensando...", "Thinking..."), 40, 32, "stone4", maxw=74)
    return p


def s13_choose(c):
    bg = paint("choose", "lair", 23, pillars=(-8, 622), torches=(64, 192, 448, 576), banners=((113, "red"), (497, "red")), wall=116, ty=46, power=1.2)
    c.img[40:296] = bg; img = c.img
    for x in COL: glow(img, x, 290, 44, 12, 1.0)
    glow(img, 320, 192, 90, 20, 1.2)
    g = art.monster("goblin"); k = art.monster("skeleton"); c.actor(k, 350, 202); c.actor(g, 300, 206)
    state = {"scout": "ready", "knight": "pick", "rogue": "pick", "warrior": "bot", "sorcerer": "ready"}
    for i, h in enumerate(HEROES):
        st = state[h]; c.actor(art.hero(h, "play" if st == "ready" else "idle", 0), COL[i], 292)
        if st == "ready": put(img, card(h, "", "S", back=True), COL[i] + 30, 250, .5, .5)
        else:
            b = np.full((15, 25), I["ink"]); b[1:-1, 1:-1] = I["cream"]; b[0, 0] = b[0, -1] = b[-1, 0] = b[-1, -1] = 0
            for d in range(3): rect(b, 6 + 5 * d, 6, 3, 3, "umber")
            put(img, b, COL[i] + 28, 232, .5, .5); img[239:242, COL[i] + 20:COL[i] + 23] = I["cream"]; img[242, COL[i] + 18:COL[i] + 21] = I["cream"]
    seats(c, {"scout": dict(coins=5, wounds=2, items=2, used=(2,), status="ready"), "knight": dict(coins=9, wounds=1, items=1, used=(5,), status="choose", mark="active"), "rogue": dict(coins=9, wounds=4, items=0, used=(1,), status="choose", mark="active"),
              "warrior": dict(coins=6, wounds=5, items=1, used=(4,), status="choose"), "sorcerer": dict(coins=8, wounds=3, items=1, used=(3,), status="ready")})
    c.put(plaque(c.L("TRASGO Y ESQUELETO", "GOBLIN & SKELETON"), "blood"), 320, 42, .5)
    put(img, shield(18), 250, 180, .5, .5)
    t = chip("2", icon("wound"), "red4", "night", "red3", "bold", 19, 34); put(img, t, 404, 172, .5, .5); t = chip(c.L("al más bajo", "to the lowest"), None, "stone5", "night", "stone3", "small", 17); put(img, t, 404, 192, .5, .5)
    p = panel(176, 24, "slab"); put(p, icon("hourglass"), 14, 12, .5, .5); put(p, meter(112, 13, 20, "gold", 8, ticks=False), 26, 8); label(p, "13 s", 168, 9, "gold4", "bold", 1); c.put(p, 320, 80, .5)
    bottom(c)
    pad_k = [glyph("dpad:l"), glyph("dpad:u"), glyph("dpad:r"), glyph("dpad:d"), glyph("pad:A"), glyph("pad:Y"), glyph("pad:B")]; key_k = [glyph(f"key:{n}") for n in "12345Q"] + [glyph("key:R")]
    for i, h in enumerate(HEROES): c.put(choicepad(c, h, key_k if h == "scout" else pad_k, {"scout": (2,), "knight": (5,), "rogue": (1,), "warrior": (4,), "sorcerer": (3,)}[h], {"knight": 1}.get(h, 0), state[h], None), SEAT_X[i], 301)


def rich_img(parts, gap=5, h=15):
    a = np.zeros((h, 400), int); b = rich(a, parts, 1, (h - 7) // 2, gap=gap); return a[:, :b[2] + 3]


SCREENS = {k[1:]: f for k, f in list(globals().items()) if k.startswith("s0") or k.startswith("s1")}

if __name__ == "__main__":
    args = [a for a in sys.argv[1:] if not a.startswith("-")]
    langs = ("es",) if "--es" in sys.argv else ("en",) if "--en" in sys.argv else ("es", "en")
    for n, f in SCREENS.items():
        if args and not any(n.startswith(a) for a in args): continue
        for lang in langs:
            t = time.time(); ui.LINT.clear(); c = Canvas(lang); f(c); c.save(n)
            print(n, lang, f"{time.time() - t:.1f}s", len(np.unique(c.img)), "colours"); [print("   ", l) for l in dict.fromkeys(ui.LINT)]
