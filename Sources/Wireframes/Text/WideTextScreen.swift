import Scenes

/// The drawing of a text rendering on a wide display: columns side by side, and layers in the middle.
struct WideTextScreen {
  /// The number of columns of text between the edges of the display.
  static let width = 100
  private static let sidebar = 24
  private static let list = 34
  private static let inspector = 32
  private static let formSheet = 56
  private static let popover = 44

  let scene: Scene
  let device: Device

  var lines: [String] {
    var display = TextBox(width: Self.width + 2)
    display.rule("╭", "─", "╮")
    for line in content { display.append("│" + line + "│") }
    display.rule("╰", "─", "╯")
    return display.lines
  }

  /// The lines between the edges of the display.
  private var content: [String] {
    var box = TextBox(width: Self.width)
    let parts = LayerParts(scene, on: device)
    box.add(device.kind == .window ? " ● ● ●" : " 9:41")
    drawBase(parts, on: &box)
    for (index, entry) in parts.layers.enumerated() {
      let isPopover = entry.layer.style == .popover
      let isCovered = parts.layers[(index + 1)...].contains { $0.layer.style != .popover }
      if index == 0 || isPopover { box.append(Self.dim) }
      let pages = isCovered ? [] : entry.layer.pages
      let title = isCovered ? TerminalText.printable(entry.layer.pages.last?.title ?? "") : ""
      draw(pages, title: title, width: isPopover ? Self.popover : Self.formSheet, on: &box)
    }
    drawConfirmation(on: &box)
    return box.lines
  }

  private static let dim = String(repeating: "░", count: width)

  /// Draws the columns, or the cover, and the inspector.
  private func drawBase(_ parts: LayerParts, on box: inout TextBox) {
    let room = Self.width - (parts.inspector == nil ? 0 : Self.inspector + 1)
    var columns: [TextBox] = []
    if let cover = parts.cover {
      var page = TextBox(width: room)
      TextPage(pages: cover.pages, isRoot: false).draw(showsContent: true, on: &page)
      columns.append(page)
    } else {
      let area = Rect(
        x: 0, y: 0,
        width: device.display.width
          - (parts.inspector == nil ? 0 : RegularMetrics.inspectorWidth),
        height: device.display.height)
      let arrangement = ColumnArrangement(scene, in: area, on: device)
      if arrangement.hasTopTabs { drawTabs(on: &box) }
      columns = self.columns(of: arrangement, in: room)
    }
    if let inspector = parts.inspector {
      var page = TextBox(width: Self.inspector)
      TextPage(pages: inspector.layer.pages, isRoot: false).draw(showsContent: true, on: &page)
      columns.append(page)
    }
    append(columns, to: &box)
  }

  private func columns(of arrangement: ColumnArrangement, in room: Int) -> [TextBox] {
    var left = room
    return arrangement.columns.enumerated().map { index, column in
      let isLast = index + 1 == arrangement.columns.count
      let width = isLast ? left : column.isSidebar ? Self.sidebar : Self.list
      left -= width + 1
      var box = TextBox(width: width)
      draw(column.content, on: &box)
      return box
    }
  }

  private func draw(_ content: ColumnArrangement.Content, on box: inout TextBox) {
    let pages: [Page]
    switch content {
    case .tabs:
      let tabs = TabBar(scene, capacity: .max)
      for (index, tab) in tabs.items.enumerated() {
        let title = TerminalText.printable(tab.title)
        box.add(index == tabs.selected ? " [\(title)]" : "  \(title)")
      }
      return
    case .page(let index): pages = Array(scene.pages.dropFirst(index).prefix(1))
    case .detail: pages = Array(scene.pages.dropFirst((scene.columns?.columns ?? 1) - 1))
    }
    if pages.isEmpty { return box.add(center: "No Selection") }
    TextPage(pages: pages, isRoot: content != .detail || scene.columns == nil)
      .draw(showsContent: true, on: &box)
  }

  /// Adds boxes side by side, with lines between them.
  private func append(_ columns: [TextBox], to box: inout TextBox) {
    let height = columns.map(\.lines.count).max() ?? 0
    for index in 0..<height {
      let cells = columns.map { column in
        column.lines.indices.contains(index)
          ? column.lines[index] : String(repeating: " ", count: column.width)
      }
      box.append(cells.joined(separator: "│"))
    }
  }

  private func drawTabs(on box: inout TextBox) {
    let tabs = TabBar(scene, capacity: .max)
    let titles = tabs.items.enumerated().map { index, tab in
      let title = TerminalText.printable(tab.title)
      return index == tabs.selected ? "[\(title)]" : " \(title) "
    }
    box.add(center: titles.joined(separator: " "))
  }

  /// Draws a card in the middle; without pages, only the edge of a covered one.
  private func draw(_ pages: [Page], title: String, width: Int, on box: inout TextBox) {
    var inner = TextBox(width: width - 2)
    TextPage(pages: pages, isRoot: false).draw(showsContent: true, on: &inner)
    var card = TextBox(width: width)
    card.rule("╭", "─", "╮", title: title)
    guard !pages.isEmpty else { return center(card, on: &box) }
    for line in inner.lines { card.append("│" + line + "│") }
    card.rule("╰", "─", "╯")
    center(card, on: &box)
  }

  /// Adds a box in the middle of the dimmed display.
  private func center(_ card: TextBox, on box: inout TextBox) {
    let side = (box.width - card.width) / 2
    let (left, right) = (
      String(repeating: "░", count: side),
      String(repeating: "░", count: box.width - card.width - side)
    )
    for line in card.lines { box.append(left + line + right) }
  }

  private func drawConfirmation(on box: inout TextBox) {
    guard let card = scene.confirmation else { return }
    box.append(Self.dim)
    if card.style == .alert { return TextAlert(card: card).draw(on: &box) }
    var question = TextBox(width: Self.popover)
    TextDialog(card: card, hasCancel: false).draw(on: &question)
    center(question, on: &box)
  }
}
