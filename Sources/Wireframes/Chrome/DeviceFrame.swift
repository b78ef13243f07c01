/// The bezel round the display, which also rounds the display's corners.
struct DeviceFrame {
  private let device: Device
  private let outer: Rect

  init(_ device: Device) {
    self.device = device
    outer = Rect(
      x: 0, y: 0, width: device.display.width + 2 * device.bezel,
      height: device.display.height + 2 * device.bezel)
  }

  /// Marks the place, below the parts of the display, which the bezel does not cover.
  func mark(on sketch: inout Sketch) {
    sketch.mark("bezel", outer)
  }

  func draw(on sketch: inout Sketch) {
    // The square corners of the display's content stick out of the rounded bezel. The canvas that
    // covers them ends below the middle of the bezel, so that no soft edge lies upon another.
    sketch.ring(
      outer: outer, outerRadius: 0, inner: outer.inset(x: device.bezel / 2, y: device.bezel / 2),
      innerRadius: (device.outerCorner + device.displayCorner) / 2, sketch.theme.canvas)
    sketch.ring(
      outer: outer, outerRadius: device.outerCorner,
      inner: outer.inset(x: device.bezel, y: device.bezel), innerRadius: device.displayCorner,
      sketch.theme.bezel)
  }
}
