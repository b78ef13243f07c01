import Scenes
import Typography

/// The tabs in a capsule in the middle of the bar.
struct TopTabBar {
  private static let height = 44.0
  private static let capsuleHeight = 36.0
  private static let inset = 4.0
  /// The sidebar button with the line after it.
  private static let start = 50.0
  private static let usualPadding = 20.0
  private static let leastPadding = 10.0
  private static let gap = 12.0

  private let tabs: TabBar

  init(_ tabs: TabBar) {
    self.tabs = tabs
  }

  /// The width with the usual space around each title.
  var naturalWidth: Double { Self.width(of: tabs, padding: Self.usualPadding) }

  private static func width(of tabs: TabBar, padding: Double) -> Double {
    let items = tabs.items.indices.map { width(ofItem: $0, in: tabs, padding: padding) }
    return start + items.reduce(0, +) + inset
  }

  private static func width(ofItem index: Int, in tabs: TabBar, padding: Double) -> Double {
    Typesetter.width(tabs.items[index].title, font: font(index, in: tabs)).rounded(.up)
      + 2 * padding
  }

  private static func font(_ index: Int, in tabs: TabBar) -> Font {
    Font(size: 15, weight: index == tabs.selected ? .semibold : .medium)
  }

  /// Draws the capsule in the middle of a bar, moved aside or with fewer tabs if buttons need the space.
  func draw(in bar: Rect, between free: ClosedRange<Double>, on sketch: inout Sketch) {
    let room = free.upperBound - free.lowerBound - 2 * Self.gap
    let (shown, padding) = fitted(in: room)
    let width = min(Self.width(of: shown, padding: padding), room)
    guard width > Self.start else { return }
    let x = max(
      free.lowerBound + Self.gap,
      min(bar.midX - width / 2, free.upperBound - Self.gap - width))
    let pill = Rect(
      x: x.rounded(), y: bar.midY - Self.height / 2, width: width, height: Self.height)
    sketch.mark("tabBar", pill)
    let theme = sketch.theme
    sketch.rounded(pill, radius: Self.height / 2, theme.outline ?? theme.separator)
    sketch.rounded(pill.inset(x: 1, y: 1), radius: Self.height / 2 - 1, theme.surface)
    SidebarIcon(center: Point(x: pill.x + 26, y: pill.midY), size: 22)
      .draw(theme.accent, on: &sketch)
    sketch.fill(
      Rect(x: pill.x + 45, y: pill.midY - 10, width: 1, height: 20), theme.separator)
    drawItems(of: shown, padding: padding, in: pill, on: &sketch)
  }

  private func drawItems(
    of tabs: TabBar, padding: Double, in pill: Rect, on sketch: inout Sketch
  ) {
    var x = pill.x + Self.start
    for (index, item) in tabs.items.enumerated() {
      let width = min(
        Self.width(ofItem: index, in: tabs, padding: padding), pill.maxX - Self.inset - x)
      guard width > 2 * Self.leastPadding else { return }
      let isSelected = index == tabs.selected
      if isSelected {
        let capsule = Rect(
          x: x, y: pill.midY - Self.capsuleHeight / 2, width: width, height: Self.capsuleHeight)
        sketch.rounded(capsule, radius: Self.capsuleHeight / 2, sketch.theme.accentFill)
      }
      let title = sketch.title(
        item.title, of: .tab, Self.font(index, in: tabs), maxWidth: width - Self.leastPadding)
      sketch.text(
        title, isSelected ? sketch.theme.accent : sketch.theme.text, at: x + width / 2,
        centerY: pill.midY, anchor: .center)
      x += width
    }
  }

  /// The tabs that fit, with the space around their titles; the last one is "More" if some do not fit.
  private func fitted(in room: Double) -> (tabs: TabBar, padding: Double) {
    if naturalWidth <= room { return (tabs, Self.usualPadding) }
    let padding = Self.leastPadding
    if Self.width(of: tabs, padding: padding) <= room { return (tabs, padding) }
    for count in stride(from: tabs.items.count - 1, to: 1, by: -1) {
      let shown = tabs.first(count)
      if Self.width(of: shown, padding: padding) <= room { return (shown, padding) }
    }
    return (tabs.first(1), padding)
  }
}

extension TabBar {
  /// The first items, the last of which is "More".
  fileprivate func first(_ count: Int) -> TabBar {
    TabBar(
      items: items.prefix(count - 1) + [TabItem("More", icon: "ellipsis")],
      selected: selected.map { min($0, count - 1) })
  }
}
