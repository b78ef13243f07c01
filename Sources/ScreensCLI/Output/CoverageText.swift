import Harness
import Manifest
import Markup
import Scenes
import SymbolGraphs
import Wireframes

/// What screens show of an app's types, for a person at a terminal: a table a type, and the percentage.
struct CoverageText {
  let coverage: Coverage
  let palette: Palette
  /// Whether only what is not shown is told.
  let isQuiet: Bool
  let shownPath: (String) -> String

  var text: String {
    var lines = coverage.sections.flatMap(lines)
    if !isQuiet || coverage.missingConfirmations > 0 { lines += confirmations }
    if !isQuiet || coverage.shown < coverage.total {
      lines.append("\(coverage.shown) of \(coverage.total) shown, \(coverage.percent) %")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of section: Coverage.Section) -> [String] {
    let kinds = section.kinds.filter { !isQuiet || $0.uses.isEmpty }
    guard !kinds.isEmpty else { return [] }
    let roles = section.roles.map(\.plural).joined(separator: " and ")
    let title = palette.paint(roles, .bold) + "  " + VisibleText.line(section.typeName)
    let rows = kinds.map { kind in
      (name: VisibleText.line(kind.name), uses: words(for: kind.uses), kind: kind)
    }
    let nameWidth = rows.map { TerminalText.width(of: $0.name) }.max() ?? 0
    let usesWidth = rows.map { TerminalText.width(of: $0.uses) }.max() ?? 0
    return [title]
      + rows.map { row in
        let uses = row.kind.uses.isEmpty ? palette.paint(row.uses, .red) : row.uses
        var line = "  " + row.name + padding(row.name, nameWidth) + "  " + uses
        if let place = row.kind.place {
          line += padding(row.uses, usesWidth) + "  " + palette.paint(words(for: place), .dim)
        }
        return line
      }
  }

  /// The first screen that shows a kind, and how many others do, by the way in which they do.
  private func words(for uses: [KindUsage.Use]) -> String {
    guard let first = uses.first else { return "not shown" }
    let styles = Set(uses.map(\.step))
    let isLayer = first.step == .sheet || first.step == .cover
    let way = styles.count > 1 ? "sheet and cover in " : "\(first.step?.rawValue ?? "") in "
    let rest = uses.count - 1
    return (isLayer ? way : "") + VisibleText.line(first.screen)
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private func words(for place: SourcePlace) -> String {
    "\(shownPath(place.file)):\(place.line)"
  }

  private var confirmations: [String] {
    let shown = coverage.shownConfirmations
    guard let declared = coverage.declaredConfirmations, !declared.isEmpty || !shown.isEmpty else {
      return []
    }
    let missing = coverage.missingConfirmations
    var lines = [
      palette.paint("confirmations", .bold)
        + "  \(declared.count) in the code, \(shown.count) shown"
        + (missing > 0 ? "; at least \(missing) not shown" : "")
    ]
    let names = declared.map(\.name).joined(separator: ", ")
    if !declared.isEmpty { lines.append("  in the code  \(VisibleText.line(names))") }
    if !shown.isEmpty {
      let titles = shown.map { "'\($0.title)'" }.joined(separator: ", ")
      lines.append("  shown        \(VisibleText.line(titles))")
    }
    return lines
  }

  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalText.width(of: text)))
  }
}

extension KindUsage.Role {
  fileprivate var plural: String {
    switch self {
    case .tab: "tabs"
    case .route: "routes"
    case .sheet: "sheets"
    }
  }
}
