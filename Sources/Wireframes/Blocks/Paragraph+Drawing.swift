import Scenes
import Typography

extension Paragraph: BlockDrawing {
  /// Text stands a little further in than cards do.
  private static let inset = 8.0
  /// More lines than a display is high.
  private static let mostLines = 60

  func height(width: Double) -> Double {
    Double(lines(width: width).count) * lineHeight
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let color = style == .secondary ? sketch.theme.secondary : sketch.theme.text
    for (index, line) in lines(width: rect.width).enumerated() {
      sketch.text(
        line, color, at: rect.x + Self.inset,
        centerY: rect.y + (Double(index) + 0.5) * lineHeight)
    }
  }

  private var font: Font {
    switch style {
    case .title: .title
    case .body: .body
    case .secondary: .subheadline
    }
  }

  private var lineHeight: Double {
    switch style {
    case .title: 34
    case .body: 24
    case .secondary: 20
    }
  }

  private func lines(width: Double) -> [TextLine] {
    Typesetter.lines(
      text, font: font, maxWidth: width - 2 * Self.inset, maxLines: Self.mostLines)
  }
}

extension SkeletonLines: BlockDrawing {
  private static let pitch = 19.0
  private static let thickness = 10.0

  func height(width: Double) -> Double {
    max(0, Double(shown) * Self.pitch - (Self.pitch - Self.thickness))
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let width = rect.width - 16
    for index in 0..<shown {
      let isLast = index + 1 == shown && shown > 1
      let line = Rect(
        x: rect.x + 8, y: rect.y + Double(index) * Self.pitch, width: width * (isLast ? 0.6 : 1),
        height: Self.thickness)
      sketch.rounded(line, radius: Self.thickness / 2, sketch.theme.fill)
    }
  }

  private var shown: Int { min(max(count, 0), 60) }
}
