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
    for entry in report.entries {
      let screen = entry.example
      if entry.group != nil {
        lines += text(of: entry)
      } else if command != nil, screen.isAcceptable, screen.verdict == .added {
        lines += isQuiet ? [] : [screen.headline(palette)]
      } else if !isQuiet || screen.isPending {
        lines += text(of: screen)
      }
    }
    if !isQuiet || report.pendingCount > 0 || !report.isComplete { lines.append(summary) }
    if let command { lines.append("accept the new screens with: \(VisibleText.line(command))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of screen: ReportedScreen) -> [String] {
    [screen.headline(palette)]
      + (screen.isPending ? details(screen).map { "  " + $0 } : [])
      + screen.tolerance.map { "  " + $0.words }
  }

  /// The lines of equal findings: what they have in common, one of them, and the others by name.
  private func text(of entry: ReportEntry) -> [String] {
    let screen = entry.example
    var lines = entry.sentences.map(VisibleText.line)
    if entry.hasExample {
      var finding = FindingText(screen: screen, variant: report.variant, palette: palette)
      finding.hasMeaning = false
      let details = finding.lines + screen.tolerance.map(\.words) + artifacts(of: screen)
      lines += ["for example \(screen.shownID):"] + details.map { "  " + $0 }
    }
    lines += entry.wrappedListing + (entry.remedy.map { [$0] } ?? [])
    return [entry.headline(palette)] + lines.map { "  " + $0 }
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

extension ReportEntry {
  /// The first line of a finding or of equal ones.
  func headline(_ palette: Palette) -> String {
    example.headline(palette, subject: headline ?? example.shownID)
  }

  /// The listing in lines of at most 78 columns, unless an id is longer.
  var wrappedListing: [String] {
    var lines: [String] = []
    for word in (listing ?? "").split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 78 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append((lines.isEmpty ? "" : "  ") + word)
      }
    }
    return lines
  }
}

extension ReportedScreen {
  /// The first line of a finding.
  func headline(_ palette: Palette) -> String { headline(palette, subject: shownID) }

  /// The verdict and the findings that have it.
  func headline(_ palette: Palette, subject: String) -> String {
    let word = isRecorded ? "recorded" : verdict.rawValue
    let padded = word + String(repeating: " ", count: max(0, 11 - word.count))
    return palette.paint(padded, ink) + subject
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
  /// Whether the changes in terms of navigation are listed.
  var hasMeaning = true

  var lines: [String] {
    let missing = screen.missingKinds.map { screen.snapshotPath($0, variant) }
    return (hasMeaning ? screen.meaning.map(VisibleText.line) : []) + textLines
      + screen.otherFacts(missing: missing)
  }

  private var textLines: [String] {
    guard let fact = screen.textFact, let text = screen.text else { return [] }
    return [fact + ":"] + palette.lines(of: text)
  }
}
