/// Lines of one width in columns, of which the text rendering consists.
struct TextBox {
  let width: Int
  private(set) var lines: [String] = []

  init(width: Int) {
    self.width = width
  }

  /// Adds a line with texts at its start, in its middle and at its end.
  ///
  /// The end is truncated only if it is wider than the line; the start is truncated to the remaining width.
  mutating func add(_ left: String = "", center: String = "", right: String = "") {
    let right = TerminalText.fitted(right, to: width)
    let rightWidth = TerminalText.width(of: right)
    let left = TerminalText.fitted(left, to: max(0, width - rightWidth - (right.isEmpty ? 0 : 1)))
    let leftWidth = TerminalText.width(of: left)
    let gaps = (left.isEmpty ? 0 : 1) + (right.isEmpty ? 0 : 1)
    let center = TerminalText.fitted(center, to: max(0, width - leftWidth - rightWidth - gaps))
    let centerWidth = TerminalText.width(of: center)
    // In the middle of the line, moved aside if a text needs the space.
    let earliest = leftWidth + (left.isEmpty ? 0 : 1)
    let latest = width - rightWidth - (right.isEmpty ? 0 : 1) - centerWidth
    let start = max(earliest, min((width - centerWidth) / 2, latest))
    if center.isEmpty {
      append(left + spaces(width - leftWidth - rightWidth) + right)
    } else {
      append(
        left + spaces(start - leftWidth) + center
          + spaces(width - start - centerWidth - rightWidth) + right)
    }
  }

  /// Adds a line of a repeated character between two ends.
  mutating func rule(_ left: String, _ fill: String, _ right: String, title: String = "") {
    let inner = width - 2
    let title = title.isEmpty ? "" : fill + " " + TerminalText.fitted(title, to: inner - 4) + " "
    let rest = inner - TerminalText.width(of: title)
    append(left + title + String(repeating: fill, count: max(0, rest)) + right)
  }

  /// Adds a card around the lines of another box, which is four columns narrower.
  mutating func card(_ box: TextBox) {
    rule("╭", "─", "╮")
    for line in box.lines { append("│ " + line + " │") }
    rule("╰", "─", "╯")
  }

  /// Adds the lines of another box, moved to the right.
  mutating func indent(_ box: TextBox, by columns: Int) {
    for line in box.lines {
      append(spaces(columns) + line + spaces(width - columns - box.width))
    }
  }

  /// Adds a line with the width of the box.
  mutating func append(_ line: String) { lines.append(line) }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
