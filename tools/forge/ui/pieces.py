"""Everything small that the interface is made of, by name: icons, cards, portraits, shields, heroes at twice the size."""

from __future__ import annotations

import numpy as np

from ..palette import INDEX as I
from ..props import PLAYER, emblem
from . import art, ui
from .icons import ARROWS, GRID, GREY, PAD, arrow, glyph, grid, icon, recolour
from .logo import logo
from .stage import big_chest, crown, item, pedestal, star
from .ui import CARD, card, card_turn, halo, relight, ribbon, tile

HEROES = ("scout", "knight", "rogue", "warrior", "sorcerer")
ITEMS = ("torch", "ball", "key", "sword")
VALUES = ("1", "2", "3", "4", "5")
ARROW_COLOURS = ("white", "ink", "cream", "gold4", "red4", "stone2", "stone4", "stone5")


def medal(k):
    """First, second, third: gold, silver, bronze."""
    lo, mid, hi = (("gold2", "gold3", "gold4"), ("steel2", "steel3", "steel4"), ("wood2", "wood4", "skin4"))[k]
    y, x = np.mgrid[0:17, 0:17]; d = np.hypot(x - 8, y - 8); a = np.where(d < 8.6, I["ink"], 0); a[d < 7.6] = I[lo]; a[(d < 7.6) & (x + y < 15)] = I[hi]; a[d < 6] = I[mid]; return a


def big_arrow(col="gold4"):
    """13x8 marker over the head of whoever is meant."""
    a = np.zeros((9, 15), int)
    for k in range(7): a[k + 1, 1 + k:14 - k] = I[col]
    a[1, 1:14] = I["white" if col == "gold4" else "cream"]
    return halo(a[1:8, 1:14], "ink")


def pebble():
    """A chip of stone."""
    return grid("""
.kkk.
kLSsk
kSszk
.kkk.""")


MINI = {  # 5x7: what a player holds, inside a seat panel
    "torch": ["..g..", ".gGe.", ".Gwe.", ".eGe.", "..k..", "..o..", "..o.."],
    "ball": [".vvv.", "vwVvv", "vVtvP", "vvtvP", ".vPP.", ".gGG.", "gGGGd"],
    "key": [".gG..", "g..G.", "g..G.", ".GG..", "..G..", "..GG.", "..GG."],
    "sword": ["....w", "...wl", "..wl.", "k.ml.", "gml..", ".go..", "oGg.."],
}


def icons() -> dict[str, np.ndarray]:
    """Icons, input glyphs, arrows, emblems: normal and greyed."""
    out = {}
    for name in GRID:
        out[f"icon/{name}"], out[f"icon_off/{name}"] = icon(name), icon(name, True)
    for name in (*(f"pad:{sign}" for sign in PAD), *(f"dpad:{d}" for d in ("lr", "ud", "lrud", "l", "r", "u", "d")), *(f"stick:{d}" for d in ARROWS)):
        out[f"glyph/{name}"], out[f"glyph_off/{name}"] = glyph(name), recolour(glyph(name), GREY)
    for name in ARROWS:
        for colour in ARROW_COLOURS:
            out[f"arrow/{name}/{colour}"] = arrow(name, colour)
    for hero in HEROES:
        out[f"emblem/{hero}"], out[f"emblem_off/{hero}"] = emblem(hero), recolour(emblem(hero), GREY)
    out |= {"marker/gold": big_arrow("gold4"), "marker/red": big_arrow("red4"), "star": star(), "pebble": pebble()}
    out |= {f"mini/{item}": grid("\n".join(rows)) for item, rows in MINI.items()}
    out |= {f"medal/{k + 1}": medal(k) for k in range(3)}
    return out


def portraits() -> dict[str, np.ndarray]:
    """28x30 heads in a well of the player's colour, and the same in shade."""
    out = {}
    for hero in HEROES:
        y, _ = np.mgrid[0:30, 0:28]
        well = np.where((y / 30) > tile(30, 28), I[PLAYER[hero][0]], I["ink"])
        ui.put(well, art.portrait(hero), 0, 2)
        out[f"portrait/{hero}"] = well
        out[f"portrait_off/{hero}"] = recolour(well, GREY)
    return out


