public import Snapshots

/// What a run found, screen by screen in the order of the manifest, then the obsolete snapshots.
public struct RunResult: Sendable, Equatable {
  /// The finding for one screen.
  public struct Entry: Sendable, Equatable {
    /// The screen's id.
    public var id: String
    /// What the comparison found, before anything was recorded.
    public var verdict: Verdict
    /// Whether the screen was drawn; an obsolete snapshot and a screen out of reach are not.
    public var isDrawn: Bool
    /// Whether the run stored a new snapshot.
    public var isRecorded: Bool
    /// The files that the run wrote beside the snapshots.
    public var artifacts: [String]

    /// Creates an entry.
    public init(
      id: String, verdict: Verdict, isDrawn: Bool = true, isRecorded: Bool = false,
      artifacts: [String] = []
    ) {
      self.id = id
      self.verdict = verdict
      self.isDrawn = isDrawn
      self.isRecorded = isRecorded
      self.artifacts = artifacts
    }
  }

  /// The findings.
  public var entries: [Entry]

  /// Creates a result.
  public init(entries: [Entry]) {
    self.entries = entries
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
