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
    let isSeen = sheets.allSatisfy { $0.style == .mediumSheet }

    box.append(padded(" 9:41"))
    TextPage(pages: base, isRoot: cover == nil).draw(showsContent: isSeen, on: &box)
    if cover == nil, sheets.isEmpty { drawTabs(on: &box) }
    if !sheets.isEmpty { box.append(Self.dim) }
    for (index, sheet) in zip(sheets.indices, sheets) {
      draw(sheet, isTop: index == sheets.indices.last, on: &box)
    }
    if let confirmation = scene.confirmation {
      box.append(Self.dim)
      draw(confirmation, on: &box)
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

  private func draw(_ sheet: ConfirmationCard, on box: inout TextBox) {
    var question = TextBox(width: TextRendering.columns - 4)
    for text in [sheet.title, sheet.message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(TerminalText.printable(text), to: question.width) {
        question.add(center: line)
      }
    }
    for choice in sheet.choices where choice.role != .cancel {
      question.append(String(repeating: "─", count: question.width))
      let mark = choice.role == .destructive ? "(!) " : ""
      question.add(center: mark + TerminalText.printable(choice.label))
    }
    box.card(question)
    for choice in sheet.choices where choice.role == .cancel {
      var cancel = TextBox(width: question.width)
      cancel.add(center: TerminalText.printable(choice.label))
      box.card(cancel)
    }
  }
}

/// The top page of a stack as text: its bar, its title and its blocks.
struct TextPage {
  let pages: [Page]
  /// Whether the stack belongs to a tab, whose root page has a large title.
  let isRoot: Bool

  func draw(showsContent: Bool, on box: inout TextBox) {
    guard let page = pages.last else { return }
    let back = pages.dropLast().last.map { "‹ " + TerminalText.printable($0.title) }
    let isLarge =
      switch page.titleDisplay {
      case .large: true
      case .inline: false
      case .automatic: isRoot && back == nil
      }
    let title = TerminalText.printable(page.title)
    drawBar(page, back: back, title: isLarge ? "" : title, on: &box)
    guard showsContent else { return }
    var inner = TextBox(width: box.width - 2)
    if isLarge {
      inner.add(title)
      inner.add()
    }
    for block in PageContent.grouped(page.blocks ?? []) {
      block.drawing.drawText(on: &inner)
    }
    if page.blocks == nil { SkeletonPage().drawText(on: &inner) }
    for line in inner.lines { box.append(" " + line + " ") }
  }

  private func drawBar(_ page: Page, back: String?, title: String, on box: inout TextBox) {
    var inner = TextBox(width: box.width - 2)
    let left = (back.map { [$0] } ?? []) + page.leading.map(text)
    let right = page.trailing.map(text)
    inner.add(
      TerminalText.fitted(left.joined(separator: "  "), to: 14), center: title,
      right: TerminalText.fitted(right.joined(separator: "  "), to: 14))
    for line in inner.lines { box.append(" " + line + " ") }
  }

  private func text(_ button: BarButton) -> String {
    let label = TerminalText.printable(button.label)
    if button.isBack { return "‹ " + label }
    return button.icon == nil ? label : "[\(label)]"
  }
}
