package import PNGCoding
import Raster
import Typography
import Wireframes

extension MapPicture {
  /// The maximum number of pixels that common viewers open.
  ///
  /// A map of 1,000 screens at two pixels per point has 2,400 million, and takes four times as long as at one.
  static let maxPixels = 700_000_000.0

  /// The number of pixels per point for a PNG of the map.
  ///
  /// - Parameter scale: The requested number, at least 1.
  /// - Returns: The largest number up to it with which common viewers can open the picture, at least 1.
  package func pngScale(atMost scale: Int) -> Int {
    let points = layout.size.width * layout.size.height
    return (1...scale).last { points * Double($0 * $0) <= Self.maxPixels } ?? 1
  }

  /// Writes the map as a PNG.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, at least 1.
  ///   - onBand: Called before each band of rows is drawn, several times per second.
  ///   - write: Applies the next step to the file.
  /// - Throws: ``PNGEncodingError``, and errors of the closures.
  /// - Complexity: O(pixels) time; memory for a band of rows and the screens in it.
  package func png(
    scale: Int, onBand: () throws -> Void = {}, write: (PNG.FileStep) throws -> Void
  ) throws {
    let width = Int((layout.size.width * Double(scale)).rounded(.up))
    let height = Int((layout.size.height * Double(scale)).rounded(.up))
    var painter = MapPainter(self, scale: scale, width: width)
    try PNG.stream(
      width: width, height: height, bandHeight: painter.bandHeight,
      rows: { top, count in
        try onBand()
        return painter.band(from: top, rows: count)
      }, write: write)
  }
}

/// Texts in a PNG: the chunk `iTXt` of the PNG specification, section 11.3.3.4.
enum PNGText {
  private static let signatureLength = 8
  private static let type = Array("iTXt".utf8)
  private static let endType = Array("IEND".utf8)
  /// The last chunk, which has no content: length, type and checksum.
  private static let end = [0, 0, 0, 0] + endType + [0xAE, 0x42, 0x60, 0x82]

  /// A chunk with a text.
  ///
  /// - Parameters:
  ///   - text: In UTF-8, less than 2 GB.
  ///   - keyword: The name of the text: up to 79 Latin letters.
  static func chunk(_ text: [UInt8], as keyword: String) -> [UInt8] {
    // After the keyword: no compression, no compression method, no language, no translated keyword.
    let content = type + Array(keyword.utf8) + [0, 0, 0, 0, 0] + text
    return bytes(of: UInt32(content.count - 4)) + content + bytes(of: checksum(of: content))
  }

  /// Inserts a chunk before the end of a PNG if the step writes the end.
  static func adding(_ chunk: [UInt8], to step: PNG.FileStep) -> PNG.FileStep {
    guard case .append(let bytes) = step, bytes.suffix(end.count).elementsEqual(end) else {
      return step
    }
    return .append(bytes.dropLast(end.count) + chunk + end)
  }

  /// The text with a keyword; nil if there is none, or if it was not written by ``chunk(_:as:)``.
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
