import PlainText
import Snapshots

/// Colours text, if colours are on.
struct Palette: Sendable, Equatable {
  let isColored: Bool

  /// The styles of the output, all from the 16 colours of the terminal's theme.
  enum Ink: Int, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
  }

  /// The text in a colour.
  ///
  /// The text must not contain colours, whose end would also end this one.
  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream is coloured.
  ///
  /// `always` and `never` are set for this tool, so they override `NO_COLOR`, which applies to all programs. An
  /// empty `NO_COLOR` counts as unset (no-color.org).
  func allowsColor(onTerminal isTerminal: Bool, variables: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }
  }
}

extension Palette {
  /// The printed lines of a text difference.
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
