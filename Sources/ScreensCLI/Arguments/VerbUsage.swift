/// What a verb does and takes.
struct VerbUsage: Sendable {
  /// One phrase for the list of verbs.
  let summary: String
  /// What a newcomer should know besides, in sentences, where `<tool>` stands for the tool's name.
  private let details: String
  let operands: Operands
  /// Its own options; those that every verb takes come on top.
  let ownOptions: [Option]

  var options: [Option] { ownOptions + Option.common }

  /// What a newcomer to the tool of a name should know besides.
  func details(of tool: String) -> String { details.replacing("<tool>", with: tool) }

  init(
    _ summary: String, operands: Operands = .none, options: [Option] = [], details: String = ""
  ) {
    self.summary = summary
    self.details = details
    self.operands = operands
    ownOptions = options
  }
}
