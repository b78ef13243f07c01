import Markup

/// Why a command ended before its work was done.
enum CommandError: Error, Equatable {
  /// The command line cannot be followed.
  case usage(UsageError)
  /// The results cannot be written to the terminal or pipe.
  case output(OutputError)
  /// A stage below failed, and says why in one sentence.
  case work(String)

  /// How the tool ends.
  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .output, .work: .failed
    }
  }

  /// One sentence for the person at the terminal.
  func message(tool: String) -> String {
    switch self {
    case .usage(let error): error.message(tool: tool)
    case .output(let error): error.message
    case .work(let sentence): VisibleText.line(sentence)
    }
  }
}
