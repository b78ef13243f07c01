import CResources

/// Reads the embedded fonts of ``ShapedScript`` in place; `scripts/typefaces/shaping.py` describes their layout.
struct ShapingTables {
  private enum Field: Int {
    case faces, rangeCount, ranges, decompositionCount, decompositions, length
  }

  let base: UnsafeRawPointer

  /// The number of embedded bytes.
  static var embeddedLength: Int { cresource_shaping().count }

  init() { base = UnsafeRawPointer(cresource_shaping().bytes) }

  /// The length according to the header.
  var length: Int { field(.length) }

  /// The face of a script in one of its two weights.
  func face(_ script: ShapedScript, isBold: Bool) -> ShapingFace {
    face(2 * Int(script.rawValue) + (isBold ? 1 : 0))
  }

  /// The face with a number.
  func face(_ number: Int) -> ShapingFace {
    ShapingFace(base: base, header: long(field(.faces) + 4 * number), number: number)
  }

  /// The number of faces.
  static var faceCount: Int { 2 * ShapedScript.allCases.count }

  private func field(_ field: Field) -> Int { long(8 + 4 * field.rawValue) }

  private func long(_ offset: Int) -> Int {
    Int(UInt32(littleEndian: base.load(fromByteOffset: offset, as: UInt32.self)))
  }

  private func byte(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }
}

extension ShapingTables {
  /// The properties of a scalar, or nil if no face has it.
  func properties(of scalar: UInt32) -> ShapedScalar? {
    let entrySize = 12
    let ranges = field(.ranges)
    var low = 0
    var high = field(.rangeCount)
    while low < high {
      let middle = (low + high) / 2
      if long(ranges + entrySize * middle) <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = ranges + entrySize * (low - 1)
    let count = Int(UInt16(littleEndian: base.load(fromByteOffset: entry + 4, as: UInt16.self)))
    guard Int(scalar) - long(entry) < count else { return nil }
    guard let script = ShapedScript(rawValue: byte(entry + 6)),
      let joining = JoiningType(rawValue: byte(entry + 7))
    else { return nil }
    return ShapedScalar(
      script: script, joining: joining, order: byte(entry + 8), flags: byte(entry + 9),
      role: SyllableRole(rawValue: byte(entry + 10)) ?? .other)
  }

  /// The canonical parts of a scalar; the second one is 0 if there is one only.
  func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    let entries = field(.decompositions)
    for index in 0..<field(.decompositionCount) {
      let entry = entries + 16 * index
      if long(entry) == scalar {
        return (UInt32(long(entry + 4)), UInt32(long(entry + 8)))
      }
    }
    return nil
  }

  /// The scalar that has two canonical parts, unless it is excluded from composition.
  func composition(of first: UInt32, with second: UInt32) -> UInt32? {
    let entries = field(.decompositions)
    for index in 0..<field(.decompositionCount) {
      let entry = entries + 16 * index
      if long(entry + 4) == first, long(entry + 8) == second, long(entry + 12) == 1 {
        return UInt32(long(entry))
      }
    }
    return nil
  }
}
