/// How a router shows what it presents.
public enum PresentationStyle: Hashable, Sendable {
  /// A sheet.
  case sheet
  /// A cover over the whole screen; a sheet on macOS, which has no covers.
  case fullScreenCover

  /// Whether the system has full-screen covers.
  static var hasCovers: Bool {
    #if os(macOS)
      false
    #else
      true
    #endif
  }

  /// The style in which the system shows this one.
  func shown(hasCovers: Bool) -> PresentationStyle { hasCovers ? self : .sheet }
}
