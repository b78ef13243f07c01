/// When two pixels count as different.
package enum ColorMetric: Sendable, Equatable {
  /// When any channel differs by anything.
  case exact
  /// When a person would see it.
  ///
  /// - Parameters:
  ///   - threshold: The share of the largest distance that is still taken for the same, 0 to 1; the
  ///     usual one is 0.1.
  ///   - detectsAntialiasing: Whether soft edges that only fell differently are counted apart.
  ///   - backdrop: What lies behind pixels that are not opaque.
  case perceived(
    threshold: Double, detectsAntialiasing: Bool = true, backdrop: Backdrop = .pattern)

  /// What pixels that are not opaque are laid over before they are compared.
  package enum Backdrop: Sendable, Equatable {
    /// A colour that changes from pixel to pixel, so that no colour can hide; as pixelmatch 7 does.
    case pattern
    /// White, on which white ink cannot be seen; as odiff and earlier versions of pixelmatch do.
    case white
  }
}
