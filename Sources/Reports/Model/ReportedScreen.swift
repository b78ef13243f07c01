package import Snapshots

/// What a run found about one screen, or about one snapshot without a screen.
package struct ReportedScreen: Codable, Sendable, Equatable {
  /// The screen's id.
  package var id: String
  /// The place in the manifest, from 0; obsolete snapshots follow the last screen.
  package var order: Int
  /// The title of the page on top; the id where nothing could be drawn.
  package var title: String
  /// The title of the selected tab, if there is one.
  package var tab: String?
  /// The way to the screen: its tab, the pushed pages, then the layers with their kind.
  package var crumbs: [String]
  /// What the comparison found, before anything was recorded.
  package var verdict: ReportedVerdict
  /// For a moved screen, the id under which its snapshot is stored.
  package var movedFrom: String?
  /// Whether the run stored a new snapshot, which settles the finding.
  package var isRecorded: Bool
  /// Whether a person rejected it in a review; nil as long as nobody did.
  package var isRejected: Bool?
  /// What changed in the meaning of the screen, a sentence each.
  package var meaning: [String]
  /// The difference of the texts, if they differ.
  package var text: TextDifference?
  /// The difference of the pictures, if they differ.
  package var picture: ReportedPicture?
  /// Why the screen failed.
  package var reason: String?
  /// What was allowed to differ, and how much did.
  package var tolerance: [ReportedLimit]
  /// The path of the stored text, for those who annotate files; relative to the working directory.
  package var snapshot: String?
  /// The files that the run wrote.
  package var files: [ReportedFile]
  /// The command that accepts what was found.
  package var acceptCommand: String?

  /// Creates a finding; what does not apply can be left out.
  package init(
    id: String,
    order: Int,
    title: String,
    tab: String? = nil,
    crumbs: [String] = [],
    verdict: ReportedVerdict,
    movedFrom: String? = nil,
    isRecorded: Bool = false,
    isRejected: Bool? = nil,
    meaning: [String] = [],
    text: TextDifference? = nil,
    picture: ReportedPicture? = nil,
    reason: String? = nil,
    tolerance: [ReportedLimit] = [],
    snapshot: String? = nil,
    files: [ReportedFile] = [],
    acceptCommand: String? = nil
  ) {
    self.id = id
    self.order = order
    self.title = title
    self.tab = tab
    self.crumbs = crumbs
    self.verdict = verdict
    self.movedFrom = movedFrom
    self.isRecorded = isRecorded
    self.isRejected = isRejected
    self.meaning = meaning
    self.text = text
    self.picture = picture
    self.reason = reason
    self.tolerance = tolerance
    self.snapshot = snapshot
    self.files = files
    self.acceptCommand = acceptCommand
  }

  /// Whether someone has to look at it: it is neither unchanged nor settled by recording.
  package var isPending: Bool { verdict != .unchanged && !isRecorded }

  /// The file of a role and a kind, if the run wrote it.
  package func file(_ role: ReportedFile.Role, _ kind: ReportedFile.Kind) -> ReportedFile? {
    files.first { $0.role == role && $0.kind == kind }
  }
}

/// What a comparison with the stored snapshot found.
package enum ReportedVerdict: String, Codable, Sendable, CaseIterable {
  /// Text and picture are the stored ones.
  case unchanged
  /// Text or picture differ from the stored ones.
  case changed
  /// There is no snapshot yet.
  case added
  /// There is a snapshot but no screen.
  case obsolete
  /// The snapshot is there under the id of a screen that is gone.
  case moved
  /// The screen could not be drawn or its snapshot not be read.
  case failed
}

/// A file that a run wrote to help to understand a finding.
package struct ReportedFile: Codable, Sendable, Hashable {
  /// What a file shows.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// What is stored.
    case expected
    /// What was drawn.
    case actual
    /// In what both differ.
    case difference
  }

  /// What a file holds.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A text in UTF-8.
    case text
    /// A picture in PNG.
    case picture
  }

  /// What the file shows.
  package var role: Role
  /// What the file holds.
  package var kind: Kind
  /// The path from the folder of the report, with forward slashes.
  package var path: String
  /// The SHA-256 of the content in hexadecimal; writers take files of equal digests for the same.
  package var digest: String

  /// Creates a file.
  package init(role: Role, kind: Kind, path: String, digest: String) {
    self.role = role
    self.kind = kind
    self.path = path
    self.digest = digest
  }
}

/// One thing in which pictures were allowed to differ, with what was measured.
package struct ReportedLimit: Codable, Sendable, Hashable {
  /// What is limited, as the option that sets it is called: `threshold`, `max-diff-pixels`.
  package var name: String
  /// How much was allowed.
  package var allowed: Double
  /// How much there was, where it can be told.
  package var measured: Double?

  /// Creates a limit.
  package init(name: String, allowed: Double, measured: Double? = nil) {
    self.name = name
    self.allowed = allowed
    self.measured = measured
  }
}
