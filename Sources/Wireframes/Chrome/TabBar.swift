import Scenes
import Typography

/// The tabs at the bottom of the display.
struct TabBar {
  /// The maximum number of items at the bottom of a phone.
  static let capacity = 5

  /// The items that fit into the bar.
  let items: [TabItem]
  /// The index of the selected item; `nil` if the tab is not in the bar.
  let selected: Int?

  /// The bar of a screen; without items if its page hides it.
  ///
  /// - Parameter capacity: The maximum number of items; with more tabs, the last item is "More".
  init(_ scene: Scene, capacity: Int = Self.capacity) {
    let tabs = scene.hidesTabBar ? [] : scene.tabsInBar
    let selected = scene.selectedTab.flatMap { tabs.firstIndex(of: $0) }
    guard tabs.count > capacity else {
      items = tabs.map { scene.tabs[$0] }
      self.selected = selected
      return
    }
    items =
      tabs.prefix(capacity - 1).map { scene.tabs[$0] }
      + [TabItem("More", icon: "ellipsis")]
    self.selected = selected.map { min($0, capacity - 1) }
  }

  /// Creates a bar from its items.
  init(items: [TabItem], selected: Int?) {
    self.items = items
    self.selected = selected
  }

  /// The height above the area of the home indicator.
  static func height(on device: Device) -> Double {
    device.isLow ? Metrics.lowTabBarHeight : Metrics.tabBarHeight
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.mark("tabBar", rect)
    sketch.fill(rect, theme.bar)
    sketch.fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), theme.separator)
    guard !items.isEmpty else { return }
    let inner = rect.inset(x: sketch.device.sideInset)
    // Without a home indicator, the bar ends with the display.
    let isTight = sketch.device.homeIndicatorHeight == 0
    let width = inner.width / Double(items.count)
    for (index, tab) in items.enumerated() {
      let color = index == selected ? theme.accent : theme.secondary
      let center = inner.x + (Double(index) + 0.5) * width
      if sketch.device.isLow {
        draw(tab, centeredAt: Point(x: center, y: rect.y + 17), width, color, on: &sketch)
        continue
      }
      if let icon = tab.icon {
        sketch.icon(
          icon, of: tab.title, centeredAt: Point(x: center, y: rect.y + (isTight ? 18 : 21)),
          size: 26,
          color)
      }
      let title = sketch.title(tab.title, of: .tab, .caption, maxWidth: width - 6)
      sketch.text(
        title, color, at: center,
        centerY: rect.y + (tab.icon == nil ? 26 : isTight ? 39 : 43), anchor: .center)
    }
  }

  /// Draws the icon of a tab beside its title, as on a low display.
  private func draw(
    _ tab: TabItem, centeredAt center: Point, _ width: Double, _ color: Color,
    on sketch: inout Sketch
  ) {
    let icon = tab.icon == nil ? 0 : Self.lowIcon + Self.lowGap
    let title = sketch.title(tab.title, of: .tab, .tabBeside, maxWidth: width - 6 - icon)
    var x = center.x - (icon + title.width) / 2
    if let name = tab.icon {
      sketch.icon(
        name, of: tab.title, centeredAt: Point(x: x + Self.lowIcon / 2, y: center.y),
        size: Self.lowIcon, color)
      x += icon
    }
    sketch.text(title, color, at: x, centerY: center.y)
  }

  private static let lowIcon = 20.0
  private static let lowGap = 6.0
}
