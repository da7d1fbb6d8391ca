"""icons.py - hand-set pixel icons and input glyphs (text grids, palette colours only).

    icon("chest")            room types, items, counters, devices        -> indexed array
    glyph("pad:A"), glyph("key:Z"), glyph("dpad:lr"), glyph("pill:START") -> input prompts, all 13 px tall
"""
from __future__ import annotations
import numpy as np
from ..palette import INDEX as I
from ..pixfont import mask, GLYPHS, CELL, TOP

KEY = {"k": "ink", "n": "night", "u": "umber", "w": "white", "c": "cream", "i": "ice", "g": "gold4", "G": "gold3", "d": "gold2", "D": "gold1",
       "r": "red3", "R": "red2", "e": "red4", "E": "red1", "b": "bone4", "B": "bone3", "x": "bone2", "s": "stone3", "S": "stone4", "L": "stone5", "z": "stone2", "Z": "stone1",
       "o": "wood3", "O": "wood2", "p": "wood1", "y": "wood4", "t": "teal3", "T": "teal4", "h": "teal2", "v": "purp3", "V": "purp4", "P": "purp2",
       "q": "steel2", "l": "steel3", "m": "steel4", "a": "green3", "A": "green4", "f": "blue3", "F": "blue2"}

GRID = {
"chest": """
..kkkkkkkkkkk..
.kgyoooooooyGk.
kgyooooooooooGk
kGoOOOOOOOOOOGk
kGOOOOOOOOOOOdk
kgGGGGkkkGGGGGk
kGdddGkgkGdddGk
kGooookgkooooGk
kGOOOOOkOOOOOGk
kGppppppppppOdk
kgGGGGGGGGGGGdk
.kkkkkkkkkkkkk.""",
"skull": """
...kkkkkkk...
.kkbbbbbbBkk.
kbbwbbbbbbbBk
kbwbbbbbbbbBk
kbkkkbbbkkkBk
kbkkkbbbkkkBk
kbkkkbkbkkkBk
kBbbbkkkbbbBk
.kBbbbbbbbBk.
..kbkbkbkbk..
..kBkBkBkBk..
...kkkkkkk...""",
"trap": """
..k....k....k..
.kmk..kmk..kmk.
.kmk..kmk..kmk.
.kmqk.kmqk.kmqk
kmlqkkmlqkkmlqk
kmlqkkmlqkkmlqk
kmlqkkmlqkkmlqk
kkkkkkkkkkkkkkk
kLSSSSSSSSSSSsk
ksnssnssnssnssk
kkkkkkkkkkkkkkk""",
"chamber": """
.....kkk.....
....kTTtk....
...kTwTttk...
...kTTttthk..
....kttthk...
.....kthk....
..kkkkkkkkk..
.kLLSSSSSSsk.
..kkkkkkkkk..
...kLSSsk....
...kLSSsk....
..kkkkkkkkk..
.kLSSSSSSSsk.
.kkkkkkkkkkk.""",
"boss": """
k...............k
kk.............kk
kbk.kkkkkkkkk.kBk
kbbkbbbbbbbBBkBBk
.kbbbwbbbbbbBBBk.
..kkbbbbbbbbBkk..
...kbkkbbbkkBk...
...kbrekbkerBk...
...kBkkbkbkkBk...
....kBbbbbbBk....
....kbkbkbkBk....
.....kkkkkkk.....""",
"stairs": """
kkkkk...........
kLLLk...........
kSSSkkkk........
kSSSkLLk........
kSSSkSSkkkk.....
kzzzkSSkLLk.....
kzzzkzzkSSkkkk..
kzzzkzzkzzkLLkkk
kzzzkzzkzzkzzkLk
kkkkkkkkkkkkkkkk""",
"torch": """
.....g.....
....gG.e...
..e.ggGe...
..eGgwgGe..
..rGgwgGr..
...rGgGr...
...kkkkk...
...kyoOk...
....koOk...
....koOk...
....kkkk...""",
"ball": """
...kkkkk...
..kVVvvvk..
.kVwVvvvvk.
.kVVvTvvPk.
.kVvTTvvPk.
.kvvvTvPPk.
..kvvvPPk..
.kkkkkkkkk.
.kgGGGGGdk.
kgGGGGGGddk
kkkkkkkkkkk""",
"key": """
.kkkk......
kgggGk.....
kgkkGk.....
kgkkGkkkkkk
kgkkGGGGGGk
kGGGGkkGkGk
.kkkk..k.k.""",
"sword": """
........kkk
.......kwmk
......kwmlk
.....kwmlk.
kk..kwmlk..
kgkkwmlk...
.kgkmlk....
..kggk.....
.kokgGk....
kokk.kGk...
kkk...kk...""",
"potion": """
....kkk....
....kok....
...kgggk...
....kik....
...kkikk...
..kerrrRk..
.kewrrrrRk.
.kewrrrrRk.
.kerrrrrRk.
..krrrRRk..
...kkkkk...""",
"heart": """
.kkk...kkk.
kerrk.krrRk
kewrrkrrrRk
kewrrrrrrRk
kerrrrrrrRk
.krrrrrrRk.
..krrrrRk..
...krrRk...
....kRk....
.....k.....""",
"hollow": """
.kkk...kkk.
kzzzk.kzzzk
kzZZzkzZZzk
kzZZZzZZZzk
kzZZZZZZZzk
.kzZZZZZzk.
..kzZZZzk..
...kzZzk...
....kzk....
.....k.....""",
"coin": """
..kkkkk..
.kgccgGk.
kgcgGGGdk
kcgGwDGdk
kggGwDGdk
kgGGwDGdk
kGGGGGddk
.kGdddDk.
..kkkkk..""",
"wound": """
....k....
...krk...
...kek...
..kerrk..
..kerrk..
.kewrrRk.
.kewrrRk.
.kerrRRk.
..krRRk..
...kkk...""",
"keyboard": """
kkkkkkkkkkkkkkkkk
kLLLLLLLLLLLLLLLk
kLkLkLkLkLkLkLkLk
kLLLLLLLLLLLLLLLk
kLkkLkLkLkLkLkkLk
kLLLLLLLLLLLLLLLk
kLkLkkkkkkkkkLkLk
kSSSSSSSSSSSSSSSk
kkkkkkkkkkkkkkkkk""",
"pad": """
..kkkkkkkkkkkkk..
.kLLLLLLLLLLLLLk.
kLLLkLLLLLLLgLLLk
kLLkkkLLLLLfLrLLk
kLLLkLLzLzLLaLLLk
kLLLLLLLLLLLLLLLk
kLLLSSkkkkkSSLLLk
kLLSkk.....kkSLLk
kSSk.........kSSk
.kk...........kk.""",
"bot": """
.......k.......
......kek......
.......k.......
..kkkkkkkkkkk..
.kLLLLLLLLLLSk.
kkLkkkLLLkkkSkk
kSLkTkLLLkTkSsk
kSLkkkLLLkkkSsk
kkLLLLLLLLLLSkk
.kLkLkLkLkLkSk.
.kSSSSSSSSSSsk.
..kkkkkkkkkkk..""",
"check": """
........kk
.......kAk
......kAak
kk...kAak.
kAk.kAak..
kaAkAak...
.kaAak....
..kak.....
...k......""",
"cross": """
kk....kk
kekk.krk
.kerkrk.
..kerk..
..kerk..
.kerkrk.
kek..krk
kk....kk""",
"lock": """
...kkkk...
..kSLLSk..
..kSkkSk..
..kSkkSk..
kkkkkkkkkk
kgGGGGGGdk
kGGGkkGGdk
kGGGkkGGdk
kGGddddddk
kkkkkkkkkk""",
"crown": """
..k...k...k..
.kgk.kgk.kgk.
.kgkkkgkkkGk.
kgggkgGgkGGGk
kgggggGGGGGGk
kgGGGGGGGGGdk
kGrGGGiGGGrdk
.kddddddddDk.
..kkkkkkkkk..""",
"faint": """
.k...k.k...k.
ksk.ksksk.ksk
.kskSk.kskSk.
..kSk...kSk..
.kSksk.kSksk.
kSk.kskSk.ksk
.k...k.k...k.""",
"skip": """
kk..kk..kk
kLk.kLk.kL
kLLkkLLkkL
kLLLkLLLkL
kLLkkLLkkL
kLk.kLk.kL
kk..kk..kk""",
"eye": """
....kkkkk....
..kkLLLLLkk..
.kLLLkkkLLLk.
kLLLkTthkLLLk
.kLLLkkkLLLk.
..kkLLLLLkk..
....kkkkk....""",
"people": """
..kkk.....kkk..
.kLLLk...kLLLk.
.kLLLk...kLLLk.
.kSLSk...kSLSk.
..kkk.kkk.kkk..
.kLLkkLLLkkLLk.
kLLLkkLLLkkLLLk
kLSSkkSLSkkSSLk
kSSSkkkkkkkSSSk
kSSkkLLLLLkkSSk
kkkkLLLLLLLkkkk
..kkSSSSSSSkk..
..kkkkkkkkkkk..""",
"duel": """
kk.........kk
kmkk.....kkmk
.kmlk...kmlk.
..kmlk.kmlk..
...kmlkmlk...
....kmmlk....
kk..kmllk..kk
kgkkmlkmlkkgk
.kgkkk.kkkgk.
..kgk...kgk..
.kokgk.kgkok.
kok..k.k..kok
kk.........kk""",
"solo": """
...kkkkk...
..kLLLLSk..
.kLLLLLLSk.
.kLLLLLLSk.
.kSLLLLSSk.
..kSSSSSk..
.kkkkkkkkk.
kLLLkkkLLSk
kLLLLLLLLSk
kLSSSSSSSSk
kSSSSSSSSsk
kkkkkkkkkkk""",
"map": """
kkkkkkkkkkkkk
kbbbbkbbbkBBk
kbrrbkBbbkBBk
kbrbbkBbrkrBk
kbbrbkBbbrBBk
kbbbrkrbbkBBk
kbbbbkBrrkBBk
kbbbbkBbbkBBk
kBBBBkxBBkxxk
kkkkkkkkkkkkk""",
"map_open": """
kkkkkkkkkkkkkkkkkkkkkkk
kbbbbbbbkBbbbbbbkBBBBBk
kbbbbbbbkBbbbbbbkBBBBBk
kbbrrbbbkBbbbbbbkBrBrBk
kbbrrbbbkBbbbbbbkBBrBBk
kbbbbbbbkBbbbbrbkBrBrBk
kbbbrbbbkBbbbbbbkBBBBBk
kbbbbbbbkBbbrbbbkBBBBBk
kbbbbrbbkBbbbbbbkBBBBBk
kbbbbbbbkBrbbbbbkBBBBBk
kbbbbbbrkBbbbbbbkBxBBBk
kbbbbbbbkBbbbbbbkBxxBBk
kbbxbbbbkBbbbbbbkBBBBBk
kbxxxbbbkBbbbbbbkBBBBBk
kbbbbbbbkBbbbbbbkBBBBBk
kBBBBBBBkxBBBBBBkxxxxxk
kkkkkkkkkkkkkkkkkkkkkkk""",
"cardback": """
kkkkkkkkkk
kLLLLLLLSk
kLFFFFFFSk
kLFffffFSk
kLFfLLfFSk
kLFfLLfFSk
kLFfLLfFSk
kLFffffFSk
kLFFFFFFSk
kLFFFFFFSk
kSSSSSSSSk
kkkkkkkkkk""",
}
NARROW = {"hourglass": """
kkkkkkkkk
kgGGGGGdk
.kiiiiik.
..kGGGk..
...kGk...
...kik...
..kiGik..
.kiGGGik.
kgGGGGGdk
kkkkkkkkk""", "pause": """
kkkk.kkkk
kcGk.kcGk
kcGk.kcGk
kcGk.kcGk
kcGk.kcGk
kcGk.kcGk
kcGk.kcGk
kcGk.kcGk
kkkk.kkkk"""}
GRID.update(NARROW)


