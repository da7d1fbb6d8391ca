"""Our own bitmap font, as text. One source gives three styles:
    small  : 1 px stems, cap height 7            (body text, card rules)
    bold   : stems thickened to 2 px             (HUD numbers, names)
    title  : bold, enlarged x2 with rounded corners, gradient and outline (room names, banners)
    huge   : enlarged x4 (card numerals, logo)
Accented letters are built from a base letter plus a mark, so Spanish, French, German,
Italian and Portuguese come for free.  Line height: small/bold 11, title 24.
"""
from __future__ import annotations
import numpy as np
from .palette import INDEX

SHEET = {
"ABCDEFGHIJKLM": """
.###. ####. .###. ####. ##### ##### .#### #...# ### ..### #...# #.... #.....#
#...# #...# #...# #...# #.... #.... #.... #...# .#. ...#. #..#. #.... ##...##
#...# #...# #.... #...# #.... #.... #.... #...# .#. ...#. #.#.. #.... #.#.#.#
##### ####. #.... #...# ####. ####. #..## ##### .#. ...#. ##... #.... #..#..#
#...# #...# #.... #...# #.... #.... #...# #...# .#. ...#. #.#.. #.... #.....#
#...# #...# #...# #...# #.... #.... #...# #...# .#. #..#. #..#. #.... #.....#
#...# ####. .###. ####. ##### #.... .#### #...# ### .##.. #...# ##### #.....#""",
"NOPQRSTUVWXYZ": """
#....# .###. ####. .###. ####. .#### ##### #...# #...# #.....# #...# #...# #####
##...# #...# #...# #...# #...# #.... ..#.. #...# #...# #.....# #...# #...# ....#
#.#..# #...# #...# #...# #...# #.... ..#.. #...# #...# #.....# .#.#. .#.#. ...#.
#..#.# #...# ####. #...# ####. .###. ..#.. #...# #...# #..#..# ..#.. ..#.. ..#..
#...## #...# #.... #.#.# #.#.. ....# ..#.. #...# .#.#. #.#.#.# .#.#. ..#.. .#...
#....# #...# #.... #..#. #..#. ....# ..#.. #...# .#.#. ##...## #...# ..#.. #....
#....# .###. #.... .##.# #...# ####. ..#.. .###. ..#.. #.....# #...# ..#.. #####""",
"abcdefghijklm": """
..... #.... .... ....# ..... ..## ..... #.... # ..# #... #. .......
..... #.... .... ....# ..... .#.. ..... #.... . ... #... #. .......
.###. ####. .### .#### .###. ###. .#### ####. # ..# #..# #. ###.##.
....# #...# #... #...# #...# .#.. #...# #...# # ..# #.#. #. #..#..#
.#### #...# #... #...# ##### .#.. #...# #...# # ..# ##.. #. #..#..#
#...# #...# #... #...# #.... .#.. .#### #...# # ..# #.#. #. #..#..#
.#### ####. .### .#### .###. .#.. ....# #...# # ..# #..# .# #..#..#
..... ..... .... ..... ..... .... ....# ..... . #.# .... .. .......
..... ..... .... ..... ..... .... .###. ..... . .#. .... .. .......""",
"nopqrstuvwxyz": """
..... ..... ..... ..... .... .... .#.. ..... ..... ....... ..... ..... ....
..... ..... ..... ..... .... .... .#.. ..... ..... ....... ..... ..... ....
####. .###. ####. .#### #.## .### ###. #...# #...# #..#..# #...# #...# ####
#...# #...# #...# #...# ##.. #... .#.. #...# #...# #..#..# .#.#. #...# ...#
#...# #...# #...# #...# #... .##. .#.. #...# #...# #..#..# ..#.. #...# .##.
#...# #...# #...# #...# #... ...# .#.. #...# .#.#. #..#..# .#.#. #...# #...
#...# .###. ####. .#### #... ###. ..## .#### ..#.. .##.##. #...# .#### ####
..... ..... #.... ....# .... .... .... ..... ..... ....... ..... ....# ....
..... ..... #.... ....# .... .... .... ..... ..... ....... ..... .###. ....""",
"0123456789": """
.###. ..#. .###. ####. ...#. ##### .###. ##### .###. .###.
#...# .##. #...# ....# ..##. #.... #.... ....# #...# #...#
#..## ..#. ....# ....# .#.#. ####. #.... ...#. #...# #...#
#.#.# ..#. ...#. .###. #..#. ....# ####. ..#.. .###. .####
##..# ..#. ..#.. ....# ##### ....# #...# ..#.. #...# ....#
#...# ..#. .#... ....# ...#. #...# #...# ..#.. #...# ....#
.###. .### ##### ####. ...#. .###. .###. ..#.. .###. .###.""",
".,:;!?'\"-+=/()%*": """
. .. . .. # .###. # #.# ... ..... .... ....# .# #. ##..# .....
. .. . .. # #...# # #.# ... ..... .... ...#. #. .# ##.#. .....
. .. # .# # ....# . ... ... ..#.. #### ...#. #. .# ..#.. .#.#.
. .. . .. # ...#. . ... ### ..#.. .... ..#.. #. .# .#... ..#..
. .. . .. # ..#.. . ... ... ##### #### .#... #. .# .#.## .#.#.
. .# # .# . ..... . ... ... ..#.. .... .#... #. .# #..## .....
# .# . .# # ..#.. . ... ... ..#.. .... #.... .# #. ..... .....
. #. . #. . ..... . ... ... ..... .... ..... .. .. ..... .....""",
"\u00a1\u00bf\u00d7\u00ab\u00bb\u2026<>&#[]\u2022": """
# ..#.. ..... ...... ...... ..... ...# #... .##.. ..... ## ## ...
. ..... ..... ...... ...... ..... ..#. .#.. #..#. .#.#. #. .# ...
# ..#.. #...# ..#..# #..#.. ..... .#.. ..#. #.#.. ##### #. .# ###
# .#... .#.#. .#..#. .#..#. ..... #... ...# .#... .#.#. #. .# ###
# #.... ..#.. #..#.. ..#..# ..... .#.. ..#. #.#.# ##### #. .# ###
# #...# .#.#. .#..#. .#..#. ..... ..#. .#.. #..#. .#.#. #. .# ...
# .###. #...# ..#..# #..#.. #.#.# ...# #... .##.# ..... ## ## ...""",
}
MARKS = {"acute": [(1, -1), (0, 0)], "grave": [(-1, -1), (0, 0)], "diaer": [(-2, 0), (2, 0)],
         "tilde": [(-2, 0), (-1, -1), (0, -1), (0, 0), (1, 0), (2, -1)], "circ": [(0, -1), (-1, 0), (1, 0)]}
