import Scenes
import Typography

/// The navigation bar of a page: back button, title and buttons.
struct NavigationBar {
  /// The width of the longest title on a back button; a longer one becomes "Back", as on the device.
  private static let longestBackTitle = 104.0
  private static let gap = 12.0
  /// The widths that a text on a button after the title may be cut to, the shortest where there are many of them.
  private static let textWidths = 28.0...BarStyle.longestText

  let page: Page
  /// The title on the system's back button; nil without one.
  let backTitle: String?
  /// Whether the title is in the bar.
  let showsTitle: Bool
  /// The open menu of a button; nil if none is open.
  var menu: OpenMenu?
  var style = BarStyle.phone
  /// The space at the start that has other controls, in points.
  var startInset = 0.0
  /// The width of what is in the middle of the bar instead of a title.
  var middleWidth: Double?

  /// Draws the bar and returns the space between its buttons.
  @discardableResult
  func draw(in rect: Rect, on sketch: inout Sketch) -> ClosedRange<Double> {
    sketch.mark("navigationBar", rect)
    let right = drawTrailing(in: rect, on: &sketch)
    let left = drawLeading(in: rect, on: &sketch)
    guard showsTitle else { return left...max(left, right) }
    let line = sketch.title(
      page.title, of: .page, style.title, maxWidth: right - left - 2 * Self.gap)
    if style.hasTitleAtStart {
      sketch.text(line, sketch.theme.text, at: left + titleGap, centerY: rect.midY)
      return left...max(left, right)
    }
    // In the middle of the bar, moved aside if a button needs the space.
    let half = line.width / 2
    let center = max(left + Self.gap + half, min(rect.midX, right - Self.gap - half))
    sketch.text(line, sketch.theme.text, at: center, centerY: rect.midY, anchor: .center)
    return left...max(left, right)
  }

  /// The space before a title at the start of the bar.
  private var titleGap: Double {
    guard page.leading.isEmpty else { return 16 }
    return startInset == 0 && backTitle == nil ? style.titleInset : 10
  }

  /// Draws the buttons before the title and returns their right edge.
  private func drawLeading(in rect: Rect, on sketch: inout Sketch) -> Double {
    var x = rect.x + style.margin + startInset
    if startInset > 0 { x += style.gap - style.margin }
    if let backTitle {
      x =
        drawBack(shownBackTitle(backTitle, in: rect), at: x, in: rect, on: &sketch)
        + Self.gap
    }
    for (index, button) in page.leading.enumerated() {
      let start = x
      if button.isBack, button.label != button.icon {
        x = drawBack(button.label, at: x, in: rect, on: &sketch)
      } else {
        x += style.draw(button, at: x, anchor: .leading, centerY: rect.midY, on: &sketch)
      }
      let frame = Self.anchor(from: start, to: x, in: rect)
      if menu?.isOpenedBy(leading: index) == true { sketch.menuAnchor = frame }
      sketch.record(DrawnControl(button, isLeading: true, in: frame))
      x += style.gap
    }
    return page.leading.isEmpty ? x - (backTitle == nil ? style.gap : Self.gap) : x - style.gap
  }

  /// Draws a chevron with a title at the start of the bar, and returns the right edge of the title.
  private func drawBack(
    _ title: String, at start: Double, in rect: Rect, on sketch: inout Sketch
  ) -> Double {
    let accent = sketch.theme.accent
    // The glyph fills only the middle of its square.
    let center = Point(x: start + (style.hasBackTitle ? 5 : 9), y: rect.midY)
    sketch.icon(
      "chevron.left", centeredAt: center, size: style.hasBackTitle ? 32 : 26, accent)
    guard style.hasBackTitle else { return start + 20 }
    let x = start + 20
    return x
      + sketch.text(
        title, style.text, accent, at: x, centerY: rect.midY, maxWidth: Self.longestBackTitle,
        as: .barButton)
  }

  /// The title of a back button, or "Back" if it is too long or would push what is in the middle of the bar aside.
  private func shownBackTitle(_ title: String, in rect: Rect) -> String {
    let width = Typesetter.width(title, font: style.text)
    let back = SystemWords(page.language).back
    guard !title.isBlank, width <= Self.longestBackTitle else { return back }
    guard let middle = middleWidth ?? titleWidth else { return title }
    let start = rect.midX - middle / 2
    return rect.x + startInset + 36 + width + Self.gap <= start ? title : back
  }

