public import Snapshots

/// What a run found, screen by screen in the order of the manifest, then the obsolete snapshots.
public struct RunResult: Sendable, Equatable {
  /// The finding for one screen.
  public struct Entry: Sendable, Equatable {
    /// The screen's id.
    public var id: String
    /// What the screen shows; none for a screen that could not be drawn or is gone.
    public var subject: ScreenSubject?
    /// What the comparison found, before anything was recorded.
    public var verdict: Verdict
    /// How the pictures compare, where they are not equal and a tolerance was given.
    public var measured: PixelComparison?
    /// Whether the run stored a new snapshot.
    public var isRecorded: Bool
    /// The files that the run wrote for it beside the snapshots.
    public var files: [Artifact]

    /// Creates an entry.
    public init(
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
    public var isDrawn: Bool { subject != nil }
  }

  /// The findings.
  public var entries: [Entry]
  /// Whether the run came to its end; an interrupted one holds what was found by then.
  public var isComplete: Bool

  /// Creates a result.
  public init(entries: [Entry], isComplete: Bool = true) {
    self.entries = entries
    self.isComplete = isComplete
  }

  /// How many findings are of a kind and were not settled by recording.
  public func count(_ kind: Verdict.Kind) -> Int {
    entries.count { $0.verdict.kind == kind && !$0.isRecorded }
  }

  /// How many snapshots the run stored.
  public var recorded: Int { entries.count { $0.isRecorded } }

  /// Whether every screen is as its snapshot says.
  public var isClean: Bool {
    entries.allSatisfy { $0.verdict.kind == .unchanged || $0.isRecorded }
  }
}
