import Harness
import Raster
import Snapshots

/// What a run found, for a person at a terminal: a line a screen, the reasons, a summary, and the
/// command that goes on from there.
struct RunReport {
  let result: RunResult
  let options: RunOptions
  let isQuiet: Bool
  let palette: Palette
  let shownPath: (String) -> String

  var text: String {
    var lines: [String] = []
    for entry in result.entries where !isQuiet || !isSettled(entry) {
      lines.append(headline(entry))
      lines += details(entry).map { "  " + $0 }
    }
    if !isQuiet || !result.isClean { lines.append(summary) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func isSettled(_ entry: RunResult.Entry) -> Bool {
    entry.isRecorded || entry.verdict.kind == .unchanged
  }

  private func headline(_ entry: RunResult.Entry) -> String {
    let word = entry.isRecorded ? "recorded" : entry.verdict.kind.rawValue
    let padded = word + String(repeating: " ", count: max(0, 11 - word.count))
    return palette.paint(padded, ink(entry)) + VisibleText.line(entry.id)
  }

  private func ink(_ entry: RunResult.Entry) -> Palette.Ink {
    if entry.isRecorded { return .cyan }
    switch entry.verdict.kind {
    case .unchanged: return .dim
    case .added: return .green
    case .changed, .obsolete, .moved: return .yellow
    case .failed: return .red
    }
  }

  private func details(_ entry: RunResult.Entry) -> [String] {
    guard !isSettled(entry) else { return [] }
    let files = artifacts(of: entry)
    switch entry.verdict {
    case .unchanged: return []
    case .changed(let change):
      return change.meaning.map(VisibleText.line) + textLines(change) + pictureLines(change)
        + files + ["accept with: \(followUp.record(entry.id, .changed))"]
    case .added(let missing):
      let paths = missing.map { shownPath(options.store.path(of: entry.id, $0)) }
      return ["no snapshot at \(paths.joined(separator: " and "))"] + files
        + ["accept with: \(followUp.record(entry.id, .missing))"]
    case .moved(let source):
      return ["the same text and picture are stored as '\(VisibleText.line(source))'"] + files
        + ["rename with: \(followUp.record(entry.id, .missing))"]
    case .obsolete: return ["no screen has this id", "remove with: \(followUp.prune)"]
    case .failed(let reason):
      let wayOut = "restore it, or replace it with: \(followUp.record(entry.id, .all))"
      return [VisibleText.line(reason)] + files + (entry.isDrawn ? [wayOut] : [])
    }
  }

  private var followUp: FollowUpCommand {
    FollowUpCommand(options: options, folder: shownPath(options.store.folder))
  }

  /// Where the files that help to understand a finding are, in one line.
  private func artifacts(of entry: RunResult.Entry) -> [String] {
    for file in entry.files {
      let end = ".\(file.role.rawValue).\(file.kind.rawValue)"
      guard file.path.hasSuffix(end) else { continue }
      return ["see \(shownPath(String(file.path.dropLast(end.count)))).*"]
    }
    return []
  }

  private func textLines(_ change: SnapshotChange) -> [String] {
    guard let text = change.text else { return [] }
    return ["the text differs from line \(text.firstLine) on:"]
      + palette.lines(of: text)
  }

  private func pictureLines(_ change: SnapshotChange) -> [String] {
    switch change.picture {
    case nil: return []
    case .sizes(let stored, let drawn):
      return [
        "the picture is \(drawn.width) × \(drawn.height) pixels, "
          + "stored are \(stored.width) × \(stored.height)"
      ]
    case .pixels(let comparison):
      guard let bounds = comparison.bounds else { return [] }
      let count = comparison.differing
      let parts = change.regions.isEmpty ? "" : " (\(change.regions.joined(separator: ", ")))"
      return [
        "\(count) pixel\(count == 1 ? " differs" : "s differ") in "
          + "\(bounds.width) × \(bounds.height) at (\(bounds.left), \(bounds.top))\(parts)"
      ]
    }
  }

  private var summary: String {
    let counts = Verdict.Kind.allCases.compactMap { kind in
      let count = result.count(kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let recorded = result.recorded == 0 ? [] : ["\(result.recorded) recorded"]
    var line = (counts + recorded).joined(separator: ", ")
    if !result.isComplete { line += "; interrupted" }
    if case .render = options.purpose { line += "; pictures in \(shownPath(options.output))" }
    return line
  }
}