def grid(rows, key=KEY):
    rows = rows.strip("\n").split("\n"); w = max(map(len, rows))
    a = np.zeros((len(rows), w), int)
    for y, r in enumerate(rows):
        for x, ch in enumerate(r):
            if ch != ".": a[y, x] = I[key[ch]]
    return a


def recolour(a, table):
    out = a.copy()
    for s, d in table.items(): out[a == I[s]] = I[d]
    return out


GREY = {n: g for g, ns in {"stone4": "white cream ice gold4 bone4 stone5 teal4 steel4 red4 purp4 blue4", "stone3": "gold3 bone3 stone4 wood4 steel3 teal3 red3 purp3 green4 blue3",
                           "stone2": "gold2 wood3 wood2 bone2 stone3 steel2 red2 teal2 purp2 green3 blue2", "stone1": "gold1 wood1 red1 stone2 green2 green1 blue1"}.items() for n in ns.split()}


def icon(name, off=False):
    """off=True: the greyed (disabled / spent) version."""
    a = grid(GRID[name])
    return recolour(a, GREY) if off else a


# ------------------------------------------------------------------ micro digits 3x5
_MICRO = {"0": "###|#.#|#.#|#.#|###", "1": ".#.|##.|.#.|.#.|###", "2": "###|..#|###|#..|###", "3": "###|..#|.##|..#|###", "4": "#.#|#.#|###|..#|..#", "5": "###|#..|###|..#|###",
          "6": "###|#..|###|#.#|###", "7": "###|..#|.#.|.#.|.#.", "8": "###|#.#|###|#.#|###", "9": "###|#.#|###|..#|###", "x": "...|#.#|.#.|#.#|...", "/": "..#|..#|.#.|#..|#..", "+": "...|.#.|###|.#.|...", "-": "...|...|###|...|..."}


