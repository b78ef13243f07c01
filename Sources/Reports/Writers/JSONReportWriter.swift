#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a report as the JSON that ``Report/init(json:)`` reads.
package struct JSONReportWriter: ReportWriter {
  package static let format = "json"

  /// Creates a writer.
  package init() {}

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: @escaping (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    try collected { take in try write(report, to: take) }
  }

  /// Writes a report in pieces.
  package func write(
    _ report: Report, files: ReportedFileSource, to take: ([UInt8]) throws -> Void
  ) throws {
    try write(report, to: take)
  }

  /// Writes a report screen by screen: the encoder needs 5 KB for a screen of 1 KB.
  package func write(_ report: Report, to take: ([UInt8]) throws -> Void) throws {
    var others = report
    others.screens = []
    let frame = try Array(encoded(others))
    // Only the fields of the report itself have this indentation.
    let empty = Array("\n  \"screens\" : [\n\n  ]".utf8)
    guard !report.screens.isEmpty, let place = frame.firstRange(of: empty) else {
      return try take(Array(encoded(report)) + [0x0A])
    }
    var piece = Array(frame[..<place.lowerBound]) + Array("\n  \"screens\" : [\n".utf8)
    for (index, screen) in report.screens.enumerated() {
      if index > 0 { piece += Array(",\n".utf8) }
      try Self.append(encoded(screen), to: &piece)
      guard piece.count > 1 << 16 else { continue }
      try take(piece)
      piece.removeAll(keepingCapacity: true)
    }
    piece += Array("\n  ]".utf8)
    try take(piece + frame[place.upperBound...] + [0x0A])
  }

  private func encoded(_ value: some Encodable) throws(ReportWritingError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for infinite or NaN numbers.
    guard let data = try? encoder.encode(value) else { throw .notANumber }
    return data
  }

  /// Appends JSON as an element of the list of screens; a line feed inside a string is escaped.
  private static func append(_ json: Data, to piece: inout [UInt8]) {
    let indent = [UInt8](repeating: 0x20, count: 4)
    let lines = json.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { piece.append(0x0A) }
      if !line.isEmpty { piece += indent }
      piece += line
    }
  }
}
