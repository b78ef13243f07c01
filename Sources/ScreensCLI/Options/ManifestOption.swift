import CommandParsing
import Files
import Harness
import ManifestJSON
import PlainText

/// The source of the screens: the app of the tool, a manifest file, or the source of another app.
struct ManifestOption: OptionGroup {
  /// The manifest file, or `-`; nil means the screens of the app.
  @Option("manifest", .file, "read the screens from a JSON file ('-' for stdin)")
  var path: String?
  /// The folder of an app's source; nil means the screens of the app.
  @Option("app", .folder, insteadOf: "manifest", "read the screens from an app's Swift source")
  var app: String?

  /// The options that name other screens than those of the app.
  static var names: Set<String> { [ManifestOption().$path.name, ManifestOption().$app.name] }

  /// The screens of the file, of the source or of the app.
  func source(_ session: Tool.Session) async throws(CommandError) -> SceneSource {
    if let app {
      if path != nil { throw .usage(.contradictoryOption($app.spelling, with: $path.spelling)) }
      return try await AppScan(folder: app, session: session).source()
    }
    if let path { return try file(path, session) }
    var source = session.app
    if let folder = source.appSource {
      source.sourcePages = try await AppScan(folder: folder, session: session).pages()
    }
    return source
  }

  private func file(
    _ path: String, _ session: Tool.Session
  ) throws(CommandError) -> SceneSource {
    let manifest: ManifestFile
    do {
      manifest = try ManifestFile(
        path == "-"
          ? try PartialFile(standardInputAs: "standard input") : try PartialFile(path: path))
    } catch let error as ManifestError {
      throw .work("cannot use \(path.quoted): \(error)")
    } catch {
      throw .work("\(error)")
    }
    for warning in manifest.warnings {
      session.warn(VisibleText.line("\(path): \(warning)"))
    }
    let rest = manifest.warningCount - manifest.warnings.count
    if rest > 0 { session.warn("\(VisibleText.line(path)): and \(rest) more") }
    return SceneSource(manifest)
  }
}

/// The source of the screens, for verbs that visit them.
struct VisitOptions: OptionGroup {
  /// Where the screens come from.
  let origin = ManifestOption()
  @Option("timeout", .number(in: 1...3600), "seconds to reach a screen (default: 10)")
  private var timeout: Int?

  /// The screens of the file, of the source or of the app.
  func source(_ session: Tool.Session) async throws(CommandError) -> SceneSource {
    var source = try await origin.source(session)
    if let timeout { source.timeout = .seconds(timeout) }
    return source
  }
}
