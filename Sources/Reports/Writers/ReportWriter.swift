/// Turns a report into the bytes of one form, such as JUnit's or an HTML page.
///
/// A writer is a pure function: equal reports over equal files give equal bytes.
package protocol ReportWriter: Sendable {
  /// The name of the form on the command line.
  static var form: String { get }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: What a run found.
  ///   - load: Gives the content of a file of the report, or `nil` when it is not there. Only writers
  ///     that show pictures call it, once a picture.
  /// - Throws: ``ReportWritingError`` when the report holds a value that the form cannot express.
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
  /// A number is infinite or none at all, which JSON cannot express.
  case notANumber
}

extension ReportWritingError: CustomStringConvertible {
  /// One sentence.
  package var description: String {
    switch self {
    case .notANumber: "the report holds a number that JSON cannot express"
    }
  }
}