def _face(hero: str, face: str, size: str, state: str) -> np.ndarray:
    if face in VALUES:
        return card(hero, face, size, state)
    if size == "L":
        return card(hero, "", size, state, item(face))
    blank = card(hero, "", size, state, np.zeros((1, 1), int))
    w, h = CARD[size]
    sign = icon(face, state == "disabled")
    ui.put(blank, sign, w / 2, h / 2 - (6 if size == "M" else 0), 0.5, 0.5)
    if size == "M":
        mark = recolour(emblem(hero), GREY) if state == "disabled" else emblem(hero)
        ui.put(blank, mark, w / 2, h - 12, 0.5, 0.5)
    return blank


def cards() -> dict[str, np.ndarray]:
    """``card/<size>/<hero>/<face>``, ``card_off/...``, ``card_back/<size>/<hero>``, ``card_turn/<hero>/<face>/<1-4>``."""
    out = {}
    for size in CARD:
        for hero in HEROES:
            out[f"card_back/{size}/{hero}"] = card(hero, "", size, back=True)
            for face in (*VALUES, *ITEMS):
                out[f"card/{size}/{hero}/{face}"] = _face(hero, face, size, "normal")
                out[f"card_off/{size}/{hero}/{face}"] = _face(hero, face, size, "disabled")
        out[f"card_back/{size}/deck"] = card("deck", "", size, back=True)
        for value in VALUES:
            out[f"card/{size}/deck/{value}"] = card("deck", value, size)
            out[f"card_off/{size}/deck/{value}"] = card("deck", value, size, "disabled")
            out[f"card/{size}/bot/{value}"] = card("bot", value, size)
    for hero in (*HEROES, "deck"):
        for k in (1, 2, 3):
            out[f"card_turn/{hero}/{k}"] = card_turn(hero, "1", k)
        for value in VALUES:
            out[f"card_turn/{hero}/4/{value}"] = card_turn(hero, value, 4)
    for hero in HEROES:
        for face in ITEMS:
            narrow = card_turn(hero, "1", 4)
            narrow[10:-10, 12:-12] = I["bone4"]
            ui.put(narrow, icon(face)[:, 1:-1], narrow.shape[1] / 2, narrow.shape[0] / 2, 0.5, 0.5)
            out[f"card_turn/{hero}/4/{face}"] = narrow
    return out


def _shield(kind: str) -> np.ndarray:
    def draw(f):
        o = [(3, 4), (18, 1.5), (33, 4), (32.4, 20), (27, 31), (18, 39), (9, 31), (3.6, 20)]
        g = f.group()
        f.poly(o, kind, round=4, group=g)
        f.poly([(18 + (x - 18) * 0.78, 19 + (y - 19) * 0.8) for x, y in o], "red", round=9, line=False, shadow=0.5, group=g)

    return art.forged(f"shield/{kind}", 36, 42, draw).copy()


def furniture() -> dict[str, np.ndarray]:
    """Shields, the ends of ribbons, showpieces, pedestals, the lectern of the attack deck."""
    band = ribbon(80, 20)
    out = {"shield/steel": _shield("steel"), "shield/gold": _shield("gold"), "crown": crown()}
    out |= {"ribbon/left": band[:, :24], "ribbon/right": band[:, -24:], "ribbon/middle": band[:, 36:40]}
    out |= {f"item/{name}": item(name) for name in (*ITEMS, "potion")}
    out |= {f"item_halo/{name}": halo(item(name), "gold4") for name in (*ITEMS, "potion")}
    out["pedestal/deck"] = pedestal(208, 40, "stone", "gold")
    out["pedestal/chamber"] = pedestal(72, 46, "stone", "gold")
    out["prop/hoard"] = big_chest()
    out |= {f"torch/{k}": art.prop(f"torch_{k}") for k in range(4)}
    out |= {f"coin/{k}": art.prop(f"coin_{k}") for k in range(6)}
    return out


def logo_piece() -> dict[str, np.ndarray]:
    """The lettering of the title."""
    return {"logo": logo()}
