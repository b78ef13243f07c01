package import Reports
import Scenes
package import Snapshots
import Wireframes

/// The result of a run: the screens in the order of the manifest, then the obsolete snapshots.
package struct RunResult: Sendable, Equatable {
  /// The finding for one screen.
  package struct Entry: Sendable, Equatable {
    /// The screen's id.
    package var id: String
    /// What the screen shows; nil for a screen that was not drawn or does not exist any more.
    package var subject: ScreenSubject?
    /// The verdict of the comparison, before anything was recorded.
    package var verdict: Verdict
    /// The measured differences, if the pictures are not equal and a tolerance was given.
    package var measured: PixelComparison? {
      get { if case .some(let comparison) = measurement { comparison } else { nil } }
      set { measurement = newValue.map { .some($0) } ?? .none }
    }
    private var measurement = Measurement.none
    /// Whether the run stored a new snapshot.
    package var isRecorded: Bool
    /// The files that the run wrote for it in the output folder.
    package var files: [ReportedFile]

    /// Creates an entry.
    package init(
      id: String, subject: ScreenSubject? = nil, verdict: Verdict,
      measured: PixelComparison? = nil, isRecorded: Bool = false, files: [ReportedFile] = []
    ) {
      self.id = id
      self.subject = subject
      self.verdict = verdict
      self.isRecorded = isRecorded
      self.files = files
      self.measured = measured
    }

    /// The measured differences, apart since few entries have them and all are in memory.
    private enum Measurement: Sendable, Equatable {
      case none
      indirect case some(PixelComparison)
    }

    /// Whether the screen was drawn; an obsolete snapshot and an unreached screen are not.
    package var isDrawn: Bool { subject != nil }
  }

  /// The findings.
  package var entries: [Entry]
  /// Whether the run was completed; an interrupted one has the findings so far.
  package var isComplete: Bool

  /// Creates a result.
  package init(entries: [Entry], isComplete: Bool = true) {
    self.entries = entries
    self.isComplete = isComplete
  }

  /// The number of findings of a kind that were not recorded.
  package func count(_ kind: Verdict.Kind) -> Int {
    entries.count { $0.verdict.kind == kind && !$0.isRecorded }
  }

  /// How many snapshots the run stored.
  package var recorded: Int { entries.count { $0.isRecorded } }

  /// Whether every screen equals its snapshot.
  package var isClean: Bool {
    entries.allSatisfy { $0.verdict.kind == .unchanged || $0.isRecorded }
  }
}

/// What a report says about a screen, except its id.
package struct ScreenSubject: Sendable, Equatable {
  /// The title of the page on top.
  package var title: String
  /// The title of the selected tab, if there is one.
  package var tab: String?
  /// The path of the screen: its tab, the pushed pages, then the layers with their kind.
  package var crumbs: [String]

  init(_ scene: Scene) {
    title = TextHole.shown(scene.confirmation?.title ?? scene.topPage?.title ?? scene.id)
    tab = scene.selectedTabItem?.title
    crumbs = Crumb.crumbs(of: scene).map(\.caption)
  }
}
