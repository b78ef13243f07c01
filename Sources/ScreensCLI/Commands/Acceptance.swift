import Harness
import PlainText
import Reports

/// Accepts or rejects the findings of the last run.
struct Acceptance {
  /// The outcome of one finding.
  enum Outcome {
    case accepted
    /// A snapshot without a screen, which `prune` removes.
    case obsolete
    /// A finding that a review rejected.
    case rejected
    case refused(PromotionError)

    /// Whether accepting failed.
    var isProblem: Bool { if case .refused = self { true } else { false } }
  }

  /// The report with the accepted findings marked.
  private(set) var report: Report
  private(set) var accepted = 0
  private(set) var refused = 0
  private var obsolete = 0
  private var rejected = 0
  private let promotion: SnapshotPromotion

  init(report: Report, _ options: LastRunOptions, session: Tool.Session) {
    self.report = report
    promotion = SnapshotPromotion(
      folder: options.output, snapshots: options.snapshots, variant: report.variant,
      shownPath: session.shown)
  }

  /// Accepts the finding at an index of the report.
  mutating func accept(_ index: Int) -> Outcome {
    guard report.screens[index].verdict != .obsolete else {
      obsolete += 1
      return .obsolete
    }
    do {
      try promotion.promote(report.screens[index])
    } catch {
      refused += 1
      return .refused(error)
    }
    report.screens[index].isRecorded = true
    report.screens[index].acceptCommand = nil
    accepted += 1
    return .accepted
  }

  /// Keeps the finding at an index of the report rejected.
  mutating func leave(_ index: Int) -> Outcome {
    rejected += 1
    return .rejected
  }

  /// Rejects the finding at an index of the report until another run compares it.
  mutating func reject(_ index: Int) {
    report.screens[index].isRejected = true
    report.screens[index].acceptCommand = nil
  }

  /// The counts of all outcomes, in one line.
  var summary: String {
    let counts = [
      (accepted, "accepted"), (rejected, "rejected"), (refused, "refused"), (obsolete, "obsolete"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing is pending" : parts.joined(separator: ", ")
  }
}

extension Acceptance.Outcome {
  /// The printed lines of a finding.
  ///
  /// - Parameters:
  ///   - screen: The finding before the decision.
  ///   - palette: The colours.
  ///   - commands: The recommended commands.
  func lines(
    _ screen: ReportedScreen, _ palette: Palette, commands: FollowUpCommands
  ) -> [String] {
    let id = VisibleText.line(screen.id)
    switch self {
    case .accepted:
      var lines = [palette.paint("accepted   ", .cyan) + id]
      if let source = screen.movedFrom { lines.append("  renamed from \(source.quoted)") }
      if screen.verdict == .failed, let reason = screen.reason {
        lines.append("  replaced what was there: \(VisibleText.line(reason))")
      }
      return lines
    case .obsolete:
      let command = screen.acceptCommand ?? commands.prune
      return [
        palette.paint("obsolete   ", .yellow) + id,
        "  remove with: \(VisibleText.line(command))",
      ]
    case .rejected:
      return [palette.paint("rejected   ", .yellow) + id]
    case .refused(let error):
      let reason = error.message(verify: commands.verify, accept: commands.accept(screen.id))
      return [palette.paint("refused    ", .red) + id, "  \(VisibleText.line(reason))"]
    }
  }
}
