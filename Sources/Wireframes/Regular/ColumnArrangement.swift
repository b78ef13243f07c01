import Navigation
import Scenes

/// Which columns a wide display shows, and where.
struct ColumnArrangement: Equatable {
  /// What a column shows.
  enum Content: Equatable {
    /// The tabs.
    case tabs
    /// The page of the column with an index, before the last one.
    case page(Int)
    /// The page of the last column, with what is pushed on it.
    case detail
  }

  /// A column and its position.
  struct Column: Equatable {
    let content: Content
    /// Whether it looks like a sidebar.
    let isSidebar: Bool
    var frame: Rect
  }

  /// The columns from the leading edge.
  private(set) var columns: [Column] = []
  /// Whether the tabs are at the top of the display.
  let hasTopTabs: Bool
  /// Whether a column with a page is hidden, which a button shows.
  let hidesColumn: Bool

  /// The widths of columns before the last one, in points.
  private enum Width {
    static let padSidebar = 260.0
    static let windowSidebar = 220.0
    static let padList = 350.0
    static let windowList = 300.0
    /// The least width of the last column.
    static let leastDetail = 360.0
  }

  /// Arranges a scene.
  ///
  /// - Parameters:
  ///   - area: The display without an inspector.
  ///   - device: The device.
  init(_ scene: Scene, in area: Rect, on device: Device) {
    let isWindow = device.kind == .window
    let hasTabs = scene.hasTabBar && !scene.hidesTabBar && !device.isPhone
    let count = scene.columns?.columns ?? 1
    // A column of an app with tabs is a list: the tabs are the sidebar.
    let pageIsSidebar = !hasTabs || count == 3
    let top = min(scene.pages.count, count) - 1
    var shown: [Content] = (0..<count).filter { index in
      index == top || Self.isVisible(index, of: count, scene.columns?.visibility)
    }.map { $0 == count - 1 ? .detail : .page($0) }
    let all = shown.count
    if hasTabs, isWindow || (count == 2 && all == 2) { shown.insert(.tabs, at: 0) }

    func isSidebar(_ content: Content) -> Bool {
      content == .tabs || (content == .page(0) && pageIsSidebar)
    }
    func width(_ content: Content) -> Double {
      if isSidebar(content) { return isWindow ? Width.windowSidebar : Width.padSidebar }
      return isWindow ? Width.windowList : Width.padList
    }
    while shown.count > 1,
      area.width - shown.dropLast().reduce(0, { $0 + width($1) }) < Width.leastDetail
    {
      // The tabs of a window have no other place.
      let first = isWindow && shown[0] == .tabs ? 1 : 0
      let holdsTop = shown[first] == .page(top)
      guard !holdsTop || first < shown.count - 1 else { break }
      shown.remove(at: holdsTop ? shown.count - 1 : first)
    }
    hasTopTabs = hasTabs && !shown.contains(.tabs)
    hidesColumn = count > 1 && !shown.contains(.page(0)) && top >= 0

    var x = area.x
    for (index, content) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let width = isLast ? area.maxX - x : width(content)
      columns.append(
        Column(
          content: content, isSidebar: isSidebar(content) && !isLast,
          frame: Rect(x: x, y: area.y, width: width, height: area.height)))
      x += width
    }
  }

  private static func isVisible(
    _ index: Int, of count: Int, _ visibility: ColumnVisibility?
  ) -> Bool {
    switch visibility {
    case nil, .automatic, .all: true
    case .doubleColumn: index >= count - 2
    case .detailOnly: index == count - 1
    }
  }
}
