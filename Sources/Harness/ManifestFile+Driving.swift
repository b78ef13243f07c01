import Manifest
import ManifestJSON
import Scenes

extension SceneDriver {
  /// What reads one screen of a manifest file after the other.
  init(_ manifest: ManifestFile) {
    scene = { index throws(UnreachedScreen) in
      do throws(ManifestError) {
        return try manifest.scene(index)
      } catch {
        let reached = error.problem == .changed ? "one that changed since" : "\(error)"
        throw UnreachedScreen(
          id: manifest.ids[index],
          difference: ReachDifference("file", asked: "the manifest as checked", reached: reached))
      }
    }
  }
}

extension ManifestFile {
  /// The first screen that has a deep link.
  ///
  /// A file knows the links of its screens and nothing of the codec that made them, so the text must be
  /// the same.
  ///
  /// - Complexity: O(bytes of the file).
  func scene(withLink link: String) throws(LinkRefusal) -> Scene {
    for index in ids.indices {
      if let scene = try? scene(index), scene.link == link { return scene }
    }
    throw .unlisted
  }
}
