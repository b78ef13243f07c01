import Typography

/// The sizes that blocks have in a variant, in points.
struct BlockLayout: Hashable, Sendable {
  /// The size of Dynamic Type.
  var textSize = TextSize.l

  /// Whether texts are below each other and wrap, instead of side by side and cut.
  var isStacked: Bool { textSize.isAccessibility }

  /// A font of the default text size in the size of the variant.
  func font(_ font: Font) -> Font {
    guard textSize != .l else { return font }
    return Font(size: font.size + textSize.growth(of: font.size), weight: font.weight)
  }

  /// The distance between the lines of a text, from the one at the default text size.
  func line(_ height: Double, of font: Font) -> Double {
    guard textSize != .l else { return height }
    return height + (textSize.growth(of: font.size) * Self.lineHeight).rounded()
  }

  /// The height of a control with one line of text, which only grows at accessibility sizes.
  func control(_ height: Double, of font: Font) -> Double {
    isStacked ? line(height, of: font) : height
  }

  /// The distance between the lines of a text that wraps where it does not at the default text size.
  func wrappedLine(of font: Font) -> Double {
    (self.font(font).size * Self.lineHeight).rounded()
  }

  /// The height of a line relative to the size of its font.
  private static let lineHeight = 1.2
}
