/// The bezel round the display, which also rounds the display's corners.
struct DeviceFrame {
  func draw(on sketch: inout Sketch) {
    let device = sketch.device
    let outer = Rect(
      x: 0, y: 0, width: device.display.width + 2 * device.bezel,
      height: device.display.height + 2 * device.bezel)
    // The square corners of the display's content stick out of the rounded bezel. The canvas that
    // covers them ends below the middle of the bezel, so that no soft edge lies upon another.
    sketch.ring(
      outer: outer, outerRadius: 0, inner: outer.inset(x: device.bezel / 2, y: device.bezel / 2),
      innerRadius: (device.outerCorner + device.displayCorner) / 2, sketch.theme.canvas)
    sketch.ring(
      outer: outer, outerRadius: device.outerCorner,
      inner: outer.inset(x: device.bezel, y: device.bezel), innerRadius: device.displayCorner,
      sketch.theme.bezel)
    sketch.mark("bezel", outer)
  }
}
