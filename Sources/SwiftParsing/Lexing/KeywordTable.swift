/// A table that finds the keyword of a word without making a string.
struct KeywordTable: Sendable {
  /// The table of all keywords.
  static let standard = KeywordTable()

  /// A word, as its first and its last eight bytes; no two keywords of a length have the same.
  private struct Word: Equatable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var length = 0

    init() {}

    /// Reads a word of which eight bytes can be read, even if it is shorter.
    init(_ bytes: UnsafePointer<UInt8>, length: Int) {
      let raw = UnsafeRawPointer(bytes)
      self.length = length
      first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      if length < 8 {
        first &= (1 << UInt64(length * 8)) - 1
      } else {
        last = UInt64(littleEndian: (raw + (length - 8)).loadUnaligned(as: UInt64.self))
      }
    }

    var slot: Int {
      let mixed = (first ^ (last &* 31) ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 55)
    }
  }

  private var words = [Word](repeating: Word(), count: 512)
  private var keywords = [Keyword](repeating: .other, count: 512)

  private init() {
    for keyword in Keyword.allCases where keyword != .other {
      let bytes = Array(keyword.rawValue.utf8)
      let word = (bytes + [0, 0, 0, 0, 0, 0, 0, 0]).withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Word($0, length: bytes.count) } ?? Word()
      }
      var slot = word.slot
      while keywords[slot] != .other { slot = (slot + 1) & 511 }
      words[slot] = word
      keywords[slot] = keyword
    }
  }

  /// The keyword of a word, or `.other`.
  ///
  /// - Parameters:
  ///   - bytes: The word; eight bytes can be read, even if it is shorter.
  ///   - length: Its number of bytes.
  func keyword(_ bytes: UnsafePointer<UInt8>, length: Int) -> Keyword {
    guard length <= 20 else { return .other }
    let word = Word(bytes, length: length)
    var slot = word.slot
    while keywords[slot] != .other {
      if words[slot] == word { return keywords[slot] }
      slot = (slot + 1) & 511
    }
    return .other
  }
}
