/// Bars in lines, for the parts of a text that are not known.
///
/// Such a part is the source of an expression between marks. It is set as one character, so lines never end inside
/// of it. The character is one of the noncharacters of the planes 4 to 15, which no text of an app has.
package enum TextBar {
  /// The characters before the expression.
  package static let start = "\u{2039}\u{2060}"
  /// The characters after the expression.
  package static let end = "\u{2060}\u{203A}"

  /// The number of widths.
  static let levels = 24
  /// The narrowest and the widest bar, in points at the size of body text.
  private static let widths = (40, 120)
  private static let bodySize = 17
  /// The space on either side of a bar, as a part of the em square.
  static let margin = 0.06

  /// The text with one character for each part that is not known.
  ///
  /// - Parameter highest: The level of the widest bars, to make a line narrower.
  static func replacingMarks(in text: String, highest: Int = levels - 1) -> String {
    // Nearly all texts end here.
    guard text.utf8.contains(0xE2), text.unicodeScalars.contains("\u{2039}") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let open = rest.firstRange(of: start.unicodeScalars),
      let close = rest[open.upperBound...].firstRange(of: end.unicodeScalars)
    {
      result.append(contentsOf: rest[..<open.lowerBound])
      let length = rest[open.upperBound..<close.lowerBound].count
      result.append(character(level: min(level(length: length), highest)))
      rest = rest[close.upperBound...]
    }
    result.append(contentsOf: rest)
    return String(result)
  }

  /// The level of a bar for an expression: about 6 points for each of its characters.
  private static func level(length: Int) -> Int {
    let points = 16 + 6 * min(length, 100) - widths.0
    return min(max(0, points * (levels - 1) / (widths.1 - widths.0)), levels - 1)
  }

  private static func character(level: Int) -> Unicode.Scalar {
    let (plane, last) = level.quotientAndRemainder(dividingBy: 2)
    return Unicode.Scalar(UInt32((plane + 4) << 16 | 0xFFFE | last)) ?? "\u{4FFFE}"
  }

  /// The level of a bar's character; nil for other scalars.
  static func level(of scalar: UInt32) -> Int? {
    guard scalar & 0xFFFE == 0xFFFE, 0x40000...0xFFFFF ~= scalar else { return nil }
    return Int((scalar >> 16) - 4) * 2 + Int(scalar & 1)
  }

  /// The advance of a bar in the units of a pen.
  static func advance(level: Int) -> Int {
    let (narrow, wide) = widths
    let points = narrow * (levels - 1) + level * (wide - narrow)
    return points * Pen.unitsPerEm / ((levels - 1) * bodySize)
  }
}
