import CommandParsing
import DocsSite
import PlainText
import ReferenceCheck

/// Writes a set of files into a folder, or lists those that are out of date.
struct DocumentWork<Documents: DocumentSet> {
  private let documents: Documents
  private let folder: DocumentFolder
  private let onlyChecks: Bool
  private let workers: Int
  private let session: Tool.Session

  init(
    _ documents: Documents, in folder: DocumentFolder, onlyChecks: Bool, workers: Int,
    session: Tool.Session
  ) {
    self.documents = documents
    self.folder = folder
    self.onlyChecks = onlyChecks
    self.workers = workers
    self.session = session
  }

  /// Does the work.
  ///
  /// - Returns: Whether the files are up to date, or the work was interrupted.
  func run() async throws -> ExitCode {
    onlyChecks ? try await check() : try await write()
  }

  private func write() async throws -> ExitCode {
    let paths = documents.paths
    try folder.claim(paths)
    let (_, isComplete) = try await made { file throws(DocumentError) in try folder.write(file) }
    guard isComplete else { return .interrupted }
    try folder.settle(paths)
    if !session.isQuiet {
      let files = paths.count == 1 ? "1 file" : "\(paths.count) files"
      session.console.note("wrote \(files) into \(session.shown(folder.path))")
    }
    return .success
  }

  private func check() async throws -> ExitCode {
    try folder.checkApp()
    let (found, isComplete) = try await made { file throws(DocumentError) in
      try folder.problem(with: file).map { DocumentProblem($0, file.path) }
    }
    guard isComplete else { return .interrupted }
    let problems =
      found.compactMap(\.self)
      + (try folder.obsolete(documents.paths)).map { DocumentProblem(.obsolete, $0) }
    try session.write(problems.map(line).joined())
    if !session.isQuiet { session.console.note(summary(problems.count)) }
    return problems.isEmpty ? .success : .different
  }

  private func made<Outcome: Sendable>(
    _ handle: @escaping @Sendable (DocumentFile) throws(DocumentError) -> Outcome
  ) async throws -> (outcomes: [Outcome], isComplete: Bool) {
    let progress = ProgressReporter(total: documents.jobCount, session: session)
    session.interruption.begin()
    let run = DocumentRun(documents, workers: workers)
    do throws(DocumentError) {
      let made = try await run.run(
        isInterrupted: session.interruption.isRequested,
        onJob: { await progress.advance() }, handle: handle)
      await progress.end()
      return made
    } catch {
      await progress.end()
      throw error
    }
  }

  private func line(_ problem: DocumentProblem) -> String {
    let kind = problem.kind.rawValue
    let gap = String(repeating: " ", count: 10 - kind.count)
    return "\(kind)\(gap)\(session.shown("\(folder.path)/\(problem.path)"))\n"
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "all \(documents.paths.count) files are up to date"
    case 1: "1 file is out of date; the same command without '--check' writes it"
    default: "\(count) files are out of date; the same command without '--check' writes them"
    }
  }
}

/// Lists the screens and images in documents that do not exist.
struct ReferencesWork {
  /// The ids of all screens.
  let ids: [String]
  /// The paths of the documents.
  let documents: [String]
  let session: Tool.Session

  func run() throws(CommandError) -> ExitCode {
    let check = ReferenceChecker(ids: ids, commands: .of(session.name))
    var lines: [String] = []
    for path in documents {
      do {
        let shown = session.shown(path)
        lines += try check.problems(in: path).map { "\(shown):\(text(of: $0))\n" }
      } catch {
        throw .work("\(error)")
      }
    }
    try session.write(lines.joined())
    if !session.isQuiet { session.console.note(summary(lines.count)) }
    return lines.isEmpty ? .success : .different
  }

  /// The problem, after the line and the column, which editors can open.
  private func text(of reference: DocumentReference) -> String {
    let place = "\(reference.line):\(reference.column): "
    switch reference.target {
    case .image(let path): return place + "there is no image \(path.quoted)"
    case .screen(let id):
      let hint = NearestName.of(id, in: ids).map { "; did you mean \($0.quoted)?" } ?? ""
      return place + "unknown screen \(id.quoted)" + hint
    }
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "all references are valid"
    case 1: "1 invalid reference"
    default: "\(count) invalid references"
    }
  }
}

extension CommandSyntax {
  /// The command syntax of a tool, under its own name and under the standard name.
  static func of(_ tool: ToolName) -> CommandSyntax {
    CommandSyntax(tools: [ToolName.standard, tool.word]) { words in
      // A manifest file may contain the screens of another app.
      CommandSet.screens.words(
        offeredBy: .screens, in: words, unless: ManifestOption.names)
    }
  }
}
