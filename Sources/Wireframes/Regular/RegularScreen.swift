import Scenes
import Typography

/// Draws what is below the layers of a wide display: the columns, the tabs and the inspector.
struct RegularScreen {
  let scene: Scene
  /// The layer that covers the display; nil if none does.
  let cover: Layer?
  /// The layer that is a column at the end of the display, with its number; nil if there is none.
  let inspector: (number: Int, layer: Layer)?

  func draw(in display: Rect, on sketch: inout Sketch) {
    var area = display
    if inspector != nil { area.width -= RegularMetrics.inspectorWidth }
    if let cover {
      PageDrawing(cover.pages, at: .cover).draw(in: area, on: &sketch)
      WindowControls().draw(on: &sketch)
    } else {
      drawColumns(ColumnArrangement(scene, in: area, on: sketch.device), on: &sketch)
    }
    if let inspector {
      var frame = display
      frame.x = area.maxX
      frame.width = display.maxX - area.maxX
      sketch.mark("layer \(inspector.number)", frame)
      InspectorColumn(pages: inspector.layer.pages).draw(in: frame, on: &sketch)
    }
    // The status bar is above all columns.
    StatusBar().draw(on: &sketch)
    sketch.columnMenu?.draw(in: display, on: &sketch)
    sketch.columnMenu = nil
  }

  private func drawColumns(_ arrangement: ColumnArrangement, on sketch: inout Sketch) {
    let tabs = TabBar(scene, capacity: .max)
    for (index, column) in arrangement.columns.enumerated() {
      draw(column, at: index, of: arrangement, tabs: tabs, on: &sketch)
      guard index + 1 < arrangement.columns.count else { continue }
      sketch.fill(
        Rect(x: column.frame.maxX - 1, y: column.frame.y, width: 1, height: column.frame.height),
        sketch.theme.separator)
    }
    if sketch.device.isPhone, let frame = arrangement.columns.last?.frame {
      drawBottomTabs(endingAt: frame, on: &sketch)
    }
    if arrangement.hasTopTabs, arrangement.columns.count > 1 {
      let bar = Rect(
        x: 0, y: sketch.device.statusBarHeight, width: sketch.device.display.width,
        height: RegularMetrics.padBarHeight)
      TopTabBar(tabs).draw(in: bar, between: 0...bar.width, on: &sketch)
    }
    WindowControls().draw(on: &sketch)
  }

  private func draw(
    _ column: ColumnArrangement.Column, at index: Int, of arrangement: ColumnArrangement,
    tabs: TabBar, on sketch: inout Sketch
  ) {
    let isLast = index + 1 == arrangement.columns.count
    guard column.content != .tabs else {
      return SidebarDrawing(tabs: tabs).draw(in: column.frame, on: &sketch)
    }
    let pages = pages(of: column.content)
    let layout = page(at: index, of: arrangement, tabs: tabs, on: sketch.device)
    sketch.selection = isLast ? nil : selection(after: column.content)
    if column.isSidebar, let page = pages.last {
      SidebarDrawing(page: page, bar: layout).draw(in: column.frame, on: &sketch)
    } else if pages.isEmpty {
      EmptyColumn(column: layout, hasMessage: isLast).draw(in: column.frame, on: &sketch)
    } else {
      PageDrawing(pages, at: .column(layout)).draw(in: column.frame, on: &sketch)
    }
    sketch.selection = nil
  }

  /// The pages of a column; none if nothing is selected for it.
  private func pages(of content: ColumnArrangement.Content) -> ArraySlice<Page> {
    switch content {
    case .tabs: []
    case .page(let index): scene.pages.dropFirst(index).prefix(1)
    case .detail: scene.pages.dropFirst((scene.columns?.columns ?? 1) - 1)
    }
  }

  private func selection(after content: ColumnArrangement.Content) -> RowSelection? {
    guard case .page(let index) = content else { return nil }
    let next = scene.pages.indices.contains(index + 1) ? scene.pages[index + 1] : nil
    return RowSelection(title: next?.title, screen: scene.id)
  }

  /// What is in and around the bar of a column.
  private func page(
    at index: Int, of arrangement: ColumnArrangement, tabs: TabBar, on device: Device
  ) -> PageColumn {
    let isOnly = arrangement.columns.count == 1 && scene.columns == nil
    let isFirst = index == 0
    let isLast = index + 1 == arrangement.columns.count
    let hasTabsInBar = arrangement.hasTopTabs && arrangement.columns.count == 1
    var column = PageColumn()
    column.role = isOnly || isTabsAndPage(arrangement) ? .single : isLast ? .detail : .list
    column.barTop = barTop(below: arrangement.hasTopTabs && !hasTabsInBar, on: device)
    column.tabs = hasTabsInBar ? tabs : nil
    column.hasSidebarButton = isFirst && !hasTabsInBar && arrangement.hidesColumn
    if isFirst, device.kind == .window { column.barStart = RegularMetrics.windowControlsWidth }
    if device.isPhone {
      column.bottomInset = bottomInset(on: device)
      column.sides = (isFirst ? device.sideInset : 0, isLast ? device.sideInset : 0)
    }
    return column
  }

  /// Whether the only page is beside the tabs.
  private func isTabsAndPage(_ arrangement: ColumnArrangement) -> Bool {
    scene.columns == nil && arrangement.columns.count == 2
  }

  private func barTop(below tabs: Bool, on device: Device) -> Double {
    if device.kind == .window { return 0 }
    if device.statusBarHeight == 0 { return Metrics.lowBarTop }
    return device.statusBarHeight + (tabs ? RegularMetrics.padBarHeight : 0)
  }

  /// The height of the tab bar of a phone on its side.
  private func bottomInset(on device: Device) -> Double {
    guard !TabBar(scene).items.isEmpty else { return 0 }
    return device.homeIndicatorHeight + TabBar.height(on: device)
  }

  private func drawBottomTabs(endingAt frame: Rect, on sketch: inout Sketch) {
    let height = bottomInset(on: sketch.device)
    guard height > 0 else { return }
    TabBar(scene).draw(
      in: Rect(x: 0, y: frame.maxY - height, width: frame.maxX, height: height), on: &sketch)
  }
}

/// A column whose page is not selected yet.
struct EmptyColumn {
  let column: PageColumn
  let hasMessage: Bool

  func draw(in frame: Rect, on sketch: inout Sketch) {
    let page = Page("", titleDisplay: .hidden, blocks: [])
    PageDrawing([page], at: .column(column)).draw(in: frame, on: &sketch)
    guard hasMessage else { return }
    sketch.text(
      "No Selection", sketch.layout.font(Font(size: 20)), sketch.theme.secondary, at: frame.midX,
      centerY: frame.midY, anchor: .center)
  }
}
