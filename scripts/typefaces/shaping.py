"""Lays out the fonts of scripts whose letters depend on their neighbours: Arabic, Hebrew, Thai and Devanagari.

`Sources/Typography/Shaping/ShapingTables.swift` reads it. All numbers are little-endian and aligned to their size. The
header is the magic number, a version and the offsets of the parts; see FIELDS. Glyphs keep the numbers that they have
in their fonts, so that the result can be compared with that of other programs; glyphs that no text needs are blank.
"""

import logging
import struct
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont

from . import faces, layout, outline, scalars

MAGIC = b"SCSH"
VERSION = 1
FIELDS = ["faces", "range_count", "ranges", "decomposition_count", "decompositions", "length"]
FACE_FIELDS = [
  "glyph_count", "blank", "dotted_circle", "cmap_count", "cmap", "advances", "classes", "attachments", "outlines",
  "records", "sets", "set_words", "values", "anchors", "substitutions", "positions", "substitution_plan",
  "substitution_steps", "position_plan", "position_steps",
]
WEIGHTS = ["Regular", "Bold"]
UNITS = 1000

# The forms of joining letters and of consonants as bits of a mask; features of all glyphs have the last bit.
FORMS = {"isol": 1, "fina": 2, "medi": 4, "init": 8, "rphf": 16, "blwf": 32, "half": 64}
ALL = 0x8000
# Whether a zero-width non-joiner, and a joiner, are skipped in a match.
SKIP_NON_JOINER, SKIP_JOINER = 1, 2

# The substitutions in stages; each stage goes over the whole text before the next one.
DEFAULT_STAGES = [["ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"]]
ARABIC_STAGES = [["ccmp", "locl"], ["isol"], ["fina"], ["medi"], ["init"], ["rlig"], ["calt"], ["rclt", "liga", "clig"]]
# Syllables are put in their final order before the last stage.
DEVANAGARI_STAGES = [
  ["ccmp", "locl"], ["nukt"], ["akhn"], ["rphf"], ["rkrf"], ["blwf"], ["half"], ["cjct"],
  ["pres", "abvs", "blws", "psts", "haln", "calt", "clig", "rlig", "rclt"],
]
# Features of other scripts that would need more than is done here.
UNKNOWN = ["pref", "abvf", "pstf", "vatu"]
POSITIONS = ["abvm", "blwm", "curs", "dist", "kern", "mark", "mkmk"]


class Family:
  """A script, its fonts and its features."""

  def __init__(self, name, tag, stages, skipped):
    self.name, self.tag, self.stages, self.skipped = name, tag, stages, skipped


# In the order of Sources/Typography/Shaping/ShapedScript.swift.
FAMILIES = [
  Family("Arabic", "arab", ARABIC_STAGES, SKIP_NON_JOINER),
  Family("Hebrew", "hebr", DEFAULT_STAGES, SKIP_NON_JOINER | SKIP_JOINER),
  Family("Thai", "thai", DEFAULT_STAGES, SKIP_NON_JOINER | SKIP_JOINER),
  Family("Devanagari", "dev2", DEVANAGARI_STAGES, 0),
]


class Blob:
  """Sections behind each other, aligned to 4 bytes."""

  def __init__(self, start):
    self.start, self.body = start, bytearray()

  def add(self, data):
    self.body += bytes(-(self.start + len(self.body)) % 4)
    at = self.start + len(self.body)
    self.body += data
    return at

  def words(self, numbers):
    return self.add(struct.pack(f"<{len(numbers)}H", *(number & 0xFFFF for number in numbers)))

  def longs(self, numbers):
    return self.add(struct.pack(f"<{len(numbers)}I", *numbers))


def load(family, weight, wanted):
  """The font with what the wanted scalars need; glyphs keep their numbers."""
  font = TTFont(f"{faces.NOTO}NotoSans{family.name}-{weight}.ttf")
  assert font["head"].unitsPerEm == UNITS
  options = subset.Options()
  options.retain_gids = True
  options.layout_features = sorted({tag for stage in family.stages for tag in stage} | set(POSITIONS))
  options.layout_scripts = [family.tag]
  options.notdef_outline = True
  options.glyph_names = True
  logging.getLogger("fontTools.subset").setLevel(logging.ERROR)
  subsetter = subset.Subsetter(options)
  subsetter.populate(unicodes=wanted)
  subsetter.subset(font)
  return font


