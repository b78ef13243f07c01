import Scenes
import Typography

/// Draws a page with its bars, in the frame of the display, of a column or of a layer.
struct PageDrawing {
  let shown: ShownPage
  /// The title of the page below; nil for the first page of a stack.
  private let titleBelow: String?
  private let place: PagePlace

  /// The top page of a stack.
  init(_ pages: some BidirectionalCollection<Page>, at place: PagePlace) {
    shown = (pages.last ?? Page("")).shown
    titleBelow = pages.dropLast().last?.titleOnBackButton
    self.place = place
  }

  static func root(_ scene: Scene) -> PageDrawing {
    PageDrawing(scene.pages, at: .tab(TabBar(scene)))
  }

  private var page: Page { shown.page }

  private func metrics(in frame: Rect, on device: Device) -> PageMetrics {
    PageMetrics(of: page, isPushed: titleBelow != nil, at: place, in: frame, on: device)
  }

  func draw(in frame: Rect, on sketch: inout Sketch) {
    let ground = place.ground(of: page, in: sketch.theme)
    sketch.cardColor = ground.card
    sketch.menuAnchor = nil
    place.drawBackground(ground.background, in: frame, on: &sketch)

    let metrics = metrics(in: frame, on: sketch.device)
    drawBar(metrics, in: frame, on: &sketch)
    let top =
      metrics.title == .large ? drawLargeTitle(metrics, on: &sketch) : metrics.bar.maxY
    let area = Rect(
      x: frame.x, y: top, width: frame.width, height: max(0, metrics.bottom - top))
    sketch.mark("content", area)
    sketch.clipped(to: area) { sketch in
      content(metrics, in: sketch.layout)
        .draw(
          in: Rect(
            x: metrics.content.x, y: area.y, width: metrics.content.width, height: area.height),
          on: &sketch)
    }
    if case .tab(let tabBar) = place, !tabBar.items.isEmpty {
      let rect = Rect(
        x: frame.x, y: metrics.bottom, width: frame.width, height: frame.maxY - metrics.bottom)
      tabBar.draw(in: rect, on: &sketch)
    }
    drawMenu(style: metrics.style, on: &sketch)
  }

  /// The height of a page in a popover that shows all of its content.
  func height(width: Double, on sketch: Sketch) -> Double {
    let frame = Rect(x: 0, y: 0, width: width, height: 0)
    let metrics = metrics(in: frame, on: sketch.device)
    return metrics.bar.maxY
      + content(metrics, in: sketch.layout).height(width: width, in: sketch.layout)
  }

  private func content(_ metrics: PageMetrics, in layout: BlockLayout) -> PageContent {
    let topGap = metrics.title == .large ? 4 : metrics.style.contentGap
    return PageContent(
      parts: layout.isForPointer ? PointerButtons.joined(shown.parts) : shown.parts,
      topGap: topGap, bottomGap: metrics.bottomGap, margin: metrics.margin)
  }

  /// Draws the bar unless it is hidden, with the tabs in its middle if they are there.
  private func drawBar(_ metrics: PageMetrics, in frame: Rect, on sketch: inout Sketch) {
    guard metrics.bar.height > 0 else { return }
    var bar = NavigationBar(
      page: page, backTitle: page.hasBackButton ? titleBelow : nil,
      showsTitle: metrics.title == .inBar, menu: shown.menu,
      style: metrics.style)
    guard case .column(let column) = place else {
      if metrics.style.hasTitleAtStart { bar.startInset = windowControls(on: sketch.device) }
      drawToolbar(metrics, in: frame, on: &sketch)
      bar.draw(in: metrics.bar, on: &sketch)
      return
    }
    drawToolbar(metrics, in: frame, on: &sketch)
    bar.startInset = column.barStart
    if column.hasSidebarButton {
      let x = metrics.bar.x + max(column.barStart, 0) + 28
      SidebarIcon(center: Point(x: x, y: metrics.bar.midY)).draw(
        metrics.style.hasTitleAtStart ? sketch.theme.secondary : sketch.theme.accent, on: &sketch)
      bar.startInset = x + 12 - metrics.bar.x
    }
    let tabs = column.tabs.map(TopTabBar.init)
    bar.middleWidth = tabs?.naturalWidth
    let free = bar.draw(in: metrics.bar, on: &sketch)
    tabs?.draw(in: metrics.bar, between: free, on: &sketch)
  }

  /// The width of the controls of a window where a page covers it.
  private func windowControls(on device: Device) -> Double {
    if case .cover = place, device.kind == .window { return RegularMetrics.windowControlsWidth }
    return 0
  }

  /// Draws the background of a bar that has one, as the toolbar of a window.
  private func drawToolbar(_ metrics: PageMetrics, in frame: Rect, on sketch: inout Sketch) {
    guard metrics.style.hasTitleAtStart else { return }
    let toolbar = Rect(
      x: frame.x, y: metrics.bar.y, width: frame.width, height: metrics.bar.height)
    sketch.fill(toolbar, sketch.theme.bar)
    sketch.fill(
      Rect(x: toolbar.x, y: toolbar.maxY - 1, width: toolbar.width, height: 1),
      sketch.theme.separator)
  }

  /// Draws the large title and returns its lower edge.
  private func drawLargeTitle(_ metrics: PageMetrics, on sketch: inout Sketch) -> Double {
    let layout = sketch.layout
    let top = metrics.bar.maxY + titleGap
    let margin = metrics.margin
    let width = metrics.content.width - 2 * margin
    let height = layout.control(Metrics.largeTitleHeight, of: .largeTitle)
    let font = layout.font(.largeTitle)
    let lines =
      layout.isStacked
      ? Typesetter.lines(page.title, font: font, maxWidth: width, maxLines: 2)
      : [sketch.title(page.title, of: .page, font, maxWidth: width)]
    for (index, line) in lines.enumerated() {
      let centerY = top + height / 2 - 3 + Double(index) * layout.wrappedLine(of: .largeTitle)
      sketch.text(
        line, sketch.theme.text, at: metrics.content.x + margin, centerY: centerY, as: .largeTitle)
    }
    return top + height + Double(max(0, lines.count - 1)) * layout.wrappedLine(of: .largeTitle)
  }

  /// The space between the tabs at the top of the display and the title.
  private var titleGap: Double {
    if case .column(let column) = place, column.tabs != nil { 8 } else { 0 }
  }

  private func drawMenu(style: BarStyle, on sketch: inout Sketch) {
    guard let menu = shown.menu, let anchor = sketch.menuAnchor else { return }
    let drawing = MenuDrawing(menu: menu, anchor: anchor, style: style)
    if case .column = place {
      // The menu is also above the columns after this one.
      sketch.columnMenu = drawing
      return
    }
    let display = sketch.device.display
    drawing.draw(
      in: Rect(x: 0, y: 0, width: display.width, height: display.height), on: &sketch)
  }
}
