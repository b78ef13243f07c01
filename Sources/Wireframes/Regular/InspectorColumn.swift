import Scenes

/// Draws an inspector as the last column of the display.
struct InspectorColumn {
  /// The width of the button in the head, with the space after it.
  static let buttonWidth = 46.0

  let pages: [Page]

  func draw(in frame: Rect, on sketch: inout Sketch) {
    let layout = sketch.layout
    let isWindow = sketch.device.kind == .window
    if isWindow { sketch.layout.rowHeight = 40 }
    PageDrawing(pages, at: .inspector).draw(in: frame, on: &sketch)
    sketch.layout = layout
    sketch.fill(
      Rect(x: frame.x, y: frame.y, width: 1, height: frame.height), sketch.theme.separator)
    if isWindow { drawButton(in: frame, on: &sketch) }
  }

  /// Draws the button that hides the inspector, at the end of the head.
  private func drawButton(in frame: Rect, on sketch: inout Sketch) {
    let button = Rect(
      x: frame.maxX - Self.buttonWidth, y: frame.y + RegularMetrics.windowBarHeight / 2 - 14,
      width: 34, height: 28)
    sketch.rounded(button, radius: 7, sketch.theme.accentFill)
    SidebarIcon(center: Point(x: button.midX, y: button.midY), size: 20, isTrailing: true)
      .draw(sketch.theme.accent, on: &sketch)
  }
}