def features(table, family):
  """The numbers of the lookups of each feature of the script."""
  if table is None:
    return {}
  scripts = {record.ScriptTag: record.Script for record in table.ScriptList.ScriptRecord}
  system = scripts[family.tag].DefaultLangSys
  assert system.ReqFeatureIndex == 0xFFFF
  result = {}
  for index in system.FeatureIndex:
    record = table.FeatureList.FeatureRecord[index]
    result.setdefault(record.FeatureTag, []).extend(record.Feature.LookupListIndex)
  return result


def plan(found, stages, skips):
  """(lookup, mask, what is skipped, whether it is the last stage) of each step.

  A lookup that several features of a stage name is one step.
  """
  assert not any(tag in found for tag in UNKNOWN)
  steps = []
  for stage in stages:
    lookups = {}
    for tag in stage:
      skipped = 0 if tag in ("mark", "mkmk") else skips
      for lookup in found.get(tag, []):
        mask, old = lookups.get(lookup, (0, skipped))
        lookups[lookup] = (mask | FORMS.get(tag, ALL), old & skipped)
    steps += [(lookup, *lookups[lookup], int(stage is stages[-1])) for lookup in sorted(lookups)]
  return [number for step in steps for number in step]


def table(font, tag):
  return font[tag].table if tag in font else None


def add_face(blob, family, weight, wanted):
  font = load(family, weight, wanted)
  order = font.getGlyphOrder()
  cmap = {scalar: font.getGlyphID(name) for scalar, name in font.getBestCmap().items() if scalar in wanted}
  shapes = layout.Layout(font)
  substitutions, positions = shapes.lookups("GSUB"), shapes.lookups("GPOS")
  classes = font["GDEF"].table.GlyphClassDef.classDefs
  attach = getattr(font["GDEF"].table.MarkAttachClassDef, "classDefs", {})
  first = plan(features(table(font, "GSUB"), family), family.stages, family.skipped)
  last = plan(features(table(font, "GPOS"), family), [POSITIONS], SKIP_NON_JOINER | SKIP_JOINER)
  offsets, records = outlines(font, order)
  set_words = (len(order) + 15) // 16
  header = {
    "glyph_count": len(order), "blank": cmap[0x20], "dotted_circle": cmap.get(0x25CC, 0), "cmap_count": len(cmap),
    "cmap": blob.longs([number for pair in sorted(cmap.items()) for number in pair]),
    "advances": blob.words([font["hmtx"].metrics.get(name, (0, 0))[0] for name in order]),
    "classes": blob.add(bytes(classes.get(name, 0) for name in order)),
    "attachments": blob.add(bytes(attach.get(name, 0) for name in order)),
    "outlines": blob.longs(offsets),
    "records": blob.add(records),
    "sets": blob.words([word for glyphs in shapes.sets.items for word in bits(glyphs, set_words)]),
    "set_words": set_words,
    "values": blob.words([number for value in shapes.values.items for number in value]),
    "anchors": blob.words([number for anchor in shapes.anchors.items for number in anchor]),
    "substitutions": blob.longs([blob.words(words) for words in substitutions]),
    "positions": blob.longs([blob.words(words) for words in positions]),
    "substitution_plan": blob.words(first), "substitution_steps": len(first) // 4,
    "position_plan": blob.words(last), "position_steps": len(last) // 4,
  }
  return blob.longs([header[name] for name in FACE_FIELDS])


def outlines(font, order):
  """(offset of each record, all different records); offset 0 means that nothing is drawn."""
  data, known, offsets = bytearray(b"\0"), {b"": 0}, []
  glyphs = font.getGlyphSet()
  for name in order:
    record = outline.encode(outline.contours(glyphs, name), 0)
    if record not in known:
      known[record] = len(data)
      data += record
    offsets.append(known[record])
  return offsets, bytes(data)


def bits(glyphs, count):
  words = [0] * count
  for glyph in glyphs:
    words[glyph // 16] |= 1 << glyph % 16
  return words


def build():
  """The bytes of the resource."""
  blob = Blob(len(MAGIC) + 4 + 4 * len(FIELDS))
  places, ranges = [], []
  for number, family in enumerate(FAMILIES):
    wanted = scalars.wanted(family.name)
    for weight in WEIGHTS:
      places.append(add_face(blob, family, weight, wanted | scalars.CARRIERS))
    ranges += scalars.ranges(number, wanted)
  pairs = scalars.decompositions()
  ranges.sort()
  header = [
    blob.longs(places), len(ranges), blob.add(b"".join(struct.pack("<IHBBBBBB", *one) for one in ranges)),
    len(pairs), blob.longs([number for pair in pairs for number in pair]),
  ]
  header.append(blob.start + len(blob.body))
  return MAGIC + struct.pack(f"<I{len(FIELDS)}I", VERSION, *header) + bytes(blob.body)
