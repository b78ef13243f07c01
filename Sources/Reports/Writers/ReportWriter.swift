/// Converts a report to the bytes of one format, such as JUnit XML or HTML.
///
/// A writer is a pure function: equal reports with equal files give equal bytes.
package protocol ReportWriter: Sendable {
  /// The name of the format on the command line.
  static var format: String { get }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report of a run.
  ///   - load: Returns the content of a file of the report, or `nil` if it does not exist. Only writers
  ///     that show pictures call it, once per picture.
  /// - Throws: ``ReportWritingError`` if the format cannot express a value of the report.
  func bytes(
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8]
}

extension ReportWriter {
  /// Writes a report without its files.
  package func bytes(of report: Report) throws(ReportWritingError) -> [UInt8] {
    try bytes(of: report, loading: { _ in nil })
  }
}

/// Why a report cannot be written.
package enum ReportWritingError: Error, Equatable, Sendable {
  /// A number is infinite or NaN, which JSON cannot express.
  case notANumber
}

extension ReportWritingError: CustomStringConvertible {
  /// One sentence.
  package var description: String {
    switch self {
    case .notANumber: "the report contains a number that JSON cannot express"
    }
  }
}