def micro(s, color="white"):
    a = np.zeros((5, 4 * len(s) - 1), int)
    for k, ch in enumerate(s):
        for y, r in enumerate(_MICRO[ch].split("|")):
            for x, c in enumerate(r):
                if c == "#": a[y, 4 * k + x] = I[color]
    return a


# ------------------------------------------------------------------ input glyphs
PAD = {"A": ("green2", "green3", "green4"), "B": ("red2", "red3", "red4"), "X": ("blue2", "blue3", "blue4"), "Y": ("gold2", "gold3", "gold4"),
       "cross": ("stone1", "night", "blue4"), "circle": ("stone1", "night", "red4"), "square": ("stone1", "night", "purp4"), "triangle": ("stone1", "night", "green4")}
SHAPES = {"cross": "#.....#|.#...#.|..#.#..|...#...|..#.#..|.#...#.|#.....#", "circle": "..###..|.#...#.|#.....#|#.....#|#.....#|.#...#.|..###..",
          "square": "#######|#.....#|#.....#|#.....#|#.....#|#.....#|#######", "triangle": "...#...|..#.#..|..#.#..|.#...#.|.#...#.|#.....#|#######"}


def _put(dst, m, x, y, c):
    h, w = m.shape
    for j in range(h):
        for i in range(w):
            if m[j, i] and 0 <= y + j < dst.shape[0] and 0 <= x + i < dst.shape[1]: dst[y + j, x + i] = I[c]


