import CommandParsing
import Files
import Harness
import Reports

/// Merges the results of shards into those of one run.
struct MergeCommand: ScreensCommand {
  static let name = "merge"
  static let summary = "merge the results of shards"
  static let details = """
    Takes the 'last-run.json' of each shard, or the folder that contains it, and
    writes the merged results with their files into the output folder. Exits like a
    run over all screens, or with 2 when a shard is missing or had another list of
    screens.

    \(ReporterOption.details)
    """
  static let examples = [
    Example(
      "shard-1", "shard-2", "--output", "all", meaning: "merge the results of two machines")
  ]

  @Operands(
    "report", .text("REPORT", .files), count: 1...(.max),
    remedy: "name the folder of each shard's results")
  private var reports: [String]
  private let snapshots = SnapshotsOption()
  private let outputOption = OutputOption()
  private let reporters = ReporterOption()

  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    let output = Self.folder(outputOption.path)
    let folders = self.reports.map(Self.folder)
    var reports: [Report] = []
    for folder in folders { reports.append(try LastRun(folder: folder).load()) }
    var merged: Report
    do {
      merged = try Report.merged(reports)
    } catch {
      throw .work("\(error)")
    }
    merged.name(FollowUpCommands(session, snapshots: snapshots.path, output: output))
    let target = LastRun(folder: output)
    target.begin()
    do {
      // The output folder may be that of a shard.
      if !folders.contains(output) {
        try FailureArtifacts.clear(output: output)
      }
      for (folder, report) in zip(folders, reports) where folder != output {
        for file in report.screens.flatMap(\.files) {
          try copy(file.path, from: folder, to: output, session)
        }
      }
    } catch {
      throw .work("\(error)")
    }
    try target.finish(merged)
    try Reporters(choices: reporters.choices, folder: output, session: session).write(merged)
    return merged.exitCode
  }

  /// The folder of a shard's results, given the folder or the file in it.
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
      // The report is correct without it; only its page lacks a picture.
      session.warn("\(session.shown("\(folder)/\(path)").quoted) is missing")
      return
    }
    let target = "\(output)/\(path)"
    try WholeFile.makeFolder(above: target)
    try WholeFile.write(content, to: target)
  }
}
