import Scenes

/// The tabs at the bottom of the display.
struct TabBar {
  /// A bar with more tabs shows all but the last of these and a way to the rest.
  static let capacity = 5

  let tabs: [TabItem]
  let selected: Int

  /// The items that the bar has room for, and which of them is selected.
  static func visible(tabs: [TabItem], selected: Int) -> (items: [TabItem], selected: Int) {
    guard tabs.count > capacity else { return (tabs, selected) }
    let items = tabs.prefix(capacity - 1) + [TabItem("More", icon: "ellipsis")]
    return (Array(items), min(selected, capacity - 1))
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.mark("tabBar", rect)
    sketch.fill(rect, theme.bar)
    sketch.fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), theme.separator)
    let (items, selected) = Self.visible(tabs: tabs, selected: selected)
    guard !items.isEmpty else { return }
    let width = rect.width / Double(items.count)
    for (index, tab) in items.enumerated() {
      let color = index == selected ? theme.accent : theme.secondary
      let center = rect.x + (Double(index) + 0.5) * width
      if let icon = tab.icon {
        sketch.icon(icon, centeredAt: Point(x: center, y: rect.y + 21), size: 26, color)
      }
      sketch.text(
        tab.title, .caption, color, at: center, centerY: rect.y + (tab.icon == nil ? 26 : 43),
        anchor: .center, maxWidth: width - 6)
    }
  }
}
