import Harness
import Manifest
import PlainText
import Scenes
import SymbolGraphs
import Wireframes

/// The coverage as text: a table per type, and the percentage.
struct CoverageText {
  let coverage: Coverage
  let palette: Palette
  /// Whether only uncovered kinds are listed.
  let isQuiet: Bool
  let shownPath: (String) -> String

  /// A line of a table.
  private struct Row {
    var name: String
    var uses: String
    var isShown: Bool
    var place: SourcePlace?
    /// The reason below it.
    var reason: String?
  }

  var text: String {
    var lines = coverage.sections.flatMap { section in
      table(
        section.roles.map(\.plural).joined(separator: " and "), of: section.typeName,
        rows: section.kinds.map(row))
    }
    let questions = coverage.questions
    let others = isQuiet ? [] : questions.others.map(row)
    lines += table(
      "confirmations", of: "Navigation.Confirmation", rows: questions.questions.map(row) + others)
    if !isQuiet || coverage.shown < coverage.total { lines.append(coverage.summary) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func table(_ title: String, of type: String, rows: [Row]) -> [String] {
    let rows = rows.filter { !isQuiet || !$0.isShown }
    guard !rows.isEmpty else { return [] }
    let nameWidth = rows.map { TerminalText.width(of: $0.name) }.max() ?? 0
    let usesWidth =
      rows.filter { $0.place != nil }.map { TerminalText.width(of: $0.uses) }.max() ?? 0
    return [palette.paint(title, .bold) + "  " + VisibleText.line(type)]
      + rows.flatMap { row in
        let uses = row.isShown ? row.uses : palette.paint(row.uses, .red)
        var line = "  " + row.name + padding(row.name, nameWidth) + "  " + uses
        if let place = row.place {
          line += padding(row.uses, usesWidth) + "  " + palette.paint(words(for: place), .dim)
        }
        return [line, row.reason.map { "    " + VisibleText.line($0) }].compactMap(\.self)
      }
  }

  private func row(_ kind: Coverage.Kind) -> Row {
    // A type with several roles may be shown by several kinds of steps.
    let steps = StepKind.allCases.filter { step in kind.uses.contains { $0.step == step } }
    let words = words(for: kind.uses.map(\.screen))
    let stepNames = steps.map(\.rawValue).joined(separator: " and ")
    return Row(
      name: VisibleText.line(kind.name),
      uses: steps == [] || steps == [.push] ? words : "\(stepNames) in \(words)",
      isShown: !kind.uses.isEmpty, place: kind.place)
  }

  private func row(_ question: QuestionCoverage.Question) -> Row {
    let name = question.source == .link ? "confirm=\(question.name)" : question.name
    var row = Row(
      name: VisibleText.line(name), uses: "", isShown: false, place: question.place)
    switch question.verdict {
    case .asked(let screens):
      row.uses = words(for: screens)
      row.isShown = !screens.isEmpty
    case .undecided(let doubt):
      row.uses = "not decided"
      row.reason = "\(doubt)"
    }
    return row
  }

  private func row(_ other: QuestionUsage.Shown) -> Row {
    Row(
      name: VisibleText.line("'\(other.title)'"),
      uses: "\(words(for: other.screens)), not counted: no declaration creates it", isShown: true)
  }

  /// The first screen, and the number of others.
  private func words(for screens: [String]) -> String {
    guard let first = screens.first else { return "not shown" }
    let rest = screens.count - 1
    return VisibleText.line(first) + (rest > 0 ? " and \(rest) more" : "")
  }

  private func words(for place: SourcePlace) -> String {
    "\(shownPath(place.file)):\(place.line)"
  }

  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalText.width(of: text)))
  }
}

extension Coverage {
  /// The covered share, in one line.
  var summary: String {
    let undecided = questions.undecided
    return "\(shown) of \(total) shown, \(percent) %"
      + (undecided > 0 ? "; \(undecided) not decided" : "")
  }
}

extension KindUsage.Role {
  fileprivate var plural: String {
    switch self {
    case .tab: "tabs"
    case .route: "routes"
    case .sheet: "sheets and covers"
    }
  }
}

extension QuestionCoverage.Doubt: CustomStringConvertible {
  var description: String {
    switch self {
    case .places:
      "another declaration of this name or type may have created what screens ask; a debug build "
        + "records the locations of those that are not private"
    case .cases(let type):
      "it is not known for which cases of '\(type)' screens ask; declare a static one for each case"
    }
  }
}
