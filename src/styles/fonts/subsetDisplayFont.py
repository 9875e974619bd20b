"""Makes the site's one font file out of Bricolage Grotesque's variable Latin file (npm: @fontsource-variable/bricolage-grotesque 5.3.0).

    pip install fonttools==4.66.1 brotli==1.2.0
    python src/styles/fonts/subsetDisplayFont.py bricolage-grotesque-latin-wght-normal.woff2 src/styles/fonts/bricolage-grotesque.woff2

Keeps every letter, the weights that the site sets (400 to 800), and kerning. Kerning that differs by weight was a third of the file: that of the
heaviest weight serves all, which nobody sees. Numerals for fractions and tables, and hinting, are left out.
"""

import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

DEVICES = ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice")
WITHOUT_DEVICES = 0x0F


def pair_values(subtable):
    """Every value of a table of kerning pairs, by glyph (format 1) or by class (format 2)."""
    if subtable.Format == 1:
        records = [record for pair_set in subtable.PairSet for record in pair_set.PairValueRecord]
    else:
        records = [record for first in subtable.Class1Record for record in first.Class2Record]
    return [value for record in records for value in (record.Value1, record.Value2) if value]


def fix_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            if pairs.LookupType != 2:
                continue
            for value in pair_values(pairs):
                for device in DEVICES:
                    if hasattr(value, device):
                        delattr(value, device)
            pairs.ValueFormat1 &= WITHOUT_DEVICES
            pairs.ValueFormat2 &= WITHOUT_DEVICES


source, target = sys.argv[1:]
instance = BytesIO()
instantiateVariableFont(TTFont(source), {"wght": (400, 800, 800)}).save(instance)
font = TTFont(instance)
options = Options()
options.layout_features = ["kern", "ccmp", "locl"]
options.hinting = False
options.name_IDs = ["*"]
subsetter = Subsetter(options)
subsetter.populate(unicodes=font.getBestCmap())
subsetter.subset(font)
fix_kerning(font)
font.flavor = "woff2"
font.save(target)
