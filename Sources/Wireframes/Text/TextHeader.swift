import Navigation
import Scenes

/// The facts above the drawing of a text rendering, one per line.
struct TextHeader {
  let scene: Scene

  var lines: [String] {
    var lines = [fact("screen", scene.id)]
    if let window = scene.window { lines.append(fact("window", window)) }
    if let tab { lines.append(fact("tab", tab)) }
    if let columns = scene.columns { lines.append(fact("columns", words(for: columns))) }
    lines.append(fact("stack", titles(of: scene.pages)))
    for (index, layer) in scene.layers.enumerated() {
      lines.append(fact("layer \(index + 1)", kind(of: layer) + titles(of: layer.pages)))
    }
    for stack in scene.otherStacks {
      lines.append(fact("other", stack.titles.joined(separator: " › ")))
    }
    for state in scene.topPage?.states ?? [] { lines.append(fact("state", state.words)) }
    if let confirmation = scene.confirmation {
      lines.append(
        fact(confirmation.style == .alert ? "alert" : "confirm", confirmation.title))
    }
    if let link = scene.link { lines.append(fact("link", link)) }
    return lines
  }

  /// The selected tab with its position in the tab bar, or among all tabs if the bar has not got it; nil without tabs.
  private var tab: String? {
    let bar = scene.tabsInBar
    guard let index = scene.selectedTab, let item = scene.selectedTabItem else {
      return scene.selectedTab == nil && scene.hasTabBar ? "none of \(scene.tabs.count)" : nil
    }
    guard let place = bar.firstIndex(of: index) else {
      return "\(item.title) (\(index + 1) of \(scene.tabs.count), not in the tab bar)"
    }
    let note = scene.hidesTabBar ? ", tab bar hidden" : ""
    return "\(item.title) (\(place + 1) of \(bar.count)\(note))"
  }

  private func fact(_ name: String, _ value: String) -> String {
    let gap = String(repeating: " ", count: max(1, 10 - name.count))
    return name + gap + TerminalText.printable(value)
  }

  private func titles(of pages: [Page]) -> String {
    pages.map(\.title).joined(separator: " › ")
  }

  /// The number of columns, their visibility unless it is automatic, and the page of each: "3: Mail │ Inbox │ –".
  private func words(for columns: SplitView) -> String {
    let selected = scene.pages.prefix(columns.columns).map(\.title)
    let free = Array(repeating: "–", count: max(0, columns.columns - selected.count))
    let visibility = columns.visibility.words.map { ", \($0)" } ?? ""
    return "\(columns.columns)\(visibility): " + (selected + free).joined(separator: " │ ")
  }

  /// The kind of a layer with what it needs to be drawn, and at least two spaces.
  private func kind(of layer: Layer) -> String {
    let words = layer.words
    let gap = words.count < 7 ? 8 - words.count : 3
    return words + String(repeating: " ", count: gap)
  }
}

extension ColumnVisibility {
  fileprivate var words: String? {
    switch self {
    case .automatic: nil
    case .all: "all"
    case .doubleColumn: "double column"
    case .detailOnly: "detail only"
    }
  }
}

extension Layer {
  /// The kind of the layer, with the detent of a custom sheet and the anchor of a popover.
  fileprivate var words: String {
    switch style {
    case .mediumSheet: return "medium"
    case .largeSheet: return "sheet"
    case .customSheet:
      if let fraction, fraction.isFinite { return "sheet \(Self.rounded(fraction * 100)) %" }
      if let height, height.isFinite { return "sheet \(Self.rounded(height)) pt" }
      return "sheet"
    case .fullScreenCover: return "cover"
    case .popover:
      // Two spaces end the kind.
      let words = anchor?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
      return words.isEmpty ? "popover" : "popover at \(words)"
    case .inspector: return "inspector"
    }
  }

  /// A number with at most one decimal: 40, 33.3.
  private static func rounded(_ number: Double) -> String {
    let tenths = (max(-1e9, min(number, 1e9)) * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
