/// A size of Dynamic Type.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case xs
  /// A size below the default.
  case s
  /// The size just below the default.
  case m
  /// The default.
  case l
  /// The size just above the default.
  case xl
  /// A size above the default.
  case xxl
  /// The largest size that is not an accessibility size.
  case xxxl
  /// The smallest accessibility size.
  case ax1
  /// An accessibility size.
  case ax2
  /// An accessibility size.
  case ax3
  /// An accessibility size.
  case ax4
  /// The largest size.
  case ax5

  /// Whether layouts put texts below each other instead of side by side.
  package var isAccessibility: Bool { rank >= 7 }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// How much larger a text is than at the default size, in points.
  ///
  /// The tables are in Apple's Human Interface Guidelines, "Typography", iOS; a text of another size has the table of
  /// the style that is nearest.
  ///
  /// - Parameter size: The size of the text at the default size, in points.
  package func growth(of size: Double) -> Double {
    let sizes: [Double] =
      switch size {
      case 30...: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case 24..<30: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case 18..<24: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case 16..<18: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case 14..<16: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case 13..<14: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case 12..<13: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      default: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[rank] - sizes[3]
  }
}
