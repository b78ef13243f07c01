import Scenes

/// One block of a page as text.
struct TextBlock {
  let block: Block

  func draw(on box: inout TextBox) {
    switch block {
    case .section(let section): draw(section, on: &box)
    case .row(let row): draw(row, on: &box)
    case .text(let paragraph): draw(paragraph, on: &box)
    case .image(let image): drawPicture(icon: image.icon, on: &box)
    case .button(let button): draw(button, on: &box)
    case .field(let field): draw(field, on: &box)
    case .searchField(let field):
      let text = field.value ?? field.placeholder
      box.add("⌕ " + printable(text) + (field.value == nil ? "…" : ""))
    case .segmentedControl(let control): draw(control, on: &box)
    case .progress(let bar): draw(bar, on: &box)
    case .grid(let grid): draw(grid, on: &box)
    case .bubble(let bubble): draw(bubble, on: &box)
    case .map(let map): drawMap(map, on: &box)
    case .gap: box.add()
    case .emptyState(let state): draw(state, on: &box)
    case .skeleton(let lines): drawLines(lines.count, on: &box)
    }
  }

  /// Draws what stands for the content of a page that nobody described.
  static func drawSkeleton(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    for _ in 0..<SkeletonPage.rowCount { card.add("□ ▬▬▬▬▬▬▬▬▬▬▬▬") }
    box.card(card)
  }

  private func printable(_ text: String) -> String { TerminalText.printable(text) }

  private func draw(_ section: ListSection, on box: inout TextBox) {
    if let header = section.header { box.add("  " + printable(header.uppercased())) }
    var card = TextBox(width: box.width - 4)
    for block in section.blocks { TextBlock(block: block).draw(on: &card) }
    box.card(card)
    guard let footer = section.footer else { return }
    for line in TerminalText.wrapped(printable(footer), to: box.width - 4) { box.add("  " + line) }
  }

  private func draw(_ row: Row, on box: inout TextBox) {
    let accessory =
      switch row.accessory {
      case .none: ""
      case .disclosure: "›"
      case .checkmark: "✓"
      case .toggle(let isOn): isOn ? "(─●)" : "(○─)"
      }
    let end = [row.value.map(printable), accessory].compactMap { $0 }.filter { !$0.isEmpty }
    let mark = row.icon == nil ? "" : "□ "
    box.add(mark + printable(row.title), right: end.joined(separator: " "))
    if let subtitle = row.subtitle {
      box.add((row.icon == nil ? "" : "  ") + printable(subtitle))
    }
  }

  private func draw(_ paragraph: Paragraph, on box: inout TextBox) {
    let mark = paragraph.style == .title ? "# " : ""
    for line in TerminalText.wrapped(mark + printable(paragraph.text), to: box.width) {
      box.add(line)
    }
  }

  private func draw(_ button: ActionButton, on box: inout TextBox) {
    let label = printable(button.label)
    switch button.role {
    case .primary: box.add(center: "[[ \(label) ]]")
    case .secondary: box.add(center: "[ \(label) ]")
    case .destructive: box.add(center: "[ (!) \(label) ]")
    }
  }

  private func draw(_ field: InputField, on box: inout TextBox) {
    let value = field.value.map(printable) ?? field.placeholder.map { printable($0) + "…" } ?? ""
    box.add("\(printable(field.label)): \(value)")
  }

  private func draw(_ control: SegmentedControl, on box: inout TextBox) {
    let options = control.options.enumerated().map { index, option in
      index == control.selection ? "[\(printable(option))]" : " \(printable(option)) "
    }
    box.add(center: options.joined(separator: "|"))
  }

  private func draw(_ bar: ProgressBar, on box: inout TextBox) {
    let part = bar.fraction.isFinite ? min(max(bar.fraction, 0), 1) : 0
    let percent = Int((part * 100).rounded())
    let number = " \(percent) %"
    let length = max(1, box.width - number.count)
    let done = percent * length / 100
    if let label = bar.label { box.add(printable(label)) }
    box.add(
      String(repeating: "━", count: done) + String(repeating: "┄", count: length - done) + number)
  }

  private func drawPicture(icon: String?, on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    card.add(center: icon.map { "[\(printable($0))]" } ?? "")
    box.card(card)
  }

  private func drawMap(_ map: MapPlaceholder, on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    card.add(center: "[map]")
    for pin in map.pins { card.add("◉ " + printable(pin)) }
    box.card(card)
  }

  private func draw(_ grid: CardGrid, on box: inout TextBox) {
    let columns = min(max(grid.columns, 1), 6)
    let width = (box.width - (columns - 1)) / columns
    for start in stride(from: 0, to: grid.cards.count, by: columns) {
      let cards = grid.cards[start..<min(start + columns, grid.cards.count)]
      func line(_ text: (CardGrid.Card) -> String) -> String {
        cards.map { card in
          var cell = TextBox(width: width)
          cell.add(text(card))
          return cell.lines[0]
        }.joined(separator: " ")
      }
      box.add(line { "▤ " + printable($0.title) })
      if cards.contains(where: { $0.subtitle != nil }) {
        box.add(line { $0.subtitle.map { "  " + printable($0) } ?? "" })
      }
    }
  }

  private func draw(_ bubble: ChatBubble, on box: inout TextBox) {
    let lines = TerminalText.wrapped(printable(bubble.text), to: box.width * 3 / 4)
    for (index, line) in lines.enumerated() {
      let isFirst = index == 0
      if bubble.isOutgoing {
        box.add(right: line + (isFirst ? " ◁" : "  "))
      } else {
        box.add((isFirst ? "▷ " : "  ") + line)
      }
    }
  }

  private func draw(_ state: EmptyState, on box: inout TextBox) {
    box.add()
    if let icon = state.icon { box.add(center: "[\(printable(icon))]") }
    for text in [state.title, state.message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(printable(text), to: box.width - 4) { box.add(center: line) }
    }
    box.add()
  }

  private func drawLines(_ count: Int, on box: inout TextBox) {
    let shown = min(max(count, 0), 60)
    for index in 0..<shown {
      let length = index + 1 == shown && shown > 1 ? box.width * 3 / 5 : box.width
      box.add(String(repeating: "▬", count: length))
    }
  }
}
