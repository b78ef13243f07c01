extension ReportWritingError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .notANumber: "the report holds a number that JSON cannot express"
    }
  }
}
