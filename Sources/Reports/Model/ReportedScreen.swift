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
