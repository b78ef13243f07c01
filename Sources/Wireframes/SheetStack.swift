package import Scenes

/// The sheets above a page, bottom first.
struct SheetStack {
  let sheets: [(number: Int, layer: Layer)]

  func draw(in display: Rect, on sketch: inout Sketch) {
    guard !sheets.isEmpty else { return }
    sketch.fill(display, sketch.theme.dim)
    let tops = sheets.map { $0.layer.sheetTop(on: sketch.device) }
    for (index, sheet) in sheets.enumerated() {
      let above = tops[(index + 1)...]
      let largeAbove = above.count { $0 == sketch.device.sheetTop }
      if largeAbove > 0 {
        drawEdge(depth: largeAbove, in: display, on: &sketch)
        continue
      }
      let frame = Rect(
        x: display.x, y: tops[index], width: display.width, height: display.maxY - tops[index])
      sketch.mark("layer \(sheet.number)", frame)
      sketch.forgetMisfits()
      sketch.elevated { sketch in
        PageDrawing(sheet.layer.pages, at: .sheet).draw(in: frame, on: &sketch)
      }
      if !above.isEmpty { sketch.fill(display, sketch.theme.dim) }
    }
  }

  /// Draws the visible part of a sheet below others: an edge above them.
  ///
  /// A third sheet is hidden, since there is no space for it below the status bar.
  private func drawEdge(depth: Int, in display: Rect, on sketch: inout Sketch) {
    guard depth <= 1 else { return }
    let edge = Rect(
      x: display.x + Metrics.lowerSheetInset, y: sketch.device.sheetTop - Metrics.lowerSheetRise,
      width: display.width - 2 * Metrics.lowerSheetInset, height: 40)
    sketch.rounded(edge, radius: Metrics.sheetCorner, corners: .top, sketch.theme.fill)
  }
}

extension Layer {
  /// Whether the layer leaves only an edge of the pages below it visible on a phone.
  var isLarge: Bool { sheetTop(on: .phone) == Device.phone.sheetTop }

  /// The top of the sheet on the display of a device, in whole points.
  ///
  /// A sheet is at most as high as a large one, and high enough for its bar above the home indicator.
  package func sheetTop(on device: Device) -> Double {
    let display = device.display.height
    let wanted: Double? =
      switch style {
      case .mediumSheet: display / 2
      case .customSheet: fraction.map { $0 * display } ?? height
      case .largeSheet, .fullScreenCover, .popover, .inspector: nil
      }
    guard let wanted, !wanted.isNaN else { return device.sheetTop }
    let least =
      Metrics.sheetBarTop + Metrics.navigationBarHeight + device.homeIndicatorHeight
    return max(device.sheetTop, display - max(wanted, least)).rounded()
  }
}

extension Device {
  /// The top of a large sheet.
  var sheetTop: Double { statusBarHeight + Metrics.sheetRise }
}
