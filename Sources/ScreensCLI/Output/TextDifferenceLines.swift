import PlainText
import Snapshots

extension Palette {
  /// The lines of a difference of texts, as they are shown.
  func lines(of difference: TextDifference) -> [String] {
    difference.lines.map { line in
      switch line {
      case .common(let line): "    " + VisibleText.line(line)
      case .removed(let line): paint("  - " + VisibleText.line(line), .red)
      case .added(let line): paint("  + " + VisibleText.line(line), .green)
      case .omitted(let count): paint("  … \(count) equal line\(count == 1 ? "" : "s")", .dim)
      }
    }
  }
}
