/// What a verb does and takes.
struct VerbUsage: Sendable {
  /// One phrase for the list of verbs.
  let summary: String
  /// What a newcomer should know besides, in sentences, where `<tool>` stands for the command that runs
  /// the tool, and `<name>` for its name.
  private let details: String
  let operands: Operands
  /// Its own options; those that every verb takes come on top.
  let ownOptions: [Option]

  var options: [Option] { ownOptions + Option.common }

  /// What a newcomer to a tool should know besides.
  func details(of tool: ToolName) -> String {
    details.replacing("<tool>", with: tool.command).replacing("<name>", with: tool.word)
  }

  init(
    _ summary: String, operands: Operands = .none, options: [Option] = [], details: String = ""
  ) {
    self.summary = summary
    self.details = details
    self.operands = operands
    ownOptions = options
  }
}
