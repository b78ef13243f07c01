package import Scenes

/// The picture of a screen as plain text, made to be read in a review and to give small diffs.
///
/// A head with one fact a line, an empty line, and a drawing of fixed width. No line ends in a
/// space, the text ends with one line feed.
package struct TextRendering: Sendable, Equatable {
  /// The columns between the edges of the display.
  static let columns = 44

  /// The text.
  package let text: String

  /// Draws a scene.
  package init(_ scene: Scene) {
    var lines = TextHead(scene: scene).lines
    lines.append("")
    lines += TextScreen(scene: scene).lines
    text = lines.map(Self.trimmed).joined(separator: "\n") + "\n"
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return line
  }
}
