"""Which font files are read, and in which order.

All files come from Debian 12 packages; see Sources/CResources/Typefaces/Licenses/README.md for their versions.
"""

import glob
import os

from fontTools.ttLib import TTFont

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
INTER_WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
CJK_WEIGHTS = ["Regular", "Bold"]
# The collection's first font is the Japanese one, in which 、 and 。 stand at the bottom left.
CJK_NUMBER = 0
MATERIAL = "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
NOTO = "/usr/share/fonts/truetype/noto/"
DROID = [
  "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf",
  "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
]
SYMBOLA = "/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf"
UNIFONT = [
  "/usr/share/fonts/opentype/unifont/unifont.otf",
  "/usr/share/fonts/opentype/unifont/unifont_upper.otf",
]

# Scripts whose outlines would cost more than their few readers can gain; Unifont or the box draws them.
NOTO_LEFT_OUT = {
  "Cuneiform", "EgyptianHieroglyphs", "AnatolianHieroglyphs", "SignWriting", "Display",
  "AdlamUnjoined", "TifinaghAPT", "TifinaghAdrar", "TifinaghAgrawImazighen", "TifinaghAhaggar",
  "TifinaghAir", "TifinaghAzawagh", "TifinaghGhat", "TifinaghHawad", "TifinaghRhissaIxa",
  "TifinaghSIL", "TifinaghTawellemmet", "Symbols", "Symbols2", "Math", "Music", "IndicSiyaqNumbers",
}

# Scripts that the package has with serifs only.
NOTO_SERIF = ["Ahom", "Dogra", "NyiakengPuachueHmong", "Tibetan", "Yezidi"]

# What Symbola may lack.
NOTO_SYMBOLS = ["NotoSansSymbols2", "NotoSansSymbols", "NotoSansMath", "NotoMusic"]


class Source:
  """A font file opened for reading outlines."""

  def __init__(self, path, kind, number=-1):
    self.path, self.kind = path, kind
    self.font = TTFont(path, lazy=True, fontNumber=number)
    self.cmap = self.font.getBestCmap()
    self.glyphs = self.font.getGlyphSet()
    self.metrics = self.font["hmtx"].metrics
    self.upem = self.font["head"].unitsPerEm

  def advance(self, name):
    return self.metrics[name][0]


def noto_paths():
  """The Noto fonts in the order of their priority: the general one first, then by name."""
  names = []
  for path in sorted(glob.glob(NOTO + "NotoSans*-Regular.ttf")):
    script = os.path.basename(path)[len("NotoSans"):-len("-Regular.ttf")]
    if script and script not in NOTO_LEFT_OUT:
      names.append(path)
  names += [f"{NOTO}NotoSerif{name}-Regular.ttf" for name in NOTO_SERIF]
  return [NOTO + "NotoSans-Regular.ttf"] + names


def fallbacks():
  """Every fallback font, first choice first.

  Droid goes before Noto: some of Noto's fonts bring East Asian punctuation in the style of their script.
  """
  yield from (Source(path, "droid") for path in DROID)
  yield from (Source(path, "noto") for path in noto_paths())
  yield Source(SYMBOLA, "symbola")
  yield from (Source(f"{NOTO}{name}-Regular.ttf", "noto") for name in NOTO_SYMBOLS)
  yield from (Source(path, "unifont") for path in UNIFONT)
