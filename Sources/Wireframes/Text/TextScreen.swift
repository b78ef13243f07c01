import Scenes

/// The drawing of a text rendering: the display with its page, layers and confirmation.
struct TextScreen {
  private static let dim = String(repeating: "░", count: TextRendering.columns)

  let scene: Scene

  var lines: [String] {
    var display = TextBox(width: TextRendering.columns + 2)
    display.rule("╭", "─", "╮")
    for line in content { display.append("│" + line + "│") }
    display.rule("╰", "─", "╯")
    return display.lines
  }

  /// The lines between the edges of the display.
  private var content: [String] {
    var box = TextBox(width: TextRendering.columns)
    let cover = scene.layers.lastIndex { !$0.style.isSheet }
    let sheets = scene.layers[(cover.map { $0 + 1 } ?? 0)...]
    let base = cover.map { scene.layers[$0].pages } ?? scene.pages
    let isSeen = sheets.allSatisfy { !$0.isLarge }

    box.append(padded(" 9:41"))
    TextPage(pages: base, isRoot: cover == nil).draw(showsContent: isSeen, on: &box)
    if cover == nil, sheets.isEmpty { drawTabs(on: &box) }
    if !sheets.isEmpty { box.append(Self.dim) }
    for (index, sheet) in zip(sheets.indices, sheets) {
      draw(sheet, isTop: index == sheets.indices.last, on: &box)
    }
    if let confirmation = scene.confirmation {
      box.append(Self.dim)
      switch confirmation.style {
      case .dialog: TextDialog(card: confirmation).draw(on: &box)
      case .alert: TextAlert(card: confirmation).draw(on: &box)
      }
    }
    return box.lines
  }

  private func padded(_ text: String) -> String {
    var box = TextBox(width: TextRendering.columns)
    box.add(text)
    return box.lines[0]
  }

  private func drawTabs(on box: inout TextBox) {
    let bar = TabBar(scene)
    guard !bar.items.isEmpty else { return }
    box.append(String(repeating: "─", count: TextRendering.columns))
    let titles = bar.items.map { TerminalText.printable($0.title) }
    let line = zip(titles, Self.widths(of: titles)).enumerated().map { index, cell in
      var box = TextBox(width: cell.1)
      let title = TerminalText.fitted(cell.0, to: cell.1 - 2)
      box.add(center: index == bar.selected ? "[\(title)]" : title)
      return box.lines[0]
    }
    box.add(line.joined())
  }

  /// The width of each tab in columns: equal, unless longer titles need more and there is enough space.
  private static func widths(of titles: [String]) -> [Int] {
    let equal = TextRendering.columns / titles.count
    // One more column on either side, for the brackets of the selected tab.
    let wanted = titles.map { TerminalText.width(of: $0) + 2 }
    let free = TextRendering.columns - wanted.reduce(0, +)
    guard free >= 0, wanted.contains(where: { $0 > equal }) else {
      return titles.map { _ in equal }
    }
    let (share, rest) = free.quotientAndRemainder(dividingBy: titles.count)
    return wanted.enumerated().map { $1 + share + ($0 < rest ? 1 : 0) }
  }

  /// Draws a sheet; only the edge of a sheet below another is visible.
  private func draw(_ sheet: Layer, isTop: Bool, on box: inout TextBox) {
    let title = isTop ? "" : TerminalText.printable(sheet.pages.last?.title ?? "")
    box.rule("╭", "─", "╮", title: title)
    guard isTop else { return }
    var inner = TextBox(width: TextRendering.columns - 2)
    TextPage(pages: sheet.pages, isRoot: false).draw(showsContent: true, on: &inner)
    for line in inner.lines { box.append("│" + line + "│") }
    box.rule("╰", "─", "╯")
  }
}
