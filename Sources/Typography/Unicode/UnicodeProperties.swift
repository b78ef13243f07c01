import CResources

/// Reads the embedded properties of scalars in place, as of Unicode 15.0.
///
/// `scripts/extract-unicode` writes them and describes their layout. The classes of line breaking include what the rules
/// ask of other properties.
struct UnicodeProperties {
  private let base: UnsafeRawPointer
  private let index: Int
  private let blocks: Int
  private let pairs: Int

  init() {
    base = UnsafeRawPointer(cresource_unicode().bytes)
    index = Self.field(0, base)
    blocks = Self.field(1, base)
    pairs = Self.field(2, base)
  }

  /// The bidirectional class of a scalar.
  func bidiClass(of scalar: UInt32) -> BidiClass {
    BidiClass(rawValue: UInt8(truncatingIfNeeded: pair(of: scalar) & 31)) ?? .l
  }

  /// The line breaking class of a scalar.
  func lineBreakClass(of scalar: UInt32) -> LineBreakClass {
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: pair(of: scalar) >> 5)) ?? .al
  }

  /// The bracket that a scalar is, if it is one that has a pair.
  func bracket(of scalar: UInt32) -> Bracket? {
    guard let entry = entry(of: scalar, at: 3, count: 4) else { return nil }
    return Bracket(id: word(entry + 4), isClosing: word(entry) >> 31 == 1)
  }

  /// The mirror image of a scalar, if it has one.
  func mirrored(_ scalar: UInt32) -> UInt32? {
    entry(of: scalar, at: 5, count: 6).map { word($0 + 4) }
  }

  private func pair(of scalar: UInt32) -> UInt16 {
    guard scalar <= 0x10FFFF else { return 0 }
    let block = Int(half(index + 2 * Int(scalar >> 7)))
    let number = base.load(
      fromByteOffset: blocks + block << 7 + Int(scalar & 127), as: UInt8.self)
    return half(pairs + 2 * Int(number))
  }

  /// Where a scalar's entry is in a sorted table whose offset and count are fields of the header.
  private func entry(of scalar: UInt32, at table: Int, count: Int) -> Int? {
    let entries = Self.field(table, base)
    var low = 0
    var high = Self.field(count, base)
    while low < high {
      let middle = (low + high) / 2
      let found = word(entries + 8 * middle) & 0x7FFF_FFFF
      if found == scalar { return entries + 8 * middle }
      if found < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func field(_ number: Int, _ base: UnsafeRawPointer) -> Int {
    Int(UInt32(littleEndian: base.load(fromByteOffset: 4 + 4 * number, as: UInt32.self)))
  }

  private func word(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: base.load(fromByteOffset: offset, as: UInt32.self))
  }

  private func half(_ offset: Int) -> UInt16 {
    UInt16(littleEndian: base.load(fromByteOffset: offset, as: UInt16.self))
  }
}

/// A bracket that has a pair.
struct Bracket: Hashable, Sendable {
  /// The opening bracket of the pair; one for brackets that are canonically equivalent.
  var id: UInt32
  /// Whether it ends the pair.
  var isClosing: Bool
}
