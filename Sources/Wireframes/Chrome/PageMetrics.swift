import Scenes

/// Where the parts of a page are in its frame.
struct PageMetrics {
  /// Where the title is.
  enum Title {
    case inBar, large, nowhere
  }

  /// The navigation bar.
  let bar: Rect
  let style: BarStyle
  let title: Title
  /// The part of the frame that has content, with the margins beside it.
  let content: Rect
  /// The space beside the content.
  let margin: Double
  /// The lower edge of the content.
  let bottom: Double
  /// The space below the last block, for pages filled to the bottom.
  let bottomGap: Double

  init(
    of page: Page, isPushed: Bool, at place: PagePlace, in frame: Rect, on device: Device
  ) {
    style = BarStyle.of(device, at: place)
    title = Self.title(of: page, isPushed: isPushed, at: place, on: device)
    let sides = Self.sides(of: place, on: device)
    let room = frame.width - sides.left - sides.right
    let isHead = device.kind == .window && place.isInspector
    bar = Rect(
      x: frame.x + sides.left, y: Self.barTop(at: place, in: frame, on: device),
      width: isHead ? room - InspectorColumn.buttonWidth : room,
      height: page.hides.contains(.navigationBar) && !place.hasOtherControls(on: device)
        ? 0 : Self.barHeight(at: place, on: device))
    margin = Self.margin(at: place, on: device)
    let width =
      !device.isPhone && !place.isLayer
      ? min(room, RegularMetrics.contentWidth + 2 * margin) : room
    content = Rect(
      x: bar.x + ((room - width) / 2).rounded(), y: frame.y, width: width, height: frame.height)
    (bottom, bottomGap) = Self.end(at: place, in: frame, on: device)
  }

  private static func title(
    of page: Page, isPushed: Bool, at place: PagePlace, on device: Device
  ) -> Title {
    if page.titleDisplay == .hidden { return .nowhere }
    if device.isLow || device.kind == .window || place.isBesideContent { return .inBar }
    if case .column(let column) = place, column.tabs != nil { return .large }
    switch page.titleDisplay {
    case .hidden: return .nowhere
    case .large: return .large
    case .inline: return .inBar
    case .automatic:
      let isRoot =
        switch place {
        case .tab: !isPushed
        case .column(let column): !isPushed && column.role != .detail
        case .cover, .sheet, .formSheet, .popover, .inspector: false
        }
      return isRoot ? .large : .inBar
    }
  }

  private static func sides(of place: PagePlace, on device: Device) -> (left: Double, right: Double)
  {
    switch place {
    case .column(let column): column.sides
    case .popover, .formSheet, .inspector: (0, 0)
    case .tab, .cover, .sheet: (device.sideInset, device.sideInset)
    }
  }

  private static func barTop(at place: PagePlace, in frame: Rect, on device: Device) -> Double {
    switch place {
    case .sheet: return frame.y + Metrics.sheetBarTop
    case .formSheet, .popover: return frame.y + RegularMetrics.layerBarTop
    case .column(let column): return frame.y + column.barTop
    case .inspector: return frame.y + device.statusBarHeight
    case .tab, .cover:
      if device.kind == .window { return frame.y }
      return frame.y + (device.statusBarHeight == 0 ? Metrics.lowBarTop : device.statusBarHeight)
    }
  }

  private static func barHeight(at place: PagePlace, on device: Device) -> Double {
    switch (device.kind, place) {
    case (_, .popover): Metrics.navigationBarHeight
    case (.phone, _), (.buttonPhone, _): Metrics.navigationBarHeight
    case (.window, .column), (.window, .cover), (.window, .inspector), (.window, .tab):
      RegularMetrics.windowBarHeight
    case (.window, _), (.pad, _): RegularMetrics.padBarHeight
    }
  }

  private static func margin(at place: PagePlace, on device: Device) -> Double {
    switch place {
    case .inspector: RegularMetrics.inspectorMargin
    case .tab, .sheet, .formSheet, .popover: Metrics.margin
    case .cover: device.isPhone ? Metrics.margin : RegularMetrics.margin
    case .column(let column):
      device.isPhone || column.role == .list ? Metrics.margin : RegularMetrics.margin
    }
  }

  private static func end(
    at place: PagePlace, in frame: Rect, on device: Device
  ) -> (bottom: Double, gap: Double) {
    switch place {
    case .tab(let bar) where !bar.items.isEmpty:
      let tabs = device.homeIndicatorHeight + TabBar.height(on: device)
      return (frame.maxY - tabs, Metrics.margin)
    case .column(let column) where column.bottomInset > 0:
      return (frame.maxY - column.bottomInset, Metrics.margin)
    case .formSheet, .popover: return (frame.maxY, 24)
    case .tab, .cover, .sheet, .column, .inspector:
      return (frame.maxY, device.homeIndicatorHeight + 24)
    }
  }
}

extension PagePlace {
  /// Whether the bar has more than what belongs to its page: the tabs, or the controls of a window or of columns.
  fileprivate func hasOtherControls(on device: Device) -> Bool {
    switch self {
    case .column(let column):
      device.kind == .window || column.tabs != nil || column.hasSidebarButton
    case .inspector: true
    case .tab, .cover: device.kind == .window
    case .sheet, .formSheet, .popover: false
    }
  }

  fileprivate var isInspector: Bool { if case .inspector = self { true } else { false } }

  /// Whether the page is a narrow part beside others, whose title is always in its bar.
  fileprivate var isBesideContent: Bool {
    switch self {
    case .popover, .inspector: true
    case .tab, .cover, .sheet, .column, .formSheet: false
    }
  }
}
