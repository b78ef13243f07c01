extension ReportWritingError: CustomStringConvertible {
  /// One sentence.
  package var description: String {
    switch self {
    case .notANumber: "the report holds a number that JSON cannot express"
    }
  }
}
