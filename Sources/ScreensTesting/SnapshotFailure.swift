import Harness
import PlainText
import Reports
import Snapshots

/// What a test is told of one screen that is not as its snapshot says.
struct SnapshotFailure: Sendable, Equatable {
  /// A file that helps to understand it.
  struct Attachment: Sendable, Equatable {
    /// The name, such as `recipeDetail.expected.png`.
    var name: String
    /// The content.
    var bytes: [UInt8]
  }

  /// What differs, and last the command that accepts it.
  var message: String
  /// What is expected, what was drawn, and the difference.
  var attachments: [Attachment] = []
}

extension SnapshotFailure {
  /// What a finding says: the verdict, its meaning, the counts, the text, the way out.
  static func message(
    of entry: RunResult.Entry, options: RunOptions, place: SnapshotPlace
  ) -> String {
    let screen = ReportedScreen(entry, order: 0, options: options) { place.shown($0) }
    var lines = screen.meaning.map(VisibleText.line)
    switch entry.verdict {
    case .added(let missing):
      let paths = missing.map { place.shown(options.store.path(of: entry.id, $0)) }
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
    let id = VisibleText.line(entry.id)
    switch entry.verdict {
    case .unchanged: return nil
    case .changed: return "accept with: " + UpdateWish.command(.changed, id)
    case .added: return "accept with: " + UpdateWish.command(.missing, id)
    case .moved: return "rename with: " + UpdateWish.command(.missing, id)
    case .failed:
      // What was not drawn cannot be accepted.
      if entry.files.isEmpty { return nil }
      return "restore it, or replace it with: " + UpdateWish.command(.all, id)
    case .obsolete:
      let folder = ShellWord.quoted(shown(options.store.folder, place))
      return "remove with: screens prune --snapshots \(folder)"
    }
  }

  private static func shown(_ path: String, _ place: SnapshotPlace) -> String {
    VisibleText.line(place.shown(path))
  }
}
