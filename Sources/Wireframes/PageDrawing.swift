import Scenes
import Typography

/// Draws a page with its bars, in the frame of the display or of a sheet.
struct PageDrawing {
  /// The container of a page, which decides the position of its bar and the content around it.
  enum Place {
    case tab(TabBar)
    case cover
    case sheet
  }

  private let shown: ShownPage
  private let backTitle: String?
  private let place: Place

  /// The top page of a stack.
  private init(pages: [Page], place: Place) {
    shown = (pages.last ?? Page("")).shown
    backTitle = pages.dropLast().last?.title
    self.place = place
  }

  static func root(_ scene: Scene) -> PageDrawing {
    PageDrawing(pages: scene.pages, place: .tab(TabBar(scene)))
  }

  static func cover(_ pages: [Page]) -> PageDrawing { PageDrawing(pages: pages, place: .cover) }

  static func sheet(_ pages: [Page]) -> PageDrawing { PageDrawing(pages: pages, place: .sheet) }

  private var page: Page { shown.page }

  func draw(in frame: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let isPlain = page.background == .plain
    let background = isPlain ? theme.surface : theme.background
    sketch.cardColor = isPlain ? theme.background : theme.surface
    sketch.menuAnchor = nil
    drawBackground(background, in: frame, on: &sketch)

    let top = drawTitle(in: frame, on: &sketch)
    let bottom = contentBottom(in: frame, of: sketch.device)
    let area = Rect(x: frame.x, y: top, width: frame.width, height: max(0, bottom - top))
    sketch.mark("content", area)
    let isLarge = hasLargeTitle(on: sketch.device)
    sketch.clipped(to: area) { sketch in
      PageContent(
        parts: shown.parts, topGap: isLarge ? 4 : 8, bottomGap: bottomGap(sketch.device)
      )
      .draw(in: area.inset(x: sketch.device.sideInset), on: &sketch)
    }
    if case .tab(let tabBar) = place, !tabBar.items.isEmpty {
      let rect = Rect(
        x: frame.x, y: bottom, width: frame.width, height: frame.maxY - bottom)
      tabBar.draw(in: rect, on: &sketch)
    }
    if let menu = shown.menu, let anchor = sketch.menuAnchor {
      let display = sketch.device.display
      MenuDrawing(menu: menu, anchor: anchor)
        .draw(
          in: Rect(x: 0, y: 0, width: display.width, height: display.height), on: &sketch)
    }
  }

  /// Draws the bar and the large title, and returns the top of the content.
  private func drawTitle(in frame: Rect, on sketch: inout Sketch) -> Double {
    let bar = Rect(
      x: frame.x, y: barTop(in: frame, of: sketch.device), width: frame.width,
      height: Metrics.navigationBarHeight
    ).inset(x: sketch.device.sideInset)
    let isLarge = hasLargeTitle(on: sketch.device)
    NavigationBar(
      page: page, backTitle: backTitle,
      showsTitle: !isLarge && page.titleDisplay != .hidden, menu: shown.menu
    )
    .draw(in: bar, on: &sketch)
    guard isLarge else { return bar.maxY }
    return drawLargeTitle(below: bar.maxY, in: frame, on: &sketch)
  }

  /// Draws the large title and returns its lower edge.
  private func drawLargeTitle(below top: Double, in frame: Rect, on sketch: inout Sketch) -> Double
  {
    let layout = sketch.layout
    let width = frame.width - 2 * Metrics.margin
    let height = layout.control(Metrics.largeTitleHeight, of: .largeTitle)
    let font = layout.font(.largeTitle)
    let lines =
      layout.isStacked
      ? Typesetter.lines(page.title, font: font, maxWidth: width, maxLines: 2)
      : [sketch.title(page.title, of: .page, font, maxWidth: width)]
    for (index, line) in lines.enumerated() {
      let centerY = top + height / 2 - 3 + Double(index) * layout.wrappedLine(of: .largeTitle)
      sketch.text(
        line, sketch.theme.text, at: frame.x + Metrics.margin, centerY: centerY, as: .largeTitle)
    }
    return top + height + Double(max(0, lines.count - 1)) * layout.wrappedLine(of: .largeTitle)
  }

  private func hasLargeTitle(on device: Device) -> Bool {
    if device.isLow { return false }
    return switch page.titleDisplay {
    case .large: true
    case .inline, .hidden: false
    case .automatic: if case .tab = place { backTitle == nil } else { false }
    }
  }

  private func drawBackground(_ color: Color, in frame: Rect, on sketch: inout Sketch) {
    guard case .sheet = place else {
      sketch.fill(frame, color)
      StatusBar().draw(on: &sketch)
      return
    }
    sketch.rounded(frame, radius: Metrics.sheetCorner, corners: .top, color)
    let grabber = Rect(x: frame.midX - 18, y: frame.y + 6, width: 36, height: 5)
    sketch.rounded(grabber, radius: 2.5, sketch.theme.tertiary)
  }

  private func barTop(in frame: Rect, of device: Device) -> Double {
    if case .sheet = place { return frame.y + Metrics.sheetBarTop }
    return frame.y + (device.statusBarHeight == 0 ? Metrics.lowBarTop : device.statusBarHeight)
  }

  private func contentBottom(in frame: Rect, of device: Device) -> Double {
    guard case .tab(let bar) = place, !bar.items.isEmpty else { return frame.maxY }
    return frame.maxY - device.homeIndicatorHeight - TabBar.height(on: device)
  }

  /// The space below the last block, for pages filled to the bottom.
  private func bottomGap(_ device: Device) -> Double {
    if case .tab(let bar) = place, !bar.items.isEmpty { return Metrics.margin }
    return device.homeIndicatorHeight + 24
  }
}
