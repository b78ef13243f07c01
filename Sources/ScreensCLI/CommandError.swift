import CommandParsing
import PlainText

/// Why a command failed.
enum CommandError: Error, Equatable {
  /// The command line is invalid.
  case usage(UsageError)
  /// No screens can be selected.
  case selection(SelectionError)
  /// The results cannot be written to the terminal or pipe.
  case output(OutputError)
  /// There is no file of a last run at this path.
  case noLastRun(String)
  /// A run into this folder was killed, or is still under way.
  case unfinishedRun(String)
  /// The last run into this folder was of another app than the one asked for.
  case otherApp(_ folder: String, ran: String, asked: String)
  /// The last run left nothing pending, or no selected screen.
  case nothingPending(isClean: Bool)
  /// The terminal cannot display the picture of this screen.
  case noPictures(screen: String)
  /// The variants cannot be drawn, with one sentence.
  case variants(String)
  /// Something would be stored in CI.
  case unattended(verb: String)
  /// An argument or a variable is not UTF-8.
  case invalidText(String)
  /// A lower module failed, with one sentence.
  case work(String)

  /// The exit code of the tool.
  var exitCode: ExitCode {
    switch self {
    case .usage, .selection, .unattended, .variants, .invalidText: .usage
    case .output, .noLastRun, .unfinishedRun, .otherApp, .nothingPending, .noPictures, .work:
      .failed
    }
  }

  /// The message, as one sentence.
  func message(tool: String) -> String {
    switch self {
    case .usage(let error): error.message(tool: tool)
    case .selection(let error): error.message(tool: tool)
    case .output(let error): error.message
    case .noLastRun(let path):
      "there is no last run at \(path.quoted); run '\(tool) verify' first"
    case .unfinishedRun(let folder):
      "the last run into \(folder.quoted) did not finish; "
        + "run '\(tool) verify' again, with its options"
    case .otherApp(let folder, let ran, let asked):
      "the last run into \(folder.quoted) was of \(ran.quoted), not of \(asked.quoted); "
        + "name its app with '--app' or '--manifest'"
    case .nothingPending(let isClean):
      "the last run left \(isClean ? "nothing" : "no selected screen") pending; "
        + "run '\(tool) verify' without '--last-failed'"
    case .noPictures(let id):
      "this terminal cannot display pictures; '\(tool) render "
        + "\(id.hasPrefix("-") ? "-- " : "")\(ShellWord.quoted(id))' writes one to a file"
    case .unattended(let verb):
      "CI is set, so nothing is stored; to overwrite anyway, run '\(tool) \(verb) --update all'"
    case .invalidText(let text): "the \(text) is not valid UTF-8"
    case .variants(let sentence), .work(let sentence): VisibleText.line(sentence)
    }
  }
}

extension String {
  /// The text in single quotes, for a message.
  var quoted: String { VisibleText.quoted(self) }
}
