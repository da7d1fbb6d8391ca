"""logo.py - the lettering of the title: vector letters, chiselled by their distance field, quantised to palette ramps."""
from __future__ import annotations
import numpy as np
from PIL import Image, ImageDraw
from ..palette import INDEX as I
from ..room import BAYER
from .ui import put, tile
from . import art

# letters on a 10 x 12 grid: (solids, holes); flared stems, angular bowls
def _stem(x, w=3.0, y0=0.0, y1=12.0, f=.55, top=True, bot=True):
    a = [(x - f, y0), (x + w + f, y0), (x + w, y0 + 1.5)] if top else [(x, y0), (x + w, y0)]
    b = [(x + w, y1 - 1.5), (x + w + f, y1), (x - f, y1), (x, y1 - 1.5)] if bot else [(x + w, y1), (x, y1)]
    return a + b + ([(x, y0 + 1.5)] if top else [])

LET = {
    "D": ([_stem(.8), [(1.6, 0), (6.2, 0), (9.6, 3.0), (9.6, 9.0), (6.2, 12), (1.6, 12)]], [[(3.9, 2.4), (5.3, 2.4), (6.6, 3.8), (6.6, 8.2), (5.3, 9.6), (3.9, 9.6)]], 10.2),
    "U": ([_stem(.8, bot=False, y1=9), _stem(6.6, bot=False, y1=9), [(.8, 6), (.8, 9.4), (3.2, 12.2), (7.2, 12.2), (9.6, 9.4), (9.6, 6), (6.6, 6), (6.6, 8.6), (5.9, 9.5), (4.5, 9.5), (3.8, 8.6), (3.8, 6)]], [], 10.4),
    "N": ([_stem(.8, 2.9), _stem(7.2, 2.9), [(.4, 0), (4.0, 0), (10.0, 12), (6.6, 12)]], [], 10.8),
    "G": ([[(9.4, 3.9), (9.9, .2), (3.6, 0), (.6, 3.0), (.6, 9.0), (3.6, 12), (7.0, 12), (9.6, 9.8), (9.6, 5.4), (5.4, 5.4), (5.4, 7.6), (6.7, 7.6), (6.7, 8.9), (6.0, 9.6), (4.6, 9.6), (3.6, 8.4), (3.6, 3.6), (4.6, 2.4), (6.2, 2.4), (6.6, 3.9)]], [], 10.4),
    "E": ([_stem(.8), [(1.4, 0), (8.0, 0), (8.5, 3.5), (7.5, 2.5), (2, 2.5)], [(1.4, 4.8), (5.9, 4.8), (6.9, 4.0), (6.9, 8.0), (5.9, 7.2), (1.4, 7.2)], [(1.4, 9.5), (7.5, 9.5), (8.5, 8.5), (8.0, 12), (1.4, 12)]], [], 9.2),
    "O": ([[(3.6, -.2), (6.8, -.2), (9.8, 3.0), (9.8, 9.0), (6.8, 12.2), (3.6, 12.2), (.6, 9.0), (.6, 3.0)]], [[(4.5, 2.5), (5.9, 2.5), (6.8, 3.7), (6.8, 8.3), (5.9, 9.5), (4.5, 9.5), (3.6, 8.3), (3.6, 3.7)]], 10.6),
    "A": ([[(3.3, 0), (7.1, 0), (10.1, 10.6), (10.7, 12), (6.9, 12), (7.2, 10.8), (6.9, 9.6), (3.5, 9.6), (3.2, 10.8), (3.5, 12), (-.3, 12), (.3, 10.6)]], [[(5.2, 2.9), (6.35, 7.3), (4.05, 7.3)]], 10.8),
    "R": ([_stem(.8), [(1.4, 0), (6.6, 0), (9.4, 2.4), (9.4, 5.2), (7.4, 7.0), (9.2, 10.6), (10.4, 12), (6.7, 12), (4.6, 7.6), (2, 7.6)]], [[(3.9, 2.4), (5.6, 2.4), (6.5, 3.2), (6.5, 4.5), (5.6, 5.3), (3.9, 5.3)]], 10.8),
    "C": ([[(9.3, 4.1), (9.9, .2), (3.6, -.2), (.6, 3.0), (.6, 9.0), (3.6, 12.2), (7.4, 12.2), (9.7, 9.8), (9.2, 8.2), (7.0, 8.6), (6.2, 9.5), (4.6, 9.5), (3.6, 8.4), (3.6, 3.6), (4.6, 2.5), (6.2, 2.5), (6.7, 4.1)]], [], 10.0),
}


def word_mask(s, k, ss=4, gap=.5):
    """Boolean mask at ss samples per pixel; k = pixels per grid unit."""
    W = int((sum(LET[c][2] + gap for c in s) + 2) * k); Hh = int(13.4 * k)
    im = Image.new("1", (W * ss, Hh * ss)); d = ImageDraw.Draw(im); x = 1.0
    for c in s:
        so, ho, w = LET[c]; one = Image.new("1", im.size); q = ImageDraw.Draw(one)
        for p in so: q.polygon([((x + a) * k * ss, (b + .6) * k * ss) for a, b in p], fill=1)
        for p in ho: q.polygon([((x + a) * k * ss, (b + .6) * k * ss) for a, b in p], fill=0)
        im.paste(1, mask=one); x += w + gap
    return np.array(im)


