import Navigation
import Scenes
import Typography

/// Draws a sidebar: the tabs, or the page of the first column.
struct SidebarDrawing {
  /// An entry with an icon and a title.
  private struct Item {
    let title: String
    let icon: String?
    var value: String?
    let isSelected: Bool
  }

  /// What the sidebar lists.
  private enum Content {
    case tabs(TabBar)
    case page(ShownPage, PageColumn)
  }

  private let content: Content

  init(tabs: TabBar) { content = .tabs(tabs) }

  /// - Parameter bar: What is in and around the bar of the page.
  init(page: Page, bar: PageColumn) { content = .page(page.shown, bar) }

  func draw(in frame: Rect, on sketch: inout Sketch) {
    sketch.mark("sidebar", frame)
    sketch.fill(frame, sketch.theme.bar)
    drawButton(in: frame, on: &sketch)
    switch content {
    case .tabs(let tabs):
      var y = top(of: frame, hasTitle: false, on: sketch.device)
      for (index, tab) in tabs.items.enumerated() {
        let item = Item(title: tab.title, icon: tab.icon, isSelected: index == tabs.selected)
        y += draw(item, at: y, in: frame, on: &sketch)
      }
    case .page(let shown, let bar):
      draw(shown, bar, in: frame, on: &sketch)
    }
  }

  /// Draws the button that hides the sidebar: at the start on a pad, at the end in a window.
  private func drawButton(in frame: Rect, on sketch: inout Sketch) {
    let device = sketch.device
    if device.kind == .window {
      let center = Point(x: frame.maxX - 28, y: frame.y + RegularMetrics.windowBarHeight / 2)
      SidebarIcon(center: center, size: 20).draw(sketch.theme.secondary, on: &sketch)
    } else {
      SidebarIcon(center: Point(x: inset(of: frame, on: device) + 28, y: barMiddle(device, nil)))
        .draw(sketch.theme.accent, on: &sketch)
    }
  }

  private func barMiddle(_ device: Device, _ column: PageColumn?) -> Double {
    (column?.barTop ?? barTop(on: device)) + RegularMetrics.padBarHeight / 2
  }

  private func barTop(on device: Device) -> Double {
    if case .page(_, let column) = content { return column.barTop }
    return device.statusBarHeight
  }

  /// The left edge of what is in the sidebar.
  private func inset(of frame: Rect, on device: Device) -> Double {
    if case .page(_, let column) = content { return frame.x + column.sides.left }
    return frame.x
  }

  /// The top of the first entry.
  private func top(of frame: Rect, hasTitle: Bool, on device: Device) -> Double {
    if device.kind == .window { return frame.y + RegularMetrics.windowBarHeight + 8 }
    let bar = frame.y + barTop(on: device) + RegularMetrics.padBarHeight
    return hasTitle ? bar + Metrics.largeTitleHeight + 4 : bar + 8
  }

  private func draw(
    _ shown: ShownPage, _ column: PageColumn, in frame: Rect, on sketch: inout Sketch
  ) {
    let page = shown.page
    let isWindow = sketch.device.kind == .window
    var inner = frame
    inner.x = inset(of: frame, on: sketch.device)
    inner.width = frame.maxX - inner.x
    sketch.cardColor = sketch.theme.background
    var barPage = page
    barPage.titleDisplay = .hidden
    let height = isWindow ? RegularMetrics.windowBarHeight : RegularMetrics.padBarHeight
    sketch.menuAnchor = nil
    var bar = NavigationBar(
      page: barPage, backTitle: nil, showsTitle: false, menu: shown.menu,
      style: .of(sketch.device, at: .column(column)))
    bar.startInset = isWindow ? RegularMetrics.windowControlsWidth : 40
    var barRect = Rect(
      x: inner.x, y: frame.y + column.barTop, width: inner.width, height: height)
    if isWindow { barRect.width -= 32 }
    bar.draw(in: barRect, on: &sketch)

    let hasTitle = page.titleDisplay != .hidden && !page.title.isBlank && !isWindow
    if hasTitle {
      let title = sketch.title(
        page.title, of: .page, sketch.layout.font(.largeTitle),
        maxWidth: inner.width - 2 * Metrics.margin)
      sketch.text(
        title, sketch.theme.text, at: inner.x + Metrics.margin, centerY: barRect.maxY + 21)
    }
    let top = top(of: frame, hasTitle: hasTitle, on: sketch.device)
    let area = Rect(
      x: inner.x, y: top, width: inner.width,
      height: max(0, frame.maxY - column.bottomInset - top))
    sketch.mark("content", area)
    sketch.clipped(to: area) { sketch in draw(shown.parts, in: area, on: &sketch) }
    if let menu = shown.menu, let anchor = sketch.menuAnchor {
      sketch.columnMenu = MenuDrawing(menu: menu, anchor: anchor, style: bar.style)
    }
  }

