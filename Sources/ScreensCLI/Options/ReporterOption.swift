import CommandParsing
import Reports

/// The formats of a run's report.
struct ReporterOption: OptionGroup {
  /// The formats; empty means a list on standard output.
  @Option("reporter", .reporter, "the report format (default: list)")
  var choices: [ReporterChoice]

  /// The report formats, for the help of the verbs.
  static let details = """
    The report formats are list, dot, json, junit, github, markdown and html. A
    report goes to standard output, or to the file after a colon: junit:report.xml.
    An html report is always a file: report.html in the output folder by default.
    """
}

/// A report format and its destination.
struct ReporterChoice: Sendable, Equatable {
  /// A format, by its name.
  struct Kind: RawRepresentable, CaseIterable, Equatable, Sendable {
    let rawValue: String

    private init(_ name: String) { rawValue = name }

    init?(rawValue: String) {
      guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = kind
    }

    static let list = Kind("list")
    static let dot = Kind("dot")
    static let github = Kind(GitHubReportWriter.format)
    static let json = Kind(JSONReportWriter.format)
    static let html = Kind(HTMLReportWriter.format)

    static let allCases = [list, dot] + Reporters.writers.map { Kind(type(of: $0).format) }
  }

  var kind: Kind
  /// The file; nil means standard output or, for HTML, the output folder.
  var path: String?

  init(_ kind: Kind, path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  /// Reads `junit` or `junit:report.xml`.
  init(parsing text: String) throws(ValueProblem) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    kind = try ValueFormat<Kind>.choice.read(String(parts[0]))
    path = parts.count == 2 ? try ValueFormat.file.read(String(parts[1])) : nil
  }
}

extension ValueFormat<ReporterChoice> {
  /// A report format, and an optional file after a colon.
  static let reporter = ValueFormat(
    placeholder: "KIND[:PATH]",
    suggestion: .wordsOrFiles(ReporterChoice.Kind.allCases.map(\.rawValue))
  ) { text throws(ValueProblem) in try ReporterChoice(parsing: text) }
}