def _dist(m, r):
    """Distance to the outside in samples, up to r (octagonal erosion)."""
    d = np.zeros(m.shape); cur = m.copy(); k = 0
    while k < r and cur.any():
        d[cur] = k + 1; p = np.pad(cur, 1)
        n4 = p[1:-1, 1:-1] & p[:-2, 1:-1] & p[2:, 1:-1] & p[1:-1, :-2] & p[1:-1, 2:]
        cur = n4 & p[:-2, :-2] & p[2:, 2:] & p[:-2, 2:] & p[2:, :-2] if k % 2 else n4
        k += 1
    return d


def engrave(s, k, face, bevel_hi, bevel_lo, depth, edge=("umber", "gold1"), bevel=1.5, ss=4, gap=.5):
    """face: ramp top to bottom; bevel_hi / _lo: lit and shaded chamfers; depth: px of extrusion below."""
    m = word_mask(s, k, ss, gap); H, W = m.shape[0] // ss, m.shape[1] // ss
    r = int(bevel * k * .36 * ss); d = _dist(m, r)
    gy, gx = np.gradient(np.minimum(d, r)); g = np.hypot(gx, gy) + 1e-6; li = (gx * .55 + gy * .72) / g       # light from the top left: chamfer rising to the right/down is lit
    flat = d >= r - .5
    B = lambda a: a.reshape(H, ss, W, ss).mean((1, 3))
    cov, fl, lit = B(m), B(flat), B(np.where(m & ~flat, li, 0)) / np.maximum(B(m & ~flat), 1e-6)
    solid = cov > .5; yy = np.arange(H)[:, None] / H * np.ones((1, W)); t = tile(H, W)
    ft = np.array([I[n] for n in face])[np.clip((yy * len(face) + (t - .5) * .5).astype(int), 0, len(face) - 1)]
    out = np.where(fl > .5, ft, np.where(lit > .25, I[bevel_hi[0]], np.where(lit > -.25, I[bevel_hi[1]], np.where(lit > -.7, I[bevel_lo[0]], I[bevel_lo[1]]))))
    img = np.zeros((H + depth + 6, W + 6), int); ox = oy = 2
    S = np.zeros(img.shape, bool); S[oy:oy + H, ox:ox + W] = solid
    def grow(a, n=1):
        for _ in range(n):
            p = np.pad(a, 1); a = p[1:-1, 1:-1] | p[:-2, 1:-1] | p[2:, 1:-1] | p[1:-1, :-2] | p[1:-1, 2:]
        return a
    ext = np.zeros_like(S)
    for q in range(depth + 1): ext |= np.roll(S, q, 0)
    img[grow(ext, 2)] = I["ink"]
    img[ext] = I[edge[0]]; img[ext & np.roll(S, max(1, depth - 1), 0) & ~np.roll(S, depth - 2 if depth > 2 else 0, 0)] = I[edge[1]]
    img[grow(S) & ~S & ~np.roll(ext, 0, 0)] = I["ink"]
    img[S] = out[solid]
    return img


def logo(lang_sub="Dungeon Raiders"):
    def make():
        a = engrave("DUNGEON", 4.0, ["cream", "cream", "gold4", "gold4", "gold3", "gold3", "gold2"], ("white", "cream"), ("gold2", "gold1"), 4)
        b = engrave("ARCADE", 2.45, ["white", "ice", "steel4", "steel3"], ("white", "white"), ("steel2", "steel1"), 2, edge=("blue1", "steel1"), gap=1.7, bevel=1.2)
        w = max(a.shape[1], b.shape[1] + 184); h = a.shape[0] + b.shape[0] + 2
        o = np.zeros((h, w), int); put(o, a, w / 2, 0, .5)
        y = a.shape[0] - 1
        def sw(f):
            from ..heroes import blade
            blade(f, 24, 9, 0, 66, 3.2, "steel", start=0, taper=12); f.cone(23, 1.6, 1.5, 23, 16.4, 1.5, "gold"); f.cone(21, 9, 1.5, 10, 9, 1.5, "leather"); f.ellipse(7.5, 9, 2.8, 2.8, "gold"); f.ellipse(7.5, 9, 1.3, 1.3, "scarlet", line=False)
        def sw2(f): f.flip = True; sw(f)
        bw = b.shape[1]
        put(o, art.forged("logo/sw", 92, 18, sw), w / 2 + bw / 2 - 8, y + 9); put(o, art.forged("logo/sw2", 92, 18, sw2), w / 2 - bw / 2 + 8, y + 9, 1)
        put(o, b, w / 2, y, .5)
        return o
    return art.cached("logo", make)


if __name__ == "__main__":
    from ..forge import to_image
    a = logo(); c = np.full((a.shape[0] + 20, a.shape[1] + 20), I["night"]); put(c, a, 10, 10); im = to_image(c)
    print(a.shape); im.resize((im.width * 4, im.height * 4), 0).save("out/_look.png")
