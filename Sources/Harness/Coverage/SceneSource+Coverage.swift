package import Manifest

extension SceneSource {
  /// Which values of the app's types the screens show.
  @MainActor package var usage: ManifestUsage { collectUsage() }
}
