/// Reads Swift source, of whatever quality.
package enum SwiftParser {
  /// The number of bytes from which on a file is not read: no person writes such a file.
  package static let sizeLimit = 32 << 20

  /// The largest number of calls, members and operators around an expression.
  ///
  /// It lets whatever walks a tree recurse. The highest tree of 6,600 files of 17 projects has 76 nodes on its longest way down.
  package static let heightLimit = 400

  /// Parses a file.
  ///
  /// Takes time linear in the number of bytes, and at most 320 KB of stack. What is no Swift becomes nodes of the kind
  /// `unknown`.
  ///
  /// - Parameters:
  ///   - bytes: The file, UTF-8 as a rule.
  ///   - conditions: Which regions of `#if` are read.
  /// - Returns: The bytes with spaces instead of the other regions, at the same offsets, and the tree.
  package static func parse(
    _ bytes: [UInt8], conditions: CompilationConditions = .init()
  ) -> (bytes: [UInt8], file: SourceFile) {
    guard bytes.count <= sizeLimit else {
      let all = Statement(.unknown, ByteRange(0, Int32(clamping: bytes.count)))
      return (bytes, SourceFile(statements: [all], unknownOffsets: [0]))
    }
    var padded = padded(bytes)
    var tokens = tokens(of: padded, count: bytes.count)
    if let regions = conditions.inactiveRegions(of: padded, tokens: tokens) {
      for region in regions { blank(region, in: &padded) }
      tokens = Self.tokens(of: padded, count: bytes.count)
    }
    let file = padded.withUnsafeBufferPointer { buffer in
      tokens.withUnsafeBufferPointer { tokens in
        guard let bytes = buffer.baseAddress, let first = tokens.baseAddress else {
          return SourceFile(statements: [])
        }
        var parser = Parser(bytes, count: buffer.count - padding, tokens: first)
        return parser.parseFile()
      }
    }
    padded.removeLast(padding)
    return (padded, file)
  }

  // The lexer looks ahead without asking where the file ends.
  private static let padding = 16

  /// The bytes of a file as the lexer needs them.
  static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.reserveCapacity(bytes.count + padding)
    padded.append(contentsOf: repeatElement(0, count: padding))
    return padded
  }

  static func tokens(of padded: [UInt8], count: Int) -> [Token] {
    padded.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      var lexer = Lexer(bytes, count: count)
      lexer.readAll()
      return lexer.tokens
    }
  }

  private static func blank(_ region: Range<Int>, in bytes: inout [UInt8]) {
    for offset in region where bytes[offset] != 0x0A && bytes[offset] != 0x0D {
      bytes[offset] = 0x20
    }
  }
}
