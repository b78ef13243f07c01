/// One weight of an embedded font with its rules, read in place.
struct ShapingFace {
  private enum Field: Int {
    case glyphCount, blank, dottedCircle, cmapCount, cmap, advances, classes, attachments, outlines
    case records, sets, setWords, values, anchors, substitutions, positions, substitutionPlan
    case substitutionSteps, positionPlan, positionSteps
  }

  /// The size of the em square in units.
  static let unitsPerEm = 1000

  let base: UnsafeRawPointer
  /// The number of the face.
  let number: Int
  /// The number of glyphs.
  let glyphCount: Int
  private let header: Int
  private let sets: Int
  private let setBytes: Int
  private let classes: Int

  init(base: UnsafeRawPointer, header: Int, number: Int) {
    func field(_ field: Field) -> Int {
      let offset = header + 4 * field.rawValue
      return Int(UInt32(littleEndian: base.load(fromByteOffset: offset, as: UInt32.self)))
    }
    (self.base, self.header, self.number) = (base, header, number)
    glyphCount = field(.glyphCount)
    sets = field(.sets)
    setBytes = 2 * field(.setWords)
    classes = field(.classes)
  }

  private func field(_ field: Field) -> Int { long(header + 4 * field.rawValue) }

  private func long(_ offset: Int) -> Int {
    Int(UInt32(littleEndian: base.load(fromByteOffset: offset, as: UInt32.self)))
  }

  private func words(_ field: Field) -> Words { Words(start: base + self.field(field)) }
}

extension ShapingFace {
  /// The blank, which is drawn for what is not visible.
  var blank: UInt16 { UInt16(field(.blank)) }
  /// The dotted circle, which carries a mark without a letter.
  var dottedCircle: UInt16 { UInt16(field(.dottedCircle)) }

  /// The glyph of a scalar, or nil if there is none.
  func glyph(of scalar: UInt32) -> UInt16? {
    let entries = field(.cmap)
    var low = 0
    var high = field(.cmapCount)
    while low < high {
      let middle = (low + high) / 2
      let found = long(entries + 8 * middle)
      if found == scalar { return UInt16(long(entries + 8 * middle + 4)) }
      if found < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The advance of a glyph in units.
  func advance(of glyph: UInt16) -> Int { words(.advances)[Int(glyph)] }

  /// The class of a glyph.
  func glyphClass(of glyph: UInt16) -> GlyphClass {
    GlyphClass(rawValue: base.load(fromByteOffset: classes + Int(glyph), as: UInt8.self)) ?? .other
  }

  /// The class by which some rules select marks.
  func attachment(of glyph: UInt16) -> Int {
    Int(base.load(fromByteOffset: field(.attachments) + Int(glyph), as: UInt8.self))
  }

  /// The offset of a glyph's outline, or nil if it draws nothing.
  func record(of glyph: UInt16) -> Int? {
    guard Int(glyph) < glyphCount else { return nil }
    let offset = long(field(.outlines) + 4 * Int(glyph))
    return offset == 0 ? nil : field(.records) + offset
  }

  /// Whether a set has a glyph.
  func set(_ number: Int, contains glyph: UInt16) -> Bool {
    let offset = sets + setBytes * number + Int(glyph >> 4) * 2
    let word = UInt16(littleEndian: base.load(fromByteOffset: offset, as: UInt16.self))
    return word >> (glyph & 15) & 1 == 1
  }

  /// A value of a positioning rule in units.
  func value(_ index: Int) -> (x: Int, y: Int, advance: Int) {
    let values = words(.values)
    return (
      values.signed(3 * index), values.signed(3 * index + 1), values.signed(3 * index + 2)
    )
  }

  /// The point of a glyph at which another one is attached, in units.
  func anchor(_ index: Int) -> (x: Int, y: Int) {
    let anchors = words(.anchors)
    return (anchors.signed(2 * index), anchors.signed(2 * index + 1))
  }
}

extension ShapingFace {
  /// A lookup, the glyphs to which it applies, and what it skips between them.
  struct Step {
    /// The index of the lookup.
    var lookup: Int
    /// The forms of letters to which it applies.
    var mask: UInt16
    /// Whether zero-width non-joiners are skipped.
    var skipsNonJoiners: Bool
    /// Whether zero-width joiners are skipped.
    var skipsJoiners: Bool
    /// Whether it belongs to the last stage.
    var isLast: Bool
  }

  /// The steps of the substitution, or of the positioning, in their order.
  func steps(isPositioning: Bool) -> [Step] {
    let plan = words(isPositioning ? .positionPlan : .substitutionPlan)
    let count = field(isPositioning ? .positionSteps : .substitutionSteps)
    return (0..<count).map { index in
      let skipped = plan[4 * index + 2]
      return Step(
        lookup: plan[4 * index], mask: UInt16(plan[4 * index + 1]),
        skipsNonJoiners: skipped & 1 != 0, skipsJoiners: skipped & 2 != 0,
        isLast: plan[4 * index + 3] != 0)
    }
  }

  /// A lookup of the substitution, or of the positioning.
  func lookup(_ index: Int, isPositioning: Bool) -> Lookup {
    let offsets = field(isPositioning ? .positions : .substitutions)
    return Lookup(words: Words(start: base + long(offsets + 4 * index)))
  }
}

/// Numbers of two bytes in the embedded data.
struct Words {
  let start: UnsafeRawPointer

  subscript(index: Int) -> Int {
    Int(UInt16(littleEndian: start.load(fromByteOffset: 2 * index, as: UInt16.self)))
  }

  func signed(_ index: Int) -> Int { Int(Int16(truncatingIfNeeded: self[index])) }

  /// The numbers from an index on.
  func from(_ index: Int) -> Words { Words(start: start + 2 * index) }

  /// The position of a glyph among sorted ones, or nil.
  func position(of glyph: UInt16, in range: Range<Int>) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      let found = self[middle]
      if found == glyph { return middle - range.lowerBound }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
