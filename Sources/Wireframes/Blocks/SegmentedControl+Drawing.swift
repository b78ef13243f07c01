import Scenes
import Typography

extension SegmentedControl: BlockDrawing {
  func height(width: Double, in layout: BlockLayout) -> Double { layout.dense(34) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    guard !options.isEmpty else { return }
    let theme = sketch.theme
    sketch.rounded(rect, radius: 9, theme.fill)
    let width = (rect.width - 4) / Double(options.count)
    for (index, option) in options.enumerated() {
      let segment = Rect(
        x: rect.x + 2 + Double(index) * width, y: rect.y + 2, width: width,
        height: rect.height - 4)
      let isSelected = index == selection
      if isSelected { sketch.outlined(segment, radius: 7, theme.selection) }
      sketch.text(
        option, sketch.layout.unscaled(isSelected ? .footnoteEmphasized : .footnote), theme.text,
        at: segment.midX,
        centerY: segment.midY, anchor: .center, maxWidth: segment.width - 8)
    }
  }

  var spokenElements: [AccessibleElement] {
    options.enumerated().map { index, option in
      AccessibleElement(
        .segment, option, position: "\(index + 1) of \(options.count)",
        traits: index == selection ? [.selected] : [])
    }
  }

  func drawText(on box: inout TextBox) {
    let segments = options.enumerated().map { index, option in
      let text = TerminalText.printable(option)
      return index == selection ? "[\(text)]" : " \(text) "
    }
    box.add(center: segments.joined(separator: "|"))
  }
}
