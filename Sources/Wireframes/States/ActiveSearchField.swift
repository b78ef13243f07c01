import Scenes
import Typography

/// A search field with a caret after its text, and Cancel beside it.
struct ActiveSearchField: BlockDrawing {
  private static let gap = 12.0

  let placeholder: String
  let text: String
  /// The label of the button that ends the search.
  let cancel: String

  func height(width: Double, in layout: BlockLayout) -> Double { layout.control(36, of: .body) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let cancel = Typesetter.line(self.cancel, font: sketch.layout.font(.body))
    sketch.text(cancel, theme.accent, at: rect.maxX, centerY: rect.midY, anchor: .trailing)
    var field = rect
    field.width -= cancel.width + Self.gap
    sketch.rounded(field, radius: sketch.layout.dense(10), theme.fill)
    let icon = SearchField.iconSize(in: sketch.layout)
    let center = Point(x: field.x + 8.5 + icon / 2, y: field.midY)
    sketch.icon("magnifyingglass", centeredAt: center, size: icon, theme.secondary)
    EditedText(
      text: text, placeholder: placeholder, font: sketch.layout.font(.body), hasCaret: true
    )
    .draw(
      at: field.x + icon + 15, centerY: field.midY, maxWidth: field.width - icon - 26, on: &sketch)
  }

  var spokenElements: [AccessibleElement] {
    [
      AccessibleElement(.searchField, placeholder, value: text),
      AccessibleElement(.button, cancel),
    ]
  }

  func drawText(on box: inout TextBox) {
    let text = EditedText(text: text, placeholder: placeholder, font: .body, hasCaret: true)
    box.add("⌕ " + text.words(in: box.width - 10), right: cancel)
  }
}
