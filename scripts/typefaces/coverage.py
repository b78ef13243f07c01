"""Chooses a source for each scalar and turns all of them into slots: one row of glyph records.

Scalars are numbered in rising order within Inter, within Japanese and within the fallback, so a range of
scalars maps to a range of slots and the whole map is a short sorted list of ranges.
"""

import unicodedata

from fontTools.unicodedata import script

from . import faces, japanese, kerning, outline

# The faces a record may name: (units per em as drawn, doubling, kind). Splines imply points half way
# between two whole ones, so the faces that have them are drawn on a grid twice as fine.
FACES = {
  "inter": (2816, 0, 0),
  "noto": (2000, 1, 1),
  "droid": (512, 1, 1),
  "symbola": (2048, 1, 1),
  "unifont": (16, 0, 2),
  "icon": (1024, 1, 3),
  "japanese": (1000, 0, 1),
}
FACE_NUMBER = {name: number for number, name in enumerate(FACES)}

# How a range is set: advancing, or over the glyph before: at its middle or where its font says.
SPACING, CENTERED, NATIVE = 0, 1, 2

# Beyond the last scalar stand Inter's forms of signs between capitals and digits.
CASE_FORMS = 0x110000

# What Droid is taken for; it has a few letters of other scripts too.
EAST_ASIAN = (0x1100, 0xFFFF)

# In these fonts a mark's own place is right for any base; elsewhere anchors would be needed.
RIGHT_TO_LEFT_MARKS = [(0x0590, 0x08FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFF), (0x10800, 0x10FFF)]


class Slot:
  """One scalar with its records: one of each weight for Inter, two for Japanese, and one otherwise."""

  def __init__(self, scalar, kind, placing, records, advances, names):
    self.scalar, self.kind, self.placing = scalar, kind, placing
    self.records, self.advances, self.names = records, advances, names


def is_mark(scalar):
  return scalar < CASE_FORMS and unicodedata.category(chr(scalar)) in ("Mn", "Me")


def native_upem(kind):
  upem, doubled, _ = FACES[kind]
  return upem >> doubled


def read(source, scalar):
  """(record, advance, placing) of a scalar in a font."""
  name, kind = source.cmap[scalar], source.kind
  scale = native_upem(kind) / source.upem
  advance = round(source.advance(name) * scale)
  commands = outline.contours(source.glyphs, name, scale)
  placing = SPACING
  if is_mark(scalar):
    placing = NATIVE if keeps_place(source, scalar, advance) else CENTERED
    box = outline.bounds(commands)
    if placing == CENTERED and box is not None:
      commands = outline.contours(source.glyphs, name, scale, shift=-(box[0] + box[2]) / 2)
    advance = 0
  return outline.encode(commands, FACE_NUMBER[kind]), advance, placing


def keeps_place(source, scalar, advance):
  """Whether the mark is drawn to the left of its origin, over what came before."""
  in_rtl = any(low <= scalar <= high for low, high in RIGHT_TO_LEFT_MARKS)
  latin = scalar < 0x0530 or 0x1AB0 <= scalar <= 0x1DFF or 0x20D0 <= scalar <= 0x20FF
  return source.kind in ("noto", "japanese") and advance == 0 and not in_rtl and not latin


def usable(source, scalar):
  """Whether a glyph means its scalar: private and unassigned ones are something else in every font."""
  if scalar < 0x20 or 0x7F <= scalar < 0xA0 or script(chr(scalar)) == "Zzzz":
    return False
  return source.kind != "droid" or EAST_ASIAN[0] <= scalar <= EAST_ASIAN[1]


def add_case_forms(sources):
  """Gives the glyphs that Inter draws between capitals a number of their own; (scalar, number) of each."""
  glyphs = set(sources[0].font.getGlyphOrder())
  scalars = sorted(s for s, name in sources[0].cmap.items() if s < 0xE000 or s > 0xF8FF if f"{name}.case" in glyphs)
  pairs = [(scalar, CASE_FORMS + index) for index, scalar in enumerate(scalars)]
  for source in sources:
    source.cmap.update({number: f"{source.cmap[scalar]}.case" for scalar, number in pairs})
    for scalar, number in pairs:
      assert source.advance(source.cmap[scalar]) == source.advance(source.cmap[number])
  return pairs


def inter_slots():
  """(slots, flattened kerning of each weight, pairs of scalar and case form)."""
  sources = [faces.Source(faces.INTER.format(weight), "inter") for weight in faces.INTER_WEIGHTS]
  scalars = sorted(s for s in sources[0].cmap if usable(sources[0], s))
  pairs = add_case_forms(sources)
  scalars += [number for _, number in pairs]
  slots = []
  for scalar in scalars:
    parts = [read(source, scalar) for source in sources]
    names = [source.cmap[scalar] for source in sources]
    slots.append(Slot(scalar, "inter", parts[0][2], [p[0] for p in parts], [p[1] for p in parts], names))
  tables = [
    kerning.flatten(source.font, [slot.names[i] for slot in slots])
    for i, source in enumerate(sources)
  ]
  return slots, tables, pairs


def japanese_slots():
  """The slots that have a regular and a bold form, in rising order."""
  sources = [
    faces.Source(faces.CJK.format(weight), "japanese", faces.CJK_NUMBER) for weight in faces.CJK_WEIGHTS
  ]
  slots = []
  for scalar in japanese.scalars():
    if scalar not in sources[0].cmap or not usable(sources[0], scalar):
      continue
    parts = [read(source, scalar) for source in sources]
    # Text is measured without a look at which of the two is drawn.
    assert parts[0][1] == parts[1][1], f"U+{scalar:04X} is wider in bold"
    slots.append(Slot(scalar, "japanese", parts[0][2], [p[0] for p in parts], [p[1] for p in parts], None))
  return slots


def fallback_slots(taken):
  """The slots of all scalars that no earlier font has, in rising order."""
  known, result = set(taken), []
  for source in faces.fallbacks():
    for scalar in source.cmap:
      if scalar in known or not usable(source, scalar):
        continue
      record, advance, placing = read(source, scalar)
      if not record and not advance:
        continue
      known.add(scalar)
      result.append(Slot(scalar, source.kind, placing, [record], [advance], None))
  return sorted(result, key=lambda slot: slot.scalar)


def ranges(slots):
  """(first scalar, first slot, count, face, placing) of each run of neighbours that are alike."""
  result = []
  for index, slot in enumerate(slots):
    face = FACE_NUMBER[slot.kind]
    if result:
      last = result[-1]
      if last[0] + last[2] == slot.scalar and (last[3], last[4]) == (face, slot.placing):
        last[2] += 1
        continue
    result.append([slot.scalar, index, 1, face, slot.placing])
  return result


def compositions(slots):
  """(base, mark, composed) for each pair that has a glyph of its own."""
  result = []
  for slot in slots:
    if slot.scalar >= CASE_FORMS:
      continue
    parts = unicodedata.normalize("NFD", chr(slot.scalar))
    whole = unicodedata.decomposition(chr(slot.scalar))
    if len(parts) < 2 or whole.startswith("<") or len(whole.split()) != 2:
      continue
    base, mark = (int(part, 16) for part in whole.split())
    if unicodedata.normalize("NFC", chr(base) + chr(mark)) == chr(slot.scalar):
      result.append((base, mark, slot.scalar))
  return sorted(result)
