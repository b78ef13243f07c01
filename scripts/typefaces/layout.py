"""Turns the GSUB and GPOS tables of a font into the few forms that Typography/Shaping reads.

All is written as numbers of 2 bytes; offsets count such numbers. A lookup is

    kind, flag, set of marks + 1 or 0, set of first glyphs, number of subtables, offset of each subtable

and offsets of subtables count from the lookup's start, other offsets from the subtable's. A set is an index of a bit
map of glyphs. Lists of glyphs are sorted. Subtables, by kind:

    SINGLE    count, glyphs, replacements
    MULTIPLE  count, glyphs, offset of each sequence; a sequence is its count and its glyphs
    LIGATURE  count, first glyphs, offset of each group; a group is its count, and for each ligature its glyph, the
              number of its parts and the parts after the first
    CONTEXT   count, offset of each rule; a rule is the numbers of sets before, in and after the match and of actions,
              the sets (those before from the nearest on), and for each action the place in the match and the lookup
    ADJUST    count, glyphs, index of a value for each
    PAIR      whether second glyphs have values, count, first glyphs, offset of each group; a group is its count, the
              second glyphs, and for each the index of the first's value and of the second's
    CLASSES   whether second glyphs have values, numbers of first glyphs, of second glyphs and of classes of second
              glyphs, then first glyphs, their classes, second glyphs, their classes, and a matrix of pairs of indices
    MARK      numbers of marks, of classes and of bases, marks, class and anchor of each mark, bases, offset of each
              base's matrix; a matrix is the number of its rows (one, or one a part of a ligature) and for each row and
              class the index of an anchor + 1, or 0

A value is three numbers: x, y and advance. An anchor is two.
"""

SINGLE, MULTIPLE, LIGATURE, CONTEXT, ADJUST, PAIR, CLASSES, MARK_BASE, MARK_LIGATURE, MARK_MARK = range(10)
REACH = 0x10000


class Pool:
  """Different items, each with an index."""

  def __init__(self):
    self.items, self.known = [], {}

  def index(self, item):
    if item not in self.known:
      self.known[item] = len(self.items)
      self.items.append(item)
    return self.known[item]


