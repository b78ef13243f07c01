import PNGCoding

/// Texts beside the picture in a PNG: the chunk `iTXt` of the PNG specification, section 11.3.3.4.
enum PNGText {
  private static let signatureLength = 8
  private static let type = Array("iTXt".utf8)
  private static let endType = Array("IEND".utf8)
  /// The last chunk, which has no content: its length, its type and its checksum.
  private static let end = [0, 0, 0, 0] + endType + [0xAE, 0x42, 0x60, 0x82]

  /// A chunk with a text.
  ///
  /// - Parameters:
  ///   - text: In UTF-8, of less than 2 GB.
  ///   - keyword: The name of the text: up to 79 Latin letters.
  static func chunk(_ text: [UInt8], as keyword: String) -> [UInt8] {
    // After the keyword: not compressed, by no method, in no language, without a translated keyword.
    let content = type + Array(keyword.utf8) + [0, 0, 0, 0, 0] + text
    return bytes(of: UInt32(content.count - 4)) + content + bytes(of: checksum(of: content))
  }

  /// A step to a PNG file, which puts a chunk before the end if it is the one that writes the end.
  static func adding(_ chunk: [UInt8], to step: PNG.FileStep) -> PNG.FileStep {
    guard case .append(let bytes) = step, bytes.suffix(end.count).elementsEqual(end) else {
      return step
    }
    return .append(bytes.dropLast(end.count) + chunk + end)
  }

  /// The text of a name; nil where there is none, or it is not written as ``chunk(_:as:)`` does.
  static func find(_ keyword: String, in png: [UInt8]) -> ArraySlice<UInt8>? {
    let head = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    var place = signatureLength
    while place + 12 <= png.count {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = place + 8
      guard length <= png.count - content - 4 else { return nil }
      let kind = png[place + 4..<content]
      if kind.elementsEqual(endType) { return nil }
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