ACCENTED = {"acute": ("\u00e1\u00e9\u00ed\u00f3\u00fa\u00c1\u00c9\u00cd\u00d3\u00da", "aeiouAEIOU"),
            "grave": ("\u00e0\u00e8\u00ec\u00f2\u00f9\u00c0\u00c8\u00cc\u00d2\u00d9", "aeiouAEIOU"),
            "diaer": ("\u00e4\u00eb\u00ef\u00f6\u00fc\u00c4\u00cb\u00cf\u00d6\u00dc", "aeiouAEIOU"),
            "circ": ("\u00e2\u00ea\u00ee\u00f4\u00fb\u00c2\u00ca\u00ce\u00d4\u00db", "aeiouAEIOU"),
            "tilde": ("\u00f1\u00d1\u00e3\u00f5\u00c3\u00d5", "nNaoAO")}
TOP, CELL = 3, 12                                   # rows above cap line, rows per cell


def _load():
    g = {}
    for chars, block in SHEET.items():
        rows = [r.split() for r in block.strip("\n").split("\n")]
        for k, ch in enumerate(chars):
            cell = np.zeros((CELL, len(rows[0][k])), bool)
            for y, r in enumerate(rows):
                for x, c in enumerate(r[k]): cell[TOP + y, x] = c == "#"
            g[ch] = cell
    g[" "] = np.zeros((CELL, 3), bool)
    for mark, (acc, base) in ACCENTED.items():
        for a, b in zip(acc, base):
            src = g[b]; pad = max(0, (5 if mark in ("tilde", "diaer") else 3) - src.shape[1])
            c = np.pad(src, ((0, 0), (pad // 2, pad - pad // 2)))
            if b == "i": c[TOP:TOP + 2] = False
            y = TOP - 2 + (2 if b.islower() else 0)
            MARKED[a] = [(c.shape[1] // 2 + dx, y + dy, mark) for dx, dy in MARKS[mark]]
            g[a] = c
    g["\u00e7"] = g["c"].copy(); g["\u00e7"][TOP + 7:TOP + 9, 2] = True
    return g


MARKED: dict[str, list] = {}
GLYPHS = _load()


def mask(text: str, style="small", gap=1) -> np.ndarray:
    """Boolean image of a line of text."""
    cells = []
    for ch in text:
        c = GLYPHS.get(ch, GLYPHS["?"])
        if style != "small" and ch != " ":
            c = np.pad(c, ((0, 0), (0, 1))); c = c | np.roll(c, 1, 1)
        if ch in MARKED:
            c = c.copy()
            for x, y, mark in MARKED[ch]:
                for k in (0, 1) if style != "small" and mark in ("acute", "grave") else (0,):
                    if 0 <= x + k < c.shape[1]: c[y, x + k] = True
        cells += [c, np.zeros((CELL, gap), bool)]
    m = np.concatenate(cells[:-1] or [np.zeros((CELL, 1), bool)], 1)
    return enlarge(m, {"title": 2, "huge": 4}[style]) if style in ("title", "huge") else m


def enlarge(m: np.ndarray, k: int, ss=6) -> np.ndarray:
    """Integer enlargement with rounded corners (blur and threshold, then majority)."""
    from .forge import _blur
    big = np.pad(m, 1).repeat(k * ss, 0).repeat(k * ss, 1).astype(float)
    big = _blur(big, k * ss * .22) > .5
    h, w = m.shape
    c = big[k * ss:-k * ss, k * ss:-k * ss].reshape(h * k, ss, w * k, ss).mean((1, 3))
    return c > .5


def text(s: str, color="white", style="small", shadow="ink", outline=None, ramp=None) -> np.ndarray:
    """Indexed image of a line. ramp = list of colours top to bottom (titles)."""
    m = np.pad(mask(s, style), ((1, 3), (2, 2)))
    img = np.zeros(m.shape, int)
    def put(dx, dy, c): img[np.roll(np.roll(m, dy, 0), dx, 1)] = INDEX[c]
    if outline:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1): put(dx, dy, outline)
        put(0, 2, outline); put(1, 2, outline); put(-1, 2, outline)
    elif shadow: put(0, 1, shadow); put(1, 1, shadow); put(1, 0, shadow)
    if ramp:
        k = {"title": 2, "huge": 4}.get(style, 1)
        y0, n = 1 + TOP * k, 7 * k
        for y in range(img.shape[0]):
            j = min(len(ramp) - 1, max(0, int((y - y0) / n * len(ramp))))
            img[y][m[y]] = INDEX[ramp[j]]
        if style in ("title", "huge"):                                  # bevel: lit top edge
            top = m & ~np.roll(m, 1, 0); img[top] = INDEX["white"]
    else: put(0, 0, color)
    return img
