/// Where a token of a file is, and what is between it and the token before.
///
/// Two files with the same tokens and the same space before each have the same syntax tree, at other offsets.
package struct TokenPlace: Sendable {
  /// The bytes of the token.
  package var range: ByteRange
  /// Whether a line ends between the token before and this one.
  package var startsLine: Bool
  /// Whether there is space or a comment before the token.
  package var followsSpace: Bool
}

extension SwiftParser {
  /// The tokens of a file, in their order.
  ///
  /// - Parameter bytes: The bytes as the parser gives them back: inactive regions of `#if` are spaces.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func tokenPlaces(of bytes: [UInt8]) -> [TokenPlace] {
    guard bytes.count <= sizeLimit else { return [] }
    return tokens(of: padded(bytes), count: bytes.count)
      .filter { $0.kind != .endOfFile }
      .map {
        TokenPlace(
          range: ByteRange($0.start, $0.end), startsLine: $0.startsLine,
          followsSpace: $0.followsSpace)
      }
  }
}
