"""Flattens the pair kerning of a font into classes of rows, classes of columns and a matrix."""


def pair_rows(font, order):
  """For each left glyph the kerning with each right glyph, in font units.

  Lookups of the `kern` feature add up; within a lookup the first subtable that knows the pair counts.
  """
  gpos = font["GPOS"].table
  wanted = {i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
  rows = {glyph: [0] * len(order) for glyph in order}
  places = {glyph: [i for i, g in enumerate(order) if g == glyph] for glyph in set(order)}
  for index in sorted(wanted):
    lookup = gpos.LookupList.Lookup[index]
    assert lookup.LookupType == 2
    for left in rows:
      add_lookup(lookup, left, rows[left], order, places)
  return [rows[glyph] for glyph in order]


def add_lookup(lookup, left, row, order, places):
  done = set()
  for table in lookup.SubTable:
    if left not in table.Coverage.glyphs:
      continue
    if table.Format == 1:
      pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
      for pair in pairs:
        if pair.SecondGlyph in places and pair.SecondGlyph not in done:
          done.add(pair.SecondGlyph)
          for place in places[pair.SecondGlyph]:
            row[place] += advance(pair.Value1)
    else:
      records = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
      for place, right in enumerate(order):
        if right not in done:
          row[place] += advance(records[table.ClassDef2.classDefs.get(right, 0)].Value1)
      return


def advance(value):
  return 0 if value is None else getattr(value, "XAdvance", 0) or 0


def classes(rows):
  """Equal rows made one: the class of each row, and one row for each class."""
  known, result, kept = {}, [], []
  for row in rows:
    key = tuple(row)
    if key not in known:
      known[key] = len(kept)
      kept.append(key)
    result.append(known[key])
  return result, kept


def flatten(font, order):
  """(class of each left glyph, class of each right glyph, matrix of rows)."""
  left, rows = classes(pair_rows(font, order))
  right, columns = classes(list(zip(*rows)))
  return left, right, [list(row) for row in zip(*columns)]
