import Scenes
import Typography
import Wireframes

/// An arrow from one picture to the next, with the step's name below it.
struct StepArrow {
  let step: StepKind
  /// The text that is tapped, where it is known.
  let label: String?

  /// How far the arrow stays away from the pictures, in points.
  private static let margin = 9.0

  /// What to paint between two pictures, in points.
  func items(from left: Double, to right: Double, y: Double, _ theme: Theme) -> [DisplayList.Item] {
    let (start, end) = (left + Self.margin, right - Self.margin)
    let color = color(theme)
    var items = line(from: start, to: end - 5, y: y, color)
    if let head = IconCatalog.glyph(named: "chevron.right") {
      items.append(.icon(head, Rect(x: end - 15, y: y - 11, width: 22, height: 22), color))
    }
    items.append(text(step.rawValue, .stepTitle, theme.text, start, end, y + 22))
    if let label {
      items.append(text("“\(label)”", .sheetNote, theme.secondary, start, end, y + 38))
    }
    return items
  }

  private func color(_ theme: Theme) -> Color {
    switch step {
    case .push: theme.secondary
    case .sheet: theme.accent
    case .cover: theme.text
    case .confirmation: theme.destructive
    }
  }

  /// The line in the style of the flow map: solid, dashed, thick, dotted.
  private func line(
    from start: Double, to end: Double, y: Double, _ color: Color
  ) -> [DisplayList.Item] {
    let (dash, gap, height) =
      switch step {
      case .push: (end - start, 0.0, 2.0)
      case .cover: (end - start, 0.0, 3.0)
      case .sheet: (7.0, 4.0, 2.0)
      case .confirmation: (2.5, 3.0, 2.5)
      }
    return stride(from: start, to: end, by: dash + gap).map { x in
      let width = min(dash, end - x)
      let rect = Rect(x: x, y: y - height / 2, width: width, height: height)
      return .roundedRect(rect, radius: min(height, width) / 2, corners: .all, color)
    }
  }

  /// A text in the middle below the arrow.
  private func text(
    _ text: String, _ font: Font, _ color: Color, _ left: Double, _ right: Double,
    _ baseline: Double
  ) -> DisplayList.Item {
    let line = Typesetter.line(text, font: font, maxWidth: right - left)
    let x = (left + right - line.width) / 2
    return .text(line, origin: Point(x: x, y: baseline), color)
  }
}
