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
      inner: display.rect, innerRadius: display.radius,
      device.kind == .window ? sketch.theme.tertiary : sketch.theme.bezel)
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
