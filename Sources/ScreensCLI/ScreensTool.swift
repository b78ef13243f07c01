package import Harness
public import Manifest
public import Navigation

/// The command line tool over an app's manifest.
///
/// An app's own tool is these few lines:
///
/// ```swift
/// import ScreensCLI
///
/// @main enum Main {
///   static func main() async { await ScreensTool.main(AppScreen.self) }
/// }
/// ```
public enum ScreensTool {
  /// Runs the tool over this process, and ends the process with the exit code.
  @MainActor
  public static func main<M: ScreenManifest>(_ manifest: M.Type) async -> Never {
    await Tool(SceneSource(manifest)).runProcess()
  }

  /// Runs the tool over this process, with `replay` and all of `audit` since the app's types are Codable.
  @MainActor
  public static func main<M: ScreenManifest>(_ manifest: M.Type) async -> Never
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    await Tool(SceneSource(manifest)).runProcess()
  }
}

extension Tool {
  /// The tool over the screens of an app.
  package init(_ source: SceneSource) {
    self.init { invocation, session throws(CommandError) in
      let source = try session.source(for: invocation.settings, compiled: source)
      return switch invocation.verb {
      case .list: try ListCommand(source: source).run(invocation, session)
      case .show: try ShowCommand(source: source).run(invocation, session)
      case .render, .renderAll, .verify, .record:
        try await RunCommand(source: source).run(invocation, session)
      case .accept: try AcceptCommand(source: source).run(invocation, session)
      case .review: try ReviewCommand().run(invocation, session)
      case .report: try ReportCommand().run(invocation, session)
      case .merge: try MergeCommand().run(invocation, session)
      case .prune: try PruneCommand(source: source).run(invocation, session)
      case .docs: try await DocsCommand(source: source).run(invocation, session)
      case .map: try MapCommand(source: source).run(invocation, session)
      case .diff: try await DiffCommand().run(invocation, session)
      case .link: try await LinkCommand(source: source).run(invocation, session)
      case .replay: try ReplayCommand(source: source).run(invocation, session)
      case .initialize: try InitCommand().run(invocation, session)
      case .audit: try await AuditCommand(source: source).run(invocation, session)
      case .coverage: try CoverageCommand(source: source).run(invocation, session)
      case .export: try ExportCommand(source: source).run(invocation, session)
      case .doctor: try DoctorCommand(source: source).run(invocation, session)
      case .completions: try CompletionsCommand().run(invocation, session)
      case .man: try ManCommand().run(session)
      case .help: .success
      }
    }
  }
}
