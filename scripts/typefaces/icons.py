"""Reads the table of icon names and the outlines that it needs."""

import os

from . import coverage, faces, outline

# Drawn where no name is known; always the first icon.
NEUTRAL = "crop_square"

TABLE = os.path.join(os.path.dirname(__file__), "icons.txt")


def table():
  """(SF Symbols name, Material name) of each line, sorted by the first."""
  pairs = {}
  with open(TABLE, encoding="utf-8") as lines:
    for line in lines:
      words = line.split("#")[0].split()
      if not words:
        continue
      assert len(words) == 2 and words[0] not in pairs, f"icons.txt: {line.strip()}"
      pairs[words[0]] = words[1]
  return sorted(pairs.items(), key=lambda pair: pair[0].encode())


def ligatures(font):
  """The glyph behind each Material name, which the font spells as a ligature."""
  letters = {glyph: chr(scalar) for scalar, glyph in font.getBestCmap().items() if scalar < 0x80}
  result = {}
  for lookup in font["GSUB"].table.LookupList.Lookup:
    for subtable in lookup.SubTable:
      subtable = getattr(subtable, "ExtSubTable", subtable)
      for first, entries in getattr(subtable, "ligatures", {}).items():
        for entry in entries:
          name = "".join(letters[g] for g in [first] + entry.Component)
          result[name] = entry.LigGlyph
  return result


def read():
  """(sorted list of (name, index of record), list of records)."""
  source = faces.Source(faces.MATERIAL, "icon")
  glyphs = ligatures(source.font)
  records, index, names = [], {}, []
  for name, material in [(None, NEUTRAL)] + table():
    if material not in glyphs:
      raise SystemExit(f"icons.txt: no Material icon '{material}' for '{name}'")
    if material not in index:
      index[material] = len(records)
      commands = outline.contours(source.glyphs, glyphs[material])
      records.append(outline.encode(commands, coverage.FACE_NUMBER["icon"]))
    if name is not None:
      names.append((name, index[material]))
  return names, records
