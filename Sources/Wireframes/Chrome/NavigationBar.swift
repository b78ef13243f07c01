import Scenes
import Typography

/// The navigation bar of a page: back button, title and buttons.
struct NavigationBar {
  /// The width of the longest title on a back button; a longer one becomes "Back", as on the device.
  private static let longestBackTitle = 104.0
  private static let gap = 12.0

  let page: Page
  /// The title of the page below, for a pushed page.
  let backTitle: String?
  /// Whether the title is in the bar.
  let showsTitle: Bool
  /// The open menu of a button; nil if none is open.
  var menu: OpenMenu?

  func draw(in rect: Rect, on sketch: inout Sketch) {
    sketch.mark("navigationBar", rect)
    let right = drawTrailing(in: rect, on: &sketch)
    let left = drawLeading(in: rect, on: &sketch)
    guard showsTitle else { return }
    let line = sketch.title(
      page.title, of: .page, .headline, maxWidth: right - left - 2 * Self.gap)
    // In the middle of the bar, moved aside if a button needs the space.
    let half = line.width / 2
    let center = max(left + Self.gap + half, min(rect.midX, right - Self.gap - half))
    sketch.text(line, sketch.theme.text, at: center, centerY: rect.midY, anchor: .center)
  }

  /// Draws the buttons before the title and returns their right edge.
  private func drawLeading(in rect: Rect, on sketch: inout Sketch) -> Double {
    var x = rect.x + Metrics.margin
    // A page with a back button of its own hides the system's.
    if let backTitle, !page.leading.contains(where: \.isBack) {
      x = drawBack(shownBackTitle(backTitle, in: rect), in: rect, on: &sketch) + Self.gap
    }
    for (index, button) in page.leading.enumerated() {
      let start = x
      if button.isBack {
        x = drawBack(button.label, in: rect, on: &sketch)
      } else {
        x += Self.draw(button, at: x, anchor: .leading, centerY: rect.midY, on: &sketch)
      }
      if menu?.isOpenedBy(leading: index) == true {
        sketch.menuAnchor = Self.anchor(from: start, to: x, in: rect)
      }
      x += Self.gap
    }
    return x - Self.gap
  }

  /// Draws a chevron with a title and returns the right edge of the title.
  private func drawBack(_ title: String, in rect: Rect, on sketch: inout Sketch) -> Double {
    let accent = sketch.theme.accent
    sketch.icon(
      "chevron.left", centeredAt: Point(x: rect.x + 21, y: rect.midY), size: 32, accent)
    let x = rect.x + 36
    return x
      + sketch.text(
        title, .body, accent, at: x, centerY: rect.midY, maxWidth: Self.longestBackTitle,
        as: .barButton)
  }

  /// The title of a back button, or "Back" if it is too long or would push the page's own title
  /// out of the middle.
  private func shownBackTitle(_ title: String, in rect: Rect) -> String {
    let width = Typesetter.width(title, font: .body)
    guard width <= Self.longestBackTitle else { return "Back" }
    guard showsTitle else { return title }
    let start = rect.midX - Typesetter.width(page.title, font: .headline) / 2
    return rect.x + 36 + width + Self.gap <= start ? title : "Back"
  }

  /// Draws the buttons after the title and returns their left edge.
  private func drawTrailing(in rect: Rect, on sketch: inout Sketch) -> Double {
    var x = rect.maxX - Metrics.margin
    for (index, button) in page.trailing.enumerated().reversed() {
      let end = x
      x -= Self.draw(button, at: x, anchor: .trailing, centerY: rect.midY, on: &sketch)
      if menu?.isOpenedBy(trailing: index) == true {
        sketch.menuAnchor = Self.anchor(from: x, to: end, in: rect)
      }
      x -= Self.gap
    }
    return x + Self.gap
  }

  /// The frame of a button whose menu is open.
  private static func anchor(from left: Double, to right: Double, in bar: Rect) -> Rect {
    Rect(x: left, y: bar.midY - 18, width: right - left, height: 36)
  }

  /// Draws a button in a frame, as the bar draws it.
  static func draw(_ button: BarButton, in frame: Rect, on sketch: inout Sketch) {
    _ = draw(button, at: frame.x, anchor: .leading, centerY: frame.midY, on: &sketch)
  }

  private static func draw(
    _ button: BarButton, at x: Double, anchor: Sketch.Anchor, centerY: Double,
    on sketch: inout Sketch
  ) -> Double {
    let color = sketch.theme.accent
    guard let icon = button.icon else {
      return sketch.text(
        button.label, button.isProminent ? .headline : .body, color, at: x, centerY: centerY,
        anchor: anchor, maxWidth: 120, as: .barButton)
    }
    let center = anchor == .leading ? x + 12 : x - 12
    sketch.icon(
      icon, of: button.label, centeredAt: Point(x: center, y: centerY), size: 24, color)
    return 24
  }
}

extension BarButton {
  /// Whether the button looks like the system's back button: a chevron with its label.
  var isBack: Bool { icon == "chevron.left" || icon == "chevron.backward" }
}
