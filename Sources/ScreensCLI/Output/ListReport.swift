import Harness
import PlainText
import Reports

/// The results of a run for a terminal: a line per screen, the reasons, a summary and the next command.
struct ListReport {
  let report: Report
  /// The folder of the report, to which its paths are relative.
  let folder: String
  /// The folder of the pictures, if the run wrote them.
  let pictures: String?
  let isQuiet: Bool
  let palette: Palette
  let shownPath: (String) -> String

  /// The most new screens that are described in detail: in a first run, all screens are new.
  private static let mostDetailed = 5

  var text: String {
    let command = report.acceptableAdded > Self.mostDetailed ? report.acceptAddedCommand : nil
    var lines: [String] = []
    for screen in report.screens {
      if command != nil, screen.isAcceptable, screen.verdict == .added {
        lines += isQuiet ? [] : [screen.headline(palette)]
      } else if !isQuiet || screen.isPending {
        lines += text(of: screen)
      }
    }
    if !isQuiet || !report.pending.isEmpty || !report.isComplete { lines.append(summary) }
    if let command { lines.append("accept the new screens with: \(VisibleText.line(command))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of screen: ReportedScreen) -> [String] {
    [screen.headline(palette)]
      + (screen.isPending ? details(screen).map { "  " + $0 } : [])
      + screen.tolerance.map { "  " + $0.words }
  }

  private func details(_ screen: ReportedScreen) -> [String] {
    let finding = FindingText(screen: screen, variant: report.variant, palette: palette)
    let end = screen.isRejected == true ? "rejected in a review" : screen.remedy
    return finding.lines + artifacts(of: screen) + (end.map { [$0] } ?? [])
  }

  /// The files that explain a finding, in one line.
  private func artifacts(of screen: ReportedScreen) -> [String] {
    for file in screen.files {
      let end = ".\(file.role.rawValue).\(file.kind == .text ? "txt" : "png")"
      guard file.path.hasSuffix(end) else { continue }
      return ["see \(shownPath("\(folder)/\(file.path.dropLast(end.count))")).*"]
    }
    return []
  }

  private var summary: String {
    report.shownSummary + (pictures.map { "; pictures in \(shownPath($0))" } ?? "")
  }
}

extension ReportedScreen {
  /// The first line of a finding.
  func headline(_ palette: Palette) -> String {
    let word = isRecorded ? "recorded" : verdict.rawValue
    let padded = word + String(repeating: " ", count: max(0, 11 - word.count))
    return palette.paint(padded, ink) + VisibleText.line(id)
  }

  /// The colour of a finding.
  var ink: Palette.Ink {
    if isRecorded { return .cyan }
    switch verdict {
    case .unchanged: return .dim
    case .added: return .green
    case .changed, .obsolete, .moved: return .yellow
    case .failed: return .red
    }
  }
}

extension Report {
  /// The number of findings of each kind, in one line.
  ///
  /// It starts with the name of the app if none of its screens is stored yet, which reveals a wrong folder.
  var shownSummary: String {
    let isFirst = !screens.isEmpty && count(.added) == manifest.ids.count
    let start = isFirst ? app.map { "\(VisibleText.line($0)): " } ?? "" : ""
    var parts = ReportedVerdict.allCases.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    if recorded > 0 { parts.append("\(recorded) recorded") }
    return start + (parts.isEmpty ? "no screens" : parts.joined(separator: ", "))
      + (isComplete ? "" : "; interrupted")
  }
}

/// The finding about one screen for a terminal: first the change of meaning, then the lines of the text, then the
/// pixels.
struct FindingText {
  let screen: ReportedScreen
  let variant: ReportedVariant
  let palette: Palette

  var lines: [String] {
    let missing = screen.missingKinds.map { screen.snapshotPath($0, variant) }
    return screen.meaning.map(VisibleText.line) + textLines + screen.otherFacts(missing: missing)
  }

  private var textLines: [String] {
    guard let fact = screen.textFact, let text = screen.text else { return [] }
    return [fact + ":"] + palette.lines(of: text)
  }
}
