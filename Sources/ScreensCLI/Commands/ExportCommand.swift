import Harness
import ManifestJSON
import PlainText
import Scenes
import Snapshots

/// Writes the screens as a JSON manifest.
struct ExportCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    if invocation.settings.writesSchema {
      try session.write(ManifestSchema.text)
      return .success
    }
    let selected = Set(try Selection(of: invocation).ids(of: source.ids))
    do { try SnapshotID.check(source.ids) } catch { throw .work("\(error)") }
    try check(selected, session)
    var writer = ManifestWriter()
    try session.write(writer.head(app: source.name, tabs: source.tabs))
    try source.forEachScene(where: selected.contains) { _, scene throws(CommandError) in
      guard case .success(let scene) = scene else { return }
      try session.write(writer.screen(scene))
    }
    try session.write(writer.tail())
    return .success
  }

  /// Drives to every screen once before anything is written: half a manifest is none.
  @MainActor
  private func check(
    _ selected: Set<String>, _ session: Tool.Session
  ) throws(CommandError) {
    var count = 0
    source.forEachScene(where: selected.contains) { id, scene in
      guard case .failure(let error) = scene else { return }
      count += 1
      session.complain(VisibleText.line("'\(id)' is not reached: \(error.reason)"))
    }
    guard count == 0 else {
      throw .work(
        "nothing is exported, as \(count == 1 ? "a screen is" : "\(count) screens are") not reached;"
          + " mend that, or leave them out with '--filter-not'")
    }
  }
}
