/// A weight of the outline font.
package enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  /// For body text.
  case regular
  /// For the smallest labels.
  case medium
  /// For headlines and buttons.
  case semibold
  /// For titles.
  case bold

  /// Whether a font with only two weights uses the bolder one.
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

/// The vertical metrics of a font in points, from the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// How far the tallest letters reach above the baseline.
  package var ascent: Double
  /// How far the lowest letters reach below the baseline; positive.
  package var descent: Double
  /// The height of a capital H.
  package var capHeight: Double
  /// The height of a lowercase x.
  package var xHeight: Double

  /// Creates the metrics of a font, which are the same in all weights (Inter's hhea and OS/2 tables).
  package init(_ font: Font) {
    ascent = 2728 * font.size / Self.unitsPerEm
    descent = 680 * font.size / Self.unitsPerEm
    capHeight = 2048 * font.size / Self.unitsPerEm
    xHeight = 1536 * font.size / Self.unitsPerEm
  }

  /// The distance between baselines without extra line spacing.
  package var lineHeight: Double { ascent + descent }

  private static let unitsPerEm = 2816.0
}

/// Keeps the ideographs of a line in one weight.
///
/// Only the ideographs in common use in Japanese have a bold form. A title in Chinese, or with a rare
/// ideograph, would mix bold and regular, so it is regular throughout.
enum HanWeight {
  /// The weight of characters that are not in Inter.
  static func weight(for text: String, in font: Font) -> FontWeight {
    guard font.weight.isHeavy else { return font.weight }
    let tables = Typefaces()
    let isUneven = text.unicodeScalars.contains { scalar in
      guard isIdeograph(scalar.value) else { return false }
      return tables.slot(of: scalar.value).map { !tables.hasBold(slot: $0.index) } ?? false
    }
    return isUneven ? .regular : font.weight
  }

  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
