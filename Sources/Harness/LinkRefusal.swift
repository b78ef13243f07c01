package import Navigation

/// Why a deep link leads to no screen.
package enum LinkRefusal: Error, Hashable, Sendable {
  /// The manifest names no codec.
  case noLinks
  /// The codec cannot read the link as a screen.
  case unread(LinkError)
  /// One of the app's guards did not let it through, with what became of it.
  case guarded(NavigationOutcome)
  /// No screen of the manifest file has the link.
  case unlisted
}
