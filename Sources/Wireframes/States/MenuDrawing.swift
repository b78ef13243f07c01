import Scenes
import Typography

/// Draws an open menu as a card at its control, above the dimmed page.
struct MenuDrawing {
  private static let width = 250.0
  private static let rowHeight = 44.0
  private static let corner = 13.0

  private static func rowHeight(in layout: BlockLayout) -> Double {
    layout.control(rowHeight, of: .body)
  }

  private static let gap = 8.0
  /// The space before the labels for check marks.
  private static let checkWidth = 24.0

  let menu: OpenMenu
  /// The position of the control.
  let anchor: Rect
  /// The sizes of the bar that has the control.
  let style: BarStyle

  func draw(in display: Rect, on sketch: inout Sketch) {
    sketch.fill(display, sketch.theme.menuDim)
    if anchor.maxY <= display.maxY { sketch.unrecorded { drawControl(on: &$0) } }
    let rowHeight = Self.rowHeight(in: sketch.layout)
    let rect = place(in: display, rowHeight: rowHeight, of: sketch.device)
    sketch.mark("menu", rect)
    sketch.elevated { sketch in
      drawCard(rect, radius: Self.corner, sketch.theme.bar, on: &sketch)
      sketch.clipped(to: rect) { sketch in drawItems(in: rect, on: &sketch) }
    }
  }

  /// The frame of the card: below the control, else above it, and never outside of the display.
  private func place(in display: Rect, rowHeight: Double, of device: Device) -> Rect {
    let top = display.y + device.statusBarHeight
    let bottom = display.maxY - max(device.homeIndicatorHeight, Self.gap)
    let height = min(Double(menu.items.count) * rowHeight, bottom - top)
    var y = anchor.maxY + Self.gap
    if y + height > bottom { y = anchor.y - Self.gap - height }
    let x = menu.isTrailing ? anchor.maxX - Self.width : anchor.x
    return Rect(
      x: max(display.x + Self.gap, min(x, display.maxX - Self.gap - Self.width)),
      y: max(top, min(y, bottom - height)), width: Self.width, height: height)
  }

  /// Draws a card with an outline, without which it has no visible edge on a dark sheet.
  private func drawCard(
    _ rect: Rect, radius: Double, _ color: Color, on sketch: inout Sketch
  ) {
    sketch.rounded(rect, radius: radius, sketch.theme.separator)
    sketch.rounded(rect.inset(x: 1, y: 1), radius: radius - 1, color)
  }

  /// Draws the control above the dimmed page.
  private func drawControl(on sketch: inout Sketch) {
    switch menu.control {
    case .row(let row):
      sketch.elevated { sketch in
        drawCard(anchor, radius: Metrics.cardCorner, sketch.theme.surface, on: &sketch)
        row.drawOnCard(in: anchor, on: &sketch)
      }
    case .leading(let button, _), .trailing(let button, _):
      style.drawOpen(button, in: anchor, on: &sketch)
    }
  }

  private func drawItems(in card: Rect, on sketch: inout Sketch) {
    let rowHeight = Self.rowHeight(in: sketch.layout)
    let hasChecks = menu.items.contains(where: \.isChecked)
    let left = card.x + Metrics.margin + (hasChecks ? Self.checkWidth : 0)
    for (index, item) in menu.items.enumerated() {
      let top = card.y + Double(index) * rowHeight
      guard top < card.maxY else { return }
      if index > 0 {
        sketch.fill(
          Rect(x: card.x, y: top, width: card.width, height: 1), sketch.theme.separator)
      }
      draw(item, from: left, to: card.maxX - Metrics.margin, top: top, on: &sketch)
    }
  }

  private func draw(
    _ item: MenuItem, from left: Double, to end: Double, top: Double, on sketch: inout Sketch
  ) {
    let color = item.isDestructive ? sketch.theme.destructive : sketch.theme.text
    let centerY = top + Self.rowHeight(in: sketch.layout) / 2
    var right = end
    if item.isChecked {
      let center = Point(x: left - 14, y: centerY)
      sketch.icon("checkmark", centeredAt: center, size: 20, color)
    }
    if let icon = item.icon {
      let center = Point(x: right - 10, y: centerY)
      sketch.icon(icon, of: item.label, centeredAt: center, size: 20, color)
      right -= 32
    }
    sketch.text(
      item.label, sketch.layout.font(.body), color, at: left, centerY: centerY,
      maxWidth: right - left)
  }
}
