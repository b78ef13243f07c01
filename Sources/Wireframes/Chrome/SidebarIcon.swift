/// The icon of the button that shows or hides the sidebar or the inspector.
struct SidebarIcon {
  let center: Point
  var size = 24.0
  /// Whether the filled side is at the end.
  var isTrailing = false

  func draw(_ color: Color, on sketch: inout Sketch) {
    let unit = size / 24
    let box = Rect(
      x: center.x - 10 * unit, y: center.y - 8 * unit, width: 20 * unit, height: 16 * unit)
    sketch.ring(
      outer: box, outerRadius: 3.5 * unit, inner: box.inset(x: 1.6 * unit, y: 1.6 * unit),
      innerRadius: 2 * unit, color)
    let width = 6.6 * unit
    sketch.rounded(
      Rect(
        x: isTrailing ? box.maxX - width - unit : box.x + unit, y: box.y + unit, width: width,
        height: box.height - 2 * unit),
      radius: 2.5 * unit,
      corners: isTrailing ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft],
      color)
  }
}
