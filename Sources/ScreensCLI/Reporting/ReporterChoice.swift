/// A form in which a run is told, and where to.
struct ReporterChoice: Sendable, Equatable {
  /// The forms.
  enum Kind: String, CaseIterable, Sendable {
    case list, dot, json, junit, github, markdown, html
  }

  var kind: Kind
  /// The file; nil means standard output, and for a page the output folder.
  var path: String?

  init(_ kind: Kind, path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  /// Reads `junit` or `junit:report.xml`.
  init(parsing text: String) throws(ValueProblem) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    kind = try ValueParsing.choice(String(parts[0]))
    path = parts.count == 2 ? try ValueParsing.path(String(parts[1])) : nil
  }
}
