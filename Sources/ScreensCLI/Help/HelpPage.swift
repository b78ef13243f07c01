/// The help, made from the tables of verbs and options.
struct HelpPage {
  /// The name of the tool, as it is called.
  let tool: String

  /// The widest name, in columns, that shares a line with what it does.
  private static let widestName = 24

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

      Draws every screen of an app as a wireframe, and compares it with its snapshot.

      verbs:
      \(columns(verbs))

      options of every verb:
      \(columns(Option.common.map(row)))

      '\(tool) help <verb>' tells about one verb and its options.

      A pattern (GLOB) matches whole ids: * any characters, ? one, [abc] one of a set,
      {a,b} one of several. Most options have a twin in the environment, such as
      SCREENS_JOBS for --jobs or SCREENS_CAPTION=0 for --no-caption; the option wins.

      Ends with 0 when all is unchanged, 1 when something differs, 2 when the work
      could not be done, 64 when the command line is wrong, 130 when interrupted.

      """
  }

  private func page(_ verb: Verb) -> String {
    let details = verb.usage.details.isEmpty ? "" : "\n" + verb.usage.details + "\n"
    return """
      usage: \(tool) \(usage(of: verb)) [options]

      \(verb.usage.summary.prefix(1).uppercased() + verb.usage.summary.dropFirst()).
      \(details)
      options:
      \(columns(verb.usage.options.map(row)))

      """
  }

  private func usage(of verb: Verb) -> String {
    let operands = verb.usage.operands.usage
    return verb.rawValue + (operands.isEmpty ? "" : " " + operands)
  }

  /// How an option is written, and what it does.
  private func row(_ option: Option) -> (String, String) {
    // The long names stand below each other, whether or not there is a letter before them.
    let letter = option.letter.map { "-\($0), " } ?? "    "
    switch option.kind {
    case .flag(let isOnByDefault):
      let name = isOnByDefault ? option.negatedSpelling ?? option.spelling : option.spelling
      return (letter + name, option.summary)
    case .list(let placeholder):
      return (letter + "\(option.spelling) \(placeholder)", option.summary + " (repeatable)")
    case .value, .choice:
      return (letter + "\(option.spelling) \(option.placeholder ?? "")", option.summary)
    }
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
