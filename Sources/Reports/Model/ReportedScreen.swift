package import Files
package import Snapshots

/// The finding of a run about one screen, or about one snapshot without a screen.
package struct ReportedScreen: Codable, Sendable, Equatable {
  /// The screen's id.
  package var id: String
  /// The index in the manifest; obsolete snapshots follow the last screen.
  package var order: Int
  /// The title of the top page; the id if the screen could not be drawn.
  package var title: String
  /// The title of the selected tab, if there is one.
  package var tab: String?
  /// The path to the screen: its tab, the pushed pages, then the layers with their kind.
  package var crumbs: [String]
  /// The result of the comparison, before recording.
  package var verdict: ReportedVerdict
  /// For a moved screen, the id under which its snapshot is stored.
  package var movedFrom: String?
  /// Whether the run stored a new snapshot, which resolves the finding.
  package var isRecorded: Bool
  /// Whether it was rejected in a review; nil if not.
  package var isRejected: Bool?
  /// The changes in terms of navigation, one sentence each.
  package var meaning: [String]
  /// The difference of the texts, if they differ.
  package var text: TextDifference?
  /// The difference of the pictures, if they differ.
  package var picture: ReportedPicture?
  /// Why the screen failed.
  package var reason: String?
  /// The limits of the comparison, with the measured values.
  package var tolerance: [ReportedLimit]
  /// The path of the stored text, for annotations; relative to the working directory.
  package var snapshot: String?
  /// The files that the run wrote.
  package var files: [ReportedFile]
  /// The command that accepts the finding.
  package var acceptCommand: String?

  /// Creates a finding; arguments that do not apply can be omitted.
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

  /// Whether it needs a review: it is neither unchanged nor recorded.
  package var isPending: Bool { verdict != .unchanged && !isRecorded }

  /// The file with a role and a kind, if the run wrote it.
  package func file(_ role: ReportedFile.Role, _ kind: ReportedFile.Kind) -> ReportedFile? {
    files.first { $0.role == role && $0.kind == kind }
  }
}

/// The result of a comparison with the stored snapshot.
package enum ReportedVerdict: String, Codable, Sendable, CaseIterable {
  /// The text and the picture equal the stored ones.
  case unchanged
  /// The text or the picture differs from the stored one.
  case changed
  /// There is no snapshot yet.
  case added
  /// There is a snapshot but no screen.
  case obsolete
  /// The snapshot is stored under the id of a removed screen.
  case moved
  /// The screen could not be drawn, or its snapshot could not be read.
  case failed
}

/// A file that a run wrote to show a finding.
package struct ReportedFile: Codable, Sendable, Hashable {
  /// The role of a file.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// The stored snapshot.
    case expected
    /// The drawn screen.
    case actual
    /// The difference of both.
    case difference
  }

  /// The type of a file.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A text in UTF-8.
    case text
    /// A picture in PNG.
    case picture
  }

  /// The role of the file.
  package var role: Role
  /// The type of the file.
  package var kind: Kind
  /// The path relative to the folder of the report, with forward slashes.
  package var path: String
  /// The digest of the content; writers treat files with equal digests as equal.
  package var digest: ContentDigest

  /// Creates a file.
  package init(role: Role, kind: Kind, path: String, digest: ContentDigest) {
    self.role = role
    self.kind = kind
    self.path = path
    self.digest = digest
  }
}

/// A limit for differences of pictures, with the measured value.
package struct ReportedLimit: Codable, Sendable, Hashable {
  /// The name of the option that sets the limit: `threshold`, `max-diff-pixels`.
  package var name: String
  /// The limit.
  package var allowed: Double
  /// The measured value, if known.
  package var measured: Double?

  /// Creates a limit.
  package init(name: String, allowed: Double, measured: Double? = nil) {
    self.name = name
    self.allowed = allowed
    self.measured = measured
  }
}
