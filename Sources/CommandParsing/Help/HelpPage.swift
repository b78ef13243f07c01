import PlainText

/// The help of a tool, generated from the declarations of its commands.
package struct HelpPage {
  private let commands: CommandSet
  private let name: ToolName

  package init(_ commands: CommandSet, tool name: ToolName) {
    self.commands = commands
    self.name = name
  }

  /// The widest name, in columns, that shares a line with its summary.
  private static let widestName = 24

  private var tool: String { name.command }

  /// The help about one command, or about the tool.
  package func text(about command: CommandDescription?) -> String {
    command.map(page) ?? overview
  }

  private var overview: String {
    let texts = commands.texts
    return """
      usage: \(tool) <verb> [options]

      \(texts.purpose)

      verbs:
      \(columns(commands.commands.map { ($0.usage, $0.summary) }))

      options of every verb:
      \(columns(commands.common.map(row)))

      '\(tool) help <verb>' explains one verb and its options.

      \(texts.patterns)

      \(texts.configuration)

      \(texts.exitCodes)

      """
  }

  private func page(_ command: CommandDescription) -> String {
    let text = command.details(of: name)
    let details = text.isEmpty ? "" : "\n" + text + "\n"
    return """
      usage: \(tool) \(command.usage) [options]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).
      \(details)
      options:
      \(columns(commands.options(of: command).map(row)))

      examples:
      \(examples(of: command))

      """
  }

  /// Example commands, each above its meaning.
  private func examples(of command: CommandDescription) -> String {
    command.examples.map { "  \(command.line($0, tool: tool))\n      \($0.meaning)" }
      .joined(separator: "\n")
  }

  /// The syntax of an option, and its summary.
  private func row(_ option: OptionDeclaration) -> (String, String) {
    // The long names are aligned, with or without a letter before them.
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " " + $0 } ?? ""
    let summary = option.summary + (option.isRepeatable ? " (repeatable)" : "")
    return (letter + option.usefulSpelling + value, summary)
  }

  /// Rows of two columns; a name that is too wide for the first is on a separate line.
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

extension CommandDescription {
  /// The command line of an example.
  func line(_ example: Example, tool: String) -> String {
    ([tool, name] + example.arguments.map(ShellWord.quoted)).joined(separator: " ")
  }
}
