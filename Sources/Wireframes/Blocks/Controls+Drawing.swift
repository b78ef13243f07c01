import Scenes
import Typography

extension ActionButton: BlockDrawing {
  func height(width: Double) -> Double { Metrics.buttonHeight }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let (fill, text) =
      switch role {
      case .primary: (theme.accent, theme.onAccent)
      case .secondary: (theme.accentFill, theme.accent)
      case .destructive: (theme.destructiveFill, theme.destructive)
      }
    sketch.rounded(rect, radius: Metrics.buttonCorner, fill)
    sketch.text(
      label, .headline, text, at: rect.midX, centerY: rect.midY, anchor: .center,
      maxWidth: rect.width - 32)
  }

  /// Draws the button as a line of a list: its text in its colour.
  func drawAsRow(in rect: Rect, on sketch: inout Sketch) {
    let color = role == .destructive ? sketch.theme.destructive : sketch.theme.accent
    sketch.text(
      label, role == .primary ? .headline : .body, color, at: rect.x + Metrics.margin,
      centerY: rect.midY, maxWidth: rect.width - 2 * Metrics.margin)
  }
}

extension SearchField: BlockDrawing {
  func height(width: Double) -> Double { 36 }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.rounded(rect, radius: 10, theme.fill)
    let center = Point(x: rect.x + 18.5, y: rect.midY)
    sketch.icon("magnifyingglass", centeredAt: center, size: 20, theme.secondary)
    sketch.text(
      value ?? placeholder, .body, value == nil ? theme.secondary : theme.text, at: rect.x + 35,
      centerY: rect.midY, maxWidth: rect.width - 46)
  }
}

extension SegmentedControl: BlockDrawing {
  func height(width: Double) -> Double { 34 }

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
      if isSelected { sketch.rounded(segment, radius: 7, theme.selection) }
      sketch.text(
        option, isSelected ? .footnoteEmphasized : .footnote, theme.text, at: segment.midX,
        centerY: segment.midY, anchor: .center, maxWidth: segment.width - 8)
    }
  }
}

extension ProgressBar: BlockDrawing {
  private static let labelHeight = 24.0
  private static let thickness = 6.0

  func height(width: Double) -> Double {
    (label == nil ? 0 : Self.labelHeight) + Self.thickness
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    if let label {
      sketch.text(
        label, .footnote, sketch.theme.secondary, at: rect.x, centerY: rect.y + 8,
        maxWidth: rect.width)
    }
    let track = Rect(
      x: rect.x, y: rect.maxY - Self.thickness, width: rect.width, height: Self.thickness)
    sketch.rounded(track, radius: Self.thickness / 2, sketch.theme.fill)
    let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    guard part > 0 else { return }
    var done = track
    done.width = max(Self.thickness, (track.width * part).rounded())
    sketch.rounded(done, radius: Self.thickness / 2, sketch.theme.accent)
  }
}
