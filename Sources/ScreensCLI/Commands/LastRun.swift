import Files
import Reports
import Scenes
import Snapshots

/// The file with the results of the last run, for later commands.
struct LastRun {
  /// The output folder of the run.
  let folder: String

  /// The path of the file.
  var path: String { "\(folder)/\(Report.fileName)" }

  /// Stores a report.
  func store(_ report: Report) throws(CommandError) {
    do {
      let bytes = try JSONReportWriter().bytes(of: report)
      try WholeFile.makeFolder(folder)
      try WholeFile.write(bytes, to: path)
    } catch {
      throw .work("\(error)")
    }
  }

  /// The report of the last run.
  func load() throws(CommandError) -> Report {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(path) } catch { throw .work("\(error)") }
    guard let bytes else {
      throw .noLastRun(path)
    }
    do {
      let report = try Report(json: bytes)
      try check(report)
      return report
    } catch {
      throw .work("cannot use \(path.quoted): \(error)")
    }
  }

  /// Refuses paths that leave the folders, because the file may come from another machine.
  private func check(_ report: Report) throws {
    for screen in report.screens {
      if DrawnName(screen.id) == nil { throw StrayPath(path: screen.id) }
      try SnapshotID.check([DrawnName.id(of: screen.id)])
      if let source = screen.movedFrom { try SnapshotID.check([source]) }
      for file in screen.files {
        let names = file.path.split(separator: "/", omittingEmptySubsequences: false)
        if names.contains("..") || names.contains("") { throw StrayPath(path: file.path) }
      }
    }
  }

  private struct StrayPath: Error, CustomStringConvertible {
    let path: String
    var description: String { "the path \(path.quoted) leaves its folder" }
  }
}
