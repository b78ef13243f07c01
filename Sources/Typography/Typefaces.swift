import CResources

/// Reads the embedded tables in place: creating a value needs a few loads, and nothing is decoded in advance.
///
/// `scripts/typefaces/resource.py` writes them. All numbers are little-endian and aligned to their size.
/// Sections are referenced by their offsets from the start.
struct Typefaces {
  /// The index of a field in the header.
  private enum Field: Int {
    case faces = 1
    case interCount
    case glyphCount
    case offsets
    case advances
    case rangeCount
    case ranges
    case pages
    case compositionCount
    case compositions
    case kerning
    case iconCount
    case icons
    case iconNames
    case iconFirst
    case caseCount
    case cases
    case japaneseCount
    case outlines
    case length
  }

  let base: UnsafeRawPointer

  /// The number of embedded bytes.
  static var embeddedLength: Int { cresource_typefaces().count }

  init() { base = UnsafeRawPointer(cresource_typefaces().bytes) }

  /// The number of scalars in Inter; each weight has a glyph for each of them.
  var interCount: Int { field(.interCount) }
  /// The number of scalars with a regular and a bold form; their slots follow Inter's.
  var japaneseCount: Int { field(.japaneseCount) }
  /// The number of glyphs, including icons.
  var glyphCount: Int { field(.glyphCount) }
  /// The length according to the header.
  var length: Int { field(.length) }
  /// The number of icon names.
  var iconCount: Int { field(.iconCount) }
  /// The first icon glyph, which is the neutral mark.
  var iconFirst: Int { field(.iconFirst) }
  /// The number of scalar ranges.
  var rangeCount: Int { field(.rangeCount) }

  private func field(_ field: Field) -> Int { Int(word(8 + 4 * field.rawValue)) }

  private func word(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: base.load(fromByteOffset: offset, as: UInt32.self))
  }

  private func half(_ offset: Int) -> UInt16 {
    UInt16(littleEndian: base.load(fromByteOffset: offset, as: UInt16.self))
  }

  private func byte(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }
}

// MARK: - Glyphs

extension Typefaces {
  /// The properties of a face, shared by all its records.
  struct Face {
    /// The size of the em square in units.
    var unitsPerEm: Int32
    /// The number of bits by which stored coordinates are shifted to the left.
    var shift: Int32
    /// The kind of source of the outlines.
    var kind: UInt8
  }

  /// The face with a number.
  func face(_ number: Int) -> Face {
    let offset = field(.faces) + 4 * number
    return Face(
      unitsPerEm: Int32(half(offset)), shift: Int32(byte(offset + 2)), kind: byte(offset + 3))
  }

  /// The offset of a glyph's record, or nil if it draws nothing.
  func record(of glyph: Int) -> Int? {
    guard glyph < glyphCount else { return nil }
    let offset = Int(word(field(.offsets) + 4 * glyph))
    return offset == 0 ? nil : field(.outlines) + offset
  }

  /// The advance of a glyph in stored units of its face.
  func advance(of glyph: Int) -> Int { Int(half(field(.advances) + 2 * glyph)) }

  /// The glyph of a slot in a weight: Inter has one for each weight, the Japanese font a regular and a bold
  /// one, the fallback fonts one for all.
  func glyph(slot: Int, weight: FontWeight) -> Int {
    let inter = interCount
    if slot < inter { return slot + inter * Int(weight.rawValue) }
    let japanese = japaneseCount
    let start = slot + inter * (FontWeight.allCases.count - 1)
    let isOnlyRegular = slot < inter + japanese && !weight.isHeavy
    return isOnlyRegular ? start : start + japanese
  }

  /// Whether a slot has a bold form.
  func hasBold(slot: Int) -> Bool { slot < interCount + japaneseCount }
}

// MARK: - Scalars

extension Typefaces {
  /// How a glyph is placed.
  enum Placing: UInt8 {
    /// After the previous glyph.
    case spacing
    /// Over the middle of the previous glyph; the outline is centred on its origin.
    case centered
    /// Over the previous glyph, at the position from its font.
    case native
  }

  /// The table entry of a scalar.
  struct Slot {
    /// The index among all scalars; Inter's come first.
    var index: Int
    /// The number of the face.
    var face: Int
    /// How the glyph is placed.
    var placing: Placing
  }

  /// The slot of a scalar, or nil if no font has it.
  ///
  /// - Complexity: logarithmic in the number of ranges in the page of 256 scalars.
  func slot(of scalar: UInt32) -> Slot? {
    let page = field(.pages) + 2 * Int(scalar >> 8)
    var low = Int(half(page))
    var high = Int(half(page + 2))
    let ranges = field(.ranges)
    while low < high {
      let middle = (low + high + 1) / 2
      if word(ranges + 12 * middle) <= scalar { low = middle } else { high = middle - 1 }
    }
    let entry = ranges + 12 * low
    let first = word(entry)
    guard scalar >= first, scalar - first < UInt32(half(entry + 8)) else { return nil }
    return Slot(
      index: Int(word(entry + 4)) + Int(scalar - first), face: Int(byte(entry + 10)),
      placing: Placing(rawValue: byte(entry + 11)) ?? .spacing)
  }

  /// The composition of a base and a mark, if it has a glyph.
  func composition(of base: UInt32, with mark: UInt32) -> UInt32? {
    let entries = field(.compositions)
    var low = 0
    var high = field(.compositionCount)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries + 12 * middle
      let found = (word(entry), word(entry + 4))
      if found == (base, mark) { return word(entry + 8) }
      if found < (base, mark) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension Typefaces {
  /// The number of the form that a symbol has between capitals and digits, if any.
  ///
  /// These numbers follow the last scalar and have slots like any scalar of Inter.
  func caseForm(of scalar: UInt32) -> UInt32? {
    let entries = field(.cases)
    var low = 0
    var high = field(.caseCount)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries + 8 * middle
      let found = word(entry)
      if found == scalar { return word(entry + 4) }
      if found < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

// MARK: - Kerning

extension Typefaces {
  /// The kerning between two of Inter's slots, in units of Inter.
  func kerning(_ left: Int, _ right: Int, weight: FontWeight) -> Int {
    let section = field(.kerning)
    let entry = section + 16 * Int(weight.rawValue)
    let row = Int(half(section + Int(word(entry + 4)) + 2 * left))
    let column = Int(half(section + Int(word(entry + 8)) + 2 * right))
    let cell = section + Int(word(entry + 12)) + 2 * (row * Int(word(entry)) + column)
    return Int(Int16(bitPattern: half(cell)))
  }
}

// MARK: - Icons

extension Typefaces {
  /// The name at an index of the sorted table.
  func iconName(_ index: Int) -> UnsafeRawBufferPointer {
    let entry = field(.icons) + 8 * index
    let start = base + field(.iconNames) + Int(word(entry))
    return UnsafeRawBufferPointer(start: start, count: Int(half(entry + 4)))
  }

  /// The glyph at an index of the sorted table of names.
  func iconGlyph(_ index: Int) -> Int { iconFirst + Int(half(field(.icons) + 8 * index + 6)) }
}