class Layout:
  """The lookups of one font."""

  def __init__(self, font):
    self.font = font
    self.sets, self.values, self.anchors = Pool(), Pool(), Pool()
    self.marks = []
    table = font["GDEF"].table
    if getattr(table, "MarkGlyphSetsDef", None):
      self.marks = [self.set(coverage.glyphs) for coverage in table.MarkGlyphSetsDef.Coverage]

  def glyph(self, name):
    return self.font.getGlyphID(name)

  def glyphs(self, names):
    return sorted(self.glyph(name) for name in names)

  def set(self, names):
    return self.sets.index(tuple(self.glyphs(set(names))))

  def value(self, record):
    parts = [getattr(record, key, 0) or 0 for key in ("XPlacement", "YPlacement", "XAdvance")]
    return self.values.index(tuple(parts))

  def anchor(self, anchor):
    return 0 if anchor is None else self.anchors.index((anchor.XCoordinate, anchor.YCoordinate)) + 1

  def lookups(self, tag):
    """The words of each lookup of a table."""
    if tag not in self.font or self.font[tag].table.LookupList is None:
      return []
    return [self.lookup(lookup) for lookup in self.font[tag].table.LookupList.Lookup]

  def lookup(self, lookup):
    tables = [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]
    parts, first, kind = [], set(), None
    for table in tables:
      for kind_of_part, names, words in self.subtables(table):
        parts.append([kind_of_part] + words)
        first |= set(names)
    marks = self.marks[lookup.MarkFilteringSet] + 1 if lookup.LookupFlag & 0x10 else 0
    head = [lookup.LookupFlag, marks, self.set(first), len(parts)]
    return join(head, parts)

  def subtables(self, table):
    """(kind, names of first glyphs, words) of what a subtable becomes."""
    name = type(table).__name__
    if name in ("ContextSubst", "ContextPos", "ChainContextSubst", "ChainContextPos"):
      return [self.context(table)]
    return {
      "SingleSubst": self.single, "MultipleSubst": self.multiple, "LigatureSubst": self.ligature,
      "SinglePos": self.adjust, "PairPos": self.pair, "MarkBasePos": self.mark_base,
      "MarkLigPos": self.mark_ligature, "MarkMarkPos": self.mark_mark,
    }[name](table)

  def single(self, table):
    pairs = sorted((self.glyph(a), self.glyph(b)) for a, b in table.mapping.items())
    words = [len(pairs)] + [a for a, _ in pairs] + [b for _, b in pairs]
    return [(SINGLE, table.mapping, words)]

  def multiple(self, table):
    rows = sorted((self.glyph(a), [self.glyph(b) for b in row]) for a, row in table.mapping.items())
    words = [len(rows)] + [a for a, _ in rows]
    return [(MULTIPLE, table.mapping, join(words, [[len(row)] + row for _, row in rows], 1))]

  def ligature(self, table):
    rows = []
    for first, ligatures in table.ligatures.items():
      group = [len(ligatures)]
      for one in ligatures:
        group += [self.glyph(one.LigGlyph), len(one.Component) + 1] + [self.glyph(c) for c in one.Component]
      rows.append((self.glyph(first), group))
    rows.sort()
    words = [len(rows)] + [a for a, _ in rows]
    return [(LIGATURE, table.ligatures, join(words, [group for _, group in rows], 1))]

  def context(self, table):
    rules = list(rules_of(table, self.font))
    parts, first = [], set()
    for before, within, after, actions in rules:
      first |= set(within[0])
      part = [len(before), len(within), len(after), len(actions)]
      part += [self.set(names) for names in before + within + after]
      for action in actions:
        part += [action.SequenceIndex, action.LookupListIndex]
      parts.append(part)
    return CONTEXT, first, join([len(parts)], parts, 1)

  def adjust(self, table):
    names = table.Coverage.glyphs
    values = [table.Value] * len(names) if table.Format == 1 else table.Value
    pairs = sorted((self.glyph(name), self.value(value)) for name, value in zip(names, values))
    return [(ADJUST, names, [len(pairs)] + [a for a, _ in pairs] + [b for _, b in pairs])]

  def pair(self, table):
    return [self.pair_of_glyphs(table) if table.Format == 1 else self.pair_of_classes(table)]

  def pair_of_glyphs(self, table):
    rows = []
    for first, group in zip(table.Coverage.glyphs, table.PairSet):
      found = sorted(
        (self.glyph(r.SecondGlyph), self.value(r.Value1), self.value(r.Value2)) for r in group.PairValueRecord)
      words = [len(found)] + [glyph for glyph, _, _ in found]
      rows.append((self.glyph(first), words + [index for _, a, b in found for index in (a, b)]))
    rows.sort()
    head = [int(table.ValueFormat2 != 0), len(rows)] + [a for a, _ in rows]
    return PAIR, table.Coverage.glyphs, join(head, [group for _, group in rows], 1)

  def pair_of_classes(self, table):
    first = sorted((self.glyph(n), table.ClassDef1.classDefs.get(n, 0)) for n in table.Coverage.glyphs)
    second = sorted((self.glyph(n), c) for n, c in table.ClassDef2.classDefs.items() if c)
    words = [int(table.ValueFormat2 != 0), len(first), len(second), table.Class2Count]
    words += [a for a, _ in first] + [b for _, b in first] + [a for a, _ in second] + [b for _, b in second]
    for row in table.Class1Record:
      for cell in row.Class2Record:
        words += [self.value(cell.Value1), self.value(cell.Value2)]
    return CLASSES, table.Coverage.glyphs, words

  def mark_base(self, table):
    rows = [[record.BaseAnchor] for record in table.BaseArray.BaseRecord]
    return [self.mark(MARK_BASE, table, table.MarkCoverage, table.MarkArray, table.BaseCoverage, rows)]

  def mark_ligature(self, table):
    rows = [[part.LigatureAnchor for part in one.ComponentRecord] for one in table.LigatureArray.LigatureAttach]
    return [self.mark(MARK_LIGATURE, table, table.MarkCoverage, table.MarkArray, table.LigatureCoverage, rows)]

  def mark_mark(self, table):
    rows = [[record.Mark2Anchor] for record in table.Mark2Array.Mark2Record]
    return [self.mark(MARK_MARK, table, table.Mark1Coverage, table.Mark1Array, table.Mark2Coverage, rows)]

  def mark(self, kind, table, coverage, array, bases, rows):
    marks = sorted(
      (self.glyph(name), record.Class, self.anchor(record.MarkAnchor) - 1)
      for name, record in zip(coverage.glyphs, array.MarkRecord))
    found = sorted((self.glyph(name), row) for name, row in zip(bases.glyphs, rows))
    head = [len(marks), table.ClassCount, len(found)] + [glyph for glyph, _, _ in marks]
    head += [number for _, group, anchor in marks for number in (group, anchor)]
    head += [glyph for glyph, _ in found]
    parts = [[len(row)] + [self.anchor(a) for part in row for a in part] for _, row in found]
    return kind, coverage.glyphs, join(head, parts, 1)


