import Files
import Reports

/// Writes a report in the formats that the command line requests.
struct Reporters {
  /// The formats except those for a terminal, in the order of the help; a new format is a writer and a line here.
  static let writers: [any ReportWriter] = [
    JSONReportWriter(),
    JUnitReportWriter(),
    GitHubReportWriter(),
    MarkdownReportWriter(),
    HTMLReportWriter(),
  ]

  /// The formats; empty means a list.
  let choices: [ReporterChoice]
  /// The folder of the report and its files.
  let folder: String
  let session: Tool.Session
  /// The folder of the pictures, if the run wrote them.
  var pictures: String?

  /// Writes the report in every format, in the given order.
  func write(_ report: Report) throws(CommandError) {
    let choices = choices.isEmpty ? [ReporterChoice(.list)] : choices
    for choice in choices {
      if let path = choice.path ?? (choice.kind == .html ? htmlPath : nil) {
        try write(report, choice, to: path)
        if !session.isQuiet { session.console.note("wrote \(session.shown(path))") }
      } else {
        let text = String(decoding: try content(of: report, choice), as: UTF8.self)
        if choice.kind == .json { try session.writeJSON(text) } else { try session.write(text) }
      }
      if choice.kind == .github { try addStepSummary(of: report) }
    }
  }

  private var htmlPath: String { "\(folder)/report.html" }

  private func content(
    of report: Report, _ choice: ReporterChoice
  ) throws(CommandError) -> [UInt8] {
    if choice.kind == .list {
      let list = ListReport(
        report: report, folder: folder, pictures: pictures, isQuiet: session.isQuiet,
        palette: palette(choice), shownPath: session.shown)
      return Array(list.text.utf8)
    }
    let writer = Self.writers.first { type(of: $0).format == choice.kind.rawValue }
    if let writer { return try bytes(writer, report) }
    return Array(DotReport(report: report, palette: palette(choice)).text.utf8)
  }

  /// The palette of a format; a file is not a terminal.
  private func palette(_ choice: ReporterChoice) -> Palette {
    if choice.path != nil { return Palette(isColored: session.common.color == .always) }
    return session.palette
  }

  private func bytes(
    _ writer: any ReportWriter, _ report: Report
  ) throws(CommandError) -> [UInt8] {
    let files = ReportFiles(folder: folder)
    do {
      let bytes = try writer.bytes(of: report, loading: files.source.content)
      try files.requireAll()
      return bytes
    } catch {
      throw .work("\(error)")
    }
  }

  private func write(
    _ report: Report, _ choice: ReporterChoice, to path: String
  ) throws(CommandError) {
    do {
      try WholeFile.makeFolder(above: path)
      let output = try NamedOutput(path)
      if let writer = Self.writers.first(where: { type(of: $0).format == choice.kind.rawValue }) {
        let files = ReportFiles(folder: folder)
        try writer.write(report, files: files.source) { bytes in
          if choice.kind == .json { try output.appendJSON(bytes) } else { try output.append(bytes) }
        }
        try files.requireAll()
      } else {
        try output.append(try content(of: report, choice))
      }
      try output.finish()
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("\(error)")
    }
  }

  /// Appends to the step summary of GitHub Actions.
  private func addStepSummary(of report: Report) throws(CommandError) {
    guard let path = session.environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      return
    }
    let summary = try bytes(MarkdownReportWriter(), report)
    do {
      try NamedOutput.append(summary, to: path)
    } catch {
      throw .work("\(error)")
    }
  }
}

extension Report {
  /// The exit code after a run.
  var exitCode: ExitCode {
    if !isComplete { return .interrupted }
    if count(.failed) > 0 { return .failed }
    return pendingCount == 0 ? .success : .different
  }
}

/// Reads the files of a report: a page is still useful if a picture is gone, but not if the disk fails.
private final class ReportFiles {
  private let folder: String
  /// Why the first of the unreadable files cannot be read.
  private var error: FileError?

  init(folder: String) { self.folder = folder }

  var source: ReportedFileSource {
    ReportedFileSource(
      start: { file in
        self.content(of: file) { path throws(FileError) in
          try WholeFile.readStart(path, count: 24)
        }
      },
      content: { file in
        self.content(of: file) { path throws(FileError) in try WholeFile.read(path) }
      })
  }

  private func content(
    of file: ReportedFile, _ read: (String) throws(FileError) -> [UInt8]?
  ) -> [UInt8]? {
    do throws(FileError) {
      return try read("\(folder)/\(file.path)")
    } catch {
      self.error = self.error ?? error
      return nil
    }
  }

  func requireAll() throws(FileError) {
    if let error { throw error }
  }
}
