/// Colours text, or leaves it as it is.
struct Palette: Sendable, Equatable {
  let isColored: Bool

  /// The looks that output uses; all from the 16 colours that a person's own theme defines.
  enum Ink: Int, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
  }

  /// The text in a colour.
  ///
  /// It must not have colours within, whose end would end this one too.
  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
