import Scenes

/// The container of a page, which decides the position of its bar and the content around it.
enum PagePlace {
  /// The whole display, with the tabs at its bottom.
  case tab(TabBar)
  case cover
  /// A sheet from the bottom of the display.
  case sheet
  /// A column of a wide display.
  case column(PageColumn)
  case formSheet
  case popover
  case inspector

  /// Whether the page is above others, with a bar of its own.
  var isLayer: Bool {
    switch self {
    case .tab, .cover, .column: false
    case .sheet, .formSheet, .popover, .inspector: true
    }
  }

  /// The colours behind the content and of cards on it.
  func ground(of page: Page, in theme: Theme) -> (background: Color, card: Color) {
    switch self {
    case .popover, .inspector: (theme.bar, theme.background)
    case .tab, .cover, .sheet, .column, .formSheet:
      page.background == .plain
        ? (theme.surface, theme.background) : (theme.background, theme.surface)
    }
  }

  func drawBackground(_ color: Color, in frame: Rect, on sketch: inout Sketch) {
    switch self {
    case .tab, .cover:
      sketch.fill(frame, color)
      StatusBar().draw(on: &sketch)
    case .sheet:
      sketch.rounded(frame, radius: Metrics.sheetCorner, corners: .top, color)
      let grabber = Rect(x: frame.midX - 18, y: frame.y + 6, width: 36, height: 5)
      sketch.rounded(grabber, radius: 2.5, sketch.theme.tertiary)
    case .column, .inspector:
      sketch.fill(frame, color)
    case .formSheet:
      sketch.outlined(frame, radius: Metrics.sheetCorner, color)
    case .popover:
      break
    }
  }
}

/// A column of a wide display: what is in and around its bar.
struct PageColumn {
  /// What the column shows.
  enum Role {
    /// The only page.
    case single
    /// A list whose selected page is in the next column.
    case list
    /// The page that is selected in the columns before.
    case detail
  }

  var role = Role.single
  /// The top of the bar.
  var barTop = 0.0
  /// The tabs in the middle of the bar; nil if they are elsewhere.
  var tabs: TabBar?
  /// The space at the start of the bar that has other controls.
  var barStart = 0.0
  /// Whether a button that shows the sidebar is at the start of the bar.
  var hasSidebarButton = false
  /// The space below the content.
  var bottomInset = 0.0
  /// The space beside the content at the edges of the display.
  var sides = (left: 0.0, right: 0.0)
}
