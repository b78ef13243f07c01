import Scenes
import Typography

extension InputField: BlockDrawing {
  /// The space before a button.
  private static let gap = 14.0

  var sharesCard: Bool { true }

  func height(width: Double, in layout: BlockLayout) -> Double {
    guard layout.isStacked else { return layout.rowHeight }
    let used = buttonsWidth(in: width, layout)
    return max(layout.rowHeight, stacked(width: width - used, in: layout).height)
  }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    height(width: width, in: layout)
  }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) { draw(in: rect, on: &sketch) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let left = rect.x + Metrics.margin
    let layout = sketch.layout
    let used = buttonsWidth(in: rect.width, layout)
    let right = rect.maxX - 18 - used
    drawButtons(in: rect, on: &sketch)
    guard !layout.isStacked else {
      return stacked(width: rect.width - used, in: layout).draw(at: left, in: rect, on: &sketch)
    }
    guard !label.isEmpty else {
      sketch.text(
        value ?? placeholder ?? "", layout.font(.body),
        value == nil ? theme.tertiary : theme.text, at: left, centerY: rect.midY,
        maxWidth: right - left, as: .value)
      return
    }
    let content = value ?? placeholder
    let labelWidth = sketch.text(
      label, layout.font(.body), theme.text, at: left, centerY: rect.midY,
      maxWidth: content == nil ? right - left : (right - left) / 2)
    guard let content else { return }
    sketch.text(
      content, layout.font(.body), value == nil ? theme.tertiary : theme.secondary, at: right,
      centerY: rect.midY, anchor: .trailing, maxWidth: right - left - labelWidth - 12, as: .value)
  }

  /// Draws the buttons from the trailing edge.
  private func drawButtons(in rect: Rect, on sketch: inout Sketch) {
    var right = rect.maxX - Metrics.margin
    for button in buttons.reversed() {
      let width = width(of: button, in: rect.width, sketch.layout)
      let center = Point(x: right - width / 2, y: rect.midY)
      if let icon = button.icon {
        sketch.icon(icon, of: button.label, centeredAt: center, size: 20, sketch.theme.accent)
      } else {
        sketch.text(
          button.label, sketch.layout.font(.body), sketch.theme.accent, at: right,
          centerY: rect.midY, anchor: .trailing, maxWidth: width, as: .button)
      }
      right -= width + Self.gap
    }
  }

  private func width(of button: BarButton, in width: Double, _ layout: BlockLayout) -> Double {
    guard button.icon == nil else { return 24 }
    let text = Typesetter.width(button.label, font: layout.font(.body)).rounded(.up)
    return min(text, width / 3)
  }

  /// The width that the buttons take, with the space before each.
  private func buttonsWidth(in width: Double, _ layout: BlockLayout) -> Double {
    buttons.reduce(0) { $0 + self.width(of: $1, in: width, layout) + Self.gap }
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
      + buttons.flatMap(\.accessibleElements)
  }

  func drawText(on box: inout TextBox) {
    let typed = value.map(TerminalText.printable)
    let text = typed ?? placeholder.map { TerminalText.printable($0) + "…" } ?? ""
    let end = label.isEmpty ? "" : label.hasSuffix(":") ? " " : ": "
    let line = TerminalText.printable(label) + end + text
    let ends = buttons.map { "[\(TerminalText.printable($0.label))]" }.joined(separator: " ")
    guard TerminalText.width(of: line) + 1 + TerminalText.width(of: ends) > box.width else {
      return box.add(line, right: ends)
    }
    box.add(line)
    if !ends.isEmpty { box.add(right: ends) }
  }
}
