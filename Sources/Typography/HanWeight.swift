/// Keeps the ideographs of a line in one weight.
///
/// Only the ideographs in common use in Japanese have a bold form. A title in Chinese, or with a rare
/// one, would be bold in some places and regular in others; it is set regular throughout.
enum HanWeight {
  /// The weight for what is not in Inter.
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
