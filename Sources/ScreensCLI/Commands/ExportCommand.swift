import CommandParsing
import Harness
import ManifestJSON
import PlainText
import Scenes

/// Writes the screens as a JSON manifest.
struct ExportCommand: ScreensCommand {
  static let name = "export"
  static let summary = "write the screens as a JSON manifest"
  static let details = """
    Every verb reads such a file with '--manifest'. It can also be written by hand
    or by another program. '--schema' writes the JSON Schema of the format instead,
    for editors and validators. Nothing is written if a screen cannot be reached.
    """
  static let examples = [
    Example(meaning: "write the screens as JSON"),
    Example("--schema", meaning: "write the schema of that JSON"),
  ]

  private let selection = SelectionOptions()
  @Flag("schema", reach: .commandLine, "write the JSON Schema of manifests")
  private var writesSchema = false

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await selection.manifest.source(session)
    if writesSchema {
      try session.write(ManifestSchema.text)
      return .success
    }
    let selected = Set(try selection.selection().ids(of: source.ids))
    do { try SnapshotID.check(source.ids) } catch { throw .work("\(error)") }
    try await check(selected, of: source, session)
    var writer = ManifestWriter()
    try session.writeJSON(writer.head(app: source.name, tabs: source.tabs))
    try await source.forEachScene(where: selected.contains) { _, scene throws(CommandError) in
      guard case .success(let scene) = scene else { return }
      try session.writeJSON(writer.screen(scene))
    }
    try session.writeJSON(writer.tail())
    return .success
  }

  /// Visits every screen once before anything is written, so that no incomplete manifest is written.
  @MainActor
  private func check(
    _ selected: Set<String>, of source: SceneSource, _ session: Tool.Session
  ) async throws(CommandError) {
    var count = 0
    await source.forEachScene(where: selected.contains) { id, scene in
      guard case .failure(let error) = scene else { return }
      count += 1
      session.warn(VisibleText.line("'\(id)' is not reached: \(error.reason)"))
    }
    guard count == 0 else {
      throw .work(
        "nothing is exported: \(count == 1 ? "a screen is" : "\(count) screens are") not reached;"
          + " fix this or exclude them with '--filter-not'")
    }
  }
}
