/// The bar at the bottom of the display, above everything else.
struct HomeIndicator {
  func draw(on sketch: inout Sketch) {
    let display = sketch.device.display
    guard sketch.device.homeIndicatorHeight > 0 else { return }
    let bar = Rect(x: display.width / 2 - 67, y: display.height - 13, width: 134, height: 5)
    sketch.rounded(bar, radius: 2.5, sketch.theme.text)
  }
}
