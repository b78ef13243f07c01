import CommandParsing

/// Explains the tool or a verb; the parser itself handles it, like `--help`.
struct HelpCommand: CommandDeclaration {
  static let name = "help"
  static let summary = "explain the tool or one verb"
  static let examples = [
    Example("verify", meaning: "explain one verb")
  ]
  static let readsConfiguration = false

  @Operands("verb", .text("VERB"), count: 0...1) private var verbs: [String]
}
