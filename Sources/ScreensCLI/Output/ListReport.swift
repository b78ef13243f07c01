import Harness
import PlainText
import Reports

/// What a run found, for a person at a terminal: a line a screen, the reasons, a summary, and the
/// command that goes on from there.
struct ListReport {
  let report: Report
  /// The folder of the report, from which it names files.
  let folder: String
  /// The folder of the pictures, for a run that drew every screen.
  let pictures: String?
  let isQuiet: Bool
  let palette: Palette
  let shownPath: (String) -> String

  /// The most new screens of which each is told in full: a first run has nothing but those.
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
    let end = screen.isRejected == true ? "rejected in a review" : screen.settlement
    return finding.lines + artifacts(of: screen) + (end.map { [$0] } ?? [])
  }

  /// Where the files that help to understand a finding are, in one line.
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
  /// The line that a finding starts with.
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
  /// How many findings of each kind there are, in one line.
  ///
  /// It starts with the app where none of its screens is stored yet: a folder that was mistaken for
  /// another app's shows so.
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

/// What was found about one screen as a terminal shows it: first what changed in meaning, then the lines
/// of the text, then the pixels.
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
