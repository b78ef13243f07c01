/// The three buttons at the corner of a window.
struct WindowControls {
  private static let colors = [Color(hex: 0xFF5F57), Color(hex: 0xFEBC2E), Color(hex: 0x28C840)]

  func draw(on sketch: inout Sketch) {
    guard sketch.device.kind == .window else { return }
    for (index, color) in Self.colors.enumerated() {
      let x = 20.0 * Double(index + 1)
      sketch.rounded(Rect(x: x, y: 20, width: 12, height: 12), radius: 6, color)
    }
  }
}
