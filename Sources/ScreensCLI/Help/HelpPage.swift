/// The help, made from the tables of verbs and options.
struct HelpPage {
  private let name: ToolName

  init(tool name: ToolName) {
    self.name = name
  }

  /// The widest name, in columns, that shares a line with what it does.
  private static let widestName = 24

  private var tool: String { name.command }

  /// The help about one verb, or about the tool.
  func text(about verb: Verb?) -> String {
    verb.map(page) ?? overview
  }

  private var overview: String {
    let verbs = Verb.allCases.map { verb in
      (usage(of: verb), verb.usage.summary)
    }
    return """
      usage: \(tool) <verb> [options]

      \(HelpText.purpose)

      verbs:
      \(columns(verbs))

      options of every verb:
      \(columns(Option.common.map(row)))

      '\(tool) help <verb>' tells about one verb and its options.

      \(HelpText.patterns)

      \(HelpText.settings)

      \(HelpText.exitCodes)

      """
  }

  private func page(_ verb: Verb) -> String {
    let text = verb.usage.details(of: name)
    let details = text.isEmpty ? "" : "\n" + text + "\n"
    return """
      usage: \(tool) \(usage(of: verb)) [options]

      \(verb.usage.summary.prefix(1).uppercased() + verb.usage.summary.dropFirst()).
      \(details)
      options:
      \(columns(verb.usage.options.map(row)))

      examples:
      \(examples(of: verb))

      """
  }

  /// Commands to start from, each above what it does.
  private func examples(of verb: Verb) -> String {
    verb.examples.map { "  \($0.command(tool))\n      \($0.meaning)" }.joined(separator: "\n")
  }

  private func usage(of verb: Verb) -> String {
    let operands = verb.usage.operands.usage
    return verb.rawValue + (operands.isEmpty ? "" : " " + operands)
  }

  /// How an option is written, and what it does.
  private func row(_ option: Option) -> (String, String) {
    // The long names stand below each other, whether or not there is a letter before them.
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " " + $0 } ?? ""
    let summary = option.summary + (option.isRepeatable ? " (repeatable)" : "")
    return (letter + option.usefulSpelling + value, summary)
  }

  /// Rows of two columns; a name that is too wide for the first has a line of its own.
  private func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= Self.widestName }.max() ?? 0
    return rows.map { name, summary in
      let gap = width - name.count
      let space = gap < 0 ? "\n" + spaces(width + 2) : spaces(gap)
      return "  " + name + space + "  " + summary
    }.joined(separator: "\n")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
