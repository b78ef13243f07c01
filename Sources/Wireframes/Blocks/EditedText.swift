import Scenes
import Typography

/// The text in a field that may have the caret, or the placeholder of an empty one.
struct EditedText {
  private static let caret = Size(width: 1.5, height: 18)

  /// The caret, which is as high as the text where that is large.
  private var caretHeight: Double { max(Self.caret.height, font.size + 1) }

  let text: String
  let placeholder: String
  let font: Font
  let hasCaret: Bool

  func draw(at x: Double, centerY: Double, maxWidth: Double, on sketch: inout Sketch) {
    let theme = sketch.theme
    let room = maxWidth - 2
    let width =
      text.isEmpty
      ? 0
      : sketch.text(
        text, font, theme.text, at: x, centerY: centerY, maxWidth: room, as: .value)
    if text.isEmpty {
      sketch.text(placeholder, font, theme.secondary, at: x + 3, centerY: centerY, maxWidth: room)
    }
    guard hasCaret else { return }
    sketch.fill(
      Rect(
        x: x + width + (text.isEmpty ? 0 : 0.5), y: centerY - caretHeight / 2,
        width: Self.caret.width, height: caretHeight), theme.accent)
  }

  /// The text with the caret, or the placeholder, in one line of at most a number of columns.
  func words(in columns: Int) -> String {
    let caret = hasCaret ? "▏" : ""
    let room = columns - caret.count
    guard !text.isEmpty else {
      return caret + TerminalText.fitted(TerminalText.printable(placeholder) + "…", to: room)
    }
    return TerminalText.fitted(TerminalText.printable(text), to: room) + caret
  }
}
