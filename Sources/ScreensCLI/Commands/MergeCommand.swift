import Files
import Harness
import Reports

/// Joins the results of shards into those of one run.
struct MergeCommand {
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    var settings = invocation.settings
    settings.output = Self.folder(settings.output)
    let folders = invocation.operands.map(Self.folder)
    var reports: [Report] = []
    for folder in folders { reports.append(try LastRun(folder: folder).load()) }
    let merged: Report
    do {
      merged = try Report.merged(reports)
        .naming(FollowUpCommands(session, settings))
    } catch {
      throw .work("\(error)")
    }
    let target = LastRun(folder: settings.output)
    do {
      // One of the shards may have run where the result goes.
      if !folders.contains(settings.output) {
        try FailureArtifacts.clear(output: settings.output)
      }
      for (folder, report) in zip(folders, reports) where folder != settings.output {
        for file in report.screens.flatMap(\.files) {
          try copy(file.path, from: folder, to: settings.output, session)
        }
      }
    } catch {
      throw .work("\(error)")
    }
    try target.store(merged)
    try Reporters(settings: settings, session: session).tell(merged)
    return merged.exitCode
  }

  /// The folder of a shard's results, of which the file may be named instead.
  private static func folder(_ operand: String) -> String {
    let name = Report.fileName
    if operand == name { return "." }
    if operand.hasSuffix("/" + name) { return String(operand.dropLast(name.count + 1)) }
    return operand.count > 1 && operand.hasSuffix("/") ? String(operand.dropLast()) : operand
  }

  private func copy(
    _ path: String, from folder: String, to output: String, _ session: Tool.Session
  ) throws(FileError) {
    guard let content = try WholeFile.read("\(folder)/\(path)") else {
      // The report is right without it; only its page has a picture less.
      session.complain("\(session.shown("\(folder)/\(path)").quoted) is missing")
      return
    }
    let target = "\(output)/\(path)"
    try WholeFile.makeFolder(above: target)
    try WholeFile.write(content, to: target)
  }
}