  /// Whether the menu of a row is open.
  private func isOpen(_ row: Row) -> Bool {
    guard case .page(let shown, _) = content, !row.menu.isEmpty else { return false }
    return shown.page.states.contains(.menu(row.title))
  }

  private func draw(_ parts: [PagePart], in area: Rect, on sketch: inout Sketch) {
    var y = area.y
    for part in parts {
      guard y < area.maxY else { return }
      if case .section(let section) = part.block, !section.blocks.isEmpty {
        y += draw(section, at: y, in: area, on: &sketch) + 8
        continue
      }
      let width = area.width - 2 * Metrics.margin
      let height = part.drawing.height(width: width, in: sketch.layout)
      part.drawing.draw(
        in: Rect(x: area.x + Metrics.margin, y: y, width: width, height: height), on: &sketch)
      y += height + 12
    }
  }

  /// Draws the rows of a section without a card, and returns their height.
  private func draw(
    _ section: ListSection, at top: Double, in area: Rect, on sketch: inout Sketch
  ) -> Double {
    var y = top
    if let header = section.header {
      let height = sketch.layout.control(28, of: .footnote)
      sketch.text(
        header, sketch.layout.font(.footnoteEmphasized), sketch.theme.secondary,
        at: area.x + 24, centerY: y + height / 2, maxWidth: area.width - 40)
      y += height
    }
    for block in section.blocks {
      guard y < area.maxY else { break }
      if case .row(let row) = block {
        let isSelected = sketch.selection?.select(row) == true
        let item = Item(
          title: row.title, icon: row.icon, value: row.value, isSelected: isSelected)
        let height = draw(item, at: y, in: area, on: &sketch)
        sketch.selection?.isCurrent = false
        let rect = Rect(x: area.x, y: y, width: area.width, height: height)
        if isOpen(row), sketch.menuAnchor == nil { sketch.menuAnchor = rect }
        sketch.record(DrawnControl(row, in: rect))
        y += height
      } else {
        let rect = Rect(
          x: area.x + 8, y: y, width: area.width - 16,
          height: block.drawing.heightOnCard(width: area.width - 16, in: sketch.layout))
        block.drawing.drawOnCard(in: rect, on: &sketch)
        y += rect.height
      }
    }
    return y - top
  }

  /// Draws an entry and returns the distance to the next one.
  private func draw(
    _ item: Item, at y: Double, in area: Rect, on sketch: inout Sketch
  ) -> Double {
    let isWindow = sketch.device.kind == .window
    let (theme, layout) = (sketch.theme, sketch.layout)
    let height = layout.control(isWindow ? 41 : 44, of: .body)
    let inset = isWindow ? 10.0 : 12
    let frame = Rect(x: area.x + inset, y: y, width: area.width - 2 * inset, height: height)
    if item.isSelected {
      sketch.rounded(frame, radius: isWindow ? 8 : 10, theme.accentFill)
    }
    if let icon = item.icon {
      sketch.icon(
        icon, of: item.title,
        centeredAt: Point(x: frame.x + (isWindow ? 20 : 24), y: frame.midY),
        size: isWindow ? 18 : 24, item.isSelected ? theme.accent : theme.secondary)
    }
    let left = frame.x + (item.icon == nil ? 12 : isWindow ? 38 : 48)
    var right = frame.maxX - 12
    if let value = item.value {
      right -=
        sketch.text(
          value, layout.font(.body), theme.secondary, at: right, centerY: frame.midY,
          anchor: .trailing, maxWidth: (right - left) / 2) + 8
    }
    var font = layout.font(.body)
    if item.isSelected { font.weight = .semibold }
    sketch.text(
      item.title, font, item.isSelected ? theme.accent : theme.text, at: left,
      centerY: frame.midY, maxWidth: right - left)
    return height + (isWindow ? 2 : 4)
  }
}
