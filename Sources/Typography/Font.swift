/// A weight of the outline font.
package enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  /// For running text.
  case regular
  /// For the smallest labels.
  case medium
  /// For headlines and buttons.
  case semibold
  /// For titles.
  case bold

  /// Whether a font of two weights only is set in the bolder one.
  var isHeavy: Bool {
    switch self {
    case .regular, .medium: false
    case .semibold, .bold: true
    }
  }
}

/// A weight and a size.
package struct Font: Hashable, Sendable {
  /// The size of the em square in points.
  package var size: Double
  /// The weight.
  package var weight: FontWeight

  /// Creates a font from the size of its em square in points and its weight.
  package init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
