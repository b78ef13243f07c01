import Scenes

/// The top page of a stack as text: its bar, its title and its blocks.
struct TextPage {
  let pages: [Page]
  /// Whether the stack belongs to a tab, whose root page has a large title.
  let isRoot: Bool

  func draw(showsContent: Bool, on box: inout TextBox) {
    guard let shown = pages.last?.shown else { return }
    let page = shown.page
    let below = pages.dropLast().last
    let back = page.hasBackButton ? below.map { "‹ " + backTitle(of: $0, page.language) } : nil
    let isLarge =
      switch page.titleDisplay {
      case .large: true
      case .inline, .hidden: false
      case .automatic: isRoot && below == nil
      }
    let title = TerminalText.printable(page.title)
    let isInBar = !isLarge && page.titleDisplay != .hidden
    if !page.hides.contains(.navigationBar) {
      drawBar(page, back: back, title: isInBar ? title : "", on: &box)
    }
    var inner = TextBox(width: box.width - 2)
    if let menu = shown.menu, !menu.isOnRow {
      MenuText(menu.items).draw(on: &inner, isTrailing: menu.isTrailing)
    }
    if showsContent {
      if isLarge {
        inner.add(title)
        inner.add()
      }
      for part in shown.parts { part.drawing.drawText(on: &inner) }
    }
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

  private func backTitle(of below: Page, _ language: TextLocale?) -> String {
    let title = below.titleOnBackButton
    return title.isBlank ? SystemWords(language).back : TerminalText.printable(title)
  }

  private func text(_ button: BarButton) -> String {
    let label = TerminalText.printable(button.label)
    if button.isBack { return button.label == button.icon ? "‹" : "‹ " + label }
    return button.icon == nil ? label : "[\(label)]"
  }
}
