import Scenes
package import Snapshots
import Wireframes

/// What a run found, screen by screen in the order of the manifest, then the obsolete snapshots.
package struct RunResult: Sendable, Equatable {
  /// The finding for one screen.
  package struct Entry: Sendable, Equatable {
    /// The screen's id.
    package var id: String
    /// What the screen shows; none for a screen that could not be drawn or is gone.
    package var subject: ScreenSubject?
    /// What the comparison found, before anything was recorded.
    package var verdict: Verdict
    /// How the pictures compare, where they are not equal and a tolerance was given.
    package var measured: PixelComparison?
    /// Whether the run stored a new snapshot.
    package var isRecorded: Bool
    /// The files that the run wrote for it beside the snapshots.
    package var files: [Artifact]

    /// Creates an entry.
    package init(
      id: String, subject: ScreenSubject? = nil, verdict: Verdict,
      measured: PixelComparison? = nil, isRecorded: Bool = false, files: [Artifact] = []
    ) {
      self.id = id
      self.subject = subject
      self.verdict = verdict
      self.measured = measured
      self.isRecorded = isRecorded
      self.files = files
    }

    /// Whether the screen was drawn; an obsolete snapshot and a screen out of reach are not.
    package var isDrawn: Bool { subject != nil }
  }

  /// The findings.
  package var entries: [Entry]
  /// Whether the run came to its end; an interrupted one holds what was found by then.
  package var isComplete: Bool

  /// Creates a result.
  package init(entries: [Entry], isComplete: Bool = true) {
    self.entries = entries
    self.isComplete = isComplete
  }

  /// How many findings are of a kind and were not settled by recording.
  package func count(_ kind: Verdict.Kind) -> Int {
    entries.count { $0.verdict.kind == kind && !$0.isRecorded }
  }

  /// How many snapshots the run stored.
  package var recorded: Int { entries.count { $0.isRecorded } }

  /// Whether every screen is as its snapshot says.
  package var isClean: Bool {
    entries.allSatisfy { $0.verdict.kind == .unchanged || $0.isRecorded }
  }
}

/// What a report says of a screen beside its id.
package struct ScreenSubject: Sendable, Equatable {
  /// The title of the page on top.
  package var title: String
  /// The title of the selected tab, if there is one.
  package var tab: String?
  /// The way to the screen: its tab, the pushed pages, then the layers with their kind.
  package var crumbs: [String]

  init(_ scene: Scene) {
    title = scene.confirmation?.title ?? scene.topPage?.title ?? scene.id
    tab =
      scene.tabs.indices.contains(scene.selectedTab)
      ? scene.tabs[scene.selectedTab].title : nil
    crumbs = Crumb.crumbs(of: scene).map(\.caption)
  }
}