  private var titleWidth: Double? {
    showsTitle ? Typesetter.width(page.title, font: style.title) : nil
  }

  /// Draws the buttons after the title and returns their left edge.
  private func drawTrailing(in rect: Rect, on sketch: inout Sketch) -> Double {
    var x = rect.maxX - style.margin
    var controls: [DrawnControl] = []
    let longest = longestText(in: rect)
    for (index, button) in page.trailing.enumerated().reversed() {
      let end = x
      x -= style.draw(
        button, at: x, anchor: .trailing, centerY: rect.midY, maxWidth: longest, on: &sketch)
      let frame = Self.anchor(from: x, to: end, in: rect)
      if menu?.isOpenedBy(trailing: index) == true { sketch.menuAnchor = frame }
      controls.append(DrawnControl(button, isLeading: false, in: frame))
      x -= style.gap
    }
    for control in controls.reversed() { sketch.record(control) }
    return x + style.gap
  }

  /// The width that a text on a button after the title may have, so that all buttons have room beside those before it.
  private func longestText(in rect: Rect) -> Double {
    let texts = page.trailing.filter { $0.icon == nil }
    let natural = page.trailing.reduce(0) { $0 + width(of: $1) + style.gap }
    let before = page.leading.reduce(0) { $0 + width(of: $1) + style.gap }
    let back = backTitle.map {
      20 + Typesetter.width(shownBackTitle($0, in: rect), font: style.text)
    }
    let room = rect.width - 2 * style.margin - startInset - (back ?? 0) - before - Self.gap
    guard natural > room, !texts.isEmpty else { return Self.textWidths.upperBound }
    let icons = Double(page.trailing.count - texts.count) * style.iconSize
    let gaps = Double(page.trailing.count) * style.gap
    let share = (room - icons - gaps) / Double(texts.count)
    return min(max(share, Self.textWidths.lowerBound), Self.textWidths.upperBound)
  }

  /// The width of a button that is not shortened more than each is.
  private func width(of button: BarButton) -> Double {
    guard button.icon == nil else { return style.iconSize }
    return min(Typesetter.width(button.label, font: style.text), Self.textWidths.upperBound)
  }

  /// The frame of a button whose menu is open.
  private static func anchor(from left: Double, to right: Double, in bar: Rect) -> Rect {
    Rect(x: left, y: bar.midY - 18, width: right - left, height: 36)
  }
}

extension BarStyle {
  /// Draws a button in a frame, as the bar draws it.
  func draw(_ button: BarButton, in frame: Rect, on sketch: inout Sketch) {
    // A frame may be a little too narrow, as it is a difference.
    _ = draw(
      button, at: frame.x, anchor: .leading, centerY: frame.midY,
      maxWidth: min(Self.longestText, frame.width + 0.5), on: &sketch)
  }

  /// Draws a button at a position and returns its width.
  func draw(
    _ button: BarButton, at x: Double, anchor: Sketch.Anchor, centerY: Double,
    maxWidth: Double = longestText, on sketch: inout Sketch
  ) -> Double {
    let color = sketch.theme.accent
    guard let icon = button.icon else {
      return sketch.text(
        button.label, button.isProminent ? prominent : text, color, at: x, centerY: centerY,
        anchor: anchor, maxWidth: maxWidth, as: .barButton)
    }
    let center = anchor == .leading ? x + iconSize / 2 : x - iconSize / 2
    sketch.icon(
      icon, of: button.label, centeredAt: Point(x: center, y: centerY), size: iconSize, color)
    return iconSize
  }

  /// Draws a button whose menu or popover is open, on a highlight above the dimmed page.
  func drawOpen(_ button: BarButton, in frame: Rect, on sketch: inout Sketch) {
    let highlight = Self.highlight(of: frame)
    sketch.rounded(highlight, radius: frame.height / 2, sketch.theme.accentFill)
    draw(button, in: frame, on: &sketch)
  }

  /// The highlight of a button: a circle, or a capsule around a text.
  static func highlight(of frame: Rect) -> Rect {
    frame.inset(x: -max(max(0, frame.height - frame.width) / 2, 4))
  }
}

extension BarButton {
  /// Whether the button looks like the system's back button: a chevron with its label.
  var isBack: Bool { icon == "chevron.left" || icon == "chevron.backward" }
}
