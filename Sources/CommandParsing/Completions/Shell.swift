/// A shell that completes words by a script.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script for a tool of a name.
  package func script(for commands: CommandSet, tool: String) -> String {
    let words = OfferedWords(commands)
    return switch self {
    case .bash: BashCompletion(tool: tool, words: words).text
    case .zsh: ZshCompletion(tool: tool, words: words).text
    case .fish: FishCompletion(tool: tool, words: words).text
    }
  }
}

extension String {
  /// A tool's name as a part of the names of a shell's functions.
  var shellIdentifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
