import Scenes
import Typography

extension InputField: BlockDrawing {
  var sharesCard: Bool { true }

  func height(width: Double, in layout: BlockLayout) -> Double {
    guard layout.isStacked else { return layout.rowHeight }
    return max(layout.rowHeight, stacked(width: width, in: layout).height)
  }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    height(width: width, in: layout)
  }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) { draw(in: rect, on: &sketch) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let left = rect.x + Metrics.margin
    let right = rect.maxX - 18
    let layout = sketch.layout
    guard !layout.isStacked else {
      return stacked(width: rect.width, in: layout).draw(at: left, in: rect, on: &sketch)
    }
    guard !label.isEmpty else {
      sketch.text(
        value ?? placeholder ?? "", layout.font(.body),
        value == nil ? theme.tertiary : theme.text, at: left, centerY: rect.midY,
        maxWidth: right - left, as: .value)
      return
    }
    let labelWidth = sketch.text(
      label, layout.font(.body), theme.text, at: left, centerY: rect.midY,
      maxWidth: (right - left) / 2)
    sketch.text(
      value ?? placeholder ?? "", layout.font(.body),
      value == nil ? theme.tertiary : theme.secondary, at: right, centerY: rect.midY,
      anchor: .trailing,
      maxWidth: right - left - labelWidth - 12, as: .value)
  }

  private func stacked(width: Double, in layout: BlockLayout) -> StackedRow {
    StackedRow(
      title: label, subtitle: nil, value: value ?? placeholder,
      maxWidth: width - Metrics.margin - 18, in: layout)
  }

  var spokenElements: [AccessibleElement] {
    // An empty field says its placeholder instead of a value, and also if it has no other name.
    let name = label.isBlank ? placeholder : label
    let text = value ?? (label.isBlank ? nil : placeholder)
    return [AccessibleElement(.textField, name, value: text)]
  }

  func drawText(on box: inout TextBox) {
    let typed = value.map(TerminalText.printable)
    let text = typed ?? placeholder.map { TerminalText.printable($0) + "…" } ?? ""
    let end = label.isEmpty ? "" : label.hasSuffix(":") ? " " : ": "
    box.add(TerminalText.printable(label) + end + text)
  }
}
