package import Manifest

extension SceneSource {
  /// Which values of the app's types the screens show; nil for a manifest file, which has no types.
  @MainActor package var usage: ManifestUsage? { collectUsage?() }
}
