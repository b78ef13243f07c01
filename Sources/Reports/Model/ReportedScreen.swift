package import Snapshots

/// The finding of a run about one screen, or about one snapshot without a screen.
///
/// The findings of all screens are in memory, so what few of them have is apart, and they share the texts around their
/// ids.
package struct ReportedScreen: Sendable, Equatable {
  /// The screen's id.
  package var id: String {
    didSet {
      // These contain the id.
      snapshot = snapshotText?.text(with: oldValue)
      acceptCommand = command?.text(with: oldValue)
    }
  }
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
  /// Whether the run stored a new snapshot, which resolves the finding.
  package var isRecorded: Bool
  /// Whether it was rejected in a review; nil if not.
  package var isRejected: Bool?
  /// The files that the run wrote.
  package var files: [ReportedFile]
  private var rareDetails = RareDetails.none
  private var snapshotText: IDText?
  private var command: IDText?

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
    self.isRecorded = isRecorded
    self.isRejected = isRejected
    self.files = files
    details = Details(
      movedFrom: movedFrom, meaning: meaning, text: text, picture: picture, reason: reason,
      tolerance: tolerance)
    self.snapshot = snapshot
    self.acceptCommand = acceptCommand
  }

  /// Whether it needs a review: it is neither unchanged nor recorded.
  package var isPending: Bool { verdict != .unchanged && !isRecorded }

  /// The file with a role and a kind, if the run wrote it.
  package func file(_ role: ReportedFile.Role, _ kind: ReportedFile.Kind) -> ReportedFile? {
    files.first { $0.role == role && $0.kind == kind }
  }
}

extension ReportedScreen {
  /// What few findings have.
  private struct Details: Sendable, Equatable {
    var movedFrom: String?
    var meaning: [String] = []
    var text: TextDifference?
    var picture: ReportedPicture?
    var reason: String?
    var tolerance: [ReportedLimit] = []
  }

  /// What few findings have, in one word if a finding has nothing of it.
  private enum RareDetails: Sendable, Equatable {
    case none
    indirect case some(Details)
  }

  private var details: Details {
    get { if case .some(let details) = rareDetails { details } else { Details() } }
    set { rareDetails = newValue == Details() ? .none : .some(newValue) }
  }

  /// For a moved screen, the id under which its snapshot is stored.
  package var movedFrom: String? {
    get { details.movedFrom }
    set { details.movedFrom = newValue }
  }

  /// The changes in terms of navigation, one sentence each.
  package var meaning: [String] {
    get { details.meaning }
    set { details.meaning = newValue }
  }

  /// The difference of the texts, if they differ.
  package var text: TextDifference? {
    get { details.text }
    set { details.text = newValue }
  }

  /// The difference of the pictures, if they differ.
  package var picture: ReportedPicture? {
    get { details.picture }
    set { details.picture = newValue }
  }

  /// Why the screen failed.
  package var reason: String? {
    get { details.reason }
    set { details.reason = newValue }
  }

  /// The limits of the comparison, with the measured values.
  package var tolerance: [ReportedLimit] {
    get { details.tolerance }
    set { details.tolerance = newValue }
  }

  /// The path of the stored text, for annotations; relative to the working directory.
  package var snapshot: String? {
    get { snapshotText?.text(with: id) }
    set { snapshotText = newValue.map { IDText($0, id: id) } }
  }

  /// The command that accepts the finding.
  package var acceptCommand: String? {
    get { command?.text(with: id) }
    set { command = newValue.map { IDText($0, id: id) } }
  }

  /// Shares the texts around the id with another finding that has equal ones.
  package mutating func shareTexts(with other: ReportedScreen) {
    if snapshotText == other.snapshotText { snapshotText = other.snapshotText }
    if command == other.command { command = other.command }
  }
}

/// A text without the id that it contains, such as the path of a file.
///
/// It is one word in memory, and copies share their parts. The text of a whole run would need more than its findings.
private enum IDText: Sendable, Equatable {
  indirect case around(start: String, end: String)
  indirect case whole(String)

  init(_ text: String, id: String) {
    guard !id.isEmpty, let range = text.utf8.firstRange(of: id.utf8) else {
      self = .whole(text)
      return
    }
    self = .around(
      start: String(text[..<range.lowerBound]), end: String(text[range.upperBound...]))
  }

  func text(with id: String) -> String {
    switch self {
    case .around(let start, let end): "\(start)\(id)\(end)"
    case .whole(let text): text
    }
  }
}