def join(head, parts, kind_words=0):
  """The head, the offset of each part from the start, and the parts; equal parts are written once.

  A subtable's offsets count from its kind, which is put before it later.
  """
  at, offsets, body, known = len(head) + len(parts) + kind_words, [], [], {}
  for part in parts:
    key = tuple(part)
    if key not in known:
      known[key] = at + len(body)
      body += part
    offsets.append(known[key])
  assert all(offset < REACH for offset in offsets), "a lookup is too large"
  return head + offsets + body


def rules_of(table, font):
  """(sets before, in and after the match, actions) of each rule of a contextual table, whatever its format."""
  is_chain = type(table).__name__.startswith("Chain")
  kind = "Subst" if type(table).__name__.endswith("Subst") else "Pos"
  if table.Format == 3:
    def names(coverages):
      return [set(coverage.glyphs) for coverage in coverages]
    within = names(table.InputCoverage if is_chain else table.Coverage)
    before, after = (names(table.BacktrackCoverage), names(table.LookAheadCoverage)) if is_chain else ([], [])
    yield before, within, after, getattr(table, kind + "LookupRecord")
    return
  prefix = ("Chain" if is_chain else "") + ("Sub" if kind == "Subst" else "Pos")
  covered = table.Coverage.glyphs
  if table.Format == 1:
    for first, group in zip(covered, getattr(table, prefix + "RuleSet")):
      for rule in getattr(group, prefix + "Rule") if group else []:
        yield from expanded(rule, {first}, lambda name, _: {name}, is_chain, kind, "Input", prefix)
    return
  classes = Classes(table, is_chain, font)
  for number, group in enumerate(getattr(table, prefix + "ClassSet")):
    first = classes.glyphs(number, "Input") & set(covered)
    for rule in getattr(group, prefix + "ClassRule") if group and first else []:
      yield from expanded(rule, first, classes.glyphs, is_chain, kind, "Input" if is_chain else "Class", prefix)


def expanded(rule, first, glyphs, is_chain, kind, key, prefix):
  before = [glyphs(one, "Backtrack") for one in rule.Backtrack] if is_chain else []
  within = [first] + [glyphs(one, "Input") for one in getattr(rule, key)]
  after = [glyphs(one, "LookAhead") for one in rule.LookAhead] if is_chain else []
  if all(before + within + after):
    yield before, within, after, getattr(rule, kind + "LookupRecord")


class Classes:
  """The glyphs of each class of a contextual table."""

  def __init__(self, table, is_chain, font):
    self.all = set(font.getGlyphOrder())
    self.names = {
      part: (getattr(table, part + "ClassDef") if is_chain else table.ClassDef).classDefs
      for part in ("Backtrack", "Input", "LookAhead")
      if not is_chain or getattr(table, part + "ClassDef") is not None
    }

  def glyphs(self, number, part):
    names = self.names.get(part, {})
    if number == 0:
      return self.all - {name for name, value in names.items() if value}
    return {name for name, value in names.items() if value == number}
