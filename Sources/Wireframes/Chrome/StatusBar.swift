/// The time, the signals and the battery at the top of the display.
struct StatusBar {
  func draw(on sketch: inout Sketch) {
    let width = sketch.device.display.width
    let height = sketch.device.statusBarHeight
    guard height > 0 else { return }
    let color = sketch.theme.text
    sketch.mark("statusBar", Rect(x: 0, y: 0, width: width, height: height))
    switch sketch.device.kind {
    case .buttonPhone: return drawLow(width, height, on: &sketch)
    case .pad: return drawWide(width, on: &sketch)
    case .phone, .window: break
    }
    let centerY = height - 20
    sketch.text("9:41", .status, color, at: 36, centerY: centerY)

    let bottom = centerY + 5
    drawSignal(right: width - 80, bottom: bottom, on: &sketch)
    sketch.icon("wifi", centeredAt: Point(x: width - 66, y: centerY), size: 17, color)
    drawBattery(right: width - 28, centerY: centerY, on: &sketch)
  }

  /// Draws the bar of a phone with a home button: the signals at the start, the time in the middle.
  private func drawLow(_ width: Double, _ height: Double, on sketch: inout Sketch) {
    let color = sketch.theme.text
    let centerY = height / 2
    drawSignal(right: 24, bottom: centerY + 5, on: &sketch)
    sketch.icon("wifi", centeredAt: Point(x: 36, y: centerY), size: 15, color)
    sketch.text("9:41", .crumbEmphasized, color, at: width / 2, centerY: centerY, anchor: .center)
    drawBattery(right: width - 10, centerY: centerY, on: &sketch)
  }

  /// Draws the bar of a pad, which has no signal of a phone.
  private func drawWide(_ width: Double, on sketch: inout Sketch) {
    let (color, centerY) = (sketch.theme.text, 14.0)
    sketch.text("9:41", .footnoteEmphasized, color, at: 20, centerY: centerY)
    sketch.icon("wifi", centeredAt: Point(x: width - 65, y: centerY), size: 16, color)
    drawBattery(right: width - 26, centerY: centerY, on: &sketch)
  }

  private func drawSignal(right: Double, bottom: Double, on sketch: inout Sketch) {
    for (index, height) in [4.0, 6, 8.5, 11].enumerated() {
      let x = right - 16 + Double(index) * 4.5
      sketch.rounded(
        Rect(x: x, y: bottom - height, width: 3, height: height), radius: 0.75,
        sketch.theme.text)
    }
  }

  private func drawBattery(right: Double, centerY: Double, on sketch: inout Sketch) {
    let color = sketch.theme.text
    let body = Rect(x: right - 25, y: centerY - 6, width: 25, height: 12)
    sketch.ring(
      outer: body, outerRadius: 4, inner: body.inset(x: 1, y: 1), innerRadius: 3, color)
    sketch.rounded(body.inset(x: 2, y: 2), radius: 2, color)
    sketch.rounded(
      Rect(x: right + 1, y: centerY - 2, width: 1.5, height: 4), radius: 0.75, color)
  }
}

/// The bar at the bottom of the display, above everything else.
struct HomeIndicator {
  func draw(on sketch: inout Sketch) {
    let display = sketch.device.display
    guard sketch.device.homeIndicatorHeight > 0 else { return }
    let width = sketch.device.kind == .pad ? 250.0 : 134
    let bar = Rect(
      x: (display.width - width) / 2, y: display.height - 13, width: width, height: 5)
    sketch.rounded(bar, radius: 2.5, sketch.theme.text)
  }
}
