import Harness
import PlainText
import Reports

/// What was found about one screen as a terminal shows it: first what changed in meaning, then the lines
/// of the text, then the pixels.
struct FindingText {
  let screen: ReportedScreen
  let variant: ReportedVariant
  let palette: Palette

  var lines: [String] {
    let missing = screen.missingKinds.map { screen.snapshotPath($0, variant) }
    return screen.meaning.map(VisibleText.line) + textLines + screen.otherFacts(missing: missing)
  }

  private var textLines: [String] {
    guard let fact = screen.textFact, let text = screen.text else { return [] }
    return [fact + ":"] + palette.lines(of: text)
  }
}
