"""Builds the site's font file from the variable Latin file of Bricolage Grotesque
(npm: @fontsource-variable/bricolage-grotesque 5.3.0).

    pip install fonttools==4.66.1 brotli==1.2.0
    python src/tooling/build/subsetDisplayFont.py bricolage-grotesque-latin-wght-normal.woff2 src/styles/fonts/bricolage-grotesque.woff2

The font delays the first lines in their final typeface, so the file contains only what the site uses: weights 550 to
750; letters, numerals and punctuation of titles and sentences in its five languages; and kerning that is visible at
these sizes. Outlines are on a grid of 400 units per em. The kerning of the heaviest weight is used for all weights:
pairs below a fortieth of an em are not kerned, the others are rounded to multiples of it, and exceptions for single
pairs are dropped. The outlines of lighter weights are accurate to 0.006 em. Tables that browsers do not need are
dropped as well (named instances, the labels of their axes, substitutions, metrics variations that follow from the
outlines). With HTTP headers the file takes eight packets (11.7 KB): on slow 4G, where the first files of a page
compete for bandwidth, that is two round trips, and more would be three.
"""

import sys
from io import BytesIO

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta_optimize
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = (550, 750, 750)
LETTERS = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ"
UNUSED = "<=>@\\^_`{|}~"
MARKS = "¡¿«»‹›–—‘’‚“”„…·•°²³½×€\u00a0\u202f"
# The only accent that the source repeats in the outline of every letter; the others are components.
GRAVE_LETTERS = {"egrave": "e", "agrave": "a", "ograve": "o", "ugrave": "u"}
GRAVE_LETTERS |= {"Agrave": "A", "Egrave": "E", "Ograve": "O", "Ugrave": "U"}
NAMES = [0, 1, 2, 13, 14]
GRAVE, GRAVE_POINTS, ADVANCES = "grave", 4, 4
# The rounding error is at most 0.08 pixels in the largest heading; 1,000 units per em would make the file 10% larger.
UNITS_PER_EM = 400
KERNING_STEP = UNITS_PER_EM // 40
OUTLINE_STEP = 2
EXCEPTIONS, CLASSES = 1, 2


def is_wanted(code):
    """Whether titles or sentences may use a code point."""
    character = chr(code)
    return (0x20 <= code < 0x7F and character not in UNUSED) or character in LETTERS + MARKS


def to_steps(advance):
    return 0 if abs(advance) < KERNING_STEP else round(advance / KERNING_STEP) * KERNING_STEP


def share_grave(font):
    """Adds the grave accent as a glyph, and makes its letters composites of the base letter and the accent."""
    glyphs, variations, metrics = font["glyf"], font["gvar"].variations, font["hmtx"].metrics
    end = slice(-GRAVE_POINTS - ADVANCES, -ADVANCES)
    shared = None
    for name, letter in GRAVE_LETTERS.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        (variation,) = variations[name]
        variation.calcInferredDeltas(points, control.endPts)
        accent, moves = points[end], variation.coordinates[end]
        shared = shared or draw_glyph(font, GRAVE, accent, moves, variation)
        start, first_move = shared
        pen = TTGlyphPen(glyphs)
        pen.addComponent(letter, (1, 0, 0, 1, 0, 0))
        pen.addComponent(GRAVE, (1, 0, 0, 1, *minus(accent[0], start)))
        glyphs[name] = pen.glyph()
        variation.coordinates = [(0, 0), minus(moves[0], first_move), *variation.coordinates[-ADVANCES:]]


def draw_glyph(font, name, points, moves, variation):
    """Adds a glyph of straight lines with zero width. Returns its first point and the variation delta of that point."""
    pen = TTGlyphPen(None)
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
    font["glyf"][name] = pen.glyph()
    font["hmtx"].metrics[name] = (0, min(x for x, _ in points))
    still = [(0, 0)] * ADVANCES
    font["gvar"].variations[name] = [TupleVariation(variation.axes, [*moves, *still])]
    return points[0], moves[0]


def minus(one, other):
    return (one[0] - other[0], one[1] - other[1])


def simplify_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        tables = [(table, table.ExtSubTable if table.LookupType == 9 else table) for table in lookup.SubTable]
        lookup.SubTable = [table for table, pairs in tables if pairs.Format == CLASSES]
        lookup.SubTableCount = len(lookup.SubTable)
        for _, pairs in tables:
            if pairs.Format == EXCEPTIONS:
                continue
            pairs.ValueFormat1 = 0x04
            for first in pairs.Class1Record:
                for second in first.Class2Record:
                    value = second.Value1
                    value.XAdvance = to_steps(value.XAdvance)
                    for device in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                        if hasattr(value, device):
                            delattr(value, device)


def simplify_variations(font):
    """Rounds the deltas of lighter weights to OUTLINE_STEP, and omits those that can be inferred from their neighbours.

    The last four points of a glyph are its phantom points, the advances.
    """
    glyphs = font["glyf"]
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            outline, advances = variation.coordinates[:-4], variation.coordinates[-4:]
            moves = [tuple(round(way / OUTLINE_STEP) * OUTLINE_STEP for way in move) for move in outline]
            moves += [tuple(round(way) for way in move) for move in advances]
            kept = iup_delta_optimize(moves, points, control.endPts, tolerance=OUTLINE_STEP)
            variation.coordinates = [move and tuple(round(way) for way in move) for move in kept]


source, target = sys.argv[1:]
instance = BytesIO()
instantiateVariableFont(TTFont(source), {"wght": WEIGHTS}).save(instance)
font = TTFont(instance)
options = Options()
options.layout_features = ["kern"]
options.hinting = False
# The licence requires these names to be kept.
options.name_IDs = NAMES
subsetter = Subsetter(options)
subsetter.populate(unicodes=[code for code in font.getBestCmap() if is_wanted(code)])
subsetter.subset(font)
scale_upem(font, UNITS_PER_EM)
share_grave(font)
simplify_kerning(font)
simplify_variations(font)
for table in ("STAT", "MVAR", "HVAR", "gasp", "GSUB", "GDEF"):
    if table in font:
        del font[table]
font["name"].names = [record for record in font["name"].names if record.nameID in NAMES]
font.flavor = "woff2"
font.save(target)
