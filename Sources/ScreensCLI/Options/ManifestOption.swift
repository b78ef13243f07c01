import CommandParsing
import Files
import Harness
import ManifestJSON
import PlainText

/// Where the screens come from.
struct ManifestOption: OptionGroup {
  /// The file of the screens, or `-`; nil means those of the app.
  @Option("manifest", .file, "the screens of a JSON file; '-' is standard input")
  var path: String?

  /// The screens of the file, or else of the app.
  func source(_ session: Tool.Session) throws(CommandError) -> SceneSource {
    guard let path else { return session.app }
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
      session.complain(VisibleText.line("\(path): \(warning)"))
    }
    let rest = manifest.warningCount - manifest.warnings.count
    if rest > 0 { session.complain("\(VisibleText.line(path)): and \(rest) more") }
    return SceneSource(manifest)
  }
}
