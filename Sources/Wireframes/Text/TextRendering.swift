package import Scenes

/// A screen as plain text, easy to read in a review and with small diffs.
///
/// A header with one fact per line, an empty line, and a drawing of fixed width. No line ends in a
/// space, and the text ends with one line feed.
package struct TextRendering: Sendable, Equatable {
  /// The number of columns between the edges of the display.
  static let columns = 44

  /// The text.
  package let text: String

  /// Draws a scene.
  ///
  /// - Parameter device: The device; stored texts are those of a phone, which all variants share.
  package init(_ scene: Scene, on device: Device = .phone) {
    var lines = TextHeader(scene: scene).lines
    lines.append("")
    lines +=
      device.isPhone
      ? TextScreen(scene: scene).lines : WideTextScreen(scene: scene, device: device).lines
    text = lines.map(Self.trimmed).joined(separator: "\n") + "\n"
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return line
  }
}
