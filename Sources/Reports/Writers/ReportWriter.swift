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
    of report: Report, loading load: @escaping (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8]

  /// Writes a report in pieces.
  ///
  /// - Parameters:
  ///   - report: The report of a run.
  ///   - files: The files of the report.
  ///   - take: Receives the pieces in order; its errors are thrown on.
  func write(
    _ report: Report, files: ReportedFileSource, to take: ([UInt8]) throws -> Void
  ) throws
}

/// The contents of the files of a report.
package struct ReportedFileSource {
  /// Returns the first bytes of a file, at least 24 if it has them; nil if it does not exist.
  package let start: (ReportedFile) -> [UInt8]?
  /// Returns the content of a file, or nil if it does not exist.
  package let content: (ReportedFile) -> [UInt8]?

  /// Creates a source.
  package init(
    start: @escaping (ReportedFile) -> [UInt8]?, content: @escaping (ReportedFile) -> [UInt8]?
  ) {
    self.start = start
    self.content = content
  }
}

extension ReportWriter {
  /// Writes a report as one piece.
  package func write(
    _ report: Report, files: ReportedFileSource, to take: ([UInt8]) throws -> Void
  ) throws {
    try take(try bytes(of: report, loading: files.content))
  }

  /// The pieces of a report as one.
  func collected(
    _ write: ((_ piece: [UInt8]) throws -> Void) throws -> Void
  ) throws(ReportWritingError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      try write { bytes += $0 }
    } catch let error as ReportWritingError {
      throw error
    } catch {
      preconditionFailure("collecting bytes throws nothing")
    }
    return bytes
  }

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
