/// The SHA-256 of a content in 32 bytes, for as many contents as a run has files.
///
/// In JSON it is the usual text of 64 hexadecimal digits.
package struct ContentDigest: Sendable, Hashable {
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// Creates the digest of a content.
  package init(of content: some Collection<UInt8>) {
    let words = Self.words(SHA256.digest(of: content)[...], base: 256)
    (first, second, third, fourth) = (words[0], words[1], words[2], words[3])
  }

  /// Reads a digest; nil unless the text has 64 hexadecimal digits.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 64, text.utf8.count == 64 else { return nil }
    let words = Self.words(digits.map(UInt8.init)[...], base: 16)
    (first, second, third, fourth) = (words[0], words[1], words[2], words[3])
  }

  /// Four numbers from equally many digits each, the most significant first.
  private static func words(_ digits: ArraySlice<UInt8>, base: UInt64) -> [UInt64] {
    let length = digits.count / 4
    return (0..<4).map { place in
      digits[place * length..<(place + 1) * length].reduce(0) { $0 &* base + UInt64($1) }
    }
  }

  /// The digest in 64 hexadecimal digits.
  package var hexadecimal: String {
    [first, second, third, fourth].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Takes one part, since all bits of a digest are equally random.
  package func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

extension ContentDigest: Codable {
  /// Reads the hexadecimal digits.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = Self(hexadecimal: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a digest has 64 hexadecimal digits")
    }
    self = digest
  }

  /// Writes the hexadecimal digits.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}
