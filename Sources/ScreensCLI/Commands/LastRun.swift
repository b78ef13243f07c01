import Files
import Reports
import Scenes
import Snapshots

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file with the results of the last run, for later commands.
struct LastRun {
  /// The output folder of the run.
  let folder: String

  /// The path of the file.
  var path: String { "\(folder)/\(Report.fileName)" }

  /// The path of the mark of a run that has not finished.
  private var markPath: String { "\(folder)/last-run.unfinished" }

  /// The content of the marks of this process.
  private static let mark = Array("\(ProcessInfo.processInfo.processIdentifier)\n".utf8)

  /// Marks the results of an earlier run as outdated, before this run removes their files.
  ///
  /// If the run is killed, the mark stays. On a read-only disk, where no result can be stored either, there is
  /// nothing to mark.
  func begin() {
    do {
      try WholeFile.makeFolder(folder)
      try WholeFile.write(Self.mark, to: markPath)
    } catch {
      // A full disk: no results are better than wrong ones. The empty file says that the folder is one of runs.
      try? WholeFile.empty(path)
    }
  }

  /// Stores the report of the run that ``begin()`` announced.
  func finish(_ report: Report) throws(CommandError) {
    do {
      try WholeFile.makeFolder(folder)
      let file = try UnfinishedFile(for: path)
      try JSONReportWriter().write(report) { try file.append($0) }
      try file.finishWithoutWaiting()
    } catch {
      // Neither the old report nor the new one may be left, and the folder stays one of runs.
      try? WholeFile.empty(path)
      throw .work("\(error)")
    }
    // Another run into the same folder may have begun since, and its mark stays.
    guard (try? WholeFile.read(markPath)) == Self.mark else { return }
    do { try WholeFile.remove(markPath) } catch { throw .work("\(error)") }
  }

  /// Stores the report of the last run with the decisions about it.
  func store(_ report: Report) throws(CommandError) {
    do {
      try WholeFile.write(try JSONReportWriter().bytes(of: report), to: path)
    } catch {
      throw .work("\(error)")
    }
  }

  /// The report of the last run, if it was of an app with a name.
  func load(of app: String) throws(CommandError) -> Report {
    let report = try load()
    if let other = report.app, other != app {
      throw .otherApp(folder, ran: other, asked: app)
    }
    return report
  }

  /// The report of the last run.
  func load() throws(CommandError) -> Report {
    var reader = ReportReader()
    do {
      guard try WholeFile.read(markPath) == nil else { throw CommandError.unfinishedRun(folder) }
      // Refuses what is no file, such as a pipe, without waiting for it.
      guard let start = try WholeFile.readStart(path, count: 1) else {
        throw CommandError.noLastRun(path)
      }
      guard !start.isEmpty else { throw CommandError.unfinishedRun(folder) }
      let file = try PartialFile(path: path)
      var bytes: [UInt8] = []
      for offset in stride(from: 0, to: file.count, by: Self.pieceSize) {
        try file.read(from: offset, room: Self.pieceSize, into: &bytes)
        reader.take(bytes)
      }
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("\(error)")
    }
    do {
      let report = try reader.report()
      try check(report)
      return report
    } catch {
      throw .work("cannot use \(path.quoted): \(error)")
    }
  }

  /// The number of bytes of the file in memory.
  private static let pieceSize = 1 << 18

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
