extension ReportReadingError: CustomStringConvertible {
  /// What is wrong, to follow the name of the file.
  package var description: String {
    switch self {
    case .notAReport: "it is not the report of a run"
    case .unknownVersion(let version):
      "it has version \(version); this version of screens reads \(Report.currentSchemaVersion)"
    case .damaged(let place): "the value at '\(place)' is missing or of the wrong kind"
    }
  }
}
