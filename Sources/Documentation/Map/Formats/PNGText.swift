/// Texts beside the picture in a PNG: the chunk `iTXt` of the PNG specification, section 11.3.3.4.
enum PNGText {
  private static let signatureLength = 8
  private static let type = Array("iTXt".utf8)
  private static let end = Array("IEND".utf8)

  /// A PNG with a text before its end.
  ///
  /// - Parameters:
  ///   - keyword: The name of the text: up to 79 Latin letters.
  ///   - text: In UTF-8, of less than 2 GB.
  static func adding(_ text: [UInt8], as keyword: String, to png: [UInt8]) -> [UInt8] {
    // The chunk IEND has no content: its length, its type and its checksum are twelve bytes.
    guard png.count > signatureLength + 12 else { return png }
    // After the keyword: not compressed, by no method, in no language, without a translated keyword.
    let content = type + Array(keyword.utf8) + [0, 0, 0, 0, 0] + text
    let chunk = bytes(of: UInt32(content.count - 4)) + content + bytes(of: checksum(of: content))
    return png.dropLast(12) + chunk + png.suffix(12)
  }

  /// The text of a name; nil where there is none, or it is not written as ``adding(_:as:to:)`` does.
  static func find(_ keyword: String, in png: [UInt8]) -> ArraySlice<UInt8>? {
    let head = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    var place = signatureLength
    while place + 12 <= png.count {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = place + 8
      guard length <= png.count - content - 4 else { return nil }
      let kind = png[place + 4..<content]
      if kind.elementsEqual(end) { return nil }
      let body = png[content..<content + length]
      if kind.elementsEqual(type), body.starts(with: head) { return body.dropFirst(head.count) }
      place = content + length + 4
    }
    return nil
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 of ISO 3309 over a chunk's type and content (annex D of the specification).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
