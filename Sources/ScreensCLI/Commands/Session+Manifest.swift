import Files
import Harness
import ManifestJSON
import PlainText

extension Tool.Session {
  /// Where the screens come from: the file that the settings name, else the app.
  func source(
    for settings: Settings, compiled: SceneSource
  ) throws(CommandError) -> SceneSource {
    guard let path = settings.manifest else { return compiled }
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
      complain(VisibleText.line("\(path): \(warning)"))
    }
    let rest = manifest.warningCount - manifest.warnings.count
    if rest > 0 { complain("\(VisibleText.line(path)): and \(rest) more") }
    return SceneSource(manifest)
  }
}
