import Reports

/// The results of a run with one character per screen, for short logs.
struct DotReport {
  let report: Report
  let palette: Palette

  /// The number of characters per line.
  private static let width = 80

  var text: String {
    let marks = report.screens.map { palette.paint($0.mark, $0.ink) }
    let lines = stride(from: 0, to: marks.count, by: Self.width).map {
      marks[$0..<min($0 + Self.width, marks.count)].joined() + "\n"
    }
    return lines.joined() + report.shownSummary + "\n"
  }
}

extension ReportedScreen {
  /// The verdict as one character.
  fileprivate var mark: String {
    if isRecorded { return "R" }
    return verdict == .unchanged ? "." : verdict.rawValue.prefix(1).uppercased()
  }
}
