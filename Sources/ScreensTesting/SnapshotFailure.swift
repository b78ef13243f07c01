import Harness
import PlainText
import Reports
import Snapshots

/// The failure of one screen that differs from its snapshot.
struct SnapshotFailure: Sendable, Equatable {
  /// A file that explains it.
  struct Attachment: Sendable, Equatable {
    /// The name, such as `recipeDetail.expected.png`.
    var name: String
    /// The content.
    var bytes: [UInt8]
  }

  /// The differences, then the command that accepts them.
  var message: String
  /// The expected files, the drawn files and the difference.
  var attachments: [Attachment] = []
}

extension SnapshotFailure {
  /// The message of a finding: the verdict, its meaning, the counts, the text and the remedy.
  static func message(
    of entry: RunResult.Entry, options: RunOptions, place: SnapshotPlace
  ) -> String {
    let screen = ReportedScreen(entry, order: 0, options: options) { place.shown($0) }
    var lines = screen.meaning.map(VisibleText.line)
    switch entry.verdict {
    case .added(let missing):
      let name = DrawnName(entry.id)
      let store = name?.variant.map(options.store(of:)) ?? options.store
      let id = DrawnName.id(of: entry.id)
      let paths = missing.map { place.shown(store.path(of: id, $0)) }
      lines += screen.otherFacts(missing: paths)
    default:
      lines += screen.facts.map(place.shown)
    }
    lines += screen.differenceLines.map { "  " + $0 }
    if let remedy = remedy(of: entry, options: options, place: place) { lines.append(remedy) }
    return "\(screen.shownID) \(screen.verdict.rawValue)"
      + lines.map { $0.allSatisfy(\.isWhitespace) ? "\n" : "\n  " + $0 }.joined()
  }

  private static func remedy(
    of entry: RunResult.Entry, options: RunOptions, place: SnapshotPlace
  ) -> String? {
    let id = VisibleText.line(DrawnName.id(of: entry.id))
    switch entry.verdict {
    case .unchanged: return nil
    case .changed: return "accept with: " + UpdateRequest.command(.changed, id)
    case .added: return "accept with: " + UpdateRequest.command(.missing, id)
    case .moved: return "rename with: " + UpdateRequest.command(.missing, id)
    case .failed:
      // A screen that was not drawn cannot be accepted.
      if entry.files.isEmpty { return nil }
      return "restore it, or replace it with: " + UpdateRequest.command(.all, id)
    case .obsolete:
      let folder = ShellWord.quoted(shown(options.store.folder, place))
      return "remove with: screens prune --snapshots \(folder)"
    }
  }

  private static func shown(_ path: String, _ place: SnapshotPlace) -> String {
    VisibleText.line(place.shown(path))
  }
}
