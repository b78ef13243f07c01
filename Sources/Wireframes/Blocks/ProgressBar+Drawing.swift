import Scenes
import Typography

extension ProgressBar: BlockDrawing {
  private static let labelHeight = 24.0
  private static let thickness = 6.0

  func height(width: Double, in layout: BlockLayout) -> Double {
    (label == nil ? 0 : layout.line(Self.labelHeight, of: .footnote)) + Self.thickness
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    if let label {
      sketch.text(
        label, sketch.layout.font(.footnote), sketch.theme.secondary, at: rect.x,
        centerY: rect.y + sketch.layout.line(16, of: .footnote) / 2,
        maxWidth: rect.width)
    }
    let track = Rect(
      x: rect.x, y: rect.maxY - Self.thickness, width: rect.width, height: Self.thickness)
    sketch.rounded(track, radius: Self.thickness / 2, sketch.theme.fill)
    guard shownFraction > 0 else { return }
    var done = track
    done.width = max(Self.thickness, (track.width * shownFraction).rounded())
    sketch.rounded(done, radius: Self.thickness / 2, sketch.theme.accent)
  }

  var spokenElements: [AccessibleElement] {
    let percent = Int((shownFraction * 100).rounded())
    return [AccessibleElement(.progress, label, value: "\(percent) %")]
  }

  func drawText(on box: inout TextBox) {
    let percent = Int((shownFraction * 100).rounded())
    let number = " \(percent) %"
    let length = max(1, box.width - number.count)
    let done = percent * length / 100
    if let label { box.add(TerminalText.printable(label)) }
    box.add(
      String(repeating: "━", count: done) + String(repeating: "┄", count: length - done) + number)
  }
}