def _cap(s):                                               # trimmed letter mask
    m = mask(s, "small"); ys, xs = np.where(m); return m[ys.min():ys.max() + 1, xs.min():xs.max() + 1]


ARROWS = {"up": "...#...|..###..|.#####.|#######", "down": "#######|.#####.|..###..|...#...", "left": "...#|..##|.###|####|.###|..##|...#", "right": "#...|##..|###.|####|###.|##..|#..."}


def arrow(name, color="white"):
    rows = ARROWS[name].split("|")
    a = np.zeros((len(rows), len(rows[0])), int)
    for y, r in enumerate(rows):
        for x, ch in enumerate(r):
            if ch == "#": a[y, x] = I[color]
    return a


def _shape(lab, pressed):                                  # dark disc, outlined shape
    lo, mid, hi = PAD[lab]; y, x = np.mgrid[0:13, 0:13]; d = np.hypot(x - 6, y - 6)
    a = np.where(d < 6.6, I["ink"], 0); a[d < 5.6] = I[lo if not pressed else mid]
    if not pressed: a[(d < 5.6) & (d > 4.6) & (y < 5)] = I["stone3"]
    m = np.array([[c == "#" for c in r] for r in SHAPES[lab].split("|")])
    _put(a, m, 3, 3, hi); return a


ARM = {"on": ["..kkk..", ".kkgkk.", "kkgggkk", "kgggggk", "kkdddkk"], "off": [".......", ".kkkkk.", ".kdddk.", ".kdddk.", ".kdddk."]}


def _cross(lab):                                           # a d-pad: arms that act are golden arrow heads
    a = np.zeros((13, 13), int)
    code = {"k": I["ink"], "g": I["gold4"], "d": I["stone3"]}
    for turns, way in enumerate("uldr"):
        arm = np.zeros((13, 13), int)
        for y, row in enumerate(ARM["on" if way in lab else "off"]):
            for x, ch in enumerate(row):
                if ch != ".": arm[y, x + 3] = code[ch]
        arm = np.rot90(arm, turns); a[(arm > 0) & ((a == 0) | (a == I["ink"]))] = arm[(arm > 0) & ((a == 0) | (a == I["ink"]))]
    a[5:8, 5:8] = I["stone3"]
    return a


