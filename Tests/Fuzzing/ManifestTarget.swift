import Files
import ManifestJSON
import Scenes
import Wireframes

/// Reads any bytes as a manifest file; what is taken must be written and read again without a loss, and
/// every screen must be drawn.
func fuzzManifest(_ bytes: UnsafeRawBufferPointer) {
  let file: ManifestFile
  do {
    file = try ManifestFile(PartialFile(Array(bytes), path: "input"))
  } catch {
    precondition(!"\(error)".isEmpty)
    return
  }
  precondition(file.warnings.allSatisfy { !"\($0)".isEmpty })
  guard let scenes = try? file.ids.indices.map(file.scene) else {
    preconditionFailure("a screen that was checked cannot be read")
  }
  let text = ManifestWriter.text(of: scenes)
  guard let again = try? ManifestFile(PartialFile(Array(text.utf8), path: "again")),
    (try? again.ids.indices.map(again.scene)) == scenes
  else { preconditionFailure("\(text) is not the same again") }
  for scene in scenes.prefix(4) {
    precondition(!TextRendering(scene).text.isEmpty)
    precondition(!Wireframe(scene, options: Wireframe.Options()).regions.isEmpty)
  }
}
