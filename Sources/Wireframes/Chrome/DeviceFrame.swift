/// The bezel around the display, which also rounds the display's corners.
struct DeviceFrame {
  private let device: Device
  private let outer: Rect
  private let display: RoundedRect

  init(_ device: Device) {
    self.device = device
    outer = Rect(
      x: 0, y: 0, width: device.outerSize.width, height: device.outerSize.height)
    display = RoundedRect(
      outer.inset(x: device.bezel, y: device.bezelEnd), radius: device.displayCorner)
  }

  /// Marks the bezel's region, below those of the display.
  func mark(on sketch: inout Sketch) {
    sketch.mark("bezel", outer, opening: display)
  }

  func draw(on sketch: inout Sketch) {
    // The square corners of the display's content stick out of the rounded bezel. The canvas colour that
    // covers them ends below the middle of the bezel, so that no two antialiased edges overlap.
    sketch.ring(
      outer: outer, outerRadius: 0, inner: outer.inset(x: device.bezel / 2, y: device.bezelEnd / 2),
      innerRadius: (device.outerCorner + device.displayCorner) / 2, sketch.theme.canvas)
    sketch.ring(
      outer: outer, outerRadius: device.outerCorner,
      inner: display.rect, innerRadius: display.radius, sketch.theme.bezel)
    if device.kind == .buttonPhone { drawButton(on: &sketch) }
  }

  /// Draws the home button and the speaker, which are in the bezel.
  private func drawButton(on sketch: inout Sketch) {
    let isUpright = device.bezelEnd > device.bezel
    let edge = max(device.bezel, device.bezelEnd) / 2
    let center =
      isUpright
      ? Point(x: outer.midX, y: outer.maxY - edge) : Point(x: outer.maxX - edge, y: outer.midY)
    let button = Rect(x: center.x - 30, y: center.y - 30, width: 60, height: 60)
    sketch.ring(
      outer: button, outerRadius: 30, inner: button.inset(x: 2, y: 2), innerRadius: 28,
      Self.buttonColor)
    let (width, height) = isUpright ? (56.0, 6.0) : (6.0, 56.0)
    let speaker =
      isUpright ? Point(x: outer.midX, y: outer.y + edge) : Point(x: outer.x + edge, y: outer.midY)
    sketch.rounded(
      Rect(x: speaker.x - width / 2, y: speaker.y - height / 2, width: width, height: height),
      radius: 3, Self.buttonColor)
  }

  private static let buttonColor = Color(hex: 0x48484A)
}

/// The time, the signals and the battery at the top of the display.
struct StatusBar {
  func draw(on sketch: inout Sketch) {
    let width = sketch.device.display.width
    let height = sketch.device.statusBarHeight
    guard height > 0 else { return }
    let color = sketch.theme.text
    sketch.mark("statusBar", Rect(x: 0, y: 0, width: width, height: height))
    if sketch.device.kind == .buttonPhone { return drawLow(width, height, on: &sketch) }
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
    let bar = Rect(x: display.width / 2 - 67, y: display.height - 13, width: 134, height: 5)
    sketch.rounded(bar, radius: 2.5, sketch.theme.text)
  }
}
