internal import PlainText
import Snapshots

/// The texts about a finding that all report formats use; invisible characters from outside are made visible.
extension ReportedScreen {
  /// The id, safe for a line of text.
  package var shownID: String { VisibleText.line(id) }

  /// The outcome in one word.
  var outcome: String { isRecorded ? "recorded" : verdict.rawValue }

  /// The finding in one sentence: the first navigation change, else the first fact.
  var summary: String {
    meaning.first.map(VisibleText.line) ?? facts.first ?? outcome
  }

  /// All facts about the finding except its navigation changes and the lines of the text.
  package var facts: [String] {
    (textFact.map { [$0] } ?? []) + otherFacts() + tolerance.map(\.words)
  }

  /// The first line from which the text differs.
  package var textFact: String? {
    guard verdict == .changed, let text else { return nil }
    return "the text differs from line \(text.firstLine) on"
  }

  /// The facts except those about the text, the navigation and the tolerance.
  ///
  /// - Parameter missing: The paths of missing snapshots to name.
  package func otherFacts(missing: [String] = []) -> [String] {
    var facts: [String] = []
    switch verdict {
    case .unchanged, .failed: break
    case .changed: if let picture { facts.append(picture.words) }
    case .added:
      let paths = missing.map(VisibleText.line).joined(separator: " and ")
      facts.append(missing.isEmpty ? "there is no snapshot yet" : "no snapshot at \(paths)")
    case .obsolete: facts.append("no screen has this id")
    case .moved: facts.append("its snapshot is stored as \(VisibleText.quoted(movedFrom ?? ""))")
    }
    if let reason { facts.append(VisibleText.line(reason)) }
    return facts
  }

  /// The lines of the text's difference, each with its mark.
  package var differenceLines: [String] {
    (text?.lines ?? []).map { line in
      guard case .omitted(let count) = line else { return VisibleText.line(line.spelling) }
      return "@ \(count) equal line\(count == 1 ? "" : "s")"
    }
  }

  /// The verb for the command of the finding.
  package var actionVerb: String {
    switch verdict {
    case .obsolete: "remove"
    case .moved: "rename"
    case .failed: "restore it, or replace it"
    case .unchanged, .changed, .added: "accept"
    }
  }

  /// The command that resolves the finding, safe for a line of text.
  var shownCommand: String? { acceptCommand.map(VisibleText.line) }

  /// The command that resolves the finding, after its verb.
  package var remedy: String? {
    shownCommand.map { "\(actionVerb) with: \($0)" }
  }
}

extension ReportedPicture {
  /// The difference in one sentence.
  var words: String {
    if let actualSize, let expectedSize {
      return "the picture has \(actualSize.words) pixels, the stored one \(expectedSize.words)"
    }
    var words = "\(differing) pixel\(differing == 1 ? " differs" : "s differ")"
    if antialiased > 0 { words += " and \(antialiased) more by anti-aliasing only" }
    if let bounds {
      words += ", in \(bounds.width) × \(bounds.height) at (\(bounds.x), \(bounds.y))"
    }
    if !regions.isEmpty {
      words += ": " + regions.map(VisibleText.line).joined(separator: ", ")
    }
    return words
  }
}

extension ReportedPicture.Size {
  fileprivate var words: String { "\(width) × \(height)" }
}

extension ReportedLimit {
  /// The limit in one phrase.
  package var words: String {
    let name = VisibleText.line(name)
    guard let measured else { return "\(name) is \(Self.digits(allowed))" }
    return "\(name) allows \(Self.digits(allowed)), measured \(Self.digits(measured))"
  }

  private static func digits(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
