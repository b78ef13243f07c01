import Harness
import Reports
import Snapshots

extension Report {
  /// The report with the commands that accept its findings from where the person stands.
  ///
  /// - Parameter output: The folder of the report, as it is to be written in a command.
  func naming(tool: String, output: String) -> Report {
    var report = self
    for index in report.screens.indices {
      report.screens[index].acceptCommand = report.screens[index].command(tool, output)
    }
    return report
  }
}

extension ReportedScreen {
  /// Whether the run saved what `accept` needs.
  var isAcceptable: Bool {
    isPending && verdict != .obsolete && file(.actual, .text) != nil
      && file(.actual, .picture) != nil
  }

  fileprivate func command(_ tool: String, _ output: String) -> String? {
    if isPending, verdict == .obsolete {
      let folder = store(.standard).folder
      return folder == Settings().snapshots
        ? "\(tool) prune" : "\(tool) prune --snapshots \(ShellWord.quoted(folder))"
    }
    guard isAcceptable else { return nil }
    let command = "\(tool) accept \(ShellWord.pattern(id))"
    return output == Settings().output
      ? command : command + " --output \(ShellWord.quoted(output))"
  }
}
