import Typography

/// The sizes that blocks have in a variant, in points.
struct BlockLayout: Hashable, Sendable {
  /// The size of Dynamic Type.
  var textSize = TextSize.l
  /// Whether controls are small, since a pointer is more exact than a finger.
  var isForPointer = false
  /// The height of a list row with usual texts.
  var rowHeight = Metrics.rowHeight
  /// The maximum height of a picture without a height of its own.
  var imageLimit = Double.greatestFiniteMagnitude

  init(textSize: TextSize = .l) {
    self.textSize = textSize
  }

  /// The sizes on a device.
  init(textSize: TextSize, on device: Device) {
    self.textSize = textSize
    if device.isRegular { imageLimit = 300 }
    if device.kind == .window {
      isForPointer = true
      rowHeight = 44
    }
  }

  /// Whether texts are below each other and wrap, instead of side by side and cut.
  var isStacked: Bool { textSize.isAccessibility }

  var cardCorner: Double { isForPointer ? 10 : Metrics.cardCorner }
  var buttonHeight: Double { isForPointer ? 32 : Metrics.buttonHeight }
  var buttonCorner: Double { isForPointer ? 8 : Metrics.buttonCorner }

  /// A font of the default text size in the size of the variant.
  func font(_ font: Font) -> Font {
    let font = unscaled(font)
    guard textSize != .l else { return font }
    return Font(size: font.size + textSize.growth(of: font.size), weight: font.weight)
  }

  /// A font in the size that it has on the device at every text size.
  ///
  /// The sizes for a pointer are those of macOS in Apple's Human Interface Guidelines, "Typography".
  func unscaled(_ font: Font) -> Font {
    guard isForPointer else { return font }
    let size: Double =
      switch font.size {
      case 30...: 26
      case 24..<30: 22
      case 18..<24: 15
      case 16..<18: 13
      case 14..<16: 12
      case 12..<14: 11
      default: 10
      }
    return Font(size: size, weight: font.weight)
  }

  /// The font of the header of a section.
  var header: Font {
    isForPointer ? font(Font(size: Font.footnote.size, weight: .medium)) : font(.footnote)
  }

  /// The distance between the lines of a text, from the one at the default text size.
  func line(_ height: Double, of font: Font) -> Double {
    let height = dense(height)
    guard textSize != .l else { return height }
    return height + (textSize.growth(of: unscaled(font).size) * Self.lineHeight).rounded()
  }

  /// The height of a control with one line of text, which only grows at accessibility sizes.
  func control(_ height: Double, of font: Font) -> Double {
    isStacked ? line(height, of: font) : dense(height)
  }

  /// The distance between the lines of a text that wraps where it does not at the default text size.
  func wrappedLine(of font: Font) -> Double {
    (self.font(font).size * Self.lineHeight).rounded()
  }

  /// A length for a finger in the size for a pointer: like a row, rounded to whole points.
  func dense(_ length: Double) -> Double {
    isForPointer ? (length * 44 / 56).rounded() : length
  }

  /// The height of a line relative to the size of its font.
  private static let lineHeight = 1.2
}
