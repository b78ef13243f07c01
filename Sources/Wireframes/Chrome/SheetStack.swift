import Scenes

/// The sheets above a page, bottom first.
struct SheetStack {
  let sheets: [(number: Int, layer: Layer)]

  func draw(in display: Rect, on sketch: inout Sketch) {
    guard !sheets.isEmpty else { return }
    sketch.fill(display, sketch.theme.dim)
    for (index, sheet) in sheets.enumerated() {
      let above = sheets[(index + 1)...].map(\.layer.style)
      let largeAbove = above.count { $0 == .largeSheet }
      if largeAbove > 0 {
        drawEdge(depth: largeAbove, in: display, on: &sketch)
        continue
      }
      let frame = frame(of: sheet.layer.style, in: display)
      sketch.mark("layer \(sheet.number)", frame)
      sketch.elevated { sketch in
        PageDrawing.sheet(sheet.layer.pages).draw(in: frame, on: &sketch)
      }
      if !above.isEmpty { sketch.fill(display, sketch.theme.dim) }
    }
  }

  private func frame(of style: Layer.Style, in display: Rect) -> Rect {
    let top = style == .mediumSheet ? display.midY : Metrics.sheetTop
    return Rect(x: display.x, y: top, width: display.width, height: display.maxY - top)
  }

  /// Draws what is seen of a sheet below others: an edge above them.
  ///
  /// A third one is hidden, since there is no room for it below the status bar.
  private func drawEdge(depth: Int, in display: Rect, on sketch: inout Sketch) {
    guard depth <= 1 else { return }
    let edge = Rect(
      x: display.x + Metrics.lowerSheetInset, y: Metrics.sheetTop - Metrics.lowerSheetRise,
      width: display.width - 2 * Metrics.lowerSheetInset, height: 40)
    sketch.rounded(edge, radius: Metrics.sheetCorner, corners: .top, sketch.theme.fill)
  }
}
