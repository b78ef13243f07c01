"""Lays the tables out in one file whose numbers are little-endian and aligned to their size."""

import struct

from . import coverage

MAGIC = b"SCTF"
VERSION = 2
FIELDS = [
  "face_count", "faces", "inter_count", "glyph_count", "offsets", "advances", "range_count", "ranges",
  "pages", "composition_count", "compositions", "kerning", "icon_count", "icons", "icon_names",
  "icon_first", "case_count", "cases", "japanese_count", "outlines", "length",
]
# One more than scalars need, for the case forms behind the last of them.
PAGES = (0x110000 >> 8) + 1


class Writer:
  """Appends sections behind a header of named numbers."""

  def __init__(self):
    self.header = dict.fromkeys(FIELDS, 0)
    self.body = bytearray()
    self.start = len(MAGIC) + 4 + 4 * len(FIELDS)

  def section(self, name, data):
    self.body += bytes(-(self.start + len(self.body)) % 4)
    self.header[name] = self.start + len(self.body)
    self.body += data

  def finish(self):
    self.header["length"] = self.start + len(self.body)
    numbers = [self.header[name] for name in FIELDS]
    return MAGIC + struct.pack(f"<I{len(FIELDS)}I", VERSION, *numbers) + bytes(self.body)


def outlines(records):
  """(offset of each record, all different records); offset 0 means that nothing is drawn."""
  data, known, offsets = bytearray(b"\0"), {b"": 0}, []
  for record in records:
    if record not in known:
      known[record] = len(data)
      data += record
    offsets.append(known[record])
  return offsets, data


def page_index(ranges):
  """For each page of 256 scalars the last range that starts at or before it; one more at the end."""
  result, current = [], 0
  for page in range(PAGES):
    while current + 1 < len(ranges) and ranges[current + 1][0] <= page << 8:
      current += 1
    result.append(current)
  return result + [len(ranges) - 1]


def kerning(tables):
  """For each weight: columns, offset of the matrix, row class and column class of each slot, matrix."""
  parts, directory, at = [], b"", 16 * len(tables)
  for left, right, matrix in tables:
    columns = len(matrix[0])
    classes = struct.pack(f"<{len(left)}H", *left) + struct.pack(f"<{len(right)}H", *right)
    cells = b"".join(struct.pack(f"<{columns}h", *row) for row in matrix)
    data = classes + cells
    data += bytes(-len(data) % 4)
    directory += struct.pack("<4I", columns, at, at + 2 * len(left), at + len(classes))
    parts.append(data)
    at += len(data)
  return directory + b"".join(parts)


def by_weight(slots):
  """(record, advance) of each slot, all slots in one weight before all in the next."""
  return [(s.records[w], s.advances[w]) for w in range(len(slots[0].records)) for s in slots]


def build(inter, kern_tables, cases, japanese, fallback, icon_names, icon_records):
  """The bytes of the resource."""
  glyphs = by_weight(inter) + by_weight(japanese) + by_weight(fallback)
  icon_first = len(glyphs)
  glyphs += [(record, coverage.native_upem("icon")) for record in icon_records]
  slots = inter + japanese + fallback
  runs = sorted(coverage.ranges(slots))
  pairs = coverage.compositions(slots)
  offsets, data = outlines([record for record, _ in glyphs])
  writer = Writer()
  writer.header.update(
    face_count=len(coverage.FACES), inter_count=len(inter), glyph_count=len(glyphs), range_count=len(runs),
    composition_count=len(pairs), icon_count=len(icon_names), icon_first=icon_first,
    case_count=len(cases), japanese_count=len(japanese))
  writer.section("faces", b"".join(struct.pack("<HBB", *face) for face in coverage.FACES.values()))
  writer.section("ranges", b"".join(struct.pack("<IIHBB", *run) for run in runs))
  writer.section("pages", struct.pack(f"<{PAGES + 1}H", *page_index(runs)))
  writer.section("compositions", b"".join(struct.pack("<3I", *pair) for pair in pairs))
  writer.section("cases", b"".join(struct.pack("<2I", *pair) for pair in cases))
  writer.section("kerning", kerning(kern_tables))
  add_icons(writer, icon_names)
  writer.section("advances", struct.pack(f"<{len(glyphs)}H", *(advance for _, advance in glyphs)))
  writer.section("offsets", struct.pack(f"<{len(glyphs)}I", *offsets))
  writer.section("outlines", data)
  return writer.finish()


def add_icons(writer, names):
  """Sorted entries of (offset of the name, its length, index of the icon), then the names."""
  entries, text = b"", bytearray()
  for name, index in names:
    encoded = name.encode()
    entries += struct.pack("<IHH", len(text), len(encoded), index)
    text += encoded
  writer.section("icons", entries)
  writer.section("icon_names", bytes(text))
