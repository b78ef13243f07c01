import Scenes
import Typography

/// The bar of a page: back button, title and buttons.
struct NavigationBar {
  /// The longest title that a back button repeats; a longer one reads "Back", as on the device.
  private static let longestBackTitle = 104.0

  let page: Page
  /// The title of the page below, for a page that was pushed.
  let backTitle: String?
  /// Whether the title stands in the bar.
  let showsTitle: Bool

  func draw(in rect: Rect, on sketch: inout Sketch) {
    sketch.mark("navigationBar", rect)
    let left = drawLeading(in: rect, on: &sketch)
    let right = drawTrailing(in: rect, on: &sketch)
    guard showsTitle else { return }
    let line = Typesetter.line(page.title, font: .headline)
    let free = right - left - 16
    if line.width <= free {
      // In the middle of the bar, moved aside where a button needs the room.
      let half = line.width / 2
      let x = min(max(rect.midX, left + 8 + half), right - 8 - half)
      sketch.text(line, sketch.theme.text, at: x, centerY: rect.midY, anchor: .center)
    } else {
      sketch.text(
        page.title, .headline, sketch.theme.text, at: left + 8, centerY: rect.midY,
        maxWidth: free)
    }
  }

  /// Draws the buttons before the title and returns where they end.
  private func drawLeading(in rect: Rect, on sketch: inout Sketch) -> Double {
    var x = rect.x + Metrics.margin
    if let backTitle {
      let center = Point(x: rect.x + 21, y: rect.midY)
      sketch.icon("chevron.left", centeredAt: center, size: 32, sketch.theme.accent)
      let fits = Typesetter.width(backTitle, font: .body) <= Self.longestBackTitle
      x = rect.x + 36
      x += sketch.text(
        fits ? backTitle : "Back", .body, sketch.theme.accent, at: x, centerY: rect.midY)
      x += 12
    }
    for button in page.leading {
      x += draw(button, at: x, anchor: .leading, centerY: rect.midY, on: &sketch) + 12
    }
    return x - 12
  }

  /// Draws the buttons behind the title and returns where they begin.
  private func drawTrailing(in rect: Rect, on sketch: inout Sketch) -> Double {
    var x = rect.maxX - Metrics.margin
    for button in page.trailing.reversed() {
      x -= draw(button, at: x, anchor: .trailing, centerY: rect.midY, on: &sketch) + 12
    }
    return x + 12
  }

  private func draw(
    _ button: BarButton, at x: Double, anchor: Sketch.Anchor, centerY: Double,
    on sketch: inout Sketch
  ) -> Double {
    let color = sketch.theme.accent
    guard let icon = button.icon else {
      return sketch.text(
        button.label, button.isProminent ? .headline : .body, color, at: x, centerY: centerY,
        anchor: anchor, maxWidth: 120)
    }
    let center = anchor == .leading ? x + 12 : x - 12
    sketch.icon(icon, centeredAt: Point(x: center, y: centerY), size: 24, color)
    return 24
  }
}
