/// How the commands of a tool are written, as far as they name screens.
package struct CommandSyntax: Sendable {
  /// What the tool goes by.
  let tools: Set<String>
  /// The screens that the words after the tool's name name; none where they are no command of the tool.
  let screens: @Sendable (_ words: [String]) -> [String]

  /// Creates the syntax of a tool.
  ///
  /// - Parameters:
  ///   - tools: The names that the tool goes by.
  ///   - screens: The words that name screens, of those after the tool's name.
  package init(tools: Set<String>, screens: @escaping @Sendable (_ words: [String]) -> [String]) {
    self.tools = tools
    self.screens = screens
  }
}
