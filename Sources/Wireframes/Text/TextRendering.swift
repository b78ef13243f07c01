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
  package init(_ scene: Scene) {
    var lines = TextHeader(scene: scene).lines
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

/// The facts above the drawing of a text rendering, one per line.
struct TextHeader {
  let scene: Scene

  var lines: [String] {
    var lines = [fact("screen", scene.id)]
    if let window = scene.window { lines.append(fact("window", window)) }
    if let tab { lines.append(fact("tab", tab)) }
    lines.append(fact("stack", titles(of: scene.pages)))
    for (index, layer) in scene.layers.enumerated() {
      lines.append(fact("layer \(index + 1)", kind(of: layer) + titles(of: layer.pages)))
    }
    for state in scene.topPage?.states ?? [] { lines.append(fact("state", state.words)) }
    if let confirmation = scene.confirmation {
      lines.append(
        fact(confirmation.style == .alert ? "alert" : "confirm", confirmation.title))
    }
    if let link = scene.link { lines.append(fact("link", link)) }
    return lines
  }

  /// The selected tab with its position; nil without tabs.
  private var tab: String? {
    let count = scene.tabs.count
    guard let index = scene.selectedTab, let item = scene.selectedTabItem else {
      return scene.selectedTab == nil && scene.hasTabBar ? "none of \(count)" : nil
    }
    let place = TabBar(scene).selected == nil ? ", not in the tab bar" : ""
    return "\(item.title) (\(index + 1) of \(count)\(place))"
  }

  private func fact(_ name: String, _ value: String) -> String {
    let gap = String(repeating: " ", count: max(1, 10 - name.count))
    return name + gap + TerminalText.printable(value)
  }

  private func titles(of pages: [Page]) -> String {
    pages.map(\.title).joined(separator: " › ")
  }

  private func kind(of layer: Layer) -> String {
    switch layer.style {
    case .mediumSheet: "medium  "
    case .largeSheet, .customSheet: "sheet   "
    case .fullScreenCover: "cover   "
    case .popover: "popover "
    case .inspector: "inspector "
    }
  }
}
