package import PNGCoding
import Raster
import Typography
import Wireframes

extension MapPicture {
  /// More pixels than this no common viewer opens; a map of 1,000 screens at two pixels a point has 2.4
  /// thousand million, and takes four times as long as at one.
  static let mostPixels = 700_000_000.0

  /// The number of pixels a point at which a PNG of the map is drawn.
  ///
  /// - Parameter scale: The number that is wanted, at least 1.
  /// - Returns: The largest number up to it with which the picture can still be opened, at least 1.
  package func pngScale(atMost scale: Int) -> Int {
    let points = layout.size.width * layout.size.height
    return (1...scale).last { points * Double($0 * $0) <= Self.mostPixels } ?? 1
  }

  /// Writes the map as a PNG.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, at least 1.
  ///   - onBand: Called before each band of rows is drawn, which takes a fraction of a second.
  ///   - write: Does the next step to the file.
  /// - Throws: ``PNGEncodingError``, or what a closure throws.
  /// - Complexity: O(pixels) time; memory for a band of rows and for the screens in it.
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
