package import Navigation

/// Why a deep link leads to no screen.
package enum LinkRefusal: Error, Hashable, Sendable {
  /// The manifest names no codec, and its router opens no links.
  case noLinks
  /// The app's router did not open it, with what became of it.
  case notOpened(OpenOutcome)
  /// No screen of the manifest file has the link.
  case unlisted
}