def glyph(name, pressed=False):
    kind, _, lab = name.partition(":")
    if kind == "pad":                                      # face button: disc + letter
        if lab in SHAPES: return _shape(lab, pressed)
        lo, mid, hi = PAD[lab]; y, x = np.mgrid[0:13, 0:13]; d = np.hypot(x - 6, y - 6)
        a = np.where(d < 6.6, I["ink"], 0); a[d < 5.6] = I[mid if not pressed else lo]
        if not pressed:
            a[(d < 5.6) & (d > 4.3) & (y < 5)] = I[hi]; a[(d < 5.6) & (d > 4.4) & (y > 8)] = I[lo]
        m = _cap(lab); _put(a, m, 6 - m.shape[1] // 2, 3, "ink" if lab in "YA" else "white"); return a
    if kind in ("key", "pill"):                            # key cap / centre button
        arr = lab in ARROWS; m = None if arr else mask(lab, "small"); lw = 7 if arr else m.shape[1]
        w = max(13, lw + 8); a = np.full((13, w), I["ink"])
        if kind == "key":
            a[1:12, 1:-1] = I["stone3"]; a[1:(10 if not pressed else 12), 1:-1] = I["stone5"]; a[1, 1:-1] = I["white"]
        else:
            a[1:12, 1:-1] = I["stone2"]; a[1, 2:-2] = I["stone4"]; a[11, 2:-2] = I["stone1"]
        for yy, xx in ((0, 0), (0, -1), (-1, 0), (-1, -1)): a[yy, xx] = 0
        if kind == "pill":
            for yy, xx in ((1, 1), (1, -2), (-2, 1), (-2, -2), (0, 1), (0, -2), (-1, 1), (-1, -2)): a[yy, xx] = I["ink"]
            a[0, :2] = a[0, -2:] = a[-1, :2] = a[-1, -2:] = 0; a[1, 0] = a[1, -1] = a[-2, 0] = a[-2, -1] = 0
        c = "ink" if kind == "key" else "white"
        if arr: q = arrow(lab, c); yy, xx = 5 - q.shape[0] // 2, w // 2 - q.shape[1] // 2; a[yy:yy + q.shape[0], xx:xx + q.shape[1]][q > 0] = q[q > 0]
        else: _put(a, m, (w - lw) // 2, 2 - TOP + (0 if kind == "key" else 1), c)
        return a
    if kind == "dpad": return _cross(lab)                  # lab: directions that act, e.g. "lr", "ud", "lrud"
    if kind == "stick":                                    # a stick seen from above, pushed one way
        y, x = np.mgrid[0:13, 0:13]; d = np.hypot(x - 6, y - 6)
        a = np.where(d < 6.6, I["ink"], 0); a[d < 5.7] = I["stone3"]; a[(d < 5.7) & (y < 4)] = I["stone4"]; a[d < 4.7] = I["night"]
        q = arrow(lab, "gold4"); h, w = q.shape; dy, dx = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[lab]
        yy, xx = 6 - h // 2 + min(dy, 0) + (h % 2 == 0) * (dy < 0), 6 - w // 2 + min(dx, 0) + (w % 2 == 0) * (dx < 0)
        part = a[yy:yy + h, xx:xx + w]; part[q > 0] = q[q > 0]
        return a
    raise KeyError(name)


# ------------------------------------------------------------------ characters the font lacks
def _extra():
    def add(ch, rows):
        c = np.zeros((CELL, len(rows[0])), bool)
        for y, r in enumerate(rows):
            for x, v in enumerate(r): c[TOP + y, x] = v == "#"
        GLYPHS[ch] = c
    add("\u00b7", ["..", "..", "##", "##", "##"])
    add("\u00f7", [".....", "..#..", ".....", "#####", ".....", "..#.."])
    add("\u2192", [".......", "....#..", ".....#.", "#######", ".....#.", "....#.."])
    add("\u00ba", [".##.", "#..#", "#..#", ".##.", "....", "####"])
    add("\u00aa", [".##.", "#.##", "#.##", ".#.#", "....", "####"])
    add("_", ["....."] * 6 + ["#####"])
    add("\u2014", ["......"] * 3 + ["######"])
    add("\u2019", ["#", "#"]); add("|", ["#"] * 7)
    add("\u2212", ["....."] * 3 + ["#####"])
_extra()
