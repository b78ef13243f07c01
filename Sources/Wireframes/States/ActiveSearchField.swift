import Scenes
import Typography

/// A search field with a caret after its text, and Cancel beside it.
struct ActiveSearchField: BlockDrawing {
  private static let cancel = "Cancel"
  private static let gap = 12.0

  let placeholder: String
  let text: String

  func height(width: Double) -> Double { 36 }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let cancel = Typesetter.line(Self.cancel, font: .body)
    sketch.text(cancel, theme.accent, at: rect.maxX, centerY: rect.midY, anchor: .trailing)
    var field = rect
    field.width -= cancel.width + Self.gap
    sketch.rounded(field, radius: 10, theme.fill)
    let center = Point(x: field.x + 18.5, y: field.midY)
    sketch.icon("magnifyingglass", centeredAt: center, size: 20, theme.secondary)
    EditedText(text: text, placeholder: placeholder, font: .body, hasCaret: true)
      .draw(at: field.x + 35, centerY: field.midY, maxWidth: field.width - 46, on: &sketch)
  }

  func drawText(on box: inout TextBox) {
    let text = EditedText(text: text, placeholder: placeholder, font: .body, hasCaret: true)
    box.add("⌕ " + text.words(in: box.width - 10), right: Self.cancel)
  }
}
