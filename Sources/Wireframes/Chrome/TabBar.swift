import Scenes

/// The tabs at the bottom of the display.
struct TabBar {
  /// The maximum number of items; with more tabs, the last item is "More".
  static let capacity = 5

  /// The items that fit into the bar.
  let items: [TabItem]
  /// The index of the selected item; `nil` if the tab is not in the bar.
  let selected: Int?

  init(_ scene: Scene) {
    let tabs = scene.tabBar?.filter(scene.tabs.indices.contains) ?? Array(scene.tabs.indices)
    let selected = scene.selectedTab.flatMap { tabs.firstIndex(of: $0) }
    guard tabs.count > Self.capacity else {
      items = tabs.map { scene.tabs[$0] }
      self.selected = selected
      return
    }
    items =
      tabs.prefix(Self.capacity - 1).map { scene.tabs[$0] }
      + [TabItem("More", icon: "ellipsis")]
    self.selected = selected.map { min($0, Self.capacity - 1) }
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.mark("tabBar", rect)
    sketch.fill(rect, theme.bar)
    sketch.fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), theme.separator)
    guard !items.isEmpty else { return }
    let width = rect.width / Double(items.count)
    for (index, tab) in items.enumerated() {
      let color = index == selected ? theme.accent : theme.secondary
      let center = rect.x + (Double(index) + 0.5) * width
      if let icon = tab.icon {
        sketch.icon(
          icon, of: tab.title, centeredAt: Point(x: center, y: rect.y + 21), size: 26, color)
      }
      let title = sketch.title(tab.title, of: .tab, .caption, maxWidth: width - 6)
      sketch.text(
        title, color, at: center, centerY: rect.y + (tab.icon == nil ? 26 : 43), anchor: .center)
    }
  }
}
