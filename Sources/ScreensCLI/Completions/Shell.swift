/// A shell that completes words by a script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script for a tool of a name.
  func script(tool: String) -> String {
    switch self {
    case .bash: BashCompletion(tool: tool).text
    case .zsh: ZshCompletion(tool: tool).text
    case .fish: FishCompletion(tool: tool).text
    }
  }
}

extension String {
  /// A tool's name as a part of the names of a shell's functions.
  var shellIdentifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
