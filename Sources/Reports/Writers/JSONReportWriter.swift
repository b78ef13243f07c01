#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a report in the form that ``Report/init(json:)`` reads.
package struct JSONReportWriter: ReportWriter {
  package static let form = "json"

  /// Creates a writer.
  package init() {}

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The numbers of a report are all that an encoder could refuse.
    guard let data = try? encoder.encode(report) else { throw .notANumber }
    return Array(data) + [0x0A]
  }
}
