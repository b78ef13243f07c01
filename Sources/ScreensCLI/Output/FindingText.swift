import Harness
import PlainText
import Reports
import Snapshots

/// What was found about one screen, in words: first what changed in meaning, then the lines of the
/// text, then the pixels.
struct FindingText {
  let screen: ReportedScreen
  let variant: ReportedVariant
  let palette: Palette

  var lines: [String] {
    switch screen.verdict {
    case .unchanged: []
    case .changed:
      screen.meaning.map(VisibleText.line) + textLines + pictureLines
    case .added: ["no snapshot at \(missing.joined(separator: " and "))"]
    case .moved:
      ["the same text and picture are stored as \((screen.movedFrom ?? "").quoted)"]
    case .obsolete: ["no screen has this id"]
    case .failed: screen.reason.map { [VisibleText.line($0)] } ?? []
    }
  }

  private var missing: [String] {
    screen.missingKinds.map { VisibleText.line(screen.snapshotPath($0, variant)) }
  }

  private var textLines: [String] {
    guard let text = screen.text else { return [] }
    return ["the text differs from line \(text.firstLine) on:"] + palette.lines(of: text)
  }

  private var pictureLines: [String] {
    guard let picture = screen.picture else { return [] }
    if let drawn = picture.actualSize, let stored = picture.expectedSize {
      return [
        "the picture is \(drawn.width) × \(drawn.height) pixels, "
          + "stored are \(stored.width) × \(stored.height)"
      ]
    }
    let count = picture.differing
    var line = "\(count) pixel\(count == 1 ? " differs" : "s differ")"
    if let bounds = picture.bounds {
      line += " in \(bounds.width) × \(bounds.height) at (\(bounds.x), \(bounds.y))"
    }
    if !picture.regions.isEmpty {
      line += " (\(picture.regions.map(VisibleText.line).joined(separator: ", ")))"
    }
    return [line]
  }
}
