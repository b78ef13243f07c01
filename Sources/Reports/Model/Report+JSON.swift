extension Report {
  /// The name of the file of the last run in the folder of a run's output.
  package static let fileName = "last-run.json"

  /// Reads a report from the bytes of its file.
  ///
  /// - Throws: ``ReportReadingError`` if it is not a report or has another version.
  package init(json bytes: [UInt8]) throws(ReportReadingError) {
    var reader = ReportReader()
    reader.take(bytes)
    self = try reader.report()
  }
}

/// Why a file is not the report of a run.
package enum ReportReadingError: Error, Equatable, Sendable {
  /// It is not JSON, or other JSON.
  case notAReport
  /// It has an unknown schema version.
  case unknownVersion(Int)
  /// A value is missing or of the wrong kind.
  ///
  /// - Parameter at: The path of the value, such as `.screens[3].verdict`.
  case damaged(at: String)
}

extension ReportReadingError: CustomStringConvertible {
  /// A phrase that follows the name of the file.
  package var description: String {
    switch self {
    case .notAReport: "it is not the report of a run"
    case .unknownVersion(let version):
      "it has version \(version); this version of screens reads \(Report.currentSchemaVersion)"
    case .damaged(let place): "the value at '\(place)' is missing or of the wrong kind"
    }
  }
}
