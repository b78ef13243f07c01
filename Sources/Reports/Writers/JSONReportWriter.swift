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
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for infinite or NaN numbers.
    guard let data = try? encoder.encode(report) else { throw .notANumber }
    return Array(data) + [0x0A]
  }
}
