import PlainText
import Scenes
import Wireframes

/// A line a screen: its id, the way to it and its link, in columns.
struct ScreenTable {
  private struct Row {
    var id: String
    var way: String
    var link: String
  }

  private var rows: [Row] = []
  private let palette: Palette

  /// The widest way, in columns, that stands before a link.
  ///
  /// One very long title would else push every link beyond the edge of the terminal.
  private static let widestWay = 56

  init(palette: Palette) {
    self.palette = palette
  }

  /// Adds the line of a screen, of which nothing else is kept: there may be 100,000.
  mutating func add(_ scene: Scene) {
    rows.append(
      Row(
        id: VisibleText.line(scene.id),
        way: way(to: scene),
        link: scene.link.map(VisibleText.line) ?? ""))
  }

  /// The crumbs of a screen, of which the middle goes first where they are too many for a link's line.
  private func way(to scene: Scene) -> String {
    let crumbs = Crumb.crumbs(of: scene).map { VisibleText.line($0.caption) }
    let whole = crumbs.joined(separator: " › ")
    guard scene.link != nil, TerminalText.width(of: whole) > Self.widestWay else { return whole }
    guard crumbs.count > 2 else { return TerminalText.fitted(whole, to: Self.widestWay) }
    let shorter = (2..<crumbs.count).map { first in
      ([crumbs[0], "…"] + crumbs[first...]).joined(separator: " › ")
    }
    return shorter.first { TerminalText.width(of: $0) <= Self.widestWay }
      ?? TerminalText.fitted(shorter[shorter.count - 1], to: Self.widestWay)
  }

  var text: String {
    let idWidth = rows.map { TerminalText.width(of: $0.id) }.max() ?? 0
    let wayWidth =
      rows.filter { !$0.link.isEmpty }.map { TerminalText.width(of: $0.way) }.max() ?? 0
    return rows.map { row in
      var line = palette.paint(row.id, .bold) + padding(row.id, idWidth) + "  " + row.way
      if !row.link.isEmpty {
        line += padding(row.way, wayWidth) + "  " + palette.paint(row.link, .dim)
      }
      return line + "\n"
    }.joined()
  }

  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalText.width(of: text)))
  }
}
