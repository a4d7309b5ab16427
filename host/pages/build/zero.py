# Writes host/pages/kit/zero.woff2: the zero of Atkinson Hyperlegible Next (OFL-1.1) without its slash, in all weights, proportional and tabular.
# Needs fontTools with brotli (Debian: python3-fonttools, python3-brotli). Run it again when the typeface changes.
from pathlib import Path

from fontTools import subset
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.iup import iup_delta

ROOT = Path(__file__).resolve().parents[3]
FACE = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"


def extreme(points, first, last, axis, sign):
    return max(range(first, last + 1), key=lambda at: sign * points[at][axis])


def opened(points, ends, where):
    """Points of the outline without the slash. The counter is its lower left quarter, mirrored: linear, so deltas take it as well."""
    outer, low, high = ends
    left = extreme(where, outer + 1, low, 0, -1)
    right = extreme(where, low + 1, high, 0, 1)
    top = extreme(where, low + 1, high, 1, 1)
    # The lower contour begins at the bottom and ends with the quarter from the left: left, ..., bottom.
    quarter = [*range(left, low + 1), outer + 1]
    cx = (points[left][0] + points[right][0]) / 2
    cy = (points[outer + 1][1] + points[top][1]) / 2
    arc = [points[at] for at in quarter]
    flip = lambda x, y: [(2 * cx - px if x else px, 2 * cy - py if y else py) for px, py in arc]
    arcs = [arc, flip(True, False)[::-1], flip(True, True), flip(False, True)[::-1]]
    return [*points[: outer + 1], *(point for each in arcs for point in each[:-1])], quarter


def mend(font, name):
    glyf, gvar = font["glyf"], font["gvar"]
    glyph = glyf[name]
    points, ends, flags = glyph.getCoordinates(glyf)
    where = list(points)
    outline, quarter = opened(where, ends, where)
    on = [flags[at] for at in quarter]
    turns = [on[:-1], on[::-1][:-1], on[:-1], on[::-1][:-1]]
    all_points, _ = glyf._getCoordinatesAndControls(name, font["hmtx"].metrics)
    for variation in gvar.variations[name]:
        whole = iup_delta(variation.coordinates, list(all_points), list(ends))
        moved, _ = opened(whole[: len(where)], ends, where)
        variation.coordinates = [(round(x), round(y)) for x, y in [*moved, *whole[len(where) :]]]
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in outline])
    glyph.flags = bytearray([*flags[: ends[0] + 1], *(flag for each in turns for flag in each)])
    glyph.endPtsOfContours = [ends[0], len(outline) - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(glyf)


options = subset.Options(flavor="woff2", layout_features=["tnum", "pnum"], name_IDs=[0, 13, 14], hinting=False)
font = subset.load_font(str(ROOT / FACE), options)
subsetter = subset.Subsetter(options)
subsetter.populate(text="0")
subsetter.subset(font)
for name in font.getGlyphOrder():
    if name.startswith("zero") and not font["glyf"][name].isComposite():
        mend(font, name)
subset.save_font(font, str(ROOT / "host/pages/kit/zero.woff2"), options)
